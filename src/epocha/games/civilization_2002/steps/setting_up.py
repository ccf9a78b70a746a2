"""Set-up: who chooses first, where everybody starts, first technologies, tokens, the start player (CE-5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import (
    ANCIENT,
    DEALT,
    ERAS,
    FERTILE,
    FIGURE_OF,
    FIRST_TECHNOLOGY,
    INFANTRY,
    IS_TERRAIN,
    MOST_PLAYERS,
    NONE,
    NUMBERS,
    SETTLER,
    TOKENS,
    VILLAGE,
)
from epocha.games.civilization_2002.forces import add_piece
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.state import PAYLOAD, PLACE, Table
from epocha.games.civilization_2002.steps.common import (
    DEAL,
    PLACE_START,
    REVEALS,
    ROUND,
    START_ROLL,
    Play,
    actions,
    two_dice,
)
from epocha.games.civilization_2002.steps.gaining import obtain
from epocha.games.civilization_2002.steps.rounds import BETWEEN_ROUNDS
from epocha.games.civilization_2002.steps.tokens import turn_up_at_start

START_GOLD: Final[i64] = NUMBERS.start_gold


def lay_out(t: Table) -> None:
    """Put a token on every land region (CE-5.1), give everybody gold (CE-5.4), and find who chooses first (CE-5.5)."""
    box = vec[i64](capacity=80)
    for token in range(TOKENS):
        for _ in range(t.agreed.tokens[token]):
            box = append(box, token)
    t.dice_cup().shuffle(box)
    for place in range(len(box)):
        if place < t.world.land_count:
            lay_token(t, place, box[place])
        else:
            t.spare[box[place]] += 1
    for p in range(t.players):
        t.gold[p] = START_GOLD
    chooser = roll_for_first(t)
    t.push(ROUND, NOBODY, BETWEEN_ROUNDS)
    t.push(START_ROLL, NOBODY)
    t.push(REVEALS, NOBODY)
    t.push(DEAL, NOBODY, chooser)
    for k in range(t.players):
        t.push(PLACE_START, (chooser + k) % t.players)
    for k in range(t.players):
        t.push(PLACE_START, (chooser + t.players - 1 - k) % t.players)


def lay_token(t: Table, land: i64, token: i64) -> None:
    """Lay a token on a land; open terrain but fertile ground binds from the start (CE-5.15)."""
    binds = t.agreed.open_tokens and IS_TERRAIN[token] != 0 and token != FERTILE
    t.token[land] = token
    t.token_lies[land] = UP if binds else DOWN


def roll_for_first(t: Table) -> i64:
    """Let everybody roll two dice, and those tied for the highest again, until one is ahead (CE-5.5, CE-5.12)."""
    tied = (1 << t.players) - 1
    while tied & (tied - 1):
        highest: i64 = 0
        rolling = tied
        tied = 0
        for p in range(t.players):
            if rolling & single(p):
                t.rolled[p] = two_dice(t)
                if t.rolled[p] > highest:
                    highest = t.rolled[p]
                    tied = 0
                if t.rolled[p] == highest:
                    tied |= single(p)
    seat: i64 = 0
    while tied >> seat & 1 == 0:
        seat += 1
    return seat


class PlaceStart(Play):
    """D-START, CE-5.6, CE-5.7: a village, an infantry and a settler, where no settlement is."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=table.world.land_count)
        for land in range(table.world.land_count):
            if table.settlement_of[land] == NONE:
                out = append(out, land)
        return actions(PLACE, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        second = settlements_of(table, player) > 0
        return "CE-5.7" if second else "CE-5.6"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        land = action & PAYLOAD
        table.pop()
        table.settlement_of[land] = player
        table.settlement_size[land] = VILLAGE
        table.starts = append(table.starts, land)
        add_piece(table, player, FIGURE_OF[INFANTRY * ERAS + ANCIENT], land)
        add_piece(table, player, SETTLER, land)


class Deal(Step[Table]):
    """CE-5.8, CE-5.9: in the advanced rules everybody starts with a technology."""

    CHOOSER: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("chooser", most=MOST_PLAYERS - 1),)

    def run(self, table: Table) -> None:
        chooser = table.get(Deal.CHOOSER)
        table.pop()
        if not table.agreed.advanced:
            return
        cards = DEALT[:]
        table.dice_cup().shuffle(cards)
        table.disclosures += 1
        for k in range(table.players - 1, 0, -1):  # who is dealt to last places last
            obtain(table, (chooser + k) % table.players, cards[k - 1])
        obtain(table, chooser, FIRST_TECHNOLOGY)


class Reveals(Step[Table]):
    """CE-5.11: tokens where players start are turned up, one after the other."""

    DONE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("done", most=2 * MOST_PLAYERS),)

    def run(self, table: Table) -> None:
        done = table.get(Reveals.DONE)
        if done == len(table.starts):
            table.pop()
            return
        table.put(Reveals.DONE, done + 1)
        if table.token_lies[table.starts[done]] != GONE:
            turn_up_at_start(table, table.starts[done])


class StartRoll(Step[Table]):
    """CE-5.12: the highest roll begins."""

    def run(self, table: Table) -> None:
        table.pop()
        table.first = roll_for_first(table)
