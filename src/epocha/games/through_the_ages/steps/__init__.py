"""The course of play of Through the Ages, in the order of the rulebook (TA-9, TA-47).

    begin -> [resign?] -> replenish -> war -> [tutorial: event] politics -> discard excess -> actions -> upkeep -> end
                                       |       |
                                       |       prepare: event -> choices, or auction -> landing -> gains
                                       |       aggression: sacrifice -> defend -> fight -> effects
                                       sacrifice -> sacrifice -> fight -> effects

What cards do once stands in `events.py`, the choices they leave in `choices.py`; wherever something is paid or gained,
`paying.py` may ask which tokens it was.

A step that depends on a hidden hand must not show what is in it. Whether a player is asked follows from public facts
alone, and they are asked even if there is a single answer: such a step is not `forced`.
"""

from typing import Final

from epocha.engine.course import END, TABLE, Course, Step
from epocha.games.through_the_ages.state import BID, KIND_BITS
from epocha.games.through_the_ages.steps.actions import Actions, Perform
from epocha.games.through_the_ages.steps.attacks import AfterFight, Defend, Fight, Sacrifice
from epocha.games.through_the_ages.steps.choices import (
    BuildOrNot,
    ChooseCard,
    DestroyBuildings,
    LoseWorker,
    Settlers,
    SplitGoods,
    TakeFromRow,
    TakeTechnology,
)
from epocha.games.through_the_ages.steps.colonies import Bidding, Landing
from epocha.games.through_the_ages.steps.common import (
    ACTIONS,
    AFTER_FIGHT,
    BEGIN_TURN,
    BIDDING,
    BUILD_OR_NOT,
    CARRY_OUT,
    CHOOSE_CARD,
    DEFEND,
    DESTROY_BUILDINGS,
    DISCARD_EXCESS,
    END_TURN,
    EVENT_MINES,
    FIGHT,
    GAME_OVER,
    LANDING,
    LOSE_WORKER,
    PACT_REPLY,
    PAYMENT,
    PERFORM,
    POLITICS,
    REPLENISH,
    RESIGNING,
    SACRIFICE,
    SETTLERS,
    SOFTEN,
    SPLIT_GOODS,
    TAKE_FROM_ROW,
    TAKE_TECHNOLOGY,
    TURN_EVENT,
    UPKEEP,
    UPKEEP_END,
    WARS,
)
from epocha.games.through_the_ages.steps.events import CarryOut, EventMines
from epocha.games.through_the_ages.steps.paying import Payment
from epocha.games.through_the_ages.steps.politics import DiscardExcess, PactReply, Politics
from epocha.games.through_the_ages.steps.turn import BeginTurn, EndTurn, Replenish, Resigning, TurnEvent, Wars
from epocha.games.through_the_ages.steps.upkeep import Soften, Upkeep, UpkeepEnd

COURSE: Final = Course(
    {
        BEGIN_TURN: BeginTurn("begin-turn", "TA-8.3", mode=TABLE),
        RESIGNING: Resigning("resigning", "TA-41.1", turn_rule="TA-9.5"),
        REPLENISH: Replenish("replenish", "TA-11.1", mode=TABLE),
        WARS: Wars("wars", "TA-32.3", mode=TABLE),
        TURN_EVENT: TurnEvent("turn-event", "TA-37.2", mode=TABLE),
        POLITICS: Politics("politics", "TA-27.1", turn_rule="TA-9.4", forced=False),
        DISCARD_EXCESS: DiscardExcess("discard-excess", "TA-26.7", turn_rule="TA-9.4", forced=False),
        ACTIONS: Actions("actions", "TA-8.8", turn_rule="TA-9.4", forced=False),
        PERFORM: Perform("perform", "TA-21.4", turn_rule="TA-9.4"),
        UPKEEP: Upkeep("upkeep", "TA-24.1", mode=TABLE),
        SOFTEN: Soften("soften", "TA-25.6", turn_rule="TA-9.4"),
        UPKEEP_END: UpkeepEnd("upkeep-end", "TA-25.1", mode=TABLE),
        END_TURN: EndTurn("end-turn", "TA-24.11", mode=TABLE),
        CARRY_OUT: CarryOut("carry-out", "TA-28.16", mode=TABLE),
        BIDDING: Bidding("bidding", "TA-30.3", BID << KIND_BITS, turn_rule="TA-30.2", forced=False),
        LANDING: Landing("landing", "TA-30.10", draft=True),
        SACRIFICE: Sacrifice("sacrifice", "TA-31.6", draft=True),
        DEFEND: Defend("defend", "TA-31.7", draft=True),
        FIGHT: Fight("fight", "TA-31.8", mode=TABLE),
        AFTER_FIGHT: AfterFight("after-fight", "TA-31.13", mode=TABLE),
        PACT_REPLY: PactReply("pact-reply", "TA-33.3"),
        LOSE_WORKER: LoseWorker("lose-worker", "TA-36.3", turn_rule="TA-36.2"),
        DESTROY_BUILDINGS: DestroyBuildings("destroy-buildings", "TA-36.8", turn_rule="TA-36.1", draft=True),
        SPLIT_GOODS: SplitGoods("split-goods", "TA-36.12", turn_rule="TA-36.9"),
        CHOOSE_CARD: ChooseCard("choose-card", "TA-36.1"),
        TAKE_TECHNOLOGY: TakeTechnology("take-technology", "TA-43.70", turn_rule="TA-36.10"),
        BUILD_OR_NOT: BuildOrNot("build-or-not", "TA-28.11", turn_rule="TA-28.10"),
        SETTLERS: Settlers("settlers", "TA-30.27", turn_rule="TA-30.17"),
        TAKE_FROM_ROW: TakeFromRow("take-from-row", "TA-43.34"),
        PAYMENT: Payment("payment", "TA-22.16", draft=True),
        EVENT_MINES: EventMines("event-mines", "TA-43.37", mode=TABLE),
        GAME_OVER: Step("game-over", "TA-9.2", mode=END),
    }
)
"""The steps by number; a frame names its step by it."""
