"""Sections 11 and 12: the end of the game, scoring, and teams."""

import pytest
from epocha_fixtures.playing import do, options, refused

from epocha import BadOption
from epocha.games.mesta.state import CAP_END, COMPLETE_END, STALL_END, Table

from .build import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    announce,
    begin,
    cities,
    deal,
    empire_set,
    empty_city_pile,
    empty_event_pile,
    event,
    hand,
    play_on,
    position,
    stack_cities,
    stack_events,
    use,
)

SEVEN = "greece carthage egypt persia celts jews etruscans"
FIVE_ROMANS = "rome ostia tusculum lavinium fidenae"


def standstill(players: int = 3, **options_: object) -> Table:
    """Return a table where nothing can move: empty piles, and everybody has one event."""
    table = position({}, dict.fromkeys(range(players), "games_navy"), players=players, **options_)
    empty_city_pile(table)
    empty_event_pile(table)
    return table


@pytest.mark.rule("ME-11.1", "ME-11.8", "ME-16.7")
def test_the_game_ends_when_the_last_empire_is_completed() -> None:
    table = position({P2: FIVE_ROMANS + " tyre"}, {}, {P1: SEVEN}, city_top="ardea")
    begin(table, P2)
    assert table.over == COMPLETE_END
    assert GAME.end(table) == "complete"
    assert cities(table, P2) == {"tyre"}
    table = position(
        {P2: FIVE_ROMANS}, {}, {P1: "greece egypt"}, city_top="ardea", size="very_short", empires="rome greece egypt"
    )
    begin(table, P2)
    assert table.over == COMPLETE_END
    table = position({P2: FIVE_ROMANS}, {}, {P1: "greece egypt"}, city_top="ardea")
    begin(table, P2)
    assert not table.is_terminal


@pytest.mark.rule("ME-11.2", "ME-11.3", "ME-6.6")
def test_score() -> None:
    table = position({P1: "rome athens tyre pella"}, {P1: "trade attack"}, {P1: "egypt persia", P2: "celts"})
    table.wonders_holder = P2
    assert [int(table.score(seat)) for seat in (P1, P2, P3)] == [2, 1 + 5, 0]


@pytest.mark.rule("ME-11.4", "ME-11.5")
def test_the_highest_score_wins_and_ties_share() -> None:
    table = position(
        {P3: FIVE_ROMANS}, {}, {P1: "greece carthage egypt", P2: "persia celts jews", P3: "etruscans"}, city_top="ardea"
    )
    begin(table, P3)
    assert table.ranking() == [1, 1, 3]
    assert table.returns() == [0.5, 0.5, -1.0]


@pytest.mark.rule("ME-11.6", "ME-11.8")
@pytest.mark.parametrize("rounds", [3, 5])
def test_stall(rounds: int) -> None:
    table = standstill(stall_rounds=rounds)
    play_on(table, rounds - 1)
    assert not table.is_terminal
    play_on(table, 1)
    assert (table.over, GAME.end(table)) == (STALL_END, "stall")
    assert table.round == rounds
    assert table.ranking() == [1, 1, 1]


@pytest.mark.rule("ME-11.6")
def test_any_moving_card_starts_the_count_again() -> None:
    """A used event moves; a refused offer does not."""
    table = standstill()
    play_on(table, 2)
    assert table.still == 2
    do(table, "pass", "use games navy", "pass")
    assert table.still == 0
    assert not table.is_terminal
    table = standstill()
    table.cities[P1], table.cities[P2] = 1, 2
    deal(table, P1, "friendly_exchange")
    play_on(table, 2)
    do(table, "use friendly exchange", "refuse", "pass", "pass", "pass")
    assert table.over == STALL_END


@pytest.mark.rule("ME-11.6")
def test_a_round_with_a_draw_is_no_standstill() -> None:
    table = position({}, dict.fromkeys(range(3), "trade"))
    play_on(table, 3)
    assert not table.is_terminal


@pytest.mark.rule("ME-11.6")
@pytest.mark.parametrize("pile", ["city", "event"])
def test_a_draw_from_either_pile_is_a_movement(pile: str) -> None:
    table = standstill()
    table.still = 2
    if pile == "city":
        stack_cities(table, "")
    else:
        stack_events(table, "")
    do(table, "pass", "pass", "pass")
    assert not table.is_terminal
    assert table.round == 2


@pytest.mark.rule("ME-11.7", "ME-11.8")
def test_round_cap() -> None:
    table = position({}, {P1: "trade", P2: "trade", P3: "trade"}, {P1: "rome"}, max_rounds=2)
    play_on(table, 1)
    assert not table.is_terminal
    play_on(table, 1)
    assert (table.over, GAME.end(table), table.round) == (CAP_END, "cap", 2)
    assert table.ranking() == [1, 2, 2]


@pytest.mark.rule("ME-11.7")
def test_no_round_cap() -> None:
    table = position({}, {P1: "trade", P2: "trade", P3: "trade"}, max_rounds=0)
    table.round = 100_000
    table.moved = 1
    do(table, "pass", "pass", "pass")
    assert not table.is_terminal


def test_the_defaults_are_3_rounds_and_500() -> None:
    table = position()
    assert (table.stall_rounds, table.max_rounds) == (3, 500)


# --- teams (section 12) ---


