"""What can be looked at closely in Stone Age: cards, buildings, places, dice, and what the numbers of a seat count."""

from collections.abc import Callable
from typing import Final

from epocha.engine.svg import NOTHING, Svg, icon, join, symbol_svg
from epocha.engine.text import known_language
from epocha.engine.thing import Thing, drawn
from epocha.games.stone_age.cards import CARD as CARD_SIZE
from epocha.games.stone_age.cards import TILE, card, card_back, reward_symbol, tile
from epocha.games.stone_age.components import (
    BUILDING,
    CARD,
    CARD_IDS,
    CRAFT,
    CRAFT_IDS,
    DATA,
    DIVISOR,
    FIELD,
    FOOD,
    GROUP,
    HUT,
    PLACE_GAIN,
    PLACE_IDS,
    RESOURCE_IDS,
    SYMBOL,
    TILE_IDS,
    TILE_KIND,
    TOOL_MAKER,
    TOP,
    TOP_VERBS,
    VALUE,
    VILLAGE,
)
from epocha.games.stone_age.words import TEXTS, card_name, card_text, heading, name_of

LARGE: Final = 96
"""Side of a symbol that stands alone."""
TOP_RULES: Final = {
    "gain_food": "SA-7.10", "gain_resource": "SA-7.11", "gain_points": "SA-7.12", "gain_tool": "SA-7.13",
    "roll_gather": "SA-7.14", "advance_grain": "SA-7.16", "draw_scoring_card": "SA-7.17",
    "one_time_tool": "SA-7.20", "redeem_resources": "SA-7.23", "market_roll": "SA-7.28",
}  # fmt: skip
CRAFT_RULES: Final = {"farmer": "SA-12.5", "hut_builder": "SA-12.6", "shaman": "SA-12.7", "tool_crafter": "SA-12.8"}
TILE_RULES: Final = ("SA-8.2", "SA-8.3", "SA-8.4")
PLACE_RULES: Final = {
    "tool_maker": ("SA-5.7", "SA-4.12"), "hut": ("SA-5.8", "SA-4.13"), "field": ("SA-5.11", "SA-4.14"),
    "hunting_grounds": ("SA-5.15", "SA-4.15"), "forest": ("SA-5.18", "SA-4.16"), "clay_pit": ("SA-5.19", "SA-4.16"),
    "quarry": ("SA-5.20", "SA-4.16"), "river": ("SA-5.21", "SA-4.16"),
}  # fmt: skip
"""What brings something at a place, and how many figures go there."""
NUMBER_RULES: Final = {
    "score": "SA-12.1", "food": "SA-9.3", "grain": "SA-9.2", "workers": "SA-1.10", "tools": "SA-6.1",
    "cards": "SA-12.2", "buildings": "SA-8.6",
}  # fmt: skip


def thing(name: str, lang: str) -> Thing | None:
    """Return what is to be said of the thing of a name such as `card-civ_farmer_1`; None if there is none."""
    kind, _, which = name.partition("-")
    if kind in KINDS:
        ids, tell = KINDS[kind]
        return tell(ids.index(which), lang) if which in ids else None
    rule = {"deck": "SA-11.1", "start": "SA-3.3", "roll": "SA-6.7", "green": "SA-12.4"}.get(name)
    if rule is None:
        return None
    art = {
        "deck": drawn(76, 116, card_back(76, 116)),
        "start": large("start"),
        "roll": large("tools"),
        "green": large("cards"),
    }
    return Thing(TEXTS.say(lang, f"thing-{name}"), TEXTS.say(lang, f"thing-{name}-text"), (rule,), picture=art[name])


def large(symbol: str) -> Svg:
    """Return a symbol as a picture of its own."""
    return drawn(LARGE, LARGE, icon(symbol, LARGE / 2, LARGE / 2, LARGE))


def card_thing(number: int, lang: str) -> Thing:
    """Return a civilization card: what it brings, and what it scores."""
    score = "SA-12.4" if SYMBOL[number] >= 0 else CRAFT_RULES[CRAFT_IDS[CRAFT[number]]]
    rules = (TOP_RULES[TOP_VERBS[TOP[number]]], score)
    return Thing(
        heading(card_name(number, lang)), card_text(number, lang), rules, picture=drawn(*CARD_SIZE, card(number, lang))
    )


