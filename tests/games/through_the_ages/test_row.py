"""Sections 3, 4 and 9 to 13: set-up, the first round, the card row, ages, taking cards."""

import pytest

from epocha import BadOption
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.ages import end_age, replenish
from epocha.games.through_the_ages.components import AGE, CATEGORY, NONE
from epocha.games.through_the_ages.layout import CIVIL_SLOTS

from .build import (
    GAME,
    P1,
    P2,
    P3,
    Table,
    age,
    asked,
    begin,
    card,
    civ,
    do,
    hand,
    military,
    options,
    position,
    refused,
    row,
    step,
    tokens,
    turn,
)


def start(players: int = 3, **chosen: object) -> Table:
    return GAME.new_initial_state(players, 3, {"first_player": 1} | chosen)


def held(table: Table, seat: int = P1) -> list[str]:
    slots = table.civil_hand[seat * CIVIL_SLOTS : (seat + 1) * CIVIL_SLOTS]
    return [c.CARD_IDS[one] for one in slots if one >= 0]


# --- set-up ---


@pytest.mark.rule("TA-3.4", "TA-3.5", "TA-4.10", "TA-4.4")
def test_thirteen_cards_lie_open_and_seven_wait() -> None:
    table = start()
    assert len(table.civil_deck) == 7
    assert all(AGE[one] == 0 and CATEGORY[one] < c.EVENT for one in table.row)
    assert age(table) == "A"
    assert not len(table.military_deck)
    assert len(table.future_events) + len(table.past_events) == 0


@pytest.mark.rule("TA-3.6", "TA-45.1")
def test_the_first_player_is_chosen_or_drawn() -> None:
    assert {GAME.new_initial_state(4, seed).first for seed in range(20)} == {0, 1, 2, 3}
    assert GAME.new_initial_state(4, 1, {"first_player": 3}).turn == 2
    with pytest.raises(BadOption):
        GAME.new_initial_state(2, 1, {"first_player": 3})


@pytest.mark.rule("TA-4.1", "TA-4.2", "TA-4.3", "TA-44.10")
def test_current_events_at_the_start() -> None:
    tutorial = start(mode="tutorial")
    assert len(tutorial.current_events) == 9
    assert card("development_of_politics") not in tutorial.current_events
    for mode in ("advanced", "full"):
        for players in (2, 3, 4):
            table = start(players, mode=mode)
            assert len(table.current_events) == players + 2
            assert sum(table.away) == 10 - players - 2
            assert {int(AGE[one]) for one in table.current_events} == {0}


@pytest.mark.rule("TA-4.5", "TA-4.6", "TA-4.8", "TA-4.9", "TA-42.8")
def test_cards_left_out_by_mode_players_and_variant() -> None:
    def kinds(table: Table, age: int) -> set[str]:
        in_game = [n for n in range(int(c.CARDS)) if table.terms.copies[n] and AGE[n] == age]
        return {c.CATEGORY_IDS[CATEGORY[n]] for n in in_game}

    assert "war" not in kinds(start(mode="advanced"), 2)
    assert "war" in kinds(start(mode="full"), 2)
    assert "pact" not in kinds(start(2), 1)
    assert "pact" in kinds(start(3), 1)
    assert {"war", "aggression"}.isdisjoint(kinds(start(peaceful=True), 2))
    assert kinds(start(mode="advanced"), 3) == {"event"}
    assert kinds(start(mode="tutorial"), 2) == set()


@pytest.mark.rule("TA-4.7", "TA-38.2", "TA-44.11", "TA-45.4")
def test_the_advanced_game_lays_out_four_scoring_cards() -> None:
    table = start(mode="advanced")
    assert len(set(table.laid_out)) == 4
    assert all(c.SCORING[one] for one in table.laid_out)
    assert list(table.view(P2).laid_out) == list(table.laid_out)


# --- the first round ---


@pytest.mark.rule("TA-10.2", "TA-13.1")
@pytest.mark.example("TA-EX-2")
@pytest.mark.parametrize(
    ("seat", "payable", "too_dear"),
    [
        (P1, ["1"], ["1 2", "6", "10"]),
        (P2, ["1 2", "6"], ["1 2 3", "1 6", "10"]),
        (P3, ["1 2 3", "1 6", "6 1", "10"], ["6 7", "1 10", "1 2 6"]),
    ],
)
def test_what_the_first_turns_can_pay(seat: int, payable: list[str], too_dear: list[str]) -> None:
    def table() -> Table:
        first = row(start(), "frugality_a rich_land_a moses homer aristotle frugality_a rich_land_a - - work_of_art_a")
        return do(first, *["end"] * seat)

    for spaces in payable:
        do(table(), *[f"take {space}" for space in spaces.split()])
    for spaces in too_dear:
        *before, last = spaces.split()
        assert refused(do(table(), *[f"take {space}" for space in before]), f"take {last}") == "TA-13.1", spaces


