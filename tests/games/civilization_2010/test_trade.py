"""Chapter 11: trade is gathered, and everybody negotiates with everybody."""

import pytest
from epocha_fixtures.frames import put_frame

from epocha.engine.chance import Chance
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.cities import gain_trade
from epocha.games.civilization_2010.effects import TRADE_PHASE
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.steps.common import ROUND, TRADE
from epocha.games.civilization_2010.steps.rounds import gather

from . import build
from .build import GAME, P1, P2, P3, P4, Table, know, position, refused, says, step, token, used

HUT_IRON = c.TOKEN.number("hut_iron")
TOURNEY = c.EVENT.number("jousting_tourney")


def market(players: int = 3, **chosen: object) -> Table:
    """Return a Trade phase in which everybody has 10 trade, 4 culture and an iron of the market."""
    table = position(players, "china germany rome egypt", **chosen)
    for seat in range(players):
        table.trade[seat], table.culture[seat] = 10, 4
        table.resources[seat * int(c.RESOURCES) + c.RESOURCE.number("iron")] = 1
    table.market[c.RESOURCE.number("iron")] -= players
    table.clear_frames()
    put_frame(table, ROUND, phase=TRADE_PHASE, turns=players)
    put_frame(table, TRADE)
    table.advance()
    return table


def hidden(table: Table, seat: int = P1) -> Table:
    """Give a seat a token of a hut and a culture event."""
    table.tokens[seat * int(c.TOKENS) + HUT_IRON] += 1
    table.tokens_held[seat * int(c.SITES) + c.HUT] += 1
    table.pool[HUT_IRON] -= 1
    table.hand[seat * int(c.EVENTS) + TOURNEY] += 1
    table.hand_held[seat * int(c.DECKS) + 1] += 1
    table.event_deck[TOURNEY] -= 1
    table.refresh()
    return table


def open_to(table: Table, seat: int, kind: str = "") -> list[str]:
    texts = [GAME.action_to_text(table, action) for action in table.legal_actions(seat)]
    return [text for text in texts if text.startswith(kind)]


@pytest.mark.rule("CF-11.1", "CF-11.2", "CF-11.3", "CF-29.6")
@pytest.mark.example("CF-EX-9")
def test_the_dial_ends_at_27() -> None:
    table = position()
    table.trade[P1] = 20
    gain_trade(table, P1, 12)
    assert table.trade[P1] == 27
    before = int(table.trade[P2])
    gather(table)
    assert (table.trade[P1], table.trade[P2]) == (27, before * 2)


@pytest.mark.rule("CF-11.5", "CF-11.6", "CF-11.8", "CF-11.9", "CF-5.3")
def test_an_offer_is_accepted_as_a_whole() -> None:
    table = market()
    assert table.current_players == (P1, P2, P3)
    says(table, P1, "offer 2", "give 5 trade", "give 1 culture", "ask for iron", "ask for 1 trade", "send")
    assert "accept 1" in open_to(table, P2)
    assert open_to(table, P3, "accept") == []
    says(table, P2, "accept 1")
    iron = c.RESOURCE.number("iron")
    assert [int(n) for n in table.trade] == [6, 14, 10]
    assert [int(n) for n in table.culture] == [3, 5, 4]
    assert [int(table.resources[seat * c.RESOURCES + iron]) for seat in range(3)] == [2, 0, 1]


@pytest.mark.rule("CF-11.9", "CF-11.12")
def test_offers_are_refused_and_withdrawn() -> None:
    table = market()
    assert refused(table, "offer 1", P1) == "CF-11.8"
    says(table, P1, "offer 2", "give 1 trade", "send", "offer 3", "give 1 trade", "send", "withdraw 1")
    assert open_to(table, P2, "accept") == []
    says(table, P3, "refuse 1")
    assert refused(table, "accept 1", P3) == "CF-11.9"
    assert list(table.trade) == [10, 10, 10]


@pytest.mark.rule("CF-11.8")
def test_nobody_offers_what_they_do_not_have() -> None:
    table = market()
    table.trade[P1], table.culture[P1] = 6, 0
    says(table, P1, "offer 2", "give 5 trade")
    assert refused(table, "give 5 trade", P1) == "CF-11.8"
    says(table, P1, "give 1 trade")
    assert open_to(table, P1, "give") == ["give iron"]
    assert "ask for 5 trade" in open_to(table, P1)
    assert not open_to(table, P1, "ask for hut")


