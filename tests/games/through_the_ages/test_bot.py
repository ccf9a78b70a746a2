"""What the bots of Through the Ages understand: people, food, happiness, strength, time; and how they play."""

import pickle
from collections.abc import Callable

import pytest

from epocha import Chance
from epocha.bots.greedy import GreedyBot
from epocha.bots.protocol import Clock, ask
from epocha.bots.random import RandomBot
from epocha.bots.search import SearchBot
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.appeal import technology_gain
from epocha.games.through_the_ages.bot import ThroughTheAgesEvaluator
from epocha.games.through_the_ages.layout import MILITARY_SLOTS
from epocha.games.through_the_ages.outlook import Calendar, Outlook
from epocha.games.through_the_ages.worth import wars_worth

from .build import GAME, P1, P2, Table, asked, card, civ, dealt, hand, military, politics, position, row
from .deciding import bare, greedy, habit, outlook
from .games import VARIANTS, fits

Choose = Callable[..., str]
"""What a bot does for whoever is asked, or for a seat."""


@pytest.mark.parametrize("choose", [greedy, habit])
def test_new_workers_go_to_work(choose: Choose) -> None:
    table = civ(bare(), unused=1, stored={"bronze": 3})
    assert choose(table).startswith("build")


def test_the_last_warriors_are_not_disbanded_for_a_worker() -> None:
    table = civ(bare(), unused=0, stored={"bronze": 2})
    assert not greedy(table).startswith(("disband", "destroy"))


def test_a_temple_comes_before_an_uprising() -> None:
    """The only unused worker is discontent; put into a mine, there would be an uprising."""
    table = civ(bare(), yellow=16, unused=1, stored={"bronze": 3})
    assert greedy(table) in ("build religion", "increase population")


def test_a_discontent_worker_builds_a_temple_rather_than_idles() -> None:
    """The one action left could better a mine instead, but then a worker would wait for happy faces for many turns."""
    table = civ(bare(), yellow=14, unused=1, on={"bronze": 4, "iron": 0, "philosophy": 2}, stored={"bronze": 3})
    table.civil_spent = 3
    table.refresh()
    assert greedy(table) == "build religion"


def test_a_temple_does_not_wait_for_a_wonder_that_will_cheer_the_people() -> None:
    """The gardens make two happy, but one is all that is missing: with a temple they lose little of their worth."""
    table = civ(bare(), yellow=16, unused=1, on={"bronze": 4}, stored={"bronze": 7}, wonder="hanging_gardens")
    table.civil_spent = 3
    table.refresh()
    assert greedy(table) == "build religion"


def test_of_happy_faces_only_those_are_dear_that_people_want() -> None:
    table = civ(bare(), yellow=16, unused=1)
    missing = outlook(table, 15.0)
    assert missing.faces(1) > 4.0
    assert missing.faces(2) < 1.5 * missing.faces(1)
    enough = outlook(civ(table, on={"religion": 1}), 15.0)
    assert enough.faces(-2) < -missing.faces(1)
    plenty = outlook(civ(table, on={"religion": 4}), 15.0)
    assert plenty.faces(-2) > -3.0


def test_of_two_who_idle_one_takes_up_arms_where_the_rival_is_stronger() -> None:
    table = civ(bare(in_age=2), P1, unused=2, on={"bronze": 3}, stored={"bronze": 6})
    civ(table, P2, on={"swordsmen": 2})
    table.civil_spent = 4
    table.refresh()
    assert greedy(table) == "build warriors"


def test_more_take_up_arms_before_those_in_arms_are_armed_better() -> None:
    """Two idle and the rival is stronger: one of them adds two to the strength, a better weapon only one."""
    table = civ(bare(in_age=2), P1, unused=2, on={"bronze": 3}, stored={"bronze": 4}, techs="swordsmen")
    civ(table, P2, on={"swordsmen": 2})
    table.civil_spent = 4
    table.refresh()
    assert greedy(table) == "build swordsmen"


