"""What the bots of the Boardgame understand: land, growth, cards, guards, chances, deals; and how they play."""

from collections.abc import Callable

import pytest

from epocha import Chance
from epocha.bots.greedy import GreedyBot
from epocha.bots.protocol import Clock, ask
from epocha.bots.random import RandomBot
from epocha.bots.search_core import search_for
from epocha.games.civilization_2002.atlas import REGION_IDS
from epocha.games.civilization_2002.bot import BoardgameEvaluator
from epocha.games.civilization_2002.components import NEUTRAL

from .build import (
    BOTH,
    GAME,
    P1,
    P2,
    P3,
    Table,
    asked,
    closing,
    desk,
    do,
    game,
    give,
    gold,
    know,
    movement,
    purchase,
    put,
    settle,
    token,
    trade,
)

Choose = Callable[..., str]
"""What a bot does for whoever is asked, or for a seat."""


def purchases(table: Table) -> list[str]:
    """Play the first seat's turn of purchases with the greedy bot, and return what it does."""
    done: list[str] = []
    while asked(table) == P1 and table.course[table.step_number()].name == "purchase":
        done.append(greedy(table))
        do(table, done[-1])
    return done


def greedy(table: Table, seat: int | None = None) -> str:
    """Return what the greedy bot does for whoever is asked."""
    who = asked(table) if seat is None else seat
    return GAME.action_to_text(table, ask(GreedyBot(1), table.view(who), Clock()))


def habit(table: Table, seat: int | None = None) -> str:
    """Return what whoever is asked does by habit."""
    who = asked(table) if seat is None else seat
    evaluator = BoardgameEvaluator()
    evaluator.study(table)
    return GAME.action_to_text(table, evaluator.playout_choice(table, who, table.choices(who), Chance.from_seed(1)))


def picks(choose: Choose, table: Table, number: int = 3) -> list[str]:
    """Return so many picks in a row of whoever is asked, which are carried out."""
    found = []
    for _ in range(number):
        found.append(choose(table))
        do(table, found[-1])
    return found


CHOICES = pytest.mark.parametrize("choose", [greedy, habit])


# --- land ---


@CHOICES
@BOTH
def test_a_settler_on_a_free_land_founds_before_anything_else(choose: Choose, rules: str) -> None:
    table = gold(settle(settle(desk(rules=rules), "nubia"), "colorado", P2), 0)
    put(table, "settler", "sahara")
    assert choose(purchase(table)) == "found sahara"


@CHOICES
def test_a_settler_goes_to_a_known_monopoly(choose: Choose) -> None:
    """Two cards of wine are held; a third lies one step to one side, and another resource on the other."""
    table = settle(settle(desk(rules="advanced"), "egypt"), "colorado", P2)
    for land in ("anatolia", "persia"):
        token(settle(table, land), land, "wine", up=True)
    token(token(table, "nubia", "wine", seen=P1), "euphrates", "iron", seen=P1)
    put(table, "settler", "egypt")
    assert picks(choose, movement(table)) == ["from egypt", "settler", "to nubia"]


@CHOICES
def test_a_settler_does_not_know_what_it_has_not_seen(choose: Choose) -> None:
    """The same with the token unseen: what lies there does not matter for what is done."""
    found = []
    for kind in ("wine", "plague"):
        table = settle(settle(desk(rules="advanced"), "egypt"), "colorado", P2)
        token(token(table, "nubia", kind), "sahara", "desert")
        put(table, "settler", "egypt")
        found.append(picks(choose, movement(table)))
    assert found[0] == found[1]


@CHOICES
@pytest.mark.parametrize("guarded", [False, True])
def test_a_settler_does_not_go_alone_to_neutral_cavalry(choose: Choose, guarded: bool) -> None:
    table = from_atlas(guarded)
    assert ("to sahara" in picks(choose, movement(table))) == (not guarded)


def test_a_settler_goes_to_neutral_cavalry_where_own_armies_are() -> None:
    table = from_atlas(guarded=True)
    put(table, "swordsman", "sahara", number=3)
    assert picks(greedy, movement(table)) == ["from atlas", "settler", "to sahara"]


