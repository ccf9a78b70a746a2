"""What the scoring events and the end of the game bring (TA-29, TA-37.8, TA-40, TA-43)."""

from collections.abc import Callable

from .goods import FOOD, RESOURCES, output
from .ratings import civil_actions, discontent, happy, military_actions, science_rate, strength
from .reading import KIND, LEVEL, UNITS, URBAN, VALUE, Civ, World

BY_RANK = {4: (15, 10, 5, 0), 3: (14, 7, 0), 2: (10, 0), 1: (0,)}
WONDER_POINTS = (5, 4, 3, 2)


def ranked(world: World, value: Callable[[Civ], int], first: int) -> list[Civ]:
    """Return all who are left from the highest value down; ties go by the order of turns from a seat on (TA-29)."""
    order = sorted(world.left, key=lambda civ: (civ.seat - first) % world.players)
    return sorted(order, key=lambda civ: -value(civ))


def technologies(civ: Civ) -> list[str]:
    """Return the technology cards in play; a covered government is not (TA-20.14)."""
    return [*civ.techs, civ.government, *filter(None, civ.specials)]


def production(civ: Civ, good: str) -> int:
    """Return what farms or mines put out (TA-37.9, TA-43.54)."""
    return sum(VALUE[name] for name in output(civ, good, with_labs=False))


def levels(civ: Civ, *kinds: str) -> int:
    return sum(LEVEL[name] * n for name, n in civ.on(*kinds))


def impact(world: World, name: str, civ: Civ, first: int) -> int:
    """Return what a scoring event gives a player; ties go by turns from a seat on."""
    unhappy = discontent(world, civ)
    workers = civ.unused + sum(civ.workers.values())
    scored_level = 2 if world.mode == "advanced" else 3
    if name in ("science", "strength"):
        order = ranked(world, strength if name == "strength" else lambda one: science_rate(world, one), first)
        return BY_RANK[len(order)][order.index(civ)]
    return {
        "agriculture": production(civ, FOOD),
        "architecture": levels(civ, *URBAN),
        "colonies": 4 * len(civ.colonies),
        "competition": levels(civ, *UNITS, "arena"),
        "government": 2 * civil_actions(civ) + military_actions(civ),
        "happiness": min(16, 2 * happy(civ)) - 2 * unhappy,
        "industry": production(civ, RESOURCES),
        "population": 2 * max(0, workers - unhappy - 10),
        "progress": 2 * sum(LEVEL[card] for card in [civ.government, *filter(None, civ.specials)]),
        "technology": 4 * sum(LEVEL[card] == scored_level for card in technologies(civ)),
        "wonders": sum(WONDER_POINTS[LEVEL[wonder]] for wonder in civ.completed),
    }[name]


def in_the_tutorial(world: World, civ: Civ) -> int:
    """TA-37.8."""
    advanced = sum(LEVEL[card] == 1 for card in technologies(civ))
    goods = production(civ, FOOD) + production(civ, RESOURCES)
    return 2 * advanced + 2 * strength(civ) + min(16, 2 * happy(civ)) + goods + science_rate(world, civ)


def scored_at_the_end(world: World) -> list[str]:
    """Return the events that are evaluated: those laid out, and in the full game those in the piles (TA-40.6)."""
    in_piles = [card for card in world.piles if KIND[card] == "event" and LEVEL[card] == 3]
    return world.laid_out + (in_piles if world.mode == "full" else [])


def final_culture(world: World) -> list[int]:
    """Return the culture of every player after the final scoring; who resigned scores nothing."""
    found = [civ.culture for civ in world.civs]
    for civ in world.left:
        more = [impact(world, card.removeprefix("impact_of_"), civ, world.first) for card in scored_at_the_end(world)]
        points = in_the_tutorial(world, civ) if world.mode == "tutorial" else sum(more)
        found[civ.seat] = max(0, civ.culture + points)
    return found
