"""What stands on each card, piece and token of the Boardgame: sentences that follow from the component file."""

from typing import Any, Final

from epocha.games.civilization_2002 import records as rec
from epocha.games.civilization_2002.components import (
    BASIC_DICE,
    CITY_CARD,
    CLASS_IDS,
    ENLARGE_BASIC,
    ERA,
    ERAS,
    FIGURE,
    FIGURE_MOVES,
    IMPROVEMENT,
    IMPROVEMENT_PRICE,
    MONOPOLY,
    NUMBERS,
    PRICES_ADVANCED,
    PRICES_BASIC,
    RESOURCE,
    SETTLER,
    SIZE_TECHNOLOGY,
    TECHNOLOGY,
    TOKEN,
    UNIT,
    UNIT_TECHNOLOGY,
    UNITS_OF_FIGURE,
    WONDER,
)
from epocha.games.civilization_2002.names import (
    TABLES,
    TEXTS,
    era_within,
    gold,
    milestone_name,
    name_of,
    quoted,
    technology_name,
)

ROLLS: Final = ("2–3", "4–5", "6–8", "9–10", "11–12")
"""The rolls of the columns of the table of surplus."""
NAMED_FIELDS: Final = ("unit", "improvement", "wonder")
"""The fields of effects that name a thing."""


def effect_text(effect: Any, lang: str) -> str:
    """Return what one effect of a card does, as a sentence."""
    fields: dict[str, Any] = {name.rstrip("_"): value for name, value in effect._asdict().items()}
    places = {key: _field(key, value, lang) for key, value in fields.items()}
    return TEXTS.say(lang, f"effect-{places.pop('verb')}", **places)


def _field(key: str, value: Any, lang: str) -> str | int:
    """Return what stands in a message for a field of an effect: the name of a thing, or the value itself."""
    if key == "class":
        return name_of("class", CLASS_IDS[value], lang).lower()
    if key == "era":
        return era_within(value, lang)
    if key in NAMED_FIELDS:
        return name_of(key, TABLES[key].ids[value], lang)
    return int(value) if isinstance(value, int) else str(value)


def _era(era: int, lang: str) -> str:
    return name_of("era", ERA.ids[era], lang)


# --- cards ---


def technology_text(number: int, advanced: bool, lang: str) -> str:
    """Return what a technology costs, needs and does; in the basic rules they are all alike."""
    card = TECHNOLOGY[number]
    if not advanced:
        return TEXTS.say(lang, "technology-basic", era=_era(card.era, lang), points=NUMBERS.technology_points_basic)
    needs = quoted([technology_name(one, lang) for one in card.prereq], lang)
    head = TEXTS.say(lang, "technology-cost", era=_era(card.era, lang), price=gold(card.cost, lang))
    parts = [head, TEXTS.say(lang, "technology-needs", needs=needs) if needs else ""]
    for whose, effects in (("everybody", card.enables), ("owner", card.owner)):
        said = " ".join([effect_text(one, lang) for one in effects])
        parts.append(TEXTS.say(lang, f"technology-{whose}", effects=said) if said else "")
    parts.append(TEXTS.say(lang, "technology-seminal") if card.seminal else "")
    return " ".join([part for part in parts if part])


def wonder_text(number: int, advanced: bool, lang: str) -> str:
    """Return what a wonder does, and until when."""
    card = WONDER[number]
    if not advanced:
        return TEXTS.say(lang, "wonder-basic", era=_era(card.era, lang), points=NUMBERS.wonder_points_basic)
    effects = " ".join([effect_text(one, lang) for one in card.effects])
    lasts = any(one.when != "gain" for one in card.effects)
    name = "wonder-lasting" if lasts else "wonder-once"
    return TEXTS.say(lang, name, era=_era(card.era, lang), effects=effects, points=NUMBERS.wonder_points_advanced)


def improvement_text(number: int, advanced: bool, lang: str) -> str:
    """Return what an improvement does and costs."""
    card = IMPROVEMENT[number]
    return TEXTS.say(
        lang,
        f"improvement-{card.kind}",
        era=_era(card.era, lang),
        n=card.points,
        price=gold(int(IMPROVEMENT_PRICE[card.era]), lang),
        technology=technology_name(card.technology, lang),
    )


# --- pieces ---


def unit_text(number: int, advanced: bool, lang: str) -> str:
    """Return the class, strength, movement and price of a unit type of the advanced rules."""
    unit = UNIT[number]
    kind = int(FIGURE[unit.figure].class_)
    parts = [
        TEXTS.say(lang, "unit-of", kind=name_of("class", CLASS_IDS[kind], lang), era=era_within(unit.era, lang)),
        _strength(number, lang),
        TEXTS.say(lang, "unit-moves", n=int(FIGURE_MOVES[unit.figure])),
        TEXTS.say(lang, "unit-price", price=gold(int(PRICES_ADVANCED[kind * ERAS + unit.era]), lang)),
        TEXTS.say(lang, "unit-technology", technology=technology_name(int(UNIT_TECHNOLOGY[number]), lang)),
        TEXTS.say(lang, f"class-text-{CLASS_IDS[kind]}"),
    ]
    return " ".join(parts)


