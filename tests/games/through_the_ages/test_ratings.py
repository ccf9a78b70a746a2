"""Ratings are what the cards say (TA-7, TA-35): the rulebook's example; `test_oracle` compares them in games."""

import pytest

from epocha.games.through_the_ages.scoring import tutorial_points
from epocha.games.through_the_ages.values import made

from .build import P1, civ, position


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
