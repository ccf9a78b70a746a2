"""Chapter 34: who knows what; and which positions the rules refuse to play on."""

from collections.abc import Callable

import pytest
from epocha_fixtures.frames import put_frame

from epocha.engine.chance import Chance
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.effects import CITY_PHASE, MOVE_PHASE
from epocha.games.civilization_2010.piles import draw_event, draw_token, keep_token
from epocha.games.civilization_2010.steps.common import BATTLE, DEED, MANAGEMENT, MOVEMENT, ROUND, WALK

from .build import P1, P2, Table, building, management, position, square, town, wonder


def dealt() -> Table:
    """Return a table on which P1 holds unit cards, an event and a token of a hut."""
    table = management(position(2, "china germany"))
    draw_event(table, P1, 0)
    keep_token(table, P1, draw_token(table, c.HUT))
    return table


@pytest.mark.rule("CF-34.3", "CF-34.4", "CF-34.5", "CF-34.8", "CF-34.9")
def test_a_seat_sees_its_own_cards_and_the_number_of_others() -> None:
    table = dealt()
    own, other = table.view(P1), table.view(P2)
    for name, width in (("forces", c.UNIT_CARDS), ("hand", c.EVENTS), ("tokens", c.TOKENS)):
        truth = list(getattr(table, name)[: int(width)])
        assert list(getattr(own, name)[: int(width)]) == truth
        assert set(getattr(other, name)[: int(width)]) == {-1}
    assert (other.forces_held[P1], other.hand_held[0], other.tokens_held[c.HUT]) == (3, 1, 1)
    for name in ("deck", "event_deck", "pool"):
        assert set(getattr(own, name)) == {-1}


@pytest.mark.rule("CF-34.1", "CF-34.2", "CF-34.10", "CF-34.11")
def test_what_nobody_knows_is_not_yet_there() -> None:
    """Tiles, wonders and great people to come are drawn when they are turned up: nothing tells which they will be."""
    table = dealt()
    assert sum(int(tile == c.NONE) for tile in table.tile) == 14  # 16 places, two homes
    other = position(2, "china germany", seed=1)
    assert (table.tile, table.wonders_left, table.people_left) == (other.tile, other.wonders_left, other.people_left)


@pytest.mark.rule("CF-34.13")
def test_guesses_agree_with_all_that_a_seat_knows() -> None:
    table = dealt()
    for seed in range(10):
        for viewer in (P1, P2, None):
            view = table.view(viewer)
            guess = view.determinize(Chance.from_seed(seed))
            assert guess.unsound() == ""
            assert guess.view(viewer) == view


def _another_event(table: Table) -> None:
    table.hand_held[0] += 1


def _another_token(table: Table) -> None:
    table.tokens_held[c.HUT] += 1


def _another_unit(table: Table) -> None:
    table.forces_held[P1] += 1


def _a_lower_deck(table: Table) -> None:
    table.deck_held[0] -= 1


def _an_event_too_many(table: Table) -> None:
    table.event_discard[0] += 1


def _a_building_too_many(table: Table) -> None:
    table.stacks[0] += 1


def _a_city_at_the_edge(table: Table) -> None:
    town(table, "a12")


def _a_city_too_near(table: Table) -> None:
    town(table, "f3")


def _a_marker_in_the_wild(table: Table) -> None:
    building(table, "temple", "h4")
    table.city_at[0] = square("f2")


def _a_wonder_elsewhere(table: Table) -> None:
    wonder(table, "stonehenge", "f2")
    table.wonder_at[c.WONDER.number("stonehenge")] = square("f3")


def _one_civilization_twice(table: Table) -> None:
    table.civilization[P2] = table.civilization[P1]


def _a_phase_on_nothing(table: Table) -> None:
    table.clear_frames()
    put_frame(table, MANAGEMENT, P1)


def _another_phase(table: Table) -> None:
    put_frame(table, WALK, P1, figures=1, left=2)


def _more_turns_than_players(table: Table) -> None:
    table.clear_frames()
    put_frame(table, ROUND, phase=CITY_PHASE, turns=3)


def _a_walk_from_nowhere(table: Table) -> None:
    table.clear_frames()
    put_frame(table, ROUND, phase=MOVE_PHASE, turns=1)
    put_frame(table, MOVEMENT, P1)
    put_frame(table, WALK, P1, figures=1, left=2)


def _a_battle_of_nobody(table: Table) -> None:
    put_frame(table, BATTLE, P1)


def _a_deed_of_nothing(table: Table) -> None:
    put_frame(table, DEED, P1, source=99)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_another_event, "number of events"),
        (_another_token, "number of hut tokens"),
        (_another_unit, "number of unit cards"),
        (_a_lower_deck, "the deck of infantry"),
        (_an_event_too_many, "of event 1"),
        (_a_building_too_many, "tokens of harbor"),
        (_a_city_at_the_edge, "at the edge"),
        (_a_city_too_near, "too near"),
        (_a_marker_in_the_wild, "outside of all outskirts"),
        (_a_wonder_elsewhere, "told to be elsewhere"),
        (_one_civilization_twice, "two players have"),
        (_a_phase_on_nothing, "the lowest frame"),
        (_another_phase, "it cannot stand on management"),
        (_more_turns_than_players, "there are 2 turns"),
        (_a_walk_from_nowhere, "trail"),
        (_a_battle_of_nobody, "nobody fights"),
        (_a_deed_of_nothing, "no such source"),
    ],
)
def test_positions_that_cannot_be(spoil: Callable[[Table], None], fault: str) -> None:
    table = dealt()
    assert table.unsound() == ""
    spoil(table)
    assert fault in table.unsound()
