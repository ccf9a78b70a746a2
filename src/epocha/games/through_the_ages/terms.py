"""What a table has agreed on before the game, as numbers: the mode and the variants (TA-2.4, TA-42)."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    AGGRESSION,
    CARDS,
    CATEGORY,
    CIVIL_CARDS,
    EVENT,
    EVENTS_AT_SETUP,
    WAR,
    copies,
    number_of,
)

TUTORIAL: Final = 0
ADVANCED: Final = 1
FULL: Final = 2
MODES: Final = ("tutorial", "advanced", "full")
LAST_AGE: Final = (1, 2, 3)
"""The last age with a civil deck, by mode (TA-2.3)."""
CIVIL_READING: Final = "civil"
SCORING_CARDS: Final = 4
"""How many age III events the advanced game lays out (TA-4.7)."""
REVEALED_GRADUALLY: Final = 5


class Terms:
    """The mode and the variants of a match, shared by all copies of its state.

    Attributes:
        mode: TUTORIAL, ADVANCED or FULL. last_age: the last one with a civil deck.
        easier, milder, peaceful, draw_in_turn, gradual, softer: the variants of TA-42.
        laid_out: age III events laid out before the game: the scoring cards, or those of TA-42.12.
        most_science, most_science_rate: ends of the tracks, 0 for none (TA-R-8).
        open_hands: whether civil hands are open. civil_reading: whether the military hand limit counts civil actions.
        resigning: whether players are asked before each turn if they resign.
        events: current events at the start.
        copies: copies of each card in the game, by card.
    """

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.mode: i64 = MODES.index(str(options["mode"]))
        self.last_age: i64 = LAST_AGE[self.mode]
        self.easier: i64 = int(bool(options["easier"]))
        self.milder: i64 = int(bool(options["milder_fights"]))
        self.peaceful: i64 = int(bool(options["peaceful"]))
        self.draw_in_turn: i64 = int(bool(options["draw_in_turn"]))
        self.gradual: i64 = int(bool(options["gradual_reveal"]))
        self.softer: i64 = int(bool(options["softer_corruption"]))
        self.most_science: i64 = cast(int, options["science_points_max"])
        self.most_science_rate: i64 = cast(int, options["science_rating_max"])
        self.open_hands: i64 = int(bool(options["open_civil_hands"]))
        self.civil_reading: i64 = int(options["military_hand_limit"] == CIVIL_READING)
        self.resigning: i64 = int(bool(options["resignation"]) and self.mode == FULL)
        laid_out = REVEALED_GRADUALLY if self.gradual else cast(int, options["laid_out"])
        self.laid_out: i64 = SCORING_CARDS if self.mode == ADVANCED else laid_out
        extra = EVENTS_AT_SETUP.advanced_extra_over_players
        self.events: i64 = EVENTS_AT_SETUP.tutorial if self.mode == TUTORIAL else players + extra
        self.copies = self._copies(players)

    def _copies(self, players: int) -> vec[i64]:
        """Return how many copies of each card are in the game (TA-3.2, TA-4.1 to TA-4.9, TA-42.8)."""
        all_copies = copies(players)
        out = vec[i64](capacity=CARDS)
        for card in range(CARDS):
            out = append(out, all_copies[card] if self._plays_with(card) else 0)
        return out

    def _plays_with(self, card: i64) -> bool:
        """Return whether this mode and its variants use a card at all."""
        kind = CATEGORY[card]
        if card < CIVIL_CARDS:
            return AGE[card] <= self.last_age
        if self.mode == TUTORIAL:
            return AGE[card] == 0 and card != _LEFT_OUT
        if AGE[card] > self.last_age and kind != EVENT:
            return False
        if kind == WAR:
            return self.mode == FULL and self.peaceful == 0
        return kind != AGGRESSION or self.peaceful == 0

    def has_military_deck(self, age: i64) -> bool:
        """Return whether there is a military deck to draw from in an age (TA-2.3, TA-26.14)."""
        return self.mode != TUTORIAL and 1 <= age <= self.last_age


_LEFT_OUT: Final[i64] = number_of("development_of_politics")
"""The card that the tutorial does without (TA-4.2)."""