@pytest.mark.rule("CF-11.9")
def test_an_offer_that_is_not_backed_any_more_is_off_the_table() -> None:
    table = market()
    says(table, P1, "offer 2", "give iron", "send", "offer 3", "give iron", "send")
    says(table, P3, "accept 1")
    assert open_to(table, P2, "accept") == []


@pytest.mark.rule("CF-11.11", "CF-33.5")
def test_the_phase_ends_when_all_are_done_and_an_offer_reopens_it() -> None:
    table = market()
    says(table, P2, "done")
    assert refused(table, "done", P2) == "CF-11.5"
    says(table, P1, "offer 2", "give 1 trade", "send")
    assert table.current_players == (P1, P2, P3)
    says(table, P2, "accept 1", "done")
    says(table, P1, "done")
    says(table, P3, "done")
    assert step(table) == "management"
    table = market(offers=1)
    says(table, P1, "offer 2", "give 1 trade", "send")
    assert refused(table, "offer 3", P1) == "CF-33.5"


HUT_SILK = c.TOKEN.number("hut_silk")


def two_huts(table: Table) -> Table:
    """Give P1 a second token of a hut, another one."""
    hidden(table)
    return token(table, "hut_silk")


@pytest.mark.rule("CF-34.3", "CF-34.14", "CF-34.15")
@pytest.mark.parametrize("sale", [False, True])
def test_an_offer_tells_nothing_of_what_else_of_its_sort_has_left(sale: bool) -> None:
    """P3 is offered a hut token, which it sees as such. P1 gives another one away, or pays with it, or the same."""
    seen: list[list[str]] = []
    for given in ("silk", "iron"):
        table = know(two_huts(market()), "horseback_riding")
        says(table, P1, "offer 3", f"give hut {given}", "send")
        if sale:
            says(table, P1, "offer 2", "give hut silk", "send")
            says(table, P2, "accept 1")
        else:
            says(table, P1, "use horseback riding", "choose 2", "pay hut silk")
        assert open_to(table, P3, "accept") == []
        seen.append(table.view(P3).named())
    assert seen[0] == seen[1]


@pytest.mark.rule("CF-34.8", "CF-34.14")
def test_other_sorts_stay_on_offer() -> None:
    table = two_huts(market())
    says(table, P1, "offer 3", "give jousting tourney", "send", "offer 3", "give 1 trade", "send")
    says(table, P1, "offer 2", "give hut silk", "send")
    says(table, P2, "accept 1")
    assert open_to(table, P3, "accept") == ["accept 1", "accept 2"]


@pytest.mark.rule("CF-34.3", "CF-34.15")
def test_what_an_accepter_hands_over_face_down_leaves_too() -> None:
    table = two_huts(market())
    says(table, P1, "offer 3", "give hut iron", "send")
    says(table, P2, "offer 1", "ask for hut", "give 1 trade", "send")
    says(table, P1, "accept 4", "give hut silk")
    assert open_to(table, P3, "accept") == []


def test_in_the_second_rules_version_what_can_be_kept_stays_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "GAME", Civilization(2))
    table = two_huts(market())
    says(table, P1, "offer 3", "give hut iron", "send", "offer 2", "give hut silk", "send")
    says(table, P2, "accept 2")
    assert open_to(table, P3, "accept") == ["accept 1"]


@pytest.mark.rule("CF-34.14", "CF-11.9")
def test_the_number_of_an_offer_tells_nothing_of_those_to_others() -> None:
    """P1 has made none, one or two offers to P3 before that to P2, or withdrawn one."""
    seen: list[list[str]] = []
    for others in ((), ("offer 3", "give 1 trade", "send"), ("offer 3", "give 1 trade", "send", "withdraw 1")):
        table = market()
        says(table, P1, *others, "offer 2", "give 1 culture", "send", "offer 2", "give iron", "send")
        assert open_to(table, P2, "accept") == ["accept 1", "accept 2"]
        view = table.view(P2)
        assert [GAME.action_to_text(view, action) for action in view.legal_actions(P2)] == open_to(table, P2)
        seen.append([line for line in view.named() if not line.startswith("ply")])
        says(table, P2, "accept 2")
        assert table.resources[P2 * int(c.RESOURCES) + c.RESOURCE.number("iron")] == 2
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("CF-11.9")
def test_nobody_accepts_another_offer_than_they_saw() -> None:
    """P1 puts another in its place; it has another number."""
    table = market()
    says(table, P1, "offer 2", "give 5 trade", "send", "withdraw 1", "offer 2", "give 1 trade", "send")
    assert refused(table, "accept 1", P2) == "CF-11.9"
    assert open_to(table, P2, "accept") == ["accept 2"]


