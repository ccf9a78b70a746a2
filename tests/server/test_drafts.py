"""Drafts and pending answers over HTTP: their owner's alone, kept before they are acknowledged, one line in the end."""

import re
import time
from contextlib import suppress

import httpx
import pytest
from epocha_fixtures.stalls import Market
from midgame import midgame

from epocha import Match
from epocha.server.table import life
from epocha.server.table.input import Act, NewTable, SeatPlan
from epocha.server.table.table import Table


def market(person, *more, game="bazaar", **settings):
    """Return people at a table of Bazaar that stands at its market, and its id."""
    anna, bob, carl = person(), person(), person()
    table = anna.create("me", "open", "open", game=game, **settings)
    for other in (bob, carl):
        other.do(table, "join")
    for who in (anna, bob, carl):
        act(who, table, "go nowhere")
    return anna, bob, carl, table


def act(who, table, *texts, status=200):
    for text in texts:
        view = who.table(table)
        answer = who.do(table, "act", status, decision=view["decision"]["id"], action=text)
    return answer


def picks(who, table):
    return [pick["text"] for pick in (who.table(table)["decision"] or {"picks": []})["picks"]]


def rushes(state, seat):
    """A city of Civilization (2010) can act, and trade makes up for what production it lacks."""
    game, after = state.setup.game, state.clone()
    if "city 1" not in [game.action_to_text(state, one) for one in state.legal_actions(seat)]:
        return False
    after.apply_action(seat, game.text_to_action(state, "city 1"))
    return any("rushed" in game.describe(after.view(seat), one, "en") for one in after.legal_actions(seat))


def test_a_pick_is_told_as_its_button_said(person):
    """What a city builds was told with the trade that building it twice would take."""
    position, seat = midgame("civilization_2010", 2, rushes)
    anna = person()
    seats = [{"kind": "me"} if one == seat else {"kind": "bot", "bot": "random"} for one in range(2)]
    table = anna.post("/api/tables", {"game": "civilization_2010", "seats": seats, "position": position}, 201)["table"]
    act(anna, table, "city 1")
    said = {one["text"]: one["sentence"] for one in anna.table(table)["actions"]}
    rushed = next(text for text, sentence in said.items() if "rushed" in sentence)
    act(anna, table, rushed)
    told = anna.table(table)["decision"]["picks"]
    assert [one["text"] for one in told] == ["city 1", rushed]
    assert told[1]["sentence"] == said[rushed]


def log(who, table):
    return [line["text"] for line in who.table(table)["log"]]


def all_bytes(who, table):
    """Return everything that a browser can get of a table, without what is another at every look."""
    view = who.table(table)
    view.pop("once")
    show = "map:wide " + " ".join(f"seat-{seat}:{form}" for seat in range(3) for form in ("tall", "low"))
    pages = [
        who.http.get(f"/api/tables/{table}/{what}").text
        for what in ("record", "replay", "check", "position", f"replay?show={show}", "why?seat=0&action=ready")
    ]
    live = who.http.get(f"/tables/{table}/live")
    lists = [who.http.get(path).text for path in ("/api/tables", "/", f"/tables/{table}/position")]
    with who.http.stream("GET", f"/api/tables/{table}/events") as stream:
        event = next(line for line in stream.iter_lines() if line.startswith("data"))
    headers = {name: live.headers.get(name) for name in ("etag", "last-modified")}
    return view, pages, without_once(live.text), headers, [without_once(text) for text in lists], event


def without_once(text):
    """Leave out of a page the words that are drawn anew for every answer."""
    return re.sub(r'(name="once" value=|"once":\s*)"[^"]*"', "", text)


def test_a_draft_shows_in_no_byte_of_others(person):
    anna, bob, carl, table = market(person)
    watcher = person()
    others = (bob, carl, watcher)
    for who in others:
        all_bytes(who, table)
    before = [all_bytes(who, table) for who in others]
    for text in ("offer 2", "give silk", "take spice"):
        act(anna, table, text)
        assert [all_bytes(who, table) for who in others] == before
    question = anna.table(table)["decision"]["id"]
    anna.do(table, "withdraw", decision=question, left=1)
    assert picks(anna, table) == ["offer 2"]
    assert [all_bytes(who, table) for who in others] == before


