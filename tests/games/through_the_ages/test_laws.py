"""Laws that hold at every moment of every game (TA-48), what views know (TA-44), and that games of every kind end."""

from collections import Counter

import pytest

from epocha import Chance
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages import state
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, MILITARY_SLOTS
from epocha.games.through_the_ages.state import Table

from .build import GAME
from .games import VARIANTS, eager, fits, random_game


def everywhere(table: Table) -> Counter[int]:
    """Return how many copies of each card are anywhere; the printed starting technologies aside."""
    found: Counter[int] = Counter()
    for group in (
        table.row, table.civil_deck, table.military_deck, table.discards, table.current_events, table.future_events,
        table.past_events, table.laid_out, table.civil_hand, table.military_hand, table.special, table.government,
        table.leader, table.wonder, table.tactics, table.pact, table.war,
    ):  # fmt: skip
        found.update(int(one) for one in group if one >= 0)
    for number in range(int(c.CARDS)):
        found[number] += int(table.gone[number] + table.away[number])
    for seat in range(int(table.players)):
        found.update(site for site in range(int(c.SITES)) if table.techs[seat] >> site & 1)
        found.update(int(c.FIRST_WONDER) + n for n in range(16) if table.wonders[seat] >> n & 1)
        found.update(int(c.FIRST_TERRITORY) + n for n in range(12) if table.colonies[seat] >> n & 1)
    if table.shown >= 0:
        found[int(table.shown)] = 1 if c.CATEGORY[table.shown] == c.TERRITORY else found[int(table.shown)] + 1
    for number in c.STARTING_CARDS:
        found[number] = 0
    return +found


def expected(table: Table) -> Counter[int]:
    """Return the cards that are in the game so far: those of the ages that have begun, and those laid out."""
    ages = min(int(table.age), int(table.terms.last_age))
    found = Counter(
        {number: int(table.terms.copies[number]) for number in range(int(c.CARDS)) if c.AGE[number] <= ages}
    )
    for number in table.laid_out:
        found[int(number)] = int(table.terms.copies[number])
    for number in c.STARTING_CARDS:
        found[number] = 0
    return +found


def check(table: Table) -> None:
    assert everywhere(table) == expected(table)
    for seat in range(int(table.players)):
        base = seat * int(c.SITES)
        stored = sum(table.tokens[seat * 12 : seat * 12 + 12])
        assert min(table.yellow[seat], table.blue[seat], table.unused[seat], table.culture[seat]) >= 0
        assert min(table.science[seat], stored, min(table.workers[base : base + int(c.SITES)])) >= 0
        assert sum(table.civil_backs[seat * 5 : seat * 5 + 5]) == table.civil_count[seat]
        assert sum(table.military_backs[seat * 5 : seat * 5 + 5]) == table.military_count[seat]
        for slots, size, count in (
            (table.civil_hand, CIVIL_SLOTS, table.civil_count[seat]),
            (table.military_hand, MILITARY_SLOTS, table.military_count[seat]),
        ):
            held = list(slots[seat * size : (seat + 1) * size])
            assert held[:count] == sorted(one for one in held if one >= 0)
    assert len(table.current_events) == len(table.current_ages)
    assert [c.AGE[one] for one in table.current_events] == list(table.current_ages)


@pytest.mark.rule("TA-48.3", "TA-9.2", "TA-47.1", "TA-49.1")
@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_always_in_one_place_and_every_game_ends(players: int, chosen: dict[str, object]) -> None:
    for seed in range(1 if fits(players, chosen) else 0):
        for at, table in enumerate(random_game(players, seed, chosen)):
            check(table)
            if at % 17 == 0:
                blank = GAME.blank(table.setup)
                blank.load(table.to_bytes())
                assert blank == table
                for player in table.current_players:
                    assert blank.legal_actions(player) == table.legal_actions(player)
            assert at < 5000
        assert table.is_terminal
        assert sorted(table.ranking())[0] == 1


