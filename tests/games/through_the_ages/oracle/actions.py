"""Which actions are open in the action phase, in the words of the game (TA-8 to TA-21, TA-42.9)."""

from collections.abc import Iterator

from .goods import FOOD, RESOURCES, actions_left, pay, stock
from .prices import (
    SCIENTIFIC,
    STAGES_AT_ONCE,
    build_price,
    construction,
    food_price,
    science_price,
    stage_price,
    take_cost,
    upgrade_price,
)
from .ratings import civil_actions, civil_hand_limit, urban_limit
from .reading import CARDS, KIND, LEVEL, UNITS, URBAN, Civ, World

TECHNOLOGIES = ("farm", "mine", *URBAN, *UNITS, "government", "special")
LESS = {
    "engineering_genius": (2, 3, 4, 5), "ideal_building_site": (1, 2, 3, 4), "rich_land": (1, 2, 3, 4),
    "efficient_upgrade": (0, 2, 3, 4),
}  # fmt: skip


def text(card: str) -> str:
    return card.replace("_", " ")


def family(card: str) -> str:
    """Return the name of an action card without its age."""
    return card.removesuffix(f"_{CARDS[card]['age'].lower()}")


def civil_left(world: World) -> int:
    return max(0, civil_actions(world.active) - world.civil_spent)


def afford(world: World, civ: Civ, food: int, resources: int) -> bool:
    """Return whether a price can be paid, with the exchange of a pact if it was announced (TA-43.44, TA-R-90)."""
    has_food, has_resources = stock(civ, FOOD), stock(civ, RESOURCES)
    if world.exchange == 1 and civ.seat == world.turn:
        if resources and has_food > food and civ.in_pacts("trade_routes_agreement a"):
            resources -= 1
        elif food and has_resources > resources and civ.in_pacts("trade_routes_agreement b"):
            food -= 1
    return food <= has_food and resources <= has_resources


# --- taking ---


def is_in_play_or_hand(civ: Civ, card: str) -> bool:
    return card in civ.civil_hand or card in civ.techs or card in civ.specials or card == civ.government


def may_take(civ: Civ, card: str) -> bool:
    """Return whether the limits let a card be taken, whatever it costs (TA-13.5 to TA-13.14)."""
    if KIND[card] == "wonder":
        return not civ.wonder
    if len(civ.civil_hand) >= civil_hand_limit(civ):
        return False
    if KIND[card] == "leader":
        return LEVEL[card] not in civ.leaders_taken
    return KIND[card] == "action" or not is_in_play_or_hand(civ, card)


def takes(world: World, civ: Civ, actions: int) -> Iterator[str]:
    for space, card in enumerate(world.row, 1):
        if card and may_take(civ, card) and take_cost(civ, card, space) <= actions:
            yield f"take {space}"


# --- building ---


def has_room(world: World, civ: Civ, site: str) -> bool:
    """TA-15.2."""
    return KIND[site] not in URBAN or civ.count(KIND[site]) < urban_limit(world, civ)


def builds(world: World, civ: Civ, kinds: tuple[str, ...], less: int = 0) -> Iterator[str]:
    """Yield what of some kinds can be built, with a discount (TA-15, TA-16)."""
    for site in civ.techs:
        if KIND[site] in kinds and civ.unused and has_room(world, civ, site):
            price = build_price(world, civ, site, less)
            if afford(world, civ, 0, max(0, price - world.pool) if KIND[site] in UNITS else price):
                yield f"build {text(site)}"


def upgrades(world: World, civ: Civ, kinds: tuple[str, ...], less: int = 0) -> Iterator[str]:
    """TA-15.9 to TA-15.12, TA-16.4."""
    for old, _ in civ.on(*kinds):
        for new in civ.techs:
            if KIND[new] == KIND[old] and LEVEL[new] > LEVEL[old]:
                price = upgrade_price(world, civ, old, new, less)
                if afford(world, civ, 0, max(0, price - world.pool) if KIND[new] in UNITS else price):
                    yield f"upgrade {text(old)} to {text(new)}"


def may_build_stages(world: World, civ: Civ, stages: int, less: int = 0) -> bool:
    """TA-17.1 to TA-17.6: paid first; a marker for each stage, unless they complete the wonder."""
    left = len(CARDS[civ.wonder]["stages"]) - civ.stages if civ.wonder else 0
    price = stage_price(civ, stages, less) if stages <= left else 0
    if stages > left or not afford(world, civ, 0, price):
        return False
    swapped = world.exchange == 1 and price and bool(civ.in_pacts("trade_routes_agreement a")) and stock(civ, FOOD)
    after = pay(civ, RESOURCES, price - bool(swapped))
    if swapped:
        after = pay(after, FOOD, 1)
    return after.blue >= (stages if stages < left else stages - 1)


def grows(world: World, civ: Civ, less: int = 0) -> bool:
    """TA-14."""
    return civ.yellow > 0 and afford(world, civ, food_price(civ, less), 0)


# --- cards from the hand ---


def partner_can_pay(world: World, civ: Civ) -> bool:
    """Return whether the other party of a scientific cooperation has a science point (TA-43.15, TA-R-79)."""
    return all(world.civs[other].science for other in civ.in_pacts(*SCIENTIFIC))


def is_higher_in_its_line(civ: Civ, card: str) -> bool:
    """TA-19.10."""
    return all(
        not mine or CARDS[mine]["line"] != CARDS[card]["line"] or LEVEL[mine] < LEVEL[card] for mine in civ.specials
    )


def may_play_technology(world: World, civ: Civ, card: str) -> bool:
    """Return whether the science suffices; the action is not looked at."""
    if KIND[card] == "special" and not is_higher_in_its_line(civ, card):
        return False
    return partner_can_pay(world, civ) and science_price(civ, card) <= civ.science


