"""Pieces with numbers that survive a move and tell nothing else."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from epocha import Chance
from epocha.engine.deck import EVERYBODY
from epocha.engine.pieces import (
    NOWHERE,
    UNKNOWN_KIND,
    add,
    add_mixed,
    found_at,
    give,
    hide,
    kind,
    knowers,
    mix,
    move,
    number_of,
    owner,
    place,
    tell,
    turn_into,
)
from epocha.engine.state import vec_of


def test_a_piece_keeps_its_number_wherever_it_goes() -> None:
    pieces = add(vec_of([]), 0, 5, 2, EVERYBODY)
    pieces = add(pieces, 1, 6, 2, EVERYBODY)
    move(pieces, 0, 9)
    assert [int(place(pieces, piece)) for piece in (0, 1)] == [9, 2]
    assert list(found_at(pieces, 2)) == [1]
    move(pieces, 1, NOWHERE)
    give(pieces, 1, 0)
    pieces = add(pieces, 2, 7, 2, 0)
    assert [int(owner(pieces, piece)) for piece in range(number_of(pieces))] == [0, 0, 2]
    assert list(found_at(pieces, 2)) == [2], "a number is not given again"
    turn_into(pieces, 2, 8)
    assert kind(pieces, 2) == 8


def test_the_number_of_a_hidden_piece_is_drawn_by_lot() -> None:
    first = Counter[int]()
    for seed in range(300):
        pieces = add_mixed(vec_of([]), 0, vec_of([1, 2, 2]), 0, 1, Chance.from_seed(seed))
        first[next(piece for piece in range(3) if kind(pieces, piece) == 1)] += 1
    assert min(first[piece] for piece in range(3)) > 70


def test_mixed_pieces_are_known_to_nobody_but_who_looks_and_every_order_is_likely() -> None:
    found = Counter[tuple[int, ...]]()
    for seed in range(600):
        pieces = vec_of([])
        for what in (1, 2, 3):
            pieces = add(pieces, 0, what, 0, EVERYBODY)
        mix(pieces, vec_of([0, 2]), 1, Chance.from_seed(seed))
        assert [int(knowers(pieces, piece)) for piece in range(3)] == [1, EVERYBODY, 1]
        found[tuple(int(kind(pieces, piece)) for piece in range(3))] += 1
    assert set(found) == {(1, 2, 3), (3, 2, 1)}
    assert min(found.values()) > 200


@given(st.lists(st.sampled_from([0, 0b01, 0b10, 0b11, EVERYBODY]), max_size=6), st.integers(-1, 1))
def test_a_view_has_exactly_the_kinds_that_its_seat_knows(known: list[int], viewer: int) -> None:
    pieces = vec_of([])
    for number, seats in enumerate(known):
        pieces = add(pieces, 0, number, number, 0)
        tell(pieces, number, seats)
    view = pieces[:]
    hide(view, viewer)
    own = EVERYBODY | (1 << viewer if viewer >= 0 else 0)
    for number, seats in enumerate(known):
        assert kind(view, number) == (number if seats & own else UNKNOWN_KIND)
        assert place(view, number) == number
        assert knowers(view, number) in (0, EVERYBODY, 1 << max(0, viewer)), "what others know is theirs"
    again = view[:]
    hide(again, viewer)
    assert list(again) == list(view)
