"""What an action of the action phase does to the active civilization (TA-13 to TA-21, TA-43)."""

from copy import copy

from .actions import LESS, TECHNOLOGIES, civil_left, family
from .goods import FOOD, RESOURCES, actions_left, gain, pay, stock, with_points
from .prices import build_price, food_price, science_price, stage_price, take_cost, upgrade_price
from .ratings import civil_actions, military_actions, strength
from .reading import CARDS, KIND, LEVEL, NAMES, UNITS, URBAN, WONDERS, Civ, World
from .results import BLUE, moved

LINES = ("civil", "military", "colonization", "construction")
GAINS = {
    "revolutionary_idea": (1, 2, 4, 6), "work_of_art": (6, 5, 4, 3), "bountiful_harvest": (0, 2, 3, 4),
    "mineral_deposits": (0, 2, 3, 4), "frugality": (1, 2, 3), "breakthrough": (0, 2, 4),
}  # fmt: skip
PER_RIVAL = {
    "wave_of_nationalism": (6, 3, 2), "military_build_up": (8, 5, 3), "endowment_for_the_arts": (6, 3, 2),
}  # fmt: skip
After = tuple[Civ, int, int]
"""A civilization after an action, with the civil and the military actions that are left."""


def moved_on(world: World, text: str) -> After:
    """Return the active civilization after an action, given its text."""
    civ, civil, military = world.active, civil_left(world), actions_left(world)
    verb, _, rest = text.partition(" ")
    inside = world.step == "perform"
    name = rest.replace(" ", "_")
    if verb == "take":
        card = world.row[int(rest) - 1]
        return taken(world, civ, card), civil - take_cost(civ, card, int(rest)), military
    if verb in ("play", "revolt"):
        return played(world, civ, name, verb == "revolt", inside)
    if verb == "draw":
        return civ, civil, military - 1
    if verb in ("exchange", "by-hand"):
        return civ, civil, military
    less = LESS.get(family(world.card), (0,) * 4)[LEVEL[world.card]] if inside else 0
    after = done(world, civ, verb, name, less)
    is_military = verb == "disband" or (verb in ("build", "upgrade") and KIND[name.split("_to_")[0]] in UNITS)
    if inside:
        after = after_performing(world, after)
    free = inside or verb == "settle"
    civil += gained_actions(civ, after)[0] - (not free and not is_military)
    return after, civil, military + gained_actions(civ, after)[1] - (not free and is_military)


def gained_actions(before: Civ, after: Civ) -> tuple[int, int]:
    """Return how many actions a change brings at once (TA-8.5)."""
    civil = civil_actions(after) - civil_actions(before)
    return civil, military_actions(after) - military_actions(before)


def after_performing(world: World, civ: Civ) -> Civ:
    """Return a civilization after the gain that follows what a card contained (TA-21.8)."""
    kind, level = family(world.card), LEVEL[world.card]
    if kind == "frugality":
        return gain(civ, FOOD, GAINS[kind][level])
    if kind == "breakthrough":
        return with_points(world, civ, 0, GAINS[kind][level])
    return civ


def paid(world: World, civ: Civ, food: int, resources: int) -> Civ:
    """Return a civilization after a price, with the exchange of a pact if it fits (TA-43.44, TA-R-90)."""
    if world.exchange == 1:
        if resources and civ.in_pacts("trade_routes_agreement a") and stock(civ, FOOD) > food:
            food, resources = food + 1, resources - 1
        elif food and civ.in_pacts("trade_routes_agreement b") and stock(civ, RESOURCES) > resources:
            food, resources = food - 1, resources + 1
    return pay(pay(civ, FOOD, food), RESOURCES, resources)


def grown(civ: Civ) -> Civ:
    civ = copy(civ)
    civ.yellow -= 1
    civ.unused += 1
    return civ