def may_revolt(world: World, civ: Civ, card: str) -> bool:
    """TA-20.2, TA-20.3, TA-43.3, TA-43.58."""
    spent = world.military_spent if civ.leader == "maximilien_robespierre" else world.civil_spent
    if world.step == "perform" and civ.leader != "maximilien_robespierre":
        spent -= 1  # the action of the card itself (TA-20.8)
    return spent == 0 and partner_can_pay(world, civ) and science_price(civ, card, revolution=True) <= civ.science


def technologies(world: World, civ: Civ) -> Iterator[str]:
    """Yield the technologies that could be played, inside an action or by one."""
    for card in sorted(set(civ.civil_hand)):
        if KIND[card] in TECHNOLOGIES and may_play_technology(world, civ, card):
            yield f"play {text(card)}"
        if KIND[card] == "government" and may_revolt(world, civ, card):
            yield f"revolt {text(card)}"


def contained(world: World, civ: Civ, card: str) -> list[str] | None:
    """Return the actions that an action card may carry out (TA-21.4 to TA-21.10); None if it contains none."""
    kind = family(card)
    less = LESS[kind][LEVEL[card]] if kind in LESS else 0
    if kind == "engineering_genius":
        return ["stages 1"] if may_build_stages(world, civ, 1, less) else []
    if kind == "frugality":
        return ["increase population"] if grows(world, civ) else []
    if kind == "ideal_building_site":
        return list(builds(world, civ, URBAN, less))
    if kind == "rich_land":
        return list(builds(world, civ, ("farm", "mine"), less))
    if kind == "efficient_upgrade":
        return list(upgrades(world, civ, ("farm", "mine", *URBAN), less))
    if kind == "breakthrough":
        return list(technologies(world, civ))
    return None


def plays(world: World, civ: Civ) -> Iterator[str]:
    """Yield the civil cards that can be played for a civil action, and revolutions, which need no free one."""
    civil = civil_left(world)
    for card in sorted(set(civ.civil_hand)):
        if KIND[card] == "leader" and civil:
            yield f"play {text(card)}"
        elif KIND[card] == "action" and civil and civ.civil_hand.count(card) > world.fresh.count(card):
            if contained(world, civ, card) != []:
                yield f"play {text(card)}"
    for played in technologies(world, civ):
        if may_begin_revolution(world, civ) if played.startswith("revolt ") else civil:
            yield played


def may_begin_revolution(world: World, civ: Civ) -> bool:
    """A revolution spends all actions of a kind, so there is one at least."""
    return civ.leader == "maximilien_robespierre" or civil_left(world) > 0


# --- everything ---


def civil_actions_open(world: World, civ: Civ) -> Iterator[str]:
    """Yield what one civil action can do, cards aside."""
    if grows(world, civ):
        yield "increase population"
    yield from builds(world, civ, ("farm", "mine", *URBAN))
    yield from upgrades(world, civ, ("farm", "mine", *URBAN))
    for site, _ in civ.on("farm", "mine", *URBAN):
        yield f"destroy {text(site)}"
    for stages in range(1, STAGES_AT_ONCE.get(construction(civ), 1) + 1):
        if may_build_stages(world, civ, stages):
            yield f"stages {stages}"
    if civ.leader == "frederick_barbarossa" and civ.yellow:
        for site in civ.techs:
            price = max(0, build_price(world, civ, site, less=1) - world.pool)
            if KIND[site] in UNITS and afford(world, civ, food_price(civ, less=1), price):
                yield f"recruit {text(site)}"


def military_actions_open(world: World, civ: Civ) -> Iterator[str]:
    """Yield what one military action can do."""
    yield from builds(world, civ, UNITS)
    yield from upgrades(world, civ, UNITS)
    for site, _ in civ.on(*UNITS):
        yield f"disband {text(site)}"
    for card in sorted(set(civ.military_hand)):
        if KIND[card] == "tactics":
            yield f"play {text(card)}"
    last_deck = {"tutorial": 0, "advanced": 2, "full": 3}[world.mode]
    if world.options["draw_in_turn"] and 1 <= world.age <= last_deck and world.military_cards:
        yield "draw"


def action_phase(world: World) -> set[str]:
    """Return all that the active player may do."""
    civ = world.active
    found = {"end", *takes(world, civ, civil_left(world))}
    if world.round == 1:
        return found
    if civil_left(world):
        found |= set(civil_actions_open(world, civ))
    if actions_left(world):
        found |= set(military_actions_open(world, civ))
    found |= set(plays(world, civ))
    if civ.owns("ocean_liner_service") and not world.settled and grows(world, civ, less=5):
        found.add("settle")
    if world.exchange == 0 and can_exchange(civ):
        found.add("exchange")
    if not world.by_hand[civ.seat] and has_choice_of_tokens(civ):
        found.add("by-hand")
    return found


def has_choice_of_tokens(civ: Civ) -> bool:
    """Return whether tokens may lie on several levels of farms, mines or laboratories (TA-22.16, TA-R-88)."""
    kinds = [KIND[name] for name in civ.techs]
    return kinds.count("farm") > 1 or kinds.count("mine") > 1 or civ.leader == "bill_gates"


def can_exchange(civ: Civ) -> bool:
    """Return whether the pact that exchanges a good has something to exchange (TA-43.44)."""
    a, b = civ.in_pacts("trade_routes_agreement a"), civ.in_pacts("trade_routes_agreement b")
    return bool((a and stock(civ, FOOD)) or (b and stock(civ, RESOURCES)))
