"""Room on the page: what is whole on tablets and phones, and that large windows are used."""

from pathlib import Path
from typing import Final

import pytest
from browsing import Arrive, by_list
from looking import CUT_OFF, LEAST_NOW, PHONES, end, look_at
from midgame import is_over, open_choices
from playwright.sync_api import expect
from sitting import sit_down, window_of

from epocha import State

BELOW_OWN: Final = """() => {
    const ends = [...document.querySelectorAll("#me svg.drawing")].map(one => one.getBoundingClientRect().bottom);
    return (document.getElementById("others").getBoundingClientRect().top - Math.max(...ends)) / innerHeight;
}"""
"""What part of the window lies empty below the own pictures."""
SMALLEST_IN_FRONT: Final = """() => Math.min(...[...document.querySelectorAll("#stage text")]
    .filter(text => text.getBoundingClientRect().width)
    .map(text => {
        const { a, b } = text.getScreenCTM();
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }))"""
"""How high the smallest letters of the picture in front are, in pixels."""
THREE_LEVELS: Final = Path(__file__).parents[1] / "fixtures" / "three_levels_in_through_the_ages.txt"
TWO_ROWS: Final = THREE_LEVELS.with_name("two_rows_in_through_the_ages.txt")
"""Through the Ages: the first seat has three levels of one kind and ten cards in hand."""


@pytest.mark.parametrize("size", ["tablet", "tablet held flat"])
def test_a_tablet_shows_three_levels_and_ten_cards_whole(arrive: Arrive, size: str) -> None:
    """The cards in hand were cut off by ten pixels."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=True)
    person.page.goto(person.address)
    person.begin_from(THREE_LEVELS.read_text(), "through_the_ages")
    person.wait_for_turn()
    assert look_at(person, size, "the table", True) == []
    assert person.page.evaluate(CUT_OFF, 190) == []


@pytest.mark.parametrize("size", [(1024, 768), (1180, 820), (1194, 834)])
def test_a_hand_of_two_lines_is_whole_on_a_tablet_held_flat(arrive: Arrive, size: tuple[int, int]) -> None:
    """Of the second line only the upper third was in sight."""
    person = arrive(locale="cs", viewport={"width": size[0], "height": size[1]}, has_touch=True)
    person.page.goto(person.address)
    person.begin_from(TWO_ROWS.read_text(), "through_the_ages")
    person.page.wait_for_timeout(500)
    expect(person.page.locator("#me [id^='place-held-']").first).to_be_visible()
    ends = "([me]) => [me.scrollHeight - me.clientHeight, me.getBoundingClientRect().bottom]"
    hidden, end_of_own = person.page.locator("#me").evaluate_all(ends)
    assert hidden <= 1
    others = person.page.locator("#others").bounding_box()
    assert others
    assert end_of_own <= others["y"] + 1


def test_a_tablet_held_flat_shows_maps_and_technologies_in_letters_that_can_be_read(arrive: Arrive) -> None:
    """Those of technologies were 10.3 px high, in pyramids 10.7, those at the edge of the map of four players 10.6."""
    person = arrive(locale="cs", viewport=window_of("tablet held flat"), has_touch=True)
    sit_down(person, "civilization_2010", 4)
    for tab in ("map", "library", "pyramids"):
        person.page.locator(f"#tab-{tab}").click()
        expect(person.page.locator("#stage > svg")).to_have_attribute("id", f"{tab}.wide")
        assert look_at(person, "tablet held flat", tab, True) == []


def many_choices(state: State, seat: int) -> bool:
    """Somebody in their turn chooses among more than is in view at once."""
    return open_choices(state, seat) and len(state.legal_actions(seat)) > 9


def test_a_long_list_takes_no_room_from_the_board_of_a_tablet_held_upright(arrive: Arrive) -> None:
    """The map had half of the width, letters of 9 px, and below it 300 px of an empty log."""
    person = arrive(locale="cs", viewport=window_of("tablet"), has_touch=True)
    sit_down(person, "civilization_2010", 4, many_choices)
    page = person.page
    assert page.locator("#choices").evaluate("list => list.scrollHeight > list.clientHeight"), "it is long"
    page.locator("#tab-map").click()
    expect(page.locator("#stage > svg")).to_have_attribute("id", "map.wide")
    assert page.evaluate(SMALLEST_IN_FRONT) >= 11.9
    board, me = page.locator("#board").bounding_box(), page.locator("#me").bounding_box()
    page.locator("label[for=tab-log]").tap()
    expect(page.locator("html.reading #side")).to_be_visible()
    side = page.locator("#side").bounding_box()
    assert side
    assert side["height"] > 300
    assert page.locator("#board").bounding_box() == pytest.approx(board, abs=0.5)
    assert page.locator("#me").bounding_box() == pytest.approx(me, abs=0.5)


@pytest.mark.parametrize("players", [2, 4])
def test_the_hand_has_the_room_that_is_left_on_a_tablet_held_flat(arrive: Arrive, players: int) -> None:
    """A fifth of the window lay empty below it, and of five cards three lay half under others."""
    person = arrive(locale="cs", viewport=window_of("tablet held flat"))
    sit_down(person, "through_the_ages", players)
    expect(person.page.locator("#me svg[id='hand.roomy']")).to_be_visible()
    assert look_at(person, "tablet held flat", "the table", True) == []
    assert -0.01 < person.page.evaluate(BELOW_OWN) < 0.12
    assert person.page.evaluate(CUT_OFF, LEAST_NOW) == []


@pytest.mark.parametrize("size", ["tablet held flat", "laptop"])
def test_choices_in_a_slim_column_are_no_higher_than_their_words(arrive: Arrive, size: str) -> None:
    """Each was as high as the list: what is right for choices in wrapping rows held for those below each other too."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "through_the_ages", 3)
    heights = "e => [...e.querySelectorAll(':scope > *')].map(one => one.getBoundingClientRect().height)"
    assert max(person.page.locator("#choices").evaluate(heights)) < 80


