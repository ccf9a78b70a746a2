"""What a match is played with: the rule set, its length, and the settings of section 24."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.options import BadOption
from epocha.engine.vec import vec
from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.components import NO_EFFECT
from epocha.games.civilization_2002.own_components import tokens_of
from epocha.games.civilization_2002.own_map import world_of

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
LENGTHS: Final = ("short", "medium", "long")
SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
STARTS: Final = 2
"""Lands where each player starts (CE-5.6, CE-5.7)."""
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
        self.world: World = world_of(str(options["map_file"]))
        self.advanced = options["rules"] == ADVANCED
        self.length: i64 = LENGTHS.index(str(options["length"]))
        self.open_tokens = bool(options["open_tokens"])
        self.purchase_last = options["phase_order"] == "purchase_last"
        self.offers: i64 = cast(int, options["offers_per_trade_turn"])
        self.circuits: i64 = cast(int, options["trade_circuits"])
        self.max_rounds: i64 = cast(int, options["max_rounds"])
        self.own_range = options["trade_range_scope"] == "own"
        self.owner_produces = options["swapped_city_production"] == "owner"
        self.tokens: vec[i64] = tokens_of(str(options["components_file"]))
        if options["remove_no_effect_tokens"]:
            self.tokens[NO_EFFECT] -= FEWER_NO_EFFECT * players
        check(players, self.world, self.tokens)


def check(players: int, world: World, tokens: vec[i64]) -> None:
    """Raise BadOption if a map or tokens do not do for so many players."""
    lands = int(world.land_count)
    if lands < STARTS * players:
        raise BadOption(
            f"option map_file: the map has {lands} land regions, and {players} players start in {STARTS * players}"
            f" (CE-5.6, CE-5.7): add land regions, or play with {lands // STARTS} players at most",
            "map_file", "starts", lands=lands, players=players, most=lands // STARTS,
        )  # fmt: skip
    if tokens[NO_EFFECT] < 0:
        short = -int(tokens[NO_EFFECT])
        raise BadOption(
            f"option remove_no_effect_tokens: there are {short} tokens without effect too few (CE-5.3):"
            " add some in components_file, or switch the option off",
            "remove_no_effect_tokens", "idle", count=short,
        )  # fmt: skip
    there_are = sum([int(count) for count in tokens])
    if there_are < lands:
        raise BadOption(
            f"option components_file: there are {there_are} civ tokens for {lands} land regions, and one lies in each"
            " (CE-5.1): add tokens, or leave out land regions",
            "components_file", "tokens", lands=lands, count=there_are,
        )  # fmt: skip
