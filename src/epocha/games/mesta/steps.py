"""The course of play of Města, in the order of the rulebook (sections 4, 7, 8 and 16).

    draw a city -> draw an event -> use an event -> end of the turn
                                    |
                                    name target, empire, side, mode, cities -> consent -> reactions
                                    -> picks by owners -> late picks of the actor -> effect -> cards under the pile

What differs from event to event stands in `events.py`. A step that depends on a hand must not show what is in it:
whether a player is asked follows from public facts alone, and such a step is put to him even with a single answer
(ME-17.3), so it is not `forced`.
"""

from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single, tagged
from epocha.engine.state import NOBODY, PLAYER, A, B, C, Step
from epocha.engine.vec import append, vec
from epocha.games.mesta.cards import (
    clear_event,
    draw_cities,
    draw_events,
    put_aside,
    put_event_under,
    take_from_hand,
)
from epocha.games.mesta.components import (
    ALLOWANCE,
    COVERED,
    DEPRIVE,
    EVENTS,
    EXCHANGE,
    FRIENDLY_EXCHANGE,
    KIND,
    NONE,
    PARAM,
    PARAMS,
    PROTECTION_CARDS,
    PROTECTIONS,
)
from epocha.games.mesta.events import EVENT, Event
from epocha.games.mesta.scoring import end_round
from epocha.games.mesta.state import (
    ACCEPT,
    AGAINST,
    DONE,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_MODE,
    NAME_SIDE,
    NO_REACTION,
    OFFER,
    PASS,
    PAYLOAD,
    PROTECT,
    PUT_AWAY,
    REFUSE,
    SKIP_CITY,
    SKIP_EVENT,
    TAKE,
    USE,
    Table,
)

# --- steps ---
DRAW_CITY: Final = 0
DRAW_EVENT: Final = 1
USE_EVENT: Final = 2
END_TURN: Final = 3
NAMING: Final = 4
NAME_FIRST: Final = 5  # the steps that name a parameter follow each other in the order of the parameters
ANNOUNCE: Final = 11
CONSENT: Final = 12
REACT: Final = 13
PICKS: Final = 14
GIVE_CITIES: Final = 15
TAKE_CITIES: Final = 16
GIVE_EVENTS: Final = 17
EXCHANGE_EVENTS: Final = 18
TAKE_EFFECT: Final = 19
FINISH: Final = 20
GAME_OVER: Final = 21


def follow(t: Table, step: i64, player: i64 = NOBODY, a: i64 = 0) -> None:
    """Put a step in the place of the one on top of the stack; once the game is over, its end (ME-16.7)."""
    t.pop()
    if t.over:
        t.disclosures += 1
        t.push(GAME_OVER, NOBODY)
    else:
        t.push(step, player, a)


def next_seat(t: Table, p: i64) -> i64:
    """Return the seat that follows clockwise (ME-3.4)."""
    return p + 1 if p + 1 < t.players else 0


# --- the turn (section 4) ---


class DrawCity(Step[Table]):
    """ME-4.3, ME-4.4: the seat to move lays the top city on its table."""

    def run(self, table: Table) -> None:
        p = table.turn
        table.allowance = ALLOWANCE
        table.refused = 0
        if table.skips[p] & SKIP_CITY == 0:
            draw_cities(table, p, 1)
        follow(table, DRAW_EVENT)


class DrawEvent(Step[Table]):
    """ME-4.5, ME-4.6: it takes the top event into its hand; pending skips are used up now (ME-10.7)."""

    def run(self, table: Table) -> None:
        p = table.turn
        if table.skips[p] & SKIP_EVENT == 0:
            draw_events(table, p, 1)
        table.skips[p] = 0
        follow(table, USE_EVENT, p)
        begin_disaster(table)


