"""Make screenshots of the site in all its states, sizes, themes and languages, with a contact sheet for each state.

    python tools/look.py FOLDER [--game NAME] [--state NAME] [--size NAME] [--lang LANG] [--theme light]

Each option can be given several times; without it, all there are. Needs Chromium and the extra `test`.
"""

import argparse
import itertools
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import APIRequestContext, APIResponse, Browser, BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "fixtures"))

from browsing import CHROMIUM, FLAGS, SiteProcess
from midgame import Wanted, midgame, open_choices, window_with

TOUCH: Final = {"phone", "phone-large", "phone-flat", "tablet"}
SIZES: Final = {
    "phone": (360, 740),
    "phone-large": (390, 844),
    "phone-flat": (844, 390),
    "tablet": (820, 1180),
    "tablet-flat": (1024, 768),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
    "full-hd": (1920, 1080),
    "large": (2560, 1440),
    "zoomed": (640, 360),  # 200 % of a laptop
}
GAMES: Final = ("stone_age", "mesta", "through_the_ages", "civilization_2010", "civilization_2002")
LANGS: Final = ("en", "cs", "sk")
THEMES: Final = ("light", "dark")
BUSY: Final = 40
"""Actions after which a game has something to show."""
THUMB: Final = 320
TOO_LATE: Final = 409
"""How a site refuses an answer to what is not asked any more."""


def read(answer: APIResponse) -> Any:
    """Return what an answer says; RuntimeError if the site refused."""
    if not answer.ok:
        raise RuntimeError(answer.text())
    return answer.json()


@dataclass
class Person:
    """Somebody with a browser, who plays through the API."""

    context: BrowserContext
    address: str

    @property
    def api(self) -> APIRequestContext:
        """What sends requests with their cookies."""
        return self.context.request

    def get(self, path: str) -> Any:
        """Return what the API says."""
        return read(self.api.get(f"{self.address}/api{path}"))

    def post(self, path: str, body: Mapping[str, object]) -> Any:
        """Do something by the API."""
        headers = {"x-csrf": self.get("/session")["csrf"]}
        return read(self.api.post(f"{self.address}/api{path}", data=body, headers=headers))

    def sit_down(self, game: str, seats: Sequence[dict[str, str]], **options: object) -> str:
        """Create a table; return its id."""
        plan = {"game": game, "seats": list(seats), "options": options, "name": "Anna"}
        table: str = self.post("/tables", plan)["table"]
        return table

    def answer(self, table: str, asked: str, action: str) -> None:
        """Answer a decision, unless others have answered first, as they may where several are asked at once."""
        headers = {"x-csrf": self.get("/session")["csrf"]}
        body = {"decision": asked, "action": action}
        told = self.api.post(f"{self.address}/api/tables/{table}/act", data=body, headers=headers)
        if told.status != TOO_LATE:
            read(told)

    def play(self, table: str, until: Callable[[dict[str, Any]], bool], seed: int = 1) -> dict[str, Any]:
        """Play at random until the table is as wanted or over; return how it is then."""
        rng = random.Random(seed)  # noqa: S311
        while True:
            view: dict[str, Any] = self.get(f"/tables/{table}")
            if view["status"] != "running" or until(view):
                return view
            if asked := view["decision"]:
                action = rng.choice(view["actions"])["text"]
                self.answer(table, asked["id"], action)


def midway(person: Person, game: str, players: int, wanted: Wanted) -> str:
    """Sit down in the middle of a game against bots, on the seat that is asked."""
    position, asked = midgame(game, players, wanted, BUSY)
    plan = {"game": game, "seats": [ME if seat == asked else BOT for seat in range(players)], "position": position}
    return f"/tables/{person.post('/tables', plan)['table']}"


def choice(person: Person, game: str) -> str:
    """Somebody has to choose among several things, in the middle of a game of four."""
    return midway(person, game, 4, open_choices)


def window(person: Person, game: str) -> str:
    """Somebody may react to what another has done; where a game has no such windows, any choice of two players."""
    if game != "mesta":
        return midway(person, game, 2, open_choices)
    return midway(person, game, 6, window_with(1))


def waiting(person: Person, game: str) -> str:
    """A table waits for a seat that nobody has taken yet."""
    table = person.sit_down(game, [ME, FRIEND])
    return f"/tables/{table}"


def end(person: Person, game: str) -> str:
    """A game is over."""
    table = person.sit_down(game, [ME, BOT], **SHORT[game])
    person.play(table, lambda view: False)
    return f"/tables/{table}"


