"""What the judgement of the Boardgame's bots tells of a position: turns, threats, gold; and how a search goes by it."""

import pickle
from copy import copy

import pytest

from epocha import Chance
from epocha.bots.search_core import end_of_course, search_for
from epocha.engine.evaluation import Evaluator
from epocha.games.civilization_2002.atlas import MOST_REGIONS
from epocha.games.civilization_2002.bot import BoardgameEvaluator
from epocha.games.civilization_2002.chances import weights, win_chance
from epocha.games.civilization_2002.components import TECHNOLOGIES
from epocha.games.civilization_2002.fronts import Front
from epocha.games.civilization_2002.marches import attacks_planned
from epocha.games.civilization_2002.outlook import points_for

from .build import (
    BOTH,
    P1,
    P2,
    asked,
    at,
    desk,
    do,
    game,
    gold,
    know,
    movement,
    purchase,
    put,
    settle,
    token,
)


def test_every_way_to_end_the_turn_of_purchases_is_judged_alike() -> None:
    """What the next one has counts as in more danger from then on, and that would pass for a gain."""
    table = gold(settle(settle(desk(), "nubia"), "sahara", P2, 4), 5)
    table.round = 1
    put(table, "swordsman", "nubia")
    purchase(table)
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    before = evaluator.margins(table)
    do(table, "done")
    assert evaluator.margins(table) == before
    assert BoardgameEvaluator().margins(table) != before


def test_what_the_last_gold_buys_counts_though_it_ends_the_turn() -> None:
    table = gold(settle(settle(desk(rules="advanced"), "nubia", large=3), "colorado", P2), 10)
    purchase(know(table, "bronze_working"))
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    before = evaluator.margins(table)
    do(table, "buy swordsman nubia")
    assert asked(table) != P1 or table.course[table.step_number()].name != "purchase"
    assert evaluator.margins(table)[P1] > before[P1] + 0.1
    assert evaluator.margins(table)[P2] < before[P2] - 0.1


def test_a_search_moves_as_it_judges_one_decision_ahead() -> None:
    """Lines of play by habit chose worse: of games with the greedy bot it won 39 in a hundred, without them 66."""
    table = settle(settle(desk(rules="advanced"), "nubia", large=2), "egypt", P2)
    put(table, "swordsman", "nubia", number=2)
    movement(table)
    search = search_for(table.view(P1), P1, BoardgameEvaluator(), Chance.from_seed(1))
    assert len(search.racing) > 1
    assert search.decided(1000)
    assert search.best() == max(search.racing, key=lambda one: one.judged).answer[0]


def test_a_course_is_followed_until_somebody_else_is_asked() -> None:
    """An open town can be taken with two armies that keep it; whether guards go to meet the first is their choice."""
    table = settle(settle(settle(desk(rules="advanced"), "nubia", large=2), "egypt", P2), "sahara", P2)
    put(table, "swordsman", "nubia", number=2)
    put(table, "swordsman", "egypt", P2)
    movement(table)
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    arrived = []
    for course in evaluator.courses(table, P1):
        end = end_of_course(table, P1, course, evaluator, Chance.from_seed(1))
        places = [end.piece_at[n] for n in range(len(end.piece_at)) if end.piece_owner[n] == P1]
        arrived.append((len(course), places.count(at("sahara")), places.count(at("egypt"))))
    assert arrived == [(1, 1, 0), (2, 2, 0), (1, 0, 1), (2, 0, 1)]


def test_an_attack_begun_goes_on_with_the_piece_that_is_named() -> None:
    table = settle(settle(desk(rules="advanced"), "nubia"), "egypt", P2)
    put(table, "swordsman", "nubia", number=2)
    movement(table)
    weight = weights(table)
    alone, both = attacks_planned(table, P1, weight, table.draft(P1))
    assert both == [alone[0], alone[0]]
    table.add_pick(P1, alone[0][0])
    assert attacks_planned(table, P1, weight, table.draft(P1)) == [[alone[0][1:]], [alone[0][1:], alone[0]]]
    table.add_pick(P1, alone[0][1])
    assert attacks_planned(table, P1, weight, table.draft(P1)) == [[alone[0][2:]], [alone[0][2:], alone[0]]]


@BOTH
def test_a_search_leans_otherwise_in_the_advanced_rules(rules: str) -> None:
    """It counts settlements for more, and what its armies only threaten for less; a copy leans alike."""
    table = settle(settle(desk(rules=rules), "nubia"), "egypt", P2)
    put(table, "swordsman", "nubia", number=3)
    table.round = 2
    purchase(table)
    more = settle(table.clone(), "sahara")

    def gained(evaluator: Evaluator) -> float:
        evaluator.study(table)
        return evaluator.leads(more)[P1] - evaluator.leads(table)[P1]

    plain, leaning = gained(BoardgameEvaluator()), gained(BoardgameEvaluator().for_search())
    assert leaning > plain + 0.1 if rules == "advanced" else leaning == plain
    assert gained(copy(BoardgameEvaluator().for_search())) == leaning


def test_lines_of_play_end_with_the_turn_that_was_studied() -> None:
    """The judgement knows what others could do in their turns; what they do by habit says less."""
    table = gold(settle(settle(desk(), "nubia"), "sahara", P2, 4), 60)
    table.round = 1
    purchase(table)
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    do(table, "buy swordsman nubia")
    assert not evaluator.settled(table)
    do(table, "done")
    assert evaluator.settled(table)
    assert table.round == 1


