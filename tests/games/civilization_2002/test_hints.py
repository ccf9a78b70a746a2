"""What a beginner is told at a decision: the word that the moment asks for, and nothing that is not so."""

from collections.abc import Callable

import pytest

from epocha.engine.text import call_players

from .build import (
    GAME,
    P1,
    P2,
    P3,
    Table,
    at,
    closing,
    desk,
    do,
    era,
    game,
    gold,
    know,
    movement,
    purchase,
    put,
    settle,
    token,
    trade,
)
from .field import moving, settled, unit, world


def told(table: Table, seat: int = P1) -> str:
    """Return what a seat is told in English."""
    return call_players(GAME.hint(table.view(seat), seat, "en"))


def home(rules: str = "basic") -> Table:
    """Return a table with a village and a guard of the first seat in Pampas; Patagonia and others near are free."""
    table = settle(desk(rules=rules), "pampas")
    put(table, "swordsman", "pampas")
    return table


def villages(table: Table, number: int) -> Table:
    """Let the first seat have so many villages, far apart from those of others."""
    for land in ("pampas", "patagonia", "gran_chaco", "bahia", "amazonia", "inca")[:number]:
        settle(table, land)
    return table


def holding(table: Table, *cards: tuple[str, str], seat: int = P1) -> Table:
    """Let a seat have villages on resources."""
    for land, good in cards:
        token(settle(table, land, seat), land, good, up=True)
    return table


def rich(rules: str = "basic") -> Table:
    """Return a table on which the first seat earns more than the least."""
    return settle(settle(settle(home(rules), "inca", large=4), "amazonia", large=3), "bahia", large=3)


def threatened(guards: int = 2) -> Table:
    """Return a table with an open village in Patagonia, beside an enemy army, and own armies in Pampas as well."""
    table = settle(settle(desk(), "nigeria"), "patagonia")
    put(table, "swordsman", "pampas", P2)
    if guards:
        put(table, "swordsman", "pampas", number=guards)
    return table


def put_in(table: Table, land: str) -> Table:
    put(table, "swordsman", land)
    return table


def neighbour(guards: int = 0) -> Table:
    """Return a table with a village of the second seat beside an army of the first."""
    table = settle(home(), "patagonia", P2)
    if guards:
        put(table, "swordsman", "patagonia", P2, guards)
    return table


def lone_settler() -> Table:
    table = home()
    put(table, "settler", "patagonia")
    return table


def seeker(*seen: int) -> Table:
    """Return a table with two cards of horses, a settler, and a third token of horses that some seats have seen."""
    table = two_horses()
    put(table, "settler", "pampas")
    token(table, "bahia", "horses")
    table.token_seen[at("bahia")] = sum([1 << seat for seat in seen])
    return movement(table)


def attack(ours: int, theirs: int) -> Table:
    """Return the declaration of a battle in a settlement."""
    table = settled(world(), P2, "orinoco")
    unit(table, P1, "swordsman", "orinoco", ours)
    unit(table, P2, "swordsman", "orinoco", theirs)
    return do(moving(table), "done")


def two_horses() -> Table:
    return holding(desk(players=3), ("pampas", "horses"), ("patagonia", "horses"))


CASES: dict[str, tuple[Callable[[], Table], Callable[[], Table]]] = {
    "reached a milestone": (
        lambda: closing(know(home(), "masonry", "mysticism")),
        lambda: movement(know(home(), "masonry")),
    ),
    "An enemy army stands beside Patagonia": (
        lambda: purchase(gold(threatened(), 5)),
        lambda: purchase(gold(put_in(threatened(), "patagonia"), 5)),
    ),
    "beside Patagonia, and your settlement there": (
        lambda: movement(threatened()),
        lambda: movement(put_in(threatened(guards=0), "nigeria")),
    ),
    "can become a village now": (lambda: purchase(lone_settler()), lambda: purchase(home())),
    "Only one village is missing": (
        lambda: purchase(gold(villages(desk(), 5), 5)),
        lambda: purchase(gold(villages(desk(), 4), 5)),
    ),
    "Settlers first, towns later": (
        lambda: purchase(gold(home(), 5)),
        lambda: purchase(gold(rich(), 5)),
    ),
    "A technology counts 2 points": (lambda: purchase(gold(rich(), 10)), lambda: purchase(gold(rich(), 9))),
    "one technology short of ending the era": (
        lambda: purchase(gold(know(rich(), "masonry", "mysticism", seat=P2), 5)),
        lambda: purchase(gold(know(rich(), "masonry", seat=P2), 5)),
    ),
    "may be the last time that you buy": (
        lambda: purchase(gold(know(era(rich(), "modern"), "computers", "fusion", seat=P2), 50)),
        lambda: purchase(gold(know(era(rich(), "modern"), "computers", seat=P2), 50)),
    ),
    "Not all of your settlements are happy. What would help: “Temple”": (
        lambda: purchase(gold(know(rich("advanced"), "mysticism", seat=P2), 10)),
        lambda: purchase(gold(know(home("advanced"), "mysticism", seat=P2), 10)),
    ),
    "bring a wonder or points: “": (
        lambda: purchase(gold(home("advanced"), 15)),
        lambda: purchase(gold(home("advanced"), 5)),
    ),
    "Nobody guards Patagonia": (lambda: movement(neighbour()), lambda: movement(neighbour(guards=1))),
    "third card alike lies: Bahia (horses)": (lambda: seeker(P1), lambda: seeker(P2)),
    "They fight at home": (lambda: attack(1, 2), lambda: attack(4, 1)),
    "A third brings 20 gold": (
        lambda: trade(holding(two_horses(), ("egypt", "horses"), seat=P3)),
        lambda: trade(holding(two_horses(), ("egypt", "iron"), seat=P3)),
    ),
    "You hold horses twice, and player 3 has iron": (
        lambda: trade(holding(two_horses(), ("egypt", "iron"), seat=P3)),
        lambda: trade(holding(holding(two_horses(), ("inca", "iron")), ("egypt", "iron"), seat=P3)),
    ),
}
"""What is said, in which position, and a position like it in which it is not."""


@pytest.mark.parametrize("words", CASES)
def test_a_hint_is_given_when_it_is_due_and_not_otherwise(words: str) -> None:
    due, otherwise = CASES[words]
    assert words in told(due())
    assert words not in told(otherwise())


def test_a_start_is_told_how_much_room_there_is() -> None:
    table = game()
    most = int(told(table, table.current_players[0]).split("up to ")[1].split()[0])
    assert most > 4
    for land in range(int(table.world.land_count)):
        table.settlement_of[land] = P2
    table.settlement_of[at("patagonia")] = -1
    assert "up to 0 empty" in told(table, table.current_players[0])


def test_no_hint_in_the_middle_of_an_answer() -> None:
    table = movement(threatened())
    assert told(table)
    assert not told(do(table, "from pampas"))
