"""How a step asks: turns, sealed questions, floors, windows, and drafts. Proven by Bazaar, Odds and Pebbles."""

from typing import Any

import pytest
from epocha_fixtures.answering import do, said, seen_by_others
from epocha_fixtures.bazaar.state import CARDS, COUNTER, GOSSIP, HAND, KIND_BITS, LET_PASS, WARD
from epocha_fixtures.bazaar.steps import CANCEL, FIGHT, MARKET, RAIDS, STRIKE
from epocha_fixtures.frames import put_frame
from epocha_fixtures.odds.steps import Choose

from epocha import Chance, IllegalAction, Match, load_game
from epocha.engine.course import END, FLOOR, SEALED, TABLE, TURN, WINDOW, Course, Step, numbers_of
from epocha.engine.fields import index, number
from epocha.engine.match import Undo
from epocha.engine.record import record_of, replay, verify
from epocha.engine.state import NOBODY

BAZAAR = load_game("bazaar")
ODDS = load_game("odds")


def match_at(step: int, players: int = 3, hands: str = "", **options: object) -> Match:
    """Return a match of Bazaar that stands at a step; `hands` has two letters for each seat: w, c, or g."""
    match = Match(BAZAAR, players, seed=3, options=options)
    table: Any = match.state
    for seat, held in enumerate(hands.split()):
        for card, letter in ((WARD, "w"), (COUNTER, "c"), (GOSSIP, "g")):
            table.hand[seat * CARDS + card] = held.count(letter)
        table.held[seat] = len(held)
    table.clear_frames()
    if step == FIGHT:
        put_frame(table, RAIDS, 0)
        put_frame(table, FIGHT, 0, target=1)
    else:
        put_frame(table, step, 0 if step == RAIDS else NOBODY)
    table.advance()
    return match


def raided(hands: str, **options: object) -> Match:
    """Return a match in which seat 0 has just raided seat 1, so that everybody else may cancel it."""
    match = match_at(RAIDS, len(hands.split()), hands, **options)
    match.apply(0, "raid 2")
    return match


# --- floors and drafts -----------------------------------------------------------------------------------------------


def test_on_a_floor_answers_of_others_leave_a_question_as_it_is() -> None:
    match = match_at(MARKET)
    assert match.state.current_players == (0, 1, 2)
    assert {match.state.decision(seat).mode for seat in range(3)} == {"floor"}
    before = [match.state.decision(seat).id for seat in range(3)]
    do(match, 0, "offer 2", "give silk", "send")
    do(match, 2, "leave")
    assert match.state.current_players == (0, 1)
    assert match.state.decision(1).id == before[1], "an offer to them does not make their page stale"
    assert match.state.decision(0).id != before[0], "their own answer does"


def test_nobody_else_sees_a_draft_or_that_there_is_one() -> None:
    match = match_at(MARKET)
    state = match.state
    before, digest, ply = seen_by_others(state, 0), state.digest(), state.ply
    questions = [state.decision(seat) for seat in (1, 2)]
    for pick in ("offer 2", "give silk", "take spice"):
        match.apply(0, pick)
        assert seen_by_others(state, 0) == before
        assert [state.decision(seat) for seat in (1, 2)] == questions
    assert (state.digest(), state.ply, match.moves) == (digest, ply, [])
    match.state.withdraw(0)
    assert seen_by_others(state, 0) == before


def test_a_draft_is_its_owners_question() -> None:
    match = match_at(MARKET)
    ids = [match.state.decision(0).id]
    for pick in ("offer 2", "give silk", "take spice"):
        match.apply(0, pick)
        ids.append(match.state.decision(0).id)
    texts = [BAZAAR.action_to_text(match.state, pick) for pick in match.state.decision(0).picks]
    assert texts == ["offer 2", "give silk", "take spice"]
    match.state.withdraw(0, 2)
    match.apply(0, "give spice")
    ids.append(match.state.decision(0).id)
    assert len(set(ids)) == len(ids), "another draft, another question"
    match.state.withdraw(0, 1)
    assert match.drafts() == {0: "offer 2"}
    match.state.withdraw(0)
    assert match.state.decision(0).id == ids[0]
    assert match.drafts() == {}


