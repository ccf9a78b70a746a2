"""Everybody's points as if the game ended now, by where they come from."""

from collections.abc import Callable
from typing import Final

from epocha.engine.chart import Reading
from epocha.engine.parts.charts import source_bars
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.games.civilization_2002.accounts import SOURCES, sources
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.state import Table

WIDTH: Final = 720.0
FLAT: Final = 470.0
TALL: Final = 374.0
"""How wide it is on a phone that lies and on one that stands, so that all of it is in view."""


def scores(t: Table, lang: str) -> Picture:
    """Return the points of all seats."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, lang, WIDTH),
        "flat": lambda: drawing(t, lang, FLAT),
        "tall": lambda: drawing(t, lang, TALL),
    }
    return Picture("scores", "tracks", TEXTS.say(lang, "see-scores"), forms)


def drawing(t: Table, lang: str, width: float) -> Drawing:
    """Return a bar for each seat, in the order of the seats."""
    points = [sources(t, seat) for seat in range(int(t.players))]
    names = [TEXTS.say(lang, "see-seat", seat=seat + 1) for seat in range(int(t.players))]
    told = [(name, TEXTS.say(lang, f"source-{name}")) for name in SOURCES]
    chart = source_bars(Reading(0, int(t.round), tuple(points)), names, told, width)
    shown = tuple([tuple(one.values()) for one in points])
    return Drawing(chart.width, chart.height, [Layer("points", shown, lambda: chart.drawn)])
