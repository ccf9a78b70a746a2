"""The symbols of Města, drawn once each, on a square of 24 units; light falls from the upper left."""

from typing import Final

from epocha.engine.svg import Svg, art, circle, group, icon, sprite, symbol

DISCIPLINES: Final = {
    "army": art(
        ("f-army edge", "M3.5 3.5H16.5V11Q16.5 18 10 21.5 3.5 18 3.5 11z"),
        ("shade", "M16.5 3.5V11Q16.5 18 10 21.5V3.5z"),
        ("f-gold edge", "M10 8a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8z"),
        ("f-stone edge", "M20.5 1.5L22 4.5V14.5H19V4.5z"),
        ("f-gold edge", "M17 14.5H23.5V16.5H17zM19.3 16.5H21.7V22H19.3z"),
    ),
    "culture": art(
        ("f-culture edge", "M5 2.5Q1.5 11 6.5 17L9 19H15L17.5 17Q22.5 11 19 2.5L16.3 3.7Q18.5 10.5 15 14.5H9Q5.5 10.5 7.7 3.7z"),  # noqa: E501
        ("shade", "M19 2.5Q22.5 11 17.5 17L15 19H12V14.5H15Q18.5 10.5 16.3 3.7z"),
        ("f-culture edge", "M6.5 19H17.5V22H6.5zM5.8 5.5H18.2V7.6H5.8z"),
        ("l-ink", "M9.6 8V14M12 8V14M14.4 8V14"),
    ),
    "navy": art(
        ("f-bone edge", "M11 2Q18 4 17.5 11.5H5.5Q8.5 7 7 2.5Q9 1.3 11 2z"),
        ("shade", "M11 2Q18 4 17.5 11.5H12.5Q14.5 6 11 2z"),
        ("l-edge", "M11 11.5V15"),
        ("f-navy edge", "M1.5 12Q4 12.5 4 15H19Q20 11 22.5 10.5 23 16 20 20H5.5Q2.5 18 1.5 12z"),
        ("shade", "M22.5 10.5Q23 16 20 20H5.5Q3.8 19 2.8 17 14 19 19.5 15 20.3 11 22.5 10.5z"),
        ("l-edge", "M7 18L5 22.5M11 18L9 22.5M15 18L13 22.5"),
    ),
    "agriculture": art(
        ("l-edge", "M12 23V9M7 23Q8 17 6 11M17 23Q16 17 18 11"),
        ("f-agriculture edge", "M12 1Q15.5 5.5 12 10 8.5 5.5 12 1zM12.2 14.5Q12.5 9.5 16.5 8.5 17 13 12.2 14.5zM11.8 14.5Q11.5 9.5 7.5 8.5 7 13 11.8 14.5z"),  # noqa: E501
        ("f-agriculture edge", "M6 3.5Q8.5 8 5.5 12 2.5 8 6 3.5zM18 3.5Q15.5 8 18.5 12 21.5 8 18 3.5z"),
        ("f-agriculture edge", "M12.2 19.5Q12.5 15 16.5 14 17 18.5 12.2 19.5zM11.8 19.5Q11.5 15 7.5 14 7 18.5 11.8 19.5z"),  # noqa: E501
    ),
    "slavery": art(
        ("f-slavery edge", "M7 4a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zm0 3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z"),
        ("f-slavery edge", "M17 9.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zm0 3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z"),
        ("f-stone edge", "M9.6 10.8L11.2 9.2 15 13 13.4 14.6z"),
        ("shade", "M12.5 9.5a5.5 5.5 0 0 1-10 2.6q6 1.4 10-2.6zM22.5 15a5.5 5.5 0 0 1-10 2.6q6 1.4 10-2.6z"),
    ),
    "metallurgy": art(
        ("f-stone edge", "M1.5 10H8V8.5H22.5V11.5Q18 12 16.5 15.5V17H19V21H7V17H9.5V15.5Q8.5 13.5 6 13.5 2 13 1.5 10z"),
        ("lit", "M8.3 9H22V10H8.3zM2.5 10.5H8V11.3H2.8z"),
        ("shade", "M22.5 11.5Q18 12 16.5 15.5V17H19V21H13V14Q16 11 22.5 10.5z"),
        ("f-metallurgy edge", "M10 6.5L14.5.8 16 2 12 7.7zM4 2.5L9.5 5.2 8.4 7.4 2.9 4.7z"),
    ),
    "banking": art(
        ("f-banking edge", "M14.5 2.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"),
        ("l-edge", "M14.5 5.3a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4z"),
        ("f-banking edge", "M8 8.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z"),
        ("shade", "M14.5 15a6.5 6.5 0 0 1-12.2 3.1Q10 20.5 14.5 15z"),
        ("l-edge", "M8 11a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM8 13.3V16.7"),
        ("lit", "M3 13.5Q4.5 9.8 8 9.5 5 11 4 14z"),
    ),
    "building": art(
        ("f-building edge", "M2 8.5V5.5H22V8.5H20V21.5H15.5V14.5Q15.5 11 12 11T8.5 14.5V21.5H4V8.5z"),
        ("shade", "M22 5.5V8.5H20V21.5H15.5V14.5Q15.5 11 12 11V8.5H20.5V5.5z"),
        ("f-bone edge", "M10.6 5.5H13.4L14 11H10z"),
        ("l-edge", "M4 15H8.5M15.5 15H20M4 18.3H8.5M15.5 18.3H20M4 11.7H8.8M15.2 11.7H20"),
        ("f-building edge", "M1.5 2.5H22.5V5.5H1.5z"),
        ("lit", "M2.3 3.2H21.7V4.2H2.3z"),
    ),
}  # fmt: skip
"""What cities are strong in (ME-1.5)."""

