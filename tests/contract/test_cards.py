"""Every card of every game has words in all languages, a picture and an effect that the rules carry out."""

import pytest

from epocha import Game
from epocha.engine.album import UNSEEN
from epocha.engine.text import LANGUAGES


def test_every_card_has_words_a_picture_and_an_effect(game: Game) -> None:
    assert [fault for kind in game.card_kinds() for fault in kind.faults(LANGUAGES)] == []


def test_every_card_of_an_album_can_be_looked_at_and_every_filter_has_something(game: Game) -> None:
    views = [game.new_initial_state(game.max_players, 1).view(seat) for seat in (None, 0)]
    for lang in LANGUAGES:
        album = game.album(lang)
        if album is None:
            pytest.skip("the game has no album")
        for leaf in album.leaves:
            thing = game.thing(views[0], leaf.thing, lang)
            assert thing is not None, leaf.thing
            assert leaf.name in thing.name
        for number, trait in enumerate(album.traits):
            assert {leaf.traits[number] for leaf in album.leaves} == {value for value, _ in trait.values}
        for view in views:
            where = game.whereabouts(view, lang)
            assert where is not None
            assert set(UNSEEN) <= set(where.spots)
            assert set(where.found) <= {leaf.thing for leaf in album.leaves}
            assert all(game.texts.has(lang, f"spot-{spot}") for spot in where.spots)
