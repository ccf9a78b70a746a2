"""Several pictures at one table: which is in front, how each is enlarged, and what a phone tells of the others."""

import re
from collections.abc import Iterator
from typing import Any, Final, cast

import pytest
from browsing import AT_REST, Arrive, Person, SiteProcess, met
from midgame import midgame
from playwright.sync_api import APIResponse, Page, Route, expect
from sitting import sit_down, window_of

from epocha import Game, State, load_game

NEW_TABLE = """async (game) => {
  const { csrf } = await (await fetch("/api/session")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  const body = JSON.stringify({ game, seats: [{ kind: "me" }, { kind: "me" }] });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""

ACT = """async ([table, seat, action]) => {
  const { csrf } = await (await fetch("/api/session")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  let decision = null;
  for (let tries = 0; !decision; tries++) {
    if (tries === 200) throw new Error(`seat ${seat} is not asked`);
    ({ decision } = await (await fetch(`/api/tables/${table}?seat=${seat}`)).json());
  }
  const body = JSON.stringify({ decision: decision.id, action });
  return (await fetch(`/api/tables/${table}/act`, { method: "POST", headers, body })).ok;
}"""

BEGINS = """async (table) => (await (await fetch(`/api/tables/${table}`)).json()).waiting_for.seats[0]"""
"""The seat that is asked first, which the lot says."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteProcess]:
    """A site with the games of the tests, where three numbers are a long row."""
    shorter = "import epocha.server.show.choices as choices; choices.LONG = 2"
    process = SiteProcess(tmp_path_factory.mktemp("pictures"), shorter, fixtures=True)
    yield process
    process.kill()


def open_table(person: Person, game: str = "bazaar") -> str:
    """Make a table with both seats one's own, and look through the first; return its id."""
    person.sit_alone()
    person.page.goto(person.address)
    table = str(person.page.evaluate(NEW_TABLE, game))
    person.page.goto(f"{person.address}/tables/{table}?seat=0")
    return table


def act(page: Page, table: str, seat: int, action: str) -> None:
    assert page.evaluate(ACT, [table, seat, action])


def in_front(page: Page) -> list[str]:
    return [one.get_attribute("id") or "" for one in page.locator("#stage > svg").all()]


SCALE = "new DOMMatrix(getComputedStyle(document.getElementById('stage')).transform).a"


def scale(page: Page) -> float:
    """Return how much the picture in front is enlarged: one that has come is placed a frame later."""
    page.locator("#stage").evaluate(AT_REST)
    return float(page.evaluate(SCALE))


def expect_scale(page: Page, factor: float) -> None:
    page.wait_for_function(f"factor => Math.abs({SCALE} - factor) < 0.01", arg=factor)


def test_a_browser_that_was_never_seen_on_a_phone_is_shown_the_same_part_of_a_picture_there_as_later(
    arrive: Arrive,
) -> None:
    """Its first page comes as for a large window, and its pictures are exchanged for others."""
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    position = met("through_the_ages", lambda game, view: view.course[int(view.step_number())].name == "actions")
    person.begin_from(position, "through_the_ages")
    expect(person.page.locator("#stage > svg")).to_have_id("row.tall")
    first = scale(person.page)
    person.page.reload()
    expect(person.page.locator("#stage > svg")).to_have_id("row.tall")
    assert first == pytest.approx(scale(person.page), abs=0.05)


def test_own_pictures_that_are_too_high_for_a_window_scroll_and_never_lie_under_those_of_others(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1280, "height": 600})
    person.begin_from(midgame("through_the_ages", 4)[0], "through_the_ages")
    own, others = person.page.locator("#me"), person.page.locator("#others")
    expect(others.locator("svg[id$='.low']").first).to_be_visible()  # the page came as for a higher window
    expect(own.locator("svg").first).to_be_visible()
    below, above = own.bounding_box(), others.bounding_box()
    assert below
    assert above
    assert below["y"] + below["height"] <= above["y"]
    own.evaluate("own => own.scrollTo(0, own.scrollHeight)")
    last = own.locator(".player-board").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= above["y"]


def test_many_choices_are_in_sight_on_a_laptop_until_what_is_read_opens_over_them(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1280, "height": 720})
    position = met("through_the_ages", lambda game, view: view.course[int(view.step_number())].name == "actions")
    person.begin_from(position, "through_the_ages")
    person.wait_for_turn()
    own, choices, side = (person.page.locator(one) for one in ("#me", "#live .choices", "#live .side"))
    expect(own.locator("svg").first).to_be_visible()
    before = own.bounding_box()
    assert choices.evaluate("one => one.clientHeight") > 180
    side.get_by_text("Chat", exact=True).click()
    person.page.wait_for_function("document.querySelector('#live .side').offsetHeight > 280")
    assert own.bounding_box() == before


