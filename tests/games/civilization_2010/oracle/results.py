"""What an answer, or the table by itself, brings: the table before, changed as the rulebook says."""

from typing import Any

from . import battles, building
from .amounts import coins, culture_of_arts, has_wonder, production, trade_gathered
from .building import built, cost, give, remove_marker, rush_steps, take
from .deeds import ABILITIES, effect_of
from .grounds import beside, centre_of, enemies_on, outskirts
from .reading import (
    ARMIES,
    BUILDINGS,
    EVENTS,
    GAME,
    PEOPLE,
    RESOURCES,
    SCOUTS,
    SPACES,
    TECHS,
    TOKENS,
    WONDERS,
    Nation,
    World,
)
from .research import government_of

NATION = (
    "trade", "culture", "track", "techs", "government", "resources", "tokens_held", "hand_held", "reserve",
    "coins_on", "forces_held", "figures", "cities", "walled", "extra", "actions_more", "locked", "sends",
)  # fmt: skip
TABLE = (
    "tiles", "sites", "covered", "markers", "market", "stacks", "people_left", "disasters_left", "wonder_at",
    "wonder_of", "obsolete", "row",
)  # fmt: skip
HEADINGS = ("north", "east", "south", "west")


def kept(world: World) -> dict[str, Any]:
    """Return what is compared of a table: number of the people left, and which slots of the market have a wonder."""
    found: dict[str, Any] = {name: getattr(world, name) for name in TABLE}
    found["people_left"] = sum(world.people_left.values())
    found["row"] = sum(bool(one) for one in world.row)
    found["obsolete"] = {name for name in world.obsolete if world.wonder_of[name] >= 0}  # else it has left the game
    for nation in world.nations:
        found |= {f"P{nation.seat + 1} {name}": getattr(nation, name) for name in NATION}
    return found


def differing(found: World, wanted: World) -> dict[str, Any]:
    """Return what two tables do not have alike, as the found and the wanted one have it."""
    theirs, ours = kept(found), kept(wanted)
    return {name: (theirs[name], ours[name]) for name in ours if theirs[name] != ours[name]}


def gain_trade(nation: Nation, n: int) -> None:
    """CF-11.2."""
    nation.trade = min(int(GAME["trade_dial_max"]), nation.trade + n)


def advance(world: World, nation: Nation) -> None:
    """CF-17.4; a great person is in hand until its owner has chosen a place."""
    nation.track += 1
    space = SPACES[nation.track]
    if space["kind"] == "event":
        draw_event(world, nation, space["deck"])
    elif space["kind"] == "great_person":
        draw_person(world)


def draw_event(world: World, nation: Nation, deck: str) -> None:
    """CF-18.8."""
    left = {**world.event_deck}
    for event, n in world.event_discard.items():
        left[event] = left.get(event, 0) + n
    if sum(n for event, n in left.items() if EVENTS[event]["age"] == deck):
        give(nation.hand_held, deck, 1)


def draw_person(world: World) -> None:
    """CF-19.1; which one is not compared."""
    if world.people_left:
        take(world.people_left, next(iter(world.people_left)), 1)


# --- start of turn and trade ---


def begun(world: World, seat: int) -> World:
    """CF-6.3: what a player's turn of the phase brings by itself."""
    now = world.copy()
    nation = now.nations[seat]
    if has_wonder(now, nation, "stonehenge"):
        nation.culture += 1
    if has_wonder(now, nation, "louvre"):
        nation.culture += 3
    if has_wonder(now, nation, "colossus"):
        gain_trade(nation, 3)
    if has_wonder(now, nation, "panama_canal"):
        give(nation.coins_on, "panama_canal", 1)
    if nation.government == "democracy":
        gain_trade(nation, 2)
    return now


def gathered(world: World) -> World:
    """CF-11.1."""
    now = world.copy()
    for nation in now.nations:
        gain_trade(nation, trade_gathered(world, world.nations[nation.seat]))
    return now


