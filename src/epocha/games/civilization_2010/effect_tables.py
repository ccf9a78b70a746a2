"""Which card does what, as tables that the rules index; `effect_records.py` reads them from the component file."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.civilization_2010 import effect_records as read
from epocha.games.civilization_2010.components import GOVERNMENTS, TECHNOLOGIES, WONDERS
from epocha.games.civilization_2010.effects import PHASES, USES, Ability

# --- cards with abilities, in one numbering: technologies have their own numbers ---
FIRST_GOVERNMENT_CARD: Final[i64] = int(TECHNOLOGIES)
FIRST_WONDER_CARD: Final[i64] = int(TECHNOLOGIES) + int(GOVERNMENTS)
FIRST_CIVILIZATION_CARD: Final[i64] = int(TECHNOLOGIES) + int(GOVERNMENTS) + int(WONDERS)
CARD_IDS: Final[list[str]] = [card.id for card in read.CARDS]
CARDS: Final[i64] = len(CARD_IDS)

UPGRADED_UNIT: Final[vec[i64]] = vec[i64](read.upgraded_units())
"""The type of unit that a technology upgrades or unlocks, or -1."""
UNLOCKED_GOVERNMENT: Final[vec[i64]] = vec[i64](read.unlocked_governments())
"""The government that a technology unlocks, or -1."""

ABILITY: Final[list[Ability]] = read.abilities()
"""What cards let their owners do, or do by themselves."""
ABILITIES: Final[i64] = len(ABILITY)
EVENT_ABILITY: Final[list[Ability]] = read.events()
"""What each culture event does."""


def _deeds_of(place: int) -> vec[i64]:
    """Return the abilities, and behind their numbers the culture events, of a phase and a way of using them."""
    every = ABILITY + EVENT_ABILITY
    return vec[i64]([n for n, one in enumerate(every) if one.phase * USES + one.use == place])


DEEDS_OF: Final[list[vec[i64]]] = [_deeds_of(place) for place in range(PHASES * USES)]
"""What can be used in each phase in each way, at [phase * USES + use]."""

SHEET: Final = 0
"""The purse for coin tokens that lie on the sheet; the others are those of abilities (`Ability.purse`)."""
PURSE_CARD: Final[vec[i64]] = vec[i64]([-1] + [int(one.card) for one in ABILITY if one.purse >= 0])
"""The card on which the coins of a purse lie; -1 for the sheet."""
PURSES: Final[i64] = len(PURSE_CARD)
