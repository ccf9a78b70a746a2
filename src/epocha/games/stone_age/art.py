"""The symbols of Stone Age, drawn once each, on a square of 24 units; light falls from the upper left."""

from typing import Final

from epocha.engine.svg import Svg, art, circle, group, join, path, rect, shape, sprite, symbol, tag

PIPS: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(12, 12)],
    2: [(7.5, 7.5), (16.5, 16.5)],
    3: [(7, 7), (12, 12), (17, 17)],
    4: [(7.5, 7.5), (16.5, 7.5), (7.5, 16.5), (16.5, 16.5)],
    5: [(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    6: [(7.5, 6.5), (7.5, 12), (7.5, 17.5), (16.5, 6.5), (16.5, 12), (16.5, 17.5)],
}
FIGURE_BOX: Final = (28, 42)
"""Width and height of a figure; its origin is 24 below the top, in the middle."""


def die(face: int) -> Svg:
    """Return a die of bone showing a face."""
    pips = [circle(x, y, 2.2, "f-edge") for x, y in PIPS[face]]
    body = join(
        [
            rect(2, 2, 20, 20, "f-bone edge", 4.5),
            path("M2.7 17q0 4.3 4 4.3h10.6q4 0 4-4-1.5 2-5 2H7.7Q4 19 2.7 17z", "shade"),
        ]
    )
    return join([body, *pips])


def figure(seat: int) -> Svg:
    """Return a figure in furs, in the colour of its seat and with its shape on the chest."""
    cloak = "M0-8C-8-8-10.5 3-11.5 13.5Q-11.5 16-9 16H9Q11.5 16 11.5 13.5C10.5 3 8-8 0-8z"
    return join([
        tag("ellipse", cx=1, cy=15.5, rx=12, ry=3.2, class_="cast"),
        path(cloak, "f-player edge"),
        path("M0-8C8-8 10.5 3 11.5 13.5Q11.5 16 9 16H3C8 10 7-1 0-8z", "shade"),
        circle(0, -13.5, 6.7, "f-player edge"),
        path("M-3.5-16.5Q-1.5-19.2 1.5-18.6Q-1.8-17-3.5-16.5z", "lit"),
        path("M-8-4.5Q0 1.5 8-4.5L9-1.5Q0 4-9-1.5z", "f-bone edge"),
        path(shape(seat, 4.6), "f-bone edge", transform="translate(0 8)"),
    ])  # fmt: skip


STOCK: Final = {
    "score": art(
        ("f-gold edge", "M12 1.5L14.6 4.7 18.6 3.7 19.2 7.8 22.8 9.8 20.6 13.3 21.6 17.3 17.6 18.2 15.6 21.8 12 19.7 8.4 21.8 6.4 18.2 2.4 17.3 3.4 13.3 1.2 9.8 4.8 7.8 5.4 3.7 9.4 4.7z"),  # noqa: E501
        ("f-bone edge", "M12 6.3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z"),
        ("l-edge", "M12 12q1.3-1.3 2.2 0q.5 2.5-2.2 2.7q-3.3-.2-3-3.2q.6-2.8 3.6-2.8"),
    ),
    "food": art(
        ("f-bone edge", "M14.5 13.5L18.3 17.3Q17.8 20 19.6 20.7 21 21 21 19.6 22.2 19.8 22.3 18.5 22 16.9 19.6 17L15.8 13z"),  # noqa: E501
        ("f-food edge", "M2.5 8.5Q3 3 8.5 2.3 15 1.7 17 6.8 18 11 15.6 13.6 13 16 8.6 15.6 2.5 14.5 2.5 8.5z"),
        ("shade", "M17 6.8Q18 11 15.6 13.6 13 16 8.6 15.6 5 15 3.6 12.6 8 14.5 12 12.5 16 10.5 17 6.8z"),
        ("lit", "M5 7Q6 4.6 9 4.2 9.6 5.6 8 6.2 6.4 7 5.6 8.6 4.6 8.4 5 7z"),
    ),
    "grain": art(
        ("l-edge", "M12 23Q12.3 14 12 8"),
        ("f-gold edge", "M12 1Q15 4 12 8Q9 4 12 1z"),
        ("f-gold edge", "M12.3 10.5Q12.5 6 17.2 4.7Q17.6 9.3 12.3 10.5z"),
        ("f-gold edge", "M11.7 10.5Q11.5 6 6.8 4.7Q6.4 9.3 11.7 10.5z"),
        ("f-gold edge", "M12.3 15Q12.7 10.3 17.7 9.2Q18 13.8 12.3 15z"),
        ("f-gold edge", "M11.7 15Q11.3 10.3 6.3 9.2Q6 13.8 11.7 15z"),
        ("f-gold edge", "M12.3 19.5Q12.7 14.8 17.7 13.7Q18 18.3 12.3 19.5z"),
        ("f-gold edge", "M11.7 19.5Q11.3 14.8 6.3 13.7Q6 18.3 11.7 19.5z"),
    ),
    "wood": art(
        ("f-wood edge", "M5.5 6.5H19Q22.3 6.5 22.3 12T19 17.5H5.5z"),
        ("shade", "M5.5 13H22.2Q22 17.5 19 17.5H5.5z"),
        ("l-edge", "M12 9.3h5M14.5 14.7h4"),
        ("f-bone edge", "M5.5 6.5Q9 6.5 9 12T5.5 17.5Q2 17.5 2 12T5.5 6.5z"),
        ("l-edge", "M5.5 9.5Q7 9.5 7 12T5.5 14.5Q4 14.5 4 12T5.5 9.5z"),
    ),
    "clay": art(
        ("f-clay edge", "M2 10.5L6.5 5H22L18 10.5z"),
        ("lit", "M3.5 10L7 5.8H20.5L17.5 10z"),
        ("f-clay edge", "M2 10.5H18V19H2z"),
        ("f-clay edge", "M18 10.5L22 5V13.5L18 19z"),
        ("shade", "M18 10.5L22 5V13.5L18 19zM2 16H18V19H2z"),
    ),
    "stone": art(
        ("f-stone edge", "M2 16.5L5 8.5 10.5 4 17.5 5.5 22 12 20.5 18.5 14 20.5 5 20z"),
        ("lit", "M5 8.5L10.5 4 13.5 9.5 8 13z"),
        ("shade", "M22 12L20.5 18.5 14 20.5 5 20 2 16.5 8 13 14.5 16z"),
        ("l-edge", "M5.2 8.7L8 13 13.5 9.5 10.7 4.3M8 13L14.5 16 21.7 12.2M14.5 16L14 20.3"),
    ),
    "gold": art(
        ("f-gold edge", "M1.5 17.5L4.3 11H12.7L15.5 17.5zM9.3 17.5L12 11H19.7L22.5 17.5z"),
        ("shade", "M11 17.5L13 14.5H21.3L22.5 17.5zM2 16H15L15.5 17.5H1.5z"),
        ("f-gold edge", "M5.5 11L8.3 4.5H15.7L18.5 11z"),
        ("lit", "M7.3 9.8L9.2 5.6H12L9.8 9.8z"),
        ("shade", "M15.7 4.5L18.5 11H13.5z"),
    ),
    "workers": art(
        ("hide edge", "M12 9C6 9 4 16 3.5 20.5Q3.5 22.5 5.5 22.5H18.5Q20.5 22.5 20.5 20.5C20 16 18 9 12 9z"),
        ("shade", "M12 9C18 9 20 16 20.5 20.5Q20.5 22.5 18.5 22.5H14C17.5 17 16 12 12 9z"),
        ("hide edge", "M12 1.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"),
        ("f-bone edge", "M6 12.5Q12 17 18 12.5L19 15Q12 19.5 5 15z"),
    ),
    "tools": art(
        ("f-wood edge", "M4 22L2.5 20.5 15.5 6.5 17.5 8.5z"),
        ("f-stone edge", "M8.5 4.5Q14 .5 19 2.5L22 5.5Q23.5 11 20 15.5 17.5 11 15.5 9 12.5 6.5 8.5 4.5z"),
        ("lit", "M10.5 4.5Q14.5 2 18.5 3.5L19.5 4.5Q14.5 4 12.5 5.6z"),
        ("shade", "M22 5.5Q23.5 11 20 15.5 18.6 12.7 17 10.6 21 9.5 22 5.5z"),
        ("l-bone", "M13 6L17.8 11M15.8 5.5L13.3 9.3"),
    ),
    "cards": art(
        ("f-bone edge", "M9 2.5L20.5 5.5Q21.7 6 21.4 7.2L18.4 18.6 8 16z"),
        ("f-bone edge", "M4 4.5H14Q15.5 4.5 15.5 6V21Q15.5 22.5 14 22.5H4Q2.5 22.5 2.5 21V6Q2.5 4.5 4 4.5z"),
        ("green edge", "M2.5 14H15.5V21Q15.5 22.5 14 22.5H4Q2.5 22.5 2.5 21z"),
        ("f-gold edge", "M9 6.5a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4z"),
    ),
    "buildings": art(
        ("hide edge", "M4.5 11.5H19.5V20.5Q19.5 22 18 22H6Q4.5 22 4.5 20.5z"),
        ("shade", "M14 11.5H19.5V20.5Q19.5 22 18 22H14z"),
        ("f-wood edge", "M12 1.5L23 12.5Q20.5 14.5 18 12.8 15 14.7 12 12.8 9 14.7 6 12.8 3.5 14.5 1 12.5z"),
        ("lit", "M12 3.2L4 11.5 6.5 11.3z"),
        ("f-edge", "M9.5 22V18.5Q9.5 16 12 16T14.5 18.5V22z"),
    ),
}  # fmt: skip
"""What a player has, by the keys of `StoneAge.stock`."""

CULTURE: Final = {
    "healing": art(
        ("f-grass edge", "M12 15Q5 13 5.5 5Q12 6.5 12 15zM12 15Q19 13 18.5 3.5Q12 5.5 12 15z"),
        ("l-edge", "M12 15Q10.5 10 8 8M12 15Q13.5 9 16 6.8"),
        ("f-clay edge", "M3.5 14.5H20.5Q20 19 16 20.5L17 22.5H7L8 20.5Q4 19 3.5 14.5z"),
        ("shade", "M20.5 14.5Q20 19 16 20.5L17 22.5H12Q15 19 15.5 14.5z"),
    ),
    "art": art(
        ("f-stone edge", "M12 1.5Q15.5 1.5 15.5 5 15.5 7 14 8.2 18 9 18 13 18 15 16.5 16 17 20 14 22.5H10Q7 20 7.5 16 6 15 6 13 6 9 10 8.2 8.5 7 8.5 5 8.5 1.5 12 1.5z"),  # noqa: E501
        ("shade", "M14 8.2Q18 9 18 13 18 15 16.5 16 17 20 14 22.5H12Q14.5 15 14 8.2z"),
        ("l-edge", "M9 12.5Q10.5 14.5 12 12.5 13.5 14.5 15 12.5M12 17V22"),
    ),
    "music": art(
        ("f-wood edge", "M4.5 6.5L7 19.5Q12 23.5 17 19.5L19.5 6.5z"),
        ("shade", "M19.5 6.5L17 19.5Q14.5 21.5 12 21.5 15 14 14.5 9z"),
        ("l-bone", "M6 10L9.3 19.5 12 10.5 14.7 19.5 18 10"),
        ("f-bone edge", "M12 2.5Q19.5 2.5 19.5 6T12 9.5Q4.5 9.5 4.5 6T12 2.5z"),
    ),
    "writing": art(
        ("f-clay edge", "M5.5 2H18.5Q20.5 2 20.5 4V20Q20.5 22 18.5 22H5.5Q3.5 22 3.5 20V4Q3.5 2 5.5 2z"),
        ("shade", "M20.5 4V20Q20.5 22 18.5 22H5.5Q4 22 3.5 20.5H16Q18.7 20.5 18.7 18V2z"),
        ("l-edge", "M7 6.5L9 8.5 11 6.5M13.5 6V9M7 12H10M13 11L15.5 13.5M7.5 16V18.5M10 16V18.5M13 17.3H16"),
    ),
    "time": art(
        ("f-stone edge", "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z"),
        ("f-bone edge", "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"),
        ("l-edge", "M12 5.5V7.5M12 16.5V18.5M5.5 12H7.5M16.5 12H18.5"),
        ("f-edge", "M11 13L15.8 7.2 13 14z"),
        ("shade", "M12 12L18 16Q16 19 12 19z"),
    ),
    "pottery": art(
        ("f-clay edge", "M8.5 2.5H15.5L14.8 6.5Q20.5 9 20.5 14.5 20 20 15.5 22H8.5Q4 20 3.5 14.5 3.5 9 9.2 6.5z"),
        ("shade", "M14.8 6.5Q20.5 9 20.5 14.5 20 20 15.5 22H12Q17 15 13.5 6.5z"),
        ("l-bone", "M4.5 13L7.2 10.5 9.8 13.5 12.4 10.5 15 13.5 17.6 10.5 19.6 13"),
        ("lit", "M6 11.5Q7 9 9.5 8L9 9.5Q7.5 10 6 11.5z"),
    ),
    "transport": art(
        ("f-wood edge", "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z"),
        ("f-paper-2 edge", "M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z"),
        ("f-wood edge", "M10.8 5.6H13.2V10.8H18.4V13.2H13.2V18.4H10.8V13.2H5.6V10.8H10.8z"),
        ("shade", "M20 6Q24 13 19 19 13 24 6 20 17 20 20 6z"),
        ("f-edge", "M12 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z"),
    ),
    "weaving": art(
        ("f-bone edge", "M6 6H18V19.5L16 21.5 14 19.5 12 21.5 10 19.5 8 21.5 6 19.5z"),
        ("f-food", "M6.7 9H17.3V11.5H6.7zM6.7 14H17.3V16.5H6.7z"),
        ("l-edge", "M9 6.5V19.5M12 6.5V20.5M15 6.5V19.5"),
        ("f-wood edge", "M2.5 3.5H21.5V6.5H2.5z"),
        ("shade", "M3 5.3H21V6.5H3z"),
    ),
}  # fmt: skip
"""Green lower halves (SA-1.2), by symbol id."""

_PERSON: Final = (
    ("f-earth edge", "M12 12C6 12 4 17 3.5 22.5H20.5C20 17 18 12 12 12z"),
    ("shade", "M12 12C18 12 20 17 20.5 22.5H14.5C16.5 18 15 14 12 12z"),
    ("f-bone edge", "M12 4.5a4.7 4.7 0 1 1 0 9.4a4.7 4.7 0 1 1 0-9.4z"),
)
CRAFT_ART: Final = {
    "farmer": art(
        *_PERSON,
        ("f-gold edge", "M2.5 8.5Q7 7.5 8 3.5 12 1 16 3.5 17 7.5 21.5 8.5 12 11 2.5 8.5z"),
        ("shade", "M16 3.5Q17 7.5 21.5 8.5 17 9.8 12 9.8 15.5 7 16 3.5z"),
    ),
    "hut_builder": art(
        *_PERSON,
        ("f-clay edge", "M7 8.5Q7 3 12 3T17 8.5Q12 6.5 7 8.5z"),
        ("f-wood edge", "M16.5 23V12.5H18.7V23z"),
        ("f-stone edge", "M13.5 9H21.7V13.5H13.5z"),
    ),
    "shaman": art(
        *_PERSON,
        ("f-food edge", "M7 9Q7 3.5 12 3.5T17 9Q12 6.5 7 9z"),
        ("f-bone edge", "M7.5 6Q3 6 2.5 1 5 4 9 3.8zM16.5 6Q21 6 21.5 1 19 4 15 3.8z"),
        ("l-edge", "M10 10.5V12M14 10.5V12"),
    ),
    "tool_crafter": art(
        *_PERSON,
        ("f-wood edge", "M7 8.7Q6.5 3.5 12 3T17 8.7Q15 6.7 12 7 9 6.7 7 8.7z"),
        ("f-wood edge", "M14.3 23L19.3 12.5 21 13.3 16 23z"),
        ("f-stone edge", "M16.5 11Q20 8 23.3 12.5 22.3 15 21 15.7 19 13 16.5 11z"),
    ),
}  # fmt: skip
"""Craftsmen of the yellow lower halves (SA-1.21), by craft id."""

OTHERS: Final = {
    "any": art(
        ("f-bone edge", "M2 16.5L5 8.5 10.5 4 17.5 5.5 22 12 20.5 18.5 14 20.5 5 20z"),
        ("shade", "M22 12L20.5 18.5 14 20.5 5 20 2 16.5Q12 20 22 12z"),
        ("l-edge bold", "M9.3 10Q9.5 7.5 12 7.5T14.7 10Q14.7 11.5 12 13V14M12 16.8V17"),
    ),
    "start": art(
        ("f-stone edge", "M5 22.5Q3.5 12 8 6.5L6.5 2.5 10.5 4.5Q12 4 13.5 4.5L17.5 2.5 16 6.5Q20.5 12 19 22.5z"),
        ("shade", "M16 6.5Q20.5 12 19 22.5H13Q17 14 14 5z"),
        ("f-edge", "M9.3 9a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6zM14.7 9a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6z"),
        ("l-bone", "M8 17.5Q12 20 16 17.5"),
    ),
    "one-time-tool": art(
        ("f-wood edge", "M11 22.5L10 21 13 8 15.5 8.5z"),
        ("f-stone edge", "M7.5 8.5Q8 2 15 1 22 3 20.5 10 14 11.5 7.5 8.5z"),
        ("lit", "M9.5 6.5Q11 3 15 2.5 12.5 4.5 12.5 7.3z"),
        ("shade", "M20.5 10Q14 11.5 7.5 8.5 7.6 7.5 8 6.5 14 9 20.3 6.5 21 8 20.5 10z"),
        ("l-bone", "M11.7 8.7L16.5 10M12 10.5L16 11.5"),
    ),
    "back": art(
        ("f-wood edge", "M4.5 1H19.5Q21 1 21 2.5V21.5Q21 23 19.5 23H4.5Q3 23 3 21.5V2.5Q3 1 4.5 1z"),
        ("l-bone", "M12 12q1.8-1.7 3.2.3q.7 3.7-3.2 4q-4.8-.3-4.3-4.7q.8-4.2 5.3-4.2q6 .4 6 6"),
    ),
    "arrow": art(("f-ink", "M2 10H13V5.5L22 12 13 18.5V14H2z")),
    "up": art(("f-ink", "M12 2L20 11H15V22H9V11H4z")),
    "closed": art(
        ("f-wood edge bold", "M4 6.5L6.5 4 20 17.5 17.5 20zM20 6.5L17.5 4 4 17.5 6.5 20z"),
        ("l-bone", "M9.5 12H14.5M12 9.5V14.5"),
    ),
}  # fmt: skip


def symbols(players: int) -> Svg:
    """Return the definitions of all symbols, figures for so many seats among them."""
    drawn = {**STOCK, **CULTURE, **CRAFT_ART, **OTHERS, **{f"die-{face}": die(face) for face in PIPS}}
    known = {name: symbol(name, drawing) for name, drawing in drawn.items()}
    width, height = FIGURE_BOX
    for seat in range(players):
        box = f"{-width // 2} -24 {width} {height}"
        known[f"figure-{seat}"] = symbol(f"figure-{seat}", group(figure(seat)), box)
    return sprite(known)