def test_the_own_civilization_is_drawn_to_be_read_on_a_tablet(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 1024, "height": 768}, has_touch=True)
    person.begin_from(midgame("through_the_ages", 4)[0], "through_the_ages")
    drawn = person.page.locator("#me svg[id^=civ-][id$='.roomy']")
    expect(drawn).to_be_visible()
    assert drawn.evaluate("one => 12 * one.getScreenCTM().a") >= 10.9


def test_a_game_that_begins_while_it_is_waited_for_is_drawn_for_its_window(arrive: Arrive) -> None:
    """The page did not know yet that there is no board, and the cards stayed as small as in a wide window."""
    host = arrive(viewport={"width": 1024, "height": 768})
    guest = arrive()
    host.set_up(["me", "friend"], "through_the_ages", ["Anna"])
    host.page.wait_for_load_state()
    guest.page.goto(host.page.locator("[data-copy]").first.get_attribute("data-copy") or "")
    guest.page.locator("main form button.main").click()
    expect(host.page.locator("#live.is-running")).to_be_visible()
    expect(host.page.locator("#stage > svg")).to_have_attribute("id", "row.narrow")
    expect(host.page.locator("#me svg[id='hand.roomy']")).to_be_visible()


def test_the_picture_that_the_question_is_about_is_in_front_and_each_keeps_its_zoom(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    table = open_table(person)
    assert in_front(page) == ["map.wide"]
    page.locator("[data-zoom=in]").click()
    page.locator("#place-east").click()
    expect(page.locator("#caravan-0")).to_be_visible()
    act(page, table, 1, "go nowhere")
    expect(page.locator("#stage > svg")).to_have_id("market.wide")
    expect_scale(page, 1)
    for _ in range(2):
        page.locator("[data-zoom=in]").click()
    expect_scale(page, 1.96)
    page.locator("#tab-map").click()
    expect(page.locator("#stage > svg")).to_have_id("map.wide")
    expect_scale(page, 1.4)
    page.locator("#strip-1 a.open-board").click()
    expect(page.locator("#stage > svg")).to_have_id("seat-1.middle")
    expect(page.locator("#tab-seat-1")).to_have_attribute("aria-current", "true")
    expect_scale(page, 1)
    page.locator("#tab-market").click()
    expect(page.locator("#tab-seat-1")).to_have_count(0)
    expect_scale(page, 1.96)
    page.reload()
    expect(page.locator("#stage > svg")).to_have_id("market.wide")
    expect_scale(page, 1.96)


def test_a_lens_is_seen_through_by_its_key_until_it_is_put_away(arrive: Arrive) -> None:
    """What happens meanwhile draws the map anew; another lens takes its place by the menu, with its own legend."""
    person = arrive()
    page = person.page
    table = open_table(person, "civilization_2002")
    page.keyboard.press("b")
    expect(page.locator("#stage .lens:visible")).to_have_attribute("data-lens", "borders")
    legend = page.locator("#legend .legend-sign")
    expect(legend).to_have_text(["for armies", "for fleets", "between sea and coast"])
    expect(legend.locator("svg:has(> path)")).to_have_count(3)
    act(page, table, page.evaluate(BEGINS, table), "place gobi")
    expect(page.locator("#ledger li[value]")).to_have_count(1)
    expect(page.locator("#stage .lens:visible")).to_have_attribute("data-lens", "borders")
    page.locator("#to-lenses").click()
    page.locator("[data-lens-of=threat]").click()
    expect(page.locator("#stage .lens.seen")).to_have_attribute("data-lens", "threat")
    expect(legend).to_have_count(4)
    page.locator("#lens-shown").click()
    expect(page.locator("#stage .lens.seen")).to_have_count(0)
    expect(page.locator("#lens-bar")).to_be_hidden()


@pytest.mark.parametrize("size", ["phone", "large phone", "phone held flat"])
def test_a_phone_says_below_every_part_of_the_map_what_time_it_is_in_the_game(arrive: Arrive, size: str) -> None:
    """The line covers nothing of the map, and nothing covers the line: it lay across Nubia and Eritrea."""
    person = arrive(viewport=window_of(size), has_touch=True)
    person.begin_from(midgame("civilization_2002", 2)[0], "civilization_2002")
    page = person.page
    page.locator("#tab-map").click()
    caption = page.locator("#caption")
    expect(caption).to_contain_text(re.compile(r"Round\s1"))
    boxes = [page.locator(one).bounding_box() for one in ("#viewport", "#caption", "#now")]
    window, line, now = [box for box in boxes if box]
    assert window["y"] + window["height"] <= line["y"]
    below = now["y"] if now["x"] < line["x"] + line["width"] else page.evaluate("innerHeight")
    assert line["y"] + line["height"] <= below
    expect(page.locator("#minimap")).to_be_visible()


def moving(state: State, seat: int) -> bool:
    return bool(state.course[state.step_number()].name == "move")


def lone(state: State, seat: int) -> bool:
    """Somewhere there is one piece to move."""
    pictures = load_game("civilization_2002").pictures(state.view(seat), "en") if moving(state, seat) else []
    return any("data-alone" in one.svg() for one in pictures if one.name == "map")


def test_a_lone_piece_of_a_region_is_picked_by_itself(arrive: Arrive) -> None:
    """“Which piece in Pampas moves?” had one answer; whoever takes it back is asked."""
    person = arrive()
    sit_down(person, "civilization_2002", 3, lone)
    page = person.page
    alone = page.locator(".place[data-alone]").first
    name = str(alone.get_attribute("id")).removeprefix("place-").replace("_", " ")
    page.locator(f"#choices button[value='from {name}']").evaluate("one => one.click()")
    expect(page.locator("#prompt")).to_contain_text("Where to?")
    page.locator("#picks button").first.evaluate("one => one.click()")
    expect(page.locator("#prompt")).to_contain_text("Which piece")


@pytest.mark.parametrize("size", ["phone", "large phone", "phone held flat"])
def test_what_time_it_is_is_never_cut_short(arrive: Arrive, size: str) -> None:
    """“Round 5, medieval era: Movement and battles, A…” did not say whose turn it is."""
    person = arrive(viewport=window_of(size), has_touch=True)
    sit_down(person, "civilization_2002", 3, moving)
    caption = person.page.locator("#caption")
    expect(caption).to_have_text(re.compile("Movement and battles, Anna"))
    assert caption.evaluate("line => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight")
    person.page.locator("[data-zoom=in]").click()
    expect(person.page.locator("#caption")).to_be_visible()
    line, small = [person.page.locator(one).bounding_box() for one in ("#caption", "#minimap")]
    assert line
    if small:
        beside = small["x"] >= line["x"] + line["width"] or small["x"] + small["width"] <= line["x"]
        assert beside or small["y"] + small["height"] <= line["y"] or small["y"] >= line["y"] + line["height"]


def test_a_question_about_another_picture_takes_the_place_of_what_was_chosen(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    table = open_table(person)
    page.locator("#tab-market").click()
    expect(page.locator("#stage > svg")).to_have_id("market.wide")
    act(page, table, 0, "go nowhere")
    expect(page.locator("#ledger li[value]")).to_have_count(1)
    assert in_front(page) == ["market.wide"], "the question is still about the map"
    for seat, action in ((1, "go nowhere"), (0, "leave"), (1, "leave")):
        act(page, table, seat, action)
    expect(page.locator("#stage > svg")).to_have_id("map.wide")
    page.locator("#place-raid-1").click()
    expect(page.locator("#stage > svg")).to_have_id("raid.wide")


def test_what_was_fetched_before_a_pick_does_not_undo_it_on_the_page(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    table = open_table(person)
    for seat in (0, 1):
        act(page, table, seat, "go nowhere")
    expect(page.locator("#stage > svg")).to_have_id("market.wide")
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/live?*", lambda route: late.append((route, route.fetch())))
    page.set_viewport_size({"width": 600, "height": 900})  # other pictures are wanted now
    while not late:
        page.wait_for_timeout(50)
    page.locator("#choices button[value='offer 2']").dispatch_event("click")
    picks = page.locator("#picks li")
    expect(picks).to_have_count(1)
    route, response = late[0]
    route.fulfill(response=response)
    page.wait_for_timeout(300)
    expect(picks).to_have_count(1)


def test_a_phone_shows_an_only_rival_as_fully_as_oneself(arrive: Arrive) -> None:
    """A strip for a row among others was as small there as if there were five."""
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    person.begin_from(midgame("civilization_2002", 2)[0], "civilization_2002")
    person.page.locator("label[for=view-others]").click()
    sheet = person.page.locator("#others .compact > svg")
    expect(sheet).to_have_id(re.compile(r"seat-\d\.tall"))
    assert sheet.evaluate("one => one.getScreenCTM().a") > 0.9


SMALLEST_OF_OWN = """() => Math.min(...[...document.querySelectorAll("#me svg.drawing text")].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""


@pytest.mark.parametrize("game", ["civilization_2010", "civilization_2002"])
def test_what_is_ones_own_can_be_read_in_a_slim_column(arrive: Arrive, game: str) -> None:
    """Beside a board of 1024 x 768 the forms for wider windows had letters of 8 px."""
    person = arrive(viewport={"width": 1024, "height": 768})
    person.begin_from(midgame(game, 3)[0], game)
    shown = person.page.locator("#me svg.drawing")
    expect(shown.first).to_have_id(re.compile(r"\.narrow$"))
    assert person.page.evaluate(SMALLEST_OF_OWN) >= 10.9
    person.page.set_viewport_size({"width": 1280, "height": 800})
    expect(shown.first).to_have_id(re.compile(r"\.middle$"))
    person.page.set_viewport_size({"width": 1024, "height": 768})
    expect(shown.first).to_have_id(re.compile(r"\.narrow$"))
    person.page.reload()  # it comes as this browser saw one last
    assert person.page.evaluate("document.querySelector('#me svg.drawing').id").endswith(".narrow")


def test_a_phone_shows_one_place_and_marks_where_something_happened(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    page = person.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.headers.get("x-show", "")))
    table = open_table(person)
    expect(page.locator("svg.drawing[id]")).to_have_count(1)
    assert {one for one in asked if one} == {"front:tall"}
    news = page.locator("label[for=view-others] .news")
    expect(news).to_be_hidden()
    act(page, table, 0, "go nowhere")
    act(page, table, 1, "go nowhere")
    expect(page.locator("#stage > svg")).to_have_id("market.tall")
    expect(page.locator("#tab-map .news")).to_be_hidden()
    for seat, action in ((0, "offer 2"), (0, "give silk"), (0, "send"), (1, "accept 1")):
        act(page, table, seat, action)
    expect(news).to_be_visible()
    expect(page.locator("label[for=view-me] .news")).to_be_visible()
    page.locator("label[for=view-others]").tap()
    expect(news).to_be_hidden()
    expect(page.locator("svg.drawing[id]")).to_have_count(1)
    expect(page.locator("#others svg.drawing[id]")).to_have_id("seat-1.middle")
    page.locator("label[for=view-me]").tap()
    expect(page.locator("#me svg.drawing[id]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_long_row_is_stepped_through(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    open_table(person, "odds")
    shown = page.locator(".stepper .number:visible")
    expect(shown).to_have_text(["1"])
    page.locator("[data-step='1']").click()
    expect(shown).to_have_text(["2"])
    shown.focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(["3"])
    expect(page.locator("[data-step='1']")).to_be_disabled()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_have_class("prompt waiting")


def many_fronts(game: Game, state: State) -> bool:
    """Whether somebody in a battle of Civilization chooses a card, with four units in play on both sides together."""
    view = cast(Any, state)
    is_choosing = state.course[state.step_number()].name == "battle-turn" and not len(state.draft(0))
    sides = [int(side) for card, side in zip(view.front, view.front_side, strict=True) if card >= 0]
    return is_choosing and len(sides) >= 4 and len(set(sides)) == 2


UNSEEN = """selector => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const isOut = ({ left, right, top, bottom }) =>
        left < port.left || right > port.right || top < port.top || bottom > port.bottom;
    const found = [...document.querySelectorAll(selector)];
    return found.filter(one => isOut(one.querySelector(".hit").getBoundingClientRect())).map(one => one.id);
}"""
"""The places that do not lie whole in the window of the picture in front."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_phone_shows_all_units_in_play_with_those_that_may_be_played(arrive: Arrive, width: int, height: int) -> None:
    person = arrive(viewport={"width": width, "height": height}, has_touch=True, locale="cs")
    person.begin_from(met("civilization_2010", many_fronts), "civilization_2010")
    person.wait_for_turn()
    page = person.page
    units = "[id^=place-front], #place-new-front, #stage .place.open"
    page.wait_for_function("units => document.querySelectorAll(units).length > 5", arg=units)
    page.wait_for_function(f"units => !({UNSEEN})(units).length", arg=units)
    letters = page.locator("#stage text").evaluate_all(
        "found => found.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a).filter(Boolean)"
    )
    assert min(abs(high) for high in letters if abs(high) > 1) > 11.95


def may_offer(game: Game, state: State) -> bool:
    """Whether somebody on the trade floor of Civilization may offer a point of trade."""
    view = cast(Any, state)
    is_floor = state.course[state.step_number()].name == "trade" and not len(state.draft(0))
    return is_floor and view.trade[0] > 0 and game.text_to_action(state, "offer 2") in state.legal_actions(0)


def test_a_place_leads_on_to_further_choices_and_to_other_pictures(arrive: Arrive) -> None:
    person = arrive()
    person.begin_from(met("civilization_2010", may_offer), "civilization_2010")
    person.wait_for_turn()
    page = person.page
    expect(page.locator("#frame")).to_have_attribute("data-shows", "desk")
    page.locator("#place-desk-give-0 .hit").click()
    expect(page.locator("#picks li")).to_have_count(2)  # an offer was begun, and the good put into it
    page.locator("#tab-map").click()
    page.locator("#stage [data-front] .hit").first.click()
    expect(page.locator("#frame")).to_have_attribute("data-shows", re.compile("city-"))
    page.locator("#tab-map").click()
    expect(page.locator("#frame")).to_have_attribute("data-shows", "map")
    assert person.troubles == []


def trades(state: State, seat: int) -> bool:
    """Somebody may make offers."""
    return state.course[state.step_number()].name == "trade" and len(state.legal_actions(seat)) > 3


def test_a_replay_shows_a_desk_without_its_buttons(arrive: Arrive) -> None:
    """An offer could seemingly be sent there."""
    person = arrive(viewport={"width": 1280, "height": 720})
    page = person.page
    table = sit_down(person, "civilization_2010", 2, trades, actions=20)
    expect(page.locator("#stage .acts").first).to_be_visible()
    page.goto(f"{table}/replay?at=0")
    page.locator("#tab-desk").click()
    expect(page.locator("#stage > svg")).to_have_id("desk.wide")
    expect(page.locator("#stage .acts")).not_to_have_count(0)
    expect(page.locator("#stage .acts:visible")).to_have_count(0)


LETTERS: Final = """() => Math.min(...[...document.querySelectorAll("#stage text")]
    .filter(one => one.getClientRects().length)
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""


def test_a_phone_held_flat_shows_the_whole_board_where_it_can_be_read_from_afar(arrive: Arrive) -> None:
    """Half of what was asked about lay out of sight; from near, names are read as before."""
    person = arrive(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    person.sit_down(3)
    assert person.wait_for_turn()
    expect(person.page.locator(".viewport.zoomed")).to_have_count(0)
    assert person.page.evaluate(LETTERS) >= 12
    expect(person.page.locator("#stage .named").first).to_be_hidden()
    expect(person.page.locator("#stage .from-afar", has_text="Field")).to_be_visible()
    for _ in range(3):
        person.page.locator("[data-zoom=in]").tap()
    expect(person.page.locator("#stage .named").first).to_be_visible()


CUT: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    return [...document.querySelectorAll("#stage .place.open .hit")].map(one => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top < port.top - 1 || bottom > port.bottom + 1).length;
}"""


COVERED: Final = """() => {
    const map = document.querySelector("#minimap:not([hidden])")?.getBoundingClientRect();
    return !map ? 0 : [...document.querySelectorAll("#stage .place .hit")].map(one => one.getBoundingClientRect())
        .filter(box => box.left < map.right && box.right > map.left)
        .filter(box => box.top < map.bottom && box.bottom > map.top).length;
}"""
"""How many places the small map lies on."""


@pytest.mark.parametrize("height", [740, 844])
def test_a_phone_held_upright_cuts_no_row_of_what_may_be_chosen(arrive: Arrive, height: int) -> None:
    """The lower row, with huts and cards, lay half below the sheet."""
    person = arrive(viewport={"width": 360, "height": height}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    person.sit_down(3)
    assert person.wait_for_turn()
    expect(person.page.locator(".viewport.zoomed")).to_be_visible()
    assert person.page.evaluate(CUT) == 0
    assert person.page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", ["phone", "large phone"])
def test_a_phone_shows_the_card_that_is_paid_for_beside_the_question(arrive: Arrive, size: str) -> None:
    """The own board stands in front then, and the card lay on another picture."""
    person = arrive(viewport=window_of(size), has_touch=True, is_mobile=True)
    paid = met(
        "stone_age", lambda _, view: "card" in view.course[view.step_number()].name and len(view.legal_actions(0)) > 2
    )
    person.begin_from(paid, "stone_age")
    assert person.wait_for_turn()
    card, prompt = [person.page.locator(one).bounding_box() for one in ("#asked-about > svg", "#prompt")]
    assert card
    assert prompt
    assert card["y"] + card["height"] <= prompt["y"] + prompt["height"] + 1
    assert person.page.locator("#asked-about [data-thing^=card-]").count() == 1
