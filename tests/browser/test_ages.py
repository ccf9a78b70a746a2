"""The page of Through the Ages: cards that fly, previews by touch, a fight on a phone, a rival in full."""

from pathlib import Path
from typing import Any, Final

import pytest
from browsing import MOTION, Arrive, Person, met
from looking import CUT_OFF, LEAST_NOW, settle
from playwright.sync_api import expect
from sitting import window_of

from epocha import Game, State

LATE: Final = Path(__file__).parents[1] / "fixtures" / "late_in_through_the_ages.txt"
"""Four players late in a game; the last of them is asked."""
TWO_ROWS: Final = LATE.with_name("two_rows_in_through_the_ages.txt")
"""The same with eight civil and seven military cards in the hand of the last."""

SIT_DOWN: Final = """async ([position, own]) => {
  const { csrf } = await (await fetch("/api/session")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  const seats = [0, 1, 2, 3].map(seat => seat === own ? { kind: "me" } : { kind: "bot", bot: "greedy" });
  const body = JSON.stringify({ game: "through_the_ages", seats, position, name: "Anna" });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""

FLIGHTS: Final = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...how) {
    if (this.classList.contains("flying")) window.flights.push([this.style.left, frames.at(-1).transform]);
    return animate.call(this, frames, ...how);
};
"""
"""Notes what flies over the page: where it begins, and how far it goes."""


def sit_down_late(person: Person) -> None:
    """Sit down on the last seat of the late position, and come to the own actions."""
    page = person.page
    page.goto(f"{person.address}/games/through_the_ages/new")
    table = page.evaluate(SIT_DOWN, [LATE.read_text(), 3])
    page.goto(f"{person.address}/tables/{table}")
    while person.wait_for_turn() and not page.locator("#choices [value=end]").count():
        asked = person.state()["turn"]
        page.locator("#choices button[name=action]").first.click()
        person.wait_for_turn(asked)


def acts(game: Game, view: State) -> bool:
    """The own actions are open, after the first round."""
    texts = {game.action_to_text(view, action) for action in view.legal_actions(0)}
    return bool(
        view.round > 1 and {"end", "increase population"} <= texts and any(t.startswith("take ") for t in texts)
    )


def take_a_card(person: Person) -> str:
    """Take the first card of the row that may be taken; return what it is."""
    place = person.page.locator("#board .place.open[data-actions^='take ']").first
    thing = str(place.get_attribute("data-thing"))
    asked = person.state()["turn"]
    place.locator(".hit").click(force=True)
    person.agree()
    person.wait_for_turn(asked)
    return thing


def test_a_card_that_is_taken_flies_from_the_row_into_the_hand(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1440, "height": 900}, **MOTION)
    person.page.add_init_script(FLIGHTS)
    person.begin_from(met("through_the_ages", acts), "through_the_ages")
    person.wait_for_turn()
    thing = take_a_card(person)
    person.page.wait_for_function("window.flights.length === 1")
    _, way = person.page.evaluate("window.flights[0]")
    assert float(way.split("px")[1].removeprefix(", ")) > 100, "down to the own hand or civilization"
    expect(person.page.locator(f".me [data-thing={thing}]").first).to_be_visible()
    expect(person.page.locator(".flying")).to_have_count(0)


def test_a_card_that_another_takes_flies_to_their_seat_and_nobody_is_told_where_it_is(arrive: Arrive) -> None:
    wide = {"viewport": {"width": 1440, "height": 900}}
    anna, jan = arrive(**wide), arrive(**wide, **MOTION)
    anna.begin_from(met("through_the_ages", acts), "through_the_ages")
    anna.wait_for_turn()
    jan.page.add_init_script(FLIGHTS)
    jan.page.goto(anna.page.url)
    expect(jan.page.locator("#live.is-running")).to_be_visible()
    thing = take_a_card(anna)
    jan.page.wait_for_function("window.flights.length === 1")
    left = jan.page.locator(f"#live .moves[id^='{thing}-']").count()
    assert left == anna.page.locator(f"#board .moves[id^='{thing}-']").count(), "only those that lie in the row"


