"""Why something cannot be done: the places of the messages `refusal-RULE`."""

from typing import Any, Final

from epocha.engine.bits import listed as members_of
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002 import state as s
from epocha.games.civilization_2002.components import (
    FIGURES,
    IMPROVEMENT_TECHNOLOGY,
    METROPOLIS,
    NONE,
    PREREQUISITES,
    SHIP_PRICE,
    SIZE_TECHNOLOGY,
    UNIT_TECHNOLOGY,
    UNITS_OF_FIGURE,
)
from epocha.games.civilization_2002.names import (
    gold,
    improvement_name,
    lies_at_sea,
    milestone_name,
    place,
    quoted,
    technology_name,
)
from epocha.games.civilization_2002.piece_words import bought, sold
from epocha.games.civilization_2002.prices import price_of, price_of_card, price_of_improvement, price_to_enlarge
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.movement import picked_piece
from epocha.games.civilization_2002.steps.order import MOVE
from epocha.games.civilization_2002.technologies import obtained, price_to_learn
from epocha.games.civilization_2002.travel import points_left
from epocha.games.civilization_2002.words import picks_of

KIND_WORDS: Final[dict[int, str]] = {
    s.BUY: "buy", s.IMPROVE: "improve", s.LEARN: "learn", s.LEARN_ONE: "learn-one", s.SELL: "sell", s.BUY_SHIP: "ship",
    m.UNIT: "piece", m.FLEET_OF: "piece", m.CARGO: "piece", m.FROM: "piece", m.ATTACK: "attack", m.OFFER: "offer",
    m.GIVE: "deal", m.TAKE: "deal", s.BOMB: "bomb",
}  # fmt: skip
"""What is tried, in the words of the messages, where they ask for it; "other" is everything else."""


def refusal_places(t: Table, player: int, action: int, lang: str) -> dict[str, Any]:
    """Return the places of the messages `refusal-RULE` for a forbidden action; all, whatever the rule."""
    kind, what = int(action >> KIND_BITS), int(action & PAYLOAD)
    asked = t.current_players
    region = _region(kind, what)
    on_land = region != NONE and not lies_at_sea(t.world, region)
    technologies = _needed(t, kind, what)
    return {
        "turn": "own" if player in asked or not asked else "other",
        "seat": asked[0] + 1 if asked else 0,
        "kind": KIND_WORDS.get(kind, "other"),
        "rules": "advanced" if t.agreed.advanced else "basic",
        "region": place(t, region, lang) if region != NONE else "",
        "size": int(t.settlement_size[region]) + 1 if on_land else 0,
        "room": int(t.before[region]) if on_land else 0,
        "gold": gold(int(t.gold[player]), lang),
        "price": gold(_price(t, player, kind, what), lang),
        "needed": quoted([technology_name(one, lang) for one in technologies], lang),
        "n": len(technologies),
        "name": _name(kind, what, lang),
        "left": _left(t, player),
        "offers": int(t.agreed.offers),
        "last": "yes" if settlements_of(t, player) == 1 else "no",
    }


def _region(kind: int, what: int) -> int:
    """Return the region that an action is about, or NONE."""
    if kind in (s.PLACE, s.FOUND, s.ENLARGE, s.BOMB, m.FROM, m.TO, m.CAPTURE, m.SWAP_GIVE, m.SWAP_TAKE):
        return what
    if kind == s.BUY:
        return bought(what)[1]
    if kind == s.SELL:
        return sold(what)[1]
    if kind in (m.ATTACK, m.FIGHT, m.DESTROY):
        return what >> m.SEAT_BITS
    return what >> m.FLEET_BITS if kind == m.BOARD else int(NONE)


def _price(t: Table, p: int, kind: int, what: int) -> int:
    """Return what a purchase costs, 0 for what is none."""
    if kind == s.BUY:
        return int(price_of(t, bought(what)[0]))
    if kind == s.ENLARGE and t.settlement_size[what]:
        return int(price_to_enlarge(t, what))
    if kind == s.IMPROVE:
        return int(price_of_improvement(what))
    if kind == s.LEARN:
        return int(price_to_learn(t, p, what))
    if kind == s.LEARN_ONE:
        return int(price_of_card(t, p))
    return int(SHIP_PRICE) if kind == s.BUY_SHIP else 0


def _needed(t: Table, kind: int, what: int) -> list[int]:
    """Return the technologies that somebody must have first."""
    if kind == s.BUY and bought(what)[0] < FIGURES:
        return [int(UNIT_TECHNOLOGY[UNITS_OF_FIGURE[bought(what)[0]][0]])]
    if kind == s.IMPROVE:
        return [int(IMPROVEMENT_TECHNOLOGY[what])]
    if kind == s.LEARN:
        return [int(one) for one in members_of(PREREQUISITES[what] & ~obtained(t))]
    if kind == s.ENLARGE and 0 < t.settlement_size[what] < METROPOLIS:
        return [int(SIZE_TECHNOLOGY[t.settlement_size[what] + 1])]
    return []


def _name(kind: int, what: int, lang: str) -> str:
    """Return what a card is called that an action is about."""
    if kind in (s.IMPROVE, s.OUTDATE):
        return improvement_name(what, lang)
    if kind in (s.LEARN, s.TAKE):
        return technology_name(what, lang)
    return milestone_name(what, lang) if kind == s.CLAIM else ""


def _left(t: Table, p: int) -> int:
    """Return how many steps the piece has left that a player is moving."""
    draft = picks_of(t, p)
    if t.step_number() != MOVE or len(draft) < 2:
        return 1
    piece = picked_piece(t, p, draft[0] & PAYLOAD, draft[1])
    return max(0, int(points_left(t, piece))) if piece != NONE else 1
