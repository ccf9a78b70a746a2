"""Markers: buildings, wonders and great people that come onto squares, replace each other and leave."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.grid import AROUND
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CITIES,
    FIRST_PERSON,
    FIRST_WONDER,
    NONE,
    PEOPLE,
    SCOUTS,
    STACK,
)
from epocha.games.civilization_2010.effect_tables import FIRST_WONDER_CARD, PURSE_CARD, PURSES
from epocha.games.civilization_2010.ground import turn_up
from epocha.games.civilization_2010.layout import Layout


def put_marker(t: Layout, player: i64, square: i64, marker: i64) -> None:
    """Put an own building, wonder or great person on a square; what lies there is removed first (CF-15.9, CF-19.3)."""
    replaced = t.marker[square]
    take_marker(t, player, square)
    if replaced != NONE and replaced >= FIRST_PERSON:
        reserve_person(t, player, replaced - FIRST_PERSON)
    turn_up(t, square, marker)
    if marker < BUILDINGS:
        t.stacks[STACK[marker]] -= 1
    elif marker < FIRST_PERSON:
        t.wonder_at[marker - FIRST_WONDER] = square
        t.wonder_of[marker - FIRST_WONDER] = player


def take_marker(t: Layout, player: i64, square: i64) -> None:
    """Take a player's marker off a square: a building to its stack, wonders and great people out of the game."""
    marker = t.marker[square]
    if marker == NONE:
        return
    turn_up(t, square, NONE)
    if marker < BUILDINGS:
        t.stacks[STACK[marker]] += 1
    elif marker < FIRST_PERSON:
        wonder = marker - FIRST_WONDER
        t.wonder_at[wonder] = NONE
        t.wonder_of[wonder] = NONE
        for purse in range(PURSES):
            if PURSE_CARD[purse] == FIRST_WONDER_CARD + wonder:
                t.coins_on[player * PURSES + purse] = 0


def reserve_person(t: Layout, player: i64, person: i64) -> None:
    """Put a great person into the reserve, from where it may come back in a later turn (CF-19.4, CF-19.5)."""
    t.reserve[player * PEOPLE + person] += 1
    t.fresh_people[player * PEOPLE + person] += 1


def destroy_city(t: Layout, player: i64, city: i64) -> None:
    """Take a city off the map with all that lies in its outskirts (CF-26.9); scouts send nothing there any more."""
    centre = t.city_at[player * CITIES + city]
    for k in range(AROUND):
        take_marker(t, player, t.plan.grid.around(centre, k))
    t.city_at[player * CITIES + city] = NONE
    t.acted[player * CITIES + city] = 0
    t.extra[player * CITIES + city] = 0
    t.walled[player] &= ~single(city)
    for scout in range(player * SCOUTS, (player + 1) * SCOUTS):
        if t.sends[scout] == city:
            t.sends[scout] = NONE
