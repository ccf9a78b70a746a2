"""The effects of abilities and culture events, one after the other by verb (CF-18, CF-28)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.frames import NOBODY
from epocha.engine.vec import vec
from epocha.games.civilization_2010.building import lay_down
from epocha.games.civilization_2010.cities import gain_trade
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    SCOUTS,
    UNIT_CARDS,
    WONDER_SLOTS,
)
from epocha.games.civilization_2010.effect_tables import FIRST_WONDER_CARD, PURSES, SHEET
from epocha.games.civilization_2010.effects import (
    AS_RESOURCE,
    BUILD_FREE,
    CANCEL,
    DESTROY,
    DISASTER,
    DRAW_EVENTS,
    EXCHANGE,
    EXTRA_ACTION,
    EXTRA_PRODUCTION,
    GAIN_PERSON,
    KILL,
    KILL_UNIT,
    LEARN_FROM_OTHER,
    LOCK_SQUARE,
    MOVE_STACK,
    NUKE,
    OBSOLETE,
    OTHER_GAINS_COIN,
    OTHER_GAINS_TRADE,
    SAIL_AWAY,
    SET_GOVERNMENT,
    Ability,
    Effect,
)
from epocha.games.civilization_2010.governments import set_government
from epocha.games.civilization_2010.ground import centre_at, enemy_on, figures_on, outskirts_of, retire
from epocha.games.civilization_2010.markers import destroy_city, take_marker
from epocha.games.civilization_2010.piles import draw_event, drawn, refill_row, return_unit
from epocha.games.civilization_2010.state import (
    GREAT_PERSON,
    KIND_BITS,
    ONE_SCOUT,
    PASS,
    PAYLOAD,
    Table,
    kind_hit,
    owner_hit,
)
from epocha.games.civilization_2010.steps.common import ANSWER_EXCHANGE, PAYMENT, Cancellable, Owing
from epocha.games.civilization_2010.steps.gains import gain, gain_person
from epocha.games.civilization_2010.steps.learning import acquire
from epocha.games.civilization_2010.steps.wounds import is_for_battle, work_in_battle


def carry_out(t: Table, player: i64, ability: Ability, effect: Effect, picks: vec[i64]) -> None:
    """Carry out an effect for a player, at what was picked as its target."""
    verb = effect.verb
    if verb in (DESTROY, KILL, NUKE, OBSOLETE, KILL_UNIT):
        harm(t, player, effect, picks)
    elif is_for_battle(verb):
        work_in_battle(t, player, effect)
    elif verb in (MOVE_STACK, SAIL_AWAY, LOCK_SQUARE, DISASTER):
        change_map(t, player, effect, picks)
    elif verb == OTHER_GAINS_TRADE:
        gain_trade(t, picks[0] & PAYLOAD, effect.n)
    elif verb == OTHER_GAINS_COIN:
        t.coins_on[(picks[0] & PAYLOAD) * PURSES + SHEET] += effect.n
    elif verb == EXTRA_PRODUCTION:
        t.extra[player * CITIES + (picks[0] & PAYLOAD)] += effect.n
    elif verb == AS_RESOURCE:
        pay_by_gift(t)
    elif verb == CANCEL:
        t.write(t.under(t.top), Cancellable.CANCELLED, 1)  # what lies under the window on top
    elif verb == GAIN_PERSON:
        for _ in range(effect.n):
            gain_person(t, player)
    elif verb == DRAW_EVENTS:
        for _ in range(effect.n):
            draw_event(t, player, picks[0] & PAYLOAD)
    elif verb == EXTRA_ACTION:
        t.actions_more[player] += effect.n
    elif verb == BUILD_FREE:
        lay_down(t, player, 0, picks[0] & PAYLOAD, t.wonder_at[ability.card - FIRST_WONDER_CARD])
    elif verb == SET_GOVERNMENT:
        set_government(t, picks[0] & PAYLOAD, effect.thing)
    elif verb in (LEARN_FROM_OTHER, EXCHANGE):
        if verb == EXCHANGE:
            t.push(ANSWER_EXCHANGE, picks[0] & PAYLOAD, player, effect.n)
        acquire(t, player, picks[1] & PAYLOAD)
    else:
        gain(t, player, ability, effect)


def pay_by_gift(t: Table) -> None:
    """CF-18.7: a gift pays one symbol of the payment that it lies on."""
    payment = t.frame_of(PAYMENT)
    if payment != NOBODY:
        t.write(payment, Owing.MISSING, max(0, t.read(payment, Owing.MISSING) - 1))


# --- what harms others ---


def harm(t: Table, player: i64, effect: Effect, picks: vec[i64]) -> None:
    """Destroy, kill, or make obsolete."""
    verb = effect.verb
    if verb == OBSOLETE:
        make_obsolete(t, picks[0] & PAYLOAD)
    elif verb == KILL_UNIT:
        kill_unit(t, picks[0] & PAYLOAD)
    elif verb == NUKE:
        nuke(t, picks[0] & PAYLOAD)
    elif verb == KILL:
        for at in range(1, len(picks)):
            kill(t, picks[0] & PAYLOAD, picks[at])
    else:
        for at in range(len(picks)):
            if picks[at] >> KIND_BITS != PASS:
                raze(t, picks[at] & PAYLOAD)


def raze(t: Table, square: i64) -> None:
    """Destroy the building on a square (CF-15.15), or the walls of the city there (CF-15.18)."""
    city = centre_at(t, square)
    if city != NONE:
        t.walled[city // CITIES] &= ~single(city % CITIES)
    elif t.marker[square] != NONE and t.marker[square] < BUILDINGS:
        take_marker(t, outskirts_of(t, square) // CITIES, square)


def make_obsolete(t: Table, wonder: i64) -> None:
    """CF-16.11: a built wonder loses its ability; one in the market leaves the game (CF-16.12)."""
    if t.wonder_at[wonder] != NONE:
        t.obsolete |= single(wonder)
        return
    for slot in range(WONDER_SLOTS):
        if t.row[slot] == wonder:
            t.row[slot] = NONE
    refill_row(t)


def kill_unit(t: Table, victim: i64) -> None:
    """CF-28.14, CF-35.9: a random unit card of a player is killed."""
    card = drawn(t.forces, victim * UNIT_CARDS, (victim + 1) * UNIT_CARDS, t.dice_cup())
    if card != NONE:
        t.forces_held[victim] -= 1
        t.disclosures += 1
        return_unit(t, card - victim * UNIT_CARDS)


def nuke(t: Table, town: i64) -> None:
    """CF-28.21: a city is destroyed, and all figures around it are killed."""
    centre = t.city_at[town]
    for p in range(t.players):
        for square in range(len(t.marker)):
            if t.plan.grid.apart(centre, square) == 1:
                retire(t, p, figures_on(t, p, square))
    destroy_city(t, town // CITIES, town % CITIES)


def kill(t: Table, square: i64, pick: i64) -> None:
    """CF-18.12: kill a great person on a square, or one of the figures there."""
    if pick >> KIND_BITS == PASS:
        return
    kind = kind_hit(pick & PAYLOAD)
    owner = owner_of_victim(t, square, pick & PAYLOAD)
    if kind == GREAT_PERSON:
        take_marker(t, owner, square)
        return
    if owner == NONE:
        return
    here = figures_on(t, owner, square)
    scouts = here >> FIRST_SCOUT << FIRST_SCOUT
    among = scouts if kind == ONE_SCOUT else here & ~scouts
    retire(t, owner, among & -among)


def owner_of_victim(t: Table, square: i64, what: i64) -> i64:
    """Return whose great person or figure on a square is killed, or NONE; `what` is that of AIM_AT."""
    if kind_hit(what) == GREAT_PERSON:
        return outskirts_of(t, square) // CITIES
    return owner_hit(what) if owner_hit(what) != NONE else enemy_on(t, NONE, square)


# --- what changes the map ---


def change_map(t: Table, player: i64, effect: Effect, picks: vec[i64]) -> None:
    """Move figures, close a square, or lay a disaster token."""
    square = picks[0] & PAYLOAD
    if effect.verb == DISASTER:
        t.covered[picks[1] & PAYLOAD] = effect.thing
        t.disasters_left -= 1
    elif effect.verb == LOCK_SQUARE:
        t.locked[player] = picks[1] & PAYLOAD
    elif effect.verb == SAIL_AWAY:
        t.moved[player] |= figures_on(t, player, square)
        move_all(t, player, square, picks[1] & PAYLOAD)
    else:
        owner = enemy_on(t, player, square)
        if owner != NONE:
            move_all(t, owner, square, picks[1] & PAYLOAD)


def move_all(t: Table, owner: i64, square: i64, to: i64) -> None:
    """Put all figures of a player on one square onto another; scouts there send nothing any more (CF-9.3)."""
    for figure in range(FIGURES):
        if t.figure_at[owner * FIGURES + figure] == square:
            t.figure_at[owner * FIGURES + figure] = to
            if figure >= FIRST_SCOUT:
                t.sends[owner * SCOUTS + figure - FIRST_SCOUT] = NONE
