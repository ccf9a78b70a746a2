"""Notation: the text of every action, and the action of every text.

A game lists all its actions with their texts once; both directions and the help for a mistyped text follow from it.
"""

import difflib
from collections.abc import Collection, Mapping, Sequence
from typing import Any


class NotUnderstood(ValueError):
    """A text that is not an action of the game; the message names the nearest ones.

    They are looked for when the message is read: among the texts of a big game that takes a second.

    Args:
        problem: what is wrong.
        words: the text. known: those that it might have been.
    """

    def __init__(self, problem: str, words: str = "", known: Collection[str] = ()) -> None:
        super().__init__(problem)
        self._words = words
        self._known = known

    def __str__(self) -> str:
        near = difflib.get_close_matches(self._words, self._known, n=3, cutoff=0.5)
        return f"{self.args[0]}; did you mean {' or '.join(near)}?" if near else str(self.args[0])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self),)


class Notation:
    """The texts of all actions of a game.

    Args:
        texts: the text of every action; lower case words and numbers, separated by single spaces, no two equal.
        also: other texts that are understood, but never written.
    """

    def __init__(self, texts: Mapping[int, str], also: Mapping[str, int] | None = None) -> None:
        self._texts = dict(texts)
        self._order = sorted(self._texts)
        self._places = {action: place for place, action in enumerate(self._order)}
        also = also or {}
        self._actions = {text: action for action, text in self._texts.items()}
        self._actions.update(also)
        if len(self._actions) != len(self._texts) + len(also):
            raise ValueError("two actions have the same text")

    def __contains__(self, action: object) -> bool:
        """Return whether an integer is an action of the game at all, legal or not."""
        return action in self._texts

    @property
    def actions(self) -> list[int]:
        """All actions of the game, ascending."""
        return list(self._order)

    def __len__(self) -> int:
        """Return how many actions the game has."""
        return len(self._order)

    def place(self, action: int) -> int:
        """Return the place of an action among all, from 0; ValueError if there is no such action."""
        if action not in self._places:
            raise ValueError(f"there is no action {action}")
        return self._places[action]

    def at(self, place: int) -> int:
        """Return the action in a place among all; ValueError if there is no such place."""
        if not 0 <= place < len(self._order):
            raise ValueError(f"there is no action number {place}; they are numbered from 0 to {len(self._order) - 1}")
        return self._order[place]

    def text(self, action: int) -> str:
        """Return the text of an action; ValueError if there is no such action."""
        text = self._texts.get(action)
        if text is None:
            raise ValueError(f"there is no action {action}")
        return text

    def line(self, picks: Sequence[int]) -> str:
        """Return the text of an answer, its picks with commas between them; ValueError if one is no action."""
        return self.text(picks[0]) if len(picks) == 1 else ", ".join([self.text(pick) for pick in picks])

    def picks(self, text: str) -> tuple[int, ...]:
        """Return the picks of an answer's text; NotUnderstood if one of them is no action."""
        found = self._actions.get(text)
        return (found,) if found is not None else tuple([self.action(part.strip()) for part in text.split(",")])

    def action(self, text: str) -> int:
        """Return the action of a text, blanks and case aside.

        Raises:
            NotUnderstood: with the nearest texts that are actions.
        """
        found = self._actions.get(text)
        if found is not None:
            return found
        words = " ".join(text.lower().split())
        if words not in self._actions:
            raise NotUnderstood(f"{words[:80]!r} is not an action of this game", words[:80], self._actions)
        return self._actions[words]
