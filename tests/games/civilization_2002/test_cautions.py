"""Cautions: what may be regretted is told before it is done, and nothing is told that is not so."""

from collections.abc import Callable

import pytest

from epocha.engine.caution import Caution
from epocha.engine.text import LANGUAGES, call_players
from epocha.engine.vectors import filled
from epocha.games.civilization_2002.atlas import MOST_LANDS

from .build import (
    GAME,
    P1,
    P2,
    Table,
    at,
    desk,
    do,
    era,
    game,
    give,
    gold,
    know,
    movement,
    purchase,
    put,
    settle,
    token,
)
from .field import moving, settled, unit, world


def warned(table: Table, text: str) -> dict[str, str]:
    """Return what the first seat is warned of, in English."""
    return {one.kind: call_players(one.words) for one in found(table, text, "en")}


def found(table: Table, text: str, lang: str) -> list[Caution]:
    seat = table.current_players[0]
    view = table.view(seat)
    action = GAME.text_to_action(view, text)
    assert action in view.legal_actions(seat), text
    return list(GAME.cautions(view, seat, action, lang))


def told(table: Table, text: str = "done") -> list[str]:
    return list(warned(table, text))


def home(rules: str = "basic") -> Table:
    """Return a table with a village of the first seat and a settler in it."""
    table = settle(desk(rules=rules), "pampas")
    put(table, "settler", "pampas")
    return table


def test_who_has_nothing_left_to_do_finishes_without_a_word() -> None:
    assert told(purchase(home())) == []


def test_a_settler_that_could_found_is_told_of() -> None:
    table = home()
    put(table, "settler", "patagonia")
    assert told(purchase(table)) == ["settler"]
    assert told(purchase(table), "found patagonia") == []


def test_a_milestone_that_could_be_declared_is_told_of_in_the_basic_rules_only() -> None:
    both = ("masonry", "mysticism")
    assert told(purchase(know(home(), *both))) == ["milestone"]
    assert told(purchase(know(home("advanced"), *both))) == []


def strong(table: Table) -> Table:
    """Let the second seat have more points than the first can soon get."""
    return settle(settle(table, "egypt", P2, large=4), "nubia", P2, large=4)


def last_round(table: Table) -> Table:
    table.ending = 1
    return table


def raided(guards: int = 0, army: str = "swordsman") -> Table:
    """Return a table with an open village in Patagonia beside an army of the second seat, and own units in Pampas."""
    table = settle(desk(), "patagonia")
    settle(table, "nigeria")
    put(table, army, "pampas", P2)
    if guards:
        put(table, "swordsman", "pampas", number=guards)
    return table


def guarded(land: str) -> Table:
    table = raided(guards=1)
    put(table, "swordsman", land)
    return table


def march(table: Table, *texts: str) -> Table:
    return do(movement(table), *texts)


def settler(land: str, *, of: str = "pampas", **sites: str) -> Table:
    """Return a table with a village of the first seat, a settler, and face-down tokens on some lands."""
    table = settle(desk(), of)
    for name, kind in sites.items():
        token(table, name, kind)
    put(table, "settler", land)
    return table


def beside_enemy(escort: int = 0) -> Table:
    """Return a table with a settler beside an enemy army, and armies with it."""
    table = settler("nigeria")
    put(table, "swordsman", "nubia", P2)
    if escort:
        put(table, "swordsman", "nigeria", number=escort)
    return table


def villages(number: int) -> Table:
    table = desk()
    for land in ("pampas", "patagonia", "gran_chaco", "bahia", "amazonia", "inca", "egypt")[:number]:
        settle(table, land)
    return gold(table, 20)


def siege(ours: int, theirs: int) -> Table:
    """Return movement of the first seat beside a settlement of the second."""
    table = settled(world(), P2, "orinoco")
    unit(table, P1, "swordsman", "amazonia", ours)
    unit(table, P2, "swordsman", "orinoco", theirs)
    return do(moving(table), "from amazonia", "swordsman")


def declaring(ours: int, theirs: int) -> Table:
    table = settled(world(), P2, "orinoco")
    unit(table, P1, "swordsman", "orinoco", ours)
    unit(table, P2, "swordsman", "orinoco", theirs)
    return do(moving(table), "done")


def modern(own: int) -> Table:
    """Return a purchase of a technology that is the third modern one if two are owned."""
    return gold(know(era(home(), "modern"), *("computers", "fusion")[:own]), 90)


