"""The pictures of every game that draws any: every choice can be made on them, and they keep to what the page needs."""

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, islice
from xml.etree.ElementTree import Element

import pytest
from epocha_fixtures.pictures import answers, ids, offered, page, parse
from epocha_fixtures.positions import SEED, Table, positions, spread

from epocha import Chance, Game, State
from epocha.engine.picture import Form, Picture
from epocha.engine.state import NOBODY
from epocha.engine.svg import style_sheet
from epocha.engine.text import LANGUAGES

HOOKS = {"places", "scenery", "track", "moves", "in-question", "kept-clear"}
"""Classes by which the page's modules find things; they need no rule."""


@pytest.fixture(scope="module")
def drawn(drawn_table: Table) -> list[State]:
    """Return positions of a random game, its end included; but two or three where an option is changed, since the rest
    of the pictures is looked at without it, and what it changes shows from the beginning."""
    return spread(drawn_table)[:: -8 if drawn_table.options else -4]


@dataclass
class Look:
    """What somebody sees at a position who must decide, drawn once for all tests that look at it."""

    game: Game
    player: int
    view: State
    pictures: list[Picture]
    offers: dict[tuple[str, Form], list[str]] = field(default_factory=dict)

    def offered(self, picture: Picture) -> list[str]:
        """Return what a picture answers to, in whatever form."""
        return [prefix for form in picture.forms for prefix in self.offered_in(picture, form)]

    def offered_in(self, picture: Picture, form: Form) -> list[str]:
        """Return what a picture answers to in one of its forms."""
        if (picture.name, form) not in self.offers:
            self.offers[picture.name, form] = offered(picture.svg(form))
        return self.offers[picture.name, form]

    def own(self) -> list[str]:
        """Return what everybody's pictures and those of the player answer to, drawn wide."""
        mine = [one for one in self.pictures if one.seat in (NOBODY, self.player)]
        return [prefix for one in mine for prefix in self.offered_in(one, "wide")]


@pytest.fixture(scope="module")
def looks(drawn_table: Table, drawn: list[State]) -> list[Look]:
    """Return what somebody sees at each of the positions."""
    seers = map(seen, drawn)
    return [Look(drawn_table.game, who, view, drawn_table.game.pictures(view, "en")) for who, view in seers]


@pytest.fixture(scope="module")
def pages(drawn_table: Table, looks: list[Look]) -> list[Element]:
    """Return what somebody sees who must decide at each of the positions; several tests look at it."""
    return [parse(page(drawn_table.game, look.view, look.player)) for look in looks]


@cache
def beginnings(game: Game) -> set[str]:
    """Return every word, or words, with which the text of an action begins."""
    texts = [game.notation.text(action).split(" ") for action in game.notation.actions]
    return {" ".join(words[: n + 1]) for words in texts for n in range(len(words))}


def seen(state: State) -> tuple[int, State]:
    """Return who looks, somebody who must decide if there is one, and what they see."""
    player = (state.current_players or (0,))[0]
    return player, state.view(player)


def test_every_choice_that_names_something_is_offered_on_the_board_or_the_own_board(looks: list[Look]) -> None:
    """Bare words, such as `done`, may be found in the list alone."""
    for look in looks[1:]:
        prefixes = look.own()
        for action in look.view.legal_actions(look.player):
            text = look.game.action_to_text(look.view, action)
            assert " " not in text or answers(prefixes, text), text


def test_every_beginning_that_a_place_answers_to_is_an_action(drawn_table: Table, looks: list[Look]) -> None:
    for look in looks:
        assert set(look.own()) <= beginnings(drawn_table.game)


def test_pictures_are_xml_with_ids_unique_on_a_page_and_no_style_inside(pages: list[Element]) -> None:
    for one in pages:
        elements = list(one.iter())
        found = Counter(e.attrib["id"] for e in elements if "id" in e.attrib)
        assert [name for name, n in found.items() if n > 1] == []
        used = {e.attrib["href"].removeprefix("#") for e in elements if e.tag.endswith("use")}
        assert used <= set(found)
        assert not [e for e in elements if e.tag.endswith("style") or "style" in e.attrib]


def test_two_layers_of_equal_keys_show_the_same(drawn_table: Table, drawn: list[State]) -> None:
    """Else a page would go on showing what is no longer so. Held against positions one soon after the other, and
    against those of later in the same game."""
    shown: dict[tuple[str, object], str] = {}
    early = islice(positions(drawn_table, SEED, every=3), 7 if drawn_table.options else 40)
    for state in chain(early, drawn):
        for picture in drawn_table.game.pictures(state.view(0), "cs"):
            for form in picture.forms:
                for layer in picture.drawing(form).layers:
                    found = (picture.layer_id(layer, form), layer.key)
                    drawn = layer.draw()
                    assert shown.setdefault(found, drawn) == drawn, found


