"""What can be touched or clicked on the pages that all games share is large enough for a finger, or a pointer."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from browsing import Person, SiteProcess
from finished import finished_table, keep_finished, recorded
from playwright.sync_api import Browser, ViewportSize

SMALL: Final = """least => {
    const targets = "button, a[href], summary, select, textarea, input:not([type=hidden]), label:has(> input)"
        + ", label[for^=view-], label[for^=tab-]";
    /** A link amid the words of a sentence has the height of its line, as everywhere. */
    const inSentence = one => one.matches("a:not(.button)")
        && [...one.parentElement.childNodes].some(at => at.nodeType === 3 && /\\p{L}/u.test(at.data));
    const measured = [...document.querySelectorAll(targets)].filter(one => one.checkVisibility()
        && !one.closest(".unseen, .skip") && !one.matches("label input, input:has(+ label)") && !inSentence(one));
    const small = measured.flatMap(one => {
        const box = one.getBoundingClientRect();
        const across = Math.min(box.width, box.height);
        const said = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 24);
        return across < least - 0.5 ? [`${across.toFixed(1)} px: ${one.localName} ${said}`] : [];
    });
    return [measured.length, [...new Set(small)]];
}"""
"""How many targets a page has, and those that are less than so many pixels wide or high."""

SIZES: Final = {44: ViewportSize(width=390, height=844), 24: ViewportSize(width=1280, height=720)}
"""The windows of a phone and a laptop, by what a target measures there at least."""
TABLE: Final = "a-served_table"
OTHER: Final = "another-table"


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteProcess]:
    """A site at which some games have been played."""
    folder = tmp_path_factory.mktemp("targets")
    for name in ("stone_age/keyed-3", "mesta/keyed-3"):
        keep_finished(folder, finished_table(recorded(name)))
    process = SiteProcess(folder)
    yield process
    process.kill()


@pytest.fixture
def come(browser: Browser, past: SiteProcess) -> Iterator[Callable[[int], Person]]:
    """Return a function that lets somebody look at these games, with a finger or a pointer."""
    people: list[Person] = []

    def look(least: int) -> Person:
        finger = least == 44
        settings = {"viewport": SIZES[least], "has_touch": finger, "is_mobile": finger, "locale": "en"}
        people.append(Person(browser.new_context(**settings), past.address))
        return people[-1]

    yield look
    for person in people:
        person.context.close()


def small_on(person: Person, address: str, least: int) -> list[str]:
    """Go to a page and return what is too small there, in all its views and tabs, with what is folded unfolded."""
    page = person.page
    page.goto(person.address + address)
    page.locator("html.script").wait_for()
    page.locator("details").evaluate_all("all => all.forEach(one => one.open = true)")
    count, small = page.evaluate(SMALL, least)
    assert count > 3, f"{address} has hardly anything to click"
    for tab in page.locator("label[for^=view-], label[for^=tab-]").all():
        if tab.is_visible():
            tab.click()
            small += page.evaluate(SMALL, least)[1]
    return [f"{address}: {what}" for what in sorted(set(small))]


REPLAY: Final = f"/tables/{TABLE}/replay"
SHARED: Final = (
    "/", "/games/stone_age/new", "/games/through_the_ages/rules", "/games/mesta/rules/programmers",
    "/games/stone_age/learn", "/games/through_the_ages/cards", "/games/through_the_ages/cards/moses",
    f"{REPLAY}?at=40", f"{REPLAY}?at=200&since=100&until=300", f"{REPLAY}?at=0", f"/tables/{TABLE}/story",
    f"/tables/{TABLE}/check", f"/tables/{OTHER}", "/no-such-page",
)  # fmt: skip


@pytest.mark.parametrize("least", SIZES)
def test_every_target_of_the_pages_around_a_table_is_large_enough(come: Callable[[int], Person], least: int) -> None:
    person = come(least)
    assert [what for address in SHARED for what in small_on(person, address, least)] == []


@pytest.mark.parametrize("least", SIZES)
def test_every_target_of_a_room_and_of_my_games_is_large_enough(come: Callable[[int], Person], least: int) -> None:
    """The site may offer such a room on its first page, and the invitation to a seat is a page of its own."""
    host, guest = come(least), come(least)
    host.set_up(["me", "open", "friend"], "stone_age", ["Anna"])
    room = host.page.url.removeprefix(host.address)
    invitation = host.page.locator(".link-row input").first.input_value().removeprefix(host.address)
    found = [what for address in (room, "/", "/my-games") for what in small_on(host, address, least)]
    assert found + small_on(guest, invitation, least) == []
