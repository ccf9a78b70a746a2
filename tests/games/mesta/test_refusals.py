"""Every rule that a refusal can name, with a position where exactly that rule forbids."""

from collections.abc import Callable

import pytest
from epocha_fixtures.playing import do, refused
from epocha_fixtures.refusals import NO_ACTION, named_rules, sentences_of

from epocha.games.mesta.state import Table

from .build import GAME, P1, P2, P3, Zones, announce, position

Refused = tuple[Table, str, int]
"""A position, what is tried, and by whom."""


def using(name: str, laid: Zones, held: str = "", **options: object) -> Refused:
    """Try to use an event at the events step of P1."""
    table = position(laid, {P1: held or name.replace(" ", "_")}, **options)  # type: ignore[arg-type]
    return table, f"use {name}", P1


def naming(name: str, text: str, laid: Zones, *before: str, others: str = "") -> Refused:
    """Try to name something for an event that P1 is using, the others holding the same."""
    table = position(laid, {P1: name.replace(" ", "_"), P2: others, P3: others})
    return do(table, f"use {name}", *before), text, P1


def answering(name: str, choices: tuple[str, ...], text: str, laid: Zones, seat: int = P2, held: str = "") -> Refused:
    """Try to answer to what P1 has announced, or to pick for it."""
    table = position(laid, {P1: name.replace(" ", "_"), P2: held})
    return announce(table, name, *choices), text, seat


def unrest(text: str) -> Refused:
    return answering("unrest small", ("side west",), text, {P2: "rome utica athens tyre"})


def all_have_refused() -> Refused:
    table = position({P1: "rome", P2: "giza", P3: "tyre"}, {P1: "friendly_exchange"})
    do(table, "use friendly exchange", "against 2", "refuse", "use friendly exchange", "refuse")
    return table, "use friendly exchange", P1


def absent_commander() -> Refused:
    return using("commander etruscans", {}, size="very_short", unused_event_cards="keep_all")


def after_the_end() -> Refused:
    table = position({P1: "rome"}, {P1: "trade"}, max_rounds=1)
    while not table.is_terminal:
        do(table, "pass")
    return table, "pass", P1


def reacting(text: str, held: str, seat: int = P2) -> Refused:
    return answering("unification", (), text, {P1: "rome ostia ardea fidenae", P2: "lavinium"}, seat, held)


def exchanging() -> Refused:
    table = position({P1: "rome"}, {P1: "education trade curse", P2: "trade"})
    return do(table, "use education", "mode exchange"), "put away attack", P1


CASES: dict[str, Callable[[], Refused]] = {
    "ME-2.15": absent_commander,
    "ME-4.7": lambda: using("trade", {P1: "rome", P2: "tyre"}, held="curse"),
    "ME-7.1": lambda: (using("curse", {})[0], "pass", P2),
    "ME-7.4": lambda: naming("victory", "offer tyre", {P1: "rome giza"}),
    "ME-7.5": lambda: answering("revolt", (), "take rome", {P2: "rome giza tyre"}),
    "ME-7.10": lambda: answering("revolt", (), "give up rome", {P2: "rome giza tyre"}, seat=P3),
    "ME-8.1": lambda: using("protection great", {P1: "rome"}),
    "ME-8.5": lambda: reacting("protect small", "protection_small"),
    "ME-8.6": lambda: reacting("protect normal", "protection"),
    "ME-8.11": lambda: reacting("protect great", "trade", seat=P3),
    "ME-8.12": lambda: reacting("protect great", "trade"),
    "ME-9.9": lambda: using("unification", {P1: "rome ostia ardea giza"}),
    "ME-9.10": lambda: naming(
        "unification", "name egypt", {P1: "rome ostia ardea fidenae athens sparta corinth olympia giza memphis coptos"}
    ),
    "ME-9.14": lambda: using("charisma", {P1: "rome giza tyre"}),
    "ME-9.17": lambda: using("wrath rome", {P2: "rome"}),
    "ME-9.18": lambda: answering("wrath rome", (), "give up rome", {P2: "rome ostia ardea"}),
    "ME-9.24": lambda: answering("plague", (), "give up tyre", {P2: "rome athens tyre ostia utica"}),
    "ME-9.29": lambda: using("friendly exchange", {P2: "rome"}),
    "ME-9.30": lambda: answering("friendly exchange", (), "no reaction", {P1: "rome", P2: "tyre"}),
    "ME-9.32": all_have_refused,
    "ME-9.34": lambda: naming("unrest great", "name rome", {P2: "rome"}),
    "ME-9.35": lambda: unrest("give up athens"),
    "ME-9.36": lambda: unrest("give up ostia"),
    "ME-9.37": lambda: unrest("give up tyre"),
    "ME-9.41": lambda: using("attack", {P1: "ostia", P2: "tyre"}),
    "ME-9.43": lambda: using("attack", {P1: "rome"}),
    "ME-9.45": lambda: using("trade", {P1: "ostia", P2: "tyre"}),
    "ME-9.46": lambda: using("trade", {P1: "rome"}),
    "ME-9.48": lambda: using("victory", {P2: "rome"}),
    "ME-9.54": lambda: answering("loss of influence", (), "take rome", {P2: "rome tyre pella"}, seat=P1),
    "ME-9.56": lambda: using("wonders influence", {P1: "rome", P2: "giza"}),
    "ME-9.60": lambda: using("revolt", {P1: "rome"}),
    "ME-9.61": lambda: answering("revolt", (), "give up athens", {P2: "rome giza tyre"}),
    "ME-9.64": lambda: naming("education", "side west", {P1: "rome"}, others="trade"),
    "ME-9.65": exchanging,
    "ME-9.67": lambda: naming("education", "against 1", {P1: "rome"}, "mode deprive", others="trade"),
    "ME-9.69": lambda: answering("barbarians", (), "give up sparta", {P2: "rome athens tyre ostia utica"}),
    "ME-9.75": lambda: answering("crisis metallurgy army", (), "give up rome", {P2: "tyre pella syracuse giza"}),
    "ME-9.78": lambda: naming("calm before storm", "against 1", {}),
    "ME-9.81": lambda: naming("curse", "against 1", {}),
    "ME-9.84": lambda: naming("espionage", "against 1", {}),
    "ME-11.1": after_the_end,
}


@pytest.mark.parametrize("rule", CASES)
def test_exactly_this_rule_forbids(rule: str) -> None:
    table, text, seat = CASES[rule]()
    assert refused(table, text, seat) == rule


def test_every_rule_that_a_refusal_can_name_has_its_position() -> None:
    assert named_rules(GAME, "steps", "events") == set(CASES)


def test_every_rule_that_a_refusal_can_name_has_its_sentence() -> None:
    assert sentences_of(GAME) == named_rules(GAME, "steps", "events")


def test_what_is_no_action_at_all_cites_the_rule_of_the_step() -> None:
    table = unrest("give up tyre")[0]
    assert table.forbids(P2, NO_ACTION) == "ME-7.5"