def started(world: World, text: str) -> World | None:
    """Return what an answer in the Start of Turn brings; None if something else is asked about it first."""
    now = world.copy()
    nation, verb = now.nation, text.split()[0]
    if verb == "found":
        scout = f"scout{text.split()[1]}"
        square, nation.figures[scout], nation.sends[scout] = nation.figures[scout], "", -1
        nation.cities[nation.cities.index("", 1)] = square
        if nation.civilization == "rome":
            advance(now, nation)
    elif verb == "govern":
        govern(now, nation, text.split()[1])
    elif verb == "scout":
        _, number, *rest = text.split()
        nation.sends[f"scout{number}"] = int(rest[1]) - 1 if rest[0] == "for" else -1
    else:
        return None
    return now


def govern(world: World, nation: Nation, government: str) -> None:
    """CF-8.15, CF-6.3: a government that pays at the start of turn does so at once when it is adopted."""
    nation.government = government
    if government == "democracy":
        gain_trade(nation, 2)


# --- city management ---


def advanced(world: World) -> World:
    """CF-17.3."""
    now = world.copy()
    nation = now.nation
    space = SPACES[nation.track + 1]
    nation.culture -= space["culture"]
    nation.trade -= space["trade"]
    advance(now, nation)
    return now


def acted(world: World, kind: str, things: list[tuple[str, str]], stops: bool = False) -> World:
    """Return what a city action brings that was not cancelled (CF-12 to CF-17, CF-20).

    Args:
        things: what is built and where, or which resources are harvested.
        stops: whether the first thing ended the game, met an enemy or brought a great person, who finds a place first:
            a second one is paid for, but not laid down yet.
    """
    now = world.copy()
    nation, city = now.nation, world.frame["city"]
    if kind == "arts":
        nation.culture += culture_of_arts(world, world.nation, city)
    elif kind == "harvest":
        for resource, _ in things:
            take(now.market, resource, 1)
            give(nation.resources, resource, 1)
    else:
        if kind != "free":
            price = sum(cost(nation, item) for item, _ in things)
            nation.trade -= 3 * rush_steps(nation, price - production(world, world.nation, city))
        for item, square in things[:1] if stops else things:
            built(now, nation, city, item, square)
            if item == "army":
                kill_lone_scouts(now, nation, square)  # CF-10.5
            if item in WONDERS and nation.civilization == "rome":
                advance(now, nation)
        refill(now)
    return now


def brings_person(nation: Nation, things: list[tuple[str, str]]) -> bool:
    """Return whether the first of two things is a wonder that brings a great person, as Rome's can (CF-17.4)."""
    is_romes = nation.civilization == "rome" and bool(things) and things[0][0] in WONDERS
    return is_romes and SPACES.get(nation.track + 1, {}).get("kind") == "great_person"


def refill(world: World) -> None:
    """CF-16.5; which wonder comes is not compared."""
    world.row = [one or "" for one in world.row]


def placed(world: World, text: str) -> World:
    """CF-19.2, CF-19.3, CF-19.5: a great person finds a place, or is kept."""
    now = world.copy()
    nation, person = now.nation, list(PEOPLE)[world.frame["person"]]
    if text == "keep":
        give(nation.reserve, person, 1)
    else:
        square = text.removeprefix("place ")
        remove_marker(now, nation, square)
        now.markers[square] = person
    return now


# --- payment ---


def paid(world: World, nation_at: int, picks: list[str]) -> World:
    """Return the table when tokens for a deed are paid (CF-20.6); gift events have a window of their own (CF-31.11)."""
    now = world.copy()
    nation = now.nations[nation_at]
    name = picks[0].split(" ", 1)[1].replace(" ", "_")
    if picks[0].startswith("play "):
        spend_event(nation, name)
    for pick in picks[1:]:
        if pick.startswith("pay "):
            spend(now, nation, pick.removeprefix("pay ").replace(" ", "_"))
    return now


def spend(world: World, nation: Nation, name: str) -> None:
    if name in RESOURCES:
        take(nation.resources, name, 1)
        give(world.market, name, 1)
    if name in TOKENS:
        take(nation.tokens, name, 1)
        take(nation.tokens_held, TOKENS[name]["kind"], 1)


