"""What is wrong with a file that a table brings, such as a map of its own, said in every language."""

import re
import tomllib
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, Final

from epocha.engine.text import Texts

TEXTS: Final = Texts("epocha.engine")
LONGEST_TOLD: Final = 900
"""Characters that are told."""
LONGEST_NAME: Final = 300
"""Characters of them for a name or number: in a foreign text it may be of any length, and no message takes 1000."""
LEAST_NUMBER: Final = -(1 << 63)
MOST_NUMBER: Final = (1 << 63) - 1
"""Numbers beyond these are none of TOML, though Python reads them."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Stands before a text that some editors save."""
_LINE: Final = re.compile(r"line (\d+), column (\d+)")


class Fault(ValueError):
    """One thing that is wrong; as a text in English, for programs.

    Args:
        message: name of the message `fault-MESSAGE` that says it.
        texts: the messages that it is among.
        places: of that message; what is a fault itself is said in the same language, and numbers as they are written.
    """

    def __init__(self, message: str, texts: Texts = TEXTS, /, **places: object) -> None:
        self.message = message
        self.texts = texts
        self.places = places
        super().__init__(self.sentence("en"))

    def sentence(self, lang: str) -> str:
        """Return what is wrong in a language."""
        places = {
            name: f"{in_words(value, lang)}"[: LONGEST_TOLD if isinstance(value, Fault) else LONGEST_NAME]
            for name, value in self.places.items()
        }
        return self.texts.say(lang, f"fault-{self.message}", **places)[:LONGEST_TOLD]


class MapError(Fault):
    """Regions do not make a map; it names the region and what is wrong with it."""


class Faults(Fault):
    """Several things that are wrong, each in a line of its own.

    Args:
        found: those that are told.
        more: whether there are others.
    """

    def __init__(self, found: list[Fault], more: bool) -> None:
        self.found = found
        self.more = more
        super().__init__("more")

    def sentence(self, lang: str) -> str:
        """Return what is wrong in a language: a single thing as it is, more of them as a list on lines of their own."""
        told = [fault.sentence(lang) for fault in self.found]
        if self.more:
            told.append(TEXTS.say(lang, "fault-more"))
        return told[0] if len(told) == 1 else "".join([f"\n– {one}" for one in told])[:LONGEST_TOLD]


def refuse(most: int, *faults: Iterator[Fault]) -> None:
    """Raise the first faults, if there are any, `most` at most; the others are not even looked for."""
    found = list(islice(chain(*faults), most + 1))
    if found:
        raise Faults(found[:most], len(found) > most)


def in_words(value: object, lang: str) -> object:
    """Return what goes into a message in a language."""
    if isinstance(value, Fault):
        return value.sentence(lang)
    return str(value)[:LONGEST_TOLD] if isinstance(value, Exception) else value


def read_toml(text: str) -> dict[str, Any]:
    """Return what a text of a table says as TOML.

    Raises:
        Fault: it is no TOML; with the line where that shows, if it does not show at the end only.
    """
    try:
        data = tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        line, column = found.groups() if (found := _LINE.search(str(problem))) else ("end", "")
        raise Fault("toml", problem=problem, line=line, column=column) from None
    except ValueError:  # a number of thousands of digits, which Python does not read
        raise Fault("digits") from None
    for where, number in _numbers_in(data):
        if not LEAST_NUMBER <= number <= MOST_NUMBER:
            raise Fault("at", where=where, fault=Fault("digits"))
    return data


def _numbers_in(data: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield the whole numbers of a file, each with where it stands: the keys on the way, and the places in lists."""
    left: list[tuple[str, Any]] = [("", data)]
    while left:
        where, value = left.pop()
        if isinstance(value, int):
            yield where, value
        elif isinstance(value, dict | list):
            inside = value.items() if isinstance(value, dict) else enumerate(value, 1)
            left += [(f"{where}.{key}".removeprefix("."), one) for key, one in inside]
