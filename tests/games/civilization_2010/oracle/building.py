"""What a city may do: build what on which squares, devote itself to the arts, harvest (CF-12 to CF-17, CF-20)."""

from .amounts import has_wonder, may_stop_in_water, production, stacking, unit_cost
from .grounds import gathered_by, is_blockaded, outskirts, resource_on, terrain
from .reading import ARMIES, BUILDINGS, PEOPLE, RESOURCES, SCOUTS, UNITS, WONDERS, Nation, World

LAND = ("grassland", "forest", "mountain", "desert")
UNIQUE = tuple(name for name, one in BUILDINGS.items() if one["unique"])
ON_SQUARES = tuple(name for name in BUILDINGS if name != "city_walls")


def actions_left(world: World, nation: Nation, city: int) -> bool:
    """CF-8.7, CF-12.1, CF-12.11."""
    if not nation.cities[city] or (city == 0 and nation.government == "anarchy"):
        return False
    return nation.acted[city] < 1 + nation.actions_more


def rush_rate(nation: Nation) -> int:
    """CF-12.7, CF-32.1."""
    return 2 if nation.civilization == "america" else 1


def rush_steps(nation: Nation, missing: int) -> int:
    """Return how many times 3 trade must be paid (CF-12.8)."""
    steps = 0
    while steps * rush_rate(nation) < missing:
        steps += 1
    return steps


def affords(nation: Nation, has: int, cost: int) -> bool:
    return rush_steps(nation, cost - has) * 3 <= nation.trade


def cost(nation: Nation, item: str) -> int:
    """CF-13.1, CF-14.2, CF-15.1, CF-16.2."""
    if item in ("army", "scout"):
        return 4 if item == "army" else 6
    if item in UNITS:
        return unit_cost(nation, item)
    if item in WONDERS:
        card = WONDERS[item]
        cheaper = card.get("discount_tech", "") in nation.techs
        return int(card["discount_cost"] if cheaper else card["cost"])
    return int(BUILDINGS[item]["cost"])


def items() -> list[str]:
    return [*BUILDINGS, *WONDERS, *UNITS, "army", "scout"]


def in_supply(world: World, nation: Nation, item: str) -> bool:
    """Return whether a thing is there to be built and may be built by this player, squares and tokens aside."""
    if item == "army":
        return any(figure in ARMIES for figure in nation.supply)
    if item == "scout":
        return any(figure in SCOUTS for figure in nation.supply)
    if item in UNITS:  # CF-14.1, CF-14.6
        return in_deck(world, item) and (item != "aircraft" or "flight" in nation.techs)
    if item in WONDERS:
        return item in world.row  # CF-16.1
    return has_learned(nation, item)


def in_deck(world: World, unit: str) -> bool:
    """Return whether a card can be drawn, those that lie face up being shuffled if need be (CF-14.5, CF-14.6)."""
    return world.deck_held.get(unit, 0) > 0 or any(card.startswith(unit + "_") for card in world.returned)


def has_learned(nation: Nation, building: str) -> bool:
    """CF-15.1, CF-15.13."""
    card = BUILDINGS[building]
    better = card.get("upgrades_to")
    if better and BUILDINGS[better]["unlocked_by"] in nation.techs:
        return False
    return card["unlocked_by"] in nation.techs


def has_token(world: World, building: str, square: str) -> bool:
    """Return whether there is a token to place; the one that it replaces comes back first (CF-15.10, CF-15.12)."""
    stack = BUILDINGS[building]["supply_stack"]
    replaced = world.markers.get(square, "")
    back = replaced in BUILDINGS and BUILDINGS[replaced]["supply_stack"] == stack
    return world.stacks.get(stack, 0) + back > 0


