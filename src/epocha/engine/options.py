"""Options of a game: what a table may choose before the first move."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from epocha.engine.fault import in_words
from epocha.engine.numbers import whole_number
from epocha.engine.text import Texts

OptionValue = int | str | bool

TEXTS: Final = Texts("epocha.engine")

_QUOTED: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'{3}(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""Strings and remarks of TOML, found in one pass: what is never closed goes to the end."""

_WORD: Final = re.compile(r"[A-Za-z0-9_]{1,40}")


class BadOption(ValueError):
    """An option that the game does not have, or a value out of its range; the message says what it takes.

    Args:
        message: for programs, in English.
        option: name of the option that is wrong; empty if there is none of that name.
        reason: name of the message `wrong-REASON` that says it to people, in the game's locale or the engine's.
        places: of that message; a `engine.fault.Fault` is said in the language of the message.
    """

    def __init__(self, message: str, option: str = "", reason: str = "", **places: object) -> None:
        super().__init__(message)
        self.option = option
        self.reason = reason
        self.places = places

    def sentence(self, texts: Texts, lang: str) -> str:
        """Return what is wrong as people say it, from the messages of the game or of the engine."""
        message = f"wrong-{self.reason or 'value'}"
        places = {name: in_words(value, lang) for name, value in self.places.items()}
        return (texts if texts.has(lang, message) else TEXTS).say(lang, message, **places)


@dataclass(frozen=True)
class Option:
    """One option: a whole number in a range, a choice of one or of many words, a text, or a switch.

    The game's locale has its texts: `option-NAME`, `option-NAME-help` and for each word `option-NAME-WORD`. A number
    may have a word in the same way, such as 0 for "drawn by lot", and `option-NAME-n` says any other number.

    Attributes:
        name: word for records and forms.
        default: value when the table says nothing; its type is the option's type.
        least, most: range of a whole number; of a text, `most` is how many characters it may have, and must be said.
        deep: of a text that is TOML, how many levels its brackets and its names with dots may have. To read such a text
            takes time that grows with the square of its depth, and anybody may send one.
        choices: the words of a choice; empty for the other types.
        offered: the numbers that a form offers, where it does not offer all.
        many: whether any number of the words may be chosen; the value has them in their order, with blanks between.
    """

    name: str
    default: OptionValue
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    many: bool = False
    deep: int = 0
    offered: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.default, str) and not (self.choices or self.many or self.most):
            raise ValueError(f"option {self.name} is a text: say with `most` how many characters it may have")

    def read(self, value: object) -> OptionValue:
        """Return the value as this option's type, from itself or its text; BadOption if it is none."""
        if self.many:
            return self._words(value)
        if isinstance(self.default, int) and not isinstance(self.default, bool):
            return self._number(value)
        text = str(value).strip()
        if isinstance(self.default, bool):
            if text.lower() in ("true", "false"):
                return text.lower() == "true"
            raise BadOption(f"option {self.name} is true or false, not {_shown(text)}", self.name)
        if self.choices and text not in self.choices:
            raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not {_shown(text)}", self.name)
        if not self.choices:
            self._check_text(text)
        return text

    def _check_text(self, text: str) -> None:
        """Raise BadOption if a text is longer or deeper than declared, or cannot be stored: before anybody reads it."""
        if len(text) > self.most:
            message = f"option {self.name} has at most {self.most} characters, not {len(text)}"
            raise BadOption(message, self.name, "length", most=self.most, length=len(text))
        if not is_storable(text):
            raise BadOption(f"option {self.name} has a character that cannot be stored", self.name, "letters")
        if self.deep and depth_of(text) > self.deep:
            message = f"option {self.name} has at most {self.deep} levels of brackets or of names with dots"
            raise BadOption(message, self.name, "depth", most=self.deep)

    def _number(self, value: object) -> int:
        """Return the whole number that a value is or says."""
        whole = value if isinstance(value, int) and not isinstance(value, bool) else None
        if isinstance(value, str):
            whole = whole_number(value.strip())
        if whole is None or not self.least <= whole <= self.most:
            said = "a longer one" if isinstance(value, int) and whole is not None else _shown(str(value))
            message = f"option {self.name} is a whole number from {self.least} to {self.most}, not {said}"
            raise BadOption(message, self.name, "number", least=self.least, most=self.most)
        return whole

    def _words(self, value: object) -> str:
        """Return the chosen words in their order, from a text with blanks or commas between them, or from a list."""
        listed = value if isinstance(value, (list, tuple, set, frozenset)) else str(value).replace(",", " ").split()
        chosen = {str(word) for word in listed}
        if unknown := sorted(chosen - set(self.choices)):
            message = f"option {self.name} takes any of {', '.join(self.choices)}, not {_shown(unknown[0])}"
            raise BadOption(message, self.name)
        return " ".join(word for word in self.choices if word in chosen)

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers that a form offers."""
        return self.offered or tuple(range(self.least, self.most + 1))

    def schema(self) -> dict[str, object]:
        """Return the option as a JSON schema."""
        if isinstance(self.default, bool):
            return {"type": "boolean", "default": self.default}
        if isinstance(self.default, int):
            return {"type": "integer", "minimum": self.least, "maximum": self.most, "default": self.default}
        text: dict[str, object] = {"type": "string", "default": self.default}
        if self.many:
            word = "|".join(self.choices)
            return text | {"pattern": f"^(({word})( ({word}))*)?$"}
        if self.choices:
            return text | {"enum": list(self.choices)}
        return text | {"maxLength": self.most}


@dataclass(frozen=True)
class FileOption(Option):
    """A file that a table brings, such as a map of its own; from Python the path of the file will do as well.

    It is named after what the file holds, such as `map_file`; the game's locale says of one that cannot be used
    `wrong-map`, with a place `detail`.

    Attributes:
        line_of: returns a text on one line, so that a record can carry it; ValueError, best a `engine.fault.Fault`, if
            the rules cannot use it.
    """

    line_of: Callable[[str], str] = str

    def read(self, value: object) -> str:
        """Return the file on one line, or "" if there is none; BadOption if it cannot be read or used."""
        try:
            text = str(super().read(value.read_text(encoding="utf-8") if isinstance(value, Path) else value))
        except (OSError, UnicodeDecodeError) as problem:
            advice = "; save it as UTF-8" if isinstance(problem, UnicodeDecodeError) else ""
            message = f"option {self.name}: {value} cannot be read: {problem}{advice}"
            raise BadOption(message, self.name, "bytes" if advice else "") from None
        try:
            line = self.line_of(text) if text else ""
        except (ValueError, RecursionError) as problem:
            reason = self.name.removesuffix("_file")
            raise BadOption(f"option {self.name}: {problem}", self.name, reason, detail=problem) from None
        if len(line) > self.most:  # what had to be escaped is longer; a record could not be read again
            message = f"option {self.name} takes {len(line)} characters on one line; there may be {self.most}"
            raise BadOption(message, self.name, "line", most=self.most, length=len(line))
        return line


def depth_of(text: str) -> int:
    """Return how deep a TOML text goes: brackets open at once, or parts of one dotted name, in one pass over it."""
    plain = _QUOTED.sub("_", text)
    parts = 1 + max(name.count(".") for name in re.split(r"[=,\[\]{}\n]", plain))
    opened = deepest = 0
    for bracket in re.findall(r"[\[\]{}]", plain):
        opened += 1 if bracket in "[{" else -1
        deepest = max(deepest, opened)
    return max(parts, deepest)


@dataclass(frozen=True)
class Preset:
    """A usual way to set up a table, by how long it takes; the locale has its name as `preset-NAME`.

    Attributes:
        name: word for forms.
        minutes: that it takes for each player, about.
        options: what it sets.
    """

    name: str
    minutes: int
    options: Mapping[str, OptionValue]


def read_presets(records: Sequence[Mapping[str, Any]]) -> tuple[Preset, ...]:
    """Return the presets of a game from its data: records with `id`, `minutes_per_player` and, if any, `options`."""
    return tuple([Preset(one["id"], one["minutes_per_player"], one.get("options", {})) for one in records])


WINDOWS = Option("windows", default="secret", choices=("secret", "quick"))
"""How reaction windows are asked, in games that have any.