def test_in_the_second_rules_version_an_offer_goes_by_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "GAME", Civilization(2))
    table = market()
    says(table, P1, "offer 3", "give 1 trade", "send", "offer 2", "give 1 trade", "send")
    assert open_to(table, P2, "accept") == ["accept 2"]


@pytest.mark.rule("CF-34.14", "CF-11.11")
@pytest.mark.parametrize("viewer", [None, P2])
def test_nobody_else_sees_to_whom_an_offer_reopens_the_phase(viewer: int | None) -> None:
    seen: list[list[str]] = []
    for partner in (P3, P4):
        table = market(4)
        says(table, P3, "done")
        says(table, P4, "done")
        says(table, P1, f"offer {partner + 1}", "give 1 trade", "send")
        assert partner in table.current_players
        seen.append(table.view(viewer).named())
        assert set(table.view(viewer).current_players) == {P1, P2, P3, P4}
    assert seen[0] == seen[1]
    assert table.view(P3).current_players == (P1, P2, P4)  # of its own seat everybody sees whether it is asked
    assert table.view(P4).current_players == (P1, P2, P3, P4)


@pytest.mark.rule("CF-11.8", "CF-11.10", "CF-34.14", "CF-34.15")
def test_what_lies_face_down_is_asked_for_by_its_sort() -> None:
    """P2 chooses which hut token and which event it gives."""
    table = token(hidden(market(), P2), "hut_silk", P2)
    says(table, P1, "offer 2")
    assert open_to(table, P1, "ask for")[-2:] == ["ask for hut", "ask for event ii"]
    assert table.view(P1).legal_actions(P1) == table.legal_actions(P1)
    says(table, P1, "ask for hut", "ask for hut")
    assert "ask for hut" not in open_to(table, P1)
    says(table, P1, "ask for event ii", "give 5 trade", "send")
    says(table, P2, "accept 1", "give hut silk")
    assert open_to(table, P2) == ["give hut iron"]
    says(table, P2, "give hut iron")
    assert refused(table, "give hut iron", P2) == "CF-11.8"
    picks = [GAME.text_to_action(table, text) for text in ("accept 1", "give hut silk")]
    assert GAME.readers(table, P2, picks) == 1 << P1 | 1 << P2
    for seed in range(5):
        assert table.view(P1).determinize(Chance.from_seed(seed)).unsound() == ""
    says(table, P2, "give jousting tourney")
    assert [int(table.tokens_held[seat * c.SITES + c.HUT]) for seat in range(3)] == [2, 0, 0]
    assert table.view(P1).tokens[HUT_IRON] == 1
    assert table.view(P3).tokens[HUT_IRON] == -1
    assert (list(table.trade), table.hand[TOURNEY]) == ([5, 15, 10], 1)


@pytest.mark.rule("CF-11.9")
def test_accepting_is_off_if_what_is_asked_for_is_gone() -> None:
    table = hidden(market(), P2)
    says(table, P1, "offer 2", "ask for hut", "send")
    says(table, P3, "offer 2", "ask for hut", "give iron", "send")
    says(table, P2, "accept 7", "give hut iron")
    assert open_to(table, P2, "accept") == []


@pytest.mark.rule("CF-11.10", "CF-34.3", "CF-34.8", "CF-34.14", "CF-34.15")
def test_what_lies_face_down_changes_hands_unseen() -> None:
    table = hidden(market())
    says(table, P1, "offer 2", "give hut iron", "give jousting tourney", "ask for 1 trade", "send")
    own, partner, third = (table.view(seat) for seat in (P1, P2, P3))
    assert list(own.terms[:4]) == list(table.terms[:4])
    assert own.terms[0] != partner.terms[0]
    assert third.offered_to[0] == -1
    assert open_to(table, P2, "accept") == ["accept 1"]
    assert [GAME.action_to_text(partner, action) for action in partner.legal_actions(P2)] == open_to(table, P2)
    for seed in range(20):
        guess = partner.determinize(Chance.from_seed(seed))
        assert guess.unsound() == ""
        assert guess.is_covered(0)
    assert GAME.readers(table, P1, [GAME.text_to_action(table, t) for t in ("offer 2", "give hut iron")]) == 1 << P1
    assert GAME.readers(table, P1, [GAME.text_to_action(table, t) for t in ("offer 2", "give iron")]) == 3
    says(table, P2, "accept 1")
    assert table.view(P2).tokens[P2 * c.TOKENS + HUT_IRON] == 1
    assert table.view(P1).tokens[P2 * c.TOKENS + HUT_IRON] == -1
    assert [int(n) for n in table.hand_held] == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert table.unsound() == ""


