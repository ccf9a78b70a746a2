"""Sections 37 to 42: the three games and their ends, resignation, variants."""

import pytest

from epocha import BadOption
from epocha.engine.vectors import vec_of
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.ages import end_age, replenish
from epocha.games.through_the_ages.components import NONE
from epocha.games.through_the_ages.scoring import score_at_the_end
from epocha.games.through_the_ages.state import LAST_ONE_END, SCORED_END, Table

from .build import (
    GAME,
    P1,
    P2,
    P3,
    asked,
    begin,
    card,
    civ,
    do,
    events,
    hand,
    military,
    options,
    politics,
    position,
    refused,
    row,
    step,
    wars,
)


def last_cards(table: Table, seat: int) -> Table:
    """Let the last civil card be dealt before a seat's turn."""
    row(table, "")
    table.civil_deck = table.civil_deck[:13]
    return begin(table, seat)


def play_out(table: Table) -> list[tuple[int, int]]:
    """End every turn; return the turns played, as rounds and seats."""
    turns = []
    while not table.is_terminal:
        turns.append((int(table.round), asked(table)))
        if step(table) == "discard-excess":
            turns.pop()
            do(table, options(table)[0])
        else:
            do(table, "pass" if step(table) == "politics" else "end")
            if step(table) == "actions" and not table.is_terminal and turns[-1] == (table.round, asked(table)):
                turns.pop()
    return turns


@pytest.mark.rule("TA-37.1", "TA-37.7", "TA-47.2", "TA-12.12", "TA-37.4", "TA-37.11")
def test_the_tutorial_ends_with_its_round() -> None:
    table = civ(position(3, mode="tutorial"), P2, culture=50)
    assert play_out(last_cards(table, P2)) == [(5, P2), (5, P3)]
    assert (table.over, table.ranking()[P2]) == (SCORED_END, 1)


@pytest.mark.rule("TA-38.1", "TA-38.3", "TA-47.2", "TA-12.13")
def test_the_advanced_game_ends_with_its_round() -> None:
    table = position(3, in_age=2, mode="advanced")
    assert play_out(last_cards(table, P2)) == [(5, P2), (5, P3)]


@pytest.mark.rule("TA-40.1", "TA-40.2", "TA-40.3", "TA-40.5", "TA-47.3", "TA-12.14", "TA-39.1")
@pytest.mark.example("TA-EX-46")
def test_the_last_round_of_the_full_game() -> None:
    table = last_cards(position(3, in_age=3), P2)
    assert (table.last_round, table.is_last_round()) == (6, False)
    assert play_out(table) == [(5, P2), (5, P3), (6, P1), (6, P2), (6, P3)]
    table = last_cards(position(3, in_age=3), P1)
    assert (table.last_round, table.is_last_round()) == (5, True)
    assert play_out(table) == [(5, P1), (5, P2), (5, P3)]


@pytest.mark.rule("TA-39.6")
def test_cards_left_in_the_row_may_be_taken_in_age_four() -> None:
    table = last_cards(position(2, in_age=3), P2)
    assert table.age == 4
    assert options(table, "take")


@pytest.mark.rule("TA-38.4", "TA-38.5", "TA-38.7")
def test_the_scoring_cards_of_the_advanced_game() -> None:
    table = civ(position(2, in_age=3, mode="advanced"), P1, techs="coal iron opera")
    table.laid_out = vec_of([card(f"impact_of_{name}") for name in ("technology", "strength", "colonies", "wonders")])
    score_at_the_end(table)
    assert list(table.culture) == [8 + 10, 0]


@pytest.mark.rule("TA-40.6", "TA-40.7", "TA-40.8", "TA-40.9", "TA-40.12", "TA-29.6")
def test_events_left_in_the_piles_are_scored() -> None:
    table = civ(civ(position(2, in_age=4), P1, colonies="historic_territory_i"), P2, wonders="pyramids")
    events(table, "impact_of_colonies crusades")
    table.future_events = vec_of([card("impact_of_strength")])
    table.past_events = vec_of([card("impact_of_wonders")])
    military(table, "impact_of_agriculture")
    score_at_the_end(table)
    assert list(table.culture) == [4 + 10, 0]


