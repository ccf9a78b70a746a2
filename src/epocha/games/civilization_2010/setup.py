"""Options, and the set-up up to the first decision (CF-2, CF-33.4); the rest is in `steps/setting_up.py`."""

from typing import Final

from epocha.engine.chance import Chance
from epocha.engine.options import WINDOWS, BadOption, FileOption, Option, Preset
from epocha.engine.setup import Setup, whole
from epocha.engine.state import NOBODY
from epocha.games.civilization_2010.components import MOST_PLAYERS
from epocha.games.civilization_2010.own_components import DEEPEST, LONGEST, line_of
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.common import LAY_OUT, PICK_CIVILIZATION, ROUND
from epocha.games.civilization_2010.steps.rounds import BETWEEN_TURNS
from epocha.games.civilization_2010.steps.setting_up import draw_civilizations
from epocha.games.civilization_2010.terms import CHOSEN, MOST_OFFERS, RANDOM

MIN_PLAYERS: Final = 2
USUAL_OFFERS: Final = 6

OPTIONS: Final[tuple[Option, ...]] = (
    Option("civilizations", default=RANDOM, choices=(RANDOM, CHOSEN)),
    Option("first_player", default=0, least=0, most=MOST_PLAYERS),
    Option("faq_loot", default=False),
    Option("tutorial", default=False),
    Option("offers", default=USUAL_OFFERS, least=0, most=MOST_OFFERS),
    WINDOWS,
    FileOption("components_file", default="", most=LONGEST, deep=DEEPEST, line_of=line_of),
)
"""What a table may choose (CF-33.4)."""

PRESETS: Final[tuple[Preset, ...]] = (Preset("tutorial", 30, {"tutorial": True}), Preset("full", 60, {}))
"""The two games (CF-33.1), with the minutes that each takes."""


def set_up_table(setup: Setup, chance: Chance) -> Table:
    """Return a table at its first decision."""
    t = Table(setup, chance)
    t.clear()
    t.first = _first_player(int(setup.players), whole(setup, "first_player"), chance)
    t.push(ROUND, NOBODY, BETWEEN_TURNS)
    t.push(LAY_OUT, NOBODY)
    if t.agreed.chosen:
        for k in range(t.players):
            t.push(PICK_CIVILIZATION, (t.first + t.players - 1 - k) % t.players)
    else:
        draw_civilizations(t)
    t.advance()
    return t


def _first_player(players: int, chosen: int, chance: Chance) -> int:
    """CF-2.13: a seat, or one drawn by lot."""
    if chosen > players:
        message = f"option first_player is 0 (drawn) or a seat from 1 to {players}, not {chosen}"
        raise BadOption(message, "first_player", "seat", seat=chosen, players=players)
    return chosen - 1 if chosen else int(chance.below(players))
