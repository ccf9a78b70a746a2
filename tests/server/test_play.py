"""Whole games over real HTTP: against bots, between browsers, at one browser, with sealed choices, across restarts."""

import random
import re
from hashlib import sha256

import pytest

from epocha import Chance, load_game
from epocha.engine.record import Record, replay, verify


def test_whole_game_against_bots_ends_in_a_record_that_proves_itself(person):
    anna = person()
    table = anna.create("me", "greedy", "random", game="stone_age", name="Anna", options={"max_rounds": 2})
    rng = random.Random(1)  # noqa: S311
    view = anna.finish(table, rng.choice)
    assert view["status"] == "finished"
    assert view["result"]["end"] == "cut-off"
    assert view["plies"] == len(view["log"]) == view["log"][-1]["ply"]
    record = Record.from_text(anna.http.get(f"/api/tables/{table}/record").text)
    match = replay(record)
    assert [move.text for move in match.moves] == [line["text"] for line in view["log"]]
    assert match.state.digest() == record.digest
    check = anna.get(f"/api/tables/{table}/check")
    assert check["commitment_holds"]
    assert check["replay_holds"]
    assert check["commitment"] == view["commitment"]
    assert check["key"] == view["key"] == match.key.hex()
    assert check["secret"] == record.secret.hex()
    assert sha256(check["committed_text"].encode()).hexdigest() == check["computed"] == record.commitment
    assert sha256(check["key_text"].encode()).hexdigest() == check["key"]
    assert verify(record).problems == ()


def test_result_tells_places_and_standings(person):
    anna = person()
    table = anna.create("me", "random")
    view = anna.finish(table)
    points = [standing[0] for standing in view["result"]["standings"]]
    assert points == [stock["score"] for stock in view["stock"]]
    assert view["result"]["ranking"] == [1 + sum(other > own for other in points) for own in points]
    assert [seat["place"] for seat in view["seats"]] == view["result"]["ranking"]


def test_the_log_announces_hunger_that_nobody_was_asked_about(person):
    anna = person()
    table = anna.create("me", "greedy", game="stone_age", options={"max_rounds": 3, "start_player": 1})
    view = anna.finish(table, choose=lambda texts: next((t for t in texts if t.startswith("place card")), texts[-1]))
    told = [one for line in view["log"] for one in line["followed"] if "hungry" in one["sentence"]]
    assert told
    assert all(one["sentence"].startswith("goes hungry: lacks ") for one in told)
    assert {(one["kind"], one["heading"].partition(": ")[2]) for one in told} == {("feeding", "feeding")}
    assert told[0]["sentence"] in anna.page(f"/tables/{table}")


@pytest.mark.parametrize(("limit", "result"), [(1, "not completed"), (500, "turns")])
def test_a_game_alone_is_told_in_turns_or_as_not_completed(person, limit, result):
    anna = person()
    table = anna.create("me", game="mesta", options={"size": "very_short", "max_rounds": limit})
    view = anna.finish(table, choose=lambda texts: texts[-1])
    assert view["result"]["points"][0] > 0
    assert view["result"]["results"] == [f"{view['result']['points'][0]} turns" if limit > 1 else result]
    assert [seat["place"] for seat in view["seats"]] == view["result"]["ranking"] or [None]
    page = anna.page(f"/tables/{table}").partition('id="result-title"')[2].partition("</section>")[0]
    assert result in page
    assert ("winner" in page) == (limit > 1)
    assert "broken off" not in page
    assert "-" not in re.sub(r"<[^>]*>", "", page), "no negative points"


def test_two_browsers_play_through_a_friends_link(person):
    anna, jan = person(), person()
    table = anna.create("me", "friend", name="Anna")
    waiting = anna.table(table)
    assert waiting["status"] == "waiting"
    assert waiting["pictures"] == []
    assert waiting["concern"] == waiting["diagram"] == ""
    assert "<svg id" not in anna.page(f"/tables/{table}")
    assert waiting["stock"] == []
    address = waiting["links"]["invites"][0]["address"]
    assert jan.get(f"/api{address}")["taken"] is False
    jan.post(f"/api{address}", {"name": "Jan"})
    view = jan.table(table)
    assert view["status"] == "running"
    assert view["you"] == [1]
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Jan"]
    assert view["decision"] is None
    assert view["waiting_for"] == {"code": "waiting-seats", "names": ["Anna"], "count": 1, "seats": [0], "answered": ""}
    anna.play(table)
    view = jan.table(table)
    assert view["waiting_for"]["code"] == "waiting-you"
    assert view["decision"]["seat"] == 1
    jan.play(table)
    assert [line["seat"] for line in anna.table(table)["log"]] == [0, 1]


