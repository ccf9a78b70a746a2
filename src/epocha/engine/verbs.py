"""Verbs: what players can do, said once. The notation of a game and the sentences of its choices follow from it.

An action is a verb and a number, `verb << bits | number`, such as *give* with the number of a good. Written down it is
the verb's text and the word for the number: `give silk`. For people it is a message of the game's locale for the verb
and the voice in which it is said, `act-give = Give { $what }` on a button and `did-give = gives { $what }` in the log.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from epocha.engine.notation import Notation
from epocha.engine.text import Texts


class Verb(NamedTuple):
    """Something that players can do: its text, and for each number with which it goes the word that follows."""

    text: str
    words: Sequence[str] = ("",)


class Verbs:
    """All that the players of a game can do.

    Args:
        texts: of the game, with a message VOICE-VERB for each verb and each voice in which it is said, blanks of the
            verb's text being hyphens; and word-WORD for words that have a translation.
        verbs: by the number that their actions begin with.
        bits: of an action's number.

    Attributes:
        notation: the texts of all actions.
    """

    def __init__(self, texts: Texts, verbs: Mapping[int, Verb], bits: int = 8) -> None:
        self.texts: Final = texts
        self.notation: Final = Notation(
            {
                kind << bits | number: f"{verb.text} {word}".strip()
                for kind, verb in verbs.items()
                for number, word in enumerate(verb.words)
            }
        )
        self._verbs: Final = verbs
        self._bits: Final = bits

    def say(self, voice: str, action: int, lang: str, **places: object) -> str:
        """Return a sentence for an action.

        Args:
            voice: first word of the message's name.
            places: for the message, besides $n, the action's number, and $what, the word for it.
        """
        verb, number = self._verbs[action >> self._bits], action & (1 << self._bits) - 1
        word = verb.words[number]
        what = self.texts.say(lang, f"word-{word}") if word and self.texts.has(lang, f"word-{word}") else word
        message = f"{voice}-{verb.text.replace(' ', '-')}"
        return self.texts.say(lang, message, **({"what": what, "n": int(number)} | places))
