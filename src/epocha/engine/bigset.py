"""Sets of more than 62 members: several words side by side in a vector, with the small face of `bits`.

A field `subset("finds", SEAT, of="card")` of a kind with 80 cards has two words for each seat; those of seat p begin at
`p * words_for(80)`. Member n is bit n % 62 of word n // 62, so a set of at most 62 members is the number of `bits`.
"""

from mypy_extensions import i64

from epocha.engine import bits
from epocha.engine.bits import MEMBERS, single
from epocha.engine.vec import append, vec


def words_for(members: i64) -> i64:
    """Return how many words a set of that many possible members takes; at least one."""
    return max(1, (members + MEMBERS - 1) // MEMBERS)


def has(sets: vec[i64], first: i64, member: i64) -> bool:
    """Return whether the set that begins at `first` has a member."""
    return sets[first + member // MEMBERS] & single(member % MEMBERS) != 0


def add(sets: vec[i64], first: i64, member: i64) -> None:
    """Add a member to the set that begins at `first`."""
    sets[first + member // MEMBERS] |= single(member % MEMBERS)


def remove(sets: vec[i64], first: i64, member: i64) -> None:
    """Take a member out of the set that begins at `first`."""
    sets[first + member // MEMBERS] &= ~single(member % MEMBERS)


def unite(sets: vec[i64], first: i64, others: vec[i64], other: i64, words: i64) -> None:
    """Add all members of another set to the set that begins at `first`."""
    for i in range(words):
        sets[first + i] |= others[other + i]


def count(sets: vec[i64], first: i64, words: i64) -> i64:
    """Return how many members a set has."""
    found: i64 = 0
    for i in range(words):
        found += bits.count(sets[first + i])
    return found


def listed(sets: vec[i64], first: i64, words: i64) -> vec[i64]:
    """Return the members of a set, ascending."""
    return tagged(sets, first, words, 0, vec[i64](capacity=16))


def tagged(sets: vec[i64], first: i64, words: i64, tag: i64, out: vec[i64]) -> vec[i64]:
    """Add `tag | n` to a list for every member n, ascending; the tag's bits are above those of any member."""
    for i in range(words):
        word = sets[first + i]
        n = i * MEMBERS
        while word:
            if word & 1:
                out = append(out, tag | n)
            word >>= 1
            n += 1
    return out
