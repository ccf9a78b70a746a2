"""Every numbered rule of Frontier, each proven by a test that names it; so the parts are proven that it is made of."""

from typing import Any

import pytest
from epocha_fixtures.frontier.catalogue import CARDS, LEARNING, PLACES, WORLD
from epocha_fixtures.frontier.steps import Claim
from epocha_fixtures.frontier.wilds import GRID, is_water
from epocha_fixtures.frontier.words import card_text
from epocha_fixtures.playing import do, options, refused, step

from epocha import Match, load_game
from epocha.engine.chart import source_name, story_of
from epocha.engine.position import read_position

GAME = load_game("frontier")


def start(players: int = 3, **chosen: object) -> Any:
    return GAME.new_initial_state(players, seed=3, options=chosen)


def position(*lines: str) -> Any:
    """Return a table of three in round 1 with the usual beginnings, changed by some lines."""
    usual = {
        "players": "3",
        "frame": "row p1",
        "round": "1",
        "goods": "p1.food=4 p1.ore=4 p2.food=4 p2.ore=4 p3.food=4 p3.ore=4",
        "armies": "p1=1 p2=1 p3=1",
        "arm": "p1=horse p2=horse p3=horse",
        "owner": "fens=p1 coast=p2 mesa=p3",
        "row": "1=harvest 2=levy 3=academy 4=fair",
        "dealt": "4",
        "deck": " ".join(f"{n}={card}" for n, card in enumerate(DECK, 1)),
    }
    usual |= dict(line.split(" ", 1) for line in lines)
    return read_position("\n".join(["position frontier 1", *[f"{key} {value}" for key, value in usual.items()]]))


DECK = ["harvest", "levy", "academy", "fair"]
DECK += [card for card in CARDS.ids if card not in DECK]


def number(region: str) -> int:
    return PLACES.ids.index(region)


@pytest.mark.rule("FR-1.1", "FR-1.2")
def test_everybody_begins_alike_and_at_home() -> None:
    table = start(4)
    assert [GAME.stock(table, seat) for seat in range(4)] == [
        {"food": 4, "ore": 4, "armies": 1, "learning": 0, "points": 2}
    ] * 4
    owned = {PLACES.ids[region]: int(table.owner[region]) for region in range(9) if table.owner[region] >= 0}
    assert owned == {"fens": 0, "coast": 1, "mesa": 2, "isle": 3}
    assert WORLD.distance(0, number("fens"), number("coast")) == 2
    assert WORLD.distance(0, number("fens"), number("isle")) == -1


@pytest.mark.rule("FR-1.3")
def test_four_cards_lie_open_and_nobody_knows_the_others() -> None:
    table = start()
    assert sorted(table.deck) == list(range(12))
    assert list(table.row) == list(table.deck[:4])
    assert list(table.view(0).deck[4:]) == [-1] * 8


@pytest.mark.rule("FR-2.1", "FR-2.3")
def test_cards_are_taken_in_turn_and_carried_out_at_once() -> None:
    table = do(position(), "take 1", "take 2")
    assert (GAME.stock(table, 0)["food"], GAME.stock(table, 1)["armies"]) == (7, 2)
    assert refused(table, "take 1") == "FR-2.1"
    do(table, "pass", "bid nothing", "bid nothing", "bid nothing", "rest", "rest")
    assert (table.round, table.current_players) == (2, (1,))


@pytest.mark.rule("FR-2.2")
def test_the_last_two_spaces_cost_two_food() -> None:
    table = position("goods p1.food=1 p2.food=3")
    assert refused(table, "take 4") == "FR-2.2"
    do(table, "take 1", "take 4")
    assert (table.goods[0], table.goods[2], table.goods[3]) == (4, 3 - 2 + 2, 1)


@pytest.mark.rule("FR-2.4")
@pytest.mark.parametrize(
    ("taken", "row"),
    [
        (["pass", "pass", "pass"], ["levy", "academy", "fair", DECK[4]]),
        (["take 1", "pass", "pass"], ["levy", "academy", "fair", DECK[4]]),
        (["take 2", "take 3", "pass"], ["fair", *DECK[4:7]]),
    ],
)
def test_the_row_loses_its_first_card_moves_up_and_is_filled(taken: list[str], row: list[str]) -> None:
    table = do(position(), *taken)
    assert [CARDS.ids[card] for card in table.row] == row


