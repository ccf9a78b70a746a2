"""Rounds, phases and eras (CE-6, CE-17, CE-18), the ends of the game and its points (CE-22, CE-23)."""

import pytest

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.scoring import (
    OF_ENDING,
    OF_SETTLEMENTS,
    OF_TECHNOLOGIES,
    OF_WONDERS,
    count_of,
    score_of,
    trigger,
)
from epocha.games.civilization_2002.settlements import resource_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.common import PRODUCTION
from epocha.games.civilization_2002.steps.rounds import PRODUCTION_PHASE
from epocha.games.civilization_2002.steps.tokens import explore
from epocha.games.civilization_2002.technologies import (
    are_carriers,
    bonus_of,
    dice_of,
    era_of,
    support_dice_of,
    unit_of,
)

from .build import (
    BOTH,
    GAME,
    P1,
    P2,
    P3,
    asked,
    at,
    closing,
    desk,
    do,
    era,
    give,
    gold,
    improved,
    know,
    movement,
    names,
    options,
    pieces,
    production,
    purchase,
    put,
    refused,
    settle,
    size,
    step,
    token,
    trade,
    with_dice,
)


def of_era(number: int) -> list[str]:
    """Return the technologies of an era."""
    return [card.id for card in c.TECHNOLOGY if card.era == number]


def lived_in(players: int = 3, rules: str = "basic", **chosen: object) -> Table:
    """Return a table where everybody has a village, an infantry to move, and some gold."""
    table = desk(players, rules, **chosen)
    for seat, land in enumerate(("gaul", "himalaya", "yukon", "pampas", "murray", "nubia")[:players]):
        gold(settle(table, land, seat), 30, seat)
        put(table, "swordsman", land, seat)
    return table


# --- phases ---


def course(table: Table, most: int = 400) -> list[tuple[int, int, str]]:
    """Let everybody pass; return the round, the seat and the step of each turn."""
    found = []
    for _ in range(most):
        if table.over or table.round == 5:
            break
        if not found or found[-1] != (int(table.round), asked(table), step(table)):
            found.append((int(table.round), asked(table), step(table)))
        do(table, options(table)[0])
    return found


@pytest.mark.example("CE-EX-3")
@pytest.mark.rule("CE-1.6", "CE-6.1", "CE-6.3", "CE-6.4")
def test_a_round_has_its_phases_in_play_order_and_the_start_player_rotates() -> None:
    found = course(purchase(lived_in()))
    for number in (2, 3, 4):
        order = [(number - 2 + k) % 3 for k in range(3)]
        assert [seat for when, seat, what in found if (when, what) == (number, "purchase")] == order
        moves = [seat for when, seat, what in found if (when, what) == (number, "move")]
        assert moves == order
        places = [what for when, _, what in found if when == number]
        assert places.index("move") > max(n for n, what in enumerate(places) if what == "purchase")
        if "trade-turn" in places:
            assert places.index("trade-turn") > max(n for n, what in enumerate(places) if what == "move")


@pytest.mark.rule("CE-6.2", "CE-24.3")
def test_the_first_round_begins_without_purchases_unless_they_come_last() -> None:
    for order, first in (("purchase_first", "move"), ("purchase_last", "move")):
        table = GAME.new_initial_state(2, 3, {"phase_order": order})
        while table.round == 0:
            do(table, options(table)[0])
        assert step(table) == first
        found = []
        while table.round < 3:
            found.append((int(table.round), step(table)))
            do(table, options(table)[0])
        bought = {number for number, what in found if what == "purchase"}
        assert bought == ({2} if order == "purchase_first" else {1, 2})
        places = [what for number, what in found if number == 2]
        assert (places[0] == "purchase") == (order == "purchase_first")
        assert (places[-1] == "purchase") == (order == "purchase_last")


@pytest.mark.rule("CE-6.4", "CE-21.6", "CE-1.11")
def test_the_eliminated_neither_begin_nor_act() -> None:
    table = lived_in(3, "advanced")
    know(table, "bronze_working")
    table.out = 1 << P2
    table.settlement_of[at("himalaya")] = c.NONE
    table.settlement_size[at("himalaya")] = 0
    found = course(purchase(table))
    assert {seat for _, seat, _ in found} == {P1, P3}
    for number, order in ((3, [P3, P1]), (4, [P1, P3])):
        assert [seat for when, seat, what in found if (when, what) == (number, "purchase")] == order


