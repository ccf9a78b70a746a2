"""The card that tells of one thing on the pictures: what it says, when it comes and goes, and where it lies."""

import re
from typing import Any

import pytest
from browsing import AT_REST, Arrive, Person, by_list, serious
from playwright.sync_api import Locator, expect
from sitting import sit_down, window_of

from epocha import State

LIES_WELL = """(selector) => {
    const card = document.getElementById("pointed").getBoundingClientRect();
    const thing = document.querySelector(selector).getBoundingClientRect();
    const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
    const beside = card.left >= thing.right || card.right <= thing.left;
    const apart = beside || card.top >= thing.bottom || card.bottom <= thing.top;
    return [inside, apart];
}"""
"""Whether the card is inside the window, and not over what it tells of."""


def rest_on(person: Person, selector: str) -> Locator:
    """Let the pointer rest on the middle of something, and return the card."""
    thing = person.page.locator(selector).first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    person.page.mouse.move(box["x"] + box["width"] / 2 - 3, box["y"] + box["height"] / 2)
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return person.page.locator("#pointed")


def card_lies_well(person: Person, selector: str) -> None:
    assert person.page.evaluate(LIES_WELL, selector) == [True, True], selector


def test_whatever_the_pointer_rests_on_is_told_beside_it(arrive: Arrive) -> None:
    person = arrive()
    person.sit_down(start_player=1)
    person.wait_for_turn()
    page = person.page

    # a place: name, symbols and words, who is there, what a click does, and the rules
    card = rest_on(person, "#place-hut")
    for said in ("Hut", "gain one new figure", "Nobody stands here.", "Can be chosen now: Put 2 figures in the hut"):
        expect(card).to_contain_text(said)
    expect(card.locator(".in-symbols use")).to_have_count(3)
    expect(card.locator(".closeup-picture use")).to_have_attribute("href", "#board.wide")
    assert page.evaluate("document.getElementById('pointed').offsetWidth") == 260
    assert page.evaluate("document.querySelector('#place-hut > title').textContent") == "", "no second label over it"
    card_lies_well(person, "#place-hut")

    # the pointer can go to the card, and a rule opens beside the board
    link = card.get_by_role("link", name="Rule SA-5.8")
    link.click()
    expect(page.locator("#rules-here .rule.target dt")).to_have_text("SA-5.8")
    page.locator("#prompt").hover()
    expect(card).to_be_hidden()
    assert page.evaluate("document.querySelector('#place-hut > title').textContent") != ""

    # cards, buildings, tokens, and the numbers of every seat
    for selector, said in {
        "#place-card_space_2": "Rule SA-7.",
        "#place-building_space_2": "tiles are left in the stack",
        "[data-thing=deck]": "The deck: 32 cards",
        ".me [data-thing=green]": "Green cards in sets: 0",
        ".me #place-tool-0-1": "Middle tool",
        "#strip-1 [data-symbol=workers]": "Still in reserve",
    }.items():
        page.locator("#prompt").hover()
        expect(card).to_be_hidden()
        rest_on(person, selector)
        expect(card).to_contain_text(said)
        card_lies_well(person, selector)
        expect(card.locator("svg").first).to_be_visible()

    # a click hides the card, and so do not all the moves of others under a pointer at rest
    place = page.locator("#place-field")
    place.hover()
    expect(card).to_contain_text("Field")
    place.click()
    expect(card).to_be_hidden()
    person.wait_for_turn("0.0.0")
    expect(card).to_be_hidden()

    # what cannot be chosen says why
    page.locator("#prompt").hover()
    rest_on(person, "#place-field")
    expect(card.locator(".cannot-be")).to_contain_text("Not now: The field is full: one figure a round. Rule SA-4.14")


def test_beside_the_choices_the_card_rather_covers_the_board(arrive: Arrive) -> None:
    """That of what stands at the right edge of the board lay over six choices and the hint."""
    person = arrive()
    person.sit_down(start_player=1)
    person.wait_for_turn()
    for selector in ("#place-river", "#place-card_space_1", "[data-thing=symbol-grain]"):
        person.page.locator("#prompt").hover()
        expect(person.page.locator("#pointed")).to_be_hidden()
        card = rest_on(person, selector)
        expect(card).to_be_visible()
        card_lies_well(person, selector)
        now = person.page.locator("#now").bounding_box()
        box = card.bounding_box()
        assert now
        assert box
        assert box["x"] + box["width"] <= now["x"], selector


