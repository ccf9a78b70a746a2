"""Numbers from outside: only the digits 0 to 9, and not too many of them, wherever one is read."""

import pytest

from epocha import Chance, load_game
from epocha.engine.numbers import MOST_DIGITS, whole_number, whole_numbers
from epocha.engine.options import BadOption, Option, read_options
from epocha.engine.record import Severity, verify_bytes

NOT_NUMBERS = [
    "",
    "-",
    "+1",
    " 1",
    "1 ",
    "1_0",
    "1.0",
    "0x1",
    "٣",
    "１",
    "²",
    "½",
    "--1",
    "1-",
    "9" * 5000,
    "-" + "9" * 5000,
]
ids = [ascii(text[:6]) for text in NOT_NUMBERS]


@pytest.mark.parametrize("text", NOT_NUMBERS, ids=ids)
def test_what_is_no_number_is_none(text: str) -> None:
    assert whole_number(text) is None
    assert whole_numbers(f"1,{text}") is None


def test_numbers_are_read_within_their_range() -> None:
    assert [whole_number(text) for text in ("0", "-7", "007", "9" * MOST_DIGITS)] == [0, -7, 7, 10**MOST_DIGITS - 1]
    assert [whole_number(text, 1, 9) for text in ("0", "1", "9", "10", "-1")] == [None, 1, 9, None, None]
    assert whole_numbers("") == []
    assert whole_numbers("1,-2,9223372036854775807") == [1, -2, 2**63 - 1]
    assert whole_numbers("9223372036854775808") is None


@pytest.mark.parametrize(
    "text", [text for text in NOT_NUMBERS if text.strip() != "1"], ids=lambda text: ascii(text[:9])
)
def test_an_option_takes_no_such_number(text: str) -> None:
    with pytest.raises(BadOption, match="rounds is a whole number from 1 to 99, not ") as refused:
        Option("rounds", default=3, least=1, most=99).read(text)
    assert len(str(refused.value)) < 200


def test_an_option_refuses_a_huge_integer_and_a_truth_value() -> None:
    for value in (10**5000, -(10**5000), True, 3.0, None):
        with pytest.raises(BadOption, match="rounds is a whole number"):
            Option("rounds", default=3, least=1, most=99).read(value)


def test_text_that_cannot_be_stored_is_no_option() -> None:
    with pytest.raises(BadOption, match=r"no option '\\ud800'") as refused:
        read_options((), {"\ud800": 1})
    str(refused.value).encode()
    with pytest.raises(BadOption, match="motto") as refused:
        Option("motto", default="", most=50).read("a\udfff")
    str(refused.value).encode()
    with pytest.raises(BadOption, match="size") as refused:
        Option("size", default="small", choices=("small",)).read("\udfff")
    str(refused.value).encode()


@pytest.mark.parametrize("header", ["Rules", "Players", "Seed", "Actions", "Result", "Options", "View"])
@pytest.mark.parametrize("text", [text for text in NOT_NUMBERS if text], ids=lambda text: ascii(text[:9]))
def test_a_record_with_such_a_number_is_refused_in_its_line(header: str, text: str) -> None:
    said = {"Game": "pebbles", "Rules": "1", "Players": "2", "Seed": "1"}
    said[header] = {"Result": f"{text} (1), 1 (1)", "Options": f"double={text}", "View": f"p{text}"}.get(header, text)
    found = verify_bytes("".join(f'[{name} "{value}"]\n' for name, value in said.items()).encode()).problems
    assert any(problem.line == list(said).index(header) + 1 for problem in found if problem.severity is Severity.ERROR)


@pytest.mark.parametrize(
    "text", [text for text in NOT_NUMBERS if text == text.strip() != ""], ids=lambda text: ascii(text[:9])
)
def test_a_line_of_a_record_with_such_a_number_is_refused(text: str) -> None:
    head = '[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Seed "1"]\n'
    for line in (f"{text} p1 draw", f"1 p{text} draw"):
        assert [problem.line for problem in verify_bytes((head + line).encode()).problems][-1] == 5


@pytest.mark.parametrize("text", NOT_NUMBERS, ids=lambda text: ascii(text[:9]))
def test_a_stored_state_with_such_a_number_is_none(text: str) -> None:
    game = load_game("pebbles")
    parts = game.new_initial_state(2, seed=1).to_bytes().decode().split(";")
    for at, part in enumerate(parts[:-1]):
        broken = ";".join([*parts[:at], f"{text},{text}" if "," in part else text, *parts[at + 1 :]])
        if part:
            with pytest.raises(ValueError, match="not a stored state"):
                game.from_bytes(broken.encode())


@pytest.mark.parametrize(
    "text",
    ["1 2 3 4", "1 2 3 4 5 6", "1_0 2 3 4 ", "٣ 2 3 4 ", "-1 2 3 4 ", "4294967296 2 3 4 ", f"1 2 3 {'9' * 5000} ",
     "1 2 3 4 ab", "1 2 3 4 " + "g" * 64, "0 0 0 0 " + " ".join(["ab"] * 32)],
    ids=ascii,
)  # fmt: skip
def test_a_stored_generator_with_such_a_number_is_none(text: str) -> None:
    with pytest.raises(ValueError, match="no stored generator"):
        Chance.from_text(text)
