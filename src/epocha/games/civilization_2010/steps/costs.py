"""Deeds are paid for and put on the table, where others may react to them (CF-31.1, CF-31.11).

Events that pay are deeds of their own with windows above (R1). One that is cancelled leaves the cost open: its payer
pays with something else, or takes the ability back.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import CULTURE_EVENT, RESOURCE_ABILITY, RESOURCE_USE, UNCANCELLABLE
from epocha.games.civilization_2010.goods import FIRST_EVENT_ITEM, FIRST_TOKEN_ITEM, backed_offers, item_left
from epocha.games.civilization_2010.piles import discard_event
from epocha.games.civilization_2010.state import KIND_BITS, PASS, PAY_EVENT, PAY_TOKEN, PAYLOAD, Table
from epocha.games.civilization_2010.steps.common import PAYMENT, REACT, Owing
from epocha.games.civilization_2010.steps.deeds import MOST_PICKS, aim_picks, begin_deed, source_of
from epocha.games.civilization_2010.steps.paying import (
    MOST_SYMBOLS,
    can_pay,
    is_payment,
    payments,
    spend,
    symbols,
    unspend,
    waits_for_aim,
)
from epocha.games.civilization_2010.techs import perk


def open_window(t: Table, player: i64, what: i64) -> None:
    """Let others react to what a player has put on the table; whoever cannot be cancelled need not wait (CF-28.22)."""
    if what != CULTURE_EVENT or perk(t, player, UNCANCELLABLE) == 0:
        t.push(REACT, player, what)


def play_event(t: Table, player: i64, event: i64, aim: vec[i64]) -> None:
    """Play a culture event out of a hand, and let others react to it (R1)."""
    discard_event(t, player, event)
    item_left(t, player, FIRST_EVENT_ITEM + event)
    begin_deed(t, player, ABILITIES + event, aim)
    open_window(t, player, CULTURE_EVENT)


def do_deed(t: Table, player: i64, picks: vec[i64]) -> None:
    """Play a named event; pay for a named ability, which is used up by it."""
    source = source_of(picks[0])
    first = aim_picks(t, player, picks) + 1
    if source >= ABILITIES:
        play_event(t, player, source - ABILITIES, picks[1:first])
        return
    t.used[player] |= single(source)
    t.push(PAYMENT, player, symbols(source), source)
    for at in range(1, first):
        t.put(Payment.FIRST + at - 1, picks[at] + 1)
    pay(t, player, picks, first)


def pay(t: Table, player: i64, picks: vec[i64], first: i64) -> None:
    """Pay with what is picked from number `first` on: tokens at once, gifts if nobody cancels them.

    What is spent so cannot be offered any more.
    """
    payment = t.top
    for at in range(first, len(picks)):
        pick = picks[at]
        if pick >> KIND_BITS == PAY_EVENT:
            aimed = at + 1 < len(picks) and not is_payment(picks[at + 1])
            play_event(t, player, pick & PAYLOAD, picks[at + 1 : at + 2 if aimed else at + 1])
        elif is_payment(pick):
            spend(t, player, pick)
            note_token(t, payment, pick)
            if pick >> KIND_BITS == PAY_TOKEN:
                item_left(t, player, FIRST_TOKEN_ITEM + (pick & PAYLOAD))
    backed_offers(t)


def note_token(t: Table, payment: i64, pick: i64) -> None:
    """Note in the frame of a payment that a token was spent for it."""
    t.write(payment, Payment.MISSING, t.read(payment, Payment.MISSING) - 1)
    at: i64 = Payment.TOKEN
    while t.read(payment, at):
        at += 1
    t.write(payment, at, pick + 1)


class Payment(Owing):
    """The cost of an ability: once all of it is paid, the ability is on the table, and others may react to it (R2)."""

    SOURCE: Final = 1
    FIRST: Final = 2  # the picks of its aim, each one higher, so that 0 is none
    SECOND: Final = 3
    THIRD: Final = 4
    FOURTH: Final = 5
    TOKEN: Final = 6  # the picks of tokens that are spent, likewise
    TOKEN_2: Final = 7
    TOKEN_3: Final = 8
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        number("missing", most=MOST_SYMBOLS),
        number("source", most=99),
        number("first"),
        number("second"),
        number("third"),
        number("fourth"),
        number("token"),
        number("token_2"),
        number("token_3"),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        """Nothing, if all is paid; whoever has not enough can only take the ability back."""
        draft = table.draft(player)
        source = table.get(Payment.SOURCE)
        due = table.get(Payment.MISSING)
        out = vec[i64](capacity=8)
        if due == 0:
            return out
        if len(draft) == 0:
            out = append(out, PASS << KIND_BITS)
        return payments(table, player, source, draft, 0, 1, out) if can_pay(table, player, source, due) else out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CF-20.5"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        return draft[0] >> KIND_BITS == PASS or not waits_for_aim(draft, 0)

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        if picks[0] >> KIND_BITS == PASS:
            self.take_back(table, player)
        else:
            pay(table, player, picks, 0)

    def take_back(self, table: Table, player: i64) -> None:
        """CF-31.11: the ability is not used, and its tokens are not spent."""
        table.used[player] &= ~single(table.get(Payment.SOURCE))
        for at in range(Payment.TOKEN, Payment.TOKEN + MOST_SYMBOLS):
            if table.get(at):
                unspend(table, player, table.get(at) - 1)
        table.pop()

    def skip(self, table: Table, player: i64) -> None:
        source = table.get(Payment.SOURCE)
        aim = vec[i64](capacity=MOST_PICKS)
        for at in range(Payment.FIRST, Payment.FIRST + MOST_PICKS):
            if table.get(at):
                aim = append(aim, table.get(at) - 1)
        table.pop()
        table.trade[player] -= ABILITY[source].trade
        table.culture[player] -= ABILITY[source].culture
        begin_deed(table, player, source, aim)
        if ABILITY[source].kind == RESOURCE_ABILITY:
            open_window(table, player, RESOURCE_USE)