@pytest.mark.rule("ME-12.1", "ME-12.2")
@pytest.mark.parametrize(("teams", "players", "shape"), [
    ("2v2", 4, [{0, 2}, {1, 3}]), ("3v3", 6, [{0, 2, 4}, {1, 3, 5}]), ("2v2v2", 6, [{0, 3}, {1, 4}, {2, 5}]),
])  # fmt: skip
def test_teams_alternate(teams: str, players: int, shape: list[set[int]]) -> None:
    table = position(players=players, teams=teams)
    partners = [{q for q in range(players) if table.knows(p, q)} for p in range(players)]
    assert partners == [next(team for team in shape if p in team) for p in range(players)]


@pytest.mark.rule("ME-12.2")
def test_other_groupings_are_refused() -> None:
    for teams, players in (("2v2", 5), ("2v2", 6), ("3v3", 4), ("2v2v2", 4), ("1v3", 4), ("2v2", 1)):
        with pytest.raises(BadOption, match="teams"):
            GAME.new_initial_state(players, 1, {"teams": teams})


@pytest.mark.rule("ME-12.3", "ME-12.7", "ME-12.11")
def test_team_scores_and_places() -> None:
    table = position(
        {P4: FIVE_ROMANS},
        {},
        {P1: "greece", P3: "celts jews", P2: "carthage", P4: "egypt persia etruscans"},
        players=4,
        teams="2v2",
        city_top="ardea",
    )
    table.wonders_holder = P1
    begin(table, P4)
    assert [int(table.team_score(seat)) for seat in range(4)] == [8, 5, 8, 5]
    assert table.ranking() == [1, 2, 1, 2]
    assert table.returns() == [1.0, -1.0, 1.0, -1.0]
    table.wonders_holder = -1
    table.finished[P1] |= empire_set("egypt persia")
    table.finished[P4] &= ~empire_set("egypt persia")
    table.finished[P2] |= empire_set("celts")
    table.finished[P3] &= ~empire_set("celts")
    assert [int(table.team_score(seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert table.ranking() == [1, 1, 1, 1]
    assert table.returns() == [0.0] * 4


@pytest.mark.rule("ME-12.11", "ME-12.2")
def test_three_teams_take_three_places() -> None:
    table = position({}, {}, {P1: "greece", P4: "celts jews", P2: "carthage"}, players=6, teams="2v2v2")
    table.over = CAP_END
    assert [int(table.team_score(seat)) for seat in range(6)] == [3, 1, 0, 3, 1, 0]
    assert (table.ranking(), table.returns()) == ([1, 2, 3, 1, 2, 3], [1.0, 0.0, -1.0, 1.0, 0.0, -1.0])
    table.finished[P3] |= empire_set("egypt")
    assert (table.ranking(), table.returns()) == ([1, 2, 2, 1, 2, 2], [1.0, -0.5, -0.5, 1.0, -0.5, -0.5])


@pytest.mark.rule("ME-12.4")
def test_an_empire_is_completed_by_one_player() -> None:
    table = position({P1: "rome ostia tusculum", P3: "lavinium fidenae"}, {}, players=4, teams="2v2", city_top="ardea")
    begin(table, P3)
    assert table.finished[P1] == table.finished[P3] == 0
    assert "ardea" in cities(table, P3)


@pytest.mark.rule("ME-12.7", "ME-6.7")
def test_one_player_must_have_all_seven_wonders() -> None:
    table = position(
        {P1: "giza alexandria babylon", P3: "halicarnassus ephesus olympia"},
        {},
        players=4,
        teams="2v2",
        city_top="rhodes",
    )
    begin(table, P3)
    assert table.wonders_holder == -1


@pytest.mark.rule("ME-12.5")
def test_partners_may_not_give_each_other_cards() -> None:
    table = position({P1: "rome", P3: "athens"}, {P1: "trade", P3: "curse"}, players=4, teams="2v2")
    assert refused(table, "give up rome") == refused(table, "put away trade") == "ME-4.7"


@pytest.mark.rule("ME-12.6", "ME-14.2")
def test_partners_see_each_others_events() -> None:
    table = position({}, {P1: "trade", P2: "curse", P3: "flood", P4: "plague"}, players=4, teams="2v2")
    view = table.view(P1)
    assert isinstance(view, Table)
    assert (hand(view, P1), hand(view, P3)) == (["trade"], ["flood"])
    assert view.hand[P2 * 53 + event("curse")] == view.hand[P4 * 53 + event("plague")] == -1
    spectator = table.view(None)
    assert isinstance(spectator, Table)
    assert set(spectator.hand) == {-1}


@pytest.mark.rule("ME-12.8")
def test_a_partner_counts_as_another_player() -> None:
    table = position({P1: "rome", P3: "ostia utica"}, {P1: "attack"}, players=4, teams="2v2")
    use(table, "attack", "take ostia")
    assert cities(table, P1) == {"rome", "ostia"}
    table = position({P3: "utica"}, {P1: "unrest_small"}, players=4, teams="2v2")
    use(table, "unrest small", "side west")
    assert cities(table, P3) == set()


@pytest.mark.rule("ME-12.9")
def test_friendly_exchange_with_a_partner() -> None:
    table = position({P1: "rome", P3: "ostia"}, {P1: "friendly_exchange"}, players=4, teams="2v2")
    announce(table, "friendly exchange", "accept")
    assert "ostia" in cities(table, P1)


@pytest.mark.rule("ME-12.10")
def test_a_protection_shields_only_its_user() -> None:
    table = position({P3: "ostia", P2: "utica"}, {P1: "unrest_small", P3: "protection"}, players=4, teams="2v2")
    announce(table, "unrest small", "side west")
    assert options(table) == ["no reaction", "protect normal"]
    do(table, "protect normal")
    assert (cities(table, P3), cities(table, P2)) == ({"ostia"}, set())
