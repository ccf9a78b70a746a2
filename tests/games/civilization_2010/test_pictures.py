"""What is drawn of Civilization: that everything has an emblem, lies where the rules say, and offers what is open."""

import re
from collections.abc import Iterator
from colorsys import rgb_to_hsv
from html import unescape
from itertools import islice, pairwise, product
from pathlib import Path
from typing import cast
from xml.etree.ElementTree import Element, fromstring

import pytest
from epocha_fixtures.frames import put_frame

from epocha import engine
from epocha.engine.picture import Form, Picture
from epocha.engine.svg import text_width
from epocha.games.civilization_2010 import board as maps
from epocha.games.civilization_2010 import city_sheet
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.atlas import CELLS, SIDE, TERRAIN, TILES, print_under
from epocha.games.civilization_2010.cards import chip, tech_face
from epocha.games.civilization_2010.emblems import EVENT_SIGNS, emblem_symbols
from epocha.games.civilization_2010.gallery import pictures, symbols
from epocha.games.civilization_2010.hand import MIDDLE
from epocha.games.civilization_2010.library import COLUMNS, rows_in, to_learn
from epocha.games.civilization_2010.map_frame import chart_of
from epocha.games.civilization_2010.market import GOODS_AT
from epocha.games.civilization_2010.pyramid import free_spots
from epocha.games.civilization_2010.realm import LOW_TILE
from epocha.games.civilization_2010.scenery import SQUARE, tile_ground
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2010.steps.common import RESEARCH

from .build import GAME, P1, P2, army, do, know, position, reveal, says, square, step, town
from .field import battle as fight_at
from .field import city as found
from .field import field, figures, manage

KINDS = {
    "tech": c.TECHNOLOGY.ids, "wonder": c.WONDER.ids, "building": c.BUILDING.ids, "government": c.GOVERNMENT.ids,
    "resource": c.RESOURCE.ids, "person": c.PERSON.ids, "unit": c.UNIT.ids, "civ": c.CIVILIZATION.ids,
}  # fmt: skip

ON_MAP = ("place", "at", "move", "go", "discover", "stop")


def offered(picture: Picture) -> list[str]:
    """Return the beginnings of the texts that the places of a picture offer."""
    found = re.findall(r'data-actions="([^"]*)"', picture.svg())
    return [action for actions in found for action in unescape(actions).split("|")]


def seen_by(table: Table, seat: int) -> Table:
    """Return the view of a seat."""
    return cast(Table, table.view(seat))


def board(table: Table, lang: str) -> Picture:
    """Return the map as a view knows it."""
    return maps.board(table, city_sheet.Sheets(table, lang), lang)


def layers(table: Table) -> dict[str, object]:
    return {layer.name: layer.key for layer in board(table, "en").drawing("tall").layers if layer.tells}


def marks(table: Table, seat: int) -> dict[str, str]:
    """Return what changes when something of note happens in the pictures that a seat sees."""
    return {picture.name: picture.mark() for picture in pictures(seen_by(table, seat), "en") if picture.mark()}


def test_a_picture_tells_only_of_what_is_of_note() -> None:
    """After a battle five tabs had a dot: for cards under their decks, coins of an ability, trade and the like."""
    table = position(2)
    before = marks(table, P1)
    table.returned[0] += 1
    table.market[0] -= 1
    table.coins_on[0] += 1
    table.trade[P2] += 3
    after = marks(table, P1)
    assert {name for name in before if after[name] != before[name]} == {"seat-0", "seat-1"}
    unknown = next(number for number in range(int(c.TECHNOLOGIES)) if not table.techs[P2] >> number & 1)
    table.techs[P2] |= 1 << unknown
    learnt = marks(table, P1)
    assert {name for name in after if learnt[name] != after[name]} == {"pyramids", "seat-1"}


def test_everything_has_an_emblem_of_its_own() -> None:
    drawn = emblem_symbols()
    names = [f"{kind}-{name}" for kind, ids in KINDS.items() for name in ids]
    arts = [re.sub(r'id="[^"]*"', "", drawn[name]) for name in names]
    assert len(set(arts)) == len(names)
    assert set(EVENT_SIGNS) == set(c.EVENT.ids)
    assert set(EVENT_SIGNS.values()) <= set(drawn)


