"""What the bots of Civilization understand: winning, guarding, building, fighting, dealing; and how they play."""

import pickle
from collections.abc import Callable

import pytest

from epocha import Chance
from epocha.bots.greedy import GreedyBot
from epocha.bots.protocol import Clock, ask
from epocha.bots.random import RandomBot
from epocha.bots.search_core import answers_open, search_for
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.appeal import unit_worth
from epocha.games.civilization_2010.atlas import WIDTH
from epocha.games.civilization_2010.bot import PLANNED, CivilizationEvaluator
from epocha.games.civilization_2010.campaign import FAR, Campaign, danger
from epocha.games.civilization_2010.effect_tables import PURSES, SHEET
from epocha.games.civilization_2010.habits import is_gathered
from epocha.games.civilization_2010.marches import STEP_COST, army_field, is_exposed, is_site, scout_field
from epocha.games.civilization_2010.outlook import Outlook
from epocha.games.civilization_2010.steps.common import MANAGEMENT

from . import field as f
from .build import (
    GAME,
    P1,
    P2,
    Table,
    army,
    asked,
    city,
    flat,
    know,
    management,
    position,
    research,
    scout,
    square,
    start_of_turn,
    step,
    town,
)
from .test_trade import market, open_to, says

Choose = Callable[..., str]
"""What a bot does for whoever is asked, or for a seat."""


PYRAMID = (
    "animal_husbandry code_of_laws currency horseback_riding masonry chivalry civil_service construction democracy "
    "banking biology communism atomic_theory ballistics"
)


def greedy(table: Table, seat: int | None = None) -> str:
    """Return what the greedy bot does for whoever is asked."""
    who = asked(table) if seat is None else seat
    return GAME.action_to_text(table, ask(GreedyBot(1), table.view(who), Clock()))


def habit(table: Table, seat: int | None = None) -> str:
    """Return what whoever is asked does by habit."""
    who = asked(table) if seat is None else seat
    evaluator = CivilizationEvaluator()
    evaluator.study(table)
    return GAME.action_to_text(table, evaluator.playout_choice(table, who, table.choices(who), Chance.from_seed(1)))


BOTH = pytest.mark.parametrize("choose", [greedy, habit])


# --- a win at hand is taken ---


@BOTH
def test_space_flight_is_learned_when_it_can_be(choose: Choose) -> None:
    table = position(2, "america germany")
    know(table, PYRAMID)
    table.trade[P1] = 26
    assert choose(research(table), P1) == "research space flight"


@BOTH
def test_the_fifteenth_coin_is_paid_for(choose: Choose) -> None:
    table = know(city(trade=6), "democracy")
    table.coins_on[P1 * int(PURSES) + SHEET] = 14
    assert choose(management(table)) == "use democracy"


@BOTH
def test_the_last_space_is_entered(choose: Choose) -> None:
    table = city(trade=6)
    table.track[P1] = 20
    table.culture[P1] = 7
    assert choose(management(table)) == "advance"


def test_a_capital_that_cannot_hold_is_attacked() -> None:
    table = f.units(f.city(f.city(f.field(), P1, "g2"), P2, "b15"), P1, "infantry_1 infantry_2 mounted_2 mounted_3")
    f.units(table, P1, "artillery_2 artillery_3 artillery_1")
    f.know(table, P1, "masonry", "railroad", "gunpowder", "metal_casting")
    f.figures(table, P1, armies="b14 b14 b14")
    assert greedy(table) == "move b14"
    f.do(table, "move b14", "with 3")
    assert greedy(table) == "go south"


# --- the capital is guarded ---


def test_a_capital_in_danger_gets_units_or_walls() -> None:
    table = city(production=7)
    table.city_at[P1 * c.CITIES + 1] = c.NONE
    table.extra[0] = 7
    table.forces_held[P1] = 2
    know(table, "masonry")
    know(table, "mathematics chivalry democracy masonry", P2)
    home = int(table.city_at[P1 * c.CITIES])
    for which in range(3):
        army(table, table.plan.grid.name(home + 2).lower(), P2, which)
    f.units(table, P2, "infantry_1 infantry_2 mounted_2 mounted_1 artillery_2")
    management(table)
    assert greedy(table) == "city 1"
    f.do(table, "city 1")
    assert greedy(table).removeprefix("build ") in ("infantry", "artillery", "mounted", "city walls")


