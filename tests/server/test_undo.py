"""Taking back: free, by consent of the other people, impossible across a disclosure."""

import pytest

SEATS = {"game": "stone_age", "options": {"start_player": 1}}


def undo(someone, table, what="ask", status=200, token=None):
    token = token or someone.table(table)["undo"]["token"]
    return someone.do(table, "undo", status, what=what, token=token)


@pytest.fixture
def pair(person):
    """Two people at one table, the first to move."""
    anna, jan = person(), person()
    table = anna.create("me", "open", name="Anna", **SEATS)
    jan.do(table, "join", name="Jan")
    return anna, jan, table


def test_own_last_action_is_taken_back_freely(pair):
    anna, jan, table = pair
    anna.play(table)
    view = anna.table(table)
    assert view["undo"]["state"] == "free"
    assert view["undo"]["text"] == view["log"][-1]["text"]
    revision = undo(anna, table)["revision"]
    assert revision > view["revision"]
    view = jan.table(table)
    assert (view["log"], view["revision"]) == ([], revision)


def test_undo_sent_twice_takes_back_once(pair):
    anna, jan, table = pair
    anna.play(table)
    jan.play(table)
    token = anna.table(table)["undo"]["token"]
    undo(anna, table, token=token)
    undo(jan, table, "agree")
    assert undo(anna, table, token=token, status=409)["code"] == "error-stale"
    assert anna.table(table)["plies"] == 0


def test_beyond_anothers_action_it_takes_his_consent(pair):
    anna, jan, table = pair
    anna.play(table)
    jan.play(table)
    assert anna.table(table)["undo"]["state"] == "consent"
    undo(anna, table)
    view = jan.table(table)
    assert (view["undo"]["asked_by"], view["undo"]["answer"]) == (0, [1])
    assert view["waiting_for"]["code"] == "waiting-undo"
    assert view["plies"] == 2
    undo(jan, table, "agree")
    view = jan.table(table)
    assert (view["plies"], view["undo"]["asked_by"], view["decision"]) == (0, None, None)


def test_consent_can_be_refused_and_playing_on_refuses_too(pair):
    anna, jan, table = pair
    anna.play(table)
    jan.play(table)
    undo(anna, table)
    undo(jan, table, "refuse")
    assert jan.table(table)["undo"]["asked_by"] is None
    assert undo(jan, table, "agree", status=409)["code"] == "error-undo-not-asked"
    undo(anna, table)
    anna.play(table)
    view = jan.table(table)
    assert (view["plies"], view["undo"]["asked_by"]) == (3, None)


def test_a_request_to_take_back_stands_in_nobodys_way(person):
    """No bot plays on while one stands; nobody could end it when the one who was to agree had left."""
    anna, jan = person(), person()
    table = anna.create("me", "open", "random", name="Anna", **SEATS)
    jan.do(table, "join", name="Jan")

    anna.play(table)
    jan.play(table)
    anna.wait(table, lambda view: view["decision"])  # the bot has moved
    undo(anna, table)
    assert anna.table(table)["undo"]["asked_by"] == 0
    assert "Never mind" in anna.page(f"/tables/{table}/live")
    assert "Never mind" not in jan.page(f"/tables/{table}/live")
    jan.do(table, "leave")
    view = anna.table(table)
    assert (view["undo"]["asked_by"], view["undo"]["waiting_for"]) == (None, [])


def test_who_asks_cannot_agree_for_the_others(pair):
    anna, jan, table = pair
    anna.play(table)
    jan.play(table)
    undo(anna, table)
    assert undo(anna, table, "agree", status=403)["code"] == "error-not-your-seat"
    assert jan.table(table)["plies"] == 2


def test_spectator_takes_nothing_back(pair, person):
    anna, _, table = pair
    anna.play(table)
    stranger = person()
    assert stranger.table(table)["undo"]["state"] == "spectator"
    assert undo(stranger, table, status=403)["code"] == "error-not-your-seat"


def test_revealed_is_revealed(person):
    anna = person()
    table = anna.create("me", "me")
    anna.play(table, lambda texts: next(text for text in texts if text.startswith("play")))
    assert anna.table(table)["undo"]["state"] == "disclosed"
    assert undo(anna, table, status=409)["code"] == "error-undo-disclosed"
    assert anna.table(table)["plies"] == 1


def test_nothing_to_take_back_and_nothing_after_the_end(person):
    anna = person()
    table = anna.create("me", "random")
    assert undo(anna, table, status=409)["code"] == "error-undo-nothing"
    anna.finish(table)
    assert anna.table(table)["undo"]["state"] == "finished"
    assert undo(anna, table, status=409)["code"] == "error-undo-finished"


def test_bots_agree_to_everything(person):
    anna = person()
    table = anna.create("me", "random", **SEATS)
    anna.play(table)
    view = anna.wait(table, lambda view: view["decision"])
    assert [line["seat"] for line in view["log"]] == [0, 1]
    assert view["undo"]["state"] == "free"
    undo(anna, table)
    assert anna.table(table)["log"] == []


def test_one_person_on_all_seats_needs_nobodys_consent(person):
    anna = person()
    table = anna.create("me", "me", **SEATS)
    first = anna.play(table)["actions"][0]["text"]
    anna.play(table)
    undo(anna, table)
    assert [line["text"] for line in anna.table(table)["log"]] == [first]


def test_what_was_sealed_is_changed_before_it_is_opened_and_stays_after(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", game="odds")
    jan.do(table, "join", name="Jan")
    anna.do(table, "act", decision="0.0.0", action="choose 2")
    undo(anna, table, status=409)
    jan.do(table, "withdraw", 403, decision=anna.table(table)["waiting_for"]["answered"])
    anna.do(table, "withdraw", decision=anna.table(table)["waiting_for"]["answered"])
    view = anna.table(table)
    anna.do(table, "act", decision=view["decision"]["id"], action="choose 3")
    jan.do(table, "act", decision=jan.table(table)["decision"]["id"], action="choose 1")
    assert anna.table(table)["undo"]["state"] == "disclosed"
