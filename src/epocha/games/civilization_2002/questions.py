"""What the Boardgame asks: one short sentence for each decision, addressed to whoever makes it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.bits import listed as members_of
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.bargain import after_draft, after_offer, bill, change
from epocha.games.civilization_2002.components import AIRCRAFT, FIGURE_CLASS, FLEET, NEUTRAL, NO_EFFECT, NONE, NUMBERS
from epocha.games.civilization_2002.forecast import forecast
from epocha.games.civilization_2002.names import TEXTS, a_piece, gold, lies_at_sea, pieces, place, token_within
from epocha.games.civilization_2002.piece_words import (
    a_card,
    deal_of_offer,
    picked_object,
    pieces_at,
)
from epocha.games.civilization_2002.scoring import score_of
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order
from epocha.games.civilization_2002.steps.fighting import Battle, leader, members, side_led_by
from epocha.games.civilization_2002.steps.gaining import PlaceFree
from epocha.games.civilization_2002.steps.tokens import LookedAt, NeutralArmy
from epocha.games.civilization_2002.steps.trade import Answer, TradeTurn
from epocha.games.civilization_2002.trade_words import no_offers, partner
from epocha.games.civilization_2002.war_words import intercepted
from epocha.games.civilization_2002.words import picks_of

Question = tuple[str, dict[str, Any]]
"""The name of a message without `prompt-`, and its places."""
Asking = Callable[[Table, int, Sequence[int], str], Question]


def prompt(t: Table, player: int, lang: str) -> str:
    """Return the sentence that asks a player, in their own view, for the decision at hand."""
    name, places = _ASKED[int(t.step_number())](t, player, picks_of(t, player), lang)
    return TEXTS.say(lang, f"prompt-{name}", **places)


def _plain(name: str) -> Asking:
    """Return what asks a question without places."""

    def asked(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
        return name, {}

    return asked


# --- set-up, purchases, tokens ---


def _start(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    return ("start-second" if settlements_of(t, p) else "start"), {}


def _purchase(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    """Ask what to buy, with the account that each purchase changes: gold, points, and what production will bring."""
    account = {"points": int(score_of(t, p)), "income": forecast(t, p).least}
    return "purchase", {"gold": gold(int(t.gold[p]), lang), **account}


def _place_free(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    return "place-free", {"piece": a_piece(t, int(t.get(PlaceFree.FIGURE)), lang), "n": int(t.get(PlaceFree.LEFT))}


def _neutral_army(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    return "neutral-army", {"region": place(t, int(t.get(NeutralArmy.LAND)), lang)}


def _token(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    land = int(t.get(LookedAt.LAND))
    token = int(t.token[land])
    places = {"region": place(t, land, lang)}
    return ("token-idle", places) if token == NO_EFFECT else ("token", places | {"name": token_within(token, lang)})


def _pick_wonder(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    return "pick-wonder", {"points": NUMBERS.wonder_points_basic}


# --- movement ---


def _move(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    if not len(draft):
        return "move", {}
    region = int(draft[0] & PAYLOAD)
    places = {"region": place(t, region, lang)}
    if len(draft) == 1:
        return "move-piece", places
    return "move-to", places | {"piece": picked_object(t, p, region, int(draft[1]), lang)}


def _intercept(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    return "intercept", intercepted(t, lang)


# --- battles ---


def _join(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    battle = t.frame_of(order.BATTLE)
    foe = int(t.read(battle, Battle.FOE))
    places = {"seat": int(t.player_of(battle)) + 1, "region": place(t, int(t.read(battle, Battle.REGION)), lang)}
    return ("join-neutral", places) if foe == NEUTRAL else ("join", places | {"foe": foe + 1})


def _choose(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    """Ask for a unit, saying what the other side has there, or what it has sent already."""
    battle = t.frame_of(order.BATTLE)
    region = int(t.read(battle, Battle.REGION))
    other = 1 - int(side_led_by(t, battle, p))
    foe = int(leader(t, battle, other))
    places: dict[str, Any] = {"region": place(t, region, lang), "seat": foe + 1}
    if len(draft):
        return "choose-support", places
    if t.step_number() == order.OPEN_CHOICE and t.clash_unit[other] != NONE:
        return "choose-seen", places | {"piece": a_piece(t, int(t.clash_figure[other]), lang)}
    there = pieces(t, fighting(t, battle, other), lang)
    return ("choose-neutral" if foe == NEUTRAL else "choose"), places | {"pieces": there}


def fighting(t: Table, battle: int, side: int) -> list[int]:
    """Return the figures that a side has in a battle: units that fight, and aircraft."""
    region = int(t.read(battle, Battle.REGION))
    kinds = (FLEET, AIRCRAFT) if lies_at_sea(t.world, region) else (0, 1, 2, AIRCRAFT)
    owners = [NEUTRAL] if leader(t, battle, side) == NEUTRAL else list(members_of(members(t, battle, side)))
    found = [figure for owner in owners for figure in pieces_at(t, int(owner), region)]
    return [figure for figure in found if FIGURE_CLASS[figure] in kinds]


# --- trade ---


def _trade_turn(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    if not len(draft):
        why = no_offers(t, p)
        if why:
            return "trade-over", {"why": why}
        return "trade-turn", {"n": int(t.agreed.offers) - int(t.get(TradeTurn.MADE))}
    if draft[0] >> KIND_BITS == m.SWAP_GIVE:
        return "swap", {"what": a_card(t, int(draft[0] & PAYLOAD), lang)}
    return _composing(t, p, draft, lang)


def _composing(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    seat = partner(t, draft)
    if len(draft) == 1:
        return "composing-first", {"seat": seat + 1}
    return "composing", {"seat": seat + 1, **incomes(t, after_draft(t, p, seat), p, seat)}


def incomes(t: Table, after: Table, own: int, other: int) -> dict[str, str]:
    """Return what the next production brings both, before and after a deal."""
    return {name: change(bill(t, after, seat).income) for name, seat in (("own", own), ("theirs", other))}


def _answer(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    if len(draft):
        return _composing(t, p, draft, lang)
    offer = int(t.get(Answer.OFFERED))
    places = {"seat": partner(t, ()) + 1, **deal_of_offer(t, offer, lang)}
    if not t.is_covered(offer):
        return "answer-lapsed", places
    places |= incomes(t, after_offer(t, offer), p, partner(t, ()))
    return ("answer-counter" if t.get(Answer.COUNTERED) else "answer"), places


_ASKED: Final[dict[int, Asking]] = {
    c.PLACE_START: _start, c.PURCHASE: _purchase, c.CLOSING: _plain("closing"),
    c.NAME_OBSOLETE: _plain("name-obsolete"), c.PLACE_FREE: _place_free, c.ENLARGE_FREE: _plain("enlarge-free"),
    c.FREE_TECHNOLOGY: _plain("free-technology"), c.NEUTRAL_ARMY: _neutral_army, c.TOKEN: _token,
    c.PICK_WONDER: _pick_wonder, order.MOVE: _move, order.INTERCEPTION: _intercept,
    order.DECLARATION: _plain("declare"), order.BATTLES: _plain("battles"), order.JOINING: _join,
    order.CHOICE: _choose, order.OPEN_CHOICE: _choose, order.CAPTURES: _plain("captures"),
    order.TRADE_TURN: _trade_turn, order.ANSWER: _answer,
}  # fmt: skip
"""What asks the question of each step."""
