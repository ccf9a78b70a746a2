"""What cards do, as numbers: the vocabulary of the card files. `effect_tables.py` says which card does what.

A card that stays in play *lasts*: it adds to ratings (`Add`) and has perks, small numbers that the rules ask for
by name. What happens once is an `Effect`: somebody gains, loses, takes, builds, destroys or scores something.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec

# --- values: where an amount comes from ---
CONSTANT: Final = 0
WORKERS: Final = 1  # workers on the sites, at most `cap`
PAIRS: Final = 2  # the smaller of the workers on the sites and on the other sites
COLONIES: Final = 3
WONDERS_OF_OTHER: Final = 4  # completed wonders of the other party of a pact
DISCONTENT: Final = 5
HALF_DISCONTENT: Final = 6  # rounded up
CONTENT_ABOVE: Final = 7
TECHNOLOGIES: Final = 8  # technology cards in play of a level
POPULATION_LOST: Final = 9  # by this card so far
STRONGER_RIVALS: Final = 10
RICHER_RIVALS: Final = 11  # with more culture points
LEVELS: Final = 12  # a level for each worker on the sites
FACES: Final = 13  # printed happy faces on the sites, and on wonders if `cap` is 1
CARD_LEVELS: Final = 14  # levels of the technology cards in play of the categories
WONDER_POINTS: Final = 15  # by the age of each completed wonder
BEST_LEVEL: Final = 16
BEST_CULTURE: Final = 17
BEST_ARMY: Final = 18
RATING_OF: Final = 19  # `number` says which
FOOD_MADE: Final = 20
RESOURCES_MADE: Final = 21
ADVANTAGE: Final = 22  # base + advantage // per
DISCARDED_LEVEL: Final = 23
HALF_COST_UP: Final = 24  # of the buildings destroyed by this card
HALF_COST_DOWN: Final = 25
EVERYTHING: Final = 26

# --- ratings that values ask for, and to which lasting cards add ---
STRENGTH_RATING: Final = 0
CULTURE_RATING: Final = 1
SCIENCE_RATING: Final = 2
HAPPY_RATING: Final = 3
CIVIL_RATING: Final = 4
MILITARY_RATING: Final = 5

# --- who ---
OWNER: Final = 0
ALL: Final = 1
ACTIVE: Final = 2
STRONGEST: Final = 3
WEAKEST: Final = 4
TWO_STRONGEST: Final = 5
TWO_WEAKEST: Final = 6
MOST_CULTURE: Final = 7
LEAST_CULTURE: Final = 8
ALL_BUT_LEAST: Final = 9
HAPPIEST: Final = 10
VICTIM: Final = 11  # the target of an aggression, the loser of a war
ACTOR: Final = 12  # the attacker, the winner of a war

# --- what ---
FOOD: Final = 0
RESOURCES: Final = 1
SCIENCE_POINTS: Final = 2
CULTURE_POINTS: Final = 3
FOOD_OR_RESOURCES: Final = 4
POPULATION: Final = 5
MILITARY_CARDS: Final = 6
MILITARY_THIS_TURN: Final = 7
BLUE_TOKENS: Final = 8
YELLOW_TOKENS: Final = 9
CIVIL_NEXT_TURN: Final = 10
LEADER_IN_PLAY: Final = 11
UNFINISHED_WONDER: Final = 12
COLONY: Final = 13
UNIT_FUND: Final = 14

# --- verbs of what happens once ---
GAIN: Final = 0
LOSE: Final = 1
TAKE: Final = 2
SKIP_DISCARDING: Final = 3
BUILD_FREE: Final = 4
DESTROY: Final = 5
PRODUCE: Final = 6
DISCARD_CARD: Final = 7
TURN_DOWN: Final = 8
TAKE_CARDS: Final = 9
REFILL: Final = 10
SCORE: Final = 11
SCORE_RANK: Final = 12

# --- perks of lasting cards, by number; each is a sum over the cards in play ---
FACES_MORE: Final = 0  # how many times more a happy face counts (TA-43.10)
FOOD_OFF: Final = 1  # of increasing population
TAKE_OFF: Final = 2  # civil actions of taking a wonder
STAGES_MORE: Final = 3  # wonder stages for one civil action
LEVEL_OFF: Final = 4  # of urban buildings; 4 levels
BUILD_OFF: Final = 8  # resources of a new one; 11 categories
TECH_OFF: Final = 19  # science of a technology; 13 categories
RIVALS_PAY: Final = 32  # resources more that rivals pay; 11 categories
WAR_BUILD_OFF: Final = 43  # of a new unit while a war is declared on the owner
ON_TAKE_SCIENCE: Final = 44
ON_PLAY_RESOURCES: Final = 45
ON_PLAY_CULTURE: Final = 46
ON_PLAY_REFUND: Final = 47
ON_ATTACK_CULTURE: Final = 48
TURN_FUND: Final = 49  # resources for units in each turn
RED_REVOLUTION: Final = 50
BONUS_CARD_MORE: Final = 51  # colonisation value of each bonus card
DEFENCE_MORE: Final = 52  # how many times more a bonus card defends
PEACEFUL: Final = 53
ATTACK_COST_MORE: Final = 54  # how many times more it costs to attack the owner
NO_TACTICS: Final = 55
LAB_STOCK: Final = 56
MINE_EXTRA: Final = 57
RECRUIT: Final = 58
RECRUIT_FOOD: Final = 59
RECRUIT_RESOURCES: Final = 60
SETTLE: Final = 61
SETTLE_FOOD: Final = 62
COLONIZE: Final = 63
PAY_WITH_FOOD: Final = 64
PAY_WITH_RESOURCES: Final = 65
NO_WAR_ON_OWNER: Final = 66
CIVIL_MORE: Final = 67
MILITARY_MORE: Final = 68
COLONIZATION_MORE: Final = 69
CIVIL_HAND_MORE: Final = 70
MILITARY_HAND_MORE: Final = 71
FOOD_PER_TURN: Final = 72
RESOURCES_PER_TURN: Final = 73
PERKS: Final = 74

# --- what action cards perform (TA-21.4), besides building and upgrading ---
PERFORM_STAGE: Final = 1
PERFORM_POPULATION: Final = 2
PERFORM_TECHNOLOGY: Final = 4


class Value:
    """An amount, to be worked out by `values.amount_of`.

    Attributes:
        kind: one of the kinds above. number: the constant, level, rating or base that it needs.
        sites, others: sets of sites, or of categories.
        cap: the most that is counted, 0 for no limit.
        points: by age, of WONDER_POINTS.
        times2, times3, times4: what it is multiplied by with 2, 3 and 4 players in the game.
    """

    def __init__(self, kind: i64, number: i64, sites: i64, others: i64, cap: i64, times: list[int], points: list[int]):
        self.kind: i64 = kind
        self.number: i64 = number
        self.sites: i64 = sites
        self.others: i64 = others
        self.cap: i64 = cap
        self.times2: i64 = times[0]
        self.times3: i64 = times[1]
        self.times4: i64 = times[2]
        self.points: vec[i64] = vec[i64](points)

    def times(self, players: i64) -> i64:
        """Return what the amount is multiplied by."""
        return self.times2 if players <= 2 else self.times3 if players == 3 else self.times4


class Add:
    """What a lasting card adds to a rating; `in_unit` if the units themselves get stronger (TA-43.18)."""

    def __init__(self, to: i64, value: Value, in_unit: bool) -> None:
        self.to: i64 = to
        self.value = value
        self.in_unit = in_unit


class Lasting:
    """What a card does as long as it is in play: what it adds, and its perks as pairs of number and amount."""

    def __init__(self, adds: list[Add], perks: list[int]) -> None:
        self.adds = adds
        self.perks: vec[i64] = vec[i64](perks)


class Effect:
    """One thing that a card does once.

    Attributes:
        verb, who, what: of the above. value: how much; at most `most`, if that is not 0.
        among: set of categories, ages or the site that it is about.
        number: how many things, points per turn, or a rating, as the verb needs it.
        mixed: whether food and resources may be combined. optional: whether it may be declined.
        within: the target must also be one of these (a `who`), or OWNER.
        only_discontent, not_of_age, same_site, consumes: conditions of single verbs.
        technologies: whether special technologies may be taken instead.
        ranks: points by rank with 2, 3 and 4 players, of SCORE_RANK.
    """

    def __init__(self, verb: i64, who: i64, what: i64, value: Value) -> None:
        self.verb: i64 = verb
        self.who: i64 = who
        self.what: i64 = what
        self.value = value
        self.most: i64 = 0
        self.among: i64 = 0
        self.number: i64 = 0
        self.mixed = False
        self.optional = False
        self.within: i64 = OWNER
        self.only_discontent = False
        self.not_of_age = False
        self.same_site = False
        self.consumes = False
        self.technologies = False
        self.ranks: list[vec[i64]] = []
