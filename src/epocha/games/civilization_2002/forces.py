"""The pieces on the map, a part of the table (see `layout.py`): military units and settlers, each with a number.

A piece is one of the 17 kinds of figures. What a figure can do follows from the era or from technologies, for all of
its kind alike, so modernisation (CE-3.12, CE-3.14) changes no field. A piece keeps its number while it is on the map;
the number is free afterwards, and is used again.

    piece_owner: its seat, or NEUTRAL. piece_figure: its kind, NONE where the number is free. piece_at: its region.
    piece_aboard: the fleet that carries it, or NONE (CE-3.9). piece_spent: movement points used in this turn; CAUGHT of
        a piece that a neutral unit has stopped (CE-9.22).
    visited: regions where the player who moves has been asked for the first time (CE-9.17).
    battle_at, battle_foe, battle_own, battle_helpers: of each battle declared and not yet fought its region, against
        whom the player who moves fights it, whether it was declared by themselves, and who else has intercepted them.
    clash_unit: the unit that each side has picked for a round of a battle that is not yet fought, or NONE.
    clash_figure, backing: what each side sent into the last round, and how many aircraft of each seat supported it.
    sheet: what each side of it added up (see `clash.py`); empty if there was none.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bundles import Trading
from epocha.engine.chance import Chance
from epocha.engine.fields import MANY, SEAT, Field, flag, index, number, subset
from epocha.engine.setup import Setup
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING, filled, zeros
from epocha.games.civilization_2002.agreed import Agreed
from epocha.games.civilization_2002.components import (
    AIRCRAFT,
    CAPACITY,
    FIGURE_CLASS,
    FLEET,
    NEUTRAL,
    NONE,
    SETTLER,
)
from epocha.games.civilization_2002.lists import put_once

CAUGHT: Final = 7


def piece_fields() -> tuple[Field, ...]:
    """Return the fields of `Forces`; the game declares the kinds "figure", "region" and "side"."""
    return (
        index("piece_owner", MANY, of=SEAT),
        index("piece_figure", MANY, of="figure"),
        index("piece_at", MANY, of="region"),
        number("piece_aboard", MANY, least=-1),
        number("piece_spent", MANY, most=int(CAUGHT)),
        index("visited", MANY, of="region", none=False),
        index("battle_at", MANY, of="region", none=False),
        index("battle_foe", MANY, of=SEAT),
        flag("battle_own", MANY),
        subset("battle_helpers", MANY, of=SEAT),
        number("clash_unit", "side", least=-1),
        index("clash_figure", "side", of="figure"),
        number("backing", "side", SEAT),
        number("sheet", MANY),
    )


class Forces(Trading):
    """The part of a table that stands on the map and fights; offers are beside it.

    Attributes:
        agreed, world: from the setup, never changed.
    """

    def __init__(self, setup: Setup, chance: Chance | None, offers: i64, lines: i64) -> None:
        super().__init__(setup, chance, offers, lines)
        agreed = setup.tables
        if not isinstance(agreed, Agreed):
            raise TypeError("the setup is of another game")
        self.agreed = agreed
        self.world = agreed.world
        self.piece_owner = NOTHING
        self.piece_figure = NOTHING
        self.piece_at = NOTHING
        self.piece_aboard = NOTHING
        self.piece_spent = NOTHING
        self.visited = NOTHING
        self.battle_at = NOTHING
        self.battle_foe = NOTHING
        self.battle_own = NOTHING
        self.battle_helpers = NOTHING
        self.clash_unit = NOTHING
        self.clash_figure = NOTHING
        self.backing = NOTHING
        self.sheet = NOTHING

    def clear_forces(self) -> None:
        """Let nothing stand on the map."""
        self.piece_owner = vec[i64](capacity=32)
        self.piece_figure = vec[i64](capacity=32)
        self.piece_at = vec[i64](capacity=32)
        self.piece_aboard = vec[i64](capacity=32)
        self.piece_spent = vec[i64](capacity=32)
        self.visited = vec[i64](capacity=8)
        self.clear_battles()
        self.clear_clash()

    def clear_battles(self) -> None:
        """Let no battle be declared."""
        self.battle_at = vec[i64](capacity=8)
        self.battle_foe = vec[i64](capacity=8)
        self.battle_own = vec[i64](capacity=8)
        self.battle_helpers = vec[i64](capacity=8)

    def clear_clash(self) -> None:
        """Let no unit be picked for a combat round."""
        self.clash_unit = filled(2, NONE)
        self.clash_figure = filled(2, NONE)
        self.backing = zeros(2 * self.players)
        self.sheet = NOTHING

    def copy_forces_to(self, t: "Forces") -> None:
        """Copy these fields."""
        t.piece_owner = self.piece_owner[:]
        t.piece_figure = self.piece_figure[:]
        t.piece_at = self.piece_at[:]
        t.piece_aboard = self.piece_aboard[:]
        t.piece_spent = self.piece_spent[:]
        t.visited = self.visited[:]
        t.battle_at = self.battle_at[:]
        t.battle_foe = self.battle_foe[:]
        t.battle_own = self.battle_own[:]
        t.battle_helpers = self.battle_helpers[:]
        t.clash_unit = self.clash_unit[:]
        t.clash_figure = self.clash_figure[:]
        t.backing = self.backing[:]
        t.sheet = self.sheet[:]


# --- pieces come and go ---


def add_piece(t: Forces, owner: i64, figure: i64, region: i64) -> i64:
    """Put a piece on the map; return its number."""
    for piece in range(len(t.piece_figure)):
        if t.piece_figure[piece] == NONE:
            t.piece_owner[piece] = owner
            t.piece_figure[piece] = figure
            t.piece_at[piece] = region
            return piece
    t.piece_owner = append(t.piece_owner, owner)
    t.piece_figure = append(t.piece_figure, figure)
    t.piece_at = append(t.piece_at, region)
    t.piece_aboard = append(t.piece_aboard, NONE)
    t.piece_spent = append(t.piece_spent, 0)
    return len(t.piece_figure) - 1


def remove_piece(t: Forces, piece: i64) -> None:
    """Take a piece off the map, with what it carries (CE-11.27)."""
    if t.piece_figure[piece] == NONE:
        return
    is_fleet = FIGURE_CLASS[t.piece_figure[piece]] == FLEET
    t.piece_owner[piece] = NONE
    t.piece_figure[piece] = NONE
    t.piece_at[piece] = NONE
    t.piece_aboard[piece] = NONE
    t.piece_spent[piece] = 0
    if is_fleet:
        for other in range(len(t.piece_figure)):
            if t.piece_aboard[other] == piece:
                remove_piece(t, other)


def remove_all(t: Forces, owner: i64) -> None:
    """Take all pieces of a seat off the map."""
    for piece in range(len(t.piece_figure)):
        if t.piece_figure[piece] != NONE and t.piece_owner[piece] == owner:
            remove_piece(t, piece)


# --- who is where ---


def is_of(t: Forces, piece: i64, owner: i64, region: i64) -> bool:
    """Return whether a piece is somebody's, and in a region."""
    return t.piece_at[piece] == region and t.piece_owner[piece] == owner


