"""`vec`, the packed integer array that the rules are written with.

Compiled by mypyc, `vec[i64]` is librt's packed vector and this module is never consulted: the compiler knows the type.
Where everything is interpreted, a plain list is faster than librt's vector, so this module stands in with one; where an
interpreted game plays on the compiled engine, it must use the engine's vectors. Rules therefore follow the vector's
value semantics, which a list satisfies too: `out = append(out, x)`, and `x[:]` for a copy.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING


def _engine_is_compiled() -> bool:
    found = find_spec("epocha.engine.state")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


if TYPE_CHECKING or _engine_is_compiled():
    from librt.vecs import append, vec
else:
    from mypy_extensions import i64

    def _new_list(items=(), *, capacity=0):
        return [*items]

    vec = {i64: _new_list, float: _new_list}
    """Interpreted stand-in: `vec[i64](items)` makes a list."""

    def append(items, item):
        """Return `items` with `item` at its end; the old value must not be used any more."""
        items.append(item)
        return items


__all__ = ["append", "vec"]
