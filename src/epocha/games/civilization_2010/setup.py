"""Options and the common part of the set-up (CF-2, CF-3); what players place follows in `steps/setting_up.py`."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.chance import Chance
from epocha.engine.options import WINDOWS, BadOption, Option
from epocha.engine.setup import Setup
from epocha.games.civilization_2010.components import MARKET_RESOURCES, MOST_PLAYERS, NONE, OF_AGE, WONDER_SLOTS
from epocha.games.civilization_2010.piles import draw_wonder, member, recruit, refill_row
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.common import ROUND
from epocha.games.civilization_2010.terms import CHOSEN, RANDOM
