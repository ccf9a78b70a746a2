"""The builder of pictures: what goes in as text can never come out as markup."""

import re
from xml.etree import ElementTree

import pytest

from epocha.engine import svg

EVIL = """<script>alert("x")</script> & 'so' on"""


def test_text_is_escaped_wherever_it_goes() -> None:
    drawn = svg.tag("g", svg.title(EVIL), EVIL, svg.label(EVIL, 0, 0, 12), aria_label=EVIL)
    read = ElementTree.fromstring(drawn)  # noqa: S314
    assert read.get("aria-label") == EVIL
    assert [child.tag for child in read] == ["title", "text"]
    assert (read[0].text, read[0].tail, read[1].text) == (EVIL, EVIL, EVIL)


def test_markup_goes_in_as_it_is() -> None:
    inner = svg.circle(1, 2, 3.14, "f-ink")
    assert svg.group(inner, at=(4, 5.25), id="a") == (
        '<g transform="translate(4 5.2)" id="a"><circle cx="1" cy="2" r="3.1" class="f-ink"/></g>'
    )


def read_label(text: str, room: float) -> tuple[str, float, float]:
    """Return what a label in a room says, the size of its font, and the width it is pressed into, or its own."""
    found = ElementTree.fromstring(svg.label(text, 0, 0, 20, room=room))  # noqa: S314
    size = float(found.get("font-size", "0"))
    words = found.text or ""
    return words, size, float(found.get("textLength", svg.text_width(words, size)))


def test_a_label_grows_narrower_then_smaller_and_is_at_last_cut_short_to_fit_its_room() -> None:
    words = "Výrobce nástrojů"
    wide = svg.text_width(words, 20)
    assert read_label(words, wide + 1) == (words, 20, pytest.approx(wide))
    assert read_label(words, 0.75 * wide) == (words, 20, pytest.approx(0.75 * wide, abs=0.1))
    said, size, width = read_label(words, 0.65 * wide)
    assert said == words
    assert 20 * svg.SMALLER < size < 20
    assert width <= 0.65 * wide + 0.1
    said, size, width = read_label(words, 0.3 * wide)
    assert said.endswith("…")
    assert size == pytest.approx(20 * svg.SMALLER)
    assert width <= 0.3 * wide + 0.1


def test_wrapped_text_keeps_its_words_and_its_width() -> None:
    text = "Any number of figures of any number of players"
    lines = svg.wrapped(text, 120, 12)
    assert " ".join(lines) == text
    assert len(lines) > 1
    assert all(svg.text_width(line, 12) <= 120 for line in lines)


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({svg.shape(seat, 10) for seat in range(len(svg.SHAPES))}) == len(svg.SHAPES)


@pytest.mark.parametrize("radius", [5.5, 8, 11, 12, 17])
def test_the_circle_of_a_seat_is_round(radius: float) -> None:
    """A chord shorter than its arcs want by a rounding made it an egg."""
    r, across = re.findall(r"a([\d.]+) [\d.]+ 0 1 0 ([\d.]+) 0", svg.shape(0, radius))[0]
    assert float(across) == pytest.approx(2 * float(r))


def test_a_symbol_in_a_line_is_either_named_or_passed_over() -> None:
    named, silent = svg.symbol_svg("wood", EVIL), svg.symbol_svg("wood")
    assert ElementTree.fromstring(named)[0].text == EVIL  # noqa: S314
    assert 'aria-hidden="true"' in silent
    assert 'href="#sym-wood"' in named
    assert 'href="#sym-wood"' in silent


def test_a_picture_on_its_own_carries_its_style() -> None:
    css = svg.style_sheet()
    drawn = ElementTree.fromstring(svg.standalone(10, 20, EVIL, css, svg.circle(1, 1, 1)))  # noqa: S314
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert drawn[0].text == css
    assert "/*" not in css
    assert ".f-wood" in css


def test_a_row_is_a_place_that_glows_calmly() -> None:
    """Several rows that may be chosen lay below each other, each with as wide a glow as a small place."""
    row, place = (made("place-x", "X", "x", svg.rect(0, 0, 90, 20)) for made in (svg.row_hit, svg.hit))
    assert row != place
    assert row.replace('class="place is-row"', 'class="place"') == place
