"""Others' moves and what is heard: the strip of the last turn, its replay, the pace, arrows, sounds and vibration."""

import re

import pytest
from browsing import MOTION, Arrive, Person
from playwright.sync_api import Page, expect

LISTENING = """
window.heard = [];
window.contexts = 0;
window.vibrations = 0;
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.contexts += 1; } };
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...at) {
    window.heard.push(this.constructor.name);
    start.apply(this, at);
};
const vibrate = () => (window.vibrations += 1) > 0;
Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
"""
"""Notes what the page lets be heard and felt, and what it moves."""

MOVING = """() => document.getAnimations().filter(a => a.constructor.name === "Animation").length"""
SEEN = """all => all.map(one => {
    const [its, box] = [one, one.closest("summary")].map(each => each.getBoundingClientRect());
    return its.right <= box.right && its.bottom <= box.bottom;
})"""
REPLAY = re.compile(r"/replay\?at=\d+")
LEFT_OVER = ".float, .arrow"

PLAY_ON = """async (most) => {
    const { csrf } = await (await fetch("/api/session")).json();
    const headers = { "content-type": "application/json", "x-csrf": csrf };
    const table = location.pathname.split("/")[2];
    for (let done = 0; done < most; done += 1) {
        const view = await (await fetch(`/api/tables/${table}`)).json();
        const body = JSON.stringify({ decision: view.decision.id, action: view.actions.at(-1).text });
        await fetch(`/api/tables/${table}/act`, { method: "POST", headers, body });
    }
}"""
"""Plays that many moves as fast as the server answers, without showing them here."""


NEWS = """async (log) => {
    const live = document.createElement("div");
    live.dataset.own = "0";
    live.innerHTML = log;
    return (await import("/static/news.js")).newsSince(live, 3);
}"""
LOG = """<ol id="ledger">
    <li id="line-5-1" data-line-seat="2"><span data-cue="place"></span></li>
    <li id="line-4" data-line-seat="1" data-aims="0 2"><span data-cue="cards"></span><span></span></li>
    <li id="line-3" data-line-seat="0" data-aims="1"><span data-cue="dice"></span></li>
</ol>"""

TRAVELS = """async () => {
    const { animate, moment } = await import("/static/motion.js");
    const root = document.createElement("div");
    root.innerHTML = `<svg class="drawing" id="map" width="400" height="400" viewBox="0 0 200 200">
        <g><g class="moves" id="piece" transform="translate(20 30) rotate(90)"><rect width="30" height="10"/></g></g>
        <g id="far" transform="translate(100 50)"></g></svg>`;
    document.body.prepend(root);
    const piece = root.querySelector("#piece");
    const at = () => { const { x, y, width, height } = piece.getBoundingClientRect(); return [x, y, width, height]; };
    const was = at(), before = moment(root);
    root.querySelector("#far").append(piece);
    piece.setAttribute("transform", "translate(5 5) rotate(90)");
    const is = at();
    animate(root, before);
    const [travel] = piece.getAnimations();
    travel.pause();
    const frames = travel.effect.getKeyframes().flatMap(Object.keys);
    travel.currentTime = 0;
    const from = at();
    travel.currentTime = travel.effect.getTiming().duration - 0.001;
    return { was, is, from, to: at(), frames };
}"""
"""Puts a piece elsewhere in its picture, and looks where it travels."""

FLIES = """async () => {
    const { animate, moment } = await import("/static/motion.js");
    const { setUpPace } = await import("/static/pace.js");
    const root = document.createElement("div");
    const picture = (name) => `<svg class="drawing" id="${name}" width="200" height="200"><g class="plane"></g></svg>`;
    root.innerHTML = picture("map") + picture("hand") + "<button></button>";
    root.querySelector("#map g").innerHTML = `<g class="moves" id="piece"><rect width="30" height="10"/></g>`;
    document.body.prepend(root);
    setUpPace();
    const piece = root.querySelector("#piece"), before = moment(root);
    root.querySelector("#hand g").append(piece);
    animate(root, before);
    const { delay, activeDuration } = piece.getAnimations()[0].effect.getComputedTiming();
    const during = getComputedStyle(piece).opacity;
    root.querySelector("button").click();
    const after = getComputedStyle(piece).opacity;
    return { during, after, waits: delay > 0 && activeDuration === 0 };
}"""
"""Puts a piece into another picture, and presses a button without a pointer while it flies there."""


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard.length"))


