"""Small sets as integers: bit n is set if n is a member. Union, intersection and difference are `|`, `&` and `& ~`.

Members are below 62, so that a set is the same number compiled and interpreted.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec

MEMBERS: Final = 62
_SINGLES: Final[vec[i64]] = vec[i64]([1 << member for member in range(MEMBERS)])
"""The compiler shifts a literal 1 in 32 bits, hence a table."""
_SPREAD: Final = 67
"""The sets of one member all leave another remainder when they are divided by this."""
_MEMBER: Final[vec[i64]] = vec[i64](
    [next((n for n in range(MEMBERS) if (1 << n) % _SPREAD == rest), 0) for rest in range(_SPREAD)]
)
"""The one member of a set, by that remainder."""


def single(member: i64) -> i64:
    """Return the set of one member: `1 << member`, which compiled is right for members below 31 only."""
    return _SINGLES[member]


def count(members: i64) -> i64:
    """Return how many members a set has."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found


def listed(members: i64) -> vec[i64]:
    """Return the members of a set, ascending."""
    return tagged(members, 0, vec[i64](capacity=16))


def tagged(members: i64, tag: i64, out: vec[i64]) -> vec[i64]:
    """Add `tag + n` to a list for every member n, ascending: the actions of one kind for a set of things."""
    while members:
        lowest = members & -members
        out = append(out, tag + _MEMBER[lowest % _SPREAD])
        members ^= lowest
    return out


def everything_below(n: i64) -> i64:
    """Return the set of 0 to n - 1."""
    return _SINGLES[n] - 1
