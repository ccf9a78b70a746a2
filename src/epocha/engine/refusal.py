"""What is asked, and why something is refused: small values without behaviour."""

from typing import NamedTuple


class Decision(NamedTuple):
    """What one seat is being asked.

    Attributes:
        id: number of actions applied when the question was put; an answer quotes it.
        player: the seat asked.
        step: name of the step, such as "place".
        rule: id of the rule at play, such as "SA-4.2".
        least: how many single choices the player will make in this step at least, this one included.
        most: the same, at most.
        forced: whether a single option would have been carried out without asking. If not, neither that the seat is
            asked nor how long it takes may tell others what it holds.
        reaction: whether it is a reaction window, whose first legal action declines; see `Step`.
    """

    id: int
    player: int
    step: str
    rule: str
    least: int
    most: int
    forced: bool = True
    reaction: bool = False


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
