"""What stands on each region of the map, as a view knows it: the settlement or token, and the pieces stack by stack."""

from typing import NamedTuple

from epocha.engine.state import UNKNOWN
from epocha.games.civilization_2002.components import FIGURE_CLASS, NEUTRAL, NONE, SETTLER, SETTLERS
from epocha.games.civilization_2002.emblems import token
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.state import Table


class Site(NamedTuple):
    """What lies on a land.

    Attributes:
        seat, size: of the settlement, NONE and 0 if there is none.
        symbol: of the token, "" if there is none. is_down: whether it lies face down. looked: who has looked at it.
    """

    seat: int
    size: int
    symbol: str
    is_down: bool
    looked: int


class Stack(NamedTuple):
    """Pieces of an owner that are alike.

    Attributes:
        owner, figure: of all of them. pieces: their numbers.
        cargo: number, figure and place on deck of what fleets carry.
    """

    owner: int
    figure: int
    pieces: tuple[int, ...]
    cargo: tuple[tuple[int, int, int], ...] = ()


class Standing(NamedTuple):
    """What stands on a region; stacks in the order in which they are shown."""

    site: Site | None
    stacks: tuple[Stack, ...]

    def owners(self) -> list[int]:
        """Return who has pieces here, in the order in which they are shown."""
        return list(dict.fromkeys([stack.owner for stack in self.stacks]))

    def units_of(self, owner: int) -> int:
        """Return how many military units somebody has here, those aboard fleets among them."""
        mine = [stack for stack in self.stacks if stack.owner == owner]
        aboard = sum([figure != SETTLER for stack in mine for _, figure, _ in stack.cargo])
        return aboard + sum([len(stack.pieces) for stack in mine if stack.figure != SETTLER])

    def settlers_of(self, owner: int) -> int:
        """Return how many settlers somebody has here."""
        mine = [stack for stack in self.stacks if stack.owner == owner]
        aboard = sum([figure == SETTLER for stack in mine for _, figure, _ in stack.cargo])
        return aboard + sum([len(stack.pieces) for stack in mine if stack.figure == SETTLER])


def site_of(t: Table, land: int) -> Site | None:
    """Return what lies on a land, or None if nothing does."""
    kind, lies = int(t.token[land]), int(t.token_lies[land])
    symbol = ""
    if lies != GONE:
        symbol = "token-back" if kind in (UNKNOWN, NONE) else token(kind)
    seat, size = int(t.settlement_of[land]), int(t.settlement_size[land])
    if not symbol and seat == NONE:
        return None
    is_down = lies == DOWN
    return Site(seat, size, symbol, is_down, int(t.token_seen[land]) if is_down else 0)


def in_order(owner: int, viewer: int, players: int) -> int:
    """Return at which place the pieces of an owner are shown: those of who looks first, neutral ones last."""
    return players if owner == NEUTRAL else (owner - max(viewer, 0)) % players


def standings(t: Table) -> list[Standing]:
    """Return what stands on each region."""
    players, viewer = int(t.players), int(t.viewer)
    cargo: dict[int, list[int]] = {}
    loose: list[int] = []
    for piece, figure in enumerate(t.piece_figure):
        if figure != NONE:
            if t.piece_aboard[piece] == NONE:
                loose.append(piece)
            else:
                cargo.setdefault(int(t.piece_aboard[piece]), []).append(piece)
    alike: list[dict[tuple[int, int, int, tuple[int, ...]], list[int]]] = [{} for _ in range(t.world.count)]
    for piece in loose:
        figure, owner = int(t.piece_figure[piece]), int(t.piece_owner[piece])
        aboard = tuple(sorted([int(t.piece_figure[one]) for one in cargo.get(piece, ())]))
        kind = (in_order(owner, viewer, players), class_order(figure), figure, aboard)
        alike[t.piece_at[piece]].setdefault(kind, []).append(piece)
    return [
        Standing(
            site_of(t, region) if not t.world.is_sea(region) else None,
            tuple([stack_of(t, kind[2], pieces, cargo) for kind, pieces in sorted(alike[region].items())]),
        )
        for region in range(t.world.count)
    ]


def stack_of(t: Table, figure: int, pieces: list[int], cargo: dict[int, list[int]]) -> Stack:
    """Return pieces that are alike as a stack."""
    decks = [sorted(cargo.get(piece, ()), key=lambda one: int(t.piece_figure[one])) for piece in pieces]
    carried = [(one, int(t.piece_figure[one]), place) for deck in decks for place, one in enumerate(deck)]
    return Stack(int(t.piece_owner[pieces[0]]), figure, tuple(pieces), tuple(carried))


def class_order(figure: int) -> int:
    """Return at which place a figure is shown: infantry, cavalry, artillery, fleets, aircraft, settlers."""
    return (0, 2, 1, 3, 4, SETTLERS)[FIGURE_CLASS[figure]]


def is_known(t: Table, land: int) -> bool:
    """Return whether a view knows what the token of a land is, although it lies face down."""
    return bool(t.token_lies[land] == DOWN and t.token[land] != UNKNOWN)


def is_turned(t: Table, land: int) -> bool:
    """Return whether the token of a land lies face up."""
    return bool(t.token_lies[land] == UP)
