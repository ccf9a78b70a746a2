"""SVG: what the pictures of all games are drawn with. A small builder, symbols, player shapes, and text that fits.

A picture names classes, never colours: the rules of `board.css` (and of a game's own `board.css`) give them colour
through custom properties, so that one picture serves the site in light and dark, a notebook, and a file on its own.
What people wrote can be put into a picture as it is: text is escaped, only `Svg` goes in as markup.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from math import cos, pi, sin
from typing import Final, ParamSpec, cast

SHAPES: Final = ("circle", "triangle", "square", "diamond", "star", "pentagon")
"""The shape of each seat, beside its colour (class `p0` to `p5`), so that nobody needs to tell colours apart."""


class Svg(str):
    """Markup, as opposed to text."""

    __slots__ = ()


NOTHING: Final = Svg("")

BuildP = ParamSpec("BuildP")


def kept(build: Callable[BuildP, Svg]) -> Callable[BuildP, Svg]:
    """Let what was built be used again: pictures of two positions have most of their elements in common."""
    return cast(Callable[BuildP, Svg], lru_cache(maxsize=1 << 12)(build))


@lru_cache(maxsize=1 << 14, typed=True)
def _attribute(key: str, value: object) -> str:
    """Return an attribute of an element; `class_` stands for class, `data_seat` for data-seat."""
    name = key.rstrip("_").replace("_", "-") if key != "viewBox" else key
    return f' {name}="{number(value) if isinstance(value, float) else escape(str(value))}"'


@lru_cache(maxsize=1 << 14)
def number(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    short = round(value, 1)
    return str(int(short)) if short == int(short) else str(short)


def tag(element: str, *inside: str, **attributes: object) -> Svg:
    """Return an element.

    Args:
        element: its name.
        inside: `Svg` goes in as it is, any other string as text.
        attributes: `class_` for class, `data_seat` for data-seat; numbers are rounded, None is left out.
    """
    return _element(element, inside, attributes)


def _element(name: str, inside: tuple[str, ...], attributes: Mapping[str, object]) -> Svg:
    """Return an element; a picture has thousands, and so this copies no text more than once."""
    head = "".join([_attribute(key, value) for key, value in attributes.items() if value is not None])
    if not inside:
        return Svg(f"<{name}{head}/>")
    body = "".join([part if isinstance(part, Svg) else escape(part) for part in inside])
    return Svg(f"<{name}{head}>{body}</{name}>")


def join(parts: "tuple[str, ...] | list[Svg]") -> Svg:
    """Return parts one after the other, text among them escaped."""
    return Svg("".join([part if isinstance(part, Svg) else escape(part) for part in parts]))


def group(*inside: str, at: tuple[float, float] | None = None, **attributes: object) -> Svg:
    """Return a group, moved so that its origin is at a point; an element with an id moves by that alone."""
    if at is None or (not any(at) and "id" not in attributes):
        return _element("g", inside, attributes)
    return _element("g", inside, {"transform": moved(*at), **attributes})


@lru_cache(maxsize=1 << 12)
def moved(x: float, y: float) -> str:
    """Return the value of `transform` that moves the origin to a point."""
    return f"translate({number(x)} {number(y)})"


@kept
def path(d: str, class_: str = "", **attributes: object) -> Svg:
    """Return a path."""
    return tag("path", d=d, class_=class_ or None, **attributes)


@kept
def rect(x: float, y: float, width: float, height: float, class_: str = "", r: float = 0, **attributes: object) -> Svg:
    """Return a rectangle with round corners."""
    box = {"x": float(x), "y": float(y), "width": float(width), "height": float(height), "rx": float(r) if r else None}
    return tag("rect", **box, class_=class_ or None, **attributes)


@kept
def circle(x: float, y: float, r: float, class_: str = "", **attributes: object) -> Svg:
    """Return a circle."""
    return tag("circle", cx=float(x), cy=float(y), r=float(r), class_=class_ or None, **attributes)


@kept
def title(text: str) -> Svg:
    """Return the name of the element it stands in, shown on hover and read aloud."""
    return tag("title", text)


def art(*shapes: tuple[str, str]) -> Svg:
    """Return paths drawn over each other, each given by its classes and its line."""
    return join([path(d, classes) for classes, d in shapes])


@kept
def hit(name: str, words: str, actions: str, shape: Svg, **attributes: object) -> Svg:
    """Return a place: a shape, its words, and the beginnings of the texts of its actions, with a bar between.

    Args:
        attributes: further ones: with `data_thing` what lies there (see `engine.thing`), with `data_now` what holds of
            it at present; with `data_symbol` and `data_seat` the number of a seat that stands there.
    """
    return _place("place", name, words, actions, shape, attributes)


def row_hit(name: str, words: str, actions: str, shape: Svg, **attributes: object) -> Svg:
    """Return a place that is much wider than high, and one of several below each other: it glows calmly.

    Args:
        attributes: further ones, as of `hit`.
    """
    return _place("place is-row", name, words, actions, shape, attributes)


def _place(kind: str, name: str, words: str, actions: str, shape: Svg, more: Mapping[str, object]) -> Svg:
    twice = [group(shape, class_="halo"), group(shape, class_="hit")]
    known = {"id": name, "class_": kind, "role": "button", "data_actions": actions}
    return tag("g", title(words), *twice, **known, **more)


# --- text ---

_NARROW: Final = frozenset("iljftrI.,:;'!|()[] íľťř-")
_WIDE: Final = frozenset("mwMWQO%@—")


def text_width(text: str, size: float) -> float:
    """Return about how wide a text is in a bold sans serif font of a size, rather too wide; no font is measured."""
    units = 0.0
    for letter in text:
        if letter in _NARROW:
            units += 0.4
        elif letter in _WIDE:
            units += 0.98
        else:
            units += 0.76 if letter.isupper() else 0.66
    return units * size


SQUEEZED: Final = 0.7
"""How narrow letters may become, as a part of their usual width."""
SMALLER: Final = 0.88
"""How small a text may become to fit, as a part of the size that it should have."""


@kept
def label(
    text: str,
    x: float,
    y: float,
    size: float,
    class_: str = "",
    room: float = 0,
    anchor: str = "middle",
    **attributes: object,
) -> Svg:
    """Return a line of text; where it is wider than `room`, narrower, then a little smaller, and at last cut short.

    Narrower letters of the same height can still be read; small ones cannot.

    Args:
        text: what it says.
        x, y: the point on its base line that `anchor` (start, middle or end) is put to.
        size: of the font.
        class_: classes beside `t`, which all text has.
        room: the width it may take; 0 for as much as it likes.
        anchor: which part of the text stands at the point.
        attributes: further ones; with `data_names` the id of a place that it names, it has the class `open` like that.
    """
    if room and text_width(text, size) > room:
        size = max(size * min(1, room / (SQUEEZED * text_width(text, size))), size * SMALLER)
        while len(text) > 1 and SQUEEZED * text_width(text, size) > room + 0.01:  # rounding must not cut what just fits
            text = text[:-2].rstrip() + "…"
        if text_width(text, size) > room:
            attributes |= {"textLength": float(room), "lengthAdjust": "spacingAndGlyphs"}
    classes = f"t {class_}" if class_ else "t"
    if anchor != "middle":
        classes += f" t-{anchor}"
    return tag("text", text, x=float(x), y=float(y), font_size=float(size), class_=classes, **attributes)


def wrapped(text: str, width: float, size: float) -> list[str]:
    """Return a text as lines no wider than `width` where its words allow it."""
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


# --- symbols ---


def symbol(name: str, art: Svg, box: str = "0 0 24 24", **attributes: object) -> Svg:
    """Return a definition of the symbol `name`, for a sprite; `box` is the part of the plane it shows."""
    return tag("symbol", art, id=f"sym-{name}", viewBox=box, **attributes)


@kept
def use(name: str, x: float, y: float, width: float, height: float = 0, class_: str = "") -> Svg:
    """Return a symbol of the sprite, its upper left corner at a point; square unless a height is given."""
    box = {"x": float(x), "y": float(y), "width": float(width), "height": float(height or width)}
    return tag("use", href=f"#sym-{name}", **box, class_=class_ or None)


def icon(name: str, x: float, y: float, size: float, class_: str = "") -> Svg:
    """Return a symbol of the sprite, its middle at a point."""
    return use(name, x - size / 2, y - size / 2, size, class_=class_)


def sprite(symbols: Mapping[str, Svg]) -> Svg:
    """Return the definitions of a page's symbols, by name; every picture on the page may use them."""
    return tag("svg", *symbols.values(), class_="drawing sprite", width=0, height=0, aria_hidden="true")


