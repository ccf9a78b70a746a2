"""What Stone Age asks for piece by piece, put together: payments for cards, buildings and food; tools for a roll."""

from itertools import combinations
from typing import Final

from epocha.engine.payment import Payment, Portion, Whole
from epocha.games.stone_age.components import (
    AMOUNT,
    DIVISOR,
    FIXED,
    ONE_TIME_TOOL,
    OPEN,
    PRICE,
    RESOURCE_IDS,
    RESOURCES,
    TILE_FEWEST,
    TILE_KIND,
    TILE_KINDS,
    TILE_MOST,
    TOOL_SLOTS,
    TOP,
    VALUE,
)
from epocha.games.stone_age.notation import card_word
from epocha.games.stone_age.state import READY, Table
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    COVER_SHORTAGE,
    REDEEM_TWO,
    USE_TOOLS,
    BuyBuilding,
    BuyCard,
    CoverShortage,
    RedeemTwo,
    UseTools,
)
from epocha.games.stone_age.words import GAIN_IDS, TEXTS, card_title

TOGETHER: Final = 2
"""From so many pieces on they are worth putting together."""


def payment(t: Table, player: int, lang: str) -> Payment | None:
    """Return what a player may pay for the question at hand in one go, or None if it takes at most one piece."""
    step = t.step_number()
    whole: Payment | None = None
    if step == BUY_CARD:
        due = int(PRICE[t.get(BuyCard.SPACE)] - t.get(BuyCard.PAID))
        words = TEXTS.say(lang, "pay-whole-card", card=card_title(t.spaces[t.get(BuyCard.SPACE)], lang))
        whole = Payment(portions(t, player, lang), due, due, words)
    elif step == COVER_SHORTAGE:
        due = int(t.get(CoverShortage.OPEN))
        whole = Payment(portions(t, player, lang), due, due, TEXTS.say(lang, "pay-whole-food"))
    elif step == REDEEM_TWO:
        due = int(t.get(RedeemTwo.LEFT))
        taken = [
            one._replace(pick=f"take {one.symbol}", most=due, cost=-one.worth, worth=0)
            for one in every(t, player, lang)
        ]
        whole = Payment(taken, due, due, TEXTS.say(lang, "take-whole"))
    elif step == BUY_BUILDING and TILE_KIND[t.top_tile(t.get(BuyBuilding.STACK))] != FIXED:
        whole = building_payment(t, player, lang)
    if whole is None or whole.most < TOGETHER or not any(whole.cheapest()):
        return None
    return whole


def building_payment(t: Table, player: int, lang: str) -> Payment:
    """Return what a player may pay for a building that leaves a choice (SA-8.3, SA-8.4)."""
    tile = t.top_tile(t.get(BuyBuilding.STACK))
    paid, kinds = int(t.get(BuyBuilding.PAID)), int(t.get(BuyBuilding.KINDS))
    is_open = TILE_KIND[tile] == OPEN
    begun = [one for r, one in enumerate(every(t, player, lang)) if one.most or kinds >> r & 1]
    picks = [f"pay {name}" for r, name in enumerate(RESOURCE_IDS) if kinds >> r & 1]
    return Payment(
        [one._replace(begun=one.pick in picks) for one in begun],
        least=max(0 if paid else 1, int(TILE_FEWEST[tile]) - paid),
        most=int(TILE_MOST[tile]) - paid,
        confirm=TEXTS.say(lang, "pay-whole-building"),
        kinds=0 if is_open else int(TILE_KINDS[tile]),
        end="done" if is_open else "",
        unit="score",
        brought=int(t.get(BuyBuilding.VALUE)),
    )


def portions(t: Table, player: int, lang: str) -> list[Portion]:
    """Return the resources that a player has, where all count the same."""
    return [one._replace(worth=0) for one in every(t, player, lang) if one.most]


def every(t: Table, player: int, lang: str) -> list[Portion]:
    """Return all resources with what they are worth in a building; the cheap ones first."""
    have = t.stock[player * RESOURCES : (player + 1) * RESOURCES]
    return [
        Portion(f"pay {name}", name, TEXTS.say(lang, f"symbol-{name}"), int(have[r]), int(VALUE[r]), int(VALUE[r]))
        for r, name in enumerate(RESOURCE_IDS)
    ]


def wholes(t: Table, player: int, lang: str) -> list[Whole]:
    """Return the tools that bring most from the roll at hand, none of them for nothing, with the taking of it."""
    if t.step_number() != USE_TOOLS:
        return []
    gain, total = t.get(UseTools.WHAT), int(t.get(UseTools.TOTAL))
    divisor = int(DIVISOR[gain])
    tools = unused(t, player)
    sets = [some for size in range(1, len(tools) + 1) for some in combinations(tools, size)]
    worth = {some: (total + sum([value for _, value in some])) // divisor for some in sets}
    most = max(worth.values(), default=0)
    if most <= total // divisor:
        return []
    best = min([some for some in sets if worth[some] == most], key=lambda some: sum([value for _, value in some]))
    added = sum([value for _, value in best])
    words = TEXTS.say(
        lang, "best-tools", tools=len(best), added=added, total=total + added, divisor=divisor, what=GAIN_IDS[gain],
        n=most,
    )  # fmt: skip
    return [Whole(", ".join([*[text for text, _ in best], "done"]), words)]


def unused(t: Table, player: int) -> list[tuple[str, int]]:
    """Return the tools that a player may add to a roll, as texts of actions with their values; lasting ones first."""
    slots = [(slot, player * TOOL_SLOTS + slot) for slot in range(int(TOOL_SLOTS))]
    found = [(f"use tool {slot + 1}", int(t.tools[at])) for slot, at in slots if t.tools[at] and not t.used[at]]
    cards = [c for c in range(len(TOP)) if t.owner[c] == player and t.mark[c] == READY and TOP[c] == ONE_TIME_TOOL]
    return found + [(f"use {card_word(c)}", int(AMOUNT[c])) for c in cards]
