"""The parts of pictures: all text is there and can be read, and everything can be found again on a page."""

import itertools
import re
import runpy
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from epocha.engine.chart import Reading
from epocha.engine.grid import Grid
from epocha.engine.parts.cards import Face, Zone, card, fan, pile, places_in_fan, strip
from epocha.engine.parts.charts import score_chart, steps_up_to
from epocha.engine.parts.maps import Area, lines_between, region
from epocha.engine.parts.pieces import LEAST, Piece, fitted, lay, split, stack, text_box
from epocha.engine.parts.tracks import track
from epocha.engine.svg import NOTHING, Svg, group, style_sheet, text_width

SHEET = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "draw_parts.py"))["sheet"]()


def elements(drawn: Svg) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<svg>{drawn}</svg>").iter())  # noqa: S314


def texts(drawn: Svg) -> list[str]:
    return [e.text or "" for e in elements(drawn) if e.tag == "text"]


def test_a_sheet_of_all_parts_can_be_read_and_has_a_rule_for_every_class() -> None:
    found = elements(Svg(SHEET.replace(' xmlns="http://www.w3.org/2000/svg"', "")))
    sizes = [float(e.attrib["font-size"]) for e in found if e.tag == "text"]
    assert len(sizes) > 100
    assert min(sizes) >= 11
    assert "…" not in SHEET
    assert not [e for e in found if "style" in e.attrib]
    rules = set(re.findall(r"\.([a-z][\w-]*)", style_sheet()))
    assert {name for e in found for name in e.attrib.get("class", "").split()} <= rules
    assert [name for name, n in Counter(e.attrib["id"] for e in found if "id" in e.attrib).items() if n > 1] == []


@pytest.mark.parametrize("width", [40, 70, 120, 300])
def test_a_text_is_whole_in_its_box_whatever_the_room(width: float) -> None:
    drawn = text_box("Production of all workers in the mines", 10, 20, width, 60, 20)
    assert " ".join(texts(drawn)) == "Production of all workers in the mines"
    for e in elements(drawn):
        if e.tag == "text":
            size, y = float(e.attrib["font-size"]), float(e.attrib["y"])
            assert size >= LEAST
            assert y - size * 0.7 >= 20
            assert y <= 80
            assert float(e.attrib.get("textLength", text_width(e.text or "", size))) <= width + 0.01


def test_of_several_texts_the_first_that_fits_is_drawn_and_an_optional_one_only_if_it_fits() -> None:
    ways = ("Theory of Evolution", "Evolution")
    assert texts(text_box(ways, 0, 0, 200, 20, 14)) == ["Theory of Evolution"]
    assert texts(text_box(ways, 0, 0, 90, 16, 14)) == ["Evolution"]
    assert text_box("Theory of Evolution", 0, 0, 90, 16, 14, optional=True) == NOTHING
    assert fitted("a", 100, 100, 30) == (30, ["a"])
    assert [len(split("one two three four five", n)) for n in (1, 2, 3, 9)] == [1, 2, 3, 5]
    assert " ".join(split("one two three four five", 3)) == "one two three four five"


def test_a_piece_keeps_its_id_where_it_goes_and_offers_its_actions() -> None:
    drawn = lay(Piece("card-3", group("x"), 80, 110, "Irrigation", "take 3"), 5, 7)
    ids = {e.attrib["id"]: e.attrib for e in elements(drawn) if "id" in e.attrib}
    assert ids["card-3"]["transform"] == "translate(5 7)"
    assert ids["place-card-3"]["data-actions"] == "take 3"
    assert "data-actions" not in lay(Piece("card-3", group("x"), 80, 110, "Irrigation"), 0, 0)


def test_cards_of_a_fan_lie_apart_overlap_or_go_into_more_rows() -> None:
    assert places_in_fan(4, 400, 80, 8, 56) == (1, 88)
    assert places_in_fan(7, 420, 84, 8, 56) == (1, 56)
    assert places_in_fan(8, 420, 84, 8, 56) == (2, 92)
    assert places_in_fan(3, 80, 80, 8, 56)[0] == 3
    pieces = [Piece(f"c{n}", group("x"), 84, 112) for n in range(8)]
    spots = [e.attrib["transform"] for e in elements(fan(pieces, 0, 0, 420)) if "transform" in e.attrib]
    assert spots[3:5] == ["translate(276 0)", "translate(0 120)"]
    assert fan([], 0, 0, 420) == NOTHING


