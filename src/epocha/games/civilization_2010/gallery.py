"""All pictures of a view, and the sprite that they share."""

from collections.abc import Callable
from functools import cache
from typing import Final

from epocha.engine.picture import Drawing, Form, Picture
from epocha.engine.svg import Svg, sprite
from epocha.games.civilization_2010.battle_picture import battle
from epocha.games.civilization_2010.board import board
from epocha.games.civilization_2010.city_sheet import Sheets
from epocha.games.civilization_2010.desk import desk
from epocha.games.civilization_2010.emblems import emblem_symbols
from epocha.games.civilization_2010.hand import hand
from epocha.games.civilization_2010.library import library
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.places import VERBS as SQUARE_VERBS
from epocha.games.civilization_2010.realm import pyramids, realm, workshop
from epocha.games.civilization_2010.scenery import ground_symbols
from epocha.games.civilization_2010.seats import LINE, LOW, MIDDLE, SLIM, TALL, sheet
from epocha.games.civilization_2010.stage import stage
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.town import towns

FRONTS: Final = {
    "management": "market", "city-action": "market", "research": "library", "trade": "desk", "react": "stage",
    **dict.fromkeys(("battle-turn", "dealing-wounds", "healing-wounds"), "battle"),
    **dict.fromkeys(("start-of-turn", "movement", "walk", "interrupt", "stepped"), "map"),
}  # fmt: skip
"""The pictures that questions are about, by step."""


def pictures(t: Table, lang: str) -> list[Picture]:
    """Return all that there is to see of a view."""
    sheets = Sheets(t, lang)
    return [
        *battle(t, lang),
        board(t, sheets, lang),
        *stage(t, sheets, lang),
        *desk(t, lang),
        workshop(t, sheets, lang),
        library(t, lang),
        pyramids(t, lang),
        *[seat_picture(t, sheets, seat, lang) for seat in range(int(t.players))],
        *hand(t, lang),
        *towns(t, sheets, lang),
    ]


def seat_picture(t: Table, sheets: Sheets, seat: int, lang: str) -> Picture:
    """Return the sheet of a seat; where there is much room all that lies before it."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: realm(t, sheets, seat, sheet(t, seat, MIDDLE, lang), lang),
        "middle": lambda: sheet(t, seat, MIDDLE, lang),
        "narrow": lambda: sheet(t, seat, SLIM, lang),
        "tall": lambda: sheet(t, seat, TALL, lang),
        "flat": lambda: sheet(t, seat, MIDDLE, lang),
        "broad": lambda: sheet(t, seat, MIDDLE, lang),
        "low": lambda: sheet(t, seat, LOW, lang),
        "line": lambda: sheet(t, seat, LINE, lang),
    }
    words = TEXTS.say(lang, "see-seat", seat=seat + 1)
    return Picture(f"seat-{seat}", "seat", words, forms, seat=seat, verbs=("choose", "use", *SQUARE_VERBS))


@cache
def symbols() -> Svg:
    """Return the definitions of all symbols."""
    return sprite(emblem_symbols() | ground_symbols())
