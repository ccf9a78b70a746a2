"""What a table of cities shows and answers in the browser; whole games are played in `test_play.py`."""

import re

import pytest
from browsing import Arrive, Person, by_list, met, serious
from midgame import window_with
from playwright.sync_api import expect

from epocha import Game, State

SAID = """() => [document.body.innerText, ...[...document.querySelectorAll("#live title")].map(e => e.textContent),
    ...[...document.querySelectorAll("#live [aria-label]")].map(e => e.ariaLabel)].join("\\n")"""
"""Everything that a page says, seen or not."""


def test_players_are_called_by_their_names(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down(2, "mesta", "Jan <b>& co</b>", size="very_short", max_rounds=8)
    pick = by_list()
    named: set[str] = set()

    def choose(person: Person, asked: str) -> None:
        said = person.page.evaluate(SAID)
        assert not re.search(r"\b(player|seat) [1-3]|\u2063", said, re.IGNORECASE)
        named.update(re.findall(r"(?:on the table of|against|from|to) (Bruno|Ema|Jan <b>& co</b>)", said))
        pick(person, asked)

    person.play(choose)
    assert named == {"Bruno", "Ema", "Jan <b>& co</b>"}
    # on a slow machine a click can come after the bots' answers, of which the page itself tells
    person.troubles[:] = [said for said in person.troubles if "409 (Conflict)" not in said]


@pytest.mark.parametrize(("width", "scheme"), [(1400, "light"), (360, "dark")])
def test_axe_finds_nothing_serious_in_the_dialogues(arrive: Arrive, width: int, scheme: str) -> None:
    person = arrive(viewport={"width": width, "height": 800}, color_scheme=scheme, bypass_csp=True)
    person.sit_down(2, "mesta", size="quick_4n", max_rounds=12)
    pick = by_list()
    seen: set[str] = set()

    def choose(person: Person, asked: str) -> None:
        rule = person.page.locator("#prompt").get_attribute("data-rule") or ""
        if rule not in seen:
            seen.add(rule)
            assert serious(person) == [], rule
        pick(person, asked)

    person.play(choose, until=lambda: len(seen) == 5)
    assert len(seen) > 2


def test_a_finger_learns_what_it_touches_before_it_is_done(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    person.sit_down(1, "mesta", size="very_short", max_rounds=6)
    person.wait_for_turn()
    page = person.page
    asked = person.state()["turn"]
    page.locator("[data-zoom=fit]").tap()  # the whole map, where places are small
    box = page.locator("#place-pass .hit").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] - 5, box["y"] - 5)  # beside it, as a finger does
    expect(page.locator("#pointed")).to_contain_text("Touch again: Keep your events and end your turn")
    page.keyboard.press("Escape")
    expect(page.locator("#pointed")).to_be_hidden()
    assert person.state()["turn"] == asked, "nothing is done yet"
    page.locator("#place-pass .hit").tap(force=True)
    expect(page.locator("#pointed")).to_contain_text("Touch again")
    page.locator("#place-pass .hit").tap(force=True)
    assert person.wait_for_turn(asked)


def test_what_cannot_be_chosen_tells_what_it_is(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    person.sit_down(1, "mesta", size="very_short")
    person.wait_for_turn()
    page = person.page
    page.locator("[data-zoom=fit]").tap()
    page.locator("#place-city-athens .hit").tap(force=True)
    expect(page.locator("#pointed")).to_contain_text("Athens (Greece, capital)")
    page.keyboard.press("Escape")
    expect(page.locator("#pointed")).to_be_hidden()
    page.locator("#place-city-athens").focus()
    page.keyboard.press("ArrowRight")
    named = "document.activeElement.ariaLabel || document.activeElement.querySelector(':scope > title').textContent"
    name = page.evaluate(named).partition(". ")[0]
    assert name
    expect(page.locator("#pointed")).to_contain_text(name)


LEGIBLE = """pictures => pictures.map(picture => [...picture.querySelectorAll("text")].every(text =>
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a >= 11.95))"""
"""Whether all that is written on pictures can be read."""

WHOLE = """pictures => pictures.map(picture => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    const letters = [...picture.querySelectorAll("text")].map(text =>
        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && Math.min(...letters) >= 11.95;
})"""
"""Whether cards are in sight as a whole, and their names can be read."""

IN_SIGHT = """answers => {
    const { bottom } = document.getElementById("now").getBoundingClientRect();
    return answers.filter(answer => answer.getBoundingClientRect().bottom <= bottom).length;
}"""
"""How many answers are in sight as a whole before anything is scrolled."""

LOOKED_AT = """cities => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    return cities.some(city => {
        const { left, right, top, bottom } = city.getBoundingClientRect();
        return left >= port.left && right <= port.right && top >= port.top && bottom <= port.bottom;
    });
}"""
"""Whether the map shows one of the cities that the question is about."""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (844, 390)])
def test_a_phone_shows_the_cards_that_are_asked_about(arrive: Arrive, width: int, height: int) -> None:
    """One had to leave the question and open another tab to see them."""
    person = arrive(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    card = person.page.locator(".with-card > svg")
    may_use = met("mesta", lambda game, view: sum("use " in one for one in texts(game, view)) > 2)
    person.begin_from(may_use, "mesta")
    assert person.wait_for_turn()
    expect(card).to_have_count(person.page.locator("#choices button[value^=use]").count())
    expect(card.first).to_be_visible()
    assert all(card.evaluate_all(LEGIBLE))
    if width < height:
        assert person.page.locator("#choices > .choice").evaluate_all(IN_SIGHT) >= 3
    assert person.page.locator("#stage .in-question").evaluate_all(LOOKED_AT)
    person.begin_from(met("mesta", lambda game, view: window_with(1)(view, 0)), "mesta")
    assert person.wait_for_turn()
    about = person.page.locator("#asked-about > svg, .held > .react:first-child > svg")
    expect(about).to_have_count(2)
    assert about.evaluate_all(WHOLE) == [True, True]
    expect(person.page.locator("#stage .event-in-use")).to_be_hidden()


def test_cards_stand_in_no_buttons_where_the_hand_is_in_sight(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1280, "height": 720})
    person.begin_from(met("mesta", lambda game, view: sum("use " in one for one in texts(game, view)) > 2), "mesta")
    assert person.wait_for_turn()
    assert person.page.locator(".with-card > svg").count() > 2
    expect(person.page.locator(".with-card > svg").first).to_be_hidden()


def texts(game: Game, view: State) -> list[str]:
    """Return the texts of what the first seat may do."""
    return [game.action_to_text(view, action) for action in view.legal_actions(0)]
