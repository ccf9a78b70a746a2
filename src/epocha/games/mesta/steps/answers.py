"""What others answer to an event that is announced: consent and reactions (section 8)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import COVERED, EVENTS, MAX_PLAYERS, PROTECTION_CARDS, PROTECTIONS
from epocha.games.mesta.state import ACCEPT, KIND_BITS, NO_REACTION, PAYLOAD, PROTECT, REFUSE, Table
from epocha.games.mesta.steps.common import PICKS
from epocha.games.mesta.transfers import take_from_hand


class Consent(Step[Table]):
    """DP-2. The player asked in a Friendly Exchange accepts or refuses (ME-9.30)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, ACCEPT << KIND_BITS)
        return append(out, REFUSE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == ACCEPT:
            table.replace(PICKS, NOBODY)
            return
        # ME-9.32: the card returns to the hand and costs nothing, but this player is not asked again this turn
        table.refused |= 1 << player
        table.allowance += 1
        table.hand[table.turn * EVENTS + table.used] += 1
        table.hand_size[table.turn] += 1
        table.forget_named()
        table.pop()


class React(Step[Table]):
    """DP-3. Every affected player may protect themselves, in turn order (section 8).

    Whoever has a card in hand is asked, so that nobody can tell who holds a protection (ME-17.3).
    """

    GONE: Final = 0  # seats in turn order, the actor first, whose answer is known
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("gone", most=MAX_PLAYERS),)

    def seats(self, table: Table) -> i64:
        found: i64 = 0
        for done in range(table.get(React.GONE), table.players):
            seat = (table.turn + done) % table.players
            if table.affected >> seat & 1 and table.silence[seat] == 0 and table.hand_size[seat]:
                found |= 1 << seat
        if table.players == 1 and len(self.legal(table, 0)) == 1:
            return 0  # alone, there is nobody to keep the hand from
        return found

    def begins(self, table: Table) -> i64:
        return table.turn

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=4), NO_REACTION << KIND_BITS)
        for i in range(PROTECTIONS):
            if COVERED[table.used * PROTECTIONS + i] and table.holds(player, PROTECTION_CARDS[i]):
                out = append(out, PROTECT << KIND_BITS | i)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != PROTECT or not table.holds(player, PROTECTION_CARDS[action & PAYLOAD]):
            return "ME-8.12"
        return "ME-8.6" if action & PAYLOAD else "ME-8.5"  # the strongest covers whatever is asked about (ME-8.7)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        card = PROTECTION_CARDS[action & PAYLOAD]
        take_from_hand(table, player, card)
        table.reactions = append(table.reactions, card)
        table.shielded |= 1 << player
        table.put(React.GONE, (player - table.turn + table.players) % table.players + 1)

    def passed(self, table: Table) -> None:
        table.replace(PICKS, NOBODY)
