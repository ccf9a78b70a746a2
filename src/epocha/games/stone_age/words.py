"""What Stone Age says to people: a sentence for every action, question and hint, from the messages of its locale.

An action has one meaning, a message's name with the places to fill in. Its button says the message `do-NAME`, the log
`did-NAME`. Names and texts of components come from `components.toml`.
"""

from collections.abc import Sequence
from typing import Any, Final

from epocha.engine.text import Texts, known_language
from epocha.games.stone_age.components import (
    ADVANCE_GRAIN,
    AMOUNT,
    BUILDING,
    CARD,
    DATA,
    DIVISOR,
    FIELD,
    FIGURES_MAX,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    GAIN_TOOL,
    GRAIN_MAX,
    GROUP,
    HUNGER_PENALTY,
    HUT,
    OPEN,
    PLACE_GAIN,
    PLACE_IDS,
    PRICE,
    RESOURCE_IDS,
    RESOURCES,
    REWARD,
    ROLL_GATHER,
    TILE_COST,
    TILE_FEWEST,
    TILE_KIND,
    TILE_KINDS,
    TILE_MOST,
    TILE_POINTS,
    TOOL_MAKER,
    TOOL_MAX,
    TOOL_SLOTS,
    TOP,
    TOP_RESOURCE,
    TOP_VERBS,
    VALUE,
    VILLAGE,
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
    TAKE_DIE,
    USE_CARD,
    USE_TOOL,
    Table,
)
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
    CoverShortage,
    RedeemTwo,
    UseTools,
)

TEXTS: Final = Texts("epocha.games.stone_age")
GAIN_IDS: Final = [*RESOURCE_IDS, "food"]
"""Words for what can be gained in the messages, by number: the resources, then food."""

Meaning = tuple[str, dict[str, Any]]
"""The name of a message without `do-` or `did-`, and its places."""


def describe(t: Table, action: int, lang: str) -> str:
    """Return the sentence on the button of an action open in a view."""
    name, places = meaning(t, int(t.player()), action, lang)
    return ending(t, action, "do", TEXTS.say(lang, f"do-{name}", **places), lang)


def describe_row(t: Table, actions: Sequence[int], lang: str) -> str:
    """Return the place that several numbers of figures may go to; all else needs a sentence of its own.

    It is called as on the board: the question above says what for.
    """
    places = {action >> FIGURE_BITS for action in actions}  # the kind of action with them
    if len(places) > 1 or actions[0] >> KIND_BITS != PLACE:
        return ""
    return heading(name_of("location", (actions[0] & PAYLOAD) >> FIGURE_BITS, lang))


def report(before: Table, player: int, action: int, lang: str) -> str:
    """Return what the log says of an action, to follow the player's name; what it brings is not known yet."""
    name, places = meaning(before, player, action, lang)
    sentence = TEXTS.say(lang, f"did-{name}", **places)
    return sentence if action >> KIND_BITS == PAY else ending(before, action, "did", sentence, lang)


def ending(t: Table, action: int, voice: str, sentence: str, lang: str) -> str:
    """Add to a sentence that the action triggers the end of the game, if it takes a stack's last tile (SA-8.9)."""
    if t.step_number() != BUY_BUILDING or t.left[t.get(BuyBuilding.STACK)] != 1 or not completes(t, action):
        return sentence
    return TEXTS.say(lang, f"{voice}-end", sentence=sentence)


def completes(t: Table, action: int) -> bool:
    """Return whether an action completes the purchase of the building that is being bought."""
    kind = action >> KIND_BITS
    return kind in (BUY, DONE) or (
        kind == PAY and t.get(BuyBuilding.PAID) + 1 == TILE_MOST[t.top_tile(t.get(BuyBuilding.STACK))]
    )


# --- words for components ---


def name_of(table: str, number: int, lang: str) -> str:
    """Return the name of a component: of record `number` in a table of `components.toml`."""
    return str(DATA[table][number][f"name_{known_language(lang)}"])


def card_name(card: int, lang: str) -> str:
    """Return a civilization card's name."""
    return name_of("civ_card", card, lang)


