"""Chapters 18, 28 and 31: culture events, what reacts to them and to abilities and actions, cancels of cancels."""

import re
from collections.abc import Callable
from typing import cast

import pytest

from epocha.engine.course import WINDOW
from epocha.engine.text import LANGUAGES
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.card_words import deed_text
from epocha.games.civilization_2010.city_sheet import sheet_of
from epocha.games.civilization_2010.effect_tables import ABILITIES
from epocha.games.civilization_2010.gallery import pictures
from epocha.games.civilization_2010.game import Civilization

from . import build
from .build import (
    GAME,
    P1,
    P2,
    P3,
    Table,
    army,
    building,
    cover,
    do,
    holding,
    in_columns,
    know,
    management,
    meadow,
    open_to,
    options,
    refused,
    says,
    scout,
    square,
    start_of_turn,
    step,
    token,
    town,
)

# --- culture events (CF-18) ---


@pytest.mark.rule("CF-18.5", "CF-18.6", "CF-18.9", "CF-18.10")
def test_events_belong_to_phases() -> None:
    table = management(holding(meadow(), "despot_day despot_day drought"))
    assert refused(table, "play drought") == "CF-18.5"
    assert refused(table, "play lost") == "CF-18.5"  # not in hand
    do(table, "play despot day", "city 2", "play despot day", "city 2")
    assert table.extra[1] == 8
    assert table.event_discard[c.EVENT.number("despot_day")] == 2
    assert refused(start_of_turn(holding(table, "queen_day")), "play queen day") == "CF-18.5"


@pytest.mark.rule("CF-18.14", "CF-18.15")
def test_disasters_change_the_terrain() -> None:
    table = start_of_turn(holding(cover(meadow(), c8="mountain", c6="forest"), "drought deforestation"))
    building(table, "temple", "e7")
    do(table, "play drought")
    aims = in_columns(table)
    assert {"c7", "c6", "e9"} <= aims
    assert not {"c8", "e7", "e8"} & aims
    do(table, "column c", "aim at c7", "play deforestation")
    assert options(table) == ["column c"]
    do(table, "column c")
    assert options(table) == ["aim at c6"]
    do(table, "aim at c6")
    assert [int(table.covered[square(at)]) for at in ("c7", "c6")] == [c.DESERT, c.GRASSLAND]
    assert table.disasters_left == c.DISASTERS - 2
    table.disasters_left = 0
    assert refused(start_of_turn(holding(table, "drought")), "play drought") == "CF-18.18"


@pytest.mark.rule("CF-18.16", "CF-18.18", "CF-15.15", "CF-15.18", "CF-16.7", "CF-0.5")
def test_sabotage_reaches_four_squares() -> None:
    table = meadow()
    town(table, "e13", P2)
    building(table, "temple", "e12", P2)
    table.walled[P1], table.walled[P2] = 0, 0b10
    start_of_turn(holding(table, "sabotage sabotage catastrophe"))
    do(table, "play sabotage")
    assert options(table) == ["aim at e12"]  # the centre of the town is five squares away
    do(table, "aim at e12")
    assert table.stacks[c.STACK_IDS.index("temple")] == 5
    assert refused(table, "play sabotage") == "CF-18.18"
    do(table, "play catastrophe", "aim at e13")
    assert table.walled[P2] == 0


@pytest.mark.rule("CF-18.16")
def test_a_disaster_destroys_up_to_two_buildings_of_others() -> None:
    table = building(building(town(meadow(), "e13", P2), "temple", "e12", P2), "library", "d12", P2)
    building(table, "market", "e7")
    start_of_turn(holding(table, "disaster"))
    do(table, "play disaster")
    assert options(table) == ["aim at d12", "aim at e12"]
    do(table, "aim at d12")
    assert options(table) == ["pass", "aim at e12"]
    do(table, "pass")
    assert table.marker[square("d12")] == c.NONE
    assert table.marker[square("e12")] != c.NONE


@pytest.mark.rule("CF-18.17", "CF-8.6")
def test_revolting_citizens() -> None:
    table = start_of_turn(holding(meadow(), "citizens_revolting_i"))
    do(table, "play citizens revolting i", "choose 2")
    assert table.government[P2] == c.ANARCHY
    assert refused(start_of_turn(table, P2), "govern despotism") == "CF-8.6"


