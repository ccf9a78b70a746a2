"""Hints for a first game: what a choice means and what a sensible player looks at, after the advice of section 19."""

from collections.abc import Sequence
from typing import Any, Final

from epocha.engine.caution import Hint
from epocha.engine.phrases import listed
from epocha.engine.text import known_language
from epocha.games.stone_age.components import (
    AMOUNT,
    BUILDING,
    CARD,
    CARDS,
    DATA,
    DIVISOR,
    FIELD,
    FIGURES_MAX,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    FOOD_PER_FIGURE,
    GAIN_TOOL,
    GATHER,
    GRAIN_MAX,
    GROUP,
    HUNT,
    HUT,
    ONE_TIME_TOOL,
    PLACE_IDS,
    RESOURCES,
    TILE_COST,
    TILE_KIND,
    TOOL_MAKER,
    TOOL_SLOTS,
    TOP,
    VILLAGE,
)
from epocha.games.stone_age.state import READY, Table
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    CHOOSE_PLACE,
    COVER_SHORTAGE,
    PICK_DIE,
    PLACE_FIGURES,
    USE_TOOLS,
    BuyBuilding,
    BuyCard,
    UseTools,
    closed,
)
from epocha.games.stone_age.words import TEXTS, amount_of, asked, card_title, own_places, tile_cost, useless

EARLY_ROUNDS: Final = 6
"""Until this round new figures, grain and tools clearly pay back; a game has about 8 to 14 rounds."""
FEW_CARDS: Final = 8
"""With fewer cards in the deck the end is near: a round takes four at most."""
AT_ONCE: Final = 2
"""How many pieces of advice are given at once."""

NEARLY: Final = 2
"""So many pieces are soon gathered for a building."""

Advice = tuple[str, dict[str, Any]]
"""The name of a message without `hint-`, and its places."""


def hints(t: Table, player: int, lang: str) -> list[Hint]:
    """Return one or two pieces of advice for the decision that `player` has to make."""
    step = t.step_number()
    if step == PLACE_FIGURES:
        advice = placing(t, player, lang)
    elif step == CHOOSE_PLACE:
        advice = choosing(t, player)
    elif step == USE_TOOLS:
        advice = adding_tools(t, player)
    elif step == BUY_CARD:
        text = DATA["civ_card"][t.spaces[t.get(BuyCard.SPACE)]][f"text_{known_language(lang)}"]
        advice = [("card-text", {"text": text}), *([("card-pay", {})] if kinds_owned(t, player) > 1 else [])]
    elif step == BUY_BUILDING:
        advice = buying_building(t)
    else:
        by_step = {PICK_DIE: "die", COVER_SHORTAGE: "cover-shortage"}
        advice = [(by_step.get(step, "redeem"), {})]
    return [Hint(name, TEXTS.say(lang, f"hint-{name}", **places)) for name, places in advice[:AT_ONCE]]


def placing(t: Table, player: int, lang: str) -> list[Advice]:
    """Return advice on where to put figures, the most pressing first."""
    free = [place for place in range(len(PLACE_IDS)) if closed(t, player, place) is None]
    village = [place for place in free if GROUP[place] == VILLAGE and not useless(t, player, place)]
    advice: list[Advice] = []
    places = own_places(t, player)
    born = HUT in places and t.workers[player] < FIGURES_MAX
    grown = FIELD in places and t.grain[player] < GRAIN_MAX
    eats = (t.workers[player] + born) * FOOD_PER_FIGURE  # at the end of the round, with what is placed already
    have = t.food[player] + t.grain[player] + grown
    if have < eats and any(GROUP[place] == HUNT for place in free):
        advice.append(("place-hunger", {"eats": eats, "have": have}))
        if t.idle[player] == 1 and kinds_owned(t, player):
            advice.append(("place-pay-later", {}))
    if 1 in t.left:
        advice.append(("place-last-tile", {}))
    if CARDS - t.dealt < FEW_CARDS:
        advice.append(("place-end", {}))
    if village and t.round <= EARLY_ROUNDS:
        advice.append(("place-village", {}))
    if FIRST_CARD_SPACE in free and (kinds_owned(t, player) or any(GROUP[place] == GATHER for place in places)):
        advice.append(("place-cheap-card", {"card": card_title(t.spaces[0], lang)}))
    tiles = [t.top_tile(place - FIRST_BUILDING_SPACE) for place in free if GROUP[place] == BUILDING]
    advice += building(t, player, tiles, lang)
    if any(GROUP[place] == GATHER for place in free):
        advice.append(("place-gather", {}))
    return [*advice, ("place-block", {})]


