"""Chapters 27 to 30: research, technologies, coins, victories."""

import pytest

from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import CELLS, PRINTED_ICONS, SQUARES, TILES
from epocha.games.civilization_2010.coins import coins, has_coins
from epocha.games.civilization_2010.ground import lay_tile
from epocha.games.civilization_2010.state import ENDS, TECHNOLOGY_END
from epocha.games.civilization_2010.steps.common import settle
from epocha.games.civilization_2010.steps.learning import acquire
from epocha.games.civilization_2010.techs import (
    available_governments,
    bars_research,
    cards_in_row,
    most_cities,
    rank,
    research_cost,
    speed,
    stacking_limit,
)

from .build import (
    GAME,
    P1,
    P2,
    P3,
    Table,
    beside,
    building,
    do,
    flat,
    know,
    management,
    meadow,
    options,
    person,
    position,
    refused,
    research,
    start_of_turn,
    step,
    town,
    used,
    wonder,
)

LEVELS = {level: [one.id for one in c.TECHNOLOGY if one.level == level] for level in range(1, 6)}


def sealed(trade: int, techs: str = "", players: int = 2, civs: str = "china germany", tokens: int = 0) -> Table:
    """Return a Research phase in which P1 has so much trade, coin tokens, and technologies; others have no trade."""
    table = know(position(players, civs), techs)
    for seat in range(players):
        table.trade[seat] = trade if seat == P1 else 0
    table.coins_on[0] = tokens
    return research(table)


def learned(table: Table, name: str, seat: int = P1) -> bool:
    return bool(table.techs[seat] >> c.TECHNOLOGY.number(name) & 1)


# --- choosing (CF-27) ---


@pytest.mark.rule("CF-27.1", "CF-27.2", "CF-27.5", "CF-27.9", "CF-36.2", "CF-34.12")
def test_choices_are_secret_until_all_have_chosen() -> None:
    table = position(3, "china germany rome")
    for seat in range(3):
        table.trade[seat] = 6
    research(table)
    assert table.current_players == (P1, P2, P3)
    do_as(table, P1, "research pottery")
    assert not learned(table, "pottery")
    assert list(table.view(P2).draft(P1)) == []
    do_as(table, P2, "pass")
    table.withdraw(P1)
    do_as(table, P1, "research currency")
    do_as(table, P3, "research pottery")
    assert learned(table, "currency")
    assert learned(table, "pottery", P3)
    assert not learned(table, "pottery")
    assert step(table) == "start-of-turn"


def do_as(table: Table, seat: int, text: str) -> None:
    """Let one of several seats answer."""
    table.apply_action(seat, table.setup.game.text_to_action(table, text))


@pytest.mark.rule("CF-27.2", "CF-27.3", "CF-27.4", "CF-27.13")
def test_the_pyramid() -> None:
    table = sealed(11)
    assert refused(table, "research writing") == "CF-27.2"  # known
    assert refused(table, "research sailing") == "CF-27.3"
    assert refused(table, "research theology") == "CF-27.2"  # too dear
    table = sealed(26, "pottery")
    assert "research sailing" in options(table)
    table = sealed(26, "pottery sailing")
    assert refused(table, "research irrigation") == "CF-27.3"
    assert refused(table, "research theology") == "CF-27.3"
    assert "research irrigation" in options(sealed(26, "pottery sailing currency"))


@pytest.mark.rule("CF-27.2", "CF-11.4")
@pytest.mark.example("CF-EX-45")
def test_the_porcelain_tower_makes_research_cheaper() -> None:
    table = sealed(0)
    first, second = c.TECHNOLOGY.number("pottery"), c.TECHNOLOGY.number("sailing")
    assert [int(n) for n in c.TECH_COST] == [0, 6, 11, 16, 21, 26]
    wonder(table, "porcelain_tower", beside(table)[0])
    assert (research_cost(table, P1, first), research_cost(table, P1, second)) == (1, 6)


