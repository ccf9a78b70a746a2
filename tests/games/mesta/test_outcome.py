"""What a player is told that the table did by itself: cities that move, events drawn and shown, disasters."""

import pytest
from epocha_fixtures.playing import do, logged, told

from .build import P1, P2, P3, position


@pytest.mark.rule("ME-4.3", "ME-4.5", "ME-14.2")
def test_the_draws_of_a_turn_are_told_the_event_to_its_owner_alone() -> None:
    t = position(held={P1: "curse", P2: "attack"}, city_top="athens", event_top="trade")
    assert told(t, "pass", P2) == [(P2, "gets Athens"), (P2, "draws “Trade”")]
    for viewer in (None, P1):
        assert told(t, "pass", viewer) == [(P2, "gets Athens"), (P2, "draws an event")]
    assert told(t, "pass", P2, "cs") == [(P2, "získává: Athény"), (P2, "bere si: „Obchod“")]


@pytest.mark.rule("ME-14.2", "ME-12.6")
def test_a_partner_is_told_what_was_drawn() -> None:
    t = position(held={P1: "curse", P2: "attack"}, city_top="athens", event_top="trade", players=4, teams="2v2")
    assert (P2, "draws “Trade”") in told(t, "pass", 3)
    assert (P2, "draws an event") in told(t, "pass", P3)


@pytest.mark.rule("ME-6.1", "ME-6.7")
def test_a_city_that_completes_an_empire_is_told_with_it() -> None:
    t = position(
        {P2: "sparta corinth olympia rhodes ephesus"}, {P1: "curse", P2: "attack"}, city_top="athens", event_top="trade"
    )
    assert told(t, "pass", P1)[:2] == [(P2, "gets Athens"), (P2, "completes the empire Greece")]


def test_what_an_event_takes_is_told_of_both_sides() -> None:
    t = position({P1: "rome", P2: "athens sparta"}, {P1: "attack", P2: "curse"})
    do(t, "use attack", "take sparta")
    moved = told(t, "no reaction", P3)
    assert moved[:2] == [(P1, "gets Sparta"), (P2, "loses Sparta")]


@pytest.mark.rule("ME-14.7")
def test_cards_that_must_be_shown_are_told_to_all() -> None:
    t = position(
        {P1: "rome athens giza pella"}, {P1: "charisma unification unification", P2: "curse"}, city_top="tyre petra"
    )
    (shown,) = [sentence for seat, sentence in told(t, "use charisma", P3) if "to everybody" in sentence]
    assert shown == "shows “Unification” and “Unification” to everybody"


@pytest.mark.rule("ME-13.4")
def test_a_disaster_is_told_when_it_strikes() -> None:
    t = position({P1: "rome athens giza"}, {P1: "curse"}, event_top="flood", players=1, solo_disasters="flood plague")
    assert (P1, "draws a disaster: “Flood”") in told(t, "pass", P1)


def test_the_next_players_draw_stands_under_their_own_turn() -> None:
    t = position(held={P1: "curse", P2: "attack"}, city_top="athens", event_top="trade")
    ended, *drawn = logged(t, "pass", P1)
    assert (ended.kind, ended.chapter.turn) == ("action", P1)
    assert [(one.kind, one.player, one.chapter.turn) for one in drawn] == [("draw", P2, P2)] * 2
    assert [one.places for one in drawn] == [("take athens",), ()]
    assert ended.chapter.heading != drawn[0].chapter.heading


def test_what_an_event_does_stands_under_it_and_not_beside_the_last_answer() -> None:
    t = position({P1: "rome", P2: "athens sparta"}, {P1: "attack", P2: "curse"})
    do(t, "use attack", "take sparta")
    answer, got, lost = logged(t, "no reaction", P3)[:3]
    assert (answer.kind, answer.changes) == ("action", {})
    assert [(one.kind, one.player, one.changes["cities"].delta) for one in (got, lost)] == [
        ("effect", P1, 1), ("effect", P2, -1),
    ]  # fmt: skip
