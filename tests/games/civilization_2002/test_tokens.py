"""Civ tokens and what they do (CE-4), looking at them (CE-10.5, CE-10.6), and who knows them (CE-25)."""

import pytest

from epocha.engine.chance import Chance
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.production import cards_held
from epocha.games.civilization_2002.settlements import resource_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.tokens import bars_exploring, explore, ravage
from epocha.games.civilization_2002.technologies import dice_of, unit_of

from .build import (
    BOTH,
    P1,
    P2,
    P3,
    asked,
    at,
    count_of,
    desk,
    do,
    era,
    game,
    gold,
    know,
    movement,
    names,
    options,
    pieces,
    purchase,
    put,
    refused,
    settle,
    size,
    step,
    token,
)


def explored(table: Table, land: str, seat: int = P1) -> Table:
    """Let a seat look at the token of a land in its movement turn."""
    put(table, "swordsman", "dakota", seat)  # so that there is something left to do
    settle(table, "dakota", seat)
    movement(table, seat)
    explore(table, seat, at(land))
    table.advance()
    return table


def lies(table: Table, land: str) -> int:
    return int(table.token_lies[at(land)])


@pytest.mark.rule("CE-4.1")
def test_the_kinds_of_tokens() -> None:
    groups = {one.id: one.group for one in c.TOKEN}
    assert [name for name in groups if groups[name] == "event"] == [
        "free_technology", "treasure", "neutral_nation", "plague"
    ]  # fmt: skip
    assert [name for name in groups if groups[name] == "terrain"] == ["desert", "mountains", "jungle_forest", "fertile"]
    resources = [c.RESOURCE.ids[one.resource] for one in c.TOKEN if one.group == "resource"]
    assert resources == ["wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare_metals"]
    assert [name for name in groups if groups[name] == "none"] == ["no_effect"]


@BOTH
@pytest.mark.rule("CE-4.3", "CE-4.33", "CE-10.5", "CE-25.1")
def test_a_resource_is_known_to_its_finder_only_until_it_is_turned_up(rules: str) -> None:
    table = explored(token(desk(3, rules), "funa", "wine"), "funa")
    assert (step(table), options(table)) == ("token", ["keep", "turn up"])
    assert refused(table, "remove") == "CE-4.9"
    kept = do(table.clone(), "keep")
    assert (lies(kept, "funa"), kept.token_seen[at("funa")]) == (DOWN, 1 << P1)
    wine = c.TOKEN.number("resource_wine")
    assert [kept.view(seat).token[at("funa")] for seat in (P1, P2, None)] == [wine, -1, -1]
    assert kept.view(P2).token_seen[at("funa")] == 1 << P1  # who has looked is seen by all
    turned = do(table, "turn up")
    assert lies(turned, "funa") == UP
    assert turned.view(None).token[at("funa")] == wine
    assert resource_of(turned, at("funa")) == c.NONE  # it has no effect before a settlement stands there


@pytest.mark.rule("CE-4.9", "CE-10.5", "CE-29.4")
def test_a_token_without_effect_is_removed_or_left_and_nobody_else_learns_what_it_is() -> None:
    table = explored(token(desk(), "funa", "no_effect"), "funa")
    assert options(table) == ["keep", "remove"]
    assert refused(table, "turn up") == "CE-4.33"
    kept = do(table.clone(), "keep")
    assert lies(kept, "funa") == DOWN
    assert kept.view(P2).token[at("funa")] == -1
    guess = kept.view(P2).determinize(Chance.from_seed(3))
    assert c.TOKEN[guess.token[at("funa")]].group in ("resource", "none")  # what was looked at and stays is no event
    removed = do(table, "remove")
    assert (lies(removed, "funa"), removed.spent[c.NO_EFFECT]) == (GONE, c.TOKEN[c.NO_EFFECT].count)


@BOTH
@pytest.mark.rule("CE-4.9", "CE-4.4", "CE-4.5", "CE-15.1", "CE-12.5")
def test_what_lies_under_a_new_settlement_is_turned_up_or_removed(rules: str) -> None:
    table = gold(desk(2, rules), 50)
    for land, kind in (("funa", "no_effect"), ("persia", "iron")):
        put(token(table, land, kind), "settler", land)
    settle(table, "dakota")
    purchase(table)
    do(table, "found funa", "found persia")
    assert (lies(table, "funa"), lies(table, "persia")) == (GONE, UP)
    iron = c.RESOURCE.number("iron")
    assert (resource_of(table, at("funa")), resource_of(table, at("persia"))) == (c.NONE, iron)
    assert list(cards_held(table, P1)) == [int(resource == iron) for resource in range(int(c.RESOURCES))]


