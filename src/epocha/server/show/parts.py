"""Parts: elements of a table's page that seldom change, and are sent only to a page that has not got them.

Layers of pictures are parts, and so are pieces of templates. A part is one element; `data-part` names a digest of it.
A page tells in the header `X-Have` which parts stand on it, and gets empty elements marked `data-same` in their places.
Nothing of this is remembered between two requests, and a digest tells nothing to whoever was not sent the part itself.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence, Set
from hashlib import blake2b
from sys import getsizeof
from typing import Final, NamedTuple

from markupsafe import Markup

from epocha.engine.picture import Form, Layer, Picture, named
from epocha.engine.svg import Svg, group, tag
from epocha.server.show.shown import USUAL, Shown, arrange

HAVE_HEADER: Final = "x-have"

SMALLEST: Final = 160
"""Letters of a part; a shorter element is always sent."""

MOST_KEPT: Final = 400
"""Parts kept for one seat in one language: the layers of the pictures and the lines of the log that a page shows."""

MOST_PARTS: Final = 1000
"""Parts that a page may say it has."""

SOURCE_BYTES: Final = 3500
"""Memory of what a part is made from, about."""

_NAME: Final = re.compile("[a-z]+")


class Part(NamedTuple):
    """An element: whole, and as it stands in for itself on a page that has it."""

    digest: str
    whole: Markup
    same: Markup


def digest_of(text: str) -> str:
    """Return the digest of a part, from what it holds."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=6).digest()).decode()


def part_of(element: str) -> Part:
    """Return an element of a template, given from its `<` to its `>`, as a part."""
    if len(element) < SMALLEST:
        return Part("", Markup(element), Markup(element))  # noqa: S704
    digest = digest_of(element)
    name = _NAME.match(element, 1)[0]  # type: ignore[index]
    mark = f'<{name} data-part="{digest}"'
    return Part(digest, Markup(f"{mark}{element[len(name) + 1 :]}"), Markup(f"{mark} data-same></{name}>"))  # noqa: S704


def layer_part(drawn: Svg, name: str) -> Part:
    """Return what was drawn of a layer as a part: a group with the id `name`."""
    if len(drawn) < SMALLEST:
        always = Markup(group(drawn, id=name))  # noqa: S704
        return Part("", always, always)
    digest = digest_of(f"{name} {drawn}")
    whole = Markup(group(drawn, id=name, data_part=digest))  # noqa: S704
    return Part(digest, whole, Markup(tag("g", id=name, data_part=digest, data_same="")))  # noqa: S704


def _bytes_of(part: Part) -> int:
    return SOURCE_BYTES + getsizeof(part.whole) + getsizeof(part.same)


class Kept:
    """Parts that were made before, for one seat in one language.

    Attributes:
        bytes: about how much memory they take.
    """

    def __init__(self) -> None:
        self.bytes = 0
        self._made: dict[str, tuple[object, Part]] = {}

    def part(self, name: str, sources: object, make: Callable[[], Part]) -> Part:
        """Return a part, made anew if what it is made from is not equal to what it was.

        Args:
            name: of the part on the page.
            sources: all that it shows, apart from what lasts as long as the ledger: game, seat, language and names.
            make: makes it; called only if it was not made from these before.
        """
        found = self._made.pop(name, None)
        if found is None or found[0] != sources:
            self.bytes -= _bytes_of(found[1]) if found else 0
            found = (sources, make())
            self.bytes += _bytes_of(found[1])
        self._made[name] = found  # as the latest
        if len(self._made) > MOST_KEPT:
            _, oldest = self._made.pop(next(iter(self._made)))
            self.bytes -= _bytes_of(oldest)
        return found[1]


class Parts:
    """The parts of one page for one browser; templates call it.

    Args:
        have: digests of the parts that the browser's page has.
        kept: parts made before.
        shown: the pictures of the page, if it has any.
        names: what the seats are called in them.
    """

    def __init__(
        self,
        have: Set[str] = frozenset(),
        kept: Kept | None = None,
        shown: Shown | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.shown = shown or arrange([], "", None, USUAL)
        self._have = have
        self._kept = kept or Kept()
        self._names = names

    def _sent(self, part: Part) -> Markup:
        return part.same if part.digest in self._have else part.whole

    def one(self, name: str, *sources: object, caller: Callable[[], str]) -> Markup:
        """Return the element that a template's block makes; see `Kept.part`."""
        return self._sent(self._kept.part(name, sources, lambda: part_of(caller().strip())))

    def picture(self, name: str, place: str) -> Markup:
        """Return a picture in the form that a place of the page wants, without the layers that the page has.

        A layer is drawn if it has not been for this seat, or its key is another now. If the page does not show the
        place, nothing is drawn and nothing returned.
        """
        form = self.shown.forms.get(place)
        return Markup() if form is None else self.in_form(name, form)

    def in_form(self, name: str, form: Form) -> Markup:
        """Return a picture in a form, likewise."""
        picture = self.shown.pictures[name]
        drawn = [Svg(self._sent(self._layer(picture, layer, form))) for layer in picture.drawing(form).layers]
        return Markup(picture.put_together(drawn, form, self._names))  # noqa: S704

    def _layer(self, picture: Picture, layer: Layer, form: Form) -> Part:
        name = picture.layer_id(layer, form)
        return self._kept.part(name, layer.key, lambda: layer_part(named(layer.draw(), self._names), name))