def priced(world: World, name: str) -> World:
    """Return the table when trade or culture is paid for an ability (CF-28.8)."""
    now = world.copy()
    price = {} if name in EVENTS else ABILITIES[name][1].get("cost", {})
    now.nation.trade -= price.get("trade", 0)
    now.nation.culture -= price.get("culture", 0)
    return now


def spend_event(nation: Nation, name: str) -> None:
    take(nation.hand_held, EVENTS[name]["age"], 1)


# --- deeds ---


def done(world: World, name: str, aim: list[str]) -> World | None:
    """Return what a deed brings that was not cancelled, its tokens being paid; None if that is followed elsewhere."""
    now = world.copy()
    effect = effect_of(name, aim)
    rest = aim[1:] if aim and aim[0].startswith("option") else aim
    work = WORK.get(effect["verb"])
    if work is None:
        return None
    work(now, now.nation, name, effect, rest)
    return now


Effect = dict[str, Any]


def other(world: World, pick: str) -> Nation:
    return world.nations[int(pick.split()[1]) - 1]


def _trade(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    """CF-28.10."""
    gain_trade(nation, 9)
    gain_trade(other(world, aim[0]), 6)


def _culture(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    nation.culture += effect["n"]


def _coin(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    give(nation.coins_on, name, 1)


def _production(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    nation.extra[int(aim[0].split()[1]) - 1] += effect["n"]


def _person(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    draw_person(world)


def _action(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    nation.actions_more += 1


def _obsolete(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    wonder = aim[0].removeprefix("aim at ").replace(" ", "_")
    if wonder in world.row:
        world.row[world.row.index(wonder)] = "?" if world.wonders_left else ""
    else:
        world.obsolete.add(wonder)


def _kill_unit(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    other(world, aim[0]).forces_held -= 1


def _destroy(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    for pick in aim:
        if pick != "pass":
            destroy(world, pick.removeprefix("aim at "))


def destroy(world: World, square: str) -> None:
    """CF-15.15, CF-15.18."""
    centre = centre_of(world, square)
    if centre:
        centre.walled.discard(centre.cities.index(square))
    else:
        remove_marker(world, world.nation, square)


def _lock(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    nation.locked = aim[-1].removeprefix("aim at ")


def _disaster(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    world.covered[aim[-1].removeprefix("aim at ")] = effect["side"]
    world.disasters_left -= 1


def _move(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    """CF-18.11, CF-28.17; what gathered there does so no more (CF-9.3)."""
    source, target = [pick.removeprefix("aim at ") for pick in aim]
    for one in world.nations:
        for figure in one.standing_on(source):
            one.figures[figure] = target
            if figure in SCOUTS:
                one.sends[figure] = -1


def _government(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    other(world, aim[0]).government = "anarchy"


def _kill(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    """CF-18.12."""
    square = aim[0].removeprefix("aim at ")
    for hit in aim[1:]:
        if hit == "hit great person":
            del world.markers[square]
        elif hit != "pass":
            kinds = ARMIES if hit.startswith("hit army") else SCOUTS
            named = [world.nations[int(hit.split(" of ")[1]) - 1]] if " of " in hit else world.nations
            owner = next(one for one in named if any(f in kinds for f in one.standing_on(square)))
            retire(owner, [next(f for f in owner.standing_on(square) if f in kinds)])


def retire(nation: Nation, figures: list[str]) -> None:
    for figure in figures:
        nation.figures[figure] = ""
        if figure in SCOUTS:
            nation.sends[figure] = -1


def _nuke(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    """CF-28.21."""
    seat, city = [int(word) - 1 for word in aim[0].removeprefix("aim at ").split(" city ")]
    owner = world.nations[seat]
    squares = outskirts(world, owner, city)
    for one in world.nations:
        for square in squares:
            retire(one, one.standing_on(square))
    destroy_city(world, owner, city)


def destroy_city(world: World, owner: Nation, city: int) -> None:
    """CF-26.9, CF-9.9."""
    for square in outskirts(world, owner, city):
        remove_marker(world, owner, square, back_to_reserve=False)
    owner.cities[city] = ""
    owner.extra[city] = 0
    owner.walled.discard(city)
    for scout in SCOUTS:
        if owner.sends[scout] == city:
            owner.sends[scout] = -1


def _free_figure(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    built(world, nation, 0, aim[0].removeprefix("build "), world.wonder_at["hanging_gardens"])


def _events(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    """CF-16.16; if a deck runs out meanwhile nothing is said."""
    for _ in range(2):
        draw_event(world, nation, aim[0].removeprefix("deck ").upper())


def _advance(world: World, nation: Nation, name: str, effect: Effect, aim: list[str]) -> None:
    advance(world, nation)


WORK = {
    "other_player_gain_trade": _trade,
    "gain_culture": _culture,
    "gain_coin": _coin,
    "city_production": _production,
    "gain_great_person": _person,
    "extra_city_action": _action,
    "obsolete_wonder": _obsolete,
    "kill_random_unit": _kill_unit,
    "destroy_building": _destroy,
    "lock_square": _lock,
    "place_disaster": _disaster,
    "move_enemy_stack": _move,
    "move_stack_to_water": _move,
    "set_government": _government,
    "kill": _kill,
    "nuke_city": _nuke,
    "build_free": _free_figure,
    "draw_events": _events,
    "advance_culture": _advance,
}


# --- research ---


def researched(world: World, chosen: dict[int, str]) -> World:
    """CF-27.5 to CF-27.8, CF-15.13."""
    now = world.copy()
    for seat, tech in chosen.items():
        nation = now.nations[seat]
        if tech:
            nation.trade = min(coins(world, world.nations[seat]), nation.trade)
            learn(now, nation, tech)
    return now


def learn(world: World, nation: Nation, tech: str) -> None:
    """CF-15.13, CF-28.1."""
    nation.techs.add(tech)
    for name, card in BUILDINGS.items():
        better = card.get("upgrades_to")
        if better and BUILDINGS[better]["unlocked_by"] == tech:
            for city in nation.own_cities:
                for square in outskirts(world, nation, city):
                    if world.markers.get(square) == name:
                        world.markers[square] = better
    if nation.civilization == "germany":  # CF-32.6
        units = [one["unit"] for one in tech_effects(tech) if one["verb"] in ("upgrade_unit", "unlock_unit")]
        nation.forces_held += sum(building.in_deck(world, unit) for unit in units)
    unlocked = government_of(tech)
    if unlocked:
        nation.unlocked_now.add(unlocked)


def tech_effects(tech: str) -> list[dict[str, Any]]:
    return [effect for ability in TECHS[tech]["abilities"] for effect in ability["effects"]]


# --- movement ---


def walked(world: World, text: str) -> World | None:
    """Return what a step brings before the consequences of the square entered (CF-21, CF-22)."""
    now = world.copy()
    nation = now.nation
    verb, *rest = text.split()
    at = world.frame["figures"]
    group = [figure for number, figure in enumerate((*ARMIES, *SCOUTS)) if at >> number & 1]
    here = nation.figures[group[0]]
    if verb == "go":
        for figure in group:
            nation.figures[figure] = beside(here, rest[0])
            if figure in SCOUTS:
                nation.sends[figure] = -1
    elif verb == "stop":
        return entered(world, True)  # whoever flew over it meets what is there only now (CF-21.16)
    elif verb != "discover":
        return None
    return now


def turns_of_discovery(heading: str) -> int:
    """CF-22.3: the arrow points on, as the figure looks."""
    return HEADINGS.index(heading)


# --- after a battle ---


def stacks(nation: Nation) -> dict[str, int]:
    """Return how many armies and scouts a nation has on each square; which of them they are does not matter."""
    found: dict[str, int] = {}
    for figure, square in nation.figures.items():
        if square:
            give(found, f"{'army' if figure in ARMIES else 'scout'} on {square}", 1)
    return found


def decided(world: World, fought: World, winner: int) -> World:
    """Return the table when a battle is decided, loot aside (CF-26.4 to CF-26.12, CF-23.11 to CF-23.13).

    Args:
        fought: the table when the last unit had been played: the armies there, and all units killed, that which China
            has saved since among them (CF-32.4).
    """
    now = world.copy()
    killed = [sum(units.values()) for units in fought.killed]
    for nation in now.nations:
        nation.figures = dict(fought.nations[nation.seat].figures)
    loser, square = 1 - winner, world.battle_at
    for side in (winner, loser):
        if not battles.is_wild(world, side):
            survivors = [card for card, owner, _ in world.fronts if card and owner == side]
            battles.fighter(now, side).forces_held += len(survivors)
    winning = battles.fighter(now, winner)
    was_wild = battles.is_wild(world, loser)
    if not battles.is_wild(world, winner) and not battles.defends_city(world, winner):
        armies = [figure for figure in winning.standing_on(square) if figure in ARMIES]
        retire(winning, armies[: min(killed[winner] // 2, len(armies) - 1)])
    if was_wild:
        del now.sites[square]
    else:
        losing = battles.fighter(now, loser)
        retire(losing, losing.standing_on(square))
        if battles.defends_city(world, loser) and losing.cities[0] != square:
            destroy_city(now, losing, losing.cities.index(square))
    return now


def looted(world: World, choice: str) -> World:
    """CF-26.8, CF-26.11; which token or event is taken unseen is not compared."""
    now = world.copy()
    nation, loser = now.nation, now.nations[world.frame["loser"]]
    verb, *rest = choice.split()
    if verb == "learn":
        learn(now, nation, "_".join(rest))
    elif rest[-1] == "trade":
        loser.trade -= int(rest[0])
        gain_trade(nation, int(rest[0]))
    elif rest[-1] == "culture":
        loser.culture -= int(rest[0])
        nation.culture += int(rest[0])
    elif rest[0] in ("hut", "village"):
        take(loser.tokens_held, rest[0], 1)
        give(nation.tokens_held, rest[0], 1)
    elif rest[0] in RESOURCES:
        take(loser.resources, rest[0], 1)
        give(nation.resources, rest[0], 1)
    return now


def glorified(world: World) -> World:
    """CF-28.9, CF-32.2, CF-32.8: what a won battle brings besides."""
    now = world.copy()
    nation = now.nation
    if "code_of_laws" in nation.techs and "code_of_laws" not in nation.used:
        if nation.coins_on.get("code_of_laws", 0) < 4:
            give(nation.coins_on, "code_of_laws", 1)
    if nation.civilization == "rome":
        for _ in range(world.frame["city"] + world.frame["village"]):
            advance(now, nation)
    if nation.civilization == "china" and world.frame["village"]:
        nation.culture += 3
    return now


def kill_lone_scouts(world: World, nation: Nation, square: str) -> None:
    """CF-24.3."""
    foes = enemies_on(world, square, nation)
    if all(figure in SCOUTS for _, figure in foes):
        for owner, figure in foes:
            retire(owner, [figure])


def entered(world: World, has_ended: bool) -> World:
    """Return the table when a group has entered or stopped on a square: huts, lone scouts, breached walls.

    CF-23.4, CF-23.5, CF-24.3, CF-25.25.
    """
    now = world.copy()
    nation = now.nations[(world.first + world.turns_begun - 1) % world.players]
    square = world.trail[-1] if world.trail else ""
    mine = nation.standing_on(square) if square else []
    if not mine or not has_ended:
        return now
    if now.sites.get(square) == "hut":
        del now.sites[square]
        give(nation.tokens_held, "hut", 1)
        nation.culture += 3 * (nation.civilization == "china")
    kill_lone_scouts(now, nation, square)
    host = centre_of(now, square)
    if host and host is not nation and "combustion" in nation.techs:
        host.walled.discard(host.cities.index(square))
    return now
