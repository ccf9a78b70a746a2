"""The option `map_file`: a table's own map (CE-24.8), and what is wrong with a wrong one."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from epocha_fixtures.playing import do, options, said_in_english, step

from epocha import BadOption, Chance
from epocha.engine.links import UNREACHED
from epocha.engine.match import Match
from epocha.engine.position import position_of, read_position
from epocha.engine.record import Record, record_of, verify
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS, MOST_SEAS, PACKAGE, THE_WORLD
from epocha.games.civilization_2002.ground import ground
from epocha.games.civilization_2002.lettering import FAR_NAME, is_narrow
from epocha.games.civilization_2002.map_shapes import chart_of
from epocha.games.civilization_2002.own_map import MOST_TOLD, read_map
from epocha.games.civilization_2002.setup import OPTIONS
from epocha.games.civilization_2002.state import Table

from .build import GAME
from .own_worlds import Rows, chain, text_of
from .test_random_games import check, check_views

OPTION = next(option for option in OPTIONS if option.name == "map_file")


def start(rows: Rows, players: int = 2, **chosen: object) -> Table:
    return GAME.new_initial_state(players, 1, {"map_file": text_of(rows)} | chosen)


def random_match(rows: Rows, players: int, **chosen: object) -> Match:
    """Play a game of a few rounds at random, and check every position."""
    match = Match(GAME, players, 3, {"map_file": text_of(rows), "max_rounds": 3} | chosen)
    chance = Chance.from_seed(4)
    while not match.state.is_terminal:
        before = match.state.clone()
        seat = match.state.current_players[0]
        found = match.state.legal_actions(seat)
        match.apply(seat, GAME.action_to_text(match.state, found[chance.below(len(found))]))
        check(match.state, before)
        if len(match.moves) % 50 == 0:
            check_views(match.state, chance)
    return match


# --- playing ---


@pytest.mark.rule("CE-2.8", "CE-24.8")
def test_the_map_of_the_box_may_be_given_as_it_stands_with_all_its_remarks() -> None:
    text = files(PACKAGE).joinpath("map.toml").read_text(encoding="utf-8")
    own = GAME.new_initial_state(3, 7, {"map_file": text})
    usual = GAME.new_initial_state(3, 7)
    world = own.world
    assert (world.regions.names, world.lands, world.seas) == (
        THE_WORLD.regions.names,
        THE_WORLD.lands,
        THE_WORLD.seas,
    )
    assert [list(way.to) for way in world.regions.ways] == [list(way.to) for way in THE_WORLD.regions.ways]
    assert list(own.token) == list(usual.token)
    assert options(own) == options(usual)


@pytest.mark.rule("CE-24.8", "CE-5.1", "CE-5.6")
def test_players_start_on_the_lands_of_their_map_and_nowhere_else() -> None:
    table = start(chain(5, 2))
    assert options(table) == [f"place land {land}" for land in range(5)]
    assert sum(kind >= 0 for kind in table.token) == 5
    assert sum(table.spare) == 72 - 5
    do(table, "place land 0")
    assert GAME.names_of(table, "region") == [*[f"land_{n}" for n in range(5)], "sea_0", "sea_1"]
    with pytest.raises(ValueError, match="not an action"):
        GAME.text_to_action(table, "place yukon")


@pytest.mark.parametrize(
    ("lands", "seas", "players", "rules"),
    [
        (4, 0, 2, "basic"),
        (9, 2, 3, "advanced"),
        (MOST_LANDS, MOST_SEAS, 6, "basic"),
        (MOST_LANDS, MOST_SEAS, 4, "advanced"),
    ],
)
@pytest.mark.rule("CE-24.8")
def test_a_game_on_an_own_map_is_sound_and_its_record_plays_anywhere(
    lands: int, seas: int, players: int, rules: str
) -> None:
    """From the smallest map to the largest; the record carries the map, and so do a stored table and a position."""
    rows = chain(lands, seas)
    match = random_match(rows, players, rules=rules, offers_per_trade_turn=1)
    assert match.state.world.count == lands + seas
    again = Record.from_text(record_of(match, ["greedy"] * players).to_text())
    assert verify(again).ok
    assert GAME.from_bytes(match.state.to_bytes()) == match.state
    text = position_of(match.state_at(len(match.moves) // 2))
    assert position_of(read_position(text)) == text


@pytest.mark.rule("CE-2.5", "CE-24.8")
def test_the_last_regions_of_the_largest_map_are_like_all_others() -> None:
    table = start(chain(MOST_LANDS, MOST_SEAS), open_tokens=True)
    world = table.world
    first, last = world.number("land_0"), world.number(f"land_{MOST_LANDS - 1}")
    assert world.by_land.distance(first, last) == MOST_LANDS - 1
    assert world.number(f"sea_{MOST_SEAS - 1}") == MOST_REGIONS - 1
    assert world.by_sea.distance(first, last) == UNREACHED
    do(table, f"place land {MOST_LANDS - 1}")
    assert table.settlement_size[MOST_LANDS - 1] == 1


# --- what may be left out ---


@pytest.mark.rule("CE-24.8")
def test_names_are_in_every_language_and_may_hold_anything_that_prints() -> None:
    rows = chain(4, 1)
    rows["land_1"]["name"] = {"en": "Far; away", "cs": "Daleko"}
    rows["land_2"]["name"] = "Ústí"
    table = start(rows)
    assert [table.world.name(1, lang) for lang in ("en", "cs", "sk")] == ["Far; away", "Daleko", "Far; away"]
    assert [table.world.name(n, "cs") for n in (0, 2, 4)] == ["Land 0", "Ústí", "Sea 0"]
    assert read_position(position_of(table)).world.name(1, "en") == "Far; away"


def test_a_map_without_places_is_laid_out_so_that_neighbours_are_near() -> None:
    world = start(chain(12, 0)).world
    places = world.places
    assert len(set(places)) == len(places)
    assert all(0 < x < world.frame.width and 0 < y < world.frame.height for x, y in places)

    def apart(a: int, b: int) -> float:
        return abs(complex(*places[a]) - complex(*places[b]))

    beside = max(apart(land, land + 1) for land in range(11))
    assert min(apart(a, b) for a in range(12) for b in range(a)) > 40
    assert apart(0, 11) > 5 * beside


def test_shapes_come_along_and_say_where_their_regions_lie() -> None:
    rows = chain(4, 1)
    shape = '\n[[region]]\nid = "land_3"\nkind = "land"\noutline = [[0, 0], [90, 0], [90, 30], [0, 30]]'
    rows = {name: row | {"x": 500, "y": 200} for name, row in rows.items()}
    del rows["land_3"]["x"], rows["land_3"]["y"]
    line = OPTION.read(text_of(rows) + shape)
    world = read_map(tomllib.loads(str(line))["map"])
    assert OPTION.read(line) == line
    assert [one.outline for one in world.shapes] == ["0-0/90-0/90-30/0-30"]
    assert world.places[3] == (45, 15)


def test_a_region_without_a_shape_is_a_named_disc_with_lines_to_its_neighbours() -> None:
    """Also where other regions have shapes, which meet at their borders and need no lines."""
    rows = {name: row | {"x": 500 + 90 * i, "y": 200} for i, (name, row) in enumerate(chain(4, 1).items())}
    shape = '\n[[region]]\nid = "land_{}"\nkind = "land"\noutline = [[{}, 0], [{}, 0], [{}, 30]]'
    own = "".join([shape.format(land, 90 * land, 90 * land + 90, 90 * land) for land in (2, 3)])
    world = read_map(tomllib.loads(str(OPTION.read(text_of(rows) + own)))["map"])
    chart = chart_of(world)
    assert [one.is_disc for one in chart.shapes] == [True, True, False, False, True]
    assert sorted(at_sea for _, at_sea in chart.lines) == [False, False, True, True, True, True]
    assert not is_narrow(world, 4, FAR_NAME)
    assert str(ground(world)).count("sea-disc") == 1


def test_a_file_may_be_named_from_python(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text_of(chain(6, 1)), encoding="utf-8")
    assert GAME.new_initial_state(2, 1, {"map_file": file}).world.land_count == 6
    with pytest.raises(BadOption, match="cannot be read"):
        OPTION.read(tmp_path / "none.toml")


# --- what is refused ---


def changed(name: str, /, **row: object) -> str:
    """Return a map with a region changed."""
    rows = chain(5, 2)
    rows[name] = rows.get(name, {}) | row
    return text_of(rows)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[land_region]", "this is not TOML: .* line 1"),
        ("map = 3", r"a map has \[\[land_region\]\]"),
        ("land_region = 3", r"land_region is written \[\[land_region\]\], once for each region"),
        ("rivers = 1", "nothing reads 'rivers'"),
        (text_of(chain(5, 2)) + "\n[[sea_region]]\nsea_adjacent = []", "sea_region 3: misses key 'id'"),
        (changed("land_1", land_adjacant=[]), "land_region 'land_1': unknown key 'land_adjacant'; did you mean"),
        (changed("land_1", land_adjacent="land_0"), "land_region 'land_1': land_adjacent: is a text where a list"),
        (changed("land_1", name={"cs": "Les"}), "land_region 'land_1': name: misses key 'en'"),
        (changed("land_1", name="x" * 41), "region land_1: a name has 1 to 40 printable characters"),
        (changed("land_1", continent="Far East"), "region land_1: a continent is written like an id, not 'Far East'"),
        (changed("land_1", x=10, y=10), "region land_0 has no x and y: give them to every region, or to none"),
        (changed("land_0", land_adjacent=["land_9"], sea_adjacent=[]), "region land_0: there is no region land_9"),
        (changed("land_0", land_adjacent=["sea_0"], sea_adjacent=[]), "land_0 .land. has a land border with sea_0"),
        (changed("land_4", land_adjacent=["land_3", "land_0"]), "land_4 has a land border with land_0, but land_0 has"),
        (changed("land_9", sea_adjacent=["sea_0"] * 100), "region land_9: it has more neighbours than there can be"),
        (changed("land_9"), "region land_9 has no borders: give it a neighbour, or leave it out"),
        (text_of(chain(63, 2)), "there are 63 land regions: a map has from 4 to 62"),
        (text_of(chain(3, 2)), "there are 3 land regions"),
        (text_of(chain(40, 39)), "there are 39 sea regions: a map has at most 38"),
        (text_of(chain(5, 2), {"land_regions": 6}), "meta says 6 land_regions, but there are 5"),
        (text_of(chain(5, 2), {"width": 5}), "meta: width is from 100 to 10000, not 5"),
        (text_of(chain(5, 3), {"wrap_pairs": [["sea_0", "sea_2"]]}), "wrap_pairs: sea_0 and sea_2 are no two sea"),
        (text_of({name: row | {"x": 2000, "y": 1} for name, row in chain(4, 1).items()}), "x 2000, y 1 is outside"),
    ],
)  # fmt: skip
@pytest.mark.rule("CE-24.8")
def test_what_is_wrong_names_the_region_and_what_to_do(text: str, told: str) -> None:
    with pytest.raises(BadOption, match=told) as refusal:
        OPTION.read(text)
    assert str(refusal.value).startswith("option map_file: ")
    assert refusal.value.sentence(GAME.texts, "en") == f"This map cannot be used: {refusal.value.places['detail']}"
    assert said_in_english(refusal.value, GAME.texts) == []


@pytest.mark.rule("CE-24.8", "CE-4.2")
def test_two_islands_that_nothing_joins_are_refused() -> None:
    rows = chain(4, 1)
    rows["land_4"] = {"land_adjacent": ["land_5"]}
    rows["land_5"] = {"land_adjacent": ["land_4"]}
    with pytest.raises(BadOption, match=r"land_4 cannot be reached from land_0 .*: join it to the rest of the map"):
        OPTION.read(text_of(rows))


def test_several_faults_are_told_at_once() -> None:
    rows = chain(12, 1)
    for land in range(0, 12, 2):
        rows[f"land_{land}"]["land_adjacent"] = []
    with pytest.raises(BadOption) as refusal:
        OPTION.read(text_of(rows))
    first, *told, last = refusal.value.sentence(GAME.texts, "cs").splitlines()
    assert (first.rstrip(), last) == ("Tuto mapu nejde použít:", "– a další chyby")
    assert len(told) == MOST_TOLD
    assert all(re.fullmatch(r"– region land_\d+ má hranici po souši s regionem land_\d+, ale .*", one) for one in told)


def test_each_wrong_side_of_the_drawing_is_named() -> None:
    with pytest.raises(BadOption) as refusal:
        OPTION.read(text_of(chain(5, 2), {"width": 5, "height": 7}))
    told = str(refusal.value).splitlines()[1:]
    assert told == [f"– meta: {side} is from 100 to 10000, not {n}" for side, n in (("width", 5), ("height", 7))]


@pytest.mark.parametrize(
    ("outline", "told"),
    [
        ("[[0, 0], [9, 9]]", "region land_1: an outline has at least 3 points, all in the drawing of 1000 by 500"),
        ("[[0, 0], [9, 9], [0, 900]]", "all in the drawing of 1000 by 500"),
        ('[[0, 0], [9, 9], "x"]', "region land_1: an outline is a list of at least 3 points"),
    ],
)
def test_shapes_that_cannot_be_drawn_are_refused(outline: str, told: str) -> None:
    rows = {name: row | {"x": 500, "y": 200} for name, row in chain(4, 1).items()}
    with pytest.raises(BadOption, match=told):
        OPTION.read(text_of(rows) + f'\n[[region]]\nid = "land_1"\noutline = {outline}')
    with pytest.raises(BadOption, match="the shape land_7 is of no region; did you mean 'land_"):
        OPTION.read(text_of(rows) + '\n[[region]]\nid = "land_7"\noutline = [[0, 0], [9, 9], [0, 9]]')


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
@pytest.mark.rule("CE-24.8", "CE-5.7")
def test_everybody_needs_two_lands_to_start_in(lang: str) -> None:
    assert step(start(chain(6, 1), players=3)) == "place-start"
    with pytest.raises(BadOption, match="6 land regions, and 4 players start in 8") as refusal:
        start(chain(6, 1), players=4)
    assert "3" in refusal.value.sentence(GAME.texts, lang)


# --- words and pictures ---


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_words_and_pictures_are_of_the_map_of_the_match(lang: str) -> None:
    """At many positions: each choice names regions of this map, and all pictures can be drawn."""
    match = random_match(chain(9, 3), 3, rules="advanced")
    drawn = ""
    for number in range(0, len(match.moves), 25):
        view = match.state_at(number).view(int(match.state_at(number).current_players[0]))
        told = [GAME.describe(view, action, lang) for action in view.legal_actions(view.viewer)]
        assert all(told)
        drawn = GAME.document(view, lang)
    assert all(f'place-{name}"' in drawn for name in match.state.world.regions.names)
    thing = GAME.thing(match.state, "region-sea_1", lang)
    assert thing is not None
    assert thing.name == "Sea 1"
    assert "Land 4" in thing.text
