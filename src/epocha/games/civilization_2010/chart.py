"""The map of Civilization as plain text: four columns to a square, terrain, what lies there, and who stands there."""

from typing import Final

from epocha.engine.grid import OFF
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CITIES,
    FIRST_PERSON,
    FIRST_SCOUT,
    HUT,
    NONE,
)
from epocha.games.civilization_2010.ground import centre_at, enemy_on, figures_on, is_open, terrain_at
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.state import Table

TERRAIN_SIGNS: Final = ",&^:~"
FACE_DOWN: Final = " ?  "
NOWHERE: Final = "    "


def map_lines(t: Table, lang: str) -> list[str]:
    """Return the map, a line for each row of squares, with the names of columns and rows."""
    grid = t.plan.grid
    columns = [column for column in range(int(grid.width)) if _is_used(t, column)]
    lines = ["   " + "".join([f" {chr(ord('A') + column)}  " for column in columns])]
    for row in range(int(grid.height)):
        squares = [row * int(grid.width) + column for column in columns]
        if any(grid.slot[square] != OFF for square in squares):
            lines.append(f"{row + 1:>2} " + "".join([square_sign(t, square) for square in squares]))
    return [line.rstrip() for line in lines] + [
        TEXTS.say(lang, f"map-{legend}") for legend in ("terrains", "things", "figures")
    ]


def _is_used(t: Table, column: int) -> bool:
    """Return whether a column of the frame has squares of the map."""
    grid = t.plan.grid
    return any(grid.slot[row * int(grid.width) + column] != OFF for row in range(int(grid.height)))


def square_sign(t: Table, square: int) -> str:
    """Return a square in four letters."""
    if t.plan.grid.slot[square] == OFF:
        return NOWHERE
    if not is_open(t, square):
        return FACE_DOWN
    return TERRAIN_SIGNS[terrain_at(t, square)] + _thing(t, square) + _figures(t, square)


def _thing(t: Table, square: int) -> str:
    """Return what lies on a square: a city by the seat of its owner, a token, a marker."""
    city = int(centre_at(t, square))
    if city != NONE:
        return str(city // CITIES + 1)
    if t.site[square] != NONE:
        return "h" if t.site[square] == HUT else "v"
    marker = int(t.marker[square])
    if marker == NONE:
        return " "
    return "b" if marker < BUILDINGS else "w" if marker < FIRST_PERSON else "p"


def _figures(t: Table, square: int) -> str:
    """Return who stands on a square: an army, a scout, or both, with the seat; of two players both seats."""
    owner = int(enemy_on(t, NONE, square))
    if owner == NONE:
        return "  "
    other = int(enemy_on(t, owner, square))
    if other != NONE:
        return f"{owner + 1}{other + 1}"
    group = int(figures_on(t, owner, square))
    armies, scouts = group & ((1 << FIRST_SCOUT) - 1), group >> FIRST_SCOUT
    return f"{'X' if armies and scouts else 'A' if armies else 'S'}{owner + 1}"
