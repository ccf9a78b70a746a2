"""Sizes, options and set-up (sections 2 and 3)."""

from typing import Any, Final

from epocha.engine.chance import Chance
from epocha.engine.options import WINDOWS, BadOption, FileOption, Option, Preset, read_presets
from epocha.engine.setup import Setup, whole
from epocha.engine.state import NOBODY
from epocha.games.mesta.agreed import TEAMS, Agreed
from epocha.games.mesta.city_list import DEEPEST_LIST, LONGEST_LIST, line_of
from epocha.games.mesta.components import (
    DATA,
    EMPIRE_IDS,
    EMPIRES,
    EVENT_IDS,
    EVENTS,
    MAX_PLAYERS,
    SIZES,
)
from epocha.games.mesta.state import Table, lay_out
from epocha.games.mesta.steps import DRAW_CITY
from epocha.games.mesta.transfers import is_disaster


def _shipped(name: str) -> dict[str, Any]:
    """Return the record of an option in `components.toml`."""
    return next(dict(record) for record in DATA["option"] if record["id"] == name)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("size", default="full", choices=tuple(SIZES)),
    Option("empires", default="", choices=tuple(EMPIRE_IDS[: int(EMPIRES)]), many=True),
    Option("wonders_goal", default=True),
    Option("teams", default="none", choices=tuple(TEAMS)),
    Option("first_player", default=0, least=0, most=MAX_PLAYERS),
    Option("unused_event_cards", default="remove", choices=tuple(_shipped("unused_event_cards")["values"])),
    Option("excluded_events", default="", choices=tuple(EVENT_IDS), many=True),
    Option("unrest_destination", default="actor", choices=tuple(_shipped("unrest_destination")["values"])),
    Option("solo_disasters", default="", choices=tuple(_shipped("solo_disasters")["values"]), many=True),
    Option("stall_rounds", default=3, least=3, most=99, offered=(3, 5, 10, 20, 99)),
    Option("max_rounds", default=500, least=0, most=100_000, offered=(0, 10, 20, 50, 100, 500)),
    WINDOWS,
    FileOption("cities_file", default="", most=LONGEST_LIST, deep=DEEPEST_LIST, line_of=line_of),
)
"""What a table may choose (rulings.md)."""

PRESETS: Final[tuple[Preset, ...]] = read_presets(DATA["preset"])


def set_up_table(setup: Setup, chance: Chance) -> Table:
    """Return a table at its first decision; BadOption if options do not go together or with the players."""
    players = int(setup.players)
    agreed: Agreed = setup.tables
    t = Table(setup, chance)
    t.teams = agreed.teams
    t.disasters = agreed.disasters
    t.wonders_goal = agreed.wonders_goal
    t.unrest_to_pile = agreed.unrest_to_pile
    t.stall_rounds = agreed.stall_rounds
    t.max_rounds = agreed.max_rounds
    t.in_play = agreed.in_play
    t.copies = agreed.copies[:]
    _check_choice(t)
    lay_out(t)
    t.first = _first_player(players, whole(setup, "first_player"), chance)
    t.turn = t.first
    t.push(DRAW_CITY, NOBODY)
    t.advance()
    return t


def _check_choice(t: Table) -> None:
    """Refuse a game in which nobody would ever be asked anything, because no event can come to a hand (ME-2.16)."""
    if not any(t.copies[event] and not is_disaster(t, event) for event in range(int(EVENTS))):
        names = "options excluded_events and solo_disasters leave" if t.disasters else "option excluded_events leaves"
        message = f"{names} no event that could come to a hand, so nobody would ever have a choice"
        raise BadOption(message, "excluded_events", "no-events")


def _first_player(players: int, chosen: int, chance: Chance) -> int:
    """ME-3.5: a seat, or one drawn at random."""
    if chosen > players:
        message = f"option first_player is 0 (drawn) or a seat from 1 to {players}, not {chosen}"
        raise BadOption(message, "first_player", "seat", seat=chosen, players=players)
    return chosen - 1 if chosen else int(chance.below(players))
