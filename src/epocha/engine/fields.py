"""Fields: what the numbers of a state or of a frame mean, said once; storing, views, texts, checks and tests use it.

A game lists the fields of its state in `FIELDS`, in the order in which they are stored, and a step those of its frame
in `NUMBERS`:

    FIELDS = (
        number("score", SEAT, most=1000),
        index("owner", "card", of=SEAT),
        subset("cities", SEAT, of="city"),
        bag("hand", SEAT, "event", most=9, secret=OTHERS),
        deck("deck", of="card", most=80),
    )

The words after the name are the axes: kinds of things that the flat list is indexed by, the last one fastest. `KINDS`
of the state's class says how many there are of a kind; of kind "seat" there are always as many as players. The axis
MANY stands for a list whose length changes.

One word says who may not know a field, and views follow from it. OTHERS: all but the seat it belongs to. ALL:
everybody. KNOWN: the field itself keeps who knows what. SOME: the game's `hide` decides. Without a word everybody may
know it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from epocha.engine import deck as decks
from epocha.engine import pieces as figures
from epocha.engine.bigset import words_for
from epocha.engine.bits import MEMBERS
from epocha.engine.pile import in_order
from epocha.engine.vec import vec

MANY: Final = "*"
"""The axis of a list whose length changes, such as cards in the order in which they were shown."""
SEAT: Final = "seat"
COUNTLESS: Final = 1_000_000
"""A bound for numbers that the rules do not bound; no game comes near it, and no position from outside goes beyond."""

OTHERS: Final = "others"
"""Secret: the first axis are seats, and a seat knows its own part only, or what `State.knows` lets it."""
ALL: Final = "all"
"""Secret: nobody knows."""
SOME: Final = "some"
"""Secret: `hide` of the game says who knows."""
KNOWN: Final = "known"
"""Secret: a deck or pieces, which keep themselves who knows what."""

COUNT: Final = "count"
INDEX: Final = "index"
SET: Final = "set"
BAG: Final = "bag"
PILE: Final = "pile"
DECK: Final = "deck"
PIECES: Final = "pieces"


class Field(NamedTuple):
    """What one field of a state, or one number of a frame, holds.

    Attributes:
        name: of the attribute, or of the number.
        meaning: COUNT, INDEX, SET, BAG, PILE (see `pile`), DECK (see `deck`) or PIECES (see `pieces`).
        axes: what the flat list is indexed by; none for a single number.
        of: the kind of things that indices, members of sets, cards and pieces are of; "" for counts.
        least, most: range of each number, and of piles, decks and pieces how many there are room for; -1 and UNKNOWN
            besides, where something is hidden or not there.
        secret: who may not know it: OTHERS, ALL, SOME or KNOWN; "" if everybody may.
        derived: whether it follows from other fields; it is neither stored nor compared, but made by `restored`.
        places: the kind of places where pieces are.
    """

    name: str
    meaning: str
    axes: tuple[str, ...]
    of: str
    least: int
    most: int
    secret: str = ""
    derived: bool = False
    places: str = ""

    @property
    def is_list(self) -> bool:
        """Whether its value is a vector and not a single number."""
        return bool(self.axes) or self.meaning in (PILE, DECK, PIECES)

    def words(self, players: int, kinds: Mapping[str, int]) -> int:
        """Return how many numbers stand for one thing: for a set of more than 62 members several."""
        return int(words_for(size_of(self.of, players, kinds))) if self.meaning == SET else 1

    def length(self, players: int, kinds: Mapping[str, int]) -> int | None:
        """Return how many numbers the field has; None if that changes."""
        if MANY in self.axes or self.meaning in (PILE, DECK, PIECES):
            return None
        product = self.words(players, kinds)
        for axis in self.axes:
            product *= size_of(axis, players, kinds)
        return product

    def bounds(self, players: int, kinds: Mapping[str, int], at: int = 0) -> tuple[int, int]:
        """Return the least and greatest that number `at` of the field may be, what says "unknown" included."""
        least = min(self.least, -1) if self.secret else self.least
        if not self.of:
            return least, self.most
        there_are = size_of(self.of, players, kinds)
        if self.meaning != SET:
            return least, there_are - 1
        word = at % self.words(players, kinds)
        return least, (1 << min(MEMBERS, there_are - word * MEMBERS)) - 1

    def fault(self, values: Sequence[int], players: int, kinds: Mapping[str, int]) -> str:
        """Return what is wrong with the numbers of the field, or "" if they are within what it declares."""
        if self.meaning in (PILE, DECK):
            return self._pile_fault(values, players, kinds)
        if self.meaning == PIECES:
            return self._pieces_fault(values, players, kinds)
        length = self.length(players, kinds)
        if length is not None and len(values) != length:
            return f"{self.name} has {len(values)} numbers, not {length}"
        for at, value in enumerate(values):
            least, most = self.bounds(players, kinds, at)
            if not least <= value <= most:
                return f"{self.name} has numbers from {least} to {most}, not {value}"
        return ""

    def _pile_fault(self, values: Sequence[int], players: int, kinds: Mapping[str, int]) -> str:
        each = 2 if self.meaning == DECK else 1
        room, rest = divmod(len(values) - 2, each)
        if rest or room < 0 or not 0 <= values[1] <= min(room, self.most):
            return f"{self.name} holds at most {self.most} cards"
        if not (0 <= values[0] < max(1, room * each) and values[0] % each == 0):
            return f"{self.name} does not say where its cards are"
        most = size_of(self.of, players, kinds) - 1
        if not all(-1 <= card <= most for card in values[2::each]):
            return f"{self.name} has cards from 0 to {most}"
        if each == 2 and not all(0 <= known < 1 << MEMBERS for known in values[3::2]):
            return f"{self.name} does not say who knows its cards"
        return ""

    def _pieces_fault(self, values: Sequence[int], players: int, kinds: Mapping[str, int]) -> str:
        if len(values) % figures.EACH or len(values) > self.most * figures.EACH:
            return f"{self.name} are at most {self.most}"
        bounds = [players, size_of(self.of, players, kinds), size_of(self.places, players, kinds)]
        for first in range(0, len(values), figures.EACH):
            piece = values[first : first + figures.EACH]
            if not all(-1 <= value < bound for value, bound in zip(piece, bounds, strict=False)):
                return f"{self.name} has no piece {list(piece[:-1])}"
            if not 0 <= piece[-1] < 1 << MEMBERS:
                return f"{self.name} does not say who knows its pieces"
        return ""

    @property
    def default(self) -> int:
        """The value of one thing that texts leave out: 0, or of an index that may name nothing, -1."""
        return -1 if self.meaning == INDEX and self.least < 0 else 0

    def things(self, values: Sequence[int], players: int, kinds: Mapping[str, int]) -> list[int]:
        """Return one number for each thing: of a set of several words the whole set, or -1 if it is not known."""
        words = self.words(players, kinds)
        if words == 1:
            return [int(value) for value in values]
        groups = [values[first : first + words] for first in range(0, len(values), words)]
        return [-1 if min(own) < 0 else sum(int(word) << MEMBERS * i for i, word in enumerate(own)) for own in groups]

    def numbers_of(self, things: Sequence[int], players: int, kinds: Mapping[str, int]) -> list[int]:
        """Return the numbers of the field for what `things` returns."""
        words = self.words(players, kinds)
        if words == 1:
            return list(things)
        low = (1 << MEMBERS) - 1
        return [-1 if thing < 0 else thing >> MEMBERS * i & low for thing in things for i in range(words)]

    def said(self, value: vec[i64]) -> list[int]:
        """Return what a vector of the field says, whichever way it came about: a pile's cards from the top."""
        if self.meaning == PILE:
            return in_order(value)
        if self.meaning == DECK:
            return [f(value, depth) for depth in range(decks.size(value)) for f in (decks.card, decks.knowers)]
        return [int(number) for number in value]


