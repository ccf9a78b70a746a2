"""What is derived of what lies in play: ratings, armies, limits, discontent (TA-5 to TA-8, TA-23, TA-34, TA-43)."""

from itertools import product

from .reading import CARDS, LEVEL, UNITS, URBAN, Civ, World

FACES = {
    "hanging_gardens": 2, "great_wall": 1, "eiffel_tower": 1, "theocracy": 2, "elvis_presley": 2,
}  # fmt: skip
UNHAPPY = {"kremlin": 2, "communism": 1}
COLONY_FACES = {"historic_territory_i": 1, "historic_territory_ii": 2}
CULTURE = {
    "colossus": 1, "hanging_gardens": 1, "library_of_alexandria": 1, "great_wall": 1, "st_peters_basilica": 2,
    "taj_mahal": 3, "universitas_carolina": 1, "eiffel_tower": 4, "kremlin": 3, "theocracy": 1, "democracy": 2,
    "mahatma_gandhi": 2,
}  # fmt: skip
STRENGTH = {
    "julius_caesar": 1, "colossus": 1, "cartography": 1, "navigation": 2, "satellites": 3, "warfare": 1, "strategy": 3,
    "military_theory": 5, "fundamentalism": 5, "transcontinental_railroad": 5,
}  # fmt: skip
COLONY_STRENGTH = {"strategic_territory_i": 2, "strategic_territory_ii": 4}
CIVIL = {"hammurabi": 1, "pyramids": 1, "kremlin": 1, "code_of_laws": 1, "justice_system": 1, "civil_service": 2}
MILITARY = {
    "hammurabi": -1, "julius_caesar": 1, "maximilien_robespierre": 1, "napoleon_bonaparte": 1, "kremlin": 1,
    "warfare": 1, "strategy": 2, "military_theory": 3,
}  # fmt: skip

# --- the banks ---


def increase_cost(yellow: int) -> int:
    """TA-5.3."""
    return 2 if yellow >= 17 else 3 if yellow >= 13 else 4 if yellow >= 9 else 5 if yellow >= 5 else 7


def consumption(yellow: int) -> int:
    """TA-5.4."""
    return 0 if yellow >= 17 else 1 if yellow >= 13 else 2 if yellow >= 9 else 3 if yellow >= 5 else 4 if yellow else 6


def required_faces(yellow: int) -> int:
    """TA-5.5: from 12 tokens on, two more taken ask for another face."""
    return 0 if yellow >= 17 else 1 if yellow >= 13 else 8 - (yellow + 1) // 2


def corruption(blue: int) -> int:
    """TA-6.3."""
    return 0 if blue >= 9 else 2 if blue >= 5 else 4 if blue else 6


# --- happiness ---


def doubled(civ: Civ) -> int:
    """Return how often a happy face counts (TA-43.10)."""
    return 2 if civ.owns("st_peters_basilica") else 1


def happy(civ: Civ) -> int:
    """TA-7.7, TA-7.12, TA-43.62."""
    faces = civ.total("happy", *URBAN) + civ.one(FACES) + sum(COLONY_FACES.get(colony, 0) for colony in civ.colonies)
    return max(0, min(8, faces * doubled(civ) - civ.one(UNHAPPY)))


def discontent(world: World, civ: Civ) -> int:
    """TA-23.2; the tutorial knows none (TA-23.10)."""
    return 0 if world.mode == "tutorial" else max(0, required_faces(civ.yellow) - happy(civ))


# --- culture and science ---


def leader_culture(civ: Civ) -> int:
    """Return what the leader adds to the culture of a turn."""
    theaters, libraries, cavalry = civ.count("theater"), civ.count("library"), civ.count("cavalry")
    if civ.leader == "homer":
        return min(2, civ.workers["warriors"])
    if civ.leader == "genghis_khan":
        return cavalry
    if civ.leader == "michelangelo":
        faces = civ.total("happy", "temple", "theater")
        faces += sum(n for wonder, n in FACES.items() if wonder in civ.wonders)
        return faces * doubled(civ)
    if civ.leader == "james_cook":
        return 2 * len(civ.colonies)
    if civ.leader == "js_bach":
        return theaters
    if civ.leader == "william_shakespeare":
        return libraries + 2 * min(libraries, theaters)
    if civ.leader == "elvis_presley":
        return max([CARDS[name]["per_worker"]["culture"] for name, _ in civ.on("theater")], default=0)
    if civ.leader == "sid_meier":
        return sum(LEVEL[name] * n for name, n in civ.on("lab"))
    return 0


def pact_culture(world: World, civ: Civ) -> int:
    plus = len(civ.in_pacts("promise_of_military_protection a", "peace_treaty a", "peace_treaty b"))
    plus += 2 * len(civ.in_pacts("loss_of_sovereignty a"))
    minus = len(civ.in_pacts("promise_of_military_protection b")) + 2 * len(civ.in_pacts("loss_of_sovereignty b"))
    visited = civ.in_pacts("international_tourism a", "international_tourism b")
    return plus - minus + sum(len(world.civs[other].completed) for other in visited)


def culture_rate(world: World, civ: Civ) -> int:
    """TA-7.5, TA-7.9, TA-7.11."""
    rate = civ.total("culture", *URBAN) + civ.one(CULTURE) + 2 * len(civ.face_down)
    return max(0, min(30, rate + leader_culture(civ) + pact_culture(world, civ)))


