"""Sets of small numbers as integers."""

from hypothesis import given
from hypothesis import strategies as st

from epocha.engine.bits import MEMBERS, count, everything_below, listed, single, tagged
from epocha.engine.state import vec_of

sets = st.sets(st.integers(0, MEMBERS - 1))


def number(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(sets)
def test_a_set_counts_and_lists_its_members(members: set[int]) -> None:
    assert count(number(members)) == len(members)
    assert list(listed(number(members))) == sorted(members)


@given(sets)
def test_members_become_actions_of_one_kind(members: set[int]) -> None:
    tagged_members = list(tagged(number(members), 7 << 8, vec_of([1])))
    assert tagged_members == [1, *[7 << 8 | member for member in sorted(members)]]


def test_single_members_and_initial_ones() -> None:
    assert [single(member) for member in range(MEMBERS)] == [1 << member for member in range(MEMBERS)]
    assert [everything_below(n) for n in (0, 1, 6)] == [0, 1, 63]
