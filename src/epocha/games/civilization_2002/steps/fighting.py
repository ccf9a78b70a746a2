"""A battle, round by round: sealed choices of a unit and aircraft, dice, losses (CE-11.7 to CE-11.34)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER, ahead
from epocha.engine.bits import listed, single
from epocha.engine.bundles import times
from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, flag, index, subset
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.bases import lose_aircraft, room_at_sea
from epocha.games.civilization_2002.clash import fixed_sheet, roll
from epocha.games.civilization_2002.components import BATTLESHIP, FIGURE_CLASS, FIGURES, FLEET, NEUTRAL, NONE, ORACLE
from epocha.games.civilization_2002.forces import (
    aircraft_at,
    count_at,
    fighters_at,
    find_piece,
    neutral_at,
    remove_piece,
)
from epocha.games.civilization_2002.losses import lose_caught_settlers
from epocha.games.civilization_2002.moves import FIGURE_BITS, FLEET_BITS, ROLL, SUPPORT, USE_ARMY, USE_FLEET
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.common import Going
from epocha.games.civilization_2002.steps.order import BATTLE, CHOICE, OPEN_CHOICE
from epocha.games.civilization_2002.technologies import has_wonder
from epocha.games.civilization_2002.travel import kinds_of_fleets

SIDES: Final = 2


class Battle(Step[Table]):
    """CE-11.25: combat rounds until a side has no fighting unit left. The player of the frame is the attacker."""

    REGION: Final = 0
    FOE: Final = 1
    OWN: Final = 2
    ATTACKERS: Final = 3
    DEFENDERS: Final = 4
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("region", of="region", none=False),
        index("foe", of=SEAT),
        flag("own"),
        subset("attackers", of=SEAT),
        subset("defenders", of=SEAT),
    )

    def run(self, table: Table) -> None:
        battle = table.frame_of(BATTLE)
        if can_fight(table, battle, ATTACKER) and can_fight(table, battle, DEFENDER):
            side = oracle_side(table, battle)
            if side == NONE:
                table.push(CHOICE, table.player())
            else:
                table.push(OPEN_CHOICE, leader(table, battle, side))
                table.push(OPEN_CHOICE, leader(table, battle, 1 - side))
            return
        end_battle(table, battle)
        table.pop()


# --- the sides ---


def leader(t: Table, battle: i64, side: i64) -> i64:
    """Return who leads a side, NEUTRAL for a neutral unit."""
    return t.player_of(battle) if side == ATTACKER else t.read(battle, Battle.FOE)


def side_led_by(t: Table, battle: i64, player: i64) -> i64:
    """Return the side that a player leads."""
    return ATTACKER if t.player_of(battle) == player else DEFENDER


def members(t: Table, battle: i64, side: i64) -> i64:
    """Return the set of those who fight on a side."""
    return t.read(battle, Battle.ATTACKERS if side == ATTACKER else Battle.DEFENDERS)


def can_fight(t: Table, battle: i64, side: i64) -> bool:
    """Return whether a side has a fighting unit left."""
    region = t.read(battle, Battle.REGION)
    if leader(t, battle, side) == NEUTRAL:
        return neutral_at(t, region) != NONE
    seats = listed(members(t, battle, side))
    for i in range(len(seats)):
        if fighters_at(t, seats[i], region):
            return True
    return False


def oracle_side(t: Table, battle: i64) -> i64:
    """Return the side whose leader holds the working Oracle against another player, or NONE (CE-11.29)."""
    for side in range(SIDES):
        own = leader(t, battle, side)
        if own != NEUTRAL and leader(t, battle, 1 - side) != NEUTRAL and has_wonder(t, own, ORACLE):
            return side
    return NONE


def end_battle(t: Table, battle: i64) -> None:
    """Who has no fighting unit left loses the aircraft too, without a roll (CE-11.26)."""
    region = t.read(battle, Battle.REGION)
    for side in range(SIDES):
        if not can_fight(t, battle, side):
            seats = listed(members(t, battle, side))
            for i in range(len(seats)):
                lose_aircraft(t, seats[i], region, 0)
    if t.read(battle, Battle.FOE) == NEUTRAL and fighters_at(t, t.player_of(battle), region) == 0:
        lose_caught_settlers(t, t.player_of(battle), region)
    if t.world.is_sea(region):
        for player in range(t.players):
            lose_aircraft(t, player, region, room_at_sea(t, player, region))


# --- choosing ---


def units_to_use(t: Table, battle: i64, side: i64) -> vec[i64]:
    """Return a pick for each sort of unit that a side could send, ascending; like ones of one owner are one."""
    out = vec[i64](capacity=16)
    region = t.read(battle, Battle.REGION)
    seats = listed(members(t, battle, side))
    for i in range(len(seats)):
        if t.world.is_sea(region):
            for k in range(len(kinds_of_fleets(t, seats[i], region))):
                out = append(out, USE_FLEET << KIND_BITS | seats[i] << FLEET_BITS | k)
        else:
            for figure in range(FIGURES):
                if FIGURE_CLASS[figure] < FLEET and count_at(t, seats[i], region, figure):
                    out = append(out, USE_ARMY << KIND_BITS | seats[i] << FIGURE_BITS | figure)
    return out


def unit_of_pick(t: Table, battle: i64, pick: i64) -> i64:
    """Return the piece that a pick sends, or NONE."""
    region = t.read(battle, Battle.REGION)
    payload = pick & PAYLOAD
    if pick >> KIND_BITS == USE_ARMY:
        return find_piece(t, payload >> FIGURE_BITS, region, payload & ((1 << FIGURE_BITS) - 1))
    fleets = kinds_of_fleets(t, payload >> FLEET_BITS, region)
    at = payload & ((1 << FLEET_BITS) - 1)
    return fleets[at] if at < len(fleets) else NONE


def supporters(t: Table, battle: i64, side: i64, draft: vec[i64]) -> vec[i64]:
    """Return the picks of one more aircraft in support of the unit picked first, ascending by its owner."""
    out = vec[i64](capacity=8)
    region = t.read(battle, Battle.REGION)
    if t.world.is_sea(region) and t.piece_figure[unit_of_pick(t, battle, draft[0])] != BATTLESHIP:
        return out
    seats = listed(members(t, battle, side))
    for i in range(len(seats)):
        pick = SUPPORT << KIND_BITS | seats[i]
        if pick >= draft[len(draft) - 1] and aircraft_at(t, seats[i], region) > times(draft, pick):
            out = append(out, pick)
    return out


class Choosing(Going):
    """D-PICK: a unit of one's own side, then aircraft in support of it."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        battle = table.frame_of(BATTLE)
        side = side_led_by(table, battle, player)
        draft = table.draft(player)
        if len(draft) == 0:
            return units_to_use(table, battle, side)
        return append(supporters(table, battle, side, draft), ROLL << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == SUPPORT:
            return "CE-11.11" if len(table.draft(player)) else "CE-11.12"
        return "CE-11.8" if table.world.is_sea(table.read(table.frame_of(BATTLE), Battle.REGION)) else "CE-11.7"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        battle = table.frame_of(BATTLE)
        draft = table.draft(player)
        if action >> KIND_BITS == ROLL:
            return True
        return len(draft) == 1 and len(supporters(table, battle, side_led_by(table, battle, player), draft)) == 0


class Choice(Choosing):
    """CE-11.10: both leaders choose in secret; against a neutral unit there is one leader."""

    def seats(self, table: Table) -> i64:
        battle = table.frame_of(BATTLE)
        foe = leader(table, battle, DEFENDER)
        return single(table.player_of(battle)) | (0 if foe == NEUTRAL else single(foe))

    def unseal(self, table: Table) -> None:
        battle = table.frame_of(BATTLE)
        for side in range(SIDES):
            player = leader(table, battle, side)
            if player != NEUTRAL:
                send(table, battle, side, table.answer(player))
        table.pop()
        fight_round(table, battle)


class OpenChoice(Choosing):
    """CE-11.29: against the Oracle the opponent chooses first, and openly."""

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        battle = table.frame_of(BATTLE)
        side = side_led_by(table, battle, player)
        if table.clash_unit[1 - side] == NONE:
            table.clear_clash()
        send(table, battle, side, picks)
        table.pop()
        if table.clash_unit[ATTACKER] != NONE and table.clash_unit[DEFENDER] != NONE:
            fight_round(table, battle)


# --- a round ---


def send(t: Table, battle: i64, side: i64, picks: vec[i64]) -> None:
    """Note the unit and the aircraft that a side has chosen."""
    t.clash_unit[side] = unit_of_pick(t, battle, picks[0])
    t.clash_figure[side] = t.piece_figure[t.clash_unit[side]]
    for player in range(t.players):
        t.backing[side * t.players + player] = 0
    for at in range(1, len(picks)):
        if picks[at] >> KIND_BITS == SUPPORT:
            t.backing[side * t.players + (picks[at] & PAYLOAD)] += 1


def fight_round(t: Table, battle: i64) -> None:
    """CE-11.15, CE-11.16: both sides roll; who has less loses unit and aircraft, in a tie both do."""
    region = t.read(battle, Battle.REGION)
    if leader(t, battle, DEFENDER) == NEUTRAL:
        t.clash_unit[DEFENDER] = neutral_at(t, region)
        t.clash_figure[DEFENDER] = t.piece_figure[t.clash_unit[DEFENDER]]
    leaders = vec[i64]([leader(t, battle, ATTACKER), leader(t, battle, DEFENDER)])
    seats = vec[i64]([members(t, battle, ATTACKER), members(t, battle, DEFENDER)])
    sheet = fixed_sheet(t, region, leaders, seats, t.clash_figure)
    roll(t, sheet, t.clash_figure, vec[i64]([backing_of(t, ATTACKER), backing_of(t, DEFENDER)]))
    t.sheet = sheet
    t.disclosures += 1
    winner = ahead(sheet)
    for side in range(SIDES):
        if side != winner:
            lose_clash(t, region, side)
        t.clash_unit[side] = NONE


def backing_of(t: Table, side: i64) -> i64:
    """Return how many aircraft support the unit of a side."""
    found: i64 = 0
    for player in range(t.players):
        found += t.backing[side * t.players + player]
    return found


def lose_clash(t: Table, region: i64, side: i64) -> None:
    """Destroy the unit that a side has sent, and the aircraft that supported it."""
    remove_piece(t, t.clash_unit[side])
    for player in range(t.players):
        lose_aircraft(t, player, region, aircraft_at(t, player, region) - t.backing[side * t.players + player])
