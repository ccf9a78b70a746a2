"""The map of the world goes round: it moves over the Pacific without an end, and what is seen of it can be used."""

from collections.abc import Callable
from typing import Any

import pytest
from browsing import AT_REST, Arrive, Person
from playwright.sync_api import Page, expect

NEW_TABLE = """async () => {
  const { csrf } = await (await fetch("/api/session")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  const body = JSON.stringify({ game: "civilization_2002", seats: [{ kind: "me" }, { kind: "me" }] });
  const { table } = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
  const { decision } = await (await fetch(`/api/tables/${table}?seat=0`)).json();
  return `${table}?seat=${decision ? 0 : 1}`;
}"""

MIDDLE = """name => {
  const box = document.querySelector(`#place-${name} .hit`).getBoundingClientRect();
  const window = document.getElementById("viewport").getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, inside: box.x > window.x && box.right < window.right };
}"""

BREADTH = """() => document.querySelector("#stage > svg").getScreenCTM().a * 2400"""

PARTS = """box => {
  const parts = [...box.querySelectorAll(".minimap-window:not([hidden])")];
  return parts.map(one => one.offsetWidth / box.clientWidth);
}"""

AT = """([x, y]) => document.elementFromPoint(x, y)?.closest(".place")?.id"""


def open_table(person: Person) -> Page:
    """Sit where all lands may be chosen to start on: the lot says which of the two seats begins."""
    person.sit_alone()
    person.page.goto(person.address)
    person.page.goto(f"{person.address}/tables/{person.page.evaluate(NEW_TABLE)}")
    expect(person.page.locator("#choices button[name=action]")).not_to_have_count(0)
    expect(person.page.locator("#stage > svg")).to_have_attribute("data-breadth", "2400")
    return person.page


def where(page: Page, name: str) -> dict[str, Any]:
    """Return where the middle of a region is, and whether all of it is in the window of the map."""
    found: dict[str, Any] = page.evaluate(MIDDLE, name)
    return found


def drag(page: Page, share: float) -> None:
    """Move the map sideways by a share of its window."""
    window = page.locator("#viewport").bounding_box()
    assert window
    x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] * 0.8
    page.mouse.move(x - share * window["width"] / 2, y)
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    page.mouse.move(x + share * window["width"] / 2, y, steps=4)
    page.mouse.up()


def leave_close_up(page: Page) -> None:
    """Close what is shown of a thing that the pointer rests on: on a slow machine any stop on the way is a rest."""
    page.keyboard.press("Escape")
    expect(page.locator("#pointed")).to_be_hidden()


def test_a_drag_goes_over_the_pacific_at_every_zoom_and_what_is_clicked_there_is_meant(arrive: Arrive) -> None:
    page = open_table(arrive())
    assert page.locator("#around use").count() == 0, "the whole earth is seen as it comes"
    at_first = where(page, "yukon")
    breadth = page.evaluate(BREADTH)
    drag(page, -0.5)
    window = page.locator("#viewport").bounding_box()
    assert window
    beside = {"x": where(page, "yukon")["x"], "y": at_first["y"]}
    beside["x"] += breadth if beside["x"] < window["x"] else 0
    page.mouse.move(beside["x"], beside["y"] + 40)
    leave_close_up(page)
    page.mouse.move(beside["x"], beside["y"])
    assert page.evaluate(AT, [beside["x"], beside["y"]]) == "place-yukon", "it lies to the right of Asia now"
    assert where(page, "kamchatka")["x"] + breadth * 0.02 < beside["x"] or where(page, "yukon")["inside"]
    assert page.locator("[id=place-yukon]").count() == 1
    assert page.locator("#around").get_attribute("aria-hidden") == "true"
    for _ in range(5):
        drag(page, -0.8)
    page.keyboard.press("+")
    for _ in range(9):
        drag(page, -0.8)
    expect(page.locator("#minimap")).to_be_visible()
    page.keyboard.press("0")
    assert where(page, "yukon") == pytest.approx(at_first, abs=1)
    drag(page, -0.5)
    x, y = [where(page, "yukon")[axis] for axis in ("x", "y")]
    leave_close_up(page)
    with page.expect_request("**/act**") as sent:
        page.mouse.click(x + (breadth if x < window["x"] else 0), y)
    assert sent.value.post_data_json["action"] == "place yukon"


NEAR = """selector => {
  const style = getComputedStyle(document.querySelector(selector));
  return [style.getPropertyValue("--near"), style.getPropertyValue("--far")];
}"""
"""How what is only seen from near, and only from afar, is shown in a part of the page."""


def test_what_is_repeated_beside_the_map_is_seen_from_as_near(arrive: Arrive) -> None:
    """Beside names of the size for a part of the earth stood the large ones for the whole."""
    page = open_table(arrive())
    page.keyboard.press("+")
    drag(page, 0.5)
    while page.locator("#stage").get_attribute("data-detail") != "near":
        page.keyboard.press("+")
    for _ in range(12):
        drag(page, 0.9)
        if page.locator("#around use").count():
            break
    assert page.locator("#around use").count() > 0
    assert page.evaluate(NEAR, "#around use") == page.evaluate(NEAR, "#stage") == ["inline", "none"]
    assert page.locator("#stage .names").evaluate_all("all => all.map(one => getComputedStyle(one).display)") == [
        "none", "inline",
    ]  # fmt: skip
    assert page.evaluate(NEAR, "#minimap use") == ["", ""], "which shows the whole earth"


