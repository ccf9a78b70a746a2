"""Reaction windows at a served table: nobody but its owner can tell by anything what a hand holds."""

import asyncio
import json
import re
import socket
import sqlite3
import threading
import time
from contextlib import suppress

import httpx
import pytest
from epocha_fixtures.dealt import SECRETS, Dealt, install
from loops import run

from epocha.engine.chance import Chance
from epocha.engine.deal import Deal, Terms
from epocha.engine.refusal import Decision
from epocha.server.settings import Settings
from epocha.server.store.kept import Change
from epocha.server.table import life
from epocha.server.table.input import Act, NewTable, SeatPlan
from epocha.server.table.pauses import SLACK, Pauses
from epocha.server.table.table import Table

NO = "no reaction"
SHIELD = "protect great"
PAUSE = 2.5
LATE = 1.0
"""Seconds after which this server answers for somebody; always the same, so that runs can be compared."""
ANNA, JAN, BOT = range(3)


@pytest.fixture(scope="module")
def dealing(launch, tmp_path_factory):
    """A server with a game where chance decides what the second seat holds."""
    return launch(path=install(tmp_path_factory.mktemp("dealt")), bot_pause=PAUSE, reaction_pause=[PAUSE, PAUSE])


@pytest.fixture
def deal(dealing, person_at):
    """Begin a game where Anna is to use her events, and Jan or a bot holds a protection or not."""

    def begin(holds: bool, second: str = "open") -> "Game":
        anna, jan = person_at(dealing), person_at(dealing)
        while True:
            table = anna.create("me", second, "meek", game="dealt", name="Anna")
            if second == "open":
                jan.do(table, "join", name="Jan")
            with sqlite3.connect(dealing.data / "epocha.db") as db:
                secret = db.execute("SELECT secret FROM secrets WHERE table_id = ?", (table,)).fetchone()[0]
                options = json.loads(db.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()[0])
            key = Deal(secret, table).key(Terms(table, "dealt", 1, 3, options))
            if (SECRETS[Chance.from_key(key).below(2)] == "protection_great") == holds:
                return Game(table, anna, jan)

    return begin


class Game:
    """A table, the two people at it, and all that Anna hears of it."""

    def __init__(self, table, anna, jan) -> None:
        self.id, self.anna, self.jan = table, anna, jan
        self.heard: list[str] = []
        self.seen: list[str] = []
        self.times: list[float] = []
        self.pages: dict[object, socket.socket] = {}
        self.open_page(jan, [])
        self.open_page(anna, self.heard)

    def open_page(self, someone, heard: list[str]) -> None:
        """Let somebody come online, and wait until all have been told."""
        threading.Thread(target=self._listen, args=(someone, heard), daemon=True).start()
        while not heard:
            time.sleep(0.01)
        time.sleep(PAUSE / 5)

    def close_page(self, someone) -> None:
        self.pages.pop(someone).shutdown(socket.SHUT_RDWR)
        time.sleep(PAUSE / 5)

    def _listen(self, someone, heard: list[str]) -> None:
        client = httpx.Client(base_url=someone.http.base_url, cookies=someone.http.cookies, timeout=60)
        lost = (httpx.TransportError, OSError)
        with suppress(*lost), client.stream("GET", f"/tables/{self.id}/events") as stream:
            self.pages[someone] = stream.extensions["network_stream"].get_extra_info("socket")
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    heard.append(line)

    def asked(self, someone, step: str = "react"):
        """Return the table once somebody is asked something of a step, through their own eyes."""
        return someone.wait(self.id, lambda v: v["decision"] and v["decision"]["step"] == step)

    def answer(self, someone, action: str, status: int = 200, **more):
        decision = someone.table(self.id)["decision"]["id"]
        return someone.do(self.id, "act", status, decision=decision, action=action, **more)

    def look(self) -> None:
        """Let Anna look at everything she can get of the table, without what is another word at each table."""
        view = self.anna.table(self.id)
        for own in ("id", "commitment", "contributions", "created", "links", "once"):
            del view[own]
        self.times = [line.pop("at") for line in view["log"]]
        fragment = self.anna.page(f"/tables/{self.id}/live")
        fragment = re.sub(r'name="(csrf|once)" value="[^"]*"|data-part="[^"]*"', "", fragment)
        fragment = re.sub(r"[0-9a-f]{64}|/seat/[\w.-]+", "", fragment)
        record = self.anna.page(f"/tables/{self.id}/record")
        record = re.sub(r"(?m)^.(Commitment|Table|Check|Date) .*$", "", record)
        self.seen += [part.replace(self.id, "ID") for part in (json.dumps(view, indent=1), fragment, record)]

    def logged(self, seat: int, text: str, plies: int):
        """Wait until an action is the last of so many, and look."""
        view = self.anna.wait(self.id, lambda v: v["plies"] == plies)
        assert (view["log"][-1]["seat"], view["log"][-1]["text"]) == (seat, text)
        self.look()

    def ended(self) -> "Game":
        """Keep what Anna has heard up to the last action that she has seen."""
        last = f'"plies":{len(self.times)},'
        while not any(last in event for event in self.heard):
            time.sleep(0.01)
        self.heard = self.heard[: 1 + next(at for at, event in enumerate(self.heard) if last in event)]
        return self

    def pause(self, ply: int) -> float:
        """Return how long an action took, by what the log says."""
        return self.times[ply - 1] - self.times[ply - 2]


