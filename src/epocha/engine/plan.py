"""Plan: what a game tells of the map that it is played on before anybody plays; `epocha map` prints and draws it."""

from collections.abc import Sequence
from typing import NamedTuple

from epocha.engine.svg import Svg


class Plan(NamedTuple):
    """A map as it is told and drawn.

    Attributes:
        facts: what is counted on it, in words, and how many there are.
        svg: a drawing with the names of the regions and their borders, a document that needs nothing else.
    """

    facts: Sequence[tuple[str, str]]
    svg: Svg
