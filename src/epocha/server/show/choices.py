"""Choices: the legal actions in rows, so that thirty of one kind do not become a wall of buttons.

Knows nothing of any game, and reads no sentences: what belongs together follows from the texts of the actions, which
are the same in all languages. Actions whose texts differ only in a number at the end (`pay 1`, `pay 2`) share a
row with a button for each number, if the game has a sentence for all of them. A long row shows one number at a time,
with buttons to step through them. So do actions that the game tells apart by one word (`Game.told_apart`), such as the
places where the same may be bought; a long row of words is folded. Where several verbs have several rows each, those of
a verb stand together under a heading, if the game has one for it; where there are more rows than are in view at once,
each of these groups is folded, so that what can be done is seen as a whole.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from epocha.engine.game import Game
from epocha.engine.state import State
from epocha.server.show.model import ActionView
from epocha.server.show.scene import word

LONG: Final = 6
"""Numbers that stand beside each other in a row; more are stepped through."""
FEW_WORDS: Final = 3
"""Words that stand beside each other in a row; of more the row is folded."""
IN_VIEW: Final = 12
"""Rows that are in view at once; of more those of a verb are folded if they are more than a few."""
FEW_ROWS: Final = 2


@dataclass(frozen=True)
class ChoiceRow:
    """One row of the list: a lone action, whose sentence is its label, or several told apart by a number.

    Attributes:
        label: sentence of a lone action, or that of all.
        stem: what the texts of several begin with.
        actions: pairs of the word on the button (empty for a lone action) and the action.
        worded: whether they are told apart by words instead, were there several.
    """

    label: str
    stem: str
    actions: list[tuple[str, ActionView]]
    worded: bool = False

    @property
    def is_long(self) -> bool:
        """Whether there are too many to stand beside each other."""
        return len(self.actions) > (FEW_WORDS if self.worded else LONG)


def stem_of(text: str) -> tuple[str, str]:
    """Return what an action's text begins with and the number at its end; of one without, all of it and ""."""
    stem, _, number = text.rpartition(" ")
    return (stem, number) if number.isdecimal() else (text, "")


def row_sentences(game: Game, view: State, actions: Sequence[int], lang: str) -> dict[str, str]:
    """Return the game's sentences for rows of several of the actions open in a view, by the stem of their texts."""
    groups: dict[str, list[int]] = {}
    for action in actions:
        groups.setdefault(stem_of(game.action_to_text(view, action))[0], []).append(action)
    return {stem: game.describe_row(view, group, lang) for stem, group in groups.items() if len(group) > 1}


@dataclass(frozen=True)
class ChoiceGroup:
    """Rows that stand together: those of one verb under its heading, or what stands between such groups without one.

    Attributes:
        is_folded: whether only the heading is in view until it is chosen.
    """

    heading: str
    rows: list[ChoiceRow]
    is_folded: bool = False

    @property
    def verb(self) -> str:
        """What the texts of its first row begin with, which no other group under a heading has."""
        return verb_of(self.rows[0].stem)

    @property
    def foldable(self) -> bool:
        """Whether it has a heading that can stand for its rows: several, of which none is folded by itself."""
        return bool(self.heading) and len(self.rows) > FEW_ROWS and not any(row.worded for row in self.rows)


def verb_of(text: str) -> str:
    """Return the verb that an action's text begins with."""
    return text.partition(" ")[0]


def headings(game: Game, texts: Sequence[str], sentences: Mapping[str, str], lang: str) -> dict[str, str]:
    """Return the game's headings by verb, for verbs with several rows; none unless there are several such verbs.

    Args:
        texts: of all open actions. sentences: for rows of several of them, by their stem.
    """
    found: dict[str, set[str]] = {}
    for text in texts:
        stem, _ = stem_of(text)
        found.setdefault(verb_of(text), set()).add(stem if sentences.get(stem) else text)
    several = [verb for verb, own in found.items() if len(own) > 1]
    return {verb: word(game, lang, f"verb-{verb}", "") for verb in several} if len(several) > 1 else {}


def groups(actions: Sequence[ActionView]) -> list[ChoiceGroup]:
    """Return the actions in rows and these in groups, each where the first of it appears.

    Groups that lie open come last: what stood below one without a heading of its own would read as part of it.
    """
    found: list[ChoiceGroup] = []
    for heading, row in [(row.actions[0][1].heading, row) for row in rows(actions)]:
        own = [group for group in found if group.heading == heading] if heading else found[-1:]
        if own and own[0].heading == heading:
            own[0].rows.append(row)
        else:
            found.append(ChoiceGroup(heading, [row]))
    if sum(len(group.rows) for group in found) > IN_VIEW:
        found = [replace(group, is_folded=True) if group.foldable else group for group in found]
    return sorted(found, key=lambda group: bool(group.heading) and not group.is_folded)


def rows(actions: Sequence[ActionView]) -> list[ChoiceRow]:
    """Return the actions in rows, in the order in which they first appear."""
    found: dict[str, ChoiceRow] = {}
    for action in actions:
        stem, number = stem_of(action.text)
        if action.word:
            row = found.setdefault(action.row, ChoiceRow(action.row, stem, [], worded=True))
            row.actions.append((action.word, action))
        elif not action.row:
            found[action.text] = ChoiceRow(action.sentence, action.text, [("", action)])
        else:
            found.setdefault(f"{stem} ", ChoiceRow(action.row, stem, [])).actions.append((number, action))
    return [_alone(row) if row.worded and len(row.actions) == 1 else row for row in found.values()]


def _alone(row: ChoiceRow) -> ChoiceRow:
    """Return a row whose only action is told apart from nothing: its sentence says all, on one button."""
    action = row.actions[0][1]
    return replace(row, label=action.sentence, stem=action.text, actions=[("", action)])
