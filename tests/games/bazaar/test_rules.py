"""Every numbered rule of Bazaar, each proven by a test that names it. How its questions are asked: `test_asking.py`."""

from typing import Any

import pytest
from epocha_fixtures.bazaar.state import CARDS, COPIES, COUNTER, GLASS, GOSSIP, NONE, PEARL, SILK, SPICE, WARD
from epocha_fixtures.bazaar.steps import FIGHT, MARKET, RAIDS, TRAVEL
from epocha_fixtures.frames import put_frame

from epocha import BadOption, BadTable, IllegalAction, Match, load_game
from epocha.engine.state import NOBODY, vec_of

GAME = load_game("bazaar")


def start(players: int = 3, **options: object) -> Any:
    return GAME.new_initial_state(players, seed=4, options=options)


def match_at(step: int, players: int = 3, **options: object) -> tuple[Match, Any]:
    """Return a match that stands at the market, the first raid, or a fight of seat 0 against seat 1."""
    match = Match(GAME, players, seed=4, options=options)
    table: Any = match.state
    table.clear_frames()
    if step == FIGHT:
        put_frame(table, RAIDS, 0, raided=1)
        put_frame(table, FIGHT, 0, target=1)
    else:
        put_frame(table, step, 0 if step == RAIDS else NOBODY)
    table.advance()
    return match, table


def hold(table: Any, hands: str) -> None:
    """Deal hands: two letters for each seat, w, c or g."""
    for seat, held in enumerate(hands.split()):
        for card, letter in ((WARD, "w"), (COUNTER, "c"), (GOSSIP, "g")):
            table.hand[seat * CARDS + card] = held.count(letter)


def refused(match: Match, seat: int, text: str) -> str:
    """Return the rule that forbids an answer."""
    before = match.state.to_bytes()
    with pytest.raises(IllegalAction) as problem:
        match.apply(seat, text)
    assert match.state.to_bytes() == before
    return problem.value.rule


def pass_all(match: Match) -> None:
    """Let everybody pass until no window is open."""
    while match.state.decision(match.state.to_move()).reaction:
        match.apply(match.state.to_move(), "let pass")


@pytest.mark.rule("BZ-1.1")
def test_two_to_six_begin_with_two_silk_and_two_spice() -> None:
    for players in range(2, 7):
        assert list(start(players).goods) == [2] * (2 * players)
    for wrong in (1, 7):
        with pytest.raises(BadTable):
            start(wrong)


@pytest.mark.rule("BZ-1.2")
def test_half_of_the_chests_hold_a_pearl_and_their_owners_alone_know() -> None:
    for players in (2, 5, 6):
        table = start(players)
        assert list(table.inside).count(PEARL) == players // 2
        assert list(table.inside).count(GLASS) == players - players // 2
        for seat in range(players):
            known = [chest for chest in range(players) if table.view(seat).inside[chest] != NONE]
            assert known == [seat]


@pytest.mark.rule("BZ-1.3")
def test_everybody_is_dealt_two_cards_that_others_do_not_see() -> None:
    table = start(6)
    for card in range(CARDS):
        assert sum(table.hand[seat * CARDS + card] for seat in range(6)) <= COPIES[card]
    for seat in range(6):
        assert sum(table.hand[seat * CARDS : (seat + 1) * CARDS]) == table.held[seat] == 2
        assert set(table.view((seat + 1) % 6).hand[seat * CARDS : (seat + 1) * CARDS]) == {NONE}


@pytest.mark.rule("BZ-1.4")
def test_a_table_brings_its_own_map() -> None:
    table = start(2, map=".o.|..#")
    assert (table.land.grid.width, table.land.grid.height) == (3, 2)
    assert list(table.caravan) == [0, 0]
    for wrong, why in (("..|.", "row 2 has 1"), (".x", "row 1 has 'x'"), ("#.", "is rock"), ("", "row 1 has 0")):
        with pytest.raises(BadOption, match=why):
            start(2, map=wrong)


@pytest.mark.rule("BZ-2.1")
def test_caravans_go_one_step_in_turn_or_stay() -> None:
    match = Match(GAME, 3, seed=4, options={"map": "...|..."})
    for seat, text in ((0, "go east"), (1, "go south"), (2, "go nowhere")):
        assert match.state.current_players == (seat,)
        match.apply(seat, text)
    table: Any = match.state
    assert list(table.caravan) == [1, 3, 0]
    assert table.decision(0).step == "market"


@pytest.mark.rule("BZ-2.2")
def test_nobody_leaves_the_map_or_enters_rock() -> None:
    match = Match(GAME, 2, options={"map": ".#|.."})
    for wrong in ("go north", "go west", "go east"):
        assert refused(match, 0, wrong) == "BZ-2.2"