def settled(civ: Civ, site: str) -> Civ:
    """Return a civilization whose unused worker went to a card."""
    civ = copy(civ)
    civ.unused -= 1
    civ.workers = {**civ.workers, site: civ.workers[site] + 1}
    return civ


def done(world: World, civ: Civ, verb: str, name: str, less: int) -> Civ:
    """Return a civilization after it grew, built, upgraded, destroyed or went on with a wonder."""
    if verb in ("increase", "settle"):
        return grown(paid(world, civ, food_price(civ, 5 if verb == "settle" else 0), 0))
    if verb == "recruit":
        price = max(0, build_price(world, civ, name, 1) - world.pool)
        return settled(grown(paid(world, civ, food_price(civ, 1), price)), name)
    if verb == "build":
        price = build_price(world, civ, name, less)
        price = max(0, price - world.pool) if KIND[name] in UNITS else price
        return settled(paid(world, civ, 0, price), name)
    if verb == "upgrade":
        old, new = name.split("_to_")
        price = upgrade_price(world, civ, old, new, less)
        price = max(0, price - world.pool) if KIND[new] in UNITS else price
        return settled(moved(paid(world, civ, 0, price), old, "unused"), new)
    if verb in ("destroy", "disband"):
        return moved(civ, name, "unused")
    return raised(world, civ, int(name), less)


def raised(world: World, civ: Civ, stages: int, less: int) -> Civ:
    """Return a civilization after stages of its wonder (TA-17)."""
    civ = copy(paid(world, civ, 0, stage_price(civ, stages, less)))
    civ.stages += stages
    civ.blue -= stages
    if civ.stages < len(CARDS[civ.wonder]["stages"]):
        return civ
    civ.blue += civ.stages
    civ.completed = [name for name in WONDERS if name in (*civ.completed, civ.wonder)]
    civ.wonders = [*civ.wonders, civ.wonder]
    wonder, civ.wonder, civ.stages = civ.wonder, "", 0
    return with_points(world, civ, completion(civ, wonder), 0)


def completion(civ: Civ, wonder: str) -> int:
    """Return what a wonder of age III scores (TA-39.2, TA-43.12, TA-43.13)."""
    if wonder == "fast_food_chains":
        return civ.count(*UNITS, *URBAN) + 2 * civ.count("farm", "mine")
    if wonder == "first_space_flight":
        return sum(LEVEL[card] for card in [*civ.techs, civ.government, *filter(None, civ.specials)])
    kinds = {"hollywood": ("theater", "library"), "internet": ("lab", "library")}.get(wonder, ())
    return 2 * sum(LEVEL[site] * n for site, n in civ.on(*kinds))


# --- cards ---


def taken(world: World, civ: Civ, card: str) -> Civ:
    """TA-13.4, TA-13.8, TA-43.22."""
    civ = copy(civ)
    if KIND[card] == "wonder":
        civ.wonder, civ.stages = card, 0
        return civ
    civ.civil_hand = in_order([*civ.civil_hand, card])
    if KIND[card] == "leader":
        civ.leaders_taken = sorted([*civ.leaders_taken, LEVEL[card]])
    return with_points(world, civ, 0, int(civ.leader == "aristotle" and KIND[card] in TECHNOLOGIES))


def in_order(hand: list[str]) -> list[str]:
    return sorted(hand, key=NAMES.index)


def without_card(civ: Civ, card: str) -> Civ:
    civ = copy(civ)
    civ.civil_hand = list(civ.civil_hand)
    civ.civil_hand.remove(card)
    return civ


def played(world: World, civ: Civ, card: str, revolution: bool, inside: bool) -> After:
    """Return what follows when a card is played from the hand."""
    civil, military = civil_left(world), actions_left(world)
    if KIND[card] == "tactics":
        civ = copy(civ)
        civ.tactics = card
        return civ, civil, military - 1
    before, civ = civ, without_card(civ, card)
    if KIND[card] == "action":
        return (*used(world, civ, card), military + (family(card) == "patriotism"))
    if KIND[card] == "leader":
        civ.leader = card
        more = gained_actions(before, civ)
        return civ, *after_replacement(world, before, more, civil - 1, military)
    return technology(world, before, civ, card, revolution, inside)


