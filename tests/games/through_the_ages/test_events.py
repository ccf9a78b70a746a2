"""Sections 27 to 29, 36 and 43: politics, events, who is meant, and what each event does."""

import pytest

from epocha.engine.vectors import vec_of
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.components import NONE, SITES
from epocha.games.through_the_ages.effects import STRENGTH_RATING
from epocha.games.through_the_ages.ranking import POINTS, ranked
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.common import BEGIN_TURN

from .build import (
    GAME,
    P1,
    P2,
    P3,
    asked,
    card,
    civ,
    do,
    end_turn,
    events,
    food,
    military,
    options,
    politics,
    position,
    refused,
    resources,
    row,
    step,
    tokens,
    turn,
    wars,
    workers,
)


def strengths(table: Table, *numbers: int) -> Table:
    """Give seats so many Warriors."""
    for seat, number in enumerate(numbers):
        civ(table, seat, on={"warriors": number})
    return table


def happens(table: Table, event: str, seat: int = P1) -> Table:
    """Let an event come up because a seat prepares another card."""
    events(table, f"{event} no_event")
    military(table, "rats", seat)
    return do(politics(table, seat), "prepare rats")


# --- politics ---


@pytest.mark.rule("TA-27.1", "TA-27.2", "TA-27.3", "TA-27.4", "TA-9.4")
def test_one_political_action_or_none() -> None:
    table = events(military(position(), "rats no_event raid_i"), "no_event no_event")
    politics(civ(table, P2, on={"philosophy": 1}))
    assert options(table) == ["prepare no event", "prepare rats", "attack raid i on 2", "pass"]
    assert refused(table, "prepare crusades") == "TA-28.1"
    do(table, "prepare rats")
    assert (step(table), table.civil_left()) == ("actions", 4)
    table = politics(military(position(), "rats"))
    do(table, "pass")
    assert step(table) == "actions"


@pytest.mark.rule("TA-27.7")
def test_a_war_that_is_fought_is_no_political_action() -> None:
    table = military(civ(position(), war="war_over_culture_ii", war_on=P2), "rats")
    wars(table, P1)
    do(table, "done", "done")
    assert step(table) == "politics"


# --- preparing and revealing ---


@pytest.mark.rule("TA-28.1", "TA-28.2", "TA-28.3", "TA-28.6", "TA-28.8", "TA-44.6", "TA-44.8", "TA-26.13")
def test_preparing_an_event_scores_its_level_and_reveals_another() -> None:
    table = events(military(position(in_age=2), "cold_war"), "development_of_science no_event")
    do(politics(table), "prepare cold war")
    assert (table.culture[P1], table.science[P1], table.science[P2]) == (2, 2, 2)
    assert list(table.past_events) == [card("development_of_science")]
    assert (list(table.future_events), list(table.future_by)) == ([card("cold_war")], [P1])
    assert list(table.view(P2).future_events) == [-1]
    assert list(table.view(P2).future_ages) == [2]
    assert list(table.view(P1).future_events) == [card("cold_war")]


@pytest.mark.rule("TA-28.4", "TA-28.5", "TA-44.5", "TA-45.5")
def test_the_future_events_become_current_with_the_lower_ages_on_top() -> None:
    table = events(military(position(in_age=2), "cold_war rats crusades"), "no_event no_event no_event")
    for text in ("prepare cold war", "prepare rats", "prepare crusades"):
        do(politics(table), text)
    assert list(table.current_ages) == [2, 1, 1]
    assert table.current_events[0] == card("cold_war")
    assert not len(table.future_events)
    assert list(table.view(P1).current_ages) == [2, 1, 1]
    assert table.view(P1).prepared_by[card("rats") - card("development_of_agriculture")] == P1