def size_of(kind: str, players: int, kinds: Mapping[str, int]) -> int:
    """Return how many things of a kind there are; ValueError if the game does not say."""
    if kind == SEAT:
        return players
    if kind not in kinds:
        raise ValueError(f"KINDS does not say how many there are of kind {kind!r}")
    return kinds[kind]


def number(
    name: str, *axes: str, most: int = COUNTLESS, least: int = 0, secret: str = "", derived: bool = False
) -> Field:
    """Return a field of amounts, numbers of rounds, points or flags."""
    return Field(name, COUNT, axes, "", least, most, secret, derived)


def flag(name: str, *axes: str, secret: str = "", derived: bool = False) -> Field:
    """Return a field of 0 and 1."""
    return Field(name, COUNT, axes, "", 0, 1, secret, derived)


def index(name: str, *axes: str, of: str, none: bool = True, secret: str = "", derived: bool = False) -> Field:
    """Return a field that names one thing of a kind, or with `none` nothing, which is -1."""
    return Field(name, INDEX, axes, of, -1 if none else 0, 0, secret, derived)


def subset(name: str, *axes: str, of: str, secret: str = "", derived: bool = False) -> Field:
    """Return a field that holds a set of things of a kind, one bit for each.

    Of at most 62 things it is one number (see `bits`), of more several side by side (see `bigset`); then it needs at
    least one axis.
    """
    return Field(name, SET, axes, of, 0, 0, secret, derived)


def bag(name: str, *axes: str, most: int = COUNTLESS, secret: str = "", derived: bool = False) -> Field:
    """Return a field that counts things: the last axis is the kind of things counted."""
    return Field(name, BAG, axes, "", 0, most, secret, derived)


def pile(name: str, of: str, most: int, secret: str = ALL) -> Field:
    """Return a field that is a pile of at most so many cards of a kind, which nobody knows (see `pile`)."""
    return Field(name, PILE, (), of, 0, most, secret)


def deck(name: str, of: str, most: int) -> Field:
    """Return a field that is a deck of at most so many cards of a kind; it remembers who knows which (see `deck`)."""
    return Field(name, DECK, (), of, 0, most, KNOWN)


def pieces(name: str, of: str, places: str, most: int) -> Field:
    """Return a field of at most so many pieces, which are of a kind and at a place of a kind (see `pieces`)."""
    return Field(name, PIECES, (), of, 0, most, KNOWN, places=places)
