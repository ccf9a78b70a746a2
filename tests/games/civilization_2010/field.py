"""A map on which tests move figures and fight, laid out and played in the words of the rules.

Rome (P1) lives in the north, on e1 to h4, its capital on g2; Egypt (P2) in the south, on a13 to d16, its capital on
b15. Between them lie a1, a5, e5 and a9 as printed, north up; the tiles on e9 and e13 are face down. W is
water, h a hut and v a village on land, C a city:

       a b c d  e f g h
     1 . h . .  W . . W
     2 . . . .  W . C .
     3 . . . W  . . . W
     4 . . h .  . . . .
     5 W W W W  . . v .
     6 . h . .  . . . .
     7 . . . v  . . . .
     8 W W W W  . h . .
     9 . . . W  face down
    10 . . . h
    11 v . . .
    12 . . . .
    13 . W . .  face down
    14 . . . .
    15 . C . .
    16 . . W .
"""

from epocha_fixtures.frames import put_frame
from epocha_fixtures.playing import asked, do, options, step

from epocha.engine.battle import ATTACKER, DEFENDER
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import TILE_RECORDS, plan_of
from epocha.games.civilization_2010.effects import CITY_PHASE, MOVE_PHASE, START_PHASE
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.ground import centre_at, lay_tile, turn_up
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.battle import begin_battle
from epocha.games.civilization_2010.steps.common import MANAGEMENT, MOVEMENT, ROUND, START_OF_TURN

__all__ = [
    "ATTACKER", "DEFENDER", "GAME", "P1", "P2", "P3", "arm", "asked", "at", "battle", "begin", "city", "do", "face_up",
    "field", "figures", "finish", "forces", "give", "govern", "held", "know", "manage", "marker", "move", "name",
    "options", "refused", "step", "units",
]  # fmt: skip

GAME = Civilization()
P1, P2, P3 = range(3)
TILES = ("neutral_10", "", "neutral_13", "neutral_12", "neutral_11", "", "", "")


def at(name: str) -> int:
    """Return the number of a square."""
    return (int(name[1:]) - 1) * 16 + ord(name[0]) - ord("a")


def name(square: int) -> str:
    """Return the name of a square."""
    return plan_of(2).grid.name(square).lower()


def field(players: int = 2, **chosen: object) -> Table:
    """Return the map with both capitals and nothing else, in the Movement phase of P1 in turn 5."""
    table = GAME.new_initial_state(players, 1, {"first_player": 1} | chosen)
    table.round = 5
    table.clear()
    for seat, civilization in enumerate(("rome", "egypt", "germany")[:players]):
        table.civilization[seat] = c.CIVILIZATION.number(civilization)
        table.techs[seat] = 1 << c.TECHNOLOGY.number("pottery")
        table.government[seat] = c.GOVERNMENT.number("despotism")
        table.forces_held[seat] = 0
        home = TILE_RECORDS.number(f"home_{civilization}")
        lay_tile(table, int(table.plan.home[seat]), home, int(table.plan.home_turns[seat]))
    for index in range(len(table.forces)):
        table.forces[index] = 0
    for index in range(len(table.figure_at)):
        table.figure_at[index] = c.NONE
    for slot, tile in enumerate(TILES):
        if tile and players == 2:
            lay_tile(table, slot, TILE_RECORDS.number(tile), 0)
    if players == 2:
        city(table, P1, "g2")
        city(table, P2, "b15")
    for seat in range(players):
        table.trade[seat] = table.culture[seat] = 0
    return move(table, P1)


def refused(table: Table, text: str) -> str | None:
    """Return the rule that forbids an action to whoever is asked."""
    return table.forbids(asked(table), GAME.text_to_action(table, text))


def move(table: Table, seat: int) -> Table:
    """Let it be a seat's own turn of the Movement phase."""
    table.moved[seat] = 0
    return turn(table, seat, MOVEMENT, MOVE_PHASE)


def manage(table: Table, seat: int = P1) -> Table:
    """Let it be a seat's own turn of the City Management phase."""
    return turn(table, seat, MANAGEMENT, CITY_PHASE)


def begin(table: Table, seat: int = P1) -> Table:
    """Let it be a seat's own turn of the Start of Turn phase."""
    return turn(table, seat, START_OF_TURN, START_PHASE)


def turn(table: Table, seat: int, at_step: int, phase: int) -> Table:
    """Let it be a seat's own turn of a phase, the last one of it."""
    table.clear_frames()
    put_frame(table, ROUND, phase=phase, turns=table.players)
    put_frame(table, at_step, seat)
    table.advance()
    return table