@pytest.mark.rule("TA-37.2", "TA-37.3", "TA-9.3")
def test_the_tutorial_resolves_an_event_in_every_round_from_the_third() -> None:
    table = GAME.new_initial_state(2, 1, {"mode": "tutorial", "first_player": 1})
    events(table, "no_event no_event no_event")
    left = []
    while table.round < 7:
        left.append((int(table.round), len(table.current_events)))
        do(table, "end")
    assert [n for r, n in left if r == 2] == [3, 3]
    assert [n for r, n in left if r in (3, 4, 5, 6)] == [2, 2, 1, 1, 0, 0, 0, 0]


# --- who is meant ---


@pytest.mark.rule("TA-29.1", "TA-29.2", "TA-29.3", "TA-29.4")
@pytest.mark.example("TA-EX-35")
def test_ties_go_by_the_order_of_turns() -> None:
    table = turn(strengths(position(3), 5, 5, 5), P2)
    assert list(ranked(table, STRENGTH_RATING, P2)) == [P2, P3, P1]
    assert list(ranked(table, POINTS, P2)) == [P2, P3, P1]
    assert list(ranked(civ(table, P1, culture=1), POINTS, P2)) == [P1, P2, P3]


@pytest.mark.rule("TA-29.5")
@pytest.mark.example("TA-EX-50")
def test_with_two_players_the_two_strongest_are_one() -> None:
    table = happens(strengths(position(2, in_age=2), 1, 3), "cold_war")
    assert (table.science[P1], table.science[P2]) == (0, 6)
    table = happens(strengths(position(3, in_age=2), 1, 3, 2), "cold_war")
    assert list(table.science) == [0, 6, 6]


@pytest.mark.rule("TA-29.7")
def test_whoever_resigned_is_not_ranked() -> None:
    table = strengths(position(3), 9, 2, 3)
    table.out = 1
    assert list(ranked(table, STRENGTH_RATING, P2)) == [P3, P2]


# --- the events of age A, in the order of the file ---


@pytest.mark.rule("TA-14.5", "TA-28.7", "TA-43.43")
@pytest.mark.parametrize(
    ("event", "gained"),
    [
        ("development_of_agriculture", (2, 0, 0, 1)),
        ("development_of_crafts", (0, 2, 0, 1)),
        ("development_of_science", (0, 0, 2, 1)),
        ("development_of_settlement", (0, 0, 0, 2)),
        ("development_of_trade_routes", (1, 1, 1, 1)),
        ("no_event", (0, 0, 0, 1)),
    ],
)
def test_everybody_gains(event: str, gained: tuple[int, ...]) -> None:
    table = happens(position(3), event)
    for seat in range(3):
        assert (food(table, seat), resources(table, seat), table.science[seat], table.unused[seat]) == gained


@pytest.mark.rule("TA-28.10", "TA-46.2")
def test_development_of_markets() -> None:
    table = happens(position(3), "development_of_markets", P2)
    assert (asked(table), options(table)) == (P2, ["food 0", "food 2"])
    do(table, "food 2")
    assert asked(table) == P3
    do(table, "food 0")
    assert asked(table) == P1
    do(table, "food 0")
    assert [food(table, p) for p in range(3)] == [0, 2, 0]
    assert [resources(table, p) for p in range(3)] == [2, 0, 2]


@pytest.mark.rule("TA-43.32", "TA-28.18")
def test_development_of_politics() -> None:
    table = happens(position(2), "development_of_politics")
    assert list(table.military_count) == [3, 3]
    assert step(table) == "actions"
    do(table, "end")
    assert (asked(table), step(table)) == (P2, "politics")
    do(table, "pass")
    assert step(table) == "discard-excess"


@pytest.mark.rule("TA-28.11", "TA-28.12", "TA-28.13")
def test_development_of_religion_and_warfare() -> None:
    table = civ(civ(position(3), P2, unused=0), P3, on={"religion": 2})
    happens(table, "development_of_religion")
    assert (asked(table), options(table)) == (P1, ["build it", "done"])
    do(table, "build it")
    assert step(table) == "actions"  # nobody else has a worker or room
    assert (workers(table, "religion"), table.happy[P1]) == (1, 1)
    table = happens(position(2), "development_of_warfare")
    do(table, "done", "build it")
    assert list(table.strength) == [1, 2]


