"""Laws that hold at every moment of every game (ME-16.8), over random games with all kinds of options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha import Chance
from epocha.engine.bits import count
from epocha.engine.pile import card, size
from epocha.games.mesta.components import COPIES, EVENTS, SIZES
from epocha.games.mesta.nesting import EventBelow
from epocha.games.mesta.state import COMPLETE_END, EVENT_BELOW, Table

from .build import ATLAS, GAME


def events_everywhere(table: Table) -> list[int]:
    """Return how many copies of each event are anywhere: pile, hands, in use, used as reactions, set aside, waiting."""
    found = [0] * int(EVENTS)
    for depth in range(size(table.event_pile)):
        found[card(table.event_pile, depth)] += 1
    for at, copies in enumerate(table.hand):
        found[at % int(EVENTS)] += int(copies)
    for group in (table.reactions, table.aside, table.waiting, [table.used] if table.used >= 0 else []):
        for record in group:
            found[record] += 1
    waits = table.frame_of(EVENT_BELOW)
    while waits >= 0:
        found[table.read(waits, EventBelow.EVENT)] += 1
        waits = table.frame_below(waits, EVENT_BELOW)
    return found


def check(table: Table) -> None:
    """Check that every card is in exactly one place, and what follows from that."""
    pile = [card(table.city_pile, depth) for depth in range(size(table.city_pile))]
    zones = [*[1 << city for city in pile], *table.cities, *table.finished]
    assert sum(zones) == table.in_play
    assert sum(int(count(zone)) for zone in zones) == count(table.in_play)
    assert events_everywhere(table) == list(table.copies)
    for seat in range(int(table.players)):
        row = table.hand[seat * int(EVENTS) : (seat + 1) * int(EVENTS)]
        assert sum(row) == table.hand_size[seat]
        assert min(row) >= 0
        for empire in range(8):  # nobody keeps a whole empire on the table, or part of one in the finished pile
            whole = ATLAS.of_empire[empire]
            assert not (table.in_play & whole and table.cities[seat] & whole == whole)
            assert table.finished[seat] & whole in (0, whole)
        assert table.finished[seat] & ATLAS.neutral == 0
    assert 0 <= table.allowance <= 9
    if table.over == COMPLETE_END:
        assert sum(int(table.completed(seat)) for seat in range(int(table.players))) == count(
            table.in_play & ATLAS.capitals
        )


@pytest.mark.rule("ME-16.8", "ME-5.10")
@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 100_000),
    players=st.integers(1, 6),
    size=st.sampled_from(sorted(SIZES)),
    unused=st.sampled_from(["remove", "keep_commanders", "keep_all"]),
    destination=st.sampled_from(["actor", "city_pile"]),
    disasters=st.sampled_from(["", "plague barbarians flood", "plague barbarians flood crisis commander"]),
    rounds=st.sampled_from([0, 5, 500]),
)
def test_every_card_is_always_in_one_place(
    seed: int, players: int, size: str, unused: str, destination: str, disasters: str, rounds: int
) -> None:
    options: dict[str, object] = {
        "size": size,
        "unused_event_cards": unused,
        "unrest_destination": destination,
        "solo_disasters": disasters if players == 1 else "",
        "max_rounds": rounds,
    }
    table = GAME.new_initial_state(players, seed, options)
    assert isinstance(table, Table)
    chance = Chance.from_seed(seed)
    for _ in range(400):
        check(table)
        if table.is_terminal:
            break
        player = table.current_players[0]
        if table.ply % 20 == 0:
            for viewer in (None, player):
                completed = table.view(viewer).determinize(Chance.from_seed(seed))
                assert isinstance(completed, Table)
                check(completed)
        actions = table.legal_actions(player)
        table.apply_action(player, actions[chance.below(len(actions))])


def test_the_full_game_has_all_copies() -> None:
    table = GAME.new_initial_state(3, 1)
    assert isinstance(table, Table)
    assert events_everywhere(table) == list(COPIES)


@pytest.mark.rule("ME-11.1", "ME-11.6", "ME-11.7")
@pytest.mark.parametrize("players", range(1, 7))
def test_random_games_end(players: int) -> None:
    for seed in range(5):
        table = GAME.new_initial_state(players, seed, {"size": "very_short"})
        chance = Chance.from_seed(seed)
        while not table.is_terminal:
            player = table.current_players[0]
            actions = table.legal_actions(player)
            table.play(player, actions[chance.below(len(actions))])
        assert GAME.end(table) in ("complete", "stall", "cap")


def test_players_who_never_use_an_event_stall() -> None:
    table = GAME.new_initial_state(3, 1)
    while not table.is_terminal:
        table.apply_action(table.current_players[0], 0)
    assert GAME.end(table) == "stall"
