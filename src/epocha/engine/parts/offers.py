"""What desks of trade are made of: goods that may be put into an offer, and buttons."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.parts.pieces import text_box
from epocha.engine.svg import NOTHING, Svg, circle, group, hit, join, label, path, rect, row_hit

BUTTON: Final = 52.0


def arrow(inward: bool) -> Svg:
    """Return the sign before what comes in or goes out, its middle at 48, 0."""
    return path("M54 -7L42 0L54 7z" if inward else "M42 -7L54 0L42 7z", "offer-in" if inward else "offer-out")


def tick() -> Svg:
    """Return the sign of consent, in the middle of a square button."""
    middle = BUTTON / 2
    return join([circle(middle, middle, 15, "offer-in"), path("M18 26L24 32L35 19", "l-tick")])


def square_button(name: str, words: str, action: str, sign: Svg, then: str = "") -> Svg:
    """Return a square button with a sign; `then` is what is chosen after its action, with bars between."""
    place = hit(f"place-{name}", words, action, rect(0, 0, BUTTON, BUTTON, r=10), data_then=then or None)
    return group(rect(0, 0, BUTTON, BUTTON, "field rim-dark", 10), sign, place)


def good(width: float, height: float, art: Svg, below: str, chosen: int) -> Svg:
    """Return a good that may be put into an offer: how it looks, a text below, and how much of it is in the offer."""
    mark = NOTHING
    if chosen:
        number = label(str(chosen), width - 11, 17.5, 16, "t-edge t-bold")
        mark = join([circle(width - 11, 12, 12, "f-gold rim-dark"), number])
    return join([
        rect(1, 1, width - 2, height - 2, "field rim-dark", 9),
        art,
        label(below, width / 2, height - 6, 16, "t-bold", width - 6) if below else NOTHING,
        mark,
    ])  # fmt: skip


def buttons(named: Sequence[tuple[str, str, str]], width: float, y: float, height: float = 50.0) -> list[Svg]:
    """Return buttons side by side in a row: name, words and action of each; a replay does not show them."""
    out: list[Svg] = []
    size = (width / len(named) - 10, height)
    for i, (name, words, action) in enumerate(named):
        text = text_box(words, 6, 3, size[0] - 12, size[1] - 6, 17, "t-bold")
        place = row_hit(f"place-desk-{name}", words, action, rect(0, 0, *size, r=10))
        out.append(group(rect(0, 0, *size, "field rim-dark", 10), text, place, at=(10 + i * (size[0] + 10), y),
                         class_="acts"))  # fmt: skip
    return out
