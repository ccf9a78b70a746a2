"""A slow and obvious recomputation of everything that is derived, straight from the card files.

It is written from the rulebook and shares no code with the rules: no effect tables, no cached numbers.
"""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.state import Table

URBAN = ["lab", "temple", "arena", "library", "theater"]
UNITS = ["infantry", "cavalry", "artillery", "air_force"]


@cache
def cards() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in ("cards_civil.toml", "cards_military.toml"):
        text = files("epocha.games.through_the_ages").joinpath(name).read_text(encoding="utf-8")
        found |= {one["id"]: one for one in tomllib.loads(text)["card"]}
    return found


def named(number: int) -> Any:
    return cards()[c.CARD_IDS[int(number)]] if number >= 0 else None


class Nation:
    """One civilization, read off the table as a person would."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.workers = {
            c.CARD_IDS[site]: int(table.workers[seat * int(c.SITES) + site]) for site in range(int(c.SITES))
        }
        self.techs = [named(site) for site in range(int(c.SITES)) if table.techs[seat] >> site & 1]
        self.government = named(table.government[seat])
        self.specials = [
            named(table.special[seat * 4 + line]) for line in range(4) if table.special[seat * 4 + line] >= 0
        ]
        self.leader = named(table.leader[seat])
        self.tactics = named(table.tactics[seat])
        built = [n for n in range(16) if table.wonders[seat] >> n & 1]
        self.built = len(built)
        self.down = [n for n in built if table.face_down[seat] >> n & 1]
        self.wonders = [named(int(c.FIRST_WONDER) + n) for n in built if n not in self.down]
        self.colonies = [named(int(c.FIRST_TERRITORY) + n) for n in range(12) if table.colonies[seat] >> n & 1]

    # --- cards and what they do ---

    def effects(self) -> list[tuple[Any, Any]]:
        """Return all lasting effects, each with the other party of a pact or None."""
        lasting = [self.government, *self.specials, *self.wonders] + ([self.leader] if self.leader else [])
        found = [(one, None) for card in lasting for one in card.get("effects", [])]
        found += [(one, None) for colony in self.colonies for one in colony["permanent"]]
        for owner in range(int(self.table.players)):
            pact = named(self.table.pact[owner])
            partner = int(self.table.pact_with[owner])
            if pact and self.seat in (owner, partner):
                other = partner if owner == self.seat else owner
                owner_side = "ab"[int(self.table.pact_side[owner])]
                side = owner_side if owner == self.seat else "ba"["ab".index(owner_side)]
                found += [(one, other) for one in [*pact["both"], *pact[f"side_{side}"]]]
        return found

    def added(self, to: str) -> int:
        total = 0
        for one, other in self.effects():
            if one["do"] == "add" and one["to"] == to and "condition" not in one:
                total += self.amount(one["value"], other) * one.get("times", 1)
        return total

    def has(self, **wanted: Any) -> bool:
        return any(all(one.get(key) == value for key, value in wanted.items()) for one, _ in self.effects())

    def on(self, kinds: list[str]) -> list[tuple[Any, int]]:
        return [(cards()[name], n) for name, n in self.workers.items() if n and cards()[name]["category"] in kinds]

    def amount(self, value: Any, other: int | None) -> int:
        if isinstance(value, int):
            return value
        of = value.get("of", [])
        if value.get("count") == "workers":
            if "on" in value:
                return min(sum(self.workers[name] for name in value["on"]), value.get("max", 99))
            return sum(n for _, n in self.on(of))
        if value.get("count") == "pairs":
            return min(sum(n for _, n in self.on([kind])) for kind in of)
        if value.get("count") == "colonies":
            return len(self.colonies)
        if value.get("count") == "completed_wonders_of_other_party":
            assert other is not None
            return Nation(self.table, other).built
        if value.get("sum") == "level":
            return sum(card["level"] * n for card, n in self.on(of))
        if value.get("sum") == "happy_faces":
            return self.faces(of) * self.doubling()
        if value.get("best") == "level":
            return max([card["level"] for card, _ in self.on(of)], default=0)
        if value.get("best") == "culture_output":
            return max([card["per_worker"].get("culture", 0) for card, _ in self.on(of)], default=0)
        assert value == {"best": "army_tactics_value"}
        return max([0, *self.armies()])

    # --- ratings ---

    def doubling(self) -> int:
        return 2 if self.has(what="own_happy_faces") else 1

    def faces(self, of: list[str]) -> int:
        """Return the happy faces printed on buildings of these kinds, and on wonders if they are among them."""
        found = sum(card["per_worker"].get("happy", 0) * n for card, n in self.on([k for k in of if k in URBAN]))
        if "wonder" in of:
            for wonder in self.wonders:
                faces = [e["value"] for e in wonder.get("effects", []) if e["do"] == "add" and e["to"] == "happy"]
                found += sum(n for n in faces if n > 0)
        return found

    def happy(self) -> int:
        added = [e["value"] for e, _ in self.effects() if e["do"] == "add" and e["to"] == "happy"]
        good = self.faces(URBAN) + sum(n for n in added if n > 0)
        bad = -sum(n for n in added if n < 0)
        return max(0, min(8, good * self.doubling() - bad))

    def per_turn(self, what: str, most: int) -> int:
        printed = sum(card["per_worker"].get(what, 0) * n for card, n in self.on(URBAN))
        down = 2 * len(self.down) if what == "culture" else 0
        return max(0, min(most, printed + self.added(what) + down))

    def armies(self) -> list[int]:
        """Return what each army adds, in the best of all ways to form them: every split of the units is tried."""
        if self.tactics is None or self.has(what="own_tactics_card"):
            return []
        best: list[int] = []
        needs = [(kind, self.tactics["composition"][kind]) for kind in UNITS[:3]]
        level = self.tactics["level"]
        modern = {k: sum(n for card, n in self.on([k]) if card["level"] >= level - 1) for k, _ in needs}
        old = {k: sum(n for card, n in self.on([k]) if card["level"] < level - 1) for k, _ in needs}
        for fresh, obsolete in product(range(12), range(12)):
            fits = True
            for kind, need in needs:
                left = modern[kind] - fresh * need
                fits = fits and left >= 0 and left + old[kind] >= obsolete * need
            if not fits:
                continue
            worth = [self.tactics["strength"]] * fresh
            worth += [self.tactics.get("obsolete_strength", self.tactics["strength"])] * obsolete
            flying = sum(n for _, n in self.on(["air_force"]))
            worth = [one * 2 if at < flying else one for at, one in enumerate(sorted(worth, reverse=True))]
            if sum(worth) > sum(best):
                best = worth
        return best

    def strength(self) -> int:
        units = sum(card["per_worker"]["strength"] * n for card, n in self.on(UNITS))
        arenas = sum(card["per_worker"].get("strength", 0) * n for card, n in self.on(["arena"]))
        return max(0, min(60, units + arenas + sum(self.armies()) + self.added("strength")))

    def civil(self) -> int:
        return int(self.government["civil_actions"]) + self.added("civil_actions")

    def military(self) -> int:
        return int(self.government["military_actions"]) + self.added("military_actions")

    def population(self) -> int:
        return int(self.table.unused[self.seat]) + sum(self.workers.values())


def derived(table: Table, seat: int) -> dict[str, int]:
    """Return everything that is derived for a seat, by the name of its field."""
    nation = Nation(table, seat)
    easier = int(bool(table.setup.options["easier"]))
    counted = nation.civil() if table.setup.options["military_hand_limit"] == "civil" else nation.military()
    science_most = int(str(table.setup.options["science_rating_max"])) or 9999
    return {
        "strength": nation.strength(),
        "culture_rate": nation.per_turn("culture", 30),
        "science_rate": nation.per_turn("science", science_most),
        "happy": nation.happy(),
        "civil_total": nation.civil(),
        "military_total": nation.military(),
        "urban_limit": int(nation.government["urban_limit"]) + easier,
        "civil_limit": nation.civil() + nation.added("civil_hand_limit"),
        "military_limit": counted + nation.added("military_hand_limit"),
    }


def consumption(yellow: int) -> int:
    return 0 if yellow >= 17 else 1 if yellow >= 13 else 2 if yellow >= 9 else 3 if yellow >= 5 else 4 if yellow else 6


def corruption(blue: int) -> int:
    return 0 if blue >= 9 else 2 if blue >= 5 else 4 if blue else 6


def required_faces(yellow: int) -> int:
    return 0 if yellow >= 17 else 1 if yellow >= 13 else 8 - (yellow + 1) // 2


# --- the end of a turn, and scoring ---


def discontent(table: Table, seat: int) -> int:
    if table.setup.options["mode"] == "tutorial":
        return 0
    return max(0, required_faces(int(table.yellow[seat])) - Nation(table, seat).happy())


def stored(table: Table, seat: int, kind: str) -> tuple[int, int]:
    """Return how many blue tokens lie on the cards of a kind, and what they are worth."""
    count = worth = 0
    for at in range(12):
        card = named(at)
        if card["category"] == kind:
            tokens = int(table.tokens[seat * 12 + at])
            count += tokens
            worth += tokens * (card["level"] if kind == "lab" else sum(card["token_value"].values()))
    return count, worth


def mined(nation: Nation) -> list[int]:
    """Return what each token is worth that mines, and laboratories under one leader, put out."""
    found = [card["token_value"]["resources"] for card, n in nation.on(["mine"]) for _ in range(n)]
    if found and nation.has(do="extra_token"):
        found.append(max(found))
    if nation.has(do="stock_production"):
        found += [card["level"] for card, n in nation.on(["lab"]) for _ in range(n) if card["level"]]
    return found


def impact(table: Table, seat: int, name: str) -> int:
    """Return what an age III event scores for a seat, the two that rank players aside."""
    nation = Nation(table, seat)
    urban = sum(card["level"] * n for card, n in nation.on(URBAN))
    units = sum(card["level"] * n for card, n in nation.on([*UNITS, "arena"]))
    levels = [card["level"] for card in [*nation.techs, *nation.specials, nation.government]]
    wonders = [*nation.wonders, *[named(int(c.FIRST_WONDER) + n) for n in nation.down]]
    unhappy = discontent(table, seat)
    mines = [card["token_value"]["resources"] for card, n in nation.on(["mine"]) for _ in range(n)]
    extra = max(mines, default=0) if nation.has(do="extra_token") else 0
    return int(
        {
            "agriculture": sum(card["token_value"]["food"] * n for card, n in nation.on(["farm"])),
            "architecture": urban,
            "colonies": 4 * len(nation.colonies),
            "competition": units,
            "government": 2 * nation.civil() + nation.military(),
            "happiness": min(16, 2 * nation.happy()) - 2 * unhappy,
            "industry": sum(mines) + extra,
            "population": 2 * max(0, nation.population() - unhappy - 10),
            "progress": 2 * (nation.government["level"] + sum(card["level"] for card in nation.specials)),
            "technology": 4 * levels.count(2 if table.setup.options["mode"] == "advanced" else 3),
            "wonders": sum({"A": 5, "I": 4, "II": 3, "III": 2}[card["age"]] for card in wonders),
        }[name]
    )


def in_the_tutorial(table: Table, seat: int) -> int:
    """Return what the formula of the tutorial gives a seat."""
    nation = Nation(table, seat)
    levels = [card["level"] for card in [*nation.techs, *nation.specials, nation.government]]
    science = nation.per_turn("science", 9999)
    goods = impact(table, seat, "agriculture") + impact(table, seat, "industry")
    return 2 * levels.count(1) + 2 * nation.strength() + 2 * nation.happy() + goods + science