def test_farms_are_not_torn_down_while_they_feed_the_people() -> None:
    table = civ(bare(), yellow=15, unused=0, on={"agriculture": 1, "religion": 1}, stored={"bronze": 6})
    assert not greedy(table).startswith("destroy agriculture")


def test_nobody_goes_to_work_if_others_rise_for_it() -> None:
    """The last who idles keeps the peace."""
    table = civ(bare(in_age=2), yellow=14, unused=1, on={"philosophy": 2, "bronze": 1}, stored={"bronze": 2})
    table.civil_spent = 3
    assert greedy(table) == "end"
    assert greedy(civ(table, yellow=18)) == "build bronze"


@pytest.mark.parametrize("choose", [greedy, habit])
def test_a_technology_that_pays_is_played(choose: Choose) -> None:
    table = hand(civ(bare(), science=6, unused=0, on={"bronze": 4}, stored={"bronze": 4}), "iron")
    assert choose(table) in ("play iron", "stages 1")


def test_the_strong_attack_the_defenceless() -> None:
    table = bare()
    civ(table, P1, on={"swordsmen": 4})
    civ(table, P2, on={"warriors": 0}, stored={"bronze": 5})
    politics(military(table, "plunder_i"))
    assert greedy(table) == "attack plunder i on 2"
    assert habit(table) == "attack plunder i on 2"


def test_the_weak_do_not_attack() -> None:
    table = bare()
    civ(table, P2, on={"swordsmen": 4}, stored={"bronze": 5})
    politics(military(table, "plunder_i"))
    assert greedy(table) == "pass"
    assert habit(table) == "pass"


def test_bonus_cards_are_kept_if_they_cannot_save_anything() -> None:
    table = attacked(attackers=8, cards="bonus_i")
    assert greedy(table) == "done"
    assert habit(table) == "done"


def test_bonus_cards_are_spent_if_they_save_the_day() -> None:
    table = attacked(attackers=1, cards="bonus_i")
    assert greedy(table) == "spend bonus i"
    assert habit(table) == "spend bonus i"


def test_of_two_equal_bonus_cards_both_are_spent() -> None:
    for choose in (greedy, habit):
        table = attacked(attackers=2, cards="bonus_i bonus_i")
        for text in ("spend bonus i", "spend bonus i", "done"):
            assert choose(table) == text
            table.apply_action(P2, GAME.text_to_action(table, text))


def attacked(attackers: int, cards: str) -> Table:
    """Return a position in which P2 defends nine resources with the cards, the attacker is twice as many ahead."""
    table = bare()
    civ(table, P1, on={"swordsmen": attackers, "warriors": 0})
    civ(table, P2, on={"warriors": 1}, stored={"bronze": 9})
    military(table, cards, P2)
    politics(military(table, "plunder_i"))
    for text in ("attack plunder i on 2", "done"):
        table.apply_action(asked(table), GAME.text_to_action(table, text))
    return table


def test_an_evaluator_can_be_sent_to_other_processes() -> None:
    evaluator = ThroughTheAgesEvaluator()
    table = position()
    evaluator.study(table)
    again = pickle.loads(pickle.dumps(evaluator))  # noqa: S301
    assert again.value(table, P1) == ThroughTheAgesEvaluator().value(table, P1)


def test_a_famine_is_ended_by_the_worker_who_idles() -> None:
    """Two idle workers are not worth more than one of them and a farm that ends the hunger."""
    table = bare(in_age=3)
    table.last_round = table.round + 3
    civ(table, yellow=8, unused=2, on={"agriculture": 2, "bronze": 4, "religion": 3}, stored={"bronze": 3})
    assert greedy(table) == "build agriculture"


def test_an_uprising_is_ended_though_it_takes_several_workers() -> None:
    """Three are discontent and all at work: one who is taken off does not help yet, but there is no other way."""
    table = bare(in_age=3)
    table.last_round = table.round + 5
    people = {
        "agriculture": 3,
        "bronze": 1,
        "iron": 3,
        "philosophy": 0,
        "alchemy": 2,
        "printing_press": 3,
        "warriors": 0,
    }
    civ(table, yellow=10, unused=0, on=people, stored={"iron": 3}, science=3, government="constitutional_monarchy")
    assert greedy(table).startswith("destroy")


