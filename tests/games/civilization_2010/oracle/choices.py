"""Which answers are open where set-up, a gain or a battle leaves a choice (CF-4, CF-18.2, CF-19.2, CF-26, CF-32)."""

from collections.abc import Callable

from .amounts import may_stop_in_water, stacking
from .building import LAND, in_deck, person_squares, text
from .deeds import after_picks, payers
from .grounds import outskirts, terrain
from .reading import EVENTS, MAP, RESOURCES, UNITS, World, name_of
from .research import learnable_from


def capital_squares(world: World) -> set[str]:
    """CF-4.1, CF-4.2: the four central squares of the home tile."""
    layout = next(one for one in MAP["layout"] if one["players"] == world.players)
    home = next(one for one in layout["starts"] if one["seat"] == world.asked + 1)
    return {f"place {name_of(home['x'] + i, home['y'] + j)}" for i in (1, 2) for j in (1, 2)}


def token_squares(world: World) -> set[str]:
    """CF-4.16."""
    squares = outskirts(world, world.nation, 0)
    return {f"place {square}" for square in squares if terrain(world, square) in LAND}


def figure_squares(world: World) -> set[str]:
    """CF-4.4."""
    nation = world.nation
    return {
        f"place {square}"
        for square in outskirts(world, nation, 0)
        if (terrain(world, square) != "water" or may_stop_in_water(nation))
        and len(nation.standing_on(square)) < stacking(nation)
    }


def person_places(world: World) -> set[str]:
    """CF-19.2, CF-19.3."""
    return {f"place {square}" for square in person_squares(world, world.nation)} | {"keep"}


def discards(world: World) -> set[str]:
    """CF-18.2."""
    return {f"discard {text(event)}" for event in world.nation.hand}


def market_gifts(world: World) -> set[str]:
    """CF-32.6."""
    return {f"take {resource}" for resource in RESOURCES if world.market.get(resource)}


def lessons(world: World) -> set[str]:
    """CF-18.13, CF-32.12."""
    teacher = world.nations[world.frame["teacher"]]
    most = world.frame.get("level", 4)
    return {"pass"} | {f"learn {text(tech)}" for tech in learnable_from(world.nation, teacher, most)}


def savings(world: World) -> set[str]:
    """CF-32.4."""
    return {"pass"} | {f"save {text(card)}" for card in world.killed[world.frame["side"]]}


def musters(world: World) -> set[str]:
    """CF-23.7."""
    return {f"muster {unit}" for unit in UNITS if unit != "aircraft" and in_deck(world, unit)}


def wounds(world: World) -> set[str]:
    """CF-25.22."""
    side = world.frame["side"]
    return {"pass"} | {f"wound {at + 1}" for at, (card, owner, _) in enumerate(world.fronts) if card and owner != side}


def reactions(world: World) -> set[str] | None:
    """CF-31.2; whether an event is aimed at the owner of Bread and Circuses (CF-31.7) is not worked out."""
    if world.draft:
        return after_picks(world, world.nation, world.draft)
    nation, what = world.nation, ("city_action", "culture_event", "resource_ability")[world.frame["what"]]
    if what == "culture_event" and "bread_and_circuses" in nation.hand:
        return None
    cards = {"city_action": ["writing"], "culture_event": ["civil_service"], "resource_ability": ["mass_media"]}[what]
    found = {"pass"}
    for tech in cards:
        if tech in nation.techs and tech not in nation.used and payers(nation, "spy"):
            found.add(f"use {text(tech)}")
    for event in nation.hand:
        effect = EVENTS[event]["effects"][0]
        if effect["verb"] == "cancel" and what in effect["what"]:
            found.add(f"play {text(event)}")
    return found


LEGAL: dict[str, Callable[[World], set[str] | None]] = {
    "place-capital": capital_squares,
    "start-token": token_squares,
    "start-figure": figure_squares,
    "place-person": person_places,
    "discard-events": discards,
    "market-gift": market_gifts,
    "answer-exchange": lessons,
    "lesson": lessons,
    "save-unit": savings,
    "muster": musters,
    "dealing-wounds": wounds,
    "react": reactions,
    "razing": lambda world: {"pass", "raze"},
}
