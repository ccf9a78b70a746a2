"""Paying and gaining food and resources: by themselves, or token by token for whoever asked for it (TA-22, TA-R-88).

What is paid or gained is first done by itself, as `stores.py` says. A player who chooses by hand, and has a choice, is
then asked which tokens it was: so the table is in order at every question, and whoever chooses nothing is served well.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages import change, stores
from epocha.games.through_the_ages.change import first_site, packed
from epocha.games.through_the_ages.components import STORES
from epocha.games.through_the_ages.effects import FOOD, LAB_STOCK, RESOURCES
from epocha.games.through_the_ages.layout import EMPTY
from epocha.games.through_the_ages.state import DONE, KIND_BITS, LAY_TOKEN, PAYLOAD, RETURN_TOKEN, Table, picked
from epocha.games.through_the_ages.steps.common import PAYMENT
from epocha.games.through_the_ages.values import LAB_SITE, MINE_SITE

PACKED: Final = (1 << change.BITS * change.LEVELS) - 1
FARMS: Final = (1 << change.LEVELS) - 1
MINES: Final = FARMS << MINE_SITE


class Payment(Step[Table]):
    """DP-PAYMENT, DP-PLACE: which tokens are returned to the bank, and on which cards others are laid (TA-22.16).

    What a payment or a gain did by itself stands already; done without a pick leaves it so.
    """

    GOOD: Final = 0
    HAD: Final = 1  # tokens before, see `change`
    LABS: Final = 2  # those of them that lay on laboratories
    LEFT: Final = 3  # tokens after it was done by itself
    SPARE: Final = 4  # tokens that the bank had besides, for more change
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        number("good", most=RESOURCES),
        number("had", most=PACKED),
        number("labs", most=PACKED),
        number("left", most=PACKED),
        number("spare", most=PACKED),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        had = table.get(Payment.HAD)
        first = first_site(table.get(Payment.GOOD))
        out = vec[i64](capacity=16)
        fitting = ways_with(table, player, draft)
        if len(draft) == 0 or after_picks(had, draft, first) in fitting:
            out = append(out, DONE << KIND_BITS)
        for kind in (RETURN_TOKEN, LAY_TOKEN):
            for level in range(change.LEVELS):
                pick = kind << KIND_BITS | (first + level)
                made = picked(draft, pick)
                for after in fitting:
                    moved = change.moved(had, after)
                    if moved[kind - RETURN_TOKEN][level] > made:
                        out = append(out, pick)
                        break
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == LAY_TOKEN:
            return "TA-22.7" if is_gain(table) else "TA-22.5"
        return "TA-22.6" if kind == DONE else "TA-22.2"

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        had = int(table.get(Payment.HAD))
        most = 0
        for after in ways_with(table, player, EMPTY):
            returned, laid = change.moved(had, after)
            most = max(most, sum(returned) + sum(laid))
        return (1, max(1, most + 1 - len(table.draft(player))))

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        return action >> KIND_BITS == DONE

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        good = table.get(Payment.GOOD)
        had = table.get(Payment.HAD)
        labs = table.get(Payment.LABS)
        left = table.get(Payment.LEFT)
        table.pop()
        if len(picks) > 1:
            arrange(table, player, good, had, labs, left, after_picks(had, picks, first_site(good)))

    def skip(self, table: Table, player: i64) -> None:
        """What happened by itself stands."""
        table.pop()


def is_gain(t: Table) -> bool:
    """Return whether the question at hand is where a gain is laid."""
    return change.worth(t.get(Payment.LEFT)) > change.worth(t.get(Payment.HAD))


def moved_worth(t: Table) -> i64:
    """Return what is paid or gained in the question at hand."""
    return abs(change.worth(t.get(Payment.LEFT)) - change.worth(t.get(Payment.HAD)))


def after_picks(had: i64, picks: vec[i64], first: i64) -> i64:
    """Return the tokens that picks leave."""
    for i in range(len(picks)):
        kind = picks[i] >> KIND_BITS
        if kind != DONE:
            token: i64 = 1 << change.BITS * ((picks[i] & PAYLOAD) - first)
            had += token if kind == LAY_TOKEN else -token
    return had


def ways_with(t: Table, p: i64, draft: vec[i64]) -> list[int]:
    """Return the ways that are still open after some picks, for the question at hand."""
    good = t.get(Payment.GOOD)
    had = t.get(Payment.HAD)
    first = first_site(good)
    found: list[int] = []
    spare = min(t.get(Payment.SPARE), t.blue[p])
    for after in change.ways(had, t.get(Payment.LEFT), spare, t.techs[p] >> first & FARMS):
        returned, laid = change.moved(had, after)
        fits = True
        for level in range(change.LEVELS):
            if picked(draft, RETURN_TOKEN << KIND_BITS | (first + level)) > returned[level]:
                fits = False
            if picked(draft, LAY_TOKEN << KIND_BITS | (first + level)) > laid[level]:
                fits = False
        if fits:
            found.append(after)
    return found


def arrange(t: Table, p: i64, good: i64, had: i64, labs: i64, left: i64, chosen: i64) -> None:
    """Put the tokens where they would lie if the chosen ones had been moved instead of those that were."""
    base = p * STORES + first_site(good)
    for level in range(change.LEVELS):
        on_lab = change.count(labs, level)
        on_card = change.count(had, level) - on_lab
        was: i64 = change.count(left, level)
        now: i64 = change.count(chosen, level)
        t.blue[p] += was - now
        on_card_now = stores.kept_on_card(now, on_card, on_lab)
        on_card_was = stores.kept_on_card(was, on_card, on_lab)
        t.tokens[base + level] += on_card_now - on_card_was
        if on_lab:
            t.tokens[p * STORES + LAB_SITE + level + 1] += (now - on_card_now) - (was - on_card_was)


# --- who chooses by hand ---


def may_choose(t: Table, p: i64) -> bool:
    """Return whether a player may ask to choose tokens by hand: who has several levels of farms, mines or stocks."""
    if t.by_hand >> p & 1:
        return False
    farms = t.techs[p] & FARMS
    mines = t.techs[p] & MINES
    return farms & (farms - 1) != 0 or mines & (mines - 1) != 0 or t.perk(p, LAB_STOCK) > 0


def on_cards(t: Table, p: i64) -> vec[i64]:
    """Return the tokens of a player who chooses by hand; nothing of anybody else."""
    return t.tokens[p * STORES : (p + 1) * STORES] if t.by_hand >> p & 1 else EMPTY


def ask(t: Table, p: i64, before: vec[i64], markers: i64 = 0) -> None:
    """Ask a player which tokens a payment or a gain moved, if there is a choice; food is asked about first.

    Args:
        before: what `on_cards` returned before it.
        markers: tokens that the bank must have for what is being paid (TA-17.4).
    """
    if len(before) == 0:
        return
    spare = t.blue[p] - markers
    after = t.tokens[p * STORES : (p + 1) * STORES]
    for good in (RESOURCES, FOOD):
        had = packed(before, good, True)
        left = packed(after, good, True)
        if had != left and len(change.ways(had, left, spare, t.techs[p] >> first_site(good) & FARMS)) > 1:
            t.push(PAYMENT, p, good, had, had - packed(before, good, False), left, spare)


# --- as in `stores.py`, and then asked about ---


def pay_price(t: Table, p: i64, good: i64, amount: i64, markers: i64 = 0, keep: i64 = 0) -> None:
    before = on_cards(t, p)
    stores.pay_price(t, p, good, amount, keep)
    ask(t, p, before, markers)


def lose(t: Table, p: i64, good: i64, amount: i64) -> None:
    before = on_cards(t, p)
    stores.lose(t, p, good, amount)
    ask(t, p, before)


def gain(t: Table, p: i64, good: i64, amount: i64) -> None:
    before = on_cards(t, p)
    stores.gain(t, p, good, amount)
    ask(t, p, before)


def consume(t: Table, p: i64) -> None:
    before = on_cards(t, p)
    stores.consume(t, p)
    ask(t, p, before)


def corrupt(t: Table, p: i64) -> None:
    before = on_cards(t, p)
    stores.corrupt(t, p)
    ask(t, p, before)