@pytest.mark.rule("BZ-2.3")
def test_arriving_at_an_oasis_brings_a_spice_and_staying_there_none() -> None:
    table = start(2, map=".o")
    go = GAME.notation.action
    table.apply_action(0, go("go east"))
    assert table.goods[SPICE] == 3
    table.clear_frames()
    put_frame(table, TRAVEL, 0)
    table.travelled = 0
    table.advance()
    table.apply_action(0, go("go nowhere"))
    assert table.goods[SPICE] == 3


@pytest.mark.rule("BZ-3.1")
def test_the_market_is_open_to_all_until_everybody_has_left() -> None:
    match, table = match_at(MARKET)
    assert table.current_players == (0, 1, 2)
    for seat, left in ((1, (0, 2)), (2, (0,))):
        match.apply(seat, "leave")
        assert table.current_players == left
    match.apply(0, "leave")
    assert table.decision(0).step == "raid"


@pytest.mark.rule("BZ-3.2")
def test_one_offer_at_a_time_two_a_round_and_none_of_nothing() -> None:
    match, _ = match_at(MARKET)
    assert refused(match, 0, "offer 1") == "BZ-3.2"
    assert refused(match, 0, "offer 2, send") == "BZ-3.2"
    match.apply(0, "offer 2, give silk, send")
    assert refused(match, 0, "offer 3") == "BZ-3.2"
    match.apply(0, "withdraw")
    match.apply(0, "offer 3, take spice, send")
    match.apply(2, "refuse 1")
    assert refused(match, 0, "offer 3") == "BZ-3.2"


@pytest.mark.rule("BZ-3.3")
def test_only_what_is_there_can_be_given_and_taken() -> None:
    match, table = match_at(MARKET)
    table.goods = vec_of([1, 0, 0, 1, 2, 2])
    other = {PEARL: "glass", GLASS: "pearl"}[table.inside[0]]
    own = {PEARL: "pearl", GLASS: "glass"}[table.inside[0]]
    for wrong in ("give spice", "give silk, give silk", "take silk", f"give {other}", f"give {own}, give {own}"):
        assert refused(match, 0, f"offer 2, {wrong}, send") == "BZ-3.3"


@pytest.mark.rule("BZ-3.3")
def test_an_offer_names_at_most_twelve_things() -> None:
    match, table = match_at(MARKET)
    table.goods = vec_of([20, 0, 20, 0, 2, 2])
    full = "offer 2, " + "give silk, " * 12
    assert refused(match, 0, full + "give silk, send") == "BZ-3.3"
    assert refused(match, 0, full + "take silk, send") == "BZ-3.3"
    match.apply(0, full + "send")
    match.apply(1, "accept 1")
    traded: Any = match.state
    assert list(traded.goods[:4]) == [8, 0, 32, 0]


@pytest.mark.rule("BZ-3.4")
def test_an_offer_is_carried_out_at_once_and_whole_if_both_still_can() -> None:
    match, table = match_at(MARKET)
    match.apply(0, "offer 2, give silk, give silk, take spice, send")
    match.apply(2, "offer 1, take silk, send")
    assert refused(match, 2, "accept 1") == "BZ-3.4"
    match.apply(0, "accept 3")
    assert refused(match, 1, "accept 1") == "BZ-3.4"
    assert "refuse 1" in [GAME.action_to_text(table, action) for action in table.legal_actions(1)]
    table.goods[SILK] = 2
    table.refresh()
    match.apply(1, "accept 1")
    assert list(table.goods) == [0, 3, 4, 1, 3, 2]
    assert table.offered_to[0] == NONE


def test_offers_can_be_hidden_from_all_but_the_two_whom_they_concern() -> None:
    """Bazaar's offers are open; a game whose offers are not hides them so."""
    match, table = match_at(MARKET)
    none = list(table.offered_to), list(table.terms)
    match.apply(0, "offer 2, give silk, take spice, send")
    for viewer, sees in ((0, True), (1, True), (2, False), (-1, False)):
        view = table.clone()
        view.hide_offers(viewer)
        shown = list(view.offered_to), list(view.terms)
        assert shown == ((list(table.offered_to), list(table.terms)) if sees else none)


@pytest.mark.rule("BZ-3.5")
def test_who_is_offered_a_chest_learns_what_it_holds_and_owns_it_after_accepting() -> None:
    match, table = match_at(MARKET)
    own = {PEARL: "pearl", GLASS: "glass"}[table.inside[0]]
    match.apply(0, f"offer 3, give {own}, send")
    assert [table.view(seat).inside[0] != NONE for seat in range(3)] == [True, False, True]
    match.apply(2, "accept 1")
    assert list(table.owner) == [2, 1, 2]
    assert GAME.stock(table, 2)["chests"] == 2


