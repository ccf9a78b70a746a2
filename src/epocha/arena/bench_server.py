"""How long a person waits: from a click in Chromium until the page shows the next decision.

Run as a program it starts a site of its own, plays some actions on a hot-seat table, and prints JSON:
`python -m epocha.arena.bench_server 30`. It needs Playwright (extra `epocha[bench]`) and a Chromium.
"""

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
START = "import sys; from epocha.cli import main; sys.argv[0] = 'epocha'; main()"

NEW_TABLE = """async () => {
  const { csrf } = await (await fetch("/api/session")).json();
  const body = JSON.stringify({ game: "stone_age", seats: [{ kind: "me" }, { kind: "me" }] });
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
      shown(performance.now() - started);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector("#choices button").click();
})"""


PAUSE_MS = 200
"""Between actions; nobody who plays faster than the site's limit is waited for."""


class NotHere(Exception):
    """Something that the measurement needs is not on this machine; the message says what."""


@contextmanager
def site() -> Iterator[str]:
    """Run a site of its own; give its address."""
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
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def answers(port: int) -> bool:
    """Return whether anybody listens on a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def round_trips(actions: int) -> list[float]:
    """Return the milliseconds from a click to the next decision on the page, for so many actions.

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
    with site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        page = browser.new_page()
        page.goto(address)
        page.goto(f"{address}/tables/{page.evaluate(NEW_TABLE)}")
        page.wait_for_selector("#choices button")
        taken: list[float] = []
        for _ in range(actions):
            taken.append(float(page.evaluate(CLICK)))
            page.wait_for_timeout(PAUSE_MS)
        browser.close()
    return taken


def main(actions: str) -> None:
    """Measure and print the median as JSON, or what is missing."""
    outcome: dict[str, Any]
    try:
        outcome = {"round_trip_ms": median(round_trips(int(actions)))}
    except NotHere as missing:
        outcome = {"missing": str(missing)}
    sys.stdout.write(json.dumps(outcome))


if __name__ == "__main__":
    main(*sys.argv[1:])
