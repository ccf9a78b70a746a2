"""Parts: elements of a table's page that seldom change, and are sent only to a page that has not got them.

Layers of pictures are parts, and so are pieces of templates. A part is one element; `data-part` names a digest of it.
A page tells in the header `X-Have` which parts stand on it, and gets empty elements marked `data-same` in their places,
one for several that follow each other.
Nothing of this is remembered between two requests, and a digest tells nothing to whoever was not sent the part itself.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence, Set
from functools import partial
from hashlib import blake2b
from sys import getsizeof
from typing import Final, NamedTuple

from markupsafe import Markup

from epocha.engine.picture import Form, Layer, Lens, Picture, named
from epocha.engine.svg import Svg, group
from epocha.server.show.logbook import LogRow
from epocha.server.show.shown import USUAL, Shown, arrange

HAVE_HEADER: Final = "x-have"

SMALLEST: Final = 100
"""Letters of a part; a shorter element is always sent."""

MOST_KEPT: Final = 400
"""Parts kept for one seat in one language: the layers of the pictures and the lines of the log that a page shows."""

MOST_PARTS: Final = 1000
"""Parts that a page may say it has."""

SOURCE_BYTES: Final = 3500
"""Memory of what a part is made from, about."""

_NAME: Final = re.compile("[a-z]+")


class Part(NamedTuple):
    """An element: whole, as it stands in for itself on a page that has it, and the parts that it holds."""

    digest: str
    whole: Markup
    same: Markup
    inside: "tuple[Part, ...]" = ()

    def sent(self, have: Set[str]) -> Markup:
        """Return it as it is sent to a page that has these parts, some of which it may hold itself."""
        if self.digest in have:
            return self.same
        shown = self.whole
        for part in self.inside:
            if part.digest in have:
                shown = shown.replace(part.whole, part.same, 1)
        return shown


def digest_of(text: str) -> str:
    """Return the digest of a part, from what it holds."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=6).digest()).decode()


def part_of(element: str, inside: Sequence[Part] = ()) -> Part:
    """Return an element of a template, given from its `<` to its `>`, as a part; `inside` are those that it holds."""
    if len(element) < SMALLEST:
        return Part("", Markup(element), Markup(element))  # noqa: S704
    digest = digest_of(element)
    name = _NAME.match(element, 1)[0]  # type: ignore[index]
    mark = f'<{name} data-part="{digest}"'
    whole, same = Markup(f"{mark}{element[len(name) + 1 :]}"), Markup(f"{mark} data-same></{name}>")  # noqa: S704
    return Part(digest, whole, same, tuple([part for part in inside if part.digest]))


def layer_part(drawn: Svg, name: str) -> Part:
    """Return what was drawn of a layer as a part: a group with the id `name`.

    Its attributes stand between single quotes, which answers in JSON bring as they are; all others are escaped in it.
    """
    drawn = Svg(drawn.replace('"', "'"))
    if len(drawn) < SMALLEST:
        always = Markup(group(drawn, id=name))  # noqa: S704
        return Part("", always, always)
    digest = digest_of(f"{name} {drawn}")
    whole = Markup(group(drawn, id=name, data_part=digest))  # noqa: S704
    return Part(digest, whole, Markup(f'<g data-part="{digest}" data-same />'))  # noqa: S704


def placed(sent: Markup, layer: Layer) -> Svg:
    """Return the element of a layer where it lies, which is no part of what it holds: it may have moved."""
    return Svg(str(sent).replace("<g ", f'<g transform="{layer.transform}" ', 1) if layer.transform else sent)


def _bytes_of(part: Part) -> int:
    return SOURCE_BYTES + getsizeof(part.whole) + getsizeof(part.same)


_RUN: Final = re.compile(
    r'<(\w+) data-part="[^"]+" data-same(?: />|></\1>)(?:\s*<\1 data-part="[^"]+" data-same(?: />|></\1>))+'
)
_BETWEEN: Final = re.compile(r">\s+<")
_WITHIN: Final = re.compile(r'"\n +(?=[a-z-]+=")')  # quotes in texts are escaped


def squeezed(page: str) -> str:
    """Return what a template made with little between elements and attributes, and one element for parts in a row."""

    def joined(run: re.Match[str]) -> str:
        digests = " ".join(re.findall(r'data-part="([^"]+)"', run[0]))
        end = " />" if run[0].endswith("/>") else f"></{run[1]}>"
        return f'<{run[1]} data-part="{digests}" data-same{end}'

    return _WITHIN.sub('" ', _BETWEEN.sub("> <", _RUN.sub(joined, page)))


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
        self._around: list[list[Part]] = []

    def one(self, name: str, *sources: object, caller: Callable[[], str]) -> Markup:
        """Return the element that a template's block makes, which may hold other parts; see `Kept.part`."""

        def make() -> Part:
            self._around.append([])
            element = caller().strip()
            return part_of(element, self._around.pop())

        part = self._kept.part(name, sources, make)
        if not self._around:
            return part.sent(self._have)
        self._around[-1].append(part)
        return part.whole

    def log(
        self, rows: Sequence[LogRow], chapter: Callable[[LogRow], Markup], written: Callable[[LogRow], Markup]
    ) -> Markup:
        """Return rows of the log: parts made by `written`, each under the one of its heading, if it has one."""
        found: list[Markup] = []
        for row in rows:
            line = row.line
            if row.heading:
                found.append(self.one(f"chapter-{line.ply}-{row.part}", row.heading, caller=partial(chapter, row)))
            sources = (line.hidden, line.by, line.aims, row.entries)
            found.append(self.one(f"line-{line.ply}-{row.part}", *sources, caller=partial(written, row)))
        return Markup("\n").join(found)

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
        layers = picture.drawing(form).layers
        drawn = [placed(self._layer(picture, layer, form).sent(self._have), layer) for layer in layers]
        return Markup(picture.put_together(drawn, form, self._names))  # noqa: S704

    def lenses(self) -> list[tuple[str, Lens]]:
        """Return what may be seen on demand over the picture in front, by the names of the layers."""
        form = self.shown.forms.get("front")
        layers = self.shown.pictures[self.shown.front].drawing(form).layers if form and self.shown.front else ()
        return [(layer.name, layer.lens) for layer in layers if layer.lens]

    def _layer(self, picture: Picture, layer: Layer, form: Form) -> Part:
        name = picture.layer_id(layer, form)
        return self._kept.part(name, layer.key, lambda: layer_part(named(layer.draw(), self._names), name))
