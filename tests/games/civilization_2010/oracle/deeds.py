"""Which abilities and events may be used now, at what, and what pays (CF-18, CF-20, CF-28, CF-31)."""

from typing import Any

from .amounts import has_wonder, stacking
from .building import text
from .grounds import beside, centre_of, city_around, enemies_on, terrain
from .reading import ARMIES, BUILDINGS, COMPASS, EVENTS, PEOPLE, SCOUTS, TECHS, TOKENS, WONDERS, Nation, Numbers, World
from .research import learnable_from

Ability = dict[str, Any]


def _abilities() -> dict[str, tuple[str, Ability]]:
    """Return what may be used, by the name that texts give it: the card and the ability."""
    found = {}
    for card in TECHS.values():
        deeds = [one for one in card["abilities"] if one["kind"] not in ("constant", "on_learn")]
        for number, one in enumerate(deeds):
            found[card["id"] + (f"_{number + 1}" if number else "")] = card["id"], one
    for card in WONDERS.values():
        for one in card["abilities"]:
            if one["kind"] == "action" and not one.get("uses_city_action"):
                found[card["id"]] = card["id"], one
    return found


ABILITIES = _abilities()
CAPS = {"pottery": 4, "democracy": 4, "printing_press": 4}


def usable(world: World, nation: Nation, phase: str, uses: tuple[str, ...]) -> set[str]:
    """Return the abilities and events of a phase that may be used, as texts."""
    found = set()
    for name, (card, ability) in ABILITIES.items():
        if (
            ability["kind"] == "triggered"
            or ability.get("phase") != phase
            or ability.get("use", "own_turn") not in uses
        ):
            continue
        if has_card(world, nation, card) and name not in nation.used and name != "engineering":
            if can_pay(world, nation, ability.get("cost", {})) and goes(world, nation, name):
                found.add(f"use {text(name)}")
    for name in nation.hand:
        event = EVENTS[name]
        if event["phase"] == phase and event["use"] in uses and goes(world, nation, name):
            found.add(f"play {text(name)}")
    return found


def has_card(world: World, nation: Nation, card: str) -> bool:
    return has_wonder(world, nation, card) if card in WONDERS else card in nation.techs


def goes(world: World, nation: Nation, name: str) -> bool:
    """Return whether there is something to aim at (CF-18.18)."""
    found = targets(world, nation, name, [])
    return found is None or bool(found)


# --- payment (CF-20.5, CF-20.6, CF-20.9, CF-18.7) ---


def can_pay(world: World, nation: Nation, cost: dict[str, Any]) -> bool:
    if nation.trade < cost.get("trade", 0) or nation.culture < cost.get("culture", 0):
        return False
    if "resources" in cost:
        return bool(payers(nation, cost["resources"][0]))
    if "any_resources" in cost:
        return sum(payers(nation, "").values()) >= int(cost["any_resources"])
    return True


def payers(nation: Nation, resource: str) -> Numbers:
    """Return what can pay a symbol, "" for any, and how many of it there are."""
    found = {name: n for name, n in nation.resources.items() if resource in ("", name)}
    found |= {token: n for token, n in nation.tokens.items() if resource in ("", TOKENS[token]["reward"])}
    for event, n in nation.hand.items():
        effect = EVENTS[event]["effects"][0]
        if effect["verb"] == "as_resource" and (not resource or resource in effect["kinds"]):
            found[event] = n
    return found


def payment(world: World, nation: Nation, cost: dict[str, Any], picks: list[str]) -> set[str] | None:
    """Return what may be paid next; None if all is paid."""
    if picks and picks[-1] == "pay gift from afar":
        return {f"choose {other.seat + 1}" for other in world.others(nation)}
    paid = [pick.removeprefix("pay ").replace(" ", "_") for pick in picks if pick.startswith("pay ")]
    due = len(cost.get("resources", [])) + cost.get("any_resources", 0)
    if len(paid) >= due:
        return None
    can = payers(nation, cost["resources"][0] if "resources" in cost else "")
    for one in paid:
        can[one] -= 1
    return {f"pay {text(one)}" for one, n in can.items() if n > 0}


# --- targets ---


def effect_of(name: str, picks: list[str]) -> dict[str, Any]:
    effect: dict[str, Any] = (EVENTS[name] if name in EVENTS else ABILITIES[name][1])["effects"][-1]
    if name in ("gift_from_afar",):
        return effect
    if effect["verb"] == "choose_one" and picks and picks[0].startswith("option"):
        chosen: dict[str, Any] = effect["options"][int(picks[0].split()[1]) - 1]
        return chosen
    return effect


