"""What a table looks like at every size: nothing is too small, cut off, covered, or out of reach."""

import itertools
import re
from contextlib import suppress
from typing import Final

import pytest
from browsing import Arrive, by_list
from looking import CUT_OFF, LEAST_NOW, PHONES, TOUCH, end, look_at, settle
from midgame import Wanted, is_over, open_choices, window_with
from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import ViewportSize, expect
from sitting import SIZES, sit_down, window_of

from epocha import State, load_game

GAMES: Final = {"stone_age": 4, "mesta": 6, "through_the_ages": 4, "civilization_2010": 4, "civilization_2002": 6}
"""The games with their greatest numbers of players."""
READ_ON_TABLETS: Final = ("civilization_2010", "through_the_ages")
"""The games whose pictures can be read on tablets as they come."""
WINDOWS: Final = ((1280, 720), (1400, 800), (390, 844))

COVERED = """() => [...document.querySelectorAll("#choices button")].flatMap(button => {
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return above?.closest("button") === button ? [] : [`${button.value} lies under ${above?.outerHTML.slice(0, 80)}`];
})"""
"""The choices whose middle something else covers once they have been scrolled to."""


def test_the_title_of_a_table_can_be_read_on_a_tablet(arrive: Arrive) -> None:
    """Beside what the table is marked as, one letter of it was left."""
    person = arrive(locale="cs", viewport=ViewportSize(width=820, height=1180), has_touch=True)
    person.page.goto(f"{person.address}/games/through_the_ages/learn")
    person.page.locator(".ways button.main").click()
    title = person.page.locator(".crumbs h1")
    expect(title).to_have_text("Through the Ages: Příběh civilizace")
    assert title.evaluate("e => e.clientWidth") > 120
    person.page.goto(f"{person.address}/games/civilization_2010/learn")
    person.page.locator(".ways button.main").click()
    expect(title).to_have_text("Civilizace Sida Meiera: desková hra")
    for width in (820, 1024):
        person.page.set_viewport_size(ViewportSize(width=width, height=1000))
        needs = "e => Math.max(e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight)"
        assert title.evaluate(needs) <= 1, width


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_what_a_page_is_can_be_read_whole_on_a_phone(arrive: Arrive, lang: str) -> None:
    person = arrive(locale=lang, viewport=ViewportSize(width=360, height=740), has_touch=True)
    sit_down(person, "through_the_ages", 2)
    person.page.goto(person.page.url + "/replay")
    ends = "h1 => [h1, h1.parentElement].map(one => one.getBoundingClientRect().right)"
    title, room = person.page.locator(".crumbs h1").evaluate(ends)
    assert title <= room + 0.5