def same(one: Game, other: Game) -> bool:
    """Return whether Anna received the same in two games."""
    assert one.seen == other.seen
    assert len(one.heard) > 2
    return one.heard == other.heard


def person_spared(game: Game, holds: bool, spare: bool = True) -> Game:
    """Play two windows of one turn: Jan answers the first, and may wish not to be asked again."""
    game.answer(game.anna, "use loss of influence")
    game.asked(game.jan)
    game.look()
    game.answer(game.jan, NO, spare=spare)
    game.logged(JAN, NO, 2)
    game.answer(game.anna, "use plague")
    game.asked(game.anna)
    game.answer(game.anna, NO)
    game.look()
    if holds or not spare:
        view = game.asked(game.jan)
        assert [action["text"] for action in view["actions"]] == [NO, SHIELD][: 1 + holds]
        game.jan.do(game.id, "act", decision=view["decision"]["id"], action=NO, spare=spare)
    else:
        view = game.jan.table(game.id)
        assert (view["decision"], view["actions"]) == (None, [])
        assert view["waiting_for"]["code"] in ("waiting-spared", "waiting-answered") or view["plies"] > 3
    game.logged(BOT, NO, 6)
    return game.ended()


def test_nobody_can_tell_who_was_not_asked_again_from_who_holds_a_protection(deal):
    spared = person_spared(deal(holds=False), holds=False)
    assert PAUSE <= spared.pause(4) < 2 * PAUSE + LATE, "one pause for all who are asked"
    assert spared.pause(5) == spared.pause(6) == 0, "nobody can tell who answered when"
    assert same(spared, person_spared(deal(holds=True), holds=True))
    assert same(spared, person_spared(deal(holds=False), holds=False, spare=False))


def person_passing(game: Game, holds: bool) -> Game:
    """Play two windows; in the first Jan lets everything pass from then on, whatever they hold."""
    game.answer(game.anna, "use loss of influence")
    view = game.asked(game.jan)
    game.look()
    game.jan.do(game.id, "act", decision=view["decision"]["id"], passing="turn")
    game.logged(JAN, NO, 2)
    game.answer(game.anna, "use plague")
    game.asked(game.anna)
    game.answer(game.anna, NO)
    game.look()
    view = game.jan.table(game.id)
    assert (view["decision"], view["actions"], view["passing"]) == (None, [], "turn")
    assert view["waiting_for"]["code"] in ("waiting-passing", "waiting-answered") or view["plies"] > 3
    assert game.anna.table(game.id)["passing"] == ""
    game.logged(BOT, NO, 6)
    return game.ended()


def test_nobody_can_tell_what_somebody_holds_who_lets_everything_pass(deal):
    passing = person_passing(deal(holds=True), holds=True)
    assert PAUSE <= passing.pause(4) < 2 * PAUSE + LATE
    assert same(passing, person_passing(deal(holds=False), holds=False))
    assert same(passing, person_spared(deal(holds=False), holds=False))


def test_who_lets_everything_pass_can_be_asked_again(deal):
    game = deal(holds=True)
    game.answer(game.anna, "use loss of influence")
    view = game.asked(game.jan)
    game.jan.do(game.id, "act", decision=view["decision"]["id"], passing="round")
    game.logged(JAN, NO, 2)
    heard = len(game.heard)
    assert "ask-again" in game.jan.page(f"/tables/{game.id}")
    assert "ask-again" not in game.anna.page(f"/tables/{game.id}")
    revision = game.anna.table(game.id)["revision"]
    assert game.jan.do(game.id, "ask-again")["code"] == "done"
    assert game.jan.do(game.id, "ask-again")["code"] == "done-already"
    assert (len(game.heard), game.anna.table(game.id)["revision"]) == (heard, revision), "nobody is told"
    game.answer(game.anna, "use plague")
    game.answer(game.asked(game.anna) and game.anna, NO)
    assert len(game.asked(game.jan)["actions"]) == 2


