"""Chapters 1 to 4: the box, the common set-up, and what each player gets and places."""

import pytest

from epocha.engine.chance import Chance
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import HOME_TILE
from epocha.games.civilization_2010.cities import production_of, trade_icons
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.piles import drawn
from epocha.games.civilization_2010.techs import bars_learning, cards_in_row

from .build import GAME, P1, P2, P3, P4, asked, beside, do, game, options, position, refused, square, step

ALL = 4


@pytest.mark.rule("CF-1.1", "CF-1.2", "CF-1.4", "CF-1.5", "CF-1.6", "CF-1.8", "CF-1.9", "CF-1.10", "CF-1.12")
def test_the_box() -> None:
    assert c.COUNTS.civilization_sheets == len(c.CIVILIZATION) == 6
    assert sum(int(kind.total) for kind in c.UNIT) == 53
    assert [sum(one.count for one in kind.cards) for kind in c.UNIT] == [15, 15, 15, 8] == list(c.COUNTS.unit_cards)
    assert [bin(int(age)).count("1") for age in c.OF_AGE] == [4, 4, 4]
    decks = [sum(one.count for one in c.EVENT if one.age == deck) for deck in c.DECK_IDS]
    assert decks == [19, 17, 11]
    assert sum(c.PERSON_COUNT) == 18
    assert [sum(one.count for one in c.TOKEN if one.kind == kind) for kind in c.SITE_IDS] == [20, 10]
    assert c.COUNTS.resource_tokens == sum(kind.market_tokens_total for kind in c.RESOURCE)
    assert sum(one.copies_per_player for one in c.TECHNOLOGY) == 36
    assert [one.id for one in c.TECHNOLOGY if one.copies_total == 1] == ["space_flight"]
    assert len(c.GOVERNMENT) == 8


@pytest.mark.rule("CF-1.7", "CF-2.6")
def test_building_tokens_lie_in_stacks() -> None:
    table = position()
    stacks = {name: int(n) for name, n in zip(c.STACK_IDS, table.stacks, strict=True)}
    assert stacks == {
        "harbor": 10, "trading_post": 6, "workshop": 6, "library": 6, "granary": 6, "market": 5, "temple": 5,
        "barracks": 5,
    }  # fmt: skip
    assert sum(stacks.values()) == 49


@pytest.mark.rule("CF-1.13")
def test_spies_and_uranium_come_from_tokens_only() -> None:
    table = position(4)
    assert [int(n) for n in table.market] == [4, 4, 4, 4, 0, 0]
    sources = {(one.kind, one.reward) for one in c.TOKEN if one.reward in ("spy", "uranium")}
    assert sources == {("hut", "spy"), ("village", "spy"), ("village", "uranium")}


@pytest.mark.rule("CF-2.1", "CF-2.2")
def test_civilizations_are_drawn_or_chosen_each_once() -> None:
    drawn = GAME.new_initial_state(4, 3)
    assert len({int(one) for one in drawn.civilization}) == 4
    assert {tuple(GAME.new_initial_state(2, seed).civilization) for seed in range(9)} != {(0, 1)}
    table = GAME.new_initial_state(3, 1, {"civilizations": "chosen", "first_player": 2})
    assert asked(table) == P2
    assert len(options(table)) == 6
    do(table, "pick rome")
    assert asked(table) == P3
    assert refused(table, "pick rome") == "CF-2.1"
    do(table, "pick russia", "pick egypt")
    assert [int(one) for one in table.civilization] == [
        c.CIVILIZATION.number(one) for one in ("egypt", "rome", "russia")
    ]


@pytest.mark.rule("CF-2.3", "CF-2.4", "CF-2.5", "CF-4.13", "CF-14.7")
def test_standing_forces_at_the_beginning() -> None:
    """One of each type at rank 1, no aircraft; one civilization has two more infantry."""
    table = position(2, "germany china")
    by_type = [
        [int(sum(table.forces[seat * 12 + unit * 3 : seat * 12 + unit * 3 + 3])) for unit in range(4)]
        for seat in (P1, P2)
    ]
    assert by_type == [[3, 1, 1, 0], [1, 1, 1, 0]]
    assert [int(n) for n in table.forces_held] == [5, 3]
    assert [int(n) for n in table.deck_held] == [11, 13, 13, 8]


@pytest.mark.rule("CF-2.7", "CF-16.5")
def test_four_ancient_wonders_lie_open_and_medieval_ones_come_before_modern_ones() -> None:
    table = position(2, "china germany")
    assert {int(c.WONDER_AGE[wonder]) for wonder in table.row} == {0}
    assert table.wonders_left == c.OF_AGE[1] | c.OF_AGE[2]


