"""Which actions a square of the map stands for, as the beginnings of their texts."""

from typing import Final

from epocha.engine.grid import DIRECTIONS
from epocha.engine.picture import spoken_to
from epocha.games.civilization_2010.components import CITIES, FIGURES, FIRST_SCOUT, NONE
from epocha.games.civilization_2010.ground import centre_at, figures_on
from epocha.games.civilization_2010.notation import FIGURE_IDS, SQUARE_IDS
from epocha.games.civilization_2010.state import KIND_BITS, MOVE, Table
from epocha.games.civilization_2010.steps.common import WALK
from epocha.games.civilization_2010.war_notation import COMPASS

NAMED: Final = ("move", "place", "at", "aim at")
"""Verbs that a square's name follows."""
HEADED: Final = ("go", "discover", "sacrifice")
"""Verbs that a direction follows."""
ALWAYS: Final = ["|".join([f"{verb} {name}" for verb in NAMED]) for name in SQUARE_IDS]
"""What each square may always stand for."""
VERBS: Final = (*NAMED, *HEADED, "stop", "found", "scout", "with", "city")


def walker(t: Table) -> int:
    """Return the seat whose group is walking, or NONE."""
    if t.over or t.step_number() != WALK:
        return NONE
    return int(t.player())


def actions_at(t: Table, square: int) -> str:
    """Return the actions that a square stands for, with bars between."""
    found = [ALWAYS[square]]
    if walker(t) != NONE:
        found += _steps(t, square)
    city = int(centre_at(t, square))
    if city != NONE:
        found.append(f"aim at {city // CITIES + 1} city {city % CITIES + 1}")
    seat = asked(t)
    if seat != NONE:
        if city != NONE and city // CITIES == seat:
            found.append(f"city {city % CITIES + 1}")
        found += _of_figures(t, seat, square)
    return "|".join(found)


def _of_figures(t: Table, seat: int, square: int) -> list[str]:
    """Return what own figures on a square could do: found a city, gather, set out."""
    group = int(figures_on(t, seat, square))
    if not group:
        return []
    here = [n for n in range(FIGURES) if group >> n & 1]
    found: list[str] = []
    for figure in here:
        scout = figure - FIRST_SCOUT
        found += [f"found {scout + 1}", f"scout {scout + 1}"] if scout >= 0 else [f"found with {FIGURE_IDS[figure]}"]
    draft = draft_of(t, seat)
    if draft and draft[0] == MOVE << KIND_BITS | square:
        found.append("with")
    return found


def draft_of(t: Table, seat: int) -> list[int]:
    """Return what a seat has picked so far, as far as a view shows it."""
    return [int(pick) for pick in t.draft(seat)] if seat != NONE else []


def asked(t: Table) -> int:
    """Return the seat to whom a view speaks, or NONE."""
    return spoken_to(t)


def _steps(t: Table, square: int) -> list[str]:
    """Return the steps that lead a walking group to a square, or let it stop there."""
    here = int(t.trail[len(t.trail) - 1])
    if square == here:
        return ["stop"]
    ways = [COMPASS[heading] for heading in range(DIRECTIONS) if t.plan.grid.step(here, heading) == square]
    return [f"{verb} {way}" for way in ways for verb in HEADED]
