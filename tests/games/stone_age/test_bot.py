"""What the bots of Stone Age understand."""

import pytest
from epocha_fixtures.playing import asked, do, from_a_game, options

from epocha import Chance
from epocha.bots import ask, make_bot
from epocha.bots.search_core import answers_open, look_ahead
from epocha.games.stone_age.bot import StoneAgeEvaluator
from epocha.games.stone_age.outlook import rounds_after
from epocha.games.stone_age.state import Table

from .build import (
    BLUE,
    GAME,
    RED,
    acting,
    feeding,
    give,
    lay,
    own,
    placing,
    position,
    rig,
    shorten,
    shorten_deck,
    show,
    stock,
)


def greedy(t: Table) -> str:
    """Return what the greedy bot does for the seat that is asked."""
    view = t.view(asked(t))
    return GAME.action_to_text(view, ask(make_bot("greedy", 1), view))


def lead(t: Table) -> float:
    """Return how far red is ahead, as the evaluator sees it."""
    return StoneAgeEvaluator().margins(t)[RED]


@pytest.mark.parametrize("gain", [{"score": 3}, {"workers": 6}, {"wood": 2}, {"gold": 1}], ids=str)
def test_what_a_tribe_gains_puts_it_ahead(gain: dict[str, int]) -> None:
    t = placing(position(2))
    assert lead(t) == 0.0
    give(t, RED, **gain)
    assert lead(t) > 0.0
    assert StoneAgeEvaluator().margins(t)[BLUE] == -lead(t)


def test_greedy_pays_rather_than_starves() -> None:
    t = position(2)
    give(t, RED, food=3, wood=2)
    assert greedy(feeding(t)) == "pay wood"


def test_greedy_pays_for_the_building_it_stands_on() -> None:
    t = position(2)
    show(t, "open a")
    give(t, RED, wood=2, clay=1)
    t = acting(t, {RED: {"building 1": 1}})
    assert "decline" in options(t)
    assert greedy(t).startswith("pay")


def at_a_building_far_ahead() -> Table:
    """Return a table where red, 100 points ahead, stands on a building of 11 points with its price in hand."""
    t = position(2)
    show(t, "wood2 stone1")
    give(t, RED, score=100, wood=2, stone=1)
    return acting(t, {RED: {"building 1": 1}})


def test_the_leader_builds_with_the_price_in_hand() -> None:
    assert greedy(at_a_building_far_ahead()) == "buy"


def leads_of(t: Table) -> list[float]:
    """Return red's lead after each open action, as bots look ahead."""
    view = t.view(RED)
    evaluator = StoneAgeEvaluator()
    return look_ahead(view, RED, answers_open(view, RED, evaluator), evaluator, Chance.from_seed(1), 8)


def test_an_action_that_discloses_nothing_is_judged_as_it_is() -> None:
    """Declining turns nothing up, buying does; both leads are means, not sums."""
    t = at_a_building_far_ahead()
    leads = leads_of(t)
    evaluator = StoneAgeEvaluator()
    evaluator.study(t)
    for action, lead in zip(t.legal_actions(RED), leads, strict=True):
        after = t.clone()
        after.apply_action(RED, action)
        assert lead == pytest.approx(evaluator.margins(after)[RED], abs=0.01)


def test_all_actions_are_judged_by_the_same_hidden_cards() -> None:
    """What blue's secret cards are worth cannot tell buying from declining: red's gain is the same in every sample."""
    t = at_a_building_far_ahead()
    alone = leads_of(t)
    own(t, BLUE, "pottery market", secret=True)
    leads = leads_of(t)
    assert leads[0] - leads[1] == pytest.approx(alone[0] - alone[1])


CARDS_TAKEN = {"card 1": 1, "card 2": 1, "card 3": 1, "card 4": 1}
ALL_TAKEN = CARDS_TAKEN | {"tool maker": 1, "hut": 2, "building 1": 1, "building 2": 1}
"""Blue's figures in a game of two, with which nothing special is left to red."""


