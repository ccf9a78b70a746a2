"""The ground of the picture on a card: a sky in the colour of its kind, and below it the land of its age.

Pyramids and dunes, a castle, a town with chimneys, towers of glass: so that ages are told from each other at a glance,
and each emblem stands before something. It is light in the dark theme too, for the lines of emblems are dark.
"""

from typing import Final

from epocha.engine.svg import Svg, art, join, kept, number, path, symbol, use
from epocha.games.through_the_ages.components import AGE, AGE_IDS, CARD_RECORDS, CATEGORY, CATEGORY_IDS
from epocha.games.through_the_ages.records import CivilCard

LANDS: Final = {
    "A": (
        ("land-far", "M0 40V33L17 15 30 29 38 21 53 36 60 34V40z"),
        ("land-near", "M17 15L22 40H38L30 29zM38 21L41 40H56L53 36zM0 40V37Q16 31 31 36T60 35V40z"),
    ),
    "I": (
        ("land-far", "M0 40V31Q7 27 13 28V16H15.5V18H18V16H20.5V18H23V16H25.5V25H36V13H38.5V15H41V13H43.5V15H46V13H48.5V29Q54 27 60 30V40z"),  # noqa: E501
        ("land-near", "M0 40V36Q14 30 30 36T60 34V40zM28 40V34Q31 29 34 34V40z"),
    ),
    "II": (
        ("land-far", "M0 40V29H5V23L9.5 18 14 23V29H19V12H22V29H27V22Q32 14 37 22V29H42V9H45V29H50V20L55 16 60 20V40z"),
        ("land-near", "M20.5 10Q24 8 22.5 5T28 1Q25 5 26.5 7T20.5 10zM43.5 7Q47 5 45.5 2L51-2Q48 2 49.5 4T43.5 7zM0 40V36H8V33H16V36H30V34H41V36H60V40z"),  # noqa: E501
    ),
    "III": (
        ("land-far", "M0 40V26H5V17H11V28H15V11H17V6H18V11H21V25H26V19H33V28H37V13L43 8V28H48V20H54V29H60V40z"),
        ("land-near", "M18 11H21V25H18zM29.5 19H33V28H29.5zM40 10.5L43 8V28H40zM0 40V35H7V32H13V36H24V31H30V36H44V33H51V36H60V40z"),  # noqa: E501
    ),
}  # fmt: skip
"""Of each age the land, on 60 units by 40: what is farther, and what is nearer or in the shade."""
CORNER: Final = 7.0
"""How much the corners of a military card are cut."""


def band_of(card: int) -> str:
    """Return the class of the colour of a card's band."""
    return f"b-{_colour_of(card)}"


def sky_of(card: int) -> str:
    """Return the class of the ground of a card's picture."""
    return f"sky-{_colour_of(card)}"


def _colour_of(card: int) -> str:
    record = CARD_RECORDS[card]
    if isinstance(record, CivilCard):
        return "unit" if record.group == "military" else record.group
    kind = CATEGORY_IDS[CATEGORY[card]]
    return {"territory": "event", "bonus": "tactics"}.get(kind, kind)


@kept
def scene(card: int, x: float, y: float, width: float, height: float, cut: float = 0) -> Svg:
    """Return the ground of a card's picture in a box.

    Args:
        cut: how much the upper corners are cut, as those of a military card are.
    """
    box = f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"
    if cut:
        across, down, corner = number(width - 2 * cut), number(height - cut), number(cut)
        box = (
            f"M{number(x + cut)} {number(y)}h{across}l{corner} {corner}v{down}h{number(-width)}v{number(cut - height)}z"
        )
    ground = path(box, sky_of(card))
    return join([ground, use(f"land-{AGE_IDS[AGE[card]]}", x, y, width, height)])


def land_symbols() -> dict[str, Svg]:
    """Return the lands of all ages for the sprite, by name; of one with a broader box the sky is cut, not the land."""
    return {
        f"land-{age}": symbol(f"land-{age}", art(*land), "0 0 60 40", preserveAspectRatio="xMidYMax slice")
        for age, land in LANDS.items()
    }
