"""The effect records of the card files, read as the numbers of `effects.py`.

This is the one place that reads the records. A verb or value that it does not know is an error when the game is loaded;
`effect_tables.py` keeps what comes of it for the rules.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.vectors import vec_of
from epocha.games.through_the_ages import effects as fx
from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import (
    AGE_IDS,
    CARD_RECORDS,
    CATEGORY,
    CATEGORY_IDS,
    GOVERNMENT,
    INFANTRY,
    SITES,
    SPECIAL,
    number_of,
)
from epocha.games.through_the_ages.effects import Add, Effect, Lasting, Value

URBAN: Final = ("lab", "temple", "arena", "library", "theater")
_RATINGS: Final = {
    "strength": fx.STRENGTH_RATING, "culture": fx.CULTURE_RATING, "science": fx.SCIENCE_RATING,
    "happy": fx.HAPPY_RATING, "civil_actions": fx.CIVIL_RATING, "military_actions": fx.MILITARY_RATING,
}  # fmt: skip
_WHO: Final = {
    "owner": fx.OWNER, "self": fx.OWNER, "all": fx.ALL, "active_player": fx.ACTIVE, "strongest": fx.STRONGEST,
    "weakest": fx.WEAKEST, "two_strongest": fx.TWO_STRONGEST, "two_weakest": fx.TWO_WEAKEST,
    "most_culture": fx.MOST_CULTURE, "least_culture": fx.LEAST_CULTURE, "all_except_least_culture": fx.ALL_BUT_LEAST,
    "most_happy_all_tied": fx.HAPPIEST, "rival": fx.VICTIM, "loser": fx.VICTIM, "attacker": fx.ACTOR,
    "winner": fx.ACTOR,
}  # fmt: skip
_WHAT: Final = {
    "food": fx.FOOD, "resources": fx.RESOURCES, "science": fx.SCIENCE_POINTS, "culture": fx.CULTURE_POINTS,
    "food_or_resources": fx.FOOD_OR_RESOURCES, "population": fx.POPULATION, "military_cards": fx.MILITARY_CARDS,
    "military_actions": fx.MILITARY_THIS_TURN, "blue_tokens": fx.BLUE_TOKENS, "yellow_tokens": fx.YELLOW_TOKENS,
    "civil_actions": fx.CIVIL_NEXT_TURN, "leader": fx.LEADER_IN_PLAY, "unfinished_wonder": fx.UNFINISHED_WONDER,
    "colony": fx.COLONY,
}  # fmt: skip
_CONSTANT_PERKS: Final = {
    "civil_actions": fx.CIVIL_MORE, "military_actions": fx.MILITARY_MORE, "colonization": fx.COLONIZATION_MORE,
    "civil_hand_limit": fx.CIVIL_HAND_MORE, "military_hand_limit": fx.MILITARY_HAND_MORE,
    "food_per_turn": fx.FOOD_PER_TURN, "resources_per_turn": fx.RESOURCES_PER_TURN,
}  # fmt: skip
_TRIGGERED: Final = {
    ("on_take_technology_from_row", "science"): fx.ON_TAKE_SCIENCE,
    ("on_attacked", "culture"): fx.ON_ATTACK_CULTURE,
}
_PAYS: Final = {
    "all_military_actions": fx.RED_REVOLUTION, "food": fx.PAY_WITH_FOOD, "resources": fx.PAY_WITH_RESOURCES,
}  # fmt: skip
_ON_PLAY_TECHNOLOGY: Final = {"resources": fx.ON_PLAY_RESOURCES, "culture": fx.ON_PLAY_CULTURE}


def categories(names: Sequence[str]) -> int:
    """Return the set of categories of these names; groups stand for all of theirs."""
    groups = {"production": ("farm", "mine"), "urban": URBAN, "military": tuple(CATEGORY_IDS[INFANTRY:GOVERNMENT])}
    return sum(1 << CATEGORY_IDS.index(one) for name in names for one in groups.get(name, (name,)))


def sites_of(members: int) -> int:
    """Return the set of the sites of these categories."""
    return sum(1 << site for site in range(int(SITES)) if members >> CATEGORY[site] & 1)


# --- values ---


def constant(number: int, times: Sequence[int] = (1, 1, 1)) -> Value:
    """Return a fixed amount."""
    return Value(fx.CONSTANT, number, 0, 0, 0, list(times), [])


def value_of(amount: Any, times: int = 1, by_players: rec.ByPlayers | None = None) -> Value:
    """Return a VALUE of the card files."""
    factors = [by_players.p2, by_players.p3, by_players.p4] if by_players else [times] * 3
    if isinstance(amount, int):
        return constant(amount, factors)
    if amount == "all":
        return Value(fx.EVERYTHING, 0, 0, 0, 0, factors, [])
    kind, number, sites, others, cap, points = _parts(amount)
    return Value(kind, number, sites, others, cap, factors, points)


def _parts(a: rec.Amount) -> tuple[int, int, int, int, int, list[int]]:
    """Return the kind of a value, its number, sites, other sites, cap and points."""
    of = (a.of,) if isinstance(a.of, str) else a.of
    sites = sites_of(categories([name for name in of if name in CATEGORY_IDS])) | sum(1 << number_of(c) for c in a.on)
    if a.count:
        return _counted(a, of, sites)
    if a.sum:
        return _summed(a, of, sites)
    if a.best:
        kinds = {"level": fx.BEST_LEVEL, "culture_output": fx.BEST_CULTURE, "army_tactics_value": fx.BEST_ARMY}
        return kinds[a.best], 0, sites, 0, 0, []
    if a.rating:
        return fx.RATING_OF, _RATINGS[a.rating], 0, 0, 0, []
    if a.production:
        return (fx.FOOD_MADE if a.production == "food" else fx.RESOURCES_MADE), 0, 0, 0, 0, []
    if a.level_of == "discarded_card":
        return fx.DISCARDED_LEVEL, 0, 0, 0, 0, []
    if a.half and of == ("total_build_cost_of_destroyed",):
        return (fx.HALF_COST_UP if a.half == "up" else fx.HALF_COST_DOWN), 0, 0, 0, 0, []
    if a.advantage or a.per_advantage:
        return fx.ADVANTAGE, a.base, 0, 0, a.per_advantage or a.advantage, []
    raise _no_code(a)


def _summed(a: rec.Amount, of: Sequence[str], sites: int) -> tuple[int, int, int, int, int, list[int]]:
    """Return the parts of a value that is a sum."""
    if a.sum == "points_per_wonder_age":
        return fx.WONDER_POINTS, 0, 0, 0, 0, [a.points.get(age, 0) for age in AGE_IDS]
    if a.sum == "level_of_cards":
        return fx.CARD_LEVELS, 0, 0, categories(of), 0, []
    if a.sum == "happy_faces":
        return fx.FACES, 0, sites, 0, int("wonder" in of), []
    if a.sum != "level":
        raise _no_code(a)
    return fx.LEVELS, 0, sites, 0, 0, []


def _counted(a: rec.Amount, of: Sequence[str], sites: int) -> tuple[int, int, int, int, int, list[int]]:
    """Return the parts of a value that counts something."""
    if a.count == "pairs":
        one, other = of
        return fx.PAIRS, 0, sites_of(categories([one])), sites_of(categories([other])), 0, []
    if a.count == "discontent_workers":
        return (fx.HALF_DISCONTENT if a.half == "up" else fx.DISCONTENT), 0, 0, 0, 0, []
    if a.count == "rivals_with_more":
        kinds = {"strength": fx.STRONGER_RIVALS, "culture_points": fx.RICHER_RIVALS}
        return kinds[a.rating], 0, 0, 0, 0, []
    if a.count == "technology_cards":
        return fx.TECHNOLOGIES, a.level, 0, 0, a.level_in_advanced_game, []
    numbered = {"content_workers": fx.CONTENT_ABOVE, "colonies": fx.COLONIES, "population_lost": fx.POPULATION_LOST}
    if a.count in numbered:
        return numbered[a.count], a.above, 0, 0, 0, []
    if a.count == "completed_wonders_of_other_party":
        return fx.WONDERS_OF_OTHER, 0, 0, 0, 0, []
    if a.count != "workers":
        raise _no_code(a)
    return fx.WORKERS, 0, sites, 0, a.max, []


def _no_code(thing: object) -> ValueError:
    return ValueError(f"the rules have no code for {thing}")


def _unknown(thing: object) -> Any:
    raise _no_code(thing)


# --- what lasts ---


def lasting_of(found: Sequence[Any]) -> Lasting:
    """Return what a card does as long as it is in play; what it does once is left to `effects_of`."""
    adds: list[Add] = []
    perks: list[int] = []
    for one in found:
        if isinstance(one, rec.Add):
            if one.to in _CONSTANT_PERKS:
                perks += [_CONSTANT_PERKS[one.to], int(one.value) if isinstance(one.value, int) else _unknown(one)]
            elif one.to in _RATINGS and not one.condition:
                adds.append(Add(_RATINGS[one.to], value_of(one.value, one.times), one.in_unit))
            elif one.to not in ("blue_tokens", "yellow_tokens") and not one.condition:
                _unknown(one)
        else:
            perks += _perks_of(one)
    return Lasting(adds, perks)


def _perks_of(one: Any) -> list[int]:
    """Return the perks of an effect as pairs; none if it happens once."""
    if isinstance(one, rec.Discount):
        return _discount(one)
    if isinstance(one, rec.Gain):
        return _triggered(one)
    if isinstance(one, rec.OptionFor):
        return _option(one)
    if isinstance(one, rec.Surcharge):
        return [number for name in one.of for number in (fx.RIVALS_PAY + CATEGORY_IDS.index(name), one.amount)]
    if isinstance(one, rec.Multiply):
        perk = {"own_happy_faces": fx.FACES_MORE, "own_defense_bonus_cards": fx.DEFENCE_MORE}.get(one.what)
        return [] if perk is None else [perk, one.factor - 1]
    if isinstance(one, rec.Substitute):
        return [_PAYS[one.pay], 1]
    if isinstance(one, rec.Forbid):
        return [fx.NO_WAR_ON_OWNER if one.who == "everybody" else fx.PEACEFUL, 1]
    if isinstance(one, rec.Fund):
        return [fx.TURN_FUND, one.amount] if one.when == "each_turn" else []
    simple: dict[type, Any] = {
        rec.MultiplyCost: lambda: [fx.ATTACK_COST_MORE, one.factor - 1],
        rec.Refund: lambda: [fx.ON_PLAY_REFUND, one.amount],
        rec.BoostCard: lambda: [fx.BONUS_CARD_MORE, one.amount],
        rec.Ignore: lambda: [fx.NO_TACTICS, 1],
        rec.SetLimit: lambda: [fx.STAGES_MORE, one.value - 1],
        rec.StockProduction: lambda: [fx.LAB_STOCK, one.tokens_per_worker],
        rec.ExtraToken: lambda: [fx.MINE_EXTRA, one.amount],
        rec.Pay: list,
        rec.Perform: list,
        rec.Score: list,
    }
    found: list[int] = simple[type(one)]()
    return found


def _discount(one: rec.Discount) -> list[int]:
    """Return the perks of a discount."""
    if one.by_level:
        return [number for level, off in enumerate(one.by_level) for number in (fx.LEVEL_OFF + level, off)]
    if one.on == ("increase_population",):
        return [fx.FOOD_OFF, one.amount]
    if one.on == ("take_wonder",):
        return [fx.TAKE_OFF, one.amount]
    if one.on == ("build",) and one.condition:
        return [fx.WAR_BUILD_OFF, one.amount]
    base = fx.BUILD_OFF if one.on == ("build",) else fx.TECH_OFF
    names = one.of or CATEGORY_IDS[: SPECIAL + 1]
    return [number for name in names for number in (base + CATEGORY_IDS.index(name), one.amount)]


def _triggered(one: rec.Gain) -> list[int]:
    """Return the perks of a gain that something sets off."""
    if one.when in ("on_play", "after_perform"):
        return []
    amount = int(one.amount) if isinstance(one.amount, int) else _unknown(one)
    if one.when == "on_play_technology":
        return [_ON_PLAY_TECHNOLOGY[one.what], amount]
    return [_TRIGGERED[one.when, one.what], amount]


def _option(one: rec.OptionFor) -> list[int]:
    """Return the perks of a further possibility for the owner."""
    if one.perform == ("colonize_from_hand",):
        return [fx.COLONIZE, 1]
    if one.perform == ("increase_population",):
        return [fx.SETTLE, 1, fx.SETTLE_FOOD, one.discount.food]
    return [fx.RECRUIT, 1, fx.RECRUIT_FOOD, one.discount.food, fx.RECRUIT_RESOURCES, one.discount.resources]


# --- what happens once ---


def effects_of(found: Sequence[Any]) -> list[Effect]:
    """Return what a card does once, in the order printed."""
    return [effect for one in found if (effect := _effect(one)) is not None]


def _effect(one: Any) -> Effect | None:
    """Return one effect, or None if it belongs to what lasts."""
    if isinstance(one, rec.Gain):
        return None if one.when.startswith("on_") and one.when != "on_play" else _gain(one)
    if isinstance(one, rec.Fund):
        value = value_of(one.value or one.amount, 1, one.times_by_players)
        return Effect(fx.GAIN, fx.OWNER, fx.UNIT_FUND, value) if one.when == "on_play" else None
    if isinstance(one, rec.Score):
        value = value_of(one.value, one.times, one.times_by_players)
        effect = Effect(fx.SCORE, _WHO[one.who], fx.CULTURE_POINTS, value)
        effect.most = one.max
        return effect
    writers: dict[type, Any] = {
        rec.Lose: _lose, rec.Take: _take, rec.Transfer: _transfer, rec.ChooseOne: _choose_one, rec.Destroy: _destroy,
        rec.DiscardCard: _discard, rec.Transform: _transform, rec.ScoreRank: _score_rank, rec.Produce: _produce,
        rec.BuildFree: _build_free, rec.SkipStep: _plain(fx.SKIP_DISCARDING), rec.RefillCardRow: _plain(fx.REFILL),
        rec.TakeCivilCards: _take_cards,
    }  # fmt: skip
    writer = writers.get(type(one))
    return writer(one) if writer else None


def _plain(verb: int) -> Any:
    """Return a writer of effects that are nothing but their verb."""
    return lambda one: Effect(verb, _WHO[getattr(one, "who", "active_player")], 0, constant(1))


def _gain(one: rec.Gain) -> Effect:
    """What follows an action that a card performs stands behind it, so nothing needs to say when."""
    effect = Effect(fx.GAIN, _WHO[one.who], _WHAT[one.what], value_of(one.amount, one.times))
    effect.mixed = one.mix
    effect.optional = one.optional
    return effect


def _lose(one: rec.Lose) -> Effect:
    """Of population the loser chooses, of food and resources the mix: nothing else is ever chosen."""
    effect = Effect(fx.LOSE, _WHO[one.who], _WHAT[one.what], value_of(one.amount, one.times))
    effect.mixed = one.mix
    effect.within = _WHO[one.condition.target_in] if one.condition else fx.OWNER
    effect.only_discontent = one.workers == "discontent_only"
    return effect


def _take(one: rec.Take) -> Effect:
    """It is the one it is taken from that the effect happens to; the taker is who acts."""
    effect = Effect(fx.TAKE, _WHO[one.source], _WHAT[one.what], value_of(one.amount))
    effect.mixed = one.mix
    effect.technologies = one.or_take is not None
    return effect


def _transfer(one: rec.Transfer) -> Effect:
    """A token that the weakest gives to the strongest is taken by the strongest, who acts in an event."""
    if one.to != "strongest":
        _unknown(one)
    return Effect(fx.TAKE, _WHO[one.who], _WHAT[one.what], constant(one.amount))


def _choose_one(one: rec.ChooseOne) -> Effect:
    """All food or all resources."""
    food, resources = one.options
    if (food.what, resources.what) != ("food", "resources") or food.amount != resources.amount:
        _unknown(one)
    return Effect(fx.GAIN, _WHO[one.who], fx.FOOD_OR_RESOURCES, value_of(food.amount))


def _destroy(one: rec.Destroy) -> Effect:
    """The chooser follows from who loses: the victim's attacker, the least cultured, or the loser (TA-43.56)."""
    effect = Effect(fx.DESTROY, _WHO[one.who], 0, constant(1))
    effect.among = sites_of(categories(one.what))
    effect.number = one.up_to or one.amount
    effect.same_site = one.same_type_and_level
    return effect


