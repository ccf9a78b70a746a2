"""What a sensible player looks at in a decision of Civilization, for a first game: a word to the moment, or nothing."""

from collections.abc import Callable
from typing import Final

from epocha.games.civilization_2010.cities import cities_of, scout_square
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import COINS_TO_WIN, NONE, SCOUTS
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.battle import BattleTurn
from epocha.games.civilization_2010.steps.management import bars_advancing
from epocha.games.civilization_2010.techs import most_cities
from epocha.games.civilization_2010.totals import battle_total

NEAR_COINS: Final = 3
"""How many coins before the victory others should take notice."""
EARLY: Final = 3
"""The last turn in which a second city is early."""

Hinting = Callable[[Table, int], str]


def hint(t: Table, player: int, lang: str) -> str:
    """Return the hint for the decision at hand; none in the middle of an answer."""
    hinting = _HINTS.get(int(t.step_number()))
    name = hinting(t, player) if hinting is not None and not len(t.draft(player)) else ""
    return TEXTS.say(lang, f"hint-{name}") if name else ""


def _always(name: str) -> Hinting:
    def told(t: Table, p: int) -> str:
        return name

    return told


def _start_of_turn(t: Table, p: int) -> str:
    """A second city first, then where scouts are best."""
    scouts = [scout for scout in range(SCOUTS) if scout_square(t, p, scout) != NONE]
    if scouts and cities_of(t, p) < most_cities(t, p):
        return "second-city" if t.round <= EARLY else "city"
    return "scouts" if scouts else ""


def _management(t: Table, p: int) -> str:
    return "culture" if bars_advancing(t, p) is None else "management"


def _trade(t: Table, p: int) -> str:
    near = [seat for seat in range(int(t.players)) if seat != p and coins(t, seat) >= COINS_TO_WIN - NEAR_COINS]
    return "coins" if near else "trade"


def _battle_turn(t: Table, p: int) -> str:
    side = int(t.get(BattleTurn.SIDE))
    if t.get(BattleTurn.PLAYED):
        return ""
    return "battle-ahead" if battle_total(t, side) > battle_total(t, 1 - side) else "battle"


_HINTS: Final[dict[int, Hinting]] = {
    c.PLACE_CAPITAL: _always("capital"), c.START_FIGURE: _always("figures"), c.START_OF_TURN: _start_of_turn,
    c.TRADE: _trade, c.MANAGEMENT: _management, c.MOVEMENT: _always("movement"), c.RESEARCH: _always("research"),
    c.BATTLE_TURN: _battle_turn, c.LOOT: _always("loot"), c.PLACE_PERSON: _always("person"),
}  # fmt: skip
"""What gives the hint of each step that has one."""
