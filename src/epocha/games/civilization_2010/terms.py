"""What a match is played with: the plan of the map, and the options that the rules ask for."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.civilization_2010.atlas import PRINTED_ICONS, TERRAIN_ICONS, plan_of
from epocha.games.civilization_2010.components import CIVILIZATION, CIVILIZATIONS, COIN, DISASTERS, ICONS, WONDERS
from epocha.games.civilization_2010.effects import COINS, Ability
from epocha.games.civilization_2010.own_components import components_of

RANDOM: Final = "random"
CHOSEN: Final = "chosen"
MOST_OFFERS: Final = 99


class Terms:
    """The terms of a match; built once from its options.

    Attributes:
        plan: where the tiles lie.
        chosen: whether players choose their civilizations (CF-2.1).
        civilizations: set of those that take part. wonders: number of those that do.
        offers: how many a player may make in a Trade phase (CF-33.5).
        coins_besides: the most coins that a player can have of cards and of what squares show but for markers.
        perks, gains, cards, tokens, events: of the components (see `OwnComponents`).
        tutorial: whether the tutorial is played (CF-33.1). faq_loot: whether loot is bought with points (CF-26.18).
    """

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.plan = plan_of(players)
        self.chosen = options["civilizations"] == CHOSEN
        self.tutorial = bool(options["tutorial"])
        self.offers: i64 = cast(int, options["offers"])
        self.faq_loot = bool(options["faq_loot"])
        self.civilizations: i64 = (1 << int(CIVILIZATIONS)) - 1
        if self.tutorial:
            self.civilizations &= ~TUTORIAL_LEAVES
        own = components_of(str(options["components_file"]))
        self.perks: list[vec[i64]] = own.perks
        self.gains: list[Ability] = own.gains
        self.cards: vec[i64] = own.cards
        self.tokens: vec[i64] = own.tokens
        self.events: vec[i64] = own.events
        self.coins_besides: i64 = sum(list(own.perks[int(COINS)])[1::2]) + COINS_OF_SQUARES
        self.wonders: i64 = 0 if self.tutorial else WONDERS


COINS_OF_SQUARES: Final[i64] = sum(list(PRINTED_ICONS)[int(COIN) :: int(ICONS)]) + DISASTERS * max(
    list(TERRAIN_ICONS)[int(COIN) :: int(ICONS)]
)
"""The most coins that all squares of the map show."""
TUTORIAL_LEAVES: Final[i64] = (1 << CIVILIZATION.number("egypt")) | (1 << CIVILIZATION.number("rome"))
"""Set of the civilizations that the tutorial does without (CF-33.1)."""
