"""What Civilization says of moving and fighting: what each action there means, as `words.py` says it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.phrases import listed
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.components import DECK_IDS, FIRST_SCOUT, NONE, UNIT
from epocha.games.civilization_2010.deal_words import an_event
from epocha.games.civilization_2010.effect_tables import PURSE_CARD
from epocha.games.civilization_2010.forces import is_wild, strength_of
from epocha.games.civilization_2010.names import (
    TEXTS,
    WHOLE_DECK,
    amount,
    card_name,
    figures,
    resource_name,
    site_token,
    square_name,
    token_name,
)
from epocha.games.civilization_2010.place_words import at_square, unit_in_battle, unit_of_front
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.aftermath import SaveUnit
from epocha.games.civilization_2010.steps.arrival import Razing
from epocha.games.civilization_2010.steps.battle import BattleTurn
from epocha.games.civilization_2010.steps.movement import SCOUT_BITS, Walk, unmoved_on
from epocha.games.civilization_2010.travel import square_of_group

Meaning = tuple[str, dict[str, Any]]
Teller = Callable[[Table, int, int, Sequence[int], str], Meaning]


def walker_square(t: Table, p: int) -> int:
    """Return where the group stands that is on its way, or NONE."""
    if t.step_number() != c.WALK:
        return int(NONE)
    return int(square_of_group(t, p, t.get(Walk.FIGURES)))


def _move(t: Table, p: int, square: int, draft: Sequence[int], lang: str) -> Meaning:
    return "move", {"square": square_name(square), "figures": listed(figures(unmoved_on(t, p, square), lang), lang)}


def _group(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    scouts = what & ((1 << SCOUT_BITS) - 1)
    group = (1 << (what >> SCOUT_BITS)) - 1 | scouts << FIRST_SCOUT
    return "group", {"figures": listed(figures(group, lang), lang)}


def _beyond(name: str) -> Teller:
    """Return what tells of a step, a discovery or a sacrifice by the square that lies there.

    It names no direction: on wide screens the map of two players lies on its side.
    """

    def told(t: Table, p: int, heading: int, draft: Sequence[int], lang: str) -> Meaning:
        square = walker_square(t, p)
        beyond = int(t.plan.grid.step(square, heading)) if square != NONE else int(NONE)
        return name, at_square(t, beyond, lang)

    return told


def _halt(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "halt", at_square(t, walker_square(t, p), lang)


def _raze(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    square = int(t.get(Razing.SQUARE)) if t.step_number() == c.RAZING else int(NONE)
    return "raze", at_square(t, square, lang)


def _muster(t: Table, p: int, unit: int, draft: Sequence[int], lang: str) -> Meaning:
    return "muster", {"what": UNIT[unit].id}


def _unit(t: Table, side: int, card: int, lang: str) -> dict[str, Any]:
    return {"unit": unit_in_battle(t, side, card, lang), "strength": int(strength_of(t, side, card))}


def _play_unit(t: Table, p: int, card: int, draft: Sequence[int], lang: str) -> Meaning:
    if t.step_number() != c.BATTLE_TURN:
        return "play-unit", _unit(t, 0, card, lang)
    side = int(t.get(BattleTurn.SIDE))
    return ("play-unit-wild" if is_wild(t, side) else "play-unit"), _unit(t, side, card, lang)


def _save(t: Table, p: int, card: int, draft: Sequence[int], lang: str) -> Meaning:
    side = int(t.get(SaveUnit.SIDE)) if t.step_number() == c.SAVE_UNIT else 0
    return "save", _unit(t, side, card, lang)


def _front(name: str) -> Teller:
    """Return what tells of an action on a front."""

    def told(t: Table, p: int, front: int, draft: Sequence[int], lang: str) -> Meaning:
        return name, unit_of_front(t, front, lang)

    return told


def _new_front(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "new-front", {}


# --- loot and payments ---


def _amount(what: str) -> Teller:
    def told(t: Table, p: int, n: int, draft: Sequence[int], lang: str) -> Meaning:
        return "loot", {"what": amount(what, n, lang)}

    return told


def _take_resource(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "loot", {"what": resource_name(what, lang)}


def _take_token(t: Table, p: int, site: int, draft: Sequence[int], lang: str) -> Meaning:
    return "loot", {"what": site_token(site, lang)}


def _take_event(t: Table, p: int, deck: int, draft: Sequence[int], lang: str) -> Meaning:
    if deck == WHOLE_DECK:
        return "loot", {"what": TEXTS.say(lang, "any-event")}
    return "loot", {"what": TEXTS.say(lang, "an-event-of", deck=DECK_IDS[deck])}


def _coin(name: str) -> Teller:
    """Return what tells of a coin token of the loser that is taken or broken."""

    def told(t: Table, p: int, purse: int, draft: Sequence[int], lang: str) -> Meaning:
        card = int(PURSE_CARD[purse])
        return f"{name}-sheet" if card < 0 else name, {"name": card_name(card, lang) if card >= 0 else ""}

    return told


def _pay_resource(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "pay", {"what": resource_name(what, lang)}


def _pay_token(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "pay", {"what": token_name(what, lang)}


def _pay_event(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "pay", {"what": an_event(what, lang)}


WAR_MEANINGS: Final[dict[int, Teller]] = {
    s.MOVE: _move, s.GROUP: _group, s.STEP: _beyond("step"), s.DISCOVER: _beyond("discover"), s.HALT: _halt,
    s.SACRIFICE: _beyond("sacrifice"), s.RAZE: _raze, s.MUSTER_FROM: _muster, s.PLAY_UNIT: _play_unit,
    s.NEW_FRONT: _new_front, s.AGAINST: _front("against"), s.WOUND: _front("wound"), s.HEAL: _front("heal"),
    s.SAVE: _save, s.TAKE_TRADE: _amount("trade"), s.TAKE_CULTURE: _amount("culture"),
    s.TAKE_RESOURCE: _take_resource, s.TAKE_TOKEN: _take_token, s.TAKE_EVENT: _take_event,
    s.BREAK_COIN: _coin("break-coin"), s.TAKE_COIN: _coin("take-coin"), s.PAY_RESOURCE: _pay_resource,
    s.PAY_TOKEN: _pay_token, s.PAY_EVENT: _pay_event,
}  # fmt: skip
"""What tells of each kind of action of moving and fighting."""
