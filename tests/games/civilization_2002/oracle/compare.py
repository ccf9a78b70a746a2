"""Follows a game with a game of the oracle's own, and compares all that both know at every decision."""

from collections import Counter
from collections.abc import Callable, Generator

from epocha.games.civilization_2002.state import Table

from . import course
from .reading import AGAIN, Ask, World, differing

Chooser = Callable[[Table], tuple[int, int]]
Gift = Callable[[Table], bool]
OPEN_TO_GIFTS = ("purchase", "move")


class Comparison:
    """What was compared in some games, and where the two disagree.

    Attributes:
        games, decisions: how many were followed. made: decisions by their step. wrong: what differs.
    """

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.made: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._where = ""

    def summary(self) -> str:
        """Return how much was compared, in a line."""
        return f"{self.games} games, {self.decisions} decisions, {len(self.wrong)} disagreements; {dict(self.made)}"

    def expect(self, what: str, found: object, wanted: object) -> bool:
        if found != wanted:
            self.wrong.append(f"{self._where}: {what}: found {found}, wanted {wanted}")
        return found == wanted

    def follow(self, table: Table, chooser: Chooser, gift: Gift | None, most: int) -> None:
        """Play a new game to its end or so many decisions, comparing at every one.

        Args:
            chooser: returns who acts, and what.
            gift: may change the table before somebody buys or moves; returns whether it has.
        """
        self.games += 1
        w = World(table)
        oracle = Follower(w, table)
        last = self.decisions + most
        while self.decisions < last:
            self._where = f"{self._where.split(': ')[0]}, then round {table.round}, {w.phase}"
            if not oracle.catches_up(table):
                self.wrong.append(f"{self._where}: {oracle.lost(table)}")
                return
            w.adopt(self.compare(table, w))
            if table.is_terminal:
                self.result(table, w)
                return
            if gift and step_of(table) in OPEN_TO_GIFTS and not table.draft(table.current_players[0]) and gift(table):
                w.adopt(World(table))
                oracle.answer(table.current_players[0], AGAIN)
            self.decisions += 1
            self.made[step_of(table)] += 1
            self.legal(table, oracle)
            seat, action = chooser(table)
            text = text_of(table, action)
            if text not in oracle.question.options[seat]:
                return
            self._where = f"decision {self.decisions}, P{seat + 1} {step_of(table)} {text}"
            table.apply_action(seat, action)
            oracle.answer(seat, text)

    def compare(self, table: Table, w: World) -> World:
        """Compare everything on the table; return what was read."""
        buying = w.phase == "purchase" and step_of(table) == "purchase"
        found = World(table)
        found.moving = w.moving
        differs = differing(found.facts(buying), w.facts(buying))
        if differs:
            self.wrong.append(f"{self._where}: (found, wanted) {differs}")
        if step_of(table).startswith("choose") and len(table.sheet) and w.totals:
            half = len(table.sheet) // 2
            self.expect("totals", [sum(table.sheet[:half]), sum(table.sheet[half:])], w.totals)
            self.made["totals"] += 1
        self.made.update(w.happened)
        w.happened.clear()
        return found

    def legal(self, table: Table, oracle: "Follower") -> None:
        for seat in table.current_players:
            found = {text_of(table, one) for one in table.legal_actions(seat)}
            allowed = oracle.question.options[seat]
            if found != allowed:
                draft = [text_of(table, one) for one in table.draft(seat)]
                more, less = sorted(found - allowed), sorted(allowed - found)
                where = f"{self._where}, round {table.round}: P{seat + 1} {step_of(table)} {draft}"
                self.wrong.append(f"{where}: allowed too {more}, forbidden too {less}")

    def result(self, table: Table, w: World) -> None:
        self.made["result"] += 1
        found = [int(table.points(seat)) for seat in range(w.players)]
        self.expect("points", found, [course.score(w, seat) for seat in range(w.players)])
        self.expect("ranking", table.ranking(), course.ranking(w))


class Follower:
    """The oracle's game, one question ahead."""

    def __init__(self, w: World, table: Table) -> None:
        self.w = w
        self.game: Generator[Ask, tuple[int, str], None] = course.whole(w, table.current_players[0])
        self.question = next(self.game)
        self.passed: list[Ask] = []

    def answer(self, seat: int, text: str) -> None:
        self.passed.clear()
        self._send(seat, text)

    def _send(self, seat: int, text: str) -> None:
        try:
            self.question = self.game.send((seat, text))
        except StopIteration:
            self.question = Ask("game-over", {})

    def catches_up(self, table: Table) -> bool:
        """Answer what has one answer only, up to what the table asks (CE-29.4); False if it asks something else."""
        while not self._is_asked(table):
            answers = [(seat, text) for seat, texts in self.question.options.items() for text in texts]
            if len(answers) != 1 or self.question.step.startswith("choose"):
                return False
            self.passed.append(self.question)
            self._send(*answers[0])
        return True

    def _is_asked(self, table: Table) -> bool:
        step, options = self.question
        if step != step_of(table) or set(options) != set(table.current_players):
            return False
        if len(options) != 1 or sum(map(len, options.values())) > 1:
            return True
        seat = table.current_players[0]
        return [text_of(table, one) for one in table.legal_actions(seat)] == list(options[seat])

    def lost(self, table: Table) -> str:
        asked = {seat: [text_of(table, one) for one in table.legal_actions(seat)] for seat in table.current_players}
        skipped = [f"{one.step} {one.options}" for one in self.passed[-4:]]
        return f"asks {step_of(table)} {asked}, wanted {self.question}, passed {skipped}"


def step_of(table: Table) -> str:
    return str(table.course[int(table.step_number())].name)


def text_of(table: Table, action: int) -> str:
    return str(table.setup.game.action_to_text(table, action))
