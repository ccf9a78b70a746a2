"""Players' boards: the parts that look the same in every game, so that everybody finds their own at once."""

from typing import Final

from epocha.engine.svg import Svg, circle, group, icon, join, label, path, player_mark, rect, title

BADGE: Final = (264, 162)
"""Width and height of a badge: four rows of three numbers, letters that can be read where five are side by side."""
CELL: Final = (82, 39)
"""Width and height of a number's field there."""


def frame(width: float, height: float) -> Svg:
    """Return the board that all else lies on."""
    return group(
        rect(1.5, 1.5, width - 3, height - 3, "f-earth edge bold", 20),
        rect(7, 7, width - 14, height - 14, "f-paper", 15),
    )


def shield(seat: int, score: str, words: str) -> Svg:
    """Return the shield in the upper left corner, with a seat's colour, shape and score; `words` say what it is."""
    return join([
        title(words),
        path("M19 16H128V103L73 119 19 104z", "cast"),
        path("M16 12H124V100L70 116 16 100z", "f-player edge bold"),
        path("M16 12H124V40Q70 60 16 40z", "lit"),
        circle(70, 66, 34, "f-bone edge"),
        label(score, 70, 77, 34 if len(score) < 3 else 30, "t-bold t-edge"),
        icon("score", 106, 24, 32), circle(36, 28, 16, "f-bone edge"), player_mark(seat, 11, 36, 28),
    ])  # fmt: skip


def strip_frame(seat: int, width: float, height: float, mark_y: float) -> Svg:
    """Return what a strip is drawn on: paper, and the colour of the seat on the left with its shape in the middle."""
    band = f"M15 1H52V{height - 1:g}H15Q1 {height - 1:g} 1 {height - 15:g}V15Q1 1 15 1z"
    return group(
        rect(1, 1, width - 2, height - 2, "f-paper-2 edge", 14), path(band, "f-player edge"), path(band, "lit"),
        circle(27, mark_y, 20, "f-bone edge"), player_mark(seat, 14, 27, mark_y),
    )  # fmt: skip


def badge_frame(seat: int) -> Svg:
    """Return what a badge is drawn on: paper, and the colour of the seat on the left."""
    width, height = BADGE
    band = f"M9 1H15V{height - 1}H9Q1 {height - 1} 1 {height - 9}V9Q1 1 9 1z"
    return group(rect(1, 1, width - 2, height - 2, "f-paper-2 edge", 9), path(band, f"f-player edge p{seat}"))


def badge_corner(i: int) -> tuple[float, float]:
    """Return the upper left corner of a field of a badge."""
    return 17 + CELL[0] * (i % 3), 3 + CELL[1] * (i // 3)


def badge_amount(seat: int, i: int, name: str, amount: str, words: str) -> Svg:
    """Return an amount beside its symbol in a field of a badge; `words` say what it is."""
    x, y = badge_corner(i)
    art = [icon(name, x + 17, y + 20, 34), label(amount, x + 35, y + 31, 31, "t-bold", CELL[0] - 38, "start")]
    return group(title(words), *art, data_symbol=name, data_seat=seat)
