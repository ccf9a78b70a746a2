"""Completed empires, the wonders goal, and the end of the game (sections 6 and 11)."""

from mypy_extensions import i64

from epocha.games.mesta.components import NONE
from epocha.games.mesta.state import CAP_END, COMPLETE_END, STALL_END, Table


def settle(t: Table, arrived: i64) -> None:
    """Make the checks after an atomic step, in the order of ME-6.12.

    Args:
        t: the table.
        arrived: set of cities that the step brought to tables; only with them can anything have become complete.
    """
    completed = complete_empires(t, arrived)
    if t.wonders_goal and t.wonders_holder == NONE and arrived & t.atlas.wonders:
        award_wonders(t)
    if completed and all_completed(t):
        t.over = COMPLETE_END


def complete_empires(t: Table, arrived: i64) -> bool:
    """ME-6.1, ME-6.2: move every empire that lies complete on one table to its finished pile; say whether any did."""
    left = arrived & ~t.atlas.neutral
    if left == 0:
        return False
    found = False
    for whole in t.atlas.of_empire:
        if left & whole:
            for p in range(t.players):
                if t.cities[p] & whole == whole:
                    t.cities[p] &= ~whole
                    t.finished[p] |= whole
                    found = True
            left &= ~whole
            if left == 0:
                break
    return found


def award_wonders(t: Table) -> None:
    """ME-6.7, ME-6.9: the first player with all seven wonder cities, finished ones included, earns the bonus."""
    wonders = t.atlas.wonders
    for p in range(t.players):
        if (t.cities[p] | t.finished[p]) & wonders == wonders:
            t.wonders_holder = p


def all_completed(t: Table) -> bool:
    """ME-11.1: whether every city that belongs to an empire lies in a finished pile."""
    open_cities = t.in_play & ~t.atlas.neutral
    for p in range(t.players):
        open_cities &= ~t.finished[p]
    return open_cities == 0


def end_round(t: Table) -> None:
    """ME-16.6: test the two house ends on the round just completed (ME-11.6, ME-11.7), and count it."""
    t.still = 0 if t.moved else t.still + 1
    t.moved = 0
    if t.still == t.stall_rounds:
        t.over = STALL_END
    elif t.round == t.max_rounds:
        t.over = CAP_END
    else:
        t.round += 1
