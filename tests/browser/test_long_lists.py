"""Long lists of choices: what is in view of them, on a laptop and on phones."""

from collections import Counter
from typing import Final

import pytest
from browsing import Arrive
from looking import PHONES, settle
from midgame import open_choices
from playwright.sync_api import expect
from sitting import show_list, sit_down, window_of

from epocha import State, load_game

GAMES: Final = ("stone_age", "mesta", "through_the_ages", "civilization_2010", "civilization_2002")


def many_wares(state: State, seat: int) -> bool:
    """Somebody may buy five kinds of pieces at least, each for one of several regions."""
    game = load_game("civilization_2002")
    texts = [game.action_to_text(state.view(seat), action).split() for action in state.legal_actions(seat)]
    kinds = [text[1] for text in texts if text[0] == "buy"]
    return len({kind for kind in kinds if kinds.count(kind) > 1}) >= 5


def test_a_phone_shows_most_of_what_can_be_bought_at_once(arrive: Arrive) -> None:
    """Two rows of several pieces were in sight, and a closed hint had as much room as one of them."""
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(person, "civilization_2002", 2, many_wares, actions=10)
    page = person.page
    page.locator(".worded[open]").evaluate_all("found => found.forEach(one => one.open = false)")
    choices = page.locator("#choices").bounding_box()
    rows = [one.bounding_box() for one in page.locator("#choices :is(.worded, .few)").all()]
    assert choices
    assert len([row for row in rows if row and row["y"] + row["height"] <= choices["y"] + choices["height"]]) >= 5


def many_verbs(state: State, seat: int) -> bool:
    """Somebody may do more than is in view at once, and more than two things of one verb at least."""
    game = load_game("through_the_ages")
    texts = [game.action_to_text(state.view(seat), action).split()[0] for action in state.legal_actions(seat)]
    return open_choices(state, seat) and len(texts) > 18 and texts.count("take") > 8 and texts.count("destroy") > 2