@pytest.mark.rule("CE-6.5")
def test_aircraft_without_a_base_are_lost_at_the_end_of_the_round() -> None:
    table = lived_in(2)
    for region in ("gaul", "iberia", "mid_atlantic", "north_sea"):
        put(table, "jet", region)
    put(table, "battleship", "mid_atlantic")
    production(era(table, "modern"))
    assert [pieces(table, "jet", region) for region in ("gaul", "iberia", "mid_atlantic", "north_sea")] == [1, 0, 1, 0]
    table = lived_in(2, "advanced")
    put(table, "battleship", "mid_atlantic")
    put(table, "battleship", "north_sea")
    put(table, "jet", "mid_atlantic", number=3)
    put(table, "jet", "north_sea")
    know(era(table, "modern"), "flight", "combustion")
    production(table)
    assert [pieces(table, "jet", region) for region in ("mid_atlantic", "north_sea")] == [0, 0]
    put(table, "jet", "mid_atlantic", number=3)
    production(know(table, "advanced_flight"))
    assert pieces(table, "jet", "mid_atlantic") == 2


# --- eras, basic ---


@pytest.mark.rule("CE-17.3", "CE-17.4", "CE-17.5", "CE-17.6", "CE-1.4")
def test_an_era_ends_with_a_third_technology_and_the_next_begins_with_the_next_phase() -> None:
    table = purchase(gold(know(lived_in(), "masonry", "the_wheel"), 100))
    do(table, "learn")
    assert table.era == c.ANCIENT
    do(table, "done")
    assert asked(table) == P2
    do(table, "learn")  # technologies of the ending era can still be bought
    assert names("technology", table.technologies[P2])[0] in of_era(0)
    while step(table) == "purchase":
        do(table, "done")
    if step(table) == "closing":
        assert table.era == c.ANCIENT  # what the era rewards can be declared until here
    while step(table) == "closing":
        do(table, "done")
    assert (step(table), table.era) == ("move", c.MEDIEVAL)
    purchase(gold(table, 100))
    do(table, "learn")
    assert names("technology", table.technologies[P1])[-1] in of_era(1)
    assert refused(table, "buy swordsman gaul") == "CE-7.2"


@pytest.mark.rule("CE-17.3", "CE-13.20")
def test_the_last_technology_of_an_era_ends_it_too() -> None:
    table = lived_in(6)
    ancient = of_era(0)
    for seat in range(6):
        know(table, *ancient[2 * seat : 2 * seat + 2], seat=seat)
    table.aside = sum(1 << c.TECHNOLOGY.number(name) for name in ancient[12:14])
    purchase(gold(table, 100))
    assert table.era_ends == 0
    do(table, "learn")
    assert table.era_ends == 1


@pytest.mark.rule("CE-3.12", "CE-17.4", "CE-3.17")
def test_catapults_of_the_basic_rules_become_medieval_ones() -> None:
    catapult, horseman = c.FIGURE.number("catapult"), c.FIGURE.number("horseman")
    table = desk()
    assert [(dice_of(era(table, name), catapult), dice_of(table, horseman)) for name in c.ERA.ids] == [
        (1, 1), (2, 1), (2, 1), (2, 1)
    ]  # fmt: skip


@pytest.mark.rule("CE-17.2", "CE-3.11", "CE-3.3")
def test_units_of_the_basic_rules() -> None:
    table = era(desk(), "modern")
    dice = {
        "swordsman": 1,
        "knight": 2,
        "cannon": 3,
        "tank": 4,
        "galley": 1,
        "caravel": 2,
        "frigate": 3,
    }
    assert {name: dice_of(table, c.FIGURE.number(name)) for name in dice} == dice
    assert support_dice_of(table) == 1
    assert bonus_of(table, c.FIGURE.number("cannon")) == 0
    moves = {one.id: one.movement for one in c.FIGURE}
    assert {name for name in moves if moves[name] == 3} == {"battleship", "jet"}
    assert {name for name in moves if moves[name] == 2} == {"caravel", "frigate", "settler"}


# --- eras and units, advanced ---


