"""What a request costs: long games, many tables, and the memory that is kept for either."""

import random
import re
import tracemalloc
from dataclasses import replace
from itertools import pairwise

import httpx
import pytest
from loops import run

from epocha.engine import text
from epocha.engine.deal import Deal
from epocha.engine.ledger import events
from epocha.engine.match import MARK_EVERY, Match
from epocha.engine.registry import load_game
from epocha.server.settings import Rate, Settings
from epocha.server.show import scene
from epocha.server.show.drawn import LOG_SHOWN, drawings_of
from epocha.server.show.past import AHEAD
from epocha.server.show.scene import PIECE, PIECES_KEPT, Ledger
from epocha.server.show.shown import USUAL
from epocha.server.show.views import parts_of
from epocha.server.store.kept import Stored, StoredMove
from epocha.server.table import life
from epocha.server.table.input import NewTable, SeatPlan
from epocha.server.table.table import Table
from epocha.server.web.app import create_app, create_site
from epocha.server.web.security import Limits

PLIES = 1500


@pytest.fixture(scope="module")
def match() -> Match:
    return long_game("table-0")


def long_game(table: str) -> Match:
    """Return a long game of five, played at random."""
    rng = random.Random(5)  # noqa: S311
    match = Match(load_game("mesta"), 5, deal=Deal(b"k" * 32, table))
    while len(match.moves) < PIECE * (PLIES // PIECE) + 7 and not match.state.is_terminal:
        player = match.state.current_players[0]
        match.apply(player, match.game.action_to_text(match.state, rng.choice(match.state.legal_actions(player))))
    assert len(match.moves) > 800
    return match


def moves_of(match: Match) -> list[StoredMove]:
    return [StoredMove(ply, m.player, m.text, f"0.{ply}.{m.player}", "human", 1.0) for ply, m in enumerate(match.moves)]


def stored_game(match: Match) -> Stored:
    plan = NewTable(game="mesta", seats=[SeatPlan(kind="me")] * 5)
    stored = life.create(plan, "anna", "Anna", 1.0)
    header = replace(stored.header, id=match.deal.table, plies=len(match.moves))
    return Stored(life._standing_at(header, match.state), match.deal.secret, stored.seats, moves_of(match))


def keep(site, stored: Stored) -> str:
    site.store.create(stored)
    with site.store._transaction() as db:
        rows = [(stored.header.id, *move) for move in stored.moves]
        db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    return stored.header.id


# --- positions and lines of a long game ---


def test_no_position_is_far_from_one_that_is_kept(match, monkeypatch):
    digests = {}
    state = match.initial_state()
    for ply, move in enumerate(match.moves):
        if ply % 50 == 0 or ply % MARK_EVERY in (0, 1, MARK_EVERY - 1):
            digests[ply] = state.digest()
        for pick in move.picks:
            state.play(move.player, pick)
    monkeypatch.setattr(match, "initial_state", lambda: pytest.fail("played again from the beginning"))
    for ply, digest in digests.items():
        if ply >= min(match._marks):
            assert match.state_at(ply).digest() == digest
    marks = sorted(match._marks)
    assert max(later - earlier for earlier, later in pairwise([0, *marks])) < MARK_EVERY + match.players
    kept = [state.digest() for state in match._marks.values()]
    match.state_at(marks[0]).play(*next((m.player, m.action) for m in match.moves[marks[0] :]))
    assert [state.digest() for state in match._marks.values()] == kept


def test_what_was_taken_back_is_not_remembered():
    match = Match(load_game("pebbles"), 2, seed=3)
    rng = random.Random(1)  # noqa: S311
    for _ in range(4):
        while len(match.moves) < MARK_EVERY * 2 + 5 and not match.state.is_terminal:
            player = match.state.current_players[0]
            match.apply(player, match.game.action_to_text(match.state, rng.choice(match.state.legal_actions(player))))
        slow = match.initial_state()
        for ply, move in enumerate(match.moves):
            assert match.state_at(ply).digest() == slow.digest()
            slow.play(move.player, move.action)
        match.cut(rng.randrange(len(match.moves)))


@pytest.mark.parametrize("seat", [0, None])
def test_pages_of_the_log_are_those_of_the_whole(match, seat):
    moves = moves_of(match)
    names = list("abcde")
    whole = []
    for first in range(0, len(moves), 90):
        whole += Ledger(match, seat, "en", names).lines(moves, first, min(first + 90, len(moves)))
    assert [line.ply for line in whole] == list(range(1, len(moves) + 1))
    ledger = Ledger(match, seat, "en", names)
    rng = random.Random(2)  # noqa: S311
    for _ in range(30):
        first = rng.randrange(len(moves))
        end = min(len(moves), first + rng.randrange(1, LOG_SHOWN))
        assert ledger.lines(moves, first, end) == whole[first:end]
        assert len(ledger._pieces) <= PIECES_KEPT


def test_no_line_is_made_before_the_first_that_is_read(match, monkeypatch):
    made = []
    monkeypatch.setattr(scene, "events", lambda *given: made.append(1) or events(*given))
    moves = moves_of(match)
    ledger = Ledger(match, 0, "en", list("abcde"))
    first = len(moves) // PIECE * PIECE - LOG_SHOWN - 5
    latest = ledger.lines(moves, first, len(moves))
    assert len(made) == len(latest) == len(moves) - first
    assert ledger.lines(moves, first, len(moves)) == latest
    assert len(made) == len(latest)
    start = first // PIECE * PIECE
    for ply in range(first - 1, start - 1, -1):  # stepping back makes the piece once more, not every time
        ledger.lines(moves, ply, first)
    assert len(made) == len(latest) + PIECE
    whole = Ledger(match, 0, "en", list("abcde")).lines(moves, start, len(moves))
    assert ledger.lines(moves, start, len(moves)) == whole


def test_long_game_is_shown_in_pages(match, tmp_path):
    """The replay of 2,704 actions was 2.4 MB and took half a second each time."""

    async def look() -> None:
        site = create_site(Settings(tmp_path, rates={}))
        table = keep(site, stored_game(match))
        headers = {"cookie": f"epocha={site.keys.cookie_of('anna')}"}
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers) as client:
            plies = len(match.moves)
            shown = []
            ply = plies
            while ply > 0:
                view = (await client.get(f"/api/tables/{table}/replay", params={"ply": ply})).json()
                assert len(view["log"]) <= LOG_SHOWN
                assert view["log"][-1]["ply"] == ply
                shown[:0] = [line["ply"] for line in view["log"]]
                ply = view["log"][0]["ply"] - 1
            assert shown == list(range(1, plies + 1))
            page = (await client.get(f"/tables/{table}/replay", params={"at": plies - 100})).text
            assert len(page) < 600_000
            shown = {int(ply) for ply in re.findall(r'class="ply" href="[^"]*[?]at=(\d+)"', page)}
            assert {plies - 101, plies - 61} <= shown
            assert max(shown) - min(shown) <= LOG_SHOWN + AHEAD
            assert len((await client.get(f"/api/tables/{table}")).json()["log"]) == LOG_SHOWN
        await site.tables.close()

    run(look())


