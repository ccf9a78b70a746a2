"""What a successful attack or a war that was won does to both sides (TA-31.12, TA-32.9, TA-36, TA-43)."""

from collections.abc import Sequence
from copy import copy

from .goods import FOOD, RESOURCES, gain, pay, stock, with_points
from .reading import CARDS, LEVEL, TERRITORIES, Civ, World

YELLOW = {
    "developed_territory_i": 1, "fertile_territory_i": 3, "inhabited_territory_i": 2, "developed_territory_ii": 2,
    "fertile_territory_ii": 4, "inhabited_territory_ii": 3,
}  # fmt: skip
BLUE = {
    "developed_territory_i": 1, "wealthy_territory_i": 2, "developed_territory_ii": 2, "wealthy_territory_ii": 3,
    "justice_system": 3, "civil_service": 3,
}  # fmt: skip
PLUNDER = {"plunder_i": 3, "plunder_ii": 5, "plunder_iii": 8}

Sides = tuple[Civ, Civ]


def card(choice: str, verb: str) -> str:
    return choice.removeprefix(f"{verb} ").replace(" ", "_")


def chosen(choices: Sequence[str], verb: str) -> list[str]:
    return [card(one, verb) for one in choices if one.startswith(f"{verb} ")]


def moved(civ: Civ, site: str, to: str) -> Civ:
    """Return a civilization with one worker less on a card: it goes to the bank, or becomes unused."""
    changed = copy(civ)
    changed.workers = {**civ.workers, site: civ.workers[site] - 1}
    changed.yellow += to == "yellow"
    changed.unused += to == "unused"
    return changed


def lose_people(civ: Civ, amount: int, sites: list[str]) -> tuple[Civ, int]:
    """TA-36.3, TA-36.4: unused workers first, then those on the cards that were chosen; return how many are lost."""
    lost = 0
    for _ in range(amount):
        if civ.unused:
            civ = copy(civ)
            civ.unused -= 1
            civ.yellow += 1
        elif sites:
            civ = moved(civ, sites.pop(0), "yellow")
        else:
            break
        lost += 1
    return civ, lost


def take_goods(winner: Civ, loser: Civ, most: int, choices: Sequence[str]) -> Sides:
    """TA-36.5 to TA-36.7, TA-36.9, TA-36.12."""
    has_food, has_resources = stock(loser, FOOD), stock(loser, RESOURCES)
    amount = min(most, has_food + has_resources)
    least = max(0, amount - has_resources)
    food = int(chosen(choices, "food")[0]) if chosen(choices, "food") else least
    loser = pay(pay(loser, FOOD, food), RESOURCES, amount - food)
    return gain(gain(winner, FOOD, food), RESOURCES, amount - food), loser


def give_colony(winner: Civ, loser: Civ, colony: str) -> Sides:
    """TA-30.17, TA-30.20 to TA-30.22, TA-43.50."""
    winner, loser = copy(winner), copy(loser)
    winner.colonies = [name for name in TERRITORIES if name in (*winner.colonies, colony)]
    loser.colonies = [one for one in loser.colonies if one != colony]
    winner.yellow += YELLOW.get(colony, 0)
    winner.blue += BLUE.get(colony, 0)
    loser.yellow = max(0, loser.yellow - YELLOW.get(colony, 0))
    loser.blue = max(0, loser.blue - BLUE.get(colony, 0))
    return winner, loser


