"""Where the shuffles of a table come from: the site commits itself, then the seats contribute, then all is shown."""

import re
from hashlib import sha256

import pytest

from epocha.engine.deal import public_word
from epocha.engine.record import Record, Severity, verify, verify_bytes

ANNAS, JANS, EVAS = "Annas0123456789abcdef", "Jans0123456789abcdef", "Evas0123456789abcdef"


def words(view):
    return [(each["word"], each["own"]) for each in view["contributions"]]


def key_of(commitment, secret, contributions):
    """Compute the key by hand, as docs/player.md says."""
    lines = [f"p{seat} {word}" for seat, word in enumerate(contributions, 1)]
    text = "\n".join(["Epocha key 1", f"secret {secret}", f"commitment {commitment}", *lines, ""])
    return sha256(text.encode()).hexdigest()


def test_the_site_is_committed_before_anybody_contributes(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", "random", name="Anna", options={"double": True}, contribute=True)
    committed = jan.table(table)["commitment"]
    assert anna.table(table)["contribute"] is True
    jan.do(table, "join", name="Jan", contribution=JANS)
    waiting = anna.table(table)
    assert (waiting["status"], waiting["contributions"], waiting["key"]) == ("waiting", [], "")
    assert waiting["waiting_for"] == {
        "code": "waiting-contributions",
        "names": ["Anna"],
        "count": 1,
        "seats": [0],
        "answered": "",
    }
    seen = " ".join(anna.seen)
    assert JANS not in seen, "what somebody contributed is shown when all are in"
    assert jan.do(table, "contribute", contribution=ANNAS)["code"] == "done-already"
    anna.do(table, "contribute", contribution=ANNAS)
    view = anna.wait(table, lambda view: view["status"] == "running")
    assert view["commitment"] == committed
    assert words(view) == [(ANNAS, True), (JANS, True), (public_word(committed, 2), False)]
    assert words(person().table(table)) == words(view)


def test_anybody_can_compute_the_key_of_a_game_that_is_over(person):
    anna = person()
    table = anna.create("me", "random", name="Anna", contribute=True)
    committed = anna.table(table)["commitment"]
    anna.do(table, "contribute", contribution=ANNAS)
    view = anna.finish(table)
    check = person().get(f"/api/tables/{table}/check")
    text = (
        f"Epocha commitment 1\nsecret {check['secret']}\ntable {table}\ngame pebbles\nrules 1\nplayers 2\n"
        "options double=false\n"
    )
    assert sha256(text.encode()).hexdigest() == committed == check["commitment"] == check["computed"]
    assert text == check["committed_text"]
    key = key_of(committed, check["secret"], [ANNAS, public_word(committed, 1)])
    assert key == check["key"] == view["key"]
    record = Record.from_text(anna.http.get(f"/api/tables/{table}/record").text)
    assert (record.table, record.commitment, record.contributions) == (table, committed, (ANNAS, ""))
    report = verify(record)
    assert report.problems == ()
    assert f"p1 {ANNAS}, p2 none of its own" in report.proved[-1]
    page = anna.page(f"/tables/{table}/check")
    assert ANNAS in page
    assert check["secret"] in page


@pytest.mark.parametrize("old", ["table", "options", "contribution", "secret"])
def test_a_record_that_says_otherwise_is_found_out(person, old):
    anna = person()
    table = anna.create("me", "random", contribute=True)
    anna.do(table, "contribute", contribution=ANNAS)
    anna.do(table, "leave")
    text = anna.http.get(f"/api/tables/{table}/record").text
    secret = Record.from_text(text).secret.hex()
    new = {
        "table": text.replace(table, table[::-1]),
        "options": text.replace("double=false", "double=true"),
        "contribution": text.replace(ANNAS, EVAS),
        "secret": text.replace(secret, secret[::-1]),
    }[old]
    assert new != text
    record = Record.from_text(new)
    for changed in (new, new.replace(record.check, record.header_check())):
        assert any(problem.severity is Severity.ERROR for problem in verify_bytes(changed.encode()).problems)
    assert verify_bytes(text.encode()).ok


def test_the_same_secret_and_other_contributions_give_other_shuffles(person):
    anna = person()
    keys = set()
    for word in (ANNAS, EVAS):
        table = anna.create("me", "random", contribute=True)
        anna.do(table, "contribute", contribution=word)
        anna.do(table, "leave")
        check = anna.get(f"/api/tables/{table}/check")
        for other in (ANNAS, EVAS):
            keys.add(key_of(check["commitment"], check["secret"], [other, public_word(check["commitment"], 1)]))
        assert check["key"] in keys
    assert len(keys) == 4


def test_a_page_without_scripts_plays_at_once_and_says_that_it_contributed_nothing(person):
    anna = person()
    answer = anna.form("/games/pebbles/new", players="2", seat0="me", seat1="bot:random", contribute="")
    view = anna.table(answer.headers["location"].rpartition("/")[2])
    assert view["status"] == "running"
    assert words(view) == [(public_word(view["commitment"], seat), False) for seat in (0, 1)]
    assert "none of its own" in anna.page(answer.headers["location"])


def test_a_page_with_scripts_contributes_in_two_steps(person):
    anna = person()
    answer = anna.form("/games/pebbles/new", players="2", seat0="me", seat1="bot:random", contribute="true")
    address = answer.headers["location"]
    table = address.rpartition("/")[2]
    page = anna.page(address)
    (form,) = re.findall(r'<form id="contribute".*?</form>', page, re.S)
    assert f'data-commitment="{anna.table(table)["commitment"]}"' in form
    assert 'name="contribution" value=""' in form
    assert 'id="contribute"' not in person().page(address), "it is asked of the people at the table only"
    anna.form(f"{address}/contribute", contribution=ANNAS)
    assert words(anna.table(table))[0] == (ANNAS, True)
    assert 'id="contribute"' not in anna.page(address)


def test_a_contribution_is_given_once_by_its_own_person_and_has_a_form(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", contribute=True)
    assert jan.do(table, "contribute", 403, contribution=JANS)["code"] == "error-not-your-seat"
    for wrong in ("short", "a" * 65, "ten words!" * 3, "é" * 20, f"{ANNAS}\n"):
        assert anna.do(table, "contribute", 422, contribution=wrong)["code"] == "error-bad-input"
        assert jan.do(table, "join", 422, contribution=wrong)["code"] == "error-bad-input"
    anna.do(table, "contribute", contribution=ANNAS)
    assert anna.do(table, "contribute", contribution=EVAS)["code"] == "done-already"
    jan.do(table, "join", name="Jan")
    view = anna.table(table)
    assert words(view) == [(ANNAS, True), (public_word(view["commitment"], 1), False)]
    assert anna.do(table, "contribute", contribution=EVAS)["code"] == "done-already"
    assert words(anna.table(table)) == words(view)


def test_a_friend_contributes_with_the_link(person):
    anna, jan = person(), person()
    table = anna.create("me", "friend")
    address = anna.table(table)["links"]["invites"][0]["address"]
    link = jan.get(f"/api{address}")
    assert link["commitment"] == anna.table(table)["commitment"]
    assert link["commitment"] in jan.page(address)
    jan.form(address, name="Jan", contribution=JANS)
    assert words(anna.table(table))[1] == (JANS, True)


def test_who_leaves_before_the_start_takes_the_contribution_along(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open", "open")
    jan.do(table, "join", name="Jan", contribution=JANS)
    jan.do(table, "leave")
    for someone, word in ((eva, EVAS), (person(), "")):
        someone.do(table, "join", name="x", contribution=word)
    assert [word for word, own in words(anna.table(table)) if own] == [EVAS]


def test_nobody_is_waited_for_for_ever(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", contribute=True)
    jan.do(table, "join", name="Jan", contribution=JANS)
    assert person().do(table, "start", 403)["code"] == "error-not-host"
    assert jan.table(table)["may_start"] is True
    jan.do(table, "start")
    view = jan.table(table)
    assert view["status"] == "running"
    assert words(view) == [(public_word(view["commitment"], 0), False), (JANS, True)]


def test_a_rematch_begins_when_everybody_has_come(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", name="Anna")
    jan.do(table, "join", name="Jan", contribution=JANS)
    while anna.table(table)["status"] == "running":
        for someone in (anna, jan):
            if someone.table(table)["decision"]:
                someone.play(table)
    again = anna.do(table, "rematch", contribute=True)["table"]
    assert jan.do(table, "rematch", contribute=True)["table"] == again
    first = anna.table(again)
    assert (first["status"], first["waiting_for"]["seats"], first["contribute"]) == ("waiting", [0, 1], True)
    assert first["commitment"] != anna.table(table)["commitment"]
    anna.do(again, "contribute", contribution=ANNAS)
    assert anna.table(again)["waiting_for"]["seats"] == [1]
    jan.do(again, "contribute", contribution=EVAS)
    assert words(anna.table(again)) == [(ANNAS, True), (EVAS, True)]


def test_contributions_and_key_survive_the_end_of_the_process(launch, person_at):
    running = launch()
    anna, jan = person_at(running), person_at(running)
    table = anna.create("me", "open", contribute=True)
    anna.do(table, "contribute", contribution=ANNAS)
    running.kill()
    running.start()
    jan.do(table, "join", name="Jan", contribution=JANS)
    anna.play(table)
    before = anna.table(table)
    running.kill()
    running.start()
    assert anna.table(table)["stock"] == before["stock"]
    assert words(anna.table(table)) == [(ANNAS, True), (JANS, True)]
    for someone in (anna, jan):
        someone.do(table, "leave")
    check = anna.get(f"/api/tables/{table}/check")
    assert (check["commitment_holds"], check["replay_holds"]) == (True, True)


def test_a_table_that_waits_has_no_record(person):
    anna = person()
    table = anna.create("me", "open")
    assert anna.get(f"/api/tables/{table}/record", 409)["code"] == "error-not-running"
