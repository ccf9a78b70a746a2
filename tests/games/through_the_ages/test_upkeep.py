"""Sections 23 to 26: happiness, production, consumption, corruption, military cards."""

import itertools

import pytest

from epocha.games.through_the_ages.components import AGE
from epocha.games.through_the_ages.piles import draw_military
from epocha.games.through_the_ages.values import discontent

from .build import (
    P1,
    P2,
    Table,
    card,
    civ,
    do,
    end_turn,
    food,
    hand,
    military,
    options,
    politics,
    position,
    refused,
    resources,
    step,
    tokens,
)

# --- happiness ---


@pytest.mark.rule("TA-23.1", "TA-23.2", "TA-23.3", "TA-23.4")
@pytest.mark.example("TA-EX-28")
def test_discontent_workers() -> None:
    table = civ(position(), yellow=11, unused=1, on={"religion": 1}, stored={"agriculture": 4})
    assert (discontent(table, P1), table.happy[P1]) == (1, 1)
    do(table, "increase population")
    assert (discontent(table, P1), table.unused[P1], table.yellow[P1], food(table)) == (2, 2, 10, 0)
    do(table, "end")
    assert table.culture[P1] == 1


@pytest.mark.rule("TA-23.5", "TA-23.6", "TA-23.7")
@pytest.mark.example("TA-EX-29")
def test_an_uprising_costs_the_whole_upkeep() -> None:
    table = civ(position(), yellow=10, unused=1, on={"religion": 1, "bread_and_circuses": 0}, stored={"bronze": 4})
    assert discontent(table, P1) == 2
    before = (table.science[P1], food(table), resources(table), table.military_count[P1])
    end_turn(table)
    assert (table.science[P1], food(table), resources(table), table.military_count[P1]) == before
    assert table.turn == P2
    table = civ(position(), yellow=10, unused=1, on={"religion": 1, "bread_and_circuses": 0}, stored={"bronze": 4})
    do(table, "build bread and circuses", "end")
    assert table.science[P1] == 1


@pytest.mark.rule("TA-23.10")
def test_the_tutorial_knows_no_discontent() -> None:
    table = civ(position(mode="tutorial"), yellow=0, unused=0)
    do(table, "end")
    assert table.science[P1] == 1


# --- production and consumption ---


@pytest.mark.rule("TA-24.1", "TA-24.2", "TA-24.3", "TA-24.4", "TA-24.6", "TA-24.9")
def test_the_upkeep_in_its_order() -> None:
    table = civ(position(), yellow=12, on={"irrigation": 1, "iron": 1, "religion": 2}, science=3, culture=4)
    end_turn(table)
    assert (table.culture[P1], table.science[P1], food(table), resources(table)) == (6, 4, 2, 4)


@pytest.mark.rule("TA-24.5")
@pytest.mark.example("TA-EX-15")
def test_famine() -> None:
    table = civ(position(mode="advanced"), yellow=8, unused=9, on={"agriculture": 1}, culture=20)
    end_turn(table)
    assert (food(table), table.culture[P1]) == (0, 12)


@pytest.mark.rule("TA-24.7", "TA-24.8")
def test_the_bank_runs_out_and_the_highest_level_is_filled_first() -> None:
    table = civ(position(), on={"bronze": 2, "oil": 2, "agriculture": 1}, blue=4)
    end_turn(table)
    assert (tokens(table, "agriculture"), resources(table)) == (1, 5 + 5 + 1 - 6)  # corruption with an empty bank


@pytest.mark.rule("TA-24.10", "TA-25.1")
def test_no_corruption_and_no_cards_in_the_tutorial() -> None:
    table = civ(position(mode="tutorial"), blue=3)
    do(table, "end")
    assert (resources(table), food(table), table.military_count[P1]) == (1, 2, 0)