def test_a_row_shows_every_space_every_price_and_what_leaves() -> None:
    cards = [Piece(f"c{n}", group("x"), 60, 90) if n else None for n in range(5)]
    drawn = strip(cards, [Zone(3, "1"), Zone(2, "2")], 0, 40, 60, 90, leaving=2, leaving_text="leave")
    assert texts(drawn) == ["leave", "1", "2"]
    assert [e.attrib["id"] for e in elements(drawn) if "id" in e.attrib] == ["c1", "c2", "c3", "c4"]


def test_a_card_says_its_name_whole_and_its_text_only_where_it_fits() -> None:
    face = Face("Code of Laws", "f-sky", text="One more civil action in each of your turns.", corner="I", price="6")
    assert set(texts(card(face, 84, 112))) == {"Code of Laws", "I", "6"}
    assert " ".join(texts(card(face, 240, 320))).endswith("One more civil action in each of your turns.")


def test_an_empty_pile_is_an_outline_with_its_number() -> None:
    assert texts(pile(group("x"), 0, 60, 90)) == ["0"]
    assert len([e for e in elements(pile(group("x"), 23, 60, 90)) if e.tag == "g"]) == 1 + 6 * 2


def test_markers_on_one_space_lie_beside_each_other() -> None:
    drawn = track("culture", 9, [(0, 4), (1, 4), (2, 9)], ["a", "b", "c"], size=40)
    at = {e.attrib["id"]: e.attrib["transform"] for e in elements(drawn) if "id" in e.attrib}
    assert len(set(at.values())) == 3
    assert at["culture-0"].split()[1] == at["culture-1"].split()[1]


def test_a_region_is_rimmed_for_its_owner_and_only_a_place_can_be_pressed() -> None:
    area = Area("fens", "Fens", "Fens", (60, 60), "f-earth", seat=2)
    assert 'class="p2 rim"' in region(area)
    assert "data-actions" not in region(area)
    assert 'data-actions="attack fens"' in region(area._replace(actions="attack fens"))


def test_lines_go_round_squares_once_and_where_the_map_ends() -> None:
    grid = Grid(3, 3, 1, [(x, y) for y in range(3) for x in range(3)])
    corner = lines_between(grid, [0], 10, lambda a, b: b != 0, "l-tile")
    assert sorted(re.findall(r"M[^M\"]+", corner)) == ["M0 0h10", "M0 0v10", "M0 10h10", "M10 0v10"]
    both = lines_between(grid, [0, 1], 10, lambda a, b: b not in (0, 1), "l-tile")
    assert "M10 0v10" not in both


def test_numbers_of_several_seats_stand_in_rows_of_three() -> None:
    assert texts(stack([(seat, seat + 1) for seat in range(6)], "armies")) == ["1", "2", "3", "4", "5", "6"]


def test_a_chart_ends_with_everybodys_total_and_numbers_do_not_cover_each_other() -> None:
    read = [Reading(n, n, ({"land": n}, {"land": n}, {"land": 3 - n})) for n in range(12)]
    drawn = score_chart(read, ["Anna", "Bob", "Cyril"], "Rounds").drawn
    ends = [e for e in elements(drawn) if e.tag == "text" and float(e.attrib["x"]) > 680]
    assert sorted(e.text or "" for e in ends) == ["11", "11", "−8"]
    heights = sorted(float(e.attrib["y"]) for e in ends)
    assert min(b - a for a, b in itertools.pairwise(heights)) >= LEAST
    assert [steps_up_to(most) for most in (1, 5, 6, 48, 260)] == [1, 1, 2, 10, 100]
    score_chart([Reading(0, 0, ({"land": 0},))], ["Anna"], "Rounds")