def test_invitation_is_for_the_host_to_give_and_for_one_to_take(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "friend", "friend")
    first, second = [invite["address"] for invite in anna.table(table)["links"]["invites"]]
    assert jan.table(table)["links"]["invites"] == []
    jan.post(f"/api{first}", {"name": "Jan"})
    assert jan.post(f"/api{first}", {"name": "Jan"})["code"] == "done-already"
    assert eva.post(f"/api{first}", {"name": "Eva"}, 404)["code"] == "error-no-link"
    assert eva.post("/api/join/nowhere.nothing", {}, 404)["code"] == "error-no-table"
    eva.post(f"/api{second}", {"name": "Eva"})
    assert eva.table(table)["you"] == [2]


def test_two_seats_at_one_browser_show_the_one_to_move(person):
    anna = person()
    table = anna.create("me", "me", name="Anna")
    view = anna.play(table)
    assert view["seat"] == 0
    view = anna.table(table)
    assert (view["you"], view["seat"], view["decision"]["seat"]) == ([0, 1], 1, 1)
    other = anna.table(table, seat=0)
    assert (other["seat"], other["decision"]) == (0, None)
    assert anna.table(table, seat=7)["seat"] == 1


def told(someone, table):
    """Return all that the API tells of a table, without the word that is another each time."""
    return {name: value for name, value in someone.table(table).items() if name != "once"}


def test_while_others_move_two_seats_at_one_browser_show_whose_person_acted_last(person):
    """Whoever has just acted sits before the device; the other's hand is behind a curtain, asked or not."""
    anna, jan = person(), person()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Karel"}, {"kind": "open"}]
    body = {"game": "stone_age", "seats": seats, "options": {"start_player": 1}}
    table = anna.post("/api/tables", body, 201)["table"]
    jan.do(table, "join")
    for seat in (0, 1):
        assert anna.play(table)["seat"] == seat
    view = anna.table(table)
    assert (view["decision"], view["seat"]) == (None, 1)
    page = anna.page(f"/tables/{table}/live")
    assert 'data-sits="1" data-curtain="Karel"' in page
    assert 'data-sits="0" data-curtain="Anna"' in anna.page(f"/tables/{table}/live?seat=0")


def test_sealed_choices_are_made_at_once_and_opened_together(person):
    people = [person() for _ in range(3)]
    table = people[0].create("me", "open", "open", game="odds")
    for someone in people[1:]:
        someone.do(table, "join", name="x")
    before = [someone.table(table) for someone in people]
    assert [view["decision"]["id"] for view in before] == ["0.0.0", "0.0.1", "0.0.2"]
    seen = told(people[0], table)
    people[1].do(table, "act", decision="0.0.1", action="choose 3")
    assert told(people[0], table) == seen, "nobody is told"
    own = people[1].table(table)
    assert (own["decision"], own["waiting_for"]["code"], own["log"]) == (None, "waiting-answered", [])
    assert people[1].do(table, "act", decision="0.0.1", action="choose 3")["code"] == "done-already"
    people[1].do(table, "act", 409, decision="0.0.1", action="choose 2")
    for someone in people:
        assert "choose 3" not in someone.http.get(f"/api/tables/{table}/record").text
    # what is sealed may be changed without asking anybody
    people[1].do(table, "withdraw", decision=own["waiting_for"]["answered"])
    people[1].play(table, lambda texts: "choose 2")
    people[1].do(table, "withdraw", decision=people[1].table(table)["waiting_for"]["answered"])
    people[1].play(table, lambda texts: "choose 3")
    assert told(people[0], table) == seen
    # the others answer the question they were shown before, and it is still the same one
    people[0].do(table, "act", decision="0.0.0", action="choose 1")
    people[2].do(table, "act", decision="0.0.2", action="choose 1")
    view = people[0].table(table)
    assert [line["text"] for line in view["log"]] == ["choose 1", "choose 3", "choose 1"]
    assert view["stock"] == [{"score": 0}, {"score": 3}, {"score": 0}]
    (scored,) = view["log"][-1]["followed"]
    assert scored["changes"] == [{"seat": 1, "symbol": "score", "delta": 3, "total": 3}]


def test_log_is_a_ledger(person):
    anna = person()
    table = anna.create("me", "me")
    held = anna.table(table)["stock"][0]["cards"]
    anna.play(table, lambda texts: next(text for text in texts if text.startswith("play")))
    line = anna.table(table)["log"][0]
    changes = {change["symbol"]: change for change in line["changes"]}
    assert changes["cards"] == {"seat": 0, "symbol": "cards", "delta": -1, "total": held - 1}
    assert changes["score"]["delta"] == changes["score"]["total"] > 0