def offline_in_a_window(game: Game, holds: bool, late: bool) -> Game:
    """Play a second window while Jan, who wished not to be asked again, is offline, or goes during the pause."""
    game.answer(game.anna, "use loss of influence")
    game.asked(game.jan)
    game.answer(game.jan, NO, spare=True)
    game.logged(JAN, NO, 2)
    game.answer(game.anna, "use plague")
    game.asked(game.anna)
    if not late:
        game.close_page(game.jan)
    game.answer(game.anna, NO)
    if late:
        game.close_page(game.jan)
    time.sleep(2 * PAUSE)
    game.look()
    assert (len(game.times), game.anna.table(game.id)["waiting_for"]["seats"]) == (3, [JAN, BOT])
    assert len(game.jan.table(game.id)["actions"]) == 1 + holds, "whoever has no scripts is asked"
    return game.ended()


@pytest.mark.parametrize("late", [False, True])
def test_nobody_is_answered_for_while_everybody_sees_that_they_are_offline(deal, late):
    free = offline_in_a_window(deal(holds=False), holds=False, late=late)
    assert same(free, offline_in_a_window(deal(holds=True), holds=True, late=late))
    free.open_page(free.jan, [])
    back = time.time()
    free.logged(BOT, NO, 6)
    assert PAUSE * 0.7 <= free.times[4] - back < 2 * PAUSE, "as whoever comes back and reads takes"


def test_who_did_not_react_stands_on_the_page_only_with_what_followed(deal):
    game = deal(holds=True)
    game.answer(game.anna, "use loss of influence")
    game.asked(game.jan)
    game.answer(game.jan, NO)
    game.answer(game.anna, "use plague")
    game.asked(game.anna)
    game.answer(game.anna, NO)
    game.answer(game.jan, NO)
    log = game.anna.wait(game.id, lambda v: v["plies"] == 6)["log"]
    assert [line["declined"] for line in log] == [False, True, False, True, True, True]
    assert [bool(line["followed"]) for line in log if line["declined"]] == [True, False, False, True]
    page = game.anna.page(f"/tables/{game.id}/live")
    assert re.findall(r'id="line-(\d)"', page) == ["6", "3", "2", "1"]


def bot_answers(game: Game) -> Game:
    game.answer(game.anna, "use commander greece")
    game.look()
    game.logged(JAN, NO, 2)
    return game.ended()


def test_nobody_can_tell_by_its_pause_whether_a_bot_had_a_choice(deal):
    one, other = (bot_answers(deal(holds, second="meek")) for holds in (False, True))
    assert same(one, other)
    assert all(game.pause(2) >= PAUSE for game in (one, other))  # more of them where the machine is busy


def test_who_holds_something_fitting_is_asked_though_he_wished_not_to_be(deal):
    game = deal(holds=True)
    game.answer(game.anna, "use loss of influence")
    game.asked(game.jan)
    game.answer(game.jan, NO, spare=True)
    game.answer(game.anna, "use plague")
    game.asked(game.anna)
    game.answer(game.anna, NO)
    view = game.asked(game.jan)
    assert (view["decision"]["reaction"], view["decision"]["spared"]) == (True, True)
    game.answer(game.jan, SHIELD)
    assert game.anna.table(game.id)["log"][-1]["text"] == SHIELD


def test_not_asking_ends_with_the_turn(deal):
    game = deal(holds=False)
    game.answer(game.anna, "use commander greece")
    game.asked(game.jan)
    game.answer(game.jan, NO, spare=True)
    game.asked(game.jan, "use-event")
    game.answer(game.jan, "pass")
    game.asked(game.anna, "use-event")  # after the bot, which passes
    game.answer(game.anna, "use loss of influence")
    view = game.asked(game.jan)
    assert view["decision"]["spared"] is False


def test_every_answer_in_a_window_says_anew_what_is_wished():
    plan = NewTable(game="mesta", seats=[SeatPlan(kind="me")] * 3)
    table = Table(life.create(plan, "browser", "Anna", 0.0))
    table.match.state = Dealt().new_initial_state(3, seed=0)
    use = Act(decision=table.decision_id(ANNA), action="use loss of influence", spare=True)
    change = life.answer(table, [ANNA], use, 1.0)
    assert change.standing is None, "it is no window"
    table.take(change)
    table.presence.arrive("browser")
    for wished in (True, False, True):
        no = Act(decision=table.decision_id(JAN), action=NO, spare=wished)
        change = life.answer(table, [JAN], no, 2.0)
        assert not table.is_spared(JAN) or not wished, "nothing is stored yet"
        table.take(Change(table.header, standing=change.standing))  # the wish alone
        assert table.is_spared(JAN) == wished
    table.presence.depart("browser")
    assert not table.is_spared(JAN), "they are offline"


