"""What happens at a table beside playing: others, words, mistakes, failures."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from browsing import MOTION, Arrive, Person, SiteProcess, by_list
from looking import settle
from playwright.sync_api import Browser, Route, expect
from sitting import sit_down, window_of


def two_at_a_table(arrive: Arrive) -> tuple[Person, Person]:
    """Return the first and the second player of a game of two people, who met by a link."""
    anna, jan = arrive(), arrive()
    anna.set_up(["me", "friend"], start_player=1)
    expect(anna.page.locator("#live.is-waiting")).to_be_visible()
    link = anna.page.locator(".gathering .link-row input").input_value()
    jan.page.goto(link)
    jan.page.locator("#name").fill("Jan <b>& co</b>")
    jan.page.locator("main button.main").click()
    expect(jan.page.locator("#live.is-running")).to_be_visible()
    assert anna.wait_for_turn()
    return anna, jan


def test_two_browsers_at_one_table(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    expect(jan.page.locator("#prompt")).not_to_contain_text("Place")
    expect(anna.page.locator("#others .seat-name").first).to_have_text("Jan <b>& co</b>")
    anna.page.locator("#choices button[value='place forest 3']").click()
    assert jan.wait_for_turn()
    expect(jan.page.locator("#ledger li[value]").first).to_contain_text("3 figures in the forest")
    expect(jan.page.locator("#place-forest")).to_have_class("place last")
    expect(jan.page.locator("#announce")).to_contain_text("Your turn")
    jan.page.locator("#choices button[value='place hut']").click()
    assert anna.wait_for_turn()
    jan.page.locator("label[for=tab-chat]").click()
    jan.page.locator(".say input[name=text]").fill("Hello <script>alert(1)</script>")
    jan.page.locator(".say button").click()
    expect(anna.page.locator("#chat li")).to_contain_text("Hello <script>alert(1)</script>")


def test_taking_back_by_consent(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    asked = anna.state()["turn"]
    anna.page.locator("#choices button[value='place forest 3']").click()
    assert jan.wait_for_turn()
    jan.page.locator("#choices button[value='place hut']").click()
    assert anna.wait_for_turn(asked)
    anna.page.locator(".undo button").click()
    expect(jan.page.locator(".now .notice")).to_contain_text("forest")
    for person in (anna, jan):  # on a phone it lay below all choices
        person.page.set_viewport_size({"width": 390, "height": 844})
        expect(person.page.locator(".now .notice")).to_be_in_viewport(ratio=0.9)
    jan.page.locator(".now .notice button[value=agree]").click()
    expect(anna.page.locator("#ledger li[value]")).to_have_count(0)
    assert anna.page.locator("#choices button[value='place forest 3']").count() == 1


def test_taking_back_freely(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    anna.page.locator("#choices button[value='place forest 3']").click()
    assert jan.wait_for_turn()
    anna.page.locator(".undo button").click()
    assert anna.wait_for_turn()
    expect(jan.page.locator("#choices")).to_have_count(0)


def test_a_closed_place_answers_with_its_rule(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    anna.page.locator("#choices button[value='place hut']").click()
    assert jan.wait_for_turn()
    jan.page.locator("#place-hut").dispatch_event("click")
    refusal = jan.page.locator("#why")
    expect(refusal).to_be_visible()
    refusal.locator("a").click()
    expect(refusal).not_to_be_visible()
    expect(jan.page.locator("#rules-here .rule.target dt")).to_have_text("SA-4.13")


def test_help_opens_the_rule_in_play(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down()
    person.wait_for_turn()
    expect(person.page.locator("#help")).to_have_attribute("title", "Rules: SA-4.2")
    person.page.locator("#help").click()
    expect(person.page.locator("#rules-here .rule.target dt")).to_have_text("SA-4.2")


def test_a_stale_page_does_nothing_and_says_so(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down(start_player=1)
    person.wait_for_turn()
    before = person.state()["ply"]
    person.page.evaluate("document.querySelector('#choices [name=decision]').value = '0.99.0'")
    person.page.locator("#choices button").first.click()
    expect(person.page.locator(".toast.refused")).to_contain_text("moved on")
    assert person.state()["ply"] == before
    assert len(person.troubles) == 1, "Chromium notes the refusal by itself"
    person.troubles.clear()


def test_a_double_click_acts_once(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    anna.page.locator("#choices button[value='place forest 2']").dblclick()
    assert jan.wait_for_turn()
    expect(anna.page.locator("#live")).to_have_attribute("data-ply", "1")


def test_a_form_shows_only_a_late_answer_as_late(arrive: Arrive) -> None:
    person = hot_seat(arrive)
    held: list[Route] = []
    person.page.route("**/act", lambda route: held.append(route))
    first = "button => { button.click(); return [...button.form.classList]; }"
    assert "late" not in person.page.locator("#choices button").first.evaluate(first)
    expect(person.page.locator("#choices.late")).to_be_visible()
    held[0].continue_()
    expect(person.page.locator("#live")).to_have_attribute("data-ply", "1")
    expect(person.page.locator(".sending, .late")).to_have_count(0)


def test_since_you_left(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    table = jan.page.url
    jan.page.goto("about:blank")
    anna.page.locator("#choices button[value='place forest 3']").click()
    expect(anna.page.locator("#ledger li[value]")).to_have_count(1)
    jan.page.goto(table)
    expect(jan.page.locator("#since li")).to_have_count(1)
    assert jan.page.locator("#live").evaluate("live => live.getBoundingClientRect().top") < 80, "it takes no room"
    expect(jan.page.locator("#since li")).to_contain_text("forest")
    jan.page.locator("#since a.button").click()
    expect(jan.page.locator("#now-title")).to_contain_text("1")
    expect(jan.page.locator("#live")).to_have_attribute("data-ply", "1")


def test_replay_steps_through_the_game(arrive: Arrive) -> None:
    anna, _ = two_at_a_table(arrive)
    anna.page.locator("#choices button[value='place forest 3']").click()
    expect(anna.page.locator("#ledger li[value]")).to_have_count(1)
    page = anna.page
    page.goto(page.url + "/replay")
    live = page.locator("#live")
    expect(live).to_have_attribute("data-ply", "0")
    page.locator("#step-last").click()
    expect(live).to_have_attribute("data-ply", "1")
    stood = page.locator("#figure-0-0").get_attribute("transform")
    page.locator("#step-previous").click()
    expect(live).to_have_attribute("data-ply", "0")
    expect(page.locator(".me #figure-0-0")).to_have_count(1)
    page.locator("#slider").focus()
    page.keyboard.press("End")
    expect(live).to_have_attribute("data-ply", "1")
    expect(page.locator("#board #figure-0-0")).to_have_attribute("transform", stood or "")


def test_numbers_can_be_pointed_at(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down()
    person.wait_for_turn()
    person.page.locator(".me [data-symbol=food]").first.hover()
    expect(person.page.locator("#pointed")).to_contain_text("Food")
    expect(person.page.locator("#pointed tr")).not_to_have_count(0)
    person.page.locator(".me > .seat-head .open-board").click()
    expect(person.page.locator("#accounts-0")).to_be_visible()


def test_every_symbol_is_drawn(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down(bots=3)
    person.wait_for_turn()
    person.page.locator("#choices button").first.click()
    addresses = set(person.page.evaluate("[...document.querySelectorAll('use')].map(use => use.href.baseVal)"))
    drawn = set(person.page.evaluate("[...document.querySelectorAll('symbol')].map(symbol => symbol.id)"))
    signs = person.page.request.get(person.address + "/static/symbols.svg").text()
    for address in addresses:
        file, _, name = address.partition("#")
        assert (f'id="{name}"' in signs) if file else (name in drawn), address


def test_zoom_and_pan(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down()
    wide = person.page.locator("#stage > svg").bounding_box()
    assert wide
    person.page.locator("[data-zoom=in]").click()
    large = person.page.locator("#stage > svg").bounding_box()
    assert large
    assert large["width"] > 1.3 * wide["width"]
    person.page.locator("[data-zoom=fit]").click()
    assert person.page.locator("#stage > svg").bounding_box() == wide


def test_the_minimap_shows_what_is_in_the_window_and_moves_it(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down()
    page = person.page
    expect(page.locator("#minimap")).to_be_hidden()
    for _ in range(3):
        page.keyboard.press("+")
    whole, part = page.locator("#minimap"), page.locator(".minimap-window")
    expect(whole).to_be_visible()
    size = whole.bounding_box()
    shown = part.bounding_box()
    before = page.locator("#stage > svg").bounding_box()
    assert size
    assert shown
    assert before
    assert shown["width"] < 0.6 * size["width"]
    whole.click(position={"x": 4, "y": 4})
    corner = part.bounding_box()
    assert corner
    assert corner["x"] < size["x"] + 3
    assert corner["y"] < size["y"] + 3
    after = page.locator("#stage > svg").bounding_box()
    assert after
    assert after["x"] > before["x"], "more of what lies to the left is in the window"
    page.keyboard.press("0")
    expect(whole).to_be_hidden()
    assert person.troubles == []


def test_sound_is_switched_off_for_good(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down()
    expect(person.page.locator("#sound-switch")).to_have_attribute("aria-pressed", "true")
    person.page.locator("#sound-switch").click()
    person.page.reload()
    expect(person.page.locator("#sound-switch")).to_have_attribute("aria-pressed", "false")


def test_a_bot_takes_an_empty_seat(arrive: Arrive) -> None:
    anna, jan = two_at_a_table(arrive)
    jan.page.locator("label[for=tab-table]").click()
    jan.page.get_by_role("button", name="Leave the table").click()
    anna.page.locator("form[data-act=replace] button").click()
    expect(anna.page.locator("#others .seat-name").first).to_have_text("Bruno")


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[SiteProcess]:
    process = SiteProcess(tmp_path)
    yield process
    process.kill()


def test_the_page_survives_the_server(browser: Browser, fragile: SiteProcess) -> None:
    person = Person(browser.new_context(locale="en-GB", viewport={"width": 1400, "height": 900}), fragile.address)
    person.sit_down(start_player=1)
    assert person.wait_for_turn()
    asked = person.state()["turn"]
    person.page.locator("#choices button[value='place forest 3']").click()
    assert person.wait_for_turn(asked)
    shown = int(person.state()["ply"])
    fragile.kill()
    expect(person.page.locator("#connection")).to_contain_text("Connection lost")
    fragile.start()
    expect(person.page.locator("#connection")).to_be_empty(timeout=15_000)
    assert int(person.state()["ply"]) >= shown
    asked = person.state()["turn"]
    person.page.locator("#choices button").first.click()
    assert person.wait_for_turn(asked)
    person.context.close()


# --- what an action brings ---

SHOWN = """
html => {
  const page = html
    ? new DOMParser().parseFromString(html, "text/html").getElementById("live")
    : document.getElementById("live").cloneNode(true);
  for (const element of page.querySelectorAll("*")) {
    element.classList.remove("open", "last", "long", "longest", "sending", "in-heading", "as-word", "in-narrow");
    if (!element.classList.length) element.removeAttribute("class");
    for (const name of ["tabindex", "aria-disabled", "style", "open", "data-detail"]) element.removeAttribute(name);
    const sorted = [...element.attributes].map(({ name, value }) => [name, value]).sort();
    for (const [name] of sorted) element.removeAttribute(name);
    for (const [name, value] of sorted) element.setAttribute(name, value);
    if (element.hasAttribute("data-reach")) {
      for (const name of ["data-reach", "role", "aria-label"]) element.removeAttribute(name);
    }
    if (element.name === "once") element.remove();
    if (element.closest("#hint")) element.removeAttribute("hidden");
  }
  page.normalize();
  return page.innerHTML.replace(/>\\s+</g, "><");
}
"""
"""What a page shows, or would show: without what it marks by itself, blanks, and the order of attributes."""


def hot_seat(arrive: Arrive, **settings: Any) -> Person:
    """Return a person who sits on both seats of a table."""
    person = arrive(**settings)
    person.set_up(["me", "me"], start_player=1)
    person.wait_for_turn()
    return person


def test_between_two_people_at_one_device_there_is_a_curtain_with_the_name_of_who_is_next(arrive: Arrive) -> None:
    person = arrive()
    person.set_up(["me", "me"], "stone_age", ["Anna", "Karel"], start_player=1)
    page, curtain = person.page, person.page.locator("#curtain")
    expect(curtain).to_contain_text("Anna")
    curtain.get_by_role("button").click()
    page.locator("#choices button[value='place forest 2']").click()
    expect(curtain).to_contain_text("Karel")
    expect(curtain).to_be_visible()
    page.reload()
    expect(curtain).to_be_visible()
    covers = "() => document.elementFromPoint(30, innerHeight / 2)?.closest('dialog')?.id"
    assert page.evaluate(covers) == "curtain", "nothing of the table can be reached"
    curtain.get_by_role("button").click()
    expect(curtain).not_to_be_visible()
    page.reload()
    expect(page.locator("#choices button").first).to_be_visible()
    expect(curtain).not_to_be_visible()


def test_a_refusal_stands_beside_its_place_and_goes_with_the_next_click(arrive: Arrive) -> None:
    person = arrive(locale="cs")
    person.set_up(["me", "bot:greedy"], "stone_age", start_player=1)
    person.wait_for_turn()
    page, why = person.page, person.page.locator("#why")
    page.locator("#choices button[value='place field']").click()
    person.wait_for_turn("0.0.0")
    place = page.locator("#place-field")
    place.click(force=True)
    expect(why).to_contain_text("Pole je obsazené: za kolo tam jde jen jedna figurka. Pravidlo SA-4.14")
    box, beside = place.bounding_box(), why.bounding_box()
    assert box is not None
    assert beside is not None
    assert abs(box["y"] + box["height"] / 2 - beside["y"] - beside["height"] / 2) < box["height"] + beside["height"]
    page.locator("#prompt").click()
    expect(why).not_to_be_visible()


def test_pointing_at_a_line_of_the_log_shows_its_places(arrive: Arrive) -> None:
    person = arrive()
    person.set_up(["me", "bot:greedy"], "stone_age", start_player=1)
    person.wait_for_turn()
    page = person.page
    asked = person.state()["turn"]
    page.locator("#choices button[value='place field']").click()
    person.wait_for_turn(asked)  # the bot's answer moves the lines once more
    line = page.locator("#line-1 [data-places='place field']")
    line.hover()
    expect(page.locator("#place-field")).to_have_class(re.compile(r"\bspoken-of\b"))
    page.locator("#prompt").hover()
    expect(page.locator(".spoken-of")).to_have_count(0)
    ringed = """async ([seat, action]) => {
        const live = document.getElementById("live");
        Object.assign(live.dataset, {last: action, lastSeat: seat});
        (await import("/static/places.js")).mark(live);
        return [...document.querySelectorAll(".place.last")].map(place => place.id);
    }"""
    assert page.evaluate(ringed, ["0", "use tool 1"]) == ["place-tool-0-0"]
    assert page.evaluate(ringed, ["1", "use tool 1"]) == []  # the tool of another was no tool of one's own
    assert page.evaluate(ringed, ["1", "place field"]) == ["place-field"]


COUNT_MOVED = """() => {
  window.moved = 0;
  const isMoved = (one) => one instanceof Element && one.isConnected;
  const moved = ({ removedNodes }) => [...removedNodes].filter(isMoved).length;
  const observer = new MutationObserver((changes) => changes.forEach((change) => (window.moved += moved(change))));
  observer.observe(document.querySelector("#ledger"), { childList: true });
}"""
"""Counts lines that are taken out of the log only to be put elsewhere in it; text between them may move."""


def test_an_action_is_one_request_and_what_did_not_change_stays(arrive: Arrive) -> None:
    person = hot_seat(arrive)
    page = person.page
    page.evaluate("document.querySelector('#board .scenery').known = true")
    page.evaluate(COUNT_MOVED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    person.play(by_list(seed=2), most=3)
    person.wait_for_turn()
    expect(page.locator("#ledger li[value]")).to_have_count(3)
    page.wait_for_timeout(200)
    # a page that has just come may still be asking for its icons and events
    ends = [urlsplit(address).path.split("/")[-1] for address in asked]
    assert [end for end in ends if end in ("act", "live")] == ["act"] * 3
    assert page.evaluate("document.querySelector('#board .scenery').known")
    assert page.evaluate("moved") == 0, "lines of the log are laid out anew"


NOTE_EARLY = """() => {
  window.early = [];
  const live = document.querySelector("#live"), ply = live.dataset.ply, later = window.requestAnimationFrame;
  let frames = 0;
  window.requestAnimationFrame = (task) => later((time) => { frames += live.dataset.ply !== ply; task(time); });
  const note = (what) => { if (!frames && live.dataset.ply !== ply) window.early.push(what); };
  for (const [kind, name] of [[Element, "scrollHeight"], [Element, "clientWidth"]]) {
    const { get } = Object.getOwnPropertyDescriptor(kind.prototype, name);
    Object.defineProperty(kind.prototype, name, { get() { note(name); return get.call(this); } });
  }
  const box = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () { note("box"); return box.call(this); };
}"""
"""Notes what is measured of a changed page before the frame in which it is laid out anyway."""

ANIMATED = "document.getAnimations().flatMap((one) => one.effect.getKeyframes()).flatMap(Object.keys)"


def test_an_action_lays_out_the_page_once_and_nothing_that_waits_draws_it_again(arrive: Arrive) -> None:
    person = hot_seat(arrive, **MOTION)
    page = person.page
    page.evaluate(NOTE_EARLY)
    page.locator("#choices button").first.click()
    person.wait_for_turn()
    expect(page.locator("#live")).to_have_attribute("data-ply", "1")
    assert page.evaluate("early") == []
    page.wait_for_function("() => document.getAnimations().every((one) => one instanceof CSSAnimation)")
    assert set(page.evaluate(ANIMATED)) - {"offset", "computedOffset", "easing", "composite"} == {"opacity"}


def test_the_page_is_always_what_a_fresh_one_would_be(arrive: Arrive) -> None:
    """Through changes of the seat that is looked through, and actions taken back."""
    person = hot_seat(arrive)
    page, player = person.page, by_list(seed=6)
    for number in range(24):
        asked = person.state()["turn"]
        back = page.locator(".undo button")
        if number % 6 == 5 and back.count():
            back.click()
        else:
            player(person, asked)
        person.wait_for_turn(asked)
        fresh = page.evaluate("async () => (await fetch(document.getElementById('words').dataset.live)).text()")
        assert page.evaluate(SHOWN) == page.evaluate(SHOWN, fresh)


def test_a_page_that_lost_a_part_meanwhile_fetches_it_anew(arrive: Arrive) -> None:
    person = hot_seat(arrive)
    page = person.page
    page.locator("#choices button[value='place forest 2']").evaluate(
        "button => { button.click(); document.querySelector('#board .scenery').remove(); }"
    )
    expect(page.locator("#live")).to_have_attribute("data-ply", "1")
    expect(page.locator("#board .scenery *").first).to_be_attached()
    expect(page.locator("[data-same]")).to_have_count(0)


LENGTHS = (
    """() => ["form.undo", "form.undo > span"].map(one => document.querySelector(one).getBoundingClientRect().right)"""
)


@pytest.mark.parametrize("size", ["large phone", "phone held flat", "laptop"])
def test_what_is_taken_back_is_told_over_the_whole_line(arrive: Arrive, size: str) -> None:
    """Two letters of it were left where the hint, for which the rest was kept free, stood in the heading."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=size != "laptop")
    sit_down(person, "through_the_ages", 2, actions=20)
    person.page.evaluate("localStorage.setItem('hint', 'closed')")
    asked = person.state()["turn"]
    person.page.locator("#choices button[name=action]:not([data-cautions])").first.evaluate("one => one.click()")
    person.agree()
    person.wait_for_turn(asked)
    settle(person.page)
    expect(person.page.locator("form.undo > span")).not_to_be_empty()
    expect(person.page.locator("#hint:not([open])")).to_be_visible()
    if size == "laptop":
        expect(person.page.locator("#hint")).to_have_class(re.compile("in-heading"))
    line, words = person.page.evaluate(LENGTHS)
    whole = person.page.locator("form.undo > span").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert whole or words > line - 8