def class_of(t: Forces, piece: i64) -> i64:
    """Return the class of a piece."""
    return FIGURE_CLASS[t.piece_figure[piece]]


def armies_at(t: Forces, owner: i64, region: i64) -> i64:
    """Return how many armies somebody has on the ground of a land region (CE-1.10)."""
    if t.world.is_sea(region):
        return 0
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] == region and t.piece_owner[piece] == owner and class_of(t, piece) < FLEET:
            found += 1
    return found


def of_class_at(t: Forces, owner: i64, region: i64, what: i64) -> i64:
    """Return how many pieces of a class somebody has in a region, those aboard fleets among them."""
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] == region and t.piece_owner[piece] == owner and class_of(t, piece) == what:
            found += 1
    return found


def fleets_at(t: Forces, owner: i64, region: i64) -> i64:
    """Return how many fleets somebody has in a region, at sea or in port."""
    return of_class_at(t, owner, region, FLEET)


def aircraft_at(t: Forces, owner: i64, region: i64) -> i64:
    """Return how many aircraft somebody has in a region."""
    return of_class_at(t, owner, region, AIRCRAFT)


def settlers_at(t: Forces, owner: i64, region: i64) -> i64:
    """Return how many settlers somebody has in a region, those aboard fleets among them."""
    return count_at(t, owner, region, SETTLER)


