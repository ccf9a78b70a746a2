"""Coming and going: open seats, filling with bots, leaving, coming back, moving to another device, playing again."""

import pytest

from epocha.engine.record import verify_bytes


def test_open_seat_is_taken_by_whoever_comes_first(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open")
    jan.do(table, "join", name="Jan")
    assert jan.do(table, "join", name="Jan")["code"] == "done-already"
    assert eva.do(table, "join", 409, name="Eva")["code"] == "error-seat-taken"
    assert eva.do(table, "join", 409, seat=1, name="Eva")["code"] == "error-seat-taken"
    assert eva.do(table, "join", 409, seat=9, name="Eva")["code"] == "error-seat-taken"
    assert anna.table(table)["seats"][1]["name"] == "Jan"


def test_seat_kept_for_a_friend_is_not_open_to_anyone(person):
    anna, jan = person(), person()
    table = anna.create("me", "friend")
    assert jan.do(table, "join", 409, seat=1)["code"] == "error-seat-taken"


def test_host_fills_free_seats_with_bots(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", "friend")
    assert jan.do(table, "start", 403, bot="random")["code"] == "error-not-host"
    assert anna.do(table, "start", 422, bot="nobody")["code"] == "error-no-bot"
    anna.do(table, "replace", seat=1, bot="random")
    assert anna.table(table)["status"] == "waiting"
    anna.do(table, "start", bot="greedy")
    view = anna.table(table)
    assert view["status"] == "running"
    assert [seat["bot"] for seat in view["seats"]] == ["", "random", "greedy"]
    assert anna.do(table, "start", bot="greedy")["code"] == "done-already"


def test_leaving_before_the_start_frees_the_seat(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open", "open")
    jan.do(table, "join", name="Jan")
    jan.do(table, "leave")
    assert jan.do(table, "leave", 403)["code"] == "error-not-your-seat"
    assert [seat["kind"] for seat in anna.table(table)["seats"]] == ["human", "open", "open"]
    eva.do(table, "join", name="Eva")
    assert anna.table(table)["seats"][1]["name"] == "Eva"


def test_bot_takes_over_an_empty_seat_until_its_person_returns(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open", "open")
    jan.do(table, "join", name="Jan")
    eva.do(table, "join", name="Eva")
    assert anna.do(table, "replace", 409, seat=1, bot="random")["code"] == "error-not-replaceable"
    jan.do(table, "leave")
    view = anna.table(table)
    assert view["status"] == "running"
    assert (view["seats"][1]["kind"], view["seats"][1]["replaceable"]) == ("empty", True)
    stranger = person()
    assert not stranger.table(table)["seats"][1]["replaceable"]
    assert stranger.do(table, "replace", 409, seat=1, bot="random")["code"] == "error-not-replaceable"
    eva.do(table, "replace", seat=1, bot="random")
    anna.play(table)
    assert anna.wait(table, lambda view: view["plies"] == 2)["log"][1]["by"] == "bot"
    view = jan.table(table)
    assert (view["you"], view["seat"], view["seats"][1]["returnable"]) == ([], None, True)
    assert stranger.do(table, "join", 409, seat=1)["code"] == "error-seat-taken"
    jan.do(table, "join", seat=1)
    view = jan.table(table)
    assert (view["you"], view["seats"][1]["kind"], view["seats"][1]["name"]) == ([1], "human", "Jan")


def test_person_who_is_away_for_long_can_be_replaced(launch, person_at):
    running = launch(away_after=2)
    anna, jan = person_at(running), person_at(running)
    table = anna.create("me", "open")
    jan.do(table, "join", name="Jan")
    jan.table(table)
    assert anna.do(table, "replace", 409, seat=1, bot="random")["code"] == "error-not-replaceable"
    anna.wait(table, lambda view: view["seats"][1]["replaceable"])
    anna.do(table, "replace", seat=1, bot="random")
    assert jan.table(table)["seats"][1]["returnable"]


def test_table_that_everybody_left_is_abandoned_for_good_and_shows_its_key(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", "random", name="Anna")
    jan.do(table, "join", name="Jan")
    anna.play(table)
    anna.do(table, "leave")
    assert (anna.table(table)["status"], anna.table(table)["key"]) == ("running", "")
    jan.do(table, "leave")
    view = anna.table(table)
    assert (view["status"], view["waiting_for"]["code"]) == ("abandoned", "waiting-abandoned")
    for someone in (anna, jan):
        assert not any(seat["returnable"] for seat in someone.table(table)["seats"])
        for seat in (0, 1):
            assert someone.do(table, "join", 409, seat=seat)["code"] == "error-seat-taken"
    check = person().get(f"/api/tables/{table}/check")
    assert (check["commitment_holds"], check["replay_holds"], check["key"]) == (True, True, view["key"])
    assert check["commitment"] == view["commitment"]
    report = verify_bytes(person().http.get(f"/api/tables/{table}/record").content)
    assert report.ok
    assert report.record.secret.hex() == check["secret"]
    assert "Check the shuffles" in anna.page(f"/tables/{table}")


def test_seat_link_moves_a_seat_to_another_device(person):
    laptop, phone = person(), person()
    table = laptop.create("me", "me", name="Anna")
    links = {link["seat"]: link["address"] for link in laptop.table(table)["links"]["moves"]}
    assert phone.table(table)["links"]["moves"] == []
    assert phone.get(f"/api{links[1]}")["what"] == "move"
    phone.post(f"/api{links[1]}", {})
    assert phone.post(f"/api{links[1]}", {})["code"] == "done-already"
    assert (laptop.table(table)["you"], phone.table(table)["you"]) == ([0], [1])
    assert laptop.post(f"/api{links[1]}", {})["code"] == "done-already"
    assert person().post(f"/api{links[1]}", {}, 404)["code"] == "error-no-link"
    assert laptop.table(table)["you"] == [0]
    assert phone.table(table)["seats"][1]["name"] == "Anna"


def test_looking_at_a_link_takes_nothing(person):
    anna, jan = person(), person()
    table = anna.create("me", "friend")
    address = anna.table(table)["links"]["invites"][0]["address"]
    for _ in range(2):
        jan.get(f"/api{address}")
    assert anna.table(table)["seats"][1]["kind"] == "friend"


def test_rematch_is_one_table_with_the_same_people(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", "random", name="Anna", options={"double": True})
    jan.do(table, "join", name="Jan")
    assert anna.do(table, "rematch", 409)["code"] == "error-not-finished"
    while anna.table(table)["status"] == "running":
        for someone in (anna, jan):
            if someone.table(table)["decision"]:
                someone.play(table)
    assert person().do(table, "rematch", 403)["code"] == "error-not-your-seat"
    again = anna.do(table, "rematch")["table"]
    assert jan.do(table, "rematch")["table"] == again != table
    assert jan.table(table)["links"]["rematch"] == f"/tables/{again}"
    phone = person()
    phone.post(f"/api{anna.table(table)['links']['moves'][0]['address']}", {})
    assert phone.do(table, "rematch")["table"] == again, "though its host has another browser now"
    view = jan.table(again)
    assert (view["status"], view["you"]) == ("running", [1])
    assert [seat["name"] for seat in view["seats"][:2]] == ["Anna", "Jan"]
    assert view["options"][0]["value"] is True
    assert view["commitment"] != anna.table(table)["commitment"]


def test_since_you_left_counts_from_the_last_look(person):
    anna, jan = person(), person()
    table = anna.create("me", "open")
    jan.do(table, "join", name="Jan")
    assert jan.table(table)["since"] == 0
    anna.play(table)
    view = jan.table(table)
    assert (view["since"], view["plies"]) == (0, 1)
    assert jan.table(table)["since"] == 1
    assert person().table(table)["since"] == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "nothing", "seats": [{"kind": "me"}]}, "error-no-game"),
        ({"game": "pebbles", "seats": [{"kind": "me"}]}, "error-bad-players"),
        ({"game": "pebbles", "seats": [{"kind": "me"}] * 5}, "error-bad-players"),
        ({"game": "pebbles", "seats": [{"kind": "me"}] * 99}, "error-bad-input"),
        ({"game": "pebbles", "seats": [{"kind": "ghost"}] * 2}, "error-bad-input"),
        ({"game": "pebbles", "seats": [{"kind": "me"}] * 2, "options": {"double": "maybe"}}, "error-bad-option"),
        ({"game": "pebbles", "seats": [{"kind": "me"}] * 2, "options": {"treble": True}}, "error-bad-option"),
        ({"game": "pebbles", "seats": [{"kind": "me"}] * 2, "title": "x" * 61}, "error-too-long"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "error-no-bot"),
        (
            {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random", "strength": "x"}]},
            "error-no-bot",
        ),
        ({"game": "pebbles", "seats": [{"kind": "me"}] * 2, "seed": 7}, "error-bad-input"),
    ],
)
def test_tables_that_cannot_be_are_refused(person, body, code):
    anna = person()
    answer = anna.http.post("/api/tables", json=body)
    assert answer.json()["code"] == code
    assert anna.get("/api/home")["mine"] == []
