"""Options of a table: what they take, and what they say to what they do not."""

import re

import pytest

from epocha.engine.options import BadOption, Option, read_options

SWITCH = Option("fog", default=True)
NUMBER = Option("rounds", default=3, least=1, most=9)
CHOICE = Option("size", default="small", choices=("small", "large"))
MANY = Option("left_out", default="", choices=("axe", "bow", "cup"), many=True)
TEXT = Option("motto", default="", most=5)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SWITCH, "FALSE", False),
        (SWITCH, True, True),
        (NUMBER, " 9 ", 9),
        (CHOICE, "large", "large"),
        (MANY, "", ""),
        (MANY, "cup, axe", "axe cup"),
        (MANY, "bow bow", "bow"),
        (MANY, ["cup", "bow"], "bow cup"),
        (TEXT, " four ", "four"),
    ],
)
def test_values_come_as_themselves_or_as_text(option: Option, given: object, value: object) -> None:
    assert option.read(given) == value
    assert option.read(option.read(given)) == value


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (SWITCH, "maybe", "fog is true or false, not 'maybe'"),
        (NUMBER, 10, "rounds is a whole number from 1 to 9"),
        (CHOICE, "huge", "size is one of small, large"),
        (MANY, "axe hat", "left_out takes any of axe, bow, cup, not 'hat'"),
        (TEXT, "sixsix", "motto has at most 5 characters, not 6"),
    ],
)
def test_other_values_are_refused_with_what_is_taken(option: Option, given: object, message: str) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        option.read(given)


def test_the_schema_of_many_words_takes_what_the_option_gives() -> None:
    pattern = str(MANY.schema()["pattern"])
    for value in ("", "axe", "axe cup", "axe bow cup"):
        assert re.fullmatch(pattern, MANY.read(value))  # type: ignore[arg-type]
    assert not re.fullmatch(pattern, "axe hat")
    assert TEXT.schema()["maxLength"] == 5


def test_missing_values_have_their_defaults_and_unknown_names_are_refused() -> None:
    schema = (SWITCH, NUMBER, MANY)
    assert read_options(schema, {"rounds": 4}) == {"fog": True, "rounds": 4, "left_out": ""}
    with pytest.raises(BadOption, match="there is no option speed; options are: fog, rounds, left_out"):
        read_options(schema, {"speed": 1})
