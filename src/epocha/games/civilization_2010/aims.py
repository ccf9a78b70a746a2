"""What abilities and culture events can be aimed at: whom, which square, wonder or city (CF-18, CF-20, CF-28, CF-D27).

An aim is a list of picks. `aims` gives those that are open after some have been made; none, and the aim is complete.
"""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled
from epocha.games.civilization_2010.atlas import WIDTH
from epocha.games.civilization_2010.building import bars_figure, free_figure
from epocha.games.civilization_2010.cities import has_city
from epocha.games.civilization_2010.components import (
    ANARCHY,
    BUILDINGS,
    CAPITAL,
    CITIES,
    DECKS,
    FIGURES,
    FIRST_EVENT,
    FIRST_PERSON,
    LEVEL,
    NONE,
    ONLY_ONE,
    TECHNOLOGIES,
    WATER,
    WONDER_AGE,
    WONDER_SLOTS,
    WONDERS,
)
from epocha.games.civilization_2010.effect_tables import FIRST_WONDER_CARD
from epocha.games.civilization_2010.effects import (
    BUILD_FREE,
    CHOOSE_ONE,
    DESTROY,
    DISASTER,
    DRAW_EVENTS,
    EXCHANGE,
    EXTRA_PRODUCTION,
    FREE_FIGURE,
    KILL,
    KILL_UNIT,
    LEARN_FROM_OTHER,
    LOCK_SQUARE,
    MOVE_STACK,
    NUKE,
    OBSOLETE,
    OTHER_GAINS_COIN,
    OTHER_GAINS_TRADE,
    OTHERS_ONLY,
    PERSON_TOO,
    SAIL_AWAY,
    SET_GOVERNMENT,
    Ability,
    Effect,
)
from epocha.games.civilization_2010.ground import (
    armies_on,
    centre_at,
    enemy_on,
    figures_on,
    is_contested,
    is_open,
    outskirts_of,
    scouts_on,
    terrain_at,
)
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import held
from epocha.games.civilization_2010.state import (
    AIM_AT,
    AIM_CITY,
    AIM_COLUMN,
    AIM_DECK,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_WONDER,
    ARMY_ITEM,
    BUILD,
    CITY,
    GREAT_PERSON,
    KIND_BITS,
    LEARN,
    ONE_ARMY,
    ONE_SCOUT,
    OPTION,
    PASS,
    PAYLOAD,
    SCOUT_ITEM,
    hit_of,
)
from epocha.games.civilization_2010.techs import bars_learning, knows, stacking_limit


def is_aimed(verb: i64) -> bool:
    """Return whether an effect needs a target."""
    return verb in (
        OTHER_GAINS_TRADE, OTHER_GAINS_COIN, EXTRA_PRODUCTION, DRAW_EVENTS, LEARN_FROM_OTHER, EXCHANGE, OBSOLETE,
        DESTROY, KILL_UNIT, CHOOSE_ONE, LOCK_SQUARE, SAIL_AWAY, NUKE, KILL, MOVE_STACK, DISASTER, SET_GOVERNMENT,
        BUILD_FREE,
    )  # fmt: skip


def aimed_effect(ability: Ability) -> i64:
    """Return which effect of an ability needs a target, or NONE; there is one at most."""
    for at in range(len(ability.effects)):
        if is_aimed(ability.effects[at].verb):
            return at
    return NONE


def aimed_verb(ability: Ability) -> i64:
    """Return what an ability does to its target, or NONE if it needs none."""
    at = aimed_effect(ability)
    return NONE if at == NONE else ability.effects[at].verb


def has_aim(t: Layout, player: i64, ability: Ability) -> bool:
    """Return whether an ability has a legal target, or needs none (CF-18.18)."""
    at = aimed_effect(ability)
    return at == NONE or len(aims(t, player, ability, ability.effects[at], vec[i64](capacity=1))) > 0


def aims(t: Layout, player: i64, ability: Ability, effect: Effect, picks: vec[i64]) -> vec[i64]:
    """Return what may be picked next as the target of an effect; nothing if the aim is complete."""
    verb = effect.verb
    if verb == CHOOSE_ONE:
        if len(picks) == 0:
            return options(t, player, ability, effect)
        return aims(t, player, ability, effect.options[picks[0] & PAYLOAD], picks[1:])
    if verb in (LEARN_FROM_OTHER, EXCHANGE):
        return lessons(t, player, effect, picks)
    if verb == DESTROY:
        return razings(t, player, effect, picks)
    if verb == KILL:
        return kills(t, player, effect, picks)
    if verb == MOVE_STACK:
        return marches(t, player, effect, picks)
    if verb == SAIL_AWAY:
        return voyages(t, player, picks)
    if verb in (LOCK_SQUARE, DISASTER):
        return by_column(open_squares(t) if verb == LOCK_SQUARE else disasters(t, effect), picks)
    if len(picks):
        return vec[i64](capacity=1)
    if verb == OBSOLETE:
        return wonders(t, effect)
    if verb == EXTRA_PRODUCTION:
        return own_cities(t, player)
    if verb == NUKE:
        return other_towns(t, player)
    if verb == DRAW_EVENTS:
        return decks(t)
    if verb == BUILD_FREE:
        return free_figures(t, player, ability, effect)
    return others(t, player, verb)


