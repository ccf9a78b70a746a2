"""My games: what a person has played and plays, what is counted of it, what it costs, and what it tells of others."""

from dataclasses import replace

from loops import run

from epocha.server.settings import Settings
from epocha.server.show.mine import PAGE
from epocha.server.show.views import Visitor
from epocha.server.store.kept import Change, Header, SeatKind
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import life
from epocha.server.table.input import NewTable, SeatPlan
from epocha.server.web.app import create_site

MOST_STEPS = 40
"""Thousands of steps that the database may take for a page of somebody with a few games; a scan takes millions."""


def keep(store, *seats: str, game: str = "stone_age", at: float = 1.0, **header: object) -> Header:
    """Keep a table of Anna's that is finished, unless it is said otherwise."""
    plans = [SeatPlan(kind=s) if s in ("me", "open") else SeatPlan(kind="bot", bot=s) for s in seats]
    table = life.create(NewTable(game=game, seats=plans), "anna", "Anna", at)
    store.create(table)
    given = {"status": "finished", "revision": 2, "changed": at, "plies": 100} | header
    store.change(Change(replace(table.header, **given)))
    return table.header


def seen(tmp_path, page: int = 1, lang: str = "cs", browser: str = "anna"):
    async def ask():
        site = create_site(Settings(tmp_path))
        try:
            return await site.my_games(Visitor(browser, lang), page)
        finally:
            await site.tables.close()

    return run(ask())


def test_what_counts_is_counted_by_players_and_by_bots(tmp_path):
    store = SqliteStore(tmp_path)
    keep(store, "me", "greedy", ranking=(1, 2), points=(120, 90), plies=80, at=1)
    keep(store, "me", "greedy", ranking=(2, 1), points=(150, 160), plies=120, at=2)
    keep(store, "greedy", "me", "greedy", "random", ranking=(2, 1, 3, 4), points=(8, 99, 7, 6), at=3)
    uncounted = {
        "from a position": {"from_position": True},
        "guided": {"from_position": True, "guided": True},
        "broken off": {"ranking": ()},
    }
    for header in uncounted.values():
        keep(store, "me", "greedy", at=4, **{"ranking": (1, 2), "points": (500, 1)} | header)
    keep(store, "me", "me", ranking=(1, 2), points=(400, 1), at=5)
    view = seen(tmp_path)
    assert view.count == len(view.finished) == 7
    (game,) = view.statistics
    assert (game.game_title, game.games, game.wins) == ("Doba kamenná", 3, 2)
    assert [(line.players, line.games, line.wins, line.best) for line in game.sizes] == [
        (2, 2, 1, "150 bodů"),
        (4, 1, 1, "99 bodů"),
    ]
    assert [(line.bot, line.games, line.wins) for line in game.bots] == [("greedy", 3, 2), ("random", 1, 1)]
    assert (game.shortest, game.usual, game.longest) == (80, 100, 120)


def test_alone_the_fewest_turns_are_best_and_a_lost_game_is_none(tmp_path):
    store = SqliteStore(tmp_path)
    for turns, ranking in ((30, (1,)), (25, (1,)), (9, ())):
        keep(store, "me", game="mesta", ranking=ranking, points=(turns,))
    (game,) = seen(tmp_path).statistics
    assert (game.games, game.wins, game.sizes[0].best) == (3, 2, "25 tahů")
    scores = {card.seats[0].score for card in seen(tmp_path, lang="en").finished}
    assert scores == {"30 turns", "25 turns", "not completed"}


def test_games_come_in_pages_latest_first_and_those_that_go_on_before_with_whose_turn_it_is(tmp_path):
    store = SqliteStore(tmp_path)
    for at in range(PAGE + 3):
        keep(store, "me", "greedy", at=10.0 + at, ranking=(1, 2), points=(at, 0))
    keep(store, "me", "greedy", at=1, status="running", to_move=(0,))
    keep(store, "me", "greedy", at=2, status="running", to_move=(1,))
    first, last, beyond = (seen(tmp_path, page) for page in (1, 2, 99))
    assert [card.changed for card in first.running] == [1, 2], "the own turn first, though it is older"
    assert [card.your_turn for card in first.running] == [True, False]
    shown = [card.changed for card in first.finished + last.finished]
    assert shown == sorted(shown, reverse=True)
    assert (len(shown), first.pages, last.page, beyond.page) == (PAGE + 3, 2, 2, 2)