def test_armies_that_can_come_together_are_feared_together() -> None:
    table = city(production=7)
    table.forces_held[P1] = 2
    f.units(
        know(table, "mathematics chivalry democracy", P2),
        P2,
        "infantry_1 infantry_2 mounted_2 mounted_1 artillery_2 artillery_1",
    )
    home = int(table.city_at[P1 * c.CITIES])
    army(table, table.plan.grid.name(home + 2).lower(), P2)
    alone = danger(table, P1)
    army(table, table.plan.grid.name(home + 2 * WIDTH).lower(), P2, 1)
    assert danger(table, P1) > alone


@pytest.mark.parametrize(
    ("held", "lacked"),
    [
        ("infantry_1 infantry_2 artillery_1 artillery_2", "mounted"),
        ("infantry_1 infantry_2 mounted_1 mounted_2", "artillery"),
        ("artillery_1 artillery_2 mounted_1 mounted_2", "infantry"),
    ],
)
def test_the_type_of_unit_that_is_lacking_is_worth_most(held: str, lacked: str) -> None:
    """Each type trumps another one: to those who order a unit, and to those who judge what they have."""
    table = f.units(f.city(f.field(), P1, "e7"), P1, held)
    appeals = {name: unit_worth(table, P1, c.UNIT.number(name)) for name in ("infantry", "artillery", "mounted")}
    assert max(appeals, key=lambda name: appeals[name]) == lacked
    values = {}
    for name in appeals:
        values[name] = CivilizationEvaluator().value(f.units(f.units(f.field(), P1, held), P1, f"{name}_3"), P1)
    assert max(values, key=lambda name: values[name]) == lacked


# --- conquest ---


def at_war(armies: str, cards: int = 9) -> Table:
    """Return a field on which P1 has armies, and units enough for a full stack."""
    table = f.know(f.field(), P1, "masonry", "mathematics", "chivalry", "democracy", "horseback_riding")
    f.units(table, P1, " ".join(("infantry_2 mounted_2 artillery_2 " * 3).split()[:cards]))
    f.units(table, P2, "infantry_2 mounted_2")
    return f.figures(table, P1, armies=armies)


def test_armies_that_stand_together_conquer_sooner() -> None:
    apart = Campaign(at_war("c9 a12 c12"), P1)
    together = Campaign(at_war("c12 c12 c12"), P1)
    assert together.turns < apart.turns
    assert together.armies > 1
    assert together.meeting == square("c12")


def test_every_army_that_comes_nearer_to_the_others_hastens_a_conquest() -> None:
    turns = [Campaign(at_war(f"c12 c12 {third}"), P1).turns for third in ("c9", "c10", "c11", "c12")]
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == len(turns)


def test_armies_are_drawn_to_where_they_meet() -> None:
    pull = army_field(at_war("c12 c12 b9", cards=5), P1, 8.0)
    assert pull[square("c12")] > pull[square("c11")] > pull[square("c10")]


def test_nobody_conquers_anything_in_a_democracy() -> None:
    table = at_war("c12 c12 c12")
    table.government[P1] = c.GOVERNMENT.number("democracy")
    assert Campaign(table, P1).turns == FAR
    assert danger(table, P2) == 0.0


def test_a_stack_is_feared_more_than_armies_that_must_come_together_first() -> None:
    assert danger(at_war("c13 c13 c13"), P2) > danger(at_war("c13 c14 b13"), P2) > 0.0


@pytest.mark.parametrize("whose", [P1, P2])
def test_combat_symbols_count_for_both_sides(whose: int) -> None:
    table = at_war("c13 c13")
    before = danger(table, P2)
    around = int(table.city_at[whose * c.CITIES]) + 1
    table.marker[around] = c.BUILDING.number("barracks")
    assert danger(table, P2) > before if whose == P1 else danger(table, P2) < before


def test_armies_do_not_go_to_and_fro() -> None:
    table = at_war("c11 c12 c12")
    f.do(table, "move c11")
    f.do(table, "go north")
    assert habit(table) != "go south"


# --- growing ---


@BOTH
def test_something_is_researched_as_soon_as_it_can_be(choose: Choose) -> None:
    table = position()
    table.trade[P1] = 6
    assert choose(research(table), P1).startswith("research")


@BOTH
def test_a_second_city_is_founded_on_a_good_site(choose: Choose) -> None:
    table = flat(position())
    for name in ("e7", "f7", "f8", "d7"):
        table.covered[square(name)] = c.FOREST
    for name in ("e9", "d9", "f9"):
        table.covered[square(name)] = c.DESERT
    table.refresh()
    start_of_turn(scout(table, "e8"))
    assert choose(table) == "found 1"