def test_keys_are_plain_values_and_names_of_layers_differ(drawn_table: Table, drawn: list[State]) -> None:
    """They must not depend on the process: another one may answer the next request."""
    for state in drawn:
        player, view = seen(state)
        pictures = drawn_table.game.pictures(view, "en")
        assert len({picture.name for picture in pictures}) == len(pictures)
        for picture in pictures:
            assert re.fullmatch("[a-z0-9-]+", picture.name)
            assert (picture.role in ("seat", "hand")) == (picture.seat != NOBODY)
            assert picture.role != "hand" or picture.seat == player
            for form in picture.forms:
                layers = picture.drawing(form).layers
                assert len({layer.name for layer in layers}) == len(layers)
                assert all(re.fullmatch("[A-Za-z0-9_-]+", layer.name) for layer in layers)
                assert all(plain(layer.key) for layer in layers)


def plain(key: object) -> bool:
    return isinstance(key, int | float | str) or (isinstance(key, tuple) and all(map(plain, key)))


def test_a_picture_says_with_which_verbs_its_places_answer(looks: list[Look]) -> None:
    """By these it is known without drawing which picture a question is about."""
    for look in looks[1:]:
        for picture in look.pictures:
            assert all(picture.answers(prefix) for prefix in look.offered(picture)), picture.name
        assert look.game.front(look.view, look.player, look.pictures) in {picture.name for picture in look.pictures}


def test_every_class_has_a_rule(drawn_table: Table, drawn: list[State], pages: list[Element]) -> None:
    game = drawn_table.game
    rules = set(re.findall(r"\.([a-z][\w-]*)", style_sheet(game.package)))
    bare = HOOKS | {game.name.replace("_", "-")}
    for one in [*pages, *[parse(page(game, state.view(None), None)) for state in drawn[::3]]]:
        assert {name for e in one.iter() for name in e.attrib.get("class", "").split()} - bare <= rules


def test_all_languages_draw_every_position(drawn_table: Table, drawn: list[State], pages: list[Element]) -> None:
    assert len(pages) == len(drawn), "in English"
    for state in drawn[::3]:
        player, view = seen(state)
        for lang in LANGUAGES:
            if lang != "en":
                parse(page(drawn_table.game, view, player, lang))
            parse(drawn_table.game.document(view, lang))


def test_no_form_shows_markup_or_an_empty_place_of_a_sentence(drawn_table: Table, drawn: list[State]) -> None:
    for state in drawn[::3]:
        for picture in drawn_table.game.pictures(seen(state)[1], "cs"):
            for form in picture.forms:
                words = [text for e in parse(f"<div>{picture.svg(form)}</div>").iter() for text in (e.text, e.tail)]
                assert not [text for text in words if text and set("<>{}") & set(text)], (picture.name, form)


def test_what_a_seat_may_not_know_changes_nothing_it_sees(drawn_table: Table, drawn: list[State]) -> None:
    game = drawn_table.game
    for state in drawn[::3]:
        for viewer in (0, None):
            view = state.view(viewer)
            other = view.determinize(Chance.from_seed(5)).view(viewer)
            assert page(game, view, viewer) == page(game, other, viewer)
            assert game.document(view) == game.document(other)
            assert keys(game, view) == keys(game, other)
            assert game.whereabouts(view, "en") == game.whereabouts(other, "en")


def keys(game: Game, view: State) -> list[object]:
    """Return the keys of all layers, which are sent as digests, and where they lie."""
    drawings = [picture.drawing(form) for picture in game.pictures(view, "en") for form in picture.forms]
    return [(layer.name, layer.key, layer.at) for drawing in drawings for layer in drawing.layers]


def test_every_number_of_a_seat_has_a_symbol(drawn_game: Game) -> None:
    state = drawn_game.new_initial_state()
    assert {f"sym-{name}" for name in drawn_game.stock(state, 0)} <= ids(drawn_game.symbols())


def test_a_state_and_a_view_show_themselves(drawn_game: Game) -> None:
    state = drawn_game.new_initial_state()
    for shown in (state, state.view(0), state.view(None)):
        assert shown._repr_svg_() == drawn_game.document(shown)


def test_what_pictures_name_can_be_told_of_in_all_languages(
    drawn_table: Table, drawn: list[State], pages: list[Element]
) -> None:
    """Things by `data-thing`; numbers of a seat too, where the game tells of any thing."""
    game = drawn_table.game
    view = drawn[0].view(None)
    named = {
        f"symbol-{e.attrib['data-symbol']}" if "data-symbol" in e.attrib else e.attrib["data-thing"]
        for one in pages
        for e in one.iter()
        if "data-thing" in e.attrib or ("data-symbol" in e.attrib and type(game).thing is not Game.thing)
    }
    for name in sorted(named):
        for lang in LANGUAGES:
            thing = game.thing(view, name, lang)
            assert thing is not None, name
            assert thing.name
            assert thing.text
            assert set(thing.rules) <= set(game.rules(lang)), name
            assert not thing.picture or parse(thing.picture).attrib["viewBox"]


def test_nothing_is_told_of_what_a_game_does_not_have(drawn_game: Game) -> None:
    view = drawn_game.new_initial_state().view(None)
    assert [drawn_game.thing(view, name, "en") for name in ("", "card-", "card-no", "symbol-x", "no")] == [None] * 5
