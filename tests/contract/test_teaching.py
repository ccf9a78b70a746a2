"""What teaches a game: its guided first game, and the page that tells how to play. Who has them is held to this."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from epocha.engine.game import Game
from epocha.engine.guide import BadGuide, Guide, begins, guide_of, open_texts, problems, read_facts
from epocha.engine.lesson import Lesson, lesson_of
from epocha.engine.lesson import problems as wrong_with
from epocha.engine.match import Match
from epocha.engine.text import LANGUAGES

DECISIONS = 120
"""Own decisions within which every guide has said all that it has to say."""
REASON = 160
"""Letters of the longest reason of a step, so that it is read at a glance, on a phone as well."""

Choice = Callable[[list[str], Guide, Match], str]


def guide_for(game: Game) -> Guide:
    found = guide_of(game)
    if found is None:
        pytest.skip(f"{game.name} has no guide")
    return found


def play(guide: Guide, choose: Choice) -> tuple[Match, list[str]]:
    """Play until the guide is over, the others by its script or their first action; return what steps were shown."""
    match = guide.match()
    shown: list[str] = []
    for _ in range(4 * DECISIONS):
        if match.state.is_terminal:
            break
        seat = match.state.current_players[0]
        texts = open_texts(match.state.view(seat), seat)
        if seat != guide.seat:
            match.apply(seat, guide.reply(match, seat) or texts[0])
            continue
        moment = guide.moment(match)
        shown += [step.name for step in moment.steps]
        if moment.over:
            break
        match.apply(seat, choose(texts, guide, match))
    return match, shown


def asked_for(texts: list[str], guide: Guide, match: Match) -> str:
    """Do what the step at hand asks for, or what comes first if none is at hand."""
    steps = guide.moment(match).steps
    wanted = steps[-1].picks if steps else ()
    return next(
        (text for want in wanted for text in reversed(texts) if text == want or text.startswith(f"{want} ")), texts[0]
    )


def test_a_script_speaks_of_what_exists_and_in_every_language(game: Game) -> None:
    assert problems(guide_for(game)) == []
    assert 8 <= len(guide_for(game).steps) <= 20


def test_every_step_with_rules_says_in_one_short_sentence_why_it_is_so(game: Game) -> None:
    """Else the card shows the words of its rules in full, which nobody reads in a first game."""
    guide = guide_for(game)
    said = {
        (step.name, lang): guide.words(step, "why", lang) for step in guide.steps if step.rules for lang in LANGUAGES
    }
    assert said
    wrong = [where for where, why in said.items() if len(why) > REASON or not re.fullmatch(r"[^.!?]+[.]", why)]
    assert wrong == []


def test_following_a_guide_leads_through_every_step(game: Game) -> None:
    guide = guide_for(game)
    _, shown = play(guide, asked_for)
    assert set(shown) == {step.name for step in guide.steps}


def test_what_others_answer_is_open_when_the_guide_is_followed(game: Game) -> None:
    guide = guide_for(game)
    match, _ = play(guide, asked_for)
    scripted = [text for replies in guide.replies for text in replies.actions]
    answered = [move.text for move in match.moves if move.player != guide.seat]
    assert answered[: len(scripted)] == scripted


@pytest.mark.parametrize("seed", range(3))
def test_whoever_does_something_else_is_led_to_the_end_as_well(game: Game, seed: int) -> None:
    guide = guide_for(game)
    rng = random.Random(seed)  # noqa: S311

    def something_else(texts: list[str], guide: Guide, match: Match) -> str:
        steps = guide.moment(match).steps
        wanted = steps[-1].picks if steps else ()
        others = [text for text in texts if not any(begins(text, want) for want in wanted)]
        return rng.choice(others or texts)

    match, shown = play(guide, something_else)
    assert match.state.is_terminal or shown[-1] == guide.steps[-1].name


def test_where_somebody_stands_follows_from_the_log(game: Game) -> None:
    guide = guide_for(game)
    match, _ = play(guide, asked_for)
    for end in range(0, len(match.moves), 5):
        again = guide.match()
        for move in match.moves[:end]:
            again.apply(move.player, move.text)
        cut = guide.match()
        for move in match.moves:
            cut.apply(move.player, move.text)
        cut.cut(end)
        assert guide.moment(again) == guide.moment(cut)


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": ("fly away",)},
        {"offers": ("fly",)},
        {"asked": ("fly",)},
        {"spots": ("symbol wings",)},
        {"spots": ("thing wings",)},
        {"where": read_facts(["wings = 1"])},
        {"where": read_facts(["frame.wings = 1"])},
        {"rules": ("XX-1.1",)},
        {"name": "unheard-of"},
    ],
)
def test_a_script_that_speaks_of_what_does_not_exist_is_found_out(game: Game, wrong: dict[str, Any]) -> None:
    guide = guide_for(game)
    step = replace(guide.steps[0], **wrong)
    assert problems(replace(guide, steps=(step, *guide.steps[1:]))) != []


def test_a_fact_is_written_as_one() -> None:
    with pytest.raises(BadGuide):
        read_facts(["round == 2"])
    with pytest.raises(BadGuide):
        read_facts(["round >= many"])


def lesson_for(game: Game) -> Lesson:
    found = lesson_of(game)
    if found is None:
        pytest.skip(f"{game.name} has no lesson")
    return found


def test_a_lesson_speaks_of_what_exists_and_in_every_language(game: Game) -> None:
    lesson = lesson_for(game)
    assert wrong_with(lesson) == []
    assert 5 <= len({shown.name for shown in lesson.pictures}) <= 7


def test_every_rule_is_for_somebody_and_those_of_questions_are_for_players(game: Game) -> None:
    lesson = lesson_for(game)
    told = {rule.id for rules in lesson.for_readers("en").values() for rule in rules}
    others = {rule.id for rules in lesson.for_programmers("en").values() for rule in rules}
    assert told | others == set(game.rules())
    assert not told & others
    assert {step.rule for step in game.course.steps} <= told
    guide = guide_of(game)
    assert guide is None or {rule for step in guide.steps for rule in step.rules} <= told


@pytest.mark.parametrize("wrong", [{"picture": "moon"}, {"position": "position moon 1"}, {"name": "moon"}])
def test_a_lesson_that_shows_what_does_not_exist_is_found_out(game: Game, wrong: dict[str, str]) -> None:
    lesson = lesson_for(game)
    assert wrong_with(replace(lesson, pictures=(replace(lesson.pictures[0], **wrong),))) != []
