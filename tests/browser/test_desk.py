"""A desk on which people trade, in a hand: it is whole, and says what may be chosen."""

from typing import Final

import pytest
from browsing import Arrive
from holding import FLAT, SMALL, UPRIGHT, phone
from looking import settle
from midgame import trades
from playwright.sync_api import expect
from sitting import sit_down, sit_down_alone

DESK_CUT: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const parts = [...document.querySelectorAll("#stage > svg > g")].map(one => one.getBoundingClientRect());
    return parts.filter(box => box.height && (box.bottom > port.bottom + 1 || box.top < port.top - 1)).length;
}"""
"""How many parts of the trade desk are cut off by its window."""


@pytest.mark.parametrize("players", [4, 6])
def test_who_can_be_traded_with_is_whole_on_a_phone_held_flat(arrive: Arrive, players: int) -> None:
    """The last row and what finishes trading lay below the edge."""
    person = arrive(**phone(FLAT[0], locale="cs"))
    sit_down(person, "civilization_2002", players)
    expect(person.page.locator("#frame[data-shows=desk]")).to_be_visible()
    settle(person.page)
    assert person.page.evaluate(DESK_CUT) == 0
    assert person.page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", [*UPRIGHT, FLAT[0]])
def test_a_trade_desk_of_four_is_whole_on_a_phone(arrive: Arrive, size: tuple[int, int]) -> None:
    """What was to be given lay below the window, and held flat the buttons did."""
    person = arrive(**phone(size, locale="cs"))
    sit_down_alone(person, "civilization_2010", 4, trades)  # a bot's offer would come in between
    expect(person.page.locator("#frame[data-shows=desk]")).to_be_visible()
    settle(person.page)
    assert person.page.evaluate(DESK_CUT) == 0
    choices = person.page.locator("#choices")
    expect(choices).to_be_hidden()  # the desk says all that may be chosen
    person.page.locator("#tab-map").tap()
    expect(choices).to_be_visible()
    person.page.locator("#tab-desk").tap()
    expect(choices).to_be_hidden()
    person.page.locator("#place-desk-done.open").wait_for()
    person.page.locator("#place-partner-1.open .hit").tap()
    expect(person.page.locator("#place-desk-give-0")).to_be_visible()
    expect(choices).to_be_hidden()
    settle(person.page)
    assert person.page.evaluate(DESK_CUT) == 0
    assert person.page.evaluate(SMALL) == []