def test_a_draft_is_shortened_and_dropped_by_its_owner_alone() -> None:
    match = match_at(MARKET)
    do(match, 0, "offer 2", "give silk")
    do(match, 1, "offer 3")
    with pytest.raises(ValueError, match="no picks"):
        match.state.withdraw(2)
    with pytest.raises(ValueError, match="no picks"):
        match.state.withdraw(1, 1)
    match.state.withdraw(1)
    assert match.drafts() == {0: "offer 2, give silk"}


def test_a_draft_survives_storing() -> None:
    match = match_at(MARKET)
    do(match, 0, "offer 2", "give silk")
    again = BAZAAR.from_bytes(match.state.to_bytes())
    assert again == match.state
    assert again.legal_actions(0) == match.state.legal_actions(0)
    assert list(match.state.clone().draft(0)) == list(match.state.draft(0))


def test_a_committed_draft_is_one_line_and_one_thing_to_undo() -> None:
    match = match_at(MARKET)
    do(match, 0, "offer 2", "give silk", "take spice")
    (move,) = match.apply(0, "send")
    assert move.text == "offer 2, give silk, take spice, send"
    assert match.state.ply == 1
    assert match.undo_to(0) == (Undo.FREE, 0)


def test_a_line_is_also_read_as_a_whole() -> None:
    match = Match(BAZAAR, 2, seed=3)
    for seat, text in ((0, "go east"), (1, "go nowhere"), (0, "offer 2, give silk, take spice, send"), (1, "accept 1")):
        match.apply(seat, text)
    table: Any = match.state
    assert list(table.goods) == [1, 3, 3, 1]
    assert said(replay(record_of(match))) == said(match)
    assert verify(record_of(match)).ok


def test_a_line_that_is_refused_in_the_middle_leaves_nothing_behind() -> None:
    match = match_at(MARKET)
    match.apply(0, "offer 2")
    before, could = match.state.to_bytes(), match.state.legal_actions(0)
    with pytest.raises(IllegalAction) as refused:
        match.apply(0, "give silk, give silk, give silk, send")
    assert refused.value.rule == "BZ-3.3"
    assert (match.state.to_bytes(), match.state.legal_actions(0)) == (before, could)


