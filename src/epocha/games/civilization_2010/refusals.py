"""Why something cannot be done: the places of the messages `refusal-RULE`."""

from collections.abc import Sequence
from typing import Any, Final

from epocha.engine.phrases import listed
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.building import budget_of, cost_of
from epocha.games.civilization_2010.cities import has_city, production_of, scout_square
from epocha.games.civilization_2010.components import (
    BUILDING_TECH,
    CITIES,
    EVENT,
    FIGURES,
    LAST_SPACE,
    LEVEL,
    NONE,
    RESOURCE,
    SPACE_CULTURE,
    SPACE_TRADE,
    TECHNOLOGIES,
)
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, UNLOCKED_GOVERNMENT
from epocha.games.civilization_2010.effects import Ability
from epocha.games.civilization_2010.names import (
    CITY_IDS,
    LEVEL_IDS,
    TEXTS,
    amount,
    amounts,
    card_name,
    event_name,
    government_name,
    resource_name,
    square_name,
    tech_name,
)
from epocha.games.civilization_2010.place_words import item_object
from epocha.games.civilization_2010.state import FIRST_WONDER_ITEM, KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2010.steps.common import culture_hand_limit
from epocha.games.civilization_2010.steps.deeds import ability_of, is_deed, source_of
from epocha.games.civilization_2010.steps.management import Order
from epocha.games.civilization_2010.steps.start_of_turn import founder
from epocha.games.civilization_2010.techs import knows, most_cities, research_cost, stacking_limit
from epocha.games.civilization_2010.war_words import walker_square
from epocha.games.civilization_2010.words import picks_of, vec_of_picks

KIND_WORDS: Final[dict[int, str]] = {
    s.CITY: "city", s.ADVANCE: "advance", s.BUILD: "build", s.BUILD_FREE: "build", s.USE: "use", s.PLAY: "play",
    s.STEP: "step", s.DISCOVER: "discover", s.HALT: "halt", s.MOVE: "move", s.OFFER: "offer", s.RESEARCH: "research",
    s.LEARN: "learn", s.PLAY_UNIT: "unit",
}  # fmt: skip
"""What is tried, in the words of the messages, where they ask for it; "other" is everything else."""


def refusal_places(t: Table, player: int, action: int, lang: str) -> dict[str, Any]:
    """Return the places of the messages `refusal-RULE` for a forbidden action; all, whatever the rule."""
    kind, what = int(action >> KIND_BITS), int(action & PAYLOAD)
    asked = t.current_players
    return {
        "turn": "own" if player in asked or not asked else "other",
        "seat": asked[0] + 1 if asked else 0,
        "kind": KIND_WORDS.get(kind, "other"),
        "cities": int(most_cities(t, player)),
        "stacking": int(stacking_limit(t, player)),
        "limit": int(culture_hand_limit(t, player)),
        "offers": int(t.agreed.offers),
        "square": square_name(_square(t, player, kind, what)),
        **_means(t, player, lang),
        **_government(kind, what, lang),
        **_city(t, player, kind, what, lang),
        **_technology(t, player, kind, what, lang),
        **_deed(kind, action, lang),
    }


def _square(t: Table, p: int, kind: int, what: int) -> int:
    """Return the square that an action is about, or NONE."""
    if kind in (s.PLACE, s.AT, s.AIM_SQUARE, s.MOVE):
        return what
    if kind == s.FOUND:
        return int(t.figure_at[p * FIGURES + founder(what)]) if what < FIGURES else int(NONE)
    if kind == s.ASSIGN:
        return int(scout_square(t, p, what >> 2))
    here = walker_square(t, p)
    if here == NONE or kind == s.HALT:
        return here
    return int(t.plan.grid.step(here, what)) if kind in (s.STEP, s.DISCOVER, s.SACRIFICE) else int(NONE)


