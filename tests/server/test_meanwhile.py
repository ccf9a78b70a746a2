"""What others do while a request waits for what looks back on a game breaks nothing for who asked."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from loops import run

from epocha.server.errors import Problem
from epocha.server.settings import Settings
from epocha.server.show.views import Visitor
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table.input import Act, NewTable, SeatPlan, UndoAct
from epocha.server.table.table import Table
from epocha.server.web.security import Keys
from epocha.server.web.site import Site

ANNA = Visitor("anna", "en")


async def begin(folder: Path, game: str) -> tuple[Site, Table]:
    site = Site(SqliteStore(folder), Keys(folder), Settings(folder, rates={}))
    header = await site.tables.create(NewTable(game=game, seats=[SeatPlan(kind="me")] * 2), "anna", "Anna")
    return site, await site.tables.get(header.id)


async def answer(site: Site, table: Table) -> None:
    state = table.match.state
    seat = state.current_players[0]
    text = table.match.game.action_to_text(state, state.legal_actions(seat)[0])
    await site.act(ANNA, table.header.id, Act(decision=table.decision_id(seat), action=text))


def meanwhile(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any]) -> None:
    """Let something happen, once, while work is done beside the event loop."""
    usual = asyncio.to_thread

    async def interrupted(*work: Any) -> Any:
        monkeypatch.setattr(asyncio, "to_thread", usual)
        found = await usual(*work)
        if waited := happens():
            await waited
        return found

    monkeypatch.setattr(asyncio, "to_thread", interrupted)


def test_a_replay_whose_end_is_taken_back_meanwhile_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        site, table = await begin(tmp_path, "stone_age")
        await answer(site, table)
        view = await site.table(ANNA, table.header.id, None)
        undo = UndoAct(what="ask", token=view.undo.token, seat=view.undo.seat)
        meanwhile(monkeypatch, lambda: site.undo(ANNA, table.header.id, undo))
        with pytest.raises(Problem, match="error-no-ply"):
            await site.replay(ANNA, table.header.id, None, 1)
        assert (await site.replay(ANNA, table.header.id, None, None)).ply == 0
        await site.tables.close()

    run(play())


def test_a_story_is_told_though_drawings_are_forgotten_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        site, table = await begin(tmp_path, "pebbles")
        while table.header.status == "running":
            await answer(site, table)
        meanwhile(monkeypatch, lambda: setattr(table, "drawn", None))  # as where memory is short
        assert (await site.story(ANNA, table.header.id)).result.ranking
        await site.tables.close()

    run(play())
