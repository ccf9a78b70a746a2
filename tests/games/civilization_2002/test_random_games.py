"""Whole games of both rule sets with two to six players: they end, and are sound all the way."""

from collections.abc import Mapping

import pytest

from epocha.engine.chance import Chance
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.layout import DOWN
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.state import END_GAME, KIND_BITS, LEARN, LEARN_ONE, PASS, Table

from .build import GAME, step

MOST_PICKS = 30_000
SELDOM = ("trade-turn", "answer")
"""Steps in which an eager player mostly passes, so that games go on."""


def check(table: Table, before: Table) -> None:
    """Check what must hold after every action, whatever it was."""
    assert table.unsound() == ""
    assert min(table.gold) >= 0
    assert table.era >= before.era
    for piece, region in enumerate(table.piece_at):
        if region >= 0 and c.FIGURE_CLASS[table.piece_figure[piece]] == c.FLEET:
            assert table.world.is_sea(region) or table.world.is_coastal(region)
    if table.agreed.advanced and table.round and table.over == 0:
        for seat in range(int(table.players)):
            assert (settlements_of(table, seat) == 0) == (table.out >> seat & 1 == 1)


def check_views(table: Table, chance: Chance) -> None:
    """No view holds what it may not know, and each can be made a sound table again."""
    for seat in [*range(int(table.players)), None]:
        view = table.view(seat)
        for land in range(table.world.land_count):
            looked = seat is not None and table.token_seen[land] >> seat & 1
            hidden = table.token_lies[land] == DOWN and not looked and not table.agreed.open_tokens
            assert view.token[land] == (-1 if hidden else table.token[land])
        assert set(view.spare) == {-1}
        full = view.determinize(chance)
        assert full.unsound() == ""
        assert full.view(seat) == view


def choose(table: Table, seat: int, chance: Chance, eager: bool) -> int:
    """Pick at random; the eager learn and end the game where they can, and do not haggle."""
    found = table.legal_actions(seat)
    if eager:
        aims = [one for one in found if one >> KIND_BITS in (LEARN, LEARN_ONE, END_GAME)]
        if aims:
            return aims[-1]
        if step(table) in SELDOM and PASS in found and chance.below(8):
            return PASS
    return found[chance.below(len(found))]


def play(players: int, seed: int, eager: bool, options: Mapping[str, object]) -> Table:
    """Play a game to its end."""
    table = GAME.new_initial_state(players, seed, options)
    chance = Chance.from_seed(seed)
    for number in range(MOST_PICKS):
        if table.is_terminal:
            return table
        before = table.clone()
        seat = int(table.to_move())
        action = choose(table, seat, chance, eager)
        text = GAME.action_to_text(table, action)
        assert GAME.text_to_action(table, text) == action
        table.apply_action(seat, action)
        check(table, before)
        if number % 100 == 0:
            check_views(table, chance)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.rule("CE-1.1", "CE-22.1", "CE-1.8")
def test_basic_games_end_with_a_third_modern_technology(players: int) -> None:
    table = play(players, players, True, {"rules": "basic"})
    assert GAME.ends[table.over - 1] == "technology"
    assert table.era == c.MODERN
    assert 1 in table.ranking()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("length", "end"), [("short", "die"), ("medium", "die"), ("long", "")])
@pytest.mark.rule("CE-1.3", "CE-23.3")
def test_advanced_games_of_all_lengths_end(players: int, length: str, end: str) -> None:
    table = play(players, players + 10, True, {"rules": "advanced", "length": length, "trade_circuits": 1})
    assert GAME.ends[table.over - 1] in (end or "diplomatic", "military", "space", "conquest")
    assert len(table.ranking()) == players


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (2, {"phase_order": "purchase_last"}),
        (3, {"open_tokens": True, "offers_per_trade_turn": 1}),
        (6, {"remove_no_effect_tokens": True, "trade_range_scope": "own"}),
        (4, {"swapped_city_production": "owner", "offers_per_trade_turn": 0}),
    ],
)
@pytest.mark.rule("CE-24.5")
def test_games_with_other_settings_end_after_their_rounds(rules: str, players: int, chosen: dict[str, object]) -> None:
    table = play(players, 5, False, {"rules": rules, "length": "long", "max_rounds": 5, **chosen})
    assert (GAME.ends[table.over - 1], table.round) == ("rounds", 5)
