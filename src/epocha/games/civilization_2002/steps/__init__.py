"""The course of play of the Boardgame: set-up, then rounds of four phases (CE-6.1, CE-28).

set-up -> [ purchases of each -> movement and battles of each -> trade -> production ] ...
"""

from typing import Final

from epocha.engine.course import END, TABLE, Course, Step
from epocha.games.civilization_2002.state import CLAIM, KIND_BITS, LAST_ASIDE
from epocha.games.civilization_2002.steps.common import (
    CLOSING,
    DEAL,
    END_ROLL,
    ENLARGE_FREE,
    FOUNDING,
    FREE_TECHNOLOGY,
    GAME_OVER,
    NAME_OBSOLETE,
    NEUTRAL_ARMY,
    PICK_WONDER,
    PLACE_FREE,
    PLACE_START,
    PRODUCTION,
    PURCHASE,
    REVEALS,
    ROUND,
    START_ROLL,
    TOKEN,
)
from epocha.games.civilization_2002.steps.declaring import Declaring, PickWonder
from epocha.games.civilization_2002.steps.gaining import EndRoll, EnlargeFree, FreeTechnology, PlaceFree
from epocha.games.civilization_2002.steps.purchase import Founding, NameObsolete, Purchase
from epocha.games.civilization_2002.steps.rounds import Closing, Production, Round
from epocha.games.civilization_2002.steps.setting_up import Deal, PlaceStart, Reveals, StartRoll
from epocha.games.civilization_2002.steps.tokens import LookedAt, NeutralArmy
from epocha.games.civilization_2002.steps.war_course import STEPS_OF_WAR

COURSE: Final = Course(
    STEPS_OF_WAR
    | {
        GAME_OVER: Step("game-over", "CE-22.4", mode=END),
        ROUND: Round("round", "CE-6.1", mode=TABLE),
        CLOSING: Closing("closing", "CE-27.8", turn_rule="CE-19.9", asides=True),
        START_ROLL: StartRoll("start-roll", "CE-5.12", mode=TABLE),
        REVEALS: Reveals("reveals", "CE-5.11", mode=TABLE),
        DEAL: Deal("deal", "CE-5.9", mode=TABLE),
        PLACE_START: PlaceStart("place-start", "CE-5.6"),
        PURCHASE: Purchase("purchase", "CE-7.1", turn_rule="CE-6.3", asides=True),
        FOUNDING: Founding("founding", "CE-7.9", mode=TABLE),
        NAME_OBSOLETE: NameObsolete("name-obsolete", "CE-8.22"),
        PLACE_FREE: PlaceFree("place-free", "CE-8.19"),
        ENLARGE_FREE: EnlargeFree("enlarge-free", "CE-18.11"),
        FREE_TECHNOLOGY: FreeTechnology("free-technology", "CE-4.12"),
        NEUTRAL_ARMY: NeutralArmy("neutral-army", "CE-4.13"),
        TOKEN: LookedAt("token", "CE-10.5"),
        END_ROLL: EndRoll("end-roll", "CE-23.4", mode=TABLE),
        PICK_WONDER: PickWonder("pick-wonder", "CE-19.11"),
        PRODUCTION: Production("production", "CE-6.1", mode=TABLE),
        **STEPS_OF_WAR,
    },
    (Declaring(CLAIM << KIND_BITS, (LAST_ASIDE << KIND_BITS) - 1),),
)
"""The steps by number; a frame names its step by it."""