def test_a_second_city_is_founded_on_a_plain_site_too() -> None:
    """It acts in every turn, whatever lies around it; the scout that stands there is worth less."""
    table = flat(position())
    for name in ("e7", "f7"):
        table.covered[square(name)] = c.FOREST
    for name in ("e9", "d9"):
        table.covered[square(name)] = c.DESERT
    table.refresh()
    assert greedy(start_of_turn(scout(table, "e8"))) == "found 1"


def test_scouts_are_drawn_to_sites_of_cities() -> None:
    table = flat(position())
    for name in ("e7", "f7", "f8", "d7", "e9"):
        table.covered[square(name)] = c.FOREST
    table.refresh()
    pull = scout_field(table, P1, 10.0)
    assert is_site(table, P1, square("e8"))
    assert pull[square("e8")] > pull[square("e10")] > pull[square("e11")]


def beside_a_site(ground: int) -> Table:
    """Return a map with the best site of a city on e10, a scout beside it, and nothing else that is left to move."""
    table = flat(f.field())
    for name in ("d9", "e9", "f9", "d10", "f10", "d11", "e11", "f11"):
        table.covered[square(name)] = ground
    table.refresh()
    assert is_site(table, P1, square("e10"))
    return f.figures(table, P1, scouts="e9")


@pytest.mark.parametrize("ground", [c.DESERT, c.FOREST])
def test_a_scout_that_gathers_takes_the_last_step_to_the_site_of_a_city(ground: int) -> None:
    """Whether it is a plain site or the richest."""
    table = beside_a_site(ground)
    table.sends[P1 * c.SCOUTS] = 0
    assert greedy(table) == "move e9"


def test_scouts_keep_out_of_reach_of_armies() -> None:
    table = f.figures(f.figures(f.field(), P1, scouts="c2"), P2, armies="a2")
    assert is_exposed(table, P1, square("c2"))
    assert not is_exposed(table, P1, square("c7"))
    assert not is_exposed(table, P1, square("g2")), "in a city"
    table.government[P2] = c.GOVERNMENT.number("democracy")
    assert not is_exposed(table, P1, square("c2")), "it attacks nobody"
    table.government[P2] = c.GOVERNMENT.number("despotism")
    assert not is_exposed(f.figures(table, P1, armies="c2"), P1, square("c2")), "an army guards it"


@pytest.mark.parametrize("sent", [False, True])
def test_a_scout_that_is_sent_for_a_city_is_not_sent_for_another(sent: bool) -> None:
    """A bot that finds both cities about as good would send it to and fro for ever."""
    table = f.city(f.city(f.figures(f.field(), P1, scouts="e7"), P1, "g2"), P1, "c2")
    table.sends[P1 * c.SCOUTS] = 0 if sent else c.NONE
    view = f.begin(table).view(P1)
    answers = [GAME.action_to_text(table, answer[0]) for answer in answers_open(view, P1, CivilizationEvaluator())]
    assert any(text.startswith("scout 1 for") for text in answers) == (not sent)
    assert "pass" in answers


def test_what_a_city_has_anyway_is_not_gathered() -> None:
    table = f.city(f.field(), P1, "g2")
    assert not is_gathered(table, P1, square("h1"))
    assert is_gathered(table, P1, square("e7"))


@BOTH
@pytest.mark.parametrize("production", [0, 4, 7])
def test_no_city_is_idle(choose: Choose, production: int) -> None:
    table = city(production=production)
    assert choose(table) in ("city 1", "city 2")
    f.do(table, "city 2")
    assert choose(table).startswith(("build", "arts"))


@BOTH
def test_the_trade_that_research_needs_is_not_spent_in_cities(choose: Choose) -> None:
    table = scout(army(know(city(production=2, trade=7), "metalworking"), "e8"), "e8")
    while table.step_number() == MANAGEMENT and asked(table) == P1:
        f.do(table, choose(table))
    assert table.trade[P1] >= 6


# --- ways to win ---


