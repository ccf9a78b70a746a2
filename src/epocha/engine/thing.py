"""Things: what can be looked at closely, one at a time: a card, a place, a token, what a number counts.

A picture says with `data-thing` what it shows; `Game.thing` tells the rest. What is told follows from the rulebook and
the options of the table alone, never from who holds what: that stands in the picture itself, in `data-now`.
"""

from typing import NamedTuple

from epocha.engine.svg import NOTHING, Svg, number, tag


class Ruling(NamedTuple):
    """How a game reads something that its rulebook leaves open: the id of the ruling, and what it comes to."""

    id: str
    text: str


class Thing(NamedTuple):
    """Something of a game that people may want explained.

    Attributes:
        name: what people call it.
        text: what it does or is for, in sentences.
        rules: ids of the rules about it, the most important first.
        effect: what it does in symbols, to stand in a line of text; see `engine.svg.symbol_svg`.
        picture: it alone, drawn large; see `drawn`. NOTHING where the board shows it best.
        rulings: how it is read where the rulebook leaves something open.
    """

    name: str
    text: str
    rules: tuple[str, ...] = ()
    effect: Svg = NOTHING
    picture: Svg = NOTHING
    rulings: tuple[Ruling, ...] = ()


class Named(NamedTuple):
    """A choice called by the thing that is chosen, where the question says what is done with it.

    Attributes:
        words: what it is called, short.
        thing: what it is, as `Game.thing` tells it.
        symbol: that stands before its words.
        told: what it does, to stand after its name where the question does not say it; "" where it does.
    """

    words: str
    thing: str
    symbol: str
    told: str = ""


def drawn(width: float, height: float, *inside: Svg, margin: float = 4) -> Svg:
    """Return a drawing as a picture of its own, for a page that has the sprite and the style sheets.

    Args:
        width, height: of the drawing, whose upper left corner is the origin.
        inside: what it is made of.
        margin: what is added on each side, for shadows and strokes.
    """
    box = [-margin, -margin, width + 2 * margin, height + 2 * margin]
    return tag("svg", *inside, class_="drawing", viewBox=" ".join(map(number, box)), aria_hidden="true")