def test_a_wonder_is_finished_before_it_is_lost() -> None:
    """Two stages are built; the age ends soon, and with it the wonder is lost."""
    table = row(bare(), "iron")
    table.civil_deck = table.civil_deck[:4]
    civ(table, unused=0, science=3, wonder="hanging_gardens", stages=2, stored={"bronze": 4})
    table.civil_spent = 3
    assert greedy(table) == "stages 1"
    assert habit(table) == "stages 1"


def test_a_wonder_is_worth_little_that_would_make_the_people_rise() -> None:
    """The Kremlin takes two happy faces, which are missed where nobody idles."""
    gains = []
    for yellow, unused in ((10, 0), (12, 1)):
        table = civ(bare(in_age=2), yellow=yellow, unused=unused, on={"religion": 3})
        before = ThroughTheAgesEvaluator().value(table, P1)
        gains.append(ThroughTheAgesEvaluator().value(civ(table, wonder="kremlin", stages=2), P1) - before)
    assert gains[0] < 0.5 * gains[1]


def test_a_government_is_worth_little_that_would_make_the_people_rise() -> None:
    """Theocracy gives happy faces, which are missed under Monarchy where nobody idles."""
    gains = []
    for yellow, unused in ((10, 0), (18, 1)):
        table = civ(bare(in_age=2), yellow=yellow, unused=unused, government="theocracy", on={"religion": 1})
        gains.append(technology_gain(table, P1, outlook(table, 8.0), card("constitutional_monarchy")))
    assert gains[0] < gains[1] - 5.0


def test_farms_that_are_made_better_end_a_hunger_once() -> None:
    """As soon as one is made better, the others need not be for that: it is worth more than the prospect of it."""
    table = civ(bare(in_age=2), yellow=4, unused=0, on={"agriculture": 3, "religion": 3}, techs="irrigation")
    before = ThroughTheAgesEvaluator().value(table, P1)
    civ(table, on={"agriculture": 2, "irrigation": 1})
    assert ThroughTheAgesEvaluator().value(table, P1) > before + 2.0


def test_technologies_wait_for_each_other() -> None:
    """With three in the hand that cannot be paid, another one is of little use."""
    evaluator = ThroughTheAgesEvaluator()
    gains = []
    for held in ("", "monarchy drama masonry"):
        table = hand(civ(bare(), science=1), held)
        before = evaluator.value(table, P1)
        gains.append(evaluator.value(hand(table, "alchemy"), P1) - before)
    assert gains[1] < 0.5 * gains[0]


def test_cards_that_cannot_be_used_are_worth_little() -> None:
    """A card that builds the stage of a wonder, with one under construction and with none."""
    evaluator = ThroughTheAgesEvaluator()
    gains = []
    for wonder in ("taj_mahal", c.NONE):
        table = civ(bare(), unused=0, wonder=wonder)
        before = evaluator.value(table, P1)
        gains.append(evaluator.value(hand(table, "engineering_genius_i"), P1) - before)
    assert gains[1] < 0.5 * gains[0]


def drawn(table: Table, word: str) -> float:
    """Return what a military card in the hand adds to the worth of a position for P1."""
    evaluator = ThroughTheAgesEvaluator()
    before = evaluator.value(military(table, ""), P1)
    return evaluator.value(military(table, word), P1) - before


def test_tactics_are_kept_for_an_army_that_wants_one_unit_more() -> None:
    """Three infantry make an army under one of them; nobody rides, so the other is of no use."""
    table = civ(bare(), on={"warriors": 2})
    assert drawn(table, "legion") > drawn(table, "heavy_cavalry") + 0.5


def test_tactics_are_played_once_an_army_stands() -> None:
    """They wait in the hand for it, where nobody can see them; the unit comes first."""
    table = last_arms(unused=1)
    assert greedy(table) == "end"
    assert greedy(civ(table, on={"warriors": 2})) == "play fighting band"


