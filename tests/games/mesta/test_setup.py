"""Sections 2 and 3: players, sizes, options and set-up."""

import pytest

from epocha import BadOption, BadTable
from epocha.engine.bits import count
from epocha.engine.pile import size as pile_size
from epocha.games.mesta.components import COPIES, EMPIRE_IDS, EVENT_IDS, KIND, KIND_IDS
from epocha.games.mesta.state import Table

from .build import GAME, P1, P2, P3, begin, cities, city_pile, empire_set, event, event_pile, hand, position


def start(players: int = 3, seed: int = 1, **options: object) -> Table:
    table = GAME.new_initial_state(players, seed, options)
    assert isinstance(table, Table)
    return table


def absent_kinds(table: Table) -> set[str]:
    """Return the kinds of events of which copies are missing."""
    return {KIND_IDS[KIND[e]] for e in range(len(EVENT_IDS)) if table.copies[e] < COPIES[e]}


@pytest.mark.rule("ME-2.1", "ME-2.2")
def test_one_to_six_players() -> None:
    for players in range(1, 7):
        assert start(players).players == players
    for players in (0, 7):
        with pytest.raises(BadTable, match="1 to 6"):
            start(players)


@pytest.mark.rule("ME-2.3", "ME-2.4", "ME-2.5", "ME-2.6", "ME-2.7", "ME-2.8")
@pytest.mark.parametrize(
    ("size", "empires", "neutral", "cards"),
    [
        ("full", 8, True, 54),
        ("normal_5n", 5, True, 36),
        ("normal_6", 6, False, 36),
        ("quick_4n", 4, True, 30),
        ("quick_5", 5, False, 30),
        ("very_short", 3, False, 18),
    ],
)
def test_sizes(size: str, empires: int, neutral: bool, cards: int) -> None:
    table = start(size=size)
    assert count(table.in_play) == cards
    assert count(table.in_play & table.atlas.capitals) == empires
    assert (table.in_play & table.atlas.neutral != 0) == neutral
    assert start().in_play == (1 << 54) - 1  # full is the default


@pytest.mark.rule("ME-2.3")
def test_the_full_size_has_all_event_cards() -> None:
    assert sum(int(n) for n in start().copies) == 75


@pytest.mark.rule("ME-2.9")
def test_the_players_agree_which_empires_take_part() -> None:
    table = start(size="very_short", empires="jews, rome celts")
    assert table.in_play == empire_set("rome celts jews")
    for size, others in (("very_short", ""), ("quick_4n", "rome"), ("quick_5", "rome carthage"),
                         ("normal_5n", "rome carthage"), ("normal_6", "rome carthage celts")):  # fmt: skip
        table = start(size=size)
        assert table.in_play & ~table.atlas.neutral == empire_set("greece egypt persia " + others)
    with pytest.raises(BadOption, match="very_short has 3 empires, option empires names 2"):
        start(size="very_short", empires="jews rome")
    with pytest.raises(BadOption, match="atlantis"):
        start(size="very_short", empires="jews rome atlantis")
    with pytest.raises(BadOption, match="neutral"):
        start(size="very_short", empires="jews rome neutral")


@pytest.mark.rule("ME-2.10", "ME-2.11")
def test_the_wonders_goal_needs_greece_egypt_and_persia() -> None:
    assert start().wonders_goal == 1
    assert start(wonders_goal=False).wonders_goal == 0
    assert start(size="very_short", empires="greece egypt persia").wonders_goal == 1
    assert start(size="very_short", empires="greece egypt rome").wonders_goal == 0
    assert start(size="quick_4n", empires="rome carthage celts jews").wonders_goal == 0


@pytest.mark.rule("ME-2.12", "ME-2.13", "ME-2.14")
def test_cards_that_refer_to_something_left_out() -> None:
    west = {"size": "very_short", "empires": "rome celts carthage"}
    removed = start(**west)
    assert absent_kinds(removed) == {"commander", "wrath", "loss_of_influence", "wonders_influence"}
    assert [EMPIRE_IDS[e] for e in range(8) if removed.copies[e]] == ["rome", "carthage", "celts"]
    kept = start(**west, unused_event_cards="keep_commanders")
    assert absent_kinds(kept) == {"wrath", "loss_of_influence", "wonders_influence"}
    assert absent_kinds(start(**west, unused_event_cards="keep_all")) == set()
    with_neutral = start(size="quick_4n", empires="rome celts carthage jews")
    assert absent_kinds(with_neutral) == {"commander", "wrath", "wonders_influence"}
    assert "wonders_influence" not in absent_kinds(start(size="very_short", empires="rome celts egypt"))


