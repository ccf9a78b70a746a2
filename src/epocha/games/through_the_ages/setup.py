"""Options and set-up (TA-2.4, TA-3, TA-4)."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.options import BadOption, Option, Preset
from epocha.engine.setup import Setup, whole
from epocha.engine.state import zeros
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    CARDS,
    CIVIL_CARDS,
    SCORING,
    SITES,
    SPACES,
    START,
    START_WORKERS,
    STARTING_CARDS,
    VARIANTS,
)
from epocha.games.through_the_ages.piles import cards_of_age, take_top
from epocha.games.through_the_ages.ratings import rate_all
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.common import BEGIN_TURN
from epocha.games.through_the_ages.terms import CIVIL_READING, MODES

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
MOST_LAID_OUT: Final = 13

OPTIONS: Final[tuple[Option, ...]] = (
    Option("mode", default="full", choices=MODES),
    Option("first_player", default=0, least=0, most=MAX_PLAYERS),
    Option("easier", default=False),
    Option("milder_fights", default=False),
    Option("peaceful", default=False),
    Option("draw_in_turn", default=False),
    Option("laid_out", default=0, least=0, most=MOST_LAID_OUT),
    Option("gradual_reveal", default=False),
    Option("softer_corruption", default=False),
    Option("resignation", default=False),
    Option("open_civil_hands", default=False),
    Option("military_hand_limit", default="military", choices=("military", CIVIL_READING)),
    Option("science_points_max", default=0, least=0, most=999),
    Option("science_rating_max", default=0, least=0, most=99),
)
"""What a table may choose."""

PRESETS: Final[tuple[Preset, ...]] = (
    Preset("tutorial", 20, {"mode": "tutorial"}),
    Preset("advanced", 45, {"mode": "advanced"}),
    Preset("full", 75, {"mode": "full"}),
)
"""The three games (TA-2.1), with the minutes that each takes."""


def check_options(players: int, options: Mapping[str, object]) -> None:
    """Raise BadOption if variants do not fit the mode, the players or each other (TA-42)."""
    mode = str(options["mode"])
    if mode == "tutorial":
        for name in ("milder_fights", "peaceful", "draw_in_turn", "softer_corruption"):
            if options[name]:
                raise BadOption(f"option {name} is for the advanced and the full game", name, "mode-longer")
    if mode != "full":
        for name in ("laid_out", "gradual_reveal", "resignation"):
            if options[name]:
                raise BadOption(f"option {name} is for the full game", name, "mode-full")
    if options["milder_fights"] and players < 3:
        raise BadOption("option milder_fights is for 3 or 4 players", "milder_fights", "two-players")
    if options["gradual_reveal"] and options["laid_out"] not in (0, 5):
        raise BadOption("option gradual_reveal lays out 5 cards, so laid_out is 0 or 5", "laid_out", "gradual")


def set_up_table(setup: Setup, chance: Chance) -> Table:
    """Return a table at its first decision."""
    check_options(int(setup.players), setup.options)
    t = Table(setup, chance)
    t.clear()
    t.first = _first_player(int(setup.players), whole(setup, "first_player"), chance)
    t.turn = t.first
    for p in range(t.players):
        _set_up_player(t, p)
    t.civil_deck = cards_of_age(t, 0, False)
    chance.shuffle(t.civil_deck)
    for space in range(SPACES):
        t.row[space] = take_top(t)
    _set_up_events(t, chance)
    _lay_out(t, chance)
    rate_all(t)
    t.push(BEGIN_TURN, t.turn)
    t.advance()
    return t


def _first_player(players: int, chosen: int, chance: Chance) -> int:
    """TA-3.6: a seat, or one drawn by lot."""
    if chosen > players:
        message = f"option first_player is 0 (drawn) or a seat from 1 to {players}, not {chosen}"
        raise BadOption(message, "first_player", "seat", seat=chosen, players=players)
    return chosen - 1 if chosen else int(chance.below(players))


def _set_up_player(t: Table, p: i64) -> None:
    """TA-3.8 to TA-3.12, TA-42.2."""
    easier = next(variant for variant in VARIANTS if variant.id == "easier")
    t.yellow[p] = START.yellow_bank + (easier.yellow_bank_extra if t.terms.easier else 0)
    t.blue[p] = START.blue_bank
    t.unused[p] = START.unused_workers
    for card in STARTING_CARDS:
        if card < SITES:
            t.techs[p] |= 1 << card
            t.workers[p * SITES + card] = START_WORKERS[card]


def _set_up_events(t: Table, chance: Chance) -> None:
    """TA-4.2, TA-4.3: the current events; the other age A military cards return to the box unseen."""
    cards = cards_of_age(t, 0, True)
    chance.shuffle(cards)
    for i in range(len(cards)):
        if i < t.terms.events:
            t.current_events = append(t.current_events, cards[i])
            t.current_ages = append(t.current_ages, 0)
        else:
            t.away[cards[i]] += 1


def _lay_out(t: Table, chance: Chance) -> None:
    """TA-4.7, TA-42.12, TA-42.14: age III events that are scored at the end."""
    found = vec[i64](capacity=16)
    for card in range(CIVIL_CARDS, CARDS):
        if SCORING[card]:
            found = append(found, card)
    chance.shuffle(found)
    t.laid_out = found[: t.terms.laid_out] if t.terms.laid_out else zeros(0)
    t.turned_up = 1 if t.terms.gradual else 0
