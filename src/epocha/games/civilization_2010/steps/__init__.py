"""The course of play of Civilization: set-up, then turns of five phases (CF-5.1).

set-up -> [ start of turn of each -> trade -> city management of each -> movement of each -> research ] ...
"""

from typing import Final

from epocha.engine.course import END, SEALED, TABLE, WINDOW, Course, Step
from epocha.games.civilization_2010.state import KIND_BITS, PASS
from epocha.games.civilization_2010.steps.aftermath import Aftermath, Gains, SaveUnit
from epocha.games.civilization_2010.steps.arrival import Razing
from epocha.games.civilization_2010.steps.battle import Battle, BattleTurn, Muster
from epocha.games.civilization_2010.steps.common import (
    AFTERMATH,
    ANSWER_EXCHANGE,
    BATTLE,
    BATTLE_TURN,
    CITY_ACTION,
    DEALING_WOUNDS,
    DEED,
    DISCARD_EVENTS,
    GAINS,
    GAME_OVER,
    HEALING_WOUNDS,
    INTERRUPTS,
    LAY_OUT,
    LESSON,
    LOOT,
    LOOT_BY_POINTS,
    MANAGEMENT,
    MARKET_GIFT,
    MOVEMENT,
    MUSTER,
    PAYMENT,
    PICK_CIVILIZATION,
    PLACE_CAPITAL,
    PLACE_PERSON,
    RAZING,
    REACT,
    RELOCATE,
    RESEARCH,
    ROUND,
    SACRIFICED,
    SAVE_UNIT,
    START_FIGURE,
    START_OF_TURN,
    START_TOKEN,
    STEPPED,
    TRADE,
    WALK,
)
from epocha.games.civilization_2010.steps.costs import Payment
from epocha.games.civilization_2010.steps.deeds import Deed
from epocha.games.civilization_2010.steps.gains import DiscardEvents, PlacePerson
from epocha.games.civilization_2010.steps.interrupts import Interrupt
from epocha.games.civilization_2010.steps.learning import AnswerExchange, MarketGift
from epocha.games.civilization_2010.steps.loot import Loot, LootByPoints
from epocha.games.civilization_2010.steps.management import CityAction, Management
from epocha.games.civilization_2010.steps.movement import Movement, Stepped, Walk
from epocha.games.civilization_2010.steps.reactions import React
from epocha.games.civilization_2010.steps.research import Research
from epocha.games.civilization_2010.steps.rounds import Round
from epocha.games.civilization_2010.steps.sacrifice import Lesson, Sacrifice
from epocha.games.civilization_2010.steps.setting_up import (
    LayOut,
    PickCivilization,
    PlaceCapital,
    StartFigure,
    StartToken,
)
from epocha.games.civilization_2010.steps.start_of_turn import Relocate, StartOfTurn
from epocha.games.civilization_2010.steps.trade import OFFER_ACTIONS, Trade
from epocha.games.civilization_2010.steps.wounds import DealingWounds, HealingWounds

COURSE: Final = Course(
    {
        GAME_OVER: Step("game-over", "CF-30.5", mode=END),
        ROUND: Round("round", "CF-5.1", mode=TABLE),
        PICK_CIVILIZATION: PickCivilization("pick-civilization", "CF-2.1"),
        LAY_OUT: LayOut("lay-out", "CF-3.1", mode=TABLE),
        PLACE_CAPITAL: PlaceCapital("place-capital", "CF-4.1", turn_rule="CF-4.17"),
        START_TOKEN: StartToken("start-token", "CF-4.16", turn_rule="CF-4.17"),
        START_FIGURE: StartFigure("start-figure", "CF-4.4", turn_rule="CF-4.17"),
        START_OF_TURN: StartOfTurn("start-of-turn", "CF-6.2", turn_rule="CF-5.2", draft=True),
        RELOCATE: Relocate("relocate", "CF-7.9", turn_rule="CF-5.2"),
        PLACE_PERSON: PlacePerson("place-person", "CF-19.2", turn_rule="CF-5.2"),
        DISCARD_EVENTS: DiscardEvents("discard-events", "CF-18.2", forced=False),
        MANAGEMENT: Management("management", "CF-12.1", turn_rule="CF-5.2", draft=True),
        CITY_ACTION: CityAction("city-action", "CF-12.1", mode=TABLE),
        RESEARCH: Research("research", "CF-27.1", mode=SEALED),
        MARKET_GIFT: MarketGift("market-gift", "CF-32.6"),
        ANSWER_EXCHANGE: AnswerExchange("answer-exchange", "CF-18.13"),
        DEED: Deed("deed", "CF-20.7", mode=TABLE),
        PAYMENT: Payment("payment", "CF-31.11", draft=True),
        TRADE: Trade("trade", "CF-11.5", OFFER_ACTIONS, veiled=True),
        REACT: React("react", "CF-31.2", turn_rule="CF-31.3", mode=WINDOW, draft=True, decline=PASS << KIND_BITS),
        MOVEMENT: Movement("movement", "CF-21.1", turn_rule="CF-5.2", draft=True),
        WALK: Walk("walk", "CF-21.4", turn_rule="CF-5.2", draft=True),
        BATTLE: Battle("battle", "CF-25.9", mode=TABLE),
        MUSTER: Muster("muster", "CF-23.7"),
        BATTLE_TURN: BattleTurn("battle-turn", "CF-25.10", turn_rule="CF-25.9", draft=True),
        AFTERMATH: Aftermath("aftermath", "CF-26.19", mode=TABLE),
        SAVE_UNIT: SaveUnit("save-unit", "CF-32.4"),
        GAINS: Gains("gains", "CF-26.19", mode=TABLE),
        LOOT: Loot("loot", "CF-26.8"),
        LOOT_BY_POINTS: LootByPoints("loot-by-points", "CF-26.18"),
        DEALING_WOUNDS: DealingWounds("dealing-wounds", "CF-25.22"),
        HEALING_WOUNDS: HealingWounds("healing-wounds", "CF-25.23"),
        RAZING: Razing("razing", "CF-28.20"),
        STEPPED: Stepped("stepped", "CF-31.10", mode=TABLE),
        SACRIFICED: Sacrifice("sacrifice", "CF-32.12", mode=TABLE),
        LESSON: Lesson("lesson", "CF-32.12"),
        INTERRUPTS: Interrupt("interrupt", "CF-31.1", mode=WINDOW, draft=True, decline=PASS << KIND_BITS),
    }
)
"""The steps by number; a frame names its step by it."""