def test_outside_a_window_the_wish_means_nothing(deal):
    game = deal(holds=False)
    game.answer(game.anna, "use loss of influence", spare=True)
    game.asked(game.jan)
    game.answer(game.jan, NO)
    game.answer(game.anna, "use plague", spare=True)
    assert game.asked(game.anna)["decision"]["spared"] is False


def test_after_a_restart_everybody_is_asked(launch, person_at, tmp_path):
    running = launch(path=install(tmp_path), reaction_pause=[2, 2])
    anna, jan = person_at(running), person_at(running)
    table = anna.create("me", "open", "meek", game="dealt")
    jan.do(table, "join", name="Jan")
    game = Game(table, anna, jan)
    game.answer(anna, "use loss of influence")
    game.asked(jan)
    game.answer(jan, NO, spare=True)
    game.answer(anna, "use plague")
    game.asked(anna)
    game.answer(anna, NO)
    running.kill()
    running.start()
    assert game.asked(jan)["decision"]["spared"] is False
    assert anna.table(table)["plies"] == 3
    assert anna.table(table)["waiting_for"]["code"] == "waiting-answered", "what was answered is kept"


def test_no_answer_in_a_window_is_taken_back_nor_what_it_answers(deal):
    for holds in (False, True):
        game = deal(holds)
        game.answer(game.anna, "use loss of influence")
        assert game.anna.table(game.id)["undo"]["state"] == "free"
        game.asked(game.jan)
        game.answer(game.jan, NO)
        for someone in (game.anna, game.jan):
            undo = someone.table(game.id)["undo"]
            assert undo["state"] == "disclosed"
            refused = someone.do(game.id, "undo", 409, what="ask", token=undo["token"])
            assert refused["code"] == "error-undo-disclosed"


def test_who_protects_himself_with_what_he_does_not_hold_is_told_so_alone(deal):
    told = []
    for holds in (False, True):
        game = deal(holds)
        game.answer(game.anna, "use commander greece")
        game.asked(game.jan)
        game.look()
        decision = game.jan.table(game.id)["decision"]["id"]
        for someone in (game.anna, type(game.anna)(str(game.anna.http.base_url))):
            refused = someone.do(game.id, "act", 403, decision=decision, action=SHIELD)
            assert refused["code"] == "error-not-your-seat"
        refused = game.answer(game.jan, "protect small" if holds else SHIELD, status=409)
        assert (refused["code"], refused["rule"]) == ("error-illegal", "ME-8.12")
        game.look()
        assert game.seen[:3] == game.seen[3:]
        told.append((game.seen, game.heard))
    assert told[0] == told[1]


def test_what_is_put_away_unseen_is_told_as_that_and_no_more(deal):
    seen = []
    for event in ("attack", "plague"):
        game = deal(holds=False)
        for action in ("use education", "mode exchange", f"put away {event}"):
            game.answer(game.anna, action)
        mine, his = (someone.table(game.id)["log"][-1] for someone in (game.anna, game.jan))
        assert (mine["hidden"], mine["text"]) == (False, f"put away {event}")
        assert (his["hidden"], his["text"]) == (True, "")
        assert his["sentence"] == "puts an event under the event pile unseen"
        assert his["sentence"] in game.jan.page(f"/tables/{game.id}")
        seen.append({**his, "at": 0})
    assert seen[0] == seen[1]


def test_the_page_shows_a_window_as_one_and_works_without_scripts(deal):
    game = deal(holds=True)
    assert 'id="decline"' not in game.anna.page(f"/tables/{game.id}")
    game.answer(game.anna, "use commander greece")
    game.asked(game.jan)
    page = game.jan.page(f"/tables/{game.id}")
    (decision,) = re.findall(r'name="decision" value="([^"]+)"', page)
    assert re.findall(r'name="action" value="([^"]+)"', page) == [SHIELD, NO]
    assert 'name="spare" value="true"' in page
    decline, protect = game.jan.table(game.id)["actions"]
    assert (decline["card"], f'value="{SHIELD}">{protect["card"]}<span>' in page) == ("", True)
    assert re.fullmatch(r"<svg .*event-protection_great.*</svg>", protect["card"])
    assert game.jan.form(f"/tables/{game.id}/act", decision=decision, action=NO, spare="true").status_code == 303
    assert 'id="decline"' not in game.anna.page(f"/tables/{game.id}")