def test_an_offer_that_names_what_a_chest_holds_is_read_by_two() -> None:
    match = match_at(MARKET)
    table: Any = match.state
    thing = "pearl" if table.inside[0] == 2 else "glass"
    do(match, 0, f"offer 2, give {thing}, send")
    assert [match.hidden_moves(viewer) for viewer in (0, 1, 2, None)] == [set(), set(), {0}, {0}]
    assert [table.view(viewer).inside[0] == table.inside[0] for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert "chest" in BAZAAR.report_draft(table.view(2), 0, match.moves[0].picks, "en")
    assert thing not in BAZAAR.report_draft(table.view(2), 0, match.moves[0].picks, "en")


def test_a_floor_closes_when_nobody_is_asked_any_more() -> None:
    match = match_at(MARKET)
    do(match, 1, "offer 3, give silk, send")
    for seat in (2, 0, 1):
        match.apply(seat, "leave")
    assert match.state.decision(0).step == "raid"


# --- sealed questions ------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_replaced_until_the_last_is_in() -> None:
    match = match_at(FIGHT)
    do(match, 0, "stake silk", "ready")
    others = seen_by_others(match.state, 0)
    question = match.state.decision(1)
    match.state.withdraw(0)
    assert match.state.current_players == (0, 1)
    do(match, 0, "stake silk", "stake spice", "ready")
    assert seen_by_others(match.state, 0) == others, "nobody can tell that it was replaced"
    assert match.state.decision(1) == question
    assert match.moves == []
    match.apply(1, "ready")
    assert said(match) == ["1 stake silk, stake spice, ready", "2 ready"]


def test_sealed_answers_are_logged_in_the_order_of_seats_whoever_was_first() -> None:
    for order in ((0, 1), (1, 0)):
        match = match_at(FIGHT)
        for seat in order:
            match.apply(seat, "stake silk, ready")
        assert said(match) == ["1 stake silk, ready", "2 stake silk, ready"]
        assert match.state.disclosures == 1


def test_others_see_that_a_sealed_answer_is_in_and_not_what_it_is() -> None:
    seen = set()
    for answer in ("ready", "stake silk, ready", "stake spice, ready"):
        match = match_at(FIGHT)
        match.apply(0, answer)
        assert match.state.view(1).current_players == (1,)
        seen.add(tuple(seen_by_others(match.state, 0)))
    assert len(seen) == 1


def test_a_view_with_sealed_answers_is_completed_by_legal_ones() -> None:
    match = match_at(FIGHT)
    match.apply(0, "stake silk, ready")
    found = set()
    for seed in range(40):
        full = match.state.view(1).determinize(Chance.from_seed(seed))
        found.add(tuple(full.draft(0)))
        assert full.current_players == (1,)
        full.apply_action(1, BAZAAR.text_to_action(full, "ready"))
        assert full.step_number() != FIGHT
    assert len(found) > 3


# --- windows ---------------------------------------------------------------------------------------------------------


def test_a_window_asks_all_at_once() -> None:
    match = raided("gg gg gg gg gg gg")
    assert match.state.current_players == (1, 2, 3, 4, 5)
    for seat in (4, 2, 5, 1):
        before = seen_by_others(match.state, seat)
        assert match.apply(seat, "let pass") == ()
        assert seen_by_others(match.state, seat) == before, "nobody can tell who has answered"
    assert [move.player for move in match.apply(3, "let pass")] == [1, 2, 3, 4, 5]
    assert match.state.decision(0).step == "fight"


def test_the_first_response_in_the_order_of_the_rules_counts() -> None:
    match = raided("gg gg wg wg")
    do(match, 3, "ward")
    do(match, 2, "ward")
    assert len(match.moves) == 1, "seat 1 has not answered yet, and would come first"
    do(match, 1, "let pass")
    assert said(match)[1:] == ["2 let pass", "3 ward"]
    table: Any = match.state
    assert table.held[2] == 1
    assert table.held[3] == HAND, "what comes after the first response was said for the case that there is none"


def test_a_response_needs_no_answers_of_those_after_it() -> None:
    match = raided("gg gg wg gg")
    do(match, 1, "let pass")
    do(match, 2, "ward")
    assert said(match)[1:] == ["2 let pass", "3 ward"]


def test_windows_nest_and_the_last_is_resolved_first() -> None:
    match = raided("gc wg cg gg")
    do(match, 1, "ward")
    assert match.state.current_players == (0, 2, 3), "the ward may be countered"
    do(match, 2, "counter")
    assert match.state.current_players == (0, 1, 3), "and the counter too"
    do(match, 0, "counter")
    for seat in (1, 2, 3):
        if seat in match.state.current_players:
            match.apply(seat, "let pass")
    assert match.state.step_number() == CANCEL
    assert match.state.frame_of(STRIKE) >= 0
    while match.state.decision(match.state.to_move()).reaction:
        match.apply(match.state.to_move(), "let pass")
    assert match.state.decision(1).step == "raid", "counter, counter, ward: the ward holds, and the raid is off"


def test_a_raid_goes_on_if_the_ward_is_countered() -> None:
    match = raided("gg wg cg gg")
    do(match, 1, "ward")
    do(match, 2, "counter")
    while match.state.decision(match.state.to_move()).reaction:
        match.apply(match.state.to_move(), "let pass")
    assert match.state.decision(0).step == "fight"


def test_an_empty_hand_is_public_and_so_is_not_asked() -> None:
    match = match_at(RAIDS, 3, "gg gg gg")
    table: Any = match.state
    table.held[2] = 0
    table.hand[2 * CARDS + GOSSIP] = 0
    match.apply(0, "raid 2")
    assert match.state.current_players == (1,)


def test_a_quick_table_asks_only_those_who_can_respond() -> None:
    assert raided("wg gg wc cc", windows="quick").state.current_players == (2,)
    match = raided("wg gg cc cc", windows="quick")
    assert match.state.decision(0).step == "fight", "nobody can, so nobody is asked"


@pytest.mark.parametrize("hands", ["wg gg wc cc", "wg gg cc cc"])
def test_whom_a_quick_window_asks_is_not_found_out_and_taken_back(hands: str) -> None:
    """Either that somebody holds an answer or that nobody does: one could raid, look, take back and raid elsewhere."""
    assert raided(hands, windows="quick").undo_to(0)[0] is Undo.DISCLOSED
    assert raided(hands, windows="secret").undo_to(0)[0] is Undo.FREE, "all are asked, which tells nothing"


def test_nothing_in_a_window_is_taken_back_once_it_is_decided() -> None:
    match = raided("gg gg gg")
    do(match, 1, "let pass")
    match.state.withdraw(1)
    do(match, 1, "let pass")
    do(match, 2, "let pass")
    assert match.undo_to(1)[0] is Undo.DISCLOSED


# --- seats that are out ----------------------------------------------------------------------------------------------


def test_who_is_out_is_asked_nothing_any_more() -> None:
    match = match_at(FIGHT, 3)
    table: Any = match.state
    for thing in (0, 1):
        table.goods[2 + thing] = 1
    do(match, 1, "stake silk, stake spice, ready")
    do(match, 0, "stake silk, stake spice, ready")
    assert table.out == 0b010
    asked = set()
    while not table.is_terminal:
        asked.update(table.current_players)
        seat = table.to_move()
        match.apply(seat, table.legal_actions(seat)[-1])
    assert asked == {0, 2}
    assert table.standing(1) == [0]


# --- courses ---------------------------------------------------------------------------------------------------------


def test_a_course_is_checked_when_it_is_made() -> None:
    first, last = Step[Any]("first", "X-1"), Step[Any]("last", "X-2", mode=END)
    assert Course({0: first, 1: last}).number == {"first": 0, "last": 1}
    with pytest.raises(ValueError, match="without a gap"):
        Course({0: first, 2: last})
    with pytest.raises(ValueError, match="one name"):
        Course({0: first, 1: Step("first", "X-3")})


def test_the_numbers_of_a_frame_are_named_once_and_counted_from_0() -> None:
    class Good(Step[Any]):
        SPACE = 0
        PAID = 1
        NUMBERS = (index("space", of="space"), number("paid", most=9))

    class Undeclared(Good):
        LEFT = 2

    class Gap(Step[Any]):
        SPACE = 1

    assert numbers_of(Good) == ("space", "paid")
    assert numbers_of(Choose) == ()
    with pytest.raises(ValueError, match="must count from 0"):
        Gap("gap", "X-1")
    with pytest.raises(ValueError, match=r"must declare .'space', 'paid', 'left'. in this order"):
        Undeclared("undeclared", "X-1")


@pytest.mark.parametrize("mode", [TABLE, SEALED, WINDOW])
def test_asides_are_open_in_turns_and_on_floors_only(mode: int) -> None:
    for fine in (TURN, FLOOR):
        Step[Any]("fine", "X-1", mode=fine, asides=True)
    with pytest.raises(ValueError, match="asides"):
        Step[Any]("wrong", "X-1", mode=mode, asides=True, decline=0 if mode == WINDOW else -1)


def test_only_a_window_has_an_action_that_declines() -> None:
    with pytest.raises(ValueError, match="declines"):
        Step[Any]("wrong", "X-1", mode=WINDOW)
    with pytest.raises(ValueError, match="declines"):
        Step[Any]("wrong", "X-1", decline=LET_PASS << KIND_BITS)
