"""Positions of Města for tests, set up and played in the words of the rules.

A test lays cities and deals hands (`position`), plays (`do`), and looks (`cities`, `hand`, `city_pile`...). Seats are
named P1 to P6 in turn order; P1 begins every round and is to move unless a test says otherwise. Whatever is not laid
out or dealt lies in the piles, below what a test puts on top of them. Everything works on interpreted and on compiled
tables.
"""

from collections.abc import Mapping

from epocha_fixtures.playing import do, options, step

from epocha import load_game
from epocha.engine.bits import listed
from epocha.engine.pile import card, new_pile, size
from epocha.engine.state import NOBODY, vec_of
from epocha.games.mesta.city_list import shipped_atlas
from epocha.games.mesta.components import EMPIRE_IDS, EVENT_IDS, EVENTS
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import DRAW_CITY, END_TURN, GAME_OVER, USE_EVENT, begin_event
from epocha.games.mesta.transfers import take_from_hand

GAME = load_game("mesta")
ATLAS = shipped_atlas()
P1, P2, P3, P4, P5, P6 = range(6)
ROOM = 100
"""More cards than a pile ever has."""
CITY_IDS = [city.id for city in ATLAS.cities]

Zones = Mapping[int, str]
"""Words by seat: what lies or is held there."""


def position(
    laid: Zones | None = None,
    held: Zones | None = None,
    finished: Zones | None = None,
    city_top: str = "",
    event_top: str = "",
    players: int = 3,
    turn: int = P1,
    seed: int = 1,
    **options: object,
) -> Table:
    """Return a table at the events step of a seat's turn.

    Args:
        laid: cities on the tables. held: events in the hands. finished: empires in the finished piles.
        city_top, event_top: what lies on top of the piles, the uppermost first.
        players: number of seats. turn: the seat to move. seed: of the chance.
        options: of the game.
    """
    table = GAME.new_initial_state(players, seed, {"first_player": 1} | options)
    assert isinstance(table, Table)
    table.moved = 0
    for seat in range(players):
        table.cities[seat] = city_set((laid or {}).get(seat, ""))
        table.finished[seat] = empire_set((finished or {}).get(seat, ""))
        deal(table, seat, (held or {}).get(seat, ""))
    stack_cities(table, city_top)
    stack_events(table, event_top)
    begin(table, turn, USE_EVENT)
    return table


def begin(table: Table, turn: int, step: int = DRAW_CITY) -> None:
    """Let a seat's turn begin, or come to its events step; with an empty hand the table stands still there."""
    table.clear_frames()
    table.turn = turn
    table.allowance = 1
    table.refused = 0
    table.push(step, turn if step == USE_EVENT else NOBODY)
    if step != USE_EVENT or table.hand_size[turn]:
        table.advance()


# --- words ---


def city_set(words: str) -> int:
    return sum(1 << CITY_IDS.index(word) for word in words.split())


def empire_set(words: str) -> int:
    return sum(int(ATLAS.of_empire[EMPIRE_IDS.index(word)]) for word in words.split())


def city_words(members: int) -> set[str]:
    return {CITY_IDS[city] for city in listed(members)}


def event(word: str) -> int:
    return EVENT_IDS.index(word)


# --- laying out ---


def deal(table: Table, seat: int, words: str) -> None:
    """Let a hand be exactly these events."""
    for record in range(int(EVENTS)):
        table.hand[seat * int(EVENTS) + record] = words.split().count(EVENT_IDS[record])
    table.hand_size[seat] = len(words.split())
    table.refresh()


def stack_cities(table: Table, words: str) -> None:
    """Let the city pile be all cities that are not laid out, these on top."""
    top = [CITY_IDS.index(word) for word in words.split()]
    rest = [int(city) for city in listed(table.in_play & ~table.laid_out()) if city not in top]
    table.city_pile = new_pile(vec_of(top + rest), ROOM)


def stack_events(table: Table, words: str) -> None:
    """Let the event pile be all events of the game that nobody holds, these on top."""
    top = [event(word) for word in words.split()]
    rest: list[int] = []
    for record in range(int(EVENTS)):
        held = sum(int(table.hand[seat * int(EVENTS) + record]) for seat in range(int(table.players)))
        rest += [record] * (int(table.copies[record]) - held - top.count(record))
    table.event_pile = new_pile(vec_of(top + rest), ROOM)


def empty_city_pile(table: Table) -> None:
    table.city_pile = new_pile(vec_of([]), ROOM)


def empty_event_pile(table: Table) -> None:
    table.event_pile = new_pile(vec_of([]), ROOM)


# --- looking ---


def cities(table: Table, seat: int) -> set[str]:
    return city_words(table.cities[seat])


def hand(table: Table, seat: int) -> list[str]:
    """Return the events in a hand, in the order of the components, copies repeated."""
    row = [int(table.hand[seat * int(EVENTS) + record]) for record in range(int(EVENTS))]
    return [EVENT_IDS[record] for record, copies in enumerate(row) for _ in range(copies)]


def city_pile(table: Table) -> list[str]:
    """Return the city pile, the uppermost first."""
    return [CITY_IDS[card(table.city_pile, depth)] for depth in range(size(table.city_pile))]


def event_pile(table: Table) -> list[str]:
    return [EVENT_IDS[card(table.event_pile, depth)] for depth in range(size(table.event_pile))]


# --- playing ---


def announce(table: Table, name: str, *choices: str) -> Table:
    """Let the seat to move use an event, with its choices, up to the first answer or pick.

    The event stands alone: when it is resolved the table stands still, instead of going on to the next turn.
    """
    assert f"use {name}" in options(table)
    record = event(name.replace(" ", "_"))
    take_from_hand(table, table.turn, record)
    table.allowance -= 1
    table.clear_frames()
    table.push(GAME_OVER, NOBODY)
    begin_event(table, record)
    table.advance()
    return do(table, *choices)


def use(table: Table, name: str, *choices: str) -> Table:
    """Let the seat to move use an event, with its choices, and nobody react."""
    return unanswered(announce(table, name, *choices))


def unanswered(table: Table) -> Table:
    """Let nobody react any more."""
    while not table.is_terminal and step(table) == "react":
        do(table, "no reaction")
    return table


def end_turn(table: Table) -> Table:
    """End the turn of the seat to move, without a pass; the next turns begin until somebody is asked."""
    table.clear_frames()
    table.push(END_TURN, NOBODY)
    table.advance()
    return table


def play_on(table: Table, rounds: int) -> Table:
    """Let everybody pass and nobody react until so many more rounds have ended."""
    last = table.round + rounds
    while not table.is_terminal and table.round < last:
        do(table, "pass")
    return table