class UseEvent(Step[Table]):
    """DP-1. The seat to move may use an event, or pass (ME-4.7 to ME-4.11)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        if table.allowance == 0 or table.silence[player] or table.hand_size[player] == 0:
            return out
        out = append(out, PASS << KIND_BITS)
        base = player * EVENTS
        hand = table.hand
        for event in range(EVENTS):
            if hand[base + event] and EVENT[event].closed(table) is None:
                out = append(out, USE << KIND_BITS | event)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        event = action & PAYLOAD
        if action >> KIND_BITS != USE or not table.holds(player, event):
            return "ME-4.7"
        return EVENT[event].closed(table) or "ME-4.7"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == PASS:
            follow(table, END_TURN)
            return
        take_from_hand(table, player, action & PAYLOAD)
        table.allowance -= 1
        begin_event(table, action & PAYLOAD)

    def skip(self, table: Table, player: i64) -> None:
        """ME-4.11: no allowance, silenced, or an empty hand, all of which everybody knows."""
        follow(table, END_TURN)


class EndTurn(Step[Table]):
    """ME-16.6: a silence runs down, the next seat is to move, and after the last one a round ends."""

    def run(self, table: Table) -> None:
        p = table.turn
        if table.silence[p]:
            table.silence[p] -= 1
        following = next_seat(table, p)
        if following == table.first:
            end_round(table)
        if table.over == 0:
            table.turn = following
        follow(table, DRAW_CITY)


# --- announcing an event with all choices (ME-7.4, ME-17.1) ---


def begin_event(t: Table, event: i64) -> None:
    """Take an event into use: neither in hand nor in the pile until it is resolved (ME-5.10)."""
    t.used = event
    t.shown = vec[i64](capacity=8)
    t.push(NAMING, t.turn)


def begin_disaster(t: Table) -> None:
    """ME-13.4, ME-13.5: in the solo game, resolve the first disaster that was drawn, if any waits."""
    if len(t.waiting) and t.over == 0:
        event = t.waiting[0]
        t.waiting = t.waiting[1:]
        begin_event(t, event)


class Naming(Step[Table]):
    """Go through what the event asks its player to name. Frame: A = how much of it is named."""

    def run(self, table: Table) -> None:
        named = table.get(A)
        param = PARAM[table.used * PARAMS + named] if named < PARAMS else NONE
        if param == NONE:
            follow(table, ANNOUNCE)
        else:
            table.put(A, named + 1)
            table.push(NAME_FIRST + param, table.turn)


class Name(Step[Table]):
    """The actor names one thing. What is named is public, as the tables are.

    Args:
        kind: the kind of action that names it.
    """

    def __init__(self, name: str, rule: str, kind: i64) -> None:
        super().__init__(name, rule, turn_rule="ME-7.4")
        self.kind = kind

    def open_to(self, table: Table, event: Event) -> i64:
        """Return the set of what may be named."""
        raise NotImplementedError

    def keep(self, table: Table, named: i64) -> None:
        """Note what was named."""
        raise NotImplementedError

    def legal(self, table: Table, player: i64) -> vec[i64]:
        options = self.open_to(table, EVENT[table.used])
        return tagged(options, self.kind << KIND_BITS, vec[i64](capacity=16))

    def apply(self, table: Table, player: i64, action: i64) -> None:
        self.keep(table, action & PAYLOAD)
        table.pop()

    def skip(self, table: Table, player: i64) -> None:
        """Education in mode exchange names no target."""
        table.pop()


class NameTarget(Name):
    """Which other player (ME-7.8)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return event.targets(table)

    def keep(self, table: Table, named: i64) -> None:
        table.target = named

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != AGAINST:
            return self.rule
        refused = (action & PAYLOAD) < table.players and table.refused >> (action & PAYLOAD) & 1
        return "ME-9.32" if refused and KIND[table.used] == FRIENDLY_EXCHANGE else EVENT[table.used].target_rule


class NameEmpire(Name):
    """Which empire of Unification (ME-9.10)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return event.empires(table)

    def keep(self, table: Table, named: i64) -> None:
        table.empire = named


class NameSide(Name):
    """West or east, for Unrest (ME-9.34)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return 0b11

    def keep(self, table: Table, named: i64) -> None:
        table.side = named


