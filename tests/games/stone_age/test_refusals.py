"""Every rule that a refusal can name, with a position where exactly that rule forbids."""

from collections.abc import Callable

import pytest
from epocha_fixtures.playing import do, refused
from epocha_fixtures.refusals import NO_ACTION, named_rules, sentences_of

from epocha.games.stone_age.state import Table

from .build import (
    BLUE,
    GAME,
    GREEN,
    RED,
    acting,
    changing,
    feeding,
    give,
    lay,
    own,
    placing,
    position,
    rig,
    shorten,
    shorten_deck,
    show,
)

Refused = tuple[Table, str]
"""A position, and what red tries."""
REDEEM = "redeem healing any2"


def placed(text: str, figures: dict[int, dict[str, int]] | None = None, players: int = 4) -> Refused:
    return placing(position(players), figures), text


def last_figure() -> Refused:
    t = position()
    t.idle[RED] = 1
    return placing(t), "place hut"


def bought_out() -> Refused:
    t = position()
    shorten(t, 1, 0)
    return placing(t), "place building 1"


def crowd(text: str, figures: int) -> Refused:
    t = position()
    give(t, RED, workers=10)
    return placing(t, {BLUE: {"forest": figures}}), text


def acting_with(text: str) -> Refused:
    return acting(position(), {RED: {"forest": 1, "field": 1}}), text


def rolled(text: str, used: int = 0) -> Refused:
    t = position()
    give(t, RED, tools=(2, 1, 0), used=(used, 0, 0))
    return acting(t, {RED: {"forest": 1}}), text


def at_card(text: str, wood: int, *before: str) -> Refused:
    t = position()
    own(t, RED, "healing any2")
    give(t, RED, wood=wood, clay=wood)
    return do(acting(t, {RED: {"card 4": 1, "field": 1}}), "go card 4", *before), text


def at_building(tile: str, text: str, *before: str, **has: int) -> Refused:
    t = position()
    show(t, tile)
    own(t, RED, "healing any2")
    give(t, RED, **(has or {"wood": 3, "clay": 3, "stone": 3}))
    return do(acting(t, {RED: {"building 1": 1, "field": 1}}), "go building 1", *before), text


def at_market(text: str) -> Refused:
    t = position()
    lay(t, "time market")
    give(t, RED, wood=1, tools=(1, 0, 0))
    rig(t, 1, 1, 2, 3)
    return do(acting(t, {RED: {"card 1": 1, "forest": 1}}), "go card 1", "pay wood"), text


def short(text: str, *before: str) -> Refused:
    t = position()
    give(t, RED, food=3, wood=3, clay=3)
    return do(feeding(t), *before), text


def redeemed(text: str) -> Refused:
    t = position()
    own(t, RED, "healing any2")
    return do(placing(t), REDEEM), text


def others_shortage() -> Refused:
    t = position(start=GREEN)
    give(t, GREEN, food=3, wood=3)
    return feeding(t), "starve"


def anothers_turn(act: bool) -> Refused:
    t = position(start=GREEN)
    return (acting(t, {GREEN: {"forest": 1, "field": 1}}) if act else t), "place forest 1"


def after_the_end() -> Refused:
    t = position()
    lay(t, "")
    shorten_deck(t, 0)
    return changing(t), "place forest 1"


