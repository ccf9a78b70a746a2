"""What a sensible player looks at in a decision of Civilization, for a first game: a word to the moment, or nothing."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from epocha.engine.bits import single
from epocha.engine.caution import Hint
from epocha.engine.grid import AROUND
from epocha.engine.phrases import listed
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010.card_words import icons_text
from epocha.games.civilization_2010.cities import cities_of, scout_square, trade_icons
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import (
    AIRCRAFT,
    CAPITAL,
    CITIES,
    COIN,
    COINS_TO_WIN,
    CULTURE,
    FIGURES,
    FIRST_SCOUT,
    FOREST,
    HUT,
    ICONS,
    MOST_TRADE,
    NONE,
    RESOURCE,
    RESOURCES,
    SCOUTS,
    TECHNOLOGY,
    VILLAGE,
    WATER,
)
from epocha.games.civilization_2010.effect_tables import ABILITY
from epocha.games.civilization_2010.effects import RANK
from epocha.games.civilization_2010.ground import icon_at, is_open, resource_at, terrain_at
from epocha.games.civilization_2010.marches import is_site
from epocha.games.civilization_2010.names import TEXTS, resource_name, square_name, tech_name
from epocha.games.civilization_2010.seats import goals
from epocha.games.civilization_2010.state import AT, BUILD, BUILD_FREE, FIRST_UNIT_ITEM, KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.battle import BattleTurn
from epocha.games.civilization_2010.steps.management import bars_acting, bars_advancing
from epocha.games.civilization_2010.techs import bars_research, most_cities, rank, speed
from epocha.games.civilization_2010.totals import battle_total

NEAR_COINS: Final = 3
"""How many coins before the victory others should take notice."""
EARLY: Final = 3
"""The last turn in which a second city is early."""
SETTLING: Final = 4
"""The last turn in which a lone capital's scout is told where to go."""
RICH: Final = 6
"""Symbols around a square that make it worth a city."""
CHOOSING: Final = 8
"""The turn in which somebody should know how they will win."""
IRRIGATING: Final = range(3, CHOOSING + 1)
"""Turns in which a third city comes early."""
RANKED: Final = 4
FEW_KINDS: Final = 2
"""From which turn on better ranks are thought of, while so many kinds of units have the first one."""
IRRIGATION: Final = TECHNOLOGY.number("irrigation")
HAND: Final = 3
"""The battle hand of one army (CF-25.3)."""
SAFE_ATTACK: Final = 5
SAFE_CAPITAL: Final = 6
"""Unit cards with which a village is safely attacked, and a capital held."""

Tip = tuple[str, dict[str, Any]]
"""The message of a hint and what it needs; "" for none."""
Hinting = Callable[[Table, int, str], Tip]


def hints(t: Table, player: int, lang: str) -> list[Hint]:
    """Return the hint for the decision at hand; in the middle of an answer only where a token goes."""
    hinting = (_ASIDE_HINTS if len(t.draft(player)) else _HINTS).get(int(t.step_number()))
    name, told = hinting(t, player, lang) if hinting is not None else ("", {})
    return [Hint(name, TEXTS.say(lang, f"hint-{name}", **told))] if name else []


def _always(name: str) -> Hinting:
    def told(t: Table, p: int, lang: str) -> Tip:
        return name, {}

    return told


def _start_of_turn(t: Table, p: int, lang: str) -> Tip:
    """A second city first, then where scouts are best; once, which victory is nearest."""
    scouts = [scout for scout in range(SCOUTS) if scout_square(t, p, scout) != NONE]
    if t.round == CHOOSING:
        return "way", {"goal": max(goals(t, p, lang), key=lambda goal: goal.share).words}
    if scouts and cities_of(t, p) < most_cities(t, p):
        return "second-city" if t.round <= EARLY else "city", {}
    return "scouts" if scouts else "", {}


