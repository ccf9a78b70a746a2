"""The guided first game of Stone Age: what it says is so, for whoever follows it and for whoever strays."""

from collections.abc import Mapping

import pytest

from epocha.engine.guide import guide_of, open_texts

from .build import GAME


def told(instead: Mapping[str, str]) -> dict[str, str]:
    """Follow the guide, but for some steps; return what each step says, by its name."""
    guide = guide_of(GAME)
    assert guide is not None
    match = guide.match()
    found: dict[str, str] = {}
    while True:
        seat = int(match.state.current_players[0])
        view = match.state.view(seat)
        texts = open_texts(view, seat)
        if seat != guide.seat:
            match.apply(seat, guide.reply(match, seat) or texts[0])
            continue
        moment = guide.moment(match)
        if moment.over:
            return found
        found |= {step.name: guide.text(step, view, "en") for step in moment.steps}
        step = moment.steps[-1].name if moment.steps else ""
        wanted = (instead[step],) if step in instead else moment.steps[-1].picks if moment.steps else ()
        match.apply(
            seat, next((text for want in wanted for text in reversed(texts) if text.startswith(want)), texts[0])
        )


def test_whoever_follows_the_guide_is_told_the_numbers_of_what_happens() -> None:
    said = told({})
    assert "three figures, three dice" in said["s6"]
    assert "You rolled 11" in said["s7"]
    assert "one shaman" in said["s8"]
    assert "Start with the hut" in said["s13"]
    assert "11 points" in said["s14"]


@pytest.mark.parametrize(
    ("instead", "step", "wrong"),
    [
        ({"s2": "place forest 1"}, "s6", "three figures"),
        ({"s2": "place forest 2"}, "s7", "You rolled 11"),
        ({"s4": "place card 2"}, "s8", "one shaman"),
        ({"s11": "place field"}, "s13", "the hut"),
        ({"s10": "place building 2"}, "s14", "11 points"),
    ],
)
def test_whoever_strays_is_told_nothing_of_what_does_not_stand_there(
    instead: dict[str, str], step: str, wrong: str
) -> None:
    """With one figure in the forest it still said "three figures, three dice"."""
    assert wrong not in told(instead).get(step, "")