def last_arms(unused: int) -> Table:
    """Return a position at the end of a turn, with one infantry and tactics for two."""
    table = military(civ(bare(in_age=2), unused=unused, yellow=18, on={"warriors": 1}), "fighting_band")
    table.civil_spent = 4
    table.refresh()
    return table


def test_what_is_paid_out_of_plenty_is_cheap() -> None:
    """What lies unspent counts little; the more of it goes, the dearer the rest is, and what is missing is dearest."""
    o = outlook(civ(bare(), stored={"bronze": 16}), 8.0)
    steps = [o.purse.paid(amount + 1) - o.purse.paid(amount) for amount in range(20)]
    assert steps == pytest.approx(sorted(steps))
    assert steps[0] < 0.4 * o.purse.price
    assert steps[16] == pytest.approx(o.purse.price)


def test_a_worker_is_not_left_idle_for_a_turn_where_there_is_a_place() -> None:
    """A mine can be paid for now; a better place may come, but what a turn would have made is lost."""
    table = civ(bare(), yellow=8, unused=1, stored={"bronze": 2}, techs="alchemy")
    civ(table, on={"agriculture": 3, "religion": 3})
    table.civil_spent = 3
    assert greedy(table) == "build bronze"


def test_others_are_taken_to_hold_on_to_bonus_cards() -> None:
    """In a hand of two unknown cards there is a bonus card more often than among any two of the deck."""
    held = drawn_bonus = 0
    table = dealt(military(bare(), "bonus_i plunder_i", P2))
    for number in range(200):
        full = table.view(P1).determinize(Chance.from_seed(number))
        slots = range(P2 * int(MILITARY_SLOTS), P2 * int(MILITARY_SLOTS) + 2)
        held += sum(c.CATEGORY[full.military_hand[at]] == c.BONUS for at in slots)
        drawn_bonus += sum(c.CATEGORY[full.military_deck[at]] == c.BONUS for at in range(2))
    assert held > 1.3 * drawn_bonus


def test_events_are_prepared_though_the_next_one_hurts() -> None:
    """Whoever passes only puts it off, and has to throw the event away."""
    table = civ(civ(bare(), P2, on={"warriors": 3}), unused=0, stored={"bronze": 4, "agriculture": 3})
    table = politics(military(table, "uncertain_borders"))
    assert greedy(table) == "prepare uncertain borders"


def test_a_pact_is_not_ended_by_who_gains_culture_from_it() -> None:
    """It makes a rival stronger; whoever ends it for that has accepted it in vain, and loses the culture."""
    table = row(position(3, in_age=2), "")
    civ(table, P1, on={"warriors": 1}, pact="promise_of_military_protection", pact_with=P2, pact_side=0)
    table = politics(military(civ(table, P2, on={"swordsmen": 5}), ""))
    assert greedy(table) == "pass"


def test_arms_are_learnt_for_the_tactics_at_hand() -> None:
    """Knights are worth more to whoever holds tactics for them."""
    gains = []
    for tactics in ("", "light_cavalry"):
        table = military(civ(bare(), unused=2, stored={"bronze": 6}), tactics)
        gains.append(technology_gain(table, P1, outlook(table, 12.0), card("knights")))
    assert gains[1] > gains[0] + 1.0


def test_the_first_science_is_the_dearest() -> None:
    none, little, enough = (outlook(civ(bare(), on={"philosophy": n}), 10.0).science_income for n in (0, 1, 3))
    assert none > little > 1.2 * enough


def test_a_second_idle_worker_does_not_wait_for_what_only_one_can_have() -> None:
    """The store suffices for a mine, and for a better lab only in two turns."""
    table = civ(bare(), yellow=16, unused=2, on={"bronze": 2, "religion": 1}, stored={"bronze": 2}, techs="alchemy")
    assert greedy(table) == "build bronze"