def _discard(one: rec.DiscardCard) -> Effect:
    effect = Effect(fx.DISCARD_CARD, _WHO[one.who], _WHAT[one.what], constant(1))
    effect.not_of_age = one.condition == "not_of_current_age"
    return effect


def _transform(one: rec.Transform) -> Effect:
    effect = Effect(fx.TURN_DOWN, _WHO[one.who], 0, constant(1))
    effect.among = sum(1 << AGE_IDS.index(age) for age in one.ages)
    effect.number = one.becomes.culture
    return effect


def _score_rank(one: rec.ScoreRank) -> Effect:
    effect = Effect(fx.SCORE_RANK, _WHO[one.who], fx.CULTURE_POINTS, constant(1))
    effect.number = _RATINGS[one.by]
    effect.ranks = [vec_of([]), vec_of([]), *[vec_of(list(row)) for row in one.points]]
    return effect


def _produce(one: rec.Produce) -> Effect:
    effect = Effect(fx.PRODUCE, _WHO[one.who], 0, constant(1))
    effect.among = categories(one.of)
    effect.consumes = one.consumption
    if one.consumption != one.corruption:
        _unknown(one)
    return effect


def _build_free(one: rec.BuildFree) -> Effect:
    effect = Effect(fx.BUILD_FREE, _WHO[one.who], 0, constant(1))
    effect.among = number_of(one.card)
    effect.optional = one.optional
    return effect


