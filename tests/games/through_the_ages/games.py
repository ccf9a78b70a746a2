"""Random games that get somewhere: whoever plays seldom ends a turn early, passes or destroys."""

from collections.abc import Iterator

from epocha import Chance
from epocha.games.through_the_ages import state

from .build import GAME, Table

IDLE = (state.END, state.RAZE, state.PASS, state.RESIGN, state.CANCEL)
VARIANTS: list[dict[str, object]] = [
    {"mode": "tutorial"},
    {"mode": "tutorial", "easier": True, "open_civil_hands": True},
    {"mode": "advanced"},
    {"mode": "advanced", "military_hand_limit": "civil", "draw_in_turn": True, "softer_corruption": True},
    {"mode": "full"},
    {"mode": "full", "resignation": True, "science_points_max": 20, "science_rating_max": 6},
    {"mode": "full", "easier": True, "gradual_reveal": True, "softer_corruption": True},
    {"mode": "full", "peaceful": True, "laid_out": 4, "draw_in_turn": True},
    {"mode": "full", "milder_fights": True, "open_civil_hands": True},
]


def fits(players: int, chosen: dict[str, object]) -> bool:
    """Return whether a variant can be played with so many."""
    return players > 2 or not chosen.get("milder_fights")


def eager(table: Table, chance: Chance) -> tuple[int, int]:
    """Return whoever is asked, and an action; one that leads nowhere is taken in one case of ten only."""
    player = table.current_players[0]
    actions = table.legal_actions(player)
    busy = [action for action in actions if action >> state.KIND_BITS not in IDLE]
    if busy and chance.below(10):
        actions = busy
    return player, actions[chance.below(len(actions))]


def random_game(players: int, seed: int, chosen: dict[str, object]) -> Iterator[Table]:
    """Yield the table of a random game before every action, and at its end."""
    table = GAME.new_initial_state(players, seed, chosen)
    chance = Chance.from_seed(seed)
    while not table.is_terminal:
        yield table
        table.apply_action(*eager(table, chance))
    yield table
