"""Emblems and faces of cards: every card has its own, made of what there is, and everything on it can be read."""

import re

import pytest
from epocha_fixtures.pictures import ids, parse

from epocha.engine.picture import Form
from epocha.engine.svg import style_sheet, text_width
from epocha.engine.text import LANGUAGES
from epocha.games.through_the_ages import cards as faces
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages import hand, row, stage
from epocha.games.through_the_ages.emblems import EMBLEMS, emblem, own_sign
from epocha.games.through_the_ages.gist import given, stages
from epocha.games.through_the_ages.name_lines import SQUEEZED
from epocha.games.through_the_ages.scenes import land_symbols, sky_of
from epocha.games.through_the_ages.tokens import COUNTED

from .build import GAME, card

SIZES = ((*faces.CARD, 12), (*faces.HELD, 12), (*faces.LARGE, 14), (*stage.SUBJECT, 13))
NUMBER = r"-?\d*\.?\d+"


def all_cards() -> range:
    return range(int(c.CARDS))


def test_every_card_has_an_emblem_and_no_sign_is_drawn_for_nothing() -> None:
    symbols = GAME.symbols()
    known, used = ids(symbols), {emblem(number) for number in all_cards()}
    assert {f"sym-{name}" for name in used} <= known
    other = set(re.findall(r'href="#sym-(e-[\w-]+)"', symbols))
    counted = set(EMBLEMS.impact.values()) | set(row.REASONS.values()) | set(hand.REASONS.values())
    assert {f"e-{name}" for name in EMBLEMS.sign} <= used | other | counted | {"e-town", "e-barred"}
    assert {name for name in used | other if f"sym-{name}" not in known} == set()


def test_cards_share_an_emblem_only_within_their_family_or_line() -> None:
    for first in all_cards():
        for second in range(first):
            if emblem(first) == emblem(second):
                assert c.CATEGORY[first] == c.CATEGORY[second]
                names = [c.CARD_RECORDS[number].name.en for number in (first, second)]
                assert names[0] == names[1] or c.CATEGORY[first] in (c.SPECIAL, c.BONUS), names


def test_signs_keep_to_their_square_and_to_eight_paths() -> None:
    rules = set(re.findall(r"\.([a-z][\w-]*)", style_sheet(GAME.package)))
    for name, lines in EMBLEMS.sign.items():
        assert 1 <= len(lines) <= 8, name
        for line in lines:
            paint, _, d = line.partition(" ")
            assert paint[0] == "@" or set(EMBLEMS.paint[paint].split()) <= rules, name
            starts = [float(n) for at in re.findall(rf"M({NUMBER}) ?({NUMBER})", d) for n in at]
            assert all(-0.5 <= n <= 24 for n in starts), (name, starts)


def test_the_sprite_is_small_enough_to_come_with_the_first_page() -> None:
    assert len(GAME.symbols()) < 90_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_is_whole_and_can_be_read(lang: str) -> None:
    for number in all_cards():
        drawn = [(width, faces.face(number, lang, width, height, size)) for width, height, size in SIZES]
        for width, face in [*drawn, (faces.TILE[0], faces.tile(number, lang))]:
            name = c.CARD_IDS[number]
            texts = [e for e in parse(face).iter() if e.tag == "text"]
            assert all(float(e.attrib["font-size"]) >= 12 for e in texts), name
            assert not [e.text for e in texts if len(e.text or "") > 1 and (e.text or "").endswith("…")], name
            for e in [e for e in texts if "textLength" in e.attrib]:
                natural = text_width(e.text or "", float(e.attrib["font-size"]))
                assert float(e.attrib["textLength"]) >= 0.99 * SQUEEZED * natural, (name, e.text)
            assert len(face) < 2_600, (name, width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [faces.TILE, row.SLIM_TILE])
def test_a_tile_shows_all_that_its_card_gives(size: tuple[int, int], lang: str) -> None:
    """Of a long effect "…" stood on a tile, and beside a name of two lines nothing of it."""
    for number in all_cards():
        drawn = parse(faces.tile(number, lang, *size))
        used = [e.attrib["href"].removeprefix("#sym-") for e in drawn.iter() if e.tag == "use"]
        for part in given(number):
            assert part.symbol in used, c.CARD_IDS[number]
            used.remove(part.symbol)
        for e in drawn.iter():
            if e.tag == "use":
                assert float(e.attrib["x"]) + float(e.attrib["width"]) <= size[0] - 2, c.CARD_IDS[number]
                assert -1 <= float(e.attrib["y"]) <= size[1] - float(e.attrib["height"]) + 1, c.CARD_IDS[number]


def test_every_effect_of_a_civil_card_is_said_by_signs() -> None:
    """Leaders such as Bill Gates had only "…" at their foot."""
    for number in range(int(c.CIVIL_CARDS)):
        assert given(number), c.CARD_IDS[number]
        assert all(part.symbol for part in given(number)), c.CARD_IDS[number]


