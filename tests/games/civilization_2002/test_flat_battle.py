"""A battle on a phone held flat: what may be chosen is in sight, as large as a finger, and can be read."""

import re
from xml.etree import ElementTree

import pytest

from epocha.engine.picture import Drawing
from epocha.games.civilization_2002.battle_picture import battle

from .build import P1, P2, Table, desk, do, era, movement, put, settle

WINDOW = (486, 288)
"""Pixels of the picture in a window of 844x390."""
FINGER = 44
LETTERS = 12
KINDS = ("swordsman", "horseman", "catapult", "knight", "cannon", "musketeer")


def met(kinds: int, rules: str) -> Table:
    """Return two armies of so many kinds of units, side by side."""
    table = settle(settle(desk(rules=rules), "persia"), "egypt", P2)
    for kind in KINDS[:kinds]:
        put(table, kind, "gobi")
        put(table, kind, "steppe", P2)
    return era(table, "medieval")


def intercepted(kinds: int, rules: str) -> Drawing:
    """Return how it looks when one of the others enters, and may be let pass."""
    table = movement(met(kinds, rules), P2)
    do(table, "from steppe", "swordsman", "to gobi")
    return flat(table)


def fought(kinds: int, rules: str) -> Drawing:
    """Return how it looks when a unit is chosen for a battle."""
    table = met(kinds, rules)
    for kind in KINDS[:kinds]:
        put(table, kind, "gobi", P2)
    do(movement(table), "done", "attack 2 in gobi")
    return flat(table)


def flat(table: Table) -> Drawing:
    view = table.view(P1)
    assert isinstance(view, Table)
    return battle(view, "cs")[0].drawing("flat")


def scale(drawing: Drawing) -> float:
    """Return how large a unit of a drawing is that fits, unless letters would be too small: then its width does."""
    whole = min(WINDOW[0] / drawing.width, WINDOW[1] / drawing.height)
    return max(whole, min(LETTERS / 17.1, WINDOW[0] / drawing.width))


def choices(drawing: Drawing) -> list[tuple[float, float]]:
    """Return the lower edge and the shorter side, in pixels, of all that can be pressed."""
    found: list[tuple[float, float]] = []

    def look(part: ElementTree.Element, top: float, is_open: bool) -> None:
        moved = re.match(r"translate\(\S+ (\S+)\)", part.get("transform", ""))
        top += float(moved[1]) if moved else 0
        is_open = is_open or "data-actions" in part.attrib
        if is_open and part.get("class") == "hit":
            width, height = float(part[0].get("width", 0)), float(part[0].get("height", 0))
            found.append(((top + height) * scale(drawing), min(width, height) * scale(drawing)))
        for one in part:
            look(one, top, is_open)

    for layer in drawing.layers:
        if layer.name != "head":  # which says who may be joined, for another question
            top = layer.at[1] if layer.at else 0.0
            look(ElementTree.fromstring(layer.draw() or "<g/>"), top, is_open=False)  # noqa: S314
    return found


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4, 6])
def test_what_may_be_chosen_is_whole_and_as_large_as_a_finger(kinds: int, rules: str) -> None:
    """The cards of a battle went on below the window, and the buttons of an interception lay there."""
    for drawing, number in ((fought(kinds, rules), 2 * kinds), (intercepted(kinds, rules), 2)):
        assert scale(drawing) * 17.1 >= LETTERS
        found = choices(drawing)
        assert len(found) == number
        assert all(low <= WINDOW[1] and room >= FINGER - 0.6 for low, room in found), found