@pytest.mark.parametrize(
    ("own", "other", "cards", "space", "coins"),
    [("germany", "china", PYRAMID, 0, 0), ("china", "russia", "", 18, 0), ("america", "china", "", 0, 13)],
)
def test_a_civilization_counts_the_way_that_suits_it_as_shorter(
    own: str, other: str, cards: str, space: int, coins: int
) -> None:
    table = know(city(trade=24), cards)
    table.track[P1] = space
    table.coins_on[P1 * int(PURSES) + SHEET] = coins
    aims = []
    for name in (own, other):
        table.civilization[P1] = c.CIVILIZATION.number(name)
        aims.append(Outlook(table, P1).aim)
    assert aims[0] < aims[1]


def test_coins_are_nearer_the_sooner_what_makes_them_can_be_learned() -> None:
    turns = []
    for cards in ("", "masonry currency", "masonry currency democracy", "masonry currency democracy printing_press"):
        table = know(city(trade=6), cards)
        turns.append(Outlook(table, P1).to_economy(table, P1))
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == len(turns)


def test_culture_is_worth_more_to_a_civilization_that_is_made_for_it() -> None:
    gains = []
    for name in ("china", "germany"):
        table = city()
        table.civilization[P1] = c.CIVILIZATION.number(name)
        before = CivilizationEvaluator().value(table, P1)
        table.culture[P1] = 10
        gains.append(CivilizationEvaluator().value(table, P1) - before)
    assert gains[0] > gains[1] + 2.0


# --- fighting ---


def test_a_village_is_left_alone_by_a_weak_army() -> None:
    table = f.city(f.city(f.field(), P1, "g2"), P2, "b15")
    f.units(table, P1, "infantry_1 mounted_1 artillery_1")
    f.figures(table, P1, armies="g4")
    f.do(table, "move g4")
    assert greedy(table) != "go south"
    assert habit(table) != "go south"


@BOTH
def test_a_hut_is_explored(choose: Choose) -> None:
    table = f.figures(f.city(f.city(f.field(), P1, "g2"), P2, "b15"), P1, armies="f7")
    assert choose(table) == "move f7"
    f.do(table, "move f7")
    assert choose(table) == "go south"


def test_the_card_that_trumps_is_played() -> None:
    table = f.figures(f.city(f.city(f.field(), P1, "g2"), P2, "b15"), P1, armies="c6")
    table.figure_at[P2 * c.FIGURES] = f.at("c7")
    table.figure_at[P1 * c.FIGURES] = f.at("c7")
    f.battle(table, "c7", "infantry_2 artillery_3", "mounted_2")
    f.do(table, f.options(table, "play")[0])
    assert step(table) == "battle-turn"
    assert asked(table) == P1
    f.do(table, habit(table))
    assert habit(table) == "against 1"


@BOTH
def test_after_the_card_of_a_turn_no_other_is_played(choose: Choose) -> None:
    table = f.figures(f.city(f.city(f.field(), P1, "g2"), P2, "b15"), P1, armies="c6")
    table.figure_at[P2 * c.FIGURES] = f.at("c7")
    table.figure_at[P1 * c.FIGURES] = f.at("c7")
    f.know(table, P1, "mathematics")
    table.resources[P1 * c.RESOURCES + c.RESOURCE.number("iron")] = 1
    f.battle(table, "c7", "infantry_1 infantry_2", "aircraft_5 mounted_2")
    f.do(table, "play aircraft 5", "play infantry 1", "against 1")
    assert asked(table) == P1, "wounds could still be dealt"
    assert choose(table) in ("pass", "use mathematics")


def test_an_event_that_others_may_have_keeps_nobody_from_moving() -> None:
    """It could be played at any other move as well."""
    table = f.figures(f.city(f.city(f.field(), P1, "g2"), P2, "b15"), P1, armies="f7")
    f.give(f.figures(table, P2, armies="d8"), P2, "defection")
    f.do(table, "move f7")
    evaluator = CivilizationEvaluator()
    evaluator.study(table.view(P1).determinize(Chance.from_seed(1)))
    f.do(table, "go south")
    assert step(table) == "interrupt"
    assert habit(table) == "play defection"
    for seed in range(20):
        chance = Chance.from_seed(seed)
        after = table.view(P1).determinize(chance)
        evaluator.conclude(after, chance)
        assert after.figure_at[P1 * c.FIGURES] != c.NONE


# --- dealing ---


@BOTH
def test_an_offer_at_a_loss_is_refused(choose: Choose) -> None:
    table = market()
    says(table, P1, "offer 2", "give 1 trade", "ask for 5 trade", "send")
    assert choose(table, P2) in ("refuse 1", "done")


