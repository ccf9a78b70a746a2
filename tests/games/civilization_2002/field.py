"""Positions of the Boardgame for tests of movement, battles and trade, in the words of the rules.

Seats are P1 to P6. A `field` is an empty world in which nothing happens until a test begins a turn on it; what follows
that turn is nothing, so a turn that is over leaves the step "game-over".
"""

from epocha_fixtures.playing import asked, do, options, step

from epocha.engine.chance import Chance
from epocha.engine.state import NOBODY
from epocha.engine.vectors import filled, vec_of, zeros
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import MOST_LANDS, REGION_IDS
from epocha.games.civilization_2002.forces import add_piece, count_at
from epocha.games.civilization_2002.layout import DOWN, UP
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.common import GAME_OVER, MOVEMENT, TRADE

from .build import GAME, P1, P2, P3, P4, refused

__all__ = [
    "GAME", "P1", "P2", "P3", "P4", "Table", "asked", "dice", "do", "fleet", "fought", "learned", "march", "moving",
    "neutral", "number_of", "options", "over", "read", "refused", "settled", "step", "token", "trading", "unit",
    "units", "wonder", "world",
]  # fmt: skip

ERA = {"ancient": 0, "medieval": 1, "industrial": 2, "modern": 3}


def world(rules: str = "basic", era: str = "ancient", players: int = 3, **chosen: object) -> Table:
    """Return an empty world in the second round: no pieces, no settlements, no tokens, no gold."""
    table = GAME.new_initial_state(players, 1, {"rules": rules} | chosen)
    table.clear_frames()
    table.push(GAME_OVER, NOBODY)
    table.round, table.first, table.era = 2, 0, ERA[era]
    table.token = filled(MOST_LANDS, c.NONE)
    table.token_lies = zeros(MOST_LANDS)
    table.token_seen = zeros(MOST_LANDS)
    table.settlement_of = filled(MOST_LANDS, c.NONE)
    table.settlement_size = zeros(MOST_LANDS)
    table.starts = vec_of([])
    table.gold = zeros(players)
    table.technologies = zeros(players)
    table.wonders = zeros(players)
    for name in ("owner", "figure", "at", "aboard", "spent"):
        setattr(table, f"piece_{name}", vec_of([]))
    return table


def read(region: str) -> int:
    """Return the number of a region."""
    return REGION_IDS.index(region.replace(" ", "_"))


# --- what there is ---


def unit(table: Table, seat: int, figure: str, region: str, count: int = 1) -> int:
    """Put figures on the map; return the number of the last."""
    piece = -1
    for _ in range(count):
        piece = int(add_piece(table, seat, c.FIGURE.number(figure), read(region)))
    return piece


def fleet(table: Table, seat: int, figure: str, region: str, *cargo: str) -> int:
    """Put a fleet on the map, with what it carries; return its number."""
    ship = unit(table, seat, figure, region)
    for one in cargo:
        piece = unit(table, seat, one, region)  # first: a compiled vector that grows is another one
        table.piece_aboard[piece] = ship
    return ship


def neutral(table: Table, figure: str, land: str) -> int:
    """Put a neutral unit on the map."""
    return unit(table, int(c.NEUTRAL), figure, land)


def settled(table: Table, seat: int, land: str, size: int = 1, resource: str = "") -> Table:
    """Put a settlement on the map, with the resource of its region if there is one."""
    table.settlement_of[read(land)] = seat
    table.settlement_size[read(land)] = size
    if resource:
        token(table, f"resource_{resource}", land, UP)
    return table


def token(table: Table, kind: str, land: str, lies: int = DOWN) -> Table:
    """Put a token on a land, face down unless a test says otherwise."""
    table.token[read(land)] = c.TOKEN.number(kind)
    table.token_lies[read(land)] = lies
    return table


def learned(table: Table, seat: int, *technologies: str) -> Table:
    """Let a seat own technologies."""
    for name in technologies:
        table.technologies[seat] |= 1 << c.TECHNOLOGY.number(name)
    return table


def wonder(table: Table, seat: int, name: str) -> Table:
    """Let a seat have a wonder."""
    table.wonders[seat] |= 1 << c.WONDER.number(name)
    return table


def units(table: Table, seat: int, region: str) -> list[str]:
    """Return what a seat has in a region, aboard fleets too, in the order of the figures."""
    found: list[str] = []
    for figure, name in enumerate(c.FIGURE.ids):
        found += [name] * int(count_at(table, seat, read(region), figure))
    return found


def number_of(table: Table) -> int:
    """Return how many pieces there are on the whole map."""
    return sum(int(figure != c.NONE) for figure in table.piece_figure)


# --- turns ---


def moving(table: Table, seat: int = P1) -> Table:
    """Begin a seat's movement turn."""
    table.push(MOVEMENT, seat)
    table.advance()
    return table


def trading(table: Table) -> Table:
    """Begin the trade phase."""
    table.push(TRADE, NOBODY)
    table.advance()
    return table


def march(table: Table, origin: str, piece: str, goal: str) -> Table:
    """Let one piece take a step: to a region, or `board fleet 1 in ...`, or `explore`."""
    return do(table, f"from {origin}", piece, goal if goal.split()[0] in ("board", "explore") else f"to {goal}")


def over(table: Table) -> bool:
    """Return whether the turn that a test has begun is over."""
    return step(table) == "game-over"


def dice(table: Table, *rolls: tuple[int, int]) -> Table:
    """Let the next dice, so many at a time, have certain sums."""
    for seed in range(1_000_000):
        chance = Chance.from_seed(seed)
        if all(sum(int(chance.below(6)) + 1 for _ in range(number)) == total for number, total in rolls):
            table.chance = Chance.from_seed(seed)
            return table
    raise AssertionError(f"no dice fall as {rolls}")


def fought(table: Table) -> list[int]:
    """Return what both sides of the last combat round have added up."""
    half = len(table.sheet) // 2
    return [int(sum(table.sheet[:half])), int(sum(table.sheet[half:]))]
