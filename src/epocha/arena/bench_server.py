"""How long a person waits: for the first decision of a game, and from a click until the page shows what came of it.

Run as a program it starts a site of its own, begins some games, plays some actions on a hot-seat table in Chromium, and
prints JSON: `python -m epocha.arena.bench_server 30 mesta`. It needs Playwright (extra `epocha[bench]`) and a Chromium.
Times are those of the clock, as a person feels them; beside them stands what the processor worked for it, which other
programs on the machine do not change.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
START = "import sys; from epocha.cli import main; sys.argv[0] = 'epocha'; main()"

NEW_TABLE = """async (game) => {
  const { csrf } = await (await fetch("/api/session")).json();
  const body = JSON.stringify({ game, seats: [{ kind: "me" }, { kind: "me" }] });
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""

CLICK = """() => new Promise((shown) => {
  const turn = () => document.querySelector("#live").dataset.turn;
  const asked = turn();
  const started = performance.now();
  const observer = new MutationObserver(() => {
    if (turn() !== asked) {
      observer.disconnect();
      const changed = performance.now() - started;
      requestAnimationFrame(() => setTimeout(() => shown([changed, performance.now() - started])));
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector("#choices button:not([type=button])").click();
})"""
"""Takes the first choice, not what counts pieces for one.

Gives milliseconds until the page has changed, and until that has been painted.
"""

WATCH = """addEventListener("DOMContentLoaded", () => {
  const look = () => {
    if (!document.querySelector("#choices button") || window.askedAt) return;
    window.askedAt = Infinity;
    requestAnimationFrame(() => setTimeout(() => (window.askedAt = Date.now())));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  look();
});"""
"""Notes on every page when its first decision has been painted."""

PLAY_NOW = """(game) => {
  const button = document.querySelector(`form[action="/games/${game}/new"] button.main`);
  const now = Date.now();
  setTimeout(() => button.click());
  return now;
}"""


PAUSE_MS = 200
"""Between actions; nobody who plays faster than the site's limit is waited for."""

STARTS = 7
"""Games that are begun against a bot; who begins is drawn by lot, so that some wait for the bot."""


class Waits(NamedTuple):
    """What was measured.

    Attributes:
        first_decision_ms: from each click on "play against a bot" until the first own decision was painted.
        round_trip_ms: from each click on a choice until the page had changed; visible_ms: until that was painted.
        sent_kb: what the page sent and got for each action, heads included, as it went over the wire.
        server_cpu_ms, browser_cpu_ms: work of the processors for one action, on average; None where it is not told.
    """

    first_decision_ms: list[float]
    round_trip_ms: list[float]
    visible_ms: list[float]
    sent_kb: list[float]
    server_cpu_ms: float | None
    browser_cpu_ms: float | None

    def figures(self) -> dict[str, float | None]:
        """Return medians, and the most that was sent."""
        return {
            "first_decision_ms": median(self.first_decision_ms),
            "round_trip_ms": median(self.round_trip_ms),
            "visible_ms": median(self.visible_ms),
            "sent_kb": median(self.sent_kb),
            "sent_most_kb": max(self.sent_kb),
            "server_cpu_ms": self.server_cpu_ms,
            "browser_cpu_ms": self.browser_cpu_ms,
        }


class NotHere(Exception):
    """Something that the measurement needs is not on this machine; the message says what."""


@contextmanager
def site() -> Iterator[tuple[str, int]]:
    """Run a site of its own; give its address and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", START, "serve", "--port", str(port), "--data", data, "--no-open"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        try:
            deadline = time.monotonic() + 30
            while not answers(port):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError("the server did not start")
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait()


def answers(port: int) -> bool:
    """Return whether anybody listens on a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def measure(actions: int, game: str) -> Waits:
    """Begin games and play actions of one in Chromium.

    Raises:
        NotHere: there is no Playwright or no Chromium.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NotHere("Playwright is not installed") from None
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        raise NotHere("there is no Chromium on this machine")
    with site() as (address, pid), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        starts = [_first_decision(browser, address, game) for _ in range(STARTS)]
        page = browser.new_page()
        page.goto(address)
        page.goto(f"{address}/tables/{page.evaluate(NEW_TABLE, game)}")
        page.wait_for_selector("#choices button")
        metrics = page.context.new_cdp_session(page)
        metrics.send("Performance.enable")
        before = (cpu_ms(pid), _browser_cpu_ms(metrics))
        played = [_action(page) for _ in range(actions)]
        after = (cpu_ms(pid), _browser_cpu_ms(metrics))
        browser.close()
    server, client = [
        (late - early) / actions if early is not None and late is not None else None
        for early, late in zip(before, after, strict=True)
    ]
    changed, painted, sent = (list(column) for column in zip(*played, strict=True))
    return Waits(starts, changed, painted, sent, server, client)


def _first_decision(browser: Any, address: str, game: str) -> float:
    """Return the milliseconds until a person who has never been here is asked their first decision."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    clicked = float(page.evaluate(PLAY_NOW, game))
    page.wait_for_url("**/tables/*")
    page.wait_for_function("() => Number.isFinite(window.askedAt)")
    waited = float(page.evaluate("window.askedAt")) - clicked
    context.close()
    return waited


def _action(page: Any) -> tuple[float, float, float]:
    """Take a choice; return the milliseconds until the page has changed and until it shows it, and kilobytes sent."""
    with page.expect_response(lambda response: response.url.partition("?")[0].endswith("/act")) as answer:
        changed, painted = page.evaluate(CLICK)
    answer.value.finished()
    sizes = answer.value.request.sizes()
    page.wait_for_timeout(PAUSE_MS)
    return changed, painted, sum(sizes.values()) / 1024


def cpu_ms(pid: int) -> float | None:
    """Return the processor time of a process, None where the platform does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return None
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _browser_cpu_ms(metrics: Any) -> float | None:
    """Return the processor time of the process that draws the page, None if Chromium does not tell."""
    found = {each["name"]: each["value"] for each in metrics.send("Performance.getMetrics")["metrics"]}
    return 1000 * found["ProcessTime"] if "ProcessTime" in found else None


def main(actions: str, game: str = "stone_age") -> None:
    """Measure and print figures as JSON, or what is missing."""
    outcome: dict[str, Any]
    try:
        outcome = measure(int(actions), game).figures()
    except NotHere as missing:
        outcome = {"missing": str(missing)}
    sys.stdout.write(json.dumps(outcome))


if __name__ == "__main__":
    main(*sys.argv[1:])
