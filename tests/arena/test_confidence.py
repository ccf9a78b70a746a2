"""Intervals and verdicts are as often right as they say, on games that share their luck by shuffle."""

import random

import pytest

from epocha.arena.confidence import interval, lasting_interval, student, verdict


def shuffle_of(draw: random.Random, share: float, luck: float) -> tuple[float, int]:
    """Return the wins of a bot in two games with one shuffle, whose luck helps it in one and harms it in the other."""
    return (float(sum(draw.random() < share + sign * luck for sign in (-1, 1))), 2)


@pytest.mark.parametrize(("luck", "same"), [(0.0, False), (0.3, False), (0.0, True)])
def test_intervals_hold_the_truth_in_95_of_100_matches(luck: float, same: bool) -> None:
    """Also where both games of a shuffle always end alike; an interval that counts games holds it in 83 of 100."""
    draw = random.Random(5)  # noqa: S311
    right = 0
    for _ in range(400):
        found = [shuffle_of(draw, 0.6, luck) for _ in range(40)]
        if same:
            found = [(2.0 if draw.random() < 0.6 else 0.0, 2) for _ in range(40)]
        low, high = interval(found)
        right += low <= 0.6 <= high
    assert 370 <= right <= 397


def test_luck_that_rotation_cancels_makes_intervals_narrower() -> None:
    cancelled = [(1.0, 2)] * 50
    shared = [(2.0, 2), (0.0, 2)] * 25
    widths = [high - low for low, high in (interval(cancelled), interval(shared))]
    assert widths[0] < widths[1] / 3


def test_few_results_claim_no_certainty() -> None:
    assert interval([]) == (0.0, 1.0)
    low, high = interval([(2.0, 2)] * 10)
    assert 0.5 < low < 0.9
    assert high == 1.0


def test_students_quantiles() -> None:
    assert [student(freedom) for freedom in (3, 5, 10, 100)] == pytest.approx([3.182, 2.571, 2.228, 1.984], rel=0.01)


def stopped(draw: random.Random, share: float) -> tuple[str, list[tuple[float, int]]]:
    """Play up to 60 shuffles, ask after each whether the share is above or below a half, stop when it is known."""
    found: list[tuple[float, int]] = []
    while len(found) < 60:
        found.append(shuffle_of(draw, share, 0.1))
        if answer := verdict(found, 0.5):
            return answer, found
    return "", found


def test_asking_after_every_shuffle_is_seldom_wrong() -> None:
    """At a share of exactly a half both answers are wrong; an interval looked at after every game errs in 4 of 10."""
    draw = random.Random(6)  # noqa: S311
    answers = [stopped(draw, 0.5)[0] for _ in range(200)]
    assert 200 - answers.count("") <= 10


def test_what_is_clear_is_known_early_and_its_interval_lasts() -> None:
    draw = random.Random(7)  # noqa: S311
    right = 0
    for _ in range(30):
        answer, found = stopped(draw, 0.8)
        assert answer == "above"
        low, high = lasting_interval(found)
        right += low <= 0.8 <= high
    assert right >= 27
