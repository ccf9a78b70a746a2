"""What a beginner may regret of an action, told before it is done."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from epocha.engine.caution import Caution
from epocha.games.civilization_2002 import counsel
from epocha.games.civilization_2002.atlas import MOST_LANDS
from epocha.games.civilization_2002.components import FIGURE_CLASS, FLEET, NONE, SETTLER, VILLAGE
from epocha.games.civilization_2002.forces import armies_at
from epocha.games.civilization_2002.layout import DOWN
from epocha.games.civilization_2002.moves import ATTACK, SEAT_BITS, TO
from epocha.games.civilization_2002.names import TEXTS, place
from epocha.games.civilization_2002.settlements import bars_founding
from epocha.games.civilization_2002.state import (
    BUY,
    BUY_SHIP,
    CLAIM,
    END_GAME,
    ENLARGE,
    FOUND,
    KIND_BITS,
    LEARN,
    LEARN_ONE,
    PASS,
    PAYLOAD,
    PLACE,
    Table,
)
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order
from epocha.games.civilization_2002.steps.movement import no_look, picked_piece
from epocha.games.civilization_2002.travel import points_left

KINDS: Final = (
    "ending", "last-gold", "milestone", "guard", "settler", "escort", "technology", "idle", "villages", "growth",
    "odds", "room",
)  # fmt: skip
"""What may be warned of, the worst first."""
CROWDED: Final = 1
ROOMY: Final = 3
"""Free lands beside a start with which it is warned of, if another one has so many."""
LEARNING: Final = 3
"""The round from which on a technology should not be left for later."""

Found = Iterable[tuple[str, dict[str, Any]]]
"""Kinds of cautions, and what their words need."""


def kinds(lang: str) -> dict[str, str]:
    """Return the words for the switches."""
    return {kind: TEXTS.say(lang, f"caution-{kind}") for kind in KINDS}


def cautions(t: Table, p: int, action: int, lang: str) -> Sequence[Caution]:
    """Return what an action brings or leaves undone, the worst first."""
    warning = _WARNINGS.get(action >> KIND_BITS)
    if warning is None:
        return ()
    found = dict(warning(t, p, action & PAYLOAD, lang))
    return [Caution(kind, TEXTS.say(lang, f"caution-{kind}-text", **found[kind])) for kind in KINDS if kind in found]


# --- letting pass ---


def _pass(t: Table, p: int, thing: int, lang: str) -> Found:
    step = t.step_number()
    if step not in (c.PURCHASE, order.MOVE, order.TRADE_TURN, c.CLOSING):
        return
    left = {int(one) >> KIND_BITS for one in t.legal_actions(p)}
    if CLAIM in left:
        yield "milestone", {}
    if FOUND in left:
        yield "settler", {}
    if step == c.PURCHASE:
        yield from _after_purchases(t, p, left, lang)
    elif step == order.MOVE:
        yield from _after_movement(t, p, lang)


def _after_purchases(t: Table, p: int, left: set[int], lang: str) -> Found:
    """Warn of gold that could still do something."""
    if counsel.is_last(t) and left & {ENLARGE, LEARN_ONE}:
        yield "last-gold", {}
    elif t.round >= LEARNING and LEARN_ONE in left and not counsel.brings_end(t, p, LEARN_ONE, 0):
        yield "technology", {}
    payable = {int(one) & PAYLOAD for one in t.legal_actions(p) if int(one) >> KIND_BITS == BUY}
    armies = {what % MOST_LANDS for what in payable if FIGURE_CLASS[what // MOST_LANDS] < FLEET}
    bare = [land for land in counsel.open_lands(t, p) if land in armies]
    if bare:
        yield "guard", {"region": place(t, bare[0], lang)}


def _after_movement(t: Table, p: int, lang: str) -> Found:
    """Warn of settlements and settlers that an own step could save, and of settlers that found nothing."""
    bare = [land for land in counsel.open_lands(t, p) if counsel.spared_beside(t, p, land)]
    if bare:
        yield "guard", {"region": place(t, bare[0], lang)}
    settlers = [n for n in range(len(t.piece_at)) if t.piece_owner[n] == p and t.piece_figure[n] == SETTLER]
    ashore = [n for n in settlers if t.piece_aboard[n] == NONE]
    near = counsel.lone_settlers(t, p, [int(t.piece_at[n]) for n in ashore if points_left(t, n) > 0])
    if near:
        yield "escort", {"region": place(t, near[0], lang)}
    if any(_is_idle(t, p, piece) for piece in ashore):
        yield "idle", {}


def _is_idle(t: Table, p: int, settler: int) -> bool:
    """Return whether a settler has not moved and could look at a token, where it stands or, if no place, next door."""
    land = int(t.piece_at[settler])
    if t.piece_spent[settler]:
        return False
    if no_look(t, p, settler) is None:
        return True
    unseen = [other for other in counsel.neighbours(t, land) if t.token_lies[other] == DOWN and t.token[other] < 0]
    return bars_founding(t, land) is not None and bool(unseen)


# --- what is done ---


def _enlarge(t: Table, p: int, land: int, lang: str) -> Found:
    wanted = counsel.villages_wanted(t, p) if t.settlement_size[land] == VILLAGE else 0
    if wanted:
        yield "villages", {"n": wanted}
    elif t.round in counsel.SETTLING and counsel.lives_on_least(t, p) and counsel.has_free_land(t, p):
        yield "growth", {}


def _learn(kind: int) -> Callable[[Table, int, int, str], Found]:
    def warning(t: Table, p: int, thing: int, lang: str) -> Found:
        if counsel.brings_end(t, p, kind, thing) and not counsel.is_last(t):
            yield from _ending(t, p, counsel.points_of_card(t, thing))

    return warning


def _ending(t: Table, p: int, more: int) -> Found:
    ahead = counsel.ahead_of(t, p, more)
    if ahead != NONE:
        yield "ending", {"seat": ahead + 1}


def _end_game(t: Table, p: int, wonder: int, lang: str) -> Found:
    yield from _ending(counsel.ended(t, wonder), p, 0)


def _to(t: Table, p: int, region: int, lang: str) -> Found:
    """Warn of a step into an enemy settlement, and of one that leaves an own one open."""
    draft = t.draft(p)
    piece = picked_piece(t, p, draft[0] & PAYLOAD, draft[1]) if len(draft) > 1 else NONE
    if piece == NONE or t.world.is_sea(region) or not counsel.is_army(t, int(piece)):
        return
    if counsel.odds_at_home(t, p, region, far=1) < counsel.EVEN:
        yield "odds", {}
    here = int(t.piece_at[piece])
    if t.settlement_of[here] == p and armies_at(t, p, here) == 1 and counsel.foes_beside(t, p, here):
        yield "guard", {"region": place(t, here, lang)}


def _attack(t: Table, p: int, payload: int, lang: str) -> Found:
    region = payload >> SEAT_BITS
    foe = payload & ((1 << SEAT_BITS) - 1)
    if not t.world.is_sea(region) and t.settlement_of[region] == foe:
        if counsel.odds_at_home(t, p, region, far=0) < counsel.EVEN:
            yield "odds", {}


def _place(t: Table, p: int, land: int, lang: str) -> Found:
    if t.step_number() == c.PLACE_START and counsel.room_around(t, land) <= CROWDED:
        most = counsel.most_room(t)
        if most >= ROOMY:
            yield "room", {"n": most}


_WARNINGS: Final[dict[int, Callable[[Table, int, int, str], Found]]] = {
    PASS: _pass, ENLARGE: _enlarge, LEARN: _learn(LEARN), LEARN_ONE: _learn(LEARN_ONE), END_GAME: _end_game,
    BUY_SHIP: _end_game, TO: _to, ATTACK: _attack, PLACE: _place,
}  # fmt: skip
"""What warns of each kind of actions, given the thing that it names."""
