"""The people and the banks of a civilization: unused workers, and what is left in the yellow and in the blue bank.

The sections of a bank stand in the order in which they are emptied (TA-5, TA-6). A yellow one says what a worker costs,
and what food is eaten once it is empty. A blue one says how much is lost to corruption as long as it is the last that
holds tokens.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import LEAST
from epocha.engine.picture import Key, Layer, key
from epocha.engine.svg import Svg, circle, group, hit, icon, label, rect, tag, title
from epocha.games.through_the_ages.bindings import is_own
from epocha.games.through_the_ages.components import (
    BLUE_BANK,
    CONSUMPTION,
    CORRUPTION,
    FACES_REQUIRED,
    NONE,
    YELLOW_BANK,
)
from epocha.games.through_the_ages.names import TEXTS
from epocha.games.through_the_ages.prices import growth_price
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.tokens import counted, tokens
from epocha.games.through_the_ages.values import discontent

HEIGHT: Final = 44
STEP: Final = 12.8
"""From token to token."""
PEOPLE: Final = 118
YELLOW: Final = 298
NEEDS: Final = 62
BLUE: Final = 299
"""Widths of the parts."""


class Section(NamedTuple):
    """A section of a bank: how many tokens it has room for and holds, and what stands above them."""

    spaces: int
    held: int
    text: str
    in_force: bool


def filled(spaces: list[int], left: int) -> list[int]:
    """Return how many tokens each section holds: the last is emptied last, and holds what there is no room for."""
    found: list[int] = []
    for i in range(len(spaces) - 1, -1, -1):
        held = min(spaces[i], left) if i else left
        found.insert(0, held)
        left -= held
    return found


def bank(sections: list[Section], token: str, sign: str) -> Svg:
    """Return the sections of a bank side by side from the upper left corner."""
    drawn: list[Svg] = []
    x = 0.0
    for one in sections:
        width = section_width(one.spaces)
        drawn.append(rect(x, 0, width, HEIGHT, "in-force" if one.in_force else "trough", 6))
        if one.text:
            drawn += [icon(sign, x + 11, 12, 14), counted(one.text, x + 20, 12, width - 22)]
        drawn.append(tokens(token, one.held, x + 4, 31, width - 6, STEP / 0.86))
        x += width + 3
    return group(*drawn)


def section_width(spaces: int) -> float:
    """Return how wide a section is."""
    return max(46.0, spaces * STEP + 9)


def yellow_sections(left: int) -> list[Section]:
    """Return the sections of the yellow bank."""
    order = sorted(YELLOW_BANK.section, key=lambda one: one.order)
    held = filled([one.spaces for one in order], left)
    now = next((i for i, n in enumerate(held) if n), NONE)
    return [Section(one.spaces, held[i], str(one.increase_cost), i == now) for i, one in enumerate(order)]


def blue_sections(left: int, corrupts: bool) -> list[Section]:
    """Return the sections of the blue bank, each with the corruption that its last token stands for."""
    spaces = list(BLUE_BANK.section_spaces_in_emptying_order)
    held = filled(spaces, left)
    now = next((i for i, n in enumerate(held) if n), NONE)
    texts = [f"−{CORRUPTION[sum(spaces[i:])]}" if CORRUPTION[sum(spaces[i:])] and corrupts else "" for i in range(3)]
    return [Section(spaces[i], held[i], texts[i], i == now and corrupts) for i in range(3)]


def people(t: Table, p: int, lang: str, width: float) -> Svg:
    """Return the unused workers; as many as are discontent have a red ring, and who is missing to them a sad face."""
    unused, angry = int(t.unused[p]), int(discontent(t, p))
    words = TEXTS.say(lang, "unused-workers", unused=unused, discontent=angry)
    step = min(17.0, (width - 14) / max(1, unused, angry))
    drawn = [title(words), rect(0, 0, width, HEIGHT, "trough", 6)]
    for i in range(max(unused, angry)):
        x = 13 + step * i
        drawn.append(icon("workers" if i < unused else "unhappy", x, 25, 21))
        if i < min(angry, unused):
            drawn.append(circle(x, 25, 12, "l-danger"))
    if not unused and not angry:
        drawn.append(icon("workers", 17, 23, 21, "faded"))
    return group(*drawn, data_symbol="workers", data_seat=p)


def yellow_bank(t: Table, p: int, lang: str) -> Svg:
    """Return the yellow bank, the place at which the population grows."""
    left = int(t.yellow[p])
    price, eaten = int(growth_price(t, p, 0)), int(CONSUMPTION[left])
    words = TEXTS.say(lang, "yellow-bank-now", left=left, price=price, eaten=eaten)
    shape = rect(0, 0, YELLOW, HEIGHT, r=6)
    over = title(words)
    if is_own(t, p):
        over = hit(f"place-people-{p}", words, "increase population|settle", shape, data_now=words)
    return group(bank(yellow_sections(left), "workers", "food"), over)


def needs(t: Table, p: int, lang: str) -> Svg:
    """Return what the population wants: food each turn, and happy faces against those required."""
    eaten, happy, required = int(CONSUMPTION[t.yellow[p]]), int(t.happy[p]), int(FACES_REQUIRED[t.yellow[p]])
    drawn = [icon("food", 10, 12, 16), counted(f"−{eaten}", 21, 12, 0, "t-bold", LEAST + 1)]
    words = TEXTS.say(lang, "needs-now", eaten=eaten)
    if has_faces(t):
        short = required > happy
        words = TEXTS.say(lang, "needs-now-faces", eaten=eaten, happy=happy, required=required)
        drawn.append(icon("unhappy" if short else "happy", 10, 32, 17))
        drawn.append(counted(f"{happy}/{required}", 21, 32, 0, "t-bold t-danger" if short else "t-bold", LEAST + 1))
    ground = rect(0, 0, NEEDS, HEIGHT, "f-none", pointer_events="all")
    symbol = "happy" if has_faces(t) else "food"
    return group(title(words), ground, *drawn, data_symbol=symbol, data_seat=p)


def has_faces(t: Table) -> bool:
    """Return whether this mode knows discontent (TA-23.10)."""
    return bool(t.terms.mode != TUTORIAL)


def blue_bank(t: Table, p: int, lang: str) -> Svg:
    """Return the blue bank, and how many tokens may leave it before the next step of corruption."""
    left = int(t.blue[p])
    corrupts = bool(t.terms.mode != TUTORIAL)
    now = int(CORRUPTION[left]) if corrupts else 0
    words = TEXTS.say(lang, "blue-bank-now", left=left, corruption=now, more=to_next_step(left), corrupts=int(corrupts))
    drawn = [title(words), bank(blue_sections(left, corrupts), "blue", "resources")]
    if corrupts:
        text, class_ = (f"→{to_next_step(left)}", "t-soft") if left else (f"−{now}", "t-danger t-bold")
        drawn.append(label(text, BLUE - 2, 28, LEAST + 1, class_, anchor="end"))
    return group(*drawn)


def to_next_step(left: int) -> int:
    """Return how many tokens can leave the blue bank before corruption rises."""
    return next((taken for taken in range(left) if CORRUPTION[left - taken - 1] > CORRUPTION[left]), left)


def bank_layers(
    t: Table, p: int, lang: str, at: Sequence[tuple[float, float]], scale: float = 1, width: float = PEOPLE
) -> list[Layer]:
    """Return the people, the yellow bank, what people need, and the blue bank, each with its corner at a point.

    Args:
        at: the corners. scale: how much larger all are drawn. width: that of the box for the people.
    """
    of_people = key(t.yellow[p], t.happy[p], discontent(t, p), t.unused[p], growth_price(t, p, 0), is_own(t, p))
    parts: list[tuple[str, Key, Callable[[Table, int, str], Svg]]] = [
        ("people", (of_people, width), lambda t, p, lang: people(t, p, lang, width)),
        ("yellow-bank", of_people, yellow_bank), ("needs", of_people, needs), ("blue-bank", key(t.blue[p]), blue_bank),
    ]  # fmt: skip

    def layer(name: str, of: Key, draw: Callable[[Table, int, str], Svg], x: float, y: float) -> Layer:
        where = f"translate({x:g} {y:g})" + (f" scale({scale:.3g})" if scale != 1 else "")
        return Layer(name, (of, x, y), lambda: tag("g", draw(t, p, lang), transform=where))

    return [layer(*part, *corner) for part, corner in zip(parts, at, strict=True)]