@pytest.mark.rule("BZ-3.6")
def test_who_leaves_takes_their_offer_along_and_is_made_no_more() -> None:
    match, table = match_at(MARKET)
    match.apply(0, "offer 2, give silk, send")
    match.apply(1, "offer 3, give silk, send")
    match.apply(1, "leave")
    assert list(table.offered_to) == [NONE] * 3
    assert refused(match, 0, "offer 2") == "BZ-3.6"


@pytest.mark.rule("BZ-4.1")
def test_everybody_raids_or_rests_in_turn() -> None:
    match, table = match_at(RAIDS)
    assert refused(match, 0, "raid 1") == "BZ-4.1"
    for seat in range(3):
        assert table.current_players == (seat,)
        match.apply(seat, "rest")
    assert table.round == 2


@pytest.mark.rule("BZ-4.2", "BZ-4.3", "BZ-4.4")
def test_a_ward_cancels_a_raid_unless_it_is_countered() -> None:
    for countered, follows in ((False, "raid"), (True, "fight")):
        match, table = match_at(RAIDS)
        hold(table, "cg wg gg")
        match.apply(0, "raid 2")
        assert table.current_players == (1, 2), "also who holds gossip alone"
        assert refused(match, 2, "ward") == "BZ-4.2"
        match.apply(1, "ward")
        assert (list(table.spent), list(table.held)) == ([1, 0, 0], [2, 1, 2])
        assert refused(match, 2, "counter") == "BZ-4.3"
        if countered:
            match.apply(0, "counter")
        pass_all(match)
        assert table.decision(table.to_move()).step == follows


@pytest.mark.rule("BZ-4.5")
@pytest.mark.parametrize(
    ("ours", "theirs", "left"),
    [
        ("stake silk, ", "", [2, 2, 2, 2]),
        ("", "stake silk, ", [2, 2, 2, 2]),
        ("stake silk, ", "stake spice, ", [1, 2, 2, 1]),
    ],
)
def test_the_smaller_bundle_is_lost_and_of_equal_ones_both(ours: str, theirs: str, left: list[int]) -> None:
    match, table = match_at(FIGHT)
    match.apply(0, ours + "ready")
    match.apply(1, theirs + "ready")
    assert list(table.goods)[:4] == left


@pytest.mark.rule("BZ-4.5")
def test_a_bundle_that_is_smaller_is_lost_whole() -> None:
    match, table = match_at(FIGHT)
    match.apply(0, "stake silk, stake silk, stake spice, ready")
    match.apply(1, "stake silk, stake spice, ready")
    assert list(table.goods)[:4] == [2, 2, 1, 1]


@pytest.mark.rule("BZ-4.6")
def test_who_has_nothing_left_is_out_with_chests_and_cards() -> None:
    match, table = match_at(FIGHT)
    table.goods[2], table.goods[3] = 1, 0
    match.apply(0, "stake silk, stake silk, ready")
    match.apply(1, "stake silk, ready")
    assert table.out == 0b010
    assert (table.held[1], table.owner[1]) == (0, NONE)
    assert table.current_players == (2,)


@pytest.mark.rule("BZ-5.1")
def test_the_game_ends_after_the_last_round_or_with_one_player_left() -> None:
    match, table = match_at(RAIDS, rounds=1)
    for seat in range(3):
        match.apply(seat, "rest")
    assert GAME.end(table) == "last-round"
    match, table = match_at(FIGHT, players=2)
    table.goods = vec_of([2, 2, 1, 0])
    match.apply(0, "stake silk, stake silk, ready")
    match.apply(1, "stake silk, ready")
    assert GAME.end(table) == "last-seat"
    assert table.ranking() == [1, 2]


@pytest.mark.rule("BZ-5.2")
def test_goods_count_one_and_a_pearl_three() -> None:
    table = start(3)
    table.goods = vec_of([1, 2, 0, 4, 1, 0])
    table.inside = vec_of([PEARL, GLASS, GLASS])
    table.owner = vec_of([0, 1, 2])
    assert [table.standing(seat) for seat in range(3)] == [[6], [4], [1]]
    table.owner = vec_of([2, 1, 2])
    table.out = 0b010
    assert [table.standing(seat) for seat in range(3)] == [[3], [0], [4]]
    table.over = 1
    assert table.ranking() == [2, 3, 1]
