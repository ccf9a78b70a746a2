"""What a sensible player looks at in a decision of the Boardgame, for a first game: a word, or nothing."""

from collections.abc import Callable
from typing import Any, Final

from epocha.engine.bits import count
from epocha.engine.caution import Hint
from epocha.games.civilization_2002 import counsel
from epocha.games.civilization_2002.atlas import MOST_LANDS
from epocha.games.civilization_2002.components import (
    FIGURE_CLASS,
    FLEET,
    HAPPINESS,
    MINIMUM,
    MONOPOLY,
    NONE,
    OF_ERA,
    RESOURCES,
    SETTLER,
)
from epocha.games.civilization_2002.forces import total_of
from epocha.games.civilization_2002.forecast import city_cards
from epocha.games.civilization_2002.moves import ATTACK, SEAT_BITS
from epocha.games.civilization_2002.names import TEXTS, improvement_name, place, quoted, resource_name, technology_name
from epocha.games.civilization_2002.production import cards_held
from epocha.games.civilization_2002.settlements import settlements_of, settlements_of_size
from epocha.games.civilization_2002.state import (
    BUY,
    CLAIM,
    ENLARGE,
    FOUND,
    IMPROVE,
    KIND_BITS,
    LEARN,
    LEARN_ONE,
    PAYLOAD,
    Table,
)
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order
from epocha.games.civilization_2002.steps.trade import TradeTurn, no_offer

NEAR_END: Final = 2
"""Technologies of an era after which the next one ends it in the basic rules."""
FIRST_CARDS: Final = 3
"""Technologies up to which those of the advanced rules are first ones."""
THREE: Final = 3
"""Cards of one resource with which a monopoly begins (CE-14.8)."""

Tip = tuple[str, dict[str, Any]]
"""The message of a hint and what it needs; "" for none."""
Hinting = Callable[[Table, int, str], Tip]


def hints(t: Table, player: int, lang: str) -> list[Hint]:
    """Return the hint for the decision at hand; none in the middle of an answer."""
    hinting = _HINTS.get(int(t.step_number()))
    if hinting is None or len(t.draft(player)):
        return []
    name, told = _claim(t, player) or hinting(t, player, lang)
    return [Hint(name, TEXTS.say(lang, f"hint-{name}", **told))] if name else []


def _always(name: str) -> Hinting:
    def told(t: Table, p: int, lang: str) -> Tip:
        return name, {}

    return told


def _open(t: Table, p: int, kind: int) -> list[int]:
    """Return the things that actions of a kind name which are open to a seat."""
    return [int(one) & PAYLOAD for one in t.legal_actions(p) if int(one) >> KIND_BITS == kind]


def _claim(t: Table, p: int) -> Tip | None:
    return ("claim", {}) if _open(t, p, CLAIM) else None


def _start(t: Table, p: int, lang: str) -> Tip:
    return ("start-second", {}) if settlements_of(t, p) else ("start", {"n": counsel.most_room(t)})


# --- purchases ---