# --- limits by what things cost ---


def test_dear_things_use_up_the_limit_and_nothing_is_too_dear():
    limits = Limits({"look": Rate(10, 0.001)})
    limits.spend("look", "a", 1000)
    with pytest.raises(life.Problem, match="error-too-many") as refused:
        limits.spend("look", "a")
    assert 900_000 < refused.value.places["seconds"] < 1_100_000
    limits.spend("look", "b")


def test_long_tables_that_are_not_in_memory_cannot_be_asked_for_at_will(match, tmp_path):
    """Twenty a second of 290 ms each were allowed: six times what the server can do."""

    async def ask() -> None:
        site = create_site(Settings(tmp_path, tables_in_memory=1, rates={"look": Rate(120, 0.001)}))
        tables = [keep(site, stored_game(game)) for game in (match, long_game("table-1"), long_game("table-2"))]
        transport = httpx.ASGITransport(create_app(site))
        codes = []
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            for number in range(60):
                codes.append((await client.get(f"/api/tables/{tables[number % 3]}")).status_code)
            assert codes[0] == 200
            assert 2 <= codes.count(200) <= 20, "a table with snapshots costs a fifth"
            assert set(codes[20:]) == {429}
            refused = await client.get(f"/api/tables/{tables[0]}/record")
            assert refused.status_code == 429
        await site.tables.close()

    run(ask())


