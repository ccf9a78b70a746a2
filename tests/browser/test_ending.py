"""Looking back: the end is counted source by source, its charts can be saved, and a replay tells nothing in advance."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from browsing import MOTION, Arrive, Person, SiteProcess, by_list, serious
from finished import finished_table, keep_finished, recorded
from looking import end, settle
from midgame import is_over, midgame
from playwright.sync_api import Browser, expect
from sitting import sit_down, window_of

STONE = "a-served_table"
MESTA = "another-table"
CIVILIZATION = "third-table"


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteProcess]:
    """A site at which some games have been played."""
    folder = tmp_path_factory.mktemp("past")
    for name in ("stone_age/keyed-3", "mesta/keyed-3", "civilization_2010/keyed-2"):
        keep_finished(folder, finished_table(recorded(name)))
    process = SiteProcess(folder)
    yield process
    process.kill()


@pytest.fixture
def come(browser: Browser, past: SiteProcess) -> Iterator[Callable[..., Person]]:
    """Return a function that lets somebody look at these games."""
    people: list[Person] = []

    def look(**settings: object) -> Person:
        usual = {"locale": "cs", "viewport": {"width": 1440, "height": 900}}
        people.append(Person(browser.new_context(**usual | settings), past.address))
        return people[-1]

    yield look
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []


@pytest.mark.parametrize("lang", ["cs", "en", "sk"])
@pytest.mark.parametrize("table", [STONE, CIVILIZATION])
def test_a_phone_shows_the_whole_name_of_the_game_that_is_looked_back_on(
    come: Callable[..., Person], table: str, lang: str
) -> None:
    """Of "Sid Meier's Civilization: The Board Game" five letters were left beside what the page is."""
    person = come(locale=lang, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    needs = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
    for place in ("story", "replay"):
        person.page.goto(f"{person.address}/tables/{table}/{place}")
        for part in (".crumbs a", ".crumbs a > span", ".crumbs h1"):
            assert max(person.page.locator(part).evaluate(needs)) <= 1, (place, part)
        name, what = (person.page.locator(part).bounding_box() for part in (".crumbs a > span", ".crumbs h1"))
        assert name
        assert what
        assert name["y"] + name["height"] <= what["y"] + 1, "one below the other"
    person.page.goto(f"{person.address}/tables/{table}")
    assert max(person.page.locator(".crumbs h1").evaluate(needs)) <= 1, "on the table in two lines"


def numbers(person: Person, where: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in person.page.locator(where).all_text_contents()]


@pytest.mark.parametrize("table", [STONE, MESTA])
def test_the_story_of_a_game(come: Callable[..., Person], table: str) -> None:
    person = come(viewport={"width": 390, "height": 844})
    page = person.page
    page.goto(f"{person.address}/tables/{table}")
    expect(page.locator("#tally")).to_be_visible()
    assert not page.locator("#tally.counting").count(), "it ended long ago"
    page.locator("#to-story").click()
    expect(page.locator("h1")).to_have_text("Jak hra probíhala")
    expect(page.locator("time")).to_have_text("21. 9. 2026")
    sources = range(1, page.locator("#tally .category").count() + 1)
    rows = [numbers(person, f"#tally .category:nth-child({n}) td") for n in sources]
    assert [sum(column) for column in zip(*rows, strict=True)] == numbers(person, "#tally .total td")
    charts = page.locator("figure.chart").evaluate_all("all => all.map(one => one.id)")
    luck = {"chart-luck-dice"} if table == STONE else {"chart-luck-cities", "chart-luck-events"}
    assert (charts[:2], set(charts[2:])) == (["chart-points", "chart-sources"], luck)
    overflow = "document.documentElement.scrollWidth - innerWidth"
    small = """() => [...document.querySelectorAll("figure.chart text")].filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect().height).filter(height => height < 11).length"""
    for width in (390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert (page.evaluate(overflow), page.evaluate(small)) == (0, 0), width
        shown = page.locator("#chart-points svg").evaluate_all("all => all.map(one => one.checkVisibility())")
        assert shown == ([False, True] if width == 390 else [True, False])
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.locator("#result").evaluate("e => e.scrollWidth - e.clientWidth") == 0, "the last seat was cut off"
    fills = page.evaluate("""() => [0, 1, 2, 3, 4, 5, 6, 7].map(n => {
        const one = document.querySelector("figure.chart svg").appendChild(
            document.createElementNS("http://www.w3.org/2000/svg", "rect"));
        const of = name => (one.setAttribute("class", name), getComputedStyle(one).fill);
        const pair = [of(`s${n} f-series`), of(`p${n} f-player`)];
        one.remove();
        return pair;
    })""")
    assert not {series for series, _ in fills} & {player for _, player in fills[:6]}
    assert serious(person) == []

    picture = page.locator("#chart-sources .save a")
    saved = page.request.get(person.address + (picture.get_attribute("href") or "")).text()
    assert saved.startswith("<svg")
    assert not re.search(r"var\(|light-dark|--c-", saved), "any program can show it"
    with page.expect_download() as download:
        page.locator("#chart-sources [data-save-png]").click()
    assert download.value.suggested_filename == f"{table}-sources.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")

    turning = page.locator(".turnings li a").last
    at = re.search(r"at=(\d+)", turning.get_attribute("href") or "")
    assert at
    turning.click()
    expect(page.locator("#live")).not_to_have_attribute("data-ply", at[1])  # it plays from there on
    page.locator("#play").click()
    assert int(person.state()["ply"]) > int(at[1])


def test_without_scripts_all_of_it_is_there(come: Callable[..., Person]) -> None:
    person = come(java_script_enabled=False)
    page = person.page
    page.goto(f"{person.address}/tables/{STONE}/story")
    expect(page.locator("#tally .category").first).to_be_visible()
    expect(page.locator("#chart-points .save a")).to_be_visible()
    expect(page.locator("#count-again")).to_be_hidden()
    page.goto(f"{person.address}/tables/{STONE}/replay")
    page.locator("#ahead a.ply").nth(2).click()
    expect(page.locator("#now-title")).to_contain_text("Akce 3 / 746")
    page.locator("#rounds a").nth(1).click()
    expect(page.locator("#rounds a.is-now")).to_have_count(1)


def test_a_replay_tells_nothing_in_advance(come: Callable[..., Person]) -> None:
    person = come(permissions=["clipboard-read", "clipboard-write"])
    page, live = person.page, person.page.locator("#live")
    page.goto(f"{person.address}/tables/{STONE}/replay")
    expect(live).to_have_attribute("data-ply", "0")
    expect(page).to_have_title(re.compile("Záznam hry"))

    def tells_the_end() -> list[bool]:
        tags = page.locator(".seat-head .tag", has_text=re.compile(r"^\d\.$")).count()
        return [page.locator("#result").count() > 0, page.locator("[id='line-746']").count() > 0, tags > 0]

    assert tells_the_end() == [False, False, False]
    page.keyboard.press("ArrowRight")
    expect(live).to_have_attribute("data-ply", "1")
    expect(page.locator("#line-1")).to_have_attribute("aria-current", "step")
    page.locator("#ahead > #line-20").click()
    expect(live).to_have_attribute("data-ply", "20")
    expect(page.locator("#ledger [aria-current]")).to_have_attribute("id", "line-20")
    page.locator("#past > #line-8").click()
    expect(live).to_have_attribute("data-ply", "8")
    expect(page.locator("#ledger [aria-current]")).to_have_attribute("id", "line-8")

    mark = page.locator("#rounds a").last
    ply, number = re.search(r"at=(\d+)", mark.get_attribute("href") or ""), mark.text_content()
    assert ply
    mark.click()
    expect(live).to_have_attribute("data-ply", ply[1])
    expect(page.locator("#now-title")).to_contain_text(f"{number}. kolo")
    expect(page.locator("#rounds .is-now")).to_have_text(number or "")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    page.locator("#copy-moment").click()
    expect(page.locator("#copy-moment.done")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{person.address}/tables/{STONE}/replay?at={ply[1]}"
    page.goto(copied)
    expect(live).to_have_attribute("data-ply", ply[1])
    assert tells_the_end() == [False, False, False]
    assert serious(person) == []

    page.keyboard.press("End")
    expect(live).to_have_attribute("data-ply", "746")
    expect(page.locator("#result")).to_be_visible()
    assert tells_the_end() == [True, True, True]
    page.keyboard.press("ArrowLeft")
    expect(live).to_have_attribute("data-ply", "745")
    assert tells_the_end() == [False, False, False]
    page.keyboard.press("Home")
    expect(live).to_have_attribute("data-ply", "0")


def test_a_replay_plays_at_the_speed_that_was_chosen(come: Callable[..., Person]) -> None:
    person = come()
    page = person.page
    page.goto(f"{person.address}/tables/{MESTA}/replay")
    assert page.locator("#speed option").evaluate_all("all => all.map(one => one.value)") == ["0.5", "1", "2", "4", "8"]
    asked: list[int] = []
    page.on("request", lambda sent: asked.extend(int(at) for at in re.findall(r"at=(\d+)", sent.url)))
    for speed, stride in (("4", 1), ("8", 2)):
        page.keyboard.press("Home")
        expect(page.locator("#live")).to_have_attribute("data-ply", "0")
        page.locator("#speed").select_option(speed)
        page.evaluate("document.activeElement.blur()")
        asked.clear()
        page.keyboard.press("Space")
        expect(page.locator("#play")).to_have_text("Pozastavit")
        shown = f"() => Number(document.getElementById('live').dataset.ply) >= {3 * stride}"
        page.wait_for_function(shown, timeout=60_000)
        page.keyboard.press("Space")
        expect(page.locator("#play")).to_have_text("Přehrát")
        assert asked[:3] == [stride, 2 * stride, 3 * stride]
    page.reload()
    expect(page.locator("#speed")).to_have_value("8")


def test_the_end_is_counted_before_ones_eyes(arrive: Arrive) -> None:
    person = arrive(**MOTION)
    page = person.page
    position, seat = midgame("stone_age", 2, is_over)
    bot = {"kind": "bot", "bot": "greedy"}
    seats = [{"kind": "me"} if p == seat else bot for p in range(2)]
    token = {"x-csrf": page.request.get(f"{person.address}/api/session").json()["csrf"]}
    table = {"game": "stone_age", "seats": seats, "position": position, "name": "Anna"}
    made = page.request.post(f"{person.address}/api/tables", headers=token, data=table).json()
    page.goto(f"{person.address}/tables/{made['table']}")
    person.play(by_list())
    expect(page.locator("#tally.counting")).to_be_visible()
    expect(page.locator("#count-skip")).to_be_visible()
    expect(page.locator("#tally .places td").first).to_be_hidden()
    expect(page.locator("#result-title b")).to_be_hidden()  # nor does the heading say who won
    page.locator("#result-title").click()
    expect(page.locator("#result-title b")).to_be_visible()
    expect(page.locator("#tally.counting")).to_have_count(0)
    expect(page.locator("#tally .places td").first).to_be_visible()
    totals = numbers(person, "#tally .total td")
    page.locator("#count-again").click()
    assert numbers(person, "#tally .total td") == [0, 0]
    expect(page.locator("#tally .counted-now")).to_be_visible()
    page.keyboard.press("x")
    assert numbers(person, "#tally .total td") == totals
    page.emulate_media(reduced_motion="reduce")
    page.locator("#count-again").click()
    assert numbers(person, "#tally .total td") == totals


SCROLLED: Final = """() => {
    const now = document.getElementById("now");
    return now.scrollHeight - now.clientHeight;
}"""
ROUNDS: Final = """() => [...document.querySelectorAll("#rounds .room")].map(one => {
    const { width, height } = one.getBoundingClientRect();
    return [width, height];
})"""


@pytest.mark.parametrize("table", [STONE, MESTA])
def test_all_that_steps_through_a_game_is_in_sight_and_large_enough_for_a_finger(
    come: Callable[..., Person], table: str
) -> None:
    """The last button was cut off, and rounds were 26 px high."""
    person = come()
    person.page.goto(f"{person.address}/tables/{table}/replay?at=40")
    assert person.page.evaluate(SCROLLED) <= 0
    phone = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.page.goto(f"{phone.address}/tables/{table}/replay?at=40")
    rounds = phone.page.evaluate(ROUNDS)
    assert len(rounds) > 3
    assert all(min(room) > 43.9 for room in rounds), rounds
    slider = phone.page.locator("#slider").bounding_box()
    assert slider
    assert slider["height"] >= 44
    second = phone.page.locator("#rounds a").nth(1)
    at = str(second.get_attribute("href"))
    second.tap()
    expect(phone.page).to_have_url(re.compile(re.escape(at.split("?")[1])))


@pytest.mark.parametrize(("size", "share"), [("tablet", 0.2), ("laptop", 0.65), ("full HD", 0.7), ("large", 0.7)])
def test_a_long_result_leaves_much_of_the_window_to_the_board(arrive: Arrive, size: str, share: float) -> None:
    """Ten lines of points stood above it, and it was as small as a stamp on a tablet."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "stone_age", 2, is_over)
    person.page.locator("#choices button:visible").first.click()
    person.agree()
    expect(person.page.locator("#live.is-finished")).to_be_visible()
    person.page.wait_for_timeout(300)
    high = "board => board.getBoundingClientRect().height / innerHeight"
    assert person.page.locator("#stage > svg").evaluate(high) > share
    labels = "found => found.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
    assert person.page.locator("#tally tr > :first-child").evaluate_all(labels) == []


