"""The pictures of every game that draws any: every choice can be made on them, and they keep to what the page needs."""

import re
from collections import Counter

import pytest
from epocha_fixtures.pictures import answers, ids, own_page, page, parse
from epocha_fixtures.positions import Table, spread

from epocha import Chance, Game, State
from epocha.engine.svg import style_sheet
from epocha.engine.text import LANGUAGES

HOOKS = {"places", "scenery", "track", "moves"}
"""Classes by which the page's modules find things; they need no rule."""


@pytest.fixture(scope="module")
def drawn(drawn_table: Table) -> list[State]:
    """Return positions of a random game, its end included."""
    return spread(drawn_table, seed=8)[::-4]


def seen(state: State) -> tuple[int, State]:
    """Return who looks, somebody who must decide if there is one, and what he sees."""
    player = (state.current_players or (0,))[0]
    return player, state.view(player)


def test_every_choice_that_names_something_is_offered_on_the_board_or_the_own_board(
    drawn_table: Table, drawn: list[State]
) -> None:
    """Bare words, such as `done`, may be found in the list alone."""
    game = drawn_table.game
    for state in drawn[1:]:
        player, view = seen(state)
        prefixes = own_page(game, view, player)
        for action in view.legal_actions(player):
            text = game.action_to_text(view, action)
            assert " " not in text or answers(prefixes, text), text


def test_every_beginning_that_a_place_answers_to_is_an_action(drawn_table: Table, drawn: list[State]) -> None:
    game = drawn_table.game
    known = [game.notation.text(action) for action in game.notation.actions]
    for state in drawn:
        player, view = seen(state)
        for prefix in own_page(game, view, player):
            assert any(answers([prefix], text) for text in known), prefix


def test_pictures_are_xml_with_ids_unique_on_a_page_and_no_style_inside(drawn_table: Table, drawn: list[State]) -> None:
    for state in drawn:
        player, view = seen(state)
        elements = list(parse(page(drawn_table.game, view, player)).iter())
        found = Counter(e.attrib["id"] for e in elements if "id" in e.attrib)
        assert [name for name, n in found.items() if n > 1] == []
        used = {e.attrib["href"].removeprefix("#") for e in elements if e.tag.endswith("use")}
        assert used <= set(found)
        assert not [e for e in elements if e.tag.endswith("style") or "style" in e.attrib]


def test_every_layer_of_a_picture_is_one_element_that_may_be_sent_alone(drawn_table: Table, drawn: list[State]) -> None:
    for state in drawn:
        player, view = seen(state)
        _, *pictures = parse(page(drawn_table.game, view, player))
        for picture in pictures:
            assert all(layer.get("data-part") == "" for layer in picture)


def test_every_class_has_a_rule(drawn_table: Table, drawn: list[State]) -> None:
    game = drawn_table.game
    rules = set(re.findall(r"\.([a-z][\w-]*)", style_sheet(game.package)))
    bare = HOOKS | {game.name.replace("_", "-")}
    for state in drawn:
        for player, view in (seen(state), (None, state.view(None))):
            elements = parse(page(game, view, player)).iter()
            assert {name for e in elements for name in e.attrib.get("class", "").split()} - bare <= rules


def test_all_languages_draw_every_position(drawn_table: Table, drawn: list[State]) -> None:
    for state in drawn[::3]:
        player, view = seen(state)
        for lang in LANGUAGES:
            assert "{" not in re.sub(r"<[^>]*>", "", page(drawn_table.game, view, player, lang))
            parse(drawn_table.game.picture(view, lang))


def test_what_a_seat_may_not_know_changes_nothing_it_sees(drawn_table: Table, drawn: list[State]) -> None:
    game = drawn_table.game
    for state in drawn[::3]:
        for viewer in (0, None):
            view = state.view(viewer)
            other = view.determinize(Chance.from_seed(5)).view(viewer)
            assert page(game, view, viewer) == page(game, other, viewer)
            assert game.picture(view) == game.picture(other)


def test_every_number_of_a_seat_has_a_symbol(drawn_game: Game) -> None:
    state = drawn_game.new_initial_state()
    assert {f"sym-{name}" for name in drawn_game.stock(state, 0)} <= ids(drawn_game.symbols())


def test_a_state_and_a_view_show_themselves(drawn_game: Game) -> None:
    state = drawn_game.new_initial_state()
    for shown in (state, state.view(0), state.view(None)):
        assert shown._repr_svg_() == drawn_game.picture(shown)
