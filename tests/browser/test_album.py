"""The album over a table: opened by one click, picked out by words and kinds, gone through by arrows, read in full."""

from browsing import Arrive, serious
from playwright.sync_api import expect


def test_all_cards_are_one_click_away_and_can_be_picked_out_and_read_by_keyboard(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down(game="through_the_ages")
    person.wait_for_turn()
    page = person.page
    page.locator("#to-cards").click()
    album = page.locator("#cards[open]")
    shown = album.locator(".album-cards li:not([hidden]) a")
    expect(shown).to_have_count(245)

    album.locator("[name=name]").fill("caesar")
    expect(shown).to_have_count(1)
    album.locator("[type=reset]").click()
    album.locator("[name=age]").select_option("I")
    album.locator("[name=spot]").select_option("row")
    expect(album.locator(".album-none")).to_be_visible()
    album.locator("[name=spot]").select_option("to-come")
    album.locator("[name=kind]").select_option("leader")
    expect(shown).to_have_count(6)

    shown.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    read = album.locator(".album-card")
    expect(read.locator("h2")).to_have_text(shown.nth(1).get_attribute("data-name") or "")
    expect(read.locator(".rule").first).to_be_visible()
    assert serious(person) == []

    read.locator(".rule a").first.click()
    expect(album).to_have_count(0)
    expect(page.locator("#rules-here .target")).to_be_visible()
    page.locator("#to-cards").click()
    expect(shown).to_have_count(6)  # what was picked out holds
    page.keyboard.press("Escape")
    expect(album).to_have_count(0)
    assert person.troubles == []


def test_the_album_stands_on_a_page_of_its_own_beside_how_to_play(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844})
    person.page.goto(f"{person.address}/games/through_the_ages/learn")
    person.page.locator("a[href='/games/through_the_ages/cards']").click()
    person.page.locator("[name=kind]").select_option("war")
    expect(person.page.locator(".album-count")).to_have_text("10 of 340")
    person.page.locator(".album-cards li:not([hidden]) a").first.click()
    expect(person.page.locator(".album-card .one-card")).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.troubles == []