@pytest.mark.rule("CE-18.5", "CE-18.6", "CE-18.7", "CE-18.8")
def test_an_era_of_the_advanced_rules_begins_with_the_round_after_its_first_technology() -> None:
    table = lived_in(2, "advanced", length="long")
    know(table, "currency", "philosophy_literature", seat=P2)
    give(gold(table, 100), "great_wall")
    purchase(table)
    do(table, "learn banking", "done")
    assert (table.era, table.round) == (c.ANCIENT, 2)
    production(table)
    assert (table.era, table.round) == (c.MEDIEVAL, 3)
    production(know(table, "computers", seat=P2))
    assert table.era == c.MODERN


@pytest.mark.rule("CE-3.13", "CE-3.17")
def test_unit_types_of_the_advanced_rules_are_those_of_the_table() -> None:
    table = desk(2, "advanced")
    for unit in c.UNIT:
        know(table, c.TECHNOLOGY.ids[unit.technology])
    assert [c.UNIT.ids[unit_of(table, figure)] for figure in range(int(c.FIGURES))] == [
        "swordsman", "horseman", "trebuchet", "galley", "man_at_arms", "knight", "galleon", "rifleman", "dragoon",
        "artillery", "ironclad", "mechanized_infantry", "modern_armor", "cruise_missile", "carrier", "stealth_aircraft",
    ]  # fmt: skip
    rows = {"rifleman": (3, 2), "cruise_missile": (4, 4), "swordsman": (1, 1), "carrier": (4, 0), "galleon": (2, 2)}
    for name, row in rows.items():
        figure = c.UNIT[c.UNIT.number(name)].figure
        assert (dice_of(table, figure), bonus_of(table, figure)) == row
    assert support_dice_of(table) == 4
    assert [support_dice_of(know(desk(2, "advanced"), name)) for name in ("flight", "advanced_flight", "rocketry")] == [
        1, 2, 3
    ]  # fmt: skip


@pytest.mark.example("CE-EX-12")
@pytest.mark.rule("CE-3.14", "CE-3.15")
def test_example_of_modernisation() -> None:
    table = know(desk(3, "advanced"), "bronze_working", "iron_working", "the_wheel", "mathematics", seat=P2)
    swordsman, horseman, catapult = (c.FIGURE.number(name) for name in ("swordsman", "horseman", "catapult"))

    def units() -> list[str]:
        return [c.UNIT.ids[unit_of(table, figure)] for figure in (swordsman, horseman, catapult)]

    assert units() == ["swordsman", "chariot", "catapult"]
    know(table, "horseback_riding", seat=P3)
    assert units() == ["swordsman", "horseman", "catapult"]
    know(table, "feudalism", "chivalry", "metallurgy")
    assert units() == ["swordsman", "horseman", "catapult"]
    assert era_of(table, catapult) == c.ANCIENT
    know(table, "engineering", seat=P2)
    assert units() == ["swordsman", "horseman", "trebuchet"]
    assert era_of(table, catapult) == c.MEDIEVAL


@pytest.mark.rule("CE-3.16")
def test_after_advanced_flight_modern_fleets_are_carriers() -> None:
    table = know(desk(2, "advanced"), "combustion")
    battleship = c.FIGURE.number("battleship")
    assert (are_carriers(table), bonus_of(table, battleship)) == (False, 1)
    know(table, "advanced_flight", seat=P2)
    assert (are_carriers(table), bonus_of(table, battleship)) == (True, 0)
    assert are_carriers(know(era(desk(), "modern"), "advanced_flight")) is False


@pytest.mark.rule("CE-18.3", "CE-18.9", "CE-18.10", "CE-13.9")
def test_what_technologies_enable_stays_and_old_ones_work_fully() -> None:
    table = gold(settle(era(desk(2, "advanced"), "modern"), "gaul", large=4), 200)
    know(table, "iron_working", "mathematics", seat=P2)
    do(purchase(table), "learn construction")
    assert table.gold[P1] == 175
    assert names("wonder", table.wonders[P1]) == ["great_wall"]
    do(settle(table, "iberia") and purchase(table), "enlarge iberia")  # it enables towns
    assert size(table, "iberia") == 2


@pytest.mark.rule("CE-18.10")
def test_the_list_of_technologies_hangs_together() -> None:
    assert [len(of_era(number)) for number in range(4)] == [15, 10, 10, 18]
    known: set[str] = set()
    while len(known) < len(c.TECHNOLOGY):
        more = {card.id for card in c.TECHNOLOGY if {c.TECHNOLOGY.ids[n] for n in card.prereq} <= known}
        assert more > known
        known = more
    assert sorted(card.id for card in c.TECHNOLOGY if not card.prereq) == [
        "alphabet_writing", "bronze_working", "ceremonial_burial", "masonry", "pottery_specialization", "the_wheel"
    ]  # fmt: skip
    seminal = [card.id for card in c.TECHNOLOGY if card.seminal]
    assert seminal == ["alphabet_writing", "printing_press", "steam_power", "computers"]