def test_no_card_flies_for_who_asked_for_less_motion(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    person.page.add_init_script(FLIGHTS)
    person.begin_from(met("through_the_ages", acts), "through_the_ages")
    person.wait_for_turn()
    take_a_card(person)
    assert person.page.evaluate("window.flights.length") == 0


def test_a_finger_is_told_what_will_come_of_a_choice_before_it_chooses(arrive: Arrive) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    person = arrive(**phone, locale="cs")
    person.begin_from(met("through_the_ages", acts), "through_the_ages")
    person.wait_for_turn()
    page, asked = person.page, person.state()["turn"]
    # of the list
    more = page.locator("#choices [value='increase population']")
    more.scroll_into_view_if_needed()
    more.tap()
    box = page.locator("#ahead")
    expect(box).to_contain_text("Na konci tahu")
    expect(box.locator(".can-be")).to_contain_text("Dalším klepnutím")
    assert person.state()["turn"] == asked, "nothing is done yet"
    # of a card in the row: its close-up tells the same
    page.locator(".fold").tap()
    expect(box).to_be_hidden()
    card = page.locator("#board .place.open[data-actions^='take '] .hit").first
    card.tap(force=True)
    expect(page.locator("#pointed .of-choice")).to_contain_text("Na konci tahu")
    assert person.state()["turn"] == asked
    # the second touch chooses
    page.locator(".fold").tap()
    page.locator(".fold").tap()
    page.locator(".fold").tap()
    more.scroll_into_view_if_needed()
    more.tap()
    expect(box).to_be_visible()
    more.tap()
    assert person.wait_for_turn(asked)


TABS: Final = """() => [...document.querySelectorAll(".picture-tabs > *")].map(tab => {
    const { left, right, top, height } = tab.getBoundingClientRect();
    return [Math.round(top), left >= 0 && right <= innerWidth, height];
})"""


LARGEST: Final = """() => Math.max(...[...document.querySelectorAll("#stage text")].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""
"""Height of the largest letters of the picture in front."""


def test_the_tabs_of_a_fight_stand_in_one_row_on_a_phone_and_on_a_tablet_held_upright(arrive: Arrive) -> None:
    def fights(game: Game, view: State) -> bool:
        return game.front(view, 0, game.pictures(view, "en")) == "stage"

    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    person = arrive(**phone, locale="cs")
    person.begin_from(met("through_the_ages", fights), "through_the_ages")
    person.wait_for_turn()
    expect(person.page.locator(".picture-tab")).to_have_count(5)
    for width in (720, 820, 390, 360):
        person.page.set_viewport_size({"width": width, "height": 844})
        tabs = person.page.evaluate(TABS)
        assert len({top for top, *_ in tabs}) == 1
        assert all(inside and height >= 44 for _, inside, height in tabs)
    assert person.page.evaluate(LARGEST) < 30, "as large as it must be to be read, though the page came as for a desk"


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390)])
def test_all_tabs_are_in_sight_beside_the_accounts_of_the_seat_in_front_on_a_phone(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """The word for these was cut off at the right edge."""
    window = {"width": size[0], "height": size[1]}
    person = arrive(viewport=window, locale="cs", has_touch=True, is_mobile=True)
    person.page.goto(person.address)
    person.begin_from(TWO_ROWS.read_text(), "through_the_ages")
    person.wait_for_turn()
    page, button = person.page, person.page.locator(".picture-tabs > .to-accounts")
    expect(button).to_have_accessible_name("Rozpis")
    end = page.locator(".picture-tabs").evaluate("tabs => [tabs.scrollWidth - tabs.clientWidth, tabs.scrollLeft]")
    assert end == [0, 0]
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    button.tap()
    expect(page.locator(".accounts:popover-open")).to_be_visible()


FULL: Final = """() => {
    const [own, rival] = ["#me", "#beside"].map(one => document.querySelector(one).getBoundingClientRect());
    const texts = [...document.querySelectorAll("#me svg text, #beside svg text")];
    const letters = texts.map(text => {
        const { a, b } = text.getScreenCTM();
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    });
    const others = document.querySelector("#others").getBoundingClientRect();
    return [rival.left >= own.right, Math.max(own.bottom, rival.bottom) <= others.top + 1, Math.min(...letters)];
}"""
"""Whether the rival's tableau lies beside the own one, both above the strips; and the smallest letters."""


def test_a_large_window_shows_a_rival_in_full_beside_the_own_civilization(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1920, "height": 1080}, locale="cs")
    sit_down_late(person)
    page = person.page
    beside = page.locator("#beside .player-board")
    expect(beside).to_have_attribute("data-shows", "civ-0")  # the next in turn
    apart, above, letters = page.evaluate(FULL)
    assert apart
    assert above
    assert letters >= 10.95
    page.locator("#strip-1 .compact").click()
    expect(beside).to_have_attribute("data-shows", "civ-1")
    expect(page.locator("#stage > svg")).to_have_attribute("id", "row.wide")  # which keeps its place
    page.reload()
    expect(beside).to_have_attribute("data-shows", "civ-1")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()  # which comes as this browser last saw it
    expect(page.locator("#beside")).to_have_count(0)
    page.locator("#strip-1 .compact").click()
    expect(page.locator("#stage > svg")).to_have_attribute("id", "civ-1.wide")


SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll("#stage > svg text")].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""
"""Height of the smallest letters of the picture in front."""


@pytest.mark.parametrize("size", ["tablet", "tablet held flat"])
def test_a_tablet_shows_what_is_in_front_in_letters_of_a_phone(arrive: Arrive, size: str) -> None:
    """Names on cards had 11.2 to 11.7 pixels, and the comparison of four held flat had 9.4."""
    person = arrive(viewport=window_of(size), has_touch=True, locale="cs")
    sit_down_late(person)
    for tab in ("row", "compare"):
        person.page.locator(f"#tab-{tab}").click()
        expect(person.page.locator(f"#stage > svg[id^='{tab}.']")).to_be_visible()
        settle(person.page)
        assert person.page.evaluate(SMALLEST) >= 11.95, tab


def resolves(game: Game, view: State) -> bool:
    """Something is being resolved, on which the first seat is asked."""
    return game.front(view, 0, game.pictures(view, "en")) == "stage"


@pytest.mark.parametrize("size", ["tablet", "tablet held flat"])
def test_a_tablet_shows_the_card_that_is_resolved_in_letters_of_a_phone(arrive: Arrive, size: str) -> None:
    person = arrive(viewport=window_of(size), has_touch=True, locale="cs")
    person.begin_from(met("through_the_ages", resolves), "through_the_ages")
    person.wait_for_turn()
    expect(person.page.locator("#stage > svg[id^='stage.']")).to_be_visible()
    settle(person.page)
    assert person.page.evaluate(SMALLEST) >= 11.95


CROWDED: Final = """() => [...document.querySelectorAll("#stage [data-front]")].flatMap(row => {
    const boxes = [...row.children].filter(one => !one.matches("rect, title")).map(one => one.getBoundingClientRect());
    const met = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((one, i) => boxes.slice(i + 1).filter(other => met(one, other)).map(other =>
        `${row.dataset.front}: ${one.left.toFixed()} to ${one.right.toFixed()} and ${other.left.toFixed()}`));
})"""
"""What lies on something else in the rows of the seats."""


