"""What things cost: in actions, food, resources and science, with every discount (TA-13 to TA-22, TA-43)."""

from .ratings import increase_cost
from .reading import CARDS, KIND, LEVEL, UNITS, URBAN, Civ, World

LESS_BY_LEVEL = {"masonry": (0, 1, 1, 1), "architecture": (0, 1, 2, 2), "engineering": (0, 1, 2, 3)}
STAGES_AT_ONCE = {"masonry": 2, "architecture": 3, "engineering": 4}
SCIENTIFIC = ("scientific_cooperation a", "scientific_cooperation b")


def space_cost(space: int) -> int:
    """TA-13.1, of spaces counted from 1."""
    return 1 if space <= 5 else 2 if space <= 9 else 3


def take_cost(civ: Civ, card: str, space: int) -> int:
    """TA-13.1, TA-13.10, TA-43.24."""
    if KIND[card] != "wonder":
        return space_cost(space)
    return max(0, space_cost(space) + len(civ.completed) - (civ.leader == "michelangelo"))


def food_price(civ: Civ, less: int = 0) -> int:
    """Return what an increase of the population costs (TA-5.3, TA-43.25)."""
    return max(0, increase_cost(civ.yellow) - (civ.leader == "moses") - less)


def construction(civ: Civ) -> str:
    return civ.specials[3]


def with_construction(civ: Civ, site: str) -> int:
    """Return the cost of a building or unit as construction technologies have it (TA-22.12, TA-22.13)."""
    less = LESS_BY_LEVEL.get(construction(civ), (0, 0, 0, 0))[LEVEL[site]] if KIND[site] in URBAN else 0
    return int(CARDS[site]["build_cost"]) - less


def patent_fee(world: World, civ: Civ, site: str) -> int:
    """Return what rivals of Bill Gates pay for laboratories and libraries on top of the price (TA-43.53)."""
    gates = [other for other in world.left if other.leader == "bill_gates" and other is not civ]
    return len(gates) if KIND[site] in ("lab", "library") else 0


def build_price(world: World, civ: Civ, site: str, less: int = 0) -> int:
    """TA-22.8, TA-22.11, TA-22.15, TA-43.52; the pool for units is not yet taken off."""
    price = with_construction(civ, site) - less
    price -= civ.leader == "js_bach" and KIND[site] == "theater"
    if civ.leader == "winston_churchill" and KIND[site] in UNITS and world.wars_on(civ.seat):
        price -= 2
    return max(0, price) + patent_fee(world, civ, site)


def upgrade_price(world: World, civ: Civ, old: str, new: str, less: int = 0) -> int:
    """TA-22.14."""
    price = max(0, with_construction(civ, new) - with_construction(civ, old))
    return max(0, price - less) + patent_fee(world, civ, new)


def stage_price(civ: Civ, stages: int, less: int = 0) -> int:
    """Return the sum of the next stages (TA-17.9)."""
    return max(0, sum(CARDS[civ.wonder]["stages"][civ.stages : civ.stages + stages]) - less)


def science_price(civ: Civ, card: str, revolution: bool = False) -> int:
    """TA-19.1, TA-20.3, TA-20.9, TA-43.30, TA-43.68."""
    printed = CARDS[card]["science_cost"]
    price = printed["revolution" if revolution else "peaceful"] if KIND[card] == "government" else printed
    price -= civ.leader == "js_bach" and KIND[card] == "theater"
    price -= 3 * (civ.leader == "winston_churchill" and KIND[card] in UNITS)
    return max(0, int(price) - 2 * len(civ.in_pacts(*SCIENTIFIC)))


def attack_cost(card: str, target: Civ) -> int:
    """Return the military actions of an aggression or war (TA-31.1, TA-31.20, TA-43.28)."""
    cost = CARDS[card]["military_action_cost"]
    if card == "assassinate":
        cost = LEVEL[target.leader] if target.leader else 0
    if card == "sabotage":
        cost = LEVEL[target.wonder] if target.wonder else 0
    return int(cost) * (2 if target.leader == "mahatma_gandhi" else 1)
