"""The whole table of Stone Age as one SVG document, for a notebook, a file, and the documents."""

from functools import cache
from typing import Final

from epocha.engine.svg import Svg, group, rect, standalone, style_sheet, tag
from epocha.games.stone_age import art, board, player_board
from epocha.games.stone_age.scenery import HEIGHT, WIDTH
from epocha.games.stone_age.state import Table
from epocha.games.stone_age.words import TEXTS

GAP: Final = 16
SCALE: Final = (WIDTH - GAP) / 2 / player_board.WIDTH
"""Player boards stand two in a row under the shared board."""


@cache
def style() -> str:
    """Return the style that a picture of the whole table carries inside."""
    return style_sheet("epocha.games.stone_age")


def picture(t: Table, lang: str) -> Svg:
    """Return the shared board with all player boards under it, as this view knows them."""
    drawn: list[Svg] = []
    y = float(HEIGHT + GAP)
    for first in range(0, int(t.players), 2):
        row = range(first, min(first + 2, int(t.players)))
        for p in row:
            at = f"translate({(p - first) * (WIDTH + GAP) / 2:g} {y:g}) scale({SCALE:.4f})"
            drawn.append(tag("g", *player_board.layers(t, p, lang), transform=at, class_=f"p{p}"))
        y += max([player_board.height(t, p) for p in row]) * SCALE + GAP
    full = rect(-GAP, -GAP, WIDTH + 2 * GAP, y + GAP, "f-paper")
    table = [full, art.symbols(int(t.players)), group(*board.layers(t, lang)), *drawn]
    return standalone(WIDTH + 2 * GAP, y + GAP, TEXTS.say(lang, "title"), style(), group(*table, at=(GAP, GAP)))
