"""What the server keeps of answers that have not taken effect: below other questions, beside other servers, once."""

import pytest
from epocha_fixtures.stalls import Market

from epocha.engine.course import SEALED, WINDOW
from epocha.engine.registry import load_game
from epocha.server.store.kept import Conflict
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import beginning, life
from epocha.server.table.input import Act, NewTable, SeatPlan, UndoAct, Withdraw
from epocha.server.table.table import Table

STALLS = Market()


@pytest.fixture
def stalls(monkeypatch):
    for module in (life, beginning):
        monkeypatch.setattr(module, "load_game", lambda name: STALLS if name == "market" else load_game(name))


class Seated:
    """A table with three people, kept in a store of its own."""

    def __init__(self, folder, game="market"):
        self.store = SqliteStore(folder)
        stored = life.create(NewTable(game=game, seats=[SeatPlan(kind="me")] * 3), "anna", "Anna", 1.0)
        self.id = stored.header.id
        self.store.create(stored)
        self.table = Table(stored)

    def do(self, verb, *args):
        """Carry out a verb as the server does: stored first."""
        change = verb(self.table, *args)
        if change:
            self.store.change(change)
            self.table.take(change)
        return change

    def act(self, seat, *texts):
        for text in texts:
            self.do(life.act, [seat], Act(decision=self.table.decision_id(seat), action=text), 2.0)

    def drafts(self):
        """Return the drafts of the table as it stands, and as another server would find it."""
        again = Table(self.store.load(self.id))
        assert again.match.state == self.table.match.state
        assert again.drafts == self.table.drafts
        return {draft.seat: draft.text for draft in again.drafts}


def test_a_draft_below_another_question_is_kept(stalls, tmp_path):
    seated = Seated(tmp_path)
    seated.act(0, "silk")
    seated.act(2, "salt", "silk")
    question = seated.table.decision_id(2)
    seated.act(1, "ask 1")
    assert seated.drafts() == {0: "silk", 2: "salt, silk"}
    seated.act(0, "no")
    assert seated.drafts() == {0: "silk", 2: "salt, silk"}
    assert seated.table.decision_id(2) == question, "their pages are not stale"
    seated.act(2, "send")
    assert seated.table.moves[-1].text == "salt, silk, send"


def test_a_draft_below_is_shortened_as_the_game_says_and_stays_below_a_draft_above(stalls, tmp_path):
    seated = Seated(tmp_path)
    seated.act(2, "salt", "silk")
    seated.act(1, "open")
    seated.act(2, "silk")
    assert sorted(draft.text for draft in seated.table.drafts) == ["salt, silk", "silk"]
    seated.drafts()
    seated.act(0, "leave")
    assert seated.drafts() == {2: "salt, silk"}
    seated.act(1, "ask 1")
    seated.act(0, "yes")
    assert seated.drafts() == {2: "salt"}


def test_taking_back_the_question_above_leaves_the_draft_below(stalls, tmp_path):
    seated = Seated(tmp_path)
    seated.act(2, "salt")
    seated.act(1, "ask 1")
    seated.do(life.undo, [0, 1, 2], UndoAct(what="ask", token=life.undo_token(seated.table), seat=1), 3.0)
    assert len(seated.table.moves) == 0
    assert seated.drafts() == {2: "salt"}


def test_two_servers_do_not_overwrite_each_others_drafts(stalls, tmp_path):
    one = Seated(tmp_path)
    other = SqliteStore(tmp_path)
    late = Table(other.load(one.id))
    one.act(0, "silk")
    for answer in ("salt", "leave"):
        change = life.act(late, [2], Act(decision=late.decision_id(2), action=answer), 2.0)
        with pytest.raises(Conflict):
            other.change(change)
    assert one.drafts() == {0: "silk"}
    late = Table(other.load(one.id))
    other.change(life.act(late, [2], Act(decision=late.decision_id(2), action="salt"), 2.0))
    assert {draft.seat: draft.text for draft in other.load(one.id).drafts} == {0: "silk", 2: "salt"}


def test_a_request_that_comes_again_after_it_was_taken_back_is_not_carried_out(tmp_path):
    seated = Seated(tmp_path, "odds")
    request = Act(decision=seated.table.decision_id(0), action="choose 2")
    others = [seated.table.decision_id(seat) for seat in (1, 2)]
    assert seated.do(life.act, [0], request, 2.0)
    assert seated.do(life.act, [0], request, 2.0) is None
    seated.do(life.withdraw, [0], Withdraw(decision=seated.table.answer_id(0)))
    with pytest.raises(life.Problem, match="error-stale"):
        seated.do(life.act, [0], request, 2.0)
    assert seated.drafts() == {}
    again = Act(decision=seated.table.decision_id(0), action="choose 2")
    assert again.decision != request.decision
    assert seated.do(life.act, [0], again, 2.0)
    assert others == [seated.table.decision_id(seat) for seat in (1, 2)], "nobody else is asked anew"


def raid(seated, raider, passing=""):
    """Let somebody raid the next seat, and all be asked in the window let pass; seat 2 in a way of its own."""
    seated.act(raider, f"raid {(raider + 1) % 3 + 1}")
    table = seated.table
    while table.match.state.asks(WINDOW):
        seat = table.match.state.current_players[0]
        wish = passing if seat == 2 else ""
        seated.do(life.answer, [seat], Act(decision=table.decision_id(seat), action="let pass", passing=wish), 3.0)
    while table.match.state.asks(SEALED):
        seated.act(table.match.state.current_players[0], "ready")


@pytest.mark.parametrize("span", ["turn", "round"])
def test_letting_everything_pass_ends_with_the_turn_or_the_round(tmp_path, span):
    seated = Seated(tmp_path, "bazaar")
    table = seated.table
    table.presence.arrive("anna")
    for texts in (["go nowhere"], ["leave"]):
        for seat in range(3):
            seated.act(seat, *texts)
    raid(seated, 0, passing=span)
    assert [*table.match.standing_answers] == ([2] if span == "round" else [])
    seated.act(1, "raid 1")
    assert table.match.state.is_asked(2)
    assert table.is_spared(2) == (span == "round")
    assert not table.is_spared(0)
    table.presence.depart("anna")
    assert not table.is_spared(2), "they are offline"
    again = Table(seated.store.load(seated.id))
    assert again.match.standing_answers == {}, "it is forgotten with the process"


def test_a_round_that_ends_ends_what_was_wished_for_it(tmp_path):
    seated = Seated(tmp_path, "bazaar")
    for texts in (["go nowhere"], ["leave"]):
        for seat in range(3):
            seated.act(seat, *texts)
    raid(seated, 0, passing="round")
    raid(seated, 1, passing="round")
    assert seated.table.match.standing_answers[2].until == "round"
    seated.act(2, "rest")
    assert seated.table.match.standing_answers == {}


def test_the_list_of_own_tables_knows_who_has_answered(person):
    people = [person() for _ in range(3)]
    table = people[0].create("me", "open", "open", game="odds")
    for someone in people[1:]:
        someone.do(table, "join", name="x")

    def turns():
        return [
            card["your_turn"] for someone in people for card in someone.get("/api/home")["mine"] if card["id"] == table
        ]

    assert turns() == [True, True, True]
    before = [someone.get("/api/home")["mine"] for someone in (people[0], people[2])]
    people[1].play(table)
    assert turns() == [True, False, True]
    assert before == [someone.get("/api/home")["mine"] for someone in (people[0], people[2])], "nobody else is told"
    people[1].do(table, "withdraw", decision=people[1].table(table)["waiting_for"]["answered"])
    assert turns() == [True, True, True]
