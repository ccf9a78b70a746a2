"""All pictures of a view, and the sprite that they share."""

from functools import cache

from epocha.engine.picture import Picture
from epocha.engine.svg import Svg, sprite
from epocha.games.civilization_2002.board import board
from epocha.games.civilization_2002.emblems import emblem_symbols
from epocha.games.civilization_2002.ground import outlines
from epocha.games.civilization_2002.state import Table


def pictures(t: Table, lang: str) -> list[Picture]:
    """Return all that there is to see of a view."""
    return [board(t, lang)]


@cache
def symbols() -> Svg:
    """Return the definitions of all symbols, and the shapes of the regions."""
    return sprite(emblem_symbols() | outlines())
