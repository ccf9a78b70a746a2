"""Small parts of big games: a row of cards, a track with milestones, what a battle adds up."""

import pytest

from epocha.engine.battle import ATTACKER, DEFENDER, NEITHER, add, ahead, item, total, trumps
from epocha.engine.pile import NO_CARD
from epocha.engine.row import clear_first, price_list, slide, take
from epocha.engine.track import Track
from epocha.engine.vectors import vec_of, zeros


def test_a_row_slides_to_the_front_in_order_and_is_filled_behind() -> None:
    row = vec_of([10, 11, 12, 13, 14])
    assert list(clear_first(row, 2)) == [10, 11]
    assert take(row, 3) == 13
    assert list(row) == [NO_CARD, NO_CARD, 12, NO_CARD, 14]
    assert slide(row) == 2
    assert list(row) == [12, 14, NO_CARD, NO_CARD, NO_CARD]
    assert list(clear_first(row, 3)) == [12, 14]
    assert slide(vec_of([1, 2])) == 2


def test_the_price_of_a_space_follows_from_its_zone() -> None:
    assert list(price_list([(5, 1), (4, 2), (4, 3)])) == [1] * 5 + [2] * 4 + [3] * 4


def test_a_track_tells_sections_and_the_milestones_passed() -> None:
    track = Track([7, 7, 7], {3: 0, 7: 1, 12: 0, 21: 9})
    assert (track.last, track.section[0], track.section[7], track.section[8], track.section[21]) == (21, 0, 0, 1, 2)
    assert list(track.passed(2, 12)) == [0, 1, 0]
    assert list(track.passed(3, 6)) == []
    assert (track.moved(20, 4), track.moved(1, -3)) == (21, 0)
    assert [int(track.next_milestone(at)) for at in (0, 3, 12, 21)] == [3, 7, 21, -1]
    with pytest.raises(ValueError, match="milestone 5 lies on space 8 of a track that ends at 7"):
        Track([7], {8: 5})


def test_a_battle_sheet_adds_up_both_sides() -> None:
    sheet = zeros(6)
    add(sheet, ATTACKER, 0, 5)
    add(sheet, ATTACKER, 0, 1)
    add(sheet, DEFENDER, 2, 4)
    assert (item(sheet, ATTACKER, 0), item(sheet, DEFENDER, 0)) == (6, 0)
    assert (total(sheet, ATTACKER), total(sheet, DEFENDER), ahead(sheet)) == (6, 4, ATTACKER)
    add(sheet, DEFENDER, 1, 2)
    assert ahead(sheet) == NEITHER
    add(sheet, DEFENDER, 1, 1)
    assert ahead(sheet) == DEFENDER


def test_each_kind_trumps_the_next_in_a_circle_and_what_stands_outside_none() -> None:
    assert [(a, b) for a in range(4) for b in range(4) if trumps(a, b, 3)] == [(0, 1), (1, 2), (2, 0)]
