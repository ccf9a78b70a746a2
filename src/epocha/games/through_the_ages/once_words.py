"""What cards say that do something once: events, aggressions and wars."""

from typing import Any, Final

from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import number_of
from epocha.games.through_the_ages.lasting_words import score_text
from epocha.games.through_the_ages.names import TEXTS, amount, card_name, each, for_each

_WORDS: Final = {
    "food_or_resources": "goods", "military_cards": "military-cards", "yellow_tokens": "yellow", "blue_tokens": "blue",
    "civil_actions": "civil", "military_actions": "military",
}  # fmt: skip
"""What is gained or lost, in the words of the message `amount`, where they are others."""


def once_text(effects: tuple[Any, ...], lang: str) -> list[str]:
    """Return what effects do once, as sentences."""
    return [str(_SAID[type(effect)](effect, lang)) for effect in effects]


def gained(effect: rec.Gain, lang: str) -> str:
    """Return what is gained, as the object of a sentence."""
    return _amount(effect.what, effect.amount, effect.times, lang)


def _amount(what: str, value: Any, times: int, lang: str) -> str:
    """Return how much of something, fixed or as it follows from the table."""
    word = _WORDS.get(what, what)
    if isinstance(value, int):
        return amount(word, value, lang)
    if value == "all":
        return TEXTS.say(lang, "amount-all-food")
    if value.rating:
        return TEXTS.say(lang, "amount-as-rating", what=what, rating=value.rating)
    if value.count == "discontent_workers" and value.half:
        return TEXTS.say(lang, "amount-half-discontent")
    if value.half:
        return TEXTS.say(lang, "amount-half-cost", half=value.half)
    if value.advantage:
        return TEXTS.say(lang, "amount-as-advantage", what=word)
    if value.per_advantage:
        said = amount(word, value.base or times, lang)
        return TEXTS.say(lang, "amount-steps", base=value.base, per=value.per_advantage, amount=said)
    counted = {"discontent_workers": "discontent", "population_lost": "lost"}.get(value.count, "discarded")
    return for_each(word, times, each(counted, lang), lang)


def _gain(e: rec.Gain, lang: str) -> str:
    return TEXTS.say(lang, "once-gain", who=e.who, amount=gained(e, lang))


def _lose(e: rec.Lose, lang: str) -> str:
    message = "once-lose"
    if e.condition:
        message = "once-lose-if-weak"
    elif e.lasts:
        message = "once-lose-actions"
    elif e.place:
        message = "once-lose-blue"
    return TEXTS.say(lang, message, who=e.who, amount=_amount(e.what, e.amount, e.times, lang))


def _take(e: rec.Take, lang: str) -> str:
    if e.what == "colony":
        return TEXTS.say(lang, "once-take-colony")
    said = _amount(e.what, e.amount, 1, lang)
    if e.what == "yellow_tokens":
        return TEXTS.say(lang, "once-take-yellow", amount=said)
    sentence = TEXTS.say(lang, "once-take", who=e.who, amount=said)
    return f"{sentence} {TEXTS.say(lang, 'once-or-technologies')}" if e.or_take else sentence


def _transfer(e: rec.Transfer, lang: str) -> str:
    return TEXTS.say(lang, "once-transfer", amount=amount("yellow", e.amount, lang))


def _choose(e: rec.ChooseOne, lang: str) -> str:
    one, other = (gained(option, lang) for option in e.options)
    return TEXTS.say(lang, "once-choose", one=one, other=other)


def _skip(e: rec.SkipStep, lang: str) -> str:
    return TEXTS.say(lang, "once-skip")


def _build_free(e: rec.BuildFree, lang: str) -> str:
    return TEXTS.say(lang, "once-build-free", card=card_name(number_of(e.card), lang))


def _destroy(e: rec.Destroy, lang: str) -> str:
    return TEXTS.say(lang, "once-destroy", who=e.who, n=e.amount or e.up_to)


def _produce(e: rec.Produce, lang: str) -> str:
    return TEXTS.say(lang, "once-produce", of=e.of[0] if len(e.of) == 1 else "both")


def _discard(e: rec.DiscardCard, lang: str) -> str:
    return TEXTS.say(lang, "once-discard", what="old-leader" if e.condition else e.what)


def _transform(e: rec.Transform, lang: str) -> str:
    return TEXTS.say(lang, "once-turn-down", amount=amount("culture-turn", e.becomes.culture, lang))


def _take_cards(e: rec.TakeCivilCards, lang: str) -> str:
    return TEXTS.say(lang, "once-take-cards", amount=amount("civil", e.budget_civil_actions, lang))


def _refill(e: rec.RefillCardRow, lang: str) -> str:
    return TEXTS.say(lang, "once-refill")


def _score_rank(e: rec.ScoreRank, lang: str) -> str:
    points = {name: "/".join(map(str, places)) for name, places in e.points._asdict().items()}
    return TEXTS.say(lang, "effect-score-rank", by=e.by, **points | {"p2": e.points.p2[0]})


_SAID: Final[dict[type, Any]] = {
    rec.Gain: _gain, rec.Lose: _lose, rec.Take: _take, rec.Transfer: _transfer, rec.ChooseOne: _choose,
    rec.SkipStep: _skip, rec.BuildFree: _build_free, rec.Destroy: _destroy, rec.Produce: _produce,
    rec.DiscardCard: _discard, rec.Transform: _transform, rec.TakeCivilCards: _take_cards,
    rec.RefillCardRow: _refill, rec.Score: score_text, rec.ScoreRank: _score_rank,
}  # fmt: skip
"""How each kind of effect is said."""