@BOTH
def test_a_gift_is_accepted(choose: Choose) -> None:
    table = market()
    says(table, P1, "offer 2", "give 5 trade", "give 5 trade", "send")
    assert choose(table, P2) == "accept 1"


def test_an_offer_is_made_only_where_one_may_be() -> None:
    table = know(know(market(2), "construction"), "metalworking", P2)
    wheat = P2 * int(c.RESOURCES) + c.RESOURCE.number("wheat")
    table.resources[wheat] += 1
    table.market[c.RESOURCE.number("wheat")] -= 1
    evaluator = CivilizationEvaluator()
    assert evaluator.proposals(table.view(P1), P1)
    table.offers_made[P1] = table.agreed.offers
    assert "offer 2" not in open_to(table, P1)
    assert not evaluator.proposals(table.view(P1), P1)


def test_what_was_refused_is_not_offered_again() -> None:
    table = know(market(2), "metalworking", P2)
    wheat = P2 * int(c.RESOURCES) + c.RESOURCE.number("wheat")
    table.resources[wheat] += 1
    table.market[c.RESOURCE.number("wheat")] -= 1
    know(table, "construction")
    table.resources[P2 * int(c.RESOURCES) + c.RESOURCE.number("iron")] = 0
    evaluator = CivilizationEvaluator()
    first = evaluator.proposals(table.view(P1), P1)
    assert first
    for pick in first[0]:
        table.play(P1, pick)
    says(table, P2, "refuse 1")
    again = evaluator.proposals(table.view(P1), P1)
    assert not again


# --- the bots as programs ---


def test_greedy_wins_a_game_against_random() -> None:
    table = GAME.new_initial_state(2, 3, {})
    bots = [GreedyBot(1), RandomBot(2)]
    while not table.over and table.round < 40:
        seat = int(table.to_move())
        table.apply_action(seat, ask(bots[seat], table.view(seat), Clock()))
    assert table.winners == 1 << P1
    assert table.round < 25


def test_an_evaluator_can_be_sent_to_other_processes() -> None:
    evaluator = CivilizationEvaluator()
    table = position()
    evaluator.study(table)
    again = pickle.loads(pickle.dumps(evaluator))  # noqa: S301
    assert again.value(table, P2) == CivilizationEvaluator().value(table, P2)
    assert again.horizon == evaluator.horizon


def test_every_way_to_end_the_own_turn_is_judged_alike() -> None:
    table = city(production=4)
    evaluator = CivilizationEvaluator()
    evaluator.study(table)
    before = evaluator.margins(table)
    f.do(table, "pass")
    assert evaluator.margins(table) == before


def test_the_last_move_of_a_turn_counts_for_what_it_changes() -> None:
    """The turn ends with it, as if it had been passed."""
    table = beside_a_site(c.FOREST)
    evaluator = CivilizationEvaluator()
    evaluator.study(table)
    before = evaluator.margins(table)
    f.do(table, "move e9", "go south", "stop")
    assert step(table) != "movement"
    assert evaluator.margins(table)[P1] == pytest.approx(before[P1] + 0.1 * STEP_COST)


def test_a_search_judges_what_a_city_does_by_the_end_of_the_turn() -> None:
    """Each answer is worth what comes of it if all else that is done in the turn is what looks best."""
    table = city(production=9, trade=9)
    f.do(table, "city 2")
    search = search_for(table.view(P1), P1, CivilizationEvaluator(), Chance.from_seed(1))
    assert len(search.racing) > 2
    assert not search.decided(1000)
    search.run(PLANNED * len(search.racing))
    assert search.decided(1000)
    judge = CivilizationEvaluator()
    judge.study(table)
    found: dict[int, float] = {}
    for candidate in search.racing:
        after = table.clone()
        for pick in candidate.answer:
            after.play(P1, pick)
        while after.turn_number() == table.turn_number():
            f.do(after, greedy(after))
        found[candidate.answer[0]] = judge.prospects(after)[P1]
        assert candidate.worth() == pytest.approx(found[candidate.answer[0]], abs=1e-4)
    assert found[search.best()] == max(found.values())


def test_a_lost_capital_is_worse_than_any_lead() -> None:
    table = town(position(), "-")
    evaluator = CivilizationEvaluator()
    evaluator.study(table)
    lead = evaluator.margins(table)[P1]
    table.over = 4
    table.winners = 1 << P2
    assert evaluator.margins(table)[P1] < lead - 500