@pytest.mark.rule("TA-10.1", "TA-10.2", "TA-10.3", "TA-10.4", "TA-10.5", "TA-10.6", "TA-3.7")
@pytest.mark.example("TA-EX-2")
def test_the_first_round_is_only_for_taking_cards() -> None:
    table = row(start(), "moses homer colossus frugality_a aristotle hammurabi work_of_art_a")
    assert refused(table, "increase population") == "TA-10.1"
    assert options(table) == ["end", "take 1", "take 2", "take 3", "take 4", "take 5"]
    do(table, "take 1", "end")
    assert asked(table) == P2
    do(table, "take 3")
    assert refused(table, "take 6") == "TA-13.1"
    do(table, "take 4", "end")
    assert asked(table) == P3
    assert table.civil_left() == 3
    assert [one for one in table.row if one != NONE] == [
        card("homer"),
        card("aristotle"),
        card("hammurabi"),
        card("work_of_art_a"),
    ]
    do(table, "end")
    assert (table.round, asked(table)) == (2, P1)
    assert sum(table.military_count) == 0


@pytest.mark.rule("TA-10.7", "TA-24.2", "TA-24.3", "TA-24.6")
@pytest.mark.example("TA-EX-6")
def test_the_first_upkeep() -> None:
    table = do(start(), "end")
    assert (table.culture[P1], table.science[P1], table.blue[P1]) == (0, 1, 14)
    assert tokens(table, "agriculture") == tokens(table, "bronze") == 2


@pytest.mark.rule("TA-10.8", "TA-13.3", "TA-13.4")
@pytest.mark.example("TA-EX-3")
def test_three_players_take_cards() -> None:
    table = row(start(), "moses homer colossus engineering_genius_a aristotle hammurabi library_of_alexandria")
    do(table, "take 1", "end", "take 3", "take 4")
    assert table.civil_left() == 0
    do(table, "end", "take 7", "take 5")
    assert table.civil_left() == 0
    assert (held(table, P1), held(table, P2), held(table, P3)) == (["moses"], ["engineering_genius_a"], ["aristotle"])
    assert (table.wonder[P2], table.wonder[P3]) == (card("colossus"), card("library_of_alexandria"))
    assert table.row[0] == table.row[2] == NONE


# --- replenishing ---


@pytest.mark.rule("TA-11.1", "TA-11.2", "TA-11.3", "TA-11.4", "TA-11.5", "TA-11.6", "TA-44.9")
@pytest.mark.parametrize(("players", "removed"), [(2, 3), (3, 2), (4, 1)])
def test_remove_slide_deal(players: int, removed: int) -> None:
    table = row(position(players), "moses - homer colossus aristotle - hammurabi")
    replenish(table)
    left = ["moses", "-", "homer", "colossus", "aristotle", "hammurabi"][removed:]
    left = [word for word in left if word != "-"]
    assert [c.CARD_IDS[one] for one in table.row[: len(left)]] == left
    assert all(AGE[one] == 1 for one in table.row[len(left) :])
    assert table.gone[card("moses")] == 1


@pytest.mark.rule("TA-11.7", "TA-11.9", "TA-11.10")
def test_age_a_ends_after_the_first_replenishment() -> None:
    table = start(2)
    do(table, "end", "end")
    assert age(table) == "I"
    assert sum(AGE[one] == 0 for one in table.row) == 13
    assert sum(table.away[n] for n in range(int(c.CIVIL_CARDS))) == 4
    assert len(table.civil_deck) == 45


@pytest.mark.rule("TA-11.8")
def test_age_one_continues_where_age_a_does_not_suffice() -> None:
    table = row(start(4), "moses")
    replenish(table)
    assert (age(table), sum(AGE[one] == 1 for one in table.row)) == ("I", 6)


