"""The others at a table, on a phone held upright and flat: whole, readable, and as large as there is room."""

from typing import Final

import pytest
from browsing import Arrive, Person
from holding import FLAT, UPRIGHT, phone, turn_to
from playwright.sync_api import Page, expect
from sitting import sit_down

GAMES: Final = ("stone_age", "mesta", "through_the_ages", "civilization_2010", "civilization_2002")


def biggest_band(page: Page, where: str) -> float:
    """Return what part of the window lies empty below the last picture of a place."""
    band: float = page.evaluate(
        """where => {
            const { bottom } = document.querySelector(where).getBoundingClientRect();
            const now = document.getElementById("now").getBoundingClientRect();
            const end = now.left > innerWidth / 3 ? bottom : Math.min(bottom, now.top);
            const drawn = [...document.querySelectorAll(`${where} svg.drawing[id]`)];
            return (end - Math.max(...drawn.map(one => one.getBoundingClientRect().bottom))) / innerHeight;
        }""",
        where,
    )
    return band


def rivals_of(arrive: Arrive, game: str, players: int, size: tuple[int, int]) -> Person:
    """Sit down at a table on a phone, and turn to what shows the others."""
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, game, players)
    person.page.locator("label[for=view-others]").tap()
    return person


@pytest.mark.parametrize("game", ["stone_age", "mesta", "through_the_ages"])
def test_two_rivals_use_the_room_of_a_phone(arrive: Arrive, game: str) -> None:
    """They were as small as five of them, and more than half of the window lay empty."""
    person = rivals_of(arrive, game, 3, UPRIGHT[0])
    page = person.page
    for size in UPRIGHT:
        turn_to(person, size)
        assert page.locator("#others .strip").count() == 2
        assert biggest_band(page, "#others") < 0.15
        assert page.locator("#others").evaluate("e => e.scrollHeight <= e.clientHeight"), "none is cut off"


ALL_WITHIN: Final = """others => {
    const { right, bottom } = others.getBoundingClientRect();
    return [...others.querySelectorAll(".strip, .seat-name, svg.drawing")].every(one => {
        const box = one.getBoundingClientRect();
        return box.right <= right + 1 && box.bottom <= bottom + 1 && one.scrollWidth <= one.clientWidth + 1;
    });
}"""
"""Whether all rivals are whole, and their names."""


@pytest.mark.parametrize(("game", "players"), [("civilization_2010", 3), ("through_the_ages", 4), ("mesta", 6)])
def test_rivals_use_the_room_of_a_phone_held_flat(arrive: Arrive, game: str, players: int) -> None:
    """They lay side by side, and half of the window was empty below them."""
    person = rivals_of(arrive, game, players, FLAT[0])
    page = person.page
    for size in FLAT:
        turn_to(person, size)
        assert page.locator("#others .strip").count() == players - 1
        assert biggest_band(page, "#others") < 0.15, size
        assert page.locator("#others").evaluate(ALL_WITHIN), size


LETTERS: Final = """() => Math.min(...[...document.querySelectorAll("#others svg text")].map(text =>
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
"""How high the smallest letters of the others are."""


@pytest.mark.parametrize("game", GAMES)
def test_three_rivals_have_a_line_each_on_a_phone_held_upright(arrive: Arrive, game: str) -> None:
    """They stood two or three abreast, as small as can be read, above an empty half of the window."""
    person = rivals_of(arrive, game, 4, UPRIGHT[0])
    page = person.page
    for size in UPRIGHT:
        turn_to(person, size)
        lefts = page.locator("#others .strip").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
        assert len(lefts) == 3
        assert len(set(lefts)) == 1
        assert page.evaluate(LETTERS) > 14
        assert page.locator("#others").evaluate(ALL_WITHIN), size
    opens = page.locator("#others a.open-board").nth(1)
    whole = opens.get_attribute("data-front")
    opens.tap()
    expect(page.locator(f"#frame[data-shows='{whole}']")).to_be_visible()