def options(t: Layout, player: i64, ability: Ability, effect: Effect) -> vec[i64]:
    """The options that have a target."""
    out = vec[i64](capacity=2)
    for n in range(len(effect.options)):
        if len(aims(t, player, ability, effect.options[n], vec[i64](capacity=1))):
            out = append(out, OPTION << KIND_BITS | n)
    return out


# --- players, cities, decks, wonders ---


def others(t: Layout, player: i64, verb: i64) -> vec[i64]:
    """Other players: for a loss, those who have something to lose."""
    out = vec[i64](capacity=4)
    for p in range(t.players):
        if p == player or (verb == KILL_UNIT and t.forces_held[p] == 0):
            continue
        if verb != SET_GOVERNMENT or t.government[p] != ANARCHY:
            out = append(out, AIM_SEAT << KIND_BITS | p)
    return out


def own_cities(t: Layout, player: i64) -> vec[i64]:
    """CF-18.10: a city of the player."""
    out = vec[i64](capacity=CITIES)
    for city in range(CITIES):
        if has_city(t, player, city):
            out = append(out, CITY << KIND_BITS | city)
    return out


def other_towns(t: Layout, player: i64) -> vec[i64]:
    """CF-28.21: cities of others but for capitals."""
    out = vec[i64](capacity=8)
    for town in range(t.players * CITIES):
        if t.city_at[town] != NONE and town // CITIES != player and town % CITIES != CAPITAL:
            out = append(out, AIM_CITY << KIND_BITS | town)
    return out


def decks(t: Layout) -> vec[i64]:
    """CF-16.16: decks of culture events that are not all in hands."""
    out = vec[i64](capacity=DECKS)
    for deck in range(DECKS):
        left = held(t.agreed.events, FIRST_EVENT[deck], FIRST_EVENT[deck + 1])
        for p in range(t.players):
            left -= t.hand_held[p * DECKS + deck]
        if left:
            out = append(out, AIM_DECK << KIND_BITS | deck)
    return out


def wonders(t: Layout, effect: Effect) -> vec[i64]:
    """CF-16.11, CF-16.12: wonders of some ages, built and not obsolete, or in the market."""
    out = vec[i64](capacity=16)
    for wonder in range(WONDERS):
        if effect.among & single(WONDER_AGE[wonder]):
            if t.wonder_at[wonder] != NONE and t.obsolete & single(wonder) == 0:
                out = append(out, AIM_WONDER << KIND_BITS | wonder)
            for slot in range(WONDER_SLOTS):
                if t.row[slot] == wonder:
                    out = append(out, AIM_WONDER << KIND_BITS | wonder)
    return out


def lessons(t: Layout, player: i64, effect: Effect, picks: vec[i64]) -> vec[i64]:
    """CF-16.17, CF-18.13: another player, then a technology of theirs, for an exchange up to some level."""
    out = vec[i64](capacity=16)
    most = effect.n if effect.verb == EXCHANGE else TECHNOLOGIES
    if len(picks) == 1:
        return learnable(t, player, picks[0] & PAYLOAD, most, out)
    if len(picks) == 0:
        for p in range(t.players):
            if p != player and len(learnable(t, player, p, most, vec[i64](capacity=16))):
                out = append(out, AIM_SEAT << KIND_BITS | p)
    return out


def learnable(t: Layout, player: i64, teacher: i64, most: i64, out: vec[i64]) -> vec[i64]:
    """Add what a player could learn for free from another, up to a level (CF-27.12, CF-27.15)."""
    for tech in range(TECHNOLOGIES):
        if LEVEL[tech] <= most and knows(t, teacher, tech) and ONLY_ONE & single(tech) == 0:
            if bars_learning(t, player, tech) is None:
                out = append(out, LEARN << KIND_BITS | tech)
    return out


def free_figures(t: Layout, player: i64, ability: Ability, effect: Effect) -> vec[i64]:
    """CF-16.14: an army or a scout for the square of a wonder."""
    out = vec[i64](capacity=2)
    if effect.flag == FREE_FIGURE:
        square = t.wonder_at[ability.card - FIRST_WONDER_CARD]
        for item in (ARMY_ITEM, SCOUT_ITEM):
            if free_figure(t, player, item == SCOUT_ITEM) != NONE:
                if bars_figure(t, player, square, item == SCOUT_ITEM) is None:
                    out = append(out, BUILD << KIND_BITS | item)
    return out


