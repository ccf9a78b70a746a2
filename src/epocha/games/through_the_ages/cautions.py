"""What a beginner may regret of ending a turn in Through the Ages, told before it ends."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from epocha.engine.caution import Caution
from epocha.games.through_the_ages.components import CATEGORY, TACTICS
from epocha.games.through_the_ages.hints import troubles
from epocha.games.through_the_ages.names import TEXTS, amount
from epocha.games.through_the_ages.prices import is_unit
from epocha.games.through_the_ages.state import (
    BUILD,
    END,
    GROW,
    KIND_BITS,
    PAYLOAD,
    PLAY,
    RECRUIT,
    REVOLT,
    STAGES,
    TAKE,
    UPGRADE,
    Table,
)
from epocha.games.through_the_ages.steps.actions import SITE_BITS
from epocha.games.through_the_ages.steps.common import ACTIONS

KINDS: Final = ("uprising", "hunger", "corruption", "full-hand", "actions", "soldiers")
"""What may be warned of: troubles, which hints tell of too, and actions that would be lost."""


def kinds(lang: str) -> dict[str, str]:
    """Return the words for the switches."""
    return {kind: TEXTS.say(lang, f"caution-{kind}") for kind in KINDS}


def cautions(t: Table, p: int, action: int, lang: str) -> Sequence[Caution]:
    """Return what ending the turn now brings that could be avoided, the worst first."""
    if action >> KIND_BITS != END or t.step_number() != ACTIONS:
        return ()
    advice = troubles(t, p) if t.round > 1 else []
    found = [Caution(name, TEXTS.say(lang, f"hint-{name}", **places)) for name, places in advice]
    if t.civil_left() and any(is_civil(one) for one in t.legal_actions(p)):
        unused = TEXTS.say(lang, "caution-unused", civil=amount("civil", t.civil_left(), lang))
        found.append(Caution("actions", unused))
    return sorted(found, key=lambda one: KINDS.index(one.kind))


def is_civil(action: i64) -> bool:
    """Return whether an open action spends a civil action and builds something up (TA-8.9)."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    if kind == BUILD or kind == UPGRADE:
        return not is_unit(what >> SITE_BITS if kind == UPGRADE else what)
    if kind == PLAY:
        return CATEGORY[what] != TACTICS
    return kind in (TAKE, GROW, STAGES, REVOLT, RECRUIT)
