"""The guided first game as somebody plays it: followed to its end, gone against at every step, left and resumed."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest
from browsing import Arrive, Person, serious
from playwright.sync_api import expect
from sitting import window_of

from epocha.engine.guide import guide_of
from epocha.engine.registry import game_names, load_game

GAMES = [name for name in game_names() if guide_of(load_game(name))]
MOST = 150
"""Own decisions within which every guide has shown its last step."""

LIT = """() => {
    const ring = document.querySelector("#spotlight .ring");
    return ring ? ring.getAttribute("d").split("M").length - 1 : 0;
}"""
"""How many places are lit."""

RINGS = """
    const path = document.querySelector("#spotlight .ring")?.getAttribute("d") ?? "";
    const boxes = [...path.matchAll(/M([-\\d.]+) ([-\\d.]+)h([-\\d.]+)v([-\\d.]+)/g)]
        .map(ring => ring.slice(1).map(Number));
"""
"""Where the rings lie: each with its left and upper edge, its width and its height."""

CLEAR = (
    "() => {"
    + RINGS
    + """
    const own = document.querySelector("#guide").getBoundingClientRect();
    const card = document.querySelector("#guide .guide-card[data-step]:not([hidden])");
    const wanted = card.dataset.spots.split("|");
    const over = box => own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom;
    const named = [...document.querySelectorAll("#choices button[name=action]")].filter(
        b => b.checkVisibility() && wanted.some(w => b.value === w || b.value.startsWith(w + " ")));
    const ports = ["#now", "#choices"].map(one => document.querySelector(one).getBoundingClientRect());
    const [top, bottom] = [Math.max(...ports.map(port => port.top)), Math.min(...ports.map(port => port.bottom))];
    const seen = box => ({left: box.left, right: box.right,
                          top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom)});
    const rows = named.map(b => seen(b.getBoundingClientRect()));
    if (rows.some(box => box.top < box.bottom && over(box))) return false;
    const edge = 4;  // the ring stands off from what is lit
    return !boxes.some(([x, y, w, h]) => {
        return over({left: x + edge, top: y + edge, right: x + w - edge, bottom: y + h - edge});
    });
}"""
)
"""Whether the card lies over nothing that it speaks of: rows of the list, and all that is lit."""


def begin(person: Person, game: str) -> None:
    person.page.goto(f"{person.address}/games/{game}/learn")
    person.page.locator(".ways button.main").click()
    expect(person.page.locator("#live.is-running")).to_be_visible()
    person.page.wait_for_selector("#guide[data-ready]", state="attached")


def read(person: Person, seen: list[str]) -> str:
    """Read what is to be read at this decision; return the step that asks for an action, or ""."""
    card = person.page.locator("#guide .guide-card[data-step]:visible")
    while card.count():
        name = card.get_attribute("data-step") or ""
        seen.append(name)
        person.page.wait_for_function(CLEAR, timeout=5000)  # boards still move for a moment
        if card.get_attribute("data-task") is not None:
            return name
        person.page.locator("[data-guide=continue]").click()
    return ""


def choices(person: Person) -> list[str]:
    found: list[str] = person.page.locator("#choices button[name=action]").evaluate_all("all => all.map(b => b.value)")
    return found


def press(person: Person, action: str) -> None:
    """Press a button of the list, or where a picture says as much and there is none in sight, what it stands for."""
    button = person.page.locator(f'#choices button[value="{action}"]')
    button.wait_for(state="attached")
    if person.page.locator("#choices.on-picture").count():
        button.evaluate("one => one.click()")
    else:
        button.click()
    anyway = person.page.locator("[data-guide=anyway]")
    if anyway.is_visible():
        anyway.click()


def play(person: Person, game: str, choose: Callable[[list[str], tuple[str, ...]], str]) -> list[str]:
    """Play until the last step has been shown; return the steps in their order."""
    guide = guide_of(load_game(game))
    assert guide
    wanted = {step.name: step.picks for step in guide.steps}
    seen: list[str] = []
    asked = ""
    for _ in range(MOST):
        if not person.wait_for_turn(asked):
            break
        asked = person.state()["turn"]
        name = read(person, seen)
        if guide.steps[-1].name in seen:
            break
        press(person, choose(choices(person), wanted.get(name, ())))
    return seen


def asked_for(texts: list[str], wanted: tuple[str, ...]) -> str:
    found = (text for want in wanted for text in reversed(texts) if text == want or text.startswith(f"{want} "))
    return next(found, texts[0])


def something_else() -> Callable[[list[str], tuple[str, ...]], str]:
    """Return who does what is not asked for, and what was done least often, lest it be done and undone for ever.

    Where nothing is asked for they do what comes first, so that rounds pass quickly and more steps come up: nine and
    more in each game.
    """
    done: Counter[str] = Counter()

    def choose(texts: list[str], wanted: tuple[str, ...]) -> str:
        if not wanted:
            return texts[0]
        others = [text for text in texts if not any(text == w or text.startswith(f"{w} ") for w in wanted)]
        found = min(reversed(others or texts), key=lambda text: done[text])
        done[found] += 1
        return found

    return choose


@pytest.mark.parametrize("game", GAMES)
def test_following_the_guide_leads_to_its_end_and_the_game_goes_on(arrive: Arrive, game: str) -> None:
    person = arrive()
    begin(person, game)
    seen = play(person, game, asked_for)
    guide = guide_of(load_game(game))
    assert guide
    assert set(seen) == {step.name for step in guide.steps}
    expect(person.page.locator("#guide")).to_be_hidden()
    asked = person.state()["turn"]
    press(person, choices(person)[0])
    assert person.wait_for_turn(asked)
    expect(person.page.locator("#guide")).to_be_hidden()
    expect(person.page.locator("#hint")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_doing_something_else_at_every_step_leads_to_the_end_as_well(arrive: Arrive, game: str) -> None:
    person = arrive(viewport={"width": 390, "height": 844})
    begin(person, game)
    seen = play(person, game, something_else())
    guide = guide_of(load_game(game))
    assert guide
    assert person.over() or seen[-1] == guide.steps[-1].name


def test_a_step_lights_what_it_speaks_of_says_why_and_can_be_skipped(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    begin(person, "stone_age")
    page.locator("[data-guide=continue]").click()
    page.wait_for_function(f"() => ({LIT})() === 2")  # the forest, and its row of choices
    page.locator("#guide .guide-why summary:visible").click()
    expect(page.locator("#guide .guide-why:visible .guide-rules summary").first).to_have_text("SA-4.2")
    expect(page.locator("#hint")).to_be_hidden()
    page.locator("[data-guide=skip]").click()
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("#hint")).to_be_visible()
    assert page.evaluate(LIT) == 0
    asked = person.state()["turn"]
    press(person, "place forest 3")
    assert person.wait_for_turn(asked)
    expect(page.locator("[data-step=s3]")).to_be_visible()


def test_no_closed_place_is_lit_beside_what_can_be_chosen(arrive: Arrive) -> None:
    """In a game that went another way the guide lit a card that could not be taken, as if it were wanted."""
    person = arrive()
    page = person.page
    begin(person, "through_the_ages")
    page.wait_for_function(f"() => ({LIT})() > 1")
    card = page.locator("#guide .guide-card:not([hidden])")
    for spots, lit in (("take 13", 1), ("take 13|take 3", 2)):
        card.evaluate("(card, spots) => { card.dataset.spots = spots; dispatchEvent(new Event('resize')); }", spots)
        page.wait_for_function(f"() => ({LIT})() === {lit}")
    assert page.locator("#place-take-13.open").count() == 0


def test_a_closed_place_that_is_spoken_of_by_its_name_is_lit_beside_what_can_be_chosen(arrive: Arrive) -> None:
    """The square where a building was to stand was lit two picks after it had been spoken of."""
    person = arrive()
    begin(person, "civilization_2010")
    for action in ("pass", "done"):
        press(person, action)
    person.page.locator('#choices button[value="city 1"]').wait_for()
    assert person.page.locator("#place-at-work-F3-3.open").count() == 0
    person.page.wait_for_function(f"() => ({LIT})() === 3")  # the row, the capital and the square


UNREAD: Final = """() => {
    const guide = document.getElementById("guide");
    return guide.scrollHeight - guide.clientHeight;
}"""
"""How much of the words of the guide is out of sight."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_a_phone_held_flat_shows_all_that_the_guide_says_at_first(arrive: Arrive, lang: str) -> None:
    """Two lines of the very first card were cut off, and those said to take it."""
    person = arrive(locale=lang, viewport=window_of("phone held flat"), has_touch=True, is_mobile=True)
    begin(person, "through_the_ages")
    page = person.page
    page.wait_for_function(f"() => ({LIT})() > 1")
    assert page.evaluate(UNREAD) <= 0
    card = page.locator("#guide").bounding_box()
    choices = page.locator("#choices").bounding_box()
    assert card
    assert choices
    assert card["x"] + card["width"] <= choices["x"], "it covers none of what is to be chosen"


