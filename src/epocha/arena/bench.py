"""`epocha bench`: how fast everything is, beside other projects in the same run, in one table.

Each thing is measured in a process of its own, and all of them in turn, several times over, so that a busy moment of
the machine falls on everybody; of the turns the median counts.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from rich.table import Table

from epocha.arena.peers import PEERS
from epocha.arena.speed import is_compiled
from epocha.engine.registry import game_names, load_game

YARDSTICK = "catanatron"
"""The peer that our figures are quoted as multiples of."""
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
        return {"peers": peers, "games": self.games, "server": self.server, "notes": self.notes}


@dataclass(frozen=True)
class Unit:
    """One thing to measure: a module run as a program."""

    module: str
    arguments: tuple[str, ...]
    pure: bool = False


def run_bench(games: Sequence[str] = (), quick: bool = False, progress: Progress | None = None) -> Bench:
    """Measure the peers, and games with every number of players, interpreted and compiled.

    Args:
        games: names; by default all that are installed.
        quick: fewer and shorter turns, for a rough figure in under a minute.
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
        units += [Unit("epocha.arena.speed", (name, counts, str(seconds)), pure) for pure in variants]
    found: dict[Unit, list[dict[str, Any]]] = {unit: [] for unit in units}
    for turn in range(turns):
        for at, unit in enumerate(units):
            found[unit].append(measured(unit))
            if progress is not None:
                progress(turn * len(units) + at + 1, turns * len(units))
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
    name = unit.arguments[0]
    problems = [outcome["missing"] for outcome in outcomes if "missing" in outcome]
    if problems:
        bench.notes.append(f"{name} could not be measured: {problems[0]}")
    elif unit.module.endswith("peers"):
        bench.peers[name] = median([outcome["decisions_per_s"] for outcome in outcomes])
    else:
        variant = "compiled" if outcomes[0]["compiled"] else "pure"
        for count, figures in outcomes[0]["players"].items():
            medians = {key: median([outcome["players"][count][key] for outcome in outcomes]) for key in figures}
            bench.games.setdefault(name, {}).setdefault(count, {})[variant] = medians


# --- shown ---

COLUMNS = (
    ("decisions/s", "decisions_per_s", 1e-3, "k"),
    ("inside", "decisions_per_s_inside", 1e-3, "k"),
    ("games/s", "games_per_s", 1.0, ""),
    ("clone", "clone_us", 1.0, " µs"),
    ("view", "view_us", 1.0, " µs"),
    ("determinize", "determinize_us", 1.0, " µs"),
    ("digest", "digest_us", 1.0, " µs"),
    ("board", "board_ms", 1.0, " ms"),
    ("replay", "replay_ms", 1.0, " ms"),
)


def bench_table(bench: Bench) -> Table:
    """Return the figures as a table for the terminal; "x" is the multiple of the yardstick's decisions per second."""
    table = Table(title="Random play, one core; medians of turns taken in the same run")
    table.add_column("")
    for heading, *_ in COLUMNS:
        table.add_column(heading, justify="right", no_wrap=True)
    yardstick = bench.peers.get(YARDSTICK, 0.0)
    for name, rate in bench.peers.items():
        table.add_row(name, f"{rate / 1000:.1f}k", *[""] * (len(COLUMNS) - 1))
    for name, counts in bench.games.items():
        table.add_section()
        for count, variants in counts.items():
            for variant, figures in variants.items():
                cells = [f"{short(figures[key] * scale)}{unit}" for _, key, scale, unit in COLUMNS]
                if yardstick:
                    for at in (0, 1):
                        cells[at] += f" {figures[COLUMNS[at][1]] / yardstick:.1f}x"
                table.add_row(f"{name}, {count} players, {variant}", *cells)
    lines = [f"x: multiple of {YARDSTICK}"] if yardstick else []
    lines += [f"server: {name} {short(value)}" for name, value in bench.server.items()]
    table.caption = "\n".join(lines + bench.notes)
    return table


def short(value: float) -> str:
    """Return a number with about three digits."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
