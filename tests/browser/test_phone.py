"""A table in a hand, upright and flat, and the first page there."""

import re
from typing import Any, Final, cast

import pytest
from browsing import Arrive
from holding import FLAT, SMALL, UPRIGHT, phone, turn_to
from looking import end, look_at, settle
from midgame import is_over, window_with
from playwright.sync_api import Page, expect
from sitting import show_list, sit_down

from epocha import State, load_game

LANGUAGES: Final = ("en", "cs", "sk")
GAMES: Final = ("stone_age", "mesta", "through_the_ages", "civilization_2010", "civilization_2002")


IN_QUESTION: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const about = [...document.querySelectorAll("#stage .in-question")];
    const open = document.querySelectorAll("#stage .place.open .hit");
    return (about.length ? about : [...open]).filter(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        return across > port.left && across < port.right && down > port.top && down < port.bottom;
    }).length;
}"""
"""How much of what the question is about, as the picture says, or else may be chosen, is in the window of the board."""


# --- the first page ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_can_be_begun_on_a_phone_without_scrolling(arrive: Arrive, lang: str) -> None:
    person = arrive(**phone(UPRIGHT[0], locale=lang))
    person.page.goto(person.address)
    for width, height in (*UPRIGHT, *FLAT):
        person.page.set_viewport_size({"width": width, "height": height})
        box = person.page.locator(".begin button.main").first.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= height, (width, height)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        mine = person.page.locator(".to-mine").bounding_box()
        assert mine
        assert min(mine["width"], mine["height"]) >= 44


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_invitation_is_taken_on_a_phone_without_scrolling(arrive: Arrive, lang: str) -> None:
    host, guest = arrive(), arrive(**phone(FLAT[0], locale=lang))
    host.set_up(["me", "friend"], "mesta", ["Anna"])
    guest.page.goto(host.page.locator("[data-copy]").first.get_attribute("data-copy") or "")
    for width, height in (*UPRIGHT, *FLAT):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.page.locator("main form button.main")).to_be_in_viewport(ratio=0.99)
    guest.page.locator("main form button.main").tap()
    expect(guest.page.locator("#live.is-running")).to_be_visible()


REACHED: Final = """found => found.every(one => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 2, bottom - 2].every(y => one.contains(document.elementFromPoint(left + 20, y))); })"""


@pytest.mark.parametrize("size", [*UPRIGHT, *FLAT])
def test_an_invitation_and_the_bots_are_in_sight_while_a_table_waits(arrive: Arrive, size: tuple[int, int]) -> None:
    """On a phone held flat they lay half under the button that begins, below what is asked of whom."""
    person = arrive(**phone(size, locale="cs"))
    person.set_up(["me", "friend"], "mesta", ["Anna"])
    parts = person.page.locator(".gathering :is(.link-row > *, select), [data-act=start] button")
    expect(parts).to_have_count(4)
    assert parts.evaluate_all(REACHED)
    expect(person.page.locator("label[for=view-me]")).to_be_hidden()


# --- what now ---

MARGINS: Final = """() => {
    const [now, board] = ["now", "board"].map(id => document.getElementById(id).getBoundingClientRect());
    return { beside: now.left - board.right, right: innerWidth - now.right, below: innerHeight - now.bottom,
             high: now.height };
}"""


@pytest.mark.parametrize("size", FLAT)
def test_a_phone_held_flat_gives_what_now_its_height_and_margins(arrive: Arrive, size: tuple[int, int]) -> None:
    person = arrive(**phone(size, locale="cs"))
    for game in ("stone_age", "civilization_2002"):  # with two buttons beside the stock, and with three
        sit_down(person, game, 2)
        settle(person.page)
        room = person.page.evaluate(MARGINS)
        assert min(room["beside"], room["right"], room["below"]) >= 7, room
        assert room["high"] >= 0.68 * size[1], room
        bar, views = (person.page.locator(one).bounding_box() for one in (".bar", ".views"))
        assert bar
        assert views
        assert bar["x"] + bar["width"] <= views["x"] + 0.5, "the bar is above the board alone"
        person.page.locator(".bar .menu").tap()
        expect(person.page.locator("#theme-switch")).to_be_visible()
        person.page.keyboard.press("Escape")


WHOLE: Final = """() => {
    const now = document.getElementById("now");
    const { top, bottom, left, right } = now.getBoundingClientRect();
    const whole = one => {
        const box = one.getBoundingClientRect();
        const above = document.elementFromPoint(box.x + box.width / 2, box.y + 2);
        return box.height > 0 && box.top >= top && box.bottom <= Math.min(bottom, innerHeight) + 0.5
            && box.left >= left && box.right <= right && one.contains(above);
    };
    const [question, choice] = ["#prompt", "#choices .choice, #choices .choice-row, #choices .choice-fold"].map(one =>
        [...document.querySelectorAll(one)].find(found => found.checkVisibility()));
    return { question: whole(question), choice: whole(choice), scrolled: now.scrollTop };
}"""
"""Whether the question and the first choice are whole in sight."""


@pytest.mark.parametrize("size", [UPRIGHT[0], *FLAT])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_on_a_phone_stands_between_the_question_and_a_whole_choice(
    arrive: Arrive, game: str, size: tuple[int, int]
) -> None:
    person = arrive(**phone(size, locale="cs"))
    person.play_now(game)
    page = person.page
    assert person.wait_for_turn()
    settle(page)
    summary = page.locator("#hint > summary")
    expect(summary).to_be_visible()
    closed = summary.bounding_box()
    assert closed
    assert closed["y"] + closed["height"] <= size[1], "it is reached without scrolling"
    for open_now in (False, True):
        assert page.evaluate(WHOLE) == {"question": True, "choice": True, "scrolled": 0}, (game, open_now)
        if not open_now:
            summary.tap()
            settle(page)
    said, first = page.locator("#hint li:visible p").first.bounding_box(), page.locator("#choices").bounding_box()
    assert said
    assert first
    assert said["y"] + 12 <= first["y"], "the hint is above the choices"


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_a_question_of_three_lines_covers_nothing_of_the_first_choice(arrive: Arrive, lang: str) -> None:
    person = arrive(**phone(UPRIGHT[0], locale=lang))
    sit_down(person, "stone_age", 2)
    page = person.page
    settle(page)
    page.locator("#prompt").evaluate("e => e.textContent = 'Dlouhá otázka, která má jistě tři řádky. '.repeat(4)")
    question, choices = page.locator("#prompt").bounding_box(), page.locator("#choices").bounding_box()
    assert question
    assert choices
    assert question["height"] > 50, "three lines"
    assert question["y"] + question["height"] <= choices["y"] + 0.5


# --- the board ---


def drag(page: Page, across: int, down: int) -> None:
    """Move the picture in its window with a finger."""
    box = page.locator("#viewport").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across / 2, y + down / 2)
    page.mouse.move(x + across, y + down)
    page.mouse.up()


@pytest.mark.parametrize("game", ["stone_age", "mesta", "civilization_2002"])
def test_a_board_can_be_read_however_somebody_comes_to_it_on_a_phone(arrive: Arrive, game: str) -> None:
    """A view that a person had dragged upright was kept when the phone was turned, too small to be read."""
    host, guest = (arrive(**phone(UPRIGHT[1])) for _ in range(2))
    host.set_up(["me", "friend"], game, ["Anna"])
    host.page.wait_for_load_state()
    guest.page.goto(host.page.locator("[data-copy]").first.get_attribute("data-copy") or "")
    guest.page.locator("main form button.main").tap()
    for person in (host, guest):
        page = person.page
        expect(page.locator("#live.is-running")).to_be_visible()

        def shown(how: str, page: Page = page) -> None:
            settle(page)
            page.wait_for_function(f"() => !({SMALL})().length", timeout=5_000)
            assert page.evaluate(SMALL) == [], how
            if page.locator("#live.your-turn").count():
                assert page.evaluate(IN_QUESTION) > 0, how

        shown("as it came")
        for way in ("dragged", "as it is"):
            turn_to(person, FLAT[0])
            shown(f"flat, {way}")
            if way == "dragged":
                drag(page, -20, 30)
            page.reload()
            shown(f"loaded again, {way}")
            turn_to(person, UPRIGHT[1])
            shown(f"upright, {way}")
            page.locator(".to-mine").tap()
            page.wait_for_url("**/my-games")
            page.go_back()
            shown(f"back, {way}")
            page.locator("label[for=view-me]").tap()
            settle(page)
            page.reload()
            page.locator("label[for=view-board]").tap()
            shown(f"after the own pictures, {way}")


def test_a_board_that_was_moved_away_comes_back_to_the_next_question(arrive: Arrive) -> None:
    """Once somebody had dragged the board on a phone, it never went to a question again."""
    person = arrive(**phone(UPRIGHT[1]))
    sit_down(person, "stone_age", 2)
    page = person.page
    settle(page)
    moved = page.evaluate("document.getElementById('stage').style.transform")
    drag(page, 6, 8)
    assert page.evaluate("document.getElementById('stage').style.transform") != moved
    own = page.evaluate("document.getElementById('stage').style.transform")
    for _ in range(5):
        page.locator("[data-zoom=in]").tap()
    for across, down in ((900, 900), (900, -900), (-900, 900), (-900, -900)):
        drag(page, across, down)
        drag(page, across, down)
        if not page.evaluate(IN_QUESTION):
            break
    assert page.evaluate(IN_QUESTION) == 0
    asked = person.state()["turn"]
    page.locator("#choices button:visible").first.evaluate("button => button.click()")
    person.agree()
    assert person.wait_for_turn(asked)
    page.wait_for_function(f"() => ({IN_QUESTION})() > 0")
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.getElementById('stage').style.transform") != own


@pytest.mark.parametrize("size", [UPRIGHT[0], FLAT[0]])
def test_what_was_picked_leaves_a_whole_choice_in_sight_on_a_phone(arrive: Arrive, size: tuple[int, int]) -> None:
    """Held flat, what was picked and what takes it back had all of the height."""
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, "civilization_2010", 3)
    page = person.page
    show_list(person)
    page.locator("#choices button:visible").nth(1).click()
    for picks in (1, 2, 3):
        show_list(person)
        expect(page.locator("#picks")).to_have_attribute("data-count", str(picks))
        settle(page)
        assert page.evaluate(WHOLE) == {"question": True, "choice": True, "scrolled": 0}, picks
        expect(page.locator("#picks button").first).to_be_in_viewport(ratio=0.95)
        page.locator("#choices button:visible").first.click()


def test_a_battle_is_no_wider_than_a_narrow_phone(arrive: Arrive) -> None:
    """For letters that can be read it was enlarged, and both sides were cut off."""
    person = arrive(**phone(UPRIGHT[0], locale="cs"))
    game = load_game("civilization_2002")

    def is_battle(state: State, seat: int) -> bool:
        shown = game.pictures(state.view(seat), "cs")
        return any(one.name == "battle" for one in shown) and len(state.legal_actions(seat)) > 1

    sit_down(person, "civilization_2002", 3, is_battle, actions=40)
    page = person.page
    expect(page.locator("#frame[data-shows=battle]")).to_be_visible()
    settle(page)
    assert page.evaluate(SMALL) == []
    beyond = page.evaluate("""() => {
        const [picture, port] = ["#stage > svg", "#viewport"].map(one => document.querySelector(one));
        return picture.viewBox.baseVal.width * picture.getScreenCTM().a - port.clientWidth;
    }""")
    assert beyond <= 1


@pytest.mark.parametrize("size", [*UPRIGHT, FLAT[0]])
def test_a_reaction_is_asked_with_what_is_at_stake_and_the_card_in_sight(arrive: Arrive, size: tuple[int, int]) -> None:
    """The board was a strip with what the question says anyway, and the city that it is about lay out of sight."""
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, "mesta", 6, window_with(1))
    page = person.page
    settle(page)
    seen = """() => {
        const port = document.getElementById("viewport").getBoundingClientRect();
        const now = document.getElementById("now").getBoundingClientRect();
        const within = (one, { left, right, top, bottom }) => {
            const box = one.getBoundingClientRect();
            return box.width && box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
        };
        const cities = [...document.querySelectorAll("#stage .in-question")].map(one => within(one, port));
        return [cities.some(Boolean), within(document.querySelector("#asked-about > svg"), now)];
    }"""
    assert page.evaluate(seen) == [True, True]
    assert page.locator("#viewport").evaluate("port => port.clientHeight") > 0.28 * size[1]
    assert page.evaluate(SMALL) == []


def test_a_phone_held_flat_shows_a_card_and_the_no_of_a_window_at_once(arrive: Arrive) -> None:
    """With a long question and a long sentence on the card the button for no began at the edge of the window."""
    person = arrive(**phone(FLAT[0], locale="cs"))
    sit_down(person, "mesta", 6, window_with(1))
    for answer in map(person.page.locator, (".react:first-child", "#decline", ".pass", ".spare")):
        lies = answer.bounding_box()
        assert lies
        assert lies["y"] + lies["height"] <= FLAT[0][1] - 6, "within the sheet"


OUT_OF_SIGHT: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    return [...document.querySelectorAll("#stage [id^='place-take-'] .hit")].filter(hit => {
        const { left, right, top, bottom } = hit.getBoundingClientRect();
        return left < port.left || right > port.right || top < port.top || bottom > port.bottom + 1;
    }).map(hit => hit.closest("[id]").id);
}"""
"""Which cards of the row are not whole in the window of the board."""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_phone_held_flat_shows_all_cards_of_the_row(arrive: Arrive, lang: str) -> None:
    """They stood two abreast as on a phone held upright, and eight of thirteen lay below the edge."""
    person = arrive(**phone(FLAT[0], locale=lang))
    sit_down(person, "through_the_ages", 2)
    person.page.locator("#tab-row").tap()
    for size in FLAT:
        turn_to(person, size)
        expect(person.page.locator("#stage svg[id='row.flat']")).to_be_visible()
        assert person.page.evaluate(OUT_OF_SIGHT) == [], size
        assert person.page.evaluate(SMALL) == [], size


