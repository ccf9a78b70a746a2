"""Pictures: what there is to see of a view, as values. `Game.pictures` lists them; whoever shows some picks from it.

A picture has a name that it keeps for the whole match (`map`, `row`, `seat-2`), a role that says what it is for, and
one form or several for the room that there is. A form is a size and layers from below. A layer is drawn only when
somebody needs it, and has a key: two layers of the same name whose keys are equal show the same, so nobody draws it
again.

Nothing in a picture is drawn before it is asked for. To make the list costs no more than to make the keys.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final, Literal, NamedTuple, get_args
from zlib import crc32

from epocha.engine.state import NOBODY, State
from epocha.engine.svg import Svg, group, label, moved, number, rect, standalone, tag
from epocha.engine.text import call_players

Role = Literal["board", "row", "battle", "tracks", "seat", "hand"]
"""What a picture is for, which tells a page where it belongs:

    board    what everybody looks at all the time, such as the map
    row      what lies open for all to choose from: a card row, a market, offers
    battle   what some are in the middle of, and is gone when it is over: a fight, an auction
    tracks   how far everybody is: score, technologies
    seat     what lies before a seat, for all to see
    hand     what a seat alone sees; there is none in the views of others
"""

Form = Literal[
    "largest", "large", "ample", "wide", "middle", "narrow", "roomy", "tall", "flat", "broad", "low", "badge", "line"
]
"""The room that a picture is drawn for:

    largest  as large in a window that has still more height
    large    as wide in a window that has height to spare, for what has so few parts now that they may be larger
    ample    as wide in a window that has a little height to spare
    wide     the large middle of a screen
    middle   a part of a screen, beside others
    narrow   what is one's own on a tablet, where it would be too small to read otherwise: a slim column beside a board,
             or rows as wide as the window where there is none
    roomy    as narrow in a window that has height to spare
    tall     a phone held upright, with text that can be read there
    flat     a phone held flat, of what can be read there when it is wider than high; else the same as upright
    broad    a strip twice as wide, for the few others of a large window
    low      a strip
    badge    a small box among others of its kind: of a seat its colour, shape and numbers, in a few short rows
    line     a strip of two lines that stands beside a name, for the only other seat of a table