def from_atlas(guarded: bool) -> Table:
    """Return a table with a settler whose only way to free lands is the Sahara, where neutral cavalry may stand."""
    table = settle(settle(desk(rules="basic"), "atlas"), "colorado", P2)
    token(token(table, "egypt", "wine", seen=P1), "sahara", "desert", up=True)
    put(table, "settler", "atlas")
    put(
        table, "swordsman", "tanami"
    )  # so that the turn goes on, and what stands in the Sahara is not destroyed at once
    if guarded:
        put(table, "horseman", "sahara", NEUTRAL)
    return table


@CHOICES
def test_the_second_start_is_near_the_first_but_not_beside_an_enemy(choose: Choose) -> None:
    table = game(2, "basic", 3)
    lands = []
    while table.round == 0:
        lands.append((asked(table), choose(table).removeprefix("place ").replace(" ", "_")))
        do(table, f"place {lands[-1][1].replace('_', ' ')}")
    number = REGION_IDS.index
    for seat, land in lands:
        for other, there in lands:
            far = table.world.by_land.distance(number(land), number(there))
            assert seat == other or far < 0 or far > 1


# --- overseas ---


@CHOICES
def test_a_settler_goes_aboard_and_ashore_where_there_is_land_overseas(choose: Choose) -> None:
    table = settle(settle(desk(), "britannia"), "colorado", P2)
    put(table, "galley", "north_atlantic")
    put(table, "settler", "britannia")
    movement(table)
    assert picks(choose, table) == ["from britannia", "settler", "board fleet 1 in north atlantic"]
    assert picks(choose, table)[0] == "from north atlantic"


def test_a_fleet_is_bought_where_settlers_have_nowhere_to_go_on_foot() -> None:
    table = gold(settle(settle(desk(), "britannia", large=4), "colorado", P2), 15)
    know(table, "masonry", "the_wheel")
    put(table, "swordsman", "britannia", number=5)
    table.milestones = 0b10
    bought = purchases(purchase(table))
    assert "buy galley britannia" in bought
    assert "buy settler britannia" in bought


# --- purchases ---


@pytest.mark.parametrize(("armies", "buys"), [(0, True), (6, False)])
def test_the_first_armies_are_bought_while_there_is_land_to_settle(armies: int, buys: bool) -> None:
    """Whoever is alone in having some takes what others have settled: games are won by that in their first rounds."""
    table = gold(settle(settle(desk(rules="advanced"), "nubia", large=3), "colorado", P2), 20)
    put(know(table, "bronze_working"), "swordsman", "nubia", number=armies)
    assert ("buy swordsman nubia" in purchases(purchase(table))) == buys


@CHOICES
def test_the_second_card_of_an_era_is_bought_for_its_wonder(choose: Choose) -> None:
    table = gold(know(settle(settle(desk(), "nubia", large=3), "colorado", P2), "masonry"), 20)
    put(table, "swordsman", "nubia", number=3)
    assert choose(purchase(table)) == "learn"


@CHOICES
def test_a_seminal_discovery_is_bought_at_once(choose: Choose) -> None:
    table = gold(settle(settle(desk(rules="advanced"), "nubia"), "colorado", P2), 15)
    know(table, "masonry", seat=P2)
    assert choose(purchase(table)) == "learn alphabet writing"


@CHOICES
def test_a_milestone_is_declared(choose: Choose) -> None:
    table = know(settle(settle(desk(), "nubia"), "colorado", P2), "masonry", "the_wheel")
    assert choose(closing(table)).startswith("declare")


def test_a_search_judges_purchases_by_the_end_of_the_turn() -> None:
    """Each purchase is worth what comes of it if all else that is bought in the turn is what looks best."""
    table = gold(settle(settle(desk(rules="advanced"), "nubia", large=3), "colorado", P2), 30)
    purchase(know(table, "bronze_working"))
    search = search_for(table.view(P1), P1, BoardgameEvaluator(), Chance.from_seed(1))
    assert not search.decided(1000)
    search.run(len(search.racing))
    assert search.decided(1000)
    judge = BoardgameEvaluator()
    judge.study(table)
    for candidate in search.racing[:4]:
        after = table.clone()
        after.play(P1, candidate.answer[0])
        while not judge.settled(after):
            do(after, greedy(after))
        assert candidate.worth() == pytest.approx(judge.prospects(after)[P1], abs=1e-4)


@CHOICES
def test_the_last_gold_becomes_points(choose: Choose) -> None:
    """The end has been brought about: nothing but points is worth buying."""
    table = gold(settle(settle(desk(), "nubia"), "colorado", P2), 5)
    table.era, table.ending = 3, 1
    assert choose(purchase(table)) == "enlarge nubia"


