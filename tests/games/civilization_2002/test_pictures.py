"""What is drawn of the Boardgame: that everything is there once, that nobody sees too much, and what is offered."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import combinations
from typing import cast

import pytest

from epocha.engine.picture import Drawing, Form, Picture
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import REGION_IDS, THE_WORLD
from epocha.games.civilization_2002.battle_picture import battle
from epocha.games.civilization_2002.board import board
from epocha.games.civilization_2002.close_ups import close_up
from epocha.games.civilization_2002.desk import desk
from epocha.games.civilization_2002.emblems import emblem_symbols
from epocha.games.civilization_2002.forecast import ROLLS, city_cards, forecast
from epocha.games.civilization_2002.gallery import pictures, symbols
from epocha.games.civilization_2002.ground import FAR_CELL, NEAR_CELL
from epocha.games.civilization_2002.lettering import (
    FAR_NAME,
    NEAR_NAME,
    box_at,
    half_width,
    is_shown,
    name_places,
)
from epocha.games.civilization_2002.map_lines import alone, chained, shared
from epocha.games.civilization_2002.map_shapes import BEYOND, BREADTH, HEIGHT, WIDTH, chart_of
from epocha.games.civilization_2002.odds import keeps_field, odds
from epocha.games.civilization_2002.production import city_production, income_of
from epocha.games.civilization_2002.production import total as total_of
from epocha.games.civilization_2002.scores import scores
from epocha.games.civilization_2002.shelf import OPEN, Row, row
from epocha.games.civilization_2002.spots import clearance, covered, spots
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.tray import CARD, CORNERS

from .field import (
    GAME,
    P1,
    P2,
    P3,
    do,
    fleet,
    learned,
    march,
    moving,
    neutral,
    number_of,
    read,
    settled,
    token,
    trading,
    unit,
    wonder,
    world,
)
from .own_worlds import chain, text_of

KINDS = {
    "figure": c.FIGURE.ids, "resource": c.RESOURCE.ids, "wonder": c.WONDER.ids, "improvement": c.IMPROVEMENT.ids,
}  # fmt: skip
MOST_COVERED = 0.4
"""What part of a letter things may lie on at most, where two stand in each region."""
SCALE_ON_A_LAPTOP = 792 / WIDTH
"""Pixels a unit of the map where the whole earth is in view on a screen of 1280 by 720."""


def seen_by(table: Table, seat: int | None) -> Table:
    """Return the view of a seat."""
    return cast(Table, table.view(seat))


def offered(*shown: Picture) -> list[str]:
    """Return the beginnings of the texts that the places of pictures offer."""
    found = [actions for picture in shown for actions in re.findall(r'data-actions="([^"]*)"', picture.svg())]
    return [action for actions in found for action in unescape(actions).split("|")]


def legal(table: Table, seat: int) -> list[str]:
    return [GAME.action_to_text(table, action) for action in table.legal_actions(seat)]


def missing(table: Table, seat: int) -> list[str]:
    """Return what a seat can do and finds on no picture that it sees; single words may be in the list alone."""
    view = seen_by(table, seat)
    there = offered(*[one for one in pictures(view, "en") if one.seat in (-1, seat)])
    return [
        text
        for text in legal(view, seat)
        if " " in text and not any(text == stem or text.startswith(f"{stem} ") for stem in there)
    ]


def all_drawn(table: Table, seat: int | None) -> str:
    """Return every form of every picture that a seat sees, with the keys of the layers."""
    view = seen_by(table, seat)
    found: list[str] = []
    for picture in pictures(view, "en"):
        for form in picture.forms:
            found += [picture.svg(form), *[repr(layer.key) for layer in picture.drawing(form).layers]]
    return "".join(found)


def crowded() -> Table:
    """Return a world with all kinds of pieces, many of them in one place."""
    table = world("advanced", "medieval", 3)
    settled(table, P2, "gobi", 2, "wine")
    for figure, count in (("knight", 2), ("man_at_arms", 3), ("catapult", 1), ("settler", 2)):
        unit(table, P1, figure, "gobi", count)
    unit(table, P2, "swordsman", "gobi", 2)
    unit(table, P3, "horseman", "gobi")
    neutral(table, "horseman", "lena")
    fleet(table, P1, "galley", "yellow_sea", "knight", "settler")
    fleet(table, P1, "galley", "yellow_sea", "knight", "settler")
    fleet(table, P2, "caravel", "yellow_sea", "swordsman")
    return table


def played(rules: str, players: int, seed: int, plies: int = 700) -> Iterator[tuple[Table, int]]:
    """Yield positions of a random game in which most is bought, moved and fought, each with who is asked.

    Of positions in which the same kinds of things can be done there are three at most.
    """
    table, rng = cast(Table, GAME.new_initial_state(players, seed, {"rules": rules})), random.Random(seed)  # noqa: S311
    met: Counter[tuple[str, ...]] = Counter()
    for _ in range(plies):
        if table.is_terminal:
            return
        seat = table.current_players[0]
        texts = legal(table, seat)
        verbs = tuple(sorted({text.split()[0] for text in texts}))
        met[verbs] += 1
        if met[verbs] <= 3:
            yield table, seat
        eager = [10 if text.split()[0] in ("to", "found", "attack", "explore", "buy") else 1 for text in texts]
        table.apply_action(seat, rng.choices(list(table.legal_actions(seat)), eager)[0])


# --- everything is there ---


def test_everything_has_an_emblem_of_its_own() -> None:
    drawn = emblem_symbols()
    names = [f"{kind}-{name}" for kind, ids in KINDS.items() for name in ids]
    names += [f"token-{one.id}" for one in c.TOKEN if one.resource < 0]
    names += [f"{size}-{seat}" for size in c.SIZE.ids for seat in range(c.MOST_PLAYERS)]
    arts = [re.sub(r'id="[^"]*"', "", drawn[name]) for name in names]
    assert len(set(arts)) == len(names)


def test_every_symbol_that_is_used_is_in_the_sprite() -> None:
    known = set(re.findall(r' id="([^"]*)"', symbols()))
    for picture in pictures(seen_by(crowded(), P1), "cs"):
        for form in picture.forms:
            assert set(re.findall(r'href="#([^"]*)"', picture.svg(form))) <= known


def test_things_are_shown_on_their_own() -> None:
    names = [f"{kind}-{name}" for kind, ids in KINDS.items() for name in ids]
    names += [f"region-{name}" for name in REGION_IDS] + [f"unit-{name}" for name in c.UNIT.ids]
    assert all("<use" in close_up(THE_WORLD, name) for name in names)
    assert not close_up(THE_WORLD, "technology-masonry")
    assert not close_up(THE_WORLD, "region-atlantis")


# --- the map ---


def test_each_piece_is_drawn_once_and_counted() -> None:
    """Pieces aboard too: two like galleys with a knight each, a caravel with a swordsman."""
    table = crowded()
    drawn = board(seen_by(table, P3), "en").svg()
    found = Counter(re.findall(r'id="piece-(\d+)"', drawn))
    assert len(found) == number_of(table)
    assert set(found.values()) == {1}
    gobi = layer(board(seen_by(table, P3), "en").drawing(), "on-gobi")
    assert sorted(re.findall(r'badge-number">(\d+)<', gobi)) == ["1", "2", "2", "2", "2", "3", "6"]


def layer(drawing: Drawing, name: str) -> str:
    """Return a layer as it is drawn."""
    return next(one.draw() for one in drawing.layers if one.name == name)


def test_own_pieces_stand_first() -> None:
    """Those of who looks, then in play order, the neutral ones last."""
    table = crowded()
    neutral(table, "horseman", "gobi")
    owners = re.findall(r'class="moves( p\d)?"', layer(board(seen_by(table, P2), "en").drawing(), "on-gobi"))
    assert list(dict.fromkeys(owners)) == [" p1", " p2", " p0", ""]


def test_a_move_draws_two_regions_anew() -> None:
    table = moving(unit_in(world("advanced"), "knight", "gobi"))
    before = {one.name: one.key for one in board(seen_by(table, P1), "en").drawing().layers if one.tells}
    do(table, "from gobi", "knight", "to steppe")
    after = {one.name: one.key for one in board(seen_by(table, P1), "en").drawing().layers if one.tells}
    assert {name for name in before if before[name] != after[name]} == {"on-gobi", "on-steppe"}


def unit_in(table: Table, figure: str, region: str) -> Table:
    unit(table, P1, figure, region)
    return table


def test_things_stand_inside_their_region_where_there_is_room() -> None:
    """And apart from each other everywhere."""
    for region in range(THE_WORLD.count):
        for cell, letters in ((FAR_CELL, FAR_NAME), (NEAR_CELL, NEAR_NAME)):
            for count in (1, 2, 4):
                found = spots(THE_WORLD, region, count, cell, letters)
                assert len(set(found)) == count
                for x, y in found:
                    assert -cell < x < WIDTH + cell
                    assert -cell < y < HEIGHT + cell
                    assert clearance(THE_WORLD, region, x, y) > -1.2 * cell, REGION_IDS[region]
    siberia = read("siberia")
    for x, y in spots(THE_WORLD, siberia, 4, FAR_CELL, FAR_NAME):
        assert clearance(THE_WORLD, siberia, x, y) > FAR_CELL / 2


def test_the_edges_of_the_map_are_one() -> None:
    """What lies along one edge is repeated beyond the other, and nothing else is."""
    shapes = chart_of(THE_WORLD).shapes
    beyond: dict[str, set[str]] = {"left": set(), "right": set()}
    for region, name in enumerate(REGION_IDS):
        starts = [float(x) for x in re.findall(rf"M([\d.-]+) [\d.-]+h{BEYOND:g}V", shapes[region].path)]
        beyond["left"] |= {name} if 0.0 in starts else set()
        beyond["right"] |= {name} if WIDTH - BEYOND in starts else set()
    pairs = THE_WORLD.frame.wrap_pairs
    assert beyond == {"left": {east for _, east in pairs}, "right": {west for west, _ in pairs}}


def test_an_own_map_goes_round_if_it_says_which_seas_meet_at_its_edges() -> None:
    """Lines between neighbours that lie across the edge are cut there, at the same height on both sides."""
    rows = chain(6, 2)
    for name, (x, y) in {"sea_0": (100, 200), "sea_1": (900, 300)}.items():
        rows[name] |= {"x": x, "y": y}
    for land in range(6):
        rows[f"land_{land}"] |= {"x": 300 + 60 * land, "y": 100}
    drawn = {}
    for seas in ([], [["sea_0", "sea_1"]]):
        table = GAME.new_initial_state(2, 1, {"map_file": text_of(rows, {"wrap_pairs": seas})})
        drawn[bool(seas)] = board(table.view(0), "en").svg()
    across = re.compile(rf'd="M248 600L0 ([\d.]+)M{WIDTH:g} ([\d.]+)L2232 900"')
    assert "data-breadth" not in drawn[False]
    assert not across.search(drawn[False])
    assert f'data-breadth="{WIDTH:g}"' in drawn[True]
    ends = across.search(drawn[True])
    assert ends
    assert ends[1] == ends[2] == "750"


def test_letters_on_the_map_can_be_read_from_afar() -> None:
    """At 11 pixels at the least where the whole earth is in view."""
    drawn = board(seen_by(crowded(), P1), "en").svg()
    far = re.sub(r'<g[^>]*class="near[^"]*".*?</g>', "", drawn)
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', far)]
    assert [size for size in set(sizes) if size * SCALE_ON_A_LAPTOP < 11] in ([], [23.0])


# --- secrets ---


@pytest.mark.parametrize("size", [(FAR_NAME, FAR_CELL), (NEAR_NAME, NEAR_CELL)])
def test_names_of_lands_that_stand_on_a_line_do_not_touch(size: tuple[float, float]) -> None:
    """Yucatán and Orinoko read as one word."""
    lands = range(THE_WORLD.land_count)
    at = name_places(THE_WORLD, *size)
    half = [half_width(THE_WORLD, land, size[0]) for land in lands]
    for a, b in combinations(lands, 2):
        if abs(at[a][1] - at[b][1]) < 0.6 * size[0]:
            assert abs(at[a][0] - at[b][0]) - half[a] - half[b] > 0.1 * size[0], (REGION_IDS[a], REGION_IDS[b])


@pytest.mark.parametrize(("size", "cell"), [(FAR_NAME, FAR_CELL), (NEAR_NAME, NEAR_CELL)])
def test_what_stands_on_the_map_covers_no_name(size: float, cell: float) -> None:
    """Be it a settlement and an army in each region: they lay across the names of every third one."""
    named = [region for region in range(THE_WORLD.count) if is_shown(THE_WORLD, region, size)]
    at = name_places(THE_WORLD, size, cell)
    names = {region: box_at(at[region], half_width(THE_WORLD, region, size), size) for region in named}
    letters = sum([2 * half_width(THE_WORLD, region, size) * size for region in named])
    for count in (1, 2):
        under: dict[str, float] = {}
        for land in range(THE_WORLD.land_count):
            for spot in spots(THE_WORLD, land, count, cell, size):
                for region, box in names.items():
                    under[REGION_IDS[region]] = under.get(REGION_IDS[region], 0) + covered(spot, cell).over(box)
        assert not {name: area for name, area in under.items() if area > MOST_COVERED * size * size}
        assert sum(under.values()) < 0.01 * letters
    assert not any(names[a].over(names[b]) for a, b in combinations(named, 2))


NEAR_BORDER = 5
"""Where it cannot be seen on which side of a border the middle of a name is."""


@pytest.mark.parametrize("size", [FAR_NAME, NEAR_NAME])
def test_a_name_stands_at_its_region_and_in_no_other_land(size: float) -> None:
    for region, (x, y) in enumerate(name_places(THE_WORLD, size, 0)):
        middle = (x, y - 0.3 * size)
        if is_shown(THE_WORLD, region, size):
            assert clearance(THE_WORLD, region, *middle) > -3 * size, REGION_IDS[region]
            lands = range(THE_WORLD.land_count)
            inside = [REGION_IDS[land] for land in lands if clearance(THE_WORLD, land, *middle) > NEAR_BORDER]
            assert inside in ([], [REGION_IDS[region]])


def test_a_token_is_told_to_nobody_who_has_not_looked_at_it() -> None:
    """Not by a byte of any picture, in whatever form, nor by the key of a layer."""
    seen: dict[str, list[str]] = {}
    for kind in ("resource_gems", "treasure"):
        table = token(crowded(), kind, "nubia")
        table.token_seen[read("nubia")] = 1 << P1
        seen[kind] = [all_drawn(table, viewer) for viewer in (P1, P2, None)]
    gems, treasure = seen["resource_gems"], seen["treasure"]
    assert gems[0] != treasure[0]
    assert gems[1:] == treasure[1:]


def test_who_has_looked_at_a_token_is_seen_by_all() -> None:
    table = token(crowded(), "resource_gems", "nubia")
    before = all_drawn(table, P2)
    table.token_seen[read("nubia")] = 1 << P1
    assert all_drawn(table, P2) != before


def test_a_unit_that_is_chosen_in_secret_is_marked_for_its_leader_alone() -> None:
    table = world("advanced", "ancient", 3)
    for seat in (P1, P2):
        unit(table, seat, "knight", "gobi")
        unit(table, seat, "swordsman", "gobi")
    do(moving(table), "done", "attack 2 in gobi")
    before = [battle(seen_by(table, viewer), "en")[0].svg() for viewer in (P1, P2, P3)]
    table.apply_action(P1, GAME.text_to_action(table, "use knight of 1"))
    named = battle(seen_by(table, P3), "en")[0].svg(names=("Anna", "Bert", "Cilka"))
    assert all(f">{name}</text>" in named for name in ("Anna", "Bert")), "both sides are called by name"
    after = [battle(seen_by(table, viewer), "en")[0].svg() for viewer in (P1, P2, P3)]
    assert after[0].count("chosen-card") == before[0].count("chosen-card") + 1
    assert after[1:] == before[1:]


# --- what is offered ---


@pytest.mark.parametrize(("rules", "players"), [("basic", 2), ("advanced", 4)])
def test_every_choice_of_a_game_is_found_on_a_picture(rules: str, players: int) -> None:
    checked = 0
    for table, seat in played(rules, players, seed=3):
        assert missing(table, seat) == []
        checked += 1
    assert checked > 30


def test_all_that_a_fleet_carries_can_be_picked_on_the_map() -> None:
    table = world("advanced")
    fleet(table, P1, "galley", "yellow_sea", "knight", "settler")
    unit(table, P1, "settler", "huang_he")
    do(moving(table), "from yellow sea")
    assert {"fleet 1", "settler of fleet 1"} <= set(legal(table, P1))
    assert missing(table, P1) == []
    do(table, "settler of fleet 1")
    assert missing(table, P1) == []


def test_aircraft_and_fleets_of_both_sides_can_be_sent() -> None:
    table = learned(world("advanced", "modern"), P1, "flight")
    for seat in (P1, P2):
        fleet(table, seat, "battleship", "yellow_sea")
        fleet(table, seat, "frigate", "yellow_sea", "knight")
    do(moving(table), "done", "attack 2 in yellow sea")
    assert any(text.startswith("use fleet") for text in legal(table, P1))
    assert missing(table, P1) == []


def test_asides_are_found_on_the_wonders_and_on_the_map() -> None:
    table = world("advanced", "modern")
    for name in ("united_nations", "manhattan_project"):
        wonder(table, P1, name)
    settled(settled(table, P1, "gobi"), P1, "steppe")
    unit(table, P1, "settler", "gobi")
    moving(table)
    assert {"bomb siberia", "end game united nations"} <= set(legal(table, P1))
    assert missing(table, P1) == []


def test_an_offer_waits_on_the_desk_for_whom_it_is_made() -> None:
    table = settled(settled(world("basic"), P1, "gobi", 1, "wine"), P2, "steppe", 1, "iron")
    table.gold[P1] = 20
    do(trading(table), "offer 2", "give 5 gold", "take card of steppe", "send")
    answers = ["accept", "decline", "counter"]
    assert [text for text in offered(desk(seen_by(table, P2), "en")[0]) if text in answers] == answers
    assert not set(answers) & set(offered(desk(seen_by(table, P3), "en")[0]))


def test_an_offer_for_a_good_begins_where_somebody_holds_it() -> None:
    """With those alone who can be offered a deal; here P3 holds nothing."""
    table = settled(settled(world("basic"), P1, "gobi", 1, "wine"), P2, "steppe", 1, "iron")
    drawn = desk(seen_by(trading(table), P1), "en")[0].svg()
    begun = re.findall(r'data-actions="(offer \d)" data-then="([^"]*)"', drawn)
    assert begun == [("offer 2", "take card of steppe")]
    do(table, *begun[0])
    assert "send" in legal(table, P1)


def test_the_question_stands_in_front() -> None:
    table = world("advanced", "ancient", 3)
    for seat in (P1, P2):
        unit(table, seat, "knight", "gobi")
    do(moving(table), "done", "attack 2 in gobi")
    view = seen_by(table, P1)
    assert GAME.front(view, P1, pictures(view, "en")) == "battle"


def test_who_may_intercept_sees_whom_and_answers_there() -> None:
    """All who could fight stand on their sides, and settlers who come; others see them too, but not the buttons."""
    table = world("advanced", "ancient", 3)
    unit(table, P1, "knight", "gobi")
    unit(table, P1, "swordsman", "steppe", 2)
    unit(table, P1, "settler", "steppe")
    unit(table, P2, "swordsman", "steppe", 3)
    unit(table, P3, "horseman", "steppe")
    march(moving(table), "gobi", "knight", "steppe")
    view = seen_by(table, P2)
    assert GAME.front(view, P2, pictures(view, "en")) == "battle"
    shown = battle(view, "en")[0]
    assert re.findall(r"×(\d)", layer(shown.drawing(), "side-0")) == ["2", "1"]
    assert re.findall(r"×(\d)", layer(shown.drawing(), "side-1")) == ["3"]
    assert f"{keeps_field(table, read('steppe'), (P2,), (P1,))}\u00a0%" in layer(shown.drawing("tall"), "odds")
    assert sorted(offered(shown)) == ["done", "intercept"]
    assert sorted(offered(battle(seen_by(table, P1), "en")[0])) == []


def test_a_settler_who_is_met_is_shown() -> None:
    table = world("advanced", "ancient", 3)
    unit(table, P1, "settler", "gobi")
    unit(table, P2, "swordsman", "steppe")
    march(moving(table), "gobi", "settler", "steppe")
    drawn = battle(seen_by(table, P2), "en")[0].drawing()
    assert "figure-settler" in layer(drawn, "side-0")
    assert "100\u00a0%" in layer(drawn, "odds")


# --- numbers ---


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_what_is_forecast_is_what_production_brings(rules: str) -> None:
    """Card by card, as far as it is certain, and with a surplus exactly as much more as the forecast says."""
    for table, _ in played(rules, 4, seed=5):
        for seat in range(4):
            coming = forecast(table, seat)
            if rules == "advanced":
                assert sum([card.gold for card in city_cards(table, seat)]) == city_production(table, seat)
            brought: Counter[int] = Counter()
            for roll in range(2, 13):
                table.surplus = roll
                brought[int(total_of(income_of(table, seat)))] += 6 - abs(7 - roll)
            with_it = {coming.most: coming.chance} if coming.chance else {}
            assert brought == Counter({coming.least: ROLLS - coming.chance}) + Counter(with_it)


def test_a_lent_card_lies_on_the_sheet_of_who_holds_it() -> None:
    table = settled(settled(world("advanced"), P1, "gobi", 2, "wine"), P2, "steppe")
    table.card_with[read("gobi")] = P2
    assert [card.seat for card in city_cards(table, P2)] == [P1, P2]
    assert city_cards(table, P1) == []


def test_odds_add_up() -> None:
    assert odds(1, 0, 1, 0) == (42, 17)
    assert odds(1, 6, 1, 0) == (100, 0)
    assert odds(2, 1, 1, 2).wins == 100 - sum(odds(1, 2, 2, 1))


def test_a_fallen_wonder_and_an_obsolete_improvement_look_past() -> None:
    table = wonder(world("advanced", "medieval"), P1, "colossus")
    table.obsolete = 1 << c.IMPROVEMENT.number("granary")
    shown = {one.name: one for one in pictures(seen_by(table, P1), "en")}
    assert (
        row_state(shown["wonders"].svg(), "colossus") == row_state(shown["improvements"].svg(), "granary") == "row-past"
    )
    assert row_state(shown["improvements"].svg(), "library") != "row-past"


def row_state(drawn: str, name: str) -> str:
    """Return the class of the row of a card."""
    place = re.search(rf'id="place-\w+-{name}"', drawn)
    assert place
    after = drawn[place.end() :]
    return re.findall(r'class="(row-\w+)"', after)[0]


def test_lines_on_the_map_are_drawn_once_and_none_lies_across_the_ice() -> None:
    """Seas meet along the meridian at both edges of the map, in the same dashes; the ice has one edge."""
    chart = chart_of(THE_WORLD)
    lines = re.findall(r"M(\d+) (\d+)l([^M]*)", chart.sea_borders)
    for x in (BEYOND, BEYOND + BREADTH):
        along = [(y, steps) for at, y, steps in lines if float(at) == x and re.fullmatch(r"0 \d+", steps)]
        assert along == [("126", "0 443"), ("569", "0 476"), ("1045", "0 455")]
    assert len(set(lines)) == len(lines)
    assert re.findall(r"M(\d+ \d+)l", chart.ice_edges) == ["40 126"]


def test_edges_of_shapes_are_put_together_to_lines() -> None:
    """Two squares beside each other: what they share is one line, and what each has alone is a line around the rest."""
    left, right = [(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 0), (2, 0), (2, 1), (1, 1)]
    assert chained(shared([left, right])) == [[(1, 0), (1, 1)]]
    around = chained(alone([left, right]))
    assert len(around) == 1
    assert around[0][0] == around[0][-1]
    assert len(around[0]) == 7


def test_the_strip_of_an_only_rival_shows_all_that_its_sheet_does() -> None:
    """With two players it has a whole row; with more, the strips share it."""
    table = settled(settled(world(players=2), P2, "gobi", 2), P2, "steppe", 1)
    strip, shared_row = [
        next(one for one in pictures(seen_by(at, P1), "en") if one.seat == P2) for at in (table, world(players=3))
    ]
    assert strip.drawing("low").width / strip.drawing("low").height > 6
    assert shared_row.drawing("low").width / shared_row.drawing("low").height < 3
    drawn = strip.svg("low")
    assert all(line in drawn for line in ("Settlements", "Variety", "Monopolies", "Surplus"))
    assert {"region-gobi", "region-steppe"} <= set(re.findall(r'data-thing="([\w-]+)"', drawn))


def test_what_glows_lies_below_the_letters_of_a_card_on_a_shelf() -> None:
    """The name of a card reaches up to its edge, and the glow lay across it."""
    card = Row("wheel", "technology-wheel", "", "The Wheel", "", (), "25", (), OPEN, "take wheel", "The Wheel")
    drawn = str(row(card, 0, 242))
    assert 0 < drawn.index('class="halo"') < drawn.index("The Wheel</text>")


def test_cards_on_the_sea_lie_on_no_land_and_not_on_each_other() -> None:
    """And within the world, whose edges a phone joins."""
    for x, y in CORNERS:
        assert x > BEYOND
        assert x + CARD[0] < WIDTH - BEYOND
        assert y + CARD[1] < HEIGHT
        under = [(x + CARD[0] * i / 17, y + CARD[1] * j / 7) for i in range(18) for j in range(8)]
        assert [
            THE_WORLD.regions.names[land]
            for land in range(THE_WORLD.land_count)
            if any(clearance(THE_WORLD, land, *point) > 0 for point in under)
        ] == []
    for (x, y), (other_x, other_y) in combinations(CORNERS, 2):
        assert abs(x - other_x) > CARD[0] or abs(y - other_y) > CARD[1]


def test_a_region_tells_what_is_picked_in_it_if_there_is_one_kind_of_pieces() -> None:
    table = unit_in(unit_in(world("advanced"), "knight", "nubia"), "knight", "nubia")
    unit(unit_in(table, "knight", "gobi"), P1, "settler", "gobi")
    drawn = board(seen_by(moving(table), P1), "en").svg()
    assert re.findall(r'id="place-(\w+)"[^>]*data-alone="(\w+)"', drawn) == [("nubia", "knight")]
    assert "data-alone" not in board(seen_by(table, P2), "en").svg(), "P2 is not asked"


def test_points_are_drawn_as_wide_as_a_phone() -> None:
    """A phone drew them for a wider window and showed the middle, without the names of the players."""
    table = settled(settled(world(players=3), P1, "gobi", 2), P2, "steppe", 1)
    points = scores(seen_by(table, P1), "en")
    screens = {"wide": 726, "flat": 480, "tall": 375}
    for form, screen in screens.items():
        drawn = points.drawing(cast(Form, form))
        assert 0.95 * screen < drawn.width <= screen
        bars = re.findall(r'<rect x="([\d.]+)"[^>]*? width="([\d.]+)"', points.svg(cast(Form, form)))
        assert bars
        assert all(float(x) + float(width) <= drawn.width for x, width in bars)


def test_names_and_pieces_lie_above_the_bursts_of_battles() -> None:
    """A burst lay across the name of the region in which one chooses the next battle."""
    order = [layer.name for layer in board(seen_by(world(), P1), "en").drawing().layers]
    assert order.index("place-steppe") < order.index("battles") < order.index("names") < order.index("on-steppe")
