"""Positions of movement, battles and trade that no play leads to are refused."""

from collections.abc import Callable

import pytest
from epocha_fixtures.frames import put_frame

from epocha.engine.state import NOBODY
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002.soundness_war import wrong_war
from epocha.games.civilization_2002.steps.common import MOVEMENT, ROUND, TRADE
from epocha.games.civilization_2002.steps.order import ANSWER, BATTLE, CHOICE, INTERCEPTION, OPEN_CHOICE
from epocha.games.civilization_2002.steps.rounds import MOVEMENT_PHASE

from .field import P1, P2, P3, Table, do, march, read, settled, step, unit, world


def in_a_round(step_of_phase: int, player: int) -> Table:
    """Return a phase of a round, with armies of three players side by side."""
    table = world("advanced")
    for seat in (P1, P2, P3):
        unit(table, seat, "swordsman", "gobi", 2)
    unit(table, P2, "swordsman", "steppe")
    settled(settled(settled(table, P1, "gobi"), P2, "steppe"), P3, "java")
    table.gold[P1] = 5
    table.clear_frames()
    put_frame(table, ROUND, place=MOVEMENT_PHASE, turns=1)
    put_frame(table, step_of_phase, player)
    table.advance()
    return table


def moving() -> Table:
    return in_a_round(MOVEMENT, P1)


def met() -> Table:
    """Return the question to P2 whether to intercept."""
    return march(moving(), "gobi", "swordsman", "steppe")


def choosing() -> Table:
    """Return the choices for a combat round."""
    table = do(moving(), "done", "attack 2 in gobi", "done", "done")
    assert step(table) == "choose"
    return table


def offered() -> Table:
    return do(in_a_round(TRADE, NOBODY), "offer 2", "give 1 gold", "send")


def put(name: str, *values: int) -> Callable[[Table], None]:
    """Return a change of a field."""
    return lambda table: setattr(table, name, vec_of(list(values)))


def pushed(step: int, player: int, **numbers: int) -> Callable[[Table], None]:
    """Return a change by a frame too many."""
    return lambda table: put_frame(table, step, player, **numbers)


def written(frame: int, number: int, value: int) -> Callable[[Table], None]:
    """Return a change of a number of a frame."""
    return lambda table: table.write(table.frame_of(frame), number, value)


@pytest.mark.parametrize("position", [moving, met, choosing, offered])
def test_what_play_leads_to_is_sound(position: Callable[[], Table]) -> None:
    assert wrong_war(position()) == ""


@pytest.mark.parametrize(
    ("position", "change", "fault"),
    [
        (moving, put("battle_at", 1), "each battle needs"),
        (moving, put("sheet", 1, 2, 3), "not whole"),
        (moving, put("clash_unit", 0, -1), "nobody chooses openly"),
        (moving, put("offered_to", 1, -1, -1), "nobody is asked about it"),
        (moving, pushed(ANSWER, P2), "cannot stand on move"),
        (moving, pushed(INTERCEPTION, P2, region=read("gobi"), piece=99, mover=P1), "not there"),
        (moving, pushed(INTERCEPTION, P1, region=read("gobi"), mover=P1), "themselves"),
        (moving, pushed(INTERCEPTION, NOBODY, region=read("gobi"), mover=P1), "needs a player"),
        (met, written(INTERCEPTION, 2, 1 << P3), "nothing there to intercept"),
        (choosing, written(BATTLE, 1, P1), "mixed up"),
        (choosing, written(BATTLE, 4, 1 << P3), "does not take part"),
        (choosing, written(BATTLE, 0, read("java")), "nothing to fight with"),
        (choosing, pushed(CHOICE, P1), "cannot stand on choose"),
        (choosing, pushed(OPEN_CHOICE, P3), "cannot stand on choose"),
        (offered, written(ANSWER, 0, 1), "no offer is made"),
        (offered, written(ANSWER, 1, 1), "whose turn"),
    ],
)
def test_what_no_play_leads_to_is_refused(
    position: Callable[[], Table], change: Callable[[Table], None], fault: str
) -> None:
    table = position()
    change(table)
    assert fault in wrong_war(table)
    assert table.unsound()
