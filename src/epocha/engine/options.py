"""Options of a game: what a table may choose before the first move."""

from collections.abc import Mapping
from dataclasses import dataclass

OptionValue = int | str | bool


class BadOption(ValueError):
    """An option that the game does not have, or a value out of its range; the message says what it takes."""


@dataclass(frozen=True)
class Option:
    """One option: a whole number in a range, a choice of one or of many words, a text, or a switch.

    The game's locale has its texts: `option-NAME`, `option-NAME-help` and for each word `option-NAME-WORD`.

    Attributes:
        name: word for records and forms.
        default: value when the table says nothing; its type is the option's type.
        least, most: range of a whole number; of a text, `most` is how many characters it may have.
        choices: the words of a choice; empty for the other types.
        many: whether any number of the words may be chosen; the value has them in their order, with blanks between.
    """

    name: str
    default: OptionValue
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    many: bool = False

    def read(self, value: object) -> OptionValue:
        """Return the value as this option's type, from itself or its text; BadOption if it is none."""
        if self.many:
            return self._words(value)
        text = str(value).strip()
        if isinstance(self.default, bool):
            if text.lower() in ("true", "false"):
                return text.lower() == "true"
            raise BadOption(f"option {self.name} is true or false, not {text!r}")
        if isinstance(self.default, int):
            if text.removeprefix("-").isdecimal() and self.least <= int(text) <= self.most:
                return int(text)
            raise BadOption(f"option {self.name} is a whole number from {self.least} to {self.most}, not {text!r}")
        if self.choices and text not in self.choices:
            raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not {text!r}")
        if not self.choices and self.most and len(text) > self.most:
            raise BadOption(f"option {self.name} has at most {self.most} characters, not {len(text)}")
        return text

    def _words(self, value: object) -> str:
        """Return the chosen words in their order, from a text with blanks or commas between them, or from a list."""
        listed = value if isinstance(value, (list, tuple, set, frozenset)) else str(value).replace(",", " ").split()
        chosen = {str(word) for word in listed}
        if unknown := sorted(chosen - set(self.choices)):
            raise BadOption(f"option {self.name} takes any of {', '.join(self.choices)}, not {unknown[0][:80]!r}")
        return " ".join(word for word in self.choices if word in chosen)

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
        return text | ({"maxLength": self.most} if self.most else {})


def read_options(schema: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return the value of every option of `schema`, defaults filled in.

    Raises:
        BadOption: an unknown name or a value out of range.
    """
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name}; options are: {', '.join(known) or 'none'}")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
