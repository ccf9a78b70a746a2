"""Civ tokens: looking at them, turning them up, and what they do (CE-4, CE-10.5, CE-10.6)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, index
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import (
    CAVALRY,
    ERAS,
    FERTILE,
    FIGURE_OF,
    FLEET,
    FREE_TECHNOLOGY,
    IS_EVENT,
    METROPOLIS,
    NEUTRAL,
    NEUTRAL_NATION,
    NO_EFFECT,
    NONE,
    NUMBERS,
    PLAGUE,
    PLAGUE_RADIUS,
    SHUNS_STARTS,
    TREASURE,
    VILLAGE,
)
from epocha.games.civilization_2002.forces import add_piece, remove_piece
from epocha.games.civilization_2002.knowledge import stays_hidden
from epocha.games.civilization_2002.layout import DOWN, Layout
from epocha.games.civilization_2002.prices import figures_for_sale
from epocha.games.civilization_2002.settlements import (
    fewest_settlements,
    put_settlement,
    remove_token,
    show_token,
)
from epocha.games.civilization_2002.state import ARMY, KEEP, KIND_BITS, PAYLOAD, REMOVE, TURN_UP, Table
from epocha.games.civilization_2002.steps.common import NEUTRAL_ARMY, TOKEN, Play, actions
from epocha.games.civilization_2002.steps.gaining import take_free_technology

TREASURE_GOLD: Final[i64] = NUMBERS.treasure_gold


def bars_exploring(t: Layout, player: i64, land: i64) -> str | None:
    """Return the rule by which a settler finds nothing to look at in a land, if there is one."""
    if t.token_lies[land] != DOWN:
        return "CE-10.1"
    if t.agreed.open_tokens:
        return None if IS_EVENT[t.token[land]] else "CE-5.15"
    return "CE-10.7" if t.token_seen[land] & single(player) else None


def explore(t: Table, player: i64, land: i64) -> None:
    """Let a player look at the token of a land (CE-10.5, CE-10.6)."""
    token = t.token[land]
    if stays_hidden(token):
        t.token_seen[land] |= single(player)
        t.disclosures += 1
        t.push(TOKEN, player, land)
    else:
        turn_up(t, player, land)


class LookedAt(Play):
    """D-TOKEN, CE-4.9, CE-4.33: what becomes of a token that only its finder knows."""

    LAND: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("land", of="land", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), KEEP << KIND_BITS)
        is_idle = table.token[table.get(LookedAt.LAND)] == NO_EFFECT
        return append(out, (REMOVE if is_idle else TURN_UP) << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CE-4.9" if action >> KIND_BITS == REMOVE else "CE-4.33"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        land = table.get(LookedAt.LAND)
        table.pop()
        if action >> KIND_BITS == REMOVE:
            remove_token(table, land)
        elif action >> KIND_BITS == TURN_UP:
            show_token(table, land)


def turn_up(t: Table, player: i64, land: i64) -> None:
    """Turn the token of a land face up; it takes effect at once (CE-4.6), an event is then removed (CE-4.7)."""
    token = t.token[land]
    if IS_EVENT[token]:
        remove_token(t, land)
        carry_out(t, player, land, token)
    elif token == NO_EFFECT:
        remove_token(t, land)
    else:
        show_token(t, land)
        if token == FERTILE and VILLAGE <= t.settlement_size[land] < METROPOLIS:
            t.settlement_size[land] += 1


def turn_up_at_start(t: Table, land: i64) -> None:
    """Turn the token of a land where a player starts (CE-5.11); some do nothing there (CE-4.31)."""
    if SHUNS_STARTS[t.token[land]]:
        remove_token(t, land)
    else:
        turn_up(t, t.settlement_of[land], land)


def carry_out(t: Table, player: i64, land: i64, token: i64) -> None:
    """Carry out an event that a player has found."""
    if token == TREASURE:
        t.gold[player] += TREASURE_GOLD
    elif token == FREE_TECHNOLOGY:
        take_free_technology(t, player)
    elif token == PLAGUE:
        ravage(t, land)
    elif token == NEUTRAL_NATION:
        settle_nation(t, land)


# --- plague ---


def ravage(t: Table, land: i64) -> None:
    """CE-4.21 to CE-4.24."""
    for other in range(t.world.land_count):
        far = t.world.by_land.distance(land, other)
        if 0 <= far <= PLAGUE_RADIUS[t.era]:
            for piece in range(len(t.piece_at)):
                if t.piece_at[piece] == other:
                    remove_piece(t, piece)
            if t.settlement_size[other] > VILLAGE:
                t.settlement_size[other] -= 1


# --- neutral nation ---


def settle_nation(t: Table, land: i64) -> None:
    """A village and an army for who has the fewest settlements, in a tie neutral cavalry (CE-4.13, CE-4.17)."""
    player = fewest_settlements(t)
    if player == NONE:
        add_piece(t, NEUTRAL, FIGURE_OF[CAVALRY * ERAS + t.era], land)
        return
    put_settlement(t, player, land)
    t.push(NEUTRAL_ARMY, player, land)


class NeutralArmy(Play):
    """D-NEUTRAL-ARMY, CE-4.13 to CE-4.15."""

    LAND: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("land", of="land", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return actions(ARMY, figures_for_sale(table, FLEET - 1))

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CE-4.15" if table.agreed.advanced else "CE-4.14"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        add_piece(table, player, action & PAYLOAD, table.get(NeutralArmy.LAND))
        table.pop()
