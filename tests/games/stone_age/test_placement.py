"""Section 4, phase 1, and the limits of section 13 for two and three players."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.components import PLACE_IDS
from epocha.games.stone_age.state import Table

from .build import BLUE, GREEN, RED, YELLOW, acting, give, lay, on_board, placing, position, shorten, spaces, stock

COUNTS = [2, 3, 4]
GATHERING = ["forest", "clay pit", "quarry", "river"]
ONE_EACH = [*(f"card {n}" for n in (1, 2, 3, 4)), *(f"building {n}" for n in (1, 2, 3, 4))]


def open_places(t: Table) -> set[str]:
    """Return the places that somebody's turn offers, without the figures."""
    return {text.removeprefix("place ").rstrip("0123456789 ") for text in options(t, "place")}


# --- turns ---


@pytest.mark.rule("SA-3.3", "SA-4.1", "SA-2.15", "SA-17.1")
@pytest.mark.parametrize("players", COUNTS)
def test_turns_go_round_clockwise_from_the_start_player(players: int) -> None:
    t = position(players, start=1)
    seats = []
    for n in range(2 * players):
        seats.append(asked(t))
        do(t, f"place card {n + 1}" if n < 4 else f"place building {n - 3}" if n < 4 + players else "place field")
    assert seats == [(1 + n) % players for n in range(2 * players)]


@pytest.mark.rule("SA-4.2")
def test_a_turn_puts_one_or_more_figures_on_one_place() -> None:
    t = position()
    assert options(t, "place quarry") == [f"place quarry {n}" for n in (1, 2, 3, 4, 5)]
    assert refused(t, "place quarry 6") == "SA-4.2"
    do(t, "place quarry 3")
    assert t.idle[RED] == 2
    assert on_board(t, RED) == 3
    assert asked(t) == BLUE


@pytest.mark.rule("SA-4.3")
def test_passing_is_not_allowed() -> None:
    t = position()
    assert all(text.startswith("place ") for text in options(t))
    for text in ("done", "decline", "go forest", "starve"):
        assert refused(t, text) == "SA-4.3"


@pytest.mark.rule("SA-4.1", "SA-3.3")
def test_only_the_player_at_turn_places() -> None:
    assert refused(position(), "place forest 1", BLUE) == "SA-4.1"


@pytest.mark.rule("SA-4.4")
def test_a_player_without_figures_is_skipped() -> None:
    t = placing(position(), turn=BLUE)
    do(t, "place hunting grounds 5", "place field", "place card 1", "place card 2")
    assert asked(t) == GREEN


@pytest.mark.rule("SA-4.5", "SA-4.6", "SA-4.21", "SA-4.7")
def test_a_player_with_figures_but_no_place_is_skipped_and_keeps_them() -> None:
    """Red has one figure left and only the hut is open: they are skipped, the others go on, then phase 2 begins."""
    t = position(4)
    full: dict[int, dict[str, int]] = {p: {} for p in range(4)}
    for p in (RED, BLUE):
        give(t, p, workers=10)
    full[RED] |= {"hunting grounds": 1, "forest": 1, "clay pit": 1, "quarry": 1, "river": 1, "card 1": 1, "card 2": 1}
    full[RED] |= {"card 3": 1, "card 4": 1}
    full[BLUE] |= {f"building {n}": 1 for n in (1, 2, 3, 4)} | {"tool maker": 1, "field": 1, "hunting grounds": 1}
    full[GREEN] |= {"hunting grounds": 5}
    full[YELLOW] |= {"hunting grounds": 4}
    placing(t, full, turn=YELLOW)
    assert asked(t) == YELLOW
    do(t, "place forest 1")
    assert asked(t) == BLUE, "red has a figure but no place"
    assert t.idle[RED] == 1
    do(t, "place hut")
    assert asked(t) == BLUE, "red stays unable, blue has one figure left"
    do(t, "place forest 1")
    assert (step(t), asked(t)) == ("choose-place", RED)
    assert t.idle[RED] == 1


@pytest.mark.rule("SA-4.7", "SA-4.10", "SA-17.1")
def test_phase_1_ends_when_nobody_has_a_figure_to_place() -> None:
    t = position(2)
    do(t, "place forest 4", "place hunting grounds 5", "place field")
    assert (step(t), asked(t)) == ("choose-place", RED)
    assert [int(figures) for figures in t.idle] == [0, 0]
    assert on_board(t, RED) == on_board(t, BLUE) == 5


