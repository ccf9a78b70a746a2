"""Carrying out what a card does once: events, aggressions and wars, gains of territories (TA-28, TA-29, TA-36)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, flag, index, number, subset
from epocha.engine.row import slide
from epocha.engine.state import NOBODY
from epocha.games.through_the_ages.ages import deal
from epocha.games.through_the_ages.components import (
    AGE,
    CATEGORY,
    EVENT,
    FARM,
    FIRST_WONDER,
    MINE,
    NONE,
    TERRITORY,
    WONDERS,
)
from epocha.games.through_the_ages.effect_tables import EFFECTS
from epocha.games.through_the_ages.effects import (
    ACTIVE,
    ALL,
    ALL_BUT_LEAST,
    BLUE_TOKENS,
    BUILD_FREE,
    CIVIL_NEXT_TURN,
    COLONY,
    CULTURE_POINTS,
    DESTROY,
    DISCARD_CARD,
    EVERYTHING,
    FOOD,
    FOOD_OR_RESOURCES,
    GAIN,
    HAPPIEST,
    LEADER_IN_PLAY,
    LEAST_CULTURE,
    LOSE,
    MILITARY_CARDS,
    MILITARY_THIS_TURN,
    MOST_CULTURE,
    OWNER,
    POPULATION,
    PRODUCE,
    REFILL,
    RESOURCES,
    SCIENCE_POINTS,
    SCORE,
    SCORE_RANK,
    SKIP_DISCARDING,
    STRENGTH_RATING,
    STRONGEST,
    TAKE,
    TAKE_CARDS,
    TURN_DOWN,
    TWO_STRONGEST,
    TWO_WEAKEST,
    UNIT_FUND,
    VICTIM,
    WEAKEST,
    YELLOW_TOKENS,
    Effect,
)
from epocha.games.through_the_ages.piles import draw_military, put_to_past
from epocha.games.through_the_ages.prices import is_full
from epocha.games.through_the_ages.ranking import POINTS, ranked
from epocha.games.through_the_ages.scoring import score_effect
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.common import (
    BUILD_OR_NOT,
    CARRY_OUT,
    CHOOSE_CARD,
    DESTROY_BUILDINGS,
    EVENT_MINES,
    LOSE_WORKER,
    SETTLERS,
    SPLIT_GOODS,
    TAKE_FROM_ROW,
    TAKE_TECHNOLOGY,
)
from epocha.games.through_the_ages.steps.paying import consume, corrupt, gain, lose
from epocha.games.through_the_ages.stores import produce_food, produce_resources, stock
from epocha.games.through_the_ages.tableau import (
    add_blue,
    add_yellow,
    drop_leader,
    drop_wonder,
    grow,
    learn,
    score,
    shrink,
)
from epocha.games.through_the_ages.values import amount_of

MOST_EFFECTS: Final = 4
MAX_SEATS: Final = 4
"""A card has at most four effects, one set of targets each; there are at most four seats."""


class CarryOut(Step[Table]):
    """The card shown does its effects in the printed order, each to its players from the active one on (TA-28.16).

    Who they are is settled when the card is shown (TA-28.15). A choice is put to its player on top of this frame.
    """

    EFFECT: Final = 0
    PLACE: Final = 1  # how many seats from the active one
    ACTOR: Final = 2  # attacker, winner, owner; in an event the strongest
    CHOOSER: Final = 3  # who decides for others: the attacker, or the least cultured
    ADVANTAGE: Final = 4
    NOTED: Final = 5  # what the card did so far, see `values.amount_of`
    TARGETS: Final = 6  # set of seats of the first effect; those of the others follow
    SECOND: Final = 7
    THIRD: Final = 8
    FOURTH: Final = 9
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        number("effect", most=MOST_EFFECTS),
        number("place", most=MAX_SEATS),
        index("actor", of=SEAT),
        index("chooser", of=SEAT),
        number("advantage"),
        number("noted"),
        subset("targets", of=SEAT),
        subset("second", of=SEAT),
        subset("third", of=SEAT),
        subset("fourth", of=SEAT),
    )

    def run(self, table: Table) -> None:
        effects = EFFECTS[table.shown]
        at = table.get(CarryOut.EFFECT)
        if at == len(effects):
            table.pop()
            finish(table)
            return
        k = table.get(CarryOut.PLACE)
        if k == table.players:
            table.put(CarryOut.EFFECT, at + 1)
            table.put(CarryOut.PLACE, 0)
            return
        table.put(CarryOut.PLACE, k + 1)
        p = (table.turn + k) % table.players
        if table.get(CarryOut.TARGETS + at) >> p & 1 and not table.is_out(p):
            carry_out(table, effects[at], p)


def finish(t: Table) -> None:
    """A resolved event goes to the past events (TA-28.8); where other cards go is settled where they were played."""
    if CATEGORY[t.shown] == EVENT:
        put_to_past(t, t.shown)
        t.shown = NONE
    elif CATEGORY[t.shown] == TERRITORY:
        t.shown = NONE


def begin_event(t: Table) -> None:
    """Let the event that was shown be carried out; rankings are those of this moment (TA-28.15)."""
    by_strength = ranked(t, STRENGTH_RATING, t.turn)
    by_culture = ranked(t, POINTS, t.turn)
    t.push(CARRY_OUT, NOBODY, 0, 0, by_strength[0], by_culture[len(by_culture) - 1])
    effects = EFFECTS[t.shown]
    for at in range(len(effects)):
        effect = effects[at]
        targets = targets_of(t, effect.who)
        if effect.within != OWNER:
            targets &= targets_of(t, effect.within)
        t.put(CarryOut.TARGETS + at, targets)


def begin_effects(t: Table, actor: i64, victim: i64, advantage: i64) -> None:
    """Let an aggression, a war or the gains of a territory be carried out."""
    t.push(CARRY_OUT, NOBODY, 0, 0, actor, actor, advantage)
    effects = EFFECTS[t.shown]
    for at in range(len(effects)):
        t.put(CarryOut.TARGETS + at, single(victim if effects[at].who == VICTIM else actor))


def targets_of(t: Table, who: i64) -> i64:
    """Return the set of seats that an event means (TA-29)."""
    if who == ALL:
        return (1 << t.players) - 1
    if who == ACTIVE:
        return single(t.turn)
    if who == HAPPIEST:
        return _happiest(t)
    by_strength = who in (STRONGEST, WEAKEST, TWO_STRONGEST, TWO_WEAKEST)
    order = ranked(t, STRENGTH_RATING if by_strength else POINTS, t.turn)
    last = len(order) - 1
    if who == STRONGEST or who == MOST_CULTURE:
        return single(order[0])
    if who == WEAKEST or who == LEAST_CULTURE:
        return single(order[last])
    if who == ALL_BUT_LEAST:
        return ((1 << t.players) - 1) & ~single(order[last])
    if who == TWO_STRONGEST:
        return single(order[0]) | (single(order[1]) if last > 1 else 0)
    if who == TWO_WEAKEST:
        return single(order[last]) | (single(order[last - 1]) if last > 1 else 0)
    raise ValueError(f"no event means {who}")


def _happiest(t: Table) -> i64:
    """Return all players with the most happy faces (TA-43.39)."""
    most: i64 = 0
    found: i64 = 0
    for p in range(t.players):
        if not t.is_out(p):
            if t.happy[p] > most:
                most = t.happy[p]
                found = 0
            if t.happy[p] == most:
                found |= single(p)
    return found


# --- single effects ---


def carry_out(t: Table, effect: Effect, p: i64) -> None:
    """Let one effect happen to one player, or put the choice it leaves to whoever makes it; the frame is on top."""
    verb = effect.verb
    if verb == GAIN or verb == SCORE or verb == SCORE_RANK:
        if verb != GAIN:
            score_effect(t, p, effect, t.turn)
        else:
            give(t, p, effect, amount_of(t, p, effect.value, NONE, t.get(CarryOut.ADVANTAGE), t.get(CarryOut.NOTED)))
    elif verb == LOSE:
        _take_away(t, p, effect)
    elif verb == TAKE:
        _take_over(t, p, effect)
    elif verb == DESTROY:
        _destroy(t, p, effect)
    elif verb == PRODUCE:
        _produce(t, p, effect)
    elif verb == DISCARD_CARD:
        _discard(t, p, effect)
    elif verb == BUILD_FREE:
        if t.unused[p] and not is_full(t, p, effect.among):
            t.push(BUILD_OR_NOT, p, effect.among)
    elif verb == TURN_DOWN:
        t.push(CHOOSE_CARD, p, p, verb, _wonders_of_ages(t, p, effect.among))
    elif verb == TAKE_CARDS:
        t.push(TAKE_FROM_ROW, p, effect.value.number)
    elif verb == REFILL:
        if t.get(CarryOut.NOTED):
            slide(t.row)
            deal(t, False)
    elif verb == SKIP_DISCARDING:
        t.keeps_cards = 1


def give(t: Table, p: i64, effect: Effect, amount: i64) -> None:
    """Let a player gain something (TA-0.13)."""
    what = effect.what
    if what == FOOD or what == RESOURCES:
        gain(t, p, what, amount)
    elif what == SCIENCE_POINTS:
        learn(t, p, amount)
    elif what == CULTURE_POINTS:
        score(t, p, amount)
    elif what == FOOD_OR_RESOURCES:
        t.push(SPLIT_GOODS, p, p, 1, amount, 1 if effect.mixed else 0)
    elif what == POPULATION:
        if effect.optional:
            t.push(SETTLERS, p, amount)
        else:
            for _ in range(amount):
                grow(t, p)
    elif what == MILITARY_CARDS:
        draw_military(t, p, amount)
    elif what == MILITARY_THIS_TURN:
        t.military_extra += amount
    elif what == UNIT_FUND:
        t.fund += amount


def _take_away(t: Table, p: i64, effect: Effect) -> None:
    """Let a player lose something, at most what there is (TA-28.9)."""
    what = effect.what
    if effect.value.kind == EVERYTHING:
        lose(t, p, what, stock(t, p, what))
        return
    amount = amount_of(t, p, effect.value, NONE, t.get(CarryOut.ADVANTAGE), t.get(CarryOut.NOTED))
    if what == FOOD or what == RESOURCES:
        lose(t, p, what, amount)
    elif what == CULTURE_POINTS:
        score(t, p, -amount)
    elif what == SCIENCE_POINTS:
        learn(t, p, -amount)
    elif what == FOOD_OR_RESOURCES:
        t.push(SPLIT_GOODS, p, p, 0, amount, 1)
    elif what == POPULATION:
        lose_people(t, p, min(amount, t.unused[p]) if effect.only_discontent else amount)
    elif what == BLUE_TOKENS:
        add_blue(t, p, -amount)
    elif what == CIVIL_NEXT_TURN:
        t.lost_actions[p] += amount


def lose_people(t: Table, p: i64, number: i64) -> None:
    """TA-36.3, TA-36.4: unused workers first; without one, the player chooses from which card."""
    for left in range(number, 0, -1):
        if t.unused[p] == 0:
            t.push(LOSE_WORKER, p, left)
            return
        shrink(t, p, NONE)
        note(t, 1)


def note(t: Table, more: i64) -> None:
    """Add to what the card being carried out did so far."""
    frame = t.frame_of(CARRY_OUT)
    t.write(frame, CarryOut.NOTED, t.read(frame, CarryOut.NOTED) + more)


def _take_over(t: Table, p: i64, effect: Effect) -> None:
    """Let the actor take something of a player, at most what there is (TA-36.5, TA-36.6)."""
    actor = t.get(CarryOut.ACTOR)
    what = effect.what
    if what == COLONY:
        t.push(CHOOSE_CARD, actor, p, TAKE, t.colonies[p])
        return
    amount = amount_of(t, p, effect.value, NONE, t.get(CarryOut.ADVANTAGE), t.get(CarryOut.NOTED))
    if what == FOOD_OR_RESOURCES:
        t.push(SPLIT_GOODS, actor, p, 0, amount, 1)
    elif effect.technologies:
        t.push(TAKE_TECHNOLOGY, actor, p, amount)
    elif what == SCIENCE_POINTS:
        taken = min(amount, t.science[p])
        learn(t, p, -taken)
        learn(t, actor, taken)
    elif what == CULTURE_POINTS:
        taken = min(amount, t.culture[p])
        score(t, p, -taken)
        score(t, actor, taken)
    elif what == YELLOW_TOKENS:
        taken = min(amount, t.yellow[p])
        add_yellow(t, p, -taken)
        add_yellow(t, actor, taken)


def _destroy(t: Table, p: i64, effect: Effect) -> None:
    """Somebody destroys buildings: the attacker, the least cultured, or the loser (TA-36.1, TA-43.56)."""
    chooser = p if effect.who == WEAKEST else t.get(CarryOut.CHOOSER)
    t.push(DESTROY_BUILDINGS, chooser, p, effect.among, effect.number)


def _produce(t: Table, p: i64, effect: Effect) -> None:
    """Farms produce at once, and mines after what is eaten (TA-43.37, TA-43.38, TA-43.59)."""
    if effect.among >> MINE & 1:
        t.push(EVENT_MINES, p, 1 if effect.consumes else 0)
    if effect.among >> FARM & 1:
        produce_food(t, p)
        if effect.consumes:
            consume(t, p)


class EventMines(Step[Table]):
    """Mines produce by an event, without laboratories and pacts; then there may be corruption."""

    CORRUPTS: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (flag("corrupts"),)

    def run(self, table: Table) -> None:
        p = table.player()
        corrupts = table.get(EventMines.CORRUPTS)
        table.pop()
        produce_resources(table, p, False)
        if corrupts:
            corrupt(table, p)


def _discard(t: Table, p: i64, effect: Effect) -> None:
    """A leader, an unfinished wonder or a colony goes."""
    if effect.what == LEADER_IN_PLAY:
        card = t.leader[p]
        if card != NONE and not (effect.not_of_age and AGE[card] == t.age):
            t.put(CarryOut.NOTED, AGE[card])
            drop_leader(t, p)
    elif effect.what == COLONY:
        t.push(CHOOSE_CARD, p, p, DISCARD_CARD, t.colonies[p])
    elif t.wonder[p] != NONE:
        t.put(CarryOut.NOTED, AGE[t.wonder[p]])
        drop_wonder(t, p)


def _wonders_of_ages(t: Table, p: i64, ages: i64) -> i64:
    """Return a player's completed wonders of some ages that are not face down."""
    found: i64 = 0
    for wonder in range(WONDERS):
        if (t.wonders[p] & ~t.face_down[p]) >> wonder & 1 and ages >> AGE[FIRST_WONDER + wonder] & 1:
            found |= single(wonder)
    return found