ROOM_FOR_NAME: Final = """field => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room - pen.measureText(field.placeholder).width;
}"""
"""How much wider the field for a name is than what it says it is for."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
@pytest.mark.parametrize("game", ["stone_age", "through_the_ages"])
def test_what_asks_for_a_name_is_whole_in_its_field(arrive: Arrive, game: str, lang: str) -> None:
    """At 1024x768 it said "What", with a question of five words and a button that saved nothing yet."""
    person = arrive(locale=lang, viewport=window_of("tablet held flat"), has_touch=True)
    person.play_now(game)
    person.wait_for_turn()
    page = person.page
    for size in ("tablet", "tablet held flat", "laptop"):
        page.set_viewport_size(window_of(size))
        assert page.locator("#own-name").evaluate(ROOM_FOR_NAME) >= 0, size
    page.locator("#own-name").fill("Anna")
    page.locator("#name-form button").click()
    expect(page.locator("#me .seat-name")).to_have_text("Anna")


WHOLE_CHOICES: Final = """() => {
    const list = document.getElementById("choices").getBoundingClientRect();
    const found = [...document.querySelectorAll("#choices :is(.choice, .choice-row)")];
    const all = found.filter(one => one.checkVisibility());
    return [all.length, all.filter(one => one.getBoundingClientRect().bottom <= list.bottom + 1).length];
}"""
"""How many rows of choices there are, and how many of them are whole in sight without scrolling."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_nearly_all_places_of_stone_age_are_in_sight_on_a_laptop_with_a_hint(arrive: Arrive, lang: str) -> None:
    """Seven to nine of fourteen were: labels stood above their numbers, and cards had a line each."""
    person = arrive(locale=lang, viewport=window_of("laptop"))
    sit_down(person, "stone_age", 2, actions=1)
    expect(person.page.locator("#hint[open]")).to_be_visible()
    assert look_at(person, "laptop", "the table") == []
    there, whole = person.page.evaluate(WHOLE_CHOICES)
    assert there >= 13
    assert whole >= there - 2


