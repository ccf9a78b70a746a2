"""The table as a person sees it: things by their names, squares by theirs, and nothing that anybody worked out.

The oracle reads a position here, and takes what is printed from the data files. All else it works out itself, from the
rulebook.
"""

import copy
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from epocha.engine.soundness import frames_of
from epocha.games.civilization_2010.layout import LINES, OPEN_OFFERS
from epocha.games.civilization_2010.notation import GOODS_IDS, SORT_IDS, names_of
from epocha.games.civilization_2010.state import Table

Numbers = dict[str, int]
ICONS = ("trade", "production", "culture", "coin", "combat")
COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ARMIES = ("army1", "army2", "army3", "army4", "army5", "army6", "white")
SCOUTS = ("scout1", "scout2")


def _file(name: str) -> dict[str, Any]:
    text = files("epocha.games.civilization_2010").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


COMPONENTS, MAP = _file("components.toml"), _file("map.toml")
GAME, COMBAT = COMPONENTS["game"], COMPONENTS["combat"]


def _by_id(kind: str) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in COMPONENTS[kind]}


TECHS, GOVERNMENTS, WONDERS = _by_id("technology"), _by_id("government"), _by_id("wonder")
CIVILIZATIONS, BUILDINGS, PEOPLE = _by_id("civilization"), _by_id("building"), _by_id("great_person")
UNITS, TOKENS, EVENTS = _by_id("unit"), _by_id("exploration_token"), _by_id("culture_event")
RESOURCES = [one["id"] for one in COMPONENTS["resource"]]
SPACES = {one["space"]: one for one in COMPONENTS["culture_track"]["spaces"]}
TILES: list[dict[str, Any]] = MAP["tile"]


