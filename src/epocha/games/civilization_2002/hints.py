"""What a sensible player looks at in a decision of the Boardgame, for a first game: a word, or nothing."""

from collections.abc import Callable
from typing import Final

from epocha.engine.bits import count
from epocha.games.civilization_2002.components import OF_ERA, SETTLER
from epocha.games.civilization_2002.forces import total_of
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order

NEAR_END: Final = 2
"""Technologies of an era after which the next one ends it in the basic rules."""

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


def _start(t: Table, p: int) -> str:
    return "start-second" if settlements_of(t, p) else "start"


def _purchase(t: Table, p: int) -> str:
    """Settlers first; then what brings gold, and in the basic rules the end of the era."""
    if not t.agreed.advanced and any(
        count(t.technologies[seat] & OF_ERA[t.era]) >= NEAR_END for seat in range(int(t.players))
    ):
        return "era"
    if not total_of(t, p, SETTLER):
        return "settlers"
    return "purchase-advanced" if t.agreed.advanced else "purchase"


def _move(t: Table, p: int) -> str:
    return "explore" if total_of(t, p, SETTLER) else "move"


_HINTS: Final[dict[int, Hinting]] = {
    c.PLACE_START: _start, c.PURCHASE: _purchase, c.NAME_OBSOLETE: _always("obsolete"), c.TOKEN: _always("token"),
    order.MOVE: _move, order.INTERCEPTION: _always("intercept"), order.DECLARATION: _always("declare"),
    order.CHOICE: _always("choose"), order.OPEN_CHOICE: _always("choose"), order.CAPTURES: _always("captures"),
    order.TRADE_TURN: _always("trade"), order.ANSWER: _always("answer"),
}  # fmt: skip
"""What gives the hint of each step that has one."""
