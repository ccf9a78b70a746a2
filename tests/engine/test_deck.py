"""Decks that know who knows what."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from epocha import Chance
from epocha.engine.deck import (
    EVERYBODY,
    NO_CARD,
    card,
    fill,
    hide,
    is_known,
    knowers,
    known_cards,
    new_deck,
    put,
    put_on_top,
    put_under,
    shuffle,
    size,
    take_bottom,
    take_top,
    tell,
)
from epocha.engine.state import vec_of

ROOM = 7
DOINGS = st.lists(
    st.tuples(
        st.sampled_from(["top", "bottom", "on", "under", "tell", "put", "shuffle"]),
        st.integers(0, 6),
        st.one_of(st.sets(st.integers(0, 3)).map(lambda seats: sum(1 << seat for seat in seats)), st.just(EVERYBODY)),
    ),
    max_size=40,
)
Card = tuple[int, int]


def all_of(deck: Any) -> list[Card]:
    """Return the cards from the top, each with who knows it."""
    return [(int(card(deck, depth)), int(knowers(deck, depth))) for depth in range(size(deck))]


def carry_out(deck: Any, expected: list[Card], doings: list[tuple[str, int, int]]) -> None:
    """Do the same with a deck and with a list of cards and knowers."""
    fresh, chance = 50, Chance.from_seed(3)
    for doing, number, seats in doings:
        depth = number % len(expected) if expected else 0
        if doing in ("on", "under") and len(expected) < ROOM:
            (put_on_top if doing == "on" else put_under)(deck, fresh, seats)
            expected.insert(0 if doing == "on" else len(expected), (fresh, seats))
            fresh += 1
        elif doing == "shuffle":
            shuffle(deck, number, chance)
            cards = [value for value, _ in all_of(deck)[:number]]
            assert sorted(cards) == sorted(value for value, _ in expected[:number])
            expected[:number] = [(value, 0) for value in cards]
        elif expected and doing == "top":
            assert take_top(deck) == expected.pop(0)[0]
        elif expected and doing == "bottom":
            assert take_bottom(deck) == expected.pop()[0]
        elif expected and doing == "tell":
            tell(deck, depth, seats)
            value, known = expected[depth]
            expected[depth] = (value, EVERYBODY if EVERYBODY in (known, seats) else known | seats)
        elif expected and doing == "put":
            put(deck, depth, fresh, seats)
            expected[depth] = (fresh, seats)
            fresh += 1


@given(st.integers(0, ROOM), DOINGS)
def test_a_deck_is_a_list_of_cards_each_with_who_knows_it(start: int, doings: list[tuple[str, int, int]]) -> None:
    deck = new_deck(vec_of(list(range(start))), ROOM)
    expected = [(value, 0) for value in range(start)]
    carry_out(deck, expected, doings)
    assert all_of(deck) == expected
    assert len(deck) == 2 + 2 * ROOM
    assert list(deck[2::2]).count(NO_CARD) == ROOM - len(expected), "no card is left behind where none lies"
    assert sum(map(bool, deck[3::2])) == sum(bool(known) for _, known in expected)


@given(st.integers(0, ROOM), DOINGS, st.integers(-1, 3))
def test_a_view_has_exactly_what_its_seat_knows_and_filling_it_keeps_that(
    start: int, doings: list[tuple[str, int, int]], viewer: int
) -> None:
    deck = new_deck(vec_of(list(range(start))), ROOM)
    expected = [(value, 0) for value in range(start)]
    carry_out(deck, expected, doings)
    view = deck[:]
    hide(view, viewer)
    own = EVERYBODY | (1 << viewer if viewer >= 0 else 0)
    known = [bool(seats & own) for _, seats in expected]
    assert [value for value, _ in all_of(view)] == [
        value if knows else NO_CARD for (value, _), knows in zip(expected, known, strict=True)
    ]
    assert all(seats in (0, EVERYBODY, 1 << max(0, viewer)) for _, seats in all_of(view)), "nor what others know"
    seen = list(known_cards(view))
    unseen = [value for value, _ in expected if value not in seen]
    full = view[:]
    assert fill(full, vec_of(unseen[::-1]), 0) == len(unseen)
    assert sorted(value for value, _ in all_of(full)) == sorted(value for value, _ in expected)
    again = full[:]
    hide(again, viewer)
    assert list(again) == list(view)


def test_what_goes_in_unseen_is_known_to_nobody_and_spectators_know_what_everybody_does() -> None:
    deck = new_deck(vec_of([1, 2, 3]), 5)
    put_under(deck, 9)
    put_on_top(deck, 8, EVERYBODY)
    tell(deck, 1, 0b10)
    for viewer, seen in ((0, [8, -1, -1, -1, -1]), (1, [8, 1, -1, -1, -1]), (-1, [8, -1, -1, -1, -1])):
        view = deck[:]
        hide(view, viewer)
        assert [value for value, _ in all_of(view)] == seen
    assert is_known(EVERYBODY, -1)
    assert not is_known(0b111, -1)


def test_a_shuffle_of_the_top_forgets_the_top_alone() -> None:
    deck = new_deck(vec_of(list(range(6))))
    for depth in range(6):
        tell(deck, depth, 1)
    shuffle(deck, 3, Chance.from_seed(1))
    assert [known for _, known in all_of(deck)] == [0, 0, 0, 1, 1, 1]
    assert [value for value, _ in all_of(deck)[3:]] == [3, 4, 5]