def count_at(t: Forces, owner: i64, region: i64, figure: i64) -> i64:
    """Return how many figures of a kind somebody has in a region, those aboard fleets among them."""
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] == region and t.piece_owner[piece] == owner and t.piece_figure[piece] == figure:
            found += 1
    return found


def total_of(t: Forces, owner: i64, figure: i64) -> i64:
    """Return how many figures of a kind somebody has on the whole map."""
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        if t.piece_figure[piece] == figure and t.piece_owner[piece] == owner:
            found += 1
    return found


def fighters_at(t: Forces, owner: i64, region: i64) -> i64:
    """Return how many units somebody has that can fight in a region: armies, or at sea fleets (CE-11.7, CE-11.8)."""
    return fleets_at(t, owner, region) if t.world.is_sea(region) else armies_at(t, owner, region)


def regions_with(t: Forces, owner: i64, figure: i64) -> vec[i64]:
    """Return the regions where somebody has a figure of a kind ashore and without cargo, ascending, each once."""
    out = vec[i64](capacity=4)
    for piece in range(len(t.piece_at)):
        if t.piece_owner[piece] == owner and t.piece_figure[piece] == figure:
            region = t.piece_at[piece]
            if find_piece(t, owner, region, figure) != NONE:
                out = put_once(out, region)
    return out


def regions_of_fighters(t: Forces, owner: i64) -> vec[i64]:
    """Return the regions where somebody has a unit that can fight there, ascending, each once (CE-11.7, CE-11.8)."""
    out = vec[i64](capacity=16)
    for piece in range(len(t.piece_at)):
        if t.piece_owner[piece] == owner and t.piece_figure[piece] != NONE:
            region = t.piece_at[piece]
            kind = FIGURE_CLASS[t.piece_figure[piece]]
            if kind == FLEET if t.world.is_sea(region) else kind < FLEET:
                out = put_once(out, region)
    return out


def find_piece(t: Forces, owner: i64, region: i64, figure: i64) -> i64:
    """Return one of somebody's figures of a kind in a region, ashore and without cargo; or NONE."""
    for piece in range(len(t.piece_at)):
        if (
            t.piece_at[piece] == region
            and t.piece_figure[piece] == figure
            and t.piece_owner[piece] == owner
            and t.piece_aboard[piece] == NONE
            and (FIGURE_CLASS[figure] != FLEET or cargo_of(t, piece) == 0)
        ):
            return piece
    return NONE


def neutral_at(t: Forces, region: i64) -> i64:
    """Return the neutral cavalry unit in a region, or NONE."""
    for piece in range(len(t.piece_at)):
        if t.piece_owner[piece] == NEUTRAL and t.piece_at[piece] == region and t.piece_figure[piece] != NONE:
            return piece
    return NONE


# --- fleets ---


def cargo_of(t: Forces, fleet: i64) -> i64:
    """Return how many pieces a fleet carries."""
    found: i64 = 0
    for piece in range(len(t.piece_aboard)):
        if t.piece_aboard[piece] == fleet:
            found += 1
    return found


def has_room(t: Forces, fleet: i64) -> bool:
    """Return whether a fleet can take one more piece aboard (CE-3.8)."""
    return cargo_of(t, fleet) < CAPACITY


# --- a turn ---


def rest(t: Forces, owner: i64) -> None:
    """Give all pieces of a seat their movement points back, after its turn."""
    for piece in range(len(t.piece_owner)):
        if t.piece_owner[piece] == owner:
            t.piece_spent[piece] = 0


def settle(t: Forces, owner: i64) -> None:
    """Forget what the pieces of a seat have moved, after its movement; who is caught stays so until the battles."""
    for piece in range(len(t.piece_owner)):
        if t.piece_owner[piece] == owner and t.piece_spent[piece] != CAUGHT:
            t.piece_spent[piece] = 0


def is_loaded(t: Forces, piece: i64) -> bool:
    """Return whether a fleet carries anything."""
    return cargo_of(t, piece) > 0
