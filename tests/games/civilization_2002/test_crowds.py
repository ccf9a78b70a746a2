"""Where much stands on the map: armies, tokens and bursts of battles beside each other and beside names."""

from epocha.games.civilization_2002.ground import FAR_CELL
from epocha.games.civilization_2002.layout import UP
from epocha.games.civilization_2002.lettering import FAR_NAME, boxes_near
from epocha.games.civilization_2002.map_pieces import BURST, all_on, burst_spots, far_spots
from epocha.games.civilization_2002.spots import SPREAD, covered
from epocha.games.civilization_2002.standing import standings

from .field import P1, P2, read, settled, token, unit, world


def test_a_burst_lies_off_the_name_of_its_region_and_off_what_stands_there() -> None:
    """It lay on the name of Lena, above a village and two armies."""
    table = settled(world(), P1, "lena")
    for seat in (P1, P2):
        unit(table, seat, "swordsman", "lena")
    region = read("lena")
    stand = standings(table)[region]
    burst = covered(burst_spots(table.world, region, stand)[0], BURST / (2 * SPREAD))
    names = boxes_near(table.world, region, FAR_NAME, FAR_CELL)
    pieces = [covered(one, FAR_CELL) for one in far_spots(table.world, region, stand)]
    assert len(pieces) == 3
    assert sum([burst.over(one) for one in (*names, *pieces)]) < 0.05 * FAR_CELL**2


def test_a_token_hangs_on_the_army_that_stands_on_it() -> None:
    """Beside it, it took the room of a second army: in a region with two of them one lay on a name."""
    table = token(world(), "resource_wine", "indus", UP)
    for seat in (P1, P2):
        unit(table, seat, "swordsman", "indus")
    region = read("indus")
    stand = standings(table)[region]
    assert stand.site
    at = far_spots(table.world, region, stand)
    assert len(at) == 2
    names = boxes_near(table.world, region, FAR_NAME, FAR_CELL)
    assert sum([covered(one, FAR_CELL).over(name) for one in at for name in names]) < 0.05 * FAR_CELL**2
    drawn = all_on(table.world, region, stand)
    assert drawn.rindex("resource-") > drawn.rindex("badge-1"), "the token lies below an army"
