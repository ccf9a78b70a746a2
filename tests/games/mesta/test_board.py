"""The pictures of Města: every choice can be made on them, and nothing is on them that the view does not know."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final, cast

import pytest
from epocha_fixtures.pictures import answers, ids, offered, own_page, page, parse
from epocha_fixtures.pictures import drawn as drawn_of
from epocha_fixtures.playing import do as play
from epocha_fixtures.positions import Table as Setting
from epocha_fixtures.positions import positions

from epocha import State
from epocha.engine.bits import listed
from epocha.engine.options import OptionValue
from epocha.engine.parts.maps import Box
from epocha.engine.picture import Form
from epocha.engine.player_board import BADGE, CELL, badge_corner
from epocha.engine.text import LANGUAGES
from epocha.games.mesta import art
from epocha.games.mesta.accounts import stock
from epocha.games.mesta.board import GROUND, map_name, signs, where_cities_lie
from epocha.games.mesta.city_list import one_line, shipped_atlas
from epocha.games.mesta.components import DATA, DISCIPLINE_IDS, EMPIRE_IDS, EVENT_IDS, EVENTS
from epocha.games.mesta.dialogue import BRIEF, event_in_use, is_brief, sheet_width
from epocha.games.mesta.dialogue import HEIGHT as SHEET_HEIGHT
from epocha.games.mesta.dialogue import WIDTH as SHEET_WIDTH
from epocha.games.mesta.labels import box_of, spread
from epocha.games.mesta.pieces import EVENT, effect_lines, effect_of
from epocha.games.mesta.player_board import badge, badge_emblems, card_size, larger
from epocha.games.mesta.scenery import CITIES, MAP
from epocha.games.mesta.sets import GAP, gathered, head_of, laid_out, set_head
from epocha.games.mesta.shapes import LEFT, MIDDLE, NARROW, TALL, Shape
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table

from .build import GAME, P1, P2, P3, position

SETTINGS: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {"solo_disasters": "plague barbarians flood"}),
    (2, {"size": "quick_4n"}),
    (3, {"size": "very_short"}),
    (4, {"teams": "2v2", "size": "normal_6"}),
    (5, {"size": "normal_5n", "wonders_goal": False}),
    (6, {}),
]
OWN_CITIES = one_line(shipped_atlas().cities).replace('id = "rome"', 'id = "septimontium"')
"""A list of cities with one that has no place on the map."""
GLOW = 6
"""How far what glows around a city goes beyond it."""


def games(players: int, options: dict[str, OptionValue], seeds: int = 2, every: int = 13) -> Iterator[State]:
    """Yield positions of random games in which somebody must decide."""
    for seed in range(seeds):
        for state in positions(Setting(GAME, players, {"max_rounds": 60, **options}), seed, every, most=25):
            if not state.is_terminal:
                yield state


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_choice_is_offered_on_the_board_or_the_own_board(players: int, options: dict[str, OptionValue]) -> None:
    kinds = set()
    for state in games(players, options, seeds=5, every=4):
        player = state.to_move()
        view = state.view(player)
        prefixes = own_page(GAME, view, player)
        for action in view.legal_actions(player):
            text = GAME.action_to_text(view, action)
            assert answers(prefixes, text), text
            kinds.add(text.split()[0])
    assert {"pass", "use", "give"} <= kinds
    assert players == 1 or {"take", "put", "no"} <= kinds
    assert players < 4 or {"against", "offer"} <= kinds


def test_cities_that_a_table_brought_lie_in_a_gallery_and_offer_the_same() -> None:
    for state in games(3, {"cities_file": OWN_CITIES}, seeds=1, every=17):
        player = state.to_move()
        view = state.view(player)
        assert isinstance(view, Table)
        drawn = drawn_of(GAME, view, "map", "cs")
        assert "place-city-septimontium" in ids(drawn)
        spots = [e.attrib["cx"] + " " + e.attrib["cy"] for e in parse(drawn).iter() if e.attrib.get("r") == "23"]
        assert len(set(spots)) == len(spots) / 2 == 54
        prefixes = own_page(GAME, view, player)
        assert all(answers(prefixes, GAME.action_to_text(view, action)) for action in view.legal_actions(player))


@pytest.mark.rule("ME-14.2", "ME-12.6")
def test_a_hand_is_seen_by_its_owner_and_his_partner_but_only_the_owner_plays_it() -> None:
    table = position({P1: "rome"}, {P1: "attack curse curse", P3: "flood"}, players=4, teams="2v2")
    held = {"event-0-attack", "event-0-curse"}
    for viewer in (0, 1, 2, 3, None):
        drawn = drawn_of(GAME, table.view(viewer), f"seat-{P1}", "en")
        assert ids(drawn) & held == (held if viewer in (0, 2) else set())
        assert ("use attack" in offered(drawn)) == (viewer == 0)
        assert "3 events in hand" in drawn


@pytest.mark.rule("ME-17.3", "ME-8.16")
def test_a_reaction_looks_the_same_to_others_whether_or_not_a_protection_is_held() -> None:
    def asked(held: str) -> Table:
        table = position({P1: "rome", P2: "athens"}, {P1: "attack", P2: held})
        play(table, "use attack")
        return table

    with_it, without = asked("protection_great"), asked("curse")
    for viewer in (P1, P3, None):
        assert page(GAME, with_it.view(viewer), viewer) == page(GAME, without.view(viewer), viewer)
    assert "protect great" in offered(drawn_of(GAME, with_it.view(P2), "map", "en"))
    assert {"protect great", "no reaction"} & set(offered(drawn_of(GAME, without.view(P2), "map", "en"))) == {
        "no reaction"
    }


@pytest.mark.rule("ME-10.8")
def test_restrictions_are_plain_to_see_for_all() -> None:
    table = position({P1: "rome"}, {P1: "curse"})
    clean = drawn_of(GAME, table.view(None), "map", "en") + drawn_of(GAME, table.view(None), f"seat-{P2}", "en", "low")
    table.skips[P2] = SKIP_CITY | SKIP_EVENT
    table.silence[P2] = 2
    view = table.view(None)
    for name, form in (("map", "wide"), (f"seat-{P2}", "middle"), (f"seat-{P2}", "low")):
        drawn = drawn_of(GAME, view, name, "en", form)  # type: ignore[arg-type]
        assert "Skips drawing a city and an event in the next turn." in drawn
        assert "until the end of the next 2 turns" in drawn
    assert "Skips" not in clean


def test_a_friendly_exchange_is_drawn_with_both_cities_and_both_answers() -> None:
    table = position({P1: "rome ostia", P2: "athens sparta"}, {P1: "friendly_exchange"})
    play(table, "use friendly exchange", "offer ostia", "take athens")
    drawn = drawn_of(GAME, table.view(P2), "map", "en")
    assert {"accept", "refuse"} <= set(offered(drawn))
    assert drawn.count('class="under-way"') == 2


@pytest.mark.rule("ME-6.1", "ME-6.3")
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_each_city_on_a_table_is_one_card_and_completed_ones_are_emblems(
    players: int, options: dict[str, OptionValue]
) -> None:
    for state in games(players, options):
        view = state.view(None)
        assert isinstance(view, Table)
        for p in range(players):
            drawn = drawn_of(GAME, view, f"seat-{p}", "en")
            shown = {name.removeprefix("city-") for name in ids(drawn) if name.startswith("city-")}
            assert shown == {view.atlas.cities[city].id for city in listed(view.cities[p])}
            assert drawn.count("<title>Completed empire") == view.completed(p)


def test_how_many_of_six_a_player_has_lies_clear_of_what_glows_around_the_first() -> None:
    """Of "3/6" the last digit lay below the frame of a city that might be given away."""
    low = gathered(position({P1: "rome ostia ardea"}), 0, [0, 1, 2], MIDDLE, low=True, gap=GAP, lang="en")
    [number] = [text for text in parse(f"<svg>{set_head(P1, low, 'en')}</svg>").iter("text") if text.text == "3/6"]
    first = head_of(low=True) - 4
    assert float(number.attrib["x"]) + float(number.attrib["textLength"]) / 2 <= first - GLOW


def test_all_cities_lie_apart_on_the_map() -> None:
    x, y, width, height = MAP
    spots = list(CITIES.values())
    assert set(CITIES) == {city.id for city in shipped_atlas().cities}
    assert all(x + 30 < cx < x + width - 30 and y + 20 < cy < y + height - 30 for cx, cy in spots)
    for i, (ax, ay) in enumerate(spots):
        assert all(abs(ax - bx) > 46 or abs(ay - by) > 46 for bx, by in spots[i + 1 :])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_the_map_cover_no_city_no_mark_of_an_owner_and_no_other_name(lang: str) -> None:
    """The name of Persepolis hid whose Samaria is."""
    table = position({P1: "rome"})
    at = where_cities_lie(table)
    names = {city: map_name(table, city, spot, lang) for city, spot in at.items()}
    stand = spread(tuple(names.items()), tuple(signs(table, lang)), GROUND)
    boxes = {city: box_of(name, *stand[city]) for city, name in names.items()}
    assert sum([a.over(b) for a, b in combinations(boxes.values(), 2)]) < SLIVER
    for box in boxes.values():
        assert box.outside(GROUND) < SLIVER
        for city, (x, y) in at.items():
            reach = 17 if table.atlas.cities[city].capital else 14
            mark = Box(x + reach - 11, y - reach - 9, x + reach + 11, y - reach + 13)
            assert box.over(mark) < SLIVER
            assert box.over(Box(x - reach, y - reach, x + reach, y + reach)) < SLIVER


SLIVER: Final = 20
"""Where so little of two boxes lies over each other, their contents do not: neither fills its corners."""


def test_everything_that_the_components_name_has_a_symbol() -> None:
    assert list(art.DISCIPLINES) == DISCIPLINE_IDS
    assert list(art.EMPIRES) == EMPIRE_IDS
    assert list(art.WONDERS) == [wonder["id"] for wonder in DATA["wonder"]]
    kinds = {record["kind"] for record in DATA["event"]} - {"protection"}
    assert set(art.KINDS) - kinds == {"protection_small", "protection", "protection_great"}
    state = GAME.new_initial_state(2, seed=3)
    assert {f"sym-{name}" for name in GAME.stock(state, 0)} <= ids(GAME.symbols())


def test_a_table_full_of_cards_stays_of_reasonable_size() -> None:
    cities = [city.id for city in shipped_atlas().cities]
    laid = {p: " ".join(cities[p::2]) for p in range(2)}
    held = {0: " ".join(EVENT_IDS[: int(EVENTS) - 20]), 1: " ".join(EVENT_IDS[-20:])}
    view = position(laid, held, players=2).view(0)
    assert len(drawn_of(GAME, view, "map", "cs")) < 120_000
    assert all(len(drawn_of(GAME, view, f"seat-{p}", "cs")) < 120_000 for p in range(2))
    assert len(GAME.symbols()) < 40_000


@pytest.mark.parametrize("event", range(int(EVENTS)))
def test_what_an_event_does_stays_clear_of_the_edge_of_its_card(event: int) -> None:
    """Lines of two ended below the card, those of one at its very edge; a long word went over both sides."""
    lines = parse(f"<svg>{effect_lines(effect_of(event, 'sk', to_pile=False))}</svg>")
    for part in lines.iter("use"):
        assert float(part.attrib["y"]) + float(part.attrib["height"]) <= EVENT[1] - 2
        assert float(part.attrib["x"]) + float(part.attrib["width"]) <= EVENT[0] - 2
    for part in lines.iter("text"):
        assert float(part.attrib["y"]) <= EVENT[1] - 4


def test_a_hand_of_few_cards_is_larger_and_never_wider_than_its_board() -> None:
    """Five cards had half of their row, and were as small as eleven."""
    sizes = []
    for held in range(1, 12):
        table = position({P1: "rome"}, {P1: " ".join(EVENT_IDS[:held])})
        for shape in (MIDDLE, TALL):
            size = larger(held, shape)
            assert size == 1 or held * (size * EVENT[0] + 7) - 7 <= shape.room + 0.01
            drawn = drawn_of(GAME, table.view(P1), f"seat-{P1}", "cs", "middle" if shape is MIDDLE else "tall")
            assert (f"scale({size:g})" in drawn) == (size > 1)
        sizes.append(larger(held, MIDDLE))
    assert sizes[4] == MIDDLE.larger == max(sizes)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1


def test_the_sheet_has_one_line_while_nothing_is_under_way() -> None:
    """It covered an eighth of the map to tell the round."""
    table = position({P1: "rome", P2: "athens"}, {P1: "friendly_exchange"})
    between = sheet_width(table, "cs"), BRIEF[1]
    play(table, "use friendly exchange")
    assert not is_brief(table)
    assert between[0] * between[1] < 0.6 * sheet_width(table, "cs") * SHEET_HEIGHT


def test_the_sheet_of_an_event_is_as_wide_as_what_is_on_it() -> None:
    """It covered the north of the map, and was empty for the most part."""
    table = position({P1: "rome", P2: "athens sparta rhodes corinth"}, {P1: "barbarians"})
    play(table, "use barbarians")
    assert sheet_width(table, "en") < 0.7 * SHEET_WIDTH
    for _ in range(3):
        play(table, GAME.action_to_text(table, table.legal_actions(table.to_move())[0]))
        assert sheet_width(table, "en") <= SHEET_WIDTH


def test_empires_of_a_badge_stand_apart_and_within_it() -> None:
    """Figures of two empires ran together, and the last crossed the edge of the box."""
    one_each = "rome athens carthage memphis persepolis alesia jerusalem tarquinia tyre"
    for cities in (one_each, " ".join(one_each.split()[:5])):
        for first in (P1, P2):
            t = position({P1: cities, P2: "ostia"})
            t.first = first
            drawn = parse(f"<svg>{''.join(badge_emblems(t, P1, len(stock(t, P1))))}</svg>")
            found = [(one.attrib["transform"], one.find("text"), one.find("g/circle")) for one in drawn.findall("g")]
            assert len(found) == len(cities.split())
            spans = []
            for at, number, disc in found:
                assert number is not None
                assert disc is not None
                x, y = map(float, re.findall(r"[\d.]+", at))
                end = x + float(number.attrib["x"]) + 0.66 * float(number.attrib["font-size"])
                spans.append((y, x - float(disc.attrib["r"]), end))
            assert all(end < BADGE[0] - 2 for _y, _start, end in spans)
            assert all(a[2] + 1 <= b[1] for a, b in pairwise(sorted(spans)) if a[0] == b[0])


def test_the_flag_of_the_first_player_covers_no_number_of_a_badge() -> None:
    """Twelve cities read as one city with a flag."""
    t = position({P1: "rome", P2: "ostia"}, {})
    first = int(t.first)
    layers = {layer.name: layer.draw() for layer in badge(cast(Table, t.view(P3)), first, "en").layers}
    [use] = parse(f"<svg>{layers['first']}</svg>").iter("use")
    x, y = float(use.get("x", 0)), float(use.get("y", 0))
    corners = [badge_corner(i) for i in range(len(stock(t, first)))]
    assert all(x >= left + CELL[0] or y >= top + CELL[1] for left, top in corners)


def test_protections_in_use_cover_nothing_of_the_card_in_use() -> None:
    """A shield lay over what the event does."""
    t = position({P2: "rome", P3: "ostia"}, {P1: "commander_rome", P2: "protection", P3: "protection"})
    play(t, "use commander rome", "protect normal")
    assert len(t.reactions) == 1
    shown = parse(f"<svg>{''.join(event_in_use(cast(Table, t.view(P3)), 'en'))}</svg>")
    badges = [(float(use.get("x", 0)), float(use.get("width", 0))) for use in shown.findall("use")]
    assert badges
    left, right = 50, 50 + EVENT[0]
    assert all(x + width < left + 4 or x > right for x, width in badges)


SHAPES: Final[dict[Form, Shape]] = {"middle": MIDDLE, "tall": TALL, "narrow": NARROW}
SCALES: Final[dict[Form, float]] = {
    "middle": 488 / MIDDLE.width,
    "tall": 376 / TALL.width,
    "narrow": 319 / NARROW.width,
}
"""How large each form is at least on a laptop, on a phone and on a tablet held flat."""


@pytest.mark.parametrize("form", SHAPES)
@pytest.mark.parametrize("held", [5, 12, 18])
def test_letters_of_the_own_board_can_be_read_and_nothing_covers_a_card(form: Form, held: int) -> None:
    """Letters had 7 pixels on a tablet held flat; of twelve cards the upper row could not be read."""
    cities = [city.id for city in shipped_atlas().cities]
    table = position({P1: " ".join(cities[::3])}, {P1: " ".join(EVENT_IDS[:held])})
    root = parse(drawn_of(GAME, table.view(P1), f"seat-{P1}", "cs", form))
    sizes = [float(text.attrib["font-size"]) for text in root.iter() if text.tag.endswith("text")]
    assert min([*sizes, 30 * SHAPES[form].shield]) * SCALES[form] >= 11  # the score is drawn smaller with its shield
    assert "…" not in "".join(root.itertext())
    if held > SHAPES[form].held:  # one row is a fan, which is turned
        wide, high = card_size(held, SHAPES[form])
        found = [one.attrib["transform"] for one in root.iter() if one.get("id", "").startswith("event-0-")]
        corners = [tuple(map(float, re.findall(r"[-\d.]+", at))) for at in found]
        assert len(corners) == held
        assert all(abs(a[0] - b[0]) >= wide or abs(a[1] - b[1]) >= high for a, b in combinations(corners, 2))


@pytest.mark.parametrize("form", SHAPES)
@pytest.mark.parametrize("every", [2, 3, 5])
def test_sets_of_cities_lie_on_the_board_apart_from_each_other(form: Form, every: int) -> None:
    cities = [city.id for city in shipped_atlas().cities]
    table = position({P1: " ".join(cities[::every])})
    shape = SHAPES[form]
    for lang in ("en", "cs", "sk"):
        sets = laid_out(table, P1, shape, 0, lang)
        assert all(one.x + one.width <= shape.width - LEFT + 0.01 for one in sets)
        assert all(one.x + x + width <= shape.width - LEFT for one in sets for x, _row, width in one.spots)
        for a, b in combinations(sets, 2):
            beside = a.x + a.width <= b.x or b.x + b.width <= a.x
            assert beside or a.y + a.height <= b.y or b.y + b.height <= a.y