def test_a_wheel_and_the_minimap_follow_the_map_round(arrive: Arrive) -> None:
    page = open_table(arrive())
    breadth = page.evaluate(BREADTH)
    before = where(page, "gobi")["x"]
    window = page.locator("#viewport").bounding_box()
    assert window
    page.mouse.move(window["x"] + window["width"] / 2, window["y"] + window["height"] * 0.9)
    page.mouse.wheel(120, 0)
    page.wait_for_function("document.getElementById('stage').style.transform !== ''")
    assert (where(page, "gobi")["x"] - before + 120) % breadth == pytest.approx(0, abs=1)
    for _ in range(3):
        page.keyboard.press("+")
    frames = set()
    for _ in range(10):
        drag(page, -0.6)
        shown = page.locator(".minimap-window:not([hidden])")
        frames.add(shown.count())
        shares = page.locator("#minimap").evaluate(PARTS)
        assert 0.2 < sum(shares) < 0.7
    assert frames == {1, 2}, "where the window shows both ends of the drawing, there are two parts"


def test_the_arrow_keys_go_round_the_world_and_the_map_follows(arrive: Arrive) -> None:
    page = open_table(arrive())
    for _ in range(3):
        page.keyboard.press("+")
    page.locator("#place-kamchatka").focus()
    page.keyboard.press("ArrowRight")
    seen = []
    for _ in range(60):
        seen.append(page.evaluate("document.activeElement.id"))
        page.keyboard.press("ArrowRight")
    assert "place-yukon" in seen[:4] or "place-north_pacific_w" in seen[:4]
    assert len(seen) - len(set(seen)) > 10, "it came back to where it was"
    page.locator("#place-yukon").focus()
    page.keyboard.press("ArrowLeft")
    name = page.evaluate("document.activeElement.id").removeprefix("place-")
    assert name in {"kamchatka", "north_pacific_e"}
    window = page.locator("#viewport").bounding_box()
    assert window
    assert window["x"] < where(page, name)["x"] < window["x"] + window["width"], "what has the focus is in sight"


@pytest.mark.parametrize("zoomed", [False, True])
def test_a_finger_turns_the_world_and_touches_what_came_in_sight(arrive: Arrive, zoomed: bool) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    page = open_table(person)
    page.wait_for_timeout(300)
    if not zoomed:
        page.locator("[data-zoom=fit]").click()
    move = swiper(page)
    for _ in range(12):
        move(-200)
        place = page.evaluate("""() => {
          const window = document.getElementById("viewport").getBoundingClientRect();
          return [...document.querySelectorAll("#stage .place")].some((one) => {
            const { x, right } = one.getBoundingClientRect();
            return right > window.x && x < window.right;
          });
        }""")
        assert place
    if zoomed:
        return
    page.locator("#place-yukon .hit").evaluate(AT_REST)
    breadth = page.evaluate(BREADTH)
    x, y = [where(page, "yukon")[axis] for axis in ("x", "y")]
    x += breadth if x < 10 else -breadth if x > 380 else 0
    shown = page.locator("#chooser:popover-open, #pointed:popover-open")
    for _ in range(
        3
    ):  # a browser may take a tap for what stops the swipe before it, and gives no click: a person taps again
        page.wait_for_timeout(600)
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(600)
        if shown.count():
            break
    expect(shown).to_contain_text("Yukon")


def swiper(page: Page) -> Callable[[float], None]:
    """Return a function that moves a finger over the map by so many pixels."""
    session = page.context.new_cdp_session(page)
    window = page.locator("#viewport").bounding_box()
    assert window
    x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2

    def swipe(by: float) -> None:
        def send(kind: str, at: float) -> None:
            points = [] if kind == "touchEnd" else [{"x": at, "y": y}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", x - by / 2)
        for step in range(1, 6):
            send("touchMove", x - by / 2 + by * step / 5)
        send("touchEnd", x + by / 2)

    return swipe


def test_what_goes_on_above_and_below_the_map_goes_on_beside_it_too(arrive: Arrive) -> None:
    """In a window that is higher than the map the ice and the sea ended where the map was repeated."""
    page = open_table(arrive(viewport={"width": 820, "height": 1180}))
    drag(page, -0.5)
    window = page.locator("#viewport").bounding_box()
    assert window
    assert page.locator("#around use").count() > 0
    for y in (window["y"] + 10, window["y"] + window["height"] - 40):  # clear of the round corners and of the caption
        left, right = [
            page.screenshot(clip={"x": window["x"] + part * window["width"], "y": y, "width": 4, "height": 4})
            for part in (0.1, 0.9)
        ]
        assert left == right
