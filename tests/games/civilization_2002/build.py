"""Positions of the Boardgame for tests, set up and played in the words of the rules.

Seats are P1 to P6, and P1 is the start player. A `desk` is a table in round 2 with nothing on it: no pieces, no
settlements, no tokens, no gold; a test puts there what it needs, and asks for the phase that it is about.
"""

from collections.abc import Callable

import pytest
from epocha_fixtures.frames import put_frame
from epocha_fixtures.playing import asked, do, options, step

from epocha import Chance, IllegalAction
from epocha.engine.bits import count, single
from epocha.engine.state import NOBODY
from epocha.engine.vectors import zeros
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import MOST_LANDS, REGION_IDS
from epocha.games.civilization_2002.forces import add_piece, count_at, remove_piece
from epocha.games.civilization_2002.game import Boardgame
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.common import CLOSING, MOVEMENT, PURCHASE, ROUND, TRADE
from epocha.games.civilization_2002.steps.rounds import (
    MOVEMENT_PHASE,
    PRODUCTION_PHASE,
    PURCHASE_PHASE,
    TRADE_PHASE,
    begin_phase,
)

__all__ = [
    "BOTH", "GAME", "P1", "P2", "P3", "P4", "Table", "aboard", "asked", "at", "closing", "count_of", "desk", "do",
    "era", "game", "give", "gold", "improved", "know", "movement", "names", "options", "pieces", "production",
    "purchase", "put", "refused", "settle", "size", "step", "throwing", "token", "trade",
    "with_dice",
]  # fmt: skip

GAME = Boardgame()
P1, P2, P3, P4 = range(4)
BOTH = pytest.mark.parametrize("rules", ["basic", "advanced"])


def game(players: int = 2, rules: str = "basic", seed: int = 1, **chosen: object) -> Table:
    """Return a new game at its first decision."""
    return GAME.new_initial_state(players, seed, {"rules": rules} | chosen)


def desk(players: int = 2, rules: str = "basic", seed: int = 1, **chosen: object) -> Table:
    """Return a table in round 2 with nothing on it."""
    table = game(players, rules, seed, **chosen)
    for piece in range(len(table.piece_at)):
        remove_piece(table, piece)
    for land in range(MOST_LANDS):
        table.token[land] = c.NONE
        table.token_lies[land] = GONE
    for kind in range(int(c.TOKENS)):
        table.spent[kind] = table.agreed.tokens[kind]
        table.spare[kind] = 0
    for seat in range(players):
        table.gold[seat] = 0
    table.round = 2
    table.first = P1
    return phase(table, PURCHASE_PHASE, players)


# --- what stands where ---


def at(name: str) -> int:
    """Return the number of a region."""
    return REGION_IDS.index(name)


def settle(table: Table, land: str, seat: int = P1, large: int = 1) -> Table:
    """Let a seat have a settlement."""
    table.settlement_of[at(land)] = seat
    table.settlement_size[at(land)] = large
    return table


def size(table: Table, land: str) -> int:
    """Return the size of the settlement of a land, 0 if there is none."""
    return int(table.settlement_size[at(land)])


def token(table: Table, land: str, kind: str, up: bool = False, seen: int = NOBODY) -> Table:
    """Lay a token on a land, face down unless it is said to be up; a seat may have seen it."""
    number = c.TOKEN.number(kind if kind in c.TOKEN.ids else f"resource_{kind}")
    table.token[at(land)] = number
    table.token_lies[at(land)] = UP if up else DOWN
    table.token_seen[at(land)] = 0 if seen == NOBODY else 1 << seen
    table.spent[number] -= 1
    return table


def put(table: Table, what: str, region: str, seat: int = P1, number: int = 1) -> int:
    """Put pieces of a kind into a region; return the number of the last one."""
    piece = NOBODY
    for _ in range(number):
        piece = int(add_piece(table, seat, c.FIGURE.number(what), at(region)))
    return piece


def aboard(table: Table, fleet: int, what: str, number: int = 1) -> Table:
    """Let a fleet carry something."""
    for _ in range(number):
        piece = put(table, what, REGION_IDS[table.piece_at[fleet]], int(table.piece_owner[fleet]))
        table.piece_aboard[piece] = fleet
    return table


def pieces(table: Table, what: str, region: str, seat: int = P1) -> int:
    """Return how many pieces of a kind a seat has in a region."""
    return int(count_at(table, seat, at(region), c.FIGURE.number(what)))