@BOTH
def test_the_last_gold_is_worth_the_points_that_it_still_buys(rules: str) -> None:
    """One settlement can grow, by one size a turn, and one cannot: more gold than that costs is worth nothing."""
    table = settle(settle(desk(rules=rules), "nubia"), "colorado", P2, 4)
    table.era, table.ending = 3, 1
    table.technologies[P1] = (1 << TECHNOLOGIES) - 1
    price = 20 if rules == "advanced" else 5
    purchase(table)
    assert [points_for(table, seat, price) for seat in (P1, P2)] == [1, 0]
    assert points_for(table, P1, price - 1) == 0


def test_the_last_gold_buys_several_technologies_in_the_basic_rules() -> None:
    """Nobody has one of the nine: the first costs 10, the second 20, the third 30, and so on."""
    table = settle(settle(desk(), "nubia", large=4), "colorado", P2, 4)
    table.ending = 1
    purchase(table)
    assert [points_for(table, P1, price) for price in (9, 10, 29, 30, 59, 60, 500)] == [0, 2, 2, 4, 4, 6, 18]


def test_an_army_in_a_settlement_counts_for_a_conquest_only_while_its_turn_is_open() -> None:
    table = settle(settle(settle(desk(), "nubia"), "sahara", P2, 2), "colorado", P2)
    put(table, "swordsman", "sahara")
    values = []
    for seat in (P1, P2):
        movement(table, seat)
        values.append(BoardgameEvaluator().values(table)[P1])
    assert values[0] > values[1] + 0.5


def test_an_evaluator_can_be_sent_to_other_processes() -> None:
    table = game(3, "advanced", 2)
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    copy = pickle.loads(pickle.dumps(evaluator))  # noqa: S301
    assert copy.margins(table) == BoardgameEvaluator().margins(table)


@pytest.mark.parametrize("number", [1, 4, 8])
def test_a_village_is_clearly_worth_more_than_a_settler_who_waits_on_its_site(number: int) -> None:
    """Readers saw settlers stand for rounds where they could have founded for nothing."""
    table = settle(settle(desk(rules="advanced"), "nubia"), "colorado", P2)
    put(token(settle(table, "egypt"), "sahara", "no_effect", seen=P1), "settler", "sahara")
    table.round = number
    purchase(table)
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    before = evaluator.leads(table)[P1]
    assert evaluator.leads(do(table, "found sahara"))[P1] > before + 0.1


def test_to_end_a_turn_of_movement_is_worth_what_standing_still_is() -> None:
    """Otherwise pieces move only to put it off, and guards leave towns that are threatened."""
    table = settle(settle(desk(rules="advanced"), "nubia", large=2), "egypt", P2, large=2)
    put(table, "swordsman", "nubia")
    put(table, "swordsman", "egypt", P2, number=2)
    movement(table)
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    standing = evaluator.leads(table)
    assert evaluator.margins(do(table, "done")) == pytest.approx(standing)


def test_forces_about_to_fight_count_by_their_chance_to_be_there_afterwards() -> None:
    """An army that walked into three others counted whole until the dice fell."""
    table = settle(settle(desk(), "nubia"), "egypt", P2)
    put(table, "swordsman", "nubia", number=2)
    put(table, "swordsman", "egypt", P2, number=3)
    do(movement(table), "from nubia", "swordsman", "to egypt", "intercept")
    front = Front(table, weights(table))
    assert front.power[P1 * MOST_REGIONS + at("egypt")] < 0.1
    assert front.power[P1 * MOST_REGIONS + at("nubia")] >= 1.0
    assert front.power[P2 * MOST_REGIONS + at("egypt")] > 2.9


@pytest.mark.parametrize(("attackers", "defenders", "least", "most"), [(1, 3, 0, 0.05), (1, 2, 0, 0.1), (5, 2, 0.7, 1)])
def test_hopeless_attacks_are_nearly_never_won(attackers: int, defenders: int, least: float, most: float) -> None:
    """Bounds are from simulated battles (see section 3 of strategy.md)."""
    assert least <= win_chance(float(attackers), float(defenders), defenders, True) <= most


def test_an_army_that_will_hardly_live_threatens_hardly_anything() -> None:
    """One walked into three others because the towns behind them were open to it, should it still be there."""
    table = settle(settle(settle(desk(), "nubia"), "egypt", P2), "euphrates", P2)
    put(table, "swordsman", "nubia", number=2)
    put(table, "swordsman", "egypt", P2, number=3)
    do(movement(table), "from nubia", "swordsman", "to egypt", "intercept")
    front = Front(table, weights(table))
    assert 0.0 < front.near(table, P1, at("euphrates")) < 0.1
    assert front.threat(table, P1, at("euphrates"), P2) < 0.1


def test_to_end_the_moves_before_battles_is_worth_nothing_either() -> None:
    """Otherwise whoever fights walks into hopeless battles rather than let what they threaten count for less."""
    table = settle(settle(settle(desk(rules="advanced"), "nubia", large=2), "egypt", P2), "sahara", P2, large=2)
    put(table, "swordsman", "nubia", number=4)
    put(table, "swordsman", "egypt", P2)
    put(table, "swordsman", "sahara", P2)
    movement(table)
    for land in ("egypt", "sahara"):
        do(table, "from nubia", "swordsman", f"to {land}", "intercept")
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    standing = evaluator.leads(table)
    before = evaluator.turn_number(table)
    do(table, "done")
    assert table.course[table.step_number()].name == "battles"
    assert evaluator.turn_number(table) != before
    assert evaluator.leads(table) != pytest.approx(standing)
    assert evaluator.margins(table) == pytest.approx(standing)
