"""Who meets whom: the battle at hand, or before there is one, who has come and who may declare it."""

from typing import Final, NamedTuple

from epocha.engine.bits import listed, single
from epocha.engine.state import NOBODY
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.components import FLEET, NEUTRAL, NONE, SETTLER
from epocha.games.civilization_2002.forces import aircraft_at, class_of, neutral_at
from epocha.games.civilization_2002.names import heading, piece_name
from epocha.games.civilization_2002.odds import keeps_field, odds_of
from epocha.games.civilization_2002.places import draft_of
from epocha.games.civilization_2002.standing import Stack, standings
from epocha.games.civilization_2002.state import KIND_BITS, Table
from epocha.games.civilization_2002.steps.fighting import Battle, leader, members, unit_of_pick, units_to_use
from epocha.games.civilization_2002.steps.movement import Interception
from epocha.games.civilization_2002.steps.order import BATTLE, INTERCEPTION
from epocha.games.civilization_2002.technologies import bonus_of, dice_of

SIDES: Final = (0, 1)
Cell = tuple[int, int]
Air = tuple[int, int, int]
"""Aircraft of a seat: whose, how many, and how many of them are sent, as far as a view knows."""


class Force(NamedTuple):
    """Units of a side that are alike.

    Attributes:
        seat, figure: of them. number: how many. cargo: figures that a fleet carries.
        text: of the action that sends one.
        dice: what one rolls, such as "3+1", "" of settlers. name: what it is called.
        is_sent: whether it is chosen, as far as a view knows; before a battle, whether it has just come.
    """

    seat: int
    figure: int
    number: int
    cargo: tuple[int, ...]
    text: str
    dice: str
    name: str
    is_sent: bool


class Encounter(NamedTuple):
    """Two sides in a region: the attackers, or who has come, and those whom they meet there.

    Attributes:
        region: where. is_battle: whether it is fought already; else somebody is asked whether it shall be.
        leaders: of both sides. seats: all who fight on each, as a set. near: the side from which a view looks on.
        sides, air: what each side has.
    """

    region: int
    is_battle: bool
    leaders: tuple[int, int]
    seats: tuple[int, int]
    near: int
    sides: tuple[tuple[Force, ...], ...]
    air: tuple[tuple[Air, ...], ...]


def encounter(t: Table, lang: str) -> Encounter | None:
    """Return who meets whom, if the question is about that."""
    frame = NOBODY if t.over else int(t.frame_of(BATTLE))
    if frame != NOBODY:
        return battle_at(t, frame, lang)
    return None if t.over or t.step_number() != INTERCEPTION else interception(t, lang)


# --- before a battle ---


def interception(t: Table, lang: str) -> Encounter:
    """Return who has come into a region, and who is asked there: their units that can fight, and settlers who come."""
    region, mover, asked = int(t.get(Interception.REGION)), int(t.get(Interception.MOVER)), int(t.current_players[0])
    come = [int(t.get(Interception.PIECE))]
    leaders = (mover, asked)
    classes = (int(FLEET),) if t.world.is_sea(region) else tuple(range(int(FLEET)))
    sides = [
        tuple([
            force(t, seat, list(stack.pieces), "", come, lang)
            for stack in standings(t)[region].stacks
            if stack.owner == seat and (class_of(t, stack.pieces[0]) in classes or come[0] in stack.pieces)
        ])
        for seat in leaders
    ]  # fmt: skip
    air = [((seat, int(aircraft_at(t, seat, region)), 0),) if aircraft_at(t, seat, region) else () for seat in leaders]
    seats = (int(single(mover)), int(single(asked)))
    return Encounter(region, False, leaders, seats, int(t.viewer == asked), tuple(sides), tuple(air))


# --- battles ---


def battle_at(t: Table, frame: int, lang: str) -> Encounter:
    """Return the battle of a frame, seen from the attacker's side unless a view leads the defenders."""
    return Encounter(
        int(t.read(frame, Battle.REGION)), True,
        (int(leader(t, frame, 0)), int(leader(t, frame, 1))),
        (int(members(t, frame, 0)), int(members(t, frame, 1))),
        int(t.viewer >= 0 and leader(t, frame, 1) == t.viewer),
        tuple([forces(t, frame, side, lang) for side in SIDES]),
        tuple([support(t, frame, side) for side in SIDES]),
    )  # fmt: skip


