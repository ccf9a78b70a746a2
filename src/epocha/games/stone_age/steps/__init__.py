"""The course of play of Stone Age, in the order of the rulebook.

    place figures -> choose a place (use tools | buy a card (pick a market die) | buy a building) -> feed -> new round

Every check that closes something returns the id of the rule that does, and the lists of legal actions are made by the
same checks.
"""

from typing import Final

from epocha.engine.course import END, TABLE, Course, Step
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
    REDEEM,
    REDEEM_TWO,
    USE_TOOLS,
    RedeemTwo,
)
from epocha.games.stone_age.steps.feeding import CoverShortage, Feed, owes_food
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
    "BuyBuilding",
    "BuyCard",
    "CoverShortage",
    "RedeemTwo",
    "UseTools",
    "closed",
    "crowded",
    "owes_food",
    "villagers",
]

COURSE: Final = Course(
    {
        PLACE_FIGURES: PlaceFigures("place", "SA-4.2", turn_rule="SA-4.1", asides=True),
        CHOOSE_PLACE: ChoosePlace("choose-place", "SA-5.2", turn_rule="SA-5.1", asides=True),
        USE_TOOLS: UseTools("use-tools", "SA-6.8", turn_rule="SA-5.1", asides=True),
        BUY_CARD: BuyCard("buy-card", "SA-7.2", turn_rule="SA-5.1", asides=True),
        LAY_CARD: LayCard("lay-card", "SA-7.5", mode=TABLE),
        PICK_DIE: PickDie("pick-die", "SA-7.28", asides=True),
        BUY_BUILDING: BuyBuilding("buy-building", "SA-8.1", turn_rule="SA-5.1", asides=True),
        FEED: Feed("feed", "SA-9.1", mode=TABLE),
        COVER_SHORTAGE: CoverShortage("cover-shortage", "SA-9.6", turn_rule="SA-9.11", asides=True),
        REDEEM_TWO: RedeemTwo("redeem", "SA-7.23", turn_rule="SA-7.24"),
        NEW_ROUND: NewRound("new-round", "SA-3.2", mode=TABLE),
        FINAL_SCORING: FinalScoring("final-scoring", "SA-12.1", mode=TABLE),
        GAME_OVER: Step("game-over", "SA-3.2", mode=END),
    },
    asides=(REDEEM,),
)
"""The steps by number; a frame names its step by it."""
