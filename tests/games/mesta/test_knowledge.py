"""Sections 14 and 17: who knows what, and how choices are asked so that nothing shows."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha import Chance
from epocha.engine.course import WINDOW
from epocha.engine.game import EVERYBODY
from epocha.engine.match import Match
from epocha.engine.pile import card, size
from epocha.engine.record import transcript_of
from epocha.engine.state import UNKNOWN
from epocha.games.mesta.components import EVENT_IDS, EVENTS
from epocha.games.mesta.state import Table

from .build import GAME, P1, P2, P3, announce, begin, cities, deal, event, event_pile, hand, position, stack_events, use

VIEWERS = (None, P1, P2, P3)


def seen(table: Table, viewer: int | None) -> Table:
    view = table.view(viewer)
    assert isinstance(view, Table)
    return view


def completed(view: Table, seed: int) -> Table:
    full = view.determinize(Chance.from_seed(seed))
    assert isinstance(full, Table)
    return full


def hidden(view: Table, seat: int) -> bool:
    """Return whether a view shows nothing of a hand."""
    row = [int(view.hand[seat * int(EVENTS) + e]) for e in range(int(EVENTS))]
    return row == [UNKNOWN] * int(EVENTS)


@pytest.mark.rule("ME-14.1")
def test_what_everybody_sees() -> None:
    table = position({P1: "rome", P2: "athens"}, {P1: "attack trade", P2: "curse"}, {P3: "egypt"})
    table.wonders_holder = P3
    table.skips[P2] = 3
    for viewer in VIEWERS:
        view = seen(table, viewer)
        assert [list(view.cities), list(view.finished)] == [list(table.cities), list(table.finished)]
        assert list(view.hand_size) == [2, 1, 0]
        assert size(view.city_pile) == size(table.city_pile)
        assert size(view.event_pile) == size(table.event_pile)
        assert (view.wonders_holder, list(view.skips)) == (P3, [0, 3, 0])
    announce(table, "attack")
    do(table, "no reaction")
    for viewer in VIEWERS:
        assert cities(seen(table, viewer), P1) == {"rome", "athens"}


@pytest.mark.rule("ME-14.1")
def test_used_events_and_reactions_are_public_at_the_moment_of_use() -> None:
    table = position({P2: "tyre"}, {P1: "barbarians", P2: "protection trade", P3: "trade"})
    announce(table, "barbarians")
    do(table, "protect normal")
    for viewer in VIEWERS:
        view = seen(table, viewer)
        assert EVENT_IDS[view.used] == "barbarians"
        assert [EVENT_IDS[used] for used in view.reactions] == ["protection"]


@pytest.mark.rule("ME-14.2")
def test_a_hand_is_known_to_its_owner_only() -> None:
    table = position({}, {P1: "attack", P2: "curse flood", P3: "plague"})
    view = seen(table, P2)
    assert hand(view, P2) == ["curse", "flood"] or sorted(hand(view, P2)) == ["curse", "flood"]
    assert [hidden(view, seat) for seat in (P1, P2, P3)] == [True, False, True]


@pytest.mark.rule("ME-14.3")
def test_the_piles_are_known_to_nobody() -> None:
    table = position({}, {P1: "attack"})
    for viewer in VIEWERS:
        view = seen(table, viewer)
        for pile in (view.city_pile, view.event_pile):
            assert size(pile) > 0
            assert {card(pile, depth) for depth in range(size(pile))} == {UNKNOWN}


@pytest.mark.rule("ME-14.3", "ME-14.6")
def test_returned_cards_are_not_shown_in_the_pile() -> None:
    table = position({P2: "tyre"}, {P1: "commander_rome", P2: "trade"})
    use(table, "commander rome")
    assert event_pile(table)[-1] == "commander_rome"
    view = seen(table, P2)
    assert card(view.event_pile, size(view.event_pile) - 1) == UNKNOWN


@pytest.mark.rule("ME-14.4", "ME-14.5")
def test_a_drawn_city_is_public_and_a_drawn_event_is_not() -> None:
    table = position({}, {}, city_top="rome", event_top="flood")
    begin(table, P2)
    for viewer in VIEWERS:
        view = seen(table, viewer)
        assert cities(view, P2) == {"rome"}
        assert view.hand_size[P2] == 1
        assert hidden(view, P2) == (viewer != P2)


@pytest.mark.rule("ME-14.6", "ME-5.5")
def test_events_put_away_are_not_shown() -> None:
    table = position({}, {P1: "education", P2: "trade flood curse revolt plague attack charisma"})
    use(table, "education", "mode deprive")
    do(table, "put away flood")
    own, other = seen(table, P2), seen(table, P3)
    assert (list(own.aside), list(other.aside)) == ([event("flood")], [UNKNOWN])
    assert other.hand_size[P2] == 6
    assert GAME.readers(table, P2, [GAME.text_to_action(table, "put away curse")]) == 1 << P2
    assert GAME.readers(table, P2, [GAME.text_to_action(table, "use curse")]) == EVERYBODY


@pytest.mark.rule("ME-14.6")
def test_the_log_of_others_does_not_name_events_put_away() -> None:
    """A transcript, which a player may have while the game runs, reads the same whatever was put away."""
    found = 0
    for seed in range(12):
        match = Match(GAME, 3, seed)
        chance = Chance.from_seed(seed)
        while not match.state.is_terminal:
            player = match.state.current_players[0]
            actions = match.state.legal_actions(player)
            match.apply(player, GAME.action_to_text(match.state, actions[chance.below(len(actions))]))
        for viewer in (None, P1):
            for line in transcript_of(match, viewer).lines:
                if line.player != viewer:
                    assert "put away" not in line.text
        found += sum(move.text.startswith("put away") for move in match.moves)
    assert found > 20


@pytest.mark.rule("ME-14.7", "ME-9.16", "ME-9.88")
def test_shown_cards_are_known_to_all_until_the_next_event() -> None:
    table = position({P1: "rome"}, {P1: "flood", P2: "commander_celts trade curse", P3: "games_navy"})
    use(table, "flood")
    for viewer in VIEWERS:
        view = seen(table, viewer)
        assert [EVENT_IDS[at % 53] for at in view.shown] == ["commander_celts"]
        for seed in range(10):
            assert "commander_celts" in hand(completed(view, seed), P2)
    begin(table, P3, 2)
    use(table, "games navy")
    assert list(table.shown) == []


def test_what_was_disclosed_cannot_be_taken_back() -> None:
    """Every card drawn or shown is a disclosure; naming, reacting and giving up known cities is none."""
    table = position({P1: "rome", P2: "athens pella tyre giza"}, {P1: "festival_great barbarians flood commander_rome"})
    before = table.disclosures
    use(table, "barbarians")
    do(table, "give up pella", "give up tyre", "give up giza")
    assert table.disclosures == before
    begin(table, P1, 2)
    use(table, "festival great")  # 2 cities for athens
    assert table.disclosures == before + 2
    begin(table, P1, 2)
    use(table, "flood")  # a Commander is shown and 2 cities are drawn
    assert table.disclosures == before + 2 + 1 + 2
    begin(table, P2)  # a city and an event
    assert table.disclosures == before + 5 + 2


@pytest.mark.rule("ME-14.8")
def test_a_refused_offer_makes_the_card_known() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "friendly_exchange trade", P2: "flood"})
    do(table, "use friendly exchange")
    assert EVENT_IDS[seen(table, None).used] == "friendly_exchange"
    assert (asked(table), options(table)) == (P2, ["accept", "refuse"])


@pytest.mark.rule("ME-14.9")
def test_the_order_of_cities_on_a_table_has_no_meaning() -> None:
    one, other = position({P1: "rome ostia tyre"}, {P1: "trade"}), position({P1: "tyre rome ostia"}, {P1: "trade"})
    assert one == other


@pytest.mark.rule("ME-14.10")
def test_spectators_see_what_is_public_only() -> None:
    table = position({P1: "rome"}, {P1: "attack", P2: "curse", P3: "plague"})
    view = seen(table, None)
    assert all(hidden(view, seat) for seat in (P1, P2, P3))
    assert list(view.choices(P1)) == []


@pytest.mark.rule("ME-17.2")
def test_identical_cards_are_one_option() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack attack attack"})
    assert options(table) == ["pass", "use attack"]
    table = position({}, {P1: "education curse curse trade"})
    announce(table, "education")
    assert options(table) == ["put away trade", "put away curse", "done"]


@pytest.mark.rule("ME-17.1")
def test_option_lists_stay_short() -> None:
    longest = 0
    for seed in range(5):
        state = GAME.new_initial_state(3, seed)
        chance = Chance.from_seed(seed)
        while not state.is_terminal:
            player = state.current_players[0]
            actions = state.legal_actions(player)
            longest = max(longest, len(actions))
            state.play(player, actions[chance.below(len(actions))])
    assert longest <= 54


@pytest.mark.rule("ME-17.3")
@pytest.mark.parametrize("identical", ["attack attack attack", "attack trade flood"])
def test_giving_up_events_is_asked_even_if_all_cards_are_alike(identical: str) -> None:
    """Were it carried out by itself, everybody could tell that the cards are alike."""
    table = position({P2: "tyre pella cirta"}, {P1: "crisis_building_culture", P2: identical})
    use(table, "crisis building culture")
    do(table, "give up tyre", "give up pella")
    assert (step(table), asked(table)) == ("give-events", P2)


@pytest.mark.rule("ME-17.3", "ME-8.16")
def test_what_is_asked_does_not_depend_on_hidden_cards() -> None:
    """The same events in the same order, with and without a protection and a usable event: the same seats are asked."""

    def course(second_hand: str) -> list[tuple[str, int]]:
        table = position({P1: "rome", P2: "tyre pella"}, {P1: "attack", P2: second_hand, P3: "trade"})
        stack_events(table, "curse revolt")
        asked_for = []
        do(table, "use attack", "take tyre")
        for _ in range(4):
            asked_for.append((step(table), asked(table)))
            do(table, options(table)[0])
        return asked_for

    assert course("protection_small games_navy") == course("charisma wonders_influence")


@pytest.mark.rule("ME-17.3")
def test_in_the_log_a_player_not_asked_reads_like_one_who_chose_none() -> None:
    """With an empty hand there is no line, which tells no more than the hand's public size; with cards, one line."""
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack trade"})
    announce(table, "attack")
    assert table.current_players == ()
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack trade", P2: "trade"})
    announce(table, "attack")
    assert options(table) == ["no reaction"]