@BOTH
@pytest.mark.rule("CE-4.6", "CE-4.7", "CE-4.8", "CE-4.10", "CE-10.6")
def test_events_and_terrain_are_turned_up_at_once(rules: str) -> None:
    table = explored(token(desk(2, rules), "funa", "treasure"), "funa")
    assert (table.gold[P1], lies(table, "funa"), step(table)) == (10, GONE, "move")
    assert table.spent[c.TREASURE] == c.TOKEN[c.TREASURE].count
    for kind in ("desert", "mountains", "jungle_forest", "fertile"):
        table = explored(token(desk(2, rules), "funa", kind), "funa")
        assert lies(table, "funa") == UP
        assert table.view(P2).token[at("funa")] == c.TOKEN.number(kind)


@pytest.mark.rule("CE-4.11", "CE-17.1")
def test_a_free_technology_of_the_basic_rules_is_any_card_of_the_era() -> None:
    table = explored(token(era(desk(), "medieval"), "funa", "free_technology"), "funa")
    found = names("technology", table.technologies[P1])
    assert [c.TECHNOLOGY[c.TECHNOLOGY.number(name)].era for name in found] == [c.MEDIEVAL]
    table = know(desk(), *[card.id for card in c.TECHNOLOGY if card.era == 0], seat=P2)
    explored(token(table, "funa", "free_technology"), "funa")
    assert table.technologies[P1] == 0


@pytest.mark.rule("CE-4.12", "CE-18.2")
def test_a_free_technology_of_the_advanced_rules_needs_what_it_is_built_on() -> None:
    table = know(desk(2, "advanced"), "the_wheel", "masonry", seat=P2)
    explored(token(table, "funa", "free_technology"), "funa")
    assert (step(table), asked(table)) == ("free-technology", P1)
    assert "take alphabet writing" in options(table)
    assert "take mathematics" not in options(table)
    assert "take the wheel" not in options(table)
    do(table, "take pottery specialization")
    assert names("technology", table.technologies[P1]) == ["pottery_specialization"]
    assert names("improvement", table.improvements[P1]) == ["granary"]
    assert table.gold[P1] == 0
    table = era(desk(2, "advanced"), "modern")
    explored(token(table, "funa", "free_technology"), "funa")
    assert (table.technologies[P1], step(table)) == (0, "move")


@pytest.mark.rule("CE-4.13", "CE-4.14", "CE-27.6")
def test_a_neutral_nation_joins_who_has_the_fewest_settlements() -> None:
    table = settle(settle(desk(3), "gaul", P1), "iberia", P2)
    settle(table, "italia", P2)
    settle(table, "hellas", P3)
    era(table, "medieval")
    explored(token(table, "funa", "neutral_nation"), "funa")  # P1 has Dakota too
    assert (step(table), asked(table)) == ("neutral-army", P3)
    assert options(table) == ["army catapult", "army man at arms", "army knight"]
    assert refused(table, "army horseman") == "CE-4.14"
    do(table, "army knight")
    assert (table.settlement_of[at("funa")], size(table, "funa"), lies(table, "funa")) == (P3, 1, GONE)
    assert pieces(table, "knight", "funa", P3) == 1
    assert (step(table), asked(table)) == ("move", P1)


@pytest.mark.rule("CE-4.13")
def test_the_eliminated_do_not_count_for_a_neutral_nation() -> None:
    table = settle(settle(desk(3, "advanced"), "iberia", P2), "italia", P2)
    table.out = 1 << P3
    explored(token(table, "funa", "neutral_nation"), "funa")
    assert table.settlement_of[at("funa")] == P1


@pytest.mark.rule("CE-4.15", "CE-4.32")
def test_the_army_of_a_neutral_nation_is_one_that_can_be_bought() -> None:
    table = settle(settle(desk(2, "advanced"), "iberia", P2), "italia", P2)
    know(era(table, "industrial"), "feudalism", "bronze_working", seat=P2)
    explored(token(table, "funa", "neutral_nation"), "funa")
    assert options(table) == ["army swordsman", "army man at arms"]
    assert refused(table, "army knight") == "CE-4.15"
    do(table, "army man at arms")
    assert resource_of(table, at("funa")) == c.NONE
    table = settle(settle(desk(2, "advanced"), "iberia", P2), "italia", P2)
    explored(token(table, "funa", "neutral_nation"), "funa")
    assert (table.settlement_of[at("funa")], step(table)) == (P1, "move")  # no army can be bought
    assert pieces(table, "swordsman", "funa") == 0


