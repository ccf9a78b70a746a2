"""How games went: what the dice gave in battles and in production is told beside what was to be expected."""

import re

import pytest
from finished import RECORDS

from epocha.engine.bits import count
from epocha.engine.chart import story_of
from epocha.engine.record import Record, replay
from epocha.engine.state import NOBODY
from epocha.engine.text import LANGUAGES
from epocha.games.civilization_2002.steps.common import PRODUCTION
from epocha.games.civilization_2002.steps.rounds import PRODUCTION_PHASE, Production
from epocha.games.civilization_2002.story import luck

from .build import GAME, P1, P2, P3, desk, do, phase, settle, throwing, token
from .field import dice, moving, unit, world


@pytest.mark.rule("CE-14.5")
def test_a_surplus_is_luck_by_the_cards_that_are_held_when_it_is_rolled() -> None:
    """A lent card counts for who has borrowed it; with iron the ancient era gives it in 16 of 36 rolls."""
    table = desk(players=3)
    token(settle(table, "pampas"), "pampas", "iron", up=True)
    table.card_with[table.world.number("pampas")] = P2
    before = throwing(phase(table, PRODUCTION_PHASE, 0), lambda shown: shown == [7], 1)
    before.push(PRODUCTION, NOBODY)
    after = before.clone()
    Production("production", "CE-14.4").run(after)
    told = [luck(before, after, seat)[0] for seat in (P1, P2, P3)]
    assert [(lot.kind, lot.times, lot.got) for lot in told] == [("surplus", 1, 0), ("surplus", 1, 1), ("surplus", 1, 0)]
    assert [round(36 * (lot.expected or 0)) for lot in told] == [0, 16, 0]


@pytest.mark.rule("CE-11.15")
def test_the_dice_of_a_battle_are_those_of_who_leads_a_side() -> None:
    table = world(era="modern")
    for seat in (P1, P2, P3):
        unit(table, seat, "swordsman", "steppe")
    do(moving(table), "done", "attack 2 in steppe", "done", "done")
    before = table.clone()
    table.apply_action(P1, GAME.text_to_action(table, "use swordsman of 1"))
    assert luck(before, table, P1) == [], "one answer is sealed, and nothing rolled"
    before = table.clone()
    table.apply_action(P2, GAME.text_to_action(dice(table, (1, 5), (1, 2)), "use swordsman of 2"))
    lots = [luck(before, table, seat) for seat in (P1, P2, P3)]
    assert [[(one.kind, one.times, one.got, one.expected) for one in own] for own in lots] == [
        [("dice", 1, 5, 3.5)], [("dice", 1, 2, 3.5)], []
    ]  # fmt: skip


def test_a_story_counts_every_production_and_every_die_of_a_game() -> None:
    match = replay(Record.from_text((RECORDS / "civilization_2002/conquest-3.epocha").read_text(encoding="utf-8")))
    told = story_of(match).luck
    for own in told:
        assert own["surplus"].times <= match.state.round_number()
        assert 0 < (own["surplus"].expected or 0) < own["surplus"].times
    assert max(own["surplus"].times for own in told) == match.state.round_number()
    assert sum(own["dice"].times for own in told) >= sum(own["dice"].got for own in told) / 6
    assert all(own["dice"].times <= own["dice"].got <= 6 * own["dice"].times for own in told)
    assert any(own["dice"].times for own in told)
    assert count(match.state.out) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["surplus", "dice"])
def test_luck_has_words(lang: str, kind: str) -> None:
    for name in (kind, f"{kind}-about"):
        assert GAME.texts.has(lang, f"luck-{name}")
    assert re.search(r"\b3\b.*\b2\b", GAME.texts.say(lang, f"luck-{kind}-n", got=3, times=2))
