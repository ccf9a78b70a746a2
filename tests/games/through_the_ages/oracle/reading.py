"""The table as a person reads it: cards by their names, and nothing that anybody worked out.

The oracle reads a position here, and takes the printed numbers of the cards from the data files. All else it works out
itself, from the rulebook.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from epocha.engine.soundness import frames_of
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.state import Table

URBAN = ("lab", "temple", "library", "theater", "arena")
UNITS = ("infantry", "cavalry", "artillery", "air_force")
NAMES = list(c.CARD_IDS)
WONDERS = [name for name in NAMES if c.CATEGORY[NAMES.index(name)] == c.WONDER]
TERRITORIES = [name for name in NAMES if c.CATEGORY[NAMES.index(name)] == c.TERRITORY]
SITES = NAMES[: int(c.SITES)]
STORES = NAMES[: int(c.STORES)]
ARMED_UNITS = SITES[int(c.UNIT_SITE) :]
LINES = ("civil", "military", "colonization", "construction")
SLOTS = {"civil_hand": 16, "military_hand": 40}


@cache
def printed() -> dict[str, dict[str, Any]]:
    """Return what is printed on every card."""
    found: dict[str, dict[str, Any]] = {}
    for name in ("cards_civil.toml", "cards_military.toml"):
        text = files("epocha.games.through_the_ages").joinpath(name).read_text(encoding="utf-8")
        found |= {one["id"]: one for one in tomllib.loads(text)["card"]}
    return found


CARDS = printed()
KIND = {name: card["category"] for name, card in CARDS.items()}
LEVEL = {name: ["A", "I", "II", "III", "IV"].index(card["age"]) for name, card in CARDS.items()}
VALUE = {name: sum(card["token_value"].values()) for name, card in CARDS.items() if "token_value" in card}
VALUE |= {name: LEVEL[name] for name, kind in KIND.items() if kind == "lab"}
"""What a blue token on a card is worth (TA-22.1, TA-43.7)."""


def named(number: int) -> str:
    """Return the name of a card, "" for none."""
    return NAMES[number] if number >= 0 else ""


def members(bits: int, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1] if bits else []


class Civ:
    """One civilization: what lies in front of a player, and what the player holds."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.is_out = bool(table.out >> seat & 1)
        self.culture, self.science = int(table.culture[seat]), int(table.science[seat])
        self.yellow, self.blue, self.unused = int(table.yellow[seat]), int(table.blue[seat]), int(table.unused[seat])
        first = seat * len(SITES)
        self.workers = dict(zip(SITES, table.workers[first : first + len(SITES)], strict=True))
        first = seat * len(STORES)
        self.tokens = dict(zip(STORES, table.tokens[first : first + len(STORES)], strict=True))
        self.techs = members(table.techs[seat], SITES)
        self.government = named(table.government[seat])
        self.specials = [named(table.special[seat * 4 + at]) for at in range(4)]
        self.leader, self.tactics = named(table.leader[seat]), named(table.tactics[seat])
        self.leaders_taken = [age for age in range(5) if table.leaders_taken[seat] >> age & 1]
        self.wonder, self.stages = named(table.wonder[seat]), int(table.stages[seat])
        self.completed = members(table.wonders[seat], WONDERS)
        self.face_down = members(table.face_down[seat], WONDERS)
        self.wonders = [name for name in self.completed if name not in self.face_down]
        self.colonies = members(table.colonies[seat], TERRITORIES)
        self.war, self.war_on = named(table.war[seat]), int(table.war_on[seat])
        self.has_colonized = bool(table.has_colonized[seat])
        self.lost_actions = int(table.lost_actions[seat])
        self.marker = int(table.marker[seat])
        self.civil_hand = [named(one) for one in held(table, "civil_hand", seat)]
        self.military_hand = [named(one) for one in held(table, "military_hand", seat)]
        self.pacts = pacts_of(table, seat)

    def on(self, *kinds: str) -> list[tuple[str, int]]:
        """Return the cards of some kinds that have workers, with how many."""
        return [(name, n) for name, n in self.workers.items() if n and KIND[name] in kinds]

    def count(self, *kinds: str) -> int:
        """Return how many buildings or units of some kinds there are (TA-0.5)."""
        return sum(n for _, n in self.on(*kinds))

    def total(self, of: str, *kinds: str) -> int:
        """Return the sum of a printed number over the buildings or units of some kinds."""
        return sum(CARDS[name]["per_worker"].get(of, 0) * n for name, n in self.on(*kinds))

    def best_level(self, *kinds: str) -> int:
        return max([LEVEL[name] for name, _ in self.on(*kinds)], default=0)

    def owns(self, card: str) -> bool:
        """Return whether a leader, a wonder that stands face up, a government or a special technology is in play."""
        return card in self.in_play()

    def in_play(self) -> tuple[str, ...]:
        return (self.leader, self.government, *self.specials, *self.wonders)

    def one(self, numbers: dict[str, int]) -> int:
        """Return the sum of numbers over those of the named cards that are in play."""
        return sum([numbers[card] for card in self.in_play() if card in numbers])

    def in_pacts(self, *sides: str) -> list[int]:
        """Return the other party of each pact in force in which this one has a side, written as `peace_treaty a`."""
        return [other for pact, side, other in self.pacts if f"{pact} {side}" in sides]


