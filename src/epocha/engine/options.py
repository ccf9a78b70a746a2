"""Options of a game: what a table may choose before the first move."""

from collections.abc import Mapping
from dataclasses import dataclass

OptionValue = int | str | bool


class BadOption(ValueError):
    """An option that the game does not have, or a value out of its range; the message says what it takes."""


@dataclass(frozen=True)
class Option:
    """One option: a whole number in a range, a choice among words, or a switch.

    The game's locale has its texts: `option-NAME`, `option-NAME-help` and for each word `option-NAME-WORD`.

    Attributes:
        name: word for records and forms.
        default: value when the table says nothing; its type is the option's type.
        least, most: range of a whole number.
        choices: the words of a choice; empty for the other types.
    """

    name: str
    default: OptionValue
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def read(self, value: object) -> OptionValue:
        """Return the value as this option's type, from itself or its text; BadOption if it is none."""
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
        return text

    def schema(self) -> dict[str, object]:
        """Return the option as a JSON schema."""
        if isinstance(self.default, bool):
            return {"type": "boolean", "default": self.default}
        if isinstance(self.default, int):
            return {"type": "integer", "minimum": self.least, "maximum": self.most, "default": self.default}
        return {"type": "string", "default": self.default} | ({"enum": list(self.choices)} if self.choices else {})


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