@BOTH
def test_nothing_is_bought_in_the_end_that_brings_no_points(rules: str) -> None:
    table = gold(settle(settle(desk(rules=rules), "nubia", large=4), "colorado", P2), 14 if rules == "advanced" else 9)
    table.ending = 1
    know(gold(table, 50, P2), "bronze_working", seat=P2)
    assert greedy(purchase(table)) == "done"


@CHOICES
@BOTH
def test_the_last_settlement_gets_a_guard(choose: Choose, rules: str) -> None:
    table = gold(settle(settle(desk(rules=rules), "nubia", large=4), "colorado", P2, 2), 10)
    know(know(table, "masonry"), "bronze_working", seat=P2)
    settle(table, "muscovy", P2)
    put(table, "swordsman", "sahara", P2)
    assert choose(purchase(table)) in [f"buy {army} nubia" for army in ("swordsman", "horseman", "catapult")]


# --- wars ---


@CHOICES
def test_a_settlement_without_defence_is_entered_and_captured(choose: Choose) -> None:
    table = settle(settle(settle(desk(), "nubia"), "sahara", P2, 2), "colorado", P2)
    put(table, "swordsman", "nubia", number=2)
    assert picks(choose, movement(table)) == ["from nubia", "swordsman", "to sahara"]
    while table.course[table.step_number()].name != "captures":
        do(table, "done")
    assert choose(table) == "capture sahara"


def test_who_stands_in_a_settlement_that_nobody_defends_takes_it() -> None:
    """Though an enemy beside it may take it back: what is not taken in the own turn is as good as not won."""
    table = settle(settle(settle(desk(3), "nubia"), "sahara", P2, 2), "colorado", P2)
    settle(table, "mexica", P3)
    put(table, "swordsman", "sahara")
    put(table, "horseman", "egypt", P2, number=2)
    movement(table)
    while table.course[table.step_number()].name != "captures":
        do(table, "done")
    assert greedy(table) == "capture sahara"


def test_a_bare_town_beside_an_enemy_is_guarded() -> None:
    """A guard is bought anyway, for whoever has armies can take cities; it counts for more if it saves a town."""
    gains: list[float] = []
    for enemy in ("sahara", "colorado"):  # beside it, and far away
        table = gold(settle(settle(settle(desk(), "nubia", large=2), "anatolia"), "colorado", P2, 4), 5)
        table.technologies[P1] = 0
        put(table, "swordsman", enemy, P2)
        evaluator = BoardgameEvaluator()
        evaluator.study(purchase(table))
        before = evaluator.margins(table)[P1]
        assert greedy(table) in [f"buy {army} nubia" for army in ("swordsman", "horseman", "catapult")]
        do(table, "buy swordsman nubia")
        gains.append(evaluator.margins(table)[P1] - before)
    assert gains[0] > gains[1] + 0.5


def test_the_only_guard_is_not_drawn_away_by_habit() -> None:
    """Two steps away there is a city to take, which pulls; but an enemy stands beside the only guard's own."""
    table = settle(settle(settle(desk(), "nubia", large=3), "colorado", P2), "sahara", P2)
    settle(table, "euphrates", P2, 4)
    put(table, "swordsman", "nubia")
    put(table, "swordsman", "sahara", P2)
    assert habit(movement(table)) == "done"


def test_the_only_guard_stays_where_there_is_nothing_to_win() -> None:
    table = settle(settle(settle(desk(), "nubia", large=3), "colorado", P2), "sahara", P2)
    put(table, "swordsman", "nubia")
    put(table, "swordsman", "sahara", P2)
    assert greedy(movement(table)) == "done"


@CHOICES
@pytest.mark.parametrize(("own", "attacks"), [(1, False), (10, True)])
def test_battles_are_declared_that_can_be_won(choose: Choose, own: int, attacks: bool) -> None:
    table = settle(settle(settle(desk(), "nubia"), "sahara", P2, 3), "colorado", P2)
    put(table, "swordsman", "sahara", number=own)
    put(table, "swordsman", "sahara", P2, 3 if own == 1 else 2)
    movement(table)
    while table.course[table.step_number()].name != "declare":
        do(table, "done")
    assert choose(table).startswith("attack") == attacks