# --- age I ---


@pytest.mark.rule("TA-28.15")
def test_barbarians() -> None:
    table = civ(strengths(position(3), 1, 3, 5), P1, culture=9)
    happens(table, "barbarians")
    assert (table.unused[P1], table.yellow[P1]) == (0, 19)
    table = civ(strengths(position(3), 9, 3, 5), P1, culture=9)
    happens(table, "barbarians")
    assert table.unused[P1] == 1


@pytest.mark.rule("TA-43.72", "TA-28.16")
def test_border_conflict() -> None:
    table = happens(strengths(position(3), 3, 1, 2), "border_conflict")
    assert (asked(table), options(table)) == (P2, ["raze agriculture", "raze bronze", "raze philosophy"])
    do(table, "raze bronze")
    assert (workers(table, "bronze", P2), table.unused[P2], resources(table, P1)) == (1, 2, 3)


def test_crusades() -> None:
    table = happens(civ(civ(strengths(position(3), 2, 1, 5), P2, culture=3), P3, culture=1), "crusades")
    assert list(table.culture) == [1, 0, 5]  # 1 for preparing


def test_cultural_influence_and_scientific_breakthrough() -> None:
    table = happens(civ(position(2), P2, on={"drama": 2, "alchemy": 2}), "cultural_influence")
    assert list(table.culture) == [1, 4]
    happens(table, "scientific_breakthrough")
    assert list(table.science) == [1, 5]


@pytest.mark.rule("TA-36.9")
def test_foray() -> None:
    table = happens(strengths(position(3), 3, 1, 2), "foray")
    assert (asked(table), options(table)) == (P1, ["food 0", "food 1", "food 2", "food 3"])
    do(table, "food 1", "food 3")
    assert [(food(table, p), resources(table, p)) for p in range(3)] == [(1, 2), (0, 0), (3, 0)]


@pytest.mark.rule("TA-43.38", "TA-43.59")
def test_good_harvest_and_new_deposits() -> None:
    table = civ(position(2), P1, leader="bill_gates", wonders="transcontinental_railroad", on={"alchemy": 1, "iron": 1})
    happens(table, "good_harvest")
    assert (food(table), resources(table)) == (2, 0)
    happens(table, "new_deposits")
    assert (tokens(table, "bronze"), tokens(table, "iron"), tokens(table, "alchemy")) == (2, 2, 0)


@pytest.mark.rule("TA-43.39")
def test_immigration() -> None:
    table = civ(civ(position(3), P2, on={"religion": 1}), P3, on={"religion": 1})
    happens(table, "immigration")
    assert list(table.unused) == [1, 2, 2]


