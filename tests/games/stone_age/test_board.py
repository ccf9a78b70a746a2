"""The pictures of Stone Age: what lies where, and for whom it lies face up."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from epocha_fixtures.pictures import drawn as drawn_of
from epocha_fixtures.pictures import ids, offered, parse
from epocha_fixtures.playing import do, options
from epocha_fixtures.positions import Table as Setting
from epocha_fixtures.positions import positions

from epocha import State
from epocha.engine.svg import style_sheet, text_width
from epocha.games.stone_age import pieces
from epocha.games.stone_age.art import STOCK
from epocha.games.stone_age.board import CENTRES, LARGE_NAMES, PLATES, RING, plates, score_markers, spots
from epocha.games.stone_age.cards import cost
from epocha.games.stone_age.components import CARD_IDS, FIGURES_MAX, PLACES, TILE_KIND, TILE_KINDS, TILES, VARIABLE
from epocha.games.stone_age.player_board import amounts, squares
from epocha.games.stone_age.scenery import CELL, HEIGHT, TRACK, WIDTH
from epocha.games.stone_age.shapes import NARROW
from epocha.games.stone_age.state import NONE, Table

from .build import BLUE, GAME, GREEN, RED, acting, give, own, own_tiles, placing, position, show

COUNTS = (2, 3, 4)


def games(players: int, seeds: int = 2, every: int = 11) -> Iterator[State]:
    """Yield positions of random games in which somebody must decide."""
    for seed in range(seeds):
        for state in positions(Setting(GAME, players, {"max_rounds": 10}), seed, every, most=40):
            if not state.is_terminal:
                yield state


def test_what_is_being_bought_or_rolled_answers_to_its_last_word() -> None:
    table = position(2)
    show(table, "wood2 clay1", "open a")
    give(table, RED, wood=4, clay=2, tools=(1, 0, 0))
    table = acting(table, {RED: {"building 1": 1, "building 2": 1, "forest": 2, "river": 1}})
    for way, word in (("go building 1", "buy"), ("go building 2", "done"), ("go forest", "done")):
        before = offered(drawn_of(GAME, table.view(RED), "board", "en"))
        do(table, way)
        if way == "go building 2":
            do(table, "pay wood")
        assert word in options(table)
        assert word in offered(drawn_of(GAME, table.view(RED), "board", "en"))
        assert word not in before
        do(table, word)


@pytest.mark.rule("SA-1.1")
def test_each_player_has_a_colour_of_his_own() -> None:
    colours = dict(
        re.findall(r"^\.(p\d) \{ --c-player: var\(--p\d, (#\w{6})\)", style_sheet(GAME.package), re.MULTILINE)
    )
    view = position(4).view(None)
    worn = [parse(drawn_of(GAME, view, f"seat-{p}", "en")).attrib["class"].split() for p in range(4)]
    assert len({colours[name] for classes in worn for name in classes if name in colours}) == 4


@pytest.mark.rule("SA-14.3", "SA-14.4")
def test_cards_lie_face_down_on_the_boards_of_others() -> None:
    table = own_some_cards()
    own_ids = {"civ_farmer2_food3", "civ_healing_food5"}
    for viewer in (RED, BLUE, None):
        drawn = drawn_of(GAME, table.view(viewer), f"seat-{RED}", "en")
        shown = ids(drawn) & set(CARD_IDS)
        assert shown == (own_ids if viewer == RED else set())
        assert "2 civilization cards" in drawn
        assert ("Farmer" in drawn) == (viewer == RED)


def own_some_cards() -> Table:
    table = position(3)
    own(table, RED, "farmer2 food3")
    own(table, RED, "healing food5", secret=True)
    return placing(table, {RED: {"forest": 3}, GREEN: {"hut": 2}}, turn=BLUE)


@pytest.mark.rule("SA-7.19")
def test_a_deferred_card_lies_face_up_for_all_until_used() -> None:
    table = position(2)
    own(table, RED, "healing any2", "tool crafter1 onetime4")
    table = placing(table, {}, turn=BLUE)
    for viewer in (RED, BLUE):
        drawn = drawn_of(GAME, table.view(viewer), f"seat-{RED}", "en")
        assert {"redeem healing any2", "use tool crafter1 onetime4"} <= set(offered(drawn))


@pytest.mark.rule("SA-14.6")
def test_at_the_end_all_cards_are_shown() -> None:
    *_, state = positions(Setting(GAME, 2, {}), 1)
    view = state.view(None)
    for p in range(2):
        assert {CARD_IDS[c] for c in range(len(CARD_IDS)) if view.owner[c] == p} <= ids(
            drawn_of(GAME, view, f"seat-{p}", "en")
        )


@pytest.mark.parametrize("players", COUNTS)
def test_each_figure_is_drawn_once_and_where_it_stands(players: int) -> None:
    for state in games(players):
        view = state.view(None)
        assert isinstance(view, Table)
        on_board = ids(drawn_of(GAME, view, "board", "en"))
        for p in range(players):
            at = pieces.stands(view, p)
            assert Counter(at) == Counter(
                {q: n for q in range(int(PLACES)) if (n := int(view.placed[q * players + p]))}
                | ({NONE: n} if (n := int(view.idle[p])) else {})
            )
            at_home = ids(drawn_of(GAME, view, f"seat-{p}", "en"))
            for k, place in enumerate(at):
                assert (f"figure-{p}-{k}" in on_board) == (place != NONE)
                assert (f"figure-{p}-{k}" in at_home) == (place == NONE)


def test_most_figures_keep_their_number_while_others_come_and_go() -> None:
    moved = needless = 0
    for seed in range(4):
        before: list[list[int]] = []
        for state in positions(Setting(GAME, 3, {"max_rounds": 10}), seed, most=200):
            assert isinstance(state, Table)
            after = [pieces.stands(state, p) for p in range(3)]
            pairs = [pair for old, new in zip(before, after, strict=False) for pair in zip(old, new, strict=False)]
            moved += sum(old != new for old, new in pairs)
            needless += sum(old != new and NONE not in (old, new) for old, new in pairs)
            before = after
    assert moved > 500
    assert needless / moved < 0.15


def test_a_late_table_with_much_on_it_stays_of_reasonable_size() -> None:
    table = position(4)
    for seat in range(4):
        give(table, seat, score=130 - 70 * seat, food=30, grain=10, workers=10, tools=(4, 4, 4), wood=20, gold=9)
        own_tiles(table, seat, 5)
    for number, card in enumerate(CARD_IDS[:28]):
        own(table, number % 4, card.removeprefix("civ_").replace("_", " "))
    drawn = drawn_of(GAME, table.view(0), "board", "cs")
    assert len(drawn) < 120_000
    assert all(len(drawn_of(GAME, table.view(0), f"seat-{p}", "cs")) < 60_000 for p in range(4))
    parse(GAME.document(table))


@pytest.mark.parametrize("name", STOCK)
def test_what_is_counted_stands_out_from_a_dark_page(name: str) -> None:
    """Paper, earth and grass are dark there; cards and figures were not to be seen."""
    assert not re.search(r"\bf-(paper|earth|grass)", STOCK[name])


def test_a_tile_tells_from_afar_how_many_kinds_it_takes() -> None:
    """A phone held flat, which shows the whole board, showed of "5 of exactly 4 kinds" the 5 alone."""
    varied = [tile for tile in range(int(TILES)) if TILE_KIND[tile] == VARIABLE]
    assert {int(TILE_KINDS[tile]) for tile in varied} == {1, 2, 3, 4}
    for tile in varied:
        hues = parse(f"<svg>{cost(tile, 'en')}</svg>").findall("g[@class='from-afar']/circle")
        assert len(hues) == TILE_KINDS[tile]


def boxes_of(lang: str, seen: str) -> list[tuple[float, ...]]:
    """Return left, top, width and height of the plates that are shown from near or from afar."""
    drawn = parse(f"<svg>{plates(lang)}</svg>").findall(f".//g[@class='{seen}']//rect")
    return [tuple([float(plate.get(side, "")) for side in ("x", "y", "width", "height")]) for plate in drawn]


def are_apart(boxes: list[tuple[float, ...]], gap: float) -> bool:
    """Return whether there is a gap between any two boxes."""
    return all(
        x + width + gap <= to_x or to_x + to_width + gap <= x or y + height + gap <= to_y or to_y + to_height + gap <= y
        for (x, y, width, height), (to_x, to_y, to_width, to_height) in combinations(boxes, 2)
    )


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_every_place_has_its_name_from_afar_and_no_name_lies_on_another_or_on_a_ring(lang: str) -> None:
    """A phone held flat, which shows the whole board, named the village alone."""
    boxes = boxes_of(lang, "from-afar")
    assert len(boxes) == len(PLATES) + len(LARGE_NAMES)
    assert are_apart([*boxes, MAT], 0)
    for ring_x, ring_y in [spot for place in CENTRES for spot in spots(place)]:
        for x, y, width, height in boxes:
            assert not (x < ring_x < x + width and y - RING / 2 < ring_y < y + height + RING / 2)


MAT = (62, 374, 256, 160)
"""The mat that dice are rolled on."""


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_no_name_touches_another_or_the_mat_for_dice_and_no_symbol_its_edge(lang: str) -> None:
    """The tool maker's name ran into the mat, and symbols lay on the edges of their names."""
    boxes = boxes_of(lang, "named")
    assert len(boxes) == len(PLATES)
    assert are_apart([*boxes, MAT], 4)
    for symbol in parse(f"<svg>{plates(lang)}</svg>").findall(".//g[@class='named']//use"):
        left, width = float(symbol.get("x", "")), float(symbol.get("width", ""))
        assert any(x + width < left < left + width < x + wide - 8 for x, _, wide, _ in boxes)


