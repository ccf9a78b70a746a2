"""The numbers of the steps of movement, battles and trade, after those of the other phases."""

from typing import Final

from epocha.games.civilization_2002.steps.common import TRADE

MOVE: Final = TRADE + 1
INTERCEPTION: Final = MOVE + 1
DECLARATION: Final = INTERCEPTION + 1
BATTLES: Final = DECLARATION + 1
JOINING: Final = BATTLES + 1
BATTLE: Final = JOINING + 1
CHOICE: Final = BATTLE + 1
OPEN_CHOICE: Final = CHOICE + 1
CAPTURES: Final = OPEN_CHOICE + 1
TRADE_TURN: Final = CAPTURES + 1
ANSWER: Final = TRADE_TURN + 1
