"""Sets of more than 62 members."""

from hypothesis import given
from hypothesis import strategies as st

from epocha.engine import bits
from epocha.engine.bigset import add, count, has, listed, remove, tagged, unite, words_for
from epocha.engine.fields import SEAT, subset
from epocha.engine.state import vec_of, zeros

SIZE = 150
WORDS = 3
members = st.sets(st.integers(0, SIZE - 1))


def made(*sets: set[int]) -> list[int]:
    """Return sets side by side, made member by member, in some order."""
    out = zeros(len(sets) * WORDS)
    for number, own in enumerate(sets):
        for member in own:
            add(out, number * WORDS, member)
    return out


@given(members, members, st.integers(0, SIZE - 1))
def test_a_set_has_what_was_added_and_not_removed(first: set[int], second: set[int], one: int) -> None:
    sets = made(first, second)
    for number, own in enumerate((first, second)):
        at = number * WORDS
        assert count(sets, at, WORDS) == len(own)
        assert list(listed(sets, at, WORDS)) == sorted(own)
        assert list(tagged(sets, at, WORDS, 7 << 8, vec_of([1]))) == [1, *[7 << 8 | n for n in sorted(own)]]
        assert has(sets, at, one) == (one in own)
    remove(sets, WORDS, one)
    assert list(listed(sets, WORDS, WORDS)) == sorted(second - {one})
    assert list(listed(sets, 0, WORDS)) == sorted(first)
    assert all(0 <= word < 1 << 62 for word in sets)


@given(members, members)
def test_union(first: set[int], second: set[int]) -> None:
    sets = made(first, second)
    unite(sets, 0, sets, WORDS, WORDS)
    assert set(listed(sets, 0, WORDS)) == first | second
    assert set(listed(sets, WORDS, WORDS)) == second


@given(st.sets(st.integers(0, 61)))
def test_a_set_of_at_most_62_members_is_the_number_of_bits(own: set[int]) -> None:
    sets = zeros(1)
    for member in own:
        add(sets, 0, member)
    assert sets[0] == sum(1 << member for member in own)
    assert count(sets, 0, 1) == bits.count(sets[0])
    assert [words_for(n) for n in (0, 1, 62, 63, 124, 125)] == [1, 1, 1, 2, 2, 3]


@given(st.lists(members, min_size=2, max_size=2))
def test_a_field_of_such_sets_knows_its_words_and_bounds(sets: list[set[int]]) -> None:
    field, kinds = subset("own", SEAT, of="card"), {"card": SIZE}
    values = [int(word) for word in made(*sets)]
    assert field.length(2, kinds) == 2 * WORDS
    assert field.fault(values, 2, kinds) == ""
    things = field.things(values, 2, kinds)
    assert things == [sum(1 << member for member in own) for own in sets]
    assert field.numbers_of(things, 2, kinds) == values
    values[WORDS - 1] |= 1 << SIZE % 62
    assert "not" in field.fault(values, 2, kinds), "a member beyond the last"
