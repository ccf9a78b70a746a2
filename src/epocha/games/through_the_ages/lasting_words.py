"""What lasting effects of cards say: of leaders, wonders, technologies, governments, colonies and pacts."""

from collections.abc import Sequence
from typing import Any, Final

from epocha.engine.phrases import listed
from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import number_of
from epocha.games.through_the_ages.names import (
    TEXTS,
    UNITS,
    amount,
    card_name,
    each,
    each_of,
    for_each,
    plural_of,
)

_GIVEN: Final = {
    "culture": "culture-turn", "science": "science-turn", "strength": "strength", "happy": "happy",
    "civil_actions": "civil", "military_actions": "military", "colonization": "colonization",
    "civil_hand_limit": "civil-room", "military_hand_limit": "military-room", "yellow_tokens": "yellow",
    "blue_tokens": "blue", "resources_per_turn": "resources-turn", "food_per_turn": "food-turn",
}  # fmt: skip
"""What `add` adds to, in the words of the message `amount`."""
_COUNTED: Final = {
    "colonies": "colony",
    "completed_wonders_of_other_party": "wonder-other",
    "discontent_workers": "discontent",
}


def lasting_text(effects: Sequence[Any], lang: str, whose: str = "effect") -> list[str]:
    """Return what lasting effects do, as sentences: what is simply given in one, then everything else.

    Args:
        whose: "effect" if a card gives something, "party" if a party of a pact gains it.
    """
    given: dict[str, int] = {}
    taken: dict[str, int] = {}
    rest: list[str] = []
    for effect in effects:
        if isinstance(effect, rec.Add) and isinstance(effect.value, int) and not effect.condition:
            what = "unhappy" if effect.to == "happy" and effect.value < 0 else _GIVEN[effect.to]
            where = taken if effect.value < 0 and what != "unhappy" else given
            where[what] = abs(effect.value)
        else:
            rest.append(_sentence(effect, lang, whose))
    found: list[str] = []
    for message, amounts in ((f"{whose}-gives", given), (f"{whose}-takes", taken)):
        if amounts:
            found.append(TEXTS.say(lang, message, amounts=given_list(amounts, lang)))
    return found + rest


def given_list(amounts: dict[str, int], lang: str) -> str:
    """Return amounts as people list them."""
    return listed([amount(what, n, lang) for what, n in amounts.items()], lang)


def adds_list(adds: Sequence[rec.Add], lang: str) -> str:
    """Return what fixed additions add, as people list it; all of them add something."""
    return given_list({_GIVEN[add.to]: int(add.value) for add in adds if isinstance(add.value, int)}, lang)


def _sentence(effect: Any, lang: str, whose: str) -> str:
    """Return what an effect does; its class says how it is said."""
    if isinstance(effect, rec.Add):
        return _add(effect, lang, whose)
    return str(_SAID[type(effect)](effect, lang))


def _add(e: rec.Add, lang: str, whose: str) -> str:
    """Return what an effect adds that depends on what lies in play."""
    value = e.value
    if isinstance(value, int):
        return TEXTS.say(lang, "effect-when-attacking", n=value)
    if e.in_unit:
        return " ".join([TEXTS.say(lang, "effect-in-unit", kind=kind, n=e.times) for kind in value.of])
    if value.best:
        message = {"level": "level", "culture_output": "theater", "army_tactics_value": "army"}[value.best]
        return TEXTS.say(lang, f"effect-best-{message}")
    what, n = _GIVEN[e.to], abs(e.times)
    said = for_each(what, n, _counted(value, lang), lang)
    if value.max:
        said = TEXTS.say(
            lang, "amount-each-most", amount=amount(what, n, lang), each=_counted(value, lang), most=value.max
        )
    return TEXTS.say(lang, f"{whose}-takes" if e.times < 0 else f"{whose}-gives", amounts=said)


def _counted(value: rec.Amount, lang: str) -> str:
    """Return what an amount is given for."""
    kinds = (value.of,) if isinstance(value.of, str) else value.of
    if value.sum:
        message = "each-face" if value.sum == "happy_faces" else "each-level"
        return TEXTS.say(lang, message, of=plural_of(kinds, lang))
    if value.on:
        return each("card", lang, card=card_name(number_of(value.on[0]), lang))
    if value.count == "pairs":
        return each("pair", lang)
    return each(_COUNTED[value.count], lang) if value.count in _COUNTED else each_of(kinds, lang)


def _gain(e: rec.Gain, lang: str) -> str:
    n: Any = e.amount  # of what lasts, always a number
    if e.lasts:
        return TEXTS.say(lang, "effect-gain-this-turn", amount=amount("military", n, lang))
    return TEXTS.say(lang, "effect-gain-when", when=e.when, amount=amount(e.what, n, lang))


def _fund(e: rec.Fund, lang: str) -> str:
    if e.times_by_players:
        return TEXTS.say(lang, "effect-fund-rivals", each=each("stronger", lang), **e.times_by_players._asdict())
    message = "effect-fund-turn" if e.when == "each_turn" else "effect-fund"
    return TEXTS.say(lang, message, amount=amount("resources", e.amount, lang))


