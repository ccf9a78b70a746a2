"""A decision promises how many single choices it will take; in random games every such promise is kept."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from epocha_fixtures.positions import SEED, Table, chance_of, end_of, goes_on, seeds, spread

from epocha import Chance, State
from epocha.engine.frames import HEAD, PLAYER, STEP
from epocha.engine.ledger import slowly


@dataclass
class Chain:
    """The single choices that one frame puts to one player.

    Attributes:
        step: name of the step.
        at: where in the stack the frame lies.
        frame: the frame as it was when the last choice was put.
        spans: what was promised at each choice, at least and at most.
    """

    step: str
    at: int
    frame: list[int]
    spans: list[tuple[int, int]] = field(default_factory=list)

    def is_open(self, state: State) -> bool:
        """Return whether the frame is still there and the player's."""
        if state.depth <= self.at:
            return False
        now = frame_at(state, self.at)
        return (now[STEP], now[PLAYER]) == (self.frame[STEP], self.frame[PLAYER])

    def ask(self, state: State, player: int) -> None:
        """Note what is promised; what left the frame as it was is a free action, or a question of its own."""
        now = frame_at(state, self.at)
        if self.spans and now == self.frame:
            self.spans.pop()
        decision = state.decision(player)
        self.spans.append((decision.least, decision.most))
        self.frame = now


def frame_at(state: State, at: int) -> list[int]:
    end = at + HEAD + state.course[int(state.stack[at + STEP])].width
    return [int(n) for n in list(state.stack)[at : int(end)]]


def chains(state: State, chance: Chance) -> Iterator[Chain]:
    """Play a random game and yield every chain that has come to its end."""
    under_way: list[Chain] = []
    decisions = 0
    while goes_on(state, decisions):
        players = state.current_players
        player = players[chance.below(len(players))]
        if state.course[int(state.step_number())].plain:
            at = int(state.top)
            if not under_way or under_way[-1].at != at:
                under_way.append(Chain(state.decision(player).step, at, frame_at(state, at)))
            under_way[-1].ask(state, player)
        actions = state.legal_actions(player)
        decisions += 1
        for _ in slowly(state, player, [actions[chance.below(len(actions))]]):
            while under_way and not under_way[-1].is_open(state):
                yield under_way.pop()


def test_every_decision_keeps_within_the_bounds_that_it_promised(table: Table) -> None:
    """The first of the games ends as it does when `State.play` plays it, so the walk is the game."""
    for seed in [SEED, *range(50, 49 + len(seeds(table)))]:
        state = table.start(seed)
        for chain in chains(state, chance_of(seed)):
            for made, (least, most) in enumerate(chain.spans):
                left = len(chain.spans) - made
                assert least <= left <= most, f"{chain.step} promised {chain.spans}, and ended after {len(chain.spans)}"
        if seed == SEED:
            assert end_of(state).digest() == spread(table)[-1].digest()