RING_OFF: Final = (
    "() => {"
    + RINGS
    + """
    const card = document.querySelector("#guide .guide-card[data-step]:not([hidden])");
    const wanted = card.dataset.spots.split("|");
    const buttons = [...document.querySelectorAll("#choices button[name=action]")].filter(b => b.checkVisibility());
    const others = buttons.filter(b => !wanted.includes(b.value)).map(b => b.getBoundingClientRect());
    const half = parseFloat(getComputedStyle(document.querySelector("#spotlight .ring")).strokeWidth) / 2;
    const rings = boxes.map(([x, y, w, h]) =>
        ({left: x - half, top: y - half, right: x + w + half, bottom: y + h + half}));
    const lies = (a, b) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
    const cut = rings.some(one => Math.min(one.left, one.top, innerWidth - one.right, innerHeight - one.bottom) < 0);
    return rings.length > 1 && others.length > 1 && !cut
        && rings.every(one => others.every(box => lies(one, box) <= 1));
}"""
)
"""Whether rings are drawn whole, and lie on no other choice, by more than a pixel."""


@pytest.mark.parametrize("size", ["laptop", "large phone"])
def test_a_ring_lies_on_no_other_choice_and_is_drawn_whole(arrive: Arrive, size: str) -> None:
    """It cut the words of the rows above and below, and on a phone the window cut the ring."""
    person = arrive(viewport=window_of(size), has_touch="phone" in size, reduced_motion="reduce")
    begin(person, "through_the_ages")
    person.page.wait_for_function(RING_OFF, timeout=5000)