def test_a_draft_survives_a_killed_server_and_is_one_line(launch, person_at):
    running = launch()
    anna, bob, _, table = market(lambda: person_at(running))
    act(anna, table, "offer 2", "give silk", "take spice")
    running.kill()
    running.start()
    assert picks(anna, table) == ["offer 2", "give silk", "take spice"]
    lines = len(log(bob, table))
    act(anna, table, "send")
    assert log(bob, table)[lines:] == ["offer 2, give silk, take spice, send"]


def test_choices_of_several_verbs_stand_in_groups_on_the_page(person):
    anna, _, _, table = market(person)
    act(anna, table, "offer 2", "give silk")
    actions = anna.table(table)["actions"]
    assert {action["text"].split()[0]: action["heading"] for action in actions} == {
        "give": "Give", "take": "Take", "send": ""
    }  # fmt: skip
    page = anna.http.get(f"/tables/{table}/live").text
    groups = re.findall(r'<div class="choice-group".*?</div>', page, re.DOTALL)
    values = [re.findall(r'value="(.*?)"', group) for group in groups]
    assert [{value.split()[0] for value in group} for group in values] == [{"give"}, {"take"}]
    assert [re.search(r'aria-label="(.*?)"', group)[1] for group in groups] == ["Give", "Take"]


def test_picks_go_on_after_a_draft_was_shortened(person):
    anna, _, _, table = market(person)
    act(anna, table, "offer 2", "give silk", "give silk")
    for again in ("give silk", "take spice"):
        view = anna.table(table)
        anna.do(table, "withdraw", decision=view["decision"]["id"], left=2)
        assert picks(anna, table) == ["offer 2", "give silk"]
        act(anna, table, again)
        assert picks(anna, table) == ["offer 2", "give silk", again]


def test_only_its_owner_shortens_a_draft(person):
    anna, bob, _, table = market(person)
    act(anna, table, "offer 2", "give silk")
    question = anna.table(table)["decision"]["id"]
    assert bob.do(table, "withdraw", 403, decision=question)["code"] == "error-not-your-seat"
    bobs = bob.table(table)["decision"]["id"]
    assert bob.do(table, "withdraw", 409, decision=bobs)["code"] == "error-stale"
    assert picks(anna, table) == ["offer 2", "give silk"]


def test_a_pick_sent_twice_is_taken_once(person):
    anna, _, _, table = market(person)
    act(anna, table, "offer 2")
    body = {"decision": anna.table(table)["decision"]["id"], "action": "give silk"}
    codes = [anna.do(table, "act", **body)["code"] for _ in range(2)]
    assert codes == ["done", "done-already"]
    assert picks(anna, table) == ["offer 2", "give silk"]
    body = {"decision": anna.table(table)["decision"]["id"], "action": "send"}
    assert [anna.do(table, "act", **body)["code"] for _ in range(2)] == ["done", "done-already"]


def test_an_answer_that_ends_like_the_one_given_is_not_taken_for_it(person):
    anna, _, _, table = market(person)
    act(anna, table, "offer 2")
    body = {"decision": anna.table(table)["decision"]["id"], "action": "give silk"}
    anna.do(table, "act", **body)
    assert anna.do(table, "act", 409, **{**body, "action": "silk"})["code"] == "error-stale"


def test_pages_of_others_stay_valid_on_a_floor(person):
    anna, bob, carl, table = market(person)
    old = carl.table(table)["decision"]["id"]
    act(anna, table, "offer 2", "give silk", "send")
    act(bob, table, "accept 1")
    act(anna, table, "offer 3")
    assert carl.do(table, "act", decision=old, action="offer 1, give spice, send")["code"] == "done"
    assert picks(anna, table) == ["offer 3"]


def test_a_draft_that_others_made_impossible_breaks_no_game(launch, person_at):
    running = launch()
    anna, bob, carl, table = market(lambda: person_at(running))
    act(anna, table, "offer 2", "give silk")
    act(bob, table, "leave")
    assert picks(anna, table) == []
    act(anna, table, "offer 3", "give silk", "send")
    running.kill()
    running.start()
    assert log(carl, table)[-2:] == ["leave", "offer 3, give silk, send"]


