"""Vectors: small helpers to make them. Interpreted code hands over lists; the vector is made in here."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, remove, vec


def joined(values: vec[i64], length: i64) -> str:
    """Return the first numbers of a vector as text, with commas between them."""
    return ",".join([str(values[i]) for i in range(length)])


def vec_of(items: list[int]) -> vec[i64]:
    """Return a vector of the given integers."""
    return vec[i64](items)


def zeros(count: i64) -> vec[i64]:
    """Return a vector of `count` zeros."""
    return filled(count, 0)


def filled(count: i64, value: i64) -> vec[i64]:
    """Return a vector of `count` times `value`."""
    return vec[i64]([value] * count)


NOTHING: Final[vec[i64]] = vec_of([])
"""No picks, no lines; shared, never changed."""


def without(values: vec[i64], value: i64) -> vec[i64]:
    """Return a list without a number that stands in it once at most; the old value must not be used any more."""
    return remove(values, value) if value in values else values


def put_in(values: vec[i64], value: i64) -> vec[i64]:
    """Return ascending numbers with one more in its place; the old value must not be used any more."""
    out = append(values, value)
    at = len(out) - 1
    while at > 0 and out[at - 1] > value:
        out[at] = out[at - 1]
        at -= 1
    out[at] = value
    return out
