"""Short lists of numbers: whether one is in, and putting one in its place."""

from mypy_extensions import i64

from epocha.engine.vec import append, vec


def is_in(values: vec[i64], value: i64) -> bool:
    """Return whether a number is among some."""
    for i in range(len(values)):
        if values[i] == value:
            return True
    return False


def put_once(values: vec[i64], value: i64) -> vec[i64]:
    """Return ascending numbers with one more in its place, unless it is among them; as `put_in` otherwise."""
    at = len(values)
    while at > 0 and values[at - 1] > value:
        at -= 1
    if at > 0 and values[at - 1] == value:
        return values
    out = append(values, value)
    for later in range(len(out) - 1, at, -1):
        out[later] = out[later - 1]
    out[at] = value
    return out
