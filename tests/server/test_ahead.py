"""What will come of a choice, and what may be regretted of it, is told to who may make it, and to nobody else."""

import random

from epocha import load_game
from epocha.engine.position import position_of


def acting() -> str:
    """Return a position of Through the Ages in which the first seat acts in the second round or later."""
    game = load_game("through_the_ages")
    for seed in range(50):
        state, rng = game.new_initial_state(2, seed), random.Random(seed)  # noqa: S311
        for _ in range(120):
            player = state.current_players[0]
            texts = [game.action_to_text(state, action) for action in state.legal_actions(player)]
            if player == 0 and state.round > 1 and {"end", "increase population"} <= set(texts):
                return position_of(state)
            state.apply_action(player, rng.choice(list(state.legal_actions(player))))
    raise AssertionError("nobody acts in the second round")


def test_what_comes_of_a_choice_is_told_to_its_own_seat_and_does_nothing(person):
    anna, stranger = person(), person()
    table = anna.create("me", "me", game="through_the_ages", position=acting())
    path = f"/api/tables/{table}/ahead"
    before = anna.table(table)
    lines = anna.get(path, seat=0, action="increase population", lang="en")["lines"]
    assert lines[0].endswith("At the end of the turn:")
    assert len(lines) > 1
    assert anna.table(table)["revision"] == before["revision"]
    assert anna.get(path, seat=0, action="bid 1")["lines"] == [], "what is not open has no outcome"
    assert anna.get(path, seat=1, action="increase population")["lines"] == [], "who is not asked has no choices"
    several = ", ".join(["return bronze"] * 30 + ["done"])
    assert anna.get(path, seat=0, action=several)["lines"] == [], "the button of a payment is pointed at too"
    for asks in (stranger, person()):
        answer = asks.http.get(path, params={"seat": 0, "action": "increase population"})
        assert answer.status_code >= 400
        assert "lines" not in answer.text
    assert anna.http.get(path, params={"seat": 0, "action": "dance"}).status_code >= 400
    assert anna.http.get(path, params={"seat": 0, "action": "return bronze, dance"}).status_code >= 400


def test_what_may_be_regretted_stands_with_the_choice_of_its_own_seat(person):
    anna, stranger = person(), person()
    table = anna.create("me", "me", game="through_the_ages", position=acting())
    found = {one["text"]: [caution["kind"] for caution in one["cautions"]] for one in anna.table(table)["actions"]}
    assert "actions" in found.pop("end")
    assert not any(found.values())
    assert stranger.table(table)["actions"] == []