def last_round(deck: int = 0, **red: int) -> Table:
    """Return red's placement of five figures in the last round, where only gathering and hunting are left."""
    t = position(2)
    shorten_deck(t, deck)
    give(t, RED, **red)
    give(t, BLUE, workers=9, wood=9)
    return placing(t, {BLUE: ALL_TAKEN})


def test_cards_taken_end_the_game_when_the_deck_cannot_replace_them() -> None:
    t = position(2)
    shorten_deck(t, 3)
    assert rounds_after(placing(t)) > 0.0
    assert rounds_after(last_round(deck=4)) > 0.0
    assert rounds_after(last_round(deck=3)) == 0.0


def test_a_last_tile_that_is_taken_ends_the_game() -> None:
    t = position(2)
    shorten(t, 1, 1)
    give(t, BLUE, wood=9, clay=9, stone=9, gold=9)
    assert rounds_after(placing(t)) > 0.0
    assert rounds_after(placing(t, {BLUE: {"building 1": 1}})) == 0.0


def test_the_last_figures_go_where_they_bring_most() -> None:
    """Five dice in the forest bring five wood, a point each; one die here and there is lost in rounding."""
    assert greedy(last_round(food=12)) == "place forest 5"


def test_nobody_hunts_who_has_food_to_the_end() -> None:
    t = last_round(deck=3, food=11)
    give(t, RED, tools=(3, 3, 3))
    assert greedy(t).startswith("place forest")


def test_whoever_owns_much_wood_gathers_something_else() -> None:
    t = position(2)
    give(t, RED, wood=16, food=12)
    t = placing(t, {BLUE: {"tool maker": 1, "hut": 2, "building 1": 1, "building 2": 1} | CARDS_TAKEN})
    give(t, BLUE, workers=9)
    assert greedy(t).split()[1] in ("clay", "quarry", "river")


def rolling(*faces: int, tools: tuple[int, int, int], place: str = "forest", **red: int) -> Table:
    """Return red's decision about tools on the last roll of the round, for which the dice show these faces."""
    t = position(2)
    give(t, RED, tools=tools, **red)
    rig(t, *faces)
    return acting(t, {RED: {place: len(faces)}}, wait=False)


def test_tools_that_reach_the_next_piece_together_are_used() -> None:
    """12 pips are four wood; three tools of 1, none of which does anything alone, make it five."""
    t = position(2)
    give(t, RED, tools=(1, 1, 1), food=12)
    rig(t, 6, 3, 3)
    do(acting(t, {RED: {"forest": 3, "hut": 2}}), "go forest")
    for tool in ("use tool 1", "use tool 2", "use tool 3"):
        assert greedy(t) == tool
        do(t, tool)
    assert stock(t, RED) == (5, 0, 0, 0)


def test_tools_that_reach_nothing_are_not_turned() -> None:
    for faces in ((6, 3, 3), (2, 2), (1, 5, 4)):
        assert greedy(rolling(*faces, tools=(1, 0, 0), food=12)) == "done"


def test_a_card_of_the_dice_market_is_judged_with_its_dice() -> None:
    """Red has put a figure on it and can pay; its die is worth more than the one that blue gets."""
    t = position(2)
    lay(t, "transport market")
    give(t, RED, wood=3, stone=2, food=12)
    t = acting(t, {RED: {"card 1": 1}})
    assert greedy(t).startswith("pay")


def test_a_card_is_paid_for_as_well_when_that_ends_the_round() -> None:
    """Ten resources in hand for a card of three; to decline it ended the round, and looked better for that alone."""
    t = from_a_game(__file__, "last_card")
    assert isinstance(t, Table)
    assert "decline" in options(t)
    assert greedy(t) == "pay wood"


def test_habits_ask_for_study() -> None:
    t = placing(position(2))
    evaluator = StoneAgeEvaluator()
    with pytest.raises(ValueError, match="study a state of this game before asking for habits"):
        evaluator.playout_choice(t, RED, t.choices(RED), Chance.from_seed(1))
    evaluator.study(t)
    assert evaluator.playout_choice(t, RED, t.choices(RED), Chance.from_seed(1)) in t.legal_actions(RED)