@pytest.mark.rule("SA-4.10")
def test_placed_figures_are_not_moved() -> None:
    t = position()
    do(t, "place forest 2", "place field", "place tool maker", "place hut")
    assert t.placed[4 * PLACE_IDS.index("forest") + RED] == 2
    assert options(t, "go") == options(t, "take") == []
    assert t.idle[RED] == 3


@pytest.mark.rule("SA-4.6")
def test_legal_placements_only_shrink() -> None:
    """Through a whole phase, what a player may do now they might have done before."""
    t = position(3, seed=4)
    before: dict[int, set[str]] = {}
    while step(t) == "place":
        now = set(options(t, "place"))
        assert now <= before.get(asked(t), now)
        before[asked(t)] = now
        do(t, options(t)[len(options(t)) * 3 // 5])
    assert len(before) == 3


# --- capacities ---


@pytest.mark.rule("SA-4.12", "SA-4.14", "SA-4.8")
@pytest.mark.parametrize(("place", "rule"), [("tool maker", "SA-4.12"), ("field", "SA-4.14")])
def test_tool_maker_and_field_take_one_figure(place: str, rule: str) -> None:
    t = position()
    assert options(t, f"place {place}") == [f"place {place}"]
    assert refused(t, f"place {place} 2") == rule
    do(t, f"place {place}")
    for _ in range(4):
        assert refused(t, f"place {place}") == rule
        do(t, f"place hunting grounds {1 + asked(t) % 2}")


@pytest.mark.rule("SA-4.13", "SA-4.8")
def test_the_hut_takes_two_figures_of_one_player_in_one_turn() -> None:
    t = position()
    assert options(t, "place hut") == ["place hut"]
    for figures in (1, 3):
        assert refused(t, f"place hut {figures}") == "SA-4.13"
    do(t, "place hut")
    assert t.idle[RED] == 3
    for _ in range(4):
        assert refused(t, "place hut") == "SA-4.13"
        do(t, "place hunting grounds 1")


@pytest.mark.rule("SA-4.21", "SA-4.13")
def test_one_figure_is_not_enough_for_the_hut() -> None:
    t = placing(position(), {RED: {"forest": 4}})
    assert refused(t, "place hut") == "SA-4.21"
    assert options(t, "place hut") == []


@pytest.mark.rule("SA-4.15", "SA-4.8", "SA-13.7")
@pytest.mark.parametrize("players", COUNTS)
def test_the_hunting_grounds_take_everybody(players: int) -> None:
    t = position(players)
    for p in range(players):
        give(t, p, workers=10)
        placing(t, turn=p)
        assert options(t, "place hunting") == [f"place hunting grounds {n}" for n in range(1, 11)]
        do(t, "place hunting grounds 9")
    assert t.taken[PLACE_IDS.index("hunting_grounds")] == 9 * players


@pytest.mark.rule("SA-4.16", "SA-4.8", "SA-13.8")
@pytest.mark.parametrize("area", GATHERING)
@pytest.mark.parametrize("players", COUNTS)
def test_a_gathering_area_has_seven_rings(area: str, players: int) -> None:
    t = position(players)
    give(t, RED, workers=10)
    placing(t)
    assert options(t, f"place {area}") == [f"place {area} {n}" for n in range(1, 8)]
    assert refused(t, f"place {area} 8") == "SA-4.16"
    do(t, f"place {area} 7")
    assert refused(t, f"place {area} 1") == "SA-4.16"


@pytest.mark.rule("SA-4.16")
def test_later_players_share_the_rings_that_are_left() -> None:
    t = position()
    do(t, "place river 3", "place river 3")
    assert options(t, "place river") == ["place river 1"]
    assert refused(t, "place river 2") == "SA-4.16"


@pytest.mark.rule("SA-4.9")
@pytest.mark.parametrize("area", ["hunting grounds", *GATHERING])
def test_nobody_places_twice_in_an_area(area: str) -> None:
    t = position(2)
    do(t, f"place {area} 1", "place card 1")
    assert refused(t, f"place {area} 1") == "SA-4.9"
    assert options(t, f"place {area}") == []


@pytest.mark.rule("SA-4.17", "SA-4.18", "SA-4.19")
@pytest.mark.parametrize("place", ONE_EACH)
def test_a_card_or_building_space_takes_one_figure(place: str) -> None:
    rule = "SA-4.17" if place.startswith("card") else "SA-4.18"
    t = position()
    assert refused(t, f"place {place} 2") == rule
    do(t, f"place {place}")
    assert refused(t, f"place {place}") == rule
    do(t, "place field", "place tool maker", "place hut")
    others = [other for other in ONE_EACH if other != place]
    assert open_places(t) >= {other.rstrip("1234 ") for other in others}
    assert all(f"place {other}" in options(t) for other in others), "in any order, in later turns"
    assert t.idle[RED] == 4, "one space in one turn"


@pytest.mark.rule("SA-4.22")
def test_a_space_without_tiles_is_closed() -> None:
    t = position()
    shorten(t, 2, 0)
    placing(t)
    assert refused(t, "place building 2") == "SA-4.22"


@pytest.mark.rule("SA-13.2", "SA-4.20")
@pytest.mark.parametrize(("players", "missing"), [(2, [3, 4]), (3, [4]), (4, [])])
def test_there_are_as_many_building_spaces_as_stacks(players: int, missing: list[int]) -> None:
    t = position(players)
    assert options(t, "place building") == [f"place building {n}" for n in range(1, players + 1)]
    for n in missing:
        assert refused(t, f"place building {n}") == "SA-13.2"


@pytest.mark.rule("SA-4.11", "SA-5.9", "SA-5.12", "SA-6.20")
def test_figures_may_go_where_they_bring_nothing() -> None:
    t = position()
    give(t, RED, tools=(4, 4, 4), grain=10, workers=10)
    placing(t)
    assert {"place tool maker", "place hut", "place field", "place card 4", "place building 1"} <= set(options(t))
    acting(t, {RED: {"tool maker": 1, "hut": 2, "field": 1, "card 4": 1}})
    before = (spaces(t), stock(t, RED), list(t.tools), int(t.workers[RED]), int(t.grain[RED]))
    do(t, "go tool maker", "go hut", "go field")
    assert (spaces(t), stock(t, RED), list(t.tools), int(t.workers[RED]), int(t.grain[RED])) == before
    assert asked(t) == YELLOW, "the card could only be declined"
    assert t.idle[RED] == 10


# --- two and three players ---


@pytest.mark.rule("SA-13.3", "SA-4.20")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("pair", [("tool maker", "hut"), ("tool maker", "field"), ("hut", "field")])
def test_the_third_village_place_is_closed(players: int, pair: tuple[str, str]) -> None:
    (third,) = {"tool maker", "hut", "field"} - set(pair)
    t = position(players)
    do(t, f"place {pair[0]}")
    assert f"place {third}" in options(t)
    do(t, f"place {pair[1]}")
    for p in range(players):
        placing(t, turn=p)
        assert refused(t, f"place {third}") == "SA-13.3"


@pytest.mark.rule("SA-13.4")
def test_one_player_may_take_both_village_places_and_the_pair_changes() -> None:
    t = position(2)
    do(t, "place field", "place card 1", "place hut", "place card 2")
    assert refused(t, "place tool maker") == "SA-13.3"
    do(t, "place hunting grounds 2", "place hunting grounds 3")
    while step(t) != "place":
        do(t, options(t)[-1])
    assert t.round == 2
    do(t, "place tool maker")
    assert {"place field", "place hut"} <= set(options(t))


@pytest.mark.rule("SA-13.11", "SA-13.1")
def test_with_four_players_one_may_take_all_three_village_places() -> None:
    t = position(4)
    for place in ("tool maker", "field", "hut"):
        placing(t, turn=RED)
        do(t, f"place {place}")
    assert t.idle[RED] == 1


@pytest.mark.rule("SA-13.5", "SA-4.20")
@pytest.mark.parametrize("area", GATHERING)
def test_three_players_two_in_a_gathering_area(area: str) -> None:
    t = position(3)
    do(t, f"place {area} 1", f"place {area} 2")
    assert refused(t, f"place {area} 1") == "SA-13.5"


@pytest.mark.rule("SA-13.6", "SA-4.20")
@pytest.mark.parametrize("area", GATHERING)
def test_two_players_one_in_a_gathering_area(area: str) -> None:
    t = position(2)
    do(t, f"place {area} 1")
    assert refused(t, f"place {area} 1") == "SA-13.6"


@pytest.mark.rule("SA-13.1", "SA-13.10")
@pytest.mark.parametrize("area", GATHERING)
def test_four_players_four_in_a_gathering_area(area: str) -> None:
    t = position(4)
    do(t, *[f"place {area} 1"] * 4)
    assert t.taken[PLACE_IDS.index(area.replace(" ", "_"))] == 4


@pytest.mark.rule("SA-D1")
def test_all_pairs_of_place_and_figures_are_offered() -> None:
    t = position(4)
    lay(t, "time grain")
    rolling = [f"place {area} {n}" for area in ("hunting grounds", *GATHERING) for n in range(1, 6)]
    single = [f"place {place}" for place in ("tool maker", "hut", "field", *ONE_EACH)]
    assert sorted(options(t)) == sorted(rolling + single)