@pytest.mark.rule("CF-18.13", "CF-27.12", "CF-30.2")
def test_ideas_are_exchanged() -> None:
    table = know(meadow(), "pottery", P1)
    know(table, "currency navigation construction", P2)
    do(start_of_turn(holding(table, "exchange_of_ideas")), "play exchange of ideas", "choose 2")
    assert options(table) == ["learn currency", "learn metalworking", "learn navigation"]
    do(table, "learn currency")
    assert step(table) == "answer-exchange"
    assert options(table) == ["pass", "learn pottery", "learn writing"]
    do(table, "learn pottery")
    assert table.techs[P2] >> c.TECHNOLOGY.number("pottery") & 1
    assert step(table) == "start-of-turn"


@pytest.mark.rule("CF-18.11")
def test_figures_of_others_are_moved() -> None:
    table = army(army(cover(meadow(), c6="water"), "c5", P2), "c5", P2, 1)
    army(table, "d4")
    table.site[square("b5")] = c.HUT
    do(management(holding(table, "disoriented")), "play disoriented")
    assert options(table) == ["aim at c5"]
    do(table, "aim at c5")
    places = set(options(table))
    assert {"aim at c4", "aim at c3", "aim at d5", "aim at e5", "aim at d6"} <= places
    assert not {"aim at c6", "aim at b5", "aim at d4", "aim at c5"} & places
    do(table, "aim at d6")
    assert [int(at) for at in table.figure_at[c.FIGURES : c.FIGURES + 2]] == [square("d6")] * 2


# --- windows and cancels (CF-31) ---


@pytest.mark.rule("CF-31.1", "CF-31.2", "CF-31.5", "CF-31.8", "CF-18.5")
def test_an_event_is_cancelled() -> None:
    table = start_of_turn(holding(holding(meadow(), "citizens_revolting_i"), "jousting_tourney", P2))
    do(table, "play citizens revolting i", "choose 2")
    assert table.asks(WINDOW)
    assert open_to(table, P2) == ["pass", "play jousting tourney"]
    says(table, P2, "play jousting tourney")
    assert step(table) == "start-of-turn"
    assert c.GOVERNMENT.ids[table.government[P2]] == "despotism"
    assert sum(table.event_discard) == 2


def test_whoever_may_cancel_an_event_is_told_what_it_hits_and_what_it_does() -> None:
    table = start_of_turn(holding(holding(meadow(), "citizens_revolting_i"), "jousting_tourney", P2))
    do(table, "play citizens revolting i", "choose 2")
    view = cast(Table, table.view(P2))
    asked = GAME.prompt(view, P2, "en").replace("\u2063", "")
    assert asked == "Player 1 uses “The Citizens Are Revolting!” (player 2). Will you cancel it?"
    assert deed_text(int(ABILITIES) + c.EVENT.number("citizens_revolting_i"), "en").startswith("Another player")
    for lang in LANGUAGES:
        words = deed_text(int(ABILITIES) + c.EVENT.number("citizens_revolting_i"), lang).split()
        for form in ("wide", "tall"):
            shown = next(one for one in pictures(view, lang) if one.name == "stage").svg(form)
            lines = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", shown)).split()
            assert any(lines[at : at + len(words)] == words for at in range(len(lines)))


@pytest.mark.rule("CF-31.3", "CF-31.4")
def test_a_cancel_is_cancelled() -> None:
    table = holding(meadow(3), "citizens_revolting_i primetime_tv")
    start_of_turn(holding(holding(table, "jousting_tourney", P2), "jousting_tourney", P3))
    do(table, "play citizens revolting i", "choose 2")
    assert table.current_players == (P2, P3)
    says(table, P3, "pass")
    says(table, P2, "play jousting tourney")
    assert table.current_players == (P1, P3)  # about the cancel
    says(table, P3, "pass")
    says(table, P1, "play primetime tv")
    says(table, P3, "pass")  # about the cancel of the cancel; P2 holds nothing any more
    says(table, P3, "pass")  # about the event again
    assert table.government[P2] == c.ANARCHY
    assert step(table) == "start-of-turn"


