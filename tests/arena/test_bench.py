"""The bench: every figure is there, and what is missing is named."""

import json
from importlib import import_module
from math import isnan, nan
from typing import cast

import pytest
from rich.console import Console

from epocha.arena import bench as bench_module
from epocha.arena import bench_server, peers, speed
from epocha.arena.bars import BARS, OPTIONS, SITE_BARS, Verdict, verdicts
from epocha.arena.bench import Bench, Unit, bench_table, enter, measured, run_bench
from epocha.arena.peers import Yardstick
from epocha.arena.speed import Options, measure, play_at_random
from epocha.engine.registry import load_game

MULTIPLES = {"decisions_per_s_x", "decisions_per_s_inside_x"}
FIGURES = {
    "decisions_per_s", "decisions_per_s_inside", "games_per_s", "games_per_s_inside", "clone_us", "view_us",
    "determinize_us", "digest_us", "pictures_ms", "dearest_table_ms", "changed_ms", "replay_ms", "replay_actions",
}  # fmt: skip


def test_all_figures_of_a_game() -> None:
    with Yardstick(0.01) as yardstick:
        found = measure(load_game("stone_age"), 2, {}, 0.01, yardstick)
        installed = not isnan(yardstick.rate())
    assert set(found) == (FIGURES | MULTIPLES if installed else FIGURES)
    assert all(value > 0 for value in found.values())


def test_a_game_is_played_with_the_options_of_its_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Unit] = []

    def noted(unit: Unit) -> dict[str, str]:
        asked.append(unit)
        return {"missing": "not asked"}

    monkeypatch.setattr(bench_module, "measured", noted)
    bench = run_bench(["civilization_2002", "stone_age"], quick=True)
    ours = {unit.arguments for unit in asked if unit.module == "epocha.arena.speed"}
    assert ours == {("civilization_2002", "2,3,4,5,6", "0.1", "rules=advanced"), ("stone_age", "2,3,4", "0.1")}
    assert "civilization_2002 was played with rules=advanced." in bench.notes


def test_options_come_as_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Options] = []
    monkeypatch.setattr(speed, "measure", lambda _game, _players, options, _seconds, _yardstick: given.append(options))
    speed.main("civilization_2002", "2", "1", "rules=advanced", "length=long")
    assert given == [{"rules": "advanced", "length": "long"}]
    state, _ = play_at_random(load_game("civilization_2002"), 2, 1, {"rules": "advanced", "max_rounds": 2})
    assert state.setup.options["rules"] == "advanced"


def test_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "PEERS", {"no_such_peer": None})
    told: list[tuple[int, int]] = []
    bench = run_bench(["stone_age"], quick=True, progress=lambda done, steps: told.append((done, steps)))
    assert told[-1][0] == told[-1][1]
    assert set(bench.games["stone_age"]) == {"2", "3", "4"}
    assert set(bench.games["stone_age"]["4"]["pure"]) - MULTIPLES == FIGURES
    assert any(note.startswith("no_such_peer could not be measured") for note in bench.notes)
    assert set(json.loads(json.dumps(bench.to_json()))) == {"peers", "games", "server", "bars", "notes"}


def test_medians_are_shown_with_multiples_of_the_yardstick() -> None:
    bench = Bench()
    peer = Unit("epocha.arena.peers", ("catanatron", "1"))
    enter(bench, peer, [{"decisions_per_s": rate} for rate in (10.0, 50.0, 20.0)])
    figures = dict.fromkeys(FIGURES, 1.0) | {"decisions_per_s_x": 4.0, "decisions_per_s_inside_x": 200.0}
    outcome = {"compiled": True, "players": {"2": figures}}
    enter(bench, Unit("epocha.arena.speed", ("toy", "2", "1")), [outcome])
    enter(bench, bench_module.SERVER[1], [{"actions_per_s": 30.0, "act_ms": 4.0, "kb_per_listener": None}])
    enter(bench, bench_module.SERVER[0], [{"missing": "there is no Chromium"}])
    assert bench.peers == {"catanatron": 20.0}
    assert bench.server == {"actions_per_s_100_listeners": 30.0}
    console = Console(width=80, record=True)
    console.print(bench_table(bench))
    text = console.export_text()
    assert "4.00" in text
    assert "200" in text
    assert "the site could not be measured: there is no Chromium" in text


