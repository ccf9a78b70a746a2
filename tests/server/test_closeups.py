"""What a picture names is told to everybody alike; why none of several texts is allowed; payments as one answer."""

import random
import re

import pytest

from epocha import load_game
from epocha.engine.position import position_of
from epocha.server.web.api import MOST_ASKED

from ..games.through_the_ages import build as ta


def payable():
    """Return a position of Stone Age in which the first seat may pay for a card in several ways."""
    game = load_game("stone_age")
    for seed in range(200):
        state, rng = game.new_initial_state(2, seed), random.Random(seed)  # noqa: S311
        for _ in range(200):
            if state.is_terminal:
                break
            player = state.current_players[0]
            payment = game.payment(state.view(player), player, "en")
            if player == 0 and payment and "card" in payment.confirm and len(payment.portions) > 1:
                return position_of(state)
            state.apply_action(player, rng.choice(list(state.legal_actions(player))))
    raise AssertionError


def test_things_are_told_in_the_language_of_the_reader_and_to_strangers_too(person):
    anna, stranger = person(), person()
    table = anna.create("me", "me", game="mesta", options={"size": "full"})
    city = anna.get(f"/api/tables/{table}/things/city-athens", lang="cs")
    assert city["name"] == "Athény (Řecko, hlavní město)"
    assert city["rules"] == ["ME-1.7"]
    assert city["picture"].startswith("<svg")
    assert stranger.get(f"/api/tables/{table}/things/city-athens", lang="cs") == city
    for name in ("city-atlantis", "seat-0", "hand"):
        assert anna.http.get(f"/api/tables/{table}/things/{name}").status_code == 404


def test_of_several_texts_the_first_that_is_understood_and_forbidden_says_why(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age", options={"start_player": 1})
    why = anna.get(f"/api/tables/{table}/why", seat=0, action=["go forest", "go forest 1", "pay wood"])
    assert not why["allowed"]
    assert why["rule"].startswith("SA-")
    assert anna.get(f"/api/tables/{table}/why", seat=0, action=["place forest", "place forest 1"])["allowed"]
    assert anna.http.get(f"/api/tables/{table}/why", params={"seat": 0, "action": ["dance"]}).status_code >= 400
    assert anna.http.get(f"/api/tables/{table}/why", params={"seat": 0, "action": ["x"] * 65}).status_code == 422


@pytest.mark.parametrize("name", ["through_the_ages", "civilization_2002"])
def test_no_place_stands_for_more_actions_than_may_be_asked_about_at_once(name):
    """A closed land, or building that can be improved, did not say why: a page asks with a number and without."""
    game = load_game(name)
    state, rng = game.new_initial_state(2, 1), random.Random(1)  # noqa: S311
    most = 0
    for ply in range(300):
        if state.is_terminal:
            break
        player = state.current_players[0]
        if ply % 50 == 49:
            drawings = [picture.drawing("wide") for picture in game.pictures(state.view(0), "en")]
            drawn = [str(layer.draw()) for drawing in drawings for layer in drawing.layers]
            places = [place for svg in drawn for place in re.findall(r'data-actions="([^"]*)"', svg)]
            most = max([most, *[place.count("|") + 1 for place in places]])
        state.apply_action(player, rng.choice(list(state.legal_actions(player))))
    assert 16 < 2 * most + 2 <= MOST_ASKED


def test_a_payment_is_one_answer_that_is_carried_out_once(person):
    position = payable()
    anna = person()
    table = anna.create("me", "me", game="stone_age", position=position)
    view = anna.table(table)
    body = {"decision": view["decision"]["id"], "action": view["decision"]["payment"]["text"]}
    assert body["action"].count("pay ") == view["decision"]["payment"]["least"]
    assert anna.do(table, "act", **body)["code"] == "done"
    assert anna.do(table, "act", **body)["code"] == "done-already"
    paid = [line["text"] for line in anna.table(table)["log"]]
    assert paid == body["action"].split(", ")[: len(paid)]


def test_the_longest_of_all_ways_to_pay_is_taken_too(person):
    """Where tokens are laid by hand, every one of them may be changed for others."""
    stored = {"agriculture": 0, "selective_breeding": 7}
    farms = ta.civ(ta.position(in_age=3), stored=stored, blue=9, yellow=4)
    anna = person()
    begun = position_of(ta.do(farms, "by-hand", "increase population"))
    table = anna.create("me", "me", game="through_the_ages", position=begun)
    view = anna.table(table)
    payment = view["decision"]["payment"]
    picks = [one["pick"] for one in payment["portions"]]
    most = max(payment["ways"], key=sum)
    longest = ", ".join([pick for pick, n in zip(picks, most, strict=True) for _ in range(n)] + [payment["end"]])
    assert len(longest) > 400
    anna.do(table, "act", decision=view["decision"]["id"], action=longest)
    assert [line["text"] for line in anna.table(table)["log"]] == [longest]
