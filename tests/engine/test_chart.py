"""How games went: sources add up to the result, luck is what the dice showed, and the lead changes where it did."""

import math
import random
import re
from pathlib import Path

import pytest

from epocha import Match, load_game
from epocha.engine import chart
from epocha.engine.chart import Reading, rounds_from, story_of, turnings
from epocha.engine.ledger import events
from epocha.engine.position import position_of
from epocha.engine.record import Record, replay

RECORDS = Path(__file__).parents[1] / "records"


def record(name: str) -> Match:
    return replay(Record.from_text((RECORDS / f"{name}.epocha").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "name",
    [
        "stone_age/cards-2",
        "stone_age/hunger-4",
        "stone_age/cut-off-3",
        "mesta/wonders-3",
        "mesta/stall-6",
        "mesta/teams-2v2",
    ],
)
def test_points_by_source_add_up_to_the_result_at_the_end(name: str) -> None:
    match = record(name)
    story = story_of(match)
    assert [story.readings[-1].total(p) for p in range(match.players)] == [
        match.state.points(p) for p in range(match.players)
    ]
    assert not any(own.get("points") for own in story.readings[-1].points), "all points have a source"
    begun = [(reading.ply, reading.round) for reading in story.readings]
    assert begun[: len(rounds_from(match))] == rounds_from(match)


def test_a_position_with_points_says_no_source_of_what_was_before() -> None:
    game = load_game("stone_age")
    state = game.new_initial_state(2, seed=4)
    state.score[1] = 17
    match = Match(game, 2, seed=4, position=position_of(state))
    rng = random.Random(1)  # noqa: S311
    while not match.state.is_terminal:
        seat = match.state.current_players[0]
        match.apply(seat, rng.choice(list(match.state.legal_actions(seat))))
    last = story_of(match).readings[-1]
    assert (last.points[0]["points"], last.points[1]["points"]) == (0, 17)
    assert last.total(1) == match.state.points(1)


def test_hunger_and_dice_are_those_that_the_log_tells_of() -> None:
    match = record("stone_age/hunger-4")
    story = story_of(match)
    state, said = match.initial_state(), [[0, 0, 0] for _ in range(4)]  # dice, what they show, points lost
    for move in match.moves:
        told, state = events(match.game, state, move.player, move.picks, None, "en")
        for event in told:
            if event.kind == "roll" and state.course[state.step_number()].name != "pick-die":
                faces = [int(face) for face in re.findall(r"\d", event.sentence.partition(":")[0])]
                said[event.player][0] += len(faces)
                said[event.player][1] += sum(faces)
            if "score" in event.changes:  # nothing but hunger takes points
                said[event.player][2] += min(0, event.changes["score"].delta)
    for seat, (count, total, lost) in enumerate(said):
        assert story.luck[seat]["dice"] == ("dice", count, total, 3.5 * count)
        assert story.readings[-1].points[seat]["hunger"] == lost < 0


def test_rounds_are_found_from_any_moment_on() -> None:
    match = record("stone_age/cards-3")
    rounds = rounds_from(match)
    assert [number for _, number in rounds] == list(range(1, len(rounds) + 1))
    for ply, number in rounds:
        assert match.state_at(ply).round_number() == number
        assert ply == 0 or match.state_at(ply - 1).round_number() == number - 1
    middle = rounds[3][0] + 1
    assert rounds_from(match, middle) == [(middle, rounds[3][1]), *rounds[4:]]


def test_a_game_that_is_not_over_has_no_story() -> None:
    with pytest.raises(ValueError, match="not over"):
        story_of(Match(load_game("stone_age"), 2, seed=1))


def test_the_lead_changes_where_somebody_else_is_alone_ahead() -> None:
    totals = [(0, 0, 0), (3, 1, 0), (3, 3, 0), (4, 4, 1), (4, 9, 1), (30, 9, 2)]
    read = [Reading(10 * n, n + 1, tuple({"points": p} for p in row)) for n, row in enumerate(totals)]
    found = turnings(read, [0, 1, 2])
    assert [(t.ply, t.round, t.kind, t.seat, t.points) for t in found] == [
        (0, 1, "lead", 0, 2),
        (30, 4, "lead", 1, 5),
        (40, 5, "lead", 0, 21),
        (40, 5, "swing", 0, 26),
    ]
    assert turnings(read, [0, 0, 0]) == [], "one team, or one player, cannot lead"


def test_sources_have_colours_of_their_own() -> None:
    """No source may be taken for a player, nor for another source, in the light or in the dark."""
    package = Path(chart.__file__).parents[1]
    sheets = [package / "engine" / "board.css", package / "server" / "static" / "theme.css"]
    found: dict[str, list[tuple[int, ...]]] = {}
    for sheet, pattern in zip(sheets, (r"--c-(s)eries", r"--(p)\d"), strict=True):
        for kind, *pair in re.findall(pattern + r": light-dark\(#(\w{6}), #(\w{6})\)", sheet.read_text()):
            found.setdefault(kind, []).append(tuple(bytes.fromhex("".join(pair))))
    assert [len(found["s"]), len(found["p"])] == [8, 6]
    for number, series in enumerate(found["s"]):
        for other in (*found["s"][:number], *found["p"]):
            for theme in (slice(0, 3), slice(3, 6)):
                assert math.dist(series[theme], other[theme]) > 45, (number, other)