NAME_CUT: Final = (
    "() => {"
    + RINGS
    + """
    const place = document.querySelector("#place-city-alexandria .hit").getBoundingClientRect();
    const name = document.querySelector("[data-names=place-city-alexandria]").getBoundingClientRect();
    const port = document.getElementById("viewport").getBoundingClientRect();
    const [left, right] = [Math.min(place.left, name.left), Math.min(port.right, Math.max(place.right, name.right))];
    const holds = ([x, y, w, h]) =>
        x <= left + 1 && x + w >= right + 1 && y <= name.top && y + h >= name.bottom;
    const others = [...document.querySelectorAll("#stage [data-names]:not([data-names=place-city-alexandria])")]
        .map(other => other.getBoundingClientRect()).filter(other => other.width);
    const cuts = ([x, y, w, h]) => others.some(other =>
        other.left < x + w && other.right > x && other.top < y + h && other.bottom > y);
    return !boxes.some(holds) || boxes.some(cuts);
}"""
)
"""Whether no ring encloses a city with all that is in sight of its name, or one lies on the name of another city."""


@pytest.mark.parametrize("size", ["laptop", "large phone"])
def test_the_ring_of_a_city_encloses_its_name(arrive: Arrive, size: str) -> None:
    """It cut the first letters off, touched the last one, and lay on the name below."""
    person = arrive(viewport=window_of(size), has_touch="phone" in size, reduced_motion="reduce")
    begin(person, "mesta")
    person.page.locator("[data-guide=continue]").click()  # of the empires; then of the first city
    person.page.wait_for_function(f"() => !({NAME_CUT})()", timeout=5000)