def card_title(card: int, lang: str) -> str:
    """Return a civilization card's name with what it brings at once in place of its kind, to tell cards apart."""
    verb = TOP_VERBS[TOP[card]]
    if not TEXTS.has(lang, f"top-{verb}"):
        return card_name(card, lang)  # its kind says all
    resource = RESOURCE_IDS[TOP_RESOURCE[card]] if verb in ("gain_resource", "roll_gather") else "food"
    brings = TEXTS.say(lang, f"top-{verb}", what=resource, n=int(AMOUNT[card]), points=int(AMOUNT[card]))
    return f"{brings} / {card_name(card, lang).partition(' / ')[2]}"


def card_text(card: int, lang: str) -> str:
    """Return what a civilization card does and scores."""
    return str(DATA["civ_card"][card][f"text_{known_language(lang)}"])


def heading(name: str) -> str:
    """Return a name as it begins a sentence."""
    return name[0].upper() + name[1:]


def amount_of(what: int, n: int, lang: str) -> str:
    """Return an amount of a resource or food as the object of a sentence: "2 wood"."""
    return TEXTS.say(lang, "amount-object", what=GAIN_IDS[what], n=n)


def tile_cost(tile: int, lang: str) -> str:
    """Return what a building costs as the object of a sentence: "2 wood and 1 clay", "1 to 7 resources"."""
    kind = TILE_KIND[tile]
    if kind == FIXED:
        cost = [int(TILE_COST[tile * RESOURCES + r]) for r in range(int(RESOURCES))]
        parts = [amount_of(r, n, lang) for r, n in enumerate(cost) if n]
        return TEXTS.say(lang, f"and-{len(parts)}", **dict(zip("abc", parts, strict=False)))
    limits: dict[str, Any] = {"fewest": TILE_FEWEST[tile], "most": TILE_MOST[tile], "kinds": TILE_KINDS[tile]}
    return TEXTS.say(lang, "cost-open" if kind == OPEN else "cost-variable", **limits)


def slots(t: Table, player: int) -> str:
    """Return a player's tool slots as people write them: "2/1/1"."""
    first = player * TOOL_SLOTS
    return "/".join([str(value) for value in t.tools[first : first + TOOL_SLOTS]])


# --- what an action means ---


def meaning(t: Table, player: int, action: int, lang: str) -> Meaning:
    """Return what an action of `player` means in the position, as the name and places of its messages."""
    kind = action >> KIND_BITS
    what = action & PAYLOAD
    if kind == PLACE:
        return placing(t, player, what >> FIGURE_BITS, what & FIGURES, lang)
    if kind == GO:
        return going(t, player, what, lang)
    if kind in (USE_TOOL, USE_CARD):
        return adding(t, player, kind, what)
    if kind == DONE:
        return ("finish", {"points": t.get(BuyBuilding.VALUE)}) if t.step_number() == BUY_BUILDING else taking(t)
    if kind == PAY:
        return paying(t, what, lang)
    if kind in (BUY, DECLINE):
        return deciding(t, player, kind, lang)
    if kind == TAKE_DIE:
        like = {GAIN_TOOL: TOOL_MAKER, ADVANCE_GRAIN: FIELD}.get(REWARD[what])
        name = "die" if like is None or not useless(t, player, like) else "die-useless"
        return name, {"face": what, "reward": name_of("market_reward", what - 1, lang)}
    if kind == STARVE:
        return "starve", {"points": HUNGER_PENALTY}
    if kind == REDEEM_CARD:
        return "redeem", {"card": card_title(what, lang), "price": AMOUNT[what]}
    left = t.get(RedeemTwo.LEFT) - 1
    return ("choose" if left else "choose-last"), {"what": GAIN_IDS[what], "n": 1, "left": left}


def useless(t: Table, player: int, place: int) -> bool:
    """Return whether a village place has no effect for a player (SA-5.9, SA-5.12, SA-6.20)."""
    if place == TOOL_MAKER:
        return t.tool_total(player) == TOOL_SLOTS * TOOL_MAX
    return t.workers[player] == FIGURES_MAX if place == HUT else t.grain[player] == GRAIN_MAX


