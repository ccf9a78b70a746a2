"""What cards do, as numbers: the vocabulary of `components.toml`. `effect_tables.py` says which card does what.

Cards are technologies, governments, wonders and civilizations, in one numbering. What a card does as long as it is in
force is a *perk*, a small number that the rules ask for by name (`techs.perk`). What it lets its owner do, or does by
itself at some moment, is an `Ability`, made of effects. A culture event is an ability too.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec

# --- perks: of the first ones the highest counts, the others add up ---
SPEED: Final = 0
STACKING: Final = 1
MOST_CITIES: Final = 2
WATER_MODE: Final = 3
RANK: Final = 4  # of four types of units
HIGHEST_COUNTS: Final = 8
STACKING_MORE: Final = 8
FLYING: Final = 9
CULTURE_HAND: Final = 10
BATTLE_HAND: Final = 11
COINS_PER_HAND: Final = 12  # hands +1 per so many coins
COINS: Final = 13
CITY_PRODUCTION: Final = 14
COINS_PER_PRODUCTION: Final = 15  # each city +1 per so many coins
UNIT_STRENGTH: Final = 16
OPEN_HAND: Final = 17
UNCANCELLABLE: Final = 18
RESEARCH_OFF: Final = 19
HUT_SCOUTS: Final = 20
PEACEFUL: Final = 21
CAPITAL_IDLE: Final = 22
CAPITAL_ARTS: Final = 23
BREACHING: Final = 24
RUSH_MORE: Final = 25  # production that a step of rushing gives beyond the usual
WALLS: Final = 26
TRADE_OFF: Final = 27  # set of own buildings that give no trade
PRODUCTION_OFF: Final = 28
CULTURE_OFF: Final = 29
COIN_OFF: Final = 30
COMBAT_OFF: Final = 31
WINS: Final = 32
COMBAT_BONUS: Final = 33
BEST_CITY: Final = 34  # every city produces as many icons as the best
ARMIES_FOUND: Final = 35
CAPITAL_MORE: Final = 36  # actions of the capital, of another kind each
START_HARVEST: Final = 37
PERKS: Final = 38

CROSS: Final = 1
END: Final = 2
"""Values of WATER_MODE: figures may pass water, or stop in it too."""

# --- kinds of abilities ---
RESOURCE_ABILITY: Final = 0
ACTION: Final = 1
TRIGGERED: Final = 2
PLAYED: Final = 3  # a culture event

# --- when: in which phase ---
START_PHASE: Final = 0
TRADE_PHASE: Final = 1
CITY_PHASE: Final = 2
MOVE_PHASE: Final = 3
RESEARCH_PHASE: Final = 4
IN_BATTLE: Final = 5
ANY_TIME: Final = 6
PHASES: Final = 7

# --- how it may be used ---
OWN_TURN: Final = 0
REACTION: Final = 1
INTERRUPT: Final = 2
BATTLE_TURN: Final = 3
OWN_PAYMENT: Final = 4
USES: Final = 5

# --- how often ---
ONCE_A_TURN: Final = 0
ONCE_A_BATTLE: Final = 1
UNLIMITED: Final = 2

# --- what triggers what happens by itself ---
NO_TRIGGER: Final = -1
AT_START_OF_TURN: Final = 0
AT_WON_BATTLE: Final = 1
AFTER_BATTLE: Final = 2
AT_EXPLORING: Final = 3  # a hut is explored or a village conquered
AT_UNIT_TECHNOLOGY: Final = 4
AT_GLORY: Final = 5  # a wonder or city is built, a city or village conquered
AT_STOP_ON_BUILDING: Final = 6

# --- verbs of effects ---
GAIN_TRADE: Final = 0
OTHER_GAINS_TRADE: Final = 1
GAIN_CULTURE: Final = 2
GAIN_COIN: Final = 3
OTHER_GAINS_COIN: Final = 4
EXTRA_PRODUCTION: Final = 5
GAIN_PERSON: Final = 6
ADVANCE: Final = 7
DRAW_EVENTS: Final = 8
BUILD_FREE: Final = 9
HARVEST: Final = 10
LEARN_FROM_OTHER: Final = 11
EXCHANGE: Final = 12
CANCEL: Final = 13
ATTACK_BONUS: Final = 14
DEAL_WOUNDS: Final = 15
HEAL_WOUNDS: Final = 16
OBSOLETE: Final = 17
DESTROY: Final = 18
KILL_UNIT: Final = 19
CHOOSE_ONE: Final = 20
LOCK_SQUARE: Final = 21
SAIL_AWAY: Final = 22
EXTRA_ACTION: Final = 23
NUKE: Final = 24
RAZE: Final = 25
AS_RESOURCE: Final = 26
KILL: Final = 27
MOVE_STACK: Final = 28
DISASTER: Final = 29
SET_GOVERNMENT: Final = 30
SAVE_UNIT: Final = 31
TAKE_RESOURCE: Final = 32
SACRIFICE: Final = 33
SPLIT: Final = 34
GAIN_CULTURE_PER_ARMY: Final = 35

# --- flags of effects ---
AIMED_ONLY: Final = 1  # CANCEL: only what is aimed at the canceller
OTHERS_ONLY: Final = 1  # DESTROY: only what others own
PERSON_TOO: Final = 1  # KILL: a great person, or figures
FREE_BUILDING: Final = 0  # BUILD_FREE: one building in the acting city's outskirts
FREE_FIGURE: Final = 1  # an army or a scout on the wonder's square
FREE_UNIT: Final = 2  # a unit of the type that the technology is about
ANY_DECK: Final = 3  # DRAW_EVENTS: the owner names the deck

# what CANCEL cancels
CITY_ACTION: Final = 0
CULTURE_EVENT: Final = 1
RESOURCE_USE: Final = 2


class Effect:
    """One thing that an ability does.

    Attributes:
        verb: of the above. n: how many, how much, up to which level.
        reach: squares from an own figure or city, 0 for anywhere.
        flag: what the verb distinguishes. among: set of resources, ages, or things that are cancelled.
        thing: terrain, government or deck.
        options: of CHOOSE_ONE.
    """

    def __init__(self, verb: i64, n: i64, reach: i64, flag: i64, among: i64, thing: i64) -> None:
        self.verb: i64 = verb
        self.n: i64 = n
        self.reach: i64 = reach
        self.flag: i64 = flag
        self.among: i64 = among
        self.thing: i64 = thing
        self.options: list[Effect] = []


class Ability:
    """What a card or a culture event does once.

    Attributes:
        card: whose it is; of a culture event the event. kind, phase, use, limit, trigger: of the above.
        resources: kinds that it costs, each one token. any_resources: further tokens of any kind. trade, culture: cost.
        takes_action: whether it is itself the action of a city.
        purse: on which card its coin tokens lie, or -1. purse_limit: the most there, 0 for no limit.
        effects: carried out one after the other.
    """

    def __init__(self, card: i64, kind: i64, phase: i64, use: i64, limit: i64, trigger: i64) -> None:
        self.card: i64 = card
        self.kind: i64 = kind
        self.phase: i64 = phase
        self.use: i64 = use
        self.limit: i64 = limit
        self.trigger: i64 = trigger
        self.resources: vec[i64] = vec[i64](capacity=1)
        self.any_resources: i64 = 0
        self.trade: i64 = 0
        self.culture: i64 = 0
        self.takes_action = False
        self.purse: i64 = -1
        self.purse_limit: i64 = 0
        self.effects: list[Effect] = []