"secret": everybody who could react for all that others know, so that nothing tells who holds what. "quick": only seats
that can respond, which tells the others that they can; for play by correspondence.
"""


def options_text(options: Mapping[str, OptionValue]) -> str:
    """Return options with their values on one line, as in records: `double=true size=very_short`."""
    return " ".join([f"{name}={quote(said(value))}" for name, value in options.items()])


def said(value: OptionValue) -> str:
    """Return the value of an option as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_storable(text: str) -> bool:
    """Return whether a text can be written in UTF-8: it has no half of a surrogate pair, as JSON can bring along."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _shown(text: str) -> str:
    """Return a piece of a foreign text that is safe and short enough for an error message."""
    return repr(text if len(text) <= 40 else text[:40] + "...")


def read_options(schema: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return the value of every option of `schema`, defaults filled in.

    Raises:
        BadOption: an unknown name or a value out of range.
    """
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            shown = name if _WORD.fullmatch(name) else _shown(name)
            raise BadOption(f"there is no option {shown}; options are: {', '.join(known) or 'none'}")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def toml_on_one_line(value: object) -> str:
    """Return a text, number, truth, list or mapping as TOML on one line, as an option in a record or position needs it.

    Keys are bare; a semicolon is written as an escape, because a remark begins with it in a position, and so is the one
    control character that JSON leaves as it is and TOML does not take.
    """
    if isinstance(value, Mapping):
        return "{" + ", ".join([f"{key} = {toml_on_one_line(one)}" for key, one in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml_on_one_line, value))}]"
    return json.dumps(value, ensure_ascii=False).replace(";", "\\u003b").replace("\x7f", "\\u007f")
