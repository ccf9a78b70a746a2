"""What the frames of a position given by hand must keep: phases lie on the rounds, and a step on one that puts it.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from typing import Final

from epocha.engine.frames import NOBODY
from epocha.engine.soundness import Frame, frames_of
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.effect_tables import ABILITIES
from epocha.games.civilization_2010.effects import (
    CITY_PHASE,
    MOVE_PHASE,
    RESEARCH_PHASE,
    START_PHASE,
    TRADE_PHASE,
)
from epocha.games.civilization_2010.layout import Layout

PHASE_OF: Final[dict[str, int]] = {
    "start-of-turn": int(START_PHASE),
    "trade": int(TRADE_PHASE),
    "management": int(CITY_PHASE),
    "movement": int(MOVE_PHASE),
    "research": int(RESEARCH_PHASE),
}
"""The phase of each step that is one."""
ON: Final[dict[str, frozenset[str]]] = {
    "round": frozenset([""]),
    "lay-out": frozenset(["round"]),
    "pick-civilization": frozenset(["lay-out", "pick-civilization"]),
    "place-capital": frozenset(["round", "place-capital"]),
    "start-token": frozenset(["round", "place-capital"]),
    "start-figure": frozenset(["round", "place-capital"]),
    "walk": frozenset(["movement"]),
    "stepped": frozenset(["walk"]),
    "interrupt": frozenset(["movement", "stepped", "sacrifice"]),
    "city-action": frozenset(["management"]),
    "battle-turn": frozenset(["battle"]),
    "muster": frozenset(["battle"]),
    "save-unit": frozenset(["aftermath", "save-unit"]),
    "dealing-wounds": frozenset(["battle-turn"]),
    "healing-wounds": frozenset(["battle-turn"]),
    "loot": frozenset(["gains"]),
    "loot-by-points": frozenset(["gains"]),
} | dict.fromkeys(PHASE_OF, frozenset(["round"]))
"""On which steps others are put; those that are not named here may come up in any phase."""
FIGHTS: Final = ("battle", "battle-turn", "muster", "save-unit", "aftermath")
NOBODYS: Final = ("round", "lay-out", "trade", "research")


def wrong_frames(t: Layout) -> str:
    """The stack could have come about, in the phase that its lowest frame tells."""
    if t.over:
        return ""
    frames = frames_of(t)
    if not frames or frames[-1].step != "round":
        return "the lowest frame is not that of the rounds"
    for one in frames:
        for check in (_wrong_place, _wrong_numbers):
            if fault := check(t, one):
                return f"frame {one.step}: {fault}"
    phase = frames[-1].numbers["phase"]
    if any(PHASE_OF.get(one.step, phase) != phase for one in frames):
        return "the frame of the rounds tells of another phase"
    return ""


def _wrong_place(t: Layout, one: Frame) -> str:
    if (one.player == NOBODY) != (one.step in NOBODYS):
        return "it needs a player" if one.player == NOBODY else "it is nobody's"
    if one.step in ON and one.below not in ON[one.step]:
        return f"it cannot stand on {one.below or 'nothing'}"
    if one.step in FIGHTS and t.battle_at == c.NONE:
        return "nobody fights"
    return "the trail of the walk is missing" if one.step == "walk" and not len(t.trail) else ""


def _wrong_numbers(t: Layout, one: Frame) -> str:
    if one.step == "round" and one.numbers["turns"] > t.players:
        return f"in a phase there are {t.players} turns"
    events = int(c.EVENTS) if one.step == "deed" else 0
    if one.step in ("payment", "deed") and one.numbers["source"] >= int(ABILITIES) + events:
        return "there is no such source"
    return ""
