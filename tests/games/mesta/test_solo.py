"""Section 13: the solo game."""

import re

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha import Chance, Match, State
from epocha.engine.bits import count
from epocha.engine.record import record_of, verify_bytes
from epocha.games.mesta.accounts import stock
from epocha.games.mesta.state import CAP_END, COMPLETE_END, SKIP_CITY, STALL_END, Table

from .build import (
    GAME,
    P1,
    announce,
    begin,
    cities,
    deal,
    empty_city_pile,
    empty_event_pile,
    event_pile,
    hand,
    play_on,
    position,
    use,
)

SEVEN = "greece carthage egypt persia celts jews etruscans"
DISASTERS = "plague barbarians flood"


def solo(laid: str = "", held: str = "", finished: str = "", **rest: object) -> Table:
    return position({P1: laid}, {P1: held}, {P1: finished}, players=1, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("ME-13.1")
def test_the_score_is_the_number_of_turns() -> None:
    table = solo("rome ostia tusculum lavinium fidenae", "trade", SEVEN, city_top="tyre ardea")
    table.round = 30
    do(table, "pass")
    assert (table.round, table.is_terminal) == (31, False)
    do(table, "pass")
    assert table.over == COMPLETE_END
    assert table.round == 32
    assert stock(table, P1)["score"] == 32
    assert (table.ranking(), table.returns()) == ([1], [1.0])
    assert told(table) == ("32 turns", "End: all empires are completed.", ["32 (1)"])


def told(table: Table) -> tuple[str, str, list[str]]:
    """Return what people read of the result: on pages, why it ended, and in a record; the diagram must say the same."""
    result = GAME.result(table, P1, "en")
    assert str(table).endswith(f"The game is over: {result}")
    scores = [f"{int(table.points(seat))} ({place})" for seat, place in enumerate(table.ranking())]
    return result, GAME.end_text(table, "en"), scores


@pytest.mark.parametrize("limit", [0, 2])
def test_a_solo_game_is_written_down_in_turns_or_without_a_result(limit: int) -> None:
    match = Match(GAME, 1, 3, {"size": "very_short", "max_rounds": limit})
    chance = Chance.from_seed(3)
    while not match.state.is_terminal:
        match.apply(0, GAME.action_to_text(match.state, choose(match.state, chance)))
    text = record_of(match).to_text()
    assert verify_bytes(text.encode()).ok
    won = match.state.over == COMPLETE_END
    assert won == (limit == 0)
    assert re.findall(r"\[Result (.*)\]", text) == ([f'"{match.state.round} (1)"'] if won else [])


def choose(state: State, chance: Chance) -> int:
    actions = state.legal_actions(0)
    return actions[chance.below(len(actions))]


@pytest.mark.rule("ME-13.2")
def test_events_that_need_another_player_are_unusable() -> None:
    held = "wrath_rome attack trade revolt friendly_exchange curse calm_before_storm espionage"
    table = solo("rome ostia athens", held)
    assert options(table) == ["pass"]
    table = solo("rome ostia athens giza", "education trade")
    announce(table, "education")
    assert step(table) == "exchange-events"
    assert refused(table, "mode deprive") == "ME-9.65"


@pytest.mark.rule("ME-13.2")
@pytest.mark.parametrize("name", ["unification", "unrest small", "wonders influence", "loss of influence"])
def test_events_on_others_may_be_used_for_nothing(name: str) -> None:
    table = solo("rome ostia tusculum lavinium giza tyre", f"{name.replace(' ', '_')} protection_great")
    choices = ("side west",) if name == "unrest small" else ()
    announce(table, name, *choices)
    assert len(cities(table, P1)) == 6
    assert table.allowance == (1 if name == "loss of influence" else 0)


@pytest.mark.rule("ME-13.2")
def test_events_on_all_work_on_the_solo_player() -> None:
    table = solo("rome sparta", "commander_rome games_army")
    use(table, "commander rome")
    assert cities(table, P1) == {"sparta"}
    begin(table, P1, 2)
    use(table, "games army")  # 1 point leads
    assert len(cities(table, P1)) == 3
    table = solo("utica", "games_army")
    use(table, "games army")
    assert cities(table, P1) == {"utica"}


@pytest.mark.rule("ME-13.3", "ME-13.4")
def test_a_disaster_takes_effect_when_drawn() -> None:
    table = solo(
        "rome ostia giza tyre", "trade", solo_disasters=DISASTERS, event_top="barbarians attack", city_top="pella"
    )
    begin(table, P1)
    assert (step(table), len(options(table))) == ("give-cities", 5)
    do(table, "give up rome", "give up giza", "give up pella")
    assert cities(table, P1) == {"ostia", "tyre"}
    assert event_pile(table)[-1] == "barbarians"
    assert (step(table), table.allowance, hand(table, P1)) == ("use-event", 1, ["trade"])


@pytest.mark.rule("ME-13.3")
def test_without_the_option_nothing_is_a_disaster() -> None:
    table = solo("rome", event_top="plague")
    begin(table, P1)
    assert hand(table, P1) == ["plague"]
    assert "rome" in cities(table, P1)


@pytest.mark.rule("ME-13.5")
def test_disasters_drawn_by_an_event_follow_it_in_order() -> None:
    """Victory draws Flood, an event, and Plague; they are resolved after Victory is under the pile, Flood first."""
    table = solo(
        "rome athens ostia giza", "victory trade", solo_disasters=DISASTERS, event_top="flood games_navy plague"
    )
    do(table, "use victory", "offer giza")
    assert (step(table), options(table)) == ("give-cities", ["give up rome", "give up athens"])  # Plague, after Flood
    assert event_pile(table)[-2:] == ["victory", "flood"]
    do(table, "give up rome")
    assert event_pile(table)[-1] == "plague"
    assert cities(table, P1) == {"athens"}
    assert (step(table), table.allowance) == ("use-event", 1)
    assert sorted(hand(table, P1)) == ["games_navy", "trade"]


@pytest.mark.rule("ME-13.6")
def test_protections_may_be_used_against_disasters() -> None:
    table = solo("rome ostia", "protection_great trade", solo_disasters=DISASTERS, event_top="flood", city_top="tyre")
    begin(table, P1)
    assert (step(table), options(table)) == ("react", ["no reaction", "protect great"])
    do(table, "protect great")
    assert cities(table, P1) == {"rome", "ostia", "tyre"}
    assert event_pile(table)[-2:] == ["flood", "protection_great"]


@pytest.mark.rule("ME-13.7")
def test_the_wonders_bonus_has_no_role() -> None:
    table = solo("giza alexandria babylon halicarnassus ephesus olympia", city_top="rhodes")
    begin(table, P1)
    assert table.wonders_holder == -1


@pytest.mark.rule("ME-13.8")
def test_a_stalled_or_capped_solo_game_is_lost() -> None:
    table = solo(held="trade")
    empty_city_pile(table)
    empty_event_pile(table)
    play_on(table, 3)
    assert (table.over, table.ranking(), table.returns()) == (STALL_END, [], [-1.0])
    assert told(table)[:2] == (
        "not completed",
        "End: no card has moved for too long, and not all empires are completed.",
    )
    table = solo(held="trade", max_rounds=1)
    do(table, "pass")
    assert (table.over, table.ranking(), table.returns()) == (CAP_END, [], [-1.0])
    assert told(table) == (
        "not completed",
        "End: the round limit is reached, and not all empires are completed.",
        [],
    )


@pytest.mark.rule("ME-13.9")
def test_a_disaster_may_find_nothing_and_a_commander_of_nobody_is_none() -> None:
    table = solo(event_top="plague", solo_disasters=DISASTERS)
    empty_city_pile(table)
    begin(table, P1)
    assert event_pile(table)[-1] == "plague"
    assert cities(table, P1) == set()
    small = {"size": "very_short", "empires": "rome greece egypt", "unused_event_cards": "keep_all"}
    table = solo("athens", event_top="commander_celts", solo_disasters="commander", **small)
    begin(table, P1)
    assert hand(table, P1) == ["commander_celts"]
    table = solo("athens", "trade", event_top="commander_greece", solo_disasters="commander", city_top="ostia", **small)
    begin(table, P1)
    assert cities(table, P1) == {"ostia"}


@pytest.mark.rule("ME-13.4")
def test_a_disaster_of_this_turn_skips_the_next_city_draw() -> None:
    table = solo("rome", "trade", solo_disasters=DISASTERS, event_top="barbarians", city_top="tyre")
    begin(table, P1)
    assert cities(table, P1) == set()
    assert table.skips[P1] == SKIP_CITY


def test_a_crisis_may_be_a_disaster() -> None:
    table = solo("rome", "trade", solo_disasters="crisis", event_top="crisis_slavery_banking", city_top="utica")
    begin(table, P1)
    assert asked(table) == P1
    assert count(table.cities[P1]) == 2  # rome, and utica with banking: not short
    assert GAME.end(table) == ""
    deal(table, P1, "")