def _management(t: Table, p: int, lang: str) -> Tip:
    if t.forces_held[p] < SAFE_CAPITAL and _is_threatened(t, p):
        return "guard", {}
    if bars_advancing(t, p) is None:
        return "culture", {}
    may_act = any(bars_acting(t, p, city) is None for city in range(CITIES))
    return "management" if may_act else "", {}


def _is_threatened(t: Table, p: int) -> bool:
    """Return whether an army of another could stand before the capital of a seat at the end of its next turn."""
    capital = t.city_at[p * CITIES + CAPITAL]
    others = [seat for seat in range(int(t.players)) if seat != p]
    return any(t.plan.grid.distance(army, capital) <= speed(t, seat) for seat in others for army in _armies(t, seat))


def _armies(t: Table, p: int) -> Iterator[int]:
    """Yield the squares of a seat's armies."""
    for figure in range(FIRST_SCOUT):
        square = t.figure_at[p * FIGURES + figure]
        if square != NONE:
            yield int(square)


def _trade(t: Table, p: int, lang: str) -> Tip:
    near = [seat for seat in range(int(t.players)) if seat != p and coins(t, seat) >= COINS_TO_WIN - NEAR_COINS]
    spare = [kind for kind in range(len(RESOURCE)) if t.resources[p * RESOURCES + kind] and not _has_use(t, p, kind)]
    if near:
        return "coins", {}
    return ("spare", {"resource": resource_name(spare[0], lang).lower()}) if spare else ("trade", {})


def _has_use(t: Table, p: int, resource: int) -> bool:
    """Return whether a technology of a seat has an ability that a resource pays for."""
    return any(
        ability.card < len(TECHNOLOGY)
        and t.techs[p] & single(ability.card)
        and (ability.any_resources or resource in ability.resources)
        for ability in ABILITY
    )


def _movement(t: Table, p: int, lang: str) -> Tip:
    """A hut within reach, a good place for a second city, a village that is too strong."""
    near = [square for army in _unmoved(t, p, 0, FIRST_SCOUT) for square in _reached(t, p, army)]
    huts = [square for square in near if t.site[square] == HUT]
    if huts:
        return "hut", {"square": square_name(huts[0])}
    site = _site(t, p) if t.round <= SETTLING and cities_of(t, p) == 1 else NONE
    if site != NONE:
        return "site", {"square": square_name(site)}
    if any(t.site[square] == VILLAGE for square in near) and t.forces_held[p] < SAFE_ATTACK:
        return "village", {"n": min(HAND, int(t.forces_held[p]))}
    return "movement", {}


def _unmoved(t: Table, p: int, first: int, last: int) -> Iterator[int]:
    """Yield the squares of those of a seat's figures that may still move."""
    for figure in range(first, last):
        square = t.figure_at[p * FIGURES + figure]
        if square != NONE and not t.moved[p] & single(figure):
            yield int(square)


def _reached(t: Table, p: int, square: int) -> list[int]:
    """Return the squares that a figure reaches over open land; what may stand in its way is left to the player."""
    squares = range(len(t.site))
    closed = [int(not is_open(t, other) or terrain_at(t, other) == WATER) for other in squares]
    steps = t.plan.grid.steps.spread(vec_of([square]), speed(t, p), vec_of(closed))
    return [other for other in squares if steps[other] > 0]


def _site(t: Table, p: int) -> int:
    """Return the richest site that a scout reaches, or NONE if there is none or a scout stands on a rich one."""
    scouts = list(_unmoved(t, p, FIRST_SCOUT, FIGURES))
    reached = [square for scout in scouts for square in _reached(t, p, scout)]
    if any(_is_rich_site(t, p, square) for square in scouts):
        return NONE
    rich = [square for square in reached if _is_rich_site(t, p, square)]
    return max(rich, key=lambda square: _symbols(t, square), default=NONE)


def _is_rich_site(t: Table, p: int, square: int) -> bool:
    return is_site(t, p, square) and _symbols(t, square) >= RICH


