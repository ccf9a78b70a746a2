"""The texts of moving, fighting and trading: `from mexica`, `settler`, `to colorado`; `offer 2`, `give 5 gold`."""

from collections.abc import Mapping, Sequence
from typing import Final

from epocha.games.civilization_2002 import moves
from epocha.games.civilization_2002.atlas import LANDS, REGION_IDS
from epocha.games.civilization_2002.components import (
    FIGURE,
    FIGURE_CLASS,
    FIGURE_MOVES,
    FLEET,
    MOST_PLAYERS,
    SETTLER,
    TECHNOLOGY,
    WONDER,
)
from epocha.games.civilization_2002.goods import COINS
from epocha.games.civilization_2002.state import KIND_BITS
from epocha.games.civilization_2002.travel import MOST_FLEETS

REGION_WORDS: Final = [name.replace("_", " ") for name in REGION_IDS]
LAND_WORDS: Final = REGION_WORDS[:LANDS]
FIGURE_WORDS: Final = [name.replace("_", " ") for name in FIGURE.ids]
SEAT_WORDS: Final = [str(seat + 1) for seat in range(MOST_PLAYERS)]
FLEET_WORDS: Final = [f"fleet {number + 1}" for number in range(MOST_FLEETS)]


def _likes() -> dict[int, str]:
    """Return the words for a piece by its kind and by the movement points that it has spent."""
    found: dict[int, str] = {}
    for figure, word in enumerate(FIGURE_WORDS):
        if FIGURE_CLASS[figure] != FLEET:
            for spent in range(int(FIGURE_MOVES[figure]) + 1):
                found[figure << moves.SPENT_BITS | spent] = f"{word} moved {spent}" if spent else word
    return found


LIKES: Final = _likes()
CARRIED: Final = {like: text for like, text in LIKES.items() if FIGURE_CLASS[like >> moves.SPENT_BITS] < FLEET} | {
    like: text for like, text in LIKES.items() if like >> moves.SPENT_BITS == SETTLER
}


def _of_pieces() -> dict[int, str]:
    """Return the texts that name a piece, by kind of action and payload."""
    found = {moves.UNIT << KIND_BITS | like: text for like, text in LIKES.items()}
    for number, fleet in enumerate(FLEET_WORDS):
        found[moves.FLEET_OF << KIND_BITS | number] = fleet
        for like, text in CARRIED.items():
            found[moves.CARGO << KIND_BITS | number << moves.CARGO_BITS | like] = f"{text} of {fleet}"
        for region in range(LANDS, len(REGION_WORDS)):
            payload = region << moves.FLEET_BITS | number
            found[moves.BOARD << KIND_BITS | payload] = f"board {fleet} in {REGION_WORDS[region]}"
    return found


def _of_battles() -> dict[int, str]:
    """Return the texts that name an opponent in a region, or a unit to send."""
    found: dict[int, str] = {}
    for region, name in enumerate(REGION_WORDS):
        for seat, word in [*enumerate(SEAT_WORDS), (moves.THE_NEUTRAL, "neutral")]:
            payload = region << moves.SEAT_BITS | seat
            found[moves.ATTACK << KIND_BITS | payload] = f"attack {word} in {name}"
            found[moves.FIGHT << KIND_BITS | payload] = f"fight {word} in {name}"
            if region < LANDS and seat < MOST_PLAYERS:
                found[moves.DESTROY << KIND_BITS | payload] = f"destroy settlers of {word} in {name}"
    for seat, word in enumerate(SEAT_WORDS):
        for figure, unit in enumerate(FIGURE_WORDS):
            if FIGURE_CLASS[figure] < FLEET:
                found[moves.USE_ARMY << KIND_BITS | seat << moves.FIGURE_BITS | figure] = f"use {unit} of {word}"
        for number, fleet in enumerate(FLEET_WORDS):
            found[moves.USE_FLEET << KIND_BITS | seat << moves.FLEET_BITS | number] = f"use {fleet} of {word}"
    return found


def item_words() -> list[str]:
    """Return the words for everything that can change hands, by item as it is picked."""
    coins = [f"{coin} gold" for coin in COINS]
    cards = [f"card of {land}" for land in LAND_WORDS]
    settlements = [f"settlement of {land}" for land in LAND_WORDS]
    technologies = [f"technology {name.replace('_', ' ')}" for name in TECHNOLOGY.ids]
    wonders = [f"wonder {name.replace('_', ' ')}" for name in WONDER.ids]
    pieces = [f"{figure} in {region}" for region in REGION_WORDS for figure in FIGURE_WORDS]
    fleets = [f"{fleet} in {region}" for region in REGION_WORDS for fleet in FLEET_WORDS]
    return [*coins, *cards, *settlements, *technologies, *wonders, *pieces, *fleets]


ITEM_WORDS: Final = item_words()
_VERBS: Final[Mapping[int, tuple[str, Sequence[str]]]] = {
    moves.FROM: ("from", REGION_WORDS),
    moves.TO: ("to", REGION_WORDS),
    moves.EXPLORE: ("explore", ("",)),
    moves.INTERCEPT: ("intercept", ("",)),
    moves.JOIN_ATTACK: ("join the attacker", ("",)),
    moves.JOIN_DEFENCE: ("join the defender", ("",)),
    moves.SUPPORT: ("with an aircraft of", SEAT_WORDS),
    moves.ROLL: ("roll", ("",)),
    moves.CAPTURE: ("capture", LAND_WORDS),
    moves.OFFER: ("offer", SEAT_WORDS),
    moves.GIVE: ("give", ITEM_WORDS),
    moves.TAKE: ("take", ITEM_WORDS),
    moves.SEND: ("send", ("",)),
    moves.ACCEPT: ("accept", ("",)),
    moves.DECLINE: ("decline", ("",)),
    moves.COUNTER: ("counter", ("",)),
    moves.SWAP_GIVE: ("swap", LAND_WORDS),
    moves.SWAP_TAKE: ("for", LAND_WORDS),
}
"""The verb of each kind of action, and the words for its payloads."""


def texts_of_moves() -> dict[int, str]:
    """Return the text of every action of this part of the game."""
    of_verbs = {
        kind << KIND_BITS | payload: f"{verb} {thing}".strip()
        for kind, (verb, things) in _VERBS.items()
        for payload, thing in enumerate(things)
    }
    return {**of_verbs, **_of_pieces(), **_of_battles()}