@pytest.mark.rule("TA-12.1", "TA-12.2", "TA-12.11")
def test_an_age_ends_when_its_last_card_is_dealt() -> None:
    table = row(position(2), "")
    table.civil_deck = table.civil_deck[:13]
    replenish(table)
    assert age(table) == "II"
    table = row(position(2), "")
    table.civil_deck = table.civil_deck[:5]
    replenish(table)
    assert [int(AGE[one]) for one in table.row] == [1] * 5 + [2] * 8


@pytest.mark.rule("TA-11.11", "TA-37.7", "TA-39.5")
@pytest.mark.parametrize(("mode", "last"), [("tutorial", 1), ("advanced", 2), ("full", 3)])
def test_without_a_deck_the_row_is_only_reduced(mode: str, last: int) -> None:
    table = row(position(2, in_age=last, mode=mode), "")
    table.civil_deck = table.civil_deck[:13]
    replenish(table)
    assert (table.age, table.last_round > 0) == (last + 1, True)
    replenish(table)
    assert sum(one != NONE for one in table.row) == 10


@pytest.mark.rule("TA-12.3", "TA-12.4", "TA-12.5", "TA-12.7", "TA-12.8", "TA-12.13", "TA-38.6")
@pytest.mark.example("TA-EX-52")
@pytest.mark.parametrize("mode", ["advanced", "full"])
def test_what_is_obsolete_goes_at_the_end_of_an_age(mode: str) -> None:
    table = position(3, in_age=2, mode=mode)
    civ(table, P1, leader="joan_of_arc", wonder="taj_mahal", stages=2, blue=16, tactics="legion", wonders="great_wall")
    civ(table, P2, leader="james_cook", wonder="kremlin", pact="open_borders_agreement", pact_with=P1, techs="iron")
    hand(hand(table, "iron coal frugality_i"), "monarchy", P2)
    military(table, "raid_i raid_ii")
    actions = table.military_total[P1]
    end_age(table, True)
    assert (table.leader[P1], table.wonder[P1], table.stages[P1], table.blue[P1]) == (NONE, NONE, 0, 18)
    assert table.tactics[P1] == card("legion")
    assert table.wonders[P1] == 1 << (card("great_wall") - int(c.FIRST_WONDER))
    assert (table.leader[P2], table.wonder[P2]) == (card("james_cook"), card("kremlin"))
    assert table.techs[P2] >> card("iron") & 1
    assert (held(table, P1), held(table, P2), table.military_count[P1]) == (["coal"], [], 1)
    assert (table.pact[P2], table.military_total[P1]) == (NONE, actions - 1)


@pytest.mark.rule("TA-12.6")
def test_events_prepared_and_wars_declared_outlive_their_age() -> None:
    table = civ(position(2, in_age=2), P1, war="war_over_culture_ii", war_on=P2)
    military(table, "rats war_over_territory")
    table.war[P2] = card("war_over_territory")
    current = list(table.current_events)
    end_age(table, True)
    assert table.war[P1] == card("war_over_culture_ii")
    assert list(table.current_events) == current


@pytest.mark.rule("TA-12.9", "TA-12.14")
@pytest.mark.example("TA-EX-47")
def test_the_full_game_loses_two_yellow_tokens_at_the_end_of_an_age() -> None:
    table = civ(civ(position(2, in_age=2), P1, yellow=1), P2, yellow=9, unused=3)
    end_age(table, True)
    assert (table.yellow[P1], table.yellow[P2], table.unused[P2]) == (0, 7, 3)
    for mode in ("advanced", "tutorial"):
        other = civ(position(2, in_age=1, mode=mode), P1, yellow=9)
        end_age(other, True)
        assert other.yellow[P1] == 9


@pytest.mark.rule("TA-12.10", "TA-26.14")
def test_military_piles_change_with_the_age() -> None:
    table = position(2, in_age=1)
    end_age(table, True)
    assert {int(AGE[one]) for one in table.military_deck} == {2}
    assert not len(table.discards)
    advanced = position(2, in_age=2, mode="advanced")
    end_age(advanced, True)
    assert not len(advanced.military_deck)


@pytest.mark.rule("TA-12.12")
def test_the_tutorial_discards_nothing() -> None:
    table = civ(position(2, mode="tutorial"), P1, leader="moses", wonder="pyramids", stages=1)
    hand(table, "aristotle")
    end_age(table, True)
    assert (table.leader[P1], table.wonder[P1], held(table)) == (card("moses"), card("pyramids"), ["aristotle"])
    assert table.last_round == table.round


# --- taking cards ---


