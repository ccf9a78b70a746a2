"""How games went: culture is told by its sources, and they add up; drawn cards are counted against the deck."""

from pathlib import Path

import pytest

from epocha.engine.chart import Story, story_of
from epocha.engine.record import Record, replay
from epocha.games.through_the_ages.story import of_turn

from .build import P1, civ, position

RECORDS = Path(__file__).parents[2] / "records" / "through_the_ages"


def story(name: str) -> tuple[Story, list[int]]:
    """Return how a recorded game went, and its result."""
    match = replay(Record.from_text((RECORDS / f"{name}.epocha").read_text(encoding="utf-8")))
    return story_of(match), [int(match.state.points(seat)) for seat in range(int(match.state.players))]


@pytest.mark.parametrize("name", ["tutorial-2", "fights-2"])
def test_the_sources_of_every_seat_add_up_and_tell_of_what_happened(name: str) -> None:
    found, points = story(name)
    last = found.readings[-1]
    assert [last.total(seat) for seat in range(len(points))] == points
    told = {source for own in last.points for source, n in own.items() if n}
    assert told >= ({"final"} if name == "tutorial-2" else {"events", "final"})


def test_cards_drawn_are_compared_with_what_the_deck_made_likely() -> None:
    found, _ = story("fights-2")
    for own in found.luck:
        lot = own["military"]
        assert 0 < lot.got < lot.times
        assert lot.expected is not None
        assert 0 < lot.expected < lot.times


@pytest.mark.rule("TA-7.9")
def test_the_culture_of_a_turn_is_told_by_what_the_rating_is_made_of() -> None:
    table = civ(position(), P1, on={"religion": 1, "drama": 1}, wonders="hanging_gardens", leader="homer")
    before = table.clone()
    rate = int(table.culture_rate[P1])
    assert rate > 2

    parts = of_turn(before, P1)
    assert sum(parts.values()) == rate
    assert parts["buildings"] == 1 + 2
    assert parts["wonders"] == 1