@pytest.mark.rule("CF-27.6", "CF-27.8", "CF-29.5", "CF-29.6")
@pytest.mark.parametrize(
    ("trade", "tokens", "left"),
    [
        pytest.param(18, 0, 0, marks=pytest.mark.example("CF-EX-28")),
        pytest.param(18, 4, 4, marks=pytest.mark.example("CF-EX-29")),
        pytest.param(12, 5, 5, marks=pytest.mark.example("CF-EX-30")),
        (6, 5, 5),
        (6, 9, 6),
    ],
)
def test_trade_is_kept_by_coins(trade: int, tokens: int, left: int) -> None:
    table = sealed(trade, "pottery", tokens=tokens)
    do(table, "research sailing" if trade == 18 else "research currency")
    assert table.trade[P1] == left
    table = sealed(trade, "pottery")
    do(table, "pass")
    assert table.trade[P1] == trade


@pytest.mark.rule("CF-27.7", "CF-28.5", "CF-29.1")
def test_the_coin_of_the_new_technology_keeps_nothing() -> None:
    table = sealed(11, "pottery currency")
    do(table, "research civil service")
    assert (table.trade[P1], coins(table, P1)) == (0, 1)


@pytest.mark.rule("CF-27.10", "CF-27.11", "CF-28.1")
@pytest.mark.example("CF-EX-31")
def test_code_of_laws() -> None:
    table = sealed(6)
    do(table, "research code of laws", "pass")
    assert "govern republic" in options(table)  # the next Start of Turn
    assert available_governments(table, P2) == c.OPEN_GOVERNMENTS


@pytest.mark.rule("CF-27.14", "CF-30.2", "CF-1.12", "CF-33.5")
def test_space_flight_wins() -> None:
    pyramid = " ".join(LEVELS[1][:5] + LEVELS[2][:4] + LEVELS[3][:3] + LEVELS[4][:1])
    table = sealed(26, pyramid)
    assert [int(cards_in_row(table, P1, row)) for row in range(1, 5)][1:] == [4, 3, 1]
    assert refused(table, "research space flight") == "CF-27.3"
    do(sealed(26, pyramid), "pass")
    table = sealed(26, f"{pyramid} {LEVELS[4][1]}")
    assert bars_research(table, P1, c.TECHNOLOGY.number("space_flight")) is None
    do(table, "research space flight")
    assert (table.over, table.winners, table.ranking()) == (TECHNOLOGY_END, 1, [1, 2])


@pytest.mark.rule("CF-30.5", "CF-30.6")
def test_victories_of_one_reveal_are_shared() -> None:
    pyramid = " ".join(LEVELS[1][:5] + LEVELS[2][:4] + LEVELS[3][:3] + LEVELS[4][:2])
    table = position(3, "china germany rome")
    for seat in (P1, P3):
        know(table, pyramid, seat)
        table.trade[seat] = 26
    table.trade[P2] = 0
    research(table)
    do_as(table, P1, "research space flight")
    do_as(table, P3, "research space flight")
    assert table.winners == 0b101
    assert table.ranking() == [1, 3, 1]
    told = "The game is over: seat 1: victory, seat 2: no victory, seat 3: victory"
    assert told in table.setup.game.diagram(table), "who has not won has no place"


# --- technologies (CF-28) ---


@pytest.mark.rule("CF-28.3", "CF-28.2", "CF-28.4")
@pytest.mark.example("CF-EX-32")
def test_ranks_rise_and_never_fall() -> None:
    table = position()
    assert [int(rank(table, P1, unit)) for unit in range(3)] == [1, 1, 1]
    assert rank(know(table, "chivalry"), P1, c.MOUNTED) == 2
    table = know(position(), "railroad")
    assert rank(table, P1, c.MOUNTED) == 3
    assert rank(know(table, "chivalry"), P1, c.MOUNTED) == 3


@pytest.mark.rule("CF-21.2", "CF-21.7", "CF-7.1", "CF-32.10", "CF-28.7")
def test_the_highest_of_speeds_and_limits_counts() -> None:
    table = position(2, "russia china")
    assert [int(f(table, P2)) for f in (speed, stacking_limit, most_cities)] == [2, 2, 2]
    assert stacking_limit(table, P1) == 3
    know(table, "flight sailing biology masonry irrigation", P2)
    assert [int(f(table, P2)) for f in (speed, stacking_limit, most_cities)] == [6, 5, 3]


