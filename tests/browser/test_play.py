"""Whole games in the browser, in all the ways in which they can be played."""

import pytest
from browsing import Arrive, ByBoard, Person, by_list
from playwright.sync_api import expect

QUICK: dict[str, dict[str, int | str]] = {
    "stone_age": {"start_player": 1, "max_rounds": 1},
    "mesta": {"first_player": 1, "size": "very_short", "max_rounds": 6},
}
"""Options that make a game of each kind short."""


def test_newcomer_plays_against_a_bot_with_one_click(arrive: Arrive) -> None:
    person = arrive()
    person.play_now()
    assert person.wait_for_turn()
    assert person.page.locator(".place.open").count() > 5
    assert "●" in person.page.title()


@pytest.mark.parametrize(("game", "options"), [("stone_age", {}), ("mesta", {"size": "very_short"})])
def test_whole_game_by_the_list(arrive: Arrive, game: str, options: dict[str, int | str]) -> None:
    person = arrive()
    person.sit_down(game=game, **options)
    assert person.play(by_list()) > 10
    expect(person.page.locator("#tally .places td")).to_have_count(2)
    rows = person.page.locator("#tally .category").all()
    parts = [[int(cell.get_attribute("data-points") or "") for cell in row.locator("td").all()] for row in rows]
    sums = [str(sum(points)).replace("-", "−") for points in zip(*parts, strict=True)]
    expect(person.page.locator("#tally [data-total]")).to_have_text(sums)  # once they are counted


@pytest.mark.parametrize(
    ("game", "options"), [("stone_age", {"start_player": 1, "max_rounds": 2}), ("mesta", {"size": "very_short"})]
)
def test_game_by_the_board(arrive: Arrive, game: str, options: dict[str, int | str]) -> None:
    person = arrive()
    person.sit_down(game=game, **options)
    player = ByBoard(3)
    answered = person.play(player)
    assert player.clicked >= answered // 2
    assert player.chosen > 0 or game == "mesta"


def test_game_with_the_keyboard_only(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down(start_player=1, max_rounds=1)
    keyboard = person.page.keyboard

    def focused() -> str:
        found: str = person.page.evaluate("document.activeElement.closest('#choices, #chooser, .board, .me')?.id ?? ''")
        return found

    def tab_to(part: str) -> None:
        for _ in range(120):
            if focused() == part:
                return
            keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {part}")

    person.wait_for_turn()
    tab_to("board")
    first = person.page.evaluate("document.activeElement.id")
    keyboard.press("ArrowRight")
    assert person.page.evaluate("document.activeElement.id") != first
    asked = person.state()["turn"]
    person.page.evaluate("document.querySelector('#place-forest').focus()")
    keyboard.press("Enter")
    assert focused() == "chooser"
    keyboard.press("Enter")
    assert person.wait_for_turn(asked)

    def choose(person: Person, _: str) -> None:
        if focused() != "choices":
            person.page.evaluate("document.activeElement.blur()")
            tab_to("choices")
        keyboard.press("Enter")

    assert person.play(choose) > 3
    expect(person.page.locator("#result")).to_be_visible()


@pytest.mark.parametrize(("game", "lang"), [("stone_age", "en-GB"), ("stone_age", "sk-SK"), ("mesta", "cs-CZ")])
def test_game_on_a_phone(arrive: Arrive, game: str, lang: str) -> None:
    person = arrive(viewport={"width": 360, "height": 740}, has_touch=True, locale=lang, color_scheme="dark")
    page = person.page

    def fits() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360

    person.sit_down(3, game, **QUICK[game])
    person.wait_for_turn()
    for view, part in {"me": "#me", "others": "#others", "log": "#side", "board": "#board"}.items():
        page.locator(f"label[for=view-{view}]").tap()
        expect(page.locator(part)).to_be_visible()
        expect(page.locator("#prompt")).to_be_visible()
        expect(page.locator("#own-stock")).to_be_visible()
        fits()
    person.play(by_list())
    expect(page.locator("#result")).to_be_visible()
    fits()
    page.goto(person.address)
    fits()


@pytest.mark.parametrize("game", QUICK)
def test_game_in_czech(arrive: Arrive, game: str) -> None:
    person = arrive(locale="cs-CZ")
    person.sit_down(game=game, **QUICK[game])
    person.wait_for_turn()
    page = person.page
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("#now-title")).to_have_text("Jsi na tahu")
    english = {"figure", "figures", "city", "event", "place", "your", "turn", "the", "board", "undo", "and"}
    assert not english & set(page.locator("body").inner_text().lower().split())
    person.play(by_list())
    expect(page.locator("#now-title")).to_have_text("Konec hry")


def test_language_switches_without_leaving_the_table(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down()
    person.wait_for_turn()
    address = person.page.url
    person.page.locator(".languages button[value=sk]").click()
    expect(person.page.locator("#now-title")).to_have_text("Si na ťahu")
    assert person.page.url == address


def test_game_in_the_dark(arrive: Arrive) -> None:
    person = arrive(color_scheme="dark")
    person.sit_down(max_rounds=1)
    page = person.page

    def ground() -> int:
        colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        return sum(int(part) for part in colour.strip("rgb()").split(","))

    assert ground() < 150
    person.play(by_list())
    expect(page.locator("#result")).to_be_visible()
    page.locator("#theme-switch").click()
    assert ground() > 500
    page.reload()
    assert ground() > 500, "the switch is remembered"


@pytest.mark.parametrize("game", QUICK)
def test_game_without_scripts(arrive: Arrive, game: str) -> None:
    person = arrive(java_script_enabled=False)
    person.set_up(["me", "bot:greedy"], game, **QUICK[game])
    page = person.page
    answered = 0
    for _ in range(60):
        if page.locator("#live.is-finished").count():
            break
        buttons = page.locator("#choices button")
        if buttons.count():
            buttons.first.click()
            answered += 1
        else:
            assert page.locator("noscript").count() >= 0
            page.reload()
    expect(page.locator("#result")).to_be_visible()
    assert answered > 5
    page.get_by_role("link", name="Check the shuffles").click()
    expect(page.locator(".verdicts .good")).to_have_count(2)