def late(table: Table, number: int = 3) -> Table:
    table.round = number
    return table


def start(*free: str) -> Table:
    """Return the choice of a first start where all lands but some are taken."""
    table = game()
    seat = table.current_players[0]
    table.settlement_of = filled(MOST_LANDS, 1 - seat)
    for land in free:
        table.settlement_of[at(land)] = -1
    return table


CASES: dict[str, tuple[str, Callable[[], Table], Callable[[], Table]]] = {
    "ending": ("learn", lambda: purchase(strong(modern(2))), lambda: purchase(strong(modern(1)))),
    "last-gold": (
        "done",
        lambda: purchase(last_round(gold(home(), 5))),
        lambda: purchase(last_round(settler("patagonia"))),
    ),
    "guard": ("done", lambda: purchase(gold(raided(), 5)), lambda: purchase(gold(raided(army="settler"), 5))),
    "escort": (
        "done",
        lambda: movement(beside_enemy()),
        lambda: movement(beside_enemy(escort=1)),
    ),
    "technology": (
        "done",
        lambda: purchase(late(gold(home(), 10))),
        lambda: purchase(late(gold(home(), 10), 2)),
    ),
    "idle": (
        "done",
        lambda: movement(settler("pampas", patagonia="no_effect")),
        lambda: march(settler("pampas", patagonia="no_effect"), "from pampas", "settler", "to bahia"),
    ),
    "villages": ("enlarge pampas", lambda: purchase(villages(5)), lambda: purchase(villages(4))),
    "growth": ("enlarge pampas", lambda: purchase(villages(1)), lambda: purchase(late(villages(1), 6))),
    "odds": ("to orinoco", lambda: siege(1, 1), lambda: siege(4, 1)),
    "room": (
        "place patagonia",
        lambda: start("patagonia", "pampas", "bahia", "gran_chaco"),
        lambda: start("patagonia", "pampas", "inca"),
    ),
}
"""The action, a position in which it is warned of, and one like it in which it is not."""


@pytest.mark.parametrize("kind", CASES)
def test_each_caution_is_given_where_it_is_due_and_not_otherwise(kind: str) -> None:
    text, due, otherwise = CASES[kind]
    assert kind in told(due(), text)
    assert kind not in told(otherwise(), text)


def test_an_army_that_guards_a_settlement_is_not_led_away_without_a_word() -> None:
    """But with a second one there, or no enemy beside it, it is."""
    leaving = ["from pampas", "swordsman"]
    table = settle(desk(), "pampas")
    put(table, "swordsman", "patagonia", P2)
    put(table, "swordsman", "pampas")
    assert "beside Pampas" in warned(march(table.clone(), *leaving), "to bahia")["guard"]
    put(table, "swordsman", "pampas")
    assert told(march(table, *leaving), "to bahia") == []


def test_a_settlement_that_an_own_army_can_step_into_is_warned_of_when_movement_ends() -> None:
    assert told(movement(raided(guards=1))) == ["guard"]
    assert told(movement(guarded("patagonia"))) == []


def test_a_battle_at_their_home_is_warned_of_by_the_odds() -> None:
    assert told(declaring(2, 2), "attack 2 in orinoco") == ["odds"]
    assert told(declaring(4, 1), "attack 2 in orinoco") == []


def test_the_end_is_left_to_others_by_who_is_behind_only() -> None:
    assert "player 2 has more points" in warned(purchase(strong(modern(2))), "learn")["ending"]
    assert told(purchase(modern(2)), "learn") == []


@pytest.mark.rule("CE-23.6")
def test_the_bonus_of_an_ending_counts_for_who_brings_it_about() -> None:
    """Five points; the first seat has 3 without them, and the second 9."""
    table = settle(give(strong(era(home("advanced"), "modern")), "united_nations"), "funa", P2)
    assert told(purchase(gold(table, 40)), "end game united nations") == ["ending"]
    settle(table, "inca")
    assert told(purchase(gold(table, 40)), "end game united nations") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_kind_has_words_and_a_switch(lang: str) -> None:
    kinds = GAME.caution_kinds(lang)
    assert set(kinds) == {*CASES, "milestone", "settler"}
    assert len(set(kinds.values())) == len(kinds)
    for kind, (text, due, _) in CASES.items():
        assert any(one.kind == kind and one.words for one in found(due(), text, lang))