@pytest.mark.rule("CF-28.8", "CF-29.4", "CF-20.9")
def test_coin_actions() -> None:
    table = know(position(), "democracy printing_press pottery")
    table.trade[P1], table.culture[P1] = 6, 5
    table.resources[0], table.resources[3] = 1, 1
    before = coins(table, P1)
    management(table)
    do(table, "use democracy", "use printing press", "use pottery", "pay incense", "pay wheat")
    assert (coins(table, P1) - before, table.trade[P1], table.culture[P1], sum(table.resources)) == (3, 0, 0, 0)
    assert refused(table, "use democracy") == "CF-20.7"
    table.used[P1] = 0
    table.trade[P1] = 5
    assert refused(management(table), "use democracy") == "CF-28.8"
    table.trade[P1] = 6
    for purse in range(1, 6):
        table.coins_on[purse] = 4
    assert refused(management(table), "use democracy") == "CF-29.4"


@pytest.mark.rule("CF-28.23", "CF-20.5", "CF-20.6", "CF-20.7")
@pytest.mark.example("CF-EX-19")
def test_incense_and_wheat() -> None:
    table = know(town(flat(position(2, "america china")), "e8"), "chivalry animal_husbandry construction")
    for at in range(len(table.marker)):
        table.marker[at] = c.NONE
    table.resources[c.RESOURCE.number("incense")] = 2
    do(management(table), "use currency", "pay incense")
    assert (table.culture[P1], table.market[0]) == (3, 3)
    assert refused(table, "use currency") == "CF-20.7"
    do(table, "use chivalry", "pay incense")
    assert table.culture[P1] == 8
    assert refused(table, "use construction") == "CF-20.5"
    table.resources[c.RESOURCE.number("wheat")] = 2
    do(management(table), "use animal husbandry 2", "city 2", "pay wheat", "use construction", "city 2", "pay wheat")
    assert table.extra[1] == 8


@pytest.mark.rule("CF-20.8")
def test_abilities_belong_to_phases() -> None:
    table = know(position(), "metalworking")
    table.resources[c.RESOURCE.number("iron")] = 1
    assert refused(management(table), "use metalworking") == "CF-20.8"


@pytest.mark.rule("CF-28.11")
def test_philosophy() -> None:
    table = know(position(), "philosophy")
    table.resources[0] = 3
    do(management(table), "use philosophy", "pay incense", "pay incense", "pay incense")
    assert step(table) == "place-person"


@pytest.mark.rule("CF-28.14", "CF-16.11", "CF-16.12")
def test_monarchy_makes_a_wonder_obsolete_or_kills_a_unit() -> None:
    table = know(position(), "monarchy")
    table.resources[c.RESOURCE.number("silk")] = 2
    wonder(table, "stonehenge", beside(table, P2)[0], P2)
    do(management(table), "use monarchy", "option 1")
    assert "aim at stonehenge" in options(table)
    do(table, "aim at stonehenge", "pay silk")
    assert table.obsolete == 1 << c.WONDER.number("stonehenge")
    table.used[P1] = 0
    row = [c.WONDER.ids[one] for one in table.row if one >= 0]
    do(management(table), "use monarchy", "option 1", f"aim at {row[0].replace('_', ' ')}", "pay silk")
    assert c.WONDER.number(row[0]) not in table.row
    assert sum(int(one >= 0) for one in table.row) == 4
    table.used[P1] = 0
    table.resources[c.RESOURCE.number("silk")] = 1
    do(management(table), "use monarchy", "option 2", "choose 2", "pay silk")
    assert (table.forces_held[P2], sum(table.returned)) == (2, 1)


@pytest.mark.rule("CF-32.6", "CF-32.7")
def test_germany_gains_by_units_of_technologies() -> None:
    table = management(position(2, "germany china"))
    acquire(table, P1, c.TECHNOLOGY.number("chivalry"))
    table.advance()
    assert step(table) == "market-gift"
    do(table, "take iron")
    assert table.forces_held[P1] == 6
    assert table.resources[c.RESOURCE.number("iron")] == 1
    acquire(table, P1, c.TECHNOLOGY.number("pottery"))
    table.advance()
    assert step(table) == "management"