def raid(winner: Civ, loser: Civ, level: int, choices: Sequence[str]) -> Sides:
    """TA-43.51: half of the printed cost, rounded up for one building of age I, else down."""
    razed = chosen(choices, "raze")
    cost = sum(CARDS[site]["build_cost"] for site in razed)
    for site in razed:
        loser = moved(loser, site, "unused")
    return gain(winner, RESOURCES, (cost + 1) // 2 if level == 1 else cost // 2), loser


def take_points(world: World, winner: Civ, loser: Civ, culture: int = 0, science: int = 0) -> Sides:
    culture, science = min(culture, loser.culture), min(science, loser.science)
    return with_points(world, winner, culture, science), with_points(world, loser, -culture, -science)


def aggression(world: World, name: str, winner: Civ, loser: Civ, choices: Sequence[str]) -> Sides:
    """Return the attacker and the target after an aggression succeeded."""
    if name in PLUNDER:
        return take_goods(winner, loser, PLUNDER[name], choices)
    if name.startswith("raid_"):
        return raid(winner, loser, LEVEL[name], choices)
    if name == "enslave":
        return gain(winner, RESOURCES, 3), lose_people(loser, 1, chosen(choices, "lose"))[0]
    if name == "annex":
        taken = chosen(choices, "choose")
        return give_colony(winner, loser, taken[0]) if taken else (winner, loser)
    if name == "spy":
        return take_points(world, winner, loser, science=5)
    if name == "armed_intervention":
        return with_points(world, winner, 7, 0), with_points(world, loser, -7, 0)
    loser = copy(loser)
    if name == "assassinate":
        gained, loser.leader = 3 * LEVEL[loser.leader] if loser.leader else 0, ""
    else:
        gained = 3 * LEVEL[loser.wonder] if loser.wonder else 0
        loser.blue, loser.stages, loser.wonder = loser.blue + loser.stages, 0, ""
    return with_points(world, winner, gained, 0), loser


def war(world: World, name: str, winner: Civ, loser: Civ, advantage: int, choices: Sequence[str]) -> Sides:
    """Return the winner and the loser after a war (TA-43.48)."""
    if name.startswith("war_over_culture"):
        return take_points(world, winner, loser, culture=advantage)
    if name == "war_over_resources":
        return take_goods(winner, loser, advantage, choices)
    if name == "war_over_territory":
        won, lost = copy(winner), copy(loser)
        lost.yellow = max(0, loser.yellow - 1 - advantage // 3)
        won.yellow += loser.yellow - lost.yellow
        return won, lost
    if name == "holy_war":
        lost, people = lose_people(loser, advantage // 3, chosen(choices, "lose"))
        return with_points(world, winner, 3 * people, 0), lost
    for taken in chosen(choices, "choose"):
        advantage -= CARDS[taken]["science_cost"]
        winner, loser = give_special(winner, loser, taken)
    return take_points(world, winner, loser, science=advantage)


def give_special(winner: Civ, loser: Civ, taken: str) -> Sides:
    """TA-43.49, TA-R-66: blue tokens come and go with the cards, by the difference (TA-19.9)."""
    winner, loser = copy(winner), copy(loser)
    loser.specials = ["" if one == taken else one for one in loser.specials]
    loser.blue = max(0, loser.blue - BLUE.get(taken, 0))
    line = next(at for at, name in enumerate(("civil", "military", "colonization", "construction"))
                if CARDS[taken]["line"] == name)  # fmt: skip
    mine = winner.specials[line]
    if not mine or LEVEL[mine] < LEVEL[taken]:
        winner.blue += BLUE.get(taken, 0) - BLUE.get(mine, 0)
        winner.specials = [taken if at == line else one for at, one in enumerate(winner.specials)]
    return winner, loser


def without(civ: Civ, units: dict[str, int]) -> Civ:
    """Return a civilization after its units were sacrificed (TA-30.14, TA-35.8)."""
    for site, n in units.items():
        for _ in range(n):
            civ = moved(civ, site, "yellow")
    return civ


def landed(world: World, civ: Civ, colony: str) -> Civ:
    """Return a civilization after a territory became its colony, the people and cards it brings aside (TA-30.17)."""
    civ = give_colony(civ, civ, colony)[0]
    level = LEVEL[colony]
    brings = {"fertile_territory": (FOOD, (3, 5)), "wealthy_territory": (RESOURCES, (5, 8))}
    kind = colony.rsplit("_", 1)[0]
    if kind in brings:
        good, amounts = brings[kind]
        return gain(civ, good, amounts[level - 1])
    culture = (6, 11)[level - 1] if kind == "historic_territory" else 0
    science = (3, 5)[level - 1] if kind == "developed_territory" else 0
    return with_points(world, civ, culture, science)
