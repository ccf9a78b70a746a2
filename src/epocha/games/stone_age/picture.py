"""The whole table of Stone Age as one SVG document, for a notebook, a file, and the documents."""

from functools import cache

from epocha.engine.svg import Layers, Svg, style_sheet, whole_table
from epocha.games.stone_age import art, board, player_board
from epocha.games.stone_age.scenery import HEIGHT, WIDTH
from epocha.games.stone_age.state import Table
from epocha.games.stone_age.words import TEXTS


@cache
def style() -> str:
    """Return the style that a picture of the whole table carries inside."""
    return style_sheet("epocha.games.stone_age")


def picture(t: Table, lang: str) -> Svg:
    """Return the shared board with all player boards under it, as this view knows them."""
    shared = Layers(WIDTH, HEIGHT, board.layers(t, lang))
    own = [
        Layers(player_board.WIDTH, player_board.height(t, p), player_board.layers(t, p, lang), p)
        for p in range(int(t.players))
    ]
    return whole_table(TEXTS.say(lang, "title"), style(), art.symbols(int(t.players)), shared, own)
