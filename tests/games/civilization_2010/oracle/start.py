"""What a player may do at the start of a turn (CF-6 to CF-9)."""

from .amounts import may_stop_in_water, most_cities, stacking
from .building import person_squares, text
from .grounds import apart, around, centre_of, enemies_on, terrain
from .reading import SCOUTS, Nation, World
from .research import available_governments


def governments(world: World, nation: Nation) -> set[str]:
    """CF-8.2 to CF-8.8."""
    if nation.governed:
        return set()
    open_now = available_governments(nation) - {nation.government}
    if nation.government == "anarchy":
        if world.round > nation.anarchy_since:
            return open_now
        return set()
    return {one for one in open_now if one == "anarchy" or one in nation.direct}


def may_found(world: World, nation: Nation, square: str) -> bool:
    """CF-7.1 to CF-7.7, CF-7.12, CF-7.14."""
    if not square or len(nation.own_cities) >= most_cities(nation) or all(nation.cities):
        return False
    ring = around(square)
    if len(ring) < 8 or any(one not in world.ground for one in ring) or terrain(world, square) == "water":
        return False
    if any(one in world.sites for one in ring) or any(enemies_on(world, one, nation) for one in ring):
        return False
    centres = [city for other in world.nations for city in other.cities if city]
    if any(apart(square, centre) < 3 for centre in centres):
        return False
    return all_can_leave(world, nation, square)


def all_can_leave(world: World, nation: Nation, square: str) -> bool:
    """CF-7.9, CF-7.14: every other own figure finds a square to go to."""
    others = len(nation.standing_on(square)) - 1
    room = sum(max(0, stacking(nation) - len(nation.standing_on(one))) for one in leavable(world, nation, square))
    return room >= others


def leavable(world: World, nation: Nation, centre: str) -> list[str]:
    """Return the squares around a new city where an own figure may stop, the stacking limit aside."""
    return [
        one
        for one in around(centre)
        if one in world.ground
        and (terrain(world, one) != "water" or may_stop_in_water(nation))
        and not enemies_on(world, one, nation)
        and one not in world.sites
        and centre_of(world, one) is None
    ]


def relocations(world: World) -> set[str]:
    """CF-7.9."""
    nation = world.nation
    centre = next(city for city in nation.cities if city and nation.standing_on(city))
    free = [one for one in leavable(world, nation, centre) if len(nation.standing_on(one)) < stacking(nation)]
    return {f"place {one}" for one in free}


def assignments(world: World, nation: Nation) -> set[str]:
    """CF-9.1, CF-9.2: whatever changes something."""
    found = set()
    for at, scout in enumerate(SCOUTS):
        if not nation.figures[scout] or scout in nation.fresh:
            continue
        for city in nation.own_cities:
            if nation.sends[scout] != city:
                found.add(f"scout {at + 1} for {city + 1}")
        if nation.sends[scout] >= 0:
            found.add(f"scout {at + 1} off")
    return found


def actions(world: World) -> set[str]:
    """CF-D6, abilities and events aside."""
    nation = world.nation
    found = {"pass"} | {f"govern {one}" for one in governments(world, nation)} | assignments(world, nation)
    found |= {f"found {at + 1}" for at, scout in enumerate(SCOUTS) if may_found(world, nation, nation.figures[scout])}
    for person, n in nation.reserve.items():  # CF-19.4
        if n > nation.fresh_people.get(person, 0) and person_squares(world, nation):
            found.add(f"send for {text(person)}")
    return found