@pytest.mark.rule("TA-44.1", "TA-44.2", "TA-44.3", "TA-44.4", "TA-44.5", "TA-44.6", "TA-44.7", "TA-44.10", "TA-44.11")
@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_a_view_can_be_completed_and_is_then_the_same_view(players: int, chosen: dict[str, object]) -> None:
    if not fits(players, chosen):
        return
    for at, table in enumerate(random_game(players, 7, chosen)):
        if at % 13 == 0:
            for viewer in (None, *range(players)):
                view = table.view(viewer)
                full = view.determinize(Chance.from_seed(at))
                assert isinstance(full, Table)
                check(full)
                assert full.view(viewer) == view
                assert_hidden(table, view, viewer)


def assert_hidden(table: Table, view: object, viewer: int | None) -> None:
    """Nothing hidden is in a view."""
    assert isinstance(view, Table)
    assert set(view.civil_deck) | set(view.military_deck) | set(view.current_events) <= {-1}
    for seat in range(int(table.players)):
        own = seat == viewer
        shown = view.military_hand[seat * MILITARY_SLOTS : (seat + 1) * MILITARY_SLOTS]
        assert list(shown) == list(table.military_hand[seat * 40 : seat * 40 + 40]) if own else set(shown) == {-1}
        shown = view.civil_hand[seat * CIVIL_SLOTS : (seat + 1) * CIVIL_SLOTS]
        if not own and not table.terms.open_hands:
            assert set(shown) == {-1}
    for event, by in zip(view.future_events, view.future_by, strict=True):
        assert (event >= 0) == (by == viewer)


def yellow(table: Table, seat: int) -> int:
    workers = sum(table.workers[seat * int(c.SITES) : (seat + 1) * int(c.SITES)])
    return int(table.yellow[seat] + table.unused[seat] + workers)


def blue(table: Table, seat: int) -> int:
    return int(table.blue[seat] + sum(table.tokens[seat * 12 : seat * 12 + 12]) + table.stages[seat])


@pytest.mark.rule("TA-48.1", "TA-48.2", "TA-48.4", "TA-46.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_come_and_go_only_by_some_cards(players: int) -> None:
    """Outside age changes, colonies, special technologies and the few events and wars that say so."""
    last: list[object] = []
    for table in random_game(players, 11, {"mode": "full"}):
        marks = [
            int(table.age),
            int(table.shown),
            list(table.colonies),
            list(table.special),
            len(table.past_events),
            list(table.war),
        ]
        totals = [(yellow(table, seat), blue(table, seat)) for seat in range(players)]
        if last and last[0] == marks:
            assert totals == last[1]
        if not last:
            assert totals == [(25, 18)] * players
        last = [marks, totals]
        if table.shown < 0 and not table.is_terminal:
            assert len(table.current_events) + len(table.future_events) == players + 2
        assert all(len(table.legal_actions(player)) <= 100 for player in table.current_players)


@pytest.mark.rule("TA-48.5", "TA-48.6")
def test_the_row_is_full_when_a_turn_begins_and_all_have_as_many_turns() -> None:
    turns = Counter()
    seen = (0, -1)
    for table in random_game(3, 5, {"mode": "full"}):
        if (int(table.round), int(table.turn)) != seen:
            seen = (int(table.round), int(table.turn))
            turns[seen[1]] += 1
            if table.round > 1 and len(table.civil_deck):
                assert list(table.row).count(-1) == 0
    assert len(set(turns.values())) == 1


DOING = ("actions", "politics", "perform", "discard-excess", "lose-worker", "choose-card")
DECLINES = (state.END, state.PASS)


@pytest.mark.rule("TA-49.2")
def test_every_move_but_declining_changes_something() -> None:
    table = GAME.new_initial_state(3, 31, {"mode": "full"})
    chance = Chance.from_seed(31)
    while not table.is_terminal:
        name = table.course[int(table.step_number())].name
        before = [line for line in table.named() if not line.startswith(("ply ", "frame "))]
        player, action = eager(table, chance)
        table.apply_action(player, action)
        if name in DOING and action >> state.KIND_BITS not in DECLINES:
            assert before != [line for line in table.named() if not line.startswith(("ply ", "frame "))]
