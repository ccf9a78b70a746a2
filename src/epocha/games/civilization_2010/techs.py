"""What players know and what it gives them: cards in force and their perks, the pyramid, learning (CF-27, CF-28)."""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.games.civilization_2010.components import (
    BASE_CITIES,
    BASE_SPEED,
    BASE_STACKING,
    BETTER_SIDE,
    BUILDING_TECH,
    BUILDINGS,
    CITIES,
    LEVEL,
    NONE,
    OF_LEVEL,
    OPEN_GOVERNMENTS,
    START_TECH,
    TECH_COST,
    TECHNOLOGIES,
)
from epocha.games.civilization_2010.effect_tables import (
    FIRST_CIVILIZATION_CARD,
    FIRST_GOVERNMENT_CARD,
    FIRST_WONDER_CARD,
    UNLOCKED_GOVERNMENT,
)
from epocha.games.civilization_2010.effects import (
    HIGHEST_COUNTS,
    MOST_CITIES,
    RANK,
    RESEARCH_OFF,
    SPEED,
    STACKING,
    STACKING_MORE,
    WINS,
)
from epocha.games.civilization_2010.ground import is_blockaded, outskirts_of, turn_up
from epocha.games.civilization_2010.layout import Layout

# --- cards in force ---


def knows(t: Layout, player: i64, tech: i64) -> bool:
    """Return whether a player knows a technology."""
    return t.techs[player] & single(tech) != 0


def in_force(t: Layout, player: i64, card: i64) -> bool:
    """Return whether a card works for a player: learned, in office, built and not obsolete nor blockaded (CF-10.3)."""
    if card < FIRST_GOVERNMENT_CARD:
        return t.techs[player] & single(card) != 0
    if card < FIRST_WONDER_CARD:
        return t.government[player] == card - FIRST_GOVERNMENT_CARD
    if card >= FIRST_CIVILIZATION_CARD:
        return t.civilization[player] == card - FIRST_CIVILIZATION_CARD
    wonder = card - FIRST_WONDER_CARD
    if t.wonder_of[wonder] != player or t.obsolete & single(wonder):
        return False
    return not is_blockaded(t, player, t.wonder_at[wonder])


def perk(t: Layout, player: i64, number: i64) -> i64:
    """Return a perk of a player's cards in force: the highest of the first few, the sum of the others (CF-28.6)."""
    pairs = t.agreed.perks[number]
    found: i64 = 0
    for at in range(0, len(pairs), 2):
        if in_force(t, player, pairs[at]):
            if number < HIGHEST_COUNTS:
                found = max(found, pairs[at + 1])
            else:
                found += pairs[at + 1]
    return found


def speed(t: Layout, player: i64) -> i64:
    """Return the travel speed (CF-21.2)."""
    return max(BASE_SPEED, perk(t, player, SPEED))


def stacking_limit(t: Layout, player: i64) -> i64:
    """Return how many figures of a player may stand on one square (CF-21.7, CF-32.10)."""
    return max(BASE_STACKING, perk(t, player, STACKING)) + perk(t, player, STACKING_MORE)


def most_cities(t: Layout, player: i64) -> i64:
    """Return how many cities a player may have (CF-7.1)."""
    return max(BASE_CITIES, perk(t, player, MOST_CITIES))


def rank(t: Layout, player: i64, unit: i64) -> i64:
    """Return the military level of a type of units, from 1 (CF-28.3)."""
    return max(1, perk(t, player, RANK + unit))


# --- governments ---


def available_governments(t: Layout, player: i64) -> i64:
    """Return the set of governments that a player may have: open ones and those of known technologies (CF-8.2)."""
    found = OPEN_GOVERNMENTS
    for tech in range(TECHNOLOGIES):
        if UNLOCKED_GOVERNMENT[tech] != NONE and knows(t, player, tech):
            found |= single(UNLOCKED_GOVERNMENT[tech])
    return found


# --- the pyramid ---


def cards_in_row(t: Layout, player: i64, row: i64) -> i64:
    """Return how many technologies lie in a row of a pyramid, from 1; the start technology lies in row 1 (CF-4.5)."""
    found = count(t.techs[player] & OF_LEVEL[row])
    if t.civilization[player] != NONE:
        start = START_TECH[t.civilization[player]]
        if LEVEL[start] > 1 and knows(t, player, start):
            if row == 1:
                found += 1
            elif row == LEVEL[start]:
                found -= 1
    return found


def has_spot(t: Layout, player: i64, tech: i64) -> bool:
    """Return whether a technology would lie on two others, or in row 1 (CF-27.3)."""
    row = LEVEL[tech]
    return row == 1 or cards_in_row(t, player, row) + 1 <= cards_in_row(t, player, row - 1) - 1


def bars_learning(t: Layout, player: i64, tech: i64) -> str | None:
    """Return the rule that keeps a player from learning a technology, if one does; trade aside."""
    if knows(t, player, tech):
        return "CF-27.2"
    return None if has_spot(t, player, tech) else "CF-27.3"


def research_cost(t: Layout, player: i64, tech: i64) -> i64:
    """Return the trade that researching a technology needs (CF-27.2)."""
    return max(0, TECH_COST[LEVEL[tech]] - perk(t, player, RESEARCH_OFF))


def bars_research(t: Layout, player: i64, tech: i64) -> str | None:
    """Return the rule that keeps a player from researching a technology, if one does."""
    if t.trade[player] < research_cost(t, player, tech):
        return "CF-27.2"
    return bars_learning(t, player, tech)


def learn(t: Layout, player: i64, tech: i64) -> None:
    """Let a technology enter a pyramid, with what that does at once: tokens are flipped, a government is unlocked."""
    t.techs[player] |= single(tech)
    if UNLOCKED_GOVERNMENT[tech] != NONE:
        t.unlocked_now[player] |= single(UNLOCKED_GOVERNMENT[tech])
    for better in range(BUILDINGS):
        if BUILDING_TECH[better] == tech:
            flip_to(t, player, better)


def flip_to(t: Layout, player: i64, better: i64) -> None:
    """Turn over all of a player's tokens of which a building is the better side (CF-15.13)."""
    for square in range(len(t.marker)):
        marker = t.marker[square]
        if marker != NONE and marker < BUILDINGS and BETTER_SIDE[marker] == better:
            if outskirts_of(t, square) // CITIES == player:
                turn_up(t, square, better)


def has_won_by_technology(t: Layout, player: i64) -> bool:
    """CF-30.2."""
    return perk(t, player, WINS) != 0