@pytest.mark.parametrize(("size", "lang"), [((390, 844), "en"), ((360, 740), "cs"), ((360, 740), "sk")])
def test_a_phone_shows_all_of_a_long_result_above_its_sheet(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    """What leads to the story of the game was cut by the sheet, and what counts again lay below it."""
    person = arrive(locale=lang, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    sit_down(person, "stone_age", 2, is_over)
    end(person)
    page = person.page
    settle(page)
    sheet = page.locator("#now").bounding_box()
    for button in ("#to-story", "#count-again"):
        box = page.locator(button).bounding_box()
        assert sheet
        assert box
        assert box["y"] + box["height"] <= sheet["y"], button
        assert box["height"] >= 44


@pytest.mark.parametrize("table", [CIVILIZATION, MESTA])
def test_a_phone_shows_the_table_as_it_ended_below_a_short_result(come: Callable[..., Person], table: str) -> None:
    """Half of the window was empty there."""
    person = come(viewport={"width": 390, "height": 844}, has_touch=True)
    person.page.goto(f"{person.address}/tables/{table}")
    settle(person.page)
    result, sheet, board = (person.page.locator(part).bounding_box() for part in ("#result", "#now", "#viewport"))
    assert result
    assert sheet
    assert board
    assert result["y"] + result["height"] <= board["y"] + 1
    assert board["y"] + board["height"] > sheet["y"] - 10


COLLIDING: Final = """() => {
    const lines = one => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return [...text.getClientRects()].filter(box => box.width);
    };
    const broken = [...document.querySelectorAll("#tally thead span")].filter(name => {
        const tops = lines(name).map(box => Math.round(box.top));
        return new Set(tops).size > 1;
    });
    const covered = [...document.querySelectorAll("#tally tbody th")].filter(head => {
        const key = head.querySelector(".key").getBoundingClientRect();
        return lines(head.lastChild).some(box => box.top < key.bottom && box.left < key.right);
    });
    return [...broken, ...covered].map(one => one.textContent);
}"""
"""Names of seats that are broken in their middle, and names of lines that their key lies on."""


@pytest.mark.parametrize("width", [360, 390, 640])
@pytest.mark.parametrize("table", [CIVILIZATION, MESTA])
def test_no_name_of_a_result_is_broken_or_covered_on_a_phone(
    come: Callable[..., Person], table: str, width: int
) -> None:
    """Keys lay on the first letters of goals beside the points of two, and the names of three seats were broken."""
    person = come(viewport={"width": width, "height": 740}, has_touch=True)
    person.page.goto(f"{person.address}/tables/{table}")
    expect(person.page.locator("#tally")).to_be_visible()
    assert person.page.evaluate(COLLIDING) == []


CUT_HEADS: Final = """() => {
    const body = document.querySelector("#tally tbody");
    while (body.rows.length < 9) body.append(body.rows[0].cloneNode(true));
    const heads = [...body.rows].map(row => row.cells[0]);
    heads[1].lastChild.textContent = "Zřízení, kolonie, smlouvy";
    return heads.filter(head => {
        const text = document.createRange();
        text.selectNodeContents(head.lastChild);
        return text.getBoundingClientRect().top < head.getBoundingClientRect().top - 1;
    }).map(head => head.textContent);
}"""
"""Headings of a result with as many columns as there can be that are cut off above."""


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (1024, 768), (1280, 720)])
def test_the_name_of_the_own_seat_lies_beside_the_result_and_headings_of_many_columns_are_whole(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """On a tablet held upright it lay over the result, where the tabs of the pictures are while a game goes on."""
    person = arrive(locale="cs", viewport={"width": size[0], "height": size[1]})
    sit_down(person, "through_the_ages", 2, is_over)
    person.page.locator("#choices button:visible").first.click()
    person.agree()
    expect(person.page.locator("#live.is-finished")).to_be_visible()
    person.page.wait_for_timeout(300)
    head, result = (person.page.locator(one).bounding_box() for one in (".me > .seat-head", ".result"))
    assert head
    assert result
    assert head["y"] >= result["y"] + result["height"]
    assert person.page.evaluate(CUT_HEADS) == []


def test_a_game_of_goals_says_who_won_and_gives_the_others_no_order(come: Callable[..., Person]) -> None:
    """All who had not won were called second, and a capital that was taken had no row."""
    page = (person := come()).page
    page.goto(f"{person.address}/tables/{CIVILIZATION}")
    expect(page.locator("#tally .goal")).to_have_count(4)
    assert sorted(page.locator("#tally .places td").all_text_contents()) == ["ano", "ne"]
    assert page.locator("#tally .winner").last.text_content() == "ano"
    expect(page.locator(".seat-head .tag", has_text="vítězství")).to_have_count(1)
    assert not page.get_by_text("2.", exact=True).count()


def test_a_reaction_window_takes_nothing_from_the_front_of_a_replay(come: Callable[..., Person]) -> None:
    """For each of hundreds of windows a line of words stood in place of the city that was being run."""
    page = (person := come(viewport=window_of("laptop"))).page
    for ply, front in ((132, "market"), (133, "market"), (136, "map"), (137, "map")):  # 132 and 136 wait for an answer
        page.goto(f"{person.address}/tables/{CIVILIZATION}/replay?at={ply}")
        expect(page.locator("#stage > svg")).to_have_attribute("id", f"{front}.wide")
    read = page.locator("#side").bounding_box()
    assert read
    assert read["y"] + read["height"] > 700, "who watches has no board of their own below what is read"


@pytest.mark.parametrize(("size", "map_part"), [("laptop", 0.55), ("desktop", 0.55), ("tablet", 0.26)])
def test_the_result_of_a_game_of_goals_leaves_the_map_its_height(arrive: Arrive, size: str, map_part: float) -> None:
    """On a laptop the map had a third of the window below the result, and on a tablet the log two lines."""
    person = arrive(locale="cs", viewport=window_of(size), has_touch=size == "tablet")
    sit_down(person, "civilization_2010", 4, is_over, tutorial=True, offers=0)
    end(person)
    page = person.page
    result, log, frame, others = (
        box for part in ("#result", "#side", "#frame", "#others") if (box := page.locator(part).bounding_box())
    )
    assert frame["height"] > map_part * window_of(size)["height"]
    assert others["y"] + others["height"] <= window_of(size)["height"]
    assert log["height"] > (200 if size == "tablet" else 40)
    assert result["x"] >= frame["x"] + (frame["width"] if size != "tablet" else frame["width"] / 3)
    assert page.locator("#result").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert page.locator("#result").evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    assert page.locator("#live").evaluate("live => live.scrollHeight - live.clientHeight") <= 0


CUT: Final = """parts => parts.flatMap(part => [...document.querySelectorAll(part)])
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => `${one.id} ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`)"""


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize(("size", "letters"), [("laptop", 11), ("desktop", 11), ("tablet held flat", 10.5)])
def test_a_result_of_few_lines_leaves_the_map_of_the_world_its_room(
    arrive: Arrive, size: str, letters: float, players: int
) -> None:
    """It stood above the map, whose letters were 8 px high below it, and a button of four was cut off beside it."""
    person = arrive(locale="cs", viewport=window_of(size))
    sit_down(person, "civilization_2002", players, is_over, actions=20, max_rounds=2, offers_per_trade_turn=0)
    end(person)
    page = person.page
    high = """() => Math.min(...[...document.querySelectorAll("#stage text")]
        .filter(one => one.getBoundingClientRect().width)
        .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""
    assert page.evaluate(high) > letters
    assert page.evaluate(CUT, ["#live", "#now", "#result", "#tally"]) == []
    [result, frame] = [page.locator(part).bounding_box() for part in ("#result", "#frame")]
    assert result
    assert frame
    assert result["x"] >= frame["x"] + frame["width"]


WHERE_IT_HAPPENED: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const boxes = [...document.querySelectorAll("#stage .place.last .hit")].map(one => one.getBoundingClientRect());
    const middles = boxes.map(box => [box.x + box.width / 2, box.y + box.height / 2]);
    return middles.map(([x, y]) => x > port.left && x < port.right && y > port.top && y < port.bottom);
}"""


def test_a_phone_shows_in_a_replay_where_something_happened(come: Callable[..., Person]) -> None:
    """It showed the middle of the map, of which nothing was known yet, while figures moved at its edge."""
    page = (person := come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)).page
    seen = []
    for ply in range(20, 60, 5):
        page.goto(f"{person.address}/tables/{CIVILIZATION}/replay?at={ply}")
        expect(page.locator("#ledger [aria-current]")).not_to_have_count(0)
        settle(page)
        seen.append(page.evaluate(WHERE_IT_HAPPENED))
    assert len([each for each in seen if each]) > 1, seen
    assert all(any(each) for each in seen if each), seen
