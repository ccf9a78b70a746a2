"""What a player has altogether: trade, production, coins, limits (CF-11.1, CF-12.4, CF-18.1, CF-21, CF-29)."""

from .grounds import city_around, enemies_on, icons_of, icons_on, is_blockaded, outskirts
from .reading import SCOUTS, TECHS, UNITS, Nation, World


def effects(nation: Nation, verb: str) -> list[dict[str, object]]:
    """Return the effects of a kind that a nation's technologies have."""
    return [
        effect
        for tech in sorted(nation.techs)
        for ability in TECHS[tech]["abilities"]
        for effect in ability["effects"]
        if effect["verb"] == verb
    ]


def has_wonder(world: World, nation: Nation, wonder: str) -> bool:
    """Return whether the ability of a wonder is a nation's: not obsolete, not blockaded (CF-10.3, CF-16.11)."""
    if world.wonder_of[wonder] != nation.seat or wonder in world.obsolete:
        return False
    return not enemies_on(world, world.wonder_at[wonder], nation)


def coins(world: World, nation: Nation) -> int:
    """CF-29.1, CF-29.9."""
    total = sum(nation.coins_on.values())  # what lay on a wonder is gone with it
    total += sum(1 for _ in effects(nation, "coin")) + (nation.government == "feudalism")
    around_cities = {
        square for one in world.nations for city in one.own_cities for square in outskirts(world, one, city)
    }
    for square in around_cities | {nation.figures[scout] for scout in SCOUTS if nation.figures[scout]}:
        number = icons_on(world, square).get("coin", 0)
        if number and owner_of_coin(world, square) is nation:
            total += number
    return total


def owner_of_coin(world: World, square: str) -> Nation | None:
    """CF-29.9: whoever has a scout there, else the city around it, unless an enemy army stands there."""
    for nation in world.nations:
        if any(nation.figures[scout] == square for scout in SCOUTS):
            return nation
    home = city_around(world, square)
    return home[0] if home and not is_blockaded(world, square, home[0]) else None


def trade_gathered(world: World, nation: Nation) -> int:
    """CF-11.1."""
    return sum(icons_of(world, nation, city)["trade"] for city in nation.own_cities)


def production(world: World, nation: Nation, city: int) -> int:
    """CF-12.4 without rushing."""
    total = icons_of(world, nation, city)["production"] + nation.extra[city]
    if nation.government == "communism":
        total += 2
    if "military_science" in nation.techs:
        total += coins(world, nation) // 3
    return total


def culture_of_arts(world: World, nation: Nation, city: int) -> int:
    """CF-17.1; Monarchy gives 2 more in the capital (CF-8.15)."""
    return 1 + icons_of(world, nation, city)["culture"] + 2 * (city == 0 and nation.government == "monarchy")


def culture_hand(world: World, nation: Nation) -> int:
    """CF-18.1."""
    total = 2 + len(nation.techs & {"pottery", "civil_service", "theology"})
    if has_wonder(world, nation, "cristo_redentor"):
        total += 4
    if "computers" in nation.techs:
        total += coins(world, nation) // 5
    return total


def speed(nation: Nation) -> int:
    """CF-21.2."""
    speeds = {"horseback_riding": 3, "sailing": 4, "steam_power": 5, "flight": 6}
    return max([2] + [n for tech, n in speeds.items() if tech in nation.techs])


def stacking(nation: Nation) -> int:
    """CF-21.7."""
    limits = {"masonry": 3, "printing_press": 4, "biology": 5, "replaceable_parts": 6}
    most = max([2] + [n for tech, n in limits.items() if tech in nation.techs])
    return most + (nation.civilization == "russia")


def most_cities(nation: Nation) -> int:
    return 3 if "irrigation" in nation.techs else 2


def may_stop_in_water(nation: Nation) -> bool:
    """CF-13.3, CF-21.11."""
    return bool(nation.techs & {"sailing", "steam_power", "flight"})


def rank(nation: Nation, unit: str) -> int:
    """CF-28.3."""
    ranks = [1]
    for effect in effects(nation, "upgrade_unit"):
        if effect["unit"] == unit:
            number = effect["rank"]
            assert isinstance(number, int)
            ranks.append(number)
    return max(ranks)


def unit_cost(nation: Nation, unit: str) -> int:
    """CF-14.2."""
    costs = UNITS[unit]["cost_by_rank"]
    return int(costs[min(rank(nation, unit), len(costs)) - 1])


def combat_bonus(world: World, nation: Nation) -> int:
    """CF-25.7 without the defence of a city; on blockaded squares nothing counts (CF-10.6)."""
    total = 0
    for city in nation.own_cities:
        for square in outskirts(world, nation, city):
            if not is_blockaded(world, square, nation):
                total += icons_on(world, square).get("combat", 0)
    return total
