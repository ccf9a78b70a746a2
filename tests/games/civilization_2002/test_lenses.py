"""What is seen over the map on demand, against what the rules let pieces do and traders reach."""

import re
from typing import cast

import pytest

from epocha.games.civilization_2002.atlas import REGION_IDS
from epocha.games.civilization_2002.components import NONE, PLAGUE
from epocha.games.civilization_2002.lenses import LETTERS, bare, lenses, threatened, within_range
from epocha.games.civilization_2002.map_shapes import WIDTH
from epocha.games.civilization_2002.ranges import common_techs, in_range
from epocha.games.civilization_2002.reach import reached
from epocha.games.civilization_2002.tray import corners_near

from .field import (
    P1,
    P2,
    P3,
    UP,
    Table,
    do,
    fleet,
    learned,
    moving,
    neutral,
    options,
    read,
    settled,
    token,
    unit,
    world,
)


def names(regions: set[int]) -> set[str]:
    """Return regions by name."""
    return {REGION_IDS[region] for region in regions}


def lens(table: Table, seat: int, name: str) -> str:
    """Return what a seat sees through a lens."""
    layers = lenses(cast(Table, table.view(seat)), "en")
    return str(next(layer.draw() for layer in layers if layer.name == name))


def come_to(table: Table) -> set[int]:
    """Return all regions in which own pieces can come to stand, by playing every turn of movement that there is."""
    found: set[int] = set()
    met: set[tuple[tuple[int, ...], ...]] = set()
    waiting = [table]
    while waiting:
        now = waiting.pop()
        found |= {int(at) for at, owner in zip(now.piece_at, now.piece_owner, strict=True) if owner == P1}
        for text in options(now) if now.current_players == (P1,) else ():
            after = do(now.clone(), text)
            stand = tuple([tuple(map(int, one)) for one in (after.piece_at, after.piece_aboard, after.piece_spent,
                                                            after.draft(P1))])  # fmt: skip
            if stand not in met and text not in ("done", "explore"):
                met.add(stand)
                waiting.append(after)
    return found


@pytest.mark.rule("CE-9.2", "CE-9.6", "CE-9.7", "CE-9.8")
def test_reach_is_where_pieces_can_come() -> None:
    """A settler boards, sails and lands; the army aboard lands before the fleet sails, or not at all."""
    table = world()
    unit(table, P1, "settler", "atlas")
    fleet(table, P1, "caravel", "mid_atlantic", "swordsman")
    moving(table)
    assert {region for piece in range(3) for region in reached(table, piece)} == come_to(table)


@pytest.mark.rule("CE-9.22")
def test_neutral_cavalry_ends_the_reach_of_who_comes_there() -> None:
    table = world()
    settler = unit(table, P1, "settler", "gobi")
    free = reached(table, settler)
    neutral(table, "horseman", "steppe")
    moving(table)
    assert read("steppe") in reached(table, settler) < free
    assert reached(table, settler) == {read("steppe"), *come_to(table)}  # where it falls at once


def test_reach_is_that_of_the_piece_which_is_chosen() -> None:
    table = world()
    unit(table, P1, "swordsman", "gobi")
    unit(table, P1, "swordsman", "kalahari")
    moving(table)
    assert "#region-tanganika" in lens(table, P1, "reach") or "#region-atlantia" in lens(table, P1, "reach")
    do(table, "from gobi")
    chosen = set(re.findall(r"#region-(\w+)", lens(table, P1, "reach")))
    assert chosen == names(reached(table, 0))


@pytest.mark.rule("CE-12.1")
def test_threat_is_where_armies_and_fleets_of_others_can_come() -> None:
    """Settlers and neutral cavalry threaten nobody; who has an army or an aircraft at home is no prey."""
    table = settled(settled(world("advanced", "modern"), P1, "gobi"), P1, "kalahari")
    unit(table, P2, "knight", "steppe")
    unit(table, P3, "settler", "atlantia")
    neutral(table, "horseman", "tanganika")
    fleet(table, P3, "galley", "yellow_sea")
    view = cast(Table, table.view(P1))
    found = threatened(view)
    assert read("gobi") in found
    assert found[read("gobi")] == [read("steppe")]
    assert read("kalahari") not in found
    assert read("yellow_sea") in found
    assert bare(view, read("gobi"))
    assert "burst" in lens(table, P1, "threat")
    unit(table, P1, "jet", "gobi")
    assert not bare(cast(Table, table.view(P1)), read("gobi"))
    assert "burst" not in lens(table, P1, "threat")


@pytest.mark.rule("CE-13.12", "CE-13.13", "CE-13.14", "CE-13.15")
@pytest.mark.parametrize("technology", ["", "trade_mapmaking", "astronomy", "steam_power", "flight"])
def test_the_lens_of_trade_covers_those_with_whom_trade_is_possible(technology: str) -> None:
    table = settled(world("advanced"), P1, "colorado")
    if technology:
        learned(table, P3, technology)
    near = within_range(table, P1, int(common_techs(table, P1, P2)))
    for land in range(table.world.land_count):
        if land != read("colorado"):
            table.settlement_of[land] = P2
            assert (land in near) == in_range(table, P1, P2), REGION_IDS[land]
            table.settlement_of[land] = NONE


