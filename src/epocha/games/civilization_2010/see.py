"""What is seen on a square of the map, in words."""

from functools import lru_cache

from epocha.games.civilization_2010.atlas import PRINTED_ICONS, PRINTED_RESOURCE, TERRAIN
from epocha.games.civilization_2010.components import (
    CITIES,
    COIN,
    CULTURE,
    ICONS,
    NONE,
    RESOURCE,
    SITE_IDS,
    TERRAIN_IDS,
)
from epocha.games.civilization_2010.ground import (
    armies_on,
    centre_at,
    enemy_on,
    is_open,
    scouts_on,
)
from epocha.games.civilization_2010.names import TEXTS, marker_name
from epocha.games.civilization_2010.state import Table


def seen_at(t: Table, square: int, lang: str) -> str:
    """Return what is seen on a square, from the ground up."""
    if not is_open(t, square):
        return TEXTS.say(lang, "see-unknown")
    city = int(centre_at(t, square))
    found = _city(t, city, lang) if city != NONE else [_ground(*lying_at(t, square), lang)]
    if enemy_on(t, NONE, square) == NONE:
        return ", ".join(found)
    for seat in range(int(t.players)):
        for what, n in (("armies", armies_on(t, seat, square)), ("scouts", scouts_on(t, seat, square))):
            if n:
                found.append(TEXTS.say(lang, f"see-{what}", n=int(n), seat=seat + 1))
    return ", ".join(found)


def _city(t: Table, city: int, lang: str) -> list[str]:
    """Return a city, and whether it has walls."""
    seat, number = divmod(city, CITIES)
    words = [TEXTS.say(lang, "see-city", city=number + 1, seat=seat + 1)]
    return [*words, TEXTS.say(lang, "see-walls")] if t.walled[seat] >> number & 1 else words


def lying_at(t: Table, square: int) -> tuple[int, int, int, int]:
    """Return the print of an open square, and the disaster, marker, and hut or village on it, or NONE."""
    return int(t.prints[square]), int(t.covered[square]), int(t.marker[square]), int(t.site[square])


@lru_cache(maxsize=1 << 12)
def _ground(at: int, disaster: int, marker: int, site: int, lang: str) -> str:
    """Return the terrain of a square and what lies or is printed on it."""
    terrain = int(TERRAIN[at]) if disaster == NONE else disaster
    words = [TEXTS.say(lang, "see-terrain", terrain=TERRAIN_IDS[terrain])]
    if marker != NONE:
        return ", ".join([*words, marker_name(marker, lang)])
    if site != NONE:
        words.append(TEXTS.say(lang, "see-site", site=SITE_IDS[site]))
    if disaster == NONE:
        resource = int(PRINTED_RESOURCE[at])
        words += [RESOURCE[resource].names.say(lang).lower()] if resource != NONE else []
        words += [TEXTS.say(lang, "see-natural-wonder")] if PRINTED_ICONS[at * ICONS + CULTURE] else []
        words += [TEXTS.say(lang, "see-coin")] if PRINTED_ICONS[at * ICONS + COIN] else []
    return ", ".join(words)
