"""Diagram: what the tables of all games have in common as plain English text, for a terminal or a Python prompt."""

from collections.abc import Mapping, Sequence
from typing import Final

from epocha.engine.state import State
from epocha.engine.text import Texts

LANG: Final = "en"
WIDTH: Final = 80
"""Columns that a diagram may be wide."""


def totals(texts: Texts, stocks: Sequence[Mapping[str, int]]) -> list[str]:
    """Return a table of what each seat has, a line per seat under the names of the symbols; see `Game.stock`."""
    titles = {symbol: texts.say(LANG, f"symbol-{symbol}") for symbol in stocks[0]}
    lines = [" ".join(["Seat", *titles.values()])]
    for seat, amounts in enumerate(stocks, start=1):
        cells = [f"{amounts[symbol]:>{len(title)}}" for symbol, title in titles.items()]
        lines.append(" ".join([f"{seat:>4}", *cells]))
    return lines


def result(state: State) -> str:
    """Return how a finished game ended: the place of each seat, or that it was broken off."""
    places = [f"seat {seat} has place {place}" for seat, place in enumerate(state.ranking(), start=1)]
    return f"The game is over: {', '.join(places)}" if places else "The game was broken off."