@CHOICES
def test_the_class_that_beats_the_enemys_is_sent(choose: Choose) -> None:
    table = settle(settle(settle(desk(), "nubia"), "colorado", P2), "sahara", P2)
    for figure in ("swordsman", "horseman", "catapult"):
        put(table, figure, "sahara")
    put(table, "horseman", "sahara", P2, 3)
    movement(table)
    while table.course[table.step_number()].name != "declare":
        do(table, "done")
    do(table, "attack 2 in sahara")
    while table.course[table.step_number()].name != "choose":
        do(table, (table.course[table.step_number()].name == "battles" and "fight 2 in sahara") or "done")
    assert choose(table, P1) == "use catapult of 1"


# --- trade ---


def market(players: int = 3) -> Table:
    """Return a table in trade: P2 holds two cards of wine, P1 a third, and P3 something else."""
    table = desk(players)
    for seat, land, kind in (
        (P1, "nubia", "wine"),
        (P2, "sahara", "wine"),
        (P2, "egypt", "wine"),
        (P3, "persia", "iron"),
    ):
        token(settle(table, land, seat), land, kind, up=True)
        if seat < players:
            gold(table, 20, seat)
    for seat in range(players):
        know(table, ("masonry", "the_wheel", "bronze_working")[seat], seat=seat)
    settle(table, "colorado", P3, 4)
    return table


@CHOICES
def test_a_robbing_offer_is_refused(choose: Choose) -> None:
    table = trade(market())
    do(table, "offer 2", "give 1 gold", "take settlement of sahara", "send")
    assert choose(table, P2) in ("decline", "counter")


@CHOICES
def test_a_gift_is_accepted(choose: Choose) -> None:
    table = trade(market())
    do(table, "offer 2", "give 20 gold", "take 5 gold", "send")
    assert choose(table, P2) == "accept"


def test_the_third_card_of_a_kind_is_sought_for_gold() -> None:
    """P1 lends it for about half of what the monopoly brings; nobody gives it away."""
    table = trade(market())
    assert picks(greedy, table, 2)[0] == "offer 2"
    while table.draft(P1) is not None and len(table.draft(P1)):
        do(table, greedy(table))
    assert greedy(table, P2) == "accept"
    before = int(table.gold[P1])
    do(table, "accept")
    assert table.gold[P1] >= before + 5


def test_who_is_asked_for_too_much_makes_a_counter_offer() -> None:
    """P2 would lend P1 a card of wine for more than the gold piece that it is offered."""
    table = trade(market())
    do(table, "offer 2", "give 1 gold", "take card of sahara", "send")
    assert greedy(table, P2) == "counter"
    while asked(table) == P2:
        do(table, greedy(table, P2))
    assert greedy(table, P1) == "accept"


# --- playing ---


@BOTH
def test_greedy_wins_a_short_game_against_random(rules: str) -> None:
    """Uncompiled, so few rounds only."""
    table = game(2, rules, 7, max_rounds=5)
    bots = [GreedyBot(1), RandomBot(1)]
    while not table.over:
        seat = int(table.to_move())
        table.play(seat, ask(bots[seat], table.view(seat), Clock()))
    assert table.points(0) > table.points(1)


@BOTH
@pytest.mark.parametrize("players", [2, 6])
def test_habits_finish_games(rules: str, players: int) -> None:
    table = game(players, rules, 11)
    evaluator = BoardgameEvaluator()
    chance = Chance.from_seed(5)
    studied = 0
    while not table.over:
        if table.round >= studied:
            evaluator.study(table)
            studied = int(table.round) + 1
        assert table.round < 60
        seat = table.to_move()
        table.play(seat, evaluator.playout_choice(table, seat, table.choices(seat), chance))
    assert table.points(0) >= 0


def test_a_game_does_not_seem_longer_for_what_the_leader_leaves_undone() -> None:
    """To learn what brings the end nearer costs nobody the rounds that are lost by it."""
    table = gold(settle(settle(desk(), "nubia", large=4), "colorado", P2), 200)
    for land in ("sahara", "egypt", "eritrea"):
        settle(table, land, large=4)
    know(give(table), "masonry", "the_wheel")
    put(table, "swordsman", "nubia", number=5)
    table.milestones = 0b10
    assert greedy(purchase(table)) == "learn"


# --- what positions are worth ---
