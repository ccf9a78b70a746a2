"""Tables that begin from a position: in a form or by a program, marked everywhere, secret and proved as others."""

import re
from html import unescape

import pytest

from epocha.engine.position import position_of, read_position


def seats(*kinds):
    return [{"kind": kind} for kind in kinds]


def text_of(who, table, **query):
    return who.http.get(f"/api/tables/{table}/position", params=query).text


def begun(person, game="mesta", players=3, actions=14):
    """Return somebody at a table in the middle of a game, and its id."""
    anna = person()
    table = anna.create(*["me"] * players, game=game)
    for _ in range(actions):
        anna.play(table)
    return anna, table


def from_text(who, text, *kinds, game="mesta", **more):
    return who.post("/api/tables", {"game": game, "seats": seats(*kinds), "position": text, **more}, 201)["table"]


def without_numbers(text):
    return [line for line in text.splitlines() if line.split()[0] not in ("ply", "disclosures")]


@pytest.mark.parametrize("game", ["mesta", "stone_age", "bazaar"])
def test_what_a_page_gives_can_be_played_on(person, game):
    anna, table = begun(person, game)
    text = text_of(anna, table, seat=0)
    again = from_text(anna, text, "me", "me", "me", game=game)
    assert without_numbers(text_of(anna, again, seat=0)) == without_numbers(text)
    before, after = anna.table(table, seat=0), anna.table(again, seat=0)
    assert after["plies"] == 0
    for name in ("stock", "breakdown", "symbols"):
        assert after[name] == before[name]
    for _ in range(5):
        anna.play(again)
    assert anna.table(again)["plies"] > 0


def test_it_survives_a_killed_server_and_is_proved_when_it_is_over(launch, person_at):
    running = launch()
    anna, table = begun(lambda: person_at(running), "bazaar", actions=5)
    again = from_text(anna, text_of(anna, table, seat=0), "me", "me", "me", game="bazaar")
    anna.play(again)
    seen = [text_of(anna, again, seat=seat) for seat in range(3)]
    running.kill()
    running.start()
    assert [text_of(anna, again, seat=seat) for seat in range(3)] == seen
    assert anna.finish(again, lambda texts: texts[-1])["status"] == "finished"
    check = anna.get(f"/api/tables/{again}/check")
    assert (check["commitment_holds"], check["replay_holds"]) == (True, True)
    assert "\nposition " in check["committed_text"]
    record = anna.http.get(f"/api/tables/{again}/record").text
    assert "PositionResult" in record
    assert "\n; Result" not in record
    rematch = anna.post(f"/api/tables/{again}/rematch", {})["table"]
    assert anna.table(rematch)["from_position"]


def test_everybody_sees_that_it_began_so(person):
    anna, table = begun(person)
    text = text_of(anna, table, seat=0)
    again = from_text(anna, text, "me", "open", "open")
    bob = person()
    cards = bob.get("/api/home")["open"]
    assert [card["from_position"] for card in cards if card["id"] == again] == [True]
    assert "from a position" in bob.page("/")
    assert bob.table(again)["from_position"]
    assert "from a position" in bob.page(f"/tables/{again}")
    assert anna.table(table)["from_position"] is False
    assert "from a position" not in anna.page(f"/tables/{table}")


def test_what_the_position_does_not_know_is_drawn_and_nobody_learns_more_of_it(person):
    anna, table = begun(person)
    text = text_of(anna, table, seat=0)
    assert "viewer p1" in text
    assert "?" in text
    bob = person()
    drawn = []
    for _ in range(4):
        again = from_text(anna, text, "me", "open", "open")
        for who in (bob, person()):
            who.do(again, "join", name="x")
        drawn.append(text_of(bob, again))
        assert "?" in drawn[-1]
        assert bob.table(again)["you"] == [1]
        record = bob.http.get(f"/api/tables/{again}/record").text
        assert position_of(read_position(text)).split("\n", 3)[3] not in record
        assert "viewer p2" in record
    assert len(set(drawn)) > 1, "what Bob holds is another thing each time"


def test_a_table_that_waits_shows_nothing_of_its_position(person):
    anna, table = begun(person)
    again = from_text(anna, text_of(anna, table, seat=0), "me", "open", "open")
    assert anna.get(f"/api/tables/{again}/position", 409)["code"] == "error-not-running"
    view = anna.table(again)
    assert (view["pictures"], view["stock"]) == ([], [])


@pytest.mark.parametrize(
    ("change", "kinds", "game", "code"),
    [
        (lambda text: text, 2, "mesta", "error-position-players"),
        (lambda text: text, 3, "stone_age", "error-bad-position"),
        (lambda text: text + "score p1=none", 3, "mesta", "error-bad-position"),
        (lambda text: "position mesta 1", 3, "mesta", "error-bad-position"),
        (lambda text: "position mesta 99\nplayers 3", 3, "mesta", "error-bad-position"),
        (lambda text: text.replace("viewer p1", ""), 3, "mesta", "error-bad-position"),
        (lambda text: "no position", 3, "mesta", "error-bad-position"),
    ],
)
def test_what_is_no_position_is_refused(person, change, kinds, game, code):
    anna, table = begun(person, actions=4)
    before = len(anna.get("/api/home")["mine"])
    text = change(text_of(anna, table, seat=0))
    body = {"game": game, "seats": seats(*["me"] * kinds), "position": text}
    assert anna.post("/api/tables", body, 422)["code"] == code
    assert len(anna.get("/api/home")["mine"]) == before


def test_the_form_takes_one_with_its_own_options(person):
    anna = person()
    table = anna.create("me", "me", game="bazaar", options={"rounds": 2})
    for _ in range(3):
        anna.play(table)
    text = text_of(anna, table, seat=0).replace("\n", "\r\n")
    fields = {"players": "2", "seat0": "me", "seat1": "me", "option_rounds": "9", "position": text}
    answer = anna.form("/games/bazaar/new", **fields)
    assert answer.status_code == 303
    view = anna.get("/api" + answer.headers["location"])
    assert view["from_position"]
    assert [option["value"] for option in view["options"] if option["name"] == "rounds"] == [2]


def test_the_page_of_a_position_plays_on_against_bots(person):
    anna, table = begun(person, "stone_age", 2)
    page = anna.page(f"/tables/{table}/position?seat=1")
    (text,) = re.findall(r'<textarea[^>]*id="position"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    assert unescape(text) == text_of(anna, table, seat=1)
    fields = {name: unescape(value) for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', page)}
    assert (fields["seat0"], fields["seat1"]) == ("bot:greedy", "me")
    answer = anna.form("/games/stone_age/new", **{name: value for name, value in fields.items() if name != "csrf"})
    view = anna.get("/api" + answer.headers["location"])
    assert (view["you"], view["from_position"]) == ([1], True)


def test_how_windows_are_asked_is_told_from_the_start(person):
    anna = person()
    for value, words in (("quick", "Only those are asked who can react"), ("secret", "no pause tells anything")):
        table = anna.create("me", "me", "open", game="mesta", options={"windows": value})
        assert words in anna.page(f"/tables/{table}")
        ben = person()
        ben.do(table, "join", name="x")
        assert words in anna.page(f"/tables/{table}")
        next(one for one in (anna, ben) if one.table(table)["actions"]).play(table)
        page = anna.page(f"/tables/{table}")
        assert 'id="windows"' not in page
        assert words in page, "it stays among the facts of the table"
