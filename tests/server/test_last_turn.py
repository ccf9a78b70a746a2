"""The strip of the last turn: what others did in a row before the seat looked through was asked; the last battle."""

import re

import pytest
from finished import recorded

from epocha.engine.outcome import FOUGHT
from epocha.engine.position import position_of
from epocha.server.show.logbook import TOLD, how_it_ended, last_battle, last_turn, told_of
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


# --- the last battle ---


def fought(*battles: str) -> list[LogLine]:
    return [lines(n % 2, battle=battle)[0].model_copy(update={"ply": n}) for n, battle in enumerate(battles, start=1)]


def test_the_last_battle_is_all_that_was_done_in_it() -> None:
    battle = last_battle(fought("", "on", "over", "", "on", "on", "on", "over", "", ""))
    assert battle == (4, 8)
    assert last_battle(fought("on", "over")) == (0, 2)
    assert last_battle(fought("over", "over", "")) == (1, 2), "two battles of one action each"


def test_how_a_battle_ended_is_told_while_its_spoils_are_taken() -> None:
    log = fought("on", "on", "on")
    assert how_it_ended(log) == [], "it is still being fought"
    won, other = (LogEntry(kind=kind, seat=0, sentence="s") for kind in (FOUGHT, "effect"))
    log[1] = log[1].model_copy(update={"followed": [other, won]})
    assert how_it_ended(log[:2]) == how_it_ended(log) == [won], "and what was taken first does not hide it"
    assert how_it_ended([*log, *fought("over")]) == how_it_ended([*log, *fought("")]) == how_it_ended([]) == []


def test_a_battle_that_goes_on_is_not_stepped_through_yet() -> None:
    assert last_battle(fought("", "on", "over", "", "on")) is None
    assert last_battle(fought("", "")) is None


def in_battle(name: str) -> tuple[str, int, str]:
    """Return the game of a record, its players, and the position of the first battle."""
    match = recorded(name)
    state = match.initial_state()
    for move in match.moves:
        if match.game.in_battle(state):
            return match.game.name, match.players, position_of(state)
        for pick in move.picks:
            state.play(move.player, pick)
    raise AssertionError(f"{name} has no battle")


RESULT = {
    "civilization_2010": re.compile("wins the battle|loses the battle"),
    "civilization_2002": re.compile("wins"),
}
"""How the log of each game says who has won."""


@pytest.mark.parametrize("record", ["civilization_2010/military-2", "civilization_2002/conquest-2"])
def test_everybody_may_step_through_a_battle_that_is_over(person, record: str) -> None:
    game, players, position = in_battle(record)
    anna, spectator = person(), person()
    table = anna.create(*["me"] * players, game=game, position=position)
    assert 'id="last-battle"' not in anna.page(f"/tables/{table}")
    for _ in range(60):
        anna.play(table)
        if (line := anna.table(table)["log"][-1:]) and line[0]["battle"] == "over":
            break
    until = line[0]["ply"]
    for who in (anna, spectator):
        link = re.search(r'id="last-battle" href="([^"]+)"', who.page(f"/tables/{table}"))
        assert link
        address = link[1].replace("&amp;", "&")
        assert address.startswith(f"/tables/{table}/replay?at=0&since=0&until={until}")
        for at in range(until + 1):
            page = who.page(address.replace("at=0", f"at={at}").split("#")[0])
            assert ('data-shows="battle"' in page) == (at < until), at
            assert ('id="step-next" href' in page) == (at < until)
            assert ('id="step-previous" href' in page) == (at > 0)
            assert ('id="outcome"' in page) == (at == until)
        told = re.findall(r'id="outcome-\d+".*?</li>', page, re.DOTALL)
        assert told
        assert all("action" not in kind for row in told for kind in re.findall(r"kind-(\w+)", row))
        assert RESULT[game].search(" ".join(told)), "it says who has won"
    assert spectator.page(f"/tables/{table}/replay?at=0&since=0&until={until + 99}", 404)