@BOTH
@pytest.mark.rule("CE-4.16", "CE-7.4", "CE-8.18")
def test_a_village_that_joins_in_a_purchase_phase_can_be_enlarged_but_takes_no_pieces(rules: str) -> None:
    table = gold(settle(settle(settle(desk(2, rules), "gaul", P2), "iberia", P2), "dakota", P1), 100)
    know(table, "construction", "bronze_working", seat=P2)
    put(token(table, "funa", "neutral_nation"), "settler", "funa")
    purchase(table)
    do(table, "found funa")
    if rules == "basic":
        do(table, "army swordsman")
    assert (size(table, "funa"), pieces(table, "settler", "funa")) == (1, 1)  # nobody can found there any more
    assert refused(table, "buy settler funa") == ("CE-8.18" if rules == "advanced" else "CE-7.4")
    do(table, "enlarge funa")
    assert size(table, "funa") == 2


@BOTH
@pytest.mark.rule("CE-4.17", "CE-4.19", "CE-4.34", "CE-2.10")
def test_in_a_tie_neutral_cavalry_of_the_era_appears(rules: str) -> None:
    table = era(settle(desk(2, rules), "iberia", P2), "medieval")
    put(table, "settler", "funa")
    explored(token(table, "funa", "neutral_nation"), "funa")
    knight = c.FIGURE.number("knight")
    assert pieces(table, "knight", "funa", c.NEUTRAL) == 1
    assert pieces(table, "settler", "funa") == 1  # who stood there is left alone
    assert table.settlement_of[at("funa")] == c.NONE
    assert dice_of(era(table, "modern"), knight) == 2
    if rules == "advanced":
        table = era(settle(desk(2, rules), "iberia", P2), "ancient")
        explored(token(table, "funa", "neutral_nation"), "funa")
        horseman = c.FIGURE.number("horseman")
        assert c.UNIT.ids[unit_of(table, horseman)] == "chariot"  # nobody has enabled any
        know(table, "horseback_riding")
        assert c.UNIT.ids[unit_of(table, horseman)] == "horseman"


def world_of_plague(now: str) -> Table:
    """Return the position of the example of the plague."""
    table = era(settle(settle(settle(desk(3), "tanganika", P1, 2), "eritrea"), "nigeria", P2, 3), now)
    settle(table, "euphrates", P3, 2)
    for what, land, seat, number in (
        ("dragoon", "kalahari", P1, 2),
        ("settler", "funa", P1, 1),
        ("musketeer", "atlantia", P2, 1),
        ("cannon", "atlantia", P2, 1),
        ("settler", "euphrates", P3, 1),
        ("cannon", "euphrates", P3, 1),
    ):
        put(table, what, land, seat, number)
    return token(table, "funa", "plague")


@pytest.mark.example("CE-EX-1")
@pytest.mark.rule("CE-4.21", "CE-4.22", "CE-4.23", "CE-4.24", "CE-2.5")
def test_example_of_the_plague() -> None:
    table = explored(world_of_plague("industrial"), "funa")
    left = [(what, land) for what, land, seat in (
        ("dragoon", "kalahari", P1), ("settler", "funa", P1), ("musketeer", "atlantia", P2),
        ("cannon", "atlantia", P2), ("settler", "euphrates", P3), ("cannon", "euphrates", P3),
    ) if pieces(table, what, land, seat)]  # fmt: skip
    assert left == [("settler", "euphrates"), ("cannon", "euphrates")]
    assert [size(table, land) for land in ("tanganika", "eritrea", "nigeria", "euphrates")] == [1, 1, 2, 2]
    assert (lies(table, "funa"), table.spent[c.PLAGUE]) == (GONE, c.TOKEN[c.PLAGUE].count)