HOLDS_NAME: Final = (
    "() => {"
    + RINGS
    + """
    const wanted = [...document.querySelectorAll("#stage [data-names=place-gran_chaco]")]
        .map(one => one.getBoundingClientRect()).find(box => box.width);
    const army = [...document.querySelectorAll("#stage [data-stands=place-gran_chaco] [id^=piece-]")]
        .map(one => one.getBoundingClientRect()).filter(box => box.width);
    const middles = army.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    return wanted && army.length > 0 && boxes.some(([x, y, w, h]) =>
        x <= wanted.left && x + w >= wanted.right && y <= wanted.top && y + h >= wanted.bottom
        && middles.every(([across, down]) => across > x && across < x + w && down > y && down < y + h));
}"""
)
"""Whether a ring encloses a region's name as it is drawn now, and the pieces that stand there."""


@pytest.mark.parametrize("size", ["laptop", "large phone"])
def test_the_ring_of_a_region_encloses_its_name_and_what_stands_there(arrive: Arrive, size: str) -> None:
    """On a phone, where names stand elsewhere than from afar, it cut the name and a settler."""
    person = arrive(viewport=window_of(size), has_touch="phone" in size, reduced_motion="reduce")
    begin(person, "civilization_2002")
    person.page.wait_for_function(HOLDS_NAME, timeout=10000)


ROW_SEEN: Final = """() => {
    const card = document.querySelector("#guide .guide-card[data-step]:not([hidden])");
    const wanted = card.dataset.spots.split("|");
    const row = [...document.querySelectorAll("#choices button[name=action]")].find(
        b => wanted.some(w => b.value === w || b.value.startsWith(w + " ")));
    const box = row.getBoundingClientRect();
    const now = document.querySelector("#now").getBoundingClientRect();
    return Math.min(box.bottom, now.bottom, innerHeight) - Math.max(box.top, now.top) > 0.8 * box.height;
}"""
"""Whether the first choice that a step speaks of is in sight."""


def test_what_a_step_asks_for_is_in_sight_on_a_phone(arrive: Arrive) -> None:
    """The list was scrolled to it, and then to its top again, since something else was asked."""
    person = arrive(viewport=window_of("large phone"), has_touch=True, is_mobile=True)
    begin(person, "through_the_ages")
    guide = guide_of(load_game("through_the_ages"))
    assert guide
    wanted = {step.name: step.picks for step in guide.steps}
    asked, seen = "", list[str]()
    while "t6" not in seen and person.wait_for_turn(asked):
        asked = person.state()["turn"]
        name = read(person, seen)
        if name:
            person.page.wait_for_timeout(300)
            assert person.page.evaluate(ROW_SEEN), name
        press(person, asked_for(choices(person), wanted.get(name, ())))


PLACE_SEEN: Final = """() => {
    const wanted = document.querySelector("#guide .guide-card[data-step]:not([hidden])").dataset.spots.split("|");
    const port = document.querySelector("#viewport");
    const place = [...port.querySelectorAll(".place.open")].find(
        one => one.dataset.actions.split("|").some(stem => wanted.some(w => `${w} `.startsWith(`${stem} `))));
    const [box, seen] = [place.querySelector(".hit"), port].map(one => one.getBoundingClientRect());
    const across = box.left > seen.left - 1 && box.right < seen.right + 1;
    return across && box.top > seen.top - 1 && box.bottom < seen.bottom + 1 && !port.scrollTop && !port.scrollLeft;
}"""
"""Whether the place on the board that a step asks for is seen whole, and the board is moved in its own way."""


