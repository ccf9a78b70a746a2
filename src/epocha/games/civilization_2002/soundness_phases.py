"""What the frames of set-up, purchases and rounds in a position given by hand must keep, and how far the game can be.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from typing import Final

from epocha.engine.soundness import Frame, frames_of
from epocha.games.civilization_2002.components import MODERN, MOST_PLAYERS, NONE
from epocha.games.civilization_2002.knowledge import stays_hidden
from epocha.games.civilization_2002.layout import DOWN, NO_ENDING, Layout
from epocha.games.civilization_2002.scoring import (
    DIE_END,
    DIPLOMATIC_END,
    MILITARY_END,
    SPACE_END,
    TECHNOLOGY_END,
)

ON: Final[dict[str, frozenset[str]]] = {
    "round": frozenset([""]),
    "start-roll": frozenset(["round"]),
    "reveals": frozenset(["start-roll"]),
    "deal": frozenset(["reveals"]),
    "place-start": frozenset(["deal", "place-start"]),
    "purchase": frozenset(["round"]),
    "founding": frozenset(["purchase"]),
    "name-obsolete": frozenset(["purchase"]),
    "production": frozenset(["round"]),
    "closing": frozenset(["round", "closing"]),
}
"""On which steps each of the others is put."""
ENDINGS: Final = (
    frozenset([NO_ENDING, TECHNOLOGY_END]),
    frozenset([NO_ENDING, DIE_END, DIPLOMATIC_END, MILITARY_END, SPACE_END]),
)
"""What can have been triggered in the basic and in the advanced rules."""


def wrong_phases(t: Layout) -> str:
    """The stack could have come about, and the game is no farther than it can be."""
    if t.over:
        return ""
    frames = frames_of(t)
    if frames[-1].step != "round":
        return "the lowest frame is not that of the rounds"
    for one in frames:
        if one.step in ON and one.below not in ON[one.step]:
            return f"frame {one.step}: it does not stand on {one.below or 'nothing'}"
        if fault := _wrong_question(t, one):
            return f"frame {one.step}: {fault}"
    return _wrong_course(t, frames)


def _wrong_question(t: Layout, one: Frame) -> str:
    """What a question is about is there."""
    if one.step == "token":
        land = one.numbers["land"]
        if t.token_lies[land] != DOWN or not stays_hidden(t.token[land]):
            return "its token is none that anybody could have looked at"
    if one.step == "reveals":
        if one.numbers["done"] > len(t.starts) or any(t.settlement_of[land] == NONE for land in t.starts):
            return "nobody started there"
    return ""


def _wrong_course(t: Layout, frames: list[Frame]) -> str:
    """Eras, endings and eliminations are such as the rule set knows, and somebody is left."""
    if (t.round == 0) != any(one.step == "start-roll" for one in frames):
        return "the rounds begin after the set-up"
    if len(t.starts) > 2 * MOST_PLAYERS:
        return "there are too many start regions"
    if t.out and (not t.agreed.advanced or t.out == (1 << t.players) - 1):
        return "not everybody who is out of the game can be"
    if t.era_ends and (t.agreed.advanced or t.era == MODERN):
        return "this era does not end so"
    return "" if t.ending in ENDINGS[t.agreed.advanced] else "this ending does not belong to the rules"
