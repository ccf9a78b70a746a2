"""What a match is played with: the rule set, its length, and the settings of section 24."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.civilization_2002.atlas import THE_WORLD
from epocha.games.civilization_2002.components import NO_EFFECT, TOKEN_COUNT

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
LENGTHS: Final = ("short", "medium", "long")
SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
FEWER_NO_EFFECT: Final = 2
"""No-effect tokens that are removed for each player (CE-5.3)."""


class Agreed:
    """What a table has agreed on; built once from its options.

    Attributes:
        world: the map.
        advanced: whether the advanced rules are played. length: of an advanced game, SHORT, MEDIUM or LONG.
        open_tokens: whether civ tokens lie face up (CE-5.15). tokens: how many there are of each kind.
        purchase_last: whether a round ends with the purchase phase (CE-24.3).
        offers, circuits: of the trade phase (CE-24.4). max_rounds: after which points are counted, 0 for none.
        own_range: whether trade ranges go by own technologies only (CE-24.6). owner_produces: whether a lent city card
            goes on producing for its owner (CE-24.7).
    """

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.world = THE_WORLD
        self.advanced = options["rules"] == ADVANCED
        self.length: i64 = LENGTHS.index(str(options["length"]))
        self.open_tokens = bool(options["open_tokens"])
        self.purchase_last = options["phase_order"] == "purchase_last"
        self.offers: i64 = cast(int, options["offers_per_trade_turn"])
        self.circuits: i64 = cast(int, options["trade_circuits"])
        self.max_rounds: i64 = cast(int, options["max_rounds"])
        self.own_range = options["trade_range_scope"] == "own"
        self.owner_produces = options["swapped_city_production"] == "owner"
        self.tokens: vec[i64] = TOKEN_COUNT[:]
        if options["remove_no_effect_tokens"]:
            self.tokens[NO_EFFECT] -= FEWER_NO_EFFECT * players
