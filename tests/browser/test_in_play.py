"""What of a board a phone shows by itself: what the question is about."""

from pathlib import Path
from typing import Final

import pytest
from browsing import Arrive
from holding import phone
from looking import settle
from playwright.sync_api import expect
from sitting import sit_down

BELOW: Final = Path(__file__).parents[1] / "fixtures" / "moving_below_in_civilization_2010.txt"
"""Two players, and three squares with figures of the second below the middle of a long map."""
ALL_SEEN: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const open = [...document.querySelectorAll("#stage .place.open .hit")].map(one => one.getBoundingClientRect());
    return open.length === 3 && open.every(({ top, bottom }) => top >= port.top && bottom <= port.bottom);
}"""
UNNAMED: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const seen = (way) => [...document.querySelectorAll(`#stage [data-ruler=${way}] > g`)]
        .filter(one => getComputedStyle(one).visibility === "visible").map(one => one.getBoundingClientRect())
        .filter(one => one.left >= port.left - 1 && one.right <= port.right + 1 &&
            one.top >= port.top - 1 && one.bottom <= port.bottom + 1);
    const open = [...document.querySelectorAll("#stage .place.open .hit")].map(one => one.getBoundingClientRect());
    const middle = ({ left, right }) => (left + right) / 2;
    const height = ({ top, bottom }) => (top + bottom) / 2;
    const near = (one, other) => Math.abs(one - other) < 4;
    return open.filter(one => !seen("across").some(name => near(middle(name), middle(one)))
        || !seen("down").some(name => near(height(name), height(one)))).length;
}"""
"""How many squares that may be chosen have no name of their column above or none of their row beside them in sight."""


@pytest.mark.parametrize("size", [(360, 740), (844, 390)])
def test_a_board_no_wider_than_a_phone_shows_what_is_asked_however_low_it_lies(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """The map of two players was always shown from its top, as a list is."""
    person = arrive(**phone(size))
    person.begin_from(BELOW.read_text(encoding="utf-8"), "civilization_2010", seat=1)
    settle(person.page)
    person.page.wait_for_function(ALL_SEEN)
    assert person.page.evaluate(UNNAMED) == 0, "choices are called by columns and rows"
    person.page.locator("[data-zoom=in]").tap()
    settle(person.page)
    expect(person.page.locator("#stage [data-ruler=down]")).not_to_have_attribute("transform", "translate(0 0)")
    expect(person.page.locator("#minimap")).to_be_hidden()


FIRST_OF_LIST: Final = r"""() => {
    const [, ...words] = document.querySelector("#choices button").value.replace(/ \d$/, "").split(" ");
    const place = document.querySelector(`#place-${words.join("_")} .hit`).getBoundingClientRect();
    const port = document.getElementById("viewport").getBoundingClientRect();
    return [place.left >= port.left, place.right <= port.right, place.top >= port.top, place.bottom <= port.bottom];
}"""
"""Whether the place that the list begins with is in sight as a whole."""


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_a_phone_opens_with_the_place_that_the_list_begins_with(arrive: Arrive, size: tuple[int, int]) -> None:
    """It opened on the middle of the board, with places cut on both sides, and the first one off the cut."""
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, "stone_age", 4, actions=1)
    settle(person.page)
    assert person.page.evaluate(FIRST_OF_LIST) == [True] * 4
