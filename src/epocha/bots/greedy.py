"""A bot that looks one decision ahead."""

from collections.abc import Sequence

from epocha.bots.protocol import Bot, Clock
from epocha.bots.search_core import answers_open, look_ahead
from epocha.engine.refusal import Decision
from epocha.engine.state import State

SAMPLES = 8
"""Ways in which the unknown may lie that are tried for each answer that discloses something."""


class GreedyBot(Bot):
    """Gives the answer after which its seat stands best, as the game's evaluation sees it."""

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        evaluator = view.setup.game.evaluator()
        answers = answers_open(view, decision.player, evaluator)
        leads = look_ahead(view, decision.player, answers, evaluator, self.chance(view), SAMPLES)
        return answers[leads.index(max(leads))][0]
