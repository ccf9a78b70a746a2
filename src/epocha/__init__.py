"""Epocha: civilization board games with complete, enforced rules; in the browser, in a terminal, and from Python.

>>> import epocha
>>> game = epocha.load_game("stone_age")
>>> state = game.new_initial_state(players=2, seed=7)
>>> state.current_players
(0,)
"""

import os as _os

if _os.environ.get("EPOCHA_PURE"):
    from epocha._pure import prefer_source

    prefer_source()

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import BadTable, BadVersion, Game
from epocha.engine.match import Match, Undo
from epocha.engine.notation import Notation, NotUnderstood
from epocha.engine.options import BadOption, Option
from epocha.engine.record import BadRecord, Record, record_of, replay, verify
from epocha.engine.refusal import Decision, IllegalAction, Refusal
from epocha.engine.registry import Unknown, game_names, load_game
from epocha.engine.state import State, Step

__all__ = [
    "BadOption",
    "BadRecord",
    "BadTable",
    "BadVersion",
    "Chance",
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
    "game_names",
    "load_game",
    "record_of",
    "replay",
    "verify",
]