@pytest.mark.rule("ME-2.16")
def test_excluded_events_go_out_with_all_copies() -> None:
    table = start(excluded_events="plague attack")
    assert (table.copies[event("plague")], table.copies[event("attack")]) == (0, 0)
    assert sum(int(n) for n in table.copies) == 75 - 1 - 6
    assert pile_size(table.event_pile) + sum(int(n) for n in table.hand_size) == 68
    with pytest.raises(BadOption, match=r"excluded_events takes any of .* not 'plagues'"):
        start(excluded_events="plagues")


@pytest.mark.rule("ME-2.17")
def test_options_stand_in_every_view() -> None:
    table = start(4, unrest_destination="city_pile", teams="2v2", max_rounds=7, stall_rounds=4, size="quick_5")
    for viewer in (None, P1, P3):
        view = table.view(viewer)
        assert isinstance(view, Table)
        assert (view.unrest_to_pile, view.teams, view.max_rounds, view.stall_rounds) == (1, 2, 7, 4)
        assert (view.in_play, list(view.copies)) == (table.in_play, list(table.copies))


def test_options_that_do_not_go_together_are_refused() -> None:
    for players, options in (
        (3, {"first_player": 4}),
        (2, {"solo_disasters": "plague"}),
        (3, {"stall_rounds": 2}),
        (3, {"size": "huge"}),
    ):
        with pytest.raises(BadOption):
            start(players, **options)


def all_but(event: str) -> list[str]:
    return [word for word in EVENT_IDS if word != event]


@pytest.mark.rule("ME-2.16")
def test_a_game_without_a_choice_is_refused() -> None:
    """Without an event in anybody's hand it would play itself, and be over, or never end, before anybody is asked."""
    for players in (1, 2, 6):
        with pytest.raises(BadOption, match="option excluded_events leaves no event"):
            start(players, excluded_events=EVENT_IDS)
    assert not start(2, excluded_events=all_but("trade")).is_terminal
    only_flood = {"excluded_events": all_but("flood"), "max_rounds": 0}
    assert not start(1, **only_flood).is_terminal
    with pytest.raises(BadOption, match="options excluded_events and solo_disasters leave no event"):
        start(1, **only_flood, solo_disasters="flood")


@pytest.mark.rule("ME-3.1", "ME-15.1")
@pytest.mark.parametrize("size", ["very_short", "quick_4n", "full"])
def test_the_city_pile_has_the_chosen_cities_shuffled(size: str) -> None:
    orders = set()
    for seed in range(8):
        table = start(seed=seed, size=size, first_player=1)
        assert sum(1 << city for city in map(table_city, city_pile(table))) == table.in_play & ~table.laid_out()
        orders.add(tuple(city_pile(table)))
    assert len(orders) == 8


def table_city(word: str) -> int:
    return [city.id for city in position().atlas.cities].index(word)


@pytest.mark.rule("ME-3.2", "ME-15.2")
def test_the_event_pile_has_the_events_left_shuffled() -> None:
    orders = set()
    for seed in range(8):
        table = start(seed=seed, excluded_events="flood")
        everything = event_pile(table) + [card for seat in range(3) for card in hand(table, seat)]
        assert len(everything) == 74
        assert "flood" not in everything
        orders.add(tuple(event_pile(table)))
    assert len(orders) == 8


@pytest.mark.rule("ME-3.3")
def test_nobody_starts_with_anything() -> None:
    """At the first decision the first player has drawn their first city and event, and nobody else has anything."""
    table = start(first_player=1)
    assert [int(count(table.cities[seat])) for seat in range(3)] == [1, 0, 0]
    assert [int(n) for n in table.hand_size] == [1, 0, 0]


@pytest.mark.rule("ME-3.5", "ME-15.3")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {int(start(seed=seed).first) for seed in range(30)} == {P1, P2, P3}
    for seat in (1, 2, 3):
        table = start(first_player=seat)
        assert (table.first, table.turn) == (seat - 1, seat - 1)


@pytest.mark.rule("ME-3.6")
def test_zones() -> None:
    table = position({P2: "rome ostia tusculum lavinium ardea tyre"}, {}, city_top="fidenae", event_top="attack")
    begin(table, P2)
    assert cities(table, P2) == {"tyre"}
    assert table.finished[P2] == empire_set("rome")
    assert hand(table, P2) == ["attack"]
    for viewer in (None, P1, P2):
        view = table.view(viewer)
        assert isinstance(view, Table)
        assert list(view.cities) == list(table.cities)
        assert list(view.finished) == list(table.finished)
        assert view.holds(P2, event("attack")) == (viewer == P2)