# --- what lies before oneself ---


def test_the_own_board_is_whole_on_a_phone_held_flat(arrive: Arrive) -> None:
    """It was drawn as for a phone held upright, and half of it lay below the edge; turned again, it is high again."""
    person = arrive(**phone(FLAT[0], locale="cs"))
    sit_down(person, "stone_age", 2)
    page = person.page
    page.locator("label[for=view-me]").tap()
    for size in FLAT:
        turn_to(person, size)
        expect(page.locator("#me svg[id$='.flat']")).to_be_visible()
        assert page.locator("#me").evaluate("e => e.scrollHeight <= e.clientHeight"), size
    turn_to(person, UPRIGHT[0])
    expect(page.locator("#me svg[id$='.tall']")).to_be_visible()
    turn_to(person, FLAT[0])
    page.reload()
    page.locator("label[for=view-me]").tap()
    expect(page.locator("#me svg[id$='.flat']")).to_be_visible()


def test_what_is_paid_can_be_agreed_to_without_scrolling_on_a_phone(arrive: Arrive) -> None:
    """The button lay below the edge of the sheet, and nothing said that there was one."""
    person = arrive(**phone(UPRIGHT[0], locale="cs"))
    game = load_game("stone_age")
    sit_down(person, "stone_age", 2, lambda state, seat: game.payment(state.view(seat), seat, "cs") is not None)
    page = person.page
    settle(page)
    for size in (*UPRIGHT, *FLAT):
        turn_to(person, size)
        expect(page.locator("#payment .confirm")).to_be_in_viewport(ratio=0.95)
        box = page.locator("#payment .confirm").bounding_box()
        assert box
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.confirm'))", middle), size


