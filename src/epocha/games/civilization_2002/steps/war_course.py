"""The steps of movement, battles and trade by number; a part of the course of play."""

from typing import Any, Final

from epocha.engine.course import SEALED, TABLE, Step
from epocha.games.civilization_2002.steps.battles import Battles, Declaration, Joining
from epocha.games.civilization_2002.steps.captures import Captures
from epocha.games.civilization_2002.steps.common import MOVEMENT, TRADE
from epocha.games.civilization_2002.steps.fighting import Battle, Choice, OpenChoice
from epocha.games.civilization_2002.steps.movement import Interception, Move, Movement
from epocha.games.civilization_2002.steps.order import (
    ANSWER,
    BATTLE,
    BATTLES,
    CAPTURES,
    CHOICE,
    DECLARATION,
    INTERCEPTION,
    JOINING,
    MOVE,
    OPEN_CHOICE,
    TRADE_TURN,
)
from epocha.games.civilization_2002.steps.trade import Answer, Trade, TradeTurn

STEPS_OF_WAR: Final[dict[int, Step[Any]]] = {
    MOVEMENT: Movement("movement", "CE-6.3", mode=TABLE),
    TRADE: Trade("trade", "CE-13.1", mode=TABLE),
    MOVE: Move("move", "CE-9.1", turn_rule="CE-6.3", draft=True, asides=True),
    INTERCEPTION: Interception("intercept", "CE-9.17"),
    DECLARATION: Declaration("declare", "CE-11.1", turn_rule="CE-6.3"),
    BATTLES: Battles("battles", "CE-11.4", turn_rule="CE-6.3"),
    JOINING: Joining("join", "CE-11.5"),
    BATTLE: Battle("battle", "CE-11.25", mode=TABLE),
    CHOICE: Choice("choose", "CE-11.10", mode=SEALED, draft=True),
    OPEN_CHOICE: OpenChoice("choose-openly", "CE-11.29", draft=True),
    CAPTURES: Captures("captures", "CE-12.10", turn_rule="CE-6.3"),
    TRADE_TURN: TradeTurn("trade-turn", "CE-13.16", draft=True, asides=True),
    ANSWER: Answer("answer", "CE-13.16", draft=True),
}