def at_a_table(arrive: Arrive, bots: int, **settings: object) -> Person:
    person = arrive(**MOTION | settings)
    person.context.add_init_script(LISTENING)
    person.sit_down(bots=bots, start_player=1)
    assert person.wait_for_turn()
    return person


def place_and_wait(person: Person) -> None:
    """Place figures, and wait until it is the own turn again."""
    asked = person.state()["turn"]
    person.page.locator("#choices button").last.click()
    assert person.wait_for_turn(asked)


def test_what_others_did_is_told_in_a_line_and_shown_again(arrive: Arrive) -> None:
    person = at_a_table(arrive, bots=3)
    page = person.page
    assert page.evaluate("window.contexts") == 0, "nothing before the person did something"
    expect(page.locator("#last-turn")).to_have_count(0)
    place_and_wait(person)
    strip = page.locator("#last-turn")
    for name in page.locator(".others .seat-name").all_inner_texts():
        expect(strip).to_contain_text(name)
    wide = page.viewport_size
    assert strip.locator(".who").evaluate_all(SEEN) == [True] * 3, "names of all the others are in sight"
    for size in (wide, {"width": 390, "height": 844}):
        page.set_viewport_size(size)
        expect(strip.locator("summary")).to_be_visible()
        assert strip.bounding_box()["height"] < 48, "two lines at most"
    page.set_viewport_size(wide)
    assert heard(page) > 0

    moved = page.evaluate("window.moved")
    page.locator("#show-again").click()
    assert page.evaluate("window.moved") > moved, "pieces come once more from where they were"
    page.mouse.click(5, 450)
    assert page.evaluate(MOVING) == 0, "a click ends all that moves"
    expect(page.locator(LEFT_OVER)).to_have_count(0)

    # who acts on whom, and that it threatens
    assert page.evaluate(NEWS, LOG) == {"cues": ["cards", "threat", "place"], "aims": [[1, 0], [1, 2]]}
    draw = "import('/static/arrows.js').then(arrows => arrows.drawArrows([[1, 0]]))"
    assert page.evaluate(f"{draw}.then(() => document.querySelector('.arrow') !== null)")
    page.mouse.click(5, 450)
    expect(page.locator(".arrow")).to_have_count(0)

    # the pace is kept; at once means without motion
    page.locator("[popovertarget=settings]").click()
    page.locator("#settings [value=instant]").check()
    page.keyboard.press("Escape")
    moved = page.evaluate("window.moved")
    place_and_wait(person)
    assert page.evaluate("window.moved") == moved
    page.reload()
    assert person.wait_for_turn()
    assert page.evaluate("document.documentElement.dataset.pace") == "instant"
    expect(page.locator("#settings [value=instant]")).to_be_checked()
    page.locator("#show-again").click()
    expect(page).to_have_url(REPLAY)


def test_sounds_are_off_by_one_click_which_is_remembered(arrive: Arrive) -> None:
    person = at_a_table(arrive, bots=1)
    page = person.page
    place_and_wait(person)
    assert heard(page) > 0
    assert page.evaluate("window.vibrations") > 0
    page.locator("#sound-switch").click()
    before, felt = heard(page), page.evaluate("window.vibrations")
    place_and_wait(person)
    assert heard(page) == before
    assert page.evaluate("window.vibrations") == felt
    page.reload()
    assert person.wait_for_turn()
    expect(page.locator("#sound-switch")).to_have_attribute("aria-pressed", "false")
    place_and_wait(person)
    assert heard(page) == 0
    page.locator("[popovertarget=settings]").click()
    page.locator("#volume").press("End")
    expect(page.locator("#sound-switch")).to_have_attribute("aria-pressed", "true")
    assert heard(page) > 0, "whoever sets the volume hears it"
    assert page.evaluate("localStorage.volume") == "100"


STANDS = """async () => String((await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json()).plies)"""


