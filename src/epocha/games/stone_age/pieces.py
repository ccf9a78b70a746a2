"""Which figure stands where, and figures, dice and markers as drawn; all of them keep their id while they move."""

from typing import Final

from epocha.engine.svg import Svg, circle, group, label, player_mark, rect, text_width, use
from epocha.games.stone_age.art import FIGURE_BOX
from epocha.games.stone_age.components import PLACES
from epocha.games.stone_age.state import NONE, Table
from epocha.games.stone_age.words import TEXTS

RING_ORDER: Final = ((0, 1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1, 0), (2, 0, 5, 3, 1, 4, 6), (4, 1, 6, 3, 5, 2, 0))
"""In which order each seat fills the rings of a gathering area; different ends, so that few get in another's way."""


def stands(t: Table, p: int) -> list[int]:
    """Return where each of a player's figures is: its place, or NONE on the player's board.

    A state counts figures and does not tell them apart. To draw them moving, each has a number, found from the counts
    alone: a place fills up from a number of its own, so that most figures stay put while others come and go.
    """
    at = [NONE] * int(t.workers[p])
    for place in range(int(PLACES)):
        k = place % len(at)
        for _ in range(int(t.placed[place * t.players + p])):
            while at[k] != NONE:
                k = (k + 1) % len(at)
            at[k] = place
    return at


def rings_taken(t: Table, place: int, rings: int) -> list[tuple[int, int]]:
    """Return the rings of a place that figures stand on, as ring and player, for each figure in turn."""
    free = [True] * rings
    found: list[tuple[int, int]] = []
    for p in range(int(t.players)):
        order = RING_ORDER[p] if rings == len(RING_ORDER[p]) else tuple(range(rings))
        left = int(t.placed[place * t.players + p])
        for ring in order:
            if left and free[ring]:
                free[ring] = False
                left -= 1
                found.append((ring, p))
    return found


def figure(p: int, k: int, x: float, y: float) -> Svg:
    """Return a player's figure, its foot a little below a point."""
    width, height = FIGURE_BOX
    art = use(f"figure-{p}", -0.57 * width, -29, 1.14 * width, 1.14 * height)
    return group(art, at=(x, y), id=f"figure-{p}-{k}", class_=f"p{p} moves")


def die(i: int, face: int, x: float, y: float, faded: bool = False) -> Svg:
    """Return a die of the last roll, its middle at a point."""
    return group(use(f"die-{face}", -20, -20, 40), at=(x, y), id=f"die-{i}", class_="moves faded" if faded else "moves")


def marker(p: int, track: str, x: float, y: float, radius: float, note: str = "") -> Svg:
    """Return a player's marker on a track, with a note beside it if the track does not tell all."""
    shown = [circle(1.5, 2.5, radius * 0.9, "cast"), player_mark(p, radius)]
    if note:
        wide = text_width(note, 20) + 10
        right = 1 if x < wide + radius else -1
        shown += [
            rect((radius - 2 if right > 0 else 2 - radius - wide), -13, wide, 26, "f-paper-2 edge", 8),
            label(note, right * (radius - 2 + wide / 2), 7, 20, "t-bold"),
        ]
    return group(*shown, at=(x, y), id=f"{track}-{p}", class_="moves")


def seat_name(p: int, lang: str) -> str:
    """Return what a picture calls a seat; it does not know people's names."""
    return TEXTS.say(lang, "seat-name", seat=p + 1)


def figures_on(t: Table, place: int, lang: str) -> str:
    """Return who stands on a place, as a sentence."""
    counts = [(p, int(t.placed[place * t.players + p])) for p in range(int(t.players))]
    present = [TEXTS.say(lang, "seat-figures", seat=p + 1, figures=n) for p, n in counts if n]
    return ", ".join(present) if present else TEXTS.say(lang, "nobody-here")
