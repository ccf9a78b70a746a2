"""Wonders and milestones (CE-19, CE-20), and what may be declared at own decision points (CE-29.5)."""

import pytest

from epocha.engine.text import LANGUAGES
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.layout import UP
from epocha.games.civilization_2002.scoring import score_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.technologies import has_wonder, settlement_bonus_of

from .build import (
    BOTH,
    GAME,
    P1,
    P2,
    P3,
    aboard,
    asked,
    at,
    closing,
    desk,
    do,
    era,
    give,
    gold,
    know,
    movement,
    names,
    options,
    pieces,
    production,
    purchase,
    put,
    refused,
    settle,
    size,
    step,
    token,
    trade,
)

LANDS = ("gaul", "iberia", "italia", "hellas", "atlas", "egypt", "nubia", "funa", "gobi")


def of_era(number: int, most: int) -> list[str]:
    """Return the first technologies of an era."""
    return [card.id for card in c.TECHNOLOGY if card.era == number][:most]


def can_declare(table: Table) -> list[str]:
    return [text.removeprefix("declare ") for text in options(purchase(table), "declare")]


# --- milestones of the basic rules ---


@pytest.mark.rule("CE-19.3", "CE-19.11")
def test_ancient_milestones() -> None:
    table = desk()
    for land in LANDS[:5]:
        settle(table, land)
    put(table, "settler", "lena")
    settle(table, "steppe", large=2)  # exactly the named size counts
    put(table, "swordsman", "gaul", number=3)
    put(table, "catapult", "gaul", number=2)
    put(table, "knight", "gaul", number=4)
    galley = put(table, "galley", "mid_atlantic")
    aboard(table, galley, "horseman", 2)
    know(table, *of_era(0, 1), *of_era(1, 2))
    assert can_declare(gold(table, 500)) == []
    assert can_declare(settle(table, "lena")) == ["ancient settlements"]
    put(table, "horseman", "gaul")
    know(table, *of_era(0, 2))
    assert can_declare(table) == ["ancient settlements", "ancient technologies", "ancient armies"]
    assert refused(table, "declare medieval gold") == "CE-19.7"


@pytest.mark.rule("CE-19.4", "CE-19.5", "CE-19.6", "CE-19.7")
def test_later_milestones() -> None:
    for number, fleet, money in ((1, "caravel", 60), (2, "frigate", 80), (3, None, 100)):
        name = c.ERA.ids[number]
        table = era(settle(desk(), "gaul"), name)
        put(table, "settler", "lena")
        put(table, "galley", "mid_atlantic", number=2)
        if fleet:
            put(table, fleet, "mid_atlantic")
        know(table, *of_era(number, 1), *of_era(0, 2))
        assert can_declare(gold(table, money - 1)) == []
        know(gold(table, money), *of_era(number, 2))
        if fleet:
            put(table, fleet, "gaul")
            middle = [f"{name} fleets"]
        else:
            for land in LANDS[:8]:
                settle(table, land, large=4)
            middle = []
        expected = [f"{name} technologies", *middle, f"{name} gold"]
        assert can_declare(table) == ([] if fleet else ["modern settlements"]) + expected
    assert len(c.MILESTONE) == 12


@pytest.mark.rule("CE-19.1", "CE-19.2", "CE-19.8", "CE-19.10", "CE-19.11")
def test_the_first_to_declare_takes_a_wonder_card_of_the_era_and_keeps_it() -> None:
    table = gold(settle(settle(know(era(desk(), "medieval"), *of_era(1, 2)), "gaul"), "persia", P2), 70)
    gold(table, 70, P2)
    purchase(table)
    do(table, "declare medieval gold")
    assert step(table) == "pick-wonder"
    assert options(table) == [f"wonder {card.id.replace('_', ' ')}" for card in c.WONDER if card.era == c.MEDIEVAL]
    do(table, "wonder sistine chapel")
    assert (table.gold[P1], step(table), asked(table)) == (70, "purchase", P1)
    do(table, "learn", "declare medieval technologies")
    assert "wonder sistine chapel" not in options(table)
    do(table, "wonder bachs cathedral", "done")
    assert asked(table) == P2
    assert refused(table, "declare medieval gold") == "CE-19.7"
    assert refused(table, "declare medieval fleets") == "CE-19.2"
    table.technologies[P1] = 0
    assert names("wonder", table.wonders[P1]) == ["bachs_cathedral", "sistine_chapel"]
    assert score_of(table, P1) == 1 + 6
    assert not has_wonder(table, P1, c.WONDER.number("sistine_chapel"))  # their texts are ignored