@pytest.mark.example("CE-EX-1")
@pytest.mark.parametrize(
    ("now", "settler", "sizes", "dragoons"),
    [("ancient", 1, [2, 1, 3, 2], 2), ("medieval", 1, [1, 1, 2, 2], 2), ("modern", 0, [1, 1, 2, 1], 0)],
)
@pytest.mark.rule("CE-4.21", "CE-2.3")
def test_plague_goes_farther_in_later_eras(now: str, settler: int, sizes: list[int], dragoons: int) -> None:
    table = explored(world_of_plague(now), "funa")
    assert pieces(table, "settler", "funa") == 0
    assert pieces(table, "settler", "euphrates", P3) == settler
    assert pieces(table, "dragoon", "kalahari") == dragoons
    assert [size(table, land) for land in ("tanganika", "eritrea", "nigeria", "euphrates")] == sizes


@BOTH
@pytest.mark.rule("CE-4.22", "CE-4.24")
def test_plague_hits_everything_on_land_and_nothing_at_sea_or_across_it(rules: str) -> None:
    table = era(desk(2, rules), "modern")
    for what, region, seat in (
        ("jet", "gaul", P1), ("galley", "gaul", P1), ("horseman", "gaul", c.NEUTRAL), ("swordsman", "britannia", P2),
        ("galley", "mid_atlantic", P2), ("settler", "sahara", P2),
    ):  # fmt: skip
        put(table, what, region, seat)
    ravage(table, at("gaul"))
    kinds = [c.FIGURE.ids[figure] for figure in table.piece_figure if figure >= 0]
    assert sorted(kinds) == ["galley", "settler", "swordsman"]


@BOTH
@pytest.mark.rule("CE-4.28", "CE-4.29", "CE-4.30")
def test_on_fertile_ground_a_settlement_starts_as_a_town(rules: str) -> None:
    table = gold(settle(desk(2, rules), "dakota"), 50)
    put(token(table, "funa", "fertile"), "settler", "funa")
    put(token(table, "persia", "fertile", up=True), "settler", "persia")
    purchase(table)
    do(table, "found funa", "found persia")
    assert (size(table, "funa"), size(table, "persia")) == (2, 2)
    table = settle(token(desk(2, rules), "gaul", "fertile"), "gaul", P2)
    explored(table, "gaul")
    assert size(table, "gaul") == 2


@pytest.mark.rule("CE-5.15")
def test_open_events_take_effect_when_they_are_explored_or_settled_on() -> None:
    table = desk(open_tokens=True)
    for land, kind in (("funa", "treasure"), ("persia", "wine"), ("egypt", "fertile"), ("gaul", "no_effect")):
        token(table, land, kind)
    assert bars_exploring(table, P1, at("funa")) is None
    assert [bars_exploring(table, P1, at(land)) for land in ("persia", "egypt", "gaul")] == ["CE-5.15"] * 3
    assert bars_exploring(table, P1, at("dakota")) == "CE-10.1"
    explored(table, "funa")
    assert table.gold[P1] == 10
    settle(gold(table, 50), "dakota")
    for land in ("persia", "egypt", "gaul"):
        put(table, "settler", land)
    do(purchase(table), "found persia", "found egypt", "found gaul")
    assert [(lies(table, land), size(table, land)) for land in ("persia", "egypt", "gaul")] == [
        (UP, 1),
        (UP, 2),
        (0, 1),
    ]


@pytest.mark.rule("CE-10.7")
def test_who_has_looked_need_not_look_again() -> None:
    table = token(desk(), "funa", "wine", seen=P1)
    assert bars_exploring(table, P1, at("funa")) == "CE-10.7"
    assert bars_exploring(table, P2, at("funa")) is None


@pytest.mark.rule("CE-25.1", "CE-25.2", "CE-25.6")
def test_a_guess_deals_what_a_view_has_not_seen_and_keeps_the_rest() -> None:
    table = game(3, seed=8)
    land = int(next(n for n, kind in enumerate(table.token) if c.TOKEN[kind].group == "resource"))
    table.token_seen[land] = 1 << P1
    view = table.view(P1)
    guesses = [view.determinize(Chance.from_seed(seed)) for seed in range(6)]
    assert all(guess.unsound() == "" for guess in guesses)
    assert {int(guess.token[land]) for guess in guesses} == {int(table.token[land])}
    assert len({tuple(guess.token) for guess in guesses}) == 6
    others = [table.view(P2).determinize(Chance.from_seed(seed)) for seed in range(20)]
    seen = {c.TOKEN[guess.token[land]].group for guess in others}
    assert seen == {"resource", "none"}
    assert count_of(table.token_seen[land]) == 1