@pytest.mark.rule("CE-4.21", "CE-4.24")
@pytest.mark.parametrize(("era", "most"), [("ancient", 0), ("medieval", 1), ("industrial", 2), ("modern", 3)])
def test_plague_spreads_over_land_from_every_token_that_one_does_not_know(era: str, most: int) -> None:
    """The tokens that a seat has looked at are none, and from afar nobody can tell what the others are."""
    table = token(token(settled(world(era=era), P1, "lena"), "no_effect", "gobi"), "plague", "kalahari")
    table.token_seen[read("gobi")] = 1 << P1
    far = {land for land in range(table.world.land_count)
           if 0 <= table.world.by_land.distance(read("kalahari"), land) <= most}  # fmt: skip
    found = set(re.findall(r"#region-(\w+)", lens(table, P1, "plague")))
    assert found == names(far)
    assert {"kalahari", "gobi"} <= set(re.findall(r"#region-(\w+)", lens(table, P2, "plague")))


@pytest.mark.rule("CE-4.7")
def test_no_plague_is_shown_once_all_of_it_has_been_found() -> None:
    table = token(world(), "no_effect", "gobi")
    assert "#region-gobi" in lens(table, P1, "plague")
    table.spent[PLAGUE] = table.agreed.tokens[PLAGUE]
    assert "#region" not in lens(table, P1, "plague")


@pytest.mark.rule("CE-4.21")
def test_what_plague_would_strike_of_ones_own_is_darker() -> None:
    table = token(world(), "no_effect", "gobi")
    assert "lens-stricken" not in lens(table, P1, "plague").partition("#region-gobi")[0]
    unit(table, P1, "settler", "gobi")
    assert "lens-stricken" in lens(table, P1, "plague").partition("#region-gobi")[0]
    assert "lens-stricken" not in lens(table, P2, "plague").partition("#region-gobi")[0]


@pytest.mark.rule("CE-13.4", "CE-14.8")
def test_goods_are_shown_with_who_holds_their_cards_and_how_many() -> None:
    """A card that is lent counts for who holds it; what lies face down is seen by who has looked at it alone."""
    table = world()
    for land in ("gobi", "steppe"):
        settled(table, P1, land, resource="wine")
    settled(table, P2, "kalahari", resource="wine")
    assert "lens-monopoly" not in lens(table, P3, "goods")
    table.card_with[read("kalahari")] = P1
    drawn = lens(table, P3, "goods")
    assert drawn.count("lens-monopoly") == 2 * 3  # on three lands, for near and for far
    assert 'class="p1"' not in drawn
    token(table, "resource_iron", "nubia")
    assert "resource-iron" not in lens(table, P3, "goods")
    table.token_seen[read("nubia")] = 1 << P3
    assert "resource-iron" in lens(table, P3, "goods")
    assert "#sym-eye" in lens(table, P3, "goods")
    assert "resource-iron" not in lens(table, P1, "goods")


def test_who_watches_sees_what_is_everybodys_and_the_basic_rules_have_no_range() -> None:
    table = settled(world(), P1, "gobi")
    everybodys = ["plague", "borders", "goods"]
    assert [layer.name for layer in lenses(cast(Table, table.view(None)), "en")] == everybodys
    assert [layer.name for layer in lenses(cast(Table, table.view(P1)), "en")] == ["reach", "threat", *everybodys]
    advanced = lenses(cast(Table, settled(world("advanced"), P1, "gobi").view(P1)), "en")
    assert [layer.name for layer in advanced] == list(LETTERS)
    assert not [layer.name for layer in advanced if layer.tells]


def test_the_legend_of_a_lens_explains_all_that_it_draws() -> None:
    """Every class that is drawn by a lens stands in its legend, and the mark of a settlement without a guard."""
    table = world()
    settled(table, P1, "gobi", 1)
    settled(table, P2, "steppe", 1)
    unit(table, P1, "settler", "gobi")
    unit(table, P2, "swordsman", "steppe")
    for land in ("kalahari", "nubia", "sahara"):
        settled(table, P1, land, resource="wine")
    settled(table, P2, "atlas", resource="iron")
    token(table, "resource_iron", "kamchatka")
    token(table, "resource_iron", "siberia", UP)
    token(table, "plague", "muscovy")
    table.token_seen[read("kamchatka")] = 1 << P1
    moving(table)
    for layer in lenses(cast(Table, table.view(P1)), "en"):
        assert layer.lens
        drawn = set(re.findall(r"lens-\w+|#sym-burst|#sym-eye", str(layer.draw().partition(">")[2])))
        told = set(re.findall(r"lens-\w+|#sym-burst|#sym-eye", "".join([sign.drawn for sign in layer.lens.legend])))
        assert drawn <= told, layer.name


def test_pieces_to_pick_lie_near_the_region_that_they_stand_in() -> None:
    """Those of Nubia lay in the Pacific."""
    nubia, mexico = [REGION_IDS.index(name) for name in ("nubia", "mexica")]
    table = world()
    for region, is_east in ((nubia, True), (mexico, False)):
        assert [x > WIDTH / 2 for x, _ in corners_near(table, region, 2)] == [is_east, is_east]
