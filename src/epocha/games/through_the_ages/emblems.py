"""The signs on cards, read from `emblems.toml`, and which sign each card shows.

An emblem is a symbol of the sprite, so a card costs one element for it however much is drawn. What belongs to a kind
has its own sign; events, tactics, pacts and wars are put together from signs (`composed.py`).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from epocha.engine.catalogue import read_catalogue
from epocha.engine.parts import emblems as parts
from epocha.engine.svg import Svg, symbol
from epocha.games.through_the_ages.components import (
    AGE_IDS,
    CARD_IDS,
    CARDS,
    CATEGORY,
    LINE,
    LINE_IDS,
    PACKAGE,
    SPECIAL,
)


class EmblemFile(NamedTuple):
    """What `emblems.toml` holds; its head says what the tables mean."""

    paint: Mapping[str, str]
    impact: Mapping[str, str]
    sign: Mapping[str, tuple[str, ...]]


_file: Final = read_catalogue(PACKAGE, "emblems.toml")
EMBLEMS: Final = _file.single("emblems", EmblemFile)
_file.finish()


def family(card: int) -> str:
    """Return the id of a card without its age: the name of its family."""
    name, _, last = CARD_IDS[card].rpartition("_")
    return name if last.upper() in AGE_IDS else CARD_IDS[card]


def own_sign(card: int) -> str:
    """Return the sign that is drawn for a card or its family alone; "" if its emblem is put together."""
    name = f"line-{LINE_IDS[LINE[card]]}" if CATEGORY[card] == SPECIAL else family(card)
    return name if name in EMBLEMS.sign else ""


@cache
def emblem(card: int) -> str:
    """Return the symbol of the sprite that a card shows."""
    return f"e-{own_sign(card) or family(card)}"


def sign(name: str) -> Svg:
    """Return a sign, drawn."""
    return parts.emblem(EMBLEMS.sign[name], EMBLEMS.paint, "e-")


def emblem_symbols(composed: Mapping[str, Svg]) -> dict[str, Svg]:
    """Return the symbols of all emblems for a sprite, by name: the signs, and what is put together from them."""
    drawn = {f"e-{name}": sign(name) for name in EMBLEMS.sign} | dict(composed)
    return {name: symbol(name, art) for name, art in drawn.items()}


def put_together() -> list[int]:
    """Return a card of each family whose emblem is put together."""
    found = {emblem(card): card for card in range(int(CARDS)) if not own_sign(card)}
    return list(found.values())