def _means(t: Table, p: int, lang: str) -> dict[str, Any]:
    """Return what a player has to pay with, and what the next space of the culture track costs."""
    space = min(int(LAST_SPACE), int(t.track[p]) + 1)
    prices = {"culture": int(SPACE_CULTURE[space]), "trade": int(SPACE_TRADE[space])}
    return {
        "trade": amount("trade", int(t.trade[p]), lang),
        "culture": amount("culture", int(t.culture[p]), lang),
        "space_cost": listed(amounts(prices, lang), lang),
    }


def _government(kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return which government is meant, and the technology that unlocks it."""
    if kind != s.GOVERN:
        return {"government": "", "unlocking": ""}
    techs = [tech for tech in range(int(TECHNOLOGIES)) if UNLOCKED_GOVERNMENT[tech] == what]
    return {"government": government_name(what, lang), "unlocking": tech_name(techs[0], lang) if techs else ""}


def _city(t: Table, p: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return what the messages say of a city, and of what it wants to build or harvest."""
    draft = picks_of(t, p)
    city = what if kind == s.CITY else int(draft[0] & PAYLOAD) if _is_city(draft) else 0
    item = _item(draft, kind, what)
    there = city < CITIES and has_city(t, p, city)
    return {
        "city": CITY_IDS[min(city, CITIES - 1)],
        "has_city": "yes" if there else "no",
        "item": item_object(item, lang) if item != NONE else "",
        "cost": int(cost_of(t, p, item)) if item != NONE else 0,
        "production": int(production_of(t, p, city)) if there else 0,
        "budget": int(budget_of(t, p, city)) if there else 0,
        "resource": resource_name(what, lang) if kind == s.HARVEST and what < len(RESOURCE) else "",
        **_needed(t, p, item, lang),
    }


def _is_city(draft: Sequence[int]) -> bool:
    return len(draft) > 0 and draft[0] >> KIND_BITS == s.CITY


def _item(draft: Sequence[int], kind: int, what: int) -> int:
    """Return what is to be built, or NONE."""
    if kind in (s.BUILD, s.BUILD_FREE) and what < s.ITEMS:
        return what
    if kind == s.AT and _is_city(draft):
        order = Order(vec_of_picks(draft))
        return int(order.item if order.second == NONE else order.second)
    return int(NONE)


def _needed(t: Table, p: int, item: int, lang: str) -> dict[str, Any]:
    """Return the technology that a building needs, and whether that is what is missing."""
    if not NONE < item < FIRST_WONDER_ITEM:
        return {"needed": "", "lacks": "supply"}
    tech = int(BUILDING_TECH[item])
    return {"needed": tech_name(tech, lang), "lacks": "supply" if knows(t, p, tech) else "technology"}


def _technology(t: Table, p: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return what the messages say of a technology to be researched or learned."""
    if kind not in (s.RESEARCH, s.LEARN) or what >= TECHNOLOGIES:
        return {"tech": "", "level": "", "below": "", "price": "", "known": "no"}
    level = int(LEVEL[what])
    return {
        "tech": tech_name(what, lang),
        "level": LEVEL_IDS[level],
        "below": LEVEL_IDS[level - 1],
        "price": amount("trade", int(research_cost(t, p, what)), lang),
        "known": "yes" if knows(t, p, what) else "no",
    }


def _deed(kind: int, action: int, lang: str) -> dict[str, Any]:
    """Return what the messages say of an ability or a culture event."""
    if not is_deed(kind):
        return {"card": "", "fee": ""}
    source = int(source_of(action))
    if source >= ABILITIES + len(EVENT):
        return {"card": "", "fee": ""}
    if source >= ABILITIES:
        return {"card": event_name(source - int(ABILITIES), lang), "fee": ""}
    return {"card": card_name(int(ABILITY[source].card), lang), "fee": _fee(ability_of(source), lang)}


def _fee(ability: Ability, lang: str) -> str:
    """Return what an ability costs in trade or culture."""
    what = "trade" if ability.trade else "culture"
    n = int(ability.trade or ability.culture)
    return TEXTS.say(lang, "amount", what=what, n=n) if n else ""