def sent(t: Table, frame: int) -> list[int]:
    """Return the pieces that are known to be sent into the next round: by who looks, and openly by others."""
    draft = draft_of(t, int(t.viewer))
    kinds_of_units = (m.USE_ARMY, m.USE_FLEET)
    mine = [int(unit_of_pick(t, frame, pick)) for pick in draft[:1] if pick >> KIND_BITS in kinds_of_units]
    return mine + [int(unit) for unit in t.clash_unit if unit != NONE]


def forces(t: Table, frame: int, side: int, lang: str) -> tuple[Force, ...]:
    """Return what a side can send."""
    region = int(t.read(frame, Battle.REGION))
    chosen = sent(t, frame)
    if leader(t, frame, side) == NEUTRAL:
        piece = int(neutral_at(t, region))
        return (force(t, NEUTRAL, [piece], "", chosen, lang),) if piece != NONE else ()
    stacks = standings(t)[region].stacks
    found: list[Force] = []
    for pick in units_to_use(t, frame, side):
        piece = int(unit_of_pick(t, frame, pick))
        if piece == NONE:
            continue
        alike = next((stack for stack in stacks if piece in stack.pieces), Stack(0, 0, (piece,)))
        text = t.setup.notation.text(int(pick))
        found.append(force(t, int(t.piece_owner[piece]), list(alike.pieces), text, chosen, lang))
    return tuple(found)


def force(t: Table, seat: int, pieces: list[int], text: str, chosen: list[int], lang: str) -> Force:
    """Return pieces that are alike as a force."""
    figure = int(t.piece_figure[pieces[0]])
    cargo = tuple([int(t.piece_figure[one]) for one, at in enumerate(t.piece_aboard) if at == pieces[0]])
    dice = ""
    if figure != SETTLER:
        plus = int(bonus_of(t, figure))
        dice = f"{int(dice_of(t, figure))}{f'+{plus}' if plus else ''}"
    name = heading(piece_name(t, figure, lang))
    return Force(seat, figure, len(pieces), cargo, text, dice, name, any(one in chosen for one in pieces))


def support(t: Table, frame: int, side: int) -> tuple[Air, ...]:
    """Return the aircraft of a side."""
    region, draft = int(t.read(frame, Battle.REGION)), draft_of(t, int(t.viewer))
    found: list[Air] = []
    for seat in listed(members(t, frame, side)):
        count = int(aircraft_at(t, seat, region))
        picked = len([pick for pick in draft if pick == m.SUPPORT << KIND_BITS | seat])
        if count:
            found.append((int(seat), count, picked))
    return tuple(found)


# --- how it may go ---


def owners(one: Encounter, side: int) -> list[int]:
    """Return who fights on a side, the leader first."""
    seats = [int(seat) for seat in listed(one.seats[side])]
    return sorted(seats, key=lambda seat: seat != one.leaders[side]) or [one.leaders[side]]


def keeps(t: Table, one: Encounter) -> int:
    """Return about how likely the near side keeps the region, in parts of 100."""
    return keeps_field(t, one.region, owners(one, one.near), owners(one, 1 - one.near))


def matrix(t: Table, one: Encounter) -> tuple[tuple[Cell, ...], ...]:
    """Return how each kind of the near side does against each of the other: won and tied rounds of 100."""
    near = one.near
    picked = sum([sent_of for _, _, sent_of in one.air[near]])
    turn = slice(None, None, -1 if near else 1)
    leaders, seats = list(one.leaders)[turn], list(one.seats)[turn]
    found: list[tuple[Cell, ...]] = []
    foes = kinds(one.sides[1 - near])
    for figure in kinds(one.sides[near]):
        row = [odds_of(t, one.region, leaders, seats, [figure, other], picked) for other in foes]
        found.append(tuple([(odds.wins, odds.ties) for odds in row]))
    return tuple(found)


def kinds(side: tuple[Force, ...]) -> list[int]:
    """Return the kinds of units of a side that can fight, each once."""
    return list(dict.fromkeys([one.figure for one in side if one.dice]))
