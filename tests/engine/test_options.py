"""Options of a table: what they take, and what they say to what they do not."""

import re
import time

import pytest

from epocha.engine.options import BadOption, Option, depth_of, read_options

SWITCH = Option("fog", default=True)
NUMBER = Option("rounds", default=3, least=1, most=9)
CHOICE = Option("size", default="small", choices=("small", "large"))
MANY = Option("left_out", default="", choices=("axe", "bow", "cup"), many=True)
TEXT = Option("motto", default="", most=5)
TOML = Option("deck", default="", most=50_000, deep=4)


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


# --- texts ---


def test_a_text_says_how_long_it_may_be() -> None:
    with pytest.raises(ValueError, match="how many characters"):
        Option("motto", default="")


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        ("", 1),
        ("a = 1.5", 2),
        ("a.b.c = 1", 3),
        ('"a" . \'b.b.b\'."c" = 1', 3),
        ("[a.b]\nc.d = 1\n[[e.f.g.h]]", 4),
        ("a = [{b = [1, {c.d.e = 2}]}, []]", 4),
        ("# a.b.c.d.e [[[[[", 1),
        ('a = "[[[[[.....\\"[[[[["', 1),
        ('a = """[[[ "" [[[\\"""[[["""""\nb.c = 1', 2),
        ("a = ['''x'''', {b.c.d = 1}]", 3),
        ("a = [']',[']',[']',[']', 1]]]]", 4),
        ("a = 'never closed\nb.c = 1", 2),
        ("a = '''never closed\nb.c = 1", 1),
    ],
)
def test_depth_is_that_of_what_is_not_quoted(text: str, depth: int) -> None:
    assert depth_of(text) == depth


@pytest.mark.parametrize(
    "text",
    [
        "a." * 25_000,
        "a." * 24_990 + "a = 1",
        '"a".' * 12_000 + "a = 1",
        f"[{'a.' * 10_000}a]\n" + "".join(f"x{n} = 1\n" for n in range(2_800)),
        "[" * 50_000,
        'a=["]",' * 7_000,
        "a={b=" * 9_000,
        '"""\\' * 12_000 + "a." * 5,
    ],
)
def test_depth_is_found_in_one_pass_and_deep_texts_are_refused(text: str) -> None:
    started = time.process_time()
    for _ in range(4):
        depth_of(text)
    assert time.process_time() - started < 1, "the square of such a length is seconds"
    if depth_of(text) > TOML.deep:
        with pytest.raises(BadOption, match="deck has at most 4 levels"):
            TOML.read(text)
    else:
        assert TOML.read(text) == text