EMPIRES: Final = {
    "rome": art(("l-on", "M9 20.5Q2.5 16 4 7M15 20.5Q21.5 16 20 7"), ("f-on", "M3.7 8.5Q.6 6 2.5 2.5 6 5 3.7 8.5zM4.4 13.5Q.5 12.4 1 8.7 5 10 4.4 13.5zM7 18Q3 18.5 1.8 15 5.9 14.5 7 18zM7.3 12Q4.8 9.5 7 6.4 9.7 9 7.3 12zM8.7 16.3Q6.7 13.7 9 11 11.3 13.6 8.7 16.3zM20.3 8.5Q23.4 6 21.5 2.5 18 5 20.3 8.5zM19.6 13.5Q23.5 12.4 23 8.7 19 10 19.6 13.5zM17 18Q21 18.5 22.2 15 18.1 14.5 17 18zM16.7 12Q19.2 9.5 17 6.4 14.3 9 16.7 12zM15.3 16.3Q17.3 13.7 15 11 12.7 13.6 15.3 16.3z")),  # noqa: E501
    "greece": art(("f-on", "M8.5 1.5H15.5V4H14V7Q18.5 9 18.5 13 18 18 14 20.5H15.5V23H8.5V20.5H10Q6 18 5.5 13 5.5 9 10 7V4H8.5z"), ("l-on", "M9 5Q3 5 4 11.5M15 5Q21 5 20 11.5"), ("l-empire", "M7 13L9.5 11 12 13 14.5 11 17 13")),  # noqa: E501
    "carthage": art(("f-on", "M12 1.5a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM10.6 10.5H13.4L20.5 22.5H3.5z"), ("l-on bold", "M3.5 8V11.2H20.5V8")),  # noqa: E501
    "egypt": art(("f-on", "M12 1.5Q17.5 1.5 17 6.5 16.5 9.5 13.8 11.5H20.5V14.5H13.7V22.5H10.3V14.5H3.5V11.5H10.2Q7.5 9.5 7 6.5 6.5 1.5 12 1.5zM12 4Q9.3 4 9.7 6.7 10.3 9 12 10.3 13.7 9 14.3 6.7 14.7 4 12 4z")),  # noqa: E501
    "persia": art(("f-on", "M12 7a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM7 8.5Q3.5 9.5.8 7 1.2 15 6.8 14.5 6 11.5 7 8.5zM17 8.5Q20.5 9.5 23.2 7 22.8 15 17.2 14.5 18 11.5 17 8.5zM9 17.3H15L16.5 22.5H7.5zM10 1.5H14L13.3 5.5H10.7z")),  # noqa: E501
    "celts": art(("l-on bold", "M12 12Q8.5 11.5 8.5 7.7 8.7 3.5 12.7 3.4 16.4 3.8 16 7.3 15.3 9.4 13 8.6M12 12Q13.4 15.2 10.2 17.2 6.4 19 4.4 15.6 3 12.2 6 10.5 8.4 10 8.8 12.2M12 12Q14 9.2 17.4 10.8 20.9 13.2 18.9 16.6 16.6 19.5 13.6 17.7 12 16 13.8 14.3")),  # noqa: E501
    "jews": art(("l-on", "M12 4V21M8.8 6Q8.8 12.5 12 12.5T15.2 6M5.6 6Q5.6 16 12 16T18.4 6M2.4 6Q2.4 19 12 19T21.6 6"), ("f-on", "M7 20.5H17V23H7zM11 1.5H13V4.5H11zM7.9 3H9.7V6H7.9zM14.3 3H16.1V6H14.3zM4.7 3H6.5V6H4.7zM17.5 3H19.3V6H17.5zM1.5 3H3.3V6H1.5zM20.7 3H22.5V6H20.7z")),  # noqa: E501
    "etruscans": art(("f-on", "M2 22.5V11Q2 2 12 2T22 11V22.5H16.5V12Q16.5 7.5 12 7.5T7.5 12V22.5z"), ("l-empire", "M2.5 16H7.5M16.5 16H21.5M4.2 6.5L8.4 9.6M19.8 6.5L15.6 9.6M10 2.3L10.7 7.7M14 2.3L13.3 7.7")),  # noqa: E501
    "neutral": art(("f-on", "M3 22.5V6H5.5V3H9V6H10.5V3H13.5V6H15V3H18.5V6H21V22.5H14.5V17Q14.5 14 12 14T9.5 17V22.5z")),  # noqa: E501
}  # fmt: skip
"""The emblem of each empire, to lie on its colour."""