@pytest.mark.rule("CF-2.8", "CF-4.12", "CF-4.16")
def test_egypt_starts_with_an_ancient_wonder() -> None:
    table = game(2, "egypt china")
    assert sorted(int(c.WONDER_AGE[wonder]) for wonder in table.row) == [0, 0, 0, 1]
    do(table, options(table)[0])
    assert step(table) == "start-token"
    places = [text.split()[1] for text in options(table)]
    land = [at for at in beside(table) if table.figure_at[0] == c.NONE]
    assert set(places) < set(land)  # the rest is water
    assert refused(table, f"place {next(at for at in land if at not in places)}") == "CF-4.16"
    do(table, f"place {places[0]}")
    started = [n for n in range(int(c.WONDERS)) if table.wonder_of[n] == P1]
    assert len(started) == 1
    assert c.WONDER_AGE[started[0]] == 0
    assert table.wonder_at[started[0]] == square(places[0])
    assert started[0] not in table.row
    assert step(table) == "start-figure"


@pytest.mark.rule("CF-2.9", "CF-2.10", "CF-2.12", "CF-4.18")
def test_nobody_has_culture_or_events_or_resources_at_first() -> None:
    table = position(3)
    for name in ("culture", "track", "hand", "resources", "tokens", "reserve"):
        assert not any(getattr(table, name)), name
    assert list(table.event_deck) == list(c.EVENT_COUNT)


