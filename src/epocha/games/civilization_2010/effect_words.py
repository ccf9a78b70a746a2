"""What effects do, in sentences: one message for each verb of the component file, its places read from the record."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.phrases import listed
from epocha.games.civilization_2010 import records as rec
from epocha.games.civilization_2010.components import (
    AGE_IDS,
    BUILDING,
    ICON_IDS,
    RESOURCE,
    TERRAIN_IDS,
    UNIT,
)
from epocha.games.civilization_2010.names import (
    LEVEL_IDS,
    TEXTS,
    amount,
    either,
    government_name,
    resource_name,
)

COUNTED: Final = {
    "gain_trade": "trade", "other_player_gain_trade": "trade", "gain_culture": "culture",
    "other_player_gain_coin": "coin", "coin": "coin", "city_production": "production",
    "all_cities_production": "production", "deal_wounds": "wound", "heal_wounds": "wound",
    "attack_bonus_on_play": "wound", "research_discount": "trade", "capital_arts_culture": "culture",
    "move_enemy_stack": "square", "take_market_resource": "resource", "set_speed": "square",
}  # fmt: skip
"""Of what an effect is an amount, where its sentence says so."""


def effect_text(effect: rec.Effect, lang: str) -> str:
    """Return what an effect does, to stand within a sentence."""
    return TEXTS.say(lang, f"effect-{effect.verb}", **_places(effect, lang))


def effects_text(effects: Sequence[rec.Effect], lang: str) -> str:
    """Return what effects do, one after the other."""
    return "; ".join([effect_text(effect, lang) for effect in effects])


def _places(effect: rec.Effect, lang: str) -> dict[str, Any]:
    """Return what stands in the message for an effect."""
    if isinstance(effect, rec.Amount):
        what = COUNTED.get(effect.verb)
        return {"n": effect.n, "amount": amount(what, effect.n, lang) if what else ""}
    return _PLACES[type(effect)](effect, lang)


def _coin(effect: rec.GainCoin, lang: str) -> dict[str, Any]:
    return {"amount": amount("coin", effect.n, lang), "most": effect.max}


def _unit(effect: rec.UnlockUnit | rec.UpgradeUnit, lang: str) -> dict[str, Any]:
    record = UNIT[effect.unit]
    rank = effect.rank if isinstance(effect, rec.UpgradeUnit) else 1
    names = {"cs": record.rank_names_cs, "sk": record.rank_names_sk}.get(lang, record.rank_names_en)
    return {"what": record.id, "rank": rank, "name": names[rank - 1]}


def _cancel(effect: rec.Cancel, lang: str) -> dict[str, Any]:
    what = either([TEXTS.say(lang, "a-cancelled", what=one) for one in effect.what], lang)
    return {"what": what, "scope": effect.scope}


def _obsolete(effect: rec.Obsolete, lang: str) -> dict[str, Any]:
    return {"ages": either([TEXTS.say(lang, "age", age=AGE_IDS[age]) for age in effect.ages], lang)}


def _reach(effect: rec.Destroy | rec.Kill, lang: str) -> dict[str, Any]:
    where = TEXTS.say(lang, "reach", n=effect.range)
    who = effect.owner if isinstance(effect, rec.Destroy) else effect.target
    return {"n": effect.count, "who": who, "where": where}


def _exchange(effect: rec.Exchange, lang: str) -> dict[str, Any]:
    return {"level": LEVEL_IDS[effect.max_level]}


def _draw(effect: rec.DrawEvents, lang: str) -> dict[str, Any]:
    return {"amount": amount("event", effect.n, lang), "deck": effect.deck}


def _as_resource(effect: rec.AsResource, lang: str) -> dict[str, Any]:
    return {"resources": either([resource_name(one, lang) for one in effect.kinds], lang)}


def _disaster(effect: rec.PlaceDisaster, lang: str) -> dict[str, Any]:
    return {"terrain": TERRAIN_IDS[effect.side]}


def _icon_off(effect: rec.IconOff, lang: str) -> dict[str, Any]:
    names = listed([BUILDING[one].names.say(lang) for one in effect.buildings], lang)
    return {"buildings": names, "icon": ICON_IDS[effect.icon]}


def _choose(effect: rec.ChooseOne, lang: str) -> dict[str, Any]:
    return {"options": effects_text(effect.options, lang)}


def _none(effect: rec.Effect, lang: str) -> dict[str, Any]:
    return {}


_PLACES: Final[dict[type, Callable[[Any, str], dict[str, Any]]]] = {
    rec.PerCoins: lambda effect, lang: {"per": effect.per},
    rec.GainCoin: _coin,
    rec.Water: lambda effect, lang: {"mode": effect.mode},
    rec.UnlockBuilding: lambda effect, lang: {"name": BUILDING[effect.building].names.say(lang)},
    rec.UnlockWalls: lambda effect, lang: {"cost": amount("production", effect.cost, lang)},
    rec.UnlockGovernment: lambda effect, lang: {"name": government_name(effect.government, lang)},
    rec.UnlockUnit: _unit,
    rec.UpgradeUnit: _unit,
    rec.Cancel: _cancel,
    rec.Obsolete: _obsolete,
    rec.Destroy: _reach,
    rec.ExtraAction: _none,
    rec.Exchange: _exchange,
    rec.DrawEvents: _draw,
    rec.BuildFree: lambda effect, lang: {"where": effect.where},
    rec.AsResource: _as_resource,
    rec.Kill: _reach,
    rec.PlaceDisaster: _disaster,
    rec.SetGovernment: _none,
    rec.IconOff: _icon_off,
    rec.RushRate: lambda effect, lang: {"trade": effect.trade, "production": effect.production},
    rec.Sacrifice: _none,
    rec.Win: _none,
    rec.ChooseOne: _choose,
}
"""What reads the places of each kind of records but amounts."""


def costs(cost: rec.Cost, lang: str) -> str:
    """Return what an ability costs, as the object of a sentence; "" if it is free."""
    parts = [RESOURCE[one].names.say(lang).lower() for one in cost.resources]
    if cost.any_resources:
        parts.append(TEXTS.say(lang, "any-resources", n=cost.any_resources))
    parts += [amount(what, n, lang) for what, n in (("trade", cost.trade), ("culture", cost.culture)) if n]
    return listed(parts, lang)
