"""Phrases: sentences that follow from data, in three languages. What a card does is said once for each verb.

A game writes one message for each verb and one for amounts of each kind of things, with the plurals and cases of each
language; the sentences of all its cards follow from their records:

    effect-gain = Gain { $goods }.
    amount-good = { $what ->
        [ore] { $n } ore
       *[coin] { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
    }

With `{ verb = "gain", goods = { coin = 2, ore = 1 } }` the card says: Gain 2 coins and 1 ore.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, get_args, get_origin

from epocha.engine.catalogue import Each, Of, attribute_of, fields_of, is_record, words_of
from epocha.engine.text import Texts

TEXTS: Final = Texts("epocha.engine")


def listed(parts: Sequence[str], lang: str) -> str:
    """Return parts as people list them: "a, b and c"; "" if there are none."""
    if len(parts) < 2:
        return "".join(parts)
    return TEXTS.say(lang, "listed", first=", ".join(parts[:-1]), last=parts[-1])


def amounts(texts: Texts, kind: str, counts: Mapping[str, int], lang: str) -> str:
    """Return amounts of things as people list them, those that are 0 left out.

    Args:
        texts: the game's, with a message `amount-KIND` that says $n of $what.
        kind: of the things. counts: how many of each, by the word for it.
    """
    return listed([texts.say(lang, f"amount-{kind}", what=what, n=n) for what, n in counts.items() if n], lang)


class Phrases:
    """Says what records of a catalogue do.

    Args:
        texts: of the game: a message `effect-VERB` for each verb, whose places are the other fields of the record, and
            `amount-KIND` for each kind of which there are amounts.
        names: the words for the things of each kind, by number.
    """

    def __init__(self, texts: Texts, names: Mapping[str, Sequence[str]]) -> None:
        self.texts: Final = texts
        self.names: Final = names

    def say(self, effects: Iterable[Any], lang: str) -> str:
        """Return what effects do, a sentence each.

        Args:
            effects: records, each with a field of Literal words for its verb. A field marked `Of` a kind is the word
                for the thing, one marked `Each` a list of amounts, a list of records is said by itself; numbers and
                words stand for themselves.
        """
        return " ".join([self.sentence(effect, lang) for effect in effects])

    def sentence(self, effect: Any, lang: str) -> str:
        """Return what one effect does."""
        kind: Any = type(effect)
        key, _ = words_of(kind)
        fields = fields_of(kind)
        places = {name: self.place(getattr(effect, attribute_of(name)), fields[name], lang) for name in fields}
        return self.texts.say(lang, f"effect-{places.pop(key)}", **places)

    def place(self, value: Any, hint: Any, lang: str) -> str | int:
        """Return what stands in a message for the value of a field."""
        if get_origin(hint) is Annotated:
            mark = get_args(hint)[1]
            if isinstance(mark, Of):
                return self.names[mark.kind][value] if value >= 0 else "none"
            if isinstance(mark, Each):
                return amounts(self.texts, mark.kind, dict(zip(self.names[mark.kind], value, strict=True)), lang)
        if is_record(type(value)):
            return self.sentence(value, lang)
        if isinstance(value, tuple):
            return self.say(value, lang)
        return int(value) if isinstance(value, int) else str(value)
