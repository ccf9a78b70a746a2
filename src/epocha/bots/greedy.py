"""A bot that looks one decision ahead."""

from collections.abc import Sequence

from epocha.bots.protocol import Bot, Clock
from epocha.bots.search_core import look_ahead
from epocha.engine.refusal import Decision
from epocha.engine.registry import game_of
from epocha.engine.state import State

SAMPLES = 8
"""Ways in which the unknown may lie that are tried for each action that discloses something."""


class GreedyBot(Bot):
    """Takes the action after which its seat stands best, as the game's evaluation sees it."""

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        leads = look_ahead(view, decision.player, game_of(view).evaluator(), self.chance(view), SAMPLES)
        return legal[leads.index(max(leads))]