LABELS: Final = """() => [...document.querySelectorAll("#choices .choice-row > .label")].map(label => {
    const [words, numbers] = [label, label.nextElementSibling].map(one => one.getBoundingClientRect());
    return [numbers.left >= words.right - 1, Math.round(words.height / parseFloat(getComputedStyle(label).lineHeight))];
})"""
"""Whether each label stands beside its numbers, and in how many lines."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_places_stand_beside_their_numbers_in_two_lines_at_most(arrive: Arrive, lang: str) -> None:
    """On a phone a label of three words took three lines."""
    person = arrive(locale=lang, viewport=window_of("large phone"), has_touch=True, is_mobile=True)
    sit_down(person, "stone_age", 2, actions=1)
    for size in ("large phone", "phone"):
        person.page.set_viewport_size(window_of(size))
        found = person.page.evaluate(LABELS)
        assert len(found) >= 4
        assert all(beside and lines <= 2 for beside, lines in found), (size, found)


def places_four(state: State, seat: int) -> bool:
    """Somebody may put one to four of the last four figures into the quarry, which has the longest name."""
    texts = [state.setup.notation.text(action) for action in state.legal_actions(seat)]
    return "place quarry 4" in texts and "place quarry 5" not in texts


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_the_longest_name_of_a_place_stands_beside_four_numbers_too(arrive: Arrive, lang: str) -> None:
    """On a tablet held flat it had a line of its own, where the others stood beside theirs."""
    person = arrive(locale=lang, viewport=window_of("tablet held flat"), has_touch=True)
    sit_down(person, "stone_age", 4, places_four)
    found = person.page.evaluate(LABELS)
    assert found
    assert all(beside for beside, _ in found), found


STEPS: Final = """steps => {
    const play = steps.querySelector("#play");
    play.textContent = play.dataset.pause;
    const boxes = [...steps.children].map(one => one.getBoundingClientRect());
    return [new Set(boxes.map(box => box.top)).size, play.scrollWidth <= play.clientWidth];
}"""
"""In how many rows stands what steps through a replay, and whether its longer word is whole."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_a_phone_has_all_that_steps_through_a_replay_in_one_row(arrive: Arrive, lang: str) -> None:
    """The speed took a row of its own."""
    person = arrive(locale=lang, viewport=window_of("phone"), has_touch=True, is_mobile=True)
    sit_down(person, "stone_age", 2)
    person.page.goto(person.page.url + "/replay")
    for size in PHONES:
        person.page.set_viewport_size(window_of(size))
        assert person.page.locator(".steps").evaluate(STEPS) == [1, True], size


BANDS: Final = """() => {
    const [own, beside] = ["#me", "#beside"].map(where => {
        const pictures = [...document.querySelectorAll(`${where} svg.drawing`)];
        return Math.max(...pictures.map(one => one.getBoundingClientRect().bottom));
    });
    const [side, others] = ["#side", "#others"].map(where => document.querySelector(where).getBoundingClientRect());
    return [others.top - own, side.top - beside, others.top - side.bottom].map(band => band / innerHeight);
}"""
"""What parts of the window lie empty below the own pictures, below those of another seat, and below the log."""


@pytest.mark.parametrize("size", ["large", "full HD"])
@pytest.mark.parametrize("players", [2, 4])
def test_no_wide_band_lies_empty_in_a_large_window(arrive: Arrive, players: int, size: str) -> None:
    """Below the rival shown in full it was 27 % of the largest window, and 24 % of the other."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "through_the_ages", players)
    assert look_at(person, size, "the table") == []
    bands = person.page.evaluate(BANDS)
    assert all(-0.01 < band < 0.15 for band in bands), bands
    assert person.page.evaluate(CUT_OFF, LEAST_NOW) == []


def test_a_rival_with_many_cards_is_whole_beside_the_own_pictures_in_a_high_window(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport={"width": 1920, "height": 1200})
    person.page.goto(person.address)
    person.begin_from(THREE_LEVELS.read_text(), "through_the_ages")
    person.wait_for_turn()
    page = person.page
    rival, log = page.locator("#beside svg.drawing").bounding_box(), page.locator("#side").bounding_box()
    assert rival
    assert log
    assert rival["y"] + rival["height"] <= log["y"]
    assert log["height"] > 120
    assert -0.01 < page.evaluate(BANDS)[0] < 0.15
    assert page.evaluate(CUT_OFF, LEAST_NOW) == []


ABOVE_HEADINGS: Final = """() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("#tally .total th"));
    const heading = words.getBoundingClientRect();
    const above = document.querySelector("#tally").previousElementSibling.getBoundingClientRect();
    return heading.top - above.bottom;
}"""
"""How much lies empty above the headings of a result, in pixels."""


@pytest.mark.parametrize("size", ["full HD", "large"])
def test_little_lies_empty_above_the_headings_of_a_result_of_two(arrive: Arrive, size: str) -> None:
    """It was 80 px at 1920x1080: the line of the headings grew with those of the numbers."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "through_the_ages", 2, is_over)
    end(person)
    assert 0 < person.page.evaluate(ABOVE_HEADINGS) < 40


EMPTY_BELOW: Final = """parts => {
    const { bottom } = document.getElementById("viewport").getBoundingClientRect();
    const ends = [...document.querySelectorAll(parts)].map(one => one.getBoundingClientRect().bottom);
    return (bottom - Math.max(...ends)) / innerHeight;
}"""
"""What part of the window lies empty below parts of the picture in front."""


