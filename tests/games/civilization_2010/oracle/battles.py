"""Battles: forces, strengths, fronts, bonuses, who wins, and what may be taken (CF-23, CF-25, CF-26)."""

from .amounts import coins, combat_bonus, has_wonder, rank
from .building import take, text
from .deeds import payers
from .grounds import centre_of
from .reading import ARMIES, COMBAT, RESOURCES, UNITS, Nation, World
from .research import learnable_from

ATTACKER, DEFENDER = 0, 1
Front = tuple[str, int, int]


def is_wild(world: World, side: int) -> bool:
    """Return whether a side is that of barbarians (CF-23.10)."""
    return side == DEFENDER and world.sites.get(world.battle_at) == "village"


def fighter(world: World, side: int) -> Nation:
    return world.nations[world.commander[side]]


def defends_city(world: World, side: int) -> bool:
    return side == DEFENDER and centre_of(world, world.battle_at) is not None


def unit_of(card: str) -> str:
    return card.rsplit("_", 1)[0]


def strength(world: World, side: int, card: str) -> int:
    """CF-25.5, CF-25.24, CF-23.8."""
    unit = unit_of(card)
    sides = next(one["strength"] for one in UNITS[unit]["cards"] if one["strength"][0] == int(card.rsplit("_", 1)[1]))
    if is_wild(world, side):
        return int(sides[0])
    nation = fighter(world, side)
    return int(sides[rank(nation, unit) - 1]) + has_wonder(world, nation, "himeji_samurai_castle")


def hand(world: World, side: int) -> int:
    """CF-25.3, CF-25.4."""
    nation, total = fighter(world, side), 3
    if is_wild(world, side):
        return total
    if defends_city(world, side):
        total += 3
    else:
        total += 2 * (len(armies_there(world, side)) - 1)
    total += nation.government == "fundamentalism"
    if "computers" in nation.techs:
        total += coins(world, nation) // 5
    return total


def armies_there(world: World, side: int) -> list[str]:
    return [figure for figure in fighter(world, side).standing_on(world.battle_at) if figure in ARMIES]


def has_walls(world: World) -> bool:
    owner = centre_of(world, world.battle_at)
    return owner is not None and owner.cities.index(world.battle_at) in owner.walled


def first_side(world: World) -> int:
    """CF-25.9."""
    return ATTACKER if has_walls(world) else DEFENDER


def bonus(world: World, side: int) -> int:
    """CF-25.7, CF-23.9."""
    if is_wild(world, side):
        return 0
    nation = fighter(world, side)
    total = combat_bonus(world, nation)
    if defends_city(world, side):
        total += 12 if nation.cities[0] == world.battle_at else 6
        total += 4 * has_walls(world)
    return total


def total(world: World, side: int) -> int:
    """CF-26.2."""
    units = sum(strength(world, side, card) for card, owner, _ in world.fronts if card and owner == side)
    return units + max(0, bonus(world, side) - bonus(world, 1 - side))


def winner(world: World) -> int:
    """CF-26.3."""
    return ATTACKER if total(world, ATTACKER) > total(world, DEFENDER) else DEFENDER


def trumps(one: str, other: str) -> bool:
    """CF-25.17, CF-25.18."""
    return bool(COMBAT["trumps"].get(unit_of(one)) == unit_of(other))


# --- a battle turn ---


def options(world: World) -> set[str]:
    """CF-25.10, CF-25.12 to CF-25.14."""
    side = world.frame["side"]
    if world.draft and world.draft[0].startswith("play "):
        found = {"new front"}
        for at, (card, owner, _) in enumerate(world.fronts):
            if card and owner != side:
                found.add(f"against {at + 1}")
        return found
    cards = set() if world.frame["played"] else {f"play {text(card)}" for card in world.force[side]}
    return cards | abilities(world, side) | ({"pass"} if world.frame["played"] else set())


def abilities(world: World, side: int) -> set[str]:
    """CF-25.20 to CF-25.23: what may be used in a battle turn; a wound bonus only before a unit is played."""
    if is_wild(world, side):
        return set()
    nation, found = fighter(world, side), set()
    own = [wounds for card, owner, wounds in world.fronts if card and owner == side]
    has_enemy = any(card and owner != side for card, owner, _ in world.fronts)
    for tech in ("animal_husbandry", "biology"):
        if tech in nation.techs and tech not in world.used_here[side] and any(own):
            found.add(f"use {text(tech)}")
    for tech in ("metalworking", "mathematics", "ballistics"):
        if tech not in nation.techs or tech in nation.used or not payers(nation, "iron"):
            continue
        if tech == "metalworking" and world.frame["played"]:
            continue
        if tech != "metalworking" and not has_enemy:
            continue
        found.add(f"use {text(tech)}")
    return found


def played(world: World, picks: list[str]) -> tuple[list[Front], list[dict[str, int]], list[dict[str, int]]]:
    """Return the fronts, forces and killed units after a unit was played (CF-25.13 to CF-25.19, CF-25.21)."""
    side = world.frame["side"]
    card = picks[0].removeprefix("play ").replace(" ", "_")
    now = world.copy()
    take(now.force[side], card, 1)
    where = picks[1] if len(picks) > 1 else "new front"
    if where == "new front":
        now.fronts.append((card, side, 0))
        return now.fronts, now.force, now.killed
    at = int(where.split()[1]) - 1
    foe, _, wounds = now.fronts[at]
    dealt = strength(world, side, card) + world.blow
    mine, theirs = strength(world, side, card), strength(world, 1 - side, foe)
    if trumps(card, foe):
        wounds += dealt
        taken = 0 if wounds >= theirs else theirs
    elif trumps(foe, card):
        taken = theirs
        wounds += 0 if taken >= mine else dealt
    else:
        taken = theirs
        wounds += dealt
    foe_dies, card_dies = wounds >= theirs, taken >= mine
    for one, dead, owner in ((foe, foe_dies, 1 - side), (card, card_dies, side)):
        if dead:
            now.killed[owner][one] = now.killed[owner].get(one, 0) + 1
    if not foe_dies:
        now.fronts[at] = foe, 1 - side, wounds
    elif not card_dies:
        now.fronts[at] = card, side, taken
    else:
        now.fronts[at] = "", 0, 0
    return now.fronts, now.force, now.killed


# --- what is taken ---


def loot(world: World) -> set[str]:
    """CF-26.8, CF-26.11, CF-26.13, CF-26.14."""
    nation, loser = world.nation, world.nations[world.frame["loser"]]
    tokens = {f"take {resource}" for resource in RESOURCES if loser.resources.get(resource)}
    tokens |= {f"take {kind}" for kind in ("hut", "village") if loser.tokens_held.get(kind)}
    if world.frame["taken"]:
        return tokens | {"pass"}
    if not world.frame["city"]:
        trade = min(3, loser.trade, 27 - nation.trade)
        found = {f"take {n} trade" for n in range(1, trade + 1)}
        return found | tokens | {f"take {n} culture" for n in range(1, min(3, loser.culture) + 1)}
    found = tokens | {f"learn {text(tech)}" for tech in learnable_from(nation, loser)}
    return found | ({"take event"} if loser.hand_held else set())
