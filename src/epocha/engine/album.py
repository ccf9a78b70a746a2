"""Album: all cards of a game to leaf through, and where a view knows each of them to be.

What a card is follows from the rulebook alone, and everybody may leaf through that before a game as well. Where its
copies are follows from a view: what the view does not see counts as unseen, in whichever deck or hand it lies.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from epocha.engine.svg import Svg

UNSEEN: Final = ("to-come", "hidden")
"""The spots of copies that a view does not see: those that may still come, and those that lie hidden somewhere."""


class Trait(NamedTuple):
    """Something that tells cards apart, by which they are picked out.

    Attributes:
        name: of it. words: what people call it.
        values: each value that a card can have, with what people call it, in order.
    """

    name: str
    words: str
    values: tuple[tuple[str, str], ...]


class Leaf(NamedTuple):
    """A card, of which there may be several copies.

    Attributes:
        thing: its name as a thing, such as `card-iron`; see `Game.thing`.
        name: what people call it.
        face: a picture of it, drawn for `Album.size`.
        traits: its value of each trait of the album.
        copies: how many there are of it, in the game with the most.
        about: what is worth saying beside its picture, such as with how many players there are how many.
    """

    thing: str
    name: str
    face: Svg
    traits: tuple[str, ...]
    copies: int = 1
    about: str = ""


class Album(NamedTuple):
    """All cards of a game, in the order in which people look for them.

    Attributes:
        size: width and height of the faces.
    """

    traits: tuple[Trait, ...]
    leaves: Sequence[Leaf]
    size: tuple[float, float]


class Whereabouts(NamedTuple):
    """Where a view knows the cards to be.

    Attributes:
        spots: every spot where cards can be, in order; the locale has `spot-NAME` for each.
        found: how many copies of a card are on which of them, by its name as a thing. A card that is not in this game
            is on none. What no view could tell apart is in one of `UNSEEN`.
        told: sentences about the piles as all may know them.
    """

    spots: tuple[str, ...]
    found: Mapping[str, Mapping[str, int]]
    told: tuple[str, ...] = ()