@pytest.mark.rule("TA-13.2", "TA-13.17")
def test_only_what_lies_there_can_be_taken_in_the_own_turn() -> None:
    table = row(position(), "- moses")
    assert refused(table, "take 1") == "TA-13.2"
    assert refused(table, "take 2", P2) == "TA-9.4"


@pytest.mark.rule("TA-13.5", "TA-13.6", "TA-13.7", "TA-13.16")
def test_the_hand_is_limited_but_not_for_wonders() -> None:
    table = hand(row(position(), "moses pyramids"), "iron coal oil irrigation")
    assert refused(table, "take 1") == "TA-13.5"
    do(table, "take 2")
    table = hand(civ(row(position(), "moses"), P1, wonders="library_of_alexandria"), "iron coal oil irrigation")
    do(table, "take 1")
    civ(table, P1, wonders="", government="despotism")
    table.wonders[P1] = 0
    civ(table)
    assert len(held(table)) == 5
    assert not options(table, "discard")


@pytest.mark.rule("TA-13.8", "TA-12.15")
def test_one_leader_of_each_age_in_the_whole_game() -> None:
    table = do(row(position(), "moses homer julius_caesar joan_of_arc"), "take 1")
    assert refused(table, "take 2") == "TA-13.8"
    do(table, "play moses")
    assert refused(table, "take 2") == "TA-13.8"
    do(table, "take 4")
    end_age(table, True)
    assert refused(row(table, "michelangelo"), "take 1") == "TA-13.8"


@pytest.mark.rule("TA-13.9", "TA-13.11", "TA-18.6")
def test_one_wonder_under_construction() -> None:
    table = do(row(position(), "pyramids colossus"), "take 1")
    assert refused(table, "take 2") == "TA-13.9"


@pytest.mark.rule("TA-13.10")
@pytest.mark.example("TA-EX-1")
def test_completed_wonders_make_the_next_one_dearer() -> None:
    table = civ(row(position(), "- - - - - taj_mahal"), P1, wonders="pyramids colossus")
    assert table.civil_left() == 5
    do(table, "take 6")
    assert table.civil_left() == 1
    table = civ(row(position(), "taj_mahal"), P1, wonders="hanging_gardens colossus library_of_alexandria great_wall")
    assert refused(table, "take 1") == "TA-13.10"
    table = row(position(), "- - - - - taj_mahal")
    table.civil_spent = 4
    assert refused(civ(table, P1, wonders="pyramids"), "take 6") == "TA-13.1"


@pytest.mark.rule("TA-13.12", "TA-13.13", "TA-20.14")
def test_no_technology_twice() -> None:
    table = hand(row(position(), "iron alchemy code_of_laws monarchy iron"), "iron")
    civ(table, P1, techs="alchemy", special="code_of_laws", government="monarchy")
    for space in (1, 2, 3, 4):
        assert refused(table, f"take {space}") == "TA-13.12"
    civ(table, P1, government="theocracy")
    do(table, "take 4")


@pytest.mark.rule("TA-13.14", "TA-13.15", "TA-21.2")
def test_action_cards_in_several_copies_but_not_in_this_turn() -> None:
    table = hand(row(position(), "frugality_a frugality_a moses iron"), "work_of_art_a")
    do(table, "take 1", "take 2")
    assert refused(table, "play frugality a") == "TA-21.2"
    do(table, "play work of art a")
    table = civ(row(position(), "moses iron"), P1, science=9)
    do(table, "take 1", "take 2", "play moses", "play iron")


@pytest.mark.rule("TA-9.1", "TA-9.4", "TA-8.3", "TA-24.11", "TA-26.7")
def test_the_order_of_a_turn() -> None:
    table = military(position(2), "no_event")
    do(table, "end")
    assert (asked(table), step(table)) == (P2, "actions")  # nothing in P2's hand, so no political phase
    do(table, "end")
    assert (asked(table), step(table), table.round) == (P1, "politics", 6)
    do(table, "pass")
    assert step(table) == "discard-excess"
    do(table, options(table)[0])
    assert (step(table), table.civil_left()) == ("actions", 4)


@pytest.mark.rule("TA-8.8", "TA-9.6", "TA-49.3")
def test_actions_in_any_order_and_none_needed() -> None:
    table = civ(position(), P1, unused=3, stored={"bronze": 6})
    do(table, "build warriors", "build bronze", "build warriors")
    assert (table.civil_left(), table.military_left()) == (3, 0)
    assert "end" in options(table)
    assert step(begin(turn(position(), P1), P1)) == "actions"