def test_green_cards_say_what_their_points_are_made_of() -> None:
    """They came to "= 49" alone, where each craft said "4×2 = 8"."""
    table = position(2)
    assert squares(table, RED) == "0×0"
    own(table, RED, "music points3 a", "time grain")
    assert squares(table, RED) == "2×2"
    own(table, RED, "music points3 b")
    assert squares(table, RED) == "4+1"


@pytest.mark.rule("SA-1.3", "SA-1.23")
@pytest.mark.parametrize("sharing", [1, 2, 3, 4])
def test_markers_stand_beside_the_number_of_their_cell_and_within_the_frame(sharing: int) -> None:
    """They lay on the number that tells the score, and two at 0 hung over the corner of the board."""
    table = position(4)
    for score in range(TRACK):
        for seat in range(4):
            give(table, seat, score=score if seat < sharing else score + 50)
        root = parse(f"<svg>{score_markers(table)}</svg>")
        at = {group.attrib["id"]: group.attrib["transform"] for group in root.iter("g") if "id" in group.attrib}
        number = next(text for text in root.iter("text") if text.text == str(score))
        x, y = float(number.attrib["x"]), float(number.attrib["y"]) - 7
        for seat in range(sharing):
            to_x, to_y = [float(part) for part in re.findall(r"-?[\d.]+", at[f"score-{seat}"])]
            assert CELL / 2 < max(abs(x - to_x), abs(y - to_y)) < 2 * CELL
            assert 0 < to_x < WIDTH
            assert 0 < to_y < HEIGHT