def test_replay_shows_every_moment_through_the_same_eyes(person):
    anna, jan = person(), person()
    table = anna.create("me", "me", "greedy", game="stone_age", options={"start_player": 1})
    for _ in range(6):
        anna.wait(table, lambda view: view["decision"])
        anna.play(table)
    now = anna.wait(table, lambda view: view["decision"])
    for ply in range(now["plies"] + 1):
        past = anna.get(f"/api/tables/{table}/replay", ply=ply)
        assert (past["ply"], past["plies"], len(past["log"])) == (ply, now["plies"], ply)
    assert past["stock"] == now["stock"]
    assert past["at"]["next"] == past["at"]["last"] == ""
    assert jan.get(f"/api/tables/{table}/replay", ply=0)["seat"] is None
    assert jan.get(f"/api/tables/{table}/replay", ply=999, status=404)["code"] == "error-no-ply"
    page = anna.page(f"/tables/{table}/replay?at=999", 404)
    assert f'href="/tables/{table}/replay"' in page, "to its end"
    assert f'href="/tables/{table}"' in page, "and to the table"
    assert "/replay" not in anna.page("/tables/nowhere", 404)


def test_chain_of_choices_shows_what_was_chosen(person):
    anna = person()
    options = {"start_player": 1}
    table = anna.create("me", "me", game="stone_age", options=options)

    def choose(texts: list[str]) -> str:
        return next((text for text in texts if text.startswith(("go forest", "place forest 5"))), texts[0])

    for _ in range(400):
        view = anna.play(table, choose)
        decision = view["decision"]
        if decision["chosen"]:
            assert decision["most"] >= 1
            assert decision["chosen"][-1]["text"] == view["log"][-1]["text"]
            assert view["log"][-1]["seat"] == decision["seat"]
            return
    raise AssertionError("no decision of several choices came up")


def test_bots_and_games_are_listed_with_their_options(person):
    home = person().get("/api/home")
    game = next(game for game in home["games"] if game["name"] == "stone_age")
    assert (game["min_players"], game["max_players"]) == (2, 4)
    assert {option["name"] for option in game["options"]} == {o.name for o in load_game("stone_age").options}
    assert {"random", "greedy", "search"} <= {bot["name"] for bot in home["bots"]}


def test_tables_are_found_again_from_home(person):
    anna, jan = person(), person()
    mine = anna.create("me", "me", title="Ours")
    waiting = anna.create("me", "open")
    home = anna.get("/api/home")
    cards = {card["id"]: card for card in home["mine"]}
    assert cards[mine]["your_turn"]
    assert cards[mine]["title"] == "Ours"
    assert not cards[waiting]["your_turn"]
    theirs = jan.get("/api/home")
    assert waiting in {card["id"] for card in theirs["open"]}
    assert mine not in {card["id"] for card in theirs["mine"] + theirs["open"]}


def test_game_and_server_language_follow_the_person(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age")
    prompts = {lang: anna.table(table, lang=lang)["decision"]["prompt"] for lang in ("en", "cs", "sk")}
    assert len(set(prompts.values())) == 3
    assert anna.form("/language", lang="cs").status_code == 303
    czech = anna.http.get("/api/tables/nothing", headers={"accept-language": "cs-CZ,en;q=0.5"}).json()["message"]
    assert "stůl" in czech


def test_game_survives_a_restart_and_bots_go_on(launch, person_at):
    running = launch(bot_pause=0.3)
    anna = person_at(running)
    table = anna.create("me", "random", "random")
    anna.play(table)
    revision = anna.table(table)["revision"]
    running.stop()
    running.start()
    view = anna.wait(table, lambda view: view["decision"])
    assert view["revision"] > revision
    assert [line["seat"] for line in view["log"]] == [0, 1, 2]
    assert [line["by"] for line in view["log"]] == ["human", "bot", "bot"]


def test_views_are_drawn_from_the_view_alone():
    """Two positions that differ only in what a seat cannot see give the same scene."""
    from epocha.server.show.scene import look

    game = load_game("stone_age")
    state = game.new_initial_state(3, seed=5)
    chance = Chance.from_seed(1)
    for _ in range(120):
        player = state.current_players[0]
        legal = state.legal_actions(player)
        state.apply_action(player, legal[chance.below(len(legal))])
    for seat in (0, None):
        view = state.view(seat)
        scenes = [look(game, view.determinize(Chance.from_seed(n)), seat, "en", [], [], 120).scene for n in (1, 2)]
        assert view.determinize(Chance.from_seed(1)) != view.determinize(Chance.from_seed(2))
        assert scenes[0] == scenes[1] == look(game, state, seat, "en", [], [], 120).scene