def kinds_owned(t: Table, player: int) -> int:
    """Return of how many kinds a player has resources."""
    return sum([t.stock[player * RESOURCES + kind] > 0 for kind in range(int(RESOURCES))])


def building(t: Table, player: int, tiles: Sequence[int], lang: str) -> list[Advice]:
    """Return which building of a fixed price a player can pay for, or nearly can; nothing if there is none."""
    advice: list[tuple[int, Advice]] = []
    for tile in tiles:
        cost = [int(TILE_COST[tile * RESOURCES + kind]) for kind in range(int(RESOURCES))]
        lacking = [max(0, cost[kind] - int(t.stock[player * RESOURCES + kind])) for kind in range(int(RESOURCES))]
        if TILE_KIND[tile] != FIXED or sum(lacking) > NEARLY:
            continue
        parts = [amount_of(kind, n, lang) for kind, n in enumerate(lacking) if n]
        places = {"cost": tile_cost(tile, lang), "what": listed(parts, lang)}
        advice.append((sum(lacking), ("place-lack" if parts else "place-building", places)))
    return [min(advice, key=lambda one: one[0])[1]] if advice else []


def choosing(t: Table, player: int) -> list[Advice]:
    """Return advice on the order of a player's places (SA-19.5)."""
    places = own_places(t, player)
    rolls = any(GROUP[place] in (HUNT, GATHER) for place in places)
    gathers = any(GROUP[place] == GATHER for place in places)
    tools = [place for place in places if brings_tool(t, player, place)]
    advice: list[Advice] = []
    if rolls and tools:
        advice.append(("choose-tools-first", {}))
    if gathers and any(GROUP[place] > GATHER and place not in tools for place in places):
        advice.append(("choose-gather-first", {}))
    return advice or [("choose-place", {})]


def brings_tool(t: Table, player: int, place: int) -> bool:
    """Return whether a place brings a player a tool at once: the tool maker, or a card that they can pay for now."""
    if GROUP[place] != CARD:
        return place == TOOL_MAKER and not useless(t, player, place)
    space = place - FIRST_CARD_SPACE
    top = TOP[t.spaces[space]]
    brings = top == ONE_TIME_TOOL or (top == GAIN_TOOL and not useless(t, player, TOOL_MAKER))
    return brings and asked(t, player, BUY_CARD, space)


def adding_tools(t: Table, player: int) -> list[Advice]:
    """Return advice on whether the unused tools reach one more piece."""
    divisor = DIVISOR[t.get(UseTools.WHAT)]
    needed = divisor - t.get(UseTools.TOTAL) % divisor
    own = range(player * TOOL_SLOTS, (player + 1) * TOOL_SLOTS)
    tools = sum([t.tools[slot] for slot in own if not t.used[slot]])
    ready = [card for card in range(len(TOP)) if t.owner[card] == player and t.mark[card] == READY]
    tools += sum([AMOUNT[card] for card in ready if TOP[card] == ONE_TIME_TOOL])
    return [("tools-enough" if tools >= needed else "tools-short", {"needed": needed, "tools": tools})]


def buying_building(t: Table) -> list[Advice]:
    """Return advice on a building: what its points depend on, and whether it ends the game."""
    tile = t.top_tile(t.get(BuyBuilding.STACK))
    advice: list[Advice] = [("building-fixed" if TILE_KIND[tile] == FIXED else "building-values", {})]
    return [("building-end", {}), *advice] if t.left[t.get(BuyBuilding.STACK)] == 1 else advice