def test_the_number_of_figures_has_room_in_a_strip() -> None:
    """Ten of ten were cut short."""
    table = position(2)
    for workers in range(1, int(FIGURES_MAX) + 1):
        table.workers[RED] = table.idle[RED] = workers
        assert len(amounts(table, RED)["workers"]) <= 4


def test_numbers_in_a_badge_stand_clear_of_the_next_symbol() -> None:
    """Beside 90 empty pixels "20" touched the food beside it, and "0/6" the tools."""
    table = position(4)
    give(table, RED, score=88, food=88, grain=10, workers=8, wood=88, gold=88, tools=(4, 4, 4))
    root = parse(drawn_of(GAME, table.view(None), f"seat-{RED}", "en", "badge"))
    texts = [part for part in root.iter() if part.tag.endswith("text")]
    symbols = [float(part.attrib["x"]) for part in root.iter() if part.tag.endswith("use")]
    for text in texts:
        wide = text.attrib.get("textLength") or text_width(text.text or "", float(text.attrib["font-size"]))
        ends = float(text.attrib["x"]) + float(wide)
        assert all(symbol > ends for symbol in symbols if symbol > float(text.attrib["x"]))


TABLET_COLUMN = 320
"""Width of the own board beside the shared one on a tablet held flat, in pixels."""


def test_letters_of_the_own_board_are_large_beside_the_shared_one_on_a_tablet() -> None:
    """They were of 8 to 9 pixels: the board was drawn as for a column half as wide again."""
    for state in games(4, seeds=1):
        root = parse(drawn_of(GAME, state.view(RED), f"seat-{RED}", "cs", "narrow"))
        scale = TABLET_COLUMN / NARROW.width
        sizes = [float(text.attrib["font-size"]) for text in root.iter() if text.tag.endswith("text")]
        assert min([*sizes, 30 * NARROW.shield]) * scale >= 11  # the score is drawn smaller with its shield
