"""The table of Stone Age as plain English text of at most 80 columns, for a terminal or a Python prompt."""

from textwrap import wrap
from typing import Final

from epocha.engine.diagram import LANG, WIDTH, result, totals
from epocha.games.stone_age.accounts import stock
from epocha.games.stone_age.components import (
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    PLACE_IDS,
    PRICE,
    RINGS,
    STACKS,
    TILE_KIND,
    TILE_POINTS,
    TOOL_SLOTS,
)
from epocha.games.stone_age.state import NONE, Table
from epocha.games.stone_age.words import TEXTS, card_name, heading, name_of, prompt, slots, tile_cost

NAME_WIDTH: Final = 60
"""Columns for the name of a place; the longest is a building of three kinds."""


def diagram(t: Table) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1."""
    deck = len(t.deck) - t.dealt
    head = f"Stone Age, round {t.round}, start player: seat {t.start + 1}, cards in the deck: {deck}"
    return "\n".join([head, "", *places(t), "", *seats(t), "", *wrap(standing(t), WIDTH)])


def places(t: Table) -> list[str]:
    """Return a line per place: its name, and the figures on it as seat:number."""
    lines = [f"{'':<{NAME_WIDTH}}seat:figures"]
    for place in range(len(PLACE_IDS)):
        if place - FIRST_BUILDING_SPACE < STACKS[t.players]:
            row = t.placed[place * t.players : (place + 1) * t.players]
            figures = " ".join([f"{seat}:{n}" for seat, n in enumerate(row, start=1) if n])
            lines.append(f"{place_name(t, place):<{NAME_WIDTH}}{figures}".rstrip())
    return lines


def place_name(t: Table, place: int) -> str:
    """Return a place's name, with the card or tile that lies there."""
    if place >= FIRST_BUILDING_SPACE:
        return building(t, place - FIRST_BUILDING_SPACE)
    if place >= FIRST_CARD_SPACE:
        card = t.spaces[place - FIRST_CARD_SPACE]
        return f"Card for {PRICE[place - FIRST_CARD_SPACE]}: {'none' if card == NONE else card_name(card, LANG)}"
    name = heading(name_of("location", place, LANG))
    return f"{name}, {t.taken[place]} of {RINGS[place]}" if RINGS[place] else name


def building(t: Table, stack: int) -> str:
    """Return the face-up tile of a stack, and how many tiles the stack has."""
    tile = t.top_tile(stack)
    if tile == NONE:
        return f"Building {stack + 1}: none"
    points = f", {TILE_POINTS[tile]} points" if TILE_KIND[tile] == FIXED else ""
    return f"Building {stack + 1}: {tile_cost(tile, LANG)}{points} (tiles: {t.left[stack]})"


def seats(t: Table) -> list[str]:
    """Return a table of what everybody has, and what the board beside it does not tell."""
    lines = [*totals(TEXTS, [stock(t, seat) for seat in range(int(t.players))]), ""]
    for seat in range(int(t.players)):
        used = [str(slot + 1) for slot in range(int(TOOL_SLOTS)) if t.used[seat * TOOL_SLOTS + slot]]
        turned = f", used: {' '.join(used)}" if used else ""
        lines.append(f"Seat {seat + 1}: {t.idle[seat]} figures on the player board, tools {slots(t, seat)}{turned}")
    return lines


def standing(t: Table) -> str:
    """Return who is asked what, or who has come in where."""
    if t.over:
        return result(t)
    (player,) = t.current_players
    return f"Seat {player + 1}: {prompt(t, player, LANG)}"