def test_every_choice_of_a_window_can_be_reached(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(person, "mesta", 2, window_with(3))
    page = person.page
    assert page.locator("#choices .react").count() > 2
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#hint[open] > summary").evaluate_all("found => found.forEach(one => one.click())")
        for _ in range(2):  # without the hint, and with it
            assert page.evaluate(COVERED) == [], f"{width}x{height}"
            page.locator("#hint > summary").evaluate_all("found => found.forEach(one => one.click())")


PAST_EDGE = """() => {
    const now = document.getElementById("now");
    const { bottom } = now.getBoundingClientRect();
    const parts = [...now.querySelectorAll("#decline, .pass, .spare, form.undo, #prompt")];
    const past = parts.filter(part => part.getBoundingClientRect().bottom > bottom);
    const short = document.querySelector("#choices > .held").clientHeight < 44 ? ["no card is whole"] : [];
    const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
    const low = [...now.querySelectorAll("#choices button")].filter(one => one.offsetHeight < least);
    const over = now.scrollHeight - now.clientHeight;
    const scrolls = over > 0 ? [`it scrolls by ${over}`] : [];
    return [...past, ...low].map(part => part.id || part.className).concat(short, scrolls);
}"""
"""What of a reaction window lies below the edge of what now, or is too low to be read or met."""


@pytest.mark.parametrize(("players", "cards", "touch"), [(2, 3, False), (6, 2, False), (6, 2, True), (2, 3, True)])
def test_nothing_of_a_window_lies_below_the_edge_of_what_now(
    arrive: Arrive, players: int, cards: int, touch: bool
) -> None:
    person = arrive(locale="sk", viewport=window_of("laptop"), has_touch=touch)
    sit_down(person, "mesta", players, window_with(cards))
    page = person.page
    wrong: list[str] = []
    for width, height in ((1024, 768), (1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):  # with the hint, and without it
            settle(page)
            with suppress(NotInTime):  # the own board may be drawn anew for this size first
                page.wait_for_function(f"() => !({PAST_EDGE})().length", timeout=3000)
            wrong += [f"{width}x{height}: {what}" for what in page.evaluate(PAST_EDGE)]
            page.locator("#hint > summary").evaluate_all("found => found.forEach(one => one.click())")
    assert wrong == []


def test_a_phone_shows_two_cards_of_a_window_whole(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport=window_of("phone"), has_touch=True, is_mobile=True)
    sit_down(person, "mesta", 6, window_with(2))
    person.page.locator("#hint[open] > summary").evaluate_all("found => found.forEach(one => one.click())")
    settle(person.page)
    hidden = "held => held.lastElementChild.getBoundingClientRect().bottom - held.getBoundingClientRect().bottom"
    assert person.page.locator("#choices > .held").evaluate(hidden) <= 1


# --- the page never scrolls ---

LOGGED: Final = 60

PLAY_ON = """async ([game, players, actions]) => {
  const { csrf } = await (await fetch("/api/session")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  const send = async (path, body) =>
    (await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const { table } = await send("/tables", { game, seats: Array(players).fill({ kind: "me" }), name: "Anna" });
  for (let done = 0; ; ) {
    const { plies, decision, actions: open } = await (await fetch(`/api/tables/${table}`)).json();
    if (plies >= actions) return table;
    await send(`/tables/${table}/act`, { decision: decision.id, action: open[done++ * 7 % open.length].text });
  }
}"""
"""Begin a game on all seats and play so many actions; the table's id."""

TALLER = (
    """() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"""
)


@pytest.mark.parametrize("game", GAMES)
def test_no_page_is_taller_than_its_window(arrive: Arrive, game: str) -> None:
    person = arrive()
    page = person.page
    person.sit_alone()
    page.goto(person.address)
    table = page.evaluate(PLAY_ON, [game, 2, LOGGED])
    for place in ("", "/replay"):
        page.goto(f"{person.address}/tables/{table}{place}")
        for size in ("large phone", "desktop"):
            page.set_viewport_size(window_of(size))
            for view in ("board", "me", "others", "log") if size in PHONES else ("",):
                if view:
                    page.locator(f"label[for=view-{view}]").click()
                settle(page)
                wide, high = page.evaluate(TALLER)[:2]
                assert (wide, high) == SIZES[size], (place, size, view)
        assert page.locator("#ledger li").count() > LOGGED / 2


# --- everything can be read, reached, and is in sight ---


MOST_OF_IT: Final = 0.55
"""What part of its height a phone held upright leaves to the board while something is asked, at least."""

SHARE: Final = """() => {
    const [board, now] = ["board", "now"].map(id => document.getElementById(id).getBoundingClientRect());
    return [board.height / innerHeight, now.height, now.left >= board.right - 1];
}"""
"""What part of the window the board has, how high what now is, and whether it stands beside the board."""


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_can_be_read_and_reached_at_every_size(arrive: Arrive, game: str, touch: bool) -> None:
    sizes = [size for size in SIZES if (size in TOUCH) == touch]
    settings = {"locale": "cs", "viewport": window_of(sizes[0]), "has_touch": touch, "is_mobile": touch}
    person, watching = arrive(**settings), arrive(**settings)
    table = sit_down(person, game, GAMES[game])
    watching.page.goto(table)
    wrong: list[str] = []
    for size in sizes:
        for someone, what in ((person, "at the table"), (watching, "watching")):
            wrong += look_at(someone, size, what, game in READ_ON_TABLETS)
            if size in PHONES:
                share, _, is_beside = someone.page.evaluate(SHARE)
                if not (is_beside if size == "phone held flat" else share >= MOST_OF_IT):
                    wrong.append(f"{what}, {size}: what now leaves {share:.2f} of the height to the board")
                someone.page.locator("label[for=view-others]").click()
                wrong += look_at(someone, size, f"{what}, the others")
                someone.page.locator("label[for=view-board]").click()
    assert wrong == []


@pytest.mark.parametrize("size", ["laptop", "desktop", "full HD", "large"])
def test_the_replay_of_a_table_without_a_board_can_be_read(arrive: Arrive, size: str) -> None:
    """Its pictures were as small as beside a board: letters of 7 px, in a window that was empty by a half."""
    person = arrive(locale="cs", viewport=window_of(size))
    page = person.page
    person.sit_alone()
    page.goto(person.address)
    table = page.evaluate(PLAY_ON, ["through_the_ages", 2, 12])
    page.goto(f"{person.address}/tables/{table}/replay?at=12")
    assert look_at(person, size, "the replay") == []
    row, own, log = (page.locator(place).bounding_box() for place in ("#stage > svg", "#me .own", "#side"))
    assert row
    assert own
    assert log
    assert row["width"] > 0.95 * window_of(size)["width"]
    assert own["y"] - row["y"] - row["height"] < 60
    assert log["height"] > 140


# --- the names of tabs are whole ---


CUT_NAMES: Final = """() => [...document.querySelectorAll(".picture-tab")].flatMap(tab => {
    const [name, box] = [tab.querySelector("span:not(.news)"), tab.getBoundingClientRect()];
    const words = document.createRange();
    words.selectNodeContents(name);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const isInside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    const isWhole = isInside && getComputedStyle(name).textOverflow !== "ellipsis";
    return isWhole && box.right <= tab.parentElement.getBoundingClientRect().right + 0.5 ? [] : [name.textContent];
})"""
"""The names on tabs that are cut off, or go beyond them or their row."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_a_phone_shows_the_whole_names_of_six_tabs(arrive: Arrive, lang: str) -> None:
    """They ended in three points after three letters."""
    person = arrive(locale=lang, viewport=window_of("phone"), has_touch=True, is_mobile=True)
    for game in ("civilization_2010", "civilization_2002"):
        sit_down(person, game, 4)
        assert person.page.locator(".picture-tab").count() == 6
        assert person.page.evaluate(CUT_NAMES) == [], game


# --- the own board is as large as those of the others, and never cut off ---


LETTERS: Final = """() => ["#me .is-seat", "#others"].map(place => {
    const texts = [...document.querySelectorAll(`${place} svg text`)];
    return Math.min(...texts.map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
})"""
"""Height of the smallest letters of the own sheet, and of those of the others."""


@pytest.mark.parametrize("players", [2, 4])
def test_the_own_sheet_is_drawn_as_large_as_those_of_the_others(arrive: Arrive, players: int) -> None:
    """On tablets others had letters of 27 px, and one's own 12."""
    person = arrive(locale="cs", viewport=window_of("tablet"))
    sit_down(person, "civilization_2010", players)
    for size in ("tablet", "tablet held flat", "laptop", "desktop"):
        person.page.set_viewport_size(window_of(size))
        settle(person.page)
        large = f"() => {{ const [own, others] = ({LETTERS})(); return own >= Math.max(11, 0.8 * others); }}"
        person.page.wait_for_function(large)  # a form for another size is fetched only when the window has it


WIDE: Final = ("laptop", "desktop", "full HD")


def rich(state: State, seat: int) -> bool:
    """Somebody at Města chooses among several things, with many cities and cards before them."""
    cities, events = int(state.cities[seat]).bit_count(), len(state.hand) // int(state.players)
    held = sum([number > 0 for number in state.hand[seat * events : (seat + 1) * events]])
    return open_choices(state, seat) and cities >= 15 and held >= 12


OWN: Final = [
    ("stone_age", 4, open_choices),
    ("mesta", 4, open_choices),
    ("mesta", 2, rich),
    ("mesta", 6, window_with(3)),
    ("through_the_ages", 2, open_choices),
    ("through_the_ages", 4, open_choices),
    ("civilization_2010", 2, open_choices),
    ("civilization_2010", 4, open_choices),
    ("civilization_2002", 2, open_choices),
    ("civilization_2002", 6, open_choices),
]


@pytest.mark.parametrize(("game", "players", "wanted"), OWN)
def test_the_own_board_is_never_cut_off(arrive: Arrive, game: str, players: int, wanted: Wanted) -> None:
    person = arrive(locale="cs", viewport=window_of("laptop"))
    person.page.add_init_script("localStorage.setItem('hint', 'open')")
    sit_down(person, game, players, wanted)
    wrong: list[str] = []
    for size in WIDE:
        wrong += look_at(person, size, "with hints")
        wrong += [f"{size}: {what}" for what in person.page.evaluate(CUT_OFF, LEAST_NOW)]
    assert wrong == []


BAND: Final = """() => {
    const own = [...document.querySelectorAll("#me svg.drawing, #beside svg.drawing")];
    const end = Math.max(...own.map(one => one.getBoundingClientRect().bottom));
    return (document.getElementById("others").getBoundingClientRect().top - end) / innerHeight;
}"""
"""What part of the window lies empty between the own pictures and those of the others."""


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_without_a_board_uses_the_height_of_a_large_window(arrive: Arrive, players: int) -> None:
    """A fifth of it lay empty below a small hand."""
    person = arrive(locale="cs", viewport=window_of("full HD"))
    sit_down(person, "through_the_ages", players)
    for size in ("full HD", "desktop"):
        assert look_at(person, size, "the table") == []
        assert -0.01 < person.page.evaluate(BAND) < 0.15, size
        assert person.page.evaluate(CUT_OFF, LEAST_NOW) == [], size


def two_levels(state: State, seat: int) -> bool:
    """Somebody chooses among several things who has two levels of some building."""
    game = load_game("through_the_ages")
    own = next(one for one in game.pictures(state.view(seat), "en") if one.name == f"civ-{seat}")
    return open_choices(state, seat) and own.drawing("narrow").height > 220


@pytest.mark.parametrize("size", ["tablet", "tablet held flat"])
def test_a_tablet_shows_the_own_civilization_and_hand_whole(arrive: Arrive, size: str) -> None:
    """The hand was cut off as soon as there were two levels of a building, and of the choices one was in sight."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=True)
    sit_down(person, "through_the_ages", 2, two_levels)
    assert look_at(person, size, "the table", True) == []
    assert person.page.evaluate(CUT_OFF, 220) == []


def test_the_map_of_two_players_is_large_on_a_laptop(arrive: Arrive) -> None:
    """It is high: whatever lies below it makes its squares smaller."""
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "civilization_2010", 2, open_choices)
    person.page.locator("#tab-map").click()
    square = person.page.locator("#place-A1 .hit").bounding_box()
    assert square
    assert square["width"] > 0.9 * 31


LATELY: Final = """() => {
    const [side, last] = ["#side", "#ledger li:not(.chapter) > .did"].map(at => document.querySelector(at));
    const [around, line] = [side, last].map(one => one.getBoundingClientRect());
    const letters = parseFloat(getComputedStyle(last).fontSize);
    const tabs = [...side.querySelectorAll(".tabs label")].map(tab => tab.getBoundingClientRect());
    const over = tabs.some(tab => tab.right > line.left && tab.bottom > line.top + 2);
    return last.checkVisibility({ visibilityProperty: true }) && !over && letters >= 12 && line.top >= around.top
        && line.top + letters <= around.bottom && line.right <= around.right;
}"""
"""Whether the last thing that happened stands in the log, clear of its tabs."""


@pytest.mark.parametrize("size", ["laptop", "tablet", "tablet held flat"])
@pytest.mark.parametrize("game", ["mesta", "stone_age", "civilization_2010", "through_the_ages"])
def test_the_last_thing_that_happened_is_in_sight_however_much_is_asked(arrive: Arrive, game: str, size: str) -> None:
    """The log had its tabs and no line, as soon as what now and the own board needed the height."""
    person = arrive(locale="cs", viewport=window_of(size))
    person.page.add_init_script("localStorage.setItem('hint', 'open')")
    person.sit_down(game=game, bots=3)
    played = by_list(3)
    for _ in range(8):
        if person.play(played, most=1) and person.page.locator("#ledger .did").count():
            person.wait_for_turn()
            assert person.page.evaluate(LATELY), person.page.locator("#prompt").inner_text()
    person.page.locator("label[for=tab-log]").click()
    expect(person.page.locator("#ledger li").first).to_be_visible()


def test_a_low_window_of_a_tablet_has_the_slim_forms_of_own_pictures(arrive: Arrive) -> None:
    """In windows somewhat flatter than those of tablets the own hand had letters of 7 px."""
    person = arrive(viewport=ViewportSize(width=1024, height=660))
    sit_down(person, "civilization_2010", 4)
    expect(person.page.locator("#me svg[id$='.narrow']")).to_have_count(2)


TOPS_OF_TABS = """() => [...document.querySelectorAll(".picture-tab")].map(tab => tab.getBoundingClientRect().top)"""


def test_the_tabs_of_six_pictures_stand_in_one_row_on_a_phone_in_landscape(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport=window_of("phone held flat"), has_touch=True, is_mobile=True)
    sit_down(person, "civilization_2002", 4, open_choices)
    tops = person.page.evaluate(TOPS_OF_TABS)
    assert len(tops) == 6
    assert len(set(tops)) == 1


FORMS_OF_STRIPS = """() => [...document.querySelectorAll("#others svg.drawing[id]")].map(one => one.id.split(".")[1])"""


@pytest.mark.parametrize(("size", "below"), [("laptop", False), ("large", True)])
def test_hints_and_rivals_have_more_room_in_large_windows(arrive: Arrive, size: str, below: bool) -> None:
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "mesta", 4, open_choices)
    hint, choices = person.page.locator("#hint"), person.page.locator("#choices")
    expect(hint.locator("p").first).to_be_visible()
    at, list_at = hint.bounding_box(), choices.bounding_box()
    assert at
    assert list_at
    assert (at["y"] > list_at["y"]) is below
    assert person.page.locator("#live .now").evaluate("now => now.scrollHeight <= now.clientHeight")
    forms = ["low" if size == "large" else "badge"] * 3
    assert person.page.evaluate(FORMS_OF_STRIPS) == forms, "strips of three others have room in large windows only"


@pytest.mark.parametrize("size", ["tablet held flat", "laptop", "desktop"])
def test_the_line_of_an_only_rival_can_be_read_beside_how_strong_it_is(arrive: Arrive, size: str) -> None:
    """The word of its strength took the line's width, and letters of 10.5 px were left."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch="tablet" in size)
    sit_down(person, "through_the_ages", 2)
    assert look_at(person, size, "the table", True) == []


@pytest.mark.parametrize(("game", "players", "wanted"), OWN)
def test_the_own_board_can_be_read_on_a_phone(arrive: Arrive, game: str, players: int, wanted: Wanted) -> None:
    person = arrive(locale="cs", viewport=window_of("phone"), has_touch=True, is_mobile=True)
    sit_down(person, game, players, wanted)
    person.page.locator("label[for=view-me]").click()
    assert [wrong for size in PHONES for wrong in look_at(person, size, "the own board")] == []


IN_SIGHT = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    return [...document.querySelectorAll(".tally .total > *, .tally .places > *, .after-game > *")].every(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return one.contains(above) && bottom <= innerHeight && (!one.matches("td, th") || bottom <= board.bottom + 1);
    });
}"""
"""Whether the totals of a finished game are in sight, with the buttons for what to do next."""


@pytest.mark.parametrize("size", PHONES[:2])
def test_the_totals_of_a_finished_game_are_in_sight_on_a_phone(arrive: Arrive, size: str) -> None:
    person = arrive(locale="cs", viewport=window_of(size), has_touch=True, is_mobile=True)
    sit_down(person, "stone_age", 4, is_over)
    person.page.locator("#choices button:visible").first.click()
    expect(person.page.locator("#live.is-finished")).to_be_visible()
    settle(person.page)
    assert person.page.evaluate(IN_SIGHT)
    assert person.page.evaluate(SHARE)[1] < 150, "what to do next has two rows"
    person.page.locator(".fold").tap()
    expect(person.page.locator(".after-game")).to_be_hidden()
    expect(person.page.locator("#now-title")).to_be_visible()
    assert person.page.evaluate(SHARE)[1] < 64


@pytest.mark.parametrize("size", ["phone", "phone held flat"])
def test_a_phone_shows_the_result_of_a_game_from_its_heading(arrive: Arrive, size: str) -> None:
    """Bringing the tab of the picture below it in sight pushed the heading out of sight."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=True, is_mobile=True)
    sit_down(person, "civilization_2002", 3, is_over)
    person.page.locator("#choices button:visible").first.click()
    expect(person.page.locator("#live.is-finished")).to_be_visible()
    person.page.reload()
    settle(person.page)
    expect(person.page.locator("#result-title")).to_be_in_viewport(ratio=1)


def test_the_whole_result_of_a_game_is_in_sight_on_a_laptop(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport=window_of("laptop"))
    sit_down(person, "stone_age", 2, is_over)
    person.page.locator("#choices button:visible").first.click()
    expect(person.page.locator("#to-story")).to_be_in_viewport(ratio=1)
    assert person.page.locator("#result").evaluate("result => result.scrollHeight <= result.clientHeight")


UNUSED: Final = """() => {
    const [live, result, last] = ["#live", "#result", ".tally .places td"].map(one => document.querySelector(one));
    const beside = result.getBoundingClientRect().right - last.getBoundingClientRect().right;
    return [live.scrollHeight - live.clientHeight, beside > 40 ? beside : 0];
}"""
"""How far a finished table scrolls, and what lies empty beside its result."""


@pytest.mark.parametrize("size", WIDE)
def test_nothing_of_a_finished_table_without_a_board_lies_on_other_things(arrive: Arrive, size: str) -> None:
    person = arrive(locale="sk", viewport=window_of(size))
    sit_down(person, "through_the_ages", 2, is_over)
    end(person)
    assert person.page.evaluate(UNUSED) == [0, 0], "it scrolls, or what the points came from leaves room"
    assert person.page.evaluate(BAND) < 0.1, "the lines of the result have the height that is left"
    parts = person.page.locator(".result, #me .seat-head, #me svg.drawing, #others, #now, #side").all()
    boxes = [box for part in parts if (box := part.bounding_box())]
    assert len(boxes) >= 6
    for one, other in itertools.combinations(boxes, 2):
        across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
        down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
        assert across <= 1 or down <= 1, (one, other)


def test_the_window_of_a_reaction_can_be_read_and_reached_at_every_size(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport=window_of("phone"), has_touch=True, is_mobile=True, color_scheme="dark")
    sit_down(person, "mesta", 2, window_with(3))
    assert [wrong for size in TOUCH for wrong in look_at(person, size, "window")] == []


def test_the_sheet_of_a_phone_unfolds_and_folds_to_one_line(arrive: Arrive) -> None:
    person = arrive(locale="cs", viewport=window_of("phone"), has_touch=True, is_mobile=True)
    sit_down(person, "mesta", 6)
    page = person.page
    low, low_sheet, _ = page.evaluate(SHARE)
    page.locator(".fold").tap()
    less, high_sheet, _ = page.evaluate(SHARE)
    assert (less < 0.45) == (high_sheet > 250)
    assert high_sheet > low_sheet + 60
    page.locator(".fold").tap()
    expect(page.locator("#choices")).to_be_hidden()
    most, line, _ = page.evaluate(SHARE)
    assert line < 64
    assert most > low > less
    expect(page.locator("#prompt")).to_be_visible()
    page.locator(".fold").tap()
    expect(page.locator("#choices")).to_be_visible()
    assert page.evaluate(SHARE)[1] == low_sheet
    page.locator(".fold").tap()
    page.locator("#choices button:visible").first.tap()
    # whatever is asked next, the board has the room again
    page.wait_for_function("low => document.getElementById('now').offsetHeight <= low + 1", arg=low_sheet)


@pytest.mark.parametrize("size", ["large phone", "desktop"])
def test_a_long_choice_has_a_line_of_its_own_and_short_ones_share_it(arrive: Arrive, size: str) -> None:
    person = arrive(viewport=window_of(size))
    sit_down(person, "civilization_2002", 4)
    boxes = [box for choice in person.page.locator("#choices > .choice").all() if (box := choice.bounding_box())]
    accept, decline, counter = boxes
    assert accept["width"] > 1.9 * decline["width"]
    assert decline["y"] == counter["y"] > accept["y"]


def test_a_phone_can_read_the_board_again_after_another_picture_was_in_front(arrive: Arrive) -> None:
    def hungry(state: State, seat: int) -> bool:
        return bool(state.course[state.step_number()].name == "cover-shortage")

    person = arrive(locale="cs", viewport=window_of("large phone"), has_touch=True, is_mobile=True)
    sit_down(person, "stone_age", 2, hungry, actions=10)
    page = person.page
    expect(page.locator(".frame")).to_have_attribute("data-shows", re.compile("seat"))
    asked = ""
    for _ in range(12):
        if page.locator(".frame").get_attribute("data-shows") == "board":
            break
        person.wait_for_turn(asked)
        asked = person.state()["turn"]
        page.locator("#choices .choice:visible").last.click()
        page.locator(f"#live:not([data-turn='{asked}'])").wait_for()
    assert person.wait_for_turn(asked)
    expect(page.locator(".frame")).to_have_attribute("data-shows", "board")
    assert look_at(person, "large phone", "the board again") == []
    expect(page.locator(".viewport")).to_have_class(re.compile("zoomed"))


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_the_ways_to_begin_a_game_stand_in_one_row_on_a_laptop(arrive: Arrive, lang: str) -> None:
    """The third stood alone below the others."""
    person = arrive(locale=lang, viewport=window_of("laptop"))
    person.page.goto(person.address)
    heights = person.page.locator(".begin").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert heights
    assert max(heights) < 60