@pytest.mark.parametrize("size", ["large phone", "tablet", "tablet held flat", "laptop"])
def test_wars_and_pacts_of_a_seat_lie_on_nothing_else(arrive: Arrive, size: str) -> None:
    """The third sign lay on the plate of the leader, and the signs on the marks of each other."""
    late = LATE.read_text().replace(" mahatma_gandhi", "", 1)
    late = late.replace("leaders_taken p1=II ", "leader p3=mahatma_gandhi\nleaders_taken p1=II ")
    late = late.replace("p3=A,I,II ", "p3=A,I,II,III ")
    late = late.replace("pact p2=", "pact p3=peace_treaty p2=").replace("pact_with p2=p3", "pact_with p3=p4 p2=p3")
    late = late.replace(" peace_treaty", "", 1)
    person = arrive(viewport=window_of(size), has_touch="phone" in size)
    person.page.goto(person.address)
    table = person.page.evaluate(SIT_DOWN, [late, 3])
    person.page.goto(f"{person.address}/tables/{table}")
    person.wait_for_turn()
    person.page.locator("#tab-seats").click()
    expect(person.page.locator("#stage > svg[id^='seats.']")).to_be_visible()
    settle(person.page)
    assert person.page.locator("#stage [data-front=civ-2] > use").count() == 2
    assert person.page.locator("#stage [data-front=civ-2] > path").count() >= 4
    assert person.page.evaluate(CROWDED) == []


def test_the_hand_is_whole_below_the_seats_on_a_laptop(arrive: Arrive) -> None:
    """Its last line was cut off: the rows of the seats were higher than the row of cards is."""
    person = arrive(viewport=window_of("laptop"), locale="cs")
    sit_down_late(person)
    person.page.locator("#tab-seats").click()
    expect(person.page.locator("#stage > svg[id^='seats.']")).to_be_visible()
    settle(person.page)
    assert person.page.evaluate(CUT_OFF, LEAST_NOW) == []


def test_a_tablet_held_upright_shows_two_rows_of_cards_whole(arrive: Arrive) -> None:
    """Of the second row thirty pixels were cut off, with which the military cards lost their names."""
    person = arrive(viewport=window_of("tablet"), has_touch=True, locale="cs")
    person.page.goto(person.address)
    table = person.page.evaluate(SIT_DOWN, [TWO_ROWS.read_text(), 3])
    person.page.goto(f"{person.address}/tables/{table}")
    person.wait_for_turn()
    settle(person.page)
    assert person.page.locator("#me svg[id^='hand.'] .moves").count() == 15
    assert person.page.evaluate(CUT_OFF, 190) == []


TABLET_CUTS: Final = """() => [
    document.querySelector(".me").scrollHeight - document.querySelector(".me").clientHeight,
    document.querySelector(".side > .tabs").scrollWidth - document.querySelector(".side > .tabs").clientWidth,
]"""
"""What is cut off of one's own pictures, and of the tabs of what is read."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
@pytest.mark.parametrize("size", [(768, 1024), (820, 1180)])
def test_a_tablet_held_upright_shows_the_hand_whole_late_in_a_game(
    arrive: Arrive, size: tuple[int, int], lang: str
) -> None:
    person = arrive(viewport={"width": size[0], "height": size[1]}, has_touch=True, locale=lang)
    sit_down_late(person)
    settle(person.page)
    assert max(person.page.evaluate(TABLET_CUTS)) <= 3


OWN_CUT: Final = """() => {
    const own = document.querySelector(".me svg[id^='civ-']").getBoundingClientRect();
    return own.bottom - document.querySelector(".me").getBoundingClientRect().bottom;
}"""
"""How much of the own civilization is cut off."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_a_small_tablet_held_upright_shows_the_own_civilization_whole_below_a_comparison(
    arrive: Arrive, lang: str
) -> None:
    person = arrive(viewport={"width": 768, "height": 1024}, has_touch=True, locale=lang)
    sit_down_late(person)
    for tab in ("seats", "compare"):
        person.page.locator(f"#tab-{tab}").click()
        expect(person.page.locator(f"#stage > svg[id^='{tab}.']")).to_be_visible()
        settle(person.page)
        assert person.page.evaluate(OWN_CUT) <= 0, tab


def test_a_small_tablet_held_upright_shows_the_whole_name_of_what_is_asked_about(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 768, "height": 1024}, has_touch=True, locale="cs")
    person.begin_from(met("through_the_ages", resolves), "through_the_ages")
    person.wait_for_turn()
    tabs = person.page.locator(".picture-tab").evaluate_all("all => all.map(one => one.scrollWidth - one.clientWidth)")
    assert max(tabs) <= 0
    assert person.page.locator(".picture-tabs").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
