"""Every card of every game has words in all languages, a picture and an effect that the rules carry out."""

from epocha import Game
from epocha.engine.text import LANGUAGES


def test_every_card_has_words_a_picture_and_an_effect(game: Game) -> None:
    assert [fault for kind in game.card_kinds() for fault in kind.faults(LANGUAGES)] == []
