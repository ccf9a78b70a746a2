"""The strip of the last turn: what others did in a row before the seat looked through was asked again."""

from epocha.server.show.logbook import TOLD, last_turn, told_of
from epocha.server.show.model import LogEntry, LogLine


def lines(*seats: int, **more: object) -> list[LogLine]:
    return [LogLine(kind="action", seat=s, ply=n, text="t", sentence="s", **more) for n, s in enumerate(seats, start=1)]


def plies(told: list[LogLine]) -> list[int]:
    return [line.ply for line in told]


def test_it_tells_what_others_did_in_a_row() -> None:
    log = lines(1, 0, 1, 2)
    assert (last_turn(log, 0).after, plies(last_turn(log, 0).lines)) == (2, [3, 4])
    assert plies(last_turn(lines(1, 0, 1, 2, 0, 0), 0).lines) == [3, 4], "through all decisions of the own turn"
    assert (last_turn(lines(1, 2), 0).after, plies(last_turn(lines(1, 2), 0).lines)) == (0, [1, 2])


def test_it_says_nothing_where_there_is_nothing_to_say() -> None:
    for log, seat in (([], 0), (lines(0, 0), 0), (lines(0, 1), None), (lines(1, declined=True), 0)):
        assert last_turn(log, seat).lines == []


def test_of_many_moves_it_tells_the_latest_and_how_many_there_were_before() -> None:
    told = last_turn(lines(0, *[1] * (TOLD + 3)), 0)
    assert (plies(told.lines)[-1], len(told.lines), told.earlier, told.after) == (TOLD + 4, TOLD, 3, 1)


def test_below_a_picture_stands_what_happened_of_its_kind_with_the_latest_first() -> None:
    deal, other = (LogEntry(kind=kind, seat=0, sentence="s") for kind in ("deal", "effect"))
    log = [*lines(0, followed=[deal, other]), *lines(1, followed=[other])]
    log.append(log[0].model_copy(update={"ply": 3}))
    assert [(line.ply, entries) for line, entries in told_of(log, "deal")] == [(3, [deal]), (1, [deal])]
    assert told_of(log, "") == []
