"""What the bots of Through the Ages make of a whole turn, and of their last one."""

import pytest

from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.bot import ThroughTheAgesEvaluator

from .build import GAME, P1, P2, Table, civ, hand, row
from .deciding import bare, greedy, turn_of


def test_no_farm_is_torn_down_in_the_first_rounds() -> None:
    """A lab pays more today, but whoever makes no food will not grow."""
    table = civ(bare(), yellow=15, unused=0, stored={"bronze": 9, "agriculture": 2})
    assert "destroy agriculture" not in turn_of(table)


def test_the_last_stage_of_a_wonder_is_built_in_the_last_turn() -> None:
    table = bare(in_age=3)
    table.last_round = table.round = 20
    civ(table, wonder="first_space_flight", stages=2, stored={"bronze": 9}, techs="iron coal opera", unused=0)
    table.civil_spent = 3
    table.refresh()
    assert greedy(table) == "stages 1"


def test_nothing_is_begun_in_the_last_turn_that_brings_no_culture() -> None:
    table = bare(in_age=3)
    table.last_round = table.round = 20
    hand(civ(table, science=9, unused=1, stored={"bronze": 9}), "iron")
    assert greedy(table) not in ("play iron", "build bronze", "build agriculture", "increase population")


def test_every_way_to_end_the_turn_is_judged_alike() -> None:
    """What an upkeep changes would make it look better or worse than it is to end the turn."""
    table = bare()
    evaluator = ThroughTheAgesEvaluator()
    evaluator.study(table)
    before = evaluator.margins(table)
    table.apply_action(P1, GAME.text_to_action(table, "end"))
    assert evaluator.margins(table) == before


def test_actions_are_not_left_over_where_something_is_of_use() -> None:
    """A wonder at three actions is worth taking if nothing else is to be done with them."""
    table = row(bare(in_age=3), "- - - - - - - - - first_space_flight")
    table.last_round = table.round + 1
    civ(table, unused=0, stored={"iron": 9}, techs="scientific_method computers multimedia journalism movies oil coal")
    assert greedy(table) == "take 10"


def test_nothing_is_done_only_because_actions_are_left() -> None:
    table = bare(in_age=3)
    table.last_round = table.round = 20
    civ(table, unused=0, stored={"bronze": 1})
    assert greedy(table) == "end"


def test_the_last_upkeep_is_judged_like_any_other() -> None:
    """With the end of the turn the game ends; what is scored then must not set that way of ending the turn apart."""
    table = bare(in_age=3, turn_of=P2)
    table.last_round = table.round = 20
    civ(table, P2, unused=0, on={"warriors": 1, "religion": 2}, stored={"bronze": 8})
    assert greedy(table) == "end"


def test_a_worker_changes_to_a_better_trade_where_nobody_is_free() -> None:
    """Resources and actions lie idle for want of people: a miner becomes a journalist."""
    table = civ(bare(in_age=3), yellow=9, unused=0, stored={"iron": 12}, techs="iron printing_press journalism")
    civ(table, on={"iron": 4, "bronze": 0, "agriculture": 3, "religion": 3})
    table.last_round = table.round + 6
    chosen = greedy(table)
    assert chosen == "destroy iron"
    table.apply_action(P1, GAME.text_to_action(table, chosen))
    assert greedy(table) == "build journalism"


def test_nothing_is_torn_down_for_what_cannot_be_built_in_the_same_turn() -> None:
    """A miner becomes a journalist, but not with the last action, for none would be left to build with."""
    table = civ(bare(in_age=3), yellow=9, unused=0, stored={"iron": 12}, techs="iron printing_press journalism")
    civ(table, on={"iron": 4, "bronze": 0, "agriculture": 3, "religion": 3})
    table.last_round = table.round + 6
    assert greedy(table) == "destroy iron"
    table.civil_spent = 3
    assert not greedy(table).startswith("destroy")


