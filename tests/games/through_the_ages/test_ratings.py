"""Ratings are what the cards say (TA-7, TA-35): the rulebook's example, and an oracle after every action."""

import pytest

from epocha.games.through_the_ages.components import CONSUMPTION, CORRUPTION, FACES_REQUIRED, INCREASE_COST
from epocha.games.through_the_ages.scoring import tutorial_points
from epocha.games.through_the_ages.values import made

from . import oracle
from .build import P1, civ, position
from .games import VARIANTS, fits, random_game


@pytest.mark.rule("TA-7.9", "TA-7.10", "TA-7.12", "TA-7.13", "TA-37.8", "TA-37.9", "TA-37.10", "TA-43.62")
def test_the_golden_civilization() -> None:
    """Page 10: strength 6, culture 9, science 6, happiness 8, 4 food and 7 resources a turn, 8 technologies: 61."""
    table = civ(
        position(mode="tutorial"),
        on={
            "agriculture": 2, "irrigation": 1, "bronze": 1, "iron": 3, "philosophy": 1, "alchemy": 1, "religion": 2,
            "printing_press": 1, "drama": 1, "warriors": 3, "swordsmen": 1,
        },
        government="theocracy", special="warfare", leader="leonardo_da_vinci",
        wonders="library_of_alexandria st_peters_basilica", wonder="great_wall", stages=3, science=9,
    )  # fmt: skip
    rated = (table.strength[P1], table.culture_rate[P1], table.science_rate[P1], table.happy[P1])
    assert rated == (6, 9, 6, 8)
    assert (made(table, P1, 0), made(table, P1, 1)) == (4, 7)
    assert tutorial_points(table, P1) == 61


@pytest.mark.rule("TA-7.4", "TA-7.5", "TA-7.7", "TA-7.8", "TA-7.11", "TA-35.1")
@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_derived_is_always_what_the_oracle_says(players: int, chosen: dict[str, object]) -> None:
    for seed in range(1 if fits(players, chosen) else 0):
        for table in random_game(players, seed, chosen):
            for seat in range(players):
                found = {name: int(getattr(table, name)[seat]) for name in oracle.derived(table, seat)}
                if not table.out >> seat & 1:
                    assert found == oracle.derived(table, seat)


@pytest.mark.rule("TA-5.1", "TA-5.2", "TA-5.3", "TA-5.4", "TA-5.5", "TA-6.1", "TA-6.2", "TA-6.3")
def test_the_banks_say_what_is_printed() -> None:
    assert [int(CONSUMPTION[y]) for y in range(30)] == [oracle.consumption(y) for y in range(30)]
    assert [int(FACES_REQUIRED[y]) for y in range(30)] == [oracle.required_faces(y) for y in range(30)]
    assert [int(CORRUPTION[b]) for b in range(30)] == [oracle.corruption(b) for b in range(30)]
    costs = [0] + [7] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 8
    assert [int(INCREASE_COST[y]) for y in range(25)] == costs