def science_rate(world: World, civ: Civ) -> int:
    """TA-7.10, TA-7.11, TA-43.23, TA-43.65; the end of the track is an option (TA-R-8)."""
    rate = civ.total("science", *URBAN) + civ.one({"library_of_alexandria": 1, "universitas_carolina": 2})
    if civ.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
        rate += civ.best_level("lab", "library")
    if civ.leader == "sid_meier":
        rate -= civ.count("lab")
    most = int(str(world.options["science_rating_max"])) or rate
    return max(0, min(most, rate))


# --- strength ---


def unit_strength(civ: Civ, units: dict[str, int]) -> int:
    """Return what units count by themselves; Genghis Khan's cavalry is stronger (TA-43.18)."""
    more = {"cavalry": 1} if civ.leader == "genghis_khan" else {}
    return sum(
        (CARDS[name]["per_worker"]["strength"] + more.get(CARDS[name]["category"], 0)) * n for name, n in units.items()
    )


def armies(civ: Civ, units: dict[str, int]) -> list[int]:
    """Return what each army of a set of units adds, the highest first, formed in the best of all ways (TA-34).

    Every number of modern and of obsolete armies is tried. An army is obsolete if a unit of it is more than one level
    below the tactics card, so the modern ones must be filled from the units that are not.
    """
    if not civ.tactics or civ.leader == "genghis_khan":
        return []
    card = CARDS[civ.tactics]
    low = card.get("obsolete_strength")
    flying = sum(n for name, n in units.items() if CARDS[name]["category"] == "air_force")
    needed = {kind: n for kind, n in card["composition"].items() if n}
    everyone = dict.fromkeys(UNITS, 0)
    recent = dict.fromkeys(UNITS, 0)
    for name, n in units.items():
        everyone[CARDS[name]["category"]] += n
        if low is None or LEVEL[name] >= LEVEL[civ.tactics] - 1:
            recent[CARDS[name]["category"]] += n
    best: list[int] = []
    most_modern = min(recent[kind] // n for kind, n in needed.items())
    most = min(everyone[kind] // n for kind, n in needed.items())
    for modern, obsolete in product(range(most_modern + 1), range(most + 1)):
        if modern + obsolete > most:
            continue
        values = [card["strength"]] * modern + [low or 0] * obsolete
        values = [value * 2 if at < flying else value for at, value in enumerate(values)]
        if worth(civ, values) > worth(civ, best):
            best = values
    return best


def worth(civ: Civ, values: list[int]) -> int:
    """Return what armies add to the strength, with the highest once more under Napoleon (TA-43.6)."""
    once_more = max(values, default=0) if civ.leader == "napoleon_bonaparte" else 0
    return sum(values) + once_more


def strength(civ: Civ) -> int:
    """TA-7.4, TA-35.1."""
    units = dict(civ.on(*UNITS))
    total = unit_strength(civ, units) + worth(civ, armies(civ, units)) + civ.total("strength", "arena")
    total += civ.one(STRENGTH) + sum(COLONY_STRENGTH.get(colony, 0) for colony in civ.colonies)
    if civ.leader == "alexander_the_great":
        total += civ.count(*UNITS)
    if civ.leader == "joan_of_arc":
        total += civ.total("happy", "temple") * doubled(civ)
    if civ.owns("great_wall"):
        total += civ.count("infantry", "artillery")
    total += 5 * len(civ.in_pacts("promise_of_military_protection b"))
    total += 4 * len(civ.in_pacts("military_pact a", "military_pact b"))
    return max(0, min(60, total))


# --- actions and limits ---


def civil_actions(civ: Civ) -> int:
    """TA-8.1."""
    return int(CARDS[civ.government]["civil_actions"]) + civ.one(CIVIL)


def military_actions(civ: Civ) -> int:
    """TA-8.1; an open border brings one to either party (TA-43.46)."""
    own = int(CARDS[civ.government]["military_actions"]) + civ.one(MILITARY)
    return own + len(civ.in_pacts("open_borders_agreement a", "open_borders_agreement b"))


def urban_limit(world: World, civ: Civ) -> int:
    """TA-15.2, TA-42.2."""
    return int(CARDS[civ.government]["urban_limit"]) + bool(world.options["easier"])


def civil_hand_limit(civ: Civ) -> int:
    """TA-13.5, TA-43.21."""
    return civil_actions(civ) + civ.owns("library_of_alexandria")


def military_hand_limit(world: World, civ: Civ) -> int:
    """TA-26.6, and its other reading (TA-R-2)."""
    counted = civil_actions(civ) if world.options["military_hand_limit"] == "civil" else military_actions(civ)
    return counted + civ.owns("library_of_alexandria")


def derived(world: World, civ: Civ) -> dict[str, int]:
    """Return everything that is derived, by the name that the table gives it."""
    return {
        "strength": strength(civ),
        "culture_rate": culture_rate(world, civ),
        "science_rate": science_rate(world, civ),
        "happy": happy(civ),
        "civil_total": civil_actions(civ),
        "military_total": military_actions(civ),
        "urban_limit": urban_limit(world, civ),
        "civil_limit": civil_hand_limit(civ),
        "military_limit": military_hand_limit(world, civ),
    }