@pytest.mark.rule("CF-31.2", "CF-34.8")
def test_who_is_asked_follows_from_public_facts() -> None:
    bluff = start_of_turn(holding(holding(meadow(), "citizens_revolting_i"), "despot_day", P2))
    do(bluff, "play citizens revolting i", "choose 2")
    assert bluff.asks(WINDOW)
    assert open_to(bluff, P2) == ["pass"]
    assert refused(bluff, "play jousting tourney", P2) == "CF-18.5"
    nobody = start_of_turn(holding(meadow(), "citizens_revolting_i"))
    do(nobody, "play citizens revolting i", "choose 2")
    assert not nobody.asks(WINDOW)
    assert nobody.government[P2] == c.ANARCHY


@pytest.mark.rule("CF-31.7")
@pytest.mark.parametrize(("at", "works"), [("c12", False), ("e7", True), ("e12", False)])
def test_bread_and_circuses_protects_its_owner_only(at: str, works: bool) -> None:
    """P2's market is at E7 beside the town; P1 destroys that or another building."""
    table = meadow(3)
    table.city_at[1] = c.NONE
    town(town(table, "e8", P2), "d12", P3)
    building(building(building(table, "market", "e7", P2), "temple", "c12", P3), "library", "e12", P3)
    start_of_turn(holding(holding(table, "catastrophe"), "bread_and_circuses", P2))
    army(table, "e10")
    table.advance()
    do(start_of_turn(table), "play catastrophe", f"aim at {at}")
    assert ("play bread and circuses" in open_to(table, P2)) == works
    if not works:
        assert refused(table, "play bread and circuses", P2) == "CF-31.7"


@pytest.mark.rule("CF-31.7")
@pytest.mark.parametrize(
    ("picks", "works"),
    [
        ("play catastrophe|aim at c12", False),  # a building of P3's city on whose square P2's scout stands
        ("play drought|column g|aim at g12", False),  # the open land on which P2's other scout stands
        ("play drought|column d|aim at d9", True),  # in the outskirts of P2's city
        ("play lost|aim at f9|aim at f10", False),  # P3's army leaves the outskirts of P2's city
        ("play lost|aim at e12|aim at e9", False),  # P3's army comes into them
        ("play lost|aim at c12|aim at c10", True),  # P2's scout
    ],
)
def test_bread_and_circuses_works_only_against_what_is_aimed_at_its_owner(picks: str, works: bool) -> None:
    """P2's town is at E8, P3's at D12. An event names what it is aimed at; what else is there does not matter."""
    play, *aim = picks.split("|")
    table = aimed_at_many(play.removeprefix("play ").replace(" ", "_"), management if "lost" in play else start_of_turn)
    do(table, play, *aim)
    assert ("play bread and circuses" in open_to(table, P2)) == works
    if not works:
        assert refused(table, "play bread and circuses", P2) == "CF-31.7"


def aimed_at_many(event: str, phase: Callable[[Table], Table]) -> Table:
    """Return P1's turn with an event, P2 and P3 having towns and figures, and P2 Bread and Circuses."""
    table = meadow(3)
    table.city_at[1] = c.NONE
    town(town(table, "e8", P2), "d12", P3)
    building(table, "temple", "c12", P3)
    scout(scout(table, "c12", P2), "g12", P2, 1)
    army(army(army(table, "f9", P3), "e12", P3, 1), "e14")
    return phase(holding(holding(table, event), "bread_and_circuses", P2))


def test_in_the_second_rules_version_what_else_is_on_the_square_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "GAME", Civilization(2))
    table = do(aimed_at_many("drought", start_of_turn), "play drought", "column g", "aim at g12")
    assert "play bread and circuses" in open_to(table, P2)
    table = do(aimed_at_many("lost", management), "play lost", "aim at f9", "aim at f10")
    assert "play bread and circuses" in open_to(table, P2)


@pytest.mark.rule("CF-28.22")
def test_mass_media_keeps_events_from_being_cancelled() -> None:
    table = know(holding(holding(meadow(), "citizens_revolting_i"), "jousting_tourney", P2), "mass_media")
    do(start_of_turn(table), "play citizens revolting i", "choose 2")
    assert table.government[P2] == c.ANARCHY