# --- what seats have ---


def gold(table: Table, amount: int, seat: int = P1) -> Table:
    table.gold[seat] = amount
    return table


def know(table: Table, *technologies: str, seat: int = P1) -> Table:
    """Let a seat own technologies."""
    for name in technologies:
        table.technologies[seat] |= single(c.TECHNOLOGY.number(name))
    return table


def give(table: Table, *wonders: str, seat: int = P1) -> Table:
    """Let a seat have wonders."""
    for name in wonders:
        table.wonders[seat] |= single(c.WONDER.number(name))
    return table


def improved(table: Table, *improvements: str, seat: int = P1) -> Table:
    """Let a seat have improvements."""
    for name in improvements:
        table.improvements[seat] |= single(c.IMPROVEMENT.number(name))
    return table


def names(kind: str, members: int) -> list[str]:
    """Return the names of a set of technologies, wonders or improvements."""
    ids = {"technology": c.TECHNOLOGY, "wonder": c.WONDER, "improvement": c.IMPROVEMENT}[kind].ids
    return [name for number, name in enumerate(ids) if members >> number & 1]


def count_of(members: int) -> int:
    """Return how many members a set has."""
    return int(count(members))


def era(table: Table, name: str) -> Table:
    """Let it be an era, which nothing has ended yet."""
    table.era = c.ERA.number(name)
    table.era_ends = 0
    return table


# --- phases ---


def phase(table: Table, which: int, turns: int) -> Table:
    """Let a phase run in which so many players have had their turn, the last of them still having it."""
    table.clear_frames()
    table.placed = zeros(MOST_LANDS)
    table.enlarged = table.founded = 0
    place = which if not table.agreed.purchase_last else (which + 3) % 4
    put_frame(table, ROUND, place=place, turns=turns)
    begin_phase(table, which)
    return table


def turn(table: Table, which: int, own_step: int, seat: int) -> Table:
    """Put a player's own turn of a phase."""
    phase(table, which, (seat - int(table.first)) % int(table.players) + 1)
    put_frame(table, own_step, seat)
    table.advance()
    return table


def purchase(table: Table, seat: int = P1) -> Table:
    """Begin the purchase phase, and let it be a seat's turn."""
    return turn(table, PURCHASE_PHASE, PURCHASE, seat)


def movement(table: Table, seat: int = P1) -> Table:
    """Let a seat move."""
    return turn(table, MOVEMENT_PHASE, MOVEMENT, seat)


def trade(table: Table) -> Table:
    """Begin the trade phase."""
    phase(table, TRADE_PHASE, int(table.players))
    put_frame(table, TRADE)
    table.advance()
    return table


def production(table: Table) -> Table:
    """Let the production phase run, and what follows until somebody is asked."""
    phase(table, PRODUCTION_PHASE, 0)
    table.advance()
    return table


def closing(table: Table, seat: int = P1, which: int = MOVEMENT_PHASE) -> Table:
    """Ask a seat what it declares at the end of a phase."""
    phase(table, which, int(table.players) + 1)
    put_frame(table, CLOSING, seat)
    table.advance()
    return table


# --- dice and refusals ---


def with_dice(table: Table, *rolls: int) -> Table:
    """Let the next dice of a table show these numbers, one after the other."""
    return throwing(table, lambda shown: shown == list(rolls), len(rolls), 1)


def throwing(table: Table, wanted: Callable[[list[int]], bool], number: int, dice: int = 2) -> Table:
    """Let the next throws of a table, so many of so many dice, have sums that are wanted."""
    for seed in range(1_000_000):
        chance = Chance.from_seed(seed)
        if wanted([sum([int(chance.below(6)) + 1 for _ in range(dice)]) for _ in range(number)]):
            table.chance = Chance.from_seed(seed)
            return table
    raise AssertionError("no dice fall as they are wanted")


def refused(table: Table, text: str, seat: int | None = None) -> str:
    """Try what the rules forbid to whoever is asked, or to a seat; return the rule that is cited.

    It must be refused by the referee and told from the seat's own view alike, and change nothing.
    """
    seat = asked(table) if seat is None else seat
    action = GAME.text_to_action(table, text)
    before = table.digest()
    told = table.view(seat).forbids(seat, action)
    assert told is not None, f"{text} is allowed"
    with pytest.raises(IllegalAction) as illegal:
        table.apply_action(seat, action)
    assert illegal.value.rule == told
    assert table.digest() == before
    return str(told)