def test_bots_among_themselves_need_no_pauses(launch, person_at, tmp_path):
    anna = person_at(launch(path=install(tmp_path), reaction_pause=[60, 60]))
    table = anna.create("greedy", "greedy", "greedy", game="dealt", options={"max_rounds": 1})
    view = anna.wait(table, lambda view: view["status"] == "finished")
    assert any(line["text"] == NO for line in view["log"])


# --- pauses ---

WINDOW = Decision(1, 0, "react", "ME-8.12", 1, 1, forced=False, mode="window")
TURN = Decision(1, 0, "use-event", "ME-4.7", 1, 1, forced=False)
PLAIN = Decision(1, 0, "place", "SA-4.2", 1, 1)


def pauses(tmp_path, bot: float, least: float, most: float) -> Pauses:
    return Pauses(Settings(data=tmp_path, bot_pause=bot, reaction_pause=(least, most)))


def test_pauses_in_windows_are_a_persons_and_nobodys_own(tmp_path):
    drawn = [pauses(tmp_path, 0.7, 1.0, 3.0).draw(WINDOW, longest) for longest in (0.0, 3.0) for _ in range(2000)]
    assert 1.0 <= min(drawn) < 1.1
    assert 2.9 < max(drawn) <= 3.0
    halves = [sum(half) / 2000 for half in (drawn[:2000], drawn[2000:])]
    assert halves == pytest.approx([1.83, 1.83], abs=0.05)


def test_other_pauses_depend_on_the_bot_alone(tmp_path):
    times = pauses(tmp_path, 0.7, 1.0, 3.0)
    assert [times.draw(PLAIN, longest) for longest in (0.0, 1.0, 3.0)] == [0.7, 0.7, 0.7]
    assert [times.draw(TURN, longest) for longest in (0.0, 1.0, 3.0)] == [0.7, 1.0 + SLACK, 3.0 + SLACK]
    assert [times.thought(asked) for asked in (WINDOW, TURN, PLAIN)] == [0.5, None, None]


@pytest.mark.parametrize("asked", [WINDOW, TURN, PLAIN])
def test_an_answer_takes_one_pause_however_many_picks_it_is_made_of(tmp_path, asked, monkeypatch):
    """Who watches a bot compose an offer to somebody else must not hear by the time how much it names."""
    times = pauses(tmp_path, 0.7, 2.0, 2.0)
    further = asked._replace(picks=(3,))
    assert [times.draw(further, longest) for longest in (0.0, 3.0)] == [0.0, 0.0]
    assert slept(times, further, 0, monkeypatch) == [0.0]


def slept(times: Pauses, asked: Decision, late: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the pauses taken for an answer that is found during the one of a number, counted from 1."""
    taken: list[float] = []

    async def answer() -> None:
        found = asyncio.get_running_loop().create_future()

        async def sleep(seconds: float) -> None:
            taken.append(seconds)
            if len(taken) == late:
                found.get_loop().call_soon(found.set_result, "found")
                await asyncio.wait([found])

        monkeypatch.setattr(asyncio, "sleep", sleep)
        if not late:
            found.set_result("found")
        async with asyncio.timeout(5):
            assert await times.reveal(found, asked, 1.0) == "found"

    run(answer())
    return taken


@pytest.mark.parametrize("late", [1, 2, 3])
def test_a_late_answer_waits_for_the_end_of_another_pause(tmp_path, late, monkeypatch):
    times = pauses(tmp_path, 0.7, 2.0, 2.0)
    assert slept(times, WINDOW, late, monkeypatch) == [2.0] * late
    assert slept(times, TURN, late, monkeypatch) == [1.0 + SLACK] * late


@pytest.mark.parametrize("asked", [WINDOW, TURN, PLAIN])
def test_an_answer_found_at_once_waits_for_one_pause(tmp_path, asked, monkeypatch):
    assert len(slept(pauses(tmp_path, 0.7, 2.0, 2.0), asked, 0, monkeypatch)) == 1


def test_an_ordinary_answer_and_any_without_pauses_comes_as_soon_as_it_is_found(tmp_path):
    async def answer(times: Pauses, asked: Decision) -> float:
        started = time.monotonic()
        await times.reveal(asyncio.create_task(asyncio.sleep(0.1, "")), asked, 0.0)
        return time.monotonic() - started

    assert run(answer(pauses(tmp_path, 0.05, 60.0, 60.0), PLAIN)) < 5
    assert run(answer(pauses(tmp_path, 0.0, 0.0, 0.0), WINDOW)) < 5
