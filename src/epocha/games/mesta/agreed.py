"""What a table of Města has agreed on: what follows from its players and options alone (sections 2, 12 and 13)."""

from collections.abc import Mapping
from typing import Any, Final, cast

from mypy_extensions import i64

from epocha.engine.bits import listed
from epocha.engine.options import BadOption
from epocha.engine.state import vec_of
from epocha.games.mesta.atlas import Atlas
from epocha.games.mesta.city_list import atlas_of
from epocha.games.mesta.components import (
    COPIES,
    DATA,
    EMPIRE_IDS,
    EVENT_IDS,
    EVENTS,
    KIND,
    KIND_IDS,
    NEUTRAL,
    SIZES,
)

TEAMS: Final = {"none": 0, "2v2": 2, "3v3": 2, "2v2v2": 3}
"""Number of teams by word (ME-12.2)."""
TEAM_PLAYERS: Final = {"2v2": 4, "3v3": 6, "2v2v2": 6}
WONDER_EMPIRES: Final = ("greece", "egypt", "persia")


class Agreed:
    """What a table has agreed on; built once from its options.

    Attributes:
        atlas: the list of cities.
        in_play: the set of cities in the game (ME-2.3 to ME-2.9). copies: of each event (ME-2.12 to ME-2.16).
        cities, events: the cards of both piles, not shuffled.
        teams: how many there are, 0 for none. disasters: the set of kinds that take effect at once (ME-13.3).
        wonders_goal: whether the third goal is played for. unrest_to_pile: whether unrest sends cities under the pile.
        stall_rounds, max_rounds: after which the game ends.

    Raises:
        BadOption: options do not go together or with the players.
    """

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        empires = _empires(options)
        with_neutral = bool(SIZES[str(options["size"])]["neutral"])
        self.atlas: Atlas = atlas_of(str(options["cities_file"]))
        self.teams: i64 = _teams(players, options)
        self.disasters: i64 = _disasters(players, options)
        wonders = bool(options["wonders_goal"]) and set(WONDER_EMPIRES) <= set(empires)
        self.wonders_goal: i64 = int(players > 1 and wonders)
        self.unrest_to_pile: i64 = int(options["unrest_destination"] == "city_pile")
        self.stall_rounds: i64 = cast(int, options["stall_rounds"])
        self.max_rounds: i64 = cast(int, options["max_rounds"])
        self.in_play: i64 = 0
        for empire in empires:
            self.in_play |= self.atlas.of_empire[EMPIRE_IDS.index(empire)]
        if with_neutral:
            self.in_play |= self.atlas.of_empire[NEUTRAL]
        self.copies = vec_of(event_copies(options, empires, with_neutral))
        self.cities = listed(self.in_play)
        self.events = vec_of([event for event in range(int(EVENTS)) for _ in range(int(self.copies[event]))])


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