def _take_cards(one: rec.TakeCivilCards) -> Effect:
    return Effect(fx.TAKE_CARDS, _WHO[one.who], 0, constant(one.budget_civil_actions))


# --- card by card ---


def _found(card: Any) -> Sequence[Any]:
    """Return all effect records of a card that is not a pact."""
    if isinstance(card, rec.MilitaryCard):
        return [*card.permanent, *card.immediate, *card.effects]
    return list(card.effects)


def _lasts(card: Any) -> Sequence[Any]:
    """Return the effect records that hold while a card is in play; of a pact, for party A."""
    if isinstance(card, rec.MilitaryCard):
        return [*card.permanent, *card.both, *card.side_a]
    return card.effects if card.category in ("government", "special", "leader", "wonder") else ()


def once() -> list[list[Effect]]:
    """Return what each card does once."""
    return [effects_of(_found(card)) for card in CARD_RECORDS]


_PACTS: Final = [card for card in CARD_RECORDS if isinstance(card, rec.MilitaryCard) and card.category == "pact"]


def lasting() -> list[Lasting]:
    """Return what each card does as long as it is in play; behind them what pacts do for party B."""
    found = [lasting_of(_lasts(card)) for card in CARD_RECORDS]
    return found + [lasting_of([*card.both, *card.side_b]) for card in _PACTS]


