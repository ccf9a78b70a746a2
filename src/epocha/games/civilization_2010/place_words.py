"""What is said of places and of what is there: squares, cities of all players, fronts of a battle."""

from typing import Any

from epocha.games.civilization_2010.components import (
    BUILDING,
    CARDS_OF_UNIT,
    CITIES,
    FIRST_SCOUT,
    NONE,
    SITE_IDS,
    TERRAIN_IDS,
    UNIT,
)
from epocha.games.civilization_2010.forces import is_wild, strength_of
from epocha.games.civilization_2010.ground import centre_at, figures_on, is_open, terrain_at
from epocha.games.civilization_2010.names import CITY_IDS, TEXTS, a_marker, marker_name, square_name, unit_name
from epocha.games.civilization_2010.state import (
    ARMY_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    Table,
)
from epocha.games.civilization_2010.techs import rank


def here(t: Table, square: int, lang: str) -> str:
    """Return in a few words what is on a square: its terrain, and what lies and stands there."""
    if square == NONE or not is_open(t, square):
        return ""
    found = [TEXTS.say(lang, "terrain", terrain=TERRAIN_IDS[terrain_at(t, square)])]
    city = int(centre_at(t, square))
    if city != NONE:
        found = [TEXTS.say(lang, "here-city", city=CITY_IDS[city % CITIES], seat=city // CITIES + 1)]
    if t.site[square] != NONE:
        found.append(TEXTS.say(lang, "here-site", site=SITE_IDS[t.site[square]]))
    if t.marker[square] != NONE:
        found.append(marker_name(int(t.marker[square]), lang))
    for owner in range(int(t.players)):
        group = int(figures_on(t, owner, square))
        if not group:
            continue
        armies = (group & ((1 << FIRST_SCOUT) - 1)).bit_count()
        places = {"armies": armies, "scouts": (group >> FIRST_SCOUT).bit_count(), "seat": owner + 1}
        found.append(TEXTS.say(lang, "here-figures", **places))
    return ", ".join(found)


def at_square(t: Table, square: int, lang: str) -> dict[str, Any]:
    """Return the places of a message that speaks of a square."""
    return {"square": square_name(square), "here": here(t, square, lang)}


def item_object(item: int, lang: str) -> str:
    """Return what a city builds as the object of a sentence."""
    if item < FIRST_WONDER_ITEM:
        return a_building(item, lang)
    if item < FIRST_UNIT_ITEM:
        return a_marker(item - 1, lang)
    if item < ARMY_ITEM:
        return TEXTS.say(lang, "a-unit", what=UNIT[item - int(FIRST_UNIT_ITEM)].id)
    return TEXTS.say(lang, "a-figure", what="army" if item == ARMY_ITEM else "scout")


def item_name(item: int, lang: str) -> str:
    """Return the name of what a city builds."""
    if item < FIRST_WONDER_ITEM:
        return BUILDING[item].names.say(lang)
    if item < FIRST_UNIT_ITEM:
        return marker_name(item - 1, lang)
    if item < ARMY_ITEM:
        return UNIT[item - int(FIRST_UNIT_ITEM)].names.say(lang)
    return TEXTS.say(lang, "thing-figure", what="army" if item == ARMY_ITEM else "scout")


def a_building(building: int, lang: str) -> str:
    """Return a building as the object of a sentence, walls included."""
    return TEXTS.say(lang, "a-building", what=BUILDING[building].id)


def unit_of_front(t: Table, front: int, lang: str) -> dict[str, Any]:
    """Return the places of a message that speaks of a front: its unit, strength and wounds."""
    if front >= len(t.front) or t.front[front] == NONE:
        return {"unit": "", "strength": 0, "wounds": 0, "front": front + 1}
    side = int(t.front_side[front])
    card = int(t.front[front])
    return {
        "unit": unit_in_battle(t, side, card, lang),
        "strength": int(strength_of(t, side, card)),
        "wounds": int(t.wounds[front]),
        "front": front + 1,
    }


def unit_in_battle(t: Table, side: int, card: int, lang: str) -> str:
    """Return what a unit card is called on a side of the battle at hand."""
    if is_wild(t, side):
        return unit_name(card, 1, lang)
    return unit_of(t, int(t.commander[side]), card, lang)


def unit_of(t: Table, player: int, card: int, lang: str) -> str:
    """Return what a player's unit card is called at their rank."""
    return unit_name(card, int(rank(t, player, card // CARDS_OF_UNIT)), lang)
