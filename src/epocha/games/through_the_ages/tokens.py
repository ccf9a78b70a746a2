"""The symbols of what a civilization counts, and its tokens, each on a square of 24 units; light from the upper left.

What is counted differs in colour and in shape; so do the four kinds of tokens.
"""

from typing import Final

from epocha.engine.svg import NOTHING, Svg, art, circle, group, icon, join, label, text_width

_PLUS: Final = (("f-bone edge", "M15 14.5H18.2V11.3H20.8V14.5H24V17.1H20.8V20.3H18.2V17.1H15z"),)
_LYRE: Final = (
    ("l-string", "M10.3 5V16M13.7 5V16"),
    ("n-culture edge", "M3.2 1.2Q0 9.5 5.2 14.6L7.6 16.8 9.4 15 7 12.6Q3.8 8.6 6 2.2z"),
    ("n-culture edge", "M20.8 1.2Q24 9.5 18.8 14.6L16.4 16.8 14.6 15 17 12.6Q20.2 8.6 18 2.2z"),
    ("n-culture edge", "M3.6 4.2H20.4V6.8H3.6zM6 15H18L16.8 20Q15.8 22.8 12 22.8T7.2 20z"),
)
_FLASK: Final = (
    ("f-bone edge", "M9 2H15V4.2H14V9.5L20.6 19.4Q21.4 22 18.8 22H5.2Q2.6 22 3.4 19.4L10 9.5V4.2H9z"),
    ("n-science", "M7.6 14.4H16.4L19.6 19.6Q20 21.2 18.6 21.2H5.4Q4 21.2 4.4 19.6z"),
    ("lit", "M10.7 5H12V10L8 16.2 6.8 15.5 10.7 9.6z"),
)
_SWORD: Final = (
    ("n-strength edge", "M21.8 2.2L20.6 7.8 10.6 17.4 7 13.8 16.6 3.6z"),
    ("lit", "M20.8 3.2L9 14.8 7.6 13.6 16.8 4z"),
    ("f-gold edge", "M4.2 13.2L6 11.4 12.9 18.3 11.1 20.1z"),
    ("f-wood edge", "M6.6 16.2L8.3 17.9 4.4 21.9Q2.2 22.4 2.2 20.2z"),
)
_CARD: Final = "M5.5 1.5H18.5Q20.5 1.5 20.5 3.5V20.5Q20.5 22.5 18.5 22.5H5.5Q3.5 22.5 3.5 20.5V3.5Q3.5 1.5 5.5 1.5z"
_FACE: Final = "M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 1 1 0-20.4z"
_EYES: Final = "M8.4 7.6a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2zM15.6 7.6a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2z"
_FIGURE: Final = (
    "M12 1.5a4.3 4.3 0 0 1 2.8 7.6Q20.5 11 21 15.4H16.4L18 22.5H6L7.6 15.4H3Q3.5 11 9.2 9.1A4.3 4.3 0 0 1 12 1.5z"
)

COUNTED: Final = {
    "culture": art(*_LYRE),
    "culture-rate": art(*_LYRE, *_PLUS),
    "science": art(*_FLASK),
    "science-rate": art(*_FLASK, *_PLUS),
    "strength": art(*_SWORD),
    "happy": art(
        ("f-happy edge", _FACE),
        ("f-edge", _EYES),
        ("l-edge bold", "M6.8 13.6Q12 20.4 17.2 13.6"),
    ),
    "food": art(
        ("l-stalk", "M12 22.8V9"),
        ("n-food edge", "M12 1Q15.4 4.4 12 8.6 8.6 4.4 12 1z"),
        ("n-food edge", "M12.2 12.4Q12.4 7.4 17.4 6.2 17.8 11.4 12.2 12.4zM11.8 12.4Q11.6 7.4 6.6 6.2 6.2 11.4 11.8 12.4z"),  # noqa: E501
        ("n-food edge", "M12.2 18.2Q12.4 13.2 18 11.8 18.4 17.2 12.2 18.2zM11.8 18.2Q11.6 13.2 6 11.8 5.6 17.2 11.8 18.2z"),  # noqa: E501
    ),
    "resources": art(
        ("n-resources edge", "M1.8 19.5L5.4 9.5H18.6L22.2 19.5z"),
        ("lit", "M5.4 9.5H18.6L19.9 13.1H4.1z"),
        ("n-resources edge", "M5.4 9.5L8.2 5H15.8L18.6 9.5z"),
        ("shade", "M18.6 9.5L22.2 19.5H16.6L15 9.5z"),
    ),
    "workers": art(
        ("f-yellow edge", _FIGURE),
        ("shade", "M14.8 9.1Q20.5 11 21 15.4H16.4L18 22.5H13.5Q15.5 15 14.8 9.1z"),
    ),
    "civil-cards": art(
        ("f-bone edge", _CARD),
        ("f-gold edge", "M3.5 6V3.5Q3.5 1.5 5.5 1.5H18.5Q20.5 1.5 20.5 3.5V6z"),
        ("l-edge", "M7.5 19.5H16.5M9 19V10.5M12 19V10.5M15 19V10.5M7.5 10H16.5"),
    ),
    "military-cards": art(
        ("f-night edge", _CARD),
        ("f-blade edge", "M3.5 18V20.5Q3.5 22.5 5.5 22.5H18.5Q20.5 22.5 20.5 20.5V18z"),
        ("l-bone", "M12 4V14M8.8 11.5H15.2"),
    ),
}  # fmt: skip
"""What a seat has, by the keys of `ThroughTheAges.stock`."""

