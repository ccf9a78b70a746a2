"""`epocha bench`: how fast everything is, beside other projects in the same run.

Each thing is measured in a process of its own, and all of them in turn, several times over, so that a busy moment of
the machine falls on everybody; of the turns the median counts. Seconds are those of the processor, except on the site.
Multiples of the yardstick are taken beside it, in each turn anew.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from rich.console import Group
from rich.table import Table

from epocha.arena.bars import OPTIONS, RATES, verdicts
from epocha.arena.peers import PEERS, YARDSTICK
from epocha.arena.speed import is_compiled
from epocha.engine.registry import game_names, load_game

Progress = Callable[[int, int], None]


@dataclass
class Bench:
    """What a run found.

    Attributes:
        peers: decisions per second, by name.
        games: figures by game, number of players, and "pure" or "compiled".
        server: figures of the site.
        notes: what could not be measured, and why; sentences.
    """

    peers: dict[str, float] = field(default_factory=dict)
    games: dict[str, dict[str, dict[str, dict[str, float]]]] = field(default_factory=dict)
    server: dict[str, float] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, object]:
        """Return the figures as what JSON can hold."""
        peers = {name: {"decisions_per_s": rate} for name, rate in self.peers.items()}
        judged = [asdict(verdict) for verdict in verdicts(self.games, self.server)]
        return {"peers": peers, "games": self.games, "server": self.server, "bars": judged, "notes": self.notes}


@dataclass(frozen=True)
class Unit:
    """One thing to measure: a module run as a program."""

    module: str
    arguments: tuple[str, ...]
    pure: bool = False


SERVER = [Unit("epocha.arena.bench_server", ("30",)), Unit("epocha.server.load", ())]
"""What is measured of the site, once: how long a person waits, and what a hundred listeners cost."""
SERVER_FIGURES = {
    "first_decision_ms": "click_to_first_decision_ms",
    "round_trip_ms": "round_trip_ms",
    "visible_ms": "action_visible_ms",
    "sent_kb": "sent_per_action_kb",
    "sent_most_kb": "sent_per_action_most_kb",
    "server_cpu_ms": "server_processor_ms_per_action",
    "browser_cpu_ms": "browser_processor_ms_per_action",
    "actions_per_s": "actions_per_s_100_listeners",
    "kb_per_listener": "memory_per_viewer_kb",
    "open_long_ms": "open_table_of_3000_actions_ms",
    "open_replay_ms": "open_replay_in_the_middle_of_it_ms",
}
"""Our name of each figure that they print."""


def run_bench(games: Sequence[str] = (), quick: bool = False, progress: Progress | None = None) -> Bench:
    """Measure the peers, and games with every number of players, interpreted and compiled.

    Args:
        games: names; by default all that are installed.
        quick: fewer and shorter turns and without the site, for rough figures in under a minute.
        progress: told after every measurement.
    """
    turns, seconds = (2, 0.1) if quick else (5, 0.5)
    bench = Bench()
    variants = (True, False) if is_compiled() else (True,)
    if not is_compiled():
        bench.notes.append("The engine is not compiled here; `make fast` compiles it.")
    units = [Unit("epocha.arena.peers", (name, str(seconds))) for name in PEERS]
    for name in games or game_names():
        rules = load_game(name)
        counts = ",".join([str(n) for n in range(rules.min_players, rules.max_players + 1)])
        pairs = [f"{option}={value}" for option, value in OPTIONS.get(name, {}).items()]
        if pairs:
            bench.notes.append(f"{name} was played with {' '.join(pairs)}.")
        units += [Unit("epocha.arena.speed", (name, counts, str(seconds), *pairs), pure) for pure in variants]
    once = [] if quick else SERVER
    found: dict[Unit, list[dict[str, Any]]] = {unit: [] for unit in [*units, *once]}
    schedule = units * turns + once
    for done, unit in enumerate(schedule, start=1):
        found[unit].append(measured(unit))
        if progress is not None:
            progress(done, len(schedule))
    for unit, outcomes in found.items():
        enter(bench, unit, outcomes)
    return bench


def measured(unit: Unit) -> dict[str, Any]:
    """Run a measurement in a process of its own and return what it printed, or why there is nothing, as "missing"."""
    environment = {name: value for name, value in os.environ.items() if name != "EPOCHA_PURE"}
    if unit.pure:
        environment["EPOCHA_PURE"] = "1"
    command = [sys.executable, "-m", unit.module, *unit.arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        return {"missing": (done.stderr.strip() or f"exit {done.returncode}").splitlines()[-1]}
    outcome: dict[str, Any] = json.loads(done.stdout)
    return outcome


def enter(bench: Bench, unit: Unit, outcomes: list[dict[str, Any]]) -> None:
    """Enter the medians of one thing's turns."""
    name = unit.arguments[0] if unit.arguments else ""
    problems = [outcome["missing"] for outcome in outcomes if "missing" in outcome]
    if problems:
        what = "the site" if unit in SERVER else name
        bench.notes.append(f"{what} could not be measured: {problems[0]}")
    elif unit in SERVER:
        figures = {SERVER_FIGURES[key]: value for key, value in outcomes[0].items() if key in SERVER_FIGURES}
        bench.server.update({key: value for key, value in figures.items() if value is not None})
    elif unit.module.endswith("peers"):
        bench.peers[name] = median([outcome["decisions_per_s"] for outcome in outcomes])
    else:
        variant = "compiled" if outcomes[0]["compiled"] else "pure"
        for count, figures in outcomes[0]["players"].items():
            medians = {key: median([outcome["players"][count][key] for outcome in outcomes]) for key in figures}
            bench.games.setdefault(name, {}).setdefault(count, {})[variant] = medians


