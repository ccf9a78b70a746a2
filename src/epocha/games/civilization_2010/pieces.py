"""What lies on squares of the map, each from the upper left corner of its square: markers, tokens, cities."""

from typing import Final

from epocha.engine.parts.pieces import LEAST
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, kept, label, rect
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CAPITAL,
    CIVILIZATION,
    FIRST_PERSON,
    FIRST_SCOUT,
    ICON_IDS,
    ICONS,
    MARKER_ICON,
    MARKER_IDS,
    NONE,
    SITE_IDS,
    WHITE_ARMY,
)
from epocha.games.civilization_2010.emblems import figure
from epocha.games.civilization_2010.scenery import SQUARE

CITY_NUMBERS: Final = ("", "II", "III")
"""What is written on city tokens; the capital is seen to be one."""
HALF: Final = SQUARE / 2


def marker_symbol(marker: int) -> str:
    """Return the emblem of a building, wonder or great person."""
    kind = "building" if marker < BUILDINGS else "wonder" if marker < FIRST_PERSON else "person"
    return f"{kind}-{MARKER_IDS[marker]}"


@kept
def marker_token(marker: int) -> Svg:
    """Return a building, wonder or great person with the icons that it shows."""
    if marker < BUILDINGS:
        field = rect(4, 4, 52, 52, "field rim-dark", 7)
    elif marker < FIRST_PERSON:
        field = join([rect(3, 3, 54, 54, "f-gold rim-dark", 4), rect(7, 7, 46, 46, "field", 3)])
    else:
        field = rect(4, 4, 52, 52, "f-sky rim-dark", 26)
    return join([field, icon(marker_symbol(marker), HALF, 24, 35), _icons_of(marker)])


def _icons_of(marker: int) -> Svg:
    """Return the icons of a marker in a row at its foot, closer where there are many."""
    names = [name for kind, name in enumerate(ICON_IDS) for _ in range(MARKER_ICON[marker * ICONS + kind])]
    step = min(14.0, 34 / max(1, len(names) - 1))
    left = HALF - step * (len(names) - 1) / 2
    return join([icon(name, left + step * i, 48, 15) for i, name in enumerate(names)])


@kept
def site_token(site: int) -> Svg:
    """Return a hut or village token, face down."""
    ring = "f-leaf" if SITE_IDS[site] == "hut" else "f-blade"
    return join([
        circle(HALF + 1, HALF + 2, 22, "cast"),
        circle(HALF, HALF, 22, f"{ring} rim-dark"),
        circle(HALF, HALF, 18, "field"),
        icon(SITE_IDS[site], HALF, HALF, 28),
    ])  # fmt: skip


def city_symbol(seat: int, city: int, walled: bool) -> str:
    """Return the emblem of a city."""
    if city == CAPITAL:
        return figure("capital-walled" if walled else "capital", seat)
    return figure("walled" if walled else "city", seat)


@kept
def city_token(seat: int, city: int, walled: bool, civilization: int) -> Svg:
    """Return a city: its houses and walls in the colour of its seat, its number as choices call it, and its people."""
    number = CITY_NUMBERS[city]
    return group(
        rect(2, 3, 56, 56, "cast", 10),
        rect(2, 2, 56, 56, "f-player rim-dark", 10),
        rect(6, 6, 48, 48, "field", 7),
        icon(city_symbol(seat, city, walled), HALF, 25 if number else 32, 40 if number else 44),
        icon(f"civ-{CIVILIZATION.ids[civilization]}", 10, 10, 19) if civilization != NONE else NOTHING,
        _plaque(number) if number else NOTHING,
        class_=f"p{seat}",
    )


def _plaque(number: str) -> Svg:
    """Return the number of a city on a plaque at its foot, wide enough to be read on a small map."""
    width = 20 + 6 * len(number)
    return join([
        rect(HALF - width / 2, 38, width, 21, "f-bone rim-dark", 5),
        label(number, HALF, 56, LEAST + 10, "t-edge t-bold"),
    ])  # fmt: skip


def figure_symbol(seat: int, which: int) -> str:
    """Return the emblem of a figure."""
    kind = "scout" if which >= FIRST_SCOUT else "white-army" if which == WHITE_ARMY else "army"
    return figure(kind, seat)