def test_jumps_within_a_long_game_count_what_they_take_and_steps_little(match, tmp_path):
    """Seven jumps a second were allowed, and took more than a second of the event loop."""

    async def ask() -> None:
        site = create_site(Settings(tmp_path, rates={"look": Rate(120, 0.001)}))
        table = keep(site, stored_game(match))
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:

            async def looked(ply: int) -> int:
                return (await client.get(f"/api/tables/{table}/replay?ply={ply}")).status_code

            assert {await looked(500 + step) for step in range(15)} == {200}
            site.limits._buckets.clear()
            codes = [await looked(number * 400 % len(match.moves)) for number in range(30)]
            assert 5 <= codes.count(200) <= 20
            assert set(codes[20:]) == {429}
        await site.tables.close()

    run(ask())


# --- memory ---


def draw_page(table, seat, lang, ply):
    """Draw all that a page shows which was just opened."""
    parts = parts_of(table, drawings_of(table).sight(seat, lang, ply).scene, USUAL, ply=ply)
    for name, form in parts.shown.called():
        parts.in_form(name, form)


def test_memory_of_tables_is_bounded_in_bytes(match, tmp_path):
    async def look() -> None:
        site = create_site(Settings(tmp_path, table_megabytes=8, rates={}))
        tables = [keep(site, stored_game(game)) for game in (match, *map(long_game, ("table-1", "table-2", "table-3")))]
        for table_id in tables:
            table = await site.tables.get(table_id)
            for seat in (None, 0, 1):
                for lang in ("en", "cs"):
                    for ply in (400, 800, None):
                        draw_page(table, seat, lang, ply)
            site.tables._weighed = 0.0
            await site.tables.get(table_id)
            assert sum(each.bytes for each in site.tables._live.values()) <= 8_000_000
            assert table_id in site.tables._live
        await site.tables.close()

    run(look())


def test_estimate_of_a_tables_memory_is_near_what_it_takes(match):
    stored = stored_game(match)
    draw_page(Table(stored), 0, "en", None)  # what is kept of messages and pictures for all tables
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    table = Table(stored_game(match))
    for seat in (0, 1, None):
        for ply in (300, 600, None):
            draw_page(table, seat, "en", ply)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert 0.6 < table.bytes / taken < 2, (table.bytes, taken)


def test_page_cannot_say_that_it_has_more_parts_than_a_page_has(person):
    anna, jan = person(), person()
    table = anna.create("me", "me")
    plain = jan.page(f"/tables/{table}/live")
    have = {"x-have": " ".join(f"{number:x}" for number in range(5000))}
    assert jan.http.get(f"/tables/{table}/live", headers=have).text == plain


def test_messages_with_what_people_wrote_are_not_kept():
    texts = text.Texts("epocha.server")
    before = text._said.cache_info().currsize
    for number in range(100):
        texts.say("en", "error-bad-input", where="address", names=f"{number}" + "x" * 400)
    assert text._said.cache_info().currsize == before


def test_everything_that_has_to_be_drawn_or_looked_up_is_limited(launch):
    running = launch(rates={"look": (1, 0.01)})
    paths = ["/", "/games/stone_age/rules", "/join/x.y", "/seat/x.y", "/tables/x", "/tables/x/live", "/tables/x/replay",
             "/tables/x/record", "/tables/x/check", "/tables/x/events"]  # fmt: skip
    paths += [f"/api{path}" for path in (*paths[1:5], *paths[6:], "/home")]
    assert httpx.get(f"{running.address}/tables/x").status_code == 404
    assert {path: httpx.get(running.address + path).status_code for path in paths} == dict.fromkeys(paths, 429)
