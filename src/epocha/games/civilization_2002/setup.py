"""Options (CE-24), and the set-up up to the first decision; the rest is in `steps/setting_up.py`."""

from typing import Final

from epocha.engine.chance import Chance
from epocha.engine.options import FileOption, Option, Preset
from epocha.engine.setup import Setup
from epocha.games.civilization_2002 import own_components, own_map
from epocha.games.civilization_2002.agreed import ADVANCED, BASIC, LENGTHS
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.setting_up import lay_out

MIN_PLAYERS: Final = 2
MOST_ROUNDS: Final = 200

OPTIONS: Final[tuple[Option, ...]] = (
    Option("rules", default=BASIC, choices=(BASIC, ADVANCED)),
    Option("length", default="short", choices=LENGTHS),
    Option("open_tokens", default=False),
    Option("remove_no_effect_tokens", default=False),
    Option("phase_order", default="purchase_first", choices=("purchase_first", "purchase_last")),
    Option("offers_per_trade_turn", default=3, least=0, most=9),
    Option("trade_circuits", default=2, least=1, most=9),
    Option("max_rounds", default=0, least=0, most=MOST_ROUNDS),
    Option("trade_range_scope", default="common", choices=("common", "own")),
    Option("swapped_city_production", default="holder", choices=("holder", "owner")),
    FileOption("map_file", default="", most=own_map.LONGEST, deep=own_map.DEEPEST, line_of=own_map.line_of),
    FileOption(
        "components_file",
        default="",
        most=own_components.LONGEST,
        deep=own_components.DEEPEST,
        line_of=own_components.line_of,
    ),
)
"""What a table may choose."""

PRESETS: Final[tuple[Preset, ...]] = (
    Preset("basic", 35, {}),
    Preset("short", 40, {"rules": ADVANCED}),
    Preset("medium", 55, {"rules": ADVANCED, "length": "medium"}),
    Preset("long", 75, {"rules": ADVANCED, "length": "long"}),
)
"""The basic game and the three lengths of the advanced one (CE-1.3), of which the box tells the hours for a table."""


def set_up_table(setup: Setup, chance: Chance) -> Table:
    """Return a table at its first decision."""
    t = Table(setup, chance)
    t.clear()
    lay_out(t)
    t.advance()
    return t
