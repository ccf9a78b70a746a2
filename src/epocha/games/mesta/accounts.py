"""What a player of Města has, as amounts by symbol, and what each of these numbers is made of."""

from epocha.engine.bits import count, listed
from epocha.engine.game import Lines
from epocha.games.mesta.components import (
    EMPIRE_IDS,
    EMPIRE_POINTS,
    EMPIRE_SIZE,
    EMPIRES,
    EVENTS,
    NEUTRAL,
    WONDERS_BONUS,
)
from epocha.games.mesta.state import Table
from epocha.games.mesta.words import TEXTS, city_name, event_name, name_of, sees_hand


def stock(view: Table, player: int) -> dict[str, int]:
    """Return a seat's score (alone: the turns taken), completed empires, cities by what they are, and events in hand.

    Cities are those on the table; wonders are counted in the finished pile too (ME-6.4).
    """
    cities = view.cities[player]
    return {
        "score": int(view.round if view.players == 1 else view.score(player)),
        "empires": int(view.completed(player)),
        "cities": int(view.city_count(player)),
        "capitals": int(count(cities & view.atlas.capitals)),
        "wonders": int(count((cities | view.finished[player]) & view.atlas.wonders)),
        "neutral": int(count(cities & view.atlas.neutral)),
        "events": int(view.hand_size[player]),
    }


def breakdown(t: Table, player: int, lang: str) -> dict[str, Lines]:
    """Return what the numbers of a seat are made of, by symbol; of a hidden hand only how many events it has."""
    cities = int(t.cities[player])
    return {
        "score": score_lines(t, player, lang),
        "empires": [(name_of("empire", empire, lang), 1) for empire in completed(t, player)],
        "cities": city_lines(t, player, lang),
        "capitals": named(t, cities & t.atlas.capitals, lang),
        "wonders": wonder_lines(t, player, lang),
        "neutral": named(t, cities & t.atlas.neutral, lang),
        "events": event_lines(t, player, lang),
    }


def completed(t: Table, player: int) -> list[int]:
    """Return the empires that a seat has completed."""
    return [empire for empire in range(int(EMPIRES)) if t.finished[player] & t.atlas.of_empire[empire]]


def named(t: Table, cities: int, lang: str) -> Lines:
    """Return a line for each city of a set."""
    return [(city_name(t, int(city), lang), 1) for city in listed(cities)]


def score_lines(t: Table, player: int, lang: str) -> Lines:
    """Return the points by empire, the bonus and the team's sum; alone, the turns (ME-11.2, ME-12.3, ME-13.1)."""
    if t.players == 1:
        return [(TEXTS.say(lang, "part-turns"), int(t.round))]
    lines = [
        (TEXTS.say(lang, "part-empire", empire=name_of("empire", empire, lang)), int(EMPIRE_POINTS))
        for empire in completed(t, player)
    ]
    if t.wonders_holder == player:
        lines.append((TEXTS.say(lang, "part-wonders-bonus"), int(WONDERS_BONUS)))
    if t.teams:
        lines.append((TEXTS.say(lang, "part-team"), int(t.team_score(player))))
    return lines


def city_lines(t: Table, player: int, lang: str) -> Lines:
    """Return how many cities of each empire lie on a seat's table, and how many make the empire complete."""
    lines: Lines = []
    for empire in range(len(EMPIRE_IDS)):
        cities = count(t.cities[player] & t.atlas.of_empire[empire])
        if cities:
            name = name_of("empire", empire, lang)
            part = "part-neutral" if empire == NEUTRAL else "part-cities"
            lines.append((TEXTS.say(lang, part, empire=name, whole=EMPIRE_SIZE), cities))
    return lines


def wonder_lines(t: Table, player: int, lang: str) -> Lines:
    """Return a seat's wonder cities; those of completed empires count for the wonders goal only (ME-6.4)."""
    finished = named(t, t.finished[player] & t.atlas.wonders, lang)
    return [
        *named(t, t.cities[player] & t.atlas.wonders, lang),
        *[(TEXTS.say(lang, "part-finished", city=city), n) for city, n in finished],
    ]


def event_lines(t: Table, player: int, lang: str) -> Lines:
    """Return the events in a hand by name, to those who see it (ME-14.2)."""
    held = int(t.hand_size[player])
    if not sees_hand(t, player):
        return [(TEXTS.say(lang, "part-events-hidden"), held)] if held else []
    return [(event_name(event, lang), n) for event, n in held_events(t, player)]


def held_events(t: Table, player: int) -> list[tuple[int, int]]:
    """Return the events in a hand that the view shows, and how many copies of each."""
    copies = [int(n) for n in t.hand[player * EVENTS : (player + 1) * EVENTS]]
    return [(event, n) for event, n in enumerate(copies) if n]
