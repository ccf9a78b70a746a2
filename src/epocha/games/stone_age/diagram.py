"""The table of Stone Age as plain text of at most 80 columns, for a terminal or a Python prompt."""

from typing import Final

from epocha.engine.diagram import NO_BREAK, Names, result, seat_name, totals, wrapped
from epocha.engine.text import call_players
from epocha.games.stone_age.accounts import building_lines, cards_told, knows_cards, score_lines, stock
from epocha.games.stone_age.board import good, open_places, shut
from epocha.games.stone_age.components import (
    DIVISOR,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    PLACE_GAIN,
    PRICE,
    RINGS,
    TILE_KIND,
    TILE_POINTS,
    TOOL_SLOTS,
)
from epocha.games.stone_age.state import NONE, READY, Table
from epocha.games.stone_age.steps import PICK_DIE
from epocha.games.stone_age.words import TEXTS, card_name, card_text, heading, name_of, slots, tile_cost

NAME_WIDTH: Final = 64
"""Columns for the name of a place; the figures of four players need the rest."""


def diagram(t: Table, lang: str, names: Names) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1."""
    head = TEXTS.say(lang, "diagram-head", round=t.round, seat=t.start + 1, cards=len(t.deck) - t.dealt)
    return "\n".join([
        *wrapped(call_players(head, names)), "", *places(t, lang), *dice(t, lang), "", *seats(t, lang, names), "",
        *wrapped(standing(t, lang, names)),
    ])  # fmt: skip


# --- the board ---


def places(t: Table, lang: str) -> list[str]:
    """Return a line per place: its name, and the figures on it as seat:number; below a card what it does."""
    lines = [beside(TEXTS.say(lang, "diagram-places"), TEXTS.say(lang, "diagram-figures"))]
    for place in open_places(t):
        row = t.placed[place * t.players : (place + 1) * t.players]
        figures = " ".join([f"{seat}:{n}" for seat, n in enumerate(row, start=1) if n])
        lines.append(beside(place_name(t, place, lang), figures))
        space = place - FIRST_CARD_SPACE
        if 0 <= space < len(t.spaces) and t.spaces[space] != NONE:
            lines += wrapped(card_text(t.spaces[space], lang), 1)
    return lines


def beside(left: str, right: str) -> str:
    """Return a name with what stands in the column beside it."""
    return f"{left:<{NAME_WIDTH}}{right}".rstrip() if len(left) < NAME_WIDTH else f"{left} {right}".rstrip()


def place_name(t: Table, place: int, lang: str) -> str:
    """Return a place's name, with what it brings, the card or tile that lies there, and whether it is closed."""
    if place >= FIRST_BUILDING_SPACE:
        return building(t, place - FIRST_BUILDING_SPACE, lang)
    if place >= FIRST_CARD_SPACE:
        space = place - FIRST_CARD_SPACE
        card = t.spaces[space]
        name = TEXTS.say(lang, "diagram-nothing") if card == NONE else card_name(card, lang)
        return TEXTS.say(lang, "diagram-card", price=PRICE[space], card=name)
    words = heading(name_of("location", place, lang))
    if RINGS[place]:
        words = TEXTS.say(lang, "diagram-rings", place=words, taken=t.taken[place], rings=RINGS[place])
    gain = int(PLACE_GAIN[place])
    if gain >= 0:
        material = TEXTS.say(lang, f"symbol-{good(gain)}").lower()
        words = TEXTS.say(lang, "diagram-gain", place=words, divisor=DIVISOR[gain], what=material)
    return TEXTS.say(lang, "diagram-shut", place=words) if shut(t, place) else words


def building(t: Table, stack: int, lang: str) -> str:
    """Return the face-up tile of a stack, what it scores, and how many tiles the stack has."""
    tile = t.top_tile(stack)
    if tile == NONE:
        return TEXTS.say(lang, "diagram-no-building", stack=stack + 1)
    places = {"stack": stack + 1, "cost": tile_cost(tile, lang), "left": t.left[stack], "points": TILE_POINTS[tile]}
    return TEXTS.say(lang, "diagram-building" if TILE_KIND[tile] == FIXED else "diagram-building-values", **places)


def dice(t: Table, lang: str) -> list[str]:
    """Return the dice of the last roll, or those that the dice market still offers with what they bring."""
    if not len(t.dice) or t.over:
        return []
    if t.frame_of(PICK_DIE) == NONE:
        return ["", TEXTS.say(lang, "diagram-dice", dice=", ".join(map(str, t.dice)), total=sum(t.dice))]
    faces = [face for face, count in enumerate(t.market) for _ in range(count)]
    offered = "; ".join([f"{face}: {name_of('market_reward', face - 1, lang)}" for face in faces])
    return ["", *wrapped(TEXTS.say(lang, "diagram-market", dice=offered))]


# --- the seats ---


def seats(t: Table, lang: str, names: Names) -> list[str]:
    """Return a table of what everybody has, and below it all else that this view knows of each seat."""
    lines = totals(TEXTS, [stock(t, seat) for seat in range(int(t.players))], lang)
    for seat in range(int(t.players)):
        lines += ["", *seat_lines(t, seat, lang, names)]
    return lines


def seat_lines(t: Table, seat: int, lang: str, names: Names) -> list[str]:
    """Return a seat's figures at hand, tools, buildings, the cards that this view shows, and what these will score."""
    used = [str(slot + 1) for slot in range(int(TOOL_SLOTS)) if t.used[seat * TOOL_SLOTS + slot]]
    line = TEXTS.say(
        lang, "diagram-seat", seat=seat_name(seat, lang, names), figures=int(t.idle[seat]), tools=slots(t, seat)
    )
    if used:
        line = TEXTS.say(lang, "diagram-used", seat=line, count=len(used), slots=", ".join(used))
    lines = wrapped(line)
    used_up: list[str] = []
    for card, label in cards_told(t, seat, lang):
        if t.mark[card] == READY:
            lines += wrapped(f"{label}: {card_text(card, lang)}", 1)
        else:  # its upper half is done with, and its lower half stands in its name
            used_up.append(label)
    if used_up:
        lines += wrapped(f"{TEXTS.say(lang, 'symbol-cards')}: {'; '.join(used_up)}", 1)
    if owned := [name for name, _ in building_lines(t, seat, lang)]:
        lines += wrapped("; ".join(owned), 1)
    points = score_lines(t, seat, lang) if knows_cards(t, seat) else []
    if len(points) > 2:  # more than the points so far and what they would be at the end
        amounts = [f"{name}{NO_BREAK}={NO_BREAK}{amount}" for name, amount in points]
        lines += wrapped("; ".join(amounts), 1)
    return lines


def standing(t: Table, lang: str, names: Names) -> str:
    """Return what somebody is busy with, or who has come in where; the question itself is asked beside the table."""
    if t.over:
        return result(t, lang, names)
    player = t.current_players[0]
    return f"{seat_name(player, lang, names)}: {TEXTS.say(lang, f'step-{t.course[t.step_number()].name}')}"
