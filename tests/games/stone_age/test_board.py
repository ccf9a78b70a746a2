"""The pictures of Stone Age: every choice can be made on them, and nothing is on them that the view does not know."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from epocha_fixtures.positions import Table as Setting
from epocha_fixtures.positions import positions

from epocha import Chance, State, load_game
from epocha.engine.svg import style_sheet
from epocha.engine.text import LANGUAGES
from epocha.games.stone_age import pieces
from epocha.games.stone_age.components import CARD_IDS, PLACES
from epocha.games.stone_age.state import NONE, Table

from .build import BLUE, GREEN, RED, acting, do, give, options, own, own_tiles, placing, position, show

GAME = load_game("stone_age")
LIST_ONLY = {"starve", "decline", "done", "buy"}
"""Choices that may be found in the list alone."""
COUNTS = (2, 3, 4)


def games(players: int, seeds: int = 2, every: int = 11) -> Iterator[State]:
    """Yield positions of random games in which somebody must decide."""
    for seed in range(seeds):
        for state in positions(Setting(GAME, players, {"max_rounds": 10}), seed, every, most=40):
            if not state.is_terminal:
                yield state


def seen_by_mover(state: State) -> tuple[int, State]:
    player = state.current_players[0]
    return player, state.view(player)


def page(view: State, seat: int | None, lang: str = "en") -> str:
    """Return all pictures of one seat's page: symbols, board, every player's board, and others' also as strips."""
    seats = range(int(view.players))
    strips = [GAME.player_board(view, p, lang, compact=True) for p in seats if p != seat]
    boards = [GAME.player_board(view, p, lang) for p in seats]
    return "<div>" + "".join([GAME.symbols(), GAME.board(view, lang), *boards, *strips]) + "</div>"


def parse(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)  # noqa: S314


def offered(picture: str) -> list[str]:
    """Return the beginnings of action texts that a picture's places answer to."""
    places = [e for e in parse(picture).iter() if "data-actions" in e.attrib]
    return [prefix for e in places for prefix in e.attrib["data-actions"].split("|")]


def answers(prefixes: list[str], text: str) -> bool:
    return any(text == prefix or text.startswith(prefix + " ") for prefix in prefixes)


@pytest.mark.parametrize("players", COUNTS)
def test_every_choice_is_offered_on_the_board_or_the_own_board(players: int) -> None:
    kinds = set()
    for state in games(players, seeds=6, every=5):
        player, view = seen_by_mover(state)
        prefixes = offered(GAME.board(view, "en")) + offered(GAME.player_board(view, player, "en"))
        for action in view.legal_actions(player):
            text = GAME.action_to_text(view, action)
            assert text in LIST_ONLY or answers(prefixes, text), text
            kinds.add(text.split()[0])
    assert {"place", "go", "use", "pay", "take"} <= kinds


@pytest.mark.parametrize("players", COUNTS)
def test_every_beginning_that_a_place_answers_to_is_an_action(players: int) -> None:
    known = [GAME.notation.text(action) for action in GAME.notation.actions]
    for state in games(players, seeds=1, every=17):
        player, view = seen_by_mover(state)
        for prefix in offered(GAME.board(view, "en")) + offered(GAME.player_board(view, player, "en")):
            assert any(answers([prefix], text) for text in known), prefix


def test_what_is_being_bought_or_rolled_answers_to_its_last_word() -> None:
    table = position(2)
    show(table, "wood2 clay1", "open a")
    give(table, RED, wood=4, clay=2, tools=(1, 0, 0))
    table = acting(table, {RED: {"building 1": 1, "building 2": 1, "forest": 2, "river": 1}})
    for way, word in (("go building 1", "buy"), ("go building 2", "done"), ("go forest", "done")):
        before = offered(GAME.board(table.view(RED), "en"))
        do(table, way)
        if way == "go building 2":
            do(table, "pay wood")
        assert word in options(table)
        assert word in offered(GAME.board(table.view(RED), "en"))
        assert word not in before
        do(table, word)