def test_a_refusal_tells_nothing_about_others_hands() -> None:
    rules = set()
    for held in ("protection_great", "trade"):
        table = position({P1: "rome", P2: "tyre"}, {P1: "attack", P2: held})
        announce(table, "attack")
        rules.add((refused(table, "protect great", P1), refused(table, "protect great", P3)))
    assert rules == {("ME-8.11", "ME-8.11")}


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(1, 6), teams=st.booleans(), stop=st.integers(0, 400))
def test_a_completed_view_looks_the_same_and_offers_the_same(seed: int, players: int, teams: bool, stop: int) -> None:
    rest = {"teams": {4: "2v2", 6: "2v2v2"}[players]} if teams and players in (4, 6) else {}
    state = GAME.new_initial_state(players, seed, rest)
    chance = Chance.from_seed(seed)
    for _ in range(stop):
        if state.is_terminal:
            break
        player = state.current_players[0]
        actions = state.legal_actions(player)
        state.play(player, actions[chance.below(len(actions))])
    for viewer in [None, *range(players)]:
        view = state.view(viewer)
        other = view.determinize(Chance.from_seed(seed + 1))
        assert other.view(viewer) == view
        if not state.asks(WINDOW):  # where nobody sees who has answered
            assert other.current_players == state.current_players
        if viewer in state.current_players:
            assert other.legal_actions(viewer) == state.legal_actions(viewer)
            for action in GAME.notation.actions[::5]:
                assert view.forbids(viewer, action) == other.forbids(viewer, action) == state.forbids(viewer, action)


def test_dealing_refreshes_what_is_open() -> None:
    table = position({P1: "rome"}, {P1: "trade"})
    deal(table, P1, "games_navy")
    assert options(table) == ["pass", "use games navy"]