def _discount(e: rec.Discount, lang: str) -> str:
    if e.by_level:
        levels = e.by_level
        return TEXTS.say(lang, "effect-discount-levels", one=levels.level_1, two=levels.level_2, three=levels.level_3)
    of = "unit" if set(UNITS) <= set(e.of) else "".join(e.of)
    first = {"play_technology": "technology", "increase_population": "population", "take_wonder": "wonder"}
    on = "-".join([part for part in (first.get(e.on[0], "build"), of) if part])
    pay = "civil" if e.pay == "civil_actions" else e.pay
    return TEXTS.say(lang, "effect-discount", on=on, amount=amount(pay, e.amount, lang))


def _surcharge(e: rec.Surcharge, lang: str) -> str:
    places = {"amount": amount(e.pay, e.amount, lang), "of": plural_of(e.of, lang)}
    return TEXTS.say(lang, "effect-surcharge", **places)


def _multiply(e: rec.Multiply, lang: str) -> str:
    return TEXTS.say(lang, "effect-multiply", what=e.what)


def _multiply_cost(e: rec.MultiplyCost, lang: str) -> str:
    return TEXTS.say(lang, "effect-multiply-cost")


def _substitute(e: rec.Substitute, lang: str) -> str:
    return TEXTS.say(lang, "effect-substitute", pay=e.pay)


def _refund(e: rec.Refund, lang: str) -> str:
    return TEXTS.say(lang, "effect-refund", n=e.amount)


def _option(e: rec.OptionFor, lang: str) -> str:
    if e.when == "political_action":
        return TEXTS.say(lang, "effect-option-colonize")
    food, resources = amount("food", e.discount.food, lang), amount("resources", e.discount.resources, lang)
    name = "recruit" if len(e.perform) > 1 else "grow"
    return TEXTS.say(lang, f"effect-option-{name}", food=food, resources=resources)


def _perform(e: rec.Perform, lang: str) -> str:
    cheaper = {what: n for what, n in e.discount._asdict().items() if n}
    if not cheaper:
        return TEXTS.say(lang, "effect-perform", what=e.actions[0])
    return TEXTS.say(lang, "effect-perform-cheaper", what=e.actions[0], amount=given_list(cheaper, lang))


def _boost(e: rec.BoostCard, lang: str) -> str:
    return TEXTS.say(lang, "effect-boost", n=e.amount)


def _ignore(e: rec.Ignore, lang: str) -> str:
    return TEXTS.say(lang, "effect-ignore")


def _forbid(e: rec.Forbid, lang: str) -> str:
    return TEXTS.say(lang, "effect-forbid", what=e.what[0])


def _set(e: rec.SetLimit, lang: str) -> str:
    return TEXTS.say(lang, "effect-stages", n=e.value)


def _stock(e: rec.StockProduction, lang: str) -> str:
    return TEXTS.say(lang, "effect-stock")


def _extra(e: rec.ExtraToken, lang: str) -> str:
    return TEXTS.say(lang, "effect-extra-token", n=e.amount)


def _pay(e: rec.Pay, lang: str) -> str:
    return TEXTS.say(lang, "effect-pay", amount=amount(e.what, e.amount, lang))


def score_text(e: rec.Score, lang: str) -> str:
    """Return what an effect scores: of a wonder when completed, of an action card, or for everybody."""
    v = e.value
    if e.times_by_players:
        return TEXTS.say(lang, "effect-score-rivals", each=each("richer", lang), **e.times_by_players._asdict())
    if v.points:
        ages = dict(zip(("a", "one", "two", "three"), v.points.values(), strict=True))
        return TEXTS.say(lang, "effect-score-ages", **ages)
    counted = _scored_for(v, lang)
    if e.max:
        places = {"amount": amount("culture", e.times, lang), "each": counted, "most": e.max}
        return TEXTS.say(lang, "effect-score-most", **places)
    said = for_each("culture", abs(e.times), counted, lang)
    if e.times < 0:
        return TEXTS.say(lang, "effect-score-minus", amounts=said)
    return TEXTS.say(lang, "effect-score", when=e.when or "final", amounts=said)


def _scored_for(v: rec.Amount, lang: str) -> str:
    """Return what is counted when a card scores."""
    if v.production:
        return each(v.production, lang)
    if v.rating:
        return each({"civil_actions": "civil", "military_actions": "military", "happy": "happy"}[v.rating], lang)
    if v.sum == "level_of_cards":
        return each("technologies" if "production" in v.of else "blue-cards", lang)
    if v.count == "technology_cards":
        return each("technology", lang)
    if v.count == "content_workers":
        return each("content", lang, n=v.above)
    return _counted(v, lang)


_SAID: Final[dict[type, Any]] = {
    rec.Gain: _gain, rec.Fund: _fund, rec.Discount: _discount, rec.Surcharge: _surcharge,
    rec.MultiplyCost: _multiply_cost, rec.Multiply: _multiply, rec.Substitute: _substitute, rec.Refund: _refund,
    rec.OptionFor: _option, rec.Perform: _perform, rec.BoostCard: _boost, rec.Ignore: _ignore, rec.Forbid: _forbid,
    rec.SetLimit: _set, rec.StockProduction: _stock, rec.ExtraToken: _extra, rec.Score: score_text, rec.Pay: _pay,
}  # fmt: skip
"""How each kind of effect is said."""
