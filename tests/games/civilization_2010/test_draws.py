"""Chapter 35: what is drawn by lot, from all that it could be, and from nothing else."""

from collections import Counter

import pytest

from epocha.engine.battle import ATTACKER
from epocha.engine.chance import Chance
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.forces import draw_force
from epocha.games.civilization_2010.piles import draw_token, draw_unit, recruit

from .build import P1, Table, army, meadow

DRAWS = 300


@pytest.mark.rule("CF-0.4")
@pytest.mark.parametrize("site", [c.HUT, c.VILLAGE])
def test_tokens_are_drawn_by_lot(site: int) -> None:
    first, last = int(c.FIRST_TOKEN[site]), int(c.FIRST_TOKEN[site + 1])
    table = meadow()
    drawn = Counter(int(draw_token(seeded(table, seed), site)) for seed in range(DRAWS))
    share = DRAWS / sum(c.TOKEN_COUNT[first:last])
    assert set(drawn) == set(range(first, last))
    for token, times in drawn.items():
        assert abs(times - share * c.TOKEN_COUNT[token]) < 6 * (share * c.TOKEN_COUNT[token]) ** 0.5


@pytest.mark.rule("CF-0.4")
def test_units_are_drawn_by_lot_from_their_deck() -> None:
    table = meadow()
    first = c.ARTILLERY * c.CARDS_OF_UNIT
    drawn = Counter(int(draw_unit(seeded(table, seed), c.ARTILLERY)) for seed in range(DRAWS))
    assert set(drawn) == set(range(first, first + c.CARDS_OF_UNIT))
    assert max(drawn, key=lambda card: drawn[card]) == first + 1  # nine of fifteen


@pytest.mark.rule("CF-25.2")
def test_a_force_is_drawn_by_lot_from_the_standing_forces() -> None:
    table = army(meadow(), "e4")
    while table.forces_held[P1] < 6:
        recruit(table, P1, c.INFANTRY)
    table.commander[ATTACKER], table.battle_at = P1, table.figure_at[0]
    forces: set[tuple[int, ...]] = set()
    for seed in range(40):
        after = seeded(table, seed)
        draw_force(after, ATTACKER)
        assert (after.force_held[ATTACKER], after.forces_held[P1]) == (3, 3)
        force = list(after.force[: int(c.UNIT_CARDS)])
        kept = list(after.forces[: int(c.UNIT_CARDS)])
        assert [one + other for one, other in zip(force, kept, strict=True)] == list(table.forces[: int(c.UNIT_CARDS)])
        forces.add(tuple(int(count) for count in force))
    assert len(forces) > 1


def seeded(table: Table, seed: int) -> Table:
    """Return a copy with its own dice."""
    after = table.clone()
    after.chance = Chance.from_seed(seed)
    return after
