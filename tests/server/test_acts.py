"""Stale pages, double clicks, second tabs and replayed requests never do a second or a wrong thing."""

from concurrent.futures import ThreadPoolExecutor

import pytest


def texts(view):
    return [line["text"] for line in view["log"]]


def test_action_sent_twice_is_done_once(person):
    anna = person()
    table = anna.create("me", "me")
    view = anna.table(table)
    body = {"decision": view["decision"]["id"], "action": view["actions"][0]["text"]}
    first = anna.do(table, "act", **body)
    again = anna.do(table, "act", **body)
    assert (first["code"], again["code"]) == ("done", "done-already")
    assert again["revision"] == first["revision"]
    assert len(texts(anna.table(table))) == 1


def test_other_answer_to_an_answered_decision_is_stale(person):
    anna = person()
    table = anna.create("me", "me")
    view = anna.table(table)
    first, second = [action["text"] for action in view["actions"][:2]]
    anna.do(table, "act", decision=view["decision"]["id"], action=first)
    problem = anna.do(table, "act", 409, decision=view["decision"]["id"], action=second)
    assert problem["code"] == "error-stale"
    assert texts(anna.table(table)) == [first]


def test_twenty_tabs_at_once_do_one_thing(person):
    anna = person()
    table = anna.create("me", "me")
    view = anna.table(table)
    decision = view["decision"]["id"]
    actions = [action["text"] for action in view["actions"]]
    bodies = [{"decision": decision, "action": actions[i % len(actions)]} for i in range(20)]
    with ThreadPoolExecutor(20) as tabs:
        answers = list(tabs.map(lambda body: anna.http.post(f"/api/tables/{table}/act", json=body), bodies))
    assert sum(answer.status_code == 200 and answer.json()["code"] == "done" for answer in answers) == 1
    assert {answer.status_code for answer in answers} == {200, 409}
    assert len(texts(anna.table(table))) == 1


def test_answer_from_before_a_taking_back_is_stale_even_where_the_same_is_asked(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age", options={"start_player": 1})
    before = anna.play(table)
    anna.do(table, "undo", what="ask", token=anna.table(table)["undo"]["token"])
    after = anna.table(table)
    assert after["decision"]["prompt"] == before["decision"]["prompt"]
    assert after["decision"]["id"] != before["decision"]["id"]
    old = {"decision": before["decision"]["id"], "action": before["actions"][0]["text"]}
    assert anna.do(table, "act", 409, **old)["code"] == "error-stale"
    assert texts(anna.table(table)) == []


@pytest.mark.parametrize(
    ("decision", "status"),
    [
        ("9.9.0", 409),
        ("0.-1.0", 409),
        ("1.2.3.0", 409),
        ("0.0.0 ", 403),
        ("x.y.0", 409),
        ("", 403),
        ("0.0.٣", 403),
        ("0", 409),
    ],
)
def test_nonsense_ids_are_refused(person, decision, status):
    anna = person()
    table = anna.create("me", "me")
    anna.do(table, "act", status, decision=decision, action="draw")
    assert texts(anna.table(table)) == []


def test_forbidden_action_is_answered_with_the_rule(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age", options={"start_player": 1})
    view = anna.table(table)
    problem = anna.do(table, "act", 409, decision=view["decision"]["id"], action="pay clay")
    assert problem["code"] == "error-illegal"
    assert problem["rule"].startswith("SA-")
    why = anna.get(f"/api/tables/{table}/why", seat=0, action="pay clay")
    assert why["rule"] == problem["rule"]
    assert why["text"] == problem["message"]
    assert why["address"].endswith(f"#{why['rule']}")
    assert anna.get(f"/api/tables/{table}/why", seat=0, action=view["actions"][0]["text"])["allowed"]
    turn = anna.get(f"/api/tables/{table}/why", seat=1, action=view["actions"][0]["text"])
    assert not turn["allowed"]
    assert texts(anna.table(table)) == []


def test_a_refusal_is_a_sentence_in_the_language_of_the_reader_with_the_names_of_people(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age", options={"start_player": 1}, name="Anna")
    for place in ("place field", "place forest 1"):
        view = anna.table(table)
        anna.do(table, "act", decision=view["decision"]["id"], action=place)
    why = anna.get(f"/api/tables/{table}/why", seat=0, action="place field", lang="cs")
    assert why["text"] == "Pole je obsazené: za kolo tam jde jen jedna figurka."
    assert why["address"] == "/games/stone_age/rules#SA-4.14"
    why = anna.get(f"/api/tables/{table}/why", seat=1, action="place field", lang="en")
    assert why["text"] == "It is Anna’s turn."


def test_words_that_are_no_action_are_refused(person):
    anna = person()
    table = anna.create("me", "me")
    view = anna.table(table)
    problem = anna.do(table, "act", 422, decision=view["decision"]["id"], action="win the game")
    assert problem["code"] == "error-not-understood"
    assert "win the game" not in problem["message"]


def test_forms_tell_on_the_table_what_was_refused(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age", options={"start_player": 1})
    view = anna.table(table)
    answer = anna.form(f"/tables/{table}/act", decision=view["decision"]["id"], action="pay clay")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"/tables/{table}?notice=error-illegal&rule=SA-")
    answer = anna.form(f"/tables/{table}/act", decision=view["decision"]["id"], action=view["actions"][0]["text"])
    assert answer.headers["location"] == f"/tables/{table}"
    assert len(texts(anna.table(table))) == 1


def test_creating_twice_with_one_word_makes_one_table(person):
    anna, jan = person(), person()
    first = anna.create("me", "me", once="abc")
    assert anna.create("me", "me", once="abc") == first
    assert jan.create("me", "me", once="abc") != first
    assert len(anna.get("/api/home")["mine"]) == 1


def test_chat_sent_twice_is_said_once(person):
    anna = person()
    table = anna.create("me", "me", name="Anna")
    assert anna.do(table, "chat", text="Hello", once="1")["code"] == "done"
    assert anna.do(table, "chat", text="Hello", once="1")["code"] == "done-already"
    anna.do(table, "chat", text="Hello", once="2")
    assert [(line["number"], line["name"], line["text"]) for line in anna.table(table)["chat"]] == [
        (1, "Anna", "Hello"),
        (2, "Anna", "Hello"),
    ]


def test_who_sits_without_a_name_is_no_spectator_in_the_chat(person):
    anna = person()
    table = anna.create("me", "open")
    anna.do(table, "chat", text="Hello")
    said = anna.page(f"/tables/{table}").split('id="chat-1"')[1].split("</li>")[0]
    assert "<b>Guest</b> Hello" in said