def test_every_symbol_that_is_used_is_in_the_sprite() -> None:
    known = set(re.findall(r'<symbol id="([^"]*)"', symbols()))
    for form in ("wide", "tall"):
        for picture in pictures(reveal(position(4)), "cs"):
            assert set(re.findall(r'href="#([^"]*)"', picture.svg(form))) <= known


def test_a_turned_tile_shows_the_terrain_of_each_square_where_the_rules_have_it() -> None:
    for tile in range(int(TILES)):
        for turns in range(4):
            shown = re.findall(r'href="#sym-ground-([a-z]+)-\d" x="(\d+)" y="(\d+)"', tile_ground(tile, turns))
            lies = {int(y) // SQUARE * SIDE + int(x) // SQUARE: name for name, x, y in shown}
            prints = [print_under(tile, turns, cell) for cell in range(CELLS)]
            assert lies == {cell: c.TERRAIN_IDS[TERRAIN[at]] for cell, at in enumerate(prints)}


def test_the_map_is_as_large_as_its_layout() -> None:
    shown = [chart_of(position(players).plan, framed=False, may_lie=True) for players in (2, 3, 4)]
    assert [(chart.columns, chart.rows, chart.lies) for chart in shown] == [
        (8, 16, True), (16, 16, False), (16, 16, False),
    ]  # fmt: skip


def test_a_figure_keeps_its_element_and_nothing_else_is_drawn_anew_when_it_moves() -> None:
    table = reveal(position(2))
    here = int(table.figure_at[0])
    before = layers(table)
    there = table.plan.grid.name(table.plan.grid.around(here, 2)).lower()
    after = layers(army(table, there))
    assert [name for name in before if before[name] != after[name]] == ["figures"]
    assert board(table, "en").svg("tall").count('id="figure-0-0"') == 1


def played(length: int) -> Iterator[Table]:
    """Yield the positions of a game in which pieces on the map move as often as they may."""
    table = GAME.new_initial_state(2, 1, {"first_player": 1})
    for number in range(length):
        yield table
        seat = table.current_players[0]
        actions = {GAME.action_to_text(table, action): action for action in table.legal_actions(seat)}
        on_map = [text for text in actions if text.split()[0] in ON_MAP]
        text = "done" if "done" in actions else (on_map or list(actions))[number * 11 % len(on_map or actions)]
        table.apply_action(seat, actions[text])


def test_the_squares_offer_every_action_that_names_one_and_every_step() -> None:
    seen: set[str] = set()
    for table in played(250):
        seat = table.current_players[0]
        texts = [GAME.action_to_text(table, action) for action in table.legal_actions(seat)]
        on_map = {text for text in texts if text.split()[0] in ON_MAP}
        seen |= {text.split()[0] for text in on_map}
        assert not on_map or on_map <= set(offered(board(seen_by(table, seat), "en")))
    assert seen == set(ON_MAP)


def test_layers_with_the_same_key_show_the_same() -> None:
    drawn: dict[object, str] = {}
    for number, table in enumerate(played(240)):
        for picture in pictures(seen_by(table, P1), "en") if number % 4 == 0 else ():
            for layer in picture.drawing().layers:
                shown = layer.draw()
                assert drawn.setdefault((picture.name, layer.name, layer.key, layer.at), shown) == shown, layer.name


def test_a_city_is_looked_at_once_however_many_pictures_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[object, ...]] = []
    usual = city_sheet.sheet_of
    monkeypatch.setattr(city_sheet, "sheet_of", lambda *given: looked.append(given[1:]) or usual(*given))
    table = town(reveal(position(2)), "c7")
    drawn = [picture.svg() for picture in pictures(seen_by(table, P1), "en")]
    assert len(drawn) > len(looked) == len(set(looked)) == sum(at != c.NONE for at in table.city_at)


def test_outskirts_in_which_enemies_stand_are_hatched() -> None:
    table = town(reveal(position(2)), "c7")
    assert 'class="hatch"' not in board(table, "en").svg("tall")
    assert board(army(table, "c8", P2), "en").svg("tall").count('class="hatch"') == 1
    assert table.figure_at[c.FIGURES] == square("c8")


def test_a_pyramid_offers_spots_as_the_rules_do() -> None:
    table = position(2)
    table.techs[P1] = 0b11111
    table.civilization[P1] = c.CIVILIZATION.number("germany")
    assert free_spots(table, P1) == [True, True, False, False, False]


LAPTOP = (726, 479)
"""The room for the picture in front at 1280x720, in pixels."""
TABLET = (680, 483)
"""The same at 1024x768."""
FRONTS = ("map", "library", "pyramids", "market", "desk", "stage", "battle", "seat-1")