def test_what_a_card_costs_and_gives_stands_on_it() -> None:
    assert texts_on("iron") == {"Iron", "I", "5", "2"}
    assert texts_on("communism") == {"Communism", "III", "17", "(6)", "7", "5", "4", "1"}
    assert texts_on("taj_mahal") == {"Taj Mahal", "I", "2", "4", "+3"}
    assert texts_on("classic_army") == {"Classic Army", "II", "+9/5"}
    assert texts_on("raid_i") == {"Raid", "I", "1"}


def texts_on(name: str) -> set[str]:
    return {e.text or "" for e in parse(faces.face(card(name), "en")).iter() if e.tag == "text"}


def test_military_cards_are_told_from_civil_ones_by_their_frame() -> None:
    for number in all_cards():
        assert ("dark-frame" in faces.face(number, "en")) == (number >= c.CIVIL_CARDS)
        assert own_sign(number) or number >= c.CIVIL_CARDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_says_what_all_stages_of_a_wonder_cost(lang: str) -> None:
    wonders = [number for number in all_cards() if stages(number)]
    assert len(wonders) > 10
    for number in wonders:
        texts = [e.text for e in parse(faces.tile(number, lang)).iter() if e.tag == "text"]
        assert str(sum(stages(number))) in texts, c.CARD_IDS[number]


@pytest.mark.parametrize("form", ["wide", "middle", "tall"])
def test_all_spaces_of_the_row_lie_inside_its_picture(form: Form) -> None:
    drawing = row.card_row(GAME.new_initial_state(4, 1), "en").drawing(form)
    width, height = faces.CARD if form == "wide" else faces.TILE
    places = [layer.at for layer in drawing.layers if layer.name.startswith("offer-") and layer.at]
    assert len(set(places)) == 13
    for x, y in places:
        assert 0 <= x <= drawing.width - width
        assert 0 <= y <= drawing.height - height


@pytest.mark.parametrize("name", COUNTED)
def test_what_is_counted_stands_out_from_a_dark_page(name: str) -> None:
    """Paper is dark there; without the plus what a turn brings looked like what one has."""
    assert "f-paper" not in COUNTED[name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_slim_card_of_the_row_has_an_emblem_of_less_than_nothing(lang: str) -> None:
    """The Library of Alexandria says so much at its foot that its emblem was half a unit too wide for what was left."""
    for number in range(int(c.CIVIL_CARDS)):
        face = faces.face(number, lang, *row.SLIM_CARD, row.SLIM_SIZE)
        assert not re.search(r'(width|height)="-', face), c.CARD_IDS[number]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_age_and_price_stand_out_from_every_sky_and_so_do_the_lines_of_emblems() -> None:
    """In the dark theme emblems lay dark on dark, and a lyre, an arena and a temple could not be made out."""
    skies = re.findall(r"\.(sky-[a-z]+) \{ fill: light-dark\((#\w+), (#\w+)\)", style_sheet(GAME.package))
    assert {name for name, *_ in skies} == {sky_of(number) for number in all_cards()}
    for name, *fills in skies:
        for fill, line in zip(fills, ("#38291a", "#120d08"), strict=True):
            assert (luminance(fill) + 0.05) / (luminance(line) + 0.05) > 6, name


def test_each_age_has_a_land_of_its_own_behind_its_emblems() -> None:
    lands = {re.findall(r"#sym-(land-\w+)", faces.face(number, "en"))[0] for number in all_cards()}
    assert lands == {f"land-{age}" for age in c.AGE_IDS} & set(land_symbols())
    assert len(lands) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_on_a_tile_touches_its_price_nor_the_ground_of_its_emblem(lang: str) -> None:
    """ "Great Wall" ended on the sign of what it costs, "Defense / Colonization" on the sign of what it gives."""
    width, height = faces.TILE
    for number in all_cards():
        drawn = parse(faces.tile(number, lang, width, height))
        land = next(e for e in drawn.iter() if "land-" in e.attrib.get("href", ""))
        behind = float(land.attrib["x"]) + float(land.attrib["width"])
        names = [e for e in drawn.iter() if "textLength" in e.attrib]
        signs = [e for e in drawn.iter() if e.tag == "use" and float(e.attrib["x"]) > width / 2]
        for name in names:
            middle, half = float(name.attrib["x"]), float(name.attrib["textLength"]) / 2
            assert middle - half > behind + 1, (c.CARD_IDS[number], name.text)
            y = float(name.attrib["y"]) - 5
            beside = [e for e in signs if float(e.attrib["y"]) < y < float(e.attrib["y"]) + float(e.attrib["height"])]
            assert all(middle + half < float(e.attrib["x"]) - 1 for e in beside), (c.CARD_IDS[number], name.text)
