"""Sentences of the engine about records: in every language, with the same places, and none that nobody says."""

import re
from pathlib import Path

import pytest

from epocha.engine import record, sheet
from epocha.engine.record import verify_bytes
from epocha.engine.text import LANGUAGES
from epocha.engine.told import Told, say

FILES = Path(sheet.__file__).parent
SOURCES = "".join(Path(module.__file__).read_text(encoding="utf-8") for module in (record, sheet))


def messages(lang: str) -> dict[str, list[str]]:
    """Return the places of every message about records."""
    text = (FILES / "locale" / lang / "record.ftl").read_text(encoding="utf-8")
    found = re.findall(r"(?m)^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text)
    return {name: sorted(set(re.findall(r"\$(\w+)", words)) - {"count"}) for name, words in found}


def test_every_language_has_the_same_sentences_with_the_same_places() -> None:
    english = messages("en")
    assert len(english) > 60
    for lang in LANGUAGES[1:]:
        assert messages(lang) == english


def test_every_sentence_is_said_somewhere() -> None:
    said = set(re.findall(r'"((?:record|proved)-[a-z0-9-]+)"', SOURCES))
    assert said == set(messages("en"))


def test_a_sentence_in_a_sentence_is_said_in_the_same_language() -> None:
    told = Told("record-other-end", was=Told("record-not-over"), says=Told("record-says-end", end="rounds"))
    assert told == "the game is not over, but the record says that it ended by rounds"
    assert told.say("cs") == "hra neskončila, ale podle zápisu skončila takto: rounds"
    assert say("from elsewhere", "cs") == "from elsewhere"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "nič v ňom nie je"),
        (b"\xff", "toto nie je text v UTF-8: bajt 1 doň nepatrí"),
        (b'[Game "pebbles"]\n[Rules "x"]\n', "hlavička Rules je celé číslo od 1 do 9999, nie 'x'"),
        (b'[Game "pebbles"]\n', "chýba hlavička Rules: toto nie je zápis Epochy, alebo sa stratil jeho začiatok"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p9 x', "po 1 sa čakalo miesto od p1 do p2, je tu 'p9'"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_every_language(data: bytes, words: str) -> None:
    (problem,) = verify_bytes(data).problems
    assert say(problem.message, "sk") == words


def test_a_forbidden_action_brings_its_rule_in_the_language() -> None:
    text = '[Game "stone_age"]\n[Rules "1"]\n[Players "2"]\n[Seed "1"]\n1 p2 place forest 1\n'
    problem = next(p for p in verify_bytes(text.encode()).problems if "forbidden" in p.message)
    czech = say(problem.message, "cs")
    assert czech.startswith("akci 1, p2 place forest 1, zakazuje SA-")
    assert czech.endswith("Co je za ní, se už nekontrolovalo.")
    assert "Nothing" not in czech
