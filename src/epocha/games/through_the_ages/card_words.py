"""What stands on each card of Through the Ages: sentences that follow from its record in the card files."""

from collections.abc import Collection
from typing import Final

from epocha.engine.phrases import listed
from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import CARD_RECORDS, CATEGORY, CATEGORY_IDS, GOVERNMENT, SITES
from epocha.games.through_the_ages.lasting_words import adds_list, given_list, lasting_text
from epocha.games.through_the_ages.names import TEXTS, amount
from epocha.games.through_the_ages.once_words import gained, once_text

_URBAN_WORDS: Final = {"culture": "culture-turn", "science": "science-turn", "happy": "happy", "strength": "strength"}


def card_text(card: int, lang: str) -> str:
    """Return what a card does and what it costs."""
    record = CARD_RECORDS[card]
    if isinstance(record, rec.CivilCard):
        return " ".join([*_what_it_is(record, lang), *lasting_text(record.effects, lang), *_costs(record, lang)])
    return " ".join(_military(record, lang))


def says_its_kind(card: int) -> bool:
    """Return whether the text of a card begins with what kind it is."""
    return card < SITES or CATEGORY[card] == GOVERNMENT


def _what_it_is(record: rec.CivilCard, lang: str) -> list[str]:
    """Return what a technology makes of workers, or a government gives."""
    category = record.category
    if category in ("farm", "mine"):
        what = "food" if category == "farm" else "resources"
        n = record.token_value.food or record.token_value.resources
        return [TEXTS.say(lang, "text-production", what=what, amount=amount(what, n, lang))]
    if record.group == "urban":
        given = {_URBAN_WORDS[name]: n for name, n in record.per_worker._asdict().items() if n}
        return [TEXTS.say(lang, "text-urban", kind=category, amounts=given_list(given, lang))]
    if record.group == "military":
        return [TEXTS.say(lang, "text-unit", kind=category, n=record.per_worker.strength)]
    if category == "government":
        actions = {
            "civil": amount("civil", record.civil_actions, lang),
            "military": amount("military", record.military_actions, lang),
        }
        return [TEXTS.say(lang, "text-government", limit=record.urban_limit, **actions)]
    return []


def _costs(record: rec.CivilCard, lang: str) -> list[str]:
    """Return what a card costs."""
    found: list[str] = []
    if record.build_cost:
        places = {"kind": "unit" if record.group == "military" else "building"}
        cost_of_one = amount("resources", record.build_cost, lang)
        found.append(TEXTS.say(lang, "text-building-cost", amount=cost_of_one, **places))
    cost = record.science_cost
    if isinstance(cost, rec.ScienceCost):
        if cost.peaceful:
            found.append(TEXTS.say(lang, "text-government-cost", **cost._asdict()))
    elif cost:
        found.append(TEXTS.say(lang, "text-technology-cost", amount=amount("science", cost, lang)))
    if record.stages:
        stages = len(record.stages)
        found.append(TEXTS.say(lang, "text-stages", stages=stages, costs=" + ".join(map(str, record.stages))))
    return found


def _military(record: rec.MilitaryCard, lang: str) -> list[str]:
    """Return what a military card does."""
    category = record.category
    if category == "tactics":
        needs = [TEXTS.say(lang, "units", what=what, n=n) for what, n in record.composition._asdict().items() if n]
        places = {"units": listed(needs, lang), "n": record.strength, "old": record.obsolete_strength}
        return [TEXTS.say(lang, "text-army-old" if record.obsolete_strength else "text-army", **places)]
    if category == "bonus":
        return [TEXTS.say(lang, "text-bonus", defense=record.defense, colonization=record.colonization)]
    if category == "territory":
        at_once = listed([gained(effect, lang) for effect in record.immediate], lang)
        lasting = TEXTS.say(lang, "text-lasting", amounts=adds_list(record.permanent, lang))
        return [lasting, TEXTS.say(lang, "text-at-once", amounts=at_once)]
    if category == "pact":
        return _pact(record, lang)
    found = _attack_cost(record, lang) + once_text(record.effects, lang)
    if record.final_scoring:
        found.append(TEXTS.say(lang, "text-scoring"))
    return found or [TEXTS.say(lang, "text-nothing")]


def _attack_cost(record: rec.MilitaryCard, lang: str) -> list[str]:
    """Return what it costs to play an aggression or to declare a war."""
    cost = record.military_action_cost
    if isinstance(cost, rec.LevelOf):
        return [TEXTS.say(lang, "text-attack-level", of=cost.level_of)]
    return [TEXTS.say(lang, "text-attack-cost", n=cost)] if cost else []


def _pact(record: rec.MilitaryCard, lang: str) -> list[str]:
    """Return what a pact gives its parties."""
    found: list[str] = []
    if record.both:
        found.append(TEXTS.say(lang, "text-both", text=" ".join(lasting_text(record.both, lang, "party"))))
    for side, effects in (("a", record.side_a), ("b", record.side_b)):
        if effects:
            found.append(TEXTS.say(lang, "text-side", side=side, text=" ".join(lasting_text(effects, lang, "party"))))
    if record.no_attack_between_parties:
        found.append(TEXTS.say(lang, "text-no-attack"))
    if record.ends_if_party_attacks_party:
        found.append(TEXTS.say(lang, "text-ends-by-attack"))
    return found


# --- what the contract suite asks ---


def verbs_of(card: int) -> Collection[str]:
    """Return the words for what a card does: its kind, and the verbs of its effects."""
    record = CARD_RECORDS[card]
    groups = (record.effects,) if isinstance(record, rec.CivilCard) else (
        record.effects, record.immediate, record.permanent, record.both, record.side_a, record.side_b,
    )  # fmt: skip
    return {record.category, *[str(effect.do) for group in groups for effect in group]}


KNOWN_VERBS: Final = frozenset(CATEGORY_IDS) | {
    str(record.__annotations__["do"].__args__[0]) for record in (*rec.Lasting.__args__, *rec.Once.__args__, rec.Pay)
}
"""The kinds of cards and the verbs for which `effect_tables.py` has code: it refuses to load others."""
