"""The builder of pictures: what goes in as text can never come out as markup."""

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


def test_a_label_shrinks_and_is_then_cut_short_to_fit_its_room() -> None:
    short = svg.label("Les", 0, 0, 20, room=100)
    assert 'font-size="20"' in short
    long = ElementTree.fromstring(svg.label("Výrobce nástrojů a kamenných seker", 0, 0, 20, room=100))  # noqa: S314
    assert float(long.get("font-size", "0")) == pytest.approx(14)
    assert long.text is not None
    assert long.text.endswith("…")
    assert svg.text_width(long.text, 14) <= 100


def test_wrapped_text_keeps_its_words_and_its_width() -> None:
    text = "Any number of figures of any number of players"
    lines = svg.wrapped(text, 120, 12)
    assert " ".join(lines) == text
    assert len(lines) > 1
    assert all(svg.text_width(line, 12) <= 120 for line in lines)


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({svg.shape(seat, 10) for seat in range(len(svg.SHAPES))}) == len(svg.SHAPES)


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