def letters(part: Element, scale: float) -> Iterator[tuple[float, str]]:
    """Yield how high the letters in a part of a picture are, and what they say."""
    if found := re.search(r"scale\(([\d.]+)\)", part.get("transform", "")):
        scale *= float(found[1])
    if part.tag == "text":
        yield float(part.get("font-size", "0")) * scale, part.text or ""
    for one in part:
        yield from letters(one, scale)


def smallest(picture: Picture, room: tuple[int, int]) -> tuple[float, str]:
    """Return how high the smallest letters of a picture are in a room for it, and what they say."""
    drawing = picture.drawing("wide")
    scale = min(room[0] / drawing.width, room[1] / drawing.height)
    return min(letters(fromstring(picture.svg()), scale), default=(11.0, ""))  # noqa: S314


def test_what_stands_in_front_can_be_read_on_a_laptop() -> None:
    learned = position(4)
    for seat, techs in enumerate((0x7FF, 0x3FF, 0x1F, 0xFF)):
        learned.techs[seat] |= techs
    tables = [reveal(learned), *[table for number, table in enumerate(played(240)) if number % 12 == 0]]
    for table in tables:
        for picture in pictures(seen_by(table, P1), "cs"):
            found = smallest(picture, LAPTOP)
            assert picture.name not in FRONTS or found[0] > 10.95, (picture.name, found)


def test_the_city_and_the_market_can_be_read_on_a_tablet_held_flat() -> None:
    for table in islice(played(240), 0, None, 12):
        [workshop] = [one for one in pictures(seen_by(table, P1), "cs") if one.name == "market"]
        found = smallest(workshop, TABLET)
        assert found[0] >= 11, found


def test_what_is_known_lies_below_the_city_to_be_looked_at() -> None:
    """The corner below a city stood empty."""
    shown = 0
    for table in islice(played(240), 0, None, 12):
        [workshop] = [one for one in pictures(seen_by(table, P1), "en") if one.name == "market"]
        wide = workshop.drawing("wide")
        for layer in wide.layers:
            if layer.name.startswith("techs"):
                shown += 1
                assert layer.at
                assert layer.at[0] == 0
                assert 0 < layer.at[1] < wide.height
                assert "data-actions" not in str(layer.draw())
    assert shown > 0


def test_cards_of_a_hand_can_be_read_on_an_upright_tablet() -> None:
    table = position(2)
    table.hand[c.EVENT.number("sabotage")] = 1
    table.forces[0] = 1
    [hand] = [one for one in pictures(seen_by(table, P1), "cs") if one.name == "hand-0"]
    scale = 460 / hand.drawing("middle").width
    assert min(letters(fromstring(hand.svg("middle")), scale))[0] >= 12  # noqa: S314


def test_effects_on_pyramids_are_as_large_as_there_is_room() -> None:
    """They were as small beside an empty half of the picture, and those of the only other player told nothing."""
    for players, own in ((2, ("known-0-cards", "known-1-cards")), (4, ("known-0-cards",))):
        [shown] = [one for one in pictures(seen_by(reveal(position(players)), P1), "cs") if one.name == "pyramids"]
        for layer in shown.drawing("wide").layers:
            if layer.name in own:
                found = list(letters(fromstring(f"<g>{layer.draw()}</g>"), 1))  # noqa: S314
                assert max(found)[0] > 16, (players, layer.name, found)


def test_a_low_pyramid_below_the_only_city_tells_what_its_cards_do() -> None:
    """It lay there as a small emblem above an empty half of the column."""
    shown = board(seen_by(town(reveal(position(4)), "c7"), P1), "en").drawing("wide")
    [cards] = [layer for layer in shown.layers if layer.name == "techs-cards"]
    assert min(letters(fromstring(f"<g>{cards.draw()}</g>"), LAPTOP[0] / shown.width))[0] > 11  # noqa: S314
    assert max([layer.at[1] for layer in shown.layers if layer.at]) < shown.height


def test_no_card_stands_in_a_line_of_its_own_in_a_slim_hand() -> None:
    table = position(2)
    for card in range(8):
        table.forces[card] = 1
    [hand] = [one for one in pictures(seen_by(table, P1), "en") if one.name == "hand-0"]
    rows = re.findall(r'translate\([\d.]+ ([\d.]+)\)[^>]*id="unit-', hand.svg("narrow"))
    lines = [rows.count(row) for row in dict.fromkeys(rows)]
    assert len(lines) == 2, lines
    assert max(lines) - min(lines) <= 1