CASES: dict[str, Callable[[], Refused]] = {
    "SA-3.2": after_the_end,
    "SA-4.1": lambda: anothers_turn(act=False),
    "SA-4.2": lambda: placed("place quarry 6"),
    "SA-4.3": lambda: placed("decline"),
    "SA-4.9": lambda: placed("place forest 1", {RED: {"forest": 1}}),
    "SA-4.12": lambda: placed("place tool maker", {BLUE: {"tool maker": 1}}),
    "SA-4.13": lambda: placed("place hut", {BLUE: {"hut": 2}}),
    "SA-4.14": lambda: placed("place field", {BLUE: {"field": 1}}),
    "SA-4.16": lambda: crowd("place forest 4", 4),
    "SA-4.17": lambda: placed("place card 1", {BLUE: {"card 1": 1}}),
    "SA-4.18": lambda: placed("place building 1", {BLUE: {"building 1": 1}}),
    "SA-4.21": last_figure,
    "SA-4.22": bought_out,
    "SA-5.1": lambda: anothers_turn(act=True),
    "SA-5.2": lambda: acting_with("go quarry"),
    "SA-5.4": lambda: acting_with("done"),
    "SA-6.3": lambda: rolled("use tool 1", used=1),
    "SA-6.6": lambda: acting_with("use tool 1"),
    "SA-6.7": lambda: rolled("decline"),
    "SA-6.12": lambda: rolled("use tool crafter1 onetime4"),
    "SA-6.15": lambda: rolled("use tool 3"),
    "SA-7.2": lambda: at_card("decline", 2, "pay wood"),
    "SA-7.4": lambda: at_card("pay wood", 1),
    "SA-7.23": lambda: redeemed("done"),
    "SA-7.24": lambda: placed(REDEEM),
    "SA-7.27": lambda: at_market("use tool 1"),
    "SA-7.28": lambda: at_market("take die 6"),
    "SA-8.2": lambda: at_building("wood2 clay1", "pay wood"),
    "SA-8.3": lambda: at_building("any4 kinds2", "pay stone", "pay wood", "pay clay"),
    "SA-8.4": lambda: at_building("open a", "buy"),
    "SA-8.12": lambda: at_building("wood2 clay1", "buy", wood=2, clay=0),
    "SA-9.6": lambda: short("done"),
    "SA-9.7": lambda: short("starve", "pay wood"),
    "SA-9.11": others_shortage,
    "SA-13.2": lambda: placed("place building 4", players=3),
    "SA-13.3": lambda: placed("place hut", {BLUE: {"field": 1, "tool maker": 1}}, players=3),
    "SA-13.5": lambda: placed("place forest 1", {BLUE: {"forest": 1}, GREEN: {"forest": 1}}, players=3),
    "SA-13.6": lambda: placed("place forest 1", {BLUE: {"forest": 1}}, players=2),
}
OF_STEPS: dict[str, Callable[[], Refused]] = {
    "SA-6.8": lambda: rolled(""),
    "SA-8.1": lambda: at_building("open a", ""),
}
"""Rules of steps that refuse only what is no action of the game at all."""


@pytest.mark.parametrize("rule", CASES)
def test_exactly_this_rule_forbids(rule: str) -> None:
    table, text = CASES[rule]()
    assert refused(table, text, RED) == rule


@pytest.mark.parametrize("rule", OF_STEPS)
def test_what_is_no_action_at_all_cites_the_rule_of_the_step(rule: str) -> None:
    table = OF_STEPS[rule]()[0]
    assert table.forbids(RED, NO_ACTION) == rule


def test_every_rule_that_a_refusal_can_name_has_its_position() -> None:
    assert named_rules(GAME, "steps") == {*CASES, *OF_STEPS}


def test_every_rule_that_a_refusal_can_name_has_its_sentence() -> None:
    assert sentences_of(GAME) == named_rules(GAME, "steps")


@pytest.mark.rule("SA-6.6")
@pytest.mark.parametrize("text", ["use tool 1", "use tool crafter1 onetime4"])
@pytest.mark.parametrize(
    "where",
    [
        lambda: placed("")[0],
        lambda: acting_with("")[0],
        lambda: at_card("", 2)[0],
        lambda: at_building("open a", "")[0],
        lambda: short("")[0],
    ],
    ids=["placing", "choosing", "card", "building", "shortage"],
)
def test_a_tool_without_a_roll_is_refused_as_such_wherever_that_is(where: Callable[[], Table], text: str) -> None:
    t = where()
    own(t, RED, "tool crafter1 onetime4")
    give(t, RED, tools=(4, 4, 4))
    assert refused(t, text, RED) == "SA-6.6"