WONDERS: Final = {
    "pyramid": art(
        ("f-gold edge", "M12 3L23 20.5H1z"),
        ("shade", "M12 3L23 20.5H14.5z"),
        ("l-edge", "M9 8H12.8M6.6 12H13.4M4 16.3H14"),
    ),
    "gardens": art(
        ("f-earth edge", "M2 22V17H7V12H11V7H22V22z"),
        ("shade", "M11 22V17H22V22zM15 12H22V17H15z"),
        ("f-grass edge", "M2 17Q1.5 13.5 4.5 13.7 7 12.5 7.5 17 5 19.5 2 17zM7 12Q6.5 8.5 9.5 8.7 12 8 12 12 10 14.5 7 12zM11 7Q11 2 14.5 3.5 18 .8 19.5 4 23.5 4.5 22 8 16 11 11 7z"),  # noqa: E501
        ("l-edge", "M16 22V19.5Q16 18 17.3 18T18.6 19.5V22"),
    ),
    "artemis": art(
        ("f-bone edge", "M12 2L22.5 8.5H1.5z"),
        ("shade", "M12 2L22.5 8.5H15z"),
        ("f-bone edge", "M3.5 10.5H6V18H3.5zM8.5 10.5H11V18H8.5zM13 10.5H15.5V18H13zM18 10.5H20.5V18H18z"),
        ("f-bone edge", "M2.5 8.5H21.5V10.5H2.5zM1.5 18H22.5V21.5H1.5z"),
        ("shade", "M1.5 20H22.5V21.5H1.5z"),
        ("f-gold edge", "M12 4.3a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2z"),
    ),
    "zeus": art(
        ("f-gold edge", "M4 22.5V12.5H9V9.5Q9 7.5 12 7.5T15 9.5V14.5H20V22.5z"),
        ("shade", "M20 14.5V22.5H12.5V14.5z"),
        ("f-bone edge", "M12 1.5a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 1 1 0-6.2z"),
        ("l-edge", "M15 10.5L19 8.5M12 14.5V19H8M4 17.5H8V22.5"),
        ("f-gold edge", "M18 3L22 6.5 20 7.3 22.3 12 17.7 7.8 19.6 7z"),
    ),
    "mausoleum": art(
        ("f-stone edge", "M10 1.5H14V4H16V6H18.5V8.5H5.5V6H8V4H10z"),
        ("f-bone edge", "M5 8.5H19V15.5H5z"),
        ("l-edge", "M7.5 9.5V15M10.5 9.5V15M13.5 9.5V15M16.5 9.5V15"),
        ("f-stone edge", "M4 15.5H20V19H22V22.5H2V19H4z"),
        ("shade", "M14 15.5H20V19H22V22.5H13z"),
    ),
    "colossus": art(
        ("f-clay edge", "M9 8.5H15L16.5 14 20 21H16.5L12 15.5 7.5 21H4L7.5 14z"),
        ("shade", "M15 8.5L16.5 14 20 21H16.5L12 15.5V8.5z"),
        ("f-clay edge", "M12 2.2a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8z"),
        ("l-edge bold", "M15 9.5L19 5.5M9 9.5L5.5 12.5"),
        ("f-gold edge", "M19 1Q21.5 3 20.3 5.5 18.5 6 17.8 4.5 18.8 3.5 19 1z"),
        ("f-stone edge", "M2 20.5H8.5V23H2zM15.5 20.5H22V23H15.5z"),
    ),
    "lighthouse": art(
        ("f-bone edge", "M7 22.5L8.5 12H15.5L17 22.5z"),
        ("shade", "M12.5 12H15.5L17 22.5H13z"),
        ("f-bone edge", "M9.3 6.5H14.7V12H9.3z"),
        ("f-clay edge", "M8.5 6.5L12 2.5 15.5 6.5z"),
        ("f-gold edge", "M11 8H13V10.5H11z"),
        ("l-edge", "M3 7.5L7 8.7M3 11.5L7 10.5M21 7.5L17 8.7M21 11.5L17 10.5"),
        ("f-stone edge", "M4.5 20.5H19.5V23H4.5z"),
    ),
}  # fmt: skip
"""The wonders of the world (ME-1.10)."""

