"""Numbers as bytes, so that a whole state becomes one short value that can be compared and looked up.

A number from -1 to 253 takes one byte, any other nine. On the path of a search: compiled, no text here.
"""

from typing import Final

from mypy_extensions import i64, u8

from epocha.engine.vec import BytesWriter, vec

LARGE: Final = 255
BYTES: Final = 8


def put_number(out: BytesWriter, value: i64) -> None:
    """Add a number of at most 64 bits."""
    if -1 <= value < LARGE - 1:
        out.append(u8(value + 1))
        return
    out.append(LARGE)
    for _ in range(BYTES):
        out.append(u8(value & 255))
        value >>= 8


def put_numbers(out: BytesWriter, values: vec[i64], count: i64) -> None:
    """Add how many numbers follow, and the first `count` of some numbers."""
    put_number(out, count)
    for i in range(count):
        put_number(out, values[i])