"""

FORMS: Final[tuple[Form, ...]] = get_args(Form)

INSTEAD: Final[Mapping[Form, tuple[Form, ...]]] = {
    "largest": ("largest", "large", "ample", "wide", "middle", "narrow", "tall", "low", "badge", "line"),
    "large": ("large", "ample", "wide", "middle", "narrow", "tall", "low", "badge", "line"),
    "ample": ("ample", "wide", "middle", "narrow", "tall", "low", "badge", "line"),
    "wide": ("wide", "middle", "narrow", "tall", "low", "badge", "line"),
    "middle": ("middle", "wide", "narrow", "tall", "low", "badge", "line"),
    "narrow": ("narrow", "middle", "wide", "tall", "low", "badge", "line"),
    "roomy": ("roomy", "narrow", "middle", "wide", "tall", "low", "badge", "line"),
    "tall": ("tall", "middle", "wide", "narrow", "low", "badge", "line"),
    "flat": ("flat", "tall", "middle", "wide", "narrow", "low", "badge", "line"),
    "broad": ("broad", "low", "badge", "line", "middle", "narrow", "wide", "tall"),
    "low": ("low", "badge", "line", "middle", "narrow", "wide", "tall"),
    "badge": ("badge", "low", "line", "middle", "narrow", "wide", "tall"),
    "line": ("line", "low", "badge", "middle", "narrow", "wide", "tall"),
}
"""Which forms stand in for one that a picture has not got, best first."""

CAPTION_PART: Final = 60
"""How many times as wide as the letters of its caption are large a picture in a document is."""

Key = Hashable
"""All that a layer is drawn from, apart from the language: numbers, texts, and tuples of them."""


SIGN_BOX: Final = (70, 44)
"""Width and height of the room in which a sign of a legend is drawn, in units of the picture."""


class Sign(NamedTuple):
    """What a colour, a line or a mark of a lens means: drawn as it is on the picture, in `SIGN_BOX`, and in words."""

    drawn: Svg
    words: str


class Lens(NamedTuple):
    """What a layer shows that is seen on demand only, one of a picture at a time, such as how far pieces reach.

    Attributes:
        words: its name for people. about: what it shows, in a sentence or two. letter: the key that shows it.
        legend: what stands over the picture as long as it is seen through.
    """

    words: str
    about: str
    letter: str
    legend: tuple[Sign, ...] = ()


class Layer(NamedTuple):
    """A part of a picture that is drawn, kept and sent by itself.

    Attributes:
        name: its own in this picture; letters, digits and hyphens.
        key: all that it is drawn from; see `key`. What never changes has `()`.
        draw: draws it.
        tells: whether a change of it tells that something happened; not that of places, which say what may be chosen.
        at: where its origin lies, or None for that of the picture. What only moves is neither drawn nor sent anew.
        lens: what it shows if it is seen on demand only; see `lens_layer`.
    """

    name: str
    key: Key
    draw: Callable[[], Svg]
    tells: bool = True
    at: tuple[float, float] | None = None
    lens: Lens | None = None

    @property
    def transform(self) -> str | None:
        """The attribute that moves its element to where it lies, if it lies anywhere else than the picture."""
        return moved(*self.at) if self.at else None


def lens_layer(name: str, key: Key, draw: Callable[[], Svg], lens: Lens) -> Layer:
    """Return a layer that is seen on demand only: the page shows the groups of the lens that was asked for."""
    return Layer(name, key, lambda: group(draw(), class_="lens", data_lens=name), tells=False, lens=lens)


class Drawing(NamedTuple):
    """A picture in one form.

    Attributes:
        width, height: in its own units. layers: from below.
        near: pixels a unit from which on it is seen from near, if it shows other things then than from afar; else 0.
        breadth: from edge to edge, if what is drawn goes on at the left edge where it ends at the right one, as a map
            of the whole earth does; else 0. It lies in the middle of the width; beyond it is what lies at the other
            edge, but for pieces. A page lets it be turned without an end.
    """

    width: float
    height: float
    layers: Sequence[Layer]
    near: float = 0
    breadth: float = 0


@dataclass(frozen=True)
class Picture:
    """Something to be seen of a view, in one language.

    Attributes:
        name: its own among the pictures of the game, the same for the whole match; letters, digits and hyphens.
        role: what it is for.
        words: what it shows, as its name for people.
        forms: how it is drawn, by form; at least one. What makes a drawing is called when somebody wants to see it.
        seat: whose it is, or NOBODY if it is everybody's.
        verbs: what the texts of the actions begin with that its places may offer, such as `place` or `put away`.
        told: the kind of what happened lately that a page tells below it (`Outcome.kind`), and the heading of that;
            both "" for nothing.
        tabbed: whether a page offers it on a tab; another one is brought to the front by what names it in `data-front`.
        lists: whether its places say in words, as a list of choices would, what they offer; where they offer all that
            may be chosen, a page needs no list beside it.
        caption: what time it is in the game, as a line that stays in sight over any part of the picture; "" for none.
    """

    name: str
    role: Role
    words: str
    forms: Mapping[Form, Callable[[], Drawing]]
    seat: int = NOBODY
    verbs: tuple[str, ...] = ()
    told: tuple[str, str] = ("", "")
    tabbed: bool = True
    lists: bool = False
    caption: str = ""
    _made: dict[Form, Drawing] = field(default_factory=dict, init=False, repr=False, compare=False)

    def form(self, wanted: Form) -> Form:
        """Return the form that is shown where `wanted` is wanted: that one, or what stands in for it."""
        return wanted if wanted in self.forms else next(form for form in INSTEAD[wanted] if form in self.forms)

    def drawing(self, wanted: Form = "wide") -> Drawing:
        """Return how the picture is drawn where a form is wanted; its layers are not drawn yet."""
        form = self.form(wanted)
        if form not in self._made:
            self._made[form] = self.forms[form]()
        return self._made[form]

    def mark(self) -> str:
        """Return a word that changes when something happens in the picture, without drawing it; "" if it has no tab."""
        if not self.tabbed:
            return ""
        told = [(layer.name, layer.key, layer.at) for layer in self.drawing("wide").layers if layer.tells]
        return f"{crc32(repr(told).encode()):08x}"

    def answers(self, text: str) -> bool:
        """Return whether a place of this picture may offer the action of a text."""
        return any(text == verb or text.startswith(f"{verb} ") for verb in self.verbs)

    @property
    def colour(self) -> str:
        """The class that gives a picture the colour of its seat; "" if it is everybody's."""
        return "" if self.seat == NOBODY else f"p{self.seat}"

    def layer_id(self, layer: Layer, wanted: Form = "wide") -> str:
        """Return the id of a layer's element on a page."""
        return f"{self.name}.{self.form(wanted)}.{layer.name}"

    def svg(self, wanted: Form = "wide", names: Sequence[str] = ()) -> Svg:
        """Return the picture as SVG for a page that has the sprite and the style sheets, all layers drawn.

        Args:
            wanted: the form.
            names: of the seats; see `engine.text.call_players`.
        """
        drawn = [
            group(named(layer.draw(), names), id=self.layer_id(layer, wanted), at=layer.at)
            for layer in self.drawing(wanted).layers
        ]
        return self.put_together(drawn, wanted, names)

    def put_together(self, layers: Iterable[Svg], wanted: Form = "wide", names: Sequence[str] = ()) -> Svg:
        """Return the picture as SVG for a page, made from the elements of its layers."""
        drawing = self.drawing(wanted)
        near, breadth = [f"{value:g}" if value else None for value in (drawing.near, drawing.breadth)]
        return tag(
            "svg", *layers, id=f"{self.name}.{self.form(wanted)}", class_=f"drawing {self.colour}".rstrip(),
            viewBox=f"0 0 {number(drawing.width)} {number(drawing.height)}",
            role="group", aria_label=call_players(self.words, names), data_near=near,
            data_breadth=breadth, overflow="visible" if breadth else None,  # what is used of it beside itself is so too
        )  # fmt: skip

    def placed(self, transform: str, wanted: Form = "wide", names: Sequence[str] = ()) -> Svg:
        """Return the picture as a part of a larger one."""
        always = [layer for layer in self.drawing(wanted).layers if not layer.lens]
        drawn = [group(named(layer.draw(), names), at=layer.at) for layer in always]
        return tag("g", *drawn, transform=transform, class_=self.colour or None)