SEEN_WHOLE: Final = {
    "stone_age": ("large phone", [], ["place forest 3", "place tool maker", "place card 1", "go tool maker"]),
    "civilization_2010": ("phone", ["pass", "done"], ["city 1", "build library", "at f3"]),
}
"""Of games: the phone, what is done first, and what is asked for then, whose places are to be seen."""


@pytest.mark.parametrize("game", SEEN_WHOLE)
def test_the_place_that_a_step_asks_for_is_seen_whole_on_a_phone(arrive: Arrive, game: str) -> None:
    """Half of them lay beside the window, as their rows were in sight, or below them the window was empty."""
    size, before, asked_for = SEEN_WHOLE[game]
    person = arrive(viewport=window_of(size), has_touch=True, is_mobile=True)
    begin(person, game)
    asked = ""
    for action in [*before, *asked_for]:
        assert person.wait_for_turn(asked)
        asked = person.state()["turn"]
        person.page.locator(f'#choices button[value="{action}"]').wait_for(state="attached")
        if action in asked_for:
            read(person, [])
            person.page.wait_for_function(PLACE_SEEN, timeout=5000)
        press(person, action)


ALL_SEEN = """() => {
    const seen = document.getElementById("viewport").getBoundingClientRect();
    const names = ["rome", "greece", "egypt"].map(name => document.querySelector(`#place-empire-${name} .hit`));
    return names.map(one => one.getBoundingClientRect()).every(
        box => box.left > seen.left && box.right < seen.right && box.top > seen.top && box.bottom < seen.bottom);
}"""
"""Whether all three places that the first step speaks of are seen whole."""


@pytest.mark.parametrize("size", ["large phone", "phone held flat"])
def test_all_places_that_a_step_tells_of_are_in_sight_where_they_have_room(arrive: Arrive, size: str) -> None:
    """The window showed one of them, and the others were lit beside it."""
    person = arrive(viewport=window_of(size), has_touch=True, is_mobile=True)
    begin(person, "mesta")
    person.page.wait_for_function(ALL_SEEN, timeout=5000)


def test_a_guide_is_left_and_resumed_where_it_was(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    begin(person, "stone_age")
    page.locator("[data-guide=leave]").click()
    expect(page.locator("#guide")).to_be_hidden()
    asked = person.state()["turn"]
    press(person, "place forest 3")
    assert person.wait_for_turn(asked)
    page.reload()
    expect(page.locator("#guide")).to_be_hidden()
    page.locator("#guide-resume").click()
    expect(page.locator("[data-step=s3]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-step=s3]")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "phone held flat", "laptop"])
def test_the_way_back_to_a_guide_covers_nothing(arrive: Arrive, size: str) -> None:
    """It lay over the lowest choice on a phone, and over the button that fits the board elsewhere."""
    person = arrive(locale="sk", viewport=window_of(size), has_touch="phone" in size)
    begin(person, "stone_age")
    person.page.locator("[data-guide=leave]").click()
    back = person.page.locator("#guide-resume")
    expect(back).to_be_visible()
    box = back.bounding_box()
    assert box
    assert box["y"] >= 0
    parts = person.page.locator("#board, #now, #me, #others, #side, .views, .own-stock, .zoom")
    shown = [other for other in (one.bounding_box() for one in parts.all() if one.is_visible()) if other]
    assert len(shown) > 3
    for other in shown:  # held flat the bar is above the board alone
        beside = box["x"] + box["width"] <= other["x"]
        assert beside or box["y"] + box["height"] <= other["y"]
    back.click(trial=True)