def figure_text(number: int, advanced: bool, lang: str) -> str:
    """Return what a figure is and does: in the basic rules its strength, in the advanced ones that of its types."""
    figure = FIGURE[number]
    kind = int(figure.class_)
    moves = TEXTS.say(lang, "unit-moves", n=figure.movement)
    about = TEXTS.say(lang, f"class-text-{CLASS_IDS[kind]}")
    if number == SETTLER:
        prices = PRICES_ADVANCED if advanced else PRICES_BASIC
        by_era = [str(int(prices[kind * ERAS + era])) for era in range(int(ERAS))]
        if len(set(by_era)) == 1:
            return " ".join([about, moves, TEXTS.say(lang, "unit-price", price=gold(int(by_era[0]), lang))])
        return " ".join([about, moves, TEXTS.say(lang, "unit-prices", prices=" / ".join(by_era))])
    of = TEXTS.say(lang, "unit-of", kind=name_of("class", CLASS_IDS[kind], lang), era=era_within(figure.era, lang))
    if advanced:
        return " ".join([of, *[_type(UNIT[one], lang) for one in UNITS_OF_FIGURE[number]], moves, about])
    dice = int(BASIC_DICE[number * ERAS + figure.era])
    strength = TEXTS.say(lang, "unit-strength", dice=dice, plus=0) if dice else TEXTS.say(lang, "unit-support", n=1)
    price = TEXTS.say(lang, "unit-price", price=gold(int(PRICES_BASIC[kind * ERAS + figure.era]), lang))
    return " ".join([of, strength, moves, price, about])


def _type(unit: rec.Unit, lang: str) -> str:
    """Return the name of a unit type, and what it rolls or adds."""
    if unit.support_dice:
        return TEXTS.say(lang, "type-support", name=unit.name.say(lang), n=unit.support_dice)
    return TEXTS.say(lang, "type-strength", name=unit.name.say(lang), dice=unit.dice, plus=unit.bonus)


def _strength(unit: int, lang: str) -> str:
    """Return what a unit type rolls, or adds as support."""
    card = UNIT[unit]
    if card.support_dice:
        return TEXTS.say(lang, "unit-support", n=card.support_dice)
    return TEXTS.say(lang, "unit-strength", dice=card.dice, plus=card.bonus)


# --- tokens, goods, settlements, eras ---


def token_text(number: int, advanced: bool, lang: str) -> str:
    """Return what a civ token does."""
    token = TOKEN[number]
    if token.resource >= 0:
        return resource_text(token.resource, advanced, lang)
    return TEXTS.say(lang, f"token-{token.id}", gold=gold(NUMBERS.treasure_gold, lang))


def resource_text(number: int, advanced: bool, lang: str) -> str:
    """Return what cards of a resource bring, and by which rolls there is a surplus of it."""
    columns = [
        f"{era_within(era, lang)} {ROLLS[at]}"
        for era, row in enumerate(NUMBERS.surplus)
        for at, resource in enumerate(row)
        if resource == number
    ]
    monopolies = " / ".join([str(int(n)) for n in MONOPOLY if n])
    parts = [
        TEXTS.say(
            lang, "resource-advanced" if advanced else "resource-basic", variety=gold(NUMBERS.variety_advanced, lang)
        )
    ]
    if advanced and RESOURCE[number].happy_by_itself:
        parts.append(TEXTS.say(lang, "resource-happy"))
    parts.append(TEXTS.say(lang, "resource-monopoly", gold=monopolies))
    if columns:
        parts.append(TEXTS.say(lang, "resource-surplus", rolls=", ".join(columns)))
    return " ".join(parts)


def size_text(number: int, advanced: bool, lang: str) -> str:
    """Return what a settlement of a size produces, and what it costs to make it so large."""
    size = number + 1
    parts = [TEXTS.say(lang, "size-points", n=size)]
    if advanced:
        with_resource, blank = [
            next(one for one in CITY_CARD if (one.resource >= 0) == which) for which in (True, False)
        ]
        parts.append(
            TEXTS.say(
                lang,
                "size-card",
                happy=with_resource.happy_red[number],
                unhappy=with_resource.unhappy_red[number],
                blank_happy=blank.happy_red[number],
                blank_unhappy=blank.unhappy_red[number],
            )
        )
        if size > 1:
            needed = technology_name(int(SIZE_TECHNOLOGY[size]), lang)
            price = gold(NUMBERS.enlarge_advanced, lang)
            parts.append(TEXTS.say(lang, "size-enlarge-advanced", price=price, technology=needed))
    elif size > 1:
        parts.append(TEXTS.say(lang, "size-enlarge", price=gold(int(ENLARGE_BASIC[size - 1]), lang)))
    return " ".join(parts)


def milestone_text(number: int, advanced: bool, lang: str) -> str:
    """Return what a milestone brings."""
    return TEXTS.say(lang, "milestone-text", what=milestone_name(number, lang))


def era_text(number: int, advanced: bool, lang: str) -> str:
    """Return how an era ends."""
    plague = TEXTS.say(lang, "era-plague", n=ERA[number].plague_radius)
    last = number == ERAS - 1
    if advanced:
        return " ".join([TEXTS.say(lang, "era-advanced-last" if last else "era-advanced"), plague])
    return " ".join([TEXTS.say(lang, "era-last" if last else "era-basic"), plague])
