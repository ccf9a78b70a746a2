"""Set-up (CE-5), the options about tokens, and what everybody starts with."""

import pytest

from epocha.engine.chance import Chance
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import REGION_IDS, THE_WORLD
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.settlements import resource_of
from epocha.games.civilization_2002.steps.setting_up import roll_for_first
from epocha.games.civilization_2002.technologies import unit_of

from .build import (
    BOTH,
    GAME,
    P1,
    P2,
    P3,
    Table,
    asked,
    at,
    desk,
    do,
    game,
    names,
    options,
    pieces,
    refused,
    step,
    throwing,
)

LANDS = len(THE_WORLD.lands)


def placed(table: Table) -> Table:
    """Let everybody start on the first lands that are free."""
    while step(table) == "place-start":
        do(table, options(table)[0])
    return table


def played_on(table: Table) -> Table:
    """Let the rest of the set-up be decided by the first of what is open."""
    placed(table)
    while table.round == 0:
        do(table, options(table)[0])
    return table


@pytest.mark.rule("CE-1.1", "CE-1.2", "CE-1.3", "CE-1.5")
def test_two_to_six_play_one_of_two_rule_sets_from_the_ancient_era() -> None:
    for players in (2, 6):
        for rules in ("basic", "advanced"):
            table = game(players, rules)
            assert (table.players, table.agreed.advanced, table.era) == (players, rules == "advanced", c.ANCIENT)
    for players in (1, 7):
        with pytest.raises(ValueError, match="players"):
            game(players)
    assert [game(2, "advanced", length=length).agreed.length for length in ("short", "medium", "long")] == [0, 1, 2]


@pytest.mark.rule("CE-4.2", "CE-5.1", "CE-25.2", "CE-26.1")
def test_a_token_lies_face_down_on_every_land_and_the_rest_is_away_unseen() -> None:
    table = game()
    assert all(lies == DOWN for lies in list(table.token_lies)[:LANDS])
    on_map = [list(table.token).count(kind) for kind in range(int(c.TOKENS))]
    assert [a + b for a, b in zip(on_map, table.spare, strict=True)] == [one.count for one in c.TOKEN]
    assert sum(table.spare) == sum(one.count for one in c.TOKEN) - LANDS
    assert list(game(seed=2).token) != list(table.token)
    view = table.view(P1)
    assert set(view.token) == {-1}
    assert set(view.spare) == {-1}


@pytest.mark.rule("CE-5.2", "CE-5.15", "CE-24.1")
def test_open_tokens_are_known_to_all_and_only_terrain_binds_from_the_start() -> None:
    table = game(open_tokens=True)
    assert list(table.view(None).token) == list(table.token)
    for land in range(LANDS):
        binds = table.token[land] in [c.TOKEN.number(name) for name in ("desert", "mountains", "jungle_forest")]
        assert table.token_lies[land] == (UP if binds else DOWN)


@pytest.mark.rule("CE-5.3", "CE-24.2")
def test_two_no_effect_tokens_a_player_may_be_taken_out() -> None:
    for players in (2, 6):
        table = game(players, remove_no_effect_tokens=True)
        idle = int(c.NO_EFFECT)
        there = list(table.token).count(idle) + table.spare[idle]
        assert there == c.TOKEN[idle].count - 2 * players
        assert game(players).agreed.tokens[idle] == c.TOKEN[idle].count
        assert table.unsound() == ""


@pytest.mark.rule("CE-5.4", "CE-5.6", "CE-5.7")
def test_everybody_places_a_village_an_infantry_and_a_settler_twice_in_snake_order() -> None:
    table = game(3)
    order = []
    while step(table) == "place-start":
        order.append(asked(table))
        do(table, options(table)[-1])
    first = order[0]
    clockwise = [(first + k) % 3 for k in range(3)]
    assert order == clockwise + clockwise[::-1]
    assert [REGION_IDS[land] for land in table.starts] == REGION_IDS[LANDS - 1 : LANDS - 7 : -1]
    for seat, land in zip(order, table.starts, strict=True):
        assert table.settlement_of[land] == seat
        assert pieces(table, "swordsman", REGION_IDS[land], seat) == 1
        assert pieces(table, "settler", REGION_IDS[land], seat) == 1
    assert len(table.piece_at) == 12


@pytest.mark.rule("CE-2.9", "CE-5.6", "CE-5.7")
def test_nobody_starts_where_a_settlement_is() -> None:
    table = game(2)
    assert len(options(table)) == LANDS
    do(table, "place yukon")
    assert refused(table, "place yukon") == "CE-5.6"
    do(table, "place hudson")
    assert refused(table, "place yukon") == "CE-5.7"
    assert refused(table, "place dakota", 1 - asked(table)) == "CE-5.6"