@pytest.mark.rule("CE-18.11")
def test_chemistry_enlarges_a_settlement_free() -> None:
    table = gold(settle(settle(desk(2, "advanced"), "gaul"), "iberia", large=3), 200)
    settle(token(table, "funa", "mountains", up=True), "funa")
    know(table, "printing_press", "education", "construction", seat=P2)
    purchase(table)
    do(table, "enlarge gaul", "learn chemistry")
    assert (step(table), options(table)) == ("enlarge-free", ["done", "enlarge gaul"])  # not beyond a city
    kept = do(table.clone(), "done")
    assert size(kept, "gaul") == 2
    do(table, "enlarge gaul")
    assert size(table, "gaul") == 3
    table = gold(settle(desk(2, "advanced"), "gaul"), 200)
    know(table, "printing_press", "education", seat=P2)
    do(purchase(table), "learn chemistry", "enlarge gaul")  # towns are not enabled
    assert size(table, "gaul") == 2


# --- how the basic game ends ---


@pytest.mark.rule("CE-22.1", "CE-22.2")
def test_the_basic_game_ends_after_the_purchases_in_which_a_third_modern_technology_is_bought() -> None:
    table = era(know(gold(lived_in(), 200), *of_era(3)[:2]), "modern")
    purchase(table)
    do(table, "learn")
    assert not table.is_terminal
    do(table, "done")
    assert (step(table), asked(table)) == ("purchase", P2)  # the others still buy
    do(table, "buy settler himalaya")
    while not table.is_terminal:
        assert step(table) in ("purchase", "closing")
        do(table, "done")
    assert (GAME.ends[table.over - 1], table.round) == ("technology", 2)


@pytest.mark.rule("CE-22.2", "CE-13.20", "CE-14.11")
def test_if_the_third_comes_in_another_phase_the_round_is_finished() -> None:
    table = era(know(lived_in(), *of_era(3)[:2]), "modern")
    token(table, "funa", "free_technology")
    put(table, "settler", "funa")
    movement(table)
    explore(table, P1, at("funa"))
    table.advance()
    before = int(table.gold[P1])
    while not table.is_terminal:
        do(table, "done")
    assert table.round == 2
    assert table.gold[P1] > before


@pytest.mark.example("CE-EX-8")
@pytest.mark.rule("CE-22.3", "CE-22.4", "CE-17.2", "CE-12.5")
def test_example_of_points_of_the_basic_game() -> None:
    table = era(desk(3), "modern")
    lands = iter(range(57))
    order = [card.id for card in c.TECHNOLOGY]
    wonders = [card.id for card in c.WONDER]
    for seat, sizes, technologies, number in (
        (P1, [1, 1, 2, 3, 3, 4], order[:8], wonders[:1]),
        (P2, [3] * 4 + [4] * 3, order[8:20], wonders[1:5]),
        (P3, [2, 2, 3, 3, 3, 4, 4, 4], order[20:31], wonders[5:10]),
    ):
        for large in sizes:
            land = next(lands)
            table.settlement_of[land] = seat
            table.settlement_size[land] = large
        give(know(table, *technologies, seat=seat), *number, seat=seat)
    assert [list(count_of(table, seat)) for seat in (P1, P2, P3)] == [
        [14, 16, 3, 0], [24, 24, 12, 0], [25, 22, 15, 0]
    ]  # fmt: skip
    assert [score_of(table, seat) for seat in (P1, P2, P3)] == [33, 60, 62]
    table.over = 1
    assert table.ranking() == [3, 2, 1]
    settle(token(table, "nippon", "fertile", up=True), "nippon", P2, 2)  # fertile ground adds nothing here
    assert [score_of(table, seat) for seat in (P2, P3)] == [62, 62]
    assert table.ranking() == [3, 1, 1]  # a tie is shared
    assert resource_of(table, at("nippon")) == c.NONE


# --- how the advanced game ends ---