def all_at_work(rounds_left: int, seat: int = P1, **values: int | str) -> Table:
    """Return what one had at the end of a turn of age III: twelve resources, six actions, and nobody idle."""
    table = civ(bare(in_age=3, turn_of=seat), P1, on={"air_forces": 5})
    civ(table, P2, on={"air_forces": 5})
    civ(table, seat, yellow=2, unused=0, government="theocracy", leader="elvis_presley", science=0)
    civ(table, seat, special="satellites architecture", wonders="pyramids eiffel_tower", techs="iron journalism")
    people = {"agriculture": 0, "irrigation": 2, "bronze": 0, "coal": 3, "alchemy": 1, "philosophy": 0, "religion": 3}
    civ(table, seat, on=people | {"opera": 2, "warriors": 1}, stored={"coal": 4}, **values)
    table.last_round = table.round + rounds_left
    return table


def test_a_worker_moves_before_resources_and_actions_are_left_over() -> None:
    done = turn_of(all_at_work(2))
    assert done[0].startswith("destroy")
    assert done[1:] == ["build air forces", "end"]


def test_in_the_last_turn_a_wonder_is_begun_that_can_be_finished_in_it() -> None:
    """None of its first stages scores anything."""
    table = civ(all_at_work(0, P2), P2, wonder="fast_food_chains", stages=0, stored={"coal": 7})
    assert sum(int(text.removeprefix("stages ")) for text in turn_of(table) if text.startswith("stages")) == 4
    table = civ(all_at_work(0, P2), P2, wonder="fast_food_chains", stages=0, stored={"coal": 3})
    assert not [text for text in turn_of(table) if text.startswith("stages")]


def test_nothing_is_done_in_the_last_turn_that_scores_nothing() -> None:
    """Cards and soldiers are to be had for what is left over, and bring nothing."""
    table = row(all_at_work(0, P2), "movies multimedia")
    assert not [text for text in turn_of(table) if text.startswith(("take", "disband", "build warriors"))]


def test_nobody_moves_for_little() -> None:
    """With fewer resources there is only a farm to be had for the lab, at a gain that may be wrong."""
    assert turn_of(civ(all_at_work(3), stored={"coal": 2})) == ["end"]


def test_nobody_is_torn_away_to_stand_idle() -> None:
    """Three resources buy nothing that is better than an unused worker."""
    assert turn_of(civ(all_at_work(1), stored={"coal": 1}, on={"religion": 0})) == ["end"]


def test_nobody_moves_to_where_they_were() -> None:
    people = {"coal": 0, "alchemy": 0, "religion": 0, "opera": 0, "warriors": 0}
    assert "disband air forces" not in turn_of(civ(all_at_work(1), on=people))


def test_in_the_last_turn_workers_move_for_all_that_is_scored() -> None:
    """Mines make nothing any more: a theatre scores once more, and strength does not, for nobody follows."""
    table = all_at_work(0, P2)
    rate = table.culture_rate[P2]
    done = turn_of(table)
    assert done[0] == "destroy coal"
    assert set(done[1::2]) <= {"build opera", "build journalism"}
    assert table.culture_rate[P2] >= rate + 2


def test_nobody_moves_away_from_what_people_live_on() -> None:
    people = {"coal": 0, "alchemy": 0, "religion": 2, "opera": 0, "warriors": 0}
    done = turn_of(civ(all_at_work(0), on=people))
    assert "destroy religion" in done
    assert "destroy irrigation" not in done


def test_a_wonder_that_cannot_be_finished_is_worse_than_none() -> None:
    """It costs actions to take, and is in the way of another."""
    worth = []
    for wonder in ("first_space_flight", c.NONE):
        table = civ(all_at_work(1), wonder=wonder, stages=0, stored={"coal": 0})
        worth.append(ThroughTheAgesEvaluator().value(table, P1))
    assert worth[0] < worth[1]


@pytest.mark.parametrize("seat", [P1, P2])
def test_no_technology_is_played_for_people_who_will_not_come(seat: int) -> None:
    table = hand(all_at_work(0, seat, science=20), "rockets", seat)
    civ(table, seat, stored={"coal": 0})
    assert turn_of(table) == ["end"]


def test_the_last_to_play_needs_no_arms() -> None:
    """Whoever plays before may still be attacked."""
    first, last = (turn_of(civ(all_at_work(0, seat), seat, unused=1, stored={"coal": 1})) for seat in (P1, P2))
    assert first == ["build warriors", "end"]
    assert last == ["end"]
