"""Told: sentences that Python shows in English, and that can be said in the other languages of the program as well."""

from typing import Final, Self

from epocha.engine.text import LANGUAGES, Texts

TEXTS: Final = Texts("epocha.engine")


class Told(str):
    """A sentence from the engine's messages, in English.

    Args:
        message: id of the message.
        places: what stands in it; whole numbers as text, except where the message chooses a form by them.
    """

    __slots__ = ("message", "places")
    message: str
    places: dict[str, object]

    def __new__(cls, message: str, **places: object) -> Self:
        told = super().__new__(cls, TEXTS.say(LANGUAGES[0], message, **places))
        told.message = message
        told.places = places
        return told

    def say(self, lang: str) -> str:
        """Return it in a language, together with the sentences that stand in it."""
        places = {name: place.say(lang) if isinstance(place, Told) else place for name, place in self.places.items()}
        return TEXTS.say(lang, self.message, **places)


def say(sentence: str, lang: str) -> str:
    """Return a sentence in a language if it can be said in it, else as it is."""
    return sentence.say(lang) if isinstance(sentence, Told) else sentence