def placing(t: Table, player: int, place: int, figures: int, lang: str) -> Meaning:
    """Return the meaning of putting figures on a place."""
    if GROUP[place] == CARD:
        space = place - FIRST_CARD_SPACE
        return "place-card", {"card": card_title(t.spaces[space], lang), "price": PRICE[space]}
    if GROUP[place] == BUILDING:
        tile = t.top_tile(place - FIRST_BUILDING_SPACE)
        return "place-building", {"cost": tile_cost(tile, lang), "points": TILE_POINTS[tile]}
    name = "place-useless" if GROUP[place] == VILLAGE and useless(t, player, place) else "place"
    return name, {"place": PLACE_IDS[place], "figures": figures}


def going(t: Table, player: int, place: int, lang: str) -> Meaning:
    """Return the meaning of resolving a place."""
    if GROUP[place] == CARD:
        space = place - FIRST_CARD_SPACE
        poor = "" if asked(t, player, BUY_CARD, space) else "-poor"
        return f"go-card{poor}", {"card": card_title(t.spaces[space], lang), "price": PRICE[space]}
    if GROUP[place] == BUILDING:
        stack = place - FIRST_BUILDING_SPACE
        poor = "" if asked(t, player, BUY_BUILDING, stack) else "-poor"
        return f"go-building{poor}", {"cost": tile_cost(t.top_tile(stack), lang)}
    if GROUP[place] == VILLAGE:
        return visiting(t, player, place)
    return "roll", {
        "place": PLACE_IDS[place],
        "where": heading(name_of("location", place, lang)),
        "figures": t.placed[place * t.players + player],
        "what": GAIN_IDS[PLACE_GAIN[place]],
    }


def asked(t: Table, player: int, step: int, space: int) -> bool:
    """Return whether a purchase would be a question at all: whether anything but declining would be open."""
    probe = t.clone()
    probe.push(step, player, space)
    return len(probe.picks_of(probe.course[step], player)) > 1


def visiting(t: Table, player: int, place: int) -> Meaning:
    """Return the meaning of resolving the tool maker, the hut or the field."""
    if useless(t, player, place):
        return "useless", {"place": PLACE_IDS[place]}
    if place == HUT:
        return "gain-figure", {"figures": t.workers[player] + 1}
    if place == FIELD:
        return "gain-grain", {"grain": t.grain[player] + 1}
    after = t.clone()
    after.gain_tool(player)
    return "gain-tool", {"before": slots(t, player), "after": slots(after, player)}


def adding(t: Table, player: int, kind: int, what: int) -> Meaning:
    """Return the meaning of adding a tool slot or a one-time tool to a roll."""
    value = AMOUNT[what] if kind == USE_CARD else t.tools[player * TOOL_SLOTS + what]
    total = t.get(UseTools.TOTAL) + value
    places = {"slot": what + 1, "value": value, "total": total}
    return ("add-card" if kind == USE_CARD else "add-tool"), places | gained(t, total)