def squares_for(world: World, nation: Nation, city: int, item: str) -> set[str]:
    """Return where a city may place what it builds; for walls its centre, "" for a unit."""
    if item in UNITS:
        return {""}
    if item == "city_walls":
        return set() if city in nation.walled else {""}
    found = set()
    for square in outskirts(world, nation, city):
        if item in ("army", "scout"):
            fits = may_place_figure(world, nation, square, item)
        elif item in WONDERS:
            fits = may_place_wonder(world, nation, city, square)
        else:
            fits = may_place_building(world, nation, city, square, item)
        if fits:
            found.add(square)
    return found


def may_place_figure(world: World, nation: Nation, square: str, item: str) -> bool:
    """CF-13.3, CF-13.4, CF-13.5; under Democracy not upon others (CF-8.12)."""
    if terrain(world, square) == "water" and not may_stop_in_water(nation):
        return False
    if len(nation.standing_on(square)) >= stacking(nation):
        return False
    if is_blockaded(world, square, nation):
        return item == "army" and nation.government != "democracy"
    return True


def may_place_building(world: World, nation: Nation, city: int, square: str, item: str) -> bool:
    """CF-15.2 to CF-15.6, CF-15.9, CF-15.12."""
    if terrain(world, square) not in BUILDINGS[item]["terrain"] or is_blockaded(world, square, nation):
        return False
    if item in UNIQUE:
        others = [one for one in outskirts(world, nation, city) if world.markers.get(one) in UNIQUE and one != square]
        if others:
            return False
    return has_token(world, item, square)


def may_place_wonder(world: World, nation: Nation, city: int, square: str) -> bool:
    """CF-16.9, CF-16.10."""
    others = [one for one in outskirts(world, nation, city) if world.markers.get(one) in WONDERS and one != square]
    return not others and terrain(world, square) in LAND and not is_blockaded(world, square, nation)


def may_place_person(world: World, nation: Nation, square: str) -> bool:
    """CF-19.3."""
    return terrain(world, square) in LAND and not is_blockaded(world, square, nation)


def person_squares(world: World, nation: Nation) -> set[str]:
    return {
        square
        for city in nation.own_cities
        for square in outskirts(world, nation, city)
        if may_place_person(world, nation, square)
    }


def buildable(world: World, nation: Nation, city: int, has: int) -> set[str]:
    """CF-12.13."""
    return {
        item
        for item in items()
        if in_supply(world, nation, item)
        and affords(nation, has, cost(nation, item))
        and squares_for(world, nation, city, item)
    }


def harvests(world: World, nation: Nation, city: int) -> set[str]:
    """CF-20.1, CF-20.2; two under Angkor Wat (CF-16.15)."""
    printed = {resource_on(world, square) for square in gathered_by(world, nation, city)} - {""}
    found = {resource for resource in printed if world.market.get(resource, 0) > 0}
    texts = {f"harvest {resource}" for resource in found}
    if has_wonder(world, nation, "angkor_wat") and "angkor_wat" not in nation.used:
        order = [resource for resource in RESOURCES if resource in found]
        for at, one in enumerate(order):
            for other in order[at:]:
                if one != other or world.market[one] > 1:
                    texts.add(f"harvest {one} and {other}")
    return texts


def free_buildings(world: World, nation: Nation, city: int) -> set[str]:
    """CF-32.5."""
    if nation.civilization != "egypt" or "egypt" in nation.used:
        return set()
    return {item for item in BUILDINGS if has_learned(nation, item) and squares_for(world, nation, city, item)}


def text(name: str) -> str:
    return name.replace("_", " ")


def city_actions(world: World, nation: Nation, city: int) -> set[str]:
    """Return what a city may begin with."""
    has = production(world, nation, city)
    can = buildable(world, nation, city, has)
    found = {"arts"} | harvests(world, nation, city) | {f"build {text(item)}" for item in can}
    found |= {f"free {text(item)}" for item in free_buildings(world, nation, city)}
    if "engineering" in nation.techs and "engineering" not in nation.used and can:
        found.add("split")
    return found


