"""Piles that are drawn from at both ends and take cards at the bottom."""

from collections import deque

from hypothesis import given
from hypothesis import strategies as st

from epocha.engine.pile import NO_CARD, card, new_pile, put, put_under, size, take_bottom, take_top
from epocha.engine.state import vec_of


def cards(pile: "list[int]") -> list[int]:
    return [card(pile, depth) for depth in range(size(pile))]


@given(st.integers(0, 6), st.lists(st.sampled_from(["top", "bottom", "under"]), max_size=60))
def test_a_pile_behaves_like_a_queue_with_two_ends(start: int, doings: list[str]) -> None:
    pile = new_pile(vec_of(list(range(start))), 8)
    expected = deque(range(start))
    fresh = 100
    for doing in doings:
        if doing == "under" and len(expected) < 8:
            put_under(pile, fresh)
            expected.append(fresh)
            fresh += 1
        elif doing == "top" and expected:
            assert take_top(pile) == expected.popleft()
        elif doing == "bottom" and expected:
            assert take_bottom(pile) == expected.pop()
        assert cards(pile) == list(expected)
        assert len(pile) == 10
        assert list(pile[2:]).count(NO_CARD) == 8 - len(expected)


def test_a_pile_holds_as_many_as_it_began_with() -> None:
    pile = new_pile(vec_of([5, 6, 7]))
    assert take_top(pile) == 5
    put_under(pile, 9)
    assert cards(pile) == [6, 7, 9]


def test_a_card_may_be_exchanged_where_it_lies() -> None:
    pile = new_pile(vec_of([5, 6, 7]))
    take_top(pile)
    put(pile, 1, 8)
    assert cards(pile) == [6, 8]