@pytest.mark.rule("CE-19.1")
def test_a_choice_of_wonders_asks_what_they_bring_once_and_names_each() -> None:
    table = purchase(gold(settle(era(desk(), "medieval"), "yukon"), 60))
    do(table, "declare medieval gold")
    view = table.view(P1)
    called = {lang: GAME.named(view, view.legal_actions(P1)[0], lang) for lang in LANGUAGES}
    assert {lang: one.words for lang, one in called.items() if one} == {
        "en": "Sun Tzu's Art of War",
        "cs": "Mistr Sun: Umění války",
        "sk": "Sun-c: Umenie vojny",
    }
    assert {lang: GAME.prompt(view, P1, lang) for lang in LANGUAGES} == {
        "en": "Which wonder do you take? They differ in name only: each counts 3 points at the end "
        "and does nothing else.",
        "cs": "Který div si vezmeš? Liší se jen jménem: každý přinese na konci hry 3 body a nic jiného nedělá.",
        "sk": "Ktorý div si vezmeš? Líšia sa len menom: každý prinesie na konci hry 3 body a nič iné nerobí.",
    }
    for action in view.legal_actions(P1):
        one = GAME.named(view, action, "en")
        assert one
        assert one.symbol in GAME.symbols()
        assert GAME.thing(view, one.thing, "en")
    do(table, "wonder sistine chapel")
    assert not any(GAME.named(table.view(P1), action, "en") for action in table.legal_actions(P1))


@pytest.mark.rule("CE-19.9", "CE-27.5", "CE-29.5")
def test_milestones_are_declared_at_own_decision_points_and_at_the_end_of_each_phase() -> None:
    def rich() -> Table:
        table = era(desk(3), "medieval")
        for seat, land in enumerate(("gaul", "himalaya", "yukon")):
            gold(settle(table, land, seat), 60, seat)
            put(table, "swordsman", land, seat)
        return table

    for ask in (purchase, movement, trade):
        table = ask(rich())
        assert "declare medieval gold" in options(table)
        assert refused(table, "declare medieval gold", P2) not in ("CE-19.2", "CE-19.7")  # it is not their turn
    table = closing(rich(), P2)
    assert (step(table), asked(table)) == ("closing", P2)
    assert options(table) == ["done", "declare medieval gold"]
    table = purchase(rich(), P3)
    do(table, "done")
    assert (step(table), asked(table)) == ("closing", P1)  # in play order
    do(table, "done")
    assert asked(table) == P2
    do(table, "declare medieval gold", "wonder leonardos workshop")
    assert step(table) == "move"  # P3 cannot declare it any more


@pytest.mark.rule("CE-19.7", "CE-17.6")
def test_milestones_and_wonders_of_an_ended_era_are_gone() -> None:
    table = gold(settle(era(desk(), "industrial"), "gaul"), 80)
    assert can_declare(table) == ["industrial gold"]
    do(purchase(table), "declare industrial gold")
    assert all(c.WONDER[c.WONDER.number(text[7:].replace(" ", "_"))].era == 2 for text in options(table))


# --- wonders of the advanced rules ---


@pytest.mark.example("CE-EX-10")
@pytest.mark.rule("CE-20.1", "CE-20.2", "CE-20.3", "CE-11.22", "CE-18.8")
def test_example_of_wonders_from_technologies() -> None:
    table = gold(settle(settle(desk(2, "advanced"), "gaul"), "persia", P2), 200)
    know(table, "code_of_laws", "mathematics", "iron_working", seat=P2)
    gold(table, 200, P2)
    purchase(table, P2)
    assert settlement_bonus_of(table, P2) == 1
    do(table, "learn construction")
    assert names("wonder", table.wonders[P2]) == ["great_wall"]
    assert settlement_bonus_of(table, P2) == 2
    assert settlement_bonus_of(era(table, "medieval"), P2) == 1
    era(table, "ancient")
    do(purchase(table, P1), "learn feudalism")
    assert names("wonder", table.wonders[P1]) == ["sun_tzus_art_of_war"]
    assert pieces(table, "man_at_arms", "gaul") == 2


@pytest.mark.example("CE-EX-22")
@pytest.mark.rule("CE-20.4", "CE-18.9", "CE-8.26", "CE-23.11")
def test_example_of_an_obsolete_wonder() -> None:
    table = gold(settle(era(desk(2, "advanced"), "medieval"), "gaul", large=4), 50)
    know(table, "pottery_specialization", "ceremonial_burial", "bronze_working", seat=P2)
    do(purchase(table), "learn mysticism")
    assert table.gold[P1] == 30
    assert "build temple" in options(table)
    assert names("wonder", table.wonders[P1]) == ["oracle"]
    assert not has_wonder(table, P1, c.ORACLE)
    assert score_of(table, P1) == 4 + 2
    do(purchase(gold(table, 50)), "learn masonry")
    assert pieces(table, "settler", "gaul") == 0  # the Hanging Gardens come too late


@pytest.mark.rule("CE-20.3", "CE-20.5", "CE-20.11")
def test_wonders_work_before_their_era_begins() -> None:
    table = give(desk(2, "advanced"), "leonardos_workshop", "oracle")
    assert has_wonder(table, P1, c.WONDER.number("leonardos_workshop"))
    for name, works in (("ancient", True), ("medieval", False), ("modern", False)):
        assert has_wonder(era(table, name), P1, c.ORACLE) == works