def figures(table: Table, seat: int, armies: str = "", scouts: str = "") -> Table:
    """Set further figures of a seat on squares, and let it be P1's turn."""
    for squares, first, last in ((armies, 0, c.WHITE_ARMY), (scouts, c.FIRST_SCOUT, c.FIGURES)):
        free = [n for n in range(first, last) if table.figure_at[seat * c.FIGURES + n] == c.NONE]
        for number, square in zip(free, squares.split(), strict=False):
            table.figure_at[seat * c.FIGURES + number] = at(square)
    return move(table, P1)


def city(table: Table, seat: int, square: str, walled: bool = False) -> Table:
    """Found a city of a seat, the capital first."""
    number = sum(table.city_at[seat * c.CITIES + n] != c.NONE for n in range(c.CITIES))
    table.city_at[seat * c.CITIES + number] = at(square)
    table.walled[seat] |= int(walled) << number
    table.refresh()
    return table


def know(table: Table, seat: int, *techs: str) -> Table:
    """Let a seat know technologies too."""
    for tech in techs:
        table.techs[seat] |= 1 << c.TECHNOLOGY.number(tech)
    table.refresh()
    return table


def govern(table: Table, seat: int, government: str) -> Table:
    """Let a government be in force."""
    table.government[seat] = c.GOVERNMENT.number(government)
    table.refresh()
    return table


def marker(table: Table, square: str, what: str) -> Table:
    """Lay a building, wonder or great person on a square of a city's outskirts."""
    turn_up(table, at(square), c.MARKER_IDS.index(what))
    if what in c.WONDER.ids:
        around = [centre_at(table, int(table.plan.grid.around(at(square), k))) for k in range(8)]
        table.wonder_at[c.WONDER.number(what)] = at(square)
        table.wonder_of[c.WONDER.number(what)] = max(around) // c.CITIES
    table.refresh()
    return table


def face_up(table: Table, slot: int, tile: str) -> Table:
    """Lay a tile face up, with the north up."""
    lay_tile(table, slot, TILE_RECORDS.number(tile), 0)
    table.refresh()
    return table


def units(table: Table, seat: int, cards: str) -> Table:
    """Draw certain unit cards into the standing forces of a seat."""
    for card in cards.split():
        number = c.UNIT_CARD_IDS.index(card)
        table.deck[number] -= 1
        table.deck_held[number // c.CARDS_OF_UNIT] -= 1
        table.forces[seat * c.UNIT_CARDS + number] += 1
        table.forces_held[seat] += 1
    return table


def held(table: Table, seat: int) -> list[str]:
    """Return the unit cards in the standing forces of a seat."""
    return _cards([int(n) for n in table.forces[seat * c.UNIT_CARDS : (seat + 1) * c.UNIT_CARDS]])


def forces(table: Table, side: int) -> list[str]:
    """Return the unit cards of a side of a battle that are not played."""
    return _cards([int(n) for n in table.force[side * c.UNIT_CARDS : (side + 1) * c.UNIT_CARDS]])


def _cards(bag: list[int]) -> list[str]:
    return [c.UNIT_CARD_IDS[card] for card, count in enumerate(bag) for _ in range(count)]


def give(table: Table, seat: int, event: str) -> Table:
    """Let a seat hold a culture event."""
    number = c.EVENT.number(event)
    table.event_deck[number] -= 1
    table.hand[seat * c.EVENTS + number] += 1
    table.hand_held[seat * c.DECKS + c.EVENT_DECK[number]] += 1
    table.refresh()
    return table


def arm(table: Table, seat: int, token: str) -> Table:
    """Let a seat have a hut token."""
    number = c.TOKEN.ids.index(token)
    table.pool[number] -= 1
    table.tokens[seat * c.TOKENS + number] += 1
    table.tokens_held[seat * c.SITES + c.TOKEN_SITE[number]] += 1
    table.refresh()
    return table


def finish(table: Table) -> Table:
    """Let whoever names a deed pick what is left of it."""
    while len(table.draft(asked(table))):
        do(table, options(table)[0])
    return table


def battle(table: Table, square: str, attackers: str, defenders: str = "") -> Table:
    """Let P1, whose figures are on a square, attack what is there, with these cards on both sides."""
    units(table, P1, attackers)
    units(table, P2, defenders)
    begin_battle(table, P1, at(square))
    table.advance()
    return table
