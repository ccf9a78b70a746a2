"""Positions of Through the Ages for tests, set up and played in the words of the rules.

A test lays out civilizations (`civ`), plays (`do`), and looks. Seats are P1 to P4 in turn order; P1 begins every round
and is active unless a test says otherwise. It is round 5 in age I, and nothing has been spent. Everything works on
interpreted and on compiled tables.
"""

from collections.abc import Mapping

from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.engine.row import slide
from epocha.engine.vectors import vec_of
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.game import ThroughTheAges
from epocha.games.through_the_ages.knowledge import unseen_cards
from epocha.games.through_the_ages.piles import drop_military, hold_civil, hold_military, military_kinds, open_decks
from epocha.games.through_the_ages.ratings import rate_all
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.common import ACTIONS, BEGIN_TURN, POLITICS, UPKEEP, WARS
from epocha.games.through_the_ages.stores import stock

__all__ = [
    "GAME", "NAMES", "P1", "P2", "P3", "P4", "Table", "age", "asked", "begin", "card", "civ", "dealt", "do", "end_turn",
    "events", "food", "hand", "military", "options", "politics", "position", "refused", "resources", "row", "step",
    "tokens", "turn", "units", "wars", "workers",
]  # fmt: skip

GAME = ThroughTheAges()
P1, P2, P3, P4 = range(4)
NAMES = ["Ada", "Ben", "Cyn", "Dan"]


def card(word: str) -> int:
    """Return the number of a card, given its id with blanks or underscores."""
    return c.number_of(word.replace(" ", "_"))


def position(players: int = 2, in_age: int = 1, turn_of: int = P1, seed: int = 1, **chosen: object) -> Table:
    """Return a table in the action phase of a seat, everybody with the starting civilization and empty hands."""
    table = GAME.new_initial_state(players, seed, {"first_player": 1, "mode": "full"} | chosen)
    table.age = in_age
    table.round = 5
    table.civil_deck = table.civil_deck[:0]
    if in_age <= table.terms.last_age:
        open_decks(table, in_age)
    slide(table.row)
    turn(table, turn_of)
    return table


def turn(table: Table, seat: int, at: int = ACTIONS) -> Table:
    """Let it be a seat's turn, at a step of it."""
    table.clear_frames()
    table.turn = seat
    table.civil_spent = table.military_spent = table.military_extra = 0
    table.fund = table.leader_fund = table.settled = table.exchange = table.keeps_cards = 0
    table.fresh = table.fresh[:0]
    table.push(at, seat)
    table.advance()
    return table


def politics(table: Table, seat: int = P1) -> Table:
    """Let it be a seat's political phase."""
    return turn(table, seat, POLITICS)


def begin(table: Table, seat: int) -> Table:
    """Let a seat's turn begin, with all that belongs to it."""
    return turn(table, seat, BEGIN_TURN)


def end_turn(table: Table, seat: int = P1) -> Table:
    """Let a seat's upkeep happen, and the next turn begin."""
    return turn(table, seat, UPKEEP)


def wars(table: Table, seat: int) -> Table:
    """Let a seat's war be fought."""
    return turn(table, seat, WARS)


def civ(
    table: Table,
    seat: int = P1,
    on: Mapping[str, int] | None = None,
    stored: Mapping[str, int] | None = None,
    techs: str = "",
    special: str = "",
    wonders: str = "",
    colonies: str = "",
    **values: int | str,
) -> Table:
    """Lay out what a seat has.

    Args:
        on: workers by site; the technology is then in play. stored: blue tokens by site, taken from the bank.
        techs, special, wonders, colonies: ids of cards in play.
        values: government, leader, tactics, wonder, pact or war as ids; any number of the seat, such as science=5.
    """
    for name, count in (on or {}).items():
        table.techs[seat] |= 1 << card(name)
        table.workers[seat * int(c.SITES) + card(name)] = count
    for name, count in (stored or {}).items():
        table.techs[seat] |= 1 << card(name)
        at = seat * int(c.STORES) + card(name)
        table.blue[seat] -= count - table.tokens[at]
        table.tokens[at] = count
    for name in techs.split():
        table.techs[seat] |= 1 << card(name)
    for name in special.split():
        table.special[seat * int(c.LINES) + int(c.LINE[card(name)])] = card(name)
    for name in wonders.split():
        table.wonders[seat] |= 1 << (card(name) - int(c.FIRST_WONDER))
    for name in colonies.split():
        table.colonies[seat] |= 1 << (card(name) - int(c.FIRST_TERRITORY))
    for name, value in values.items():
        getattr(table, name)[seat] = card(value) if isinstance(value, str) else value
    rate_all(table)
    table.refresh()
    return table


def hand(table: Table, words: str, seat: int = P1) -> Table:
    """Put civil cards into a hand."""
    for word in words.split():
        hold_civil(table, seat, card(word))
    table.refresh()
    return table


def military(table: Table, words: str, seat: int = P1) -> Table:
    """Let a military hand be exactly these cards."""
    while table.military_count[seat]:
        drop_military(table, seat, military_kinds(table, seat)[0])
    for word in words.split():
        hold_military(table, seat, card(word))
    table.refresh()
    return table


def row(table: Table, words: str) -> Table:
    """Lay cards on the spaces of the row from the first on; `-` for an empty space, the rest stay empty."""
    table.row = table.row[:]
    names = words.split()
    for space in range(int(c.SPACES)):
        table.row[space] = card(names[space]) if space < len(names) and names[space] != "-" else c.NONE
    table.refresh()
    return table


def dealt(table: Table) -> Table:
    """Take off the decks what has been laid out besides, so that every card is there as often as in the box."""
    left = unseen_cards(table)
    for name in ("civil_deck", "military_deck"):
        kept: list[int] = []
        for number in getattr(table, name):
            if left[number] > 0:
                kept.append(int(number))
                left[number] -= 1
        setattr(table, name, vec_of(kept))
    return table


def events(table: Table, words: str) -> Table:
    """Let the current events be these, the first on top."""
    numbers = [card(word) for word in reversed(words.split())]
    table.current_events = vec_of(numbers)
    table.current_ages = vec_of([int(c.AGE[number]) for number in numbers])
    return table


def age(table: Table) -> str:
    return c.AGE_IDS[int(table.age)]


def food(table: Table, seat: int = P1) -> int:
    return int(stock(table, seat, FOOD))


def resources(table: Table, seat: int = P1) -> int:
    return int(stock(table, seat, RESOURCES))


def workers(table: Table, site: str, seat: int = P1) -> int:
    return int(table.workers[seat * int(c.SITES) + card(site)])


def units(table: Table, seat: int = P1) -> int:
    first = seat * int(c.SITES)
    return int(sum(table.workers[first + int(c.UNIT_SITE) : first + int(c.SITES)]))


def tokens(table: Table, site: str, seat: int = P1) -> int:
    return int(table.tokens[seat * int(c.STORES) + card(site)])
