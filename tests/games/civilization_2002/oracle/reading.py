"""The table as a person sees it: things by their names, regions by theirs, and nothing that anybody worked out.

The oracle reads a position here, and takes what is printed from the data files. All else it works out itself, from the
rulebook.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from epocha import Chance
from epocha.games.civilization_2002.notation import names_of
from epocha.games.civilization_2002.state import Table

Facts = dict[str, object]
NOBODY = -1
NEUTRAL = -1
CAUGHT = 7
AGAIN = ""
"""In the place of an answer: the position has been changed by hand, so the question is put again."""
ERAS = ("ancient", "medieval", "industrial", "modern")
LIES = ("gone", "down", "up")
ARMIES = ("infantry", "cavalry", "artillery")


def _file(name: str) -> dict[str, Any]:
    text = files("epocha.games.civilization_2002").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


COMPONENTS, MAP = _file("components.toml"), _file("map.toml")
NUMBERS: dict[str, Any] = COMPONENTS["table"]


def _by_id(kind: str) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in COMPONENTS[kind]}


FIGURES, UNITS, TOKENS = _by_id("figure"), _by_id("unit"), _by_id("civ_token")
TECHNOLOGIES, WONDERS, IMPROVEMENTS = _by_id("technology"), _by_id("wonder"), _by_id("improvement")
MILESTONES, RESOURCES, CARDS = _by_id("milestone"), _by_id("resource"), _by_id("city_card")
BASIC_UNITS: list[dict[str, Any]] = COMPONENTS["unit_basic"]
LANDS: dict[str, dict[str, Any]] = {one["id"]: one for one in MAP["land_region"]}
SEAS: dict[str, dict[str, Any]] = {one["id"]: one for one in MAP["sea_region"]}
REGIONS = [*LANDS, *SEAS]


class Ask(NamedTuple):
    """A question: what it is called, and what every seat that is asked may answer."""

    step: str
    options: dict[int, set[str]]


Play = Generator[Ask, tuple[int, str], None]
Deciding = Generator[Ask, tuple[int, str], str]


def ask(step: str, seat: int, options: Iterable[str]) -> Deciding:
    """Put a question to one seat; return the answer."""
    _, text = yield Ask(step, {seat: set(options)})
    return text


def text_of(name: str) -> str:
    return name.replace("_", " ")


def name_of(text: str) -> str:
    return text.replace(" ", "_")


@cache
def _members(bits: int, kind: str) -> frozenset[str]:
    return frozenset(name for at, name in enumerate(names_of(kind)) if bits >> at & 1)


def members(bits: int, kind: str) -> set[str]:
    return set(_members(int(bits), kind))


def seats_in(bits: int, players: int) -> set[int]:
    return {seat for seat in range(players) if bits >> seat & 1} if bits else set()


def called(number: int, kind: str) -> str:
    """Return the name of a thing, "" for none."""
    return names_of(kind)[int(number)] if number >= 0 else ""


class Piece:
    """A figure on the map."""

    def __init__(self, owner: int, figure: str, at: str, aboard: int = NOBODY, spent: int = 0) -> None:
        self.owner, self.figure, self.at, self.aboard, self.spent = owner, figure, at, aboard, spent

    @property
    def kind(self) -> str:
        """Return its class: infantry, ..., fleet, aircraft or settler."""
        return str(FIGURES[self.figure]["class"])

    @property
    def is_army(self) -> bool:
        return self.kind in ARMIES

    @property
    def moves(self) -> int:
        return int(FIGURES[self.figure]["movement"])


class World:
    """The table of a game, as it is after each answer.

    Attributes:
        chance: draws what the table will draw.
        pieces: by number. token, lies, seen: of each land. owner, size: of settlements. card_with: who has borrowed a
            city card.
        visited, battles: of the movement turn that goes on; moving: before its battles. phase: the phase of the round.
        totals: of the last combat round. happened: how often the rarer things have.
    """

    def __init__(self, table: Table) -> None:
        self.players = int(table.players)
        options = table.setup.options
        self.options: dict[str, Any] = dict(options)
        self.advanced = options["rules"] == "advanced"
        self.open_tokens = bool(options["open_tokens"])
        self.phase = ""
        self.moving = False
        self.visited: set[str] = set()
        self.battles: list[Any] = []
        self.totals: list[int] = []
        self.happened: Counter[str] = Counter()
        self.read(table)

    def read(self, table: Table) -> None:
        """Read all facts."""
        self.chance: Chance = table.dice_cup().clone()
        self.round, self.first, self.over = int(table.round), int(table.first), int(table.over)
        self.era, self.era_ends = int(table.era), bool(table.era_ends)
        self.rolled = [int(one) for one in table.rolled]
        self.surplus, self.die, self.ending = int(table.surplus), int(table.die), int(table.ending)
        self.out = seats_in(table.out, self.players)
        self._read_lands(table)
        self.gold = [int(one) for one in table.gold]
        self.technologies = [members(one, "technology") for one in table.technologies]
        self.wonders = [members(one, "wonder") for one in table.wonders]
        self.improvements = [members(one, "improvement") for one in table.improvements]
        self.aside = members(table.aside, "technology")
        self.obsolete = members(table.obsolete, "improvement")
        self.named_in = members(table.named_in, "era")
        self.milestones = members(table.milestones, "milestone")
        self.bombed = bool(table.bombed)
        self.pieces = {
            number: Piece(
                int(table.piece_owner[number]),
                called(figure, "figure"),
                called(table.piece_at[number], "region"),
                int(table.piece_aboard[number]),
                int(table.piece_spent[number]),
            )
            for number, figure in enumerate(table.piece_figure)
            if figure >= 0
        }

    def adopt(self, other: "World") -> None:
        """Take over all facts of another reading of this table; pieces that are there still stay the same things."""
        own = ("phase", "moving", "visited", "battles", "totals", "happened", "pieces")
        vars(self).update({name: value for name, value in vars(other).items() if name not in own})
        kept, self.pieces = self.pieces, {}
        for number, piece in other.pieces.items():
            self.pieces[number] = kept.get(number, piece)
            vars(self.pieces[number]).update(vars(piece))

    def _read_lands(self, table: Table) -> None:
        self.token = {land: called(table.token[at], "token") for at, land in enumerate(LANDS)}
        self.lies = {land: LIES[int(table.token_lies[at])] for at, land in enumerate(LANDS)}
        self.seen = {land: seats_in(table.token_seen[at], self.players) for at, land in enumerate(LANDS)}
        self.owner = {land: int(table.settlement_of[at]) for at, land in enumerate(LANDS)}
        self.size = {land: int(table.settlement_size[at]) for at, land in enumerate(LANDS)}
        self.card_with = {land: int(table.card_with[at]) for at, land in enumerate(LANDS)}
        self.before = {land: int(table.before[at]) for at, land in enumerate(LANDS)}
        self.placed = {land: int(table.placed[at]) for at, land in enumerate(LANDS)}
        self.enlarged, self.founded = members(table.enlarged, "land"), members(table.founded, "land")
        self.starts = [called(one, "land") for one in table.starts]

    # --- who is where ---

    def of(self, seat: int, region: str, *, ashore: bool = True) -> list[tuple[int, Piece]]:
        """Return a seat's pieces in a region, without those aboard fleets unless these are asked for."""
        return [
            (number, piece)
            for number, piece in self.pieces.items()
            if piece.owner == seat and piece.at == region and not (ashore and piece.aboard != NOBODY)
        ]

    def armies(self, seat: int, region: str) -> list[tuple[int, Piece]]:
        return [one for one in self.of(seat, region) if one[1].is_army]

    def kind_at(self, seat: int, region: str, kind: str) -> list[tuple[int, Piece]]:
        return [one for one in self.of(seat, region) if one[1].kind == kind]

    def neutrals(self, region: str) -> list[tuple[int, Piece]]:
        return self.of(NEUTRAL, region)

    def cargo(self, fleet: int) -> list[tuple[int, Piece]]:
        return [(number, piece) for number, piece in self.pieces.items() if piece.aboard == fleet]

    def load(self, fleet: int) -> tuple[tuple[str, int], ...]:
        """Return what a fleet carries: figures, and the points they have spent."""
        return tuple(sorted((piece.figure, piece.spent) for _, piece in self.cargo(fleet)))

    def fleets(self, seat: int, region: str) -> list[int]:
        """Return one of each kind of a seat's fleets in a region: `fleet 1` is the first of them."""
        found: dict[object, int] = {}
        for number, piece in self.kind_at(seat, region, "fleet"):
            found.setdefault((piece.figure, piece.spent, self.load(number)), number)
        return list(found.values())

    # --- pieces come and go ---

    def add(self, seat: int, figure: str, region: str) -> None:
        number = 0
        while number in self.pieces:
            number += 1
        self.pieces[number] = Piece(seat, figure, region)
        self.pieces = dict(sorted(self.pieces.items()))

    def remove(self, number: int) -> None:
        """Take a piece off the map, with what it carries (CE-11.27)."""
        for other, _ in self.cargo(number):
            del self.pieces[other]
        self.pieces.pop(number, None)

    def remove_all(self, found: Iterable[tuple[int, Piece]]) -> None:
        for number, _ in list(found):
            self.remove(number)

    # --- players ---

    def roll(self, dice: int) -> int:
        return sum(int(self.chance.below(6)) + 1 for _ in range(dice))

    def in_order(self, first: int) -> list[int]:
        """Return who still plays, clockwise from a seat."""
        seats = [(first + at) % self.players for at in range(self.players)]
        return [seat for seat in seats if seat not in self.out]

    def settlements(self, seat: int) -> list[str]:
        return [land for land in LANDS if self.owner[land] == seat]

    @property
    def obtained(self) -> set[str]:
        """Return all technologies that anybody has obtained, in the whole game (CE-21.3)."""
        return self.aside.union(*self.technologies)

    # --- comparing ---

    def facts(self, buying: bool) -> Facts:
        """Return all that can be compared; what belongs to a turn only in that turn."""
        found: Facts = {
            name: getattr(self, name)
            for name in (
                "round", "first", "over", "era", "surplus", "die", "ending", "out", "token", "lies", "owner",
                "size", "card_with", "starts", "gold", "wonders", "improvements", "aside", "obsolete",
                "milestones", "bombed",
            )
        }  # fmt: skip
        found["seen"] = {land: self.seen[land] for land in LANDS if self.lies[land] == "down"}
        found["named_in"] = self.named_in - {"ancient"}
        found["technologies"] = self.technologies
        if not self.advanced:  # all are alike (CE-17.1)
            found["technologies"] = [sorted(TECHNOLOGIES[one]["era"] for one in own) for own in self.technologies]
            found["era_ends"] = self.era_ends
        if buying:
            found |= {"before": self.before, "placed": self.placed}
            found |= {"enlarged": self.enlarged, "founded": self.founded}
        found["pieces"] = sorted(
            (piece.owner, piece.at, piece.figure, piece.spent if self.moving else 0, self._load_of(number))
            for number, piece in self.pieces.items()
            if piece.aboard == NOBODY
        )
        return found

    def _load_of(self, fleet: int) -> tuple[tuple[str, int], ...]:
        if self.pieces[fleet].kind != "fleet":
            return ()
        return tuple((figure, spent if self.moving else 0) for figure, spent in self.load(fleet))


def differing(found: Facts, wanted: Facts) -> str:
    """Return what differs between two tables, found and wanted; "" if nothing does."""
    parts: list[str] = []
    for name, one in found.items():
        other = wanted[name]
        if one == other:
            continue
        if isinstance(one, dict) and isinstance(other, dict):
            pairs = {key: (one.get(key), other.get(key)) for key in {**one, **other}}
            differs = {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}
            parts.append(f"{name} {differs}")
        elif name == "pieces" and isinstance(one, list) and isinstance(other, list):
            more, less = [x for x in one if x not in other], [x for x in other if x not in one]
            parts.append(f"pieces more {more} less {less} ({len(one)}, {len(other)})")
        else:
            parts.append(f"{name} {one}, not {other}")
    return "; ".join(parts)
