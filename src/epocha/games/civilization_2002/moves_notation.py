"""The texts of moving, fighting and trading: `from mexica`, `settler`, `to colorado`; `offer 2`, `give 5 gold`."""

from collections.abc import Mapping, Sequence
from typing import Final

from epocha.games.civilization_2002 import moves
from epocha.games.civilization_2002.atlas import World
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
from epocha.games.civilization_2002.goods import (
    COINS,
    FIRST_CARD,
    FIRST_FLEET,
    FIRST_PIECE,
    FIRST_SETTLEMENT,
    FIRST_TECHNOLOGY,
    FIRST_WONDER,
)
from epocha.games.civilization_2002.state import KIND_BITS
from epocha.games.civilization_2002.travel import MOST_FLEETS


def words(name: str) -> str:
    """Return an id as texts write it: with blanks."""
    return name.replace("_", " ")


FIGURE_WORDS: Final = [words(name) for name in FIGURE.ids]
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


def _of_pieces(regions: Sequence[str], lands: int) -> dict[int, str]:
    """Return the texts that name a piece, by kind of action and payload."""
    found = {moves.UNIT << KIND_BITS | like: text for like, text in LIKES.items()}
    for number, fleet in enumerate(FLEET_WORDS):
        found[moves.FLEET_OF << KIND_BITS | number] = fleet
        for like, text in CARRIED.items():
            found[moves.CARGO << KIND_BITS | number << moves.CARGO_BITS | like] = f"{text} of {fleet}"
        for region in range(lands, len(regions)):
            payload = region << moves.FLEET_BITS | number
            found[moves.BOARD << KIND_BITS | payload] = f"board {fleet} in {regions[region]}"
    return found


def _of_battles(regions: Sequence[str], lands: int) -> dict[int, str]:
    """Return the texts that name an opponent in a region, or a unit to send."""
    found: dict[int, str] = {}
    for region, name in enumerate(regions):
        for seat, word in [*enumerate(SEAT_WORDS), (moves.THE_NEUTRAL, "neutral")]:
            payload = region << moves.SEAT_BITS | seat
            found[moves.ATTACK << KIND_BITS | payload] = f"attack {word} in {name}"
            found[moves.FIGHT << KIND_BITS | payload] = f"fight {word} in {name}"
            if region < lands and seat < MOST_PLAYERS:
                found[moves.DESTROY << KIND_BITS | payload] = f"destroy settlers of {word} in {name}"
    for seat, word in enumerate(SEAT_WORDS):
        for figure, unit in enumerate(FIGURE_WORDS):
            if FIGURE_CLASS[figure] < FLEET:
                found[moves.USE_ARMY << KIND_BITS | seat << moves.FIGURE_BITS | figure] = f"use {unit} of {word}"
        for number, fleet in enumerate(FLEET_WORDS):
            found[moves.USE_FLEET << KIND_BITS | seat << moves.FLEET_BITS | number] = f"use {fleet} of {word}"
    return found


def _items(world: World) -> dict[int, str]:
    """Return the words for everything that can change hands, by item as it is picked."""
    regions = [words(name) for name in world.regions.names]
    lands = regions[: int(world.land_count)]
    rows: list[tuple[int, list[str]]] = [
        (0, [f"{coin} gold" for coin in COINS]),
        (FIRST_CARD, [f"card of {land}" for land in lands]),
        (int(FIRST_SETTLEMENT), [f"settlement of {land}" for land in lands]),
        (int(FIRST_TECHNOLOGY), [f"technology {words(name)}" for name in TECHNOLOGY.ids]),
        (int(FIRST_WONDER), [f"wonder {words(name)}" for name in WONDER.ids]),
        (int(FIRST_PIECE), [f"{figure} in {region}" for region in regions for figure in FIGURE_WORDS]),
        (int(FIRST_FLEET), [f"{fleet} in {region}" for region in regions for fleet in FLEET_WORDS]),
    ]
    return {first + place: text for first, row in rows for place, text in enumerate(row)}


def _verbs(world: World) -> Mapping[int, tuple[str, Mapping[int, str]]]:
    """Return the verb of each kind of action, and the words for its payloads."""
    regions = dict(enumerate([words(name) for name in world.regions.names]))
    lands = {land: regions[land] for land in range(int(world.land_count))}
    seats = dict(enumerate(SEAT_WORDS))
    items = _items(world)
    alone = {0: ""}
    return {
        moves.FROM: ("from", regions),
        moves.TO: ("to", regions),
        moves.EXPLORE: ("explore", alone),
        moves.INTERCEPT: ("intercept", alone),
        moves.JOIN_ATTACK: ("join the attacker", alone),
        moves.JOIN_DEFENCE: ("join the defender", alone),
        moves.SUPPORT: ("with an aircraft of", seats),
        moves.ROLL: ("roll", alone),
        moves.CAPTURE: ("capture", lands),
        moves.OFFER: ("offer", seats),
        moves.GIVE: ("give", items),
        moves.TAKE: ("take", items),
        moves.SEND: ("send", alone),
        moves.ACCEPT: ("accept", alone),
        moves.DECLINE: ("decline", alone),
        moves.COUNTER: ("counter", alone),
        moves.SWAP_GIVE: ("swap", lands),
        moves.SWAP_TAKE: ("for", lands),
    }


def texts_of_moves(world: World) -> dict[int, str]:
    """Return the text of every action of this part of the game."""
    of_verbs = {
        kind << KIND_BITS | payload: f"{verb} {thing}".strip()
        for kind, (verb, things) in _verbs(world).items()
        for payload, thing in things.items()
    }
    regions, lands = [words(name) for name in world.regions.names], int(world.land_count)
    return {**of_verbs, **_of_pieces(regions, lands), **_of_battles(regions, lands)}