def test_a_verb_with_many_choices_is_one_line_until_it_is_opened(arrive: Arrive) -> None:
    """Of twenty choices a laptop showed two."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "through_the_ages", 2, many_verbs)
    page = person.page
    take = page.locator("#choices button[value^='take ']")
    folds = page.locator("#choices > .choice-fold")
    expect(folds.first).to_be_visible()
    assert page.locator("#choices > *:visible").count() <= 12
    expect(take.first).to_be_hidden()
    page.locator("#fold-take > summary").click()
    expect(take.first).to_be_visible()
    taken = take.first.get_attribute("value")
    take.first.click()
    expect(page.locator("#live")).to_have_attribute("data-last", str(taken))
    expect(take.first).to_be_visible()  # whoever takes one may want another


def test_what_a_verb_opens_comes_in_sight_on_a_phone(arrive: Arrive) -> None:
    """It opened below the edge of the sheet, and nothing seemed to happen."""
    person = arrive(locale="cs", viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(person, "through_the_ages", 2, many_verbs)
    page = person.page
    page.locator("#choices > .choice-fold").last.evaluate("fold => fold.querySelector('summary').click()")
    page.wait_for_function("""() => {
        const shown = [...document.querySelectorAll("#choices > .choice-fold[open] .choice")].at(0);
        const [prompt, sheet] = ["prompt", "now"].map(id => document.getElementById(id).getBoundingClientRect());
        const box = shown?.getBoundingClientRect();
        return box && box.top >= prompt.bottom && box.bottom <= Math.min(sheet.bottom, innerHeight);
    }""")


def bids(state: State, seat: int) -> bool:
    """Somebody may bid eight amounts at least."""
    return state.course[state.step_number()].name == "bidding" and len(state.legal_actions(seat)) > 7


def test_bids_are_stepped_through(arrive: Arrive) -> None:
    """They were a list of a dozen, of which a phone showed three."""
    person = arrive(viewport=window_of("large phone"), has_touch=True, is_mobile=True)
    sit_down(person, "through_the_ages", 4, bids, actions=40)
    page = person.page
    bid = page.locator("#choices .stepper .number:visible")
    expect(bid).to_have_text(["1"])
    expect(page.locator("#choices > .choice:visible")).to_have_count(1)  # to pass
    boxes = [one.bounding_box() for one in page.locator("#choices button:visible").all()]
    assert len(boxes) == 4
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    assert all(box and box["y"] + box["height"] <= 844 for box in boxes)
    page.locator("#choices [data-step='1']").tap()
    expect(bid).to_have_text(["2"])
    bid.press("ArrowRight")
    expect(bid).to_have_attribute("title", "Bid 3")
    bid.press("Enter")
    expect(page.locator("#ledger")).to_contain_text("bids 3")


AT_TOP: Final = """() => {
    const [port, first] = ["#viewport", "#place-take-1, #place-take-2"].map(one => document.querySelector(one));
    const [window, box] = [port, first].map(one => one?.getBoundingClientRect());
    return box && window.top <= box.top && box.top < window.top + 80 && window.left <= box.left;
}"""
"""Whether the first cards of the row are in sight, and whole."""


@pytest.mark.parametrize("size", ["phone", "large phone"])
def test_a_phone_shows_a_long_picture_from_its_top(arrive: Arrive, size: str) -> None:
    """The row began with the second half of its dearer cards."""
    person = arrive(viewport=window_of(size), has_touch=True, is_mobile=True)
    sit_down(person, "through_the_ages", 2, many_verbs)
    person.page.wait_for_function(AT_TOP)


BUY: Final = """() => {
    const buttons = [...document.querySelectorAll("#choices :is(.worded, .few) button")];
    buttons.find(one => one.value.startsWith("buy ") && !one.dataset.cautions).click();
}"""


def test_what_was_bought_leaves_room_for_what_can_be(arrive: Arrive) -> None:
    """Of a long turn of purchases the last two stand there; a dozen filled the sheet of a phone."""
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(person, "civilization_2002", 2, many_wares, actions=10)
    page = person.page
    for bought in range(1, 4):
        page.evaluate(BUY)
        expect(page.locator(".chosen > ol > li, .chosen details li")).to_have_count(bought)
    expect(page.locator(".chosen > ol > li")).to_have_count(2)
    expect(page.locator(".chosen summary")).to_have_text("Before that: 1")
    expect(page.locator(".chosen details li")).to_be_hidden()


def test_a_phone_shows_choices_below_what_was_picked_of_an_offer(arrive: Arrive) -> None:
    """What was picked and what takes it back had several lines, and the choices lay below the edge."""
    person = arrive(locale="cs", viewport=window_of("phone"), has_touch=True, is_mobile=True)
    sit_down(person, "civilization_2010", 3)
    show_list(person)
    page = person.page
    first = page.locator("#choices button:visible").first
    page.locator("#choices button:visible").nth(1).click()
    for picks in (1, 2):
        expect(page.locator("#picks")).to_have_attribute("data-count", str(picks))
        expect(page.locator("#picks button:visible")).to_have_count(1)  # with more picks the unfolded sheet has another
        for size in PHONES[:2]:
            page.set_viewport_size(window_of(size))
            picked, back = [page.locator(f"#picks {one}").first.bounding_box() for one in ("ol", "button")]
            assert picked
            assert back
            assert back["x"] >= picked["x"] + picked["width"]
            assert back["height"] >= 44
            expect(first).to_be_in_viewport(ratio=0.99)
        first.click()


IN_SIGHT: Final = """() => {
    const list = document.getElementById("choices").getBoundingClientRect();
    const rows = [...document.querySelectorAll("#choices :is(.choice, .choice-row, .choice-fold)")];
    return rows.filter(row => row.checkVisibility()).filter(row => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= list.top - 1 && bottom <= list.bottom + 1;
    }).length;
}"""
"""How many rows of choices are whole in sight."""


@pytest.mark.parametrize("size", ["laptop", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_an_open_hint_pushes_no_choice_out_of_sight(arrive: Arrive, game: str, size: str) -> None:
    """Open, it left three choices of Through the Ages in view where five had room."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, game, 4)
    show_list(person)
    page = person.page
    hint = page.locator("#hint")
    if hint.get_attribute("open") is not None:
        page.locator("#hint > summary").click()
    settle(page)
    closed = page.evaluate(IN_SIGHT)
    assert closed > 0
    page.locator("#hint > summary").click()
    settle(page)
    assert page.evaluate(IN_SIGHT) == closed
    hint.hover()
    expect(hint.locator("[data-hint-off]:visible").first).to_be_in_viewport(ratio=0.9)
    assert hint.locator("ul").evaluate("list => list.scrollHeight <= list.clientHeight + 1")  # all of it can be read
    page.mouse.move(5, 5)
    page.locator("#choices :is(button, summary):visible").first.click(trial=True)


