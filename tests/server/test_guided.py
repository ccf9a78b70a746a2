"""The guided first game at a table: marked, the others by the script, resumed after a restart; and how to play."""

import re

import pytest

GAMES = ["stone_age", "mesta", "through_the_ages", "civilization_2010", "civilization_2002"]
FORBIDDEN = re.compile(
    r"\bseeds?\b|state machine|decision points?|components\.toml|stavov\w+ automat|rozhodovac\w+ bod", re.IGNORECASE
)
"""What nobody who plays should have to read."""


def begun(who, game="stone_age", **body):
    return who.post(f"/api/games/{game}/guide", body, 201)["table"]


def mine(who, table):
    return who.wait(table, lambda view: view["decision"])


def names(view):
    return [card["name"] for card in view["guide"]["cards"]]


def say(who, table, text):
    view = mine(who, table)
    who.do(table, "act", decision=view["decision"]["id"], action=text)


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_one_request_and_is_marked(person, game):
    anna = person()
    table = begun(anna, game, once="one")
    assert begun(anna, game, once="one") == table
    view = mine(anna, table)
    assert (view["guided"], view["from_position"], view["commitment"]) == (True, True, "")
    assert view["guide"]["cards"][0]["title"]
    assert "Guided game" in anna.page(f"/tables/{table}")
    assert "Guided game" in anna.page("/")


def test_others_answer_by_the_script_until_somebody_plays_otherwise(person):
    anna = person()
    table = begun(anna)
    say(anna, table, "place forest 3")
    assert [line["text"] for line in mine(anna, table)["log"]] == ["place forest 3", "place hut"]
    say(anna, table, "place hunting grounds 1")
    view = mine(anna, table)
    assert view["log"][-1]["text"] == "place hunting grounds 2"
    assert view["guide"]["said"].startswith("Good as well")


def test_dice_of_the_script_are_the_same_for_everybody(person):
    line = ["place forest 3", "place tool maker", "place card 1", "go tool maker", "go forest"]
    for _ in range(2):
        anna = person()
        table = begun(anna)
        for text in line:
            say(anna, table, text)
        view = mine(anna, table)
        assert names(view) == ["s7"]
        assert "You rolled 11" in view["guide"]["cards"][0]["text"]


def test_a_guide_is_resumed_after_a_restart(launch, person_at):
    running = launch()
    anna = person_at(running)
    table = begun(anna, "mesta")
    say(anna, table, "pass")
    before = mine(anna, table)
    running.kill()
    running.start()
    after = mine(anna, table)
    assert after["guide"] == before["guide"]
    assert names(after) == ["m4"]


def test_taking_back_takes_the_guide_back(person):
    anna = person()
    table = begun(anna)
    first = mine(anna, table)
    say(anna, table, "place forest 3")
    view = mine(anna, table)
    assert names(view) == ["s3"]
    anna.do(table, "undo", what="ask", token=view["undo"]["token"])
    assert mine(anna, table)["guide"] == first["guide"]


def test_only_the_learner_is_guided_and_nothing_is_to_be_proved(person):
    anna, ben = person(), person()
    table = begun(anna)
    assert ben.table(table)["guide"] is None
    anna.do(table, "leave")
    assert anna.get(f"/api/tables/{table}/check", 409)["code"] == "error-guided"


def test_after_it_a_normal_game_is_played(person):
    anna = person()
    table = begun(anna, "mesta")
    anna.finish(table, lambda texts: texts[-1])
    assert "does not count" in anna.page(f"/tables/{table}")
    again = anna.table(anna.do(table, "rematch")["table"])
    assert (again["guided"], again["from_position"]) == (False, False)


def test_a_game_without_a_guide_has_none(person):
    assert person().post("/api/games/pebbles/guide", {}, 404)["code"] == "error-no-guide"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_how_to_play_is_told_in_pictures_of_the_game(person, words_of_html, game, lang):
    anna = person()
    page = anna.page(f"/games/{game}/learn?lang={lang}")
    assert 5 <= page.count('<span class="count">') <= 7
    assert page.count("lesson-picture") >= 5
    assert "data-actions" not in page
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert not FORBIDDEN.search(words_of_html(page))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_players_read_no_rules_for_programmers(person, words_of_html, game, lang):
    page = person().page(f"/games/{game}/rules?lang={lang}")
    assert not FORBIDDEN.search(words_of_html(page))


def test_how_to_play_is_reached_from_everywhere(person):
    anna = person()
    table = begun(anna)
    for path in ("/", f"/tables/{table}", "/games/stone_age/rules"):
        assert 'href="/games/stone_age/learn"' in anna.page(path), path
    assert 'href="/games/stone_age/rules"' in anna.page("/games/stone_age/learn")
