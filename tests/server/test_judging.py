"""An action is parsed, judged and played once; what came of it is stored, and only then kept in memory."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from loops import run

from epocha.engine.chance import Chance
from epocha.engine.position import position_of
from epocha.engine.state import REFEREE
from epocha.server.errors import Problem
from epocha.server.settings import Settings
from epocha.server.show.views import Visitor
from epocha.server.store.kept import Unstored
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import life
from epocha.server.table.input import Act, NewTable, SeatPlan, Withdraw
from epocha.server.table.table import Table
from epocha.server.table.tables import Tables
from epocha.server.web.security import Keys
from epocha.server.web.site import Site


def plan(game: str, players: int) -> NewTable:
    return NewTable(game=game, seats=[SeatPlan(kind="me")] * players)


def answer(table: Table, seat: int, text: str, spare: bool = False) -> Act:
    return Act(decision=table.decision_id(seat), action=text, spare=spare)


def counted(monkeypatch: pytest.MonkeyPatch, table: Table) -> Counter[str]:
    """Count the calls that read, judge and carry out actions."""
    calls: Counter[str] = Counter()
    for kind, names in (
        (type(table.match.game), ("text_to_picks",)),
        (type(table.match.state), ("apply_action", "apply_draft", "play", "forbids")),
    ):
        for name in names:
            count(monkeypatch, kind, name, calls)
    return calls


def count(monkeypatch: pytest.MonkeyPatch, kind: type, name: str, calls: Counter[str]) -> None:
    usual = getattr(kind, name)

    def counting(*given: Any) -> Any:
        calls[name] += 1
        return usual(*given)

    monkeypatch.setattr(kind, name, counting)


def test_an_accepted_action_is_parsed_judged_and_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        tables = Tables(SqliteStore(tmp_path), Settings(tmp_path))
        header = await tables.create(plan("bazaar", 3), "anna", "Anna")
        table = await tables.get(header.id)
        calls = counted(monkeypatch, table)
        for seat in range(3):
            calls.clear()
            request = answer(table, seat, "go nowhere")
            await tables.change(header.id, lambda t: life.answer(t, range(3), request, 2.0))  # noqa: B023
            assert calls == {"text_to_picks": 1, "apply_action": 1, "play": 1}
        calls.clear()
        request = answer(table, 0, "offer 2, give silk, take spice, send")
        await tables.change(header.id, lambda t: life.answer(t, [0], request, 3.0))
        assert calls == {"text_to_picks": 1, "apply_draft": 1}, "four picks at once"
        assert (
            [move.text for move in table.moves[3:]] == [move.text for move in table.match.moves[3:]] == [request.action]
        )
        await tables.close()

    run(play())


def standing(table: Table) -> tuple[object, ...]:
    """Return all that a change of a table may change in memory."""
    match = table.match
    return (
        table.header, list(table.seats), list(table.moves), list(table.drafts), dict(table.match.standing_answers),
        match.state.key(), list(match.moves), match.drafts(),
    )  # fmt: skip


def test_what_cannot_be_stored_changes_nothing_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, Settings(tmp_path))
        header = await tables.create(plan("bazaar", 3), "anna", "Anna")
        table = await tables.get(header.id)
        for seat in range(3):
            await tables.change(header.id, lambda t: life.answer(t, range(3), answer(t, seat, "go nowhere"), 2.0))  # noqa: B023
        await tables.change(header.id, lambda t: life.answer(t, [0], answer(t, 0, "offer 2, give silk"), 2.0))

        def full(change: object) -> None:
            raise Unstored("the disk is full")

        before = standing(table)
        monkeypatch.setattr(store, "change", full)
        picking = answer(table, 0, "take spice")
        sending = answer(table, 0, "take spice, send")
        shorter = Withdraw(decision=table.answer_id(0), left=1)
        for verb in (
            lambda t: life.answer(t, [0], picking, 3.0),
            lambda t: life.answer(t, [0], sending, 3.0),
            lambda t: life.withdraw(t, [0], shorter),
        ):
            with pytest.raises(Unstored):
                await tables.change(header.id, verb)
            assert standing(table) == before
        monkeypatch.undo()
        await tables.change(header.id, lambda t: life.answer(t, [0], sending, 3.0))
        assert table.moves[-1].text == "offer 2, give silk, take spice, send"
        await tables.close()

    run(play())


def test_a_refused_action_changes_nothing_in_memory(tmp_path: Path) -> None:
    table = Table(life.create(plan("bazaar", 3), "anna", "Anna", 1.0))
    for seat in range(3):
        change = life.answer(table, [seat], answer(table, seat, "go nowhere"), 2.0)
        assert change
        table.take(change)
    before = standing(table)
    for text, code in (
        ("offer 2, give silk, give silk, give silk, send", "error-illegal"),
        ("juggle", "error-not-under"),
    ):
        with pytest.raises(Problem, match=code):
            life.answer(table, [0], answer(table, 0, text), 3.0)
        assert standing(table) == before


@pytest.mark.parametrize(("game", "players"), [("bazaar", 3), ("stone_age", 2), ("mesta", 3)])
def test_memory_is_what_the_store_would_be_rebuilt_as(game: str, players: int, tmp_path: Path) -> None:
    store, chance = SqliteStore(tmp_path), Chance.from_seed(7)
    store.create(stored := life.create(plan(game, players), "anna", "Anna", 1.0))
    table = Table(stored)
    for number in range(60):
        state = table.match.state
        if state.is_terminal:
            break
        assert state.viewer == REFEREE
        asked = state.current_players
        seat = asked[chance.below(len(asked))]
        actions = state.legal_actions(seat)
        text = table.match.game.action_to_text(state, actions[chance.below(len(actions))])
        change = life.answer(table, [seat], answer(table, seat, text), 2.0)
        assert change
        store.change(change)
        table.take(change)
        if number % 5 == 0:
            found = store.load(table.header.id)
            assert found
            again = Table(found)
            assert standing(again)[:5] == standing(table)[:5]
            assert again.match.state.key() == table.match.state.key()
            assert again.match.moves == table.match.moves
            assert again.match._disclosures == table.match._disclosures


def test_nobody_waits_while_texts_like_a_mistyped_one_are_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a big game that took a second for each, and up to sixteen come in one request."""

    def looks(*given: object, **more: object) -> list[str]:
        raise AssertionError("nobody reads the message")

    async def play() -> None:
        site = Site(SqliteStore(tmp_path), Keys(tmp_path), Settings(tmp_path))
        begins = plan("stone_age", 2).model_copy(update={"options": {"start_player": 1}})
        table = (await site.tables.create(begins, "anna", "Anna")).id
        anna = Visitor("anna", "en")
        monkeypatch.setattr("difflib.get_close_matches", looks)
        with pytest.raises(Problem, match="error-not-understood"):
            await site.why(anna, table, 0, ["plase forest 1"] * 16)
        assert (await site.why(anna, table, 0, ["plase forest 1", "take tool 99", "pay clay"])).rule
        mistyped = answer(await site.tables.get(table), 0, "plase forest 1")
        with pytest.raises(Problem, match="error-not-understood"):
            await site.act(anna, table, mistyped)
        await site.tables.close()

    run(play())