@pytest.mark.parametrize("game", ["civilization_2010", "through_the_ages"])
def test_an_open_hint_moves_no_choice(arrive: Arrive, game: str) -> None:
    """In windows where a closed hint had room below the choices, opening it made the heading higher."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, game, 4, actions=30)
    show_list(person)
    page = person.page
    first = page.locator("#choices :is(button, summary):visible").first
    places = set()
    for height in range(660, 721, 6):
        page.set_viewport_size({"width": 1280, "height": height})
        tops = []
        for _ in range(2):
            settle(page)
            tops.append(first.evaluate("one => one.getBoundingClientRect().top"))
            places.add(page.locator("#hint").evaluate("hint => hint.matches('.in-heading')"))
            page.locator("#hint > summary").click()
        assert tops[0] == pytest.approx(tops[1], abs=1), height
    assert True in places


def test_a_guided_game_shows_all_places_at_once(arrive: Arrive) -> None:
    """Of fourteen places of Stone Age eleven were whole in sight at 1440x900."""
    person = arrive(locale="cs", viewport=window_of("desktop"))
    person.page.goto(f"{person.address}/games/stone_age/learn")
    person.page.locator(".ways button.main").click()
    person.wait_for_turn()
    assert person.page.locator("#choices > :is(.choice, .choice-row)").count() == 14
    assert person.page.evaluate(IN_SIGHT) == 14


FADE: Final = """list => parseFloat(getComputedStyle(list).getPropertyValue("--goes-on"))"""
"""How high the lower edge of a list fades out."""


def test_a_list_fades_out_where_it_goes_on_below(arrive: Arrive) -> None:
    """A clean edge between two choices told nobody that there were more."""
    person = arrive(viewport={"width": 1280, "height": 600})
    sit_down(person, "civilization_2002", 2, many_wares, actions=10)
    settle(person.page)
    choices = person.page.locator("#choices")
    assert choices.evaluate("list => list.scrollHeight - list.clientHeight") > 30
    assert choices.evaluate(FADE) > 15
    choices.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    settle(person.page)
    assert choices.evaluate(FADE) < 1
    person.page.set_viewport_size({"width": 1280, "height": 3000})
    settle(person.page)
    assert choices.evaluate(FADE) == 0, "all of it is in sight"


def bare_window(state: State, seat: int) -> bool:
    """Somebody is asked for a reaction who holds nothing against what is about to happen."""
    return state.decision(seat).reaction and len(state.legal_actions(seat)) == 1


def test_a_window_keeps_no_room_for_cards_that_nobody_holds(arrive: Arrive) -> None:
    """A gap stood above the noes on a laptop, and the wish below them was cut by the edge of the panel."""
    person = arrive(viewport=window_of("laptop"))
    sit_down(person, "mesta", 4, bare_window)
    settle(person.page)
    prompt, noes, wish, now = (
        box for part in (".prompt", ".noes", ".spare", "#now") if (box := person.page.locator(part).bounding_box())
    )
    assert noes["y"] - prompt["y"] - prompt["height"] < 16
    assert wish["y"] + wish["height"] < now["y"] + now["height"]
    assert person.page.locator("#now").evaluate("now => now.scrollHeight - now.clientHeight") <= 0


LAST_LINE: Final = """() => {
    const [side, line] = ["#side", "#ledger li:not(.chapter)"].map(one =>
        document.querySelector(one).getBoundingClientRect());
    return document.elementFromPoint(line.left + line.width / 2, line.top + 12)?.closest("#ledger li") !== null
        && line.top + 20 < side.bottom;
}"""
"""Whether the last line of the log can be read."""


@pytest.mark.parametrize("size", ["desktop", "full HD", "tablet"])
def test_the_log_shows_its_last_line_however_much_is_asked(arrive: Arrive, size: str) -> None:
    """With one line of room, what leads to the whole log stood there in its place."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=size == "tablet")
    person.sit_down(2, start_player=1)
    page = person.page
    person.wait_for_turn()
    asked = person.state()["turn"]
    page.locator("#choices button:visible").last.click()
    person.wait_for_turn(asked)
    assert page.locator("#choices > :is(.choice, .choice-row)").count() > 8
    page.wait_for_function(LAST_LINE)