_PARTS: Final = {
    "laurel": (
        ("l-edge", "M11 21.5Q3 17 4 6.5M13 21.5Q21 17 20 6.5"),
        ("f-gold edge", "M4 8Q.6 5.5 2.7 2 6.4 4.3 4 8zM4.6 13.5Q.3 12.5 .8 8.5 5.3 9.6 4.6 13.5zM7.2 18.3Q2.8 19 1.5 15.2 6 14.4 7.2 18.3zM20 8Q23.4 5.5 21.3 2 17.6 4.3 20 8zM19.4 13.5Q23.7 12.5 23.2 8.5 18.7 9.6 19.4 13.5zM16.8 18.3Q21.2 19 22.5 15.2 18 14.4 16.8 18.3z"),  # noqa: E501
    ),
    "shield": (
        ("f-shield edge", "M12 1.5Q17 4 21.5 4 22.5 16 12 22.5 1.5 16 2.5 4 7 4 12 1.5z"),
        ("shade", "M12 1.5Q17 4 21.5 4 22.5 16 12 22.5z"),
        ("lit", "M4 5.3Q8 5.2 11 3.6V5Q8 6.4 5 6.6 5 10 6 13 3.7 9.5 4 5.3z"),
    ),
}  # fmt: skip


def _bars(count: int) -> tuple[str, str]:
    """Return the bars on a shield of a strength."""
    return ("l-bone bold", "".join([f"M7.5 {14 - 4 * i}H16.5" for i in range(count)]))