def key(*parts: int | str | Iterable[Key]) -> tuple[Key, ...]:
    """Return the key of a layer drawn from these: numbers and texts as they are, rows of them as tuples."""
    return tuple([part if isinstance(part, int | str) else tuple(part) for part in parts])


def named(drawn: Svg, names: Sequence[str]) -> Svg:
    """Return what was drawn, with players called by their names; what people wrote goes in as text."""
    return Svg(call_players(drawn, [escape(name) for name in names]))


def document(
    name: str, css: str, symbols: Svg, pictures: Sequence[Picture], names: Sequence[str] = (), gap: float = 16
) -> Svg:
    """Return pictures as one SVG document that needs nothing else.

    The first is as wide as the document; the others follow under it, two in a row.

    Args:
        name: what it shows.
        css, symbols: the style and the sprite that it carries inside.
        pictures: at least one.
        names: of the seats.
        gap: the space between the pictures, and around.
    """
    first, *rest = pictures
    large = first.drawing("wide")
    drawn = [first.placed(moved(0, 0), "wide", names)]
    y = large.height + gap
    if first.caption:
        size = large.width / CAPTION_PART
        drawn.append(named(label(first.caption, 0, y + size * 0.8, size, "t-bold", anchor="start"), names))
        y += size + gap
    for start in range(0, len(rest), 2):
        room = (large.width - gap) / 2
        row = [(one, room / one.drawing("middle").width) for one in rest[start : start + 2]]
        for i, (one, scale) in enumerate(row):
            at = f"translate({i * (room + gap):g} {y:g}) scale({scale:.4f})"
            drawn.append(one.placed(at, "middle", names))
        y += max([one.drawing("middle").height * scale for one, scale in row]) + gap
    width = large.width + 2 * gap
    paper = rect(-gap, -gap, width, y + gap, "f-paper")
    return standalone(width, y + gap, name, css, group(paper, symbols, *drawn, at=(gap, gap)))


def text_document(text: str, css: str) -> Svg:
    """Return plain text as an SVG document: what there is to see of a game that has no pictures."""
    lines = text.splitlines() or [""]
    width, height = 9.7 * max([len(line) for line in lines]) + 32, 20 * len(lines) + 24
    shown = {i: line.replace(" ", "\u00a0") for i, line in enumerate(lines) if line}
    drawn = [
        tag("text", line, x=16, y=26 + 20 * i, font_family="monospace", font_size=16, class_="f-ink")
        for i, line in shown.items()
    ]
    return standalone(width, height, lines[0], css, rect(0, 0, width, height, "f-paper"), *drawn)


def spoken_to(view: State) -> int:
    """Return the seat to which a view speaks: its own, for a spectator the first that is asked; NOBODY if none is.

    Whether that seat has answered makes no difference: as long as its answer awaits others', nobody else is shown it.
    """
    if 0 <= view.viewer < view.players:
        return int(view.viewer)
    return next((seat for seat in range(int(view.players)) if view.is_asked(seat)), int(NOBODY))
