"""What a card gives and what it costs, as amounts with symbols, as far as symbols can say it.

What changes rules is said by signs too: "×2" of what counts twice, "×0" of what is forbidden or does not count, "−1" of
what an option makes cheaper. The sentences are in `card_words.py`.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import CARD_RECORDS

VARIES: Final = "n"
"""An amount that follows from what lies on the table."""
MINUS: Final = "−"
SYMBOLS: Final = {
    "culture": "culture", "science": "science", "strength": "strength", "happy": "happy", "food": "food",
    "resources": "resources", "civil_actions": "civil", "military_actions": "military",
    "colonization": "e-line-colonization", "civil_hand_limit": "civil-cards", "military_hand_limit": "military-cards",
    "yellow_tokens": "workers", "blue_tokens": "blue", "resources_per_turn": "resources", "food_per_turn": "food",
    "population": "workers", "military_cards": "military-cards",
}  # fmt: skip
"""The symbol of what an effect adds to, gives or takes."""


MULTIPLIED: Final = {
    "own_happy_faces": "happy", "own_defense_bonus_cards": "e-fortress",
    "tactics_value_of_one_army_per_air_unit": "e-crossed",
}  # fmt: skip
"""The symbol of what counts more than once."""


class Part(NamedTuple):
    """An amount and the symbol of what it is of; a price in brackets has no symbol, and a sign may have no amount."""

    text: str
    symbol: str


@cache
def given(card: int) -> tuple[Part, ...]:
    """Return what a card gives: of technologies each worker, else the card itself."""
    record = CARD_RECORDS[card]
    found = _of_military(record) if isinstance(record, rec.MilitaryCard) else _of_civil(record)
    return tuple(found)


def _of_civil(record: rec.CivilCard) -> list[Part]:
    goods = record.token_value._asdict() | record.per_worker._asdict()
    found = [Part(str(n), SYMBOLS[name]) for name, n in goods.items() if n]
    if record.category == "government":
        found = [Part(str(record.civil_actions), "civil"), Part(str(record.military_actions), "military")]
        found.append(Part(str(record.urban_limit), "e-town"))
    return found + lasting(record.effects)


def _of_military(record: rec.MilitaryCard) -> list[Part]:
    if record.category == "territory":
        once = [Part(f"+{gain.amount}", SYMBOLS[gain.what]) for gain in record.immediate]
        return once + lasting(record.permanent)
    if record.category == "tactics":
        old = f"/{record.obsolete_strength}" if record.obsolete_strength else ""
        return [Part(f"+{record.strength}{old}", "strength")]
    if record.category == "bonus":
        return [Part(f"+{record.defense}", "e-fortress"), Part(f"+{record.colonization}", "e-line-colonization")]
    return []


def lasting(effects: Iterable[Any]) -> list[Part]:
    """Return what effects of civil cards and territories do, one part for each."""
    return [part for effect in effects for part in _part(effect)]


def _part(effect: Any) -> Sequence[Part]:
    if isinstance(effect, rec.Add):
        return [_added(effect)]
    if isinstance(effect, rec.Gain) and effect.what in SYMBOLS:
        return [Part(f"+{effect.amount if isinstance(effect.amount, int) else VARIES}", SYMBOLS[effect.what])]
    if isinstance(effect, rec.Fund):
        return [Part(f"+{effect.amount or VARIES}", "resources")]
    if isinstance(effect, rec.Score):
        return [Part(f"+{VARIES}", "culture")]
    if isinstance(effect, rec.Discount):
        return [Part(f"{MINUS}{_off(effect)}", SYMBOLS[effect.pay])]
    if isinstance(effect, rec.Perform | rec.OptionFor):
        cheaper = [Part(f"{MINUS}{n}", SYMBOLS[what]) for what, n in effect.discount._asdict().items() if n]
        return cheaper if cheaper or isinstance(effect, rec.Perform) else [Part("+1", "e-colony")]
    return _changed(effect)


def _off(effect: rec.Discount) -> str:
    """Return how much cheaper something is; where that grows with its level, from what to what."""
    if not effect.by_level:
        return str(effect.amount)
    least, most = effect.by_level.level_1, effect.by_level.level_3
    return str(least) if least == most else f"{least}–{most}"


def _changed(effect: Any) -> Sequence[Part]:
    """Return what an effect changes that cards, costs and limits say otherwise."""
    match effect:
        case rec.Multiply():
            return [Part(f"×{effect.factor}", MULTIPLIED[effect.what])]
        case rec.MultiplyCost():
            return [Part(f"×{effect.factor}", SYMBOLS[effect.pay])]
        case rec.Surcharge():
            return [Part(f"+{effect.amount}", "e-rivalry")]
        case rec.Refund():
            return [Part(f"+{effect.amount}", SYMBOLS[effect.what])]
        case rec.BoostCard():
            return [Part(f"+{effect.amount}", "e-line-colonization")]
        case rec.SetLimit():
            return [Part(f"×{effect.value}", "e-wonder")]
        case rec.StockProduction():
            return [Part(f"+{VARIES}", "resources")]
        case rec.ExtraToken():
            return [Part(f"+{effect.amount}", "blue")]
        case rec.Substitute(on="revolution"):
            return [Part("=", "e-council"), Part("", "military")]
        case rec.Ignore() | rec.Forbid():
            return [Part("×0", "e-crossed")]
    return []


def _added(effect: rec.Add) -> Part:
    """Return what an effect adds; a face that is not happy has a symbol of its own."""
    if not isinstance(effect.value, int):
        return Part(f"{'+' if effect.times > 0 else MINUS}{VARIES}", SYMBOLS[effect.to])
    if effect.to == "happy" and effect.value < 0:
        return Part(str(-effect.value), "unhappy")
    return Part(f"{'+' if effect.value > 0 else MINUS}{abs(effect.value)}", SYMBOLS[effect.to])


@cache
def prices(card: int) -> tuple[Part, ...]:
    """Return what a card costs: to play it, then a building or unit; of a government both ways, revolution last."""
    record = CARD_RECORDS[card]
    if isinstance(record, rec.MilitaryCard):
        attack = record.military_action_cost
        if isinstance(attack, rec.LevelOf):
            return (Part(VARIES, "military"),)
        return (Part(str(attack), "military"),) if attack else ()
    cost = record.science_cost
    if isinstance(cost, rec.ScienceCost):
        return (Part(str(cost.peaceful), "science"), Part(f"({cost.revolution})", "")) if cost.peaceful else ()
    found = [Part(str(cost), "science")] if cost else []
    return (*found, Part(str(record.build_cost), "resources")) if record.build_cost else tuple(found)


def stages(card: int) -> tuple[int, ...]:
    """Return what the stages of a wonder cost; nothing of other cards."""
    record = CARD_RECORDS[card]
    return record.stages if isinstance(record, rec.CivilCard) else ()
