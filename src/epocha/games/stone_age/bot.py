"""What the bots of Stone Age go by: what a position is worth, and what one does by habit."""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import NOBODY, State
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    ADVANCE_GRAIN,
    DIVISOR,
    FIELD,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FOOD,
    GAIN_TOOL,
    HUNGER_PENALTY,
    HUNTING_GROUNDS,
    HUT,
    PLACE_GAIN,
    PLACES,
    PRICE,
    REWARD,
    REWARD_AMOUNT,
    REWARD_RESOURCE,
    TOOL_MAKER,
    TOOL_SLOTS,
)
from epocha.games.stone_age.outlook import (
    FIGURE_TURN,
    FOOD_LATER,
    FOOD_NOW,
    PIP,
    Outlook,
    expect_gains,
    expect_purchases,
    hungry,
    idle_worth,
    is_last_round,
    pay_for_tile,
    price_of,
    rolled,
    rounds_after,
)
from epocha.games.stone_age.state import (
    BUY,
    DECLINE,
    DONE,
    FIGURE_BITS,
    FIGURES,
    KIND_BITS,
    NONE,
    PAY,
    PAYLOAD,
    PLACE,
    STARVE,
    TAKE,
    TAKE_DIE,
    USE_TOOL,
    Table,
)
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    COVER_SHORTAGE,
    PICK_DIE,
    PLACE_FIGURES,
    REDEEM_TWO,
    USE_TOOLS,
    BuyCard,
    CoverShortage,
    UseTools,
)

# --- habits ---
MOOD: Final = 3000
"""How much a habitual placement is swayed by chance, in thousandths of a point."""
ELSEWHERE: Final = 0.85
"""The share of what a pip brings in the forest that a figure is expected to earn elsewhere with each of its 3.5, so
that a small group is not sent where a large one would pay."""
FEW_MISSING: Final = 4
"""A shortage that is covered by resources rather than by going hungry."""


