"""Action <-> text: `place forest 3`, `place hut`, `go river`, `use tool 2`, `pay clay`, `take die 5`."""

from typing import Final

from epocha.engine.notation import Notation
from epocha.games.stone_age.components import (
    CARD_IDS,
    DIE_FACES,
    FEWEST,
    MOST,
    ONE_TIME_TOOLS,
    PLACE_IDS,
    PLACES,
    REDEEMERS,
    RESOURCE_IDS,
    RESOURCES,
    TILE_IDS,
    TOOL_SLOTS,
)
from epocha.games.stone_age.state import (
    BUY,
    DECLINE,
    DONE,
    FIGURE_BITS,
    GO,
    KIND_BITS,
    PAY,
    PLACE,
    REDEEM_CARD,
    STARVE,
    TAKE,
    TAKE_DIE,
    USE_CARD,
    USE_TOOL,
)


def place_word(place: int) -> str:
    """Return the word for a place: its id, with blanks."""
    return PLACE_IDS[place].replace("_space_", " ").replace("_", " ")


def card_word(card: int) -> str:
    """Return the word for a card: its id, without the prefix that all cards have."""
    return CARD_IDS[card].removeprefix("civ_").replace("_", " ")


def _all_texts() -> dict[int, str]:
    texts = {kind << KIND_BITS: word for kind, word in ((DONE, "done"), (BUY, "buy"), (DECLINE, "decline"))}
    texts[STARVE << KIND_BITS] = "starve"
    for place in range(PLACES):
        texts[GO << KIND_BITS | place] = f"go {place_word(place)}"
        for figures in range(1, 11):
            texts[PLACE << KIND_BITS | place << FIGURE_BITS | figures] = f"place {place_word(place)} {figures}"
    for slot in range(TOOL_SLOTS):
        texts[USE_TOOL << KIND_BITS | slot] = f"use tool {slot + 1}"
    for card in ONE_TIME_TOOLS:
        texts[USE_CARD << KIND_BITS | card] = f"use {card_word(card)}"
    for card in REDEEMERS:
        texts[REDEEM_CARD << KIND_BITS | card] = f"redeem {card_word(card)}"
    for resource in range(RESOURCES):
        texts[PAY << KIND_BITS | resource] = f"pay {RESOURCE_IDS[resource]}"
        texts[TAKE << KIND_BITS | resource] = f"take {RESOURCE_IDS[resource]}"
    for face in range(1, DIE_FACES + 1):
        texts[TAKE_DIE << KIND_BITS | face] = f"take die {face}"
    return texts


def _notation() -> Notation:
    """Return the notation; where the number of figures is given by the rules, it is understood but not written."""
    texts = _all_texts()
    given: dict[str, int] = {}
    for place in range(PLACES):
        if FEWEST[place] == MOST[place]:
            action = PLACE << KIND_BITS | place << FIGURE_BITS | MOST[place]
            given[texts[action]] = action
            texts[action] = f"place {place_word(place)}"
    return Notation(texts, given)


NOTATION = _notation()

NAMES: Final[dict[str, list[str]]] = {
    "resource": RESOURCE_IDS,
    "place": PLACE_IDS,
    "card": CARD_IDS,
    "tile": TILE_IDS,
    "face": [str(face) for face in range(7)],
}
"""What positions call things, by kind."""