@pytest.mark.parametrize("size", ["desktop", "full HD"])
def test_technologies_fill_the_room_beside_the_map_of_two_players(arrive: Arrive, size: str) -> None:
    """As long as there is no city, half of the window lay empty below them."""
    person = arrive(locale="cs", viewport=window_of(size))
    person.sit_down(1, "civilization_2010")
    person.wait_for_turn()
    assert person.page.evaluate(EMPTY_BELOW, "#stage [id^='map.wide.techs-']") < 0.15


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_trade_desk_of_two_players_fills_the_room_for_it(arrive: Arrive, size: str) -> None:
    """A fifth of the window lay empty below it, and as much above."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "civilization_2002", 2)
    assert person.page.evaluate(EMPTY_BELOW, "#stage [id='desk.wide.mat']") < 0.05


WITHIN_BUTTONS: Final = """() => [...document.querySelectorAll("#place-desk-send, #place-desk-done")].map(place => {
    const { top, bottom } = place.querySelector(".hit").getBoundingClientRect();
    const lines = [...place.parentElement.querySelectorAll("text")].map(one => one.getBoundingClientRect());
    return Math.min(...lines.map(line => Math.min(line.top - top, bottom - line.bottom)));
})"""
"""How far the words on buttons of a trade desk stay from their edges, in pixels."""


def test_words_of_two_lines_have_room_on_the_buttons_of_a_trade_desk(arrive: Arrive) -> None:
    """They reached to the edges."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "civilization_2010", 3)
    asked = person.state()["turn"]
    person.page.locator("#choices button[value^='offer']").first.evaluate("one => one.click()")
    person.wait_for_turn(asked)
    person.page.locator("#place-desk-send").wait_for(state="attached")
    found = person.page.evaluate(WITHIN_BUTTONS)
    assert len(found) == 2
    assert min(found) > 4
    assert look_at(person, "laptop", "the desk") == []


CUT_NAMES: Final = """() => {
    for (const note of document.querySelectorAll(".strip .thinking")) note.hidden = false;
    return [...document.querySelectorAll(".strip .seat-name")].filter(one => one.scrollWidth > one.clientWidth).length;
}"""
"""How many names of rivals are cut off while all of them think."""


def test_the_names_of_three_rivals_are_whole_while_these_think(arrive: Arrive) -> None:
    """Of names with five letters two were left on laptops, as the word beside them had the room."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "civilization_2010", 4)
    expect(person.page.locator(".strip .seat-name")).to_have_count(3)
    assert person.page.evaluate(CUT_NAMES) == 0


def test_what_is_taken_back_can_be_read_beside_its_button_while_the_hint_is_open(arrive: Arrive) -> None:
    """Room was kept there for the hint's heading, which stands below when it is open: two letters were left."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "through_the_ages", 4)
    asked = person.state()["turn"]
    person.page.locator("#choices button[value=pass]").evaluate("one => one.click()")
    person.wait_for_turn(asked)
    expect(person.page.locator("#hint.as-word")).not_to_have_attribute("open", "")
    person.page.locator("#hint > summary").click()
    expect(person.page.locator("#hint[open] > ul")).to_be_visible()
    box = person.page.locator("form.undo span").bounding_box()
    assert box
    assert box["width"] > 90


BELOW_NOW: Final = """() => {
    const box = document.querySelector(".now").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".now > *")].map(one => one.getBoundingClientRect());
    return Math.max(...parts.map(part => part.bottom)) - box.bottom;
}"""
"""How far something reaches out of the box of what now."""


def test_what_takes_back_is_whole_below_what_was_picked_so_far(arrive: Arrive) -> None:
    """On laptops it fell out of its box while a deal was put together, with room to spare above it."""
    person = arrive(viewport=window_of("laptop"), reduced_motion="reduce")
    person.play_now("civilization_2010")
    asked, picked = "", 0
    for number in range(40):
        if picked > 2:
            break
        assert person.wait_for_turn(asked)
        asked = person.state()["turn"]
        picked += person.page.locator("#picks").count()
        assert person.page.locator("#picks ~ form.undo").count() == 0, "one thing takes back"
        person.page.wait_for_function(f"() => ({BELOW_NOW})() <= 1")  # rows are measured after they are shown
        by_list(number)(person, asked)
        person.agree()
    assert picked > 2


@pytest.mark.parametrize("game", ["stone_age", "through_the_ages"])
def test_the_own_numbers_lie_clear_of_the_buttons_in_a_low_and_narrow_window(arrive: Arrive, game: str) -> None:
    """On a laptop that shows everything twice as large the last of them lay below the first button."""
    person = arrive(viewport={"width": 640, "height": 360}, reduced_motion="reduce")
    sit_down(person, game, 2, open_choices)
    numbers, buttons = [person.page.locator(part).bounding_box() for part in (".own-stock", ".zoom")]
    assert numbers
    assert buttons
    ends = person.page.locator(".own-stock li").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert len(ends) > 8
    assert max([one["right"] for one in ends]) <= buttons["x"]
    assert max([one["bottom"] for one in ends]) <= numbers["y"] + numbers["height"]
