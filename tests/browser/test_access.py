"""Every page can be used by everybody: axe finds nothing serious, in light and in dark, and stays within its policy."""

import pytest
from browsing import Arrive, Person, by_list, serious
from playwright.sync_api import expect


def both(person: Person) -> list[str]:
    """Return what axe finds in the light, and of colours in the dark, to which an open page changes at once."""
    person.page.emulate_media(color_scheme="light")
    found = [f"light: {fault}" for fault in serious(person)]
    person.page.emulate_media(color_scheme="dark")
    return found + [f"dark: {fault}" for fault in serious(person, "color-contrast")]


@pytest.mark.parametrize("width", [1400, 360])
def test_axe_finds_nothing_serious(arrive: Arrive, width: int) -> None:
    person = arrive(viewport={"width": width, "height": 900}, bypass_csp=True)
    page = person.page
    page.goto(person.address)
    assert both(person) == [], "home"
    page.goto(f"{person.address}/games/mesta/new")
    page.locator(".more > summary").click()
    assert both(person) == [], "the form for a new table"
    page.locator("#option_first_player").select_option("6")
    page.locator("button.main").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert both(person) == [], "a form with something wrong"
    person.troubles.clear()  # Chromium notes by itself that it was refused

    person.set_up(["me", "friend", "open"])
    expect(page.locator("#live.is-waiting")).to_be_visible()
    assert both(person) == [], "a table that waits"
    invitation = page.locator(".gathering .link-row input").first.input_value()
    page.goto(invitation)
    assert both(person) == [], "an invitation"

    person.sit_down(game="through_the_ages", first_player=1)
    person.wait_for_turn()
    assert both(person) == [], "a table without a board"

    person.sit_down(start_player=1, max_rounds=1)
    person.wait_for_turn()
    assert both(person) == [], "a table in play"
    table = page.url
    for view in ("me", "others", "log") if width < 1000 else ():
        page.locator(f"label[for=view-{view}]").click()
        assert both(person) == [], view
    if width < 1000:
        page.locator("label[for=view-board]").click()
    menu = page.locator("[popovertarget=switches]")
    if menu.is_visible():
        menu.click()
        assert both(person) == [], "the menu"
    page.locator("[popovertarget=settings]").click()
    assert both(person) == [], "sounds and pace"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    person.play(by_list())
    assert both(person) == [], "a result"
    page.goto(f"{person.address}/my-games")
    assert both(person) == [], "my games"
    for path in ("/replay?at=3", "/check"):
        page.goto(table + path)
        assert both(person) == [], path
    page.goto(f"{person.address}/games/stone_age/rules")
    assert both(person) == [], "rules"
    page.goto(f"{person.address}/tables/none")
    assert both(person) == [], "an error"
    person.troubles.clear()  # Chromium notes the missing page by itself