@pytest.mark.rule("FR-2.5")
def test_tiles_are_laid_one_after_the_other_each_turned_as_one_likes() -> None:
    table = position()
    assert len(options(table, "lay")) == 4 * 4
    do(table, "lay south-east 3")
    assert GAME.stock(table, 0)["food"] == 4
    assert refused(table, "lay south-east 0", 1) == "FR-2.5"
    do(table, "lay north-west 0", "lay north-east 2")
    assert [int(tile) for tile in table.tile_on] == [1, 2, -1, 0]
    assert [int(turns) for turns in table.turns_of] == [0, 2, 0, 3]
    full = position("tile_on north-west=1 north-east=2 south-west=3 south-east=4")
    assert options(full, "lay") == []
    assert refused(full, "lay north-west 0") == "FR-2.5"


@pytest.mark.rule("FR-2.6")
@pytest.mark.parametrize(
    ("turns", "laid", "food"), [(0, "A3 B3", 2), (1, "B3 B4", 1), (2, "A4 B4", 0), (3, "A3 A4", 1)]
)
def test_water_beside_water_of_another_tile_brings_food(turns: int, laid: str, food: int) -> None:
    """Tile 2 has water along its north as it is printed; A2 and C3 are water beside it."""
    table = position("tile_on north-west=3 south-east=1", "turns_of north-west=1")
    before = {"B1", "A2", "C3"}
    assert water(table) == before
    do(table, f"lay south-west {turns}")
    assert water(table) == before | set(laid.split())
    assert GAME.stock(table, 0)["food"] == 4 + food


def water(table: Any) -> set[str]:
    return {GRID.name(square) for square in range(GRID.squares) if is_water(table.tile_on, table.turns_of, square)}


@pytest.mark.rule("FR-3.1", "FR-3.2")
def test_milestones_on_the_way_are_gained_and_the_end_holds() -> None:
    table = do(position("learning p1=1 p2=8"), "take 3")
    assert (table.learning[0], table.goods[1], table.armies[0]) == (6, 7, 2), "space 2 brings ore, space 4 an army"
    table.study(1, 5)
    assert (table.learning[1], table.armies[1]) == (9, 2)
    assert [int(space) for space in range(10) if LEARNING.milestone[space] >= 0] == [2, 4, 7, 9]


def claiming(*lines: str) -> Any:
    return position("frame battle p1", f"frame claim p1 region={number('isle')}", *lines)


@pytest.mark.rule("FR-4.1")
def test_the_first_open_region_within_reach_is_put_up() -> None:
    table = do(position(), "pass", "pass", "pass")
    assert (step(table), table.current_players) == ("claim", (0,))
    assert PLACES.ids[table.get(Claim.REGION)] == "heath"
    table = do(position("owner spit=p1"), "pass", "pass", "pass")
    assert PLACES.ids[table.get(Claim.REGION)] == "fens", "over the bay"


@pytest.mark.rule("FR-4.2")
def test_bids_rise_in_turn_until_one_is_left() -> None:
    table = do(position(), "pass", "pass", "pass", "bid 1")
    assert options(table) == ["bid nothing", "bid 2", "bid 3", "bid 4"]
    assert refused(table, "bid 1") == "FR-4.2"
    do(table, "bid 2", "bid nothing", "bid 3")
    assert refused(table, "bid 5") == "FR-4.2"
    do(table, "bid nothing")
    assert step(table) == "battle"
    assert (table.goods[1], table.owner[number("heath")]) == (1, 0)


@pytest.mark.rule("FR-4.2")
def test_who_is_too_far_away_may_only_pass() -> None:
    table = do(position("owner fens=p1 heath=p2 isle=p3"), "pass", "pass", "pass", "bid 1", "bid 2")
    assert PLACES.ids[table.get(Claim.REGION)] == "woods"
    assert options(table) == ["bid nothing"]


