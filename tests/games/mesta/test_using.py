"""Section 7: using an event."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.mesta.state import COMPLETE_END

from .build import P1, P2, P3, announce, begin, cities, event_pile, hand, position, use


@pytest.mark.rule("ME-7.1")
def test_turn_events_only_in_the_own_events_step() -> None:
    table = position({P1: "rome", P2: "tyre giza"}, {P1: "attack", P2: "games_navy"})
    assert refused(table, "use games navy", P2) == "ME-7.1"
    do(table, "use attack", "take tyre")
    assert (step(table), asked(table)) == ("react", P2)
    assert refused(table, "use games navy") == "ME-8.12"


@pytest.mark.rule("ME-7.2", "ME-7.3")
def test_conditions_count_the_actors_table_only() -> None:
    table = position(
        {P1: "ostia tusculum lavinium", P2: "athens rome fidenae giza"},
        {P1: "attack trade charisma unification wonders_influence"},
    )
    assert options(table) == ["pass"]
    rules = ["ME-9.41", "ME-9.45", "ME-9.14", "ME-9.9", "ME-9.56"]
    names = ["attack", "trade", "charisma", "unification", "wonders influence"]
    assert [refused(table, f"use {name}") for name in names] == rules


@pytest.mark.rule("ME-7.3", "ME-9.41")
def test_an_own_capital_is_enough_whatever_the_target_has() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack"})
    assert "use attack" in options(table)


@pytest.mark.rule("ME-7.4", "ME-17.1")
def test_the_actor_names_everything_before_any_reaction() -> None:
    table = position({P1: "rome giza", P2: "athens tyre", P3: "utica"}, {P1: "trade", P2: "protection", P3: "curse"})
    do(table, "use trade")
    assert options(table) == ["against 2", "against 3"]
    do(table, "against 2")
    assert options(table) == ["offer rome", "offer giza"]
    do(table, "offer giza")
    assert options(table) == ["take athens", "take tyre"]
    assert asked(table) == P1
    do(table, "take athens")
    assert (step(table), asked(table)) == ("react", P2)
    assert (table.target, table.own_city, table.their_city) != (-1, -1, -1)
    assert refused(table, "against 3") == "ME-8.12"


@pytest.mark.rule("ME-7.4", "ME-9.54", "ME-9.65")
def test_two_choices_come_after_the_reactions() -> None:
    table = position({P2: "pella cirta", P3: "tyre"}, {P1: "loss_of_influence", P2: "trade"})
    announce(table, "loss of influence")
    assert step(table) == "react"
    do(table, "no reaction")
    assert (step(table), asked(table)) == ("take-cities", P1)
    table = position({}, {P1: "education trade curse", P2: "trade"})
    announce(table, "education", "mode exchange")
    assert step(table) == "exchange-events"


@pytest.mark.rule("ME-7.5")
def test_the_loser_picks_what_is_lost_and_the_actor_what_he_takes() -> None:
    table = position({P1: "rome", P2: "athens sparta tyre pella"}, {P1: "barbarians attack"})
    use(table, "barbarians")
    assert (asked(table), step(table)) == (P2, "give-cities")
    table = position({P1: "rome", P2: "athens sparta tyre pella"}, {P1: "barbarians attack"})
    announce(table, "attack")
    assert (asked(table), options(table)[0]) == (P1, "take athens")


@pytest.mark.rule("ME-7.6")
def test_who_has_fewer_gives_all() -> None:
    table = position({P2: "athens", P3: "rome ostia"}, {P1: "barbarians"})
    use(table, "barbarians")
    assert cities(table, P2) == cities(table, P3) == set()


@pytest.mark.rule("ME-7.7")
def test_all_players_include_the_actor_and_others_do_not() -> None:
    table = position({P1: "utica", P2: "gades"}, {P1: "commander_carthage"})
    use(table, "commander carthage")
    assert cities(table, P1) == cities(table, P2) == set()
    table = position({P1: "utica", P2: "gades"}, {P1: "unrest_small"})
    use(table, "unrest small", "side west")
    assert cities(table, P1) == {"utica", "gades"}


@pytest.mark.rule("ME-7.8")
def test_a_card_that_needs_a_target_needs_a_legal_one() -> None:
    held = "attack trade revolt wrath_rome friendly_exchange curse calm_before_storm espionage education"
    table = position({P1: "rome"}, {P1: held})
    rules = {"attack": "ME-9.43", "trade": "ME-9.46", "revolt": "ME-9.60", "wrath rome": "ME-9.17"}
    for name, rule in rules.items():
        assert refused(table, f"use {name}") == rule
    assert options(table)[1:] == [f"use {name}" for name in ("education", "calm before storm", "curse", "espionage")]
    do(table, "use education")
    assert table.mode == 0  # nobody else has an event, so there is only one mode


@pytest.mark.rule("ME-7.9")
def test_a_card_without_need_may_be_used_for_nothing() -> None:
    table = position({}, {P1: "commander_rome festival_great uncovering_monuments"})
    use(table, "commander rome")
    assert event_pile(table)[-1] == "commander_rome"
    assert table.allowance == 0


@pytest.mark.rule("ME-7.10", "ME-8.11")
def test_the_order_of_play() -> None:
    """Reactions of all, then each player's picks, cities before events, in turn order from the actor."""
    table = position(
        {P1: "gergovia autricum avaricum", P2: "sparta olympia rhodes", P3: "ostia tusculum lavinium"},
        {P2: "crisis_slavery_banking flood plague trade", P3: "curse attack games_navy", P1: "trade"},
        turn=P2,
    )
    announce(table, "crisis slavery banking")
    order = []
    while table.current_players:
        order.append((step(table), asked(table)))
        do(table, options(table)[0])
    reactions = [("react", P2), ("react", P3), ("react", P1)]
    both = [[("give-cities", seat)] * 2 + [("give-events", seat)] * 2 for seat in (P2, P3)]
    assert order == [*reactions, *both[0], *both[1], ("give-cities", P1), ("give-cities", P1)]


