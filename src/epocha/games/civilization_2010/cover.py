"""The cover: a part of the map in the middle of a game of four, as wide as covers are, without names and places."""

from importlib.resources import files
from typing import Final, cast

from epocha.engine.picture import Drawing
from epocha.engine.position import read_position
from epocha.engine.svg import Svg, group, standalone, style_sheet
from epocha.games.civilization_2010.board import LARGE_FIGURE, drawing
from epocha.games.civilization_2010.map_frame import RIM, chart_of
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.scenery import SQUARE
from epocha.games.civilization_2010.state import Table

FILE: Final = "cover.txt"
"""The position, from a game of bots."""
COLUMNS: Final = 16
ROWS: Final = 10
FIRST_ROW: Final = 6
"""The part that is shown: two empires with their armies, and the front between them."""


def cover(package: str, symbols: Svg, lang: str) -> Svg:
    """Return the cover as an SVG document."""
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    view = cast(Table, read_position(text).view(None))
    land = drawing(view, lang, chart_of(view.plan, framed=False, may_lie=False), LARGE_FIGURE)
    name = TEXTS.say(lang, "title")
    return standalone(COLUMNS * SQUARE, ROWS * SQUARE - RIM, name, style_sheet(package), symbols, shown(land))


def shown(land: Drawing) -> Svg:
    """Return what there is to see of a map: no places, which nothing can be done with here."""
    layers = [layer for layer in land.layers if not layer.name.startswith(("places", "names"))]
    return group(*[group(layer.draw(), at=layer.at) for layer in layers], at=(-RIM, -FIRST_ROW * SQUARE - 2 * RIM))
