"""Which answers are open where a card or a fight leaves a choice (TA-28, TA-30, TA-31, TA-36, TA-46.5)."""

from collections.abc import Callable

from . import actions, fights
from .actions import may_take, text
from .goods import FOOD, PRODUCED_ON, RESOURCES, VALUE, stock, ways_to_gain, ways_to_pay
from .prices import take_cost
from .reading import CARDS, KIND, LEVEL, URBAN, World


def performing(world: World) -> set[str]:
    return set(actions.contained(world, world.active, world.card) or [])


def discarding(world: World) -> set[str]:
    """TA-26.8."""
    return {f"discard {text(card)}" for card in world.civs[world.asked].military_hand}


def landing(world: World) -> set[str]:
    """TA-30.10, TA-30.12, TA-30.13: units and bonus cards, until they reach the bid."""
    civ = world.civs[world.asked]
    units, cards = drafted(world)
    found = fights.sendable(world, civ, units) | fights.spendable(civ, cards)
    if units and fights.landing_force(civ, units, cards) >= world.frame["bid"]:
        found.add("done")
    return found


def drafted(world: World) -> tuple[dict[str, int], list[str]]:
    """Return the units and cards that were picked so far."""
    units: dict[str, int] = {}
    cards: list[str] = []
    for pick in world.draft:
        verb, name = pick.split(" ", 1)
        if verb == "send":
            units[name.replace(" ", "_")] = units.get(name.replace(" ", "_"), 0) + 1
        else:
            cards.append(name.replace(" ", "_"))
    return units, cards


def sacrificing(world: World) -> set[str]:
    """TA-31.6, TA-31.17, TA-32.5."""
    return fights.sendable(world, world.civs[world.asked], drafted(world)[0]) | {"done"}


def defending(world: World) -> set[str]:
    """TA-31.7, TA-31.18."""
    return sacrificing(world) | fights.spendable(world.civs[world.asked], drafted(world)[1])


def losing(world: World) -> set[str]:
    """TA-36.3; units that were sacrificed are not there any more (TA-31.15)."""
    civ = world.civs[world.asked]
    sent = world.sent[civ.seat]
    return {f"lose {text(site)}" for site, n in civ.workers.items() if n > sent.get(site, 0)}


def splitting(world: World) -> set[str]:
    """TA-36.12, and events that let somebody choose food or resources."""
    owner, amount = world.civs[world.frame["owner"]], world.frame["amount"]
    if world.frame["is_gain"]:
        ways = range(amount + 1) if world.frame["mixed"] else [0, amount]
        return {f"food {n}" for n in ways}
    food, resources = stock(owner, FOOD), stock(owner, RESOURCES)
    amount = min(amount, food + resources)
    return {f"food {n}" for n in range(max(0, amount - resources), min(food, amount) + 1)}


def settling(world: World) -> set[str]:
    """TA-30.27."""
    civ = world.civs[world.asked]
    return {f"people {n}" for n in range(min(world.frame["most"], civ.yellow) + 1)}


def taking(world: World) -> set[str]:
    """TA-43.34, TA-43.69."""
    civ = world.civs[world.asked]
    found = {"done"}
    for space, card in enumerate(world.row, 1):
        if card and may_take(civ, card) and take_cost(civ, card, space) <= world.frame["budget"]:
            found.add(f"take {space}")
    return found


def destroying(world: World) -> set[str]:
    """TA-36.8, TA-36.13: buildings on one card; of a border conflict also farms and mines."""
    owner = world.civs[world.frame["owner"]]
    kinds = (*URBAN, "farm", "mine") if world.shown == "border_conflict" else URBAN
    razed = [pick.removeprefix("raze ").replace(" ", "_") for pick in world.draft]
    found = {f"raze {text(site)}" for site, n in owner.on(*kinds) if n > len(razed) and set(razed) <= {site}}
    return found | ({"done"} if razed else set())


def choosing(world: World) -> set[str]:
    """Return the colonies or wonders that an aggression or event asks for."""
    owner = world.civs[world.frame["owner"]]
    if world.shown == "ravages_of_time":
        return {f"choose {text(card)}" for card in owner.wonders if LEVEL[card] <= 1}
    return {f"choose {text(card)}" for card in owner.colonies}


def taking_technologies(world: World) -> set[str]:
    """TA-43.49, TA-43.70."""
    owner, amount = world.civs[world.frame["owner"]], world.frame["amount"]
    payable = [card for card in owner.specials if card and CARDS[card]["science_cost"] <= amount]
    return {"done"} | {f"choose {text(card)}" for card in payable}


def levels(number: int) -> tuple[int, int, int, int]:
    """Return how many tokens a number of a payment's frame says lie on each level, the lowest first."""
    one, two, three, four = number.to_bytes(4, "little")
    return one, two, three, four


def paying(world: World) -> set[str]:
    """Return the tokens that may be moved next so that what is due can still come out exactly (TA-22.2 to TA-22.7)."""
    civ, frame = world.civs[world.asked], world.frame
    kind = PRODUCED_ON[[FOOD, RESOURCES][frame["good"]]]
    cards = [name for name in civ.tokens if KIND[name] == kind]
    had, left = levels(frame["had"]), levels(frame["left"])
    pieces, now = [
        tuple(sorted([VALUE[name] for name, n in zip(cards, some, strict=True) for _ in range(n)], reverse=True))
        for some in (had, left)
    ]
    coins = tuple(sorted([VALUE[name] for name in cards if name in civ.techs], reverse=True))
    most, due = len(now) + min(frame["spare"], civ.blue), sum(pieces) - sum(now)
    found = ways_to_pay(pieces, coins, most, due) if due > 0 else ways_to_gain(pieces, coins, most, -due)
    moves = []
    for way in found:
        more = [(name, way.count(VALUE[name]) - n) for name, n in zip(cards, had, strict=True)]
        moves.append([f"{'return' if n < 0 else 'lay on'} {text(name)}" for name, n in more for _ in range(abs(n))])
    open_now = [move for move in moves if all(move.count(pick) >= world.draft.count(pick) for pick in world.draft)]
    legal = {pick for move in open_now for pick in move if move.count(pick) > world.draft.count(pick)}
    is_whole = not world.draft or any(len(move) == len(world.draft) for move in open_now)
    return legal | ({"done"} if is_whole else set())


LEGAL: dict[str, Callable[[World], set[str]]] = {
    "resigning": lambda world: {"resign", "stay"},
    "perform": performing,
    "discard-excess": discarding,
    "landing": landing,
    "sacrifice": sacrificing,
    "defend": defending,
    "pact-reply": lambda world: {"accept", "refuse"},
    "lose-worker": losing,
    "split-goods": splitting,
    "build-or-not": lambda world: {"build it", "done"},
    "settlers": settling,
    "take-from-row": taking,
    "destroy-buildings": destroying,
    "choose-card": choosing,
    "take-technology": taking_technologies,
    "payment": paying,
}