@pytest.mark.rule("CF-28.12", "CF-31.6", "CF-20.4", "CF-20.6")
def test_writing_cancels_a_city_action() -> None:
    table = token(meadow(civs="germany china"), "hut_spy", P2)
    table.extra[1] = 2
    table.trade[P1] = 9
    do(management(table), "city 2", "build army", "at e7")
    assert open_to(table, P2) == ["pass", "use writing"]
    says(table, P2, "use writing", "pay hut spy")
    assert table.figure_at[0] == c.NONE
    assert table.trade[P1] == 9
    assert refused(table, "city 2") == "CF-12.1"
    assert table.spent[c.TOKEN.number("hut_spy")] == 1
    do(table, "city 1", "arts")
    assert step(table) == "management"  # once per turn, and the token is gone


def test_a_phone_shows_the_city_whose_action_may_be_cancelled() -> None:
    """A line of words stood alone in an empty window."""
    table = token(meadow(civs="germany china"), "hut_spy", P2)
    do(management(table), "city 1", "arts")
    view = cast(Table, table.view(P2))
    drawn = next(one for one in pictures(view, "en") if one.name == "stage").drawing("tall")
    acting = sheet_of(view, P1, 0, "en")[0]
    layers = {layer.name: layer for layer in drawn.layers}
    for layer in acting:
        assert str(layer.draw()) in str(layers[f"acting-{layer.name}"].draw())
    assert drawn.height < 1.2 * drawn.width, "it has room above the question"


@pytest.mark.rule("CF-28.12", "CF-34.3")
def test_whoever_has_a_token_may_have_a_spy() -> None:
    table = token(meadow(civs="germany china"), "hut_silk", P2)
    do(management(table), "city 2", "arts")
    assert open_to(table, P2) == ["pass"]
    says(table, P2, "pass")
    assert table.culture[P1] == 1


@pytest.mark.rule("CF-28.13", "CF-31.5", "CF-20.7", "CF-31.4")
def test_mass_media_cancels_a_resource_ability_which_stays_paid() -> None:
    table = know(token(meadow(civs="america germany"), "hut_spy", P2), "mass_media", P2)
    table.resources[c.RESOURCE.number("incense")] = 1
    do(management(table), "use currency", "pay incense")
    says(table, P2, "use mass media", "pay hut spy")
    assert (table.culture[P1], table.resources[0]) == (0, 0)
    assert refused(table, "use currency") == "CF-20.7"


@pytest.mark.rule("CF-28.13")
def test_civil_service_cancels_an_event() -> None:
    table = know(token(holding(meadow(), "citizens_revolting_i"), "village_spy", P2), "civil_service", P2)
    do(start_of_turn(table), "play citizens revolting i", "choose 2")
    says(table, P2, "use civil service", "pay village spy")
    assert c.GOVERNMENT.ids[table.government[P2]] == "despotism"


@pytest.mark.rule("CF-28.15", "CF-28.17")
def test_gunpowder_and_steam_power() -> None:
    table = building(town(know(meadow(), "gunpowder steam_power"), "e13", P2), "temple", "e12", P2)
    table.resources[c.RESOURCE.number("silk")] = 3
    do(management(table), "use gunpowder", "option 2", "aim at e12", "pay silk", "pay silk")
    assert table.marker[square("e12")] == c.NONE
    army(army(cover(table, a1="water", a5="water"), "e7"), "e7", which=1)
    army(table, "a5", P2)
    do(management(table), "use steam power", "aim at e7")
    assert options(table) == ["aim at a1"]
    do(table, "aim at a1", "pay silk")
    assert [int(at) for at in table.figure_at[:2]] == [square("a1")] * 2
    assert table.moved[P1] == 0b11


def test_a_card_beside_a_sentence_is_its_emblem() -> None:
    """Its name and effect had letters of 5 px there."""
    view = cast(Table, start_of_turn(holding(cover(meadow(), c8="mountain"), "drought")).view(P1))
    [play] = [action for action in view.legal_actions(P1) if GAME.action_to_text(view, action) == "play drought"]
    card = GAME.card(view, play, "en")
    assert 'data-thing="event-drought"' in card
    assert "<use" in card
    assert "<text" not in card