KINDS: Final = {
    "commander": art(
        ("f-danger edge", "M12 1Q21 1.5 20.5 11L17.5 9Q17 4.5 12 4.5T6.5 9L3.5 11Q3 1.5 12 1z"),
        ("f-gold edge", "M12 4Q18.5 4 18.5 11.5V20.5L15 22V14.5H13.2V12H10.8V14.5H9V22L5.5 20.5V11.5Q5.5 4 12 4z"),
        ("shade", "M12 4Q18.5 4 18.5 11.5V20.5L15 22V14.5Q16.5 8 12 4z"),
    ),
    "festival": art(
        ("f-gold edge", "M9.7 9H14.3L13.5 21H10.5z"),
        ("f-clay edge", "M12 1Q16 4.5 15 7.5 14.4 9.3 12 9.3T9 7.5Q8.5 5 10.3 3.8 10.6 5 11.4 5.2 11 3 12 1z"),
        ("l-edge", "M1.5 12Q6.5 18 12 13.5 17.5 18 22.5 12"),
        ("f-grass edge", "M1 11.5a1.8 1.8 0 1 1 3.4 1.2a1.8 1.8 0 1 1-3.4-1.2zM22.9 11.5a1.8 1.8 0 1 0-3.4 1.2a1.8 1.8 0 1 0 3.4-1.2z"),  # noqa: E501
        ("f-food edge", "M6 15.2a1.9 1.9 0 1 1 .1 0zM17.8 15.2a1.9 1.9 0 1 0 .1 0z"),
        ("f-wood edge", "M9 20.5H15V23H9z"),
    ),
    "unification": art(
        ("f-union edge", "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z"),
        ("f-bone edge", "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"),
        ("f-ink", "M12 4.5L14.8 8.7H13V15.3H14.8L12 19.5 9.2 15.3H11V8.7H9.2zM4.5 12L8.7 9.2V11H15.3V9.2L19.5 12 15.3 14.8V13H8.7V14.8z"),  # noqa: E501
    ),
    "charisma": art(
        ("f-gold edge", "M12 .8L14 4.3 17.9 3 18.4 7 22.4 7.7 20.8 11.4 23.6 14.3 20 16.2 20.4 20.2 16.4 19.9 14.4 23.4 12 20.2 9.6 23.4 7.6 19.9 3.6 20.2 4 16.2 .4 14.3 3.2 11.4 1.6 7.7 5.6 7 6.1 3 10 4.3z"),  # noqa: E501
        ("f-bone edge", "M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"),
        ("l-edge", "M9.8 10.5V11.3M14.2 10.5V11.3M9 14Q12 16.8 15 14"),
    ),
    "wrath": art(
        ("f-stone edge", "M6.5 12.5Q1.5 12.5 2 8.5 2.8 5.3 6 5.8 7 1.5 12 1.5 16.5 1.6 17.6 5.3 22 4.8 22.3 8.8 22 12.5 17.5 12.5z"),  # noqa: E501
        ("shade", "M22.3 8.8Q22 12.5 17.5 12.5H6.5Q4 12.5 2.9 11.3 15 12 17.6 5.3 22 4.8 22.3 8.8z"),
        ("f-gold edge", "M12.5 9.5H17L14 14.5H17.5L9 23 11.3 16.3H7.8z"),
    ),
    "games": art(
        ("l-edge bold", "M8 14L4 22.5M16 14L20 22.5"),
        ("f-danger edge", "M12 13L17.5 22.5 14.8 22 13.8 23.5 12 20 10.2 23.5 9.2 22 6.5 22.5z"),
        ("f-gold edge", "M12 1a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z"),
        ("f-bone edge", "M12 3.7a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6z"),
        ("l-ink", "M10.3 7.2L12.3 5.8V11.2"),
    ),
    "plague": art(
        ("f-bone edge", "M12 1.5Q21 1.5 21 10.5 21 14.5 17.5 16V21.5H6.5V16Q3 14.5 3 10.5 3 1.5 12 1.5z"),
        ("shade", "M12 1.5Q21 1.5 21 10.5 21 14.5 17.5 16V21.5H14V16Q18 12 12 1.5z"),
        ("f-edge", "M8.2 8.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM15.8 8.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM12 13.5L13.3 16.3H10.7z"),  # noqa: E501
        ("l-edge", "M9.7 18.5V21.5M12 18.5V21.5M14.3 18.5V21.5"),
    ),
    "friendly_exchange": art(
        ("f-grass edge", "M1.5 8.5L7.5 3V6.3H20V10.7H7.5V14z"),
        ("f-gold edge", "M22.5 15.5L16.5 10V13.3H4V17.7H16.5V21z"),
        ("shade", "M22.5 15.5L16.5 21V17.7H4V16H16.5z"),
    ),
    "unrest": art(
        ("f-wood edge", "M10.7 10H13.3L12.7 23H11.3z"),
        ("f-clay edge", "M12 .8Q18.5 5 16.2 9.8 15 12.3 12 12.3T7.6 9.8Q6.5 6.5 9.5 4.7 9.8 6.6 11 7 10.5 3.5 12 .8z"),
        ("f-gold edge", "M12.2 6Q14.7 8.2 13.8 10 13.2 11.2 12 11.2T10.3 10Q10 8.6 11.2 8 11.7 7.4 12.2 6z"),
        ("l-edge", "M3 8L5.5 9M3.5 13.5L6 12.5M21 8L18.5 9M20.5 13.5L18 12.5"),
    ),
    "loss_of_influence": art(
        ("f-bone edge", "M5 22V18.5H6.5V10L9.5 12 11.5 9.5 14 12 16.5 10.5V18.5H18V22z"),
        ("shade", "M16.5 10.5V18.5H18V22H12V12L14 12z"),
        ("l-edge", "M9.8 13.5V18.5M13.2 13.5V18.5"),
        ("f-bone edge", "M12 2.2L21.8 4.9 21 7.8 19.6 7.4 18.8 9.8 11.5 7.8 12.1 5.3 11.2 5.1z"),
    ),
    "protection_small": art(*_PARTS["shield"], _bars(1)),
    "protection": art(*_PARTS["shield"], _bars(2)),
    "protection_great": art(*_PARTS["shield"], _bars(3)),
    "attack": art(
        ("f-stone edge", "M20.5 1.5H23V4L11 16.5 8.5 14z"),
        ("f-stone edge", "M3.5 1.5H1V4L13 16.5 15.5 14z"),
        ("shade", "M23 4L11 16.5 9.7 15.2 22 2.5zM1 4L13 16.5 14 15.4 2 2.8z"),
        ("f-gold edge", "M6 12.5L12 18.5 10.3 20.2 8.6 18.5 5 22.2 2.3 19.5 6 15.9 4.3 14.2zM18 12.5L12 18.5 13.7 20.2 15.4 18.5 19 22.2 21.7 19.5 18 15.9 19.7 14.2z"),  # noqa: E501
    ),
    "victory": art(*_PARTS["laurel"], ("f-danger edge", "M12 4.5L14 9 18.5 9.4 15.1 12.5 16 17 12 14.7 8 17 8.9 12.5 5.5 9.4 10 9z")),  # noqa: E501
    "wonders_influence": art(
        ("l-edge", "M12 .8V3M5.2 3L6.7 4.9M18.8 3L17.3 4.9M1.5 8L3.8 8.5M22.5 8L20.2 8.5"),
        ("f-gold edge", "M12 4.5L19.5 10H4.5z"),
        ("f-bone edge", "M6 11.5H8.3V18H6zM10.8 11.5H13.2V18H10.8zM15.7 11.5H18V18H15.7z"),
        ("f-gold edge", "M4.5 10H19.5V12H4.5zM3.5 18H20.5V20H22V22.5H2V20H3.5z"),
        ("shade", "M13 18H20.5V20H22V22.5H12z"),
    ),
    "revolt": art(
        ("f-wood edge", "M11 9H13V23H11z"),
        ("f-stone edge", "M5 1.5Q7 2 7 4.5V9Q7 10 8 10H11V3L12 .8 13 3V10H16Q17 10 17 9V4.5Q17 2 19 1.5V10Q19 13 16 13H8Q5 13 5 10z"),  # noqa: E501
        ("shade", "M19 1.5V10Q19 13 16 13H12V10H16Q17 10 17 9V4.5Q17 2 19 1.5z"),
    ),
    "trade": art(
        ("f-gold edge", "M11 2.5H13V20H17V22.5H7V20H11z"),
        ("f-gold edge", "M3 5Q8 6.5 12 4 16 6.5 21 5V7Q16 8.5 12 6.3 8 8.5 3 7z"),
        ("l-edge", "M4.5 7L1.5 14M4.5 7L7.5 14M19.5 7L16.5 14M19.5 7L22.5 14"),
        ("f-clay edge", "M.8 14H8.2Q8 18 4.5 18T.8 14zM15.8 14H23.2Q23 18 19.5 18T15.8 14z"),
    ),
    "crisis": art(
        ("f-gold edge", "M11 2.5Q2 3.5 2 12T10 21.5L12.5 17.5 9 14.5 13 11 9.5 7.5z"),
        ("f-gold edge", "M14.5 3Q22.5 5 22.5 13T14 22L16.5 18 13 14.8 17 11.3 13.3 7.7z"),
        ("shade", "M22.5 13Q22 20.5 14 22L16.5 18 15.2 16.8Q20 16 22.5 13zM2.3 14Q5 18 11 18.5L10 21.5Q3.5 20.5 2.3 14z"),  # noqa: E501
        ("l-edge", "M7.3 6.8Q4.3 9 4.6 12.5"),
    ),
    "education": art(
        ("f-bone edge", "M5 3.5H18.5Q21 3.5 21 6T18.5 8.5H17.5V17.5Q20 17.5 20 20T17.5 22.5H5Q2.8 22.3 2.8 20T5 17.5H6.5V8.5H5Q2.8 8.3 2.8 6T5 3.5z"),  # noqa: E501
        ("shade", "M18.5 3.5Q21 3.5 21 6T18.5 8.5H16Q18.2 7 16.2 3.5zM6.5 17.5H17.5Q20 17.5 20 20T17.5 22.5H5Q8.5 21 6.5 17.5z"),  # noqa: E501
        ("l-edge", "M9 11.5H15M9 14.5H13.5"),
    ),
    "barbarians": art(
        ("f-bone edge", "M6.5 11Q1 10.5 1.3 2 3.5 6.5 8 7zM17.5 11Q23 10.5 22.7 2 20.5 6.5 16 7z"),
        ("f-stone edge", "M12 4Q19 4 19 12.5V15H5V12.5Q5 4 12 4z"),
        ("shade", "M12 4Q19 4 19 12.5V15H14Q16.5 8 12 4z"),
        ("f-wood edge", "M4 14H20V17.5H4zM11 4H13V14H11z"),
        ("f-wood edge", "M6 17.5H9L12 19.5 15 17.5H18Q17 23 12 23T6 17.5z"),
    ),
    "calm": art(
        ("f-calm edge", "M12 2A10 10 0 1 0 22 13.5Q16.5 17 12 13 8.5 8 12 2z"),
        ("shade", "M4 18A10 10 0 0 0 22 13.5Q14 21 4 18z"),
        ("l-ink", "M15.5 3H19.5L15.5 7.5H19.5M20 8.5H22.7L20 11.5H22.7"),
    ),
    "uncovering": art(
        ("f-earth edge", "M1.5 22.5Q4 15.5 10 16 17 15 22.5 22.5z"),
        ("f-clay edge", "M9.3 2H14.7V4L14 5.5Q18.5 8 17.5 12.5 16.5 16.5 14 18H10Q7.5 16.5 6.5 12.5 5.5 8 10 5.5L9.3 4z"),  # noqa: E501
        ("shade", "M14.7 2V4L14 5.5Q18.5 8 17.5 12.5 16.5 16.5 14 18H12.5Q15.5 11 12.5 5.5V2z"),
        ("l-bone", "M6.8 10L9 8.7 11 10 13 8.7 15 10 17.2 8.7"),
        ("f-earth edge", "M1.5 22.5Q7 17 12 19.5 17 17 22.5 22.5z"),
    ),
    "curse": art(
        ("f-curse edge", "M1 12Q6 4.5 12 4.5T23 12Q18 19.5 12 19.5T1 12z"),
        ("f-bone edge", "M4 12Q8 7.5 12 7.5T20 12Q16 16.5 12 16.5T4 12z"),
        ("f-edge", "M12 7.5Q14.8 12 12 16.5 9.2 12 12 7.5z"),
        ("l-edge", "M12 19.5V23M7 18.5L5.5 21.5M17 18.5L18.5 21.5"),
    ),
    "espionage": art(
        ("f-curse edge", "M12 1.5Q20.5 3 21.5 22.5H2.5Q3.5 3 12 1.5z"),
        ("shade", "M12 1.5Q20.5 3 21.5 22.5H14Q19 12 12 1.5z"),
        ("f-edge", "M12 5.5Q17 7 17 14 16 19.5 12 19.5T7 14Q7 7 12 5.5z"),
        ("f-bone", "M8 12.3Q9.7 11 11.3 12.6 10 14.2 8 12.3zM16 12.3Q14.3 11 12.7 12.6 14 14.2 16 12.3z"),
    ),
    "flood": art(
        ("f-bone edge", "M8 3.5L13.5 7V14H2.5V7z"),
        ("f-clay edge", "M8 2L15 7.5H1z"),
        ("f-navy edge", "M.8 13Q3.5 9.5 6.5 13 9.5 16 12.5 11.5 16 6.5 21 8.5 17.5 9.5 18.8 13 20.5 15.3 23.2 13V22.5H.8z"),  # noqa: E501
        ("l-bone", "M2.5 18Q5 15.5 7.5 18T12.5 18 17.5 18 21.8 17.5"),
        ("shade", "M.8 20Q12 23 23.2 19V22.5H.8z"),
    ),
}  # fmt: skip
"""What kinds of events show; protections by their strength."""