def test_a_person_can_leave_and_read_the_log_while_a_hint_is_open(arrive: Arrive) -> None:
    person = arrive(viewport=window_of("desktop"))
    sit_down(person, "through_the_ages", 4)
    page = person.page
    page.locator("#hint").evaluate("hint => { hint.open = true; }")
    line = page.locator("#ledger li").first.bounding_box()
    side = page.locator("#side").bounding_box()
    assert line
    assert side
    assert line["y"] + line["height"] < side["y"] + side["height"]
    page.locator("label[for=tab-table]").click()
    page.get_by_role("button", name="Leave the table").click(trial=True)


def test_a_hint_that_is_opened_on_a_phone_comes_into_sight(arrive: Arrive) -> None:
    """It opened below all choices, hundreds of pixels out of sight, and nothing seemed to happen."""
    person = arrive(locale="sk", viewport=window_of("large phone"), has_touch=True)
    sit_down(person, "stone_age", 2)
    page = person.page
    page.locator("#hint > summary").click()
    expect(page.locator("#hint li:visible p").first).to_be_in_viewport(ratio=0.9)
    page.locator("#hint > summary").click()
    expect(page.locator("#choices button").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_a_hint_beside_the_heading_is_whole(arrive: Arrive, size: str, lang: str) -> None:
    """Two lines of two hints were in sight, and ended in dots."""
    person = arrive(locale=lang, viewport=window_of(size))
    person.sit_down(start_player=1)
    assert person.wait_for_turn()
    hint = person.page.locator("#hint.in-heading[open] > ul")
    expect(hint.locator("li:visible")).to_have_count(1)
    settle(person.page)
    assert hint.evaluate("list => list.scrollHeight <= list.clientHeight")


def test_a_hint_without_room_is_closed_until_it_is_opened(arrive: Arrive) -> None:
    """Its word stood there as if it were open, with nothing to be read."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "through_the_ages", 4)
    settle(person.page)
    hint = person.page.locator("#hint.as-word")
    expect(hint).not_to_have_attribute("open", "")
    hint.locator("summary").click()
    expect(hint.locator("li p").first).to_be_visible()


def few_places(state: State, seat: int) -> bool:
    """Somebody may buy several kinds of pieces, each in two places."""
    game = load_game("civilization_2002")
    texts = [game.action_to_text(state.view(seat), action).split() for action in state.legal_actions(seat)]
    kinds = Counter(text[1] for text in texts if text[0] == "buy")
    return sum(count == 2 for count in kinds.values()) >= 3


@pytest.mark.parametrize("size", ["laptop", "phone", "phone held flat", "tablet held flat"])
def test_places_to_buy_at_stand_beside_what_is_bought_where_they_are_few(arrive: Arrive, size: str) -> None:
    """Each was an open group of its own, twice as high: half of what could be bought lay below the edge."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "civilization_2002", 3, few_places, actions=10)
    for row in person.page.locator("#choices .few").all():
        label, *buttons = [one.bounding_box() for one in row.locator(".label, button").all()]
        assert label
        middle = label["y"] + label["height"] / 2
        assert all(one and one["y"] < middle < one["y"] + one["height"] for one in buttons)
