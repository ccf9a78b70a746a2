"""What is sent here and cannot be: numbers that are none, texts that cannot be stored. It is refused, never a crash."""

import json

import pytest

from epocha.engine.options import Option

NOT_NUMBERS = ["٣", "²", "1_0", "+1", "1.0", "-", "9" * 5000]
HALF = "\ud800"


def sent(person, path, body):
    """Post JSON whose texts may hold what no UTF-8 text can."""
    return person.http.post(path, content=json.dumps(body), headers={"content-type": "application/json"})


@pytest.mark.parametrize("number", NOT_NUMBERS, ids=lambda text: ascii(text[:9]))
def test_a_number_that_is_none_is_refused_wherever_one_is_read(person, number):
    anna = person()
    table = anna.create("me", "me")
    for path in ("?seat=", "?since=", "/replay?ply=", "/record?seat=", "/why?action=draw&seat="):
        name = path.rpartition("?")[2].rpartition("&")[2].rstrip("=")
        answer = anna.http.get(f"/api/tables/{table}{path.partition('?')[0]}", params={"action": "draw", name: number})
        assert (answer.status_code, answer.json()["code"]) == (422, "error-bad-input"), path
    answer = anna.http.get(f"/tables/{table}", params={"seat": number})
    assert answer.status_code == 422
    for body in ({"seat": number}, {"seat": True}, {"seat": 1.0}):
        answer = anna.http.post(f"/api/tables/{table}/leave", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "error-bad-input"), body
    assert anna.form(f"/tables/{table}/leave", seat=number).status_code == 422
    view = anna.table(table)
    assert view["you"] == [0, 1]
    assert (
        anna.http.post(f"/api/tables/{table}/act", json={"decision": f"0.{number}", "action": "draw"}).status_code < 500
    )
    form = anna.form(f"/tables/{table}/act", view=number, decision=view["decision"]["id"], action="draw")
    assert form.headers["location"] == f"/tables/{table}"


@pytest.mark.parametrize("number", [*NOT_NUMBERS, 10**4000, -1, 2.5, True], ids=lambda number: ascii(number)[:12])
def test_an_option_that_is_no_number_is_refused(person, number):
    anna = person()
    body = {"game": "stone_age", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"max_rounds": number}}
    answer = sent(anna, "/api/tables", body)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("error-bad-option", "error-bad-input")
    assert len(answer.text) < 1000
    if isinstance(number, str):
        form = anna.form("/games/stone_age/new", players="2", seat0="me", seat1="me", option_max_rounds=number)
        assert form.status_code == 422
    assert anna.get("/api/home")["mine"] == []


def test_a_body_with_a_number_of_thousands_of_digits_is_refused(person):
    anna = person()
    head = {"content-type": "application/json"}
    body = '{"game": "pebbles", "seats": [], "options": {"double": %s}}' % ("9" * 5000)
    assert anna.http.post("/api/tables", content=body, headers=head).status_code == 422


TABLE = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tables", {**TABLE, "options": {HALF: 1}}),
        ("tables", {**TABLE, "options": {"double": HALF}}),
        ("tables", {**TABLE, "game": HALF}),
        ("tables", {**TABLE, "title": HALF}),
        ("tables", {**TABLE, "name": HALF}),
        ("tables", {**TABLE, "once": HALF}),
        ("tables", {**TABLE, HALF: 1}),
        ("tables", {**TABLE, "seats": [{"kind": "me", "name": HALF}, {"kind": "me"}]}),
        ("tables", {**TABLE, "seats": [{"kind": "bot", "bot": HALF}, {"kind": "me"}]}),
        ("tables", {**TABLE, "seats": [{"kind": "me", HALF: 1}, {"kind": "me"}]}),
        ("tables/TABLE/act", {"decision": HALF, "action": "draw"}),
        ("tables/TABLE/act", {"decision": "0.0.0", "action": HALF}),
        ("tables/TABLE/undo", {"what": "ask", "token": HALF}),
        ("tables/TABLE/chat", {"text": HALF}),
        ("tables/TABLE/chat", {"text": "hi", "once": HALF}),
        ("tables/TABLE/join", {"name": HALF}),
        ("tables/TABLE/replace", {"seat": 0, "bot": HALF}),
        ("tables/TABLE/start", {"strength": HALF}),
        ("tables/TABLE/contribute", {"contribution": HALF}),
        ("join/TABLE.x", {"name": HALF}),
    ],
)
def test_text_that_cannot_be_stored_is_refused(person, path, body):
    anna = person()
    table = anna.create("me", "me")
    answer = sent(anna, f"/api/{path.replace('TABLE', table)}", body)
    assert (answer.status_code, answer.json()["code"]) == (422, "error-bad-input")


@pytest.mark.parametrize("depth", [300, 900, 20_000])
def test_a_body_that_goes_deep_is_refused(person, depth):
    anna = person()
    body = f'{{"game": "pebbles", "seats": [], "options": {{"double": {"[" * depth}{"]" * depth}}}}}'
    answer = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "error-bad-input")


def test_text_of_an_option_that_cannot_be_stored_is_refused_by_the_option_too():
    option = Option("motto", default="", most=9)
    with pytest.raises(ValueError, match="cannot be stored"):
        option.read(HALF)