def test_two_tabs_of_one_person_make_one_draft(person):
    anna, _, _, table = market(person)
    act(anna, table, "offer 2")
    both = anna.table(table)["decision"]["id"]
    anna.do(table, "act", decision=both, action="give silk")
    assert anna.do(table, "act", 409, decision=both, action="take silk")["code"] == "error-stale"
    assert picks(anna, table) == ["offer 2", "give silk"]


def test_taking_back_on_a_floor_leaves_the_drafts_of_others(person):
    anna, bob, carl, table = market(person)
    act(anna, table, "offer 2", "give silk")
    act(bob, table, "offer 3", "give silk", "send")
    act(carl, table, "offer 1")
    act(bob, table, "withdraw")
    bob.do(table, "undo", what="ask", token=bob.table(table)["undo"]["token"])
    assert picks(anna, table) == ["offer 2", "give silk"]
    assert picks(carl, table) == ["offer 1"]
    act(anna, table, "send")
    assert log(carl, table)[-1] == "offer 2, give silk, send"


def fight(person):
    """Return people of whom the first raids the second, and nobody cancels it."""
    anna, bob, carl, table = market(person)
    for who in (anna, bob, carl):
        act(who, table, "leave")
    act(anna, table, "raid 2")
    for who in (bob, carl):
        if who.table(table)["decision"]:
            act(who, table, "let pass")
    return anna, bob, carl, table


def test_a_sealed_answer_is_replaced_and_shows_in_no_byte(person):
    anna, bob, carl, table = fight(person)
    watcher = person()
    others = (bob, carl, watcher)
    for who in others:
        all_bytes(who, table)
    before = [all_bytes(who, table) for who in others]
    act(anna, table, "stake silk", "ready")
    assert [all_bytes(who, table) for who in others] == before
    answered = anna.table(table)["waiting_for"]["answered"]
    anna.do(table, "withdraw", decision=answered, left=1)
    assert [all_bytes(who, table) for who in others] == before
    act(anna, table, "stake spice", "ready")
    assert [all_bytes(who, table) for who in others] == before
    act(bob, table, "ready")
    assert log(carl, table)[-2:] == ["stake silk, stake spice, ready", "ready"]


def test_a_window_answer_shows_in_no_byte_before_it_counts(person):
    anna, bob, carl, table = market(person)
    for who in (anna, bob, carl):
        act(who, table, "leave")
    act(anna, table, "raid 2")
    watcher = person()
    others = (anna, bob, watcher)
    for who in others:
        all_bytes(who, table)
    before = [all_bytes(who, table) for who in others]
    act(carl, table, "let pass")
    assert [all_bytes(who, table) for who in others] == before
    lines = len(log(anna, table))
    act(bob, table, "let pass")
    assert log(anna, table)[lines:] == ["let pass", "let pass"]


def test_nobody_hears_what_their_answer_brings_without_giving_it(person):
    """A text with more than one answer is refused alike, whatever the first would bring: else it could be tried."""
    anna, bob, carl, table = market(person)
    for who in (anna, bob, carl):
        act(who, table, "leave")
    act(anna, table, "raid 2")

    def tried(who, *texts):
        asked = who.table(table)["decision"]["id"]
        more = [f"{text}, {more}" for text in texts for more in ("let pass", "ready", "go nowhere")]
        return [who.do(table, "act", 422, decision=asked, action=text)["code"] for text in more]

    before = tried(bob, "let pass")
    act(carl, table, "let pass")
    assert tried(bob, "let pass") == before == ["error-not-understood"] * 3, "it does not tell that carl has answered"
    act(bob, table, "let pass")
    act(bob, table, "stake silk")
    before = tried(bob, "ready", "stake spice, ready")
    act(anna, table, "stake spice", "ready")
    assert tried(bob, "ready", "stake spice, ready") == before == ["error-not-understood"] * 6
    assert picks(bob, table) == ["stake silk"]
    act(bob, table, "stake spice, ready")
    assert log(anna, table)[-2:] == ["stake spice, ready", "stake silk, stake spice, ready"]


