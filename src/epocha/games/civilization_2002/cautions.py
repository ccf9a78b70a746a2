"""What a beginner may regret of finishing purchases or movement, told before it is done."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.caution import Caution
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.state import CLAIM, FOUND, KIND_BITS, PASS, Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order

KINDS: Final = ("milestone", "settler")
"""What may be warned of: a milestone left to others, and a settler that could found for nothing."""
STEPS: Final = (c.PURCHASE, order.MOVE, order.TRADE_TURN, c.CLOSING)


def kinds(lang: str) -> dict[str, str]:
    """Return the words for the switches."""
    return {kind: TEXTS.say(lang, f"caution-{kind}") for kind in KINDS}


def cautions(t: Table, p: int, action: int, lang: str) -> Sequence[Caution]:
    """Return what letting pass now leaves undone, the worst first."""
    if action >> KIND_BITS != PASS or t.step_number() not in STEPS:
        return ()
    left = {int(one) >> KIND_BITS for one in t.legal_actions(p)}
    found = [kind for kind, undone in zip(KINDS, (CLAIM, FOUND), strict=True) if undone in left]
    return [Caution(kind, TEXTS.say(lang, f"caution-{kind}-text")) for kind in found]