def test_a_war_is_kept_the_sooner_the_more_it_would_win() -> None:
    leads = [drawn(civ(bare(in_age=2), on={"swordsmen": units}), "war_over_culture_ii") for units in (1, 8, 12)]
    assert leads[0] < 1.0
    assert leads[1] > drawn(bare(in_age=2), "spy") + 2.0
    assert leads[2] > leads[1] + 2.0


def test_what_lies_unspent_is_cheaply_spent() -> None:
    """Of a full store a resource or a science point is worth less than half: it may go into what brings little."""
    poor, rich = (outlook(civ(bare(), on={"iron": 4}, stored={"iron": n}, science=2 * n), 6.0) for n in (2, 10))
    assert rich.resource < 0.5 * poor.resource
    assert rich.science < 0.5 * poor.science


def test_one_more_mine_is_worth_less_for_some_turns_where_resources_lie_unspent() -> None:
    """Spending them in the same turn makes the mine no better: they were not missed before it either."""
    poor, rich = (civ(bare(), on={"iron": 4}, stored={"iron": n}) for n in (2, 10))
    assert outlook(rich, 8.0).resource_income > 0.8 * outlook(poor, 8.0).resource_income, "they will be spent"
    for table in (poor, rich):
        table.last_round = table.round + 4
    assert outlook(rich, 5.0).resource_income < 0.6 * outlook(poor, 5.0).resource_income
    then = Outlook(poor, P1, 5.0, Calendar(rich))
    assert then.resource_income == pytest.approx(outlook(rich, 5.0).resource_income)


def test_a_war_counts_in_full_from_the_turn_of_its_target_on() -> None:
    """Before, the target is expected to take up arms, the more the richer it is."""
    table = civ(bare(in_age=2), on={"warriors": 1})
    civ(table, P2, on={"warriors": 2})
    table.war[P2], table.war_on[P2] = card("war_over_culture_ii"), P1
    table.refresh()
    table.turn = P2
    assert wars_worth(table, P1) == 0.0
    table.turn = P1
    civ(table, P2, on={"warriors": 3})
    table.refresh()
    two_behind = wars_worth(table, P1)
    civ(table, on={"warriors": 2})
    table.refresh()
    assert two_behind == pytest.approx(2 * wars_worth(table, P1)) != 0.0
    table.turn = P2
    threat = []
    for resources in (0, 9):
        civ(table, on={"warriors": 0}, stored={"bronze": resources})
        civ(table, P2, on={"warriors": 7})
        table.refresh()
        threat.append(wars_worth(table, P1))
    assert threat[0] < threat[1] < 0.0


def outcome(table: Table, bots: list[object], horizon: int = 10**6) -> Table:
    """Play on with bots for some decisions."""
    while not table.is_terminal and horizon:
        seat = asked(table)
        table.apply_action(seat, ask(bots[seat], table.view(seat), Clock(iterations=24)))  # type: ignore[arg-type]
        horizon -= 1
    return table


def test_greedy_leaves_chance_far_behind() -> None:
    table = outcome(GAME.new_initial_state(2, 3, {"mode": "tutorial"}), [GreedyBot(1), RandomBot(2)])
    assert table.culture[0] > 2 * table.culture[1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", VARIANTS[::2], ids=str)
def test_habits_finish_every_game(players: int, chosen: dict[str, object]) -> None:
    if not fits(players, chosen):
        pytest.skip("a variant for more players")
    table = GAME.new_initial_state(players, 5, chosen)
    evaluator = ThroughTheAgesEvaluator()
    chance = Chance.from_seed(1)
    while not table.is_terminal:
        if table.turn_number() != evaluator.turn:
            evaluator.study(table)
        seat = asked(table)
        table.apply_action(seat, int(evaluator.playout_choice(table, seat, table.choices(seat), chance)))
    assert max(table.culture) > 0


def test_search_answers_in_the_middle_of_a_fight() -> None:
    table = attacked(attackers=1, cards="bonus_i bonus_i")
    chosen = ask(SearchBot(1), dealt(table).view(P2), Clock(iterations=32))
    assert GAME.action_to_text(table, chosen) in ("spend bonus i", "done")