@pytest.mark.parametrize("players", COUNTS)
def test_pictures_are_xml_with_ids_unique_on_a_page_and_no_style_inside(players: int) -> None:
    for state in games(players):
        player, view = seen_by_mover(state)
        drawn = page(view, player)
        elements = list(parse(drawn).iter())
        ids = Counter(e.attrib["id"] for e in elements if "id" in e.attrib)
        assert [name for name, n in ids.items() if n > 1] == []
        used = {e.attrib["href"].removeprefix("#") for e in elements if e.tag.endswith("use")}
        assert used <= set(ids)
        assert not [e for e in elements if e.tag.endswith("style") or "style" in e.attrib]


def test_every_class_has_a_rule() -> None:
    rules = set(re.findall(r"\.([a-z][\w-]*)", style_sheet("epocha.games.stone_age")))
    bare = {"places", "scenery", "track", "stone-age", "moves"}
    for state in games(4, seeds=1, every=17):
        drawn = page(state.view(None), None)
        classes = {name for e in parse(drawn).iter() for name in e.attrib.get("class", "").split()}
        assert classes - bare <= rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", COUNTS)
def test_all_languages_draw_every_position(players: int, lang: str) -> None:
    for state in games(players, seeds=1, every=17):
        player, view = seen_by_mover(state)
        assert "{" not in re.sub(r"<[^>]*>", "", page(view, player, lang))
        parse(GAME.picture(view, lang))


@pytest.mark.rule("SA-14.2", "SA-14.5")
@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_may_not_know_changes_nothing_it_sees(players: int) -> None:
    for state in games(players, seeds=2, every=40):
        for viewer in (0, None):
            view = state.view(viewer)
            other = view.determinize(Chance.from_seed(5)).view(viewer)
            assert page(view, viewer) == page(other, viewer)
            assert GAME.picture(view) == GAME.picture(other)


@pytest.mark.rule("SA-14.3", "SA-14.4")
def test_cards_lie_face_down_on_the_boards_of_others() -> None:
    table = own_some_cards()
    own_ids = {"civ_farmer2_food3", "civ_healing_food5"}
    for viewer in (RED, BLUE, None):
        drawn = GAME.player_board(table.view(viewer), RED, "en")
        shown = {e.attrib["id"] for e in parse(drawn).iter() if e.attrib.get("id") in CARD_IDS}
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
        drawn = GAME.player_board(table.view(viewer), RED, "en")
        assert {"redeem healing any2", "use tool crafter1 onetime4"} <= set(offered(drawn))


@pytest.mark.rule("SA-14.6")
def test_at_the_end_all_cards_are_shown() -> None:
    *_, state = positions(Setting(GAME, 2, {}), 1)
    view = state.view(None)
    for p in range(2):
        drawn = {e.attrib.get("id") for e in parse(GAME.player_board(view, p, "en")).iter()}
        assert {CARD_IDS[c] for c in range(len(CARD_IDS)) if view.owner[c] == p} <= drawn


@pytest.mark.parametrize("players", COUNTS)
def test_each_figure_is_drawn_once_and_where_it_stands(players: int) -> None:
    for state in games(players):
        view = state.view(None)
        assert isinstance(view, Table)
        on_board = {e.attrib.get("id", "") for e in parse(GAME.board(view, "en")).iter()}
        for p in range(players):
            at = pieces.stands(view, p)
            assert Counter(at) == Counter(
                {q: n for q in range(int(PLACES)) if (n := int(view.placed[q * players + p]))}
                | ({NONE: n} if (n := int(view.idle[p])) else {})
            )
            at_home = {e.attrib.get("id", "") for e in parse(GAME.player_board(view, p, "en")).iter()}
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
    drawn = GAME.board(table.view(0), "cs")
    assert len(drawn) < 120_000
    assert all(len(GAME.player_board(table.view(0), p, "cs")) < 60_000 for p in range(4))
    parse(GAME.picture(table))


def test_a_state_and_a_view_show_themselves() -> None:
    state = GAME.new_initial_state(2, seed=3)
    for shown in (state, state.view(0), state.view(None)):
        assert shown._repr_svg_() == GAME.picture(shown)
        assert str(shown) == GAME.diagram(shown)


def test_every_number_of_a_seat_has_a_symbol() -> None:
    state = GAME.new_initial_state(2, seed=3)
    defined = {e.attrib.get("id") for e in parse(GAME.symbols()).iter()}
    assert {f"sym-{name}" for name in GAME.stock(state, 0)} <= defined