@pytest.mark.rule("CF-2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_resources_of_each_kind_as_players(players: int) -> None:
    assert list(position(players).market)[:4] == [players] * 4


@pytest.mark.rule("CF-2.13", "CF-33.4")
def test_the_first_player_is_drawn_or_fixed() -> None:
    assert {int(GAME.new_initial_state(3, seed).first) for seed in range(20)} == {0, 1, 2}
    assert GAME.new_initial_state(3, 1, {"first_player": 3}).first == P3
    with pytest.raises(ValueError, match="a seat from 1 to 2"):
        GAME.new_initial_state(2, 1, {"first_player": 3})


@pytest.mark.rule("CF-3.1", "CF-3.6", "CF-3.9")
def test_home_tiles_lie_open_and_the_others_face_down() -> None:
    table = position(4)
    homes = [int(table.plan.home[seat]) for seat in range(ALL)]
    assert [int(table.tile[slot]) for slot in homes] == [int(HOME_TILE[one]) for one in table.civilization]
    assert [slot for slot in range(16) if table.tile[slot] != c.NONE] == sorted(homes)


@pytest.mark.rule("CF-4.1", "CF-4.2", "CF-4.17", "CF-36.3")
def test_a_capital_is_placed_in_the_middle_of_the_home_tile() -> None:
    table = game(2, "china germany")
    assert asked(table) == P1
    assert options(table) == ["place f2", "place g2", "place f3", "place g3"]
    assert refused(table, "place e2") == "CF-4.1"
    assert refused(table, "place b14", P2) == "CF-4.17"
    do(table, "place g3")
    assert table.city_at[0] == square("g3")
    while asked(table) == P1:
        do(table, options(table)[0])
    assert options(table) == ["place b14", "place c14", "place b15", "place c15"]


@pytest.mark.rule("CF-4.3", "CF-4.11")
def test_the_walls_of_china() -> None:
    table = position(2, "china germany")
    assert [int(walls) for walls in table.walled] == [1, 0]


@pytest.mark.rule("CF-4.4", "CF-4.9", "CF-4.15", "CF-1.3", "CF-13.3")
def test_an_army_and_a_scout_are_placed_around_the_capital() -> None:
    table = game(2, "russia china")
    do(table, "place f2", "place e1")
    assert refused(table, "place f2") == "CF-4.4"  # the centre
    water = [at for at in beside(table) if f"place {at}" not in options(table)]
    assert water
    assert all(refused(table, f"place {at}") == "CF-13.3" for at in water)
    do(table, "place e1", "place e1")  # together with the white army: one more fits than for others
    assert table.figure_at[0] == table.figure_at[c.FIRST_SCOUT] == table.figure_at[c.WHITE_ARMY] == square("e1")
    while table.round == 0:
        do(table, options(table)[0])
    assert [sum(int(at != c.NONE) for at in table.figure_at[seat * 9 : seat * 9 + 9]) for seat in (P1, P2)] == [3, 2]


@pytest.mark.rule("CF-4.5", "CF-4.6")
@pytest.mark.example("CF-EX-4")
def test_the_start_technology_lies_in_the_first_row() -> None:
    table = position(2, "egypt china")
    sailing, pottery = c.TECHNOLOGY.number("sailing"), c.TECHNOLOGY.number("pottery")
    assert c.LEVEL[c.TECHNOLOGY.number("construction")] == 2
    assert [int(cards_in_row(table, P1, row)) for row in (1, 2)] == [1, 0]
    assert bars_learning(table, P1, sailing) == "CF-27.3"
    table.techs[P1] |= 1 << pottery
    assert bars_learning(table, P1, sailing) is None
    assert bars_learning(table, P2, c.TECHNOLOGY.number("construction")) == "CF-27.3"  # for others it is of level II


@pytest.mark.rule("CF-4.7", "CF-4.14")
def test_governments_at_the_beginning() -> None:
    table = position(4, "america rome russia egypt")
    assert [c.GOVERNMENT.ids[one] for one in table.government] == ["despotism", "republic", "communism", "despotism"]


@pytest.mark.rule("CF-4.8", "CF-11.1")
@pytest.mark.example("CF-EX-2")
def test_the_dial_begins_at_the_trade_around_the_capital() -> None:
    table = position(2, "germany china")
    assert trade_icons(table, P1) == table.trade[P1] == 3
    assert coins(table, P1) == 0
    do(table, "pass", "pass")  # both begin, and trade is gathered again
    assert step(table) == "trade"
    assert table.trade[P1] == 6


@pytest.mark.rule("CF-4.8", "CF-29.1")
@pytest.mark.example("CF-EX-3")
def test_coins_at_the_beginning() -> None:
    table = game(2, "germany china")
    grid, slot = table.plan.grid, table.plan.home[P1]
    coin = grid.square_of(slot, next(n for n in range(16) if grid.printed(n, table.turns[slot]) == 3 * 4))
    near = next(text for text in options(table) if grid.apart(square(text.split()[1]), coin) == 1)
    do(table, near)
    assert coins(table, P1) == 1


@pytest.mark.rule("CF-4.10", "CF-19.3")
@pytest.mark.example("CF-EX-48")
def test_america_starts_with_a_great_person_that_counts() -> None:
    for seed in range(40):
        table = position(2, "america china", seed=seed)
        kinds = {int(marker) - int(c.FIRST_PERSON) for marker in table.marker if marker != c.NONE}
        assert len(kinds) == 1
        if kinds == {c.PERSON.number("scientist")}:
            assert table.trade[P1] in (4, 5)  # 3 and 2 more, or 1 if it covers a trade icon
            return
    pytest.fail("no scientist was drawn")


@pytest.mark.rule("CF-3.10", "CF-12.4", "CF-8.15")
@pytest.mark.example("CF-EX-46")
@pytest.mark.parametrize(
    ("civilization", "trade", "production"), [("germany", 3, 5), ("rome", 3, 6), ("russia", 3, 8), ("america", 3, 5)]
)
def test_what_capitals_on_marked_squares_give(civilization: str, trade: int, production: int) -> None:
    table = position(2, f"{civilization} china")
    for at in range(256):
        table.marker[at] = c.NONE  # without the great person of America
    assert trade_icons(table, P1) == trade
    assert production_of(table, P1, 0) == production


@pytest.mark.rule("CF-0.1")
def test_two_to_four_play() -> None:
    assert (GAME.min_players, GAME.max_players) == (2, 4)
    assert P4 == 3


@pytest.mark.rule("CF-33.1")
def test_the_tutorial_does_without_wonders() -> None:
    table = GAME.new_initial_state(4, 5, {"tutorial": True})
    assert set(table.row) == {c.NONE}
    assert table.wonders_left == 0
    left = {c.CIVILIZATION.ids[one] for one in table.civilization}
    assert left == {"america", "china", "germany", "russia"}


@pytest.mark.rule("CF-0.4", "CF-14.3")
def test_draws_are_uniform_over_what_is_left() -> None:
    """Of 3, 9 and 3 cards, 3,000 draws bring each kind about as often as it is there."""
    drawn_cards = [0, 0, 0]
    chance = Chance.from_seed(7)
    for _ in range(3000):
        drawn_cards[drawn(vec_of([5, 3, 9, 3, 5]), 1, 4, chance) - 1] += 1
    assert all(abs(got - wanted) < 100 for got, wanted in zip(drawn_cards, (600, 1800, 600), strict=True))
    left = vec_of([5, 0, 1, 0, 5])
    assert (drawn(left, 1, 4, chance), drawn(left, 1, 4, chance)) == (2, -1)