def _purchase(t: Table, p: int, lang: str) -> Tip:
    """What is in danger, what is soon over, what costs nothing; then what the rule set rewards."""
    armies = [what % MOST_LANDS for what in _open(t, p, BUY) if FIGURE_CLASS[what // MOST_LANDS] < FLEET]
    bare = [land for land in counsel.open_lands(t, p) if land in armies]
    if bare:
        return "guard", {"region": place(t, bare[0], lang)}
    if counsel.may_end(t):
        return "last", {}
    if _open(t, p, FOUND):
        return "found", {}
    return (_advanced if t.agreed.advanced else _basic)(t, p, lang) or _growing(t, p)


def _growing(t: Table, p: int) -> Tip:
    if not total_of(t, p, SETTLER):
        return "settlers", {}
    return "purchase-advanced" if t.agreed.advanced else "purchase", {}


def _basic(t: Table, p: int, lang: str) -> Tip | None:
    """The wonder for villages, land while income does not count, technologies, the end of the era."""
    villages = counsel.villages_wanted(t, p)
    if villages > int(settlements_of_size(t, p, 1)) and any(t.settlement_size[at] == 1 for at in _open(t, p, ENLARGE)):
        return "village", {}
    if t.round in counsel.SETTLING and counsel.lives_on_least(t, p) and counsel.has_free_land(t, p):
        return "land", {"n": int(MINIMUM)}
    if any(count(t.technologies[seat] & OF_ERA[t.era]) >= NEAR_END for seat in range(int(t.players))):
        return "era", {}
    return ("technology", {}) if _open(t, p, LEARN_ONE) else None


def _advanced(t: Table, p: int, lang: str) -> Tip | None:
    """Happiness that can be paid for; of the first technologies those that count."""
    faces = [one for one in _open(t, p, IMPROVE) if HAPPINESS[one]]
    if faces and any(not card.is_happy for card in city_cards(t, p)):
        return "happy", {"names": quoted([improvement_name(one, lang) for one in faces], lang)}
    great = counsel.great_cards(_open(t, p, LEARN))
    if great and count(t.technologies[p]) < FIRST_CARDS:
        return "first", {"names": quoted([technology_name(one, lang) for one in great], lang)}
    return None


# --- movement and battles ---


def _move(t: Table, p: int, lang: str) -> Tip:
    bare = [land for land in counsel.open_lands(t, p) if counsel.spared_beside(t, p, land)]
    if bare:
        return "guard", {"region": place(t, bare[0], lang)}
    prey = counsel.prey(t, p)
    if prey:
        return "prey", {"region": place(t, prey[0], lang)}
    if not total_of(t, p, SETTLER):
        return "move", {}
    for good in _pairs(t, p):
        land = counsel.known_good(t, good)
        if land != NONE:
            return "third-known", {
                "good": resource_name(good, lang), "region": place(t, land, lang), "gold": int(MONOPOLY[THREE])
            }  # fmt: skip
    return "explore", {}


def _declare(t: Table, p: int, lang: str) -> Tip:
    regions = [payload >> SEAT_BITS for payload in _open(t, p, ATTACK)]
    weak = any(not t.world.is_sea(at) and counsel.odds_at_home(t, p, at, far=0) < counsel.EVEN for at in regions)
    return ("declare-weak" if weak else "declare"), {}


# --- trade ---


def _trade(t: Table, p: int, lang: str) -> Tip:
    """A third card alike before another kind; both only from whom an offer can be made to."""
    made = t.get(TradeTurn.MADE)
    partners = [seat for seat in range(int(t.players)) if no_offer(t, p, seat, made) is None]
    held = {seat: [int(n) for n in cards_held(t, seat)] for seat in [p, *partners]}
    for good in _pairs(t, p):
        owner = next((seat for seat in partners if held[seat][good]), None)
        if owner is not None:
            told = {"good": resource_name(good, lang), "seat": owner + 1, "gold": int(MONOPOLY[THREE])}
            return "third", told
    for seat in partners:
        new = [good for good in range(int(RESOURCES)) if held[seat][good] and not held[p][good]]
        spare = [good for good in _pairs(t, p) if not held[seat][good]]
        if new and spare:
            best = max(new, key=lambda good: held[seat][good])
            names = {"spare": resource_name(spare[0], lang), "wanted": resource_name(best, lang)}
            return "swap", names | {"seat": seat + 1}
    return "trade", {}


def _pairs(t: Table, p: int) -> list[int]:
    """Return the resources of which a seat holds two cards."""
    held = cards_held(t, p)
    return [good for good in range(int(RESOURCES)) if held[good] == THREE - 1]


_HINTS: Final[dict[int, Hinting]] = {
    c.PLACE_START: _start, c.PURCHASE: _purchase, c.NAME_OBSOLETE: _always("obsolete"), c.TOKEN: _always("token"),
    c.CLOSING: _always(""), order.MOVE: _move, order.INTERCEPTION: _always("intercept"),
    order.DECLARATION: _declare, order.CHOICE: _always("choose"), order.OPEN_CHOICE: _always("choose"),
    order.CAPTURES: _always("captures"), order.TRADE_TURN: _trade, order.ANSWER: _always("answer"),
}  # fmt: skip
"""What gives the hint of each step that has one."""
