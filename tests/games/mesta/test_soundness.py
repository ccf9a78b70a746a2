"""Positions given by hand that no play leads to are refused with words, before anything is drawn of them."""

import random
from collections.abc import Callable, Iterator

import pytest

from epocha.engine.position import BadPosition, position_of, read_position
from epocha.games.mesta.components import EVENT_IDS, NONE
from epocha.games.mesta.game import Mesta
from epocha.games.mesta.state import Table

GAME = Mesta()


def played(players: int, seed: int, most: int = 150) -> Iterator[Table]:
    """Play a game at random; yield the state at every question."""
    table, rng = GAME.new_initial_state(players, seed), random.Random(seed)  # noqa: S311
    for _ in range(most):
        if table.is_terminal:
            return
        yield table
        player = table.current_players[0]
        table.apply_action(player, rng.choice(list(table.legal_actions(player))))


def at(step: str, event: str = "") -> str:
    """Return the position of the first question of a step, while an event is in use."""
    for seed in range(60):
        for table in played(3, seed):
            named = table.course[int(table.step_number())].name == step
            if named and (not event or (table.used != NONE and EVENT_IDS[table.used].startswith(event))):
                return position_of(table)
    raise AssertionError(f"no game comes to {step} {event}")


def without(text: str, name: str) -> str:
    """Return a position without a line."""
    lines = text.splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(f"{name} ")]
    assert len(kept) < len(lines)
    return "".join(kept)


def with_line(text: str, name: str, line: str) -> str:
    """Return a position with another line in the place of one."""
    return without(text, name) + line + "\n"


def twice(text: str) -> str:
    """Return a position in which the top city of the pile lies before a player too."""
    top = next(line for line in text.splitlines() if line.startswith("city_pile")).split()[1]
    return (
        text.replace("\ncities ", f"\ncities p1={top}\ncities ", 1)
        if "cities p1" not in text
        else text.replace("cities p1=", f"cities p1={top},", 1)
    )


CASES: list[tuple[str, Callable[[], str]]] = [
    ("no event is in use", lambda: without(at("react"), "used")),
    ("needs `their_city`", lambda: without(at("react", "trade"), "their_city")),
    ("somebody is asked who is not concerned", lambda: with_line(at("react", "plague"), "used", "used festival_great")),
    ("needs `target`", lambda: with_line(at("react", "plague"), "used", "used friendly_exchange")),
    ("in use, and no frame says", lambda: at("use-event").rstrip("\n") + "\nused attack\n"),
    ("lies in two places", lambda: twice(at("use-event"))),
    ("holds 0 events, and", lambda: without(at("use-event"), "hand")),
]


@pytest.mark.parametrize(("words", "made"), CASES, ids=[words for words, _ in CASES])
def test_contradictions_are_refused(words: str, made: Callable[[], str]) -> None:
    with pytest.raises(BadPosition, match=words):
        read_position(made())


def test_what_play_leads_to_is_accepted() -> None:
    for players in range(1, 7):
        for table in played(players, players, 120):
            assert table.unsound() == ""