def test_names_are_in_the_language_of_the_viewer() -> None:
    shown = {lang: board(position(2), lang).words for lang in ("en", "cs", "sk")}
    assert shown == {"en": "Map", "cs": "Mapa", "sk": "Mapa"}
    assert GAME.pictures(position(2).view(P1), "cs")[0].words == "Mapa"


def test_more_cards_than_have_room_beside_each_other_show_their_emblems() -> None:
    """Cards that lay upon each other hid the ends of their names."""
    table = position(2)
    table.hand[c.EVENT.number("sabotage")] = 1
    table.hand_held[0] = 1
    [hand] = [one for one in pictures(cast(Table, table.view(0)), "en") if one.name == "hand-0"]
    assert ">Sabotage</text>" in hand.svg("middle")
    assert ">Sabotage</text>" not in hand.svg("narrow")
    assert 'id="event-sabotage-0"' in hand.svg("narrow")
    for card in range(int(c.UNIT_CARDS)):
        table.forces[card] = 1
    [hand] = [one for one in pictures(cast(Table, table.view(0)), "en") if one.name == "hand-0"]
    assert ">Sabotage</text>" not in hand.svg("middle")
    assert hand.drawing("middle").width == 534


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    table = position(2)
    table.hand[c.EVENT.number("sabotage")] = 1
    table.hand_held[0] = 1
    views = [pictures(seen_by(table, seat), "en") for seat in (P1, P2)]
    own, others = ({picture.name: picture.svg() for picture in shown} for shown in views)
    assert 'id="event-sabotage-0"' in own["hand-0"]
    assert "hand-0" not in others
    assert all("Sabotage" not in shown for shown in others.values())


def test_the_library_offers_what_can_be_researched() -> None:
    table = position(2)
    shown = next(picture for picture in pictures(seen_by(table, P1), "en") if picture.name == "library")
    expected = {f"research {name.replace('_', ' ')}" for number, name in enumerate(c.TECHNOLOGY.ids)
                if not table.techs[P1] >> number & 1}  # fmt: skip
    assert {text for text in offered(shown) if text.startswith("research")} == expected


