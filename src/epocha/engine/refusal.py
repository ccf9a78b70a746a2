"""What is asked, and why something is refused: small values without behaviour."""

from typing import NamedTuple


class Decision(NamedTuple):
    """What one seat is being asked.

    Attributes:
        id: changes whenever what this seat is asked changes, and not before; an answer quotes it. Outside drafts it is
            the number of lines in the log when the question was put.
        player: the seat asked.
        step: name of the step, such as "place".
        rule: id of the rule at play, such as "SA-4.2".
        least: how many picks the player will still be asked for in this decision at least, this one included. What is
            carried out by itself is not counted, nor an aside after which the same question is put again.
        most: the same, at most. Both always hold, but need not be reached.
        forced: whether a single option would have been carried out without asking. If not, neither that the seat is
            asked nor how long it takes may tell others what it holds.
        mode: how it is asked: "turn", "sealed", "floor" or "window".
        picks: what the seat has picked so far for its answer; nobody else knows.
    """

    id: int
    player: int
    step: str
    rule: str
    least: int
    most: int
    forced: bool = True
    mode: str = "turn"
    picks: tuple[int, ...] = ()

    @property
    def reaction(self) -> bool:
        """Whether it is a reaction window; its step has an action that lets pass."""
        return self.mode == "window"


class Refusal(NamedTuple):
    """Why an action is refused: the rule's id (empty if the words were not understood) and a sentence for people."""

    rule: str
    message: str


class IllegalAction(ValueError):
    """An action that the rules forbid; the state is unchanged.

    Attributes:
        rule: id of the rule that forbids it.
        player: the seat that tried.
        action: the action, as an integer.
    """

    def __init__(self, rule: str, player: int, action: int) -> None:
        super().__init__(f"{rule} forbids action {action} to seat {player}")
        self.rule = rule
        self.player = player
        self.action = action

    def __reduce__(self) -> tuple[type, tuple[str, int, int]]:
        return IllegalAction, (self.rule, self.player, self.action)