def name_of(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"


def place_of(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


@cache
def slots(players: int) -> list[tuple[int, int]]:
    """Return the north-west corners of the places for tiles."""
    layout = next(one for one in MAP["layout"] if one["players"] == players)
    return [(slot["x"], slot["y"]) for slot in layout["slots"]]


@cache
def turned(tile: int, turns: int) -> dict[tuple[int, int], tuple[str, Numbers, str, str]]:
    """Return what is printed on each column and row of a turned tile: terrain, icons, resource, hut or village."""
    record = TILES[tile]
    found = {(x, y): (x, y) for x in range(4) for y in range(4)}
    for _ in range(turns):  # new[row][col] = old[3 - col][row]
        found = {(x, y): found[y, 3 - x] for x in range(4) for y in range(4)}
    result = {}
    for at, (column, row) in found.items():
        terrain = record["terrain"][row][column]
        icons, resource, site = dict(MAP["terrain_icons"][terrain]), "", ""
        for feature in record["features"]:
            if (feature["row"], feature["col"]) == (row, column):
                kind = feature["kind"]
                if kind in ("culture", "coin"):
                    icons[kind] = icons.get(kind, 0) + 1
                resource = feature["resource"] if kind == "resource" else resource
                site = kind if kind in ("hut", "village") else site
        result[at] = (terrain, icons, resource, site)
    return result


def members(bits: int, kind: str) -> set[str]:
    return {name for at, name in enumerate(names_of(kind)) if bits >> at & 1} if bits else set()


def called(number: int, kind: str) -> str:
    """Return the name of a thing, "" for none."""
    return names_of(kind)[int(number)] if number >= 0 else ""


def bag(values: Any, kind: str, seat: int = 0) -> Numbers:
    """Return how many of each thing somebody has, those that there are."""
    names = names_of(kind)
    counts = values[seat * len(names) : (seat + 1) * len(names)]
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


Printed = tuple[str, Numbers, str]


@cache
def lay_out(players: int, tiles: tuple[tuple[int, int], ...]) -> tuple[dict[str, Printed], dict[str, str], set[str]]:
    """Return what is printed on the squares that lie face up, where huts and villages are, which are face down."""
    ground: dict[str, Printed] = {}
    sites: dict[str, str] = {}
    hidden: set[str] = set()
    for (left, top), (tile, turns) in zip(slots(players), tiles, strict=False):
        for x in range(4):
            for y in range(4):
                name = name_of(left + x, top + y)
                if tile < 0:
                    hidden.add(name)
                    continue
                terrain, icons, resource, site = turned(tile, turns)[x, y]
                ground[name] = terrain, icons, resource
                if site:
                    sites[name] = site
    return ground, sites, hidden


class Offer(NamedTuple):
    """An open offer: who makes it to whom, where it lies, and what is given and taken for it."""

    maker: int
    to: int
    place: int
    given: list[str]
    taken: list[str]


Between = tuple[int, int, int]
"""By which an offer is known: its maker, its receiver, and its number among those between the two."""


def open_offers(table: Table) -> dict[Between, Offer]:
    """Return the offers that lie on a table or in a view."""
    names, found = [*GOODS_IDS, *SORT_IDS], {}
    for at, to in enumerate(table.offered_to):
        if to >= 0:
            lines = [int(line) for line in table.terms[at * LINES : at * LINES + LINES] if line >= 0]
            given, taken = ([names[line >> 1] for line in lines if line & 1 == side] for side in range(2))
            maker, place = divmod(at, OPEN_OFFERS)
            found[maker, int(to), int(table.numbered[at]) + 1] = Offer(maker, int(to), place + 1, given, taken)
    return found


def copied(thing: Any) -> Any:
    """Return a copy of a list, dictionary or set of simple things, or of lists of such; all else as it is."""
    if isinstance(thing, list):
        return [copied(one) for one in thing]
    return thing.copy() if isinstance(thing, (dict, set)) else thing


class Nation:
    """One player: what lies in front of them, and what they hold."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.civilization = called(table.civilization[seat], "civilization")
        self.trade, self.culture, self.track = int(table.trade[seat]), int(table.culture[seat]), int(table.track[seat])
        self.techs = members(table.techs[seat], "technology")
        self.government = called(table.government[seat], "government")
        self.anarchy_since = int(table.anarchy_since[seat])
        self.direct = members(table.direct[seat], "government")
        self.unlocked_now = members(table.unlocked_now[seat], "government")
        self.resources = bag(table.resources, "resource", seat)
        self.tokens = bag(table.tokens, "token", seat)
        self.tokens_held = bag(table.tokens_held, "site", seat)
        self.hand = bag(table.hand, "event", seat)
        self.hand_held = bag(table.hand_held, "deck", seat)
        self.reserve = bag(table.reserve, "person", seat)
        self.fresh_people = bag(table.fresh_people, "person", seat)
        self.coins_on = bag(table.coins_on, "purse", seat)
        self.used = members(table.used[seat], "ability")
        self.forces = bag(table.forces, "unit card", seat)
        self.forces_held = int(table.forces_held[seat])
        names = (*ARMIES, *SCOUTS)
        places = [called(square, "square") for square in table.figure_at[seat * 9 : seat * 9 + 9]]
        self.figures = dict(zip(names, places, strict=True))
        self.moved, self.fresh = members(table.moved[seat], "figure"), members(table.fresh[seat], "figure")
        self.sends = {scout: int(table.sends[seat * 2 + at]) for at, scout in enumerate(SCOUTS)}
        self.cities = [called(table.city_at[seat * 3 + at], "square") for at in range(3)]
        self.walled = {at for at in range(3) if table.walled[seat] >> at & 1}
        self.acted = [int(table.acted[seat * 3 + at]) for at in range(3)]
        self.extra = [int(table.extra[seat * 3 + at]) for at in range(3)]
        self.actions_more = int(table.actions_more[seat])
        self.governed = bool(table.governed >> seat & 1)
        self.locked = called(table.locked[seat], "square")
        self.offers_made = int(table.offers_made[seat])

    def copy(self) -> "Nation":
        other = copy.copy(self)
        for name, value in vars(self).items():
            setattr(other, name, copied(value))
        return other

    def standing_on(self, square: str) -> list[str]:
        return [figure for figure, at in self.figures.items() if at == square]

    @property
    def supply(self) -> list[str]:
        """Return the figures that are not on the map (CF-1.2, CF-1.3)."""
        mine = [name for name in self.figures if name != "white" or self.civilization == "russia"]
        return [name for name in mine if not self.figures[name]]

    @property
    def own_cities(self) -> list[int]:
        return [at for at, square in enumerate(self.cities) if square]


class World:
    """The table, and the question that is put.

    Attributes:
        ground: what is printed on the squares that lie face up: terrain, icons, resource. hidden: squares face down.
        sites, covered, markers: hut or village, disaster token, building or wonder or great person on a square.
    """

    def __init__(self, table: Table) -> None:
        self.players = int(table.players)
        self.options = table.setup.options
        self.round, self.first = int(table.round), int(table.first)
        self.winners, self.over = int(table.winners), int(table.over)
        self.tiles = [(int(tile), int(turns)) for tile, turns in zip(table.tile, table.turns, strict=True)]
        self.ground, self.printed_sites, self.hidden = lay_out(self.players, tuple(self.tiles))
        self.sites = self._on_squares(table.site, "site")
        self.covered = self._on_squares(table.covered, "terrain")
        self.markers = self._on_squares(table.marker, "marker")
        self.market, self.stacks = bag(table.market, "resource"), bag(table.stacks, "stack")
        self.people_left, self.disasters_left = bag(table.people_left, "person"), int(table.disasters_left)
        self.row = [called(one, "wonder") for one in table.row]
        self.wonders_left = members(table.wonders_left, "wonder")
        self.wonder_at = {name: called(table.wonder_at[at], "square") for at, name in enumerate(WONDERS)}
        self.wonder_of = {name: int(table.wonder_of[at]) for at, name in enumerate(WONDERS)}
        self.obsolete = members(table.obsolete, "wonder")
        self.deck, self.returned = bag(table.deck, "unit card"), bag(table.returned, "unit card")
        self.deck_held = bag(table.deck_held, "unit")
        self.event_deck, self.event_discard = bag(table.event_deck, "event"), bag(table.event_discard, "event")
        self.pool, self.spent = bag(table.pool, "token"), bag(table.spent, "token")
        seats = range(self.players)
        self.last_number = {(a, b): int(table.last_number[a * self.players + b]) for a in seats for b in seats}
        self.offers, self.gone = open_offers(table), {seat for seat in range(self.players) if table.gone >> seat & 1}
        self.nations = [Nation(table, seat) for seat in range(self.players)]
        self._read_battle(table)
        self._read_question(table)

    def copy(self) -> "World":
        """Return a copy to be changed; what is printed stays shared."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            if name not in ("ground", "printed_sites", "hidden", "nations"):
                setattr(other, name, copied(value))
        other.nations = [nation.copy() for nation in self.nations]
        return other

    def _on_squares(self, values: Any, kind: str) -> dict[str, str]:
        squares = names_of("square")
        return {squares[at]: called(value, kind) for at, value in enumerate(values) if value >= 0}

    def _read_battle(self, table: Table) -> None:
        self.commander = [int(one) for one in table.commander]
        self.battle_at = called(table.battle_at, "square")
        self.force = [bag(table.force, "unit card", side) for side in range(2)]
        self.killed = [bag(table.killed, "unit card", side) for side in range(2)]
        self.blow = int(table.blow)
        self.used_here = [members(one, "ability") for one in table.used_here]
        self.fronts = [
            (called(card, "unit card"), int(side) if card >= 0 else 0, int(wounds))
            for card, side, wounds in zip(table.front, table.front_side, table.wounds, strict=True)
        ]
        self.trail = [called(one, "square") for one in table.trail]

    def _read_question(self, table: Table) -> None:
        frames = frames_of(table)
        self.step, self.frame = frames[0].step, frames[0].numbers
        self.asked = int(table.player())
        self.draft = [str(table.setup.game.action_to_text(table, one)) for one in table.draft(self.asked)]
        rounds = frames[-1].numbers  # not there any more when the game is over
        self.phase, self.turns_begun = rounds.get("phase", 0), rounds.get("turns", 0)

    @property
    def nation(self) -> Nation:
        """Return whoever is asked."""
        return self.nations[self.asked]

    def others(self, nation: Nation) -> list[Nation]:
        return [one for one in self.nations if one is not nation]