@pytest.mark.parametrize("size", FLAT)
def test_a_phone_held_flat_tells_at_the_end_how_it_was(arrive: Arrive, size: tuple[int, int]) -> None:
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, "stone_age", 2, is_over)
    end(person)
    won = person.page.locator("#live").get_attribute("data-won") == "yes"
    expect(person.page.locator("#prompt")).to_be_in_viewport(ratio=0.99)
    expect(person.page.locator("#prompt")).to_contain_text("Vítězství" if won else "Tentokrát to nevyšlo")


# --- an answer ---

EARLY: Final = """() => new Promise((told) => {
    const live = document.getElementById("live");
    const asked = live.dataset.turn;
    const early = [];
    let drawn = false;
    const note = name => !drawn && live.dataset.turn !== asked && early.push(name);
    for (const name of ["getBoundingClientRect", "scrollTo"]) {
        const real = Element.prototype[name];
        Element.prototype[name] = function (...how) { note(name); return real.apply(this, how); };
    }
    for (const name of ["scrollHeight", "scrollTop", "clientHeight", "clientWidth"]) {
        const { get, ...rest } = Object.getOwnPropertyDescriptor(Element.prototype, name);
        const noted = function () { note(name); return get.call(this); };
        Object.defineProperty(Element.prototype, name, { ...rest, get: noted });
    }
    const seen = new MutationObserver(() => {
        if (live.dataset.turn === asked) return;
        seen.disconnect();
        drawn = true;
        const tell = () => told([...early, document.getElementById("now").scrollTop]);
        requestAnimationFrame(() => requestAnimationFrame(tell));
    });
    seen.observe(live, { attributes: true });
    document.querySelector("#choices button[name=action]").click();
})"""
"""Makes a choice; tells what laid the page out before it had changed, and how far the sheet is scrolled then."""