STOCK: Final = {
    "score": art(*_PARTS["laurel"], ("f-gold edge", "M12 3.5L14.2 8.6 19.5 9 15.5 12.6 16.7 18 12 15.2 7.3 18 8.5 12.6 4.5 9 9.8 8.6z")),  # noqa: E501
    "empires": art(
        ("f-gold edge", "M2.5 6L7.5 11.5 12 3 16.5 11.5 21.5 6 20 20.5H4z"),
        ("shade", "M21.5 6L20 20.5H12V14Q17 15 21.5 6z"),
        ("f-danger edge", "M12 13.5L14 16.3 12 19 10 16.3z"),
    ),
    "cities": art(
        ("f-clay edge", "M1.5 11L6 6.5 10.5 11zM13.5 11L18 6.5 22.5 11z"),
        ("f-bone edge", "M2.5 11H9.5V21.5H2.5zM14.5 11H21.5V21.5H14.5z"),
        ("f-clay edge", "M7 8L12 2.5 17 8z"),
        ("f-bone edge", "M8 8H16V21.5H8z"),
        ("shade", "M12.5 8H16V21.5H12.5zM19 11H21.5V21.5H19z"),
        ("f-edge", "M10.5 21.5V17.5Q10.5 16 12 16T13.5 17.5V21.5zM10.8 10.5H13.2V13H10.8z"),
    ),
    "capitals": art(
        ("f-bone edge", "M3.5 22V7H6V4.5H9V7H10.5V4.5H13.5V7H15V4.5H18V7H20.5V22z"),
        ("shade", "M18 4.5V7H20.5V22H14V10Q17 10 18 4.5z"),
        ("f-edge", "M9.3 22V17Q9.3 14.3 12 14.3T14.7 17V22z"),
        ("f-gold edge", "M12 1L13.4 4 16.6 4.3 14.2 6.5 14.9 9.7 12 8 9.1 9.7 9.8 6.5 7.4 4.3 10.6 4z"),
    ),
    "wonders": art(
        ("f-gold edge", "M12 1.5L22.5 8.5H1.5z"),
        ("shade", "M12 1.5L22.5 8.5H15z"),
        ("f-gold edge", "M4 10.5H7V17.5H4zM10.5 10.5H13.5V17.5H10.5zM17 10.5H20V17.5H17zM2.5 8.5H21.5V10.5H2.5zM1.5 17.5H22.5V21.5H1.5z"),  # noqa: E501
        ("shade", "M12 19.5H22.5V21.5H1.5V20.5z"),
    ),
    "neutral": art(
        ("f-neutral edge", "M3 22.5V6H5.5V3H9V6H10.5V3H13.5V6H15V3H18.5V6H21V22.5z"),
        ("shade", "M18.5 3V6H21V22.5H13.5V10Q17.5 8 18.5 3z"),
        ("f-edge", "M9.5 22.5V17Q9.5 14 12 14T14.5 17V22.5z"),
    ),
    "events": art(
        ("f-night edge", "M9 2.5L20.5 5.5Q21.7 6 21.4 7.2L18.4 18.6 8 16z"),
        ("f-night edge", "M4 4.5H14Q15.5 4.5 15.5 6V21Q15.5 22.5 14 22.5H4Q2.5 22.5 2.5 21V6Q2.5 4.5 4 4.5z"),
        ("f-gold edge", "M9 8.5L10.2 12.2 13.8 13.5 10.2 14.8 9 18.5 7.8 14.8 4.2 13.5 7.8 12.2z"),
    ),
}  # fmt: skip
"""What a player has, by the keys of `Mesta.stock`."""