def test_nobody_learns_what_dice_would_show(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age")
    while not any(action["text"] == "go hunting grounds" for action in anna.table(table)["actions"]):
        anna.play(table, lambda texts: next((t for t in texts if "hunting" in t), texts[0]))
    asked = anna.table(table)["decision"]["id"]
    for more in ("done", "use tool 1", "go forest", "place hut", "go hunting grounds"):
        refused = anna.do(table, "act", 422, decision=asked, action=f"go hunting grounds, {more}")
        assert (refused["code"], refused["rule"]) == ("error-not-understood", "")
    assert anna.table(table)["decision"]["id"] == asked


def events_until_silent(lines):
    with suppress(httpx.ReadTimeout):
        yield from (line for line in lines if line.startswith("data"))


def test_no_event_is_sent_for_a_draft(person):
    anna, bob, _, table = market(person)
    with bob.http.stream("GET", f"/api/tables/{table}/events", timeout=1.0) as stream:
        lines = stream.iter_lines()
        first = next(line for line in lines if line.startswith("data"))
        assert "revision" in first
        time.sleep(0.2)  # that somebody looks on is told to all, a moment later
        act(anna, table, "offer 2", "give silk")
        later = list(events_until_silent(lines))
        assert len(later) <= 1, "at most that somebody looks on"


def test_nobody_sees_when_a_bot_has_sealed_its_answer(person):
    anna, bob = person(), person()
    table = anna.create("me", "open", "random", game="odds")
    bob.do(table, "join")
    act(anna, table, "choose 1")
    time.sleep(0.7)  # it has answered by now
    assert [seat["thinking"] for seat in bob.table(table)["seats"]] == [False, False, True]


@pytest.mark.parametrize("bots", [("random", "greedy"), ("search",)])
def test_bots_play_whole_games(person, bots):
    anna = person()
    table = anna.create("me", *bots, game="bazaar", options={"rounds": 1})
    view = anna.finish(table, lambda texts: texts[-1])
    assert view["status"] == "finished"
    assert anna.get(f"/api/tables/{table}/check")["replay_holds"]


# --- drafts for a question that waits while another is asked ---


def stalls():
    """Return a table of three own seats at which seats 0 and 2 are making drafts on a floor."""
    plan = NewTable(game="bazaar", seats=[SeatPlan(kind="me")] * 3)
    table = Table(life.create(plan, "browser", "Anna", 0.0))
    table.match = Match(Market(), 3)
    for seat, pick in ((0, "silk"), (2, "salt"), (2, "silk")):
        answer(table, seat, pick)
    return table


def answer(table, seat, text):
    """Let a seat answer; return the change that would be stored."""
    change = life.act(table, [seat], Act(decision=table.decision_id(seat), action=text), 1.0)
    table.take(change)
    return change


def drafted(drafts):
    return [(draft.seat, draft.text) for draft in drafts]


def test_a_draft_waits_while_somebody_is_asked_something_else():
    table = stalls()
    asked = table.decision_id(2)
    change = answer(table, 1, "ask 1")
    assert drafted(change.drafts) == [(0, "silk"), (2, "salt, silk")], "they are kept in the store"
    assert drafted(answer(table, 0, "yes").drafts) == [(2, "salt")], "shortened to what is still possible"
    assert table.match.drafts() == {2: "salt"}
    assert table.decision_id(2) != asked
    assert answer(table, 2, "send").moves[0].text == "salt, send"


def test_drafts_that_wait_are_made_again_after_a_restart():
    table = stalls()
    answer(table, 1, "ask 1")
    again = stalls()
    again.take(answer(stalls(), 1, "ask 1"))
    again._redraft(table.drafts)
    assert again.match.state == table.match.state
    assert drafted(again.drafts) == drafted(table.drafts)


def test_taking_back_the_question_above_leaves_the_drafts_below():
    table = stalls()
    answer(table, 1, "ask 1")
    change = life._taken_back(table, 0, 2.0)
    assert drafted(change.drafts) == [(0, "silk"), (2, "salt, silk")]
    table.take(change)
    assert table.match.drafts() == {0: "silk", 2: "salt, silk"}
