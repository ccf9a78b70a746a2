"""How cards move: draws, transfers between tables, and returns under the piles (section 5)."""

from mypy_extensions import i64

from epocha.engine.bits import listed, single
from epocha.engine.pile import put_under, size, take_bottom, take_top
from epocha.engine.vec import append
from epocha.games.mesta.components import COMMANDER, EVENT_EMPIRE, EVENTS, KIND
from epocha.games.mesta.nesting import aside_below, reactions_below
from epocha.games.mesta.scoring import settle
from epocha.games.mesta.state import Table


def draw_cities(t: Table, player: i64, number: i64, bottom: bool = False) -> None:
    """Lay cities from the pile on a table, one atomic step each; stop if the pile or the game ends (ME-5.7)."""
    for _ in range(number):
        if size(t.city_pile) == 0 or t.over:
            return
        city = single(take_bottom(t.city_pile) if bottom else take_top(t.city_pile))
        t.cities[player] |= city
        t.disclosures += 1
        t.moved = 1
        settle(t, city)


def draw_events(t: Table, player: i64, number: i64, bottom: bool = False) -> None:
    """Take events from the pile into a player's hand, unseen by others (ME-4.5, ME-5.7).

    In the solo game a disaster does not come to the hand but waits to be resolved (ME-13.3, ME-13.5).
    """
    for _ in range(number):
        if size(t.event_pile) == 0:
            return
        event = take_bottom(t.event_pile) if bottom else take_top(t.event_pile)
        t.disclosures += 1
        t.moved = 1
        if t.disasters and is_disaster(t, event):
            t.waiting = append(t.waiting, event)
        else:
            t.hand[player * EVENTS + event] += 1
            t.hand_size[player] += 1


def is_disaster(t: Table, event: i64) -> bool:
    """Return whether a drawn event takes effect at once; a Commander of an absent empire does not (ME-13.9)."""
    return t.disasters >> KIND[event] & 1 != 0 and not commands_nobody(t, event)


def commands_nobody(t: Table, event: i64) -> bool:
    """Return whether an event is a Commander of an empire that is left out of the game (ME-2.15)."""
    if KIND[event] != COMMANDER:
        return False
    return t.atlas.of_empire[EVENT_EMPIRE[event]] & t.in_play == 0


def take_from_hand(t: Table, player: i64, event: i64) -> None:
    """Take one copy of an event out of a hand."""
    t.hand[player * EVENTS + event] -= 1
    t.hand_size[player] -= 1


def put_aside(t: Table, player: i64, event: i64) -> None:
    """Take an event out of a hand, to go under the pile with the batch of this effect step (ME-5.5)."""
    take_from_hand(t, player, event)
    t.aside = append(t.aside, event)
    t.aside_of = append(t.aside_of, player)


def hand_over_picks(t: Table) -> None:
    """Give the actor all cities picked for them, from everybody at once (ME-7.14)."""
    arrived: i64 = 0
    for p in range(t.players):
        arrived |= t.given[p]
        t.cities[p] &= ~t.given[p]
    if arrived:
        t.cities[t.turn] |= arrived
        settle(t, arrived)


def return_picks(t: Table) -> None:
    """Put all cities picked to be lost, from everybody at once, as a shuffled batch under the pile (ME-5.3, ME-5.4)."""
    batch: i64 = 0
    for p in range(t.players):
        batch |= t.lost[p]
        t.cities[p] &= ~t.lost[p]
    if batch:
        cities = listed(batch)
        t.dice_cup().shuffle(cities)
        for i in range(len(cities)):
            put_under(t.city_pile, cities[i])


def return_aside(t: Table) -> None:
    """Put the events set aside, from everybody at once, as a shuffled batch under the pile (ME-5.5)."""
    if len(t.aside) == 0:
        return
    below = aside_below(t)
    batch = t.aside[below:]
    t.dice_cup().shuffle(batch)
    for i in range(len(batch)):
        put_under(t.event_pile, batch[i])
    t.aside = t.aside[:below]
    t.aside_of = t.aside_of[:below]


def swap(t: Table) -> None:
    """Let the two cities named change places between the actor and the target, in one step (ME-9.31, ME-9.46)."""
    own = single(t.own_city)
    theirs = single(t.their_city)
    t.cities[t.turn] = t.cities[t.turn] & ~own | theirs
    t.cities[t.target] = t.cities[t.target] & ~theirs | own
    settle(t, own | theirs)


def show(t: Table, player: i64, event: i64) -> i64:
    """Show all copies of an event in a hand to everybody (ME-14.7); return how many they are."""
    copies = t.hand[player * EVENTS + event]
    for _ in range(copies):
        t.shown = append(t.shown, player * EVENTS + event)
        t.disclosures += 1
    return copies


def put_event_under(t: Table) -> None:
    """Put the used event and then the reactions to it, in order, under the event pile (ME-5.1, ME-5.2)."""
    put_under(t.event_pile, t.used)
    if len(t.reactions):
        below = reactions_below(t)
        for i in range(below, len(t.reactions)):
            put_under(t.event_pile, t.reactions[i])
        t.reactions = t.reactions[:below]
    t.moved = 1
    t.forget_named()
