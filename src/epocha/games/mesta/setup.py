"""Sizes, options and set-up (sections 2 and 3)."""

from collections.abc import Mapping
from typing import Any, Final

from epocha.engine.chance import Chance
from epocha.engine.options import WINDOWS, BadOption, Option, Preset, read_presets
from epocha.engine.setup import Setup, whole
from epocha.engine.state import NOBODY, vec_of
from epocha.games.mesta.city_list import DEEPEST_LIST, LONGEST_LIST, CityListOption
from epocha.games.mesta.components import (
    COPIES,
    DATA,
    EMPIRE_IDS,
    EMPIRES,
    EVENT_IDS,
    EVENTS,
    KIND,
    KIND_IDS,
    MAX_PLAYERS,
    NEUTRAL,
    SIZES,
)
from epocha.games.mesta.state import Table, lay_out
from epocha.games.mesta.steps import DRAW_CITY
from epocha.games.mesta.transfers import is_disaster

TEAMS: Final = {"none": 0, "2v2": 2, "3v3": 2, "2v2v2": 3}
"""Number of teams by word (ME-12.2)."""
TEAM_PLAYERS: Final = {"2v2": 4, "3v3": 6, "2v2v2": 6}
WONDER_EMPIRES: Final = ("greece", "egypt", "persia")


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
    CityListOption("cities_file", default="", most=LONGEST_LIST, deep=DEEPEST_LIST),
)
"""What a table may choose (rulings.md)."""

PRESETS: Final[tuple[Preset, ...]] = read_presets(DATA["preset"])


def set_up_table(setup: Setup, chance: Chance) -> Table:
    """Return a table at its first decision; BadOption if options do not go together or with the players."""
    options = setup.options
    players = int(setup.players)
    empires = _empires(options)
    with_neutral = bool(SIZES[str(options["size"])]["neutral"])
    t = Table(setup, chance)
    t.teams = _teams(players, options)
    t.disasters = _disasters(players, options)
    t.wonders_goal = int(players > 1 and bool(options["wonders_goal"]) and set(WONDER_EMPIRES) <= set(empires))
    t.unrest_to_pile = int(options["unrest_destination"] == "city_pile")
    t.stall_rounds = whole(setup, "stall_rounds")
    t.max_rounds = whole(setup, "max_rounds")
    for empire in empires:
        t.in_play |= t.atlas.of_empire[EMPIRE_IDS.index(empire)]
    if with_neutral:
        t.in_play |= t.atlas.of_empire[NEUTRAL]
    t.copies = vec_of(event_copies(options, empires, with_neutral))
    _check_choice(t)
    lay_out(t)
    t.first = _first_player(players, whole(setup, "first_player"), chance)
    t.turn = t.first
    t.push(DRAW_CITY, NOBODY)
    t.advance()
    return t


def _empires(options: Mapping[str, object]) -> list[str]:
    """ME-2.3 to ME-2.9: the empires named, or those that the size has by default."""
    size = SIZES[str(options["size"])]
    empires = str(options["empires"]).split() or list(size["default_empires"])
    if len(empires) != size["empires"]:
        message = f"size {size['id']} has {size['empires']} empires, option empires names {len(empires)}"
        raise BadOption(message, "empires", "empires", wanted=size["empires"], named=len(empires))
    return empires


def _teams(players: int, options: Mapping[str, object]) -> int:
    """ME-12.2."""
    teams = str(options["teams"])
    if teams != "none" and TEAM_PLAYERS[teams] != players:
        message = f"option teams: {teams} is for {TEAM_PLAYERS[teams]} players, not {players}"
        raise BadOption(message, "teams", "teams", wanted=TEAM_PLAYERS[teams], players=players)
    return TEAMS[teams]


def _disasters(players: int, options: Mapping[str, object]) -> int:
    """ME-13.3: the set of kinds that take effect at once."""
    kinds = str(options["solo_disasters"]).split()
    if kinds and players > 1:
        raise BadOption("option solo_disasters is for 1 player", "solo_disasters", "disasters")
    return sum(1 << KIND_IDS.index(kind) for kind in kinds)


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


def event_copies(options: Mapping[str, object], empires: list[str], with_neutral: bool) -> list[int]:
    """Return how many copies of each event are in the game (ME-2.12 to ME-2.16)."""
    excluded = str(options["excluded_events"]).split()
    unused = str(options["unused_event_cards"])
    copies: list[int] = []
    for event in range(int(EVENTS)):
        kind = KIND_IDS[KIND[event]]
        kept = unused == "keep_all" or (unused == "keep_commanders" and kind == "commander")
        out_of_place = not kept and _refers_to_absent(DATA["event"][event], empires, with_neutral)
        copies.append(0 if out_of_place or EVENT_IDS[event] in excluded else int(COPIES[event]))
    return copies


def _refers_to_absent(record: dict[str, Any], empires: list[str], with_neutral: bool) -> bool:
    """ME-2.13: whether an event refers to something that is left out of the game."""
    kind = record["kind"]
    if kind in ("commander", "wrath"):
        return record["empire"] not in empires
    if kind == "loss_of_influence":
        return not with_neutral
    return kind == "wonders_influence" and not set(WONDER_EMPIRES) & set(empires)