def test_thirty_moves_at_once_end_where_they_lead_with_nothing_left_over(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive(**MOTION)
    anna.sit_alone()
    anna.set_up(["me", "me"], names=["Anna", "Eva"])
    jan.context.add_init_script("localStorage.pace = 'slow'")
    fetched: list[str] = []
    jan.page.on("request", lambda request: fetched.append(request.url) if "/live" in request.url else None)
    jan.page.goto(anna.page.url)
    expect(jan.page.locator("#live.is-running")).to_be_visible()
    anna.page.evaluate(PLAY_ON, 30)
    expect(jan.page.locator("#live")).to_have_attribute("data-ply", anna.page.evaluate(STANDS))
    assert len(fetched) < 15, "what came meanwhile is shown together"
    expect(jan.page.locator(LEFT_OVER)).to_have_count(0)
    jan.page.wait_for_function(f"({MOVING})() === 0")


def test_nothing_moves_for_who_asked_for_less_motion_and_links_work_without_scripts(arrive: Arrive) -> None:
    person = at_a_table(arrive, bots=1, reduced_motion="reduce")
    place_and_wait(person)
    assert person.page.evaluate("window.moved") == 0
    expect(person.page.locator(LEFT_OVER)).to_have_count(0)
    person.page.locator("#show-again").click()
    expect(person.page).to_have_url(REPLAY)

    plain = arrive(java_script_enabled=False)
    plain.play_now()
    expect(plain.page.locator("#choices button").first).to_be_visible()
    while not plain.page.locator("#show-again").count():
        plain.page.locator("#choices button").last.click()
        plain.page.wait_for_load_state()
    plain.page.locator("#show-again").click()
    expect(plain.page).to_have_url(REPLAY)


def test_a_piece_travels_from_where_it_was_by_what_a_browser_moves_without_drawing_it_anew(arrive: Arrive) -> None:
    person = arrive(**MOTION)
    person.page.goto(person.address)
    seen = person.page.evaluate(TRAVELS)
    assert seen["was"] != pytest.approx(seen["is"], abs=20)
    assert seen["from"] == pytest.approx(seen["was"], abs=0.1)
    assert seen["to"] == pytest.approx(seen["is"], abs=0.1)
    assert set(seen["frames"]) - {"offset", "computedOffset", "easing", "composite"} == {"transform"}


def test_a_piece_that_flies_is_hidden_by_what_waits_until_it_is_there_or_any_button_is_pressed(arrive: Arrive) -> None:
    person = arrive(**MOTION)
    person.page.goto(person.address)
    seen = person.page.evaluate(FLIES)
    assert (seen["during"], seen["after"]) == ("0", "1"), "the keyboard too ends what moves"
    expect(person.page.locator(".flying")).to_have_count(0)
    assert seen["waits"], "nothing is drawn in each frame only to stay hidden"


POINTING = """async () => {
    const { animate, moment } = await import("/static/motion.js");
    const { drawArrows } = await import("/static/arrows.js");
    const live = document.getElementById("live");
    const was = moment(live);
    for (const [stock, amount] of was.amounts) was.amounts.set(stock, amount - 2);
    animate(live, was);
    drawArrows([[1, 0], [0, 2], [1, 3]]);
    const inTime = document.getAnimations().filter(each => each.timeline === document.timeline);
    for (const each of inTime) each.pause(), each.currentTime = 700;
    const found = selector => [...document.querySelectorAll(selector)];
    const boxes = all => all.map(one => one.getBoundingClientRect()).filter(box => box.width);
    const texts = found("[data-symbol][data-seat] text, text[data-symbol][data-seat]");
    const numbers = boxes(texts.filter(one => /^\\d+$/.test(one.textContent.trim())));
    const apart = (a, b) => a.left + 3 > b.right || b.left + 3 > a.right || a.top + 4 > b.bottom
        || b.top + 4 > a.bottom;
    const notes = boxes(found(".float"));
    const covering = notes.filter(note => numbers.some(number => !apart(note, number))).length;
    const plates = boxes(found("#me, .strip, #now"));
    const within = (box, x, y) => x > box.left + 2 && x < box.right - 2 && y > box.top + 2 && y < box.bottom - 2;
    const into = found(".arrow .line").filter(line => {
        const [x, y] = line.getAttribute("d").match(/-?[\\d.]+/g).map(Number).slice(4); // from, by way of, to
        return plates.some(box => within(box, x, y));
    }).length;
    return { notes: notes.length, covering, arrows: found(".arrow").length, into };
}"""
"""How many amounts float and arrows point, how many of them over a number of a stock or into what they point at."""


@pytest.mark.parametrize("size", [(1280, 720), (820, 1180)])
def test_what_passes_over_the_page_covers_nothing_that_it_explains(arrive: Arrive, size: tuple[int, int]) -> None:
    """Arrows ended on names and numbers of seats, and what was gained floated over what there is now."""
    person = arrive(**MOTION, viewport={"width": size[0], "height": size[1]})
    person.sit_down(bots=3)
    person.wait_for_turn()
    found = person.page.evaluate(POINTING)
    assert found["notes"] > 20
    assert found["arrows"] == 3
    assert found["covering"] < found["notes"] / 10, found
    assert not found["into"], found
