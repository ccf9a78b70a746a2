"""Epocha: civilization board games with complete, enforced rules; in the browser, in a terminal, and from Python.

>>> import epocha
>>> game = epocha.load_game("stone_age")
>>> state = game.new_initial_state(players=2, seed=7)
>>> state.current_players
(0,)
"""

import os as _os
from importlib.metadata import version as _version
from typing import TYPE_CHECKING, Any

if _os.environ.get("EPOCHA_PURE"):
    from epocha._pure import prefer_source

    prefer_source()

from epocha.bots.protocol import Bot, Clock, ask, make_bot
from epocha.engine.chance import Chance
from epocha.engine.course import Step
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import BadTable, BadVersion, Game
from epocha.engine.match import Match, Undo
from epocha.engine.notation import Notation, NotUnderstood
from epocha.engine.options import BadOption, Option
from epocha.engine.record import BadRecord, Record, record_of, replay, verify
from epocha.engine.refusal import Decision, IllegalAction, Refusal
from epocha.engine.registry import Unknown, game_names, load_game
from epocha.engine.state import State, random_playout

if TYPE_CHECKING:
    from epocha.arena.match import play_matches

__all__ = [
    "BadOption",
    "BadRecord",
    "BadTable",
    "BadVersion",
    "Bot",
    "Chance",
    "Clock",
    "Decision",
    "Evaluator",
    "Game",
    "IllegalAction",
    "Match",
    "NotUnderstood",
    "Notation",
    "Option",
    "Record",
    "Refusal",
    "State",
    "Step",
    "Undo",
    "Unknown",
    "ask",
    "game_names",
    "load_game",
    "make_bot",
    "play_matches",
    "random_playout",
    "record_of",
    "replay",
    "verify",
]

__version__ = _version("epocha")


def __getattr__(name: str) -> Any:
    """Load what plays matches, with processes and all, when somebody wants it first."""
    if name == "play_matches":
        from epocha.arena.match import play_matches

        return play_matches
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