@pytest.mark.rule("FR-4.2", "FR-4.3")
def test_the_last_may_bid_though_all_others_have_passed() -> None:
    table = do(position(), "pass", "pass", "pass", "bid nothing", "bid nothing", "bid 2")
    assert (table.owner[number("heath")], table.goods[5]) == (2, 2)
    table = do(position(), "pass", "pass", "pass", "bid nothing", "bid nothing", "bid nothing")
    assert (step(table), table.owner[number("heath")]) == ("battle", -1)


@pytest.mark.rule("FR-5.1")
def test_only_neighbours_over_land_are_attacked_and_by_an_army() -> None:
    table = position("frame battle p1", "owner fens=p1 heath=p2 isle=p3", "armies p1=1")
    assert options(table) == ["attack heath", "rest"]
    assert refused(table, "attack isle") == "FR-5.1"
    do(table, "rest")
    assert table.current_players == (1,), "nobody else has an army to attack with, so a new round has begun"
    assert table.round == 2


@pytest.mark.rule("FR-5.2", "FR-5.3")
@pytest.mark.parametrize(
    ("ours", "theirs", "arms", "trumped", "wins"),
    [
        (9, 1, "p1=horse p2=horse p3=horse", (0, 0), True),
        (1, 9, "p1=horse p2=bow p3=horse", (2, 0), False),
        (9, 1, "p1=horse p2=spear p3=horse", (0, 2), True),
    ],
)
def test_both_sides_add_up_and_the_loser_pays(
    ours: int, theirs: int, arms: str, trumped: tuple[int, int], wins: bool
) -> None:
    table = position("frame battle p1", "owner fens=p1 heath=p2", f"armies p1={ours} p2={theirs}", f"arm {arms}")
    do(table, "attack heath")
    attacker, defender = list(table.sheet[:4]), list(table.sheet[4:])
    assert list(table.fought) == [0, 1]
    assert (attacker[0], defender[0], attacker[2], defender[2]) == (ours, theirs, *trumped)
    assert (attacker[3], defender[3]) == (0, 1)
    assert all(1 <= die <= 6 for die in (attacker[1], defender[1]))
    assert (table.owner[number("heath")] == 0) == wins
    assert (table.armies[0], table.armies[1]) == ((ours, theirs - 1) if wins else (ours - 1, theirs))


@pytest.mark.rule("FR-6.1", "FR-6.2")
def test_points_come_from_regions_learning_and_cards() -> None:
    table = do(position("learning p1=3", "scored p1=3", "owner fens=p1 heath=p1"), "pass")
    assert dict(GAME.sources(table, 0)) == {"regions": 4, "learning": 3, "cards": 3}
    assert table.points(0) == 10
    table = do(start(2, rounds=1), "pass", "pass", "bid nothing", "bid nothing")
    assert table.ranking() == [1, 1]


def test_what_cards_say_follows_from_their_effects() -> None:
    said = {name: [card_text(CARDS.number(name), lang) for lang in ("en", "cs", "sk")] for name in ("fair", "archers")}
    assert said["fair"] == [
        "Fair: Gain 2 food and 1 ore.",
        "Jarmark: Získej 2 jídla a 1 rudu.",
        "Jarmok: Získaj 2 jedlá a 1 rudu.",
    ]
    assert said["archers"][1] == "Lučištníci: Tvou zbraní je odteď luk. Postav 1 vojsko."


def test_the_chart_has_everybodys_points_after_every_turn() -> None:
    match = Match(GAME, 2, seed=3, options={"rounds": 1})
    while not match.state.is_terminal:
        seat = match.state.current_players[0]
        match.apply(seat, match.state.legal_actions(seat)[0])
    read = story_of(match).readings
    assert [reading.ply for reading in read] == sorted({reading.ply for reading in read})
    assert (read[0].ply, read[-1].ply) == (0, len(match.moves))
    assert [read[-1].total(seat) for seat in range(2)] == [match.state.points(seat) for seat in range(2)]
    assert list(read[0].points[0]) == ["regions", "learning", "cards"]
    assert source_name(GAME, "regions", "sk") == "Kraje"
    assert source_name(load_game("odds"), "points", "cs") == "Body"