def symbol_svg(name: str, words: str = "") -> Svg:
    """Return a symbol of the page's sprite to stand in a line of text, in a button, or in a table.

    Args:
        name: of the symbol, such as "wood".
        words: what it stands for; without, screen readers pass it over.
    """
    shown = tag("use", href=f"#sym-{name}", width=24, height=24)
    if words:
        return tag("svg", title(words), shown, class_="drawing symbol", viewBox="0 0 24 24", role="img")
    return tag("svg", shown, class_="drawing symbol", viewBox="0 0 24 24", aria_hidden="true")


# --- players ---


@cache
def shape(seat: int, radius: float) -> str:
    """Return the path of a seat's shape around the origin; all shapes of a radius look equally large."""
    name = SHAPES[seat % len(SHAPES)]
    if name == "circle":
        r, across = number(radius * 0.88), number(2 * float(number(radius * 0.88)))
        return f"M-{r} 0a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0z"
    corners, turn, reach = {"triangle": (3, 0, 1.2), "square": (4, 0.5, 1.1), "diamond": (4, 0, 1.1)}.get(
        name, (5, 0, 1.05)
    )
    if name == "star":
        spikes = [(i, 1.2 if i % 2 == 0 else 0.55) for i in range(10)]
        points = [_on_circle(i / 10, radius * part) for i, part in spikes]
    else:
        points = [_on_circle((i + turn) / corners, radius * reach) for i in range(corners)]
    return "M" + "L".join([f"{number(x)} {number(y)}" for x, y in points]) + "z"