@pytest.mark.rule("TA-25.5")
@pytest.mark.example("TA-EX-31")
def test_corruption_is_paid_once() -> None:
    table = civ(position(), on={"agriculture": 0, "bronze": 0}, stored={"bronze": 2}, blue=8)
    end_turn(table)
    assert (table.blue[P1], resources(table)) == (10, 0)


@pytest.mark.rule("TA-25.1", "TA-25.2", "TA-25.3", "TA-25.4", "TA-25.5")
@pytest.mark.example("TA-EX-30")
@pytest.mark.parametrize(("bank", "paid"), [(9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
def test_corruption(bank: int, paid: int) -> None:
    table = civ(position(), on={"agriculture": 0, "bronze": 0}, stored={"bronze": 7, "agriculture": 1})
    table.blue[P1] = bank
    end_turn(table)
    assert (resources(table), food(table)) == (7 - paid, 1)
    poor = civ(position(), on={"agriculture": 0, "bronze": 0}, stored={"bronze": 1, "agriculture": 5})
    poor.blue[P1] = 0
    end_turn(poor)
    assert (resources(poor), food(poor)) == (0, 5)


@pytest.mark.rule("TA-25.6", "TA-42.16")
@pytest.mark.example("TA-EX-32")
def test_softer_corruption() -> None:
    table = end_turn(civ(position(softer_corruption=True), on={"agriculture": 0}, stored={"bronze": 0}, blue=10))
    assert (step(table), options(table)) == ("soften", ["leave out bronze", "done"])
    do(table, "leave out bronze")
    assert (resources(table), table.blue[P1]) == (1, 9)
    table = do(end_turn(civ(position(softer_corruption=True), on={"agriculture": 0}, blue=10)), "done")
    assert (resources(table), table.blue[P1]) == (0, 10)
    for bank in (9, 11):
        table = end_turn(civ(position(softer_corruption=True), on={"agriculture": 0}, blue=bank))
        assert table.turn == P2


@pytest.mark.rule("TA-24.7")
def test_laboratories_of_a_higher_level_are_filled_before_mines() -> None:
    base = position(mode="tutorial")
    table = civ(base, leader="bill_gates", on={"agriculture": 0, "bronze": 2, "alchemy": 1}, blue=1)
    end_turn(table)
    assert (tokens(table, "alchemy"), tokens(table, "bronze")) == (1, 0)


@pytest.mark.rule("TA-25.6", "TA-24.7")
def test_softer_corruption_is_offered_where_the_bank_is_too_small_for_all_that_is_produced() -> None:
    def short() -> Table:
        table = civ(position(softer_corruption=True), on={"agriculture": 0, "coal": 1, "bronze": 3})
        return end_turn(civ(table, stored={"bronze": 6}, blue=2))

    assert options(short()) == ["leave out bronze", "leave out coal", "done"]
    for answer, left in (("done", 6 + 3 + 1 - 6), ("leave out bronze", 6 + 3 - 4), ("leave out coal", 6 + 1 - 4)):
        assert resources(do(short(), answer)) == left, answer
    table = civ(position(softer_corruption=True), on={"agriculture": 0}, stored={"bronze": 6}, blue=0)
    assert end_turn(table).turn == P2, "nothing is produced that could be left out"
    full = civ(position(softer_corruption=True), on={"agriculture": 0, "coal": 2}, stored={"bronze": 6}, blue=2)
    assert options(end_turn(full)) == ["leave out coal", "done"], "the bronze mines produce nothing"


@pytest.mark.rule("TA-25.6", "TA-22.7")
def test_what_pacts_bring_is_counted_in_tokens_for_softer_corruption() -> None:
    """Two resources are one token where iron is known."""
    asked: dict[bool, list[int]] = {True: [], False: []}
    for bank, knows_iron in itertools.product(range(9, 14), asked):
        table = civ(position(3, softer_corruption=True), on={"agriculture": 0}, techs="iron" if knows_iron else "")
        table = civ(table, pact="international_trade_agreement", pact_with=P2, blue=bank)
        table = civ(table, 2, pact="acceptance_of_supremacy", pact_with=P1, pact_side=1)
        if step(end_turn(table)) == "soften":
            asked[knows_iron].append(bank)
    assert asked == {True: [8 + 2 + 1], False: [8 + 2 + 2]}


@pytest.mark.rule("TA-24.12")
def test_pacts_act_after_the_workers() -> None:
    table = civ(position(3), pact="acceptance_of_supremacy", pact_with=P2)
    end_turn(table)
    assert resources(table) == 3
    end_turn(table, P2)
    assert resources(table, P2) == 1
    idle = civ(
        civ(position(3), pact="acceptance_of_supremacy", pact_with=P2), P2, on={"bronze": 0}, stored={"bronze": 4}
    )
    end_turn(idle, P2)
    assert resources(idle, P2) == 4  # at most what was produced
    table = civ(position(3), pact="international_trade_agreement", pact_with=P2)
    end_turn(table, P2)
    assert food(table, P2) == 3


# --- military cards ---


@pytest.mark.rule("TA-26.1", "TA-26.2", "TA-26.3", "TA-26.4", "TA-8.4")
@pytest.mark.parametrize(("spent", "drawn"), [(0, 3), (2, 2), (4, 0)])
def test_a_card_for_each_unspent_military_action(spent: int, drawn: int) -> None:
    table = civ(position(), government="constitutional_monarchy")
    table.military_spent = spent
    do(table, "end")
    assert table.military_count[P1] == drawn
    assert all(AGE[one] == 1 for one in table.military_hand[:drawn])


@pytest.mark.rule("TA-26.5", "TA-26.6", "TA-26.7", "TA-26.8", "TA-26.9")
def test_excess_military_cards_are_discarded_after_politics() -> None:
    table = politics(military(position(), "raid_i bonus_i bonus_i rats"))
    do(table, "pass")
    assert step(table) == "discard-excess"
    assert refused(table, "discard phalanx") == "TA-26.8"
    do(table, "discard bonus i", "discard rats")
    assert (step(table), table.military_count[P1]) == ("actions", 2)
    assert list(table.discards_by) == [P1, P1]
    assert list(table.view(P2).discards) == [-1, -1]
    assert list(table.view(P1).discards) == [card("bonus_i"), card("rats")]
    wide = civ(position(military_hand_limit="civil"), wonders="library_of_alexandria")
    assert wide.military_limit[P1] == 5
    assert civ(position(), wonders="library_of_alexandria").military_limit[P1] == 3


@pytest.mark.rule("TA-26.10", "TA-26.11", "TA-45.6")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = politics(military(position(), "bonus_i bonus_i rats raid_i"))
    do(table, "pass", "discard bonus i", "discard rats")
    table.military_deck = table.military_deck[:1]
    draw_military(table, P2, 2)
    assert (len(table.military_deck), len(table.discards), table.military_count[P2]) == (1, 0, 2)
    draw_military(table, P2, 5)
    assert table.military_count[P2] == 3


@pytest.mark.rule("TA-26.12")
def test_older_military_cards_leave_the_game() -> None:
    table = politics(military(position(in_age=2), "raid_i raid_i bonus_ii spy"))
    do(table, "pass", "discard raid i", "discard bonus ii")
    assert list(table.discards) == [card("bonus_ii")]
    assert table.away[card("raid_i")] == 1


@pytest.mark.rule("TA-26.14")
@pytest.mark.parametrize(("mode", "last"), [("advanced", 3), ("full", 4)])
def test_without_a_deck_nobody_draws(mode: str, last: int) -> None:
    table = position(mode=mode, in_age=last)
    draw_military(table, P1, 3)
    assert table.military_count[P1] == 0


@pytest.mark.rule("TA-26.16")
def test_bonus_cards_are_not_played_by_themselves() -> None:
    table = hand(military(position(), "bonus_i"), "")
    assert not [text for text in options(table) if "bonus" in text]
    assert not [text for text in options(politics(table)) if "bonus" in text]