@pytest.mark.example("CE-EX-23")
@pytest.mark.rule("CE-23.1", "CE-23.2", "CE-23.4", "CE-23.9", "CE-23.13", "CE-26.7")
def test_a_die_may_end_short_and_medium_games() -> None:
    for length, number, before in (("short", 1, "banking"), ("medium", 2, "nationalism")):
        cards = of_era(number)
        cards.remove(before)
        needs = [c.TECHNOLOGY.ids[n] for n in c.TECHNOLOGY[c.TECHNOLOGY.number(before)].prereq]
        for others, ending in ((0, 1), (1, 2), (5, 6), (8, 6)):
            for die in range(1, 7):
                table = gold(lived_in(2, "advanced", length=length), 200)
                know(table, *needs, *cards[:others], seat=P2)
                with_dice(purchase(table), die)
                do(table, f"learn {before}")
                assert (table.ending != 0) == (die <= ending), (length, others, die)
                assert table.die == die
    table = gold(lived_in(2, "advanced", length="short"), 200)
    know(table, "currency", seat=P2)
    with_dice(purchase(table), 1)
    do(table, "learn banking", "done")
    assert (step(table), asked(table)) == ("purchase", P2)
    while not table.is_terminal:
        do(table, "done")
    assert (GAME.ends[table.over - 1], count_of(table, P1)[OF_ENDING]) == ("die", 0)


@pytest.mark.rule("CE-23.3", "CE-23.1", "CE-4.12")
def test_no_die_is_rolled_in_long_games_or_for_other_technologies() -> None:
    for length, technology, needs in (
        ("long", "banking", ["currency"]),
        ("medium", "banking", ["currency"]),
        ("short", "masonry", []),
        ("short", "nationalism", ["banking", "printing_press"]),
    ):
        table = gold(lived_in(2, "advanced", length=length), 200)
        do(purchase(know(table, *needs, seat=P2)), f"learn {technology}")
        assert (table.die, table.ending) == (0, 0)
    table = era(know(lived_in(2, "advanced", length="short"), "currency", seat=P2), "medieval")
    movement(token(table, "funa", "free_technology"))
    explore(table, P1, at("funa"))
    table.advance()
    assert (names("technology", table.technologies[P1]), table.die) == (["banking"], 0)  # it was not bought


@pytest.mark.rule("CE-23.5", "CE-18.6")
def test_who_alone_has_settlements_at_the_end_of_a_round_wins_without_counting() -> None:
    table = lived_in(3, "advanced", length="long")
    table.out = 1 << P1 | 1 << P3
    for land in ("gaul", "yukon"):
        table.settlement_of[at(land)] = c.NONE
        table.settlement_size[at(land)] = 0
    give(table, "oracle", "colossus")
    production(table)
    assert GAME.ends[table.over - 1] == "conquest"
    assert table.ranking() == [2, 1, 2]


@pytest.mark.rule("CE-20.7", "CE-20.8", "CE-23.6", "CE-23.7", "CE-23.9", "CE-23.10", "CE-27.8", "CE-29.5")
def test_holders_may_end_the_game_at_their_own_decision_points() -> None:
    for wonder, ending, bonus in (
        ("united_nations", "diplomatic", [5, 0, 0]),
        ("apollo_program", "military", [2, 1, 0]),
    ):
        for ask in (purchase, movement, closing):
            table = give(era(lived_in(3, "advanced", length="long"), "modern"), wonder)
            know(table, "computers")
            put(table, "tank", "gaul", number=1)
            put(table, "jet", "gaul")
            put(table, "knight", "gaul", number=3)
            put(table, "battleship", "yukon", P2)
            ask(table)
            text = f"end game {wonder.replace('_', ' ')}"
            assert text in options(table)
            assert refused(table, f"end game {'apollo program' if ending == 'diplomatic' else 'united nations'}") in (
                "CE-20.7",
                "CE-20.8",
            )
            do(table, text)
            assert table.is_terminal == (ask == closing)
            if ask != closing:
                assert refused(table, text) == "CE-23.10"
            while not table.is_terminal:
                do(table, "done")
            assert (GAME.ends[table.over - 1], table.round) == (ending, 2)
            assert [count_of(table, seat)[OF_ENDING] for seat in (P1, P2, P3)] == bonus
    table = give(era(lived_in(3, "advanced", length="long"), "modern"), "united_nations", seat=P2)
    purchase(table)
    assert refused(table, "end game united nations") == "CE-20.7"