def replay(person: Person, game: str) -> str:
    """A game that is over is looked at again."""
    path = end(person, game)
    last = person.get(path)["ply"]
    return f"{path}/replay?at={min(BUSY, last)}"


def home(person: Person, game: str) -> str:
    """The first page, where a game is chosen and set up."""
    return "/"


ME: Final = {"kind": "me"}
FRIEND: Final = {"kind": "friend"}
BOT: Final = {"kind": "bot", "bot": "greedy"}
SHORT: Final[dict[str, dict[str, object]]] = {
    "stone_age": {},
    "mesta": {"size": "very_short"},
    "through_the_ages": {"mode": "tutorial"},
    "civilization_2010": {"tutorial": True, "offers": 0},
    "civilization_2002": {"max_rounds": 2, "offers_per_trade_turn": 0},
}
STATES: Final = {each.__name__: each for each in (home, choice, window, waiting, end, replay)}


@dataclass(frozen=True)
class Sheet:
    """What to look at: words of each kind."""

    games: Sequence[str]
    states: Sequence[str]
    sizes: Sequence[str]
    langs: Sequence[str]
    themes: Sequence[str]

    @property
    def shots(self) -> int:
        """How many screenshots that makes."""
        return len(self.games) * len(self.states) * len(self.sizes) * len(self.langs) * len(self.themes)


def shoot(browser: Browser, address: str, wanted: Sheet, folder: Path) -> Iterator[Path]:
    """Make the screenshots, state by state."""
    for game, state in itertools.product(wanted.games, wanted.states):
        context = browser.new_context(locale="en-GB")
        path = STATES[state](Person(context, address), game)
        known = context.storage_state()
        context.close()
        for size, lang, theme in itertools.product(wanted.sizes, wanted.langs, wanted.themes):
            file = folder / f"{game}-{state}-{size}-{lang}-{theme}.png"
            width, height = SIZES[size]
            looking = browser.new_context(
                storage_state=known,
                locale=lang,
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=size in TOUCH,
                reduced_motion="reduce",
            )
            page = looking.new_page()
            page.goto(address + path)
            page.wait_for_load_state("networkidle") if state == "home" else page.wait_for_timeout(300)
            page.screenshot(path=file)
            looking.close()
            yield file


def contact_sheets(browser: Browser, files: Sequence[Path], folder: Path) -> None:
    """Put the screenshots of each game and state on one sheet."""
    page = browser.new_page(viewport={"width": 4 * (THUMB + 20), "height": 800})
    for name, group in itertools.groupby(files, lambda file: "-".join(file.stem.split("-")[:2])):
        figures = "".join(
            f'<figure style="margin:6px"><img src="{file.name}" width="{THUMB}"><figcaption>{file.stem}</figcaption>'
            for file in group
        )
        style = "display:flex;flex-wrap:wrap;align-items:flex-start;font:12px sans-serif;margin:0"
        sheet = folder / f"sheet-{name}.html"
        sheet.write_text(f'<meta charset="utf-8"><body style="{style}">{figures}', encoding="utf-8")
        page.goto(sheet.absolute().as_uri())
        page.screenshot(path=sheet.with_suffix(".png"), full_page=True)


def read_arguments() -> tuple[Path, Sheet]:
    """Return the folder, and what shall be looked at."""
    parser = argparse.ArgumentParser(description="Make screenshots of the site, with contact sheets.")
    parser.add_argument("folder", type=Path)
    kinds: dict[str, Sequence[str]] = {
        "game": GAMES, "state": tuple(STATES), "size": tuple(SIZES), "lang": LANGS, "theme": THEMES
    }  # fmt: skip
    for kind, words in kinds.items():
        parser.add_argument(f"--{kind}", action="append", choices=words)
    given = parser.parse_args()
    return given.folder, Sheet(*[getattr(given, kind) or words for kind, words in kinds.items()])


def main() -> None:
    """Make them."""
    folder, wanted = read_arguments()
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = SiteProcess(Path(data))
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for file in shoot(browser, site.address, wanted, folder):
                files.append(file)
                sys.stdout.write(f"\r{len(files)} of {wanted.shots}: {file.name:60}")
                sys.stdout.flush()
            contact_sheets(browser, files, folder)
        finally:
            site.kill()
    sys.stdout.write(f"\nlook at {folder}/sheet-*.png\n")


if __name__ == "__main__":
    main()
