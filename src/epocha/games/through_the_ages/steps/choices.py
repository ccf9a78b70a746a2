"""Choices that cards leave to players, in their own turn or not (TA-36, TA-46.5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, flag, index, number, subset
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    COST,
    FIRST_TERRITORY,
    FIRST_WONDER,
    LINE,
    LINES,
    MOST_TOKENS,
    NONE,
    SCIENCE_COST,
    SITES,
    SPACES,
    TERRITORIES,
    WONDERS,
)
from epocha.games.through_the_ages.effects import FOOD, RESOURCES, SCORE_RANK, TAKE, TURN_DOWN
from epocha.games.through_the_ages.piles import leave_openly, put_to_past
from epocha.games.through_the_ages.prices import take_cost, untakable
from epocha.games.through_the_ages.state import (
    BUILD_IT,
    CHOOSE,
    DESTROY,
    DONE,
    KIND_BITS,
    LOSE,
    PAYLOAD,
    PEOPLE,
    SPLIT,
    Table,
    picked,
)
from epocha.games.through_the_ages.state import TAKE as TAKE_CARD
from epocha.games.through_the_ages.steps.events import lose_people, note
from epocha.games.through_the_ages.steps.paying import gain, lose
from epocha.games.through_the_ages.steps.taking import take_card
from epocha.games.through_the_ages.stores import stock
from epocha.games.through_the_ages.tableau import (
    add_colony,
    build_on,
    can_lose_worker_on,
    grow,
    learn,
    lose_colony,
    lose_special,
    put_special,
    raze,
    shrink,
    turn_down,
)


class LoseWorker(Step[Table]):
    """DP-POP-LOSS: a player without unused workers chooses from which card one is lost (TA-36.2, TA-36.3)."""

    LEFT: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("left", most=MOST_TOKENS),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for site in range(SITES):
            if can_lose_worker_on(table, player, site):
                out = append(out, LOSE << KIND_BITS | site)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        site = action & PAYLOAD
        sent = action >> KIND_BITS == LOSE and table.workers[player * SITES + site] > 0
        return "TA-31.15" if sent else "TA-36.3"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        left = table.get(LoseWorker.LEFT)
        table.pop()
        shrink(table, player, action & PAYLOAD)
        note(table, 1)
        lose_people(table, player, left - 1)

    def skip(self, table: Table, player: i64) -> None:
        """TA-36.4: nobody is left to be lost."""
        table.pop()


class DestroyBuildings(Step[Table]):
    """Buildings of a player are destroyed; several only on one card (TA-36.8, TA-36.13, TA-43.72)."""

    OWNER: Final = 0
    AMONG: Final = 1  # set of sites
    MOST: Final = 2
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("owner", of=SEAT, none=False),
        subset("among", of="site"),
        number("most", most=9),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        owner = table.get(DestroyBuildings.OWNER)
        out = vec[i64](capacity=16)
        if len(draft):
            if picked(draft, draft[0]) < table.workers[owner * SITES + (draft[0] & PAYLOAD)]:
                out = append(out, draft[0])
            return append(out, DONE << KIND_BITS)
        for site in range(SITES):
            if table.get(DestroyBuildings.AMONG) >> site & 1 and table.workers[owner * SITES + site]:
                out = append(out, DESTROY << KIND_BITS | site)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != DESTROY:
            return "TA-36.13"
        owner = table.get(DestroyBuildings.OWNER)
        there = table.workers[owner * SITES + (action & PAYLOAD)] > 0
        return "TA-36.8" if there and len(table.draft(player)) else "TA-43.72"

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        made = len(table.draft(player))
        return (1, int(table.get(DestroyBuildings.MOST)) - made + 1)

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        if action >> KIND_BITS == DONE:
            return True
        return len(table.draft(player)) == table.get(DestroyBuildings.MOST)

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        owner = table.get(DestroyBuildings.OWNER)
        table.pop()
        for i in range(len(picks)):
            if picks[i] >> KIND_BITS == DESTROY:
                raze(table, owner, picks[i] & PAYLOAD)
                note(table, COST[picks[i] & PAYLOAD])

    def skip(self, table: Table, player: i64) -> None:
        """TA-28.17: there is none."""
        table.pop()


class SplitGoods(Step[Table]):
    """How much of a gain or loss is food (TA-36.9, TA-36.12); the rest is resources.

    If it is somebody else's loss, the player takes it and gains what was lost (TA-36.5, TA-36.6).
    """

    OWNER: Final = 0  # who gains or loses
    IS_GAIN: Final = 1
    AMOUNT: Final = 2
    MIXED: Final = 3  # whether both kinds may be combined
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("owner", of=SEAT, none=False),
        flag("is_gain"),
        number("amount", most=PAYLOAD),
        flag("mixed"),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        owner = table.get(SplitGoods.OWNER)
        amount = table.get(SplitGoods.AMOUNT)
        least: i64 = 0
        most = amount
        if not table.get(SplitGoods.IS_GAIN):
            food = stock(table, owner, FOOD)
            resources = stock(table, owner, RESOURCES)
            amount = min(amount, food + resources)
            least = max(0, amount - resources)
            most = min(amount, food)
        out = vec[i64](capacity=16)
        if amount == 0:
            return out
        for food in range(least, most + 1):
            if table.get(SplitGoods.MIXED) or food == 0 or food == amount:
                out = append(out, SPLIT << KIND_BITS | food)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-36.12"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        owner = table.get(SplitGoods.OWNER)
        is_gain = table.get(SplitGoods.IS_GAIN)
        food = action & PAYLOAD
        amount = table.get(SplitGoods.AMOUNT)
        if not is_gain:
            amount = min(amount, stock(table, owner, FOOD) + stock(table, owner, RESOURCES))
        table.pop()
        if not is_gain:
            lose(table, owner, FOOD, food)
            lose(table, owner, RESOURCES, amount - food)
        if is_gain or owner != player:
            gain(table, player, FOOD, food)
            gain(table, player, RESOURCES, amount - food)

    def skip(self, table: Table, player: i64) -> None:
        """There is nothing to gain or to lose."""
        table.pop()


class ChooseCard(Step[Table]):
    """A colony is lost or taken, or a wonder turned down (TA-43.35, TA-43.50)."""

    OWNER: Final = 0
    VERB: Final = 1
    AMONG: Final = 2  # set of territories or wonders
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("owner", of=SEAT, none=False),
        number("verb", most=SCORE_RANK),
        subset("among", of="wonder"),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        wonders = table.get(ChooseCard.VERB) == TURN_DOWN
        first = FIRST_WONDER if wonders else FIRST_TERRITORY
        out = vec[i64](capacity=16)
        for at in range(WONDERS if wonders else TERRITORIES):
            if table.get(ChooseCard.AMONG) >> at & 1:
                out = append(out, CHOOSE << KIND_BITS | (first + at))
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-43.35" if table.get(ChooseCard.VERB) == TURN_DOWN else "TA-36.1"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        owner = table.get(ChooseCard.OWNER)
        verb = table.get(ChooseCard.VERB)
        card = action & PAYLOAD
        table.pop()
        if verb == TURN_DOWN:
            turn_down(table, player, card - FIRST_WONDER)
            return
        lose_colony(table, owner, card)
        if verb == TAKE:
            add_colony(table, player, card)
        else:
            put_to_past(table, card)

    def skip(self, table: Table, player: i64) -> None:
        """TA-28.17: there is none."""
        table.pop()


class TakeTechnology(Step[Table]):
    """DP-WAR-EFFECT: special technologies instead of science (TA-36.10, TA-43.49, TA-43.70)."""

    OWNER: Final = 0
    AMOUNT: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("owner", of=SEAT, none=False), number("amount"))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        owner = table.get(TakeTechnology.OWNER)
        for line in range(LINES):
            card = table.special[owner * LINES + line]
            if card != NONE and SCIENCE_COST[card] <= table.get(TakeTechnology.AMOUNT):
                out = append(out, CHOOSE << KIND_BITS | card)
        _sort(out)
        return append(out, DONE << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-43.70"

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, int(LINES) + 1)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        owner = table.get(TakeTechnology.OWNER)
        left = table.get(TakeTechnology.AMOUNT)
        if action >> KIND_BITS == DONE:
            table.pop()
            taken = min(left, table.science[owner])
            learn(table, owner, -taken)
            learn(table, player, taken)
            return
        card = action & PAYLOAD
        table.put(TakeTechnology.AMOUNT, left - SCIENCE_COST[card])
        lose_special(table, owner, card)
        own = table.special[player * LINES + LINE[card]]
        if own == NONE or own < card:
            put_special(table, player, card)
        else:
            leave_openly(table, card)


def _sort(cards: vec[i64]) -> None:
    """Sort a few numbers in place."""
    for i in range(1, len(cards)):
        at = i
        while at > 0 and cards[at - 1] > cards[at]:
            kept = cards[at]
            cards[at] = cards[at - 1]
            cards[at - 1] = kept
            at -= 1


class BuildOrNot(Step[Table]):
    """A free building or unit of an event may be declined (TA-28.11, TA-28.12)."""

    SITE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("site", of="site", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), BUILD_IT << KIND_BITS)
        return append(out, DONE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        site = table.get(BuildOrNot.SITE)
        table.pop()
        if action >> KIND_BITS == BUILD_IT:
            build_on(table, player, site)


class Settlers(Step[Table]):
    """DP-GAIN-POP: the population of a territory may be declined, wholly or partly (TA-30.27)."""

    MOST: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("most", most=9),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for people in range(min(table.get(Settlers.MOST), table.yellow[player]) + 1):
            out = append(out, PEOPLE << KIND_BITS | people)
        return out

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        for _ in range(action & PAYLOAD):
            grow(table, player)


class TakeFromRow(Step[Table]):
    """DP-EVENT-TAKE: cards of the row for a number of civil actions, one after the other (TA-43.34, TA-43.69)."""

    BUDGET: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("budget", most=9),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for space in range(SPACES):
            if untakable(table, player, space, table.get(TakeFromRow.BUDGET)) is None:
                out = append(out, TAKE_CARD << KIND_BITS | space)
        return append(out, DONE << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != TAKE_CARD:
            return "TA-43.69"
        return untakable(table, player, action & PAYLOAD, table.get(TakeFromRow.BUDGET)) or "TA-43.69"

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, int(SPACES) + 1)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == DONE:
            table.pop()
            return
        space = action & PAYLOAD
        table.put(TakeFromRow.BUDGET, table.get(TakeFromRow.BUDGET) - take_cost(table, player, space))
        take_card(table, player, space)
        table.no_politics[player] = 1
        note(table, 1)
