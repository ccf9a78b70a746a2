"""Matches: rotation, repeatability, intervals, and what is shown of them."""

import io
import json
import threading
from time import perf_counter
from xml.etree import ElementTree

import pytest
from own_bots import Broken, Cheat, First, Halves, Hanging, Leaving, Slow, Stubborn
from rich.console import Console

import epocha
from epocha.arena.league import page_of
from epocha.arena.match import BadMatch, MatchResult, numbered, play_matches, schedule
from epocha.arena.referee import Task, Timer, play_one
from epocha.arena.report import match_picture, match_table, progress_bar
from epocha.bots import Bot, Clock, make_bot


def test_every_shuffle_is_played_in_every_rotation() -> None:
    result = play_matches("pebbles", ["random", "random", "random"], 1)
    tasks = list(schedule(result, ["a", "b", "c"], 6, [Clock(1.0), Clock(2.0), Clock(3.0)]))
    assert [task.seed for task in tasks] == [0, 0, 0, 1, 1, 1]
    assert [task.bots for task in tasks[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert all(task.bots == tuple("abc"[entrant] for entrant in task.entrants) for task in tasks)
    assert len({task.bot_seed for task in tasks}) == 6
    assert [[clock.seconds for clock in task.clocks] for task in tasks[:2]] == [[1, 2, 3], [2, 3, 1]]


def test_fewer_bots_than_seats_take_turns() -> None:
    result = play_matches("odds", ["greedy", "random"], 4, players=4)
    assert [entrant.games for entrant in result.entrants] == [8, 8]
    assert sum(entrant.wins for entrant in result.entrants) == pytest.approx(4)


def test_processes_do_not_change_the_games() -> None:
    one = play_matches("stone_age", ["random", "random"], 4, seed=3)
    two = play_matches("stone_age", ["random", "random"], 4, seed=3, processes=2)
    for a, b in zip(one.entrants, two.entrants, strict=True):
        assert (a.wins, a.score, a.decisions) == (b.wins, b.score, b.decisions)
    assert one.length == two.length


def test_a_cut_off_is_won_by_nobody() -> None:
    result = play_matches("stone_age", ["random", "random"], 2, options={"max_rounds": 1})
    assert result.cut_offs == 2
    assert [entrant.wins for entrant in result.entrants] == [0, 0]


def test_a_tie_is_shared() -> None:
    """In Odds everybody who chooses the same number scores nothing, so many games are tied."""
    played = [play_one(Task("odds", ("random",) * 3, (0, 1, 2), {}, seed, seed, (Clock(),) * 3)) for seed in range(30)]
    assert all(sum(game.shares) == pytest.approx(1) for game in played)
    assert any(0 < share < 1 for game in played for share in game.shares)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadMatch, match="at least one game"):
        play_matches("odds", ["random"], 0)
    with pytest.raises(BadMatch, match="one to 2 bots"):
        play_matches("odds", ["random"] * 3, 1, players=2)
    with pytest.raises(epocha.BadTable):
        play_matches("stone_age", ["random"], 1, players=5)
    with pytest.raises(epocha.BadOption):
        play_matches("stone_age", ["random"], 1, options={"speed": 3})
    with pytest.raises(epocha.Unknown):
        play_matches("stone_age", ["random", "clever"], 1)


def shown(result: MatchResult) -> str:
    console = Console(width=300, record=True, file=io.StringIO())
    console.print(match_table(result))
    return console.export_text()


def test_names_are_told_apart() -> None:
    assert numbered(["greedy", "random", "greedy"]) == ["greedy #1", "random", "greedy #2"]


def test_result_is_shown() -> None:
    told: list[tuple[int, int]] = []
    result = play_matches("odds", ["greedy", "random"], 3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert json.loads(json.dumps(result.to_json()))["entrants"][0]["name"] == "greedy"
    console = Console(width=80, record=True)
    console.print(match_table(result))
    text = console.export_text()
    assert "greedy" in text
    assert "…" not in text
    picture = ElementTree.fromstring(match_picture(result))  # noqa: S314
    assert len(picture.findall(".//{*}circle")) == 2
    with progress_bar(Console(quiet=True), "playing") as tell:
        tell(1, 3)


# --- one's own bots ---


@pytest.mark.parametrize("own", ["own_bots:First", "own_bots:First:odd", First, First(3)], ids=str)
def test_bots_of_ones_own_play(own: str | Bot | type[Bot]) -> None:
    result = play_matches("pebbles", [own, "random"], 4, seed=1)
    assert "First" in result.entrants[0].name
    assert [entrant.games for entrant in result.entrants] == [4, 4]
    assert result.entrants[0].wins == play_matches("pebbles", [First, "random"], 4, seed=1).entrants[0].wins


def test_bots_of_ones_own_play_in_other_processes() -> None:
    entered = ["own_bots:First", First, make_bot("random")]
    one = play_matches("pebbles", entered, 3, seed=2)
    two = play_matches("pebbles", entered, 3, seed=2, processes=2)
    assert [entrant.shuffles for entrant in one.entrants] == [entrant.shuffles for entrant in two.entrants]


@pytest.mark.parametrize(
    ("own", "why"),
    [
        ("own_bots:Second", "own_bots has no bot 'Second'"),
        ("own_bots:NOT_A_BOT", "derives from epocha.Bot"),
        ("no_such_module:First", "no module:Class either: No module named 'no_such_module'"),
        ("own_bots:First:strong", "First has weak, odd, not 'strong'"),
        ("own_bots", "there is no bot 'own_bots'"),
        (":First", "no module:Class either"),
    ],
)
def test_what_is_no_bot_is_refused(own: str, why: str) -> None:
    with pytest.raises(epocha.Unknown, match=why):
        play_matches("pebbles", [own, "random"], 2)


def test_what_is_neither_name_nor_bot_is_refused() -> None:
    with pytest.raises(BadMatch, match="5 is no bot"):
        play_matches("pebbles", [5, "random"], 2)  # type: ignore[list-item]


def test_a_bot_that_cannot_be_sent_is_refused() -> None:
    class Local(First):
        pass

    assert play_matches("pebbles", [Local, "random"], 2).games == 2
    with pytest.raises(BadMatch, match=r"Local cannot be sent to other processes: .* play in 1 process"):
        play_matches("pebbles", [Local, "random"], 2, processes=2)


# --- bots that fail or overstay ---


@pytest.mark.parametrize(
    ("bot", "error"),
    [(Broken, "ZeroDivisionError"), (Cheat, "BadChoice"), (Halves, "BadChoice"), (Leaving, "SystemExit")],
)
def test_a_bot_that_fails_loses_that_game_and_the_match_goes_on(bot: type[Bot], error: str) -> None:
    result = play_matches("pebbles", [bot, "random", "random"], 6)
    failing, *others = result.entrants
    assert (result.games, len(result.failures), failing.failures, failing.wins) == (6, 6, 6, 0)
    assert [other.wins for other in others] == [3, 3]
    first = result.failures[0]
    assert (first.bot, first.number, first.seat) == (bot.__name__, 0, 0)
    assert first.error.startswith(error)
    assert "line " in first.error
    assert "Traceback" in first.trace
    assert f"{bot.__name__} failed and so lost 6 of 6 games" in shown(result)
    json.dumps(result.to_json())
    assert error in page_of(result)


def test_the_team_of_a_bot_that_fails_loses_with_it() -> None:
    result = play_matches("mesta", [Cheat, "random", "random", "random"], 1, options={"teams": "2v2"})
    assert [entrant.wins for entrant in result.entrants] == [0, 0.5, 0, 0.5]


def test_late_choices_are_counted_and_hopeless_ones_dropped() -> None:
    """A bot with 0.01 s is late after 0.031 s, and interrupted after 0.265 s."""
    result = play_matches("odds", [Slow, "random"], 1, clock=[Clock(0.01), Clock(5.0)])
    slow, quick = result.entrants
    assert (slow.late, slow.dropped) == (slow.decisions, 0)
    assert (quick.late, quick.dropped) == (0, 0)
    started = perf_counter()
    result = play_matches("odds", [Hanging, First], 1, clock=Clock(0.01))
    hanging = result.entrants[0]
    assert (hanging.late, hanging.dropped) == (hanging.decisions, hanging.decisions)
    assert perf_counter() - started < 0.7 * hanging.decisions
    assert f"for {hanging.dropped} of {hanging.late} late choices a random action was played" in shown(result)


def test_a_bot_that_goes_on_is_interrupted_again() -> None:
    view = epocha.load_game("odds").new_initial_state(2).view(0)
    with Timer() as timer:
        action, elapsed = timer.ask(Stubborn(), view, Clock(0.01))
    assert action is None
    assert 0.5 < elapsed < 5


def test_where_nobody_can_be_interrupted_a_late_choice_is_dropped_afterwards() -> None:
    found: list[tuple[int | None, float]] = []

    class Pausing(Slow):
        pause = 0.4

    def ask_it() -> None:
        state = epocha.load_game("odds").new_initial_state(2)
        with Timer() as timer:
            found.append(timer.ask(Pausing(), state.view(0), Clock(0.01)))

    thread = threading.Thread(target=ask_it)
    thread.start()
    thread.join()
    assert found[0][0] is None
    assert found[0][1] >= 0.4


def test_every_bot_may_have_a_clock_of_its_own() -> None:
    result = play_matches("pebbles", ["search", "search"], 2, clock=[Clock(iterations=2), Clock(0.5, 30)])
    assert [(entrant.seconds, entrant.iterations) for entrant in result.entrants] == [(None, 2), (0.5, 30)]
    assert [entrant.name for entrant in result.entrants] == ["search 2 steps", "search 0.5 s 30 steps"]
    assert result.entrants[1].milliseconds > result.entrants[0].milliseconds
    with pytest.raises(BadMatch, match="1 clocks for 2 bots"):
        play_matches("pebbles", ["search", "search"], 2, clock=[Clock()])
    for seconds in (0.0, -1.0, float("nan"), float("inf")):
        with pytest.raises(BadMatch, match="a clock gives more than 0"):
            play_matches("pebbles", ["search"], 2, clock=Clock(seconds))


# --- stopping early ---


def test_a_match_stops_when_enough_is_known() -> None:
    result = play_matches("pebbles", [Cheat, "random"], 400, until=0.5)
    assert result.verdict == "below"
    assert result.games % 2 == 0
    assert result.games < 40
    assert result.entrants[0].high < 0.5
    assert "the true share of Cheat is below 50 %" in shown(result)
    again = play_matches("pebbles", [Cheat, "random"], 400, until=0.5, processes=2)
    assert [entrant.shuffles for entrant in again.entrants] == [entrant.shuffles for entrant in result.entrants]
    open_end = play_matches("pebbles", ["random", "random"], 6, until=0.5)
    assert (open_end.games, open_end.verdict) == (6, "")
    assert "may be above or below 50 %" in shown(open_end)
    with pytest.raises(BadMatch, match="between 0 and 1, not 60"):
        play_matches("pebbles", ["random", "random"], 6, until=60)