def _symbols(t: Table, square: int) -> int:
    """Return how many symbols lie around a square."""
    around = [t.plan.grid.around(square, k) for k in range(AROUND)]
    return sum([int(icon_at(t, other, icon)) for other in around for icon in range(ICONS)])


def _research(t: Table, p: int, lang: str) -> Tip:
    lost = int(t.trade[p] + trade_icons(t, p)) - MOST_TRADE
    if lost > 0:
        return "research-lost", {"n": lost}
    if cities_of(t, p) == most_cities(t, p) and t.round in IRRIGATING and bars_research(t, p, IRRIGATION) is None:
        return "irrigation", {}
    better = _better_ranks(t, p) if t.round >= RANKED else []
    if better:
        return "ranks", {"names": listed([tech_name(tech, lang) for tech in better], lang)}
    return "research", {}


def _better_ranks(t: Table, p: int) -> list[int]:
    """Return what a seat can learn that makes units of the first rank better, if two kinds or more are of that rank."""
    low = [unit for unit in range(int(AIRCRAFT)) if rank(t, p, unit) == 1]
    if len(low) < FEW_KINDS:
        return []
    raising = [int(card) for unit in low for card in t.agreed.perks[int(RANK) + unit][::2]]
    techs = [card for card in dict.fromkeys(raising) if card < len(TECHNOLOGY) and not t.techs[p] >> card & 1]
    return [tech for tech in techs if bars_research(t, p, tech) is None]


def _token(t: Table, p: int, lang: str) -> Tip:
    """Tell where a building would hide a forest, a resource, a coin or a natural wonder (CF-15.7)."""
    draft = t.draft(p)
    item = int(draft[len(draft) - 1])
    if item >> KIND_BITS not in (BUILD, BUILD_FREE) or item & PAYLOAD >= FIRST_UNIT_ITEM:
        return "", {}
    squares = [int(one) & PAYLOAD for one in t.legal_actions(p) if int(one) >> KIND_BITS == AT]
    hidden = [_hidden(t, square, lang) for square in squares if hides_much(t, square)]
    return ("hides", {"squares": "; ".join(hidden)}) if hidden else ("", {})


def hides_much(t: Table, square: int) -> bool:
    """Return whether a token on a square would hide more than a common print; not if it is hidden already."""
    if t.marker[square] != NONE:
        return False
    rare = bool(icon_at(t, square, COIN) or icon_at(t, square, CULTURE))
    return rare or terrain_at(t, square) == FOREST or resource_at(t, square) != NONE


def _hidden(t: Table, square: int, lang: str) -> str:
    """Return a square with what is printed on it."""
    names = [icons_text([int(icon_at(t, square, icon)) for icon in range(int(ICONS))], lang)]
    if resource_at(t, square) != NONE:
        names.append(resource_name(int(resource_at(t, square)), lang).lower())
    told = listed([name for name in names if name], lang)
    return TEXTS.say(lang, "hint-hides-square", square=square_name(square), icons=told)


def _battle_turn(t: Table, p: int, lang: str) -> Tip:
    side = int(t.get(BattleTurn.SIDE))
    if t.get(BattleTurn.PLAYED):
        return "", {}
    return "battle-ahead" if battle_total(t, side) > battle_total(t, 1 - side) else "battle", {}


_HINTS: Final[dict[int, Hinting]] = {
    c.PLACE_CAPITAL: _always("capital"), c.START_FIGURE: _always("figures"), c.START_OF_TURN: _start_of_turn,
    c.TRADE: _trade, c.MANAGEMENT: _management, c.MOVEMENT: _movement, c.RESEARCH: _research,
    c.BATTLE_TURN: _battle_turn, c.LOOT: _always("loot"), c.PLACE_PERSON: _always("person"),
}  # fmt: skip
"""What gives the hint of each step that has one."""
_ASIDE_HINTS: Final[dict[int, Hinting]] = {c.MANAGEMENT: _token}
"""What gives the hint of a step in the middle of an answer."""
