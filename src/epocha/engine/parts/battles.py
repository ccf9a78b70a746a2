"""Battles: what both sides add up, item by item, and who has more."""

from collections.abc import Sequence

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER, ahead, item, total
from epocha.engine.parts.pieces import BASE, LEAST, seat_mark, text_box
from epocha.engine.svg import NOTHING, Svg, group, label, path, rect
from epocha.engine.vec import vec


def battle_sheet(
    sheet: vec[i64], sides: Sequence[tuple[int, str]], items: Sequence[str], width: float = 420, row: float = 26
) -> Svg:
    """Return a battle sheet from its upper left corner; items that bring neither side anything are left out.

    Args:
        sheet: see `engine.battle`. sides: seat and name of the attacker and of the defender; the seat is -1 for what
            belongs to nobody. items: what people call them. width: of the whole. row: height of a line.
    """
    shown = [n for n in range(len(items)) if item(sheet, ATTACKER, n) or item(sheet, DEFENDER, n)]
    height = (len(shown) + 3) * row
    middle, wide = width / 2, width * 0.42
    drawn: list[Svg] = [rect(1, 1, width - 2, height - 2, "f-paper-2 edge", 12)]
    for side, (seat, name) in enumerate(sides):
        left = 10 if side == ATTACKER else width / 2 + 10
        mark = group(seat_mark(seat, 9), at=(left + 12, row * 0.8)) if seat >= 0 else NOTHING
        drawn += [mark, text_box(name, left + 26, 4, width / 2 - 46, row * 1.2, LEAST + 4, "t-bold")]
    drawn.append(path(f"M12 {row * 1.4:g}H{width - 12:g}M12 {height - row * 1.4:g}H{width - 12:g}", "hair"))
    for line, number in enumerate(shown):
        y = (line + 1.5) * row
        drawn.append(text_box(items[number], middle - wide / 2, y, wide, row, LEAST + 2))
        for side, x in ((ATTACKER, width * 0.16), (DEFENDER, width * 0.84)):
            drawn.append(label(str(item(sheet, side, number)), x, y + row / 2 + BASE * LEAST, LEAST + 2))
    for side, x in ((ATTACKER, width * 0.16), (DEFENDER, width * 0.84)):
        y, size = height - row * 0.7, LEAST + 10
        if ahead(sheet) == side:
            drawn.append(rect(x - 28, y - row * 0.55, 56, row * 1.1, "f-gold edge", 8))
        class_ = "t-bold t-edge" if ahead(sheet) == side else "t-bold"
        drawn.append(label(str(total(sheet, side)), x, y + BASE * size, size, class_))
    return group(*drawn)
