"""`vec`, the packed integer array that the rules are written with.

Compiled by mypyc, `vec[i64]` is librt's packed vector and this module is never consulted: the compiler knows the type.
Interpreted, a plain list is faster than librt's vector, so this module stands in with one. Rules therefore follow the
vector's value semantics, which a list satisfies too: `out = append(out, x)`, and `x[:]` for a copy. An interpreted game
on a compiled engine hands its vectors to compiled code, so it gets the real ones. `BytesWriter`, which collects bytes,
has a stand-in likewise.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from mypy_extensions import i64


def engine_is_compiled() -> bool:
    """Return whether the engine's hot modules are compiled extensions."""
    spec = find_spec("epocha.engine.state")
    return spec is not None and not str(spec.origin).endswith(".py")


if TYPE_CHECKING or engine_is_compiled():
    from librt.strings import BytesWriter
    from librt.vecs import append, remove, vec
else:

    def _new_list(items=None, *, capacity=0):
        return [] if items is None else list(items)

    vec = {i64: _new_list, float: _new_list}
    """Interpreted stand-in: `vec[i64](items)` makes a list."""

    def append(items, item):
        """Return `items` with `item` at its end; the old value must not be used any more."""
        items.append(item)
        return items

    def remove(items, item):
        """Return `items` without the first `item`, which is there; the old value must not be used any more."""
        items.remove(item)
        return items

    class BytesWriter(bytearray):
        """Interpreted stand-in, with those of the methods that we use."""

        write = bytearray.extend

        def getvalue(self):
            return bytes(self)


__all__ = ["BytesWriter", "append", "engine_is_compiled", "remove", "vec"]
