"""The political phase: one political action, then excess military cards are discarded (TA-26, TA-27, TA-33)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, flag, index
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    AGGRESSION,
    CATEGORY,
    EVENT,
    NONE,
    PACT,
    SYMMETRIC,
    TERRITORY,
    WAR,
)
from epocha.games.through_the_ages.effects import COLONIZE as MAY_COLONIZE
from epocha.games.through_the_ages.piles import (
    drop_military,
    hold_military,
    military_held,
    military_kinds,
    prepare,
    reveal,
    throw_away,
)
from epocha.games.through_the_ages.ratings import settle
from epocha.games.through_the_ages.state import (
    ACCEPT,
    ATTACK,
    CANCEL,
    COLONIZE,
    DECLARE,
    DISCARD,
    KIND_BITS,
    OFFER,
    PASS,
    PAYLOAD,
    PREPARE,
    REFUSE,
    SEAT_MASK,
    Table,
)
from epocha.games.through_the_ages.steps.attacks import announce, begin_fight, unattackable
from epocha.games.through_the_ages.steps.colonies import begin_auction, settle_colony
from epocha.games.through_the_ages.steps.common import DISCARD_EXCESS, PACT_REPLY, enter_actions
from epocha.games.through_the_ages.steps.events import begin_event
from epocha.games.through_the_ages.tableau import end_pact, score


class Politics(Step[Table]):
    """DP-POLITICS: at most one political action (TA-27.1 to TA-27.5)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        if table.no_politics[player] or not may_act(table, player):
            return out
        kinds = military_kinds(table, player)
        for i in range(len(kinds)):
            kind = CATEGORY[kinds[i]]
            if kind == EVENT or kind == TERRITORY:
                out = append(out, PREPARE << KIND_BITS | kinds[i])
            elif kind == AGGRESSION or kind == WAR:
                verb = ATTACK if kind == AGGRESSION else DECLARE
                for q in range(table.players):
                    if unattackable(table, player, kinds[i], q) is None:
                        out = append(out, verb << KIND_BITS | kinds[i] << 2 | q)
            elif kind == PACT:
                out = offers(table, player, kinds[i], out)
        for q in range(table.players):
            if table.pact[q] != NONE and (q == player or table.pact_with[q] == player):
                out = append(out, CANCEL << KIND_BITS | q)
        if table.perk(player, MAY_COLONIZE) and not table.has_colonized[player]:
            for i in range(len(kinds)):
                if CATEGORY[kinds[i]] == TERRITORY:
                    out = append(out, COLONIZE << KIND_BITS | kinds[i])
        return append(out, PASS << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == ATTACK or kind == DECLARE:
            card = (action & PAYLOAD) >> 2
            if military_held(table, player, card):
                return unattackable(table, player, card, action & SEAT_MASK) or "TA-27.3"
        if kind == OFFER:
            return "TA-33.2" if military_held(table, player, (action & PAYLOAD) >> 3) else "TA-33.1"
        return {PREPARE: "TA-28.1", CANCEL: "TA-33.8", COLONIZE: "TA-43.1"}.get(kind, "TA-27.3")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        payload = action & PAYLOAD
        table.replace(DISCARD_EXCESS, player)
        keep_marker(table, player, payload & SEAT_MASK if kind == ATTACK or kind == DECLARE else NONE)
        if kind == PREPARE:
            prepare_event(table, player, payload)
        elif kind == ATTACK:
            announce(table, player, payload >> 2, payload & SEAT_MASK)
            begin_fight(table, player, payload & SEAT_MASK, payload >> 2)
        elif kind == DECLARE:
            announce(table, player, payload >> 2, payload & SEAT_MASK)
            table.war[player] = payload >> 2
            table.war_on[player] = payload & SEAT_MASK
        elif kind == OFFER:
            drop_military(table, player, payload >> 3)
            table.shown = payload >> 3
            table.disclosures += 1
            table.push(PACT_REPLY, payload >> 1 & SEAT_MASK, player, payload & 1)
        elif kind == CANCEL:
            end_pact(table, payload)
        elif kind == COLONIZE:
            drop_military(table, player, payload)
            table.has_colonized[player] = 1
            table.disclosures += 1
            table.shown = payload
            settle_colony(table, player)

    def skip(self, table: Table, player: i64) -> None:
        """There is nothing that could be done, as everybody can see, or the action is forfeited (TA-43.34)."""
        table.no_politics[player] = 0
        keep_marker(table, player, NONE)
        table.replace(DISCARD_EXCESS, player)


def may_act(t: Table, p: i64) -> bool:
    """Return whether, for all that others know, a player could take a political action."""
    if t.military_count[p]:
        return True
    for q in range(t.players):
        if t.pact[q] != NONE and (q == p or t.pact_with[q] == p):
            return True
    return False


def keep_marker(t: Table, p: i64, attacked: i64) -> None:
    """TA-42.4, TA-42.6: whoever attacks takes the target's marker, and returns any other."""
    if not t.terms.milder:
        return
    for q in range(t.players):
        if t.marker[q] == p:
            t.marker[q] = NONE
    if attacked != NONE:
        t.marker[attacked] = p


def prepare_event(t: Table, p: i64, card: i64) -> None:
    """TA-28.1 to TA-28.3, TA-28.7."""
    prepare(t, p, card)
    score(t, p, AGE[card])
    if CATEGORY[reveal(t)] == TERRITORY:
        begin_auction(t)
    else:
        begin_event(t)


def offers(t: Table, p: i64, card: i64, out: vec[i64]) -> vec[i64]:
    """Add the offers of a pact: to every other player, and if the sides differ, with either side (TA-33.1, TA-33.2)."""
    for q in range(t.players):
        if q != p and not t.is_out(q):
            for side in range(1 if SYMMETRIC[card] else 2):
                out = append(out, OFFER << KIND_BITS | card << 3 | q << 1 | side)
    return out


class PactReply(Step[Table]):
    """DP-PACT-REPLY: accepted or refused as it was offered (TA-33.3 to TA-33.6)."""

    OFFERER: Final = 0
    SIDE: Final = 1  # of the offerer
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("offerer", of=SEAT, none=False), flag("side"))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), ACCEPT << KIND_BITS)
        return append(out, REFUSE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        offerer = table.get(PactReply.OFFERER)
        side = table.get(PactReply.SIDE)
        card = table.shown
        table.pop()
        table.shown = NONE
        if action >> KIND_BITS == REFUSE:
            hold_military(table, offerer, card)
            return
        if table.pact[offerer] != NONE:
            end_pact(table, offerer)
        table.pact[offerer] = card
        table.pact_with[offerer] = player
        table.pact_side[offerer] = side
        settle(table, offerer)
        settle(table, player)


class DiscardExcess(Step[Table]):
    """DP-DISCARD: military cards above the limit go, face down (TA-26.6 to TA-26.9)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if table.keeps_cards or table.military_count[player] <= table.military_limit[player]:
            return out
        kinds = military_kinds(table, player)
        for i in range(len(kinds)):
            out = append(out, DISCARD << KIND_BITS | kinds[i])
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-26.8" if action >> KIND_BITS == DISCARD else "TA-26.7"

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        left = int(table.military_count[player] - table.military_limit[player])
        return (left, left)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        drop_military(table, player, action & PAYLOAD)
        throw_away(table, action & PAYLOAD, player)

    def skip(self, table: Table, player: i64) -> None:
        enter_actions(table, player)