def targets(world: World, nation: Nation, name: str, picks: list[str]) -> set[str] | None:
    """Return what may be aimed at next; None if nothing more is."""
    effect = effect_of(name, picks)
    if effect["verb"] == "choose_one":
        return {
            f"option {at + 1}"
            for at, one in enumerate(effect["options"])
            if aims(world, nation, name, one, []) != set()
        }
    rest = picks[1:] if picks and picks[0].startswith("option") else picks
    return aims(world, nation, name, effect, rest)


def aims(world: World, nation: Nation, name: str, effect: dict[str, Any], picks: list[str]) -> set[str] | None:
    verb = effect["verb"]
    if verb == "gain_coin" and nation.coins_on.get(name, 0) >= CAPS[name]:  # CF-28.8
        return set()
    if verb in AIMS:
        return AIMS[verb](world, nation, effect, picks)
    return None


Picks = set[str] | None


def own_city(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    return None if picks else {f"city {city + 1}" for city in nation.own_cities}


def other_player(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    return None if picks else {f"choose {other.seat + 1}" for other in world.others(nation)}


def with_forces(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-28.14."""
    return None if picks else {f"choose {other.seat + 1}" for other in world.others(nation) if other.forces_held}


def governed(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-18.17: whoever has another government."""
    if picks:
        return None
    return {f"choose {one.seat + 1}" for one in world.others(nation) if one.government != "anarchy"}


def wonders(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-16.11, CF-16.12."""
    if picks:
        return None
    there = set(world.row) | {name for name, seat in world.wonder_of.items() if seat >= 0}
    found = there - world.obsolete - {""}
    return {f"aim at {text(name)}" for name in found if WONDERS[name]["age"] in effect["ages"]}


def reach(world: World, nation: Nation, most: int) -> set[str]:
    """Return the squares within a range of own figures and city centres (CF-0.5, R-52); 0 is anywhere."""
    if not most:
        return set(world.ground)
    found = {square for square in [*nation.figures.values(), *nation.cities] if square}
    for _ in range(most):
        found |= {one for square in found for way in COMPASS if (one := beside(square, way)) in world.ground}
    return found


def owner_on(world: World, square: str) -> Nation | None:
    """Return whose building lies on a square; walls lie in the centre."""
    centre = centre_of(world, square)
    if centre:
        return centre
    home = city_around(world, square)
    return home[0] if home else None


def has_building(world: World, square: str) -> bool:
    centre = centre_of(world, square)
    if centre:
        return centre.cities.index(square) in centre.walled
    return world.markers.get(square) in BUILDINGS


def buildings(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-18.16."""
    if picks and (len(picks) == effect["count"] or picks[-1] == "pass"):
        return None
    found = {
        f"aim at {square}"
        for square in reach(world, nation, effect["range"])
        if has_building(world, square) and (effect["owner"] == "any" or owner_on(world, square) is not nation)
    }
    return (found - set(picks)) | ({"pass"} if picks else set())


def disasters(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-18.14, CF-18.15."""
    if len(picks) == 2:
        return None
    found = set()
    for square in world.ground if world.disasters_left else ():
        kind = terrain(world, square)
        fits = kind == "forest" if effect["side"] == "grassland" else kind != "mountain"
        if fits and square not in world.markers and not centre_of(world, square):
            found.add(square)
    if picks:
        column = picks[0].split()[1]
        return {f"aim at {square}" for square in found if square[0] == column}
    return {f"column {square[0]}" for square in found}


def exchanges(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-18.13, CF-16.17."""
    most = effect.get("max_level", 4)
    if not picks:
        return {f"choose {one.seat + 1}" for one in world.others(nation) if learnable_from(nation, one, most)}
    if len(picks) > 1:
        return None
    teacher = world.nations[int(picks[0].split()[1]) - 1]
    return {f"learn {text(tech)}" for tech in learnable_from(nation, teacher, most)}


def stacks_to_move(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-18.11."""
    if len(picks) == 2:
        return None
    if picks:
        square = picks[0].removeprefix("aim at ")
        return {f"aim at {one}" for one in moved_to(world, nation, square, effect["n"])}
    squares = {square for other in world.others(nation) for square in other.figures.values() if square}
    return {f"aim at {square}" for square in squares if moved_to(world, nation, square, effect["n"])}


def moved_to(world: World, nation: Nation, square: str, most: int) -> set[str]:
    """Return where a stack of another player may be moved."""
    owner = next(other for other in world.others(nation) if other.standing_on(square))
    size, found = len(owner.standing_on(square)), {square}
    for _ in range(most):
        ways = {beside(one, way) for one in found for way in COMPASS}
        found |= {
            one
            for one in ways
            if one in world.ground
            and terrain(world, one) != "water"
            and one not in world.sites
            and centre_of(world, one) is None
            and not enemies_on(world, one, owner)
        }
    return {one for one in found - {square} if len(owner.standing_on(one)) + size <= stacking(owner)}


def to_water(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-28.17."""
    if len(picks) == 2:
        return None
    squares = {square for square in nation.figures.values() if square}
    if not picks:
        return {f"aim at {square}" for square in squares if waters_for(world, nation, square)}
    return {f"aim at {one}" for one in waters_for(world, nation, picks[0].removeprefix("aim at "))}


def waters_for(world: World, nation: Nation, square: str) -> set[str]:
    size = len(nation.standing_on(square))
    return {
        one
        for one in world.ground
        if terrain(world, one) == "water"
        and one != square
        and not enemies_on(world, one, nation)
        and len(nation.standing_on(one)) + size <= stacking(nation)
    }


def locks(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-28.16."""
    if len(picks) == 2:
        return None
    if picks:
        return {f"aim at {square}" for square in world.ground if square[0] == picks[0].split()[1]}
    return {f"column {square[0]}" for square in world.ground}


def nukes(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-28.21."""
    if picks:
        return None
    return {
        f"aim at {other.seat + 1} city {city + 1}"
        for other in world.others(nation)
        for city in other.own_cities
        if city
    }


def kills(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-18.12."""
    only_figures = effect["target"] == "figure"
    near = reach(world, nation, effect["range"])
    if not picks:
        figures = {square for one in world.nations for square in one.figures.values() if square}
        people = set() if only_figures else {square for square, marker in world.markers.items() if marker in PEOPLE}
        return {f"aim at {square}" for square in (figures | people) & near}
    hits = picks[1:]
    if "pass" in hits or "hit great person" in hits or len(hits) == effect["count"]:
        return None
    square = picks[0].removeprefix("aim at ")
    there = [one for one in world.nations if one.standing_on(square)]
    found = {"pass"} if hits else set()
    for owner in there:
        for kind, figures_of_kind in (("army", ARMIES), ("scout", SCOUTS)):
            hit = f"hit {kind}" if len(there) == 1 else f"hit {kind} of {owner.seat + 1}"
            if sum(figure in figures_of_kind for figure in owner.standing_on(square)) > hits.count(hit):
                found.add(hit)
    if not hits and not only_figures and world.markers.get(square) in PEOPLE:
        found.add("hit great person")
    return None if found == {"pass"} else found


def decks(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-16.16."""
    return None if picks else {"deck i", "deck ii", "deck iii"}


def free_figures(world: World, nation: Nation, effect: Ability, picks: list[str]) -> Picks:
    """CF-16.14."""
    if picks:
        return None
    square = world.wonder_at["hanging_gardens"]
    if len(nation.standing_on(square)) >= stacking(nation):
        return set()
    kinds = (("army", ARMIES), ("scout", SCOUTS))
    return {f"build {kind}" for kind, figures in kinds if any(one in figures for one in nation.supply)}


AIMS = {
    "city_production": own_city,
    "other_player_gain_trade": other_player,
    "kill_random_unit": with_forces,
    "set_government": governed,
    "obsolete_wonder": wonders,
    "destroy_building": buildings,
    "place_disaster": disasters,
    "exchange_techs": exchanges,
    "research_known_by_other": exchanges,
    "move_enemy_stack": stacks_to_move,
    "move_stack_to_water": to_water,
    "lock_square": locks,
    "nuke_city": nukes,
    "kill": kills,
    "draw_events": decks,
    "build_free": free_figures,
}


def after_picks(world: World, nation: Nation, picks: list[str]) -> set[str]:
    """Return how a deed goes on that was begun: first its targets, then what pays for it."""
    name = picks[0].split(" ", 1)[1].replace(" ", "_")
    rest = picks[1:]
    at = next((n for n, pick in enumerate(rest) if pick.startswith("pay ")), len(rest))
    found = targets(world, nation, name, rest[:at])
    if found is not None and at == len(rest):
        return found
    cost = {} if name in EVENTS else ABILITIES[name][1].get("cost", {})
    return payment(world, nation, cost, rest[at:]) or set()
