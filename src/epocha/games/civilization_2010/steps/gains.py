"""What happens by itself or is gained on the way: triggers, the culture track, great people, events over the limit."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, index
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.building import person_squares
from epocha.games.civilization_2010.cities import gain_trade
from epocha.games.civilization_2010.components import (
    EVENTS,
    FIRST_PERSON,
    LAST_SPACE,
    NONE,
    RESOURCES,
    SPACE_DECK,
    SPACE_PERSON,
)
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, PURSES
from epocha.games.civilization_2010.effects import (
    ADVANCE,
    AT_START_OF_TURN,
    GAIN_COIN,
    GAIN_CULTURE,
    GAIN_CULTURE_PER_ARMY,
    GAIN_TRADE,
    ONCE_A_TURN,
    Ability,
    Effect,
)
from epocha.games.civilization_2010.goods import FIRST_EVENT_ITEM, item_left
from epocha.games.civilization_2010.ground import armies_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.markers import put_marker, reserve_person
from epocha.games.civilization_2010.piles import discard_event, draw_event, draw_person, events_held
from epocha.games.civilization_2010.state import DISCARD, KEEP, KIND_BITS, PAYLOAD, PLACE, Table
from epocha.games.civilization_2010.steps.common import PLACE_PERSON, Play, culture_hand_limit
from epocha.games.civilization_2010.techs import in_force

EVERY_CARD: Final = -1


# --- abilities ---


def is_unused(t: Layout, player: i64, number: i64) -> bool:
    """Return whether an ability is in force for a player and not used this turn."""
    ability = ABILITY[number]
    if ability.limit == ONCE_A_TURN and t.used[player] & single(number):
        return False
    return in_force(t, player, ability.card)


def has_room(t: Layout, player: i64, ability: Ability) -> bool:
    """Return whether a coin may still be laid on the card of an ability, if it brings one (CF-29.4)."""
    if ability.purse == NONE or ability.purse_limit == 0:
        return True
    return t.coins_on[player * PURSES + ability.purse] < ability.purse_limit


def fire(t: Table, player: i64, trigger: i64, card: i64 = EVERY_CARD) -> None:
    """Carry out what happens by itself at some moment, of all of a player's cards in force or of one."""
    if trigger == AT_START_OF_TURN:
        for gain_ in t.agreed.gains:
            if card in (EVERY_CARD, gain_.card) and in_force(t, player, gain_.card):
                for effect in gain_.effects:
                    gain(t, player, gain_, effect)
    for number in range(ABILITIES):
        ability = ABILITY[number]
        if ability.trigger == trigger and card in (EVERY_CARD, ability.card):
            if is_unused(t, player, number) and has_room(t, player, ability):
                t.used[player] |= single(number)
                for effect in ability.effects:
                    gain(t, player, ability, effect)


def gain(t: Table, player: i64, ability: Ability, effect: Effect) -> None:
    """Carry out an effect that gives its owner something and asks nothing."""
    if effect.verb == GAIN_TRADE:
        gain_trade(t, player, effect.n)
    elif effect.verb == GAIN_CULTURE:
        t.culture[player] += effect.n
    elif effect.verb == GAIN_CULTURE_PER_ARMY:
        t.culture[player] += effect.n * armies_of(t, player)
    elif effect.verb == GAIN_COIN:
        t.coins_on[player * PURSES + ability.purse] += effect.n
    elif effect.verb == ADVANCE:
        for _ in range(effect.n):
            advance(t, player)


def take_resource(t: Table, player: i64, resource: i64) -> None:
    """Take a resource token out of the market."""
    if t.market[resource]:
        t.market[resource] -= 1
        t.resources[player * RESOURCES + resource] += 1


# --- the culture track (CF-17.4) ---


def advance(t: Table, player: i64) -> None:
    """Enter the next space of the culture track, with its reward; on the last one the game is won."""
    space = min(LAST_SPACE, t.track[player] + 1)
    t.track[player] = space
    if SPACE_DECK[space] != NONE:
        draw_event(t, player, SPACE_DECK[space])
    if SPACE_PERSON[space]:
        gain_person(t, player)


# --- great people (CF-19) ---


def gain_person(t: Table, player: i64) -> None:
    """Draw a great person, if there is one, and let it be placed or kept (CF-19.1, CF-19.2)."""
    person = draw_person(t)
    if person != NONE:
        t.push(PLACE_PERSON, player, person)


class PlacePerson(Play):
    """CF-19.2 to CF-19.4."""

    PERSON: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("person", of="person", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        squares = person_squares(table, player)
        out = vec[i64](capacity=32)
        for i in range(len(squares)):
            out = append(out, PLACE << KIND_BITS | squares[i])
        return append(out, KEEP << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CF-19.3"

    def act(self, table: Table, player: i64, action: i64) -> None:
        person = table.get(PlacePerson.PERSON)
        table.pop()
        if action >> KIND_BITS == KEEP:
            reserve_person(table, player, person)
        else:
            put_marker(table, player, action & PAYLOAD, FIRST_PERSON + person)


# --- events over the limit (CF-18.2, CF-18.3) ---


class DiscardEvents(Play):
    """A player with too many culture events discards one after the other, before anything else happens.

    Whoever could discard only one kind of event is asked too: others would see that all are of that kind.
    """

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if events_held(table, player) <= culture_hand_limit(table, player):
            return out
        for event in range(EVENTS):
            if table.hand[player * EVENTS + event]:
                out = append(out, DISCARD << KIND_BITS | event)
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        discard_event(table, player, action & PAYLOAD)
        item_left(table, player, FIRST_EVENT_ITEM + (action & PAYLOAD))
