"""The cover: leaders, wonders and technologies of all ages, as cards side by side."""

from typing import Final

from epocha.engine.svg import Svg, group, rect, standalone, style_sheet
from epocha.games.through_the_ages.cards import face
from epocha.games.through_the_ages.components import number_of
from epocha.games.through_the_ages.names import TEXTS

SHOWN: Final = (
    ("homer", "pyramids", "printing_press", "leonardo_da_vinci"),
    ("taj_mahal", "napoleon_bonaparte", "coal", "eiffel_tower"),
)
"""What gives an idea of the ages, from the first to the last; rows of four."""
SIZE: Final = (92.0, 124.0)
GAP: Final = 12.0


def cover(package: str, symbols: Svg, lang: str) -> Svg:
    """Return the cover as an SVG document."""
    width, height = len(SHOWN[0]) * (SIZE[0] + GAP) + GAP, len(SHOWN) * (SIZE[1] + GAP) + GAP
    cards = [
        group(face(number_of(card), lang, *SIZE), at=(GAP + column * (SIZE[0] + GAP), GAP + row * (SIZE[1] + GAP)))
        for row, cards in enumerate(SHOWN)
        for column, card in enumerate(cards)
    ]
    ground = rect(0, 0, width, height, "f-earth")
    return standalone(width, height, str(TEXTS.say(lang, "title")), style_sheet(package), symbols, ground, *cards)
