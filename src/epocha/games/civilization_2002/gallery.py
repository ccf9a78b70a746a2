"""All pictures of a view, and the sprite that they share."""

from functools import cache

from epocha.engine.picture import Picture
from epocha.engine.svg import Svg, sprite
from epocha.games.civilization_2002.battle_picture import battle
from epocha.games.civilization_2002.board import board
from epocha.games.civilization_2002.desk import desk
from epocha.games.civilization_2002.emblems import emblem_symbols
from epocha.games.civilization_2002.ground import outlines
from epocha.games.civilization_2002.seats import seat_picture
from epocha.games.civilization_2002.shelves_built import improvements, wonders
from epocha.games.civilization_2002.shop import shop
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.tree import tree


def pictures(t: Table, lang: str) -> list[Picture]:
    """Return all that there is to see of a view."""
    return [
        *battle(t, lang),
        board(t, lang),
        *desk(t, lang),
        tree(t, lang),
        *improvements(t, lang),
        wonders(t, lang),
        *[seat_picture(t, seat, lang) for seat in range(int(t.players))],
        *shop(t, lang),
    ]


@cache
def symbols() -> Svg:
    """Return the definitions of all symbols, and the shapes of the regions."""
    return sprite(emblem_symbols() | outlines())
