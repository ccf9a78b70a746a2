"""How a game of Města went: what the points came from, and what the piles gave."""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.lot import Lot
from epocha.engine.pile import in_order
from epocha.games.mesta.components import EMPIRE_POINTS, EMPIRES, WONDERS_BONUS
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import DRAW_CITY, DRAW_EVENT


def sources(t: Table, player: int) -> dict[str, int]:
    """Return the points of a seat by source (ME-11.2); in teams also what the partners add (ME-12.3)."""
    own = {
        "empires": int(t.completed(player) * EMPIRE_POINTS),
        "wonders": int(WONDERS_BONUS) if t.wonders_holder == player else 0,
    }
    return own | ({"partners": int(t.team_score(player) - t.score(player))} if t.teams else {})


def luck(before: Table, after: Table, player: int) -> list[Lot]:
    """Return what a seat drew at the beginning of its turn: events, and how many cities fitted what it had.

    A city fits if it is of an empire of which a city lies on the seat's table. As many are to be expected as are such
    among the cities of the pile.
    """
    if before.turn != player or before.step_number() not in (DRAW_CITY, DRAW_EVENT):
        return []
    if before.step_number() == DRAW_EVENT:
        drawn = len(in_order(before.event_pile)) - len(in_order(after.event_pile))
        return [Lot("events", drawn, drawn)] if drawn > 0 else []
    pile = in_order(before.city_pile)
    if not pile or len(in_order(after.city_pile)) == len(pile):
        return []
    fitting = _fitting(before, player)
    share = sum([int(count(single(city) & fitting)) for city in pile]) / len(pile)
    return [Lot("cities", 1, int(count(single(pile[0]) & fitting)), share)]


def _fitting(t: Table, player: int) -> i64:
    """Return the set of the cities of all empires of which a seat has a city on its table."""
    found: i64 = 0
    for empire in range(int(EMPIRES)):
        if t.cities[player] & t.atlas.of_empire[empire]:
            found |= t.atlas.of_empire[empire]
    return found