def building_thing(number: int, lang: str) -> Thing:
    """Return a building tile: what it costs and what it brings."""
    text = str(DATA["building"][number][f"text_{known_language(lang)}"])
    picture = drawn(TILE, TILE, tile(number, lang))
    return Thing(name_of("building", number, lang), text, (TILE_RULES[TILE_KIND[number]],), picture=picture)


def place_thing(place: int, lang: str) -> Thing:
    """Return a place for figures; the board shows it best."""
    text = str(DATA["location"][place][f"text_{known_language(lang)}"])
    usual = {int(CARD): ("SA-7.2", "SA-4.17"), int(BUILDING): ("SA-8.1", "SA-4.18")}
    rules = PLACE_RULES.get(PLACE_IDS[place]) or usual[int(GROUP[place])]
    return Thing(heading(name_of("location", place, lang)), text, rules, effect=effect(place))


def effect(place: int) -> Svg:
    """Return what a place does in symbols: how many figures become what."""
    if GROUP[place] == VILLAGE:
        gains = {int(TOOL_MAKER): "tools", int(HUT): "workers", int(FIELD): "grain"}
        figures = 2 if place == HUT else 1
        return join((*[symbol_svg("workers")] * figures, " → +1 ", symbol_svg(gains[place])))
    gain = int(PLACE_GAIN[place])
    if gain < 0:
        return NOTHING
    good = "food" if gain == FOOD else RESOURCE_IDS[gain]
    return join((symbol_svg("workers"), " → ", symbol_svg("die-5"), f" ÷ {DIVISOR[gain]} = ", symbol_svg(good)))


def number_thing(which: int, lang: str) -> Thing:
    """Return what a number of a seat counts."""
    name = NUMBERS[which]
    if name in RESOURCE_IDS:
        text = TEXTS.say(lang, "thing-resource-text", value=int(VALUE[RESOURCE_IDS.index(name)]))
        rules: tuple[str, ...] = ("SA-8.5", "SA-12.9")
    else:
        text, rules = TEXTS.say(lang, f"thing-{name}-text"), (NUMBER_RULES[name],)
    return Thing(TEXTS.say(lang, f"symbol-{name}"), text, rules, picture=large(name))


def craft_thing(craft: int, lang: str) -> Thing:
    """Return the craftsmen of a kind, and what they are multiplied by."""
    name = heading(name_of("craft", craft, lang))
    text = TEXTS.say(lang, "thing-craft-text", craft=CRAFT_IDS[craft])
    return Thing(name, text, (CRAFT_RULES[CRAFT_IDS[craft]],), picture=large(CRAFT_IDS[craft]))


def die_thing(face: int, lang: str) -> Thing:
    """Return a die of the market with its reward; `face` counts from 0."""
    reward = name_of("market_reward", face, lang)
    name = TEXTS.say(lang, "market-die", face=face + 1, reward=reward)
    shown = join((symbol_svg(f"die-{face + 1}"), " → ", symbol_svg(reward_symbol(face + 1))))
    picture = large(f"die-{face + 1}")
    return Thing(name, TEXTS.say(lang, "thing-die-text"), ("SA-7.29", "SA-7.28"), effect=shown, picture=picture)


NUMBERS: Final = ["score", "food", "grain", *RESOURCE_IDS, "workers", "tools", "cards", "buildings"]
KINDS: Final[dict[str, tuple[list[str], Callable[[int, str], Thing]]]] = {
    "card": (CARD_IDS, card_thing),
    "building": (TILE_IDS, building_thing),
    "place": (PLACE_IDS, place_thing),
    "symbol": (NUMBERS, number_thing),
    "craft": (CRAFT_IDS, craft_thing),
    "die": (["1", "2", "3", "4", "5", "6"], die_thing),
}
"""The ids of the things of each kind, and what tells of one."""
