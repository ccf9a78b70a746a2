"""What the recorded games are there to show does happen in them."""

import re
from pathlib import Path

import pytest

from epocha.engine.record import Record, replay

RECORDS = Path(__file__).parents[2] / "records" / "civilization_2002"
SHOWN = {
    "technology-2": ("declare", "wonder", "found", "enlarge"),
    "trade-3": ("give settlement", "take technology", "take card", "counter", "accept"),
    "trade-4": ("give technology", "take wonder", "take card", "give settlement", "counter", "accept"),
    "swaps-3": ("swap .*, for ",),
    "sea-2": ("board fleet", r"swordsman of fleet .*, to \w+$|settler of fleet .*, to \w+$"),
    "sea-3": ("board fleet", r"of fleet .*, to \w+$", "use fleet", "capture", "intercept"),
    "air-2": ("buy jet", "buy battleship", "jet.*, to .*strait", "with an aircraft of"),
    "bomb-3": ("bomb", "capture", "buy ship"),
    "plague-4": ("army", "intercept|attack"),
}
"""Patterns of actions, by record."""


def record(name: str) -> Record:
    return Record.from_bytes((RECORDS / f"{name}.epocha").read_bytes())


@pytest.mark.parametrize("name", SHOWN)
def test_a_record_holds_the_actions_that_it_is_there_for(name: str) -> None:
    text = [re.sub(r"\s*#\w+$", "", line) for line in record(name).to_text().splitlines()]
    assert [one for one in SHOWN[name] if not any(re.search(one, line) for line in text)] == []


@pytest.mark.parametrize(("name", "out"), [("die-5", 2), ("bomb-3", 1), ("conquest-6", 5)])
def test_players_are_eliminated_in_a_record(name: str, out: int) -> None:
    assert int(replay(record(name)).state.out).bit_count() == out
