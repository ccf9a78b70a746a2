"""Texts of the actions of moving and fighting: `move F6`, `with 2 scout1`, `go north`, `play infantry 2`."""

from collections.abc import Sequence
from typing import Final

from epocha.games.civilization_2010 import state
from epocha.games.civilization_2010.components import (
    DECK_IDS,
    EVENT,
    FIRST_SCOUT,
    RESOURCE,
    SCOUTS,
    SITE_IDS,
    TOKEN,
    UNIT,
    UNIT_CARD_IDS,
)
from epocha.games.civilization_2010.war import MOST_CARDS

COMPASS: Final[Sequence[str]] = ("north", "east", "south", "west")
MOST_LOOT: Final = 3


def _groups() -> list[str]:
    """Return the words for armies and scouts, by payload; the first, nobody, is never said."""
    found: list[str] = []
    for armies in range(FIRST_SCOUT + 1):
        for scouts in range(1 << SCOUTS):
            named = [str(armies)] if armies else []
            found.append(" ".join(named + [f"scout{n + 1}" for n in range(SCOUTS) if scouts >> n & 1]))
    return found


def texts_of_war(squares: Sequence[str], purses: Sequence[str]) -> dict[int, str]:
    """Return the text of every action of moving and fighting.

    Args:
        squares, purses: their names by number.
    """
    fronts = [str(front + 1) for front in range(MOST_CARDS)]
    amounts = range(MOST_LOOT + 1)
    lists: dict[int, list[str]] = {
        state.MOVE: [f"move {square}" for square in squares],
        state.GROUP: [f"with {group}" for group in _groups()],
        state.STEP: [f"go {heading}" for heading in COMPASS],
        state.DISCOVER: [f"discover {heading}" for heading in COMPASS],
        state.HALT: ["stop"],
        state.SACRIFICE: [f"sacrifice {heading}" for heading in COMPASS],
        state.RAZE: ["raze"],
        state.MUSTER_FROM: [f"muster {unit}" for unit in UNIT.ids],
        state.PLAY_UNIT: [f"play {card}" for card in UNIT_CARD_IDS],
        state.NEW_FRONT: ["new front"],
        state.AGAINST: [f"against {front}" for front in fronts],
        state.WOUND: [f"wound {front}" for front in fronts],
        state.HEAL: [f"heal {front}" for front in fronts],
        state.SAVE: [f"save {card}" for card in UNIT_CARD_IDS],
        state.TAKE_TRADE: [f"take {amount} trade" for amount in amounts],
        state.TAKE_CULTURE: [f"take {amount} culture" for amount in amounts],
        state.TAKE_RESOURCE: [f"take {resource}" for resource in RESOURCE.ids],
        state.TAKE_TOKEN: [f"take {site}" for site in SITE_IDS],
        state.TAKE_EVENT: [f"take event {deck.lower()}" for deck in DECK_IDS] + ["take event"],
        state.BREAK_COIN: [f"break coin on {purse}" for purse in purses],
        state.PAY_RESOURCE: [f"pay {resource}" for resource in RESOURCE.ids],
        state.PAY_TOKEN: [f"pay {token}" for token in TOKEN.ids],
        state.PAY_EVENT: [f"pay {event}" for event in EVENT.ids],
        state.TAKE_COIN: [f"take coin on {purse}" for purse in purses],
    }
    return {
        kind << state.KIND_BITS | payload: text.replace("_", " ")
        for kind, texts in lists.items()
        for payload, text in enumerate(texts)
        if not text.endswith("with ")
    }
