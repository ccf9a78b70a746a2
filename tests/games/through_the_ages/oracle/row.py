"""What happens before a turn: the row is cleared, slid and filled, and an age may end (TA-11, TA-12)."""

from copy import copy

from .reading import LEVEL, Civ, World

CLEARED = {4: 1, 3: 2, 2: 3, 1: 3}
"""How many spaces are cleared, by the players who are left (TA-11.2)."""
LAST_AGE = {"tutorial": 1, "advanced": 2, "full": 3}


def filled(world: World) -> list[str]:
    """Return the row after the deck of the age filled it; what a new deck brings nobody knows (TA-11.5, TA-11.6)."""
    left = [card for card in world.row[CLEARED[len(world.left)] :] if card]
    row = left + world.civil_deck[: 13 - len(left)]
    return row + [""] * (13 - len(row))


def age_ends(world: World) -> bool:
    """Return whether the last card of the age is dealt; antiquity ends with the first filling (TA-11.9, TA-12.1)."""
    left = [card for card in world.row[CLEARED[len(world.left)] :] if card]
    return world.age == 0 or 0 < len(world.civil_deck) <= 13 - len(left)


def aged(world: World, civ: Civ) -> Civ:
    """Return a civilization after the age ended: without what is obsolete, with fewer tokens (TA-12.3 to TA-12.9)."""
    if world.mode == "tutorial" or world.age == 0:
        return civ
    civ = copy(civ)
    civ.civil_hand = [card for card in civ.civil_hand if LEVEL[card] >= world.age]
    civ.military_hand = [card for card in civ.military_hand if LEVEL[card] >= world.age]
    if civ.leader and LEVEL[civ.leader] < world.age:
        civ.leader = ""
    if civ.wonder and LEVEL[civ.wonder] < world.age:
        civ.blue, civ.wonder, civ.stages = civ.blue + civ.stages, "", 0
    civ.pacts = [pact for pact in civ.pacts if LEVEL[pact[0]] >= world.age]
    if world.mode == "full":
        civ.yellow = max(0, civ.yellow - 2)
    return civ


def last_round(world: World) -> int:
    """Return the last round, known when the last deck runs out; 0 before (TA-47.1 to TA-47.3)."""
    if world.last_round or world.age != LAST_AGE[world.mode] or not age_ends(world):
        return world.last_round
    return world.round + (world.mode == "full" and world.turn != world.first)