@pytest.mark.rule("CE-5.5", "CE-26.2", "CE-1.12")
def test_the_highest_roll_chooses_first_and_ties_roll_again() -> None:
    for seed in range(10):
        table = game(3, seed=seed)
        rolls = [int(roll) for roll in table.rolled]
        assert all(2 <= roll <= 12 for roll in rolls)
        assert rolls[asked(table)] == max(rolls) or rolls.count(max(rolls)) > 1
    table = throwing(desk(3), lambda s: s[0] == s[1] > s[2] and s[3] < s[4], 5)
    assert roll_for_first(table) == P2  # who tied rolls again
    assert table.rolled[0] < table.rolled[1]
    ties = throwing(desk(3), lambda s: s[0] == s[1] == s[2] and s[3] == s[5] > s[4] and s[6] < s[7] < s[4], 8)
    assert roll_for_first(ties) == P3  # all tie; then the second is out for good; then the third is ahead
    assert ties.rolled[0] < ties.rolled[2] < ties.rolled[1]


@pytest.mark.rule("CE-5.12")
def test_the_start_player_is_rolled_for_after_everything_else() -> None:
    starters = set()
    for seed in range(20):
        table = played_on(game(3, seed=seed))
        starters.add(int(table.first))
        assert table.round == 1
        assert asked(table) == table.first
    assert starters == {0, 1, 2}


@pytest.mark.rule("CE-5.8", "CE-5.9", "CE-26.3", "CE-25.4")
def test_the_first_to_place_has_bronze_working_and_the_others_are_dealt_one() -> None:
    dealt: set[str] = set()
    pool = {"the_wheel", "masonry", "alphabet_writing", "pottery_specialization", "ceremonial_burial"}
    for seed in range(12):
        table = game(3, "advanced", seed)
        chooser = asked(table)
        placed(table)
        assert names("technology", table.technologies[chooser]) == ["bronze_working"]
        for seat in range(3):
            mine = names("technology", table.technologies[seat])
            assert len(mine) == 1
            if seat != chooser:
                assert mine[0] in pool
                dealt.add(mine[0])
    assert dealt == pool
    table = placed(game(2, "basic"))
    assert list(table.technologies) == [0, 0]


@pytest.mark.rule("CE-5.10")
def test_starting_technologies_give_their_benefits_at_once() -> None:
    seen: set[str] = set()
    for seed in range(30):
        table = played_on(game(2, "advanced", seed))
        for seat in range(2):
            mine = names("technology", table.technologies[seat])
            wonders = names("wonder", table.wonders[seat])
            settlers = sum(pieces(table, "settler", name, seat) for name in REGION_IDS)
            horses = sum(pieces(table, "horseman", name, seat) for name in REGION_IDS)
            seen.update(mine)
            assert ("colossus" in wonders) == ("bronze_working" in mine)
            assert ("hanging_gardens" in wonders) == ("masonry" in mine) == (settlers == 4)
            assert ("pyramids" in wonders) == ("ceremonial_burial" in mine)
            expected = 2 if "ceremonial_burial" in mine else 1 if "the_wheel" in mine else 0
            assert horses == expected
            granary = "granary" in names("improvement", table.improvements[seat])
            assert granary == ("pottery_specialization" in mine)
    assert len(seen) >= 6


@pytest.mark.rule("CE-5.13")
def test_starting_infantry_are_spearmen() -> None:
    table = played_on(game(2, "advanced"))
    figure = c.FIGURE.number("swordsman")
    assert c.UNIT.ids[unit_of(table, figure)] == "spearman"


@pytest.mark.rule("CE-5.11", "CE-4.31")
def test_tokens_where_players_start_are_turned_and_some_do_nothing_there() -> None:
    for seed in range(1, 40):
        table = game(4, seed=seed)
        starts = {}
        while step(table) == "place-start":
            land = options(table)[0].removeprefix("place ").replace(" ", "_")
            starts[land] = c.TOKEN.ids[table.token[at(land)]]
            do(table, options(table)[0])
        while table.round == 0:
            do(table, options(table)[0])
        for land, was in starts.items():
            gone = c.IS_EVENT[c.TOKEN.number(was)] or was in ("no_effect", "desert")
            assert table.token_lies[at(land)] == (GONE if gone else UP), was
            assert table.settlement_size[at(land)] == (2 if was == "fertile" else 1)
        assert [table.gold[seat] for seat in range(4)] == [
            20 + 10 * sum(was == "treasure" for land, was in starts.items() if table.settlement_of[at(land)] == seat)
            for seat in range(4)
        ]
        assert table.unsound() == ""


@pytest.mark.rule("CE-5.14", "CE-4.3", "CE-4.4")
def test_a_start_village_has_the_card_of_its_resource_or_a_blank_one() -> None:
    seen = set()
    for seed in range(1, 20):
        table = game(4, "advanced", seed=seed)
        was = list(table.token)
        played_on(table)
        for land in table.starts:
            resource = resource_of(table, land)
            seen.add(int(resource))
            assert resource == c.TOKEN_RESOURCE[was[land]]
    assert len(seen) == 9


@BOTH
@pytest.mark.rule("CE-25.1", "CE-25.6")
def test_views_are_completed_to_sound_tables(rules: str) -> None:
    table = game(3, rules)
    for seat in (P1, P2, None):
        full = table.view(seat).determinize(Chance.from_seed(5))
        assert full.unsound() == ""
        assert full.gold == table.gold
    assert GAME.new_initial_state(3, 1, {"rules": rules}) == table