@pytest.mark.rule("CE-20.5", "CE-20.10", "CE-2.1")
def test_the_wonders_and_who_gives_them() -> None:
    given = {c.WONDER.ids[one.wonder]: card.id for card in c.TECHNOLOGY for one in card.owner if hasattr(one, "wonder")}
    expected = {
        "great_wall": "construction", "sun_tzus_art_of_war": "feudalism", "sistine_chapel": "theology",
        "universal_suffrage": "mass_production", "united_nations": "radio_television", "apollo_program": "space_flight",
    }  # fmt: skip
    assert expected.items() <= given.items()
    assert set(c.WONDER.ids) - set(given) == {"alpha_centauri_colony_ship"}
    assert not [name for name in c.WONDER.ids if "seti" in name]
    assert [sum(card.era == number for card in c.WONDER) for number in range(4)] == [7, 5, 5, 8]
    assert (len(c.TECHNOLOGY), len(c.IMPROVEMENT)) == (53, 28)


@pytest.mark.rule("CE-20.6", "CE-27.8", "CE-29.5")
def test_the_manhattan_project_empties_one_region_once() -> None:
    table = give(
        settle(settle(settle(era(desk(3, "advanced"), "modern"), "gaul"), "iberia", P2), "yukon", P3), "oracle"
    )
    settle(token(table, "funa", "wine", up=True), "funa", P2, 3)
    give(know(gold(table, 100), "computers"), "manhattan_project")
    put(table, "tank", "funa", P2, 2)
    put(table, "settler", "funa", P1)
    put(table, "jet", "funa", P3)
    purchase(table)
    assert refused(table, "bomb gaul") == "CE-20.6"  # the own last settlement
    assert "bomb mid atlantic" in options(table)
    assert len(options(table, "bomb")) == 83
    do(table, "bomb funa")
    assert [pieces(table, *what) for what in (("tank", "funa", P2), ("settler", "funa"), ("jet", "funa", P3))] == [
        0
    ] * 3
    assert (size(table, "funa"), table.token_lies[at("funa")]) == (0, UP)
    assert table.out == 0
    assert options(table, "bomb") == []
    assert refused(table, "bomb iberia") == "CE-20.6"


@pytest.mark.rule("CE-20.6", "CE-21.1", "CE-21.2", "CE-21.3", "CE-21.6")
def test_who_loses_the_last_settlement_to_the_bomb_is_eliminated_for_its_owner() -> None:
    table = settle(settle(settle(era(desk(3, "advanced"), "modern"), "gaul"), "iberia", P2), "yukon", P3)
    know(give(gold(gold(table, 100), 55, P2), "oracle", seat=P2), "computers", seat=P2)
    give(table, "manhattan_project")
    do(purchase(table), "bomb iberia")
    assert table.out == 1 << P2
    assert (table.gold[P1], table.gold[P2]) == (155, 0)
    assert names("wonder", table.wonders[P1]) == ["oracle", "manhattan_project"]
    assert names("technology", table.aside) == ["computers"]


@pytest.mark.rule("CE-20.6", "CE-20.7", "CE-20.8", "CE-29.5")
def test_only_holders_may_do_what_a_wonder_allows() -> None:
    table = gold(settle(settle(era(desk(2, "advanced"), "modern"), "gaul"), "iberia", P2), 100)
    purchase(give(table, "manhattan_project", "united_nations", "apollo_program", seat=P2))
    assert refused(table, "bomb iberia") == "CE-20.6"
    assert refused(table, "end game united nations") == "CE-20.7"
    assert refused(table, "end game apollo program") == "CE-20.8"


@BOTH
@pytest.mark.rule("CE-29.5", "CE-19.9")
def test_nobody_is_asked_at_the_end_of_a_phase_who_can_declare_nothing(rules: str) -> None:
    table = settle(settle(desk(2, rules), "gaul"), "iberia", P2)
    gold(gold(table, 20), 20, P2)
    production(table)
    assert step(table) == "purchase"


@pytest.mark.rule("CE-18.2", "CE-8.19")
def test_each_technology_gives_its_owner_what_its_card_says() -> None:
    for number, card in enumerate(c.TECHNOLOGY):
        table = gold(settle(era(desk(2, "advanced", length="long"), "ancient"), "gaul", large=4), 500)
        settle(table, "iberia")
        know(table, *[name for n, name in enumerate(c.TECHNOLOGY.ids) if n != number], seat=P2)
        before = len([one for one in table.piece_figure if one >= 0])
        do(purchase(table), f"learn {card.id.replace('_', ' ')}")
        expected = 0
        wonders = [c.WONDER[one.wonder] for one in card.owner if hasattr(one, "wonder")]
        expected += sum(one.count for one in card.owner if one.verb == "grant_unit")
        expected += sum(
            one.count
            for wonder in wonders
            for one in wonder.effects
            if one.verb.startswith(("grant_unit", "grant_set"))
        )
        while step(table) == "place-free":
            do(table, options(table)[0])
        assert (step(table) == "enlarge-free") == (card.id == "chemistry")
        assert len([one for one in table.piece_figure if one >= 0]) == before + expected, card.id
        assert names("wonder", table.wonders[P1]) == [wonder.id for wonder in wonders]
        granted = [c.IMPROVEMENT.ids[one.improvement] for one in card.owner if one.verb == "grant_improvement"]
        assert names("improvement", table.improvements[P1]) == granted
