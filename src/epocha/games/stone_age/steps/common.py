"""What the steps share: their numbers, the free action of SA-7.24, payments, and figures that come back."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import A, Step
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import AMOUNT, RESOURCES
from epocha.games.stone_age.state import KIND_BITS, NONE, PAY, PAYLOAD, REDEEM_CARD, TAKE, Table

PLACE_FIGURES: Final = 0
CHOOSE_PLACE: Final = 1
USE_TOOLS: Final = 2
BUY_CARD: Final = 3
LAY_CARD: Final = 4
PICK_DIE: Final = 5
BUY_BUILDING: Final = 6
FEED: Final = 7
COVER_SHORTAGE: Final = 8
REDEEM_TWO: Final = 9
NEW_ROUND: Final = 10
FINAL_SCORING: Final = 11
GAME_OVER: Final = 12


def next_seat(t: Table, p: i64) -> i64:
    """Return the seat clockwise of `p` (SA-2.15)."""
    return p + 1 if p + 1 < t.players else 0


def redeeming(t: Table, p: i64, out: vec[i64]) -> vec[i64]:
    """Add the free action of SA-7.24 to the choices of any own decision."""
    card = t.redeemer(p)
    return out if card == NONE else append(out, REDEEM_CARD << KIND_BITS | card)


def redeem(t: Table, p: i64, action: i64) -> bool:
    """Begin to redeem "any 2 resources" if that is the action; the interrupted decision is put again (SA-16.5)."""
    if action >> KIND_BITS != REDEEM_CARD:
        return False
    card = action & PAYLOAD
    t.mark[card] = 0
    t.push(REDEEM_TWO, p, AMOUNT[card])
    return True


def misplaced(action: i64, rule: str) -> str:
    """Return the rule for an action of another step: SA-7.24 for redeeming without the card, else the step's."""
    return "SA-7.24" if action >> KIND_BITS == REDEEM_CARD else rule


class RedeemTwo(Step[Table]):
    """SA-D8, as a chain of single choices. Frame: A = resources still to take."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for r in range(RESOURCES):
            out = append(out, TAKE << KIND_BITS | r)
        return out

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.gain(player, action & PAYLOAD, 1)
        left = table.get(A) - 1
        table.put(A, left)
        if left == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(A)), int(table.get(A)))


def take_back(t: Table, p: i64, place: i64) -> None:
    """SA-5.3: the figures return from a resolved place to the player's board."""
    figures = t.placed[place * t.players + p]
    t.placed[place * t.players + p] = 0
    t.taken[place] -= figures
    t.idle[p] += figures


def payable(t: Table, p: i64, out: vec[i64]) -> vec[i64]:
    """Add a payment of one resource of each kind that the player has."""
    for r in range(RESOURCES):
        if t.stock[p * RESOURCES + r]:
            out = append(out, PAY << KIND_BITS | r)
    return out


def pay(t: Table, p: i64, resource: i64) -> None:
    """Return one resource to the supply."""
    t.stock[p * RESOURCES + resource] -= 1
