"""Positions of Civilization for tests, set up and played in the words of the rules.

Seats are P1 to P4, and P1 is first. A `position` is the first Start of Turn of P1, everybody with a capital on the
marked square of the home tile; what a test does not ask for lies where it happens to. `flat` makes the map grassland.
"""

import pytest
from epocha_fixtures.frames import put_frame
from epocha_fixtures.playing import asked, do, options, step

from epocha import IllegalAction
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import MARKED_CELL, NEUTRAL_TILES, SQUARES
from epocha.games.civilization_2010.effects import CITY_PHASE, RESEARCH_PHASE, START_PHASE
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.ground import is_open, lay_tile, turn_up
from epocha.games.civilization_2010.markers import put_marker
from epocha.games.civilization_2010.notation import ABILITY_IDS, SQUARE_IDS
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.common import MANAGEMENT, RESEARCH, ROUND, START_OF_TURN

__all__ = [
    "GAME", "P1", "P2", "P3", "P4", "Table", "army", "asked", "beside", "building", "capital", "cover", "do", "flat",
    "game", "holding", "in_columns", "know", "management", "meadow", "open_to", "options", "person", "position",
    "refused", "research", "reveal", "says", "scout", "square", "start_of_turn", "step", "token", "town", "used",
    "wonder",
]  # fmt: skip

GAME = Civilization()
P1, P2, P3, P4 = range(4)
CIVILIZATIONS = ("america", "china", "germany", "egypt")


def game(players: int = 2, civs: str = "", seed: int = 1, **chosen: object) -> Table:
    """Return a new game at its first decision after the civilizations are picked."""
    table = GAME.new_initial_state(players, seed, {"first_player": 1, "civilizations": "chosen"} | chosen)
    for name in (civs.split() or CIVILIZATIONS)[:players]:
        do(table, f"pick {name}")
    return table


def position(players: int = 2, civs: str = "", seed: int = 1, **chosen: object) -> Table:
    """Return a table at the first Start of Turn, capitals on the marked squares."""
    table = game(players, civs, seed, **chosen)
    while step(table) == "place-capital" or (step(table).startswith("start-") and table.round == 0):
        seat = asked(table)
        marked = int(MARKED_CELL[table.civilization[seat]])
        places = options(table, "place")
        if step(table) == "place-capital":
            grid, slot = table.plan.grid, table.plan.home[seat]
            turns = table.turns[slot]
            cells = [cell for cell in range(16) if grid.printed(cell, turns) == marked]
            places = [f"place {grid.name(grid.square_of(slot, cells[0])).lower()}"]
        do(table, places[0])
    return table


def square(name: str) -> int:
    """Return the number of a square."""
    return SQUARE_IDS.index(name)


# --- the map ---


def reveal(table: Table) -> Table:
    """Turn up all tiles, in the order in which they are printed."""
    for slot, tile in zip(table.plan.neutral_slots, NEUTRAL_TILES, strict=False):
        lay_tile(table, slot, tile, 0)
    table.refresh()
    return table


def flat(table: Table) -> Table:
    """Turn up all tiles and make everything grassland, without huts and villages."""
    reveal(table)
    for at in range(SQUARES):
        table.site[at] = c.NONE
        table.covered[at] = c.GRASSLAND if is_open(table, at) else c.NONE
    table.refresh()
    return table


def cover(table: Table, **terrains: str) -> Table:
    """Let squares be of a terrain: `cover(table, c3="water")`."""
    for name, terrain in terrains.items():
        table.covered[square(name)] = c.TERRAIN_IDS.index(terrain)
    table.refresh()
    return table


def beside(table: Table, seat: int = P1, city: int = 0) -> list[str]:
    """Return the names of the squares around a city, clockwise from the north."""
    centre = table.city_at[seat * c.CITIES + city]
    return [table.plan.grid.name(table.plan.grid.around(centre, k)).lower() for k in range(8)]


def capital(table: Table, at: str, seat: int = P1) -> Table:
    table.city_at[seat * c.CITIES] = square(at)
    table.refresh()
    return table


def town(table: Table, at: str, seat: int = P1, city: int = 1) -> Table:
    """Let a seat have a further city; "-" takes it off the map."""
    table.city_at[seat * c.CITIES + city] = c.NONE if at == "-" else square(at)
    table.refresh()
    return table


def army(table: Table, at: str, seat: int = P1, which: int = 0) -> Table:
    """Put an army on a square; "-" takes it off the map."""
    table.figure_at[seat * c.FIGURES + which] = c.NONE if at == "-" else square(at)
    table.refresh()
    return table


def scout(table: Table, at: str, seat: int = P1, which: int = 0) -> Table:
    """Put a scout on a square; "-" takes it off the map."""
    return army(table, at, seat, c.FIRST_SCOUT + which)


def building(table: Table, name: str, at: str, seat: int = P1) -> Table:
    put_marker(table, seat, square(at), c.BUILDING.number(name))
    table.refresh()
    return table