def test_a_phone_held_flat_shows_all_technologies_of_level_one_at_once() -> None:
    """Four abreast as on a phone held upright, a third row of them went on below the window."""
    view = seen_by(position(2), P1)
    library = next(picture for picture in pictures(view, "en") if picture.name == "library")
    flat = library.drawing("flat")
    scale = 486 / flat.width
    letters = [float(size) for size in re.findall(r'font-size="([\d.]+)"', library.svg("flat"))]
    assert min(letters) * scale >= 12
    rows = -(-len(to_learn(view)[0]) // COLUMNS["flat"])
    assert flat.height / rows_in(view, COLUMNS["flat"]) * rows * scale <= 290


def test_space_flight_takes_no_row_of_its_own_where_another_column_spares_it() -> None:
    """With seven technologies left on the level before, it stood alone below and made all others small."""
    table = position(2)
    for level in range(1, 5):
        known = [tech for tech in range(int(c.TECHNOLOGIES)) if c.LEVEL[tech] == level][7:]
        table.techs[P1] |= sum(1 << tech for tech in known)
    view = seen_by(table, P1)
    assert [len(level) for level in to_learn(view)] == [6, 7, 7, 7, 1]
    shown = next(picture for picture in pictures(view, "en") if picture.name == "library").drawing("wide")
    assert shown.width > 1.4 * shown.height


def test_in_research_the_own_pyramid_has_spots_lit_up_where_something_can_be_learned() -> None:
    table = position(2)
    table.techs[P1] = sum(1 << c.TECHNOLOGY.number(name) for name in ("pottery", "writing", "currency", "masonry"))
    table.trade[P1] = 11
    table.refresh()
    table.clear_frames()
    put_frame(table, RESEARCH)
    table.advance()
    shown = {one.name: one for one in pictures(seen_by(table, P1), "en")}["library"].svg()
    levels = {int(c.LEVEL[one & PAYLOAD]) for one in table.legal_actions(P1) if one >> KIND_BITS == s.RESEARCH}
    assert levels == {1, 2}
    assert shown.count("lit-spot") == len(levels)
    watched = {one.name: one for one in pictures(cast(Table, table.view(None)), "en")}["library"].svg()
    assert "lit-spot" not in watched, "who looks on is not told what is open"
    for name in ("pottery", "masonry"):
        assert f'own-pyramid-{name}"' in shown


def test_the_desk_veils_what_cannot_be_done_before_there_is_a_partner_and_something_to_trade() -> None:
    """The button looked like that which ends trading, and did nothing."""
    table = position(3)
    while step(table) != "trade":
        do(table, "pass")
    veiled = []
    for pick in ("", "offer 2", "give 1 trade"):
        if pick:
            says(table, P1, pick)
        desk = next(one for one in pictures(seen_by(table, P1), "en") if one.name == "desk")
        shown = [fromstring(f"<g>{desk.svg(form)}</g>") for form in ("wide", "tall")]  # noqa: S314
        dim = [[group for group in one.iter("g") if group.get("opacity")] for one in shown]
        veiled.append([{place.get("id") for group in groups for place in group.iter()} for groups in dim])
    alone, begun, ready = veiled
    assert alone == [set(), set()], "there only is what can be chosen"
    assert all("place-desk-send" in places for places in begun)
    assert all("place-desk-done" not in places and "place-desk-give-0" not in places for places in begun)
    assert ready == [set(), set()]


def hue(colour: str) -> float:
    """Return the hue of a colour such as #d55e00, in turns."""
    return rgb_to_hsv(*[int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])[0]


def test_what_may_be_chosen_glows_in_a_colour_that_is_far_from_that_of_every_seat() -> None:
    seats = re.findall(r"--p[0-3], (#\w{6})", Path(engine.__file__).with_name("board.css").read_text("utf-8"))
    own = Path(c.__file__).with_name("board.css").read_text("utf-8")
    glows = re.findall(r"#\w{6}", next(line for line in own.splitlines() if "--c-glow:" in line))
    apart = [abs((hue(glow) - hue(seat) + 0.5) % 1 - 0.5) for glow in glows for seat in seats]
    assert len(apart) == 8
    assert min(apart) > 0.1


@pytest.mark.parametrize("towns", [0, 1, 2])
def test_technologies_use_the_room_below_the_wide_map_of_two_players(towns: int) -> None:
    table = position()
    if not towns:
        town(table, "-", P1, 0)
    if towns == 2:
        town(know(table, "pottery writing masonry currency code_of_laws construction irrigation"), "d6", P1, 1)
    land, drawn = maps.map_alone(table, "en"), board(seen_by(table, P1), "en").drawing("wide")
    assert drawn.height <= 1.5 * land.height
    right = max([layer.at[0] for layer in drawn.layers if layer.at and layer.name.endswith("-cards")])
    assert right > 0.45 * land.width
    assert drawn.width <= land.width + 0.5


def test_a_tile_shows_on_the_map_that_lies_on_its_side_what_the_rules_have_on_each_square() -> None:
    plan = position(2).plan
    for may_lie in (False, True):
        chart = chart_of(plan, framed=True, may_lie=may_lie)
        for slot, turns in product(range(int(plan.grid.slots)), range(4)):
            left, top = chart.tile_corner(slot)
            for cell in range(CELLS):
                x, y = chart.corner(int(plan.grid.square_of(slot, cell)))
                drawn_at = int((y - top) // SQUARE * SIDE + (x - left) // SQUARE)
                assert print_under(0, turns, cell) == print_under(0, chart.turned(turns), drawn_at)


def test_a_battle_lies_on_the_ground_of_the_square_that_is_fought_for() -> None:
    """It was cards on an empty page; the ground is below all of them, and ends where the hand begins."""
    table = fight_at(figures(field(), P1, armies="f5"), "f6", "infantry_1", "mounted_1")
    for terrain in ("forest", "water"):
        table.covered[square("f6")] = c.TERRAIN_IDS.index(terrain)
        drawn = next(one for one in pictures(seen_by(table, P1), "en") if one.name == "battle")
        for form in ("wide", "tall", "flat"):
            lowest = drawn.drawing(cast("Form", form)).layers[0]
            assert lowest.name == "ground"
            assert f"g-{terrain}" in str(lowest.draw())


def test_a_small_hand_is_drawn_larger() -> None:
    table = position()
    hand = next(one for one in pictures(seen_by(table, P1), "en") if one.name == "hand-0")
    assert hand.drawing("middle").width < MIDDLE[0]


def test_numbers_of_a_line_are_apart_however_large_they_are() -> None:
    """At the end of a game two digits of trade touched the culture beside them, and ran into each other."""
    table = position()
    table.trade[P2], table.culture[P2] = 27, 14
    drawn = next(one for one in pictures(seen_by(table, P1), "en") if one.name == "seat-1").svg("line")
    number = (
        r'data-thing="count-\w+".*?<use [^>]*x="([\d.]+)".*?<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]+)<'
    )
    found = [(float(m[1]), float(m[2]) + text_width(m[4], float(m[3]))) for m in re.finditer(number, drawn)]
    assert len(found) == 8
    assert all(left + 2 < right for (_, left), (right, _) in pairwise(found)), found


@pytest.mark.parametrize(("width", "height", "told"), [(88, 60, "0/4"), (68, 60, "0"), (61, 32, "0")])
def test_coins_on_a_small_card_stand_beside_its_emblem(width: int, height: int, told: str) -> None:
    """They lay over it, so that nobody saw which technology it was."""
    art = chip(tech_face(c.TECHNOLOGY.number("code_of_laws"), "en", "0/4"), width, height)
    [(x, side)] = [
        (float(x), float(side)) for x, side in re.findall(r'<use [^>]*x="([\d.]+)"[^>]*width="([\d.]+)"', art)
    ]
    [(centre, said)] = re.findall(r'<text x="([\d.]+)"[^>]*>([^<]*)<', art)
    assert said == told
    assert side >= 0.6 * (min(height, width) - 8)
    assert float(centre) - text_width(told, 23) / 2 >= x + side
    assert float(centre) + text_width(told, 23) / 2 <= width


def test_the_cover_shows_a_map_in_the_middle_of_a_game() -> None:
    """It showed tiles face down and a pyramid of two players."""
    drawn = GAME.cover("cs")
    assert drawn == GAME.cover("cs")
    shown = drawn.rpartition("</symbol>")[2]
    used = set(re.findall(r'href="#sym-([^"]*)"', shown))
    assert {"army-1", "army-2", "army-3"} <= used, "of those whose empires are there"
    assert len([name for name in used if name.startswith("building-")]) >= 6
    assert used <= set(re.findall(r'<symbol id="sym-([^"]*)"', drawn))
    assert "g-unknown" not in shown, "nothing lies face down"
    assert 'class="hit"' not in shown
    assert str(GAME.texts.say("cs", "title")) in drawn
    assert len(drawn) < 250_000


def test_a_scout_in_the_outskirts_of_the_city_it_gathers_for_is_drawn_once() -> None:
    table = found(field(), P1, "f6")
    for at, squares in (("g6", 9), ("c1", 10)):
        sending = figures(table.clone(), P1, scouts=f"{at} {at}")
        sending.sends[P1 * c.SCOUTS] = 1
        assert len(city_sheet.sheet_squares(sending, P1, 1)) == squares, at


def test_a_phone_shows_first_what_is_asked_which_city_what_it_does_or_where() -> None:
    """Held flat it has room of 488 x 290 px below the tabs, upright of 352 x 361; the market had to be scrolled to."""
    table = manage(found(field(), P1, "f6"), P1)
    picks = ("", "city 1", "build scout")
    first: dict[Form, tuple[str, ...]] = {"tall": ("cities", "deeds", "cities"), "flat": ("city", "market", "city")}
    rooms: dict[Form, float] = {"tall": 361 / 352, "flat": 290 / 488}
    for form, room in rooms.items():
        asked = table.clone()
        for pick, wanted in zip(picks, first[form], strict=True):
            if pick:
                asked.play(P1, GAME.text_to_action(asked, pick))
            market = next(one for one in pictures(seen_by(asked, P1), "en") if one.name == "market")
            drawn = market.drawing(form)
            at: dict[str, float] = {}
            for layer in drawn.layers:
                name = layer.name.partition("-")[0]
                at[name] = min(at.get(name, drawn.height), layer.at[1] if layer.at else 0)
            assert at[wanted] <= 4
            if pick == "city 1":
                goods = next(layer for layer in drawn.layers if layer.name == "market-units")
                assert goods.at
                assert goods.at[1] + GOODS_AT + 90 <= drawn.width * room, "all piles are in sight"
            if form == "flat" and pick != "build scout":
                assert at["deeds" if pick else "cities"] <= 4, "beside it"
                assert 4 + 4 * LOW_TILE[1] <= city_sheet.HEIGHT <= drawn.width * room