@pytest.mark.rule("CF-11.7")
def test_too_many_events_are_discarded_at_once() -> None:
    table = hidden(hidden(market()))
    for event in range(2):
        table.hand[P2 * int(c.EVENTS) + event] += 1
        table.event_deck[event] -= 1
    table.hand_held[P2 * int(c.DECKS)] = 2
    table.refresh()
    says(table, P1, "offer 2", "give jousting tourney", "send")
    says(table, P3, "offer 2", "give 1 trade")  # is being composed
    says(table, P2, "accept 1")
    assert step(table) == "discard-events"
    assert table.current_players == (P2,)
    says(table, P2, "discard jousting tourney")
    assert step(table) == "trade"
    assert len(table.draft(P3)) == 2


@pytest.mark.rule("CF-28.10", "CF-20.8")
def test_horseback_riding_gives_trade_to_two() -> None:
    table = know(market(), "horseback_riding")
    table.resources[c.RESOURCE.number("silk")] = 1
    table.refresh()
    assert refused(table, "use currency", P1) == "CF-20.8"
    says(table, P1, "use horseback riding", "choose 3", "pay silk")
    assert list(table.trade) == [19, 10, 16]
    assert used(table, "horseback_riding")
    assert step(table) == "trade"


@pytest.mark.rule("CF-11.8")
def test_an_offer_that_can_name_nothing_is_not_begun() -> None:
    table = market(offers=3)
    for seat in (P1, P2):
        table.trade[seat] = table.culture[seat] = 0
        table.resources[seat * int(c.RESOURCES) + c.RESOURCE.number("iron")] = 0
    table.trade[P1] = 1
    table.refresh()
    says(table, P1, "offer 3", "give 1 trade", "send", "offer 2")
    says(table, P3, "accept 1")
    assert open_to(table, P1) == ["offer 3", "done"], "what was begun is dropped when nothing is left to name"
    assert refused(table, "offer 2", P1) == "CF-11.8"


@pytest.mark.rule("CF-11.2", "CF-11.9")
def test_what_is_given_makes_room_on_the_dial_for_what_is_taken() -> None:
    """An exchange happens at once: the order in which an offer names things changes nothing."""
    table = market()
    table.trade[P1] = table.trade[P2] = 25
    says(table, P1, "offer 2", "ask for 5 trade", "ask for 1 trade", "give 5 trade", "send")
    says(table, P2, "accept 1")
    assert list(table.trade) == [26, 24, 10]
    table.trade[P1] = 25
    says(table, P2, "offer 1", "give 5 trade", "send")
    says(table, P1, "accept 4")
    assert list(table.trade) == [27, 19, 10]


def test_what_a_deal_brought_names_both_partners() -> None:
    """Below the desk stood "gets 5 trade and gives nothing · Guest"."""
    table = market()
    says(table, P1, "offer 2", "give 5 trade", "send")
    before = table.clone()
    says(table, P2, "accept 1")
    told = {
        seat: [one.sentence.replace("\u2063", "") for one in GAME.outcome(before, table, seat, "en")]
        for seat in (P1, P2, P3)
    }
    assert told == {
        P1: ["gives player 2 5 trade and gets nothing"],
        P2: ["gets 5 trade from player 1 and gives nothing"],
        P3: [],
    }


@pytest.mark.rule("CF-11.8", "CF-31.2")
def test_an_event_that_was_played_is_offered_no_more() -> None:
    """P2 has offered it to P3, and cancels with it what P1 uses."""
    table = know(market(), "horseback_riding")
    table.resources[c.RESOURCE.number("silk")] = 1
    television = c.EVENT.number("primetime_tv")
    table.hand[P2 * int(c.EVENTS) + television], table.hand_held[P2 * int(c.DECKS) + 2] = 1, 1
    table.event_deck[television] -= 1
    table.refresh()
    says(table, P2, "offer 3", "give primetime tv", "send")
    says(table, P1, "use horseback riding", "choose 3", "pay silk")
    while step(table) == "react":
        seat = table.current_players[0]
        says(table, seat, "play primetime tv" if "play primetime tv" in open_to(table, seat) else "pass")
    assert step(table) == "trade"
    assert table.hand[P2 * int(c.EVENTS) + television] == 0
    assert open_to(table, P3, "accept") == open_to(table, P2, "withdraw") == []
