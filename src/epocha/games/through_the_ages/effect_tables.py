"""Which card does what, as tables that the rules index by card; `effect_records.py` reads them from the card files."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import vec
from epocha.games.through_the_ages import effect_records as read
from epocha.games.through_the_ages.components import FIRST, GOVERNMENT, PACT
from epocha.games.through_the_ages.effects import RIVALS_PAY, Effect, Lasting

EFFECTS: Final[list[list[Effect]]] = read.once()
"""What each card does once: when resolved, played, completed or colonised."""
FIRST_PACT: Final[i64] = int(FIRST[PACT])
LASTING: Final[list[Lasting]] = read.lasting()
"""What each card does as long as it is in play; a pact does it for party A, and what it does for party B follows."""


def _surcharged() -> i64:
    found: i64 = 0
    for lasting in LASTING:
        for i in range(0, len(lasting.perks), 2):
            category = lasting.perks[i] - RIVALS_PAY
            if 0 <= category < GOVERNMENT:
                found |= single(category)
    return found


SURCHARGED: Final[i64] = _surcharged()
"""Set of the categories of buildings that some card makes dearer to rivals (TA-43.53)."""

BRINGS_BLUE: Final[vec[i64]] = vec[i64](read.tokens("blue_tokens"))
BRINGS_YELLOW: Final[vec[i64]] = vec[i64](read.tokens("yellow_tokens"))

ATTACKER_BONUS: Final[vec[i64]] = vec[i64](read.of_pacts(read.against_party))
"""Strength that the attacker has more if the parties of a pact fight (TA-43.46)."""
PARTNER_PAYS: Final[vec[i64]] = vec[i64](read.of_pacts(read.partner_pays))
"""Science that the other party must pay when one plays a technology (TA-43.68)."""

PERFORMS: Final[vec[i64]] = vec[i64](read.performed(read.flags))
PERFORMS_BUILD: Final[vec[i64]] = vec[i64](read.performed(lambda one: read.sites_to("build", one)))
"""Set of sites on one of which a card lets build."""
PERFORMS_UPGRADE: Final[vec[i64]] = vec[i64](read.performed(lambda one: read.sites_to("upgrade", one)))
"""Set of sites one of which a card lets upgrade."""
PERFORM_RESOURCES_OFF: Final[vec[i64]] = vec[i64](read.performed(lambda one: one.discount.resources))
PERFORM_FOOD_OFF: Final[vec[i64]] = vec[i64](read.performed(lambda one: one.discount.food))
