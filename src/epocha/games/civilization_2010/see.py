"""What is seen on a square of the map, in words."""

from epocha.games.civilization_2010.atlas import PRINTED_ICONS
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
    is_open,
    resource_at,
    scouts_on,
    terrain_at,
)
from epocha.games.civilization_2010.names import TEXTS, marker_name
from epocha.games.civilization_2010.state import Table


def seen_at(t: Table, square: int, lang: str) -> str:
    """Return what is seen on a square, from the ground up."""
    if not is_open(t, square):
        return TEXTS.say(lang, "see-unknown")
    city = int(centre_at(t, square))
    found = _city(t, city, lang) if city != NONE else _ground(t, square, lang)
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


def _ground(t: Table, square: int, lang: str) -> list[str]:
    """Return the terrain of a square and what lies or is printed on it."""
    words = [TEXTS.say(lang, "see-terrain", terrain=TERRAIN_IDS[int(terrain_at(t, square))])]
    if t.marker[square] != NONE:
        return [*words, marker_name(int(t.marker[square]), lang)]
    if t.site[square] != NONE:
        words.append(TEXTS.say(lang, "see-site", site=SITE_IDS[int(t.site[square])]))
    if t.covered[square] == NONE:
        printed = int(t.prints[square]) * int(ICONS)
        resource = int(resource_at(t, square))
        words += [RESOURCE[resource].names.say(lang).lower()] if resource != NONE else []
        words += [TEXTS.say(lang, "see-natural-wonder")] if PRINTED_ICONS[printed + CULTURE] else []
        words += [TEXTS.say(lang, "see-coin")] if PRINTED_ICONS[printed + COIN] else []
    return words