def test_who_is_done_where_that_is_no_business_of_others_sees_it_of_the_own_seat_only(tmp_path):
    store = SqliteStore(tmp_path)
    keep(store, "me", "greedy", at=1, status="running", to_move=(0, 1), done=(0,))
    keep(store, "me", "greedy", at=2, status="running", to_move=(0, 1), done=(1,))
    cards = sorted(seen(tmp_path).running, key=lambda card: card.changed)
    assert [[seat.to_move for seat in card.seats] for card in cards] == [[False, True], [True, True]]
    assert [card.your_turn for card in cards] == [False, True]


def test_the_page_tells_nobody_about_others(tmp_path):
    """Only what the table shows of them: no browser, no secret link, no contribution, no game of theirs."""
    store = SqliteStore(tmp_path)
    header = keep(store, "me", "open", ranking=(1, 2), points=(3, 2))
    kind: SeatKind = "human"
    table = store.load(header.id)
    secret = replace(
        table.seats[1],
        kind=kind,
        owner="browser-of-jan",
        name="Jan",
        token="a-link",  # noqa: S106
        contribution="a-word",
    )
    store.change(Change(replace(table.header, revision=3), (secret,)))
    keep(store, "me", "greedy", ranking=(1, 2), points=(7, 2))
    told = seen(tmp_path).model_dump_json()
    assert "Jan" in told
    assert not [word for word in ("browser-of-jan", "a-link", "a-word", "anna", table.seats[0].token) if word in told]
    own = seen(tmp_path, browser="browser-of-jan")
    assert [card.id for card in own.finished] == [header.id]
    assert seen(tmp_path, browser="stranger").count == 0


def test_a_page_costs_the_same_in_a_store_of_many_tables(tmp_path):
    store = SqliteStore(tmp_path)
    ids = [keep(store, "me", "greedy", at=1.0 + n, ranking=(1, 2), points=(n, 0)).id for n in range(30)]
    columns = [row[1] for row in store._db.execute("PRAGMA table_info(tables)")]
    seats = [row[1] for row in store._db.execute("PRAGMA table_info(seats)")]
    copied = ["'c' || n" if name == "id" else "'x' || n" if name == "once" else f"t.{name}" for name in columns]
    sat = ["'c' || n" if name == "table_id" else "'p' || n" if name == "owner" else f"s.{name}" for name in seats]
    many = "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 100000) INSERT INTO"
    store._db.execute(f"{many} tables SELECT {', '.join(copied)} FROM many JOIN tables t ON t.id = ?", ids[:1])  # noqa: S608
    store._db.execute(f"{many} seats SELECT {', '.join(sat)} FROM many JOIN seats s ON s.table_id = ?", ids[:1])  # noqa: S608
    steps = []
    store._reader.set_progress_handler(lambda: steps.append(1) and None, 1000)
    assert store.count_finished_of("anna") == 30
    assert len(store.finished_of("anna", PAGE, 0)) == PAGE
    assert store.running_of("anna", 100) == []
    assert store.finished_of("p5", 9)[0].header.id == "c5"
    assert len(steps) < MOST_STEPS


def test_page_and_api_are_there_in_every_language_and_say_what_to_do(person):
    anna = person()
    words = {"en": "You have not played", "cs": "Zatím tu nemáš žádnou hru", "sk": "Zatiaľ tu nemáš žiadnu hru"}
    for lang, word in words.items():
        assert word in anna.page(f"/my-games?lang={lang}")
        assert 'href="/my-games"' in anna.page(f"/games/stone_age/new?lang={lang}"), "linked on every page"
    table = anna.create("me", "random", name="Anna")
    assert f'href="/tables/{table}"' in anna.page("/my-games")
    assert [card["id"] for card in anna.get("/api/my-games")["running"]] == [table]
    anna.finish(table)
    view = anna.get("/api/my-games", page=1)
    assert [card["id"] for card in view["finished"]] == [table]
    page = anna.page("/my-games?lang=cs")
    year, month, day = view["finished"][0]["day"]
    assert f"{day}. {month}. {year}" in page
    assert view["statistics"][0]["games"] == 1
    assert anna.get("/api/my-games", 422, page="x")["code"] == "error-bad-input"
