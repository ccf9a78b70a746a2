"""Diagram: what the tables of all games have in common as plain text, for a terminal or a Python prompt."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from epocha.engine.state import State
from epocha.engine.text import Texts

WIDTH: Final = 80
"""Columns that a diagram may be wide."""
INDENT: Final = "  "
NO_BREAK: Final = "\u00a0"
TEXTS: Final = Texts("epocha.engine")

Names = Sequence[str]
"""Names of the seats; empty or missing where there is none."""


def seat_name(seat: int, lang: str, names: Names = ()) -> str:
    """Return what a seat is called, from 0: its number, and its name if it has one."""
    if seat < len(names) and names[seat]:
        return TEXTS.say(lang, "seat-named", seat=seat + 1, name=names[seat])
    return TEXTS.say(lang, "seat", seat=seat + 1)


def totals(texts: Texts, stocks: Sequence[Mapping[str, int]], lang: str) -> list[str]:
    """Return a table of what each seat has, a line per seat under the names of the symbols; see `Game.stock`."""
    titles = {symbol: texts.say(lang, f"symbol-{symbol}") for symbol in stocks[0]}
    head = TEXTS.say(lang, "seat-column")
    lines = [" ".join([head, *titles.values()])]
    for seat, amounts in enumerate(stocks, start=1):
        cells = [f"{amounts[symbol]:>{len(title)}}" for symbol, title in titles.items()]
        lines.append(" ".join([f"{seat:>{len(head)}}", *cells]))
    return lines


def wrapped(words: str, depth: int = 0) -> list[str]:
    """Return a sentence in lines, `depth` steps to the right, and all after the first one step more.

    A no-break space keeps together what is on its sides, and is shown as a space.
    """
    lines = wrap(words, WIDTH, initial_indent=INDENT * depth, subsequent_indent=INDENT * (depth + 1))
    return [line.replace(NO_BREAK, " ") for line in lines]


def result(state: State, lang: str, names: Names = ()) -> str:
    """Return how a finished game ended: the place of each seat, or who reached a goal, or that it was broken off."""
    ranking = state.ranking()
    if not ranking:
        return TEXTS.say(lang, "broken-off")
    return TEXTS.say(lang, "over", places=", ".join([_place(state, seat, lang, names) for seat in range(len(ranking))]))


def _place(state: State, seat: int, lang: str, names: Names) -> str:
    """Return the place of a seat; where a goal wins, whether it has: the others have no order."""
    game, place = state.setup.game, state.ranking()[seat]
    won = game.score(int(state.points(seat)), int(state.players), place == 1, lang) if game.has_goals else ""
    what = "score" if won else "place"
    if seat < len(names) and names[seat]:
        return TEXTS.say(lang, f"name-{what}", name=names[seat], place=won or place)
    return TEXTS.say(lang, f"seat-{what}", seat=seat + 1, place=won or place)