class NameMode(Name):
    """Which of the two modes of Education (ME-9.64)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return 1 << EXCHANGE | 1 << DEPRIVE if event.targets(table) else 1 << EXCHANGE

    def keep(self, table: Table, named: i64) -> None:
        table.mode = named

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "ME-9.67" if action == NAME_MODE << KIND_BITS | DEPRIVE else self.rule


class NameOwnCity(Name):
    """Which own city is lost to Victory or offered in an exchange or a trade."""

    def open_to(self, table: Table, event: Event) -> i64:
        return table.cities[table.turn]

    def keep(self, table: Table, named: i64) -> None:
        table.own_city = named


class NameTheirCity(Name):
    """Which city of the target is asked for or taken."""

    def open_to(self, table: Table, event: Event) -> i64:
        return table.cities[table.target]

    def keep(self, table: Table, named: i64) -> None:
        table.their_city = named


class Announce(Step[Table]):
    """ME-7.10: everything is named. A Friendly Exchange needs consent; then those affected are asked (ME-8.11)."""

    def run(self, table: Table) -> None:
        table.affected = EVENT[table.used].affected(table)
        if KIND[table.used] == FRIENDLY_EXCHANGE:
            follow(table, CONSENT, table.target)
        elif table.affected:
            follow(table, REACT, table.turn)
        else:
            follow(table, PICKS)


class Consent(Step[Table]):
    """DP-2. The player asked in a Friendly Exchange accepts or refuses (ME-9.30)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, ACCEPT << KIND_BITS)
        return append(out, REFUSE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == ACCEPT:
            follow(table, PICKS)
            return
        # ME-9.32: the card returns to the hand and costs nothing, but this player is not asked again this turn
        table.refused |= 1 << player
        table.allowance += 1
        table.hand[table.turn * EVENTS + table.used] += 1
        table.hand_size[table.turn] += 1
        clear_event(table)
        table.pop()


class React(Step[Table]):
    """DP-3. Every affected player in turn order may protect himself (section 8). Frame: A = seats gone through.

    Whoever has a card in hand is asked, so that nobody can tell who holds a protection (ME-17.3).
    """

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        if table.affected >> player & 1 == 0 or table.silence[player] or table.hand_size[player] == 0:
            return out
        out = append(out, NO_REACTION << KIND_BITS)
        for i in range(PROTECTIONS):
            if COVERED[table.used * PROTECTIONS + i] and table.holds(player, PROTECTION_CARDS[i]):
                out = append(out, PROTECT << KIND_BITS | i)
        if table.players == 1 and len(out) == 1:
            return vec[i64](capacity=1)  # alone, there is nobody to keep the hand from
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != PROTECT or not table.holds(player, PROTECTION_CARDS[action & PAYLOAD]):
            return "ME-8.12"
        by_protection = ["ME-8.5", "ME-8.6", "ME-8.7"]
        return by_protection[action & PAYLOAD]

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == PROTECT:
            card = PROTECTION_CARDS[action & PAYLOAD]
            take_from_hand(table, player, card)
            table.reactions = append(table.reactions, card)
            table.shielded |= 1 << player
        self.skip(table, player)

    def skip(self, table: Table, player: i64) -> None:
        """Go on to the next seat, and after the last one to the picks."""
        done = table.get(A) + 1
        if done == table.players:
            follow(table, PICKS)
        else:
            table.put(A, done)
            table.put(PLAYER, next_seat(table, player))


# --- picks by owners, then by the actor (ME-7.5, ME-7.10) ---


class Picks(Step[Table]):
    """Put the picks to every affected player who is not shielded, in turn order. Frame: A = seats gone through."""

    def run(self, table: Table) -> None:
        event = EVENT[table.used]
        done = table.get(A)
        struck = table.affected & ~table.shielded
        if struck == 0 or done == table.players:
            follow(table, TAKE_EFFECT)
            limit = event.exchange_limit(table)
            if limit:
                table.push(EXCHANGE_EVENTS, table.turn, limit)
            return
        table.put(A, done + 1)
        seat = (table.turn + done) % table.players
        if struck >> seat & 1:
            self.ask(table, event, seat)

    def ask(self, table: Table, event: Event, seat: i64) -> None:
        """Ask for cities part by part, then for events: what comes first lies on top of the stack."""
        events = event.events_due(table, seat)
        if events and table.hand_size[seat]:
            table.push(GIVE_EVENTS, seat, events)
        for part in range(event.parts - 1, -1, -1):
            if event.actor_picks():
                table.push(TAKE_CITIES, table.turn, seat, part, event.due(table, seat, part))
            else:
                table.push(GIVE_CITIES, seat, seat, part, event.due(table, seat, part))


def pickable(t: Table) -> i64:
    """Return the set of cities that qualify for the part on top of the stack and are not picked yet."""
    seat = t.get(A)
    return EVENT[t.used].pool(t, seat, t.get(B)) & ~t.given[seat] & ~t.lost[seat]


def pick(t: Table, cities: i64) -> None:
    """Note cities as picked for the part on top of the stack."""
    seat = t.get(A)
    if EVENT[t.used].to_actor(t, t.get(B)):
        t.given[seat] |= cities
    else:
        t.lost[seat] |= cities


class PickCities(Step[Table]):
    """DP-4, DP-6. Frame: A = whose cities, B = which part of the event, C = how many are still to be picked.

    Args:
        kind: the kind of action: GIVE_UP for own cities, TAKE for those of another.
    """

    def __init__(self, name: str, rule: str, kind: i64) -> None:
        super().__init__(name, rule, turn_rule="ME-7.10")
        self.kind = kind

    def legal(self, table: Table, player: i64) -> vec[i64]:
        cities = pickable(table)
        out = vec[i64](capacity=16)
        return out if count(cities) <= table.get(C) else tagged(cities, self.kind << KIND_BITS, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return EVENT[table.used].pick_rule if action >> KIND_BITS == self.kind else self.rule

    def apply(self, table: Table, player: i64, action: i64) -> None:
        pick(table, single(action & PAYLOAD))
        left = table.get(C) - 1
        table.put(C, left)
        if left == 0:
            table.pop()

    def skip(self, table: Table, player: i64) -> None:
        """ME-7.6: no choice, so all that qualify go."""
        pick(table, pickable(table))
        table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(C)), int(table.get(C)))