class StoneAgeEvaluator(Evaluator):
    """Judges positions of Stone Age.

    Attributes:
        rounds: rounds that were to come after round `round` in the position studied last.
        wish: what the first figure on place q is worth to player p in that position, at [q * players + p].
    """

    def __init__(self) -> None:
        super().__init__(scale=25.0, horizon=30)
        self.round: i64 = 0
        self.rounds = 0.0
        self.wish = vec[float](capacity=1)

    def study(self, state: State) -> None:
        """Estimate how long the game will last, and what every place is worth to every player."""
        table = cast(Table, state)
        self.round = table.round
        self.rounds = rounds_after(table)
        wish = vec[float](capacity=PLACES * table.players)
        for place in range(PLACES):
            for p in range(table.players):
                wish = append(wish, self.attraction(table, p, place))
        self.wish = wish

    def rounds_left(self, t: Table) -> float:
        """Return how many rounds will follow the one being played."""
        if is_last_round(t):
            return 0.0
        return max(0.0, self.rounds - float(t.round - self.round))

    # --- judging ---

    def sees_ahead(self) -> bool:
        """Return True: what is not scored yet counts too."""
        return True

    def value(self, state: State, player: i64) -> float:
        """Return the points that a player will probably have at the end, as far as they can be told apart."""
        table = cast(Table, state)
        if table.over:
            return float(table.score[player])
        o = Outlook(table, player, self.rounds_left(table))
        expect_gains(table, player, o)
        expect_purchases(table, player, o)
        worth = 0.0
        worth += idle_worth(table, player, o) if table.frame_of(PLACE_FIGURES) != NOBODY else 0.0
        frame = table.frame_of(COVER_SHORTAGE)
        if frame != NOBODY and table.player_of(frame) == player:
            worth -= min(float(HUNGER_PENALTY), FOOD_NOW * float(table.read(frame, CoverShortage.OPEN)))
        return worth + o.total(hungry(table, player))

    def conclude(self, state: State, chance: Chance) -> None:
        """Finish by habit what has begun: rolls, dice markets, redeeming and paying for a card.

        Until then nobody has what they bring, and a round that ends with them goes on: to decline the card, which ends
        it, could not be compared with paying.
        """
        table = cast(Table, state)
        step = state.step_number()
        while step == USE_TOOLS or step == PICK_DIE or step == REDEEM_TWO or is_paying_for_a_card(table):
            player = state.player()
            state.play(player, self.playout_choice(state, player, state.choices(player), chance))
            step = state.step_number()

    def settled(self, state: State) -> bool:
        """A playout may stop where a round begins."""
        table = cast(Table, state)
        if table.step_number() != PLACE_FIGURES:
            return False
        for place in range(PLACES):
            if table.taken[place]:
                return False
        return True

    def attraction(self, t: Table, p: i64, place: i64) -> float:
        """Return what the first figure on a place is worth to a player, above what it would earn elsewhere."""
        o = Outlook(t, p, self.rounds_left(t))
        if place == TOOL_MAKER:
            return o.tool_worth() + PIP - FIGURE_TURN
        if place == HUT:
            return o.worker_worth() - 2.0 * FIGURE_TURN
        if place == FIELD:
            return o.grain_worth() + FOOD_LATER - FIGURE_TURN
        if place >= FIRST_BUILDING_SPACE:
            stack = place - FIRST_BUILDING_SPACE
            if stack >= len(t.left) or t.left[stack] == 0:
                return 0.0
            before = o.stock_worth()
            points = pay_for_tile(o, t.top_tile(stack), 0, 0)
            worth = points + o.craftsmen[1] - (before - o.stock_worth())
            return (worth if points >= 0.0 else 0.0) - FIGURE_TURN
        if place >= FIRST_CARD_SPACE:
            card = t.spaces[place - FIRST_CARD_SPACE]
            if card == NONE:
                return 0.0
            price = PRICE[place - FIRST_CARD_SPACE]
            return o.lower_half(card) + o.upper_half(card) - float(price) * o.price[0] - FIGURE_TURN
        return 0.0

    # --- habits ---

    def playout_choice(self, state: State, player: i64, choices: vec[i64], chance: Chance) -> i64:
        """Return what a player does without much thought; ValueError if nothing was studied with so many players."""
        table = cast(Table, state)
        if len(self.wish) != PLACES * table.players:
            raise ValueError("study a state of this game before asking for habits")
        step = table.step_number()
        if step == PLACE_FIGURES:
            return self.habitual_placement(table, player, choices, chance)
        if step == USE_TOOLS:
            return habitual_tool(table, player, choices)
        if step == BUY_CARD:
            place = FIRST_CARD_SPACE + table.get(BuyCard.SPACE)
            wanted = self.wish[place * table.players + player] + FIGURE_TURN > 0.0
            return choices[0] if wanted else last_of(choices, DECLINE)
        if step == COVER_SHORTAGE:
            return choices[0] if table.get(CoverShortage.OPEN) <= FEW_MISSING else last_of(choices, STARVE)
        if step == BUY_BUILDING and choices[0] >> KIND_BITS != BUY:
            return last_of(choices, PAY)
        if step == REDEEM_TWO:
            return last_of(choices, TAKE)
        return self.habitual_die(table, player, choices) if step == PICK_DIE else choices[0]

    def habitual_die(self, t: Table, p: i64, choices: vec[i64]) -> i64:
        """Take the die of the market that brings most."""
        o = Outlook(t, p, self.rounds_left(t))
        best = choices[0]
        most = -1.0
        for i in range(len(choices)):
            face = choices[i] & PAYLOAD
            if choices[i] >> KIND_BITS != TAKE_DIE:
                break
            if REWARD[face] == GAIN_TOOL:
                worth = o.tool_worth()
            elif REWARD[face] == ADVANCE_GRAIN:
                worth = o.grain_worth()
            else:
                worth = o.worth_of(REWARD_RESOURCE[face], float(REWARD_AMOUNT[face]))
            if worth > most:
                most = worth
                best = choices[i]
        return best

    def habitual_placement(self, t: Table, p: i64, choices: vec[i64], chance: Chance) -> i64:
        """Place where it looks best to a player who does not look closely."""
        best = choices[0]
        best_worth = -1000.0
        share = min(1.0, self.rounds_left(t))
        elsewhere = ELSEWHERE * 3.5 * price_of(0, share) / float(DIVISOR[0])
        hunters = float(t.placed[HUNTING_GROUNDS * t.players + p])
        missing = max(0.0, float(t.workers[p] - t.grain[p] - t.food[p]) - rolled(hunters, DIVISOR[FOOD]))
        last: i64 = NONE
        mood = 0.0
        for i in range(len(choices)):
            action = choices[i]
            if action >> KIND_BITS != PLACE:
                break
            place = (action & PAYLOAD) >> FIGURE_BITS
            if place != last:
                mood = 0.001 * float(chance.below(MOOD))
                last = place
            worth = mood + self.wish[place * t.players + p]
            what = PLACE_GAIN[place]
            if what >= 0:
                figures = float(action & FIGURES)
                gain = rolled(figures, DIVISOR[what])
                if what == FOOD:
                    tonight = min(gain, missing)
                    worth += FOOD_NOW * tonight + FOOD_LATER * share * (gain - tonight)
                else:
                    worth += price_of(what, share) * gain
                worth -= elsewhere * figures
            if worth > best_worth:
                best_worth = worth
                best = action
        return best


# --- habits ---


def is_paying_for_a_card(t: Table) -> bool:
    """Return whether somebody has paid a part of a card's price and must go on."""
    return t.step_number() == BUY_CARD and t.get(BuyCard.PAID) > 0


def last_of(choices: vec[i64], kind: i64) -> i64:
    """Return the last choice of a kind; the first choice of all if there is none of it."""
    for i in range(len(choices) - 1, -1, -1):
        if choices[i] >> KIND_BITS == kind:
            return choices[i]
    return choices[0]


def habitual_tool(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Return the smallest tool that reaches the next unit, else the largest if all together do, else `done`."""
    total = t.get(UseTools.TOTAL)
    divisor = DIVISOR[t.get(UseTools.WHAT)]
    missing = divisor - total % divisor
    together: i64 = 0
    best: i64 = NONE
    largest: i64 = NONE
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == USE_TOOL:
            slot = p * TOOL_SLOTS + (choices[i] & PAYLOAD)
            value = t.tools[slot]
            together += value
            if value >= missing and (best == NONE or value < t.tools[best]):
                best = slot
            if largest == NONE or value > t.tools[largest]:
                largest = slot
    if together < missing:
        return DONE << KIND_BITS
    return USE_TOOL << KIND_BITS | ((best if best != NONE else largest) - p * TOOL_SLOTS)
