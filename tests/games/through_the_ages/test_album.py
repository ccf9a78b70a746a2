"""The album: every copy of every card is somewhere, and where it is follows from what a seat may know."""

import pytest

from epocha import Chance
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.album import thing_of

from .build import GAME, P1, P2, Table, card, civ, hand, position, row
from .games import VARIANTS, fits, random_game


def spots(table: Table, word: str, seat: int | None = P1) -> dict[str, int]:
    """Return where a seat knows the copies of a card to be."""
    return dict(GAME.whereabouts(table.view(seat), "en").found[thing_of(card(word))])


def test_the_album_holds_all_340_cards_and_those_that_everybody_begins_with() -> None:
    leaves = GAME.album("en").leaves
    assert sum(leaf.copies for leaf in leaves) == 340
    assert {leaf.thing for leaf in leaves if not leaf.copies} == {thing_of(i) for i in c.STARTING_CARDS}


@pytest.mark.rule("TA-44.1", "TA-44.2", "TA-44.3")
@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
def test_every_copy_is_on_one_spot_and_hidden_cards_are_told_by_nothing_but_the_view(chosen: dict[str, object]) -> None:
    players = 3 if fits(3, chosen) else 2
    for number, table in enumerate(random_game(players, 3, chosen)):
        if number % 37:
            continue
        for seat in (None, *range(players)):
            view = table.view(seat)
            found = GAME.whereabouts(view, "en")
            for i in range(int(c.CARDS)):
                if i not in c.STARTING_CARDS:
                    assert sum(found.found[thing_of(i)].values()) == table.terms.copies[i], c.CARD_IDS[i]
            guessed = view.determinize(Chance.from_seed(number)).view(seat)
            assert GAME.whereabouts(guessed, "en") == found


@pytest.mark.rule("TA-44.2", "TA-44.7")
def test_a_seat_knows_its_own_hand_and_what_lies_open_and_of_the_rest_only_that_it_may_come() -> None:
    table = position(2)
    civ(table, P1, leader="julius_caesar")
    row(table, "iron moses")
    hand(table, "homer")
    hand(table, "michelangelo", P2)
    assert spots(table, "julius_caesar") == {"play": 1}
    assert spots(table, "iron") == {"row": 1, "to-come": 1}
    assert spots(table, "homer") == {"hand": 1}
    assert spots(table, "homer", P2) == {"hidden": 1}, "age A is over, so that it can only be in a hand"
    assert spots(table, "michelangelo") == spots(table, "michelangelo", None) == {"to-come": 1}
    assert spots(table, "michelangelo", P2) == {"hand": 1}
    assert spots(table, "bill_gates") == {"to-come": 1}