# --- squares ---


def distances(t: Layout, player: i64, reach: i64) -> vec[i64]:
    """Return how far each square is from the nearest own figure or city, -1 if farther than a reach (CF-0.5).

    The way leads over face-up tiles; a reach of 0 has no limit.
    """
    starts = vec[i64](capacity=16)
    for figure in range(player * FIGURES, (player + 1) * FIGURES):
        if t.figure_at[figure] != NONE:
            starts = append(starts, t.figure_at[figure])
    for city in range(player * CITIES, (player + 1) * CITIES):
        if t.city_at[city] != NONE:
            starts = append(starts, t.city_at[city])
    closed = filled(len(t.marker), 0)
    for square in range(len(t.marker)):
        closed[square] = 0 if is_open(t, square) else 1
    return t.plan.grid.steps.spread(starts, reach, closed)


def has_building(t: Layout, square: i64) -> bool:
    """Return whether a building stands on a square; walls stand in the centre of their city (CF-15.16)."""
    city = centre_at(t, square)
    if city != NONE:
        return t.walled[city // CITIES] & single(city % CITIES) != 0
    return t.marker[square] != NONE and t.marker[square] < BUILDINGS


def razings(t: Layout, player: i64, effect: Effect, picks: vec[i64]) -> vec[i64]:
    """CF-18.16: squares with buildings in reach, up to as many as the effect says."""
    out = vec[i64](capacity=32)
    if len(picks) == effect.n or (len(picks) and picks[len(picks) - 1] == PASS << KIND_BITS):
        return out
    if len(picks):
        out = append(out, PASS << KIND_BITS)
    far = distances(t, player, effect.reach) if effect.reach else vec[i64](capacity=1)
    for square in range(len(t.marker)):
        if is_open(t, square) and has_building(t, square) and (effect.reach == 0 or far[square] >= 0):
            owner = max(centre_at(t, square), outskirts_of(t, square)) // CITIES
            if (effect.flag != OTHERS_ONLY or owner != player) and not has_pick(picks, AIM_SQUARE, square):
                out = append(out, AIM_SQUARE << KIND_BITS | square)
    return out


def has_pick(picks: vec[i64], kind: i64, payload: i64) -> bool:
    """Return whether something was picked."""
    for at in range(len(picks)):
        if picks[at] == kind << KIND_BITS | payload:
            return True
    return False


def kills(t: Layout, player: i64, effect: Effect, picks: vec[i64]) -> vec[i64]:
    """CF-18.12: a square in reach, then a great person or figures there."""
    out = vec[i64](capacity=32)
    if len(picks) == 0:
        far = distances(t, player, effect.reach) if effect.reach else vec[i64](capacity=1)
        for square in range(len(t.marker)):
            if effect.reach == 0 or far[square] >= 0:
                if enemy_on(t, NONE, square) != NONE or (
                    effect.flag == PERSON_TOO and t.marker[square] >= FIRST_PERSON
                ):
                    out = append(out, AIM_SQUARE << KIND_BITS | square)
        return out
    last = picks[len(picks) - 1]
    if len(picks) > effect.n or last == PASS << KIND_BITS or last == AIM_AT << KIND_BITS | GREAT_PERSON:
        return out
    return victims(t, effect, picks, out)


def victims(t: Layout, effect: Effect, picks: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add what may be killed on a square besides what was picked there."""
    square = picks[0] & PAYLOAD
    owner = enemy_on(t, NONE, square)
    if owner != NONE and is_contested(t, square) and t.setup.version > 1:
        for seat in range(t.players):
            out = victims_of(t, seat, hit_of(seat, ONE_ARMY), picks, out)
    elif owner != NONE:
        out = victims_of(t, owner, ONE_ARMY, picks, out)
    if len(picks) == 1 and effect.flag == PERSON_TOO and t.marker[square] >= FIRST_PERSON:
        out = append(out, AIM_AT << KIND_BITS | GREAT_PERSON)
    if len(picks) > 1 and len(out):
        return with_pass(out)
    return out


def victims_of(t: Layout, owner: i64, first: i64, picks: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add the figures of a player that may be killed; `first` is what AIM_AT says of an army of theirs."""
    square = picks[0] & PAYLOAD
    army = AIM_AT << KIND_BITS | first
    scout = AIM_AT << KIND_BITS | first + ONE_SCOUT
    armies: i64 = 0
    scouts: i64 = 0
    for at in range(1, len(picks)):
        armies += 1 if picks[at] == army else 0
        scouts += 1 if picks[at] == scout else 0
    if armies_on(t, owner, square) > armies:
        out = append(out, army)
    if scouts_on(t, owner, square) > scouts:
        out = append(out, scout)
    return out


def with_pass(choices: vec[i64]) -> vec[i64]:
    """Return choices with the one that stops before them."""
    out = append(vec[i64](capacity=len(choices) + 1), PASS << KIND_BITS)
    for at in range(len(choices)):
        out = append(out, choices[at])
    return out


def by_column(squares: vec[i64], picks: vec[i64]) -> vec[i64]:
    """Return the columns of squares, of which there may be hundreds; then those in the column that was picked."""
    out = vec[i64](capacity=WIDTH)
    if len(picks) == 0:
        for column in range(WIDTH):
            if _is_met(squares, column):
                out = append(out, AIM_COLUMN << KIND_BITS | column)
    elif len(picks) == 1:
        for at in range(len(squares)):
            if squares[at] % WIDTH == picks[0] & PAYLOAD:
                out = append(out, AIM_SQUARE << KIND_BITS | squares[at])
    return out


def _is_met(squares: vec[i64], column: i64) -> bool:
    for at in range(len(squares)):
        if squares[at] % WIDTH == column:
            return True
    return False


def open_squares(t: Layout) -> vec[i64]:
    """CF-28.16: any square of a face-up tile."""
    out = vec[i64](capacity=128)
    for square in range(len(t.marker)):
        if is_open(t, square):
            out = append(out, square)
    return out


def marches(t: Layout, player: i64, effect: Effect, picks: vec[i64]) -> vec[i64]:
    """CF-18.11: a square with figures of one other player, then where they may be moved."""
    out = vec[i64](capacity=32)
    if len(picks) == 1:
        return destinations(t, picks[0] & PAYLOAD, effect.n, out)
    if len(picks) == 0:
        for square in range(len(t.marker)):
            if enemy_on(t, player, square) != NONE:
                if len(destinations(t, square, effect.n, vec[i64](capacity=32))):
                    out = append(out, AIM_SQUARE << KIND_BITS | square)
    return out


def destinations(t: Layout, start: i64, most: i64, out: vec[i64]) -> vec[i64]:
    """Add the squares to which all figures of a square may be moved by land, without meeting anything (CF-18.11)."""
    owner = enemy_on(t, NONE, start)
    group = count(figures_on(t, owner, start))
    closed = filled(len(t.marker), 0)
    for square in range(len(t.marker)):
        if (
            not is_open(t, square)
            or terrain_at(t, square) == WATER
            or t.site[square] != NONE
            or centre_at(t, square) != NONE
            or enemy_on(t, owner, square) != NONE
        ):
            closed[square] = 1
    far = t.plan.grid.steps.spread(append(vec[i64](capacity=1), start), most, closed)
    for square in range(len(far)):
        if far[square] > 0 and group + count(figures_on(t, owner, square)) <= stacking_limit(t, owner):
            out = append(out, AIM_SQUARE << KIND_BITS | square)
    return out


def voyages(t: Layout, player: i64, picks: vec[i64]) -> vec[i64]:
    """CF-28.17: a square with own figures, then water without enemies where they may all stand."""
    out = vec[i64](capacity=32)
    if len(picks) > 1:
        return out
    for square in range(len(t.marker)):
        if len(picks) == 0:
            if figures_on(t, player, square) and has_harbour(t, player, square):
                out = append(out, AIM_SQUARE << KIND_BITS | square)
        elif may_sail(t, player, picks[0] & PAYLOAD, square):
            out = append(out, AIM_SQUARE << KIND_BITS | square)
    return out


def has_harbour(t: Layout, player: i64, start: i64) -> bool:
    """Return whether figures can sail anywhere."""
    for square in range(len(t.marker)):
        if may_sail(t, player, start, square):
            return True
    return False


def may_sail(t: Layout, player: i64, start: i64, square: i64) -> bool:
    """Return whether the figures of one square may go to another by the sea."""
    if square == start or not is_open(t, square) or terrain_at(t, square) != WATER:
        return False
    if enemy_on(t, player, square) != NONE or t.site[square] != NONE:
        return False
    together = count(figures_on(t, player, start)) + count(figures_on(t, player, square))
    return together <= stacking_limit(t, player)


def disasters(t: Layout, effect: Effect) -> vec[i64]:
    """CF-18.14, CF-18.15: squares of some terrains without building, wonder, city or great person.

    Drought may cover a desert too: it hides the resource or coin that is printed there.
    """
    out = vec[i64](capacity=64)
    if t.disasters_left == 0:
        return out
    for square in range(len(t.marker)):
        if is_open(t, square) and t.marker[square] == NONE and centre_at(t, square) == NONE:
            if effect.among & single(terrain_at(t, square)):
                out = append(out, square)
    return out
