"""A match shown: as a table in the terminal, as a picture, and its progress while it is played."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from epocha.arena.match import MatchResult
from epocha.arena.match import Progress as Tell
from epocha.engine.svg import Svg, tag

WIDTH = 640
LEFT = 170
RIGHT = 70
ROW = 34
HEAD = 46
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.quiet{fill:#777;font-size:12px}"
    ".axis{stroke:#ccc}.even{stroke:#777;stroke-dasharray:4 4}.range{stroke:#3b6ea5;stroke-width:3}"
    ".dot{fill:#1d4e89}.paper{fill:#fff}"
)


@contextmanager
def progress_bar(console: Console, words: str) -> Iterator[Tell]:
    """Show a bar while something counts; gives what is to be told (done, all)."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words, total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield tell


def match_table(result: MatchResult) -> Table:
    """Return the result of a match as a table for the terminal."""
    table = Table(title=f"{result.game}, {result.players} players, {result.games} games, seed {result.seed}")
    headings = ["bot", "wins", "share", "95 % interval", "points", "decisions", "ms each"]
    is_timed = any(e.seconds is not None for e in result.entrants)
    for heading in [*headings, "late"] if is_timed else headings:
        table.add_column(
            heading, justify="left" if heading == "bot" else "right", no_wrap=heading != "bot", overflow="fold"
        )
    for e in result.entrants:
        share = f"{100 * e.share:.1f} %"
        interval = f"{100 * e.low:.1f} to {100 * e.high:.1f}"
        means = (f"{e.score:.1f}", f"{e.decisions:.0f}", f"{e.milliseconds:.2f}")
        late = (f"{e.late}",) if is_timed else ()
        table.add_row(e.name, f"{e.wins:g}/{e.games}", share, interval, *means, *late)
    cut_offs = f", {result.cut_offs} cut off" if result.cut_offs else ""
    means_of = f"means a game; {result.length:.0f} decisions together{cut_offs}; {result.elapsed:.0f} s"
    table.caption = "\n".join([means_of, *remarks(result)])
    return table


def remarks(result: MatchResult) -> list[str]:
    """Return what else must be said of a match: its verdict, choices that were dropped, games lost by failing."""
    found: list[str] = []
    if result.until is not None:
        known = {"above": "is above", "below": "is below", "": "may be above or below"}[result.verdict]
        found.append(f"the true share of {result.entrants[0].name} {known} {100 * result.until:g} %")
    found += [
        f"{e.name}: for {e.dropped} of {e.late} late choices a random action was played"
        for e in result.entrants
        if e.dropped
    ]
    for e in result.entrants:
        first = next((failure for failure in result.failures if failure.bot == e.name), None)
        if first is not None:
            at = f"game {first.number + 1} (seed {first.seed}, seat {first.seat + 1}, after {first.ply} actions)"
            found.append(f"{e.name} failed and so lost {e.failures} of {e.games} games, first {at}: {first.error}")
    return found


def match_picture(result: MatchResult) -> str:
    """Return the shares of wins with their intervals as an SVG picture; the dashed line is an even match."""
    height = HEAD + ROW * len(result.entrants) + 36
    bottom = height - 30

    def across(share: float) -> float:
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    parts: list[Svg] = [
        tag("style", Svg(STYLE)),
        tag("rect", class_="paper", width=WIDTH, height=height),
        tag("text", f"{result.game}: {result.games} games of {result.players}", x=16, y=24),
    ]
    for percent in (0, 25, 50, 75, 100):
        x = across(percent / 100)
        parts.append(tag("line", class_="axis", x1=x, x2=x, y1=HEAD - 8, y2=bottom))
        parts.append(tag("text", f"{percent} %", class_="quiet", x=x, y=bottom + 18, text_anchor="middle"))
    even = across(1 / result.players)
    parts.append(tag("line", class_="even", x1=even, x2=even, y1=HEAD - 8, y2=bottom))
    for row, entrant in enumerate(result.entrants):
        y = HEAD + ROW * row + 14
        words = f"{entrant.name}: {100 * entrant.share:.1f} %, {100 * entrant.low:.1f} to {100 * entrant.high:.1f} %"
        parts.append(tag("text", entrant.name, x=16, y=y + 5))
        parts.append(tag("line", class_="range", x1=across(entrant.low), x2=across(entrant.high), y1=y, y2=y))
        parts.append(tag("circle", tag("title", words), class_="dot", cx=across(entrant.share), cy=y, r=6))
        parts.append(tag("text", f"{100 * entrant.share:.1f} %", x=WIDTH - 16, y=y + 5, text_anchor="end"))
    title = f"Shares of wins in {result.game}"
    return tag(
        "svg",
        tag("title", title),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        aria_label=title,
    )
