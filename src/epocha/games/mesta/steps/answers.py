"""What others answer to an event that is announced: consent and reactions (section 8)."""

from mypy_extensions import i64

from epocha.engine.state import PLAYER, A, Step
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import COVERED, EVENTS, PROTECTION_CARDS, PROTECTIONS
from epocha.games.mesta.state import ACCEPT, KIND_BITS, NO_REACTION, PAYLOAD, PROTECT, REFUSE, Table
from epocha.games.mesta.steps.common import PICKS, follow
from epocha.games.mesta.transfers import clear_event, take_from_hand


class Consent(Step[Table]):
    """DP-2. The player asked in a Friendly Exchange accepts or refuses (ME-9.30)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, ACCEPT << KIND_BITS)
        return append(out, REFUSE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == ACCEPT:
            follow(table, PICKS)
            return
        # ME-9.32: the card returns to the hand and costs nothing, but this player is not asked again this turn
        table.refused |= 1 << player
        table.allowance += 1
        table.hand[table.turn * EVENTS + table.used] += 1
        table.hand_size[table.turn] += 1
        clear_event(table)
        table.pop()


class React(Step[Table]):
    """DP-3. Every affected player in turn order may protect himself (section 8). Frame: A = seats gone through.

    Whoever has a card in hand is asked, so that nobody can tell who holds a protection (ME-17.3).
    """

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        if table.affected >> player & 1 == 0 or table.silence[player] or table.hand_size[player] == 0:
            return out
        out = append(out, NO_REACTION << KIND_BITS)
        for i in range(PROTECTIONS):
            if COVERED[table.used * PROTECTIONS + i] and table.holds(player, PROTECTION_CARDS[i]):
                out = append(out, PROTECT << KIND_BITS | i)
        if table.players == 1 and len(out) == 1:
            return vec[i64](capacity=1)  # alone, there is nobody to keep the hand from
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != PROTECT or not table.holds(player, PROTECTION_CARDS[action & PAYLOAD]):
            return "ME-8.12"
        by_protection = ["ME-8.5", "ME-8.6", "ME-8.7"]
        return by_protection[action & PAYLOAD]

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == PROTECT:
            card = PROTECTION_CARDS[action & PAYLOAD]
            take_from_hand(table, player, card)
            table.reactions = append(table.reactions, card)
            table.shielded |= 1 << player
        self.skip(table, player)

    def skip(self, table: Table, player: i64) -> None:
        """Go on to the next affected seat, and after the last one to the picks."""
        for done in range(table.get(A) + 1, table.players):
            seat = (table.turn + done) % table.players
            if table.affected >> seat & 1:
                table.put(A, done)
                table.put(PLAYER, seat)
                return
        follow(table, PICKS)