@pytest.mark.rule("TA-40.9", "TA-7.3")
@pytest.mark.parametrize("pile", ["impact_of_happiness impact_of_colonies", "impact_of_colonies impact_of_happiness"])
def test_the_order_of_the_cards_does_not_matter_where_one_takes_culture(pile: str) -> None:
    table = civ(position(2, in_age=4), colonies="fertile_territory_i", yellow=0, culture=7)
    score_at_the_end(events(table, pile))
    assert table.culture[P1] == 0, "7 + 4 - 16"


@pytest.mark.rule("TA-40.10", "TA-40.11")
def test_the_most_culture_wins_and_ties_are_shared() -> None:
    table = civ(civ(position(3), P2, culture=9), P3, culture=9)
    table.over = SCORED_END
    assert table.ranking() == [3, 1, 1]


# --- resignation ---


def resigning(players: int = 3, **more: object) -> Table:
    return position(players, in_age=2, resignation=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("TA-41.1", "TA-41.3", "TA-41.4", "TA-11.12", "TA-32.16", "TA-9.5")
def test_resigning_before_the_own_turn() -> None:
    table = civ(resigning(), P1, war="war_over_culture_ii", war_on=P2)
    row(table, "moses homer aristotle colossus")
    begin(table, P2)
    assert (step(table), options(table)) == ("resigning", ["resign", "stay"])
    do(table, "resign")
    assert (table.war[P1], table.gone[card("moses")], asked(table)) == (NONE, 0, P3)
    do(table, "stay")
    assert table.gone[card("aristotle")] == 1  # three spaces with two players
    assert "resigning" not in [step(begin(position(3), P2))]


@pytest.mark.rule("TA-41.2", "TA-41.5", "TA-41.10")
def test_the_last_one_wins_without_scoring() -> None:
    table = civ(resigning(), P2, culture=70)
    begin(table, P2)
    do(table, "resign", "stay", "end", "stay")
    assert asked(table) == P1
    begin(table, P3)
    do(table, "resign")
    assert (table.over, table.ranking()) == (LAST_ONE_END, [1, 3, 2])
    assert table.culture[P1] == 0


@pytest.mark.rule("TA-41.6", "TA-32.17", "TA-41.7", "TA-44.9")
def test_what_a_resigned_player_leaves() -> None:
    table = civ(resigning(), P2, war="war_over_culture_ii", war_on=P1, pact="scientific_cooperation", pact_with=P3)
    civ(table, P3, pact="international_trade_agreement", pact_with=P2)
    civ(table, P2, colonies="historic_territory_i", leader="james_cook", tactics="legion")
    hand(military(table, "bonus_ii raid_i", P2), "coal", P2)
    table.future_events = vec_of([card("rats")])
    table.future_ages = vec_of([1])
    table.future_by = vec_of([P2])
    do(begin(table, P2), "resign")
    assert list(table.pact) == [NONE] * 3
    assert table.war[P2] == NONE
    assert (table.civil_count[P2], table.military_count[P2], table.colonies[P2]) == (0, 0, 0)
    assert card("bonus_ii") in table.discards
    assert table.away[card("raid_i")] == 1
    assert list(table.future_events) == [card("rats")]


@pytest.mark.rule("TA-41.8")
def test_the_next_player_begins_the_rounds() -> None:
    table = begin(resigning(), P1)
    do(table, "resign")
    assert (table.first, table.round, asked(table)) == (P2, 5, P2)
    do(table, "stay", "end", "stay", "end")
    assert (table.round, asked(table)) == (6, P2)


@pytest.mark.rule("TA-41.9")
def test_numbers_by_players_use_those_left() -> None:
    table = hand(civ(position(3), P2, on={"warriors": 9}), "wave_of_nationalism")
    table.out = 1 << P3
    do(table, "play wave of nationalism")
    assert table.fund == 6


# --- variants ---


@pytest.mark.rule("TA-42.1", "TA-2.4")
def test_variants_fit_modes_and_players() -> None:
    for players, chosen in (
        (3, {"mode": "tutorial", "peaceful": True}),
        (3, {"mode": "advanced", "laid_out": 3}),
        (2, {"milder_fights": True}),
        (2, {"gradual_reveal": True, "laid_out": 4}),
        (2, {"mode": "advanced", "resignation": True}),
    ):
        with pytest.raises(BadOption):
            GAME.new_initial_state(players, 1, chosen)
    GAME.new_initial_state(3, 1, {"easier": True, "peaceful": True, "laid_out": 3, "softer_corruption": True})


@pytest.mark.rule("TA-42.2")
@pytest.mark.example("TA-EX-48")
def test_easier() -> None:
    table = civ(position(easier=True), stored={"agriculture": 9})
    assert (table.yellow[P1], table.urban_limit[P1]) == (19, 3)
    do(table, "increase population", "increase population", "increase population")
    assert table.tokens[0] == 3
    assert refused(civ(table, yellow=16, stored={"agriculture": 2}), "increase population") == "TA-14.1"


@pytest.mark.rule("TA-42.3", "TA-42.4", "TA-42.5", "TA-42.6", "TA-42.7")
def test_milder_fights() -> None:
    table = civ(position(3, in_age=2, milder_fights=True), P1, government="communism")
    civ(table, P2, government="communism")
    military(table, "raid_i raid_i raid_i")
    do(politics(table), "attack raid i on 3", "done", "done")
    assert list(table.marker) == [NONE, NONE, P1]
    politics(military(table, "raid_i", P2), P2)
    assert refused(table, "attack raid i on 3") == "TA-42.5"
    assert "attack raid i on 1" in options(table)
    do(politics(table), "attack raid i on 3", "done", "done")
    assert table.marker[P3] == P1
    do(politics(table), "attack raid i on 2", "done", "done")
    assert list(table.marker) == [NONE, P1, NONE]
    do(politics(military(table, "rats")), "pass")
    assert list(table.marker) == [NONE, NONE, NONE]
    warring = civ(position(3, in_age=2, milder_fights=True), P1, government="communism")
    do(politics(military(warring, "war_over_culture_ii rats")), "declare war over culture ii on 2")
    assert warring.marker[P2] == P1
    wars(warring, P1)
    while step(warring) != "politics":
        do(warring, "done")
    do(warring, "pass")
    assert warring.marker[P2] == NONE


@pytest.mark.rule("TA-42.9", "TA-42.10", "TA-42.11")
def test_drawing_during_the_turn() -> None:
    table = civ(position(draw_in_turn=True), government="communism")
    do(table, "draw", "draw", "draw", "draw")
    assert (table.military_count[P1], table.military_left(), step(table)) == (4, 1, "actions")
    do(table, "end")
    assert table.military_count[P1] == 4
    assert refused(position(), "draw") == "TA-42.9"


@pytest.mark.rule("TA-42.12", "TA-42.13")
def test_bonuses_laid_out_in_advance() -> None:
    table = position(2, in_age=3, laid_out=3)
    laid = list(table.laid_out)
    assert len(laid) == 3
    assert list(table.view(P2).laid_out) == laid
    assert not set(laid) & set(table.military_deck)
    assert len(table.military_deck) == 41 - 3
    table.laid_out = vec_of([card("impact_of_strength")])
    events(table, "impact_of_colonies no_event")
    score_at_the_end(civ(table, P2, colonies="historic_territory_i"))
    assert list(table.culture) == [10, 4]


@pytest.mark.rule("TA-42.14", "TA-42.15", "TA-44.11")
def test_gradual_reveal() -> None:
    table = GAME.new_initial_state(2, 1, {"gradual_reveal": True})
    assert (len(table.laid_out), table.turned_up) == (5, 1)
    assert [one >= 0 for one in table.view(P1).laid_out] == [True] + [False] * 4
    for turned_up in (2, 3, 4, 5):
        end_age(table, True)
        assert table.turned_up == turned_up
    assert table.age == 4


@pytest.mark.rule("TA-11.12")
def test_fewer_cards_are_removed_with_fewer_players() -> None:
    table = row(position(4), "moses homer aristotle")
    table.out = 1 << P3
    replenish(table)
    assert [table.gone[card(name)] for name in ("moses", "homer", "aristotle")] == [1, 1, 0]
    assert sum(c.AGE[one] == 1 for one in table.row) == 12