TOKENS: Final = {
    "blue": art(
        ("f-blue edge", "M12 2L21 6.8V17.2L12 22 3 17.2V6.8z"),
        ("lit", "M12 2L21 6.8 12 11.6 3 6.8z"),
        ("shade", "M21 6.8V17.2L12 22V11.6z"),
    ),
    "civil": art(
        ("f-column edge", "M5 2H19V6H5zM6.8 6H17.2V18H6.8zM5 18H19V22H5z"),
        ("l-groove", "M10 7.5V16.5M14 7.5V16.5"),
    ),
    "military": art(
        ("f-blade edge", "M12 1.5L16 6.5V15H19V18.2H14V22.5H10V18.2H5V15H8V6.5z"),
        ("lit", "M12 1.5L8 6.5V15H10.8V4z"),
    ),
}  # fmt: skip
"""Tokens that are not counted among what a seat has; a worker is the symbol `workers`."""

SIGNS: Final = {
    "unhappy": art(
        ("f-happy edge", _FACE),
        ("f-edge", _EYES),
        ("l-edge bold", "M6.8 18Q12 11.4 17.2 18"),
    ),
    "war": art(
        ("n-strength edge", "M22 2L20.9 6.3 6.9 20.3 3.7 17.1 17.7 3.1zM2 2L3.1 6.3 17.1 20.3 20.3 17.1 6.3 3.1z"),
        ("f-gold edge", "M2.2 15.4L3.8 13.8 10.2 20.2 8.6 21.8zM21.8 15.4L20.2 13.8 13.8 20.2 15.4 21.8z"),
    ),
    "pact": art(
        ("f-bone edge", "M4 2.5H17Q19.5 2.5 19.5 5V18H22.5Q22.5 22 19 22H7.5Q5 22 5 19V6.5H1.5Q1.5 2.5 4 2.5z"),
        ("l-edge", "M8.5 7.5H16M8.5 11H16M8.5 14.5H13"),
        ("n-strength edge", "M16.5 13.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z"),
    ),
    "army": art(
        ("f-blade edge", "M12 1.5L21 4.5V11Q21 18.5 12 22.5 3 18.5 3 11V4.5z"),
        ("shade", "M12 1.5L21 4.5V11Q21 18.5 12 22.5z"),
        ("l-bone", "M12 6V16.5M8 12.5H16"),
    ),
    "stage": art(("f-gold edge", "M3 20V13H9V8H15V3H21V20z"), ("shade", "M15 3H21V20H15z")),
}  # fmt: skip
"""What else pictures say with a symbol."""

SYMBOLS: Final = {**COUNTED, **TOKENS, **SIGNS}
"""All of them, for the sprite."""


def tokens(
    name: str,
    count: int,
    x: float,
    y: float,
    room: float,
    size: float = 13,
    letters: float = 12,
    class_: str = "t-bold",
) -> Svg:
    """Return a row of tokens with its left edge at a point in the middle of the row; one and a number if too many.

    Args:
        name: of the symbol. room: how wide the row may be. size: of a token. letters, class_: of the number.
    """
    step = size * 0.86
    if count <= 0:
        return NOTHING
    if count * step <= room:
        return join([icon(name, x + step * (i + 0.5), y, size) for i in range(count)])
    return join(
        [icon(name, x + step / 2, y, size), counted(f"×{count}", x + step + 1, y, room - step, class_, letters)]
    )


def least_width(count: int, size: float, letters: float = 12) -> float:
    """Return how much room a row of tokens needs at least, to be told exactly."""
    step = size * 0.86
    return min(count * step, step + 1 + text_width(f"×{count}", letters))


def counted(text: str, x: float, y: float, room: float = 0, class_: str = "t-bold", size: float = 12) -> Svg:
    """Return a number that begins at a point, which is in the middle of its height."""
    return label(text, x, y + 0.36 * size, size, class_, room, "start")


def amount(name: str, text: str, x: float, y: float, size: float = 16, class_: str = "t-bold") -> Svg:
    """Return a symbol and behind it a number, from the middle of the left edge."""
    return join([icon(name, x + size * 0.55, y, size * 1.15), counted(text, x + size * 1.25, y, 0, class_, size)])


def amount_width(text: str, size: float = 16) -> float:
    """Return how wide an amount is."""
    return size * 1.25 + text_width(text, size)


def spent(name: str, left: int, total: int, x: float, y: float, room: float, size: float = 13) -> Svg:
    """Return action tokens: those that are left, then a ring for each that is spent."""
    step = min(size * 0.95, room / max(1, left, total))
    drawn = [icon(name, x + step * (i + 0.5), y, size) for i in range(left)]
    drawn += [circle(x + step * (i + 0.5), y, size * 0.22, "hollow") for i in range(left, total)]
    return group(*drawn)