@pytest.mark.rule("CF-16.17", "CF-27.12", "CF-27.15", "CF-6.2")
def test_the_statue_of_liberty_teaches() -> None:
    table = wonder(position(2, "china germany"), "statue_of_liberty", beside(position(2, "china germany"))[0])
    know(table, "sailing currency", P2)
    do(start_of_turn(table), "use statue of liberty", "choose 2")
    assert options(table) == ["learn currency", "learn metalworking"]  # there is no spot for Sailing
    do(table, "learn currency")
    assert learned(table, "currency")
    assert used(table, "statue_of_liberty")


@pytest.mark.rule("CF-16.16")
def test_cristo_redentor_draws_two_events() -> None:
    table = wonder(position(2, "china germany"), "cristo_redentor", beside(position(2, "china germany"))[0])
    do(start_of_turn(table), "use cristo redentor", "deck iii")
    assert list(table.hand_held[:3]) == [0, 0, 2]


@pytest.mark.rule("CF-17.6", "CF-6.2")
def test_the_opera_house_advances_for_free() -> None:
    table = wonder(position(2, "china germany"), "sydney_opera_house", beside(position(2, "china germany"))[0])
    do(start_of_turn(table), "use sydney opera house")
    assert (table.track[P1], table.culture[P1], sum(table.hand_held[:3])) == (1, 0, 1)
    table.track[P1], table.used[P1] = 20, 0
    do(start_of_turn(table), "use sydney opera house")
    assert (table.over, table.winners) == (1, 1)


@pytest.mark.rule("CF-16.14")
def test_the_hanging_gardens_raise_a_figure() -> None:
    at = beside(position(2, "china germany"))[2]
    table = wonder(position(2, "china germany"), "hanging_gardens", at)
    do(start_of_turn(table), "use hanging gardens", "build scout")
    assert table.fresh[P1] >> (c.FIRST_SCOUT + 1) & 1
    assert refused(table, "scout 2 for 1") == "CF-9.2"


# --- coins and victory (CF-29, CF-30) ---


@pytest.mark.rule("CF-30.3", "CF-30.7", "CF-29.7")
def test_fifteen_coins_win_at_once_for_the_first_in_order() -> None:
    table = management(position(3, "china germany rome"))
    for seat in (P2, P3):
        table.coins_on[seat * len(table.coins_on) // 3] = 15
    settle(table, P3)
    assert (table.over, table.winners) == (3, 1 << P3)
    assert table.view(P1).coins_on[len(table.coins_on) // 3] == 15


@pytest.mark.rule("CF-29.1")
def test_no_coin_is_overlooked_where_a_quick_look_rules_victory_out() -> None:
    table = know(meadow(), "civil_service railroad computers")
    table.government[P1] = c.GOVERNMENT.number("feudalism")
    gold = [at for at in range(int(TILES) * CELLS) if PRINTED_ICONS[at * c.ICONS + c.COIN]]
    for scout, at in enumerate(gold):
        slot = int(table.plan.neutral_slots[scout])
        lay_tile(table, slot, at // CELLS, 0)
        here = next(one for one in range(SQUARES) if table.prints[one] == at)
        table.covered[here] = c.NONE
        table.figure_at[c.FIRST_SCOUT + scout] = here
    for name, at in zip(("builder", "humanitarian", "industrialist"), ("d7", "f7", "f9"), strict=True):
        person(table, name, at)
    building(table, "bank", "e7")
    table.coins_on[0] = 5
    assert [coins(table, seat) for seat in (P1, P2)] == [4 + len(gold) + 4 + 5, 0]
    for copy in (table, GAME.from_bytes(table.to_bytes())):
        assert has_coins(copy, P1, 15)
        assert not has_coins(copy, P1, 16)
        assert not has_coins(copy, P2, 1)


@pytest.mark.rule("CF-0.3")
def test_four_ways_to_win() -> None:
    assert ENDS[:4] == ("culture", "technology", "economy", "military")


@pytest.mark.rule("CF-33.2")
def test_the_tutorial_ends_with_a_third_city() -> None:
    table = management(town(town(flat(position(2, "china germany", tutorial=True)), "b8"), "f8", city=2))
    settle(table, P1)
    assert (table.over, table.winners) == (5, 0)
    assert table.ranking() == [1, 1]
    assert table.returns() == [0.0, 0.0]
