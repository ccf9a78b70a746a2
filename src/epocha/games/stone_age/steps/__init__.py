"""The course of play of Stone Age, in the order of the rulebook.

    place figures -> choose a place (use tools | buy a card (pick a market die) | buy a building) -> feed -> new round

Every check that closes something returns the id of the rule that does, and the lists of legal actions are made by the
same checks.
"""

from typing import Any, Final

from epocha.engine.state import Step
from epocha.games.stone_age.steps.acting import ChoosePlace, UseTools
from epocha.games.stone_age.steps.buildings import BuyBuilding
from epocha.games.stone_age.steps.cards import BuyCard, LayCard, PickDie
from epocha.games.stone_age.steps.common import (
    BUY_BUILDING,
    BUY_CARD,
    CHOOSE_PLACE,
    COVER_SHORTAGE,
    FEED,
    FINAL_SCORING,
    GAME_OVER,
    LAY_CARD,
    NEW_ROUND,
    PICK_DIE,
    PLACE_FIGURES,
    REDEEM_TWO,
    USE_TOOLS,
    RedeemTwo,
)
from epocha.games.stone_age.steps.feeding import CoverShortage, Feed
from epocha.games.stone_age.steps.placing import PlaceFigures, closed, crowded, villagers
from epocha.games.stone_age.steps.rounds import FinalScoring, NewRound

__all__ = [
    "BUY_BUILDING",
    "BUY_CARD",
    "CHOOSE_PLACE",
    "COURSE",
    "COVER_SHORTAGE",
    "FEED",
    "FINAL_SCORING",
    "GAME_OVER",
    "LAY_CARD",
    "NEW_ROUND",
    "PICK_DIE",
    "PLACE_FIGURES",
    "REDEEM_TWO",
    "USE_TOOLS",
    "closed",
    "crowded",
    "villagers",
]

COURSE: Final[list[Step[Any]]] = [
    PlaceFigures("place", "SA-4.2", turn_rule="SA-4.1"),
    ChoosePlace("choose-place", "SA-5.2", turn_rule="SA-5.1"),
    UseTools("use-tools", "SA-6.8", turn_rule="SA-5.1"),
    BuyCard("buy-card", "SA-7.2", turn_rule="SA-5.1"),
    LayCard("lay-card", "SA-7.5", asks=False),
    PickDie("pick-die", "SA-7.28"),
    BuyBuilding("buy-building", "SA-8.1", turn_rule="SA-5.1"),
    Feed("feed", "SA-9.1", asks=False),
    CoverShortage("cover-shortage", "SA-9.6", turn_rule="SA-9.11"),
    RedeemTwo("redeem", "SA-7.23", turn_rule="SA-7.24"),
    NewRound("new-round", "SA-3.2", asks=False),
    FinalScoring("final-scoring", "SA-12.1", asks=False),
    Step("game-over", "SA-3.2", asks=False, ends=True),
]
"""The steps by number; a frame names its step by its place in this list."""