def gained(t: Table, total: int) -> dict[str, Any]:
    """Return what the roll at hand would bring with a total, as places of a message."""
    gain = t.get(UseTools.WHAT)
    return {"what": GAIN_IDS[gain], "n": total // DIVISOR[gain], "divisor": DIVISOR[gain]}


def taking(t: Table) -> Meaning:
    """Return the meaning of taking what a roll brings."""
    places = gained(t, t.get(UseTools.TOTAL)) | {"total": t.get(UseTools.TOTAL)}
    return ("take" if places["n"] else "take-nothing"), places


def paying(t: Table, resource: int, lang: str) -> Meaning:
    """Return the meaning of paying one resource for a card, for a building or in place of food."""
    places: dict[str, Any] = {"what": RESOURCE_IDS[resource], "n": 1}
    if t.step_number() == COVER_SHORTAGE:
        places["left"] = t.get(CoverShortage.OPEN) - 1
        return ("pay-food" if places["left"] else "pay-food-last"), places
    if t.step_number() == BUY_CARD:
        places["left"] = PRICE[t.get(BuyCard.SPACE)] - t.get(BuyCard.PAID) - 1
        places["card"] = card_title(t.spaces[t.get(BuyCard.SPACE)], lang)
        return ("pay-card" if places["left"] else "pay-card-last"), places
    tile = t.top_tile(t.get(BuyBuilding.STACK))
    places["left"] = TILE_MOST[tile] - t.get(BuyBuilding.PAID) - 1
    places["value"] = VALUE[resource]
    places["points"] = t.get(BuyBuilding.VALUE) + VALUE[resource]
    if not places["left"]:
        return "pay-building-last", places
    return ("pay-open" if TILE_KIND[tile] == OPEN else "pay-building"), places


def deciding(t: Table, player: int, kind: int, lang: str) -> Meaning:
    """Return the meaning of buying a fixed building, or of declining a card or building.

    Who cannot pay declines by force, right after resolving the place: that means the same, and is said once.
    """
    step = t.step_number()
    at = t.get(BuyCard.SPACE if step == BUY_CARD else BuyBuilding.STACK)
    if kind == DECLINE and not asked(t, player, step, at):
        first = FIRST_CARD_SPACE if step == BUY_CARD else FIRST_BUILDING_SPACE
        return going(t, player, first + at, lang)
    if step == BUY_CARD:
        return "decline-card", {"card": card_title(t.spaces[at], lang)}
    tile = t.top_tile(at)
    name = "buy" if kind == BUY else "decline-building"
    return name, {"cost": tile_cost(tile, lang), "points": TILE_POINTS[tile]}


# --- what is asked ---


def prompt(t: Table, player: int, lang: str) -> str:
    """Return the sentence that asks `player`, whose decision it is, for what is at hand."""
    name, places = asking(t, player, lang)
    return TEXTS.say(lang, f"prompt-{name}", **places)


def asking(t: Table, player: int, lang: str) -> Meaning:
    """Return what `player` is asked, as the name of a message without `prompt-`, and its places."""
    step = t.step_number()
    if step == PLACE_FIGURES:
        return "place", {"idle": t.idle[player]}
    if step == CHOOSE_PLACE:
        return "choose-place", {"places": len(own_places(t, player))}
    if step == USE_TOOLS:
        return asking_tools(t, lang)
    if step == BUY_CARD:
        space = t.get(BuyCard.SPACE)
        name = "pay-card" if t.get(BuyCard.PAID) else "buy-card"
        return name, {"card": card_title(t.spaces[space], lang), "price": PRICE[space], "paid": t.get(BuyCard.PAID)}
    if step == PICK_DIE:
        faces = [str(face) for face, count in enumerate(t.market) for _ in range(count)]
        return "pick-die", {"dice": ", ".join(faces)}
    if step == BUY_BUILDING:
        return asking_building(t, lang)
    if step == COVER_SHORTAGE:
        first = "cover-shortage" if t.stock_total(player) >= t.get(CoverShortage.OPEN) else "cover-by-card"
        return "cover-more" if t.get(CoverShortage.PAID) else first, {
            "short": t.get(CoverShortage.OPEN),
            "points": HUNGER_PENALTY,
        }
    return "redeem", {"price": t.get(RedeemTwo.LEFT)}


def own_places(t: Table, player: int) -> list[int]:
    """Return the places where a player has figures."""
    return [place for place in range(len(PLACE_IDS)) if t.placed[place * t.players + player]]


def asking_tools(t: Table, lang: str) -> Meaning:
    """Return the question whether to add tools, or more tools, to the roll."""
    place = t.get(UseTools.PLACE)
    where = name_of("card_top", ROLL_GATHER, lang) if place == NONE else name_of("location", place, lang)
    dice = ", ".join([str(die) for die in t.dice])
    places = {"where": heading(where), "dice": dice, "total": t.get(UseTools.TOTAL)} | gained(t, t.get(UseTools.TOTAL))
    return ("use-more-tools" if t.get(UseTools.TOTAL) > sum(t.dice) else "use-tools"), places


def asking_building(t: Table, lang: str) -> Meaning:
    """Return the question whether to buy a building, or to go on paying for it."""
    tile = t.top_tile(t.get(BuyBuilding.STACK))
    cost = tile_cost(tile, lang)
    if TILE_KIND[tile] == FIXED:
        return "buy-fixed", {"cost": cost, "points": TILE_POINTS[tile]}
    if t.get(BuyBuilding.PAID) == 0:
        return "buy-variable", {"cost": cost}
    name = "pay-open" if TILE_KIND[tile] == OPEN else "pay-variable"
    return name, {"cost": cost, "paid": t.get(BuyBuilding.PAID), "points": t.get(BuyBuilding.VALUE)}
