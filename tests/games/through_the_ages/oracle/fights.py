"""Strength outside the rating: landings, attacks, defence, wars, and who may attack whom (TA-27, TA-30 to TA-36)."""

from collections.abc import Iterator

from .actions import text
from .goods import FOOD, RESOURCES, actions_left, stock
from .prices import attack_cost
from .ratings import armies, strength, unit_strength
from .reading import CARDS, KIND, UNITS, URBAN, Civ, World

PEACE = ("acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty")
COLONIZATION = {"colossus": 1, "cartography": 2, "navigation": 3, "satellites": 4}

# --- strength of what is sent ---


def sent_strength(civ: Civ, units: dict[str, int]) -> int:
    """TA-35.2 to TA-35.6: the units, and the whole armies among them alone."""
    return unit_strength(civ, units) + sum(armies(civ, units))


def colonization_value(civ: Civ, card: str) -> int:
    """TA-30.28."""
    return int(CARDS[card]["colonization"]) + (civ.leader == "james_cook")


def defence_value(civ: Civ, card: str) -> int:
    """TA-43.71."""
    return int(CARDS[card]["defense"]) * (2 if civ.leader == "winston_churchill" else 1)


def landing_force(civ: Civ, units: dict[str, int], cards: list[str]) -> int:
    """TA-30.11."""
    by_cards = sum(colonization_value(civ, card) for card in cards)
    return sent_strength(civ, units) + by_cards + civ.one(COLONIZATION)


def bonus_cards(civ: Civ) -> list[str]:
    return [card for card in civ.military_hand if KIND[card] == "bonus"]


def greatest_force(civ: Civ) -> int:
    """TA-30.8; a player without a unit cannot bid."""
    units = dict(civ.on(*UNITS))
    return landing_force(civ, units, bonus_cards(civ)) if units else 0


def against(civ: Civ, other: Civ) -> int:
    """Return what counts only for an attack on another (TA-31.8, TA-43.46)."""
    return 3 * [*civ.in_pacts("open_borders_agreement a", "open_borders_agreement b")].count(other.seat)


# --- the political phase ---


def must_have(target: Civ, card: str) -> bool:
    """TA-31.4, TA-R-39."""
    wanted = CARDS[card].get("target_must_have", "")
    has = {
        "": True,
        "worker": target.unused + sum(target.workers.values()),
        "urban_building": target.count(*URBAN),
        "food_or_resources": stock(target, FOOD) + stock(target, RESOURCES),
        "science": target.science,
        "culture": target.culture,
        "leader": target.leader,
        "unfinished_wonder": target.wonder,
        "colony": target.colonies,
    }
    return bool(has[wanted])


def may_attack(world: World, civ: Civ, card: str, target: Civ) -> bool:
    """Return whether an aggression may be played or a war declared against a target (TA-31, TA-32, TA-42.5)."""
    if target is civ or target.is_out or civ.leader == "mahatma_gandhi":
        return False
    if any(other == target.seat and pact in PEACE for pact, _, other in civ.pacts):
        return False
    if world.options["milder_fights"] and target.marker not in (-1, civ.seat):
        return False
    if KIND[card] == "war" and (world.is_last_round or target.in_pacts("loss_of_sovereignty b")):
        return False
    return must_have(target, card) and attack_cost(card, target) <= actions_left(world)


def offers(world: World, civ: Civ, card: str) -> Iterator[str]:
    """TA-33.1, TA-33.2."""
    for other in world.left:
        if other is not civ:
            sides = [""] if CARDS[card]["symmetric"] else [" as a", " as b"]
            yield from (f"offer {text(card)} to {other.seat + 1}{side}" for side in sides)


def political_phase(world: World) -> set[str]:
    """TA-27.3."""
    civ = world.active
    found = {"pass"}
    for card in civ.military_hand:
        if KIND[card] in ("event", "territory"):
            found.add(f"prepare {text(card)}")
        if KIND[card] == "territory" and civ.leader == "christopher_columbus" and not civ.has_colonized:
            found.add(f"colonize {text(card)}")
        if KIND[card] == "pact":
            found |= set(offers(world, civ, card))
        if KIND[card] in ("aggression", "war"):
            verb = "attack" if KIND[card] == "aggression" else "declare"
            targets = [target for target in world.civs if may_attack(world, civ, card, target)]
            found |= {f"{verb} {text(card)} on {target.seat + 1}" for target in targets}
    owners = [other.seat for other in world.civs if other is civ or other.seat in [who for _, _, who in civ.pacts]]
    found |= {f"cancel {owner + 1}" for owner in owners if lies_between(world, owner, civ.seat)}
    return found


def lies_between(world: World, owner: int, seat: int) -> bool:
    """Return whether a pact lies in front of an owner that a seat is a party to (TA-33.8)."""
    return any(seat in (owner, other) for other in world.pact_partners[owner])


# --- bids, landings, sacrifices ---


def bids(world: World) -> set[str]:
    """TA-30.3, TA-30.8."""
    highest = world.frame["highest"]
    most = greatest_force(world.civs[world.asked])
    return {"no bid"} | {f"bid {n}" for n in range(highest + 1, most + 1)}


def sendable(world: World, civ: Civ, units: dict[str, int]) -> set[str]:
    """Return the units that can still be sent; none in the last round (TA-31.16)."""
    if world.is_last_round and world.step != "landing":
        return set()
    return {f"send {text(site)}" for site, n in civ.on(*UNITS) if n > units.get(site, 0)}


def spendable(civ: Civ, cards: list[str]) -> set[str]:
    return {f"spend {text(card)}" for card in bonus_cards(civ) if civ.military_hand.count(card) > cards.count(card)}


def totals(world: World, target: int, defence: list[str]) -> tuple[int, int]:
    """Return the totals of an attack of the active player: the attacker's and the target's (TA-31.8)."""
    attacker, defender = world.active, world.civs[target]
    attack, held = (strength(civ) + sent_strength(civ, positive(world.sent[civ.seat])) for civ in (attacker, defender))
    return attack + against(attacker, defender), held + sum(defence_value(defender, card) for card in defence)


def positive(units: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in units.items() if n}
