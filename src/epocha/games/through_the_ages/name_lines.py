"""Names of cards in lines that fit."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.svg import Svg, join, label, text_width, wrapped
from epocha.games.through_the_ages.emblems import family
from epocha.games.through_the_ages.names import TEXTS, card_name

SQUEEZED: Final = 0.78
"""How narrow the letters of a name may become, as a part of what `text_width` says, which says rather too much."""


def name_lines(card: int, lang: str, room: float, size: float, most: int = 2) -> list[str]:
    """Return the name of a card in lines that fit, its short form if the whole does not."""
    lines = _lines(card_name(card, lang), room, size)
    if len(lines) > most or too_wide(lines, room, size):
        message = f"short-{family(card).replace('_', '-')}"
        if TEXTS.has(lang, message):
            lines = _lines(TEXTS.say(lang, message), room, size)
    return lines


def in_two(lines: list[str], size: float) -> list[str]:
    """Return lines of a name, two at most: whoever draws them may squeeze the letters."""
    if len(lines) < 3:
        return lines
    ways = [(" ".join(lines[:i]), " ".join(lines[i:])) for i in range(1, len(lines))]
    return list(min(ways, key=lambda way: max(text_width(line, size) for line in way)))


def _lines(name: str, room: float, size: float) -> list[str]:
    """Return a name in lines; with the words spread so that no line is much longer than another."""
    lines = wrapped(name, room / SQUEEZED, size)
    if len(lines) != 2:
        return lines
    words = name.split()
    ways = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(ways, key=lambda way: max(text_width(line, size) for line in way)))


def too_wide(lines: Sequence[str], room: float, size: float) -> bool:
    """Return whether a line of a name could not be read in so much room."""
    return any(text_width(line, size) * SQUEEZED > room + 0.01 for line in lines)


def name_on(card: int, lang: str, x: float, y: float, room: float, height: float, size: float, class_: str) -> Svg:
    """Return the name of a card in a box, from its upper left corner, in the middle of it."""
    lines = in_two(name_lines(card, lang, room, size), size)
    top = y + height / 2 + size * (0.36 - 0.56 * (len(lines) - 1))
    return join([label(line, x + room / 2, top + 1.02 * size * i, size, class_, room) for i, line in enumerate(lines)])
