"""Phase 1: placing figures (section 4, and the limits of section 13)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.state import vec_of
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    BUILDING,
    CARD,
    FEWEST,
    FIELD,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    GATHER,
    GATHERERS,
    GROUP,
    HUNT,
    HUNTING_GROUNDS,
    HUT,
    MOST,
    PLACES,
    RINGS,
    STACKS,
    TOOL_MAKER,
    VILLAGE,
    VILLAGE_PLACES,
    VILLAGE_SIZE,
)
from epocha.games.stone_age.state import FIGURE_BITS, FIGURES, KIND_BITS, NONE, PAYLOAD, PLACE, Table
from epocha.games.stone_age.steps.common import CHOOSE_PLACE, misplaced, next_seat

SMALLEST: Final[vec[i64]] = vec_of([place << FIGURE_BITS | int(FEWEST[place]) for place in range(int(PLACES))])
"""The placement of as few figures as a place takes, by place."""


def closed(t: Table, p: i64, place: i64) -> str | None:
    """Return the rule that closes a place to a player with unplaced figures, if one does (SA-4.8 to SA-4.22)."""
    group = GROUP[place]
    taken = t.taken[place]
    if group == CARD:
        return "SA-4.17" if taken or t.spaces[place - FIRST_CARD_SPACE] == NONE else None
    if group == GATHER or group == HUNT:
        if taken == 0:
            return None
        if t.placed[place * t.players + p]:
            return "SA-4.9"
        if group == HUNT:
            return None
        return "SA-4.16" if taken == RINGS[place] else crowded(t, place)
    if group == BUILDING:
        stack = place - FIRST_BUILDING_SPACE
        if stack >= STACKS[t.players]:
            return "SA-13.2"
        if taken:
            return "SA-4.18"
        return "SA-4.22" if t.left[stack] == 0 else None
    if taken:
        return "SA-4.12" if place == TOOL_MAKER else "SA-4.13" if place == HUT else "SA-4.14"
    if t.idle[p] < FEWEST[place]:
        return "SA-4.21"
    limit = VILLAGE_PLACES[t.players]
    return "SA-13.3" if limit < VILLAGE_SIZE and villagers(t) >= limit else None


def crowded(t: Table, place: i64) -> str | None:
    """Return the rule that keeps a further player out of a gathering area (SA-13.5, SA-13.6)."""
    players = t.players
    left = GATHERERS[players]
    if left == players:
        return None
    for q in range(players):
        if t.placed[place * players + q]:
            left -= 1
    if left > 0:
        return None
    return "SA-13.6" if players == 2 else "SA-13.5"


def villagers(t: Table) -> i64:
    """Return how many of the village places are occupied (SA-13.3)."""
    taken = t.taken
    return (1 if taken[TOOL_MAKER] else 0) + (1 if taken[HUT] else 0) + (1 if taken[FIELD] else 0)


def add_single(t: Table, p: i64, first: i64, end: i64, out: vec[i64]) -> vec[i64]:
    """Add the placements on those places from one to before another that are full with one player's figures."""
    taken = t.taken
    for place in range(first, end):
        if taken[place] == 0 and closed(t, p, place) is None:
            out = append(out, SMALLEST[place])
    return out


class PlaceFigures(Step[Table]):
    """SA-D1."""

    SKIPPED: Final = 0  # players in a row who could not place
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("skipped", most=4),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        idle = table.idle[player]
        if idle == 0:
            return out
        out = add_single(table, player, 0, HUNTING_GROUNDS, out)
        taken = table.taken
        for place in range(HUNTING_GROUNDS, FIRST_CARD_SPACE):
            if taken[place] == 0 or closed(table, player, place) is None:
                most = idle if idle < MOST[place] else MOST[place]
                free = RINGS[place] - taken[place]  # but the hunting grounds have room for all (SA-4.15)
                if free < most and RINGS[place]:
                    most = free
                fewest = SMALLEST[place]
                for action in range(fewest, fewest + most):
                    out = append(out, action)
        return add_single(table, player, FIRST_CARD_SPACE, FIRST_BUILDING_SPACE + STACKS[table.players], out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != PLACE:
            return misplaced(action, "SA-4.3")
        place = (action & PAYLOAD) >> FIGURE_BITS
        why = closed(table, player, place)
        if why is not None:
            return why
        if (action & FIGURES) > table.idle[player] or (action & FIGURES) == 0:
            return "SA-4.2"
        by_place = ["SA-4.12", "SA-4.13", "SA-4.14"]
        by_group = ["", "", "SA-4.16", "SA-4.17", "SA-4.18"]  # the hunting grounds take any number (SA-4.15)
        return by_place[place] if GROUP[place] == VILLAGE else by_group[GROUP[place]]

    def apply(self, table: Table, player: i64, action: i64) -> None:
        place = (action & PAYLOAD) >> FIGURE_BITS
        figures = action & FIGURES
        table.placed[place * table.players + player] += figures
        table.taken[place] += figures
        table.idle[player] -= figures
        table.put(PlaceFigures.SKIPPED, 0)
        table.pass_to(next_seat(table, player))

    def skip(self, table: Table, player: i64) -> None:
        """SA-4.4, SA-4.5, SA-4.7: skip a player who cannot place; end the phase when nobody can."""
        skipped = table.get(PlaceFigures.SKIPPED) + 1
        if skipped < table.players:
            table.put(PlaceFigures.SKIPPED, skipped)
            table.pass_to(next_seat(table, player))
        else:
            table.pop()
            table.push(CHOOSE_PLACE, table.start)