# --- shown ---

OPERATIONS = (
    ("clone µs", "clone_us"),
    ("view µs", "view_us"),
    ("determinize µs", "determinize_us"),
    ("digest µs", "digest_us"),
    ("changed ms", "changed_ms"),
    ("table ms", "pictures_ms"),
    ("dearest", "dearest_table_ms"),
    ("replay ms", "replay_ms"),
)


def bench_table(bench: Bench) -> Group:
    """Return the figures for the terminal: rates beside the peers', small operations, the site, bars, and notes."""
    operations = new_table("One operation on a position, and the replay of a whole game", [o[0] for o in OPERATIONS])
    for name, count, variant, figures in rows(bench):
        operations.add_row(f"{name} {count} {variant}", *[short(figures[key]) for _, key in OPERATIONS])
    lines = [f"server: {name} {short(value)}" for name, value in bench.server.items()]
    return Group(rate_table(bench), operations, *lines, bar_table(bench), *bench.notes)


def bar_table(bench: Bench) -> Table:
    """Return every figure that has a bar, beside it, and whether it is reached."""
    table = new_table("Bars", ("measured", "bar", ""))
    for verdict in verdicts(bench.games, bench.server):
        table.add_row(verdict.what, short(verdict.value), verdict.bar, "holds" if verdict.holds else "MISSED")
    return table


def rate_table(bench: Bench) -> Table:
    """Return the rates of random play; "x" is the multiple of the yardstick's, measured beside it."""
    table = new_table(
        "Random play on one core: thousands of decisions a second", ("from Python", "x", "inside", "x", "games/s")
    )
    yardstick = bench.peers.get(YARDSTICK, 0.0)

    for name, rate in bench.peers.items():
        table.add_row(name, short(rate / 1000), short(rate / yardstick) if yardstick else "", "", "", "")
    table.add_section()
    for name, count, variant, figures in rows(bench):
        cells = [f"{name} {count} {variant}"]
        for key in RATES:
            cells.append(short(figures[key] / 1000))
            cells.append(short(figures[f"{key}_x"]) if f"{key}_x" in figures else "")
        table.add_row(*cells, f"{figures['games_per_s']:,.0f}")
    return table


def rows(bench: Bench) -> Iterator[tuple[str, str, str, dict[str, float]]]:
    """Yield game, number of players, variant and figures."""
    for name, counts in bench.games.items():
        for count, variants in counts.items():
            for variant, figures in variants.items():
                yield name, count, variant, figures


def new_table(title: str, headings: Sequence[str]) -> Table:
    """Return an empty table whose first column names the row and whose others are numbers."""
    table = Table(title=title)
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def short(value: float) -> str:
    """Return a number with about three digits."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
