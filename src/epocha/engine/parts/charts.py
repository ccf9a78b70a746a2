"""Charts: points over time, what they are made of, and what luck gave.

A chart is drawn for a width: 720 for a page, 360 for a phone held upright. It is as high as its names need.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.chart import Reading, Turning
from epocha.engine.lot import Lot
from epocha.engine.parts.pieces import BASE, LEAST, legend, seat_mark, swatch, text_box
from epocha.engine.svg import NOTHING, Svg, group, join, label, path, rect, text_width, title

LEFT, BOTTOM = 48.0, 44.0
ROW: Final = 40.0
"""Height of the bar of a seat."""
NAME: Final = LEAST + 3
"""The size of names."""


class Chart(NamedTuple):
    """A chart, from its upper left corner, and its size."""

    width: float
    height: float
    drawn: Svg


def steps_up_to(most: int, lines: int = 5) -> int:
    """Return a round number such that at most so many multiples of it lie below a number."""
    unit = 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            if step * lines >= most:
                return step
        unit *= 10


def legend_rows(names: Sequence[tuple[str, Svg]], width: float, size: float = NAME) -> Chart:
    """Return marks with their names in as many rows as the width asks for."""
    rows: list[list[tuple[str, Svg]]] = [[]]
    room = 0.0
    for name, mark in names:
        wide = 2.6 * size + text_width(name, size)
        if rows[-1] and room + wide > width:
            rows.append([])
            room = 0.0
        rows[-1].append((name, mark))
        room += wide
    drawn = [legend(row, size, 16 + i * 1.8 * size, size) for i, row in enumerate(rows)]
    return Chart(width, 16 + len(rows) * 1.8 * size, join(drawn))


def score_chart(
    read: Sequence[Reading],
    names: Sequence[str],
    rounds: str,
    width: float = 720,
    height: float = 400,
    turnings: Sequence[Turning] = (),
) -> Chart:
    """Return everybody's points after each round as lines.

    Args:
        read: of `engine.chart.Story`. names: of the seats. rounds: what stands under the axis.
        turnings: the rounds to be marked.
    """
    seats = range(len(names))
    head = legend_rows([(names[seat], seat_mark(seat)) for seat in seats], width)
    totals = [[reading.total(seat) for reading in read] for seat in seats]
    low, high = min(0, *map(min, totals)), max(1, *map(max, totals))
    step = steps_up_to(high - low)
    right = width - 20 - max(text_width(str(high), LEAST + 4), 24)
    across = max(1, len(read) - 1)

    def spot(at: float, points: float) -> tuple[float, float]:
        part = (points - low) / (high - low)
        return LEFT + (right - LEFT) * at / across, height - BOTTOM - (height - BOTTOM - head.height) * part

    grid: list[Svg] = []
    for turning in turnings:
        at = next(i for i, reading in enumerate(read) if reading.ply == turning.ply)
        x, wide = spot(at, low)[0], spot(1, low)[0] - LEFT
        grid.append(rect(x, head.height, wide, height - BOTTOM - head.height, "f-line see-through"))
    for points in range(-(-low // step) * step, high + 1, step):
        y = spot(0, points)[1]
        grid += [
            path(f"M{LEFT:g} {y:.1f}H{right:g}", "hair"),
            label(str(points).replace("-", "\u2212"), LEFT - 8, y + 5, LEAST + 2, "t-soft", anchor="end"),
        ]
    for at in range(0, across + 1, steps_up_to(across, 10 if width > 500 else 5)):
        grid.append(label(str(at), spot(at, low)[0], height - BOTTOM + 18, LEAST + 2, "t-soft"))
    grid.append(text_box(rounds, LEFT, height - 19, right - LEFT, 18, LEAST + 2, "t-soft"))
    lines = [_line([spot(at, points) for at, points in enumerate(totals[seat])], seat, names[seat]) for seat in seats]
    ends = _ends(totals, [spot(across if len(read) > 1 else 0, row[-1])[1] for row in totals], right)
    return Chart(width, height, group(*grid, *lines, *ends, head.drawn))


def _line(spots: Sequence[tuple[float, float]], seat: int, name: str) -> Svg:
    d = "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in spots])
    every = max(1, len(spots) // 8)
    marks = [group(seat_mark(seat, 5), at=spot) for spot in spots[::every]]
    return group(title(name), path(d, f"p{seat} l-seat"), *marks)


def _ends(totals: Sequence[Sequence[int]], heights: Sequence[float], right: float) -> list[Svg]:
    """Return the last numbers beside the lines, moved apart where they would cover each other."""
    out: list[Svg] = []
    below = -100.0
    for y, seat in sorted((y, seat) for seat, y in enumerate(heights)):
        below = max(y, below + LEAST + 6)
        out.append(
            label(
                str(totals[seat][-1]).replace("-", "\u2212"),
                right + 14,
                below + BASE * LEAST,
                LEAST + 4,
                "t-bold",
                anchor="start",
            )
        )
    return out


def source_bars(
    reading: Reading, names: Sequence[str], sources: Sequence[tuple[str, str]], width: float = 720
) -> Chart:
    """Return what everybody's points are made of at one moment, a bar for each seat; losses lie left of its beginning.

    Args:
        reading: points by source. names: of the seats.
        sources: words of the sources and what people call them; the colours follow their order.
    """
    told = [(i, word, text) for i, (word, text) in enumerate(sources) if any(own.get(word) for own in reading.points)]
    marks = [(text, swatch(i) if _ever(reading, word) else swatch_of_loss()) for i, word, text in told]
    head = legend_rows(marks, width)
    gains = [sum(max(0, n) for n in own.values()) for own in reading.points]
    losses = [sum(max(0, -n) for n in own.values()) for own in reading.points]
    names_wide, left = _names(names, width)
    room = width - left - 56
    unit = room / max(1, max(gains) + max(losses))
    drawn = [head.drawn]
    for seat, name in enumerate(names):
        y, x = head.height + seat * (ROW + names_wide), left + max(losses) * unit
        drawn.append(_name(seat, name, y, bool(names_wide)))
        y += names_wide
        if losses[seat]:
            drawn.append(_part(x - losses[seat] * unit, y, losses[seat] * unit, -losses[seat], "f-danger", NOTHING))
        for i, word, text in told:
            points = reading.points[seat].get(word, 0)
            if points > 0:
                drawn.append(_part(x, y, points * unit, points, f"s{i % 8} f-series", title(f"{text}: {points}")))
                x += points * unit
        total = str(reading.total(seat)).replace("-", "\u2212")
        drawn.append(label(total, x + 10, y + ROW / 2 + 6, LEAST + 4, "t-bold", anchor="start"))
    return Chart(width, head.height + len(names) * (ROW + names_wide) + 8, join(drawn))


def swatch_of_loss() -> Svg:
    """Return the colour of losses around the origin."""
    return rect(-6, -6, 12, 12, "f-danger edge", 2)


def _ever(reading: Reading, source: str) -> bool:
    """Return whether a source gave anybody points."""
    return any(own.get(source, 0) > 0 for own in reading.points)


def _part(x: float, y: float, wide: float, points: int, fill: str, words: Svg) -> Svg:
    number = str(points).replace("-", "\u2212")
    shown = text_box(number, x, y + 6, wide, ROW - 12, LEAST + 2, "t-on-series t-bold", optional=True)
    return group(words, rect(x, y + 6, wide, ROW - 12, f"{fill} edge"), shown)


def _names(names: Sequence[str], width: float) -> tuple[float, float]:
    """Return the height of a line for the name over each bar, and where the bars begin.

    Names stand before the bars, and there is no such line, where that leaves two thirds of the width.
    """
    left = 44 + max(text_width(name, NAME) for name in names)
    return (0.0, left) if left <= width / 3 else (24.0, 12.0)


def _name(seat: int, name: str, y: float, above: bool) -> Svg:
    middle = y + (14 if above else ROW / 2)
    return join([group(seat_mark(seat), at=(18, middle)), label(name, 34, middle + 5, NAME, anchor="start")])


def luck_bars(lots: Sequence[Lot], names: Sequence[str], words: Sequence[str], width: float = 720) -> Chart:
    """Return what chance gave each seat, a bar for each, with a mark where the average lies.

    Args:
        lots: of one kind, by seat. names: of the seats. words: what stands behind each bar.
    """
    over, left = _names(names, width)
    room = width - left - 24 - max(text_width(text, NAME) for text in words)
    most = max(1.0, *[max(float(lot.got), lot.expected or 0.0) for lot in lots])
    drawn: list[Svg] = []
    for seat, (lot, name, text) in enumerate(zip(lots, names, words, strict=True)):
        y = 4 + seat * (ROW + over)
        drawn.append(_name(seat, name, y, bool(over)))
        y += over
        end = left + room * lot.got / most
        drawn.append(rect(left, y + 8, end - left, ROW - 16, f"s{KIND_OF_LUCK} f-series edge"))
        if lot.expected is not None:
            x = left + room * lot.expected / most
            drawn += [path(f"M{x:.1f} {y + 2:g}V{y + ROW - 2:g}", "l-ink")]
            end = max(end, x)
        drawn.append(label(text, end + 10, y + ROW / 2 + 5, NAME, anchor="start"))
    return Chart(width, 8 + len(names) * (ROW + over), join(drawn))


KIND_OF_LUCK: Final = 1
"""The series that luck has the colour of."""
