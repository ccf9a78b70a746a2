"""The guided first game: a step that asks for an answer of several picks, and what is said when it is left."""

from epocha.engine.guide import Guide, guide_of
from epocha.engine.match import Match
from epocha.engine.registry import load_game
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010.components import TOKEN, UNIT_CARD_IDS
from epocha.games.civilization_2010.game import Civilization

LIBRARY = ("city 1", "build library", "at f3")


def at_management() -> tuple[Guide, Match]:
    """Return the guided game when the learner's capital may act for the first time."""
    guide = guide_of(Civilization())
    assert guide
    match = guide.match()
    for seat, text in ((0, "pass"), (1, "pass"), (0, "done"), (1, "done")):
        match.apply(seat, text)
    return guide, match


def told(guide: Guide, match: Match) -> tuple[list[str], tuple[str, str] | None]:
    """Return the steps to be shown, and the step and outcome of what is said."""
    moment = guide.moment(match)
    return [step.name for step in moment.steps], (moment.said.step.name, moment.said.outcome) if moment.said else None


def test_a_step_stays_until_all_its_picks_are_made() -> None:
    guide, match = at_management()
    for pick in LIBRARY:
        assert told(guide, match) == (["c3"], ("c2", "then") if pick == "city 1" else None)
        match.apply(0, pick)
    assert told(guide, match) == ([], ("c3", "then"))


def test_another_pick_is_answered_at_once_and_taking_it_back_brings_the_step_again() -> None:
    guide, match = at_management()
    match.apply(0, "city 1")
    match.apply(0, "build army")
    assert told(guide, match) == ([], ("c3", "else"))
    match.state.withdraw(0, 1)
    assert told(guide, match) == (["c3"], None)


def test_a_reply_of_several_picks_is_given_whole_where_it_is_open() -> None:
    guide, match = at_management()
    for pick in (*LIBRARY, "pass"):
        match.apply(0, pick)
    assert guide.reply(match, 1) == "city 1, arts"
    match.apply(1, "city 1")  # an answer that is begun is not begun again
    assert guide.reply(match, 1) == ""


def test_it_speaks_of_cavalry_only_where_the_barbarians_have_played_some() -> None:
    guide = guide_of(Civilization())
    assert guide
    step = next(step for step in guide.steps if step.name == "c17")
    view = guide.match().state.view(guide.seat)
    view.force[UNIT_CARD_IDS.index("infantry_2")] = 1
    for front, said in (("mounted_1", "text"), ("artillery_1", "other"), ("", "other")):
        view.front = vec_of([UNIT_CARD_IDS.index(front)] if front else [])
        assert guide.text(step, view, "en") == guide.words(step, said, "en")


def test_it_calls_the_wheat_yours_only_once_an_army_has_found_it() -> None:
    guide = guide_of(Civilization())
    assert guide
    step = next(step for step in guide.steps if step.name == "c6")
    view = guide.match().state.view(guide.seat)
    assert guide.text(step, view, "en") == guide.words(step, "other", "en")
    view.tokens[TOKEN.number("hut_wheat")] = 1
    assert guide.text(step, view, "en") == guide.words(step, "text", "en")


def test_of_several_picks_the_one_that_comes_next_is_asked_for_and_pointed_at() -> None:
    """The same words stood there over three clicks, and what had been chosen before was lit as well."""
    guide, match = at_management()
    for pick, again in zip(LIBRARY, (False, True, True), strict=True):
        moment = guide.moment(match)
        assert (moment.asks, moment.again) == (pick, again)
        assert moment.steps[-1].spots_for(moment.asks) == (pick, "#place-at-work-F3-3"), "which is spoken of all along"
        match.apply(0, pick)
    assert guide.moment(match).asks == ""


def test_what_is_said_of_another_answer_is_not_said_again_at_each_of_its_picks() -> None:
    guide = guide_of(load_game("civilization_2002"))
    assert guide
    match = guide.match()
    said = []
    for pick in ("from yucatan", "swordsman", "to mexica"):
        match.apply(0, pick)
        said.append(told(guide, match)[1])
    assert said == [("settle", "else"), None, ("settle", "else")]
