"""What the sentences that refuse something speak of: the places of the messages `refusal-RULE`."""

from typing import Any, Final

from epocha.games.stone_age.components import (
    AMOUNT,
    BUILDING,
    CARD,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    GATHERERS,
    GROUP,
    PLACE_IDS,
    PRICE,
    REDEEMERS,
    RESOURCE_IDS,
    RESOURCES,
    RINGS,
    STACKS,
    VILLAGE_PLACES,
)
from epocha.games.stone_age.state import (
    BUY,
    DECLINE,
    DONE,
    FIGURE_BITS,
    FIGURES,
    GO,
    KIND_BITS,
    NONE,
    PAY,
    PAYLOAD,
    PLACE,
    REDEEM_CARD,
    STARVE,
    TAKE,
    TAKE_DIE,
    USE_CARD,
    USE_TOOL,
    Table,
)
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    COVER_SHORTAGE,
    REDEEM_TWO,
    BuyBuilding,
    BuyCard,
    CoverShortage,
    RedeemTwo,
)
from epocha.games.stone_age.words import tile_cost

KIND_WORDS: Final[dict[int, str]] = {
    PLACE: "place",
    GO: "go",
    USE_TOOL: "tool",
    USE_CARD: "tool",
    DONE: "stop",
    DECLINE: "stop",
    PAY: "pay",
    BUY: "buy",
    TAKE_DIE: "die",
    STARVE: "starve",
    REDEEM_CARD: "redeem",
    TAKE: "take",
}
"""What is tried, in the words of the messages."""


def refusal_places(t: Table, player: int, action: int, lang: str) -> dict[str, Any]:
    """Return the places of the messages `refusal-RULE` for a forbidden action; all, whatever the rule."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    asked = t.current_players
    return {
        "turn": "own" if player in asked or not asked else "other",
        "seat": asked[0] + 1 if asked else 0,
        "kind": KIND_WORDS[kind],
        "players": t.players,
        "slot": what + 1,
        "face": what,
        "dice": ", ".join([str(face) for face, count in enumerate(t.market) for _ in range(count)]),
        "redeemed": AMOUNT[REDEEMERS[0]],
        **_place(t, player, kind, what),
        **_payment(t, player, kind, what, lang),
    }


def _place(t: Table, player: int, kind: int, what: int) -> dict[str, Any]:
    """Return what the messages say of a place: who stands there, and how many fit in."""
    place = what >> FIGURE_BITS if kind == PLACE else what if kind == GO else 0
    group = GROUP[place]
    offered = "some"
    if group == CARD and t.spaces[place - FIRST_CARD_SPACE] == NONE:
        offered = "none"
    if group == BUILDING and place - FIRST_BUILDING_SPACE < STACKS[t.players]:
        offered = "some" if t.left[place - FIRST_BUILDING_SPACE] else "none"
    return {
        "place": PLACE_IDS[place],
        "group": {CARD: "card", BUILDING: "building"}.get(group, "area"),
        "offered": offered,
        "taken": t.taken[place],
        "rings": RINGS[place],
        "free": max(0, RINGS[place] - t.taken[place]),
        "idle": t.idle[player],
        "over": "yes" if kind == PLACE and (what & FIGURES) > t.idle[player] else "no",
        "villages": VILLAGE_PLACES[t.players],
        "gatherers": GATHERERS[t.players],
    }


def _payment(t: Table, player: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return what the messages say of what is paid: how much it is, and whether the player has it."""
    lacks = kind == PAY and t.stock[player * RESOURCES + what] == 0
    places: dict[str, Any] = {
        "what": RESOURCE_IDS[what] if kind in (PAY, TAKE) else "",
        "lacks": "yes" if lacks else "no",
        "stock": t.stock_total(player),
        "price": 0,
        "paid": 0,
        "left": 0,
        "cost": "",
    }
    step = t.step_number()
    if step == BUY_CARD:
        places["price"] = PRICE[t.get(BuyCard.SPACE)]
        places["paid"] = t.get(BuyCard.PAID)
        places["left"] = places["price"] - places["paid"]
    elif step == BUY_BUILDING:
        places["cost"] = tile_cost(t.top_tile(t.get(BuyBuilding.STACK)), lang)
        places["paid"] = t.get(BuyBuilding.PAID)
    elif step == COVER_SHORTAGE:
        places["paid"] = t.get(CoverShortage.PAID)
        places["left"] = t.get(CoverShortage.OPEN)
    elif step == REDEEM_TWO:
        places["left"] = t.get(RedeemTwo.LEFT)
    return places