def test_what_a_person_waits_for_is_told_under_a_name_of_ours() -> None:
    waits = bench_server.Waits([900.0, 700.0, 2000.0], [30.0], [40.0, 50.0], [10.0, 30.0, 11.0], 4.5, None)
    bench = Bench()
    enter(bench, bench_module.SERVER[0], [waits.figures()])
    assert len(bench.server) == len(waits.figures()) - 1, "all but what is not told"
    assert bench.server["click_to_first_decision_ms"] == 900
    assert bench.server["action_visible_ms"] == 45
    assert (bench.server["sent_per_action_kb"], bench.server["sent_per_action_most_kb"]) == (11, 30)


def test_what_fails_says_why() -> None:
    assert "there is no game 'chess'" in measured(Unit("epocha.arena.speed", ("chess", "2", "1")))["missing"]


def test_a_missing_peer_or_browser_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as changed:
        changed.setattr(peers, "YARDSTICK", "no_such_peer")
        with Yardstick(0.01) as yardstick:
            assert isnan(yardstick.rate())
    monkeypatch.setitem(peers.PEERS, "gone", lambda: import_module("no_such_package"))
    peers.main("gone", "1")
    assert "no_such_package" in json.loads(capsys.readouterr().out)["missing"]
    monkeypatch.setattr(bench_server, "BROWSERS", ())
    bench_server.main("1")
    assert json.loads(capsys.readouterr().out) == {"missing": "there is no Chromium on this machine"}


def test_the_yardstick_is_measured_anew_whenever_it_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(peers.PEERS, peers.YARDSTICK, lambda: lambda _seed: (10, 0.5))
    monkeypatch.setattr("sys.stdin", iter(["again", "again"]))
    peers.main(peers.YARDSTICK, "1", "again")
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [{"decisions_per_s": 20.0}] * 2

    class Beside:
        def __init__(self, *answers: float) -> None:
            self.rate = iter(answers).__next__

    for answers, names in (((10.0, 30.0, 50.0), MULTIPLES), ((nan, nan, nan), set())):
        found = speed.rates_beside(load_game("stone_age"), 2, {}, 0.01, cast(Yardstick, Beside(*answers)))
        assert set(found) & MULTIPLES == names
        for name in names:
            beside = 40.0 if "inside" in name else 20.0
            assert found[name] == pytest.approx(found[name.removesuffix("_x")] / beside)


def test_rates_count_decisions_of_whole_games() -> None:
    assert peers.rate(lambda seed: (10, 0.5), 2.0) == 20
    end, decisions = play_at_random(load_game("stone_age"), 2, 1, {})
    assert end.is_terminal
    assert decisions == end.ply


def test_bars_are_judged_by_the_worst_and_rates_by_the_yardstick() -> None:
    fast = dict.fromkeys(FIGURES, 1.0) | {"decisions_per_s_x": 4.5, "decisions_per_s_inside_x": 90.0}
    games = {
        "stone_age": {"2": {"pure": fast}, "3": {"pure": fast | {"decisions_per_s_x": 3.9}}},
        "through_the_ages": {"3": {"compiled": fast}, "4": {"compiled": fast | {"clone_us": 5.5}}},
    }
    found = {verdict.what: verdict for verdict in verdicts(games, {"round_trip_ms": 30.0, "other": 1.0})}
    assert found["stone_age pure decisions_per_s x"] == Verdict("stone_age pure decisions_per_s x", 3.9, ">= 4", False)
    assert found["through_the_ages 3 compiled decisions_per_s_inside x"].holds
    assert not found["through_the_ages compiled clone_us"].holds
    assert found["through_the_ages 4 compiled replay_ms"].holds
    assert found["site round_trip_ms"].holds
    assert "site other" not in found
    alone = {"stone_age": {"2": {"pure": dict.fromkeys(FIGURES, 1.0)}}}
    assert not verdicts(alone, {}), "a rate that nothing stands beside is not judged"


def test_every_bar_is_of_a_figure_that_is_measured() -> None:
    for bar in BARS:
        rules = load_game(bar.game)
        assert bar.figure in FIGURES
        rules.setup(rules.min_players, OPTIONS.get(bar.game, {}))
        assert not bar.players or rules.min_players <= int(bar.players) <= rules.max_players
    assert set(SITE_BARS) <= set(bench_module.SERVER_FIGURES.values())