def test_it_warns_before_a_figure_comes_home_with_nothing(arrive: Arrive) -> None:
    person = arrive()
    begin(person, "stone_age")
    person.page.locator("[data-guide=continue]").click()
    for action in ("place forest 3", "place tool maker", "place card 1"):
        asked = person.state()["turn"]
        press(person, action)
        assert person.wait_for_turn(asked)
    asked = person.state()["turn"]
    person.page.locator('#choices button[value="go card 1"]').click()
    expect(person.page.locator("#guide-warning")).to_be_visible()
    person.page.locator("[data-guide=back]").click()
    expect(person.page.locator("[data-step=s5]")).to_be_visible()
    assert person.state()["turn"] == asked
    press(person, "go card 1")
    assert person.wait_for_turn(asked)


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(arrive: Arrive, game: str, width: int, scheme: str) -> None:
    person = arrive(viewport={"width": width, "height": 844}, color_scheme=scheme, bypass_csp=True)
    person.page.goto(f"{person.address}/games/{game}/learn")
    assert serious(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    begin(person, game)
    assert serious(person) == []


WHY: Final = """() => {
    const [said, foot] = [".guide-card:not([hidden]) .guide-why p", ".guide-foot"].map(one =>
        document.querySelector(`#guide ${one}`).getBoundingClientRect());
    const { top } = document.querySelector("#guide").getBoundingClientRect();
    return said.height > 0 && said.top >= top && said.bottom <= foot.top + 1;
}"""
"""Whether the answer to why a step is so begins in sight."""


@pytest.mark.parametrize("size", ["phone", "phone held flat"])
def test_why_a_step_is_so_is_read_on_a_phone_without_scrolling(arrive: Arrive, size: str) -> None:
    """The question lay below the window of the card, and the answer below what leads on."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=True, is_mobile=True)
    begin(person, "civilization_2010")
    why = person.page.locator("#guide .guide-card:not([hidden]) .guide-why > summary")
    expect(why).to_be_in_viewport(ratio=0.5)
    why.tap()
    assert person.page.evaluate(WHY)


def test_why_a_step_is_so_is_one_sentence_before_the_words_of_rules(arrive: Arrive) -> None:
    """The rules stood there whole, one after the other, and nobody read them."""
    person = arrive(viewport=window_of("large phone"), has_touch=True, is_mobile=True)
    begin(person, "civilization_2010")
    why = person.page.locator("#guide .guide-card:not([hidden]) .guide-why")
    why.locator("> summary").tap()
    expect(why.locator("> p")).to_have_text(re.compile(r"^[^.]*[.]$"))
    expect(why.locator(".guide-rules p:visible")).to_have_count(0)
    rule, other = (why.locator(".guide-rules > details").nth(at) for at in (1, 2))
    rule.locator("summary").tap()
    expect(rule.locator("p")).to_be_visible()
    expect(rule.locator("a")).to_have_attribute("href", re.compile("/rules#CF-"))
    other.locator("summary").tap()
    expect(rule.locator("p")).to_be_hidden()


CUT_WORDS: Final = """() => {
    const all = [...document.querySelectorAll("#guide .guide-card:not([hidden]) p:not(.said, .guide-why p)")];
    const foot = document.querySelector("#guide .guide-foot").getBoundingClientRect().top;
    return Math.max(...all.map(one => one.getBoundingClientRect().bottom)) - foot;
}"""
"""How much of what a step says lies below what leads on, in pixels."""


def test_what_a_step_says_is_whole_on_a_phone_held_flat(arrive: Arrive) -> None:
    """The last line of the longest words was cut off, such as which technologies are good too."""
    person = arrive(viewport={"width": 844, "height": 390}, has_touch=True)
    begin(person, "civilization_2010")
    asked = ("pass", "done", "city 1", "build library", "at f3", "pass", "move g4", "discover south", "go south",
             "move f4", "go south", "go south")  # fmt: skip
    for action in asked:
        person.wait_for_turn()
        press(person, action)
    expect(person.page.locator("#guide .guide-card:not([hidden]) h2")).to_have_text("Choose in secret")
    person.page.wait_for_timeout(500)  # until the card has found its place
    assert person.page.evaluate(CUT_WORDS) <= 1
