"""Short lists of numbers: whether one is in, and putting one in its place."""

from mypy_extensions import i64

from epocha.engine.vec import append, vec


def is_in(values: vec[i64], value: i64) -> bool:
    """Return whether a number is among some."""
    for i in range(len(values)):
        if values[i] == value:
            return True
    return False


def put_in(values: vec[i64], value: i64) -> vec[i64]:
    """Return ascending numbers with one more in its place; the old value must not be used any more."""
    out = append(values, value)
    at = len(out) - 1
    while at > 0 and out[at - 1] > value:
        out[at] = out[at - 1]
        at -= 1
    out[at] = value
    return out