def test_an_answer_changes_the_page_before_it_is_laid_out_anew(arrive: Arrive) -> None:
    person = arrive(**phone(UPRIGHT[0]))
    sit_down(person, "stone_age", 2)
    page = person.page
    settle(page)
    page.locator("#choices").evaluate("e => { e.style.paddingBottom = '2000px'; e.setAttribute('data-keep', '') }")
    page.locator("#now").evaluate("e => e.scrollTo(0, 100)")
    assert page.locator("#now").evaluate("e => e.scrollTop") > 0
    assert page.evaluate(EARLY) == [0], "nothing asked before, and the sheet begins at its top"


DESK: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const parts = [...document.querySelectorAll("#stage > svg > g")].map(one => one.getBoundingClientRect());
    const seen = parts.filter(box => box.height);
    const above = Math.min(...seen.map(box => box.top)) - port.top;
    const below = port.bottom - Math.max(...seen.map(box => box.bottom));
    const names = [...document.querySelectorAll("#stage svg svg")];
    const cut = names.filter(one => one.querySelector("text").getComputedTextLength() > one.width.baseVal.value).length;
    return { band: Math.max(above, below) / innerHeight, cut, names: names.length };
}"""
"""What part of the window lies empty above or below the trade desk, and how many names are cut off on it."""


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_trade_desk_fills_a_phone_and_says_all_names(arrive: Arrive, players: int) -> None:
    """A fifth of the window lay empty above it and below, and of five partners each name was cut off."""
    person = arrive(**phone(UPRIGHT[0], locale="cs"))
    sit_down(person, "civilization_2002", players)
    expect(person.page.locator("#frame[data-shows=desk]")).to_be_visible()
    for size in UPRIGHT:
        turn_to(person, size)
        seen = person.page.evaluate(DESK)
        assert seen["band"] < 0.15, size
        assert (seen["cut"], seen["names"]) == (0, players), size
        assert person.page.evaluate(SMALL) == [], size


@pytest.mark.parametrize("size", [UPRIGHT[0], FLAT[0]])
def test_the_first_places_of_a_long_list_are_in_sight_on_a_phone(arrive: Arrive, size: tuple[int, int]) -> None:
    """The list began in North America, the map showed Europe."""
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, "civilization_2002", 2, actions=0, rules="basic")
    settle(person.page)
    first = person.page.locator("#choices button[name=action]").first.get_attribute("value") or ""
    place = person.page.locator(f"#stage .place[data-actions*='{first}']").first.bounding_box()
    window = person.page.locator("#viewport").bounding_box()
    assert place
    assert window
    assert place["x"] >= window["x"] - 1
    assert place["y"] >= window["y"] - 1
    assert place["x"] + place["width"] <= window["x"] + window["width"] + 1
    assert place["y"] + place["height"] <= window["y"] + window["height"] + 1


def looking(state: State, seat: int) -> bool:
    """Somebody decides what to do with a token that they look at."""
    texts = [state.setup.notation.text(action) for action in state.legal_actions(seat)]
    return "turn up" in texts and "keep" in texts


@pytest.mark.parametrize("size", [UPRIGHT[0], FLAT[0]])
def test_what_to_do_with_a_token_is_cut_off_nowhere_on_a_phone(arrive: Arrive, size: tuple[int, int]) -> None:
    """Cards for it lay on the ocean, out of sight or at the edge of the part of the earth that is shown."""
    person = arrive(**phone(size, locale="cs"))
    sit_down(person, "civilization_2002", 2, looking, actions=4, rules="basic")
    settle(person.page)
    expect(person.page.locator("#stage .tray")).to_be_hidden()
    expect(person.page.locator("#choices button:visible")).to_have_count(2)


def takes_wonder(state: State, seat: int) -> bool:
    """Somebody takes a wonder of the era."""
    return state.decision(seat).step == "pick-wonder" and len(state.legal_actions(seat)) > 5


def test_every_wonder_that_can_be_taken_is_in_sight_on_a_phone_held_flat(arrive: Arrive) -> None:
    """The shelf of an era ran below the edge, and so did the list."""
    person = arrive(**phone(FLAT[0], locale="cs"))
    sit_down(person, "civilization_2002", 4, takes_wonder, rules="basic")
    settle(person.page)
    choices = person.page.locator("#choices button")
    assert person.page.evaluate(IN_QUESTION) == choices.count() > 5
    last, panel = choices.last.bounding_box(), person.page.locator(".now").bounding_box()
    assert last
    assert panel
    assert last["y"] + last["height"] <= panel["y"] + panel["height"]


@pytest.mark.parametrize("size", [UPRIGHT[0], FLAT[0]])
def test_a_picture_that_goes_on_below_fades_out_there(arrive: Arrive, size: tuple[int, int]) -> None:
    """Nothing told that the market lies below a city."""
    person = arrive(**phone(size, locale="sk"))
    sit_down(person, "civilization_2010", 4, actions=300)
    person.page.locator("#tab-market").tap()
    port = person.page.locator("#viewport")
    expect(port).to_have_class(re.compile("goes-on"))
    settle(person.page)
    following, edge = (person.page.locator(one).bounding_box() for one in ("[id$='.deeds-deeds']", "#viewport"))
    assert following
    assert edge
    assert following["y"] + 20 < edge["y"] + edge["height"], "it peeps out"
    person.page.locator("[data-zoom=fit]").tap()
    expect(port).not_to_have_class(re.compile("goes-on"))


def test_pyramids_open_at_their_top_on_a_phone(arrive: Arrive) -> None:
    """They opened in their middle, where nothing was to be chosen, and five cards were wider than the window."""
    person = arrive(**phone(UPRIGHT[0], locale="cs"))
    sit_down(person, "civilization_2010", 4, actions=400)
    for size in (*UPRIGHT, FLAT[0]):
        turn_to(person, size)
        person.page.locator("#tab-map").tap()
        person.page.locator("#tab-pyramids").tap()
        expect(person.page.locator("#stage > svg")).to_have_attribute("id", re.compile("^pyramids"))
        settle(person.page)
        head, port = (person.page.locator(one).first.bounding_box() for one in ("[id*='.head-']", "#viewport"))
        assert head
        assert port
        assert port["y"] - 1 <= head["y"] <= port["y"] + 60, size
        assert head["x"] >= port["x"] - 6, size
        assert head["x"] + head["width"] <= port["x"] + port["width"] + 6, size


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_a_large_phone_shows_the_row_with_all_decks(arrive: Arrive, lang: str) -> None:
    """They lay in two lines below it, and the second was cut off."""
    person = arrive(**phone(UPRIGHT[1], locale=lang))
    sit_down(person, "through_the_ages", 3)
    expect(person.page.locator("#stage svg[id='row.tall']")).to_be_visible()
    settle(person.page)
    assert person.page.evaluate(OUT_OF_SIGHT) == []
    ends = """() => Math.max(...[...document.querySelectorAll("#stage svg g")].map(one =>
        one.getBoundingClientRect().bottom))"""
    port = person.page.locator("#viewport").bounding_box()
    assert port
    assert person.page.evaluate(ends) <= port["y"] + port["height"] + 1
    assert person.page.evaluate(SMALL) == []


def many_cards(state: State, seat: int) -> bool:
    """Whether somebody in their turn holds many units."""
    view = cast(Any, state.view(seat))
    return len(state.legal_actions(seat)) > 1 and int(view.forces_held[seat]) >= 5


def test_a_phone_held_flat_shows_a_large_hand_without_scrolling(arrive: Arrive) -> None:
    """Two rows of cards lay below the window."""
    person = arrive(**phone(FLAT[0], locale="cs"))
    sit_down(person, "civilization_2010", 2, many_cards, actions=200)
    page = person.page
    page.locator("label[for=view-me]").click()
    page.locator("#me svg[id^='hand'][id$='.flat']").wait_for()
    assert page.locator("#me").evaluate("me => me.scrollHeight - me.clientHeight") <= 1
    assert look_at(person, "phone held flat", "the own hand") == []