def test_a_bot_for_which_the_rules_fail_tries_more_and_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they may in a position from outside: every try takes time that all tables share."""
    waits: list[float] = []
    usual = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waits.extend([seconds] if seconds >= 1 else [])
        await usual(3600 if len(waits) == 7 else 0)

    async def failing(tables: Tables, table: Table, seat: int) -> None:
        raise RuntimeError("the table goes on and on by itself")

    async def play() -> None:
        tables = Tables(SqliteStore(tmp_path), Settings(tmp_path))
        monkeypatch.setattr(Tables, "_think", failing)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        seats = [SeatPlan(kind="bot", bot="random"), SeatPlan(kind="me")]
        await tables.create(NewTable(game="stone_age", seats=seats, options={"start_player": 1}), "anna", "Anna")
        while len(waits) < 7:
            await usual(0.01)
        await tables.close()

    run(play())
    assert waits == [20, 80, 320, 1280, 3600, 3600, 3600]


def test_what_the_rules_cannot_go_on_from_is_refused_in_a_position_from_outside_and_a_failure_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A position may be one that no play leads to, though every number of it is right."""

    def fails(*_: Any) -> None:
        raise IndexError

    begun = Table(life.create(plan("pebbles", 2), "anna", "Anna", 0))
    text = position_of(begun.match.state)
    made = Table(life.create(plan("pebbles", 2).model_copy(update={"position": text}), "anna", "Anna", 0))
    monkeypatch.setattr(type(begun.match.state), "play", fails)
    for table, failure in ((made, Problem), (begun, IndexError)):
        before = table.match.state.digest()
        with pytest.raises(failure) as raised:
            life.act(table, [0, 1], answer(table, table.match.state.current_players[0], "draw"), 1.0)
        assert table.match.state.digest() == before
        if isinstance(raised.value, Problem):
            assert (raised.value.code, raised.value.status) == ("error-no-going-on", 409)