def tokens(to: str) -> list[int]:
    """Return how many tokens of a bank each card brings."""
    found: list[int] = []
    for card in CARD_RECORDS:
        adds = [one.value for one in _found(card) if isinstance(one, rec.Add) and one.to == to]
        found.append(sum(value for value in adds if isinstance(value, int)))
    return found


def of_pacts(amount: Callable[[rec.MilitaryCard], int]) -> list[int]:
    """Return a number of each card, 0 for those that are no pacts."""
    return [amount(card) if card in _PACTS else 0 for card in CARD_RECORDS]


def against_party(card: rec.MilitaryCard) -> int:
    """Return the strength that a pact gives to a party that attacks the other."""
    adds = [one for one in card.both if isinstance(one, rec.Add) and one.condition]
    return sum(one.value for one in adds if isinstance(one.value, int))


def partner_pays(card: rec.MilitaryCard) -> int:
    """Return the science that the other party of a pact must pay when one plays a technology."""
    return sum(one.amount for one in card.both if isinstance(one, rec.Pay))


def performed(read: Callable[[rec.Perform], int]) -> list[int]:
    """Return a number of each card, from what it performs."""
    found = []
    for card in CARD_RECORDS:
        performs = [one for one in card.effects if isinstance(one, rec.Perform)]
        found.append(read(performs[0]) if performs else 0)
    return found


def flags(one: rec.Perform) -> int:
    """Return what a card performs; a technology is always played at its full price (TA-21.8)."""
    if one.discount.science or one.extra_civil_action:
        _unknown(one)
    bits = {
        "build_wonder_stage": fx.PERFORM_STAGE,
        "increase_population": fx.PERFORM_POPULATION,
        "play_technology": fx.PERFORM_TECHNOLOGY,
    }
    return sum(bits.get(action, 0) for action in one.actions)


def sites_to(verb: str, one: rec.Perform) -> int:
    """Return the sites that a card lets build, or upgrade."""
    prefix = f"{verb}_"
    kinds = [a.removeprefix(prefix) for a in one.actions if a.startswith(prefix) and "wonder" not in a]
    return sites_of(categories(kinds))