OTHERS: Final = {
    "laurel": art(*_PARTS["laurel"]),
    "wreath": art(*[(classes.replace("f-gold edge", "f-leaf"), d) for classes, d in _PARTS["laurel"]][1:]),
    "pile": art(
        ("f-earth edge", "M6 1.5H18Q19.5 1.5 19.5 3V21Q19.5 22.5 18 22.5H6Q4.5 22.5 4.5 21V3Q4.5 1.5 6 1.5z"),
        ("l-edge", "M8.5 17V10.5L12 7.5 15.5 10.5V17z"),
    ),
    "yes": art(("f-agriculture edge bold", "M2 13.5L5.5 10 9.5 14 18.5 4 22 7.5 9.5 21z")),
    "no": art(("f-danger edge bold", "M3 6L6 3 12 9 18 3 21 6 15 12 21 18 18 21 12 15 6 21 3 18 9 12z")),
    "arrow": art(("f-ink", "M2 10H13V5.5L22 12 13 18.5V14H2z")),
    "down": art(("f-ink", "M10 2V13H5.5L12 22 18.5 13H14V2z")),
    "swap": art(("f-ink", "M1.5 8L8 2.5V6H21V10H8V13.5zM22.5 16L16 10.5V14H3V18H16V21.5z")),
    "again": art(("f-ink", "M12 3Q19 3 20.5 9.5L23.5 9 19 15.5 14 10.5 17 10Q15.8 6.5 12 6.5 6.5 6.8 6.5 12T12 17.5Q14 17.5 15.5 16.2L18 18.8Q15.5 21 12 21 3 20.5 3 12T12 3z")),  # noqa: E501
    "event-use": art(
        ("f-paper-2 edge", "M6 1.5H18Q19.5 1.5 19.5 3V21Q19.5 22.5 18 22.5H6Q4.5 22.5 4.5 21V3Q4.5 1.5 6 1.5z"),
        ("f-danger edge", "M6 1.5H18Q19.5 1.5 19.5 3V8H4.5V3Q4.5 1.5 6 1.5z"),
        ("f-gold edge", "M12 10.5L13.3 13.8 16.8 15 13.3 16.3 12 19.7 10.7 16.3 7.2 15 10.7 13.8z"),
    ),
    "first": art(
        ("f-wood edge", "M5 1.5H7V23H5z"),
        ("f-gold edge", "M7 2.5Q12 5.5 15 3T21.5 3.5L19 8 21.5 13Q17 11 14 12.7T7 12z"),
        ("shade", "M21.5 13Q17 11 14 12.7T7 12V10Q13 11 20 9.8z"),
    ),
    "ban": art(
        ("f-danger edge", "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21zm-5 6.9a6.6 6.6 0 0 0 8.7 8.7zm1.9-2a6.6 6.6 0 0 1 8.7 8.7z"),  # noqa: E501
    ),
}  # fmt: skip


def emblem_art(empire: str) -> Svg:
    """Return the emblem of an empire on a disc in its colour, to lie on anything else."""
    return group(circle(12, 12, 11, "f-empire edge"), icon(f"empire-{empire}", 12, 12, 14), class_=f"e-{empire}")


def symbols() -> Svg:
    """Return the definitions of all symbols."""
    named = {f"empire-{name}": drawing for name, drawing in EMPIRES.items()}
    discs = {f"emblem-{name}": emblem_art(name) for name in EMPIRES}
    kinds = {f"event-{name}": drawing for name, drawing in KINDS.items()}
    drawn = {**DISCIPLINES, **WONDERS, **STOCK, **OTHERS, **named, **discs, **kinds}
    return sprite({name: symbol(name, drawing) for name, drawing in drawn.items()})
