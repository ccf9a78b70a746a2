"""Panels: drawings of one thing that stand side by side or below each other on a larger picture."""

from collections.abc import Sequence
from typing import NamedTuple

from epocha.engine.picture import Drawing, Layer
from epocha.engine.svg import tag


class Panel(NamedTuple):
    """A drawing with the word that its layers' names begin with, and the corner where it stands."""

    name: str
    drawing: Drawing
    x: float
    y: float

    @property
    def right(self) -> float:
        return self.x + self.drawing.width

    @property
    def bottom(self) -> float:
        return self.y + self.drawing.height

    def layers(self) -> list[Layer]:
        """Return its layers as those of the whole."""
        found: list[Layer] = []
        for layer in self.drawing.layers:
            x, y = layer.at or (0, 0)
            name = f"{self.name}-{layer.name}" if self.name else layer.name
            found.append(layer._replace(name=name, at=(x + self.x, y + self.y)))
        return found


def whole(panels: Sequence[Panel]) -> Drawing:
    """Return panels as one drawing, as large as they need."""
    width, height = max([one.right for one in panels]), max([one.bottom for one in panels])
    return Drawing(width, height, [layer for one in panels for layer in one.layers()])


def below(panels: Sequence[tuple[str, Drawing]], x: float = 0, y: float = 0, gap: float = 8) -> list[Panel]:
    """Return drawings as panels below each other from a corner on."""
    placed: list[Panel] = []
    for name, drawing in panels:
        placed.append(Panel(name, drawing, x, y))
        y += drawing.height + gap
    return placed


def enlarged(drawing: Drawing, factor: float) -> Drawing:
    """Return a drawing so many times as large."""

    def larger(layer: Layer) -> Layer:
        x, y = layer.at or (0, 0)
        return layer._replace(
            key=(factor, layer.key),
            draw=lambda: tag("g", layer.draw(), transform=f"scale({factor:.4g})"),
            at=(x * factor, y * factor),
        )

    return drawing._replace(
        width=drawing.width * factor, height=drawing.height * factor, layers=[larger(one) for one in drawing.layers]
    )