NAMED_AGAIN = """async () => {
    const { letReach } = await import("/static/keys.js");
    const [live, watch] = [document.querySelector("#live"), new MutationObserver(() => {})];
    watch.observe(live, { subtree: true, attributeFilter: ["data-reach"] });
    letReach(live);
    return watch.takeRecords().length;
}"""
"""How many pieces are named for the keyboard though they have their names already."""


def test_the_keyboard_and_the_replay_learn_the_same(arrive: Arrive) -> None:
    person = arrive(bypass_csp=True)
    person.sit_down(start_player=1)
    person.wait_for_turn()
    page, card = person.page, person.page.locator("#pointed")
    page.locator("#prompt").click()
    page.keyboard.press("Tab")
    page.locator("#place-river").focus()
    page.keyboard.press("ArrowLeft")
    expect(card).to_be_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "pointed"
    assert serious(person) == []
    page.keyboard.press("?")
    assert page.evaluate("document.activeElement.closest('#pointed a') !== null")
    expect(card).to_have_role("dialog")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert page.evaluate("document.activeElement.closest('svg') !== null")
    # pieces and numbers that are no places are reached by arrows too, on every picture
    for picture in ("#board svg.drawing[id]", ".me svg.drawing[id]", "#strip-1 svg.drawing[id]"):
        assert page.locator(f"{picture} [data-reach]").count() > 2
        assert page.locator(f"{picture} [tabindex='0']").count() == 1
    assert page.evaluate(NAMED_AGAIN) == 0

    page.locator("#place-field").focus()
    page.keyboard.press("Enter")
    person.wait_for_turn("0.0.0")
    page.goto(page.url + "/replay")
    page.wait_for_load_state()
    rest_on(person, "#place-field")
    expect(card).to_contain_text("move up one step on the grain track")
    expect(card.locator(".can-be, .cannot-be")).to_have_count(0)


@pytest.mark.parametrize("size", [{"width": 360, "height": 740}, {"width": 844, "height": 390}])
def test_a_finger_previews_first_and_chooses_second(arrive: Arrive, size: dict[str, Any]) -> None:
    person = arrive(viewport=size, locale="cs-CZ", color_scheme="dark", has_touch=True)
    person.sit_down(start_player=1)
    person.wait_for_turn()
    page, card = person.page, person.page.locator("#pointed")
    asked = person.state()["turn"]

    page.locator("[data-zoom=fit]").click()  # so that the place is in sight, whatever part the page began with

    def touch(name: str) -> None:
        page.locator(f"#{name} .hit").evaluate(AT_REST)
        page.locator(f"#{name} .hit").tap(force=True)

    touch("place-field")
    expect(card).to_contain_text("Dalším klepnutím: Umísti 1 figurku na pole")
    card_lies_well(person, "#place-field")
    assert person.state()["turn"] == asked, "nothing is done yet"
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert person.state()["turn"] == asked
    touch("place-field")
    expect(card).to_be_visible()
    touch("place-field")
    assert person.wait_for_turn(asked)
    expect(card).to_be_hidden()


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390)])
def test_on_a_phone_the_card_keeps_off_the_choices(arrive: Arrive, size: tuple[int, int]) -> None:
    """It was 260 px wide and 560 high, and lay over the choices and what takes one."""
    window = {"width": size[0], "height": size[1]}
    person = arrive(viewport=window, locale="cs-CZ", has_touch=True, is_mobile=True)
    sit_down(person, "through_the_ages", 4)
    page, card = person.page, person.page.locator("#pointed")
    place = page.locator("#stage .place.open .hit").first
    place.evaluate(AT_REST)
    place.tap(force=True)
    expect(card.locator(".can-be")).to_be_in_viewport(ratio=0.95)
    told, now = card.bounding_box(), page.locator("#now").bounding_box()
    assert told
    assert now
    keeps_off = told["x"] + told["width"] <= now["x"] + 1 or told["y"] + told["height"] <= now["y"] + 1
    assert keeps_off, (told, now)
    asked = person.state()["turn"]
    place.tap(force=True)
    expect(card).to_be_hidden()
    assert person.wait_for_turn(asked)