@pytest.mark.rule("CE-20.9", "CE-23.8", "CE-23.9")
def test_the_ship_can_be_bought_by_anybody_once_fusion_is_known_and_ends_the_game() -> None:
    table = gold(era(lived_in(3, "advanced", length="long"), "modern"), 250)
    know(table, "computers")
    purchase(table)
    assert refused(table, "buy ship") == "CE-20.9"
    know(table, "fusion", "fission", seat=P2)
    do(purchase(table), "buy ship")
    assert (table.gold[P1], names("wonder", table.wonders[P1])) == (50, ["alpha_centauri_colony_ship"])
    if asked(table) == P1:
        assert refused(table, "buy ship") == "CE-20.9"
    gold(table, 300, P2)
    while not table.is_terminal:
        do(table, "done")
    assert GAME.ends[table.over - 1] == "space"
    assert [count_of(table, seat)[OF_ENDING] for seat in (P1, P2, P3)] == [1, 2, 0]


@pytest.mark.rule("CE-23.10")
def test_the_first_ending_decides_the_bonus() -> None:
    table = give(desk(2, "advanced"), "united_nations")
    trigger(table, 4)
    trigger(table, 6)
    assert table.ending == 4


@pytest.mark.example("CE-EX-20")
@pytest.mark.rule("CE-23.8", "CE-23.11", "CE-23.12", "CE-23.14", "CE-18.4")
def test_example_of_points_of_the_advanced_game() -> None:
    table = era(desk(3, "advanced", length="long"), "modern")
    lands = iter(range(57))
    plain = [card.id for card in c.TECHNOLOGY if not card.seminal]
    seminal = [card.id for card in c.TECHNOLOGY if card.seminal]
    wonders = [card.id for card in c.WONDER]
    for seat, sizes, technologies, own in (
        (P1, [1, 2, 2, 3, 3, 3, 4, 4, 4], plain[:8], wonders[:1]),
        (P2, [3] * 4 + [4] * 6, [*plain[8:20], *seminal[:3]], wonders[1:9]),
        (P3, [2, 2, 3, 3, 3, 3] + [4] * 8, [*plain[20:26], seminal[3]], wonders[9:14]),
    ):
        for large in sizes:
            land = next(lands)
            table.settlement_of[land] = seat
            table.settlement_size[land] = large
        give(know(table, *technologies, seat=seat), *own, seat=seat)
    trigger(table, 6)
    lines = [count_of(table, seat) for seat in (P1, P2, P3)]
    assert [line[OF_SETTLEMENTS] for line in lines] == [26, 36, 48]
    assert [line[OF_ENDING] for line in lines] == [8, 15, 7]
    assert [line[OF_TECHNOLOGIES] for line in lines] == [0, 12, 4]
    assert [line[OF_WONDERS] for line in lines] == [2, 16, 10]
    assert [score_of(table, seat) for seat in (P1, P2, P3)] == [36, 79, 69]
    table.over = 6
    assert table.ranking() == [3, 1, 2]


@pytest.mark.rule("CE-24.5")
def test_a_table_may_stop_after_so_many_rounds() -> None:
    table = give(lived_in(2, "advanced", length="long", max_rounds=2), "united_nations")
    production(table)
    assert (GAME.ends[table.over - 1], table.round) == ("rounds", 2)
    assert count_of(table, P1)[OF_ENDING] == 0
    table = production(lived_in(2, "advanced", length="long"))
    assert not table.is_terminal


@pytest.mark.rule("CE-17.4", "CE-24.5")
def test_no_era_begins_when_the_game_is_over() -> None:
    """The next era begins with the next phase, and there is none."""
    table = lived_in(2, "basic", max_rounds=2, phase_order="purchase_last")
    do(purchase(gold(know(table, "masonry", "the_wheel", seat=P2), 30, P2), P2), "learn")
    while not table.is_terminal:
        do(table, "done")
    assert (table.era, count_of(table, P2)[OF_TECHNOLOGIES]) == (c.ANCIENT, 6)


@BOTH
@pytest.mark.rule("CE-14.4")
def test_production_asks_nobody(rules: str) -> None:
    table = lived_in(2, rules)
    assert table.course[PRODUCTION].mode == 0
    assert PRODUCTION_PHASE == 3
    production(table)
    assert 2 <= table.surplus <= 12
    assert step(trade(improved(table, "granary"))) in ("trade-turn", "purchase")