def cards_in_hand(t: Table, player: i64) -> vec[i64]:
    """Return an action for each kind of card that a player may put away; identical cards are one (ME-17.2)."""
    out = vec[i64](capacity=32)
    for event in range(EVENTS):
        if t.hand[player * EVENTS + event]:
            out = append(out, PUT_AWAY << KIND_BITS | event)
    return out


class GiveEvents(Step[Table]):
    """DP-5. Frame: A = how many events are still to be put away, unseen by others (ME-5.5)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        if table.hand_size[player] <= table.get(A):
            return vec[i64](capacity=1)
        return cards_in_hand(table, player)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        put_aside(table, player, action & PAYLOAD)
        left = table.get(A) - 1
        table.put(A, left)
        if left == 0:
            table.pop()

    def skip(self, table: Table, player: i64) -> None:
        """ME-7.6: the whole hand goes."""
        for event in range(EVENTS):
            for _ in range(table.hand[player * EVENTS + event]):
                put_aside(table, player, event)
        table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(A)), int(table.get(A)))


class ExchangeEvents(Step[Table]):
    """DP-7. Frame: A = how many events the actor may still put away for new ones (ME-9.65, ME-9.66)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return append(cards_in_hand(table, player), DONE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        left: i64 = 0
        if action >> KIND_BITS == PUT_AWAY:
            put_aside(table, player, action & PAYLOAD)
            left = table.get(A) - 1
        table.put(A, left)
        if left == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, int(table.get(A)))


# --- effect ---


class TakeEffect(Step[Table]):
    """ME-7.10: the effects in printed order, with the checks of section 6 after every atomic step."""

    def run(self, table: Table) -> None:
        EVENT[table.used].effect(table)
        follow(table, FINISH)


class Finish(Step[Table]):
    """ME-5.1, ME-5.2: the used cards go under the event pile; then, alone, disasters that were drawn (ME-13.5)."""

    def run(self, table: Table) -> None:
        put_event_under(table)
        table.pop()
        begin_disaster(table)


COURSE: Final[list[Step[Any]]] = [
    DrawCity("draw-city", "ME-4.3", asks=False),
    DrawEvent("draw-event", "ME-4.5", asks=False),
    UseEvent("use-event", "ME-4.7", turn_rule="ME-7.1", forced=False),
    EndTurn("end-turn", "ME-4.11", asks=False),
    Naming("naming", "ME-7.4", asks=False),
    NameTarget("name-target", "ME-7.4", AGAINST),
    NameEmpire("name-empire", "ME-9.10", NAME_EMPIRE),
    NameSide("name-side", "ME-9.34", NAME_SIDE),
    NameMode("name-mode", "ME-9.64", NAME_MODE),
    NameOwnCity("name-own-city", "ME-7.4", OFFER),
    NameTheirCity("name-their-city", "ME-7.4", TAKE),
    Announce("announce", "ME-7.10", asks=False),
    Consent("consent", "ME-9.30"),
    React("react", "ME-8.12", turn_rule="ME-8.11", forced=False),
    Picks("picks", "ME-7.10", asks=False),
    PickCities("give-cities", "ME-7.5", GIVE_UP),
    PickCities("take-cities", "ME-9.54", TAKE),
    GiveEvents("give-events", "ME-7.5", turn_rule="ME-7.10", forced=False),
    ExchangeEvents("exchange-events", "ME-9.65", turn_rule="ME-7.10", forced=False),
    TakeEffect("take-effect", "ME-7.10", asks=False),
    Finish("finish", "ME-5.1", asks=False),
    Step("game-over", "ME-11.1", asks=False, ends=True),
]
"""The steps by number; a frame names its step by its place in this list."""