def press_long(person: Person, thing: Locator) -> None:
    """Let a finger rest on something until the card is there."""
    box = thing.bounding_box()
    assert box
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger = person.context.new_cdp_session(person.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(person.page.locator("#pointed")).to_be_visible()  # while the finger is still down
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_shows_and_never_chooses(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.sit_down(start_player=1)
    person.wait_for_turn()
    page, card = person.page, person.page.locator("#pointed")
    asked = person.state()["turn"]
    place = page.locator("#place-field .hit")
    place.scroll_into_view_if_needed()
    place.evaluate(AT_REST)
    press_long(person, place)
    expect(card).to_contain_text("field", ignore_case=True)
    assert person.state()["turn"] == asked, "nothing is done"
    # as after a first tap, the next one chooses
    place.tap(force=True)
    assert person.wait_for_turn(asked)
    expect(card).to_be_hidden()


def test_everything_on_the_boards_of_a_game_in_play_is_told_of(arrive: Arrive) -> None:
    """All that names a thing is answered, in the middle of a game of each kind, and nothing is missing."""
    for game, options, most in (("mesta", {"size": "quick_4n"}, 12), ("stone_age", {"start_player": 1}, 14)):
        person = arrive()
        person.sit_down(2, game, **options)
        person.play(by_list(4), most)
        person.wait_for_turn()
        missing = person.page.evaluate("""async () => {
            const named = document.querySelectorAll("#live [data-thing], #live svg [data-symbol]");
            const names = new Set([...named].map(e => e.dataset.thing ?? `symbol-${e.dataset.symbol}`));
            const address = document.getElementById("pointed").dataset.things;
            const answers = await Promise.all([...names].map(name => fetch(`${address}/${name}`)));
            return [names.size, ...answers.filter(answer => !answer.ok).map(answer => answer.url)];
        }""")
        assert missing[0] > 20
        assert missing[1:] == []


def researching(state: State, seat: int) -> bool:
    return bool(state.course[state.step_number()].name == "research" and len(state.legal_actions(seat)) > 6)


def test_a_choice_called_by_a_thing_tells_its_sentence_and_the_thing(arrive: Arrive) -> None:
    """A list of technologies said the same long sentence twelve times."""
    person = arrive()
    sit_down(person, "civilization_2010", 4, researching)
    choices = person.page.locator("#choices button[data-thing]")
    expect(choices.first).to_have_accessible_name(re.compile("^Research “.* trade"))
    assert max(map(len, choices.all_inner_texts())) < 30
    name = choices.first.inner_text().split(" (")[0]
    card = rest_on(person, "#choices button[data-thing]")
    for said in (name, f"Research “{name}”", "Level I"):
        expect(card).to_contain_text(said)
    card_lies_well(person, "#choices button[data-thing]")


def test_a_finger_takes_a_choice_called_by_a_thing_at_once_and_a_long_press_tells_of_it(arrive: Arrive) -> None:
    person = arrive(viewport=window_of("large phone"), has_touch=True, is_mobile=True)
    sit_down(person, "civilization_2010", 4, researching)
    choice = person.page.locator("#choices button[data-thing]").first
    asked = person.state()["turn"]
    press_long(person, choice)
    expect(person.page.locator("#pointed")).to_contain_text(choice.inner_text().split(" (")[0])
    assert person.state()["turn"] == asked
    person.page.keyboard.press("Escape")
    choice.tap()
    person.page.wait_for_function("was => document.getElementById('live').dataset.turn !== was", arg=asked)


def trading(state: State, seat: int) -> bool:
    """Somebody may offer several others a deal."""
    texts = [state.setup.notation.text(action) for action in state.legal_actions(seat)]
    return sum(text.startswith("offer ") for text in texts) > 1


@pytest.mark.parametrize("size", ["phone", "phone held flat"])
def test_the_row_of_a_partner_is_told_in_words_on_a_phone(arrive: Arrive, size: str) -> None:
    """The card showed a picture of its button, with those above and below it."""
    person = arrive(locale="en", viewport=window_of(size), has_touch=True)
    sit_down(person, "civilization_2002", 3, trading, actions=4, rules="basic")
    person.page.locator("#stage [id^=place-partner-].open").last.tap(position={"x": 60, "y": 12})
    card = person.page.locator("#pointed")
    expect(card).to_contain_text(re.compile(r"has \d+ gold and (no goods|these goods)"))
    expect(card.locator(".closeup-picture")).to_have_count(0)
