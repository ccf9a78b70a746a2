"""Pages as people get them without scripts, and the API's own description."""

import re
from functools import partial

import pytest
from markupsafe import escape

from epocha.server.show.views import TEXTS


def test_whole_game_is_played_by_forms(person):
    anna = person()
    fields = {
        "players": "2",
        "seat0": "me",
        "seat0_name": "Anna",
        "seat1": "bot:random",
        "seat2": "friend",
        "once": "1",
    }
    answer = anna.form("/games/pebbles/new", **fields, option_double="true")
    assert answer.status_code == 303
    address = answer.headers["location"]
    assert anna.form("/games/pebbles/new", **fields).headers["location"] == address
    table = address.rpartition("/")[2]
    assert anna.table(table)["options"][0]["value"] is True
    while True:
        view = anna.wait(table, lambda view: view["decision"] or view["status"] != "running")
        if view["status"] != "running":
            break
        assert view["actions"][0]["sentence"] in anna.page(address)
        answer = anna.form(f"{address}/act", decision=view["decision"]["id"], action=view["actions"][0]["text"])
        assert answer.headers["location"] == address
    assert view["commitment"] in anna.page(f"{address}/check")
    assert view["key"] in anna.page(f"{address}/check")
    assert anna.http.get(f"{address}/record").headers["content-disposition"] == f'attachment; filename="{table}.epocha"'
    again = anna.form(f"{address}/rematch").headers["location"]
    assert anna.form(f"{address}/rematch").headers["location"] == again != address


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_every_page_is_there_in_every_language(person, lang):
    anna = person()
    anna.form("/language", lang=lang)
    anna.http.cookies.set("lang", lang)
    table = anna.create("me", "random", "friend", "open", game="stone_age")
    paths = ["/", "/games/stone_age/new", f"/tables/{table}", f"/tables/{table}/live", "/games/stone_age/rules"]
    paths += [link["address"] for link in anna.table(table)["links"]["invites"] + anna.table(table)["links"]["moves"]]
    for path in paths:
        assert f'lang="{lang}"' in anna.page(path) or path.endswith("/live")
    anna.do(table, "start", bot="random")
    for path in (f"/tables/{table}", f"/tables/{table}/replay?at=0", f"/tables/{table}/live"):
        assert anna.page(path)
    assert anna.page("/nowhere", 404)


def test_rules_have_their_numbers_as_anchors(person):
    anna = person()
    known = 0
    for page, query in (("rules", {}), ("rules/programmers", {"programmers": True})):
        shown = anna.page(f"/games/stone_age/{page}")
        sections = anna.get("/api/games/stone_age/rules", **query)["sections"]
        rules = [rule for section in sections for rule in section["rules"]]
        assert all(f'id="{rule["id"]}"' in shown for rule in rules)
        known += len(rules)
    assert known >= 220


def test_name_is_remembered(person):
    anna = person()
    anna.form("/name", name="  Anna  ")
    assert anna.get("/api/session")["name"] == "Anna"
    assert anna.table(anna.create("me", "me"))["seats"][0]["name"] == "Anna"


def test_style_of_a_games_pictures_is_served(person):
    anna = person()
    for game in ("stone_age", "pebbles"):
        answer = anna.http.get(f"/games/{game}/board.css")
        assert answer.headers["content-type"].startswith("text/css")
        assert ".drawing" in answer.text
    assert anna.http.get("/games/nothing/board.css").status_code == 404


@pytest.mark.parametrize("game", ["civilization_2002", "civilization_2010", "mesta", "stone_age", "through_the_ages"])
def test_style_of_a_games_pictures_dresses_no_whole_page(person, game):
    """A colour meant for hills paled all of Města's lesson."""
    anna = person()
    [kind] = re.findall(r'<body class="(\w+)"', anna.http.get(f"/games/{game}/learn").text)
    assert not re.search(rf"^\.{kind}\b", anna.http.get(f"/games/{game}/board.css").text, re.MULTILINE)


def test_api_describes_itself_with_an_example_for_every_call(person):
    described = person().get("/api/openapi.json")
    calls = [call for path in described["paths"].values() for call in path.values()]
    assert len(calls) >= 20
    assert all("Example" in call["description"] for call in calls)
    assert all(path.startswith("/api/") for path in described["paths"])
    assert described["info"]["title"] == "Epocha"


def test_unknown_addresses_are_refused_alike(person):
    anna = person()
    assert anna.get("/api/nowhere", 404)["code"] == "error-not-found"
    assert anna.http.delete("/api/home").json()["code"] == "error-method"
    assert anna.form("/tables/x/steal").status_code == 404


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_refusals_on_pages_are_in_the_language_of_who_reads_them(person, lang):
    anna = person()
    anna.http.cookies.set("lang", lang)
    table = anna.create("me", "me")
    say = partial(TEXTS.say, lang)
    for answer, status, message in (
        (anna.http.get("/nowhere"), 404, say("error-not-found")),
        (anna.http.post("/my-games"), 405, say("error-method")),
        (anna.form(f"/tables/{table}/chat", csrf="x", text="hi"), 403, say("error-cross-site")),
        (anna.form(f"/tables/{table}/chat", text="x" * 300_000), 413, say("error-too-large")),
        (anna.form(f"/tables/{table}/chat", text=" "), 422, say("error-bad-input", where="", names="")),
        (anna.http.get(f"/tables/{table}?seat=x"), 422, say("error-bad-input", where="address", names="seat")),
    ):
        assert answer.status_code == status
        said = re.findall(r"<p\b[^>]*>(.*?)</p>", answer.text.partition("<h1>")[2].partition("</section>")[0])
        assert said[0] == str(escape(message))
        assert len(said) == 2, "and the way to the first page, but no words for programmers"
    assert "a whole number" in anna.get(f"/api/tables/{table}", 422, seat="x")["detail"]
