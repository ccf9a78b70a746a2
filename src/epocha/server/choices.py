"""Choices: the legal actions in rows, so that thirty of one kind do not become a wall of buttons.

Knows nothing of any game: actions whose texts differ only in a number at the end (`place forest 1`, `place forest 2`)
and whose sentences differ only around that number ("Place 1 figure in the forest", "Place 2 figures in the forest")
become one row with a button for each number ("Place … in the forest": 1, 2).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from epocha.server.model import ActionView

SPOT = 2
"""Words that may differ between the sentences of a row: a number and the noun that it counts."""


@dataclass(frozen=True)
class ChoiceRow:
    """One row of the list: a lone action, whose sentence is its label, or several told apart by a number.

    Attributes:
        label: sentence of a lone action; what the sentences of several have in common, with an ellipsis.
        actions: pairs of the word on the button (empty for a lone action) and the action.
    """

    label: str
    actions: list[tuple[str, ActionView]]


def rows(actions: Sequence[ActionView]) -> list[ChoiceRow]:
    """Return the actions in rows, in the order in which they first appear."""
    groups: dict[str, list[tuple[str, ActionView]]] = {}
    for action in actions:
        stem, _, number = action.text.rpartition(" ")
        key, word = (stem, number) if number.isdecimal() else (action.text, "")
        groups.setdefault(key, []).append((word, action))
    found: list[ChoiceRow] = []
    for group in groups.values():
        label = _common([(number, action.sentence) for number, action in group])
        if len(group) > 1 and label:
            found.append(ChoiceRow(label, group))
        else:
            found.extend(ChoiceRow(action.sentence, [("", action)]) for _, action in group)
    return found


def _common(numbered: Sequence[tuple[str, str]]) -> str:
    """Return what the sentences share, an ellipsis where they differ; "" if they differ by more than their number."""
    split = [sentence.split() for _, sentence in numbered]
    head = _shared(split)
    tail = min(_shared([words[::-1] for words in split]), min(map(len, split)) - head)
    for (number, _), words in zip(numbered, split, strict=True):
        spot = [word.strip(".,:") for word in words[head : len(words) - tail]]
        if spot and (len(spot) > SPOT or number not in spot):
            return ""
    first = split[0]
    return " ".join([*first[:head], "…", *first[len(first) - tail :]])


def _shared(sentences: Sequence[Sequence[str]]) -> int:
    """Return how many words the sentences share at their beginning."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*sentences, strict=False)))
