"""Positions that no play leads to are refused: tokens, settlements, cards, pieces, and how far the game can be."""

from collections.abc import Callable
from time import perf_counter

import pytest

from epocha.engine.position import BadPosition, position_of, read_position
from epocha.engine.state import NOBODY
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.steps.common import CLOSING, FOUNDING, GAME_OVER, REVEALS, TOKEN

from .build import P1, P2, Table, aboard, at, desk, give, gold, know, purchase, put, settle, token

Change = Callable[[Table], object]


def started(rules: str = "advanced") -> Table:
    """Return a purchase turn of a table that is sound."""
    table = gold(settle(settle(desk(2, rules), "gaul"), "persia", P2), 50)
    aboard(table, put(table, "galley", "mid_atlantic"), "swordsman", 2)
    token(table, "funa", "wine")
    token(table, "egypt", "mountains", up=True)
    know(table, "masonry")
    return purchase(give(table, "oracle"))


def changed(name: str, place: str, value: int) -> Change:
    """Return a change of what lies on a land."""
    return lambda table: getattr(table, name).__setitem__(at(place), value)


def number(name: str, value: int) -> Change:
    """Return a change of a single number."""
    return lambda table: setattr(table, name, value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (changed("token", "funa", c.NONE), "both is there and is not"),
        (changed("token_lies", "gaul", UP), "both is there and is not"),
        (changed("token", "funa", 1), "beyond those in the box"),
        (lambda table: settle(table, "funa"), "lies face down"),
        (changed("settlement_size", "gaul", 0), "needs a size and an owner"),
        (lambda table: settle(table, "egypt", P1, 2), "too large for its ground"),
        (changed("card_with", "gaul", P2), "could be lent"),
        (lambda table: know(table, "masonry", seat=P2), "somebody else's"),
        (lambda table: give(table, "oracle", seat=P2), "somebody else's"),
        (lambda table: put(table, "settler", "mid_atlantic"), "at sea without a fleet"),
        (lambda table: put(table, "galley", "gaul", c.NEUTRAL), "no cavalry on land"),
        (lambda table: aboard(table, 0, "settler", 2), "carries more than 3"),
        (lambda table: aboard(table, 0, "jet"), "does not carry it"),
        (lambda table: table.piece_owner.__setitem__(0, P2), "does not carry it"),
        (lambda table: table.piece_at.__setitem__(0, at("north_sea")), "not where its fleet is"),
        (lambda table: table.piece_at.__setitem__(0, c.NONE), "needs a kind and a region"),
        (lambda table: setattr(table, "piece_spent", vec_of([])), "each piece needs"),
        (number("round", 0), "after the set-up"),
        (number("out", 3), "not everybody"),
        (number("era_ends", 1), "this era does not end so"),
        (number("ending", 1), "does not belong to the rules"),
        (number("starts", vec_of([1] * 13)), "too many start regions"),  # type: ignore[arg-type]
        (lambda table: table.push(TOKEN, P1, at("egypt")), "none that anybody could have looked at"),
        (lambda table: table.push(TOKEN, P1, at("gaul")), "none that anybody could have looked at"),
        (lambda table: table.push(REVEALS, NOBODY), "does not stand on purchase"),
        (lambda table: table.push(CLOSING, P1), "does not stand on purchase"),
        (lambda table: (table.push(CLOSING, P1), table.push(FOUNDING, P1)), "does not stand on"),
        (lambda table: (table.clear_frames(), table.push(GAME_OVER, NOBODY)), "not that of the rounds"),
    ],
)
def test_positions_that_cannot_be(change: Change, told: str) -> None:
    table = started()
    assert table.unsound() == ""
    change(table)
    assert told in table.unsound()


def test_the_basic_rules_know_no_elimination_and_no_die() -> None:
    for change in (number("out", 1), number("ending", 2)):
        table = started("basic")
        assert table.unsound() == ""
        change(table)
        assert table.unsound() != ""


def test_a_token_that_was_looked_at_may_be_asked_about() -> None:
    table = started()
    table.push(TOKEN, P1, at("funa"))
    assert (table.unsound(), table.token_lies[at("funa")], table.token_lies[at("gaul")]) == ("", DOWN, GONE)


def crowd(fleets: int) -> Table:
    """Return a table with fleets that are all at sea and carry three armies each, and more armies in Gaul."""
    table = settle(desk(2, "advanced"), "gaul")
    for number in range(fleets):
        fleet = put(table, "galley", "mid_atlantic")
        for what in ("swordsman", "horseman", "catapult"):
            aboard(table, fleet, what if number % 2 else "settler")
    put(table, "swordsman", "gaul", number=4)
    return purchase(gold(table, 50))


def test_what_a_game_with_thousands_of_pieces_writes_can_be_read() -> None:
    """And is read before anybody asks why it takes so long; but what no game comes near is refused."""
    table = crowd(300)
    assert len(table.piece_at) > 1200
    text = position_of(table)
    began = perf_counter()
    assert position_of(read_position(text)) == text
    assert perf_counter() - began < 10
    text = position_of(crowd(0))
    many = " ".join(["p1"] * 4001)
    with pytest.raises(BadPosition, match="piece_owner has room for 4000, not for 4005"):
        read_position(text.replace("piece_owner ", f"piece_owner {many} "))
