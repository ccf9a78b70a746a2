"""The guided first game: what is said of leaders is said to who holds one."""

from epocha import load_game
from epocha.engine.guide import guide_of
from epocha.engine.match import Match

FIRST_ROUND = ("take 4", "end")
OTHERS = ("take 6", "end")


def steps_after(*own: str) -> tuple[Match, list[str]]:
    """Return the game in the second round after these actions of the learner, and the steps that are shown then."""
    guide = guide_of(load_game("through_the_ages"))
    assert guide
    match = guide.match()
    for text in FIRST_ROUND:
        match.apply(0, text)
    for text in OTHERS:
        match.apply(1, text)
    for text in own:
        match.apply(0, text)
    return match, [step.name for step in guide.moment(match).steps]


def test_who_holds_an_action_card_alone_is_not_asked_to_play_a_leader() -> None:
    """The card for a work of art can be played as well, and the guide said of it what holds of leaders."""
    match, steps = steps_after()
    view = match.state.view(0)
    assert "play work of art a" in [match.game.action_to_text(view, action) for action in view.legal_actions(0)]
    assert "t4" not in steps


def test_who_holds_another_leader_than_planned_is_asked_to_play_that_one() -> None:
    _, steps = steps_after("take 3")
    assert "t4" in steps
