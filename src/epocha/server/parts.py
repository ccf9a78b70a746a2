"""Parts: elements of a table's page that seldom change, and are sent only to a page that has not got them.

A part is one element; `data-part` names a digest of it. A page tells in the header `X-Have` which parts stand on it,
and gets empty elements marked `data-same` in their places. Nothing of this is remembered between two requests, and a
digest tells nothing to whoever was not sent the part itself.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Set
from hashlib import blake2b
from typing import Final, NamedTuple

from markupsafe import Markup

HAVE_HEADER: Final = "x-have"

SMALLEST: Final = 160
"""Letters of a part; a shorter element is always sent."""

MOST_KEPT: Final = 256
"""Parts kept for one seat in one language: the lines of the log that a page shows, and some."""

EMPTY_MARK: Final = ' data-part=""'
"""Stands in the elements of a picture that may be parts."""

_NAME: Final = re.compile("[a-z]+")


class Part(NamedTuple):
    """An element: whole, and as it stands in for itself on a page that has it."""

    digest: str
    whole: Markup
    same: Markup


def part_of(element: str) -> Part:
    """Return an element, given from its `<` to its `>`, as a part."""
    if len(element) < SMALLEST:
        return Part("", Markup(element), Markup(element))  # noqa: S704
    digest = urlsafe_b64encode(blake2b(element.encode(), digest_size=6).digest()).decode()
    name = _NAME.match(element, 1)[0]  # type: ignore[index]
    mark = f'<{name} data-part="{digest}"'
    return Part(digest, Markup(f"{mark}{element[len(name) + 1 :]}"), Markup(f"{mark} data-same></{name}>"))  # noqa: S704


class Kept:
    """Parts that were made before, for one seat in one language."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[tuple[object, ...], Part]] = {}

    def part(self, name: str, sources: tuple[object, ...], make: Callable[[], str]) -> Part:
        """Return a part, made anew if what it is made from is not equal to what it was."""
        found = self._made.get(name)
        if found is None or found[0] != sources:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            found = self._made[name] = (sources, part_of(make().strip()))
        return found[1]


class Parts:
    """The parts of one page for one browser; templates call it.

    Args:
        have: digests of the parts that the browser's page has.
        kept: parts made before.
    """

    def __init__(self, have: Set[str] = frozenset(), kept: Kept | None = None) -> None:
        self._have = have
        self._kept = kept or Kept()

    def _shown(self, part: Part) -> Markup:
        return part.same if part.digest in self._have else part.whole

    def one(self, name: str, *sources: object, caller: Callable[[], str]) -> Markup:
        """Return the element that a template's block makes.

        Args:
            name: of the part on this page.
            sources: all that the block shows, apart from what lasts as long as the ledger: seat, language and names.
            caller: makes it; called only if it was not made from these before.
        """
        return self._shown(self._kept.part(name, sources, caller))

    def layers(self, picture: str) -> Markup:
        """Return a picture without those of its layers that the page has."""
        *pieces, last = picture.removesuffix("</svg>").split(EMPTY_MARK)
        if not pieces:
            return Markup(picture)  # noqa: S704
        shown = []
        opening = ""
        for piece in pieces:
            end = piece.rfind("<")
            shown.append(self._shown(part_of(opening + piece[:end])) if opening else piece[:end])
            opening = piece[end:]
        return Markup("".join([*shown, self._shown(part_of(opening + last)), "</svg>"]))  # noqa: S704
