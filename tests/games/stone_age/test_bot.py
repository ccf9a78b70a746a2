"""What the bots of Stone Age understand."""

import pytest
from epocha_fixtures.playing import asked, options

from epocha.bots import ask, make_bot
from epocha.games.stone_age.bot import StoneAgeEvaluator
from epocha.games.stone_age.state import Table

from .build import BLUE, GAME, RED, acting, feeding, give, placing, position, show


def greedy(t: Table) -> str:
    """Return what the greedy bot does for the seat that is asked."""
    view = t.view(asked(t))
    return GAME.action_to_text(view, ask(make_bot("greedy", 1), view))


def lead(t: Table) -> float:
    """Return how far red is ahead, as the evaluator sees it."""
    return StoneAgeEvaluator().margins(t)[RED]


@pytest.mark.parametrize("gain", [{"score": 3}, {"workers": 6}, {"wood": 2}, {"gold": 1}], ids=str)
def test_what_a_tribe_gains_puts_it_ahead(gain: dict[str, int]) -> None:
    t = placing(position(2))
    assert lead(t) == 0.0
    give(t, RED, **gain)
    assert lead(t) > 0.0
    assert StoneAgeEvaluator().margins(t)[BLUE] == -lead(t)


def test_greedy_pays_rather_than_starves() -> None:
    t = position(2)
    give(t, RED, food=3, wood=2)
    assert greedy(feeding(t)) == "pay wood"


def test_greedy_pays_for_the_building_it_stands_on() -> None:
    t = position(2)
    show(t, "open a")
    give(t, RED, wood=2, clay=1)
    t = acting(t, {RED: {"building 1": 1}})
    assert "decline" in options(t)
    assert greedy(t).startswith("pay")
