"""The examples, named cases and tips of the rules, ME-EX-1 to ME-EX-39 (the numbering has gaps), with their numbers."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.mesta.state import COMPLETE_END, Table

from .build import (
    ATLAS,
    GAME,
    P1,
    P2,
    P3,
    P4,
    announce,
    begin,
    cities,
    city_pile,
    city_set,
    deal,
    empire_set,
    event,
    event_pile,
    hand,
    position,
    stack_cities,
    use,
)


def copies_in_game(**game_options: object) -> int:
    table = GAME.new_initial_state(3, 1, game_options)
    assert isinstance(table, Table)
    return sum(int(n) for n in table.copies)


@pytest.mark.example("ME-EX-1")
@pytest.mark.rule("ME-11.1", "ME-11.2", "ME-11.4")
def test_final_scoring() -> None:
    lucie, marek, richard = P1, P2, P3
    table = position({richard: "veii caere clusium populonia volsinii"}, city_top="tarquinia", turn=richard)
    finished = {lucie: "rome carthage celts jews", marek: "greece egypt persia", richard: ""}
    for seat, empires in finished.items():
        table.finished[seat] = empire_set(empires)
    table.wonders_holder = richard
    stack_cities(table, "tarquinia")
    begin(table, richard)
    assert table.over == COMPLETE_END
    assert [int(table.score(seat)) for seat in (lucie, marek, richard)] == [4, 3, 6]
    assert table.ranking() == [2, 3, 1]


@pytest.mark.example("ME-EX-2")
@pytest.mark.rule("ME-9.1", "ME-5.3", "ME-5.4")
def test_hannibal() -> None:
    table = position({P1: "utica", P2: "carthage gades", P3: "leptis_magna"}, {P1: "commander_carthage"})
    use(table, "commander carthage")
    assert cities(table, P1) == cities(table, P2) == cities(table, P3) == set()
    assert set(city_pile(table)[-4:]) == {"utica", "carthage", "gades", "leptis_magna"}


@pytest.mark.example("ME-EX-6")
@pytest.mark.rule("ME-9.9", "ME-9.10", "ME-9.11", "ME-6.1")
@pytest.mark.parametrize("last_city_is_out", [False, True])
def test_unification_of_the_celts(last_city_is_out: bool) -> None:
    laid = {P1: "bibracte", P2: "alesia gergovia autricum avaricum", P3: "mediolanum" if last_city_is_out else ""}
    table = position(laid, {P2: "unification"}, turn=P2)
    use(table, "unification")
    if last_city_is_out:
        assert cities(table, P2) == set()
        assert table.finished[P2] == empire_set("celts")
        assert table.score(P2) == 1
    else:
        assert cities(table, P2) == {"alesia", "gergovia", "autricum", "avaricum", "bibracte"}
        assert table.finished[P2] == 0
        assert "mediolanum" in city_pile(table)


@pytest.mark.example("ME-EX-7")
@pytest.mark.rule("ME-1.14", "ME-9.1")
def test_sitting_on_the_commander() -> None:
    table = position({P2: "rome ostia tusculum"}, {P2: "commander_rome"}, turn=P2)
    assert "commander_rome" not in [*event_pile(table), *hand(table, P1), *hand(table, P3)]
    use(table, "commander rome")
    assert cities(table, P2) == set()


@pytest.mark.example("ME-EX-8")
@pytest.mark.rule("ME-9.48", "ME-9.49", "ME-9.50", "ME-9.84", "ME-4.8")
def test_many_events_through_victory_and_espionage() -> None:
    table = position({P1: "rome athens memphis", P2: "ostia pella"}, {P2: "victory espionage"}, turn=P2)
    do(table, "use victory", "offer pella")
    assert len(hand(table, P2)) == 4
    assert city_pile(table)[-1] == "pella"
    assert table.allowance == 1
    do(table, "use espionage", "against 1")
    assert len(hand(table, P2)) == 6
    assert asked(table) == P3  # whose turn it is now
    assert table.allowance == 1


@pytest.mark.example("ME-EX-10")
@pytest.mark.rule("ME-6.7", "ME-6.9")
def test_wonders_are_kept_although_cities_are_lost() -> None:
    table = position(
        {P3: "giza alexandria babylon halicarnassus ephesus olympia"}, {P1: "commander_greece"}, city_top="rhodes"
    )
    begin(table, P3)
    assert "rhodes" in cities(table, P3)
    assert table.wonders_holder == P3
    assert table.score(P3) == 5
    begin(table, P1)
    use(table, "commander greece")
    assert cities(table, P3).isdisjoint({"ephesus", "olympia", "rhodes"})
    assert table.score(P3) == 5
    table.cities[P1] = ATLAS.wonders & ~city_set("rhodes")
    table.cities[P3] = 0
    stack_cities(table, "rhodes")
    begin(table, P1)
    assert "rhodes" in cities(table, P1)
    assert table.wonders_holder == P3


@pytest.mark.example("ME-EX-11")
@pytest.mark.rule("ME-6.4", "ME-6.7", "ME-9.41")
def test_wonders_across_table_and_finished_pile() -> None:
    def third_player(laid: str) -> Table:
        return position({P1: "halicarnassus", P3: laid}, {P3: "attack"}, {P3: "greece"}, turn=P3)

    table = third_player("giza alexandria babylon rome")
    use(table, "attack")  # one target with one city
    assert "halicarnassus" in cities(table, P3)
    assert table.wonders_holder == P3
    assert refused(third_player("giza alexandria babylon"), "use attack") == "ME-9.41"


@pytest.mark.example("ME-EX-13")
@pytest.mark.rule("ME-2.8", "ME-2.11", "ME-11.1")
@pytest.mark.parametrize("goal", [False, True])
def test_very_short_game_results(goal: bool) -> None:
    """Empires are won one by one: the last of three is completed in every way it can be."""
    results: set[tuple[int, int]] = set()
    for first in (P1, P2):
        for second in (P1, P2):
            for last in (P1, P2):
                five = "jerusalem lachish bethlehem jericho ezion_geber"
                empires = "greece egypt persia" if goal else "rome celts jews"
                missing = "rhodes" if goal else "samaria"
                table = position(players=2, size="very_short", empires=empires, wonders_goal=goal)
                table.finished[first] |= empire_set(empires.split()[1 if goal else 0])
                table.finished[second] |= empire_set(empires.split()[2 if goal else 1])
                table.cities[last] = city_set("athens sparta corinth ephesus olympia" if goal else five)
                stack_cities(table, missing)
                begin(table, last)
                assert table.over == COMPLETE_END
                results.add((int(table.score(P1)), int(table.score(P2))))
    wins = {(2, 1), (1, 2), (3, 0), (0, 3)}
    assert results == ({(2, 1), (1, 2), (8, 0), (0, 8)} if goal else wins)


@pytest.mark.example("ME-EX-13")
@pytest.mark.rule("ME-2.11")
def test_very_short_game_with_the_bonus_and_two_empires_elsewhere() -> None:
    table = position(
        {P1: "giza alexandria babylon halicarnassus sparta", P2: "ephesus olympia"},
        {P1: ""},
        players=2,
        size="very_short",
    )
    assert table.wonders_goal == 1
    table.wonders_holder = P1
    table.finished[P1], table.finished[P2] = empire_set("greece"), empire_set("egypt persia")
    assert (int(table.score(P1)), int(table.score(P2))) == (1 + 5, 2)


@pytest.mark.example("ME-EX-14")
@pytest.mark.rule("ME-2.12", "ME-2.13", "ME-2.14", "ME-2.15", "ME-9.89")
def test_commander_of_an_absent_empire() -> None:
    size = {"size": "normal_6", "empires": "rome greece carthage egypt persia celts"}
    kept = position({P1: "rome"}, {P1: "commander_etruscans flood"}, **size, unused_event_cards="keep_commanders")
    assert kept.copies[event("commander_etruscans")] == 1
    assert "use commander etruscans" not in options(kept)
    assert refused(kept, "use commander etruscans") == "ME-2.15"
    use(kept, "flood")
    assert len(cities(kept, P1)) == 1 + 2
    assert hand(kept, P1) == ["commander_etruscans"]
    removed = position(**size, unused_event_cards="remove")
    assert "commander_etruscans" not in event_pile(removed)


@pytest.mark.example("ME-EX-15")
@pytest.mark.rule("ME-2.13", "ME-2.14")
@pytest.mark.parametrize(
    ("size", "empires", "cards"),
    [
        ("full", "", 75),
        ("normal_5n", "", 69),
        ("normal_6", "", 70),
        ("quick_4n", "", 67),
        ("quick_5", "", 68),
        ("very_short", "greece egypt persia", 64),
        ("very_short", "rome celts jews", 63),
    ],
)
def test_deck_sizes_after_removal(size: str, empires: str, cards: int) -> None:
    assert copies_in_game(size=size, empires=empires) == cards


@pytest.mark.example("ME-EX-16")
@pytest.mark.rule("ME-1.7", "ME-1.8", "ME-9.21", "ME-9.22")
def test_games_and_capitals() -> None:
    table = position({P1: "rome athens", P2: "ostia ardea", P3: "sparta alesia"}, {P1: "games_army"})
    assert [int(ATLAS.points(table.cities[seat], 0)) for seat in (P1, P2, P3)] == [4, 4, 2]
    use(table, "games army")
    assert [len(cities(table, seat)) for seat in (P1, P2, P3)] == [4, 4, 2]


@pytest.mark.example("ME-EX-17")
@pytest.mark.rule("ME-7.3")
def test_the_last_capital_is_gone() -> None:
    table = position({P1: "rome", P2: "athens sparta"}, {P1: "attack", P2: "attack"})
    use(table, "attack", "take athens")
    begin(table, P2)
    stack_cities(table, "")
    assert cities(table, P2) & {"rome", "athens"} == set()
    assert refused(table, "use attack") == "ME-9.41"
    table = position({P1: "rome", P2: "athens"}, {P1: "commander_greece", P2: "attack"})
    use(table, "commander greece")
    table.skips[P2] = 1
    begin(table, P2)
    assert refused(table, "use attack") == "ME-9.41"


@pytest.mark.example("ME-EX-20")
@pytest.mark.rule("ME-9.69", "ME-9.70", "ME-9.86", "ME-9.87", "ME-9.88", "ME-9.90")
def test_barbarians_and_flood_together() -> None:
    table = position(
        {P1: "rome ostia", P2: "athens sparta corinth tyre"},
        {P1: "flood commander_celts commander_jews", P2: "barbarians"},
    )
    use(table, "flood")
    assert len(cities(table, P1)) == 5
    assert cities(table, P2) == {"athens"}
    assert set(city_pile(table)[-4:]) == {"sparta", "corinth", "tyre", "ostia"}
    begin(table, P2)
    assert len(cities(table, P2)) == 2
    deal(table, P2, "barbarians")
    use(table, "barbarians")
    assert asked(table) == P1
    assert len(options(table)) == 5
    do(table, *options(table)[:3])
    assert cities(table, P2) == set()
    assert len(cities(table, P1)) == 2
    assert table.skips[P2] == 1
    assert table.skips[P1] == 0


@pytest.mark.example("ME-EX-23")
@pytest.mark.rule("ME-9.51", "ME-9.52", "ME-9.5")
def test_loss_of_influence_before_great_festival() -> None:
    table = position({P1: "tyre", P2: "pella cirta", P3: "petra"}, {P1: "loss_of_influence festival_great"})
    do(table, "use loss of influence", "take pella")
    assert cities(table, P1) == {"tyre", "pella", "petra"}
    announce(table, "festival great")
    assert [len(cities(table, seat)) for seat in (P1, P2, P3)] == [3 + 3, 1 + 1, 0]


@pytest.mark.example("ME-EX-24")
@pytest.mark.rule("ME-9.48", "ME-9.49", "ME-9.50")
def test_victory_turns_a_neutral_city_into_events() -> None:
    table = position({P1: "tyre"}, {P1: "victory"}, event_top="uncovering_monuments attack charisma")
    do(table, "use victory")
    assert cities(table, P1) == set()
    assert city_pile(table)[-1] == "tyre"
    assert hand(table, P1) == ["charisma", "attack", "uncovering_monuments"]
    assert options(table) == ["pass", "use uncovering monuments"]


@pytest.mark.example("ME-EX-25")
@pytest.mark.rule("ME-5.1", "ME-5.3", "ME-9.80")
def test_uncovering_monuments_after_a_loss() -> None:
    table = position(
        {P3: "athens", P2: "ostia"}, {P2: "commander_greece", P3: "wrath_rome", P1: "uncovering_monuments"}, turn=P2
    )
    use(table, "commander greece")
    table.cities[P2] = city_set("ostia")
    begin(table, P3, 2)
    use(table, "wrath rome")
    begin(table, P1, 2)
    use(table, "uncovering monuments")
    assert "athens" in cities(table, P1)
    assert "wrath_rome" in hand(table, P1)


@pytest.mark.example("ME-EX-26")
@pytest.mark.rule("ME-9.34", "ME-9.35", "ME-9.36", "ME-9.37", "ME-9.38", "ME-9.39")
@pytest.mark.parametrize(
    ("name", "side", "given"),
    [("small", "east", "athens"), ("small", "west", "rome"), ("great", "east", "athens")],
)
@pytest.mark.parametrize("destination", ["actor", "city_pile"])
def test_unrest_forces_out_a_capital(name: str, side: str, given: str, destination: str) -> None:
    table = position({P2: "athens rome tyre"}, {P1: f"unrest_{name}"}, unrest_destination=destination)
    use(table, f"unrest {name}", f"side {side}")
    assert cities(table, P2) == {"athens", "rome", "tyre"} - {given}
    assert (given in cities(table, P1)) == (destination == "actor")
    assert (given == city_pile(table)[-1]) == (destination == "city_pile")


@pytest.mark.example("ME-EX-27")
@pytest.mark.rule("ME-9.9", "ME-9.14", "ME-9.15", "ME-9.16")
def test_charisma() -> None:
    table = position({P1: "rome athens giza utica"}, {P1: "charisma unification unification"})
    assert options(table) == ["pass", "use charisma"]
    use(table, "charisma")
    assert len(cities(table, P1)) == 6
    assert hand(table, P1) == ["unification", "unification"]
    assert refused(position({P1: "rome athens giza"}, {P1: "charisma"}), "use charisma") == "ME-9.14"


@pytest.mark.example("ME-EX-28")
@pytest.mark.rule("ME-8.12", "ME-8.14")
@pytest.mark.parametrize("answer", ["no reaction", "protect small", "protect great"])
def test_choice_of_protection(answer: str) -> None:
    table = position({P1: "rome", P2: "ostia"}, {P1: "attack", P2: "protection_small protection_great"})
    announce(table, "attack")
    assert asked(table) == P2
    assert options(table) == ["no reaction", "protect small", "protect great"]
    do(table, answer)
    assert cities(table, P2) == (set() if answer == "no reaction" else {"ostia"})
    used = {"protect small": "protection_small", "protect great": "protection_great"}.get(answer)
    assert hand(table, P2) == [card for card in ("protection_small", "protection_great") if card != used]


@pytest.mark.example("ME-EX-30")
@pytest.mark.rule("ME-9.65", "ME-9.66", "ME-9.67")
def test_education_against_five_events() -> None:
    five = "attack trade flood curse plague"
    for held, kept in ((five, []), ("attack trade", [])):
        table = position({}, {P1: "education", P2: held})
        use(table, "education", "mode deprive")
        assert hand(table, P2) == kept
        assert sorted(event_pile(table)[-1 - len(held.split()) : -1]) == sorted(held.split())
    table = position({}, {P1: "education", P2: f"{five} revolt charisma"})
    use(table, "education", "mode deprive")
    do(table, *[f"put away {card}" for card in five.split()])
    assert hand(table, P2) == ["charisma", "revolt"]
    table = position({}, {P1: f"education {five} revolt", P2: "games_navy"})
    use(table, "education", "mode exchange")
    do(table, *[f"put away {card}" for card in five.split()])
    assert len(hand(table, P1)) == 6


@pytest.mark.example("ME-EX-31")
@pytest.mark.rule("ME-9.29", "ME-9.30", "ME-9.31", "ME-9.32")
def test_friendly_exchange_egypt_for_greece() -> None:
    laid = {P1: "sparta giza memphis", P2: "corinth athens coptos"}
    table = position(laid, {P1: "friendly_exchange"}, city_top="rome veii")
    announce(table, "friendly exchange", "offer sparta", "take coptos", "accept")
    assert cities(table, P1) == {"giza", "memphis", "coptos", "rome"}
    assert cities(table, P2) == {"corinth", "athens", "sparta", "veii"}
    table = position(laid, {P1: "friendly_exchange games_navy"})
    do(table, "use friendly exchange", "offer sparta", "take coptos", "refuse")
    assert cities(table, P1) == {"sparta", "giza", "memphis"}
    assert cities(table, P2) == {"corinth", "athens", "coptos"}
    assert asked(table) == P1
    assert table.allowance == 1
    assert hand(table, P1) == ["games_navy", "friendly_exchange"] or "friendly_exchange" in hand(table, P1)
    assert options(table) == ["pass", "use games navy"]


@pytest.mark.example("ME-EX-32")
@pytest.mark.rule("ME-9.17", "ME-9.18")
def test_wrath_against_the_weak_side_of_the_attack_rule() -> None:
    table = position({P1: "pella", P2: "athens sparta rhodes"}, {P1: "wrath_greece attack"})
    assert options(table) == ["pass", "use wrath greece"]
    use(table, "wrath greece")
    assert asked(table) == P2
    assert options(table) == ["give up sparta", "give up rhodes"]
    assert refused(table, "give up athens") == "ME-9.18"
    do(table, "give up rhodes")
    assert cities(table, P1) == {"pella", "rhodes"}
    table = position({P2: "athens"}, {P1: "wrath_greece"})
    assert refused(table, "use wrath greece") == "ME-9.17"


@pytest.mark.example("ME-EX-34")
@pytest.mark.rule("ME-9.61")
@pytest.mark.parametrize(("given", "lost"), [("rome", "giza"), ("giza", "rome")])
def test_revolt_leaves_only_precious_cities_to_give(given: str, lost: str) -> None:
    table = position({P2: "rome giza"}, {P1: "revolt"})
    use(table, "revolt")
    assert asked(table) == P2
    do(table, f"give up {given}")
    assert cities(table, P1) == {given}
    assert city_pile(table)[-1] == lost
    assert cities(table, P2) == set()


@pytest.mark.example("ME-EX-35")
@pytest.mark.rule("ME-10.3")
def test_silence_before_the_storm() -> None:
    """P1 silences P2 in round 5; P3 attacks them in rounds 5 and 6, P1 in round 6 before and in round 7 after."""
    table = position({P1: "rome", P2: "athens sparta corinth"}, {P1: "calm_before_storm", P2: "protection_great"})
    table.round = 5
    do(table, "use calm before storm", "against 2")
    do(table, "no reaction")
    assert asked(table) == P3  # P2 had no events step in round 5
    assert table.round == 5
    table.cities[P3] = city_set("alesia")
    deal(table, P3, "attack")
    do(table, "use attack", "against 2", "take sparta")  # nobody is asked to react
    assert "sparta" in cities(table, P3)
    while asked(table) == P1:
        do(table, "pass")
    assert asked(table) == P3  # nor in round 6
    assert table.round == 6
    deal(table, P3, "attack")
    do(table, "use attack", "against 2", "take corinth")
    assert asked(table) == P2  # who may react again
    do(table, "protect great")
    while asked(table) != P2:
        do(table, "pass")
    assert table.round == 7
    assert step(table) == "use-event"


@pytest.mark.example("ME-EX-37")
@pytest.mark.rule("ME-9.74", "ME-9.75", "ME-9.76")
def test_economic_crisis() -> None:
    table = position(
        {P1: "athens ostia", P2: "rome rhodes giza"},
        {P1: "crisis_metallurgy_army", P2: "attack trade flood", P3: "curse"},
    )
    announce(table, "crisis metallurgy army")
    assert asked(table) == P2  # P1 is not short
    do(table, "no reaction", "no reaction")
    assert (asked(table), len(options(table))) == (P2, 3)
    do(table, "give up rhodes", "give up giza")
    assert options(table) == ["put away attack", "put away trade", "put away flood"]
    do(table, "put away flood", "put away trade")
    assert cities(table, P1) == {"athens", "ostia"}
    assert cities(table, P2) == {"rome"}
    assert hand(table, P2) == ["attack"]
    assert hand(table, P3) == []


@pytest.mark.example("ME-EX-38")
@pytest.mark.rule("ME-9.1", "ME-1.10")
def test_leonidas_and_ramesses_hurt_a_wonder_collector() -> None:
    table = position({P3: "giza alexandria ephesus olympia rhodes"}, {P1: "commander_greece commander_egypt"})
    use(table, "commander greece")
    assert cities(table, P3) == {"giza", "alexandria"}
    begin(table, P1, 2)
    use(table, "commander egypt")
    assert cities(table, P3) == set()


@pytest.mark.example("ME-EX-39")
@pytest.mark.rule("ME-12.3", "ME-12.4", "ME-12.6", "ME-12.7", "ME-12.8")
def test_team_game() -> None:
    table = position(
        {P4: "veii caere clusium populonia volsinii"},
        finished={P1: "rome carthage", P2: "greece egypt persia", P3: "celts", P4: "jews"},
        city_top="tarquinia",
        players=4,
        teams="2v2",
    )
    table.wonders_holder = P3
    begin(table, P4)
    assert table.over == COMPLETE_END
    assert [table.standing(seat) for seat in (P1, P2, P3, P4)] == [[8], [5], [8], [5]]
    table = position(
        {P1: "rome ostia tusculum", P3: "lavinium fidenae ardea coptos"},
        {P1: "wrath_egypt", P3: "attack"},
        players=4,
        teams="2v2",
    )
    assert table.finished[P1] == table.finished[P3] == 0
    view = table.view(P1)
    assert isinstance(view, Table)
    assert hand(view, P3) == ["attack"]
    use(table, "wrath egypt")
    assert "coptos" in cities(table, P1)
