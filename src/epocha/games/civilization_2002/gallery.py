"""All pictures of a view, and the sprite that they share."""

from functools import cache
from typing import Final

from epocha.engine.picture import Picture
from epocha.engine.svg import Svg, sprite
from epocha.games.civilization_2002.battle_picture import battle
from epocha.games.civilization_2002.board import board
from epocha.games.civilization_2002.desk import desk
from epocha.games.civilization_2002.emblems import emblem_symbols
from epocha.games.civilization_2002.ground import outlines
from epocha.games.civilization_2002.scores import scores
from epocha.games.civilization_2002.seats import seat_picture
from epocha.games.civilization_2002.shelves_built import improvements, wonders
from epocha.games.civilization_2002.shop import shop
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.tree import tree

FRONTS: Final = {
    "free-technology": "technologies", "name-obsolete": "improvements", "pick-wonder": "wonders",
    **dict.fromkeys(("trade-turn", "answer"), "desk"),
    **dict.fromkeys(("intercept", "join", "choose", "choose-openly"), "battle"),
}  # fmt: skip
"""The pictures that questions are about, by step; all others are about the map."""


def pictures(t: Table, lang: str) -> list[Picture]:
    """Return all that there is to see of a view."""
    return [
        *battle(t, lang),
        board(t, lang),
        *desk(t, lang),
        tree(t, lang),
        *improvements(t, lang),
        wonders(t, lang),
        scores(t, lang),
        *[seat_picture(t, seat, lang) for seat in range(int(t.players))],
        *shop(t, lang),
    ]


@cache
def symbols() -> Svg:
    """Return the definitions of all symbols, and the shapes of the regions."""
    return sprite(emblem_symbols() | outlines())
