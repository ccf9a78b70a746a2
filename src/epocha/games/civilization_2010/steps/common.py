"""The numbers of the steps, what every step does after an effect, and how the game ends."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.state import NOBODY
from epocha.engine.vec import vec
from epocha.games.civilization_2010.cities import cities_of
from epocha.games.civilization_2010.coins import coins, has_coins
from epocha.games.civilization_2010.components import (
    BASE_CULTURE_HAND,
    CITIES,
    COINS_TO_WIN,
    LAST_SPACE,
)
from epocha.games.civilization_2010.effects import COINS_PER_HAND, CULTURE_HAND
from epocha.games.civilization_2010.piles import events_held
from epocha.games.civilization_2010.state import CULTURE_END, ECONOMY_END, TECHNOLOGY_END, TUTORIAL_END, Table
from epocha.games.civilization_2010.techs import has_won_by_technology, perk

GAME_OVER: Final = 0
ROUND: Final = 1
PICK_CIVILIZATION: Final = 2
LAY_OUT: Final = 3
PLACE_CAPITAL: Final = 4
START_TOKEN: Final = 5
START_FIGURE: Final = 6
START_OF_TURN: Final = 7
RELOCATE: Final = 8
PLACE_PERSON: Final = 9
DISCARD_EVENTS: Final = 10
MANAGEMENT: Final = 11
CITY_ACTION: Final = 12
RESEARCH: Final = 13
MARKET_GIFT: Final = 14
ANSWER_EXCHANGE: Final = 15
DEED: Final = 16
TRADE: Final = 17
REACT: Final = 18

MOVEMENT: Final = REACT + 1
WALK: Final = MOVEMENT + 1
BATTLE: Final = WALK + 1
MUSTER: Final = BATTLE + 1
BATTLE_TURN: Final = MUSTER + 1
AFTERMATH: Final = BATTLE_TURN + 1
SAVE_UNIT: Final = AFTERMATH + 1
GAINS: Final = SAVE_UNIT + 1
LOOT: Final = GAINS + 1
LOOT_BY_POINTS: Final = LOOT + 1
DEALING_WOUNDS: Final = LOOT_BY_POINTS + 1
HEALING_WOUNDS: Final = DEALING_WOUNDS + 1
RAZING: Final = HEALING_WOUNDS + 1
STEPPED: Final = RAZING + 1
INTERRUPTS: Final = STEPPED + 1
SACRIFICED: Final = INTERRUPTS + 1
LESSON: Final = SACRIFICED + 1
PAYMENT: Final = LESSON + 1

NO_END: Final = 0


# --- after every effect ---


def settle(t: Table, actor: i64) -> None:
    """Look for victories, and for hands over their limit, after an effect (CF-18.2, CF-18.3, CF-30.7)."""
    if t.over:
        return
    for k in range(t.players):
        player = (actor + k) % t.players
        why = victory_of(t, player)
        if why:
            end_game(t, why, single(player))
            return
    for k in range(t.players):
        player = (actor + t.players - 1 - k) % t.players
        if holds_too_many(t, player):
            t.push(DISCARD_EVENTS, player)


def victory_of(t: Table, player: i64) -> i64:
    """Return by what a player has won without a battle, or ended the tutorial; or NO_END (CF-30.1 to CF-30.3)."""
    if t.track[player] == LAST_SPACE:
        return CULTURE_END
    if has_won_by_technology(t, player):
        return TECHNOLOGY_END
    if has_coins(t, player, COINS_TO_WIN):
        return ECONOMY_END
    if t.agreed.tutorial and cities_of(t, player) == CITIES:
        return TUTORIAL_END
    return NO_END


def end_game(t: Table, why: i64, winners: i64) -> None:
    """The game is over (CF-30.5); nobody wins the tutorial (CF-33.2)."""
    t.over = why
    t.winners = 0 if why == TUTORIAL_END else winners
    t.disclosures += 1
    t.clear_frames()
    t.push(GAME_OVER, NOBODY)


def culture_hand_limit(t: Table, player: i64) -> i64:
    """Return how many culture events a player may hold (CF-18.1)."""
    per = perk(t, player, COINS_PER_HAND)
    limit = BASE_CULTURE_HAND + perk(t, player, CULTURE_HAND)
    return limit + coins(t, player) // per if per else limit


def holds_too_many(t: Table, player: i64) -> bool:
    """Return whether a player has more culture events than they may hold; the limit is never below the base."""
    held = events_held(t, player)
    return held > BASE_CULTURE_HAND and held > culture_hand_limit(t, player)


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Step[Table]):
    """A step in which a player does something: what is done takes effect, then victories and hands are looked at."""

    def act(self, table: Table, player: i64, action: i64) -> None:
        """Carry out an answer of one pick."""
        raise NotImplementedError

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        """Carry out a draft."""
        raise NotImplementedError

    def apply(self, table: Table, player: i64, action: i64) -> None:
        self.act(table, player, action)
        settle(table, player)

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        self.act_on(table, player, picks)
        settle(table, player)

    def skip(self, table: Table, player: i64) -> None:
        """Nothing is open to the player here: go on below."""
        table.pop()


UNTIL_DONE: Final = 9999
"""More questions than a step puts to a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Going(Play):
    """A step that puts one question after the other to its player; how many, nobody can tell before."""

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, UNTIL_DONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Owing(Going):
    """A step that goes on until a cost is paid; a gift on top of it takes from what is owed (CF-18.7)."""

    MISSING: Final = 0  # symbols


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step[Table]):
    """A step that the table carries out by itself for the player of the frame, or for all; then likewise."""

    def work(self, table: Table) -> None:
        """Carry it out."""
        raise NotImplementedError

    def run(self, table: Table) -> None:
        actor = table.player()
        self.work(table)
        settle(table, actor if actor != NOBODY else table.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cancellable(Work):
    """What is carried out unless a reaction to it, in the window that lies on it, has cancelled it (CF-31)."""

    CANCELLED: Final = 0