def held(table: Table, hand: str, seat: int) -> list[int]:
    size = SLOTS[hand]
    return [int(one) for one in getattr(table, hand)[seat * size : seat * size + size] if one >= 0]


def pacts_of(table: Table, seat: int) -> list[tuple[str, str, int]]:
    """Return the pacts that a seat is a party to, whoever they lie in front of: pact, own side, other party."""
    found = []
    for owner in range(int(table.players)):
        pact, other = named(table.pact[owner]), int(table.pact_with[owner])
        if pact and seat in (owner, other):
            owner_is_a = table.pact_side[owner] == 0
            side = "a" if (seat == owner) == owner_is_a else "b"
            found.append((pact, side, other if seat == owner else owner))
    return found


class World:
    """A whole table, read off."""

    def __init__(self, table: Table) -> None:
        options = table.setup.options
        self.mode = str(options["mode"])
        self.options = options
        self.players = int(table.players)
        self.civs = [Civ(table, seat) for seat in range(self.players)]
        self.left = [civ for civ in self.civs if not civ.is_out]
        self.round, self.turn, self.first = int(table.round), int(table.turn), int(table.first)
        self.age, self.last_round = int(table.age), int(table.last_round)
        self.row = [named(one) for one in table.row]
        self.civil_deck = [named(one) for one in [*table.civil_deck][::-1]]
        self.military_cards = len(table.military_deck) + len(table.discards)
        self.shown = named(table.shown)
        self.civil_spent, self.military_spent = int(table.civil_spent), int(table.military_spent)
        self.military_extra = int(table.military_extra)
        self.pool = int(table.fund + table.leader_fund)
        self.settled, self.exchange = bool(table.settled), int(table.exchange)
        self.fresh = [named(one) for one in table.fresh]
        self.laid_out = [named(one) for one in table.laid_out]
        self.piles = [named(one) for one in [*table.current_events, *table.future_events]]
        frames = frames_of(table)
        self.step, self.frame = frames[0].step, frames[0].numbers
        self.card = named(self.frame.get("card", -1))
        self.asked = int(table.player())
        self.draft = [str(table.setup.game.action_to_text(table, one)) for one in table.draft(self.asked)]
        self.sent = sent_units(table)
        self.by_hand = [bool(table.by_hand >> seat & 1) for seat in range(self.players)]
        self.under = next(frame for frame in frames if frame.step != "payment")
        self.pacts = [named(one) for one in table.pact]
        self.pact_partners = [
            [int(table.pact_with[seat])] if table.pact[seat] >= 0 else [] for seat in range(self.players)
        ]

    @property
    def active(self) -> Civ:
        return self.civs[self.turn]

    @property
    def is_last_round(self) -> bool:
        """Return whether this is the last round of the full game (TA-40.4)."""
        return self.mode == "full" and 0 < self.last_round <= self.round

    def wars_on(self, seat: int) -> int:
        return sum(civ.war != "" and civ.war_on == seat for civ in self.left)


def sent_units(table: Table) -> list[dict[str, int]]:
    """Return the units that each seat has sent into the fight or landing at hand."""
    size = len(ARMED_UNITS)
    seats = range(int(table.players))
    return [dict(zip(ARMED_UNITS, table.sacrifice[seat * size : seat * size + size], strict=True)) for seat in seats]
