"""Random games with movement and battles keep what no play can break, and end."""

import pytest

from epocha.engine.chance import Chance
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.effects import END, WATER_MODE
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.ground import centre_at, is_open, terrain_at
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.common import TRADE, WALK
from epocha.games.civilization_2010.techs import perk, stacking_limit

GAME = Civilization()
LEAVE = GAME.notation.action("done")


def faults(table: Table) -> list[str]:
    """Return what is wrong with where figures stand (CF-21.8 to CF-21.12, CF-24.8), but for those on their way."""
    found: list[str] = []
    if table.frame_of(WALK) >= 0:
        return found
    places: dict[int, set[int]] = {}
    for figure, square in enumerate(table.figure_at):
        if square == c.NONE:
            continue
        seat = figure // c.FIGURES
        stack = places.setdefault(int(square), set())
        stack.add(figure)
        if {other // c.FIGURES for other in stack} != {seat} and square != table.battle_at:
            found.append(f"two players on {square}")
        if not is_open(table, square) or (table.site[square] != c.NONE and square != table.battle_at):
            found.append(f"a figure on {square}, which is face down or has a token")
        if terrain_at(table, square) == c.WATER and perk(table, seat, WATER_MODE) != END:
            found.append(f"a figure in water on {square}")
        if centre_at(table, square) != c.NONE and square != table.battle_at:
            if table.step_number() != GAME.course.number["relocate"]:
                found.append(f"a figure in a city on {square}")
        own = [other for other in stack if other // c.FIGURES == seat]
        if len(own) > stacking_limit(table, seat) and table.step_number() != GAME.course.number["relocate"]:
            found.append(f"too many figures on {square}")
    return found


@pytest.mark.rule("CF-21.8", "CF-21.9", "CF-21.12", "CF-24.8", "CF-25.19", "CF-34.6")
@pytest.mark.parametrize("seed", range(3))
def test_random_games(seed: int) -> None:
    """Figures stand where they may, cards are as many as in the box, and views can be completed at any moment.

    Nobody trades, which takes long.
    """
    dice = Chance.from_seed(seed)
    table = GAME.new_initial_state(2 + seed % 3, seed)
    for count in range(20_000):
        if table.is_terminal:
            break
        seat = table.current_players[dice.below(len(table.current_players))]
        choices = [LEAVE] if table.step_number() == TRADE else table.legal_actions(seat)
        table.apply_action(seat, choices[dice.below(len(choices))])
        assert faults(table) == []
        if count % 20 == 0:
            assert table.unsound() == ""
            other = dice.below(table.players)
            guess = table.view(other).determinize(Chance.from_seed(count))
            assert guess.unsound() == ""
            assert guess.view(other).key() == table.view(other).key()
    assert table.is_terminal
