"""The tray: choices that are made at the map but are no region, as cards on the southern seas.

These are the pieces of a chosen region, and what to do with a token.
"""

from math import hypot
from typing import Final

from epocha.engine.parts.pieces import Piece, lay, text_box
from epocha.engine.picture import Layer
from epocha.engine.svg import NOTHING, Svg, group, icon, join, rect
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002 import state as s
from epocha.games.civilization_2002.components import FIGURE, FIGURE_MOVES, NONE
from epocha.games.civilization_2002.map_shapes import chart_of
from epocha.games.civilization_2002.places import asked, chosen_region, region_concerned
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.movement import picked_piece

CARD: Final = (340.0, 148.0)
STEP: Final = CARD[1] + 8
COLUMNS: Final = ((52.0, 872.0, 4), (1640.0, 1190.0, 2), (1292.0, 1346.0, 1), (944.0, 1346.0, 1))
"""Columns of cards where there is so much sea that no land lies under one: the upper left corner, and how many."""
CORNERS: Final = [(x, y + row * STEP) for x, y, count in COLUMNS for row in range(count)]
KINDS: Final = (
    m.UNIT, m.FLEET_OF, m.CARGO, m.EXPLORE, s.KEEP, s.TURN_UP, s.REMOVE,
    s.ARMY,
)  # fmt: skip
VERBS: Final = ("army",)
"""What the texts of its actions begin with, beside those that the regions of the map offer too."""
SIGNS: Final = {
    m.EXPLORE: "eye", s.KEEP: "token-back",
    s.TURN_UP: "accept", s.REMOVE: "cancel",
}  # fmt: skip


def tray_layer(t: Table, actions: list[int], lang: str) -> Layer:
    """Return the tray, empty where nothing is chosen on it."""
    mine = [action for action in actions if action >> KIND_BITS in KINDS]
    game = t.setup.game
    words = tuple([game.describe(t, action, lang) for action in mine])
    signs = tuple([sign_of(t, action) for action in mine])
    texts = tuple([t.setup.notation.text(action) for action in mine])
    corners = corners_near(t, region_concerned(t), len(texts))
    return Layer("tray", (texts, words, signs, corners), lambda: tray(corners, texts, words, signs), tells=False)


def corners_near(t: Table, region: int, count: int) -> tuple[tuple[float, float], ...]:
    """Return where so many cards lie: as near as can be to the region that they belong to, in the order of columns."""
    if region == NONE:
        return tuple(CORNERS[:count])
    x, y = chart_of(t.world).shapes[region].anchor

    def far(corner: tuple[float, float]) -> float:
        across, down = [abs(at + size / 2 - to) - size / 2 for at, size, to in zip(corner, CARD, (x, y), strict=True)]
        return hypot(max(0.0, across), max(0.0, down))

    nearest = sorted(CORNERS, key=far)[:count]
    return tuple([corner for corner in CORNERS if corner in nearest])


def sign_of(t: Table, action: int) -> tuple[str, int]:
    """Return the emblem of a choice, and of a piece how many steps it has left."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    if kind == s.ARMY:
        return f"figure-{FIGURE.ids[what]}", 0
    if kind in (m.UNIT, m.FLEET_OF, m.CARGO):
        seat = asked(t)
        piece = int(picked_piece(t, seat, chosen_region(t, seat), action))
        figure = int(t.piece_figure[piece])
        return f"figure-{FIGURE.ids[figure]}", int(FIGURE_MOVES[figure] - t.piece_spent[piece])
    return SIGNS[kind], 0


def tray(
    corners: tuple[tuple[float, float], ...],
    texts: tuple[str, ...],
    words: tuple[str, ...],
    signs: tuple[tuple[str, int], ...],
) -> Svg:
    """Return the cards of the tray."""
    if not texts:
        return NOTHING
    drawn: list[Svg] = []
    for (x, y), text, said, (symbol, left) in zip(corners, texts, words, signs, strict=False):
        art = join([
            rect(1, 1, CARD[0] - 2, CARD[1] - 2, "tray-card", 14),
            icon(symbol, 50, CARD[1] / 2, 84),
            *[icon("steps", 18 + 26 * i, CARD[1] - 20, 26) for i in range(left)],
            text_box(said, 98, 6, CARD[0] - 104, CARD[1] - 12, 41, "t-bold", least=39),
        ])  # fmt: skip
        drawn.append(lay(Piece(f"tray-{text.replace(' ', '-')}", art, *CARD, said, text), x, y))
    return group(*drawn, class_="tray")