def after_picks(world: World, picks: list[str]) -> set[str]:
    """Return how a declared city action goes on (CF-12.10, CF-15, CF-16)."""
    nation = world.nation
    city = int(picks[0].split()[1]) - 1
    if len(picks) == 1:
        return city_actions(world, nation, city)
    first, *rest = picks[1:]
    has = production(world, nation, city)
    if first != "split":
        return placing(world, nation, city, first)
    if not rest:
        return {f"build {text(item)}" for item in buildable(world, nation, city, has)}
    one, square, left = taken(rest)
    if needs_square(one) and not square:
        return placing(world, nation, city, rest[0])
    now = with_item(world, one, square, city)
    if left:
        return placing(now, now.nation, city, left[0])
    spent = has - cost(nation, one)
    return {f"build {text(item)}" for item in buildable(now, now.nation, city, spent)} | {"pass"}


def taken(picks: list[str]) -> tuple[str, str, list[str]]:
    """Return the first item of picks, its square if there is one yet, and what comes after."""
    item = picks[0].removeprefix("build ").replace(" ", "_")
    if len(picks) > 1 and picks[1].startswith("at "):
        return item, picks[1].removeprefix("at "), picks[2:]
    return item, "", picks[1:]


def needs_square(item: str) -> bool:
    return item not in UNITS and item != "city_walls"


def placing(world: World, nation: Nation, city: int, pick: str) -> set[str]:
    item = pick.split(" ", 1)[1].replace(" ", "_")
    return {f"at {square}" for square in squares_for(world, nation, city, item)}


def with_item(world: World, item: str, square: str, city: int) -> World:
    """Return the table with something built, as far as it matters to what may be built besides."""
    now = world.copy()
    built(now, now.nation, city, item, square)
    return now


def remove_marker(world: World, nation: Nation, square: str, back_to_reserve: bool = True) -> None:
    """Take away what lies on a square (CF-15.10, CF-15.15, CF-19.5, CF-26.9)."""
    marker = world.markers.pop(square, "")
    if marker in BUILDINGS:
        stack = BUILDINGS[marker]["supply_stack"]
        world.stacks[stack] = world.stacks.get(stack, 0) + 1
    elif marker in WONDERS:
        world.wonder_of[marker], world.wonder_at[marker] = -1, ""
        world.obsolete.discard(marker)
        if marker == "panama_canal":  # CF-16.13
            for one in world.nations:
                one.coins_on.pop("panama_canal", None)
    elif marker in PEOPLE and back_to_reserve:
        nation.reserve[marker] = nation.reserve.get(marker, 0) + 1
        nation.fresh_people[marker] = nation.fresh_people.get(marker, 0) + 1


def built(world: World, nation: Nation, city: int, item: str, square: str) -> None:
    """Place what is built; what is drawn is left out."""
    if item in ("army", "scout"):
        kinds = ARMIES if item == "army" else SCOUTS
        figure = next(one for one in nation.supply if one in kinds)
        nation.figures[figure] = square
        nation.fresh.add(figure)
    elif item in UNITS:
        nation.forces_held += 1
        if not world.deck_held.get(item):  # CF-14.5
            cards = [card for card in world.returned if card.startswith(item + "_")]
            world.deck_held[item] = sum(world.returned.pop(card) for card in cards)
        take(world.deck_held, item, 1)
    elif item == "city_walls":
        nation.walled.add(city)
    else:
        remove_marker(world, nation, square)
        world.markers[square] = item
        if item in WONDERS:
            world.wonder_of[item], world.wonder_at[item] = nation.seat, square
            world.row[world.row.index(item)] = "" if not world.wonders_left else "?"
        else:
            take(world.stacks, BUILDINGS[item]["supply_stack"], 1)


def take(numbers: dict[str, int], name: str, n: int) -> None:
    """Lower a number; what is nought is left out."""
    numbers[name] = numbers.get(name, 0) - n
    if not numbers[name]:
        del numbers[name]


def give(numbers: dict[str, int], name: str, n: int) -> None:
    numbers[name] = numbers.get(name, 0) + n
