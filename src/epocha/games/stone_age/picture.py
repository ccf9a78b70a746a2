"""The whole table of Stone Age as one SVG document, for a notebook, a file, and the documents."""

from epocha.engine.svg import Layers, Svg, style_sheet, whole_table
from epocha.games.stone_age import art, board, player_board
from epocha.games.stone_age.scenery import HEIGHT, WIDTH
from epocha.games.stone_age.state import Table
from epocha.games.stone_age.words import TEXTS


def picture(t: Table, lang: str) -> Svg:
    """Return the shared board with all player boards under it, as this view knows them."""
    shared = Layers(WIDTH, HEIGHT, board.layers(t, lang))
    own = [player_board.layers(t, p, lang) for p in range(int(t.players))]
    symbols = art.symbols(int(t.players))
    return whole_table(TEXTS.say(lang, "title"), style_sheet("epocha.games.stone_age"), symbols, shared, own)