@pytest.mark.rule("TA-36.2", "TA-36.3", "TA-36.4", "TA-5.7")
def test_pestilence() -> None:
    table = civ(civ(position(3), P2, unused=0), P3, unused=0)
    table.workers = vec_of([0 if at // int(SITES) == P3 else int(n) for at, n in enumerate(table.workers)])
    happens(civ(table), "pestilence")
    assert asked(table) == P2
    assert refused(table, "lose iron") == "TA-36.3"
    do(table, "lose bronze")
    assert (workers(table, "bronze", P2), table.unused[P2]) == (1, 0)
    assert list(table.yellow) == [19, 19, 18]


@pytest.mark.rule("TA-36.12", "TA-28.9", "TA-36.14")
def test_raiders() -> None:
    table = strengths(position(3), 3, 1, 2)
    civ(civ(table, P2, stored={"agriculture": 1, "bronze": 5}), P3, stored={"bronze": 1})
    happens(table, "raiders")
    assert (asked(table), options(table)) == (P2, ["food 0", "food 1"])
    do(table, "food 1")
    assert (food(table, P2), resources(table, P2), resources(table, P3)) == (0, 4, 0)


def test_rats() -> None:
    table = civ(civ(position(2), P1, stored={"agriculture": 3}), P2, stored={"irrigation": 2})
    events(table, "rats no_event")
    do(politics(military(table, "crusades")), "prepare crusades")
    assert (food(table, P1), food(table, P2)) == (0, 0)


@pytest.mark.rule("TA-43.33", "TA-23.8", "TA-8.7")
def test_rebellion() -> None:
    table = civ(civ(position(2), P1, yellow=12, unused=3), P2, yellow=16, unused=2)
    happens(table, "rebellion")
    assert table.civil_left() == 0  # two discontent workers
    do(civ(table, P1, on={"religion": 2}), "end")
    assert table.civil_left() == 2
    do(table, "end")
    if step(table) != "actions":
        do(table, "pass")
    assert table.lost_actions[P1] == table.lost_actions[P2] == 0


def test_reign_of_terror_and_uncertain_borders() -> None:
    table = happens(strengths(position(3), 3, 1, 2), "reign_of_terror")
    assert list(table.unused) == [1, 0, 1]
    happens(table, "uncertain_borders")
    assert list(table.yellow) == [19, 18, 18]


# --- age II ---


@pytest.mark.rule("TA-43.55")
def test_civil_unrest_and_crime_wave() -> None:
    table = civ(civ(position(2, in_age=2), P1, yellow=12, culture=20), P2, yellow=18, culture=20)
    happens(table, "civil_unrest")
    assert list(table.culture) == [20 + 1 - 8, 20]
    table = civ(strengths(position(3, in_age=2), 3, 1, 2), P2, culture=2, blue=0)
    happens(table, "crime_wave")
    assert (list(table.culture), list(table.blue)) == ([1, 0, 0], [18, 0, 17])


@pytest.mark.rule("TA-43.37", "TA-28.14")
def test_economic_progress() -> None:
    table = civ(position(2, in_age=2), P1, yellow=12, blue=10, on={"bronze": 4})
    happens(table, "economic_progress")
    assert (food(table), resources(table)) == (0, 2)  # 2 food eaten; bank 10 - 2 + 2 - 4 = 6, so 2 are lost
    table = civ(position(2, in_age=2), P1, yellow=12, culture=9, on={"agriculture": 1})
    happens(table, "economic_progress")
    assert table.culture[P1] == 9 + 1 - 4


@pytest.mark.rule("TA-23.9")
def test_emigration() -> None:
    table = civ(position(2, in_age=2), P1, yellow=8, unused=3)  # 4 discontent
    happens(table, "emigration")
    assert (table.unused[P1], table.yellow[P1]) == (1, 10)
    table = civ(position(2, in_age=2), P1, yellow=8, unused=1)
    happens(table, "emigration")
    assert (table.unused[P1], table.yellow[P1]) == (0, 9)


@pytest.mark.rule("TA-43.36")
def test_iconoclasm() -> None:
    table = civ(civ(position(2, in_age=2), P1, leader="joan_of_arc"), P2, leader="james_cook")
    happens(table, "iconoclasm")
    assert (table.leader[P1], table.leader[P2]) == (NONE, card("james_cook"))


@pytest.mark.rule("TA-30.20", "TA-30.21", "TA-30.22", "TA-30.26")
@pytest.mark.example("TA-EX-37")
def test_independence_declaration() -> None:
    table = strengths(position(2, in_age=2), 3, 1)
    civ(table, P2, colonies="inhabited_territory_i wealthy_territory_i", yellow=1, unused=4)
    happens(table, "independence_declaration")
    assert (asked(table), options(table)) == (P2, ["choose inhabited territory i", "choose wealthy territory i"])
    do(table, "choose inhabited territory i")
    assert (table.yellow[P2], table.unused[P2]) == (0, 4)
    assert card("inhabited_territory_i") in table.past_events


@pytest.mark.rule("TA-43.34", "TA-43.69", "TA-13.15")
def test_international_agreement() -> None:
    table = row(strengths(position(2, in_age=2), 3, 1), "iron - frugality_i moses - taj_mahal")
    happens(table, "international_agreement")
    assert (asked(table), step(table)) == (P1, "take-from-row")
    do(table, "take 3", "take 6", "take 1")
    assert refused(table, "take 2") == "TA-13.2"
    do(table, "take 4")  # nothing is left of the five
    assert (table.wonder[P1], table.civil_left(), list(table.row).count(-1)) == (card("taj_mahal"), 4, 0)
    assert refused(table, "play frugality i") == "TA-21.2"
    do(table, "end")
    do(table, *(["pass"] if step(table) == "politics" else []))
    do(military(table, "rats", P1), "end")
    assert (asked(table), step(table), table.no_politics[P1]) == (P1, "actions", 0)
    table = row(strengths(position(2, in_age=2), 3, 1), "iron")
    do(happens(table, "international_agreement"), "done")
    assert (table.no_politics[P1], sum(one >= 0 for one in table.row)) == (0, 1)


def test_national_pride_and_popularization_of_science() -> None:
    table = happens(civ(position(2, in_age=2), P2, culture=9), "national_pride")
    assert list(table.culture) == [1, 14]
    happens(civ(table, P2, on={"alchemy": 2}), "popularization_of_science")
    assert list(table.culture) == [1 + 1 + 1, 14 + 5]


@pytest.mark.rule("TA-43.35", "TA-43.45")
def test_ravages_of_time() -> None:
    table = civ(
        position(3, in_age=2), P1, wonders="pyramids taj_mahal kremlin", pact="international_tourism", pact_with=P2
    )
    happens(table, "ravages_of_time")
    assert options(table) == ["choose pyramids", "choose taj mahal"]
    do(table, "choose taj mahal")
    assert (table.culture_rate[P1], table.culture_rate[P2]) == (2 + 3, 3)
    do(row(table, "- moses colossus"), "take 3")
    assert table.civil_left() == 6 - 4


def test_refugees() -> None:
    table = civ(strengths(position(2, in_age=2), 3, 1), P2, culture=5)
    happens(table, "refugees")
    assert (list(table.culture), list(table.unused)) == ([1 + 3, 2], [2, 0])


@pytest.mark.rule("TA-43.56")
def test_terrorism() -> None:
    table = civ(civ(position(3, in_age=2), P1, culture=5), P2, culture=3)
    civ(table, P2, on={"religion": 1})
    happens(table, "terrorism")
    assert (asked(table), options(table)) == (P3, ["raze philosophy"])
    do(table, "raze philosophy")
    assert options(table) == ["raze philosophy", "raze religion"]
    do(table, "raze religion")
    assert (workers(table, "philosophy", P1), workers(table, "religion", P2), workers(table, "philosophy", P3)) == (
        0,
        0,
        1,
    )


# --- age III ---


def impact(name: str, table: Table) -> list[int]:
    """Let a scoring event come up; return what everybody scored by it."""
    before = list(table.culture)
    happens(table, f"impact_of_{name}")
    return [int(now - then) - (seat == P1) for seat, (now, then) in enumerate(zip(table.culture, before, strict=True))]


@pytest.mark.rule("TA-39.3", "TA-39.4", "TA-28.14")
def test_impacts_that_count() -> None:
    table = civ(
        position(2, in_age=3), P1,
        on={"irrigation": 2, "oil": 1, "alchemy": 1, "computers": 2, "rockets": 1, "team_sports": 1},
        colonies="wealthy_territory_i historic_territory_ii", special="warfare justice_system", government="democracy",
        wonders="pyramids taj_mahal kremlin internet",
    )  # fmt: skip
    assert impact("agriculture", table)[P1] == 2 + 4
    assert impact("architecture", table)[P1] == 1 + 6 + 2
    assert impact("colonies", table) == [8, 0]
    assert impact("competition", table)[P1] == 3 + 2
    assert impact("government", table)[P1] == 2 * (7 + 1 + 1 + 1) + (3 + 1 + 1)
    assert impact("industry", table)[P1] == 2 + 5
    assert impact("progress", table)[P1] == 2 * (3 + 1 + 2)
    assert impact("technology", table)[P1] == 4 * 4  # oil, computers, rockets, democracy
    assert impact("wonders", table)[P1] == 5 + 4 + 3 + 2


@pytest.mark.rule("TA-43.40", "TA-43.41")
def test_impacts_of_happiness_and_population() -> None:
    table = civ(position(2, in_age=3), P1, yellow=8, unused=9, on={"religion": 2})  # 17 workers, 2 discontent
    civ(table, P2, yellow=18, on={"organized_religion": 4}, unused=2)
    assert impact("happiness", table) == [2 * 2 - 2 * 2, 16]
    assert impact("population", table) == [2 * (17 - 2 - 10), 2 * (6 + 4 + 2 - 10)]


@pytest.mark.rule("TA-43.42", "TA-29.4")
@pytest.mark.parametrize(
    ("players", "points"), [(2, [0, 10]), (3, [0, 7, 14]), (4, [0, 5, 10, 15])]
)  # fmt: skip
def test_impacts_of_strength_and_science(players: int, points: list[int]) -> None:
    table = position(players, in_age=3)
    for seat in range(players):
        civ(table, seat, on={"warriors": seat + 1, "philosophy": players - seat})
    assert impact("strength", table) == points
    assert impact("science", table) == points[::-1]


@pytest.mark.rule("TA-28.17")
def test_whoever_has_nothing_to_lose_skips_it() -> None:
    table = happens(strengths(position(2, in_age=2), 3, 1), "independence_declaration")
    assert step(table) == "actions"
    assert end_turn(happens(position(2, in_age=2), "ravages_of_time")).turn == P2


@pytest.mark.rule("TA-27.6")
def test_political_actions_from_the_second_round_on() -> None:
    table = position()
    table.round = 2
    assert step(politics(military(table, "rats"))) == "politics"
    table.round = 1
    assert step(turn(table, P1, BEGIN_TURN)) == "actions"


ASKS = {
    "development_of_markets": {"split-goods"}, "development_of_religion": {"build-or-not"},
    "development_of_warfare": {"build-or-not"}, "foray": {"split-goods"}, "raiders": {"split-goods"},
    "border_conflict": {"destroy-buildings"}, "barbarians": {"lose-worker"}, "pestilence": {"lose-worker"},
    "reign_of_terror": {"lose-worker"}, "refugees": {"lose-worker"}, "independence_declaration": {"choose-card"},
    "international_agreement": {"take-from-row"}, "ravages_of_time": {"choose-card"},
    "terrorism": {"destroy-buildings"},
}  # fmt: skip


@pytest.mark.rule("TA-46.5")
@pytest.mark.parametrize("event", [c.CARD_IDS[n] for n in range(c.FIRST[c.EVENT], c.FIRST[c.TERRITORY])])
def test_what_each_event_asks(event: str) -> None:
    """With something to choose for everybody, an event asks what the table of TA-46.5 says, and nothing else."""
    table = civ(position(2, in_age=2), P1, on={"religion": 1, "drama": 1}, wonders="pyramids colossus", culture=9)
    civ(table, P1, stored={"agriculture": 3, "bronze": 3}, unused=0 if "lose-worker" in ASKS.get(event, ()) else 1)
    civ(table, P1, colonies="historic_territory_i wealthy_territory_i")
    civ(table, P2, on={"warriors": 9, "religion": 1}, stored={"agriculture": 3}, wonders="taj_mahal")
    row(table, "iron alchemy")
    happens(table, event)
    asks = set()
    while step(table) not in ("actions", "discard-excess"):
        asks.add(step(table))
        do(table, options(table)[0])
    assert asks == ASKS.get(event, set())
