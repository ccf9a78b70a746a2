"""Standing answers: a seat lets pass in reaction windows for the rest of a turn or of a round, without being asked.

What a turn and a round are says the state of the game (`State.turn_number`, `State.round_number`), in numbers that
everybody knows. A standing answer is its seat's own. It is part of no state, view, digest, record or log, and what it
answers is an ordinary "let pass". Whoever carries it out takes the time that a person would take, so that nobody can
tell the difference.
"""

from dataclasses import dataclass
from typing import Final

from epocha.engine.course import WINDOW, Step
from epocha.engine.numbers import whole_number
from epocha.engine.state import State

TURN: Final = "turn"
ROUND: Final = "round"


@dataclass(frozen=True)
class LetPass:
    """What a seat has left as its answer.

    Attributes:
        until: TURN or ROUND: what it holds for the rest of.
        number: of that turn or round.
        always: whether it lets pass even where it could respond; otherwise it is asked then.
    """

    until: str
    number: int
    always: bool = False

    @staticmethod
    def from_text(text: str) -> "LetPass":
        """Read what `to_text` writes; ValueError if it is something else."""
        words = text.split()
        number = whole_number(words[1]) if len(words) in (2, 3) else None
        if number is None or words[0] not in (TURN, ROUND) or words[2:] not in ([], ["always"]):
            raise ValueError(f"a standing answer is `turn NUMBER` or `round NUMBER`, and `always`, not {text[:40]!r}")
        return LetPass(words[0], number, len(words) == 3)

    def to_text(self) -> str:
        """Return it as text, to be stored."""
        return f"{self.until} {self.number}{' always' if self.always else ''}"

    def holds(self, state: State) -> bool:
        """Return whether its turn or round still runs."""
        return not state.is_terminal and current(state, self.until) == self.number

    def answer(self, state: State, player: int) -> int | None:
        """Return the action with which it answers the question at hand for a seat, or None if the seat is asked.

        The state may be the full one or the seat's view. It answers reaction windows only.
        """
        if not (self.holds(state) and state.asks(WINDOW) and player in state.current_players):
            return None
        step: Step[State] = state.course[int(state.step_number())]
        legal = state.legal_actions(player)
        return int(step.decline) if step.decline in legal and (self.always or len(legal) == 1) else None


def current(state: State, until: str) -> int:
    """Return the number of the turn or round that runs."""
    return int(state.turn_number() if until == TURN else state.round_number())