def after_replacement(world: World, before: Civ, more: tuple[int, int], civil: int, military: int) -> tuple[int, int]:
    """Return the actions left when the totals change; tokens given back are spent ones first (TA-8.6, TA-18.7)."""
    spent_civil = civil_actions(before) - civil
    spent_military = military_actions(before) + world.military_extra - military
    return (
        civil + (more[0] if more[0] > 0 else min(0, more[0] + spent_civil)),
        military + (more[1] if more[1] > 0 else min(0, more[1] + spent_military)),
    )


def used(world: World, civ: Civ, card: str) -> tuple[Civ, int]:
    """Return a civilization after an action card that contains no action (TA-21)."""
    kind, level, civil = family(card), LEVEL[card], civil_left(world) - 1
    if card == "endowment_for_the_arts":
        more = sum(other.culture > civ.culture for other in world.left)
        return with_points(world, civ, more * PER_RIVAL[card][len(world.left) - 2], 0), civil
    if kind == "revolutionary_idea":
        return with_points(world, civ, 0, GAINS[kind][level]), civil
    if kind == "work_of_art":
        return with_points(world, civ, GAINS[kind][level], 0), civil
    if kind in ("bountiful_harvest", "mineral_deposits"):
        return gain(civ, FOOD if kind == "bountiful_harvest" else RESOURCES, GAINS[kind][level]), civil
    return civ, civil


def pool_after(world: World, card: str) -> int:
    """Return the pool for units after an action card (TA-21.11, TA-22.9, TA-43.67)."""
    if family(card) == "patriotism":
        return world.pool + LEVEL[card] + 1
    if card in ("wave_of_nationalism", "military_build_up"):
        own = strength(world.active)
        stronger = sum(strength(other) > own for other in world.left)
        return world.pool + stronger * PER_RIVAL[card][len(world.left) - 2]
    return world.pool


def technology(world: World, before: Civ, civ: Civ, card: str, revolution: bool, inside: bool) -> After:
    """Return what follows when a technology is played, inside a Breakthrough or by itself (TA-19, TA-20)."""
    civ = copy(with_points(world, civ, 0, -science_price(before, card, revolution)))
    if KIND[card] == "government":
        civ.government = card
    elif KIND[card] == "special":
        line = LINES.index(CARDS[card]["line"])
        civ.blue += BLUE.get(card, 0) - BLUE.get(civ.specials[line], 0)
        civ.specials = [card if at == line else one for at, one in enumerate(civ.specials)]
    else:
        civ.techs = [name for name in civ.workers if name in (*civ.techs, card)]
    if inside:
        civ = after_performing(world, civ)
    if civ.leader == "leonardo_da_vinci":
        civ = gain(civ, RESOURCES, 1)
    civ = with_points(world, civ, 3 * (civ.leader == "albert_einstein"), 0)
    return civ, *actions_after_technology(world, before, civ, revolution, inside)


def actions_after_technology(world: World, before: Civ, civ: Civ, revolution: bool, inside: bool) -> tuple[int, int]:
    """TA-20.4, TA-20.5, TA-20.10, TA-43.3 to TA-43.5, TA-43.58."""
    spent_civil, spent_military = world.civil_spent, world.military_spent
    total_civil, total_military = civil_actions(civ), military_actions(civ) + world.military_extra
    if revolution and civ.leader == "maximilien_robespierre":
        spent_military = total_military
    elif revolution:
        spent_civil = total_civil
    elif not inside:
        spent_civil += 1
    if civ.leader == "isaac_newton" and spent_civil:
        spent_civil -= 1
    return max(0, total_civil - spent_civil), max(0, total_military - spent_military)