def _on_circle(turn: float, radius: float) -> tuple[float, float]:
    """Return the point at a part of a turn, clockwise from the top."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)


def player_mark(seat: int, radius: float, x: float = 0, y: float = 0, **attributes: object) -> Svg:
    """Return a seat's shape in its colour."""
    return path(shape(seat, radius), f"p{seat} f-player edge", transform=moved(x, y), **attributes)


# --- documents ---


@cache
def style_sheet(*packages: str) -> str:
    """Return the rules of `board.css` in the engine and in the packages of games, without their comments."""
    sheets = [files(package).joinpath("board.css") for package in ("epocha.engine", *packages)]
    rules = "\n".join([sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file()])
    return re.sub(r"\s*/\*.*?\*/|\n(?=\n)", "", rules, flags=re.DOTALL)


_COMMA_BEFORE: Final = r"((?:[^(),]|\([^()]*\))*),(?:[^()]|\([^()]*\))*"
_COMMA_BEHIND: Final = r"[\w-]+,\s*((?:[^()]|\([^()]*\))*)"


@cache
def plain_style(css: str) -> str:
    """Return a style sheet as any program understands it: light colours, and no custom properties.

    Rules that are nested, as those for narrow screens, are left out. What an element gets from the class of its seat or
    series is written out for each of these.
    """
    css = re.sub(r"light-dark\(" + _COMMA_BEFORE + r"\)", r"\1", css)
    css = re.sub(r"var\(--" + _COMMA_BEHIND + r"\)", r"\1", css)
    rules = [(head.strip(), body.strip()) for head, body in re.findall(r"(?m)^([^@{}\s][^{}]*)\{([^{}]*)\}", css)]
    given: dict[str, list[tuple[str, str]]] = {}
    for head, body in rules:
        for name, value in re.findall(r"(--[\w-]+):\s*([^;]+)", body):
            given.setdefault(name, []).append((head, value.strip()))
    out: list[str] = []
    for head, body in rules:
        said = re.sub(r"--[\w-]+:[^;]*;?\s*", "", body)
        for name, values in given.items():
            if len(values) == 1:
                said = said.replace(f"var({name})", values[0][1])
        wanted = [name for name in given if f"var({name})" in said]
        if not wanted and said:
            out.append(f"{head} {{ {said} }}")
        for above, value in given[wanted[0]] if wanted else []:
            out.append(f"{above} {head}, {above}{head} {{ {said.replace(f'var({wanted[0]})', value)} }}")
    return "\n".join(out)


def standalone(width: float, height: float, name: str, css: str, *inside: str) -> Svg:
    """Return an SVG document that needs nothing else: its style is inside, in light and dark."""
    return tag(
        "svg", tag("style", css), title(name), *inside, xmlns="http://www.w3.org/2000/svg", class_="drawing alone",
        viewBox=f"0 0 {number(width)} {number(height)}", width=float(width), height=float(height), role="img",
    )  # fmt: skip