@pytest.mark.rule("ME-7.11")
def test_a_blocked_event_is_spent_and_still_helps_its_user() -> None:
    table = position({P1: "tyre", P2: "pella"}, {P1: "loss_of_influence trade", P2: "protection_great"})
    do(table, "use loss of influence", "protect great")
    assert cities(table, P1) == {"tyre"}
    assert event_pile(table)[-2:] == ["loss_of_influence", "protection_great"]
    assert table.allowance == 1
    table = position({P1: "rome", P2: "pella"}, {P1: "attack trade", P2: "protection_great"})
    announce(table, "attack")
    do(table, "protect great")
    assert table.allowance == 0
    assert "attack" not in hand(table, P1)


@pytest.mark.rule("ME-7.12")
def test_what_is_left_of_an_effect_is_not_carried_out_after_the_end() -> None:
    """Revolt: the city given ends the game, so the second one stays."""
    table = position(
        {P1: "rome ostia tusculum lavinium fidenae", P2: "ardea tyre pella"},
        {P1: "revolt"},
        {P3: "greece carthage egypt persia celts jews etruscans"},
    )
    use(table, "revolt")
    do(table, "give up ardea", "give up tyre")
    assert table.over == COMPLETE_END
    assert cities(table, P2) == {"tyre", "pella"}


@pytest.mark.rule("ME-7.13")
def test_groups_are_fixed_at_the_start() -> None:
    """P2 leads the Games alone although P1's new cities would overtake them; P1 had 2 cities when Barbarians came."""
    table = position({P1: "ostia", P2: "rome"}, {P1: "games_army"}, city_top="alesia gergovia", players=2)
    use(table, "games army")
    assert len(cities(table, P2)) == 3
    assert len(cities(table, P1)) == 1
    table = position({P1: "rome ostia", P2: "athens sparta corinth"}, {P1: "barbarians"}, players=2)
    use(table, "barbarians")
    assert [int(n) for n in table.skips] == [1, 0]


@pytest.mark.rule("ME-7.14")
def test_cities_move_all_at_once() -> None:
    """The actor's capital may be the city that they give, and both cities of a swap change place together."""
    table = position({P1: "rome", P2: "athens"}, {P1: "trade"})
    use(table, "trade")
    assert (cities(table, P1), cities(table, P2)) == ({"athens"}, {"rome"})


def test_an_event_used_again_starts_afresh() -> None:
    table = position({P1: "rome", P2: "tyre pella", P3: "giza"}, {P1: "attack attack"})
    use(table, "attack", "against 2", "take tyre")
    begin(table, P1, 2)
    announce(table, "attack")
    assert options(table) == ["against 2", "against 3"]
    assert (table.target, table.their_city, table.affected) == (-1, -1, 0)
