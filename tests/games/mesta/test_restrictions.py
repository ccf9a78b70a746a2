"""Section 10: restrictions and how long they last."""

import pytest
from epocha_fixtures.playing import asked, do, options, step

from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table

from .build import P1, P2, P3, begin, cities, deal, empty_city_pile, empty_event_pile, hand, position, use


@pytest.mark.rule("ME-10.1", "ME-4.4", "ME-4.6")
def test_a_curse_skips_both_draws_of_the_next_turn_only() -> None:
    table = position({}, {P1: "curse", P2: "trade", P3: "trade"})
    do(table, "use curse", "against 2", "no reaction")
    assert asked(table) == P2
    assert (cities(table, P2), hand(table, P2)) == (set(), ["trade"])
    do(table, "pass", "pass", "pass")
    assert asked(table) == P2
    assert (len(cities(table, P2)), len(hand(table, P2))) == (1, 2)


@pytest.mark.rule("ME-10.2")
def test_a_skip_leaves_cards_from_effects_alone() -> None:
    table = position({P2: "rome"}, {P1: "festival_small", P2: "victory"})
    table.skips[P2] = SKIP_CITY | SKIP_EVENT
    use(table, "festival small")
    assert len(cities(table, P2)) == 2
    begin(table, P2)
    use(table, "victory", f"offer {min(cities(table, P2))}")
    assert len(hand(table, P2)) == 3


@pytest.mark.rule("ME-10.4")
def test_a_silenced_player_draws_picks_and_may_accept_an_exchange() -> None:
    table = position({P1: "rome", P2: "tyre giza pella utica"}, {P1: "barbarians friendly_exchange", P2: "trade"})
    table.silence[P2] = 2
    use(table, "barbarians")
    assert (step(table), asked(table)) == ("give-cities", P2)
    do(table, "give up tyre", "give up giza", "give up pella")
    table.cities[P1] = 1
    begin(table, P1, 2)
    do(table, "use friendly exchange")
    assert (step(table), asked(table)) == ("consent", P2)
    do(table, "accept")
    before = len(cities(table, P2))
    table.silence[P2] = 2
    begin(table, P2)
    assert len(cities(table, P2)) == before + 1


@pytest.mark.rule("ME-10.3", "ME-10.5")
@pytest.mark.parametrize(("target", "rounds_silent"), [("2", (1, 2)), ("1", (2, 3))])
def test_two_turns_of_silence_are_counted_from_the_next_own_turn(target: str, rounds_silent: tuple[int, int]) -> None:
    """P2 has not played in this round when P1 silences them; P1 has when P3 does."""
    actor = P1 if target == "2" else P3
    silenced = int(target) - 1
    table = position({}, {actor: "calm_before_storm", P1: "trade", P2: "trade", P3: "trade"}, turn=actor)
    deal(table, actor, "calm_before_storm trade")
    begin(table, actor, 2)
    do(table, "use calm before storm", f"against {target}")
    if step(table) == "react":
        do(table, "no reaction")
    asked_in: set[int] = set()
    while table.round < 5:
        if asked(table) == silenced:
            asked_in.add(int(table.round))
        do(table, "pass")
    first = 1 if silenced > actor else 2
    assert asked_in == set(range(first, 5)) - set(rounds_silent)


@pytest.mark.rule("ME-10.5")
def test_the_next_turn_is_in_this_round_or_the_next() -> None:
    table = position({}, {P2: "curse", P1: "trade", P3: "trade"}, turn=P2)
    do(table, "use curse", "against 1", "no reaction")
    assert asked(table) == P3
    do(table, "pass")
    assert (asked(table), table.round) == (P1, 2)
    assert cities(table, P1) == set()


@pytest.mark.rule("ME-10.6")
def test_skips_do_not_stack_and_a_new_calm_counts_afresh() -> None:
    table = position({}, {P1: "curse barbarians calm_before_storm"})
    use(table, "curse", "against 2")
    begin(table, P1, 2)
    use(table, "barbarians")
    assert table.skips[P2] == SKIP_CITY | SKIP_EVENT
    begin(table, P2)
    assert table.skips[P2] == 0
    table.silence[P2] = 1
    deal(table, P1, "calm_before_storm")
    begin(table, P1, 2)
    use(table, "calm before storm", "against 2")
    assert table.silence[P2] == 2


@pytest.mark.rule("ME-10.7")
def test_a_skip_is_used_up_even_at_an_empty_pile() -> None:
    table = position({}, {P2: "trade"})
    empty_city_pile(table)
    empty_event_pile(table)
    table.skips[P2] = SKIP_CITY | SKIP_EVENT
    begin(table, P2)
    assert table.skips[P2] == 0


@pytest.mark.rule("ME-10.8", "ME-14.1")
def test_restrictions_are_public() -> None:
    table = position({}, {P1: "trade"})
    table.skips[P2], table.silence[P3] = SKIP_CITY, 2
    for viewer in (None, P1, P2, P3):
        view = table.view(viewer)
        assert isinstance(view, Table)
        assert ([int(n) for n in view.skips], [int(n) for n in view.silence]) == ([0, 1, 0], [0, 0, 2])


def test_a_cursed_player_may_still_use_an_event() -> None:
    table = position({}, {P2: "games_navy"})
    table.skips[P2] = SKIP_CITY | SKIP_EVENT
    begin(table, P2)
    assert options(table) == ["pass", "use games navy"]
