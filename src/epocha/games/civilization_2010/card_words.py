"""What stands on each card and token of Civilization: sentences that follow from its record in the component file."""

from collections.abc import Sequence
from typing import Any, Final

from epocha.engine.phrases import listed
from epocha.games.civilization_2010 import records as rec
from epocha.games.civilization_2010.components import (
    AGE_IDS,
    BUILDING,
    CIVILIZATION,
    EVENT,
    GOVERNMENT,
    ICON_IDS,
    NONE,
    NUMBERS,
    PERSON,
    TECHNOLOGY,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2010.effect_records import CARDS, LASTING
from epocha.games.civilization_2010.effect_tables import (
    ABILITIES,
    FIRST_CIVILIZATION_CARD,
    FIRST_GOVERNMENT_CARD,
    FIRST_WONDER_CARD,
)
from epocha.games.civilization_2010.effect_words import costs, effect_text, effects_text
from epocha.games.civilization_2010.names import (
    LEVEL_IDS,
    TEXTS,
    amount,
    amounts,
    either,
    government_name,
    heading,
    tech_name,
)

GROUND_IDS: Final = ("grassland", "forest", "mountain", "desert", "water", "city_center")


def card_text(card: int, lang: str) -> str:
    """Return all that a technology, government, wonder or civilization says, by its number among all cards."""
    if card < FIRST_GOVERNMENT_CARD:
        return technology_text(card, lang)
    if card < FIRST_WONDER_CARD:
        return government_text(card - int(FIRST_GOVERNMENT_CARD), lang)
    if card < FIRST_CIVILIZATION_CARD:
        return wonder_text(card - int(FIRST_WONDER_CARD), lang)
    return civilization_text(card - int(FIRST_CIVILIZATION_CARD), lang)


# --- abilities ---


def ability_text(ability: rec.Ability, lang: str) -> str:
    """Return what an ability does, as a sentence: when, for what, and what then."""
    said = effects_text(ability.effects, lang)
    if ability.kind in LASTING:
        return TEXTS.say(lang, "sentence", text=heading(said))
    lead = [_when(ability, lang)]
    if ability.kind != "triggered" and ability.limit != "unlimited":
        lead.append(TEXTS.say(lang, "limit", limit=ability.limit))
    if ability.uses_city_action:
        lead.append(TEXTS.say(lang, "as-city-action"))
    if cost := costs(ability.cost, lang):
        lead.append(TEXTS.say(lang, "for-cost", cost=cost))
    return TEXTS.say(lang, "ability", lead=", ".join(lead), text=said)


def _when(ability: rec.Ability, lang: str) -> str:
    """Return when an ability works: what triggers it, or in which phase it is used."""
    if ability.trigger:
        return TEXTS.say(lang, "trigger", trigger=ability.trigger, limit=ability.limit)
    return TEXTS.say(lang, "when", phase=ability.phase or "any_time", use=ability.use)


def abilities_text(abilities: Sequence[rec.Ability], lang: str) -> list[str]:
    """Return what all abilities of a card do, a sentence each."""
    return [ability_text(ability, lang) for ability in abilities]


def doing_text(number: int, lang: str) -> str:
    """Return what an ability does that is used or happens by itself, by its number in `effect_tables.ABILITY`."""
    return ability_text(DOING[number], lang)


def deed_text(source: int, lang: str) -> str:
    """Return what an ability or culture event does, by its number as the source of a deed: not when, nor for what."""
    record: rec.Ability | rec.Event = EVENT[source - int(ABILITIES)] if source >= ABILITIES else DOING[source]
    return TEXTS.say(lang, "sentence", text=heading(effects_text(record.effects, lang)))


def _doing() -> list[rec.Ability]:
    cards = [card for card in CARDS if card not in GOVERNMENT]
    return [ability for card in cards for ability in card.abilities if ability.kind not in LASTING]


DOING: Final[Sequence[rec.Ability]] = _doing()
"""The abilities in the order of `effect_tables.ABILITY`."""


def option_text(number: int, option: int, lang: str) -> str:
    """Return what one of the things does that an ability lets choose from."""
    for effect in DOING[number].effects:
        if isinstance(effect, rec.ChooseOne):
            return heading(effect_text(effect.options[option], lang))
    raise ValueError(f"ability {number} has no options")


# --- cards ---


def technology_text(tech: int, lang: str) -> str:
    """Return what a technology says: its level, and what it gives."""
    record = TECHNOLOGY[tech]
    level = TEXTS.say(lang, "text-level", level=LEVEL_IDS[record.level])
    return " ".join([level, *abilities_text(record.abilities, lang)])


def government_text(government: int, lang: str) -> str:
    """Return what a government gives."""
    said = abilities_text(GOVERNMENT[government].abilities, lang)
    return " ".join(said) if said else TEXTS.say(lang, "text-no-effect")


def civilization_text(civilization: int, lang: str) -> str:
    """Return with what a civilization starts, and what it can do."""
    record = CIVILIZATION[civilization]
    places = {"tech": tech_name(record.start_tech, lang), "government": government_name(record.start_government, lang)}
    leader = TEXTS.say(lang, "leader", civilization=record.id)
    start = [TEXTS.say(lang, "text-starts", leader=leader, **places)]
    for effect in record.start_effects:
        what = UNIT[effect.unit].id if effect.unit != NONE else "none"
        start.append(TEXTS.say(lang, f"start-{effect.verb}", n=max(1, effect.count), what=what))
    return " ".join([*start, *abilities_text(record.abilities, lang)])


def wonder_text(wonder: int, lang: str) -> str:
    """Return what a wonder costs and does, and what makes it obsolete."""
    record = WONDER[wonder]
    price = {"cost": record.cost, "discount": record.discount_cost, "tech": "", "age": AGE_IDS[record.age]}
    if record.discount_tech != NONE:
        price["tech"] = tech_name(record.discount_tech, lang)
    said = [TEXTS.say(lang, "text-wonder", culture=record.culture, **price)]
    said += abilities_text(record.abilities, lang)
    if record.obsoleted_by:
        techs = either([tech_name(tech, lang) for tech in record.obsoleted_by], lang)
        said.append(TEXTS.say(lang, "text-obsoleted", techs=techs))
    return " ".join(said)


def icons_text(icons: Sequence[int], lang: str) -> str:
    """Return icons as people list them."""
    return listed(amounts({icon: int(n) for icon, n in zip(ICON_IDS, icons, strict=True)}, lang), lang)


def building_text(building: int, lang: str) -> str:
    """Return what a building costs and gives, and where it may stand."""
    record = BUILDING[building]
    if record.combat_when_defending:
        cost = amount("production", record.cost, lang)
        return TEXTS.say(lang, "text-walls", cost=cost, bonus=record.combat_when_defending)
    terrains = either([TEXTS.say(lang, "terrain", terrain=GROUND_IDS[one]) for one in record.terrain], lang)
    places: dict[str, Any] = {"cost": amount("production", record.cost, lang), "icons": icons_text(record.icons, lang)}
    said = [TEXTS.say(lang, "text-building", terrains=terrains, tech=tech_name(record.unlocked_by, lang), **places)]
    if record.unique:
        said.append(TEXTS.say(lang, "text-unique"))
    if record.upgrades_to != NONE:
        better = BUILDING[record.upgrades_to]
        upgrade = {"tech": tech_name(better.unlocked_by, lang), "better": better.names.say(lang)}
        said.append(TEXTS.say(lang, "text-upgrades", **upgrade))
    return " ".join(said)


def person_text(person: int, lang: str) -> str:
    """Return what a great person gives."""
    return TEXTS.say(lang, "text-person", icons=icons_text(PERSON[person].icons, lang))


def unit_text(unit: int, lang: str) -> str:
    """Return what a type of units costs, and which type it trumps."""
    record = UNIT[unit]
    places = {"trumps": UNIT[record.trumps].id if record.trumps != NONE else "none", "what": record.id}
    return TEXTS.say(lang, "text-unit", costs=", ".join([str(cost) for cost in record.cost_by_rank]), **places)


def figure_text(what: str, lang: str) -> str:
    """Return what an army or a scout is for, and what it costs."""
    cost = NUMBERS.scout_cost if what == "scout" else NUMBERS.army_cost
    return TEXTS.say(lang, "text-figure", what=what, cost=amount("production", cost, lang))


def event_text(event: int, lang: str) -> str:
    """Return what a culture event does, and when it is played."""
    record = EVENT[event]
    lead = TEXTS.say(lang, "when", phase=record.phase, use=record.use)
    return TEXTS.say(lang, "ability", lead=lead, text=effects_text(record.effects, lang))