def wonder(table: Table, name: str, at: str, seat: int = P1) -> Table:
    """Let a seat have built a wonder; it is neither in the market nor in the deck any more."""
    which = c.WONDER.number(name)
    table.wonders_left &= ~(1 << which)
    for slot in range(int(c.WONDER_SLOTS)):
        if table.row[slot] == which:
            table.row[slot] = c.NONE
    put_marker(table, seat, square(at), int(c.FIRST_WONDER) + which)
    table.refresh()
    return table


def person(table: Table, name: str, at: str, seat: int = P1) -> Table:
    table.people_left[c.PERSON.number(name)] -= 1
    put_marker(table, seat, square(at), int(c.FIRST_PERSON) + c.PERSON.number(name))
    table.refresh()
    return table


def know(table: Table, names: str, seat: int = P1) -> Table:
    """Let a seat know further technologies, with what they do to its buildings."""
    for name in names.split():
        table.techs[seat] |= 1 << c.TECHNOLOGY.number(name)
    table.refresh()
    return table


def used(table: Table, name: str, seat: int = P1) -> bool:
    return bool(table.used[seat] >> ABILITY_IDS.index(name) & 1)


def meadow(players: int = 2, civs: str = "china germany rome", **chosen: object) -> Table:
    """Return a grassland without figures, where P1 has a town at E8."""
    table = town(flat(position(players, " ".join(civs.split()[:players]), **chosen)), "e8")
    for at in range(len(table.marker)):
        turn_up(table, at, c.NONE)
    for seat in range(players):
        army(table, "-", seat)
        scout(table, "-", seat)
    return table


def holding(table: Table, names: str, seat: int = P1) -> Table:
    """Let a seat hold culture events."""
    for name in names.split():
        event = c.EVENT.number(name)
        table.hand[seat * int(c.EVENTS) + event] += 1
        table.hand_held[seat * int(c.DECKS) + int(c.EVENT_DECK[event])] += 1
        table.event_deck[event] -= 1
    table.refresh()
    return table


def token(table: Table, name: str, seat: int = P1) -> Table:
    """Let a seat have a hut or village token."""
    which = c.TOKEN.number(name)
    table.tokens[seat * int(c.TOKENS) + which] += 1
    table.tokens_held[seat * int(c.SITES) + int(c.TOKEN_SITE[which])] += 1
    table.pool[which] -= 1
    table.refresh()
    return table


# --- phases ---


def phase(table: Table, which: int, at: int, seat: int) -> Table:
    """Let it be a seat's own turn of a phase; seats before it have had theirs."""
    table.clear_frames()
    table.round = max(1, table.round)
    put_frame(table, ROUND, phase=which, turns=(seat - int(table.first)) % int(table.players) + 1)
    put_frame(table, at, seat)
    table.advance()
    return table


def start_of_turn(table: Table, seat: int = P1) -> Table:
    return phase(table, START_PHASE, START_OF_TURN, seat)


def management(table: Table, seat: int = P1) -> Table:
    return phase(table, CITY_PHASE, MANAGEMENT, seat)


def research(table: Table) -> Table:
    """Let it be the Research phase."""
    table.clear_frames()
    put_frame(table, ROUND, phase=RESEARCH_PHASE, turns=int(table.players))
    put_frame(table, RESEARCH)
    table.advance()
    return table


def refused(table: Table, text: str, seat: int | None = None) -> str:
    """Try what the rules forbid; return the rule that is cited, to the referee and to the seat's own view alike."""
    seat = asked(table) if seat is None else seat
    action = GAME.text_to_action(table, text)
    before = table.digest()
    with pytest.raises(IllegalAction) as illegal:
        table.apply_action(seat, action)
    assert table.digest() == before
    assert table.view(seat).forbids(seat, action) == illegal.value.rule
    return str(illegal.value.rule)


def city(
    production: int = 0, trade: int = 0, civs: str = "china germany", players: int = 2, terrain: str = ""
) -> Table:
    """Return P1's management on a grassland with a second city at E8, alone, with some production and trade.

    Its outskirts are E7 and so on clockwise; E7 may be of another terrain.
    """
    table = town(flat(position(players, civs)), "e8")
    for at in range(len(table.marker)):
        turn_up(table, at, c.NONE)
    for seat in range(players):
        army(table, "-", seat)
        scout(table, "-", seat)
    if terrain:
        cover(table, e7=terrain)
    table.extra[1] = production
    table.trade[P1] = trade
    return management(table)


def in_columns(table: Table) -> set[str]:
    """Return all squares that could be aimed at, where a column is picked first."""
    found: set[str] = set()
    for column in options(table, "column"):
        found |= {text.split()[-1] for text in options(do(table.clone(), column))}
    return found


# --- what players say who are not asked alone ---


def says(table: Table, seat: int, *texts: str) -> None:
    for text in texts:
        table.apply_action(seat, GAME.text_to_action(table, text))


def open_to(table: Table, seat: int) -> list[str]:
    return [GAME.action_to_text(table, action) for action in table.legal_actions(seat)]
