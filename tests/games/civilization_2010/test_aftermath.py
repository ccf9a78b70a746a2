"""Sections 23 and 26: barbarians, losses, conquered cities, loot."""

from typing import cast

import pytest

from epocha.engine.picture import Form
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.city_sheet import Sheets
from epocha.games.civilization_2010.effect_tables import PURSES
from epocha.games.civilization_2010.forces import strength_of, winning_side
from epocha.games.civilization_2010.stage import stage
from epocha.games.civilization_2010.state import ENDS, MILITARY_END

from .field import (
    DEFENDER,
    P1,
    P2,
    Table,
    asked,
    at,
    battle,
    city,
    do,
    field,
    figures,
    forces,
    held,
    know,
    marker,
    options,
    refused,
    step,
    units,
)


def fight(attackers: str, defenders: str, armies: int = 1, foes: int = 1, table: Table | None = None) -> Table:
    """Return a battle on c6 between armies of P1 and P2."""
    table = field() if table is None else table
    figures(figures(table, P2, armies="c6 " * foes), P1, armies="c6 " * armies)
    return battle(table, "c6", attackers, defenders)


def in_front(table: Table, seat: int, form: Form) -> str:
    """Return what lies on the table before a seat."""
    view = cast(Table, table.view(seat))
    [shown] = stage(view, Sheets(view, "en"), "en")
    return str(shown.svg(form))


def standing_on(table: Table, seat: int, square: str) -> int:
    """Return how many figures of a seat stand on a square."""
    return sum(int(where) == at(square) for where in table.figure_at[seat * c.FIGURES : (seat + 1) * c.FIGURES])


# --- losses and what comes back ---


@pytest.mark.rule("CF-24.4", "CF-24.5", "CF-26.6", "CF-26.7", "CF-26.8", "CF-24.8")
@pytest.mark.example("CF-EX-27")
def test_the_loser_loses_all_figures_on_the_square_and_loot_once() -> None:
    table = figures(figures(field(), P2, armies="c11 c11", scouts="c11"), P1, armies="c10")
    table.culture[P2] = 9
    units(table, P1, "infantry_3")
    do(table, "move c10", "go south", "play infantry 3")
    assert standing_on(table, P2, "c11") == 0
    assert standing_on(table, P1, "c11") == 1
    do(table, "take 3 culture")
    assert step(table) not in ("loot", "battle-turn")
    assert (table.culture[P1], table.culture[P2]) == (3, 6)


@pytest.mark.rule("CF-26.1", "CF-26.4", "CF-25.19", "CF-14.4")
def test_survivors_return_and_the_killed_go_face_up_under_their_decks() -> None:
    table = fight("infantry_3 infantry_1", "infantry_2 infantry_2")
    do(
        table,
        "play infantry 2",
        "play infantry 3",
        "against 1",
        "play infantry 2",
        "new front",
        "play infantry 1",
        "new front",
    )
    assert held(table, P1) == ["infantry_1", "infantry_3"]
    assert held(table, P2) == ["infantry_2"]
    assert table.returned[c.UNIT_CARD_IDS.index("infantry_2")] == 1
    assert (sum(table.force), sum(table.killed), len(table.front)) == (0, 0, 0)
    assert table.unsound() == ""


@pytest.mark.rule("CF-26.5")
@pytest.mark.parametrize(("armies", "killed", "left"), [(3, 1, 3), (3, 2, 2), (3, 4, 1), (2, 4, 1), (1, 4, 1)])
def test_the_winner_loses_an_army_for_two_units_but_not_the_last(armies: int, killed: int, left: int) -> None:
    """Each attack on the defender's aircraft costs a unit, but for the last cards."""
    table = field()
    table.figure_at[P1 * c.FIGURES + c.FIRST_SCOUT] = at("c6")
    table = fight("infantry_1 " * min(killed, 3) + "aircraft_7 aircraft_7", "aircraft_5", armies, table=table)
    for _ in range(killed - min(killed, 3)):
        table.force[c.UNIT_CARD_IDS.index("infantry_2")] += 1
        table.force_held[0] += 1
        table.deck[c.UNIT_CARD_IDS.index("infantry_2")] -= 1
        table.deck_held[c.INFANTRY] -= 1
    do(table, "play aircraft 5")
    table.wounds[0] = -100
    while step(table) == "battle-turn":
        text = next((text for text in options(table) if text.startswith("play infantry")), options(table)[0])
        do(table, text)
        if step(table) == "battle-turn" and "new front" in options(table):
            do(table, "against 1" if text.startswith("play infantry") else "new front")
    assert standing_on(table, P1, "c6") == left + 1, "its scout stays"


@pytest.mark.rule("CF-26.16")
def test_a_winning_defender_takes_loot_for_lost_figures() -> None:
    table = field()
    table.trade[P1] = 8
    table = fight("infantry_1", "infantry_3", table=table)
    do(table, "play infantry 3", "play infantry 1", "new front")
    assert standing_on(table, P1, "c6") == 0
    assert (step(table), asked(table)) == ("loot", P2)
    wide = in_front(table, P2, "wide")
    assert 'class="p0"' in wide, "what the loser has lies beside what may be taken of it"
    assert 'data-actions="take 3 trade"' in wide
    do(table, "take 3 trade")
    assert (table.trade[P1], table.trade[P2]) == (5, 3)


@pytest.mark.rule("CF-32.3", "CF-32.4")
def test_china_saves_one_killed_unit() -> None:
    table = field()
    table.civilization[P2] = c.CIVILIZATION.number("china")
    table = fight("infantry_3 infantry_1 infantry_1", "infantry_1 infantry_2 infantry_1", armies=2, table=table)
    do(
        table,
        "play infantry 1",
        "play infantry 3",
        "against 1",
        "play infantry 2",
        "new front",
        "play infantry 1",
        "new front",
    )
    do(table, "play infantry 1", "new front", "play infantry 1", "new front")
    assert (step(table), asked(table)) == ("save-unit", P2)
    assert options(table) == ["pass", "save infantry 1"]
    for shown in (in_front(table, P2, "wide"), in_front(table, P2, "tall")):
        assert 'data-actions="save infantry 1"' in shown
        assert 'battle-fronts"' in shown, "the battle stays in sight until it is cleared away"
    do(table, "save infantry 1")
    assert held(table, P2) == ["infantry_1", "infantry_1", "infantry_2"]
    assert sum(table.returned) == 0
    assert table.unsound() == ""


# --- cities ---


@pytest.mark.rule("CF-26.12", "CF-30.4", "CF-30.5")
def test_who_conquers_a_capital_wins() -> None:
    table = figures(field(), P1, armies="b15")
    battle(table, "b15", "aircraft_7 aircraft_7")
    assert options(table) == ["play aircraft 7"]
    do(table, "play aircraft 7", "play aircraft 7")
    assert table.over == MILITARY_END
    assert ENDS[table.over - 1] == "military"
    assert table.returns() == [1.0, -1.0]


@pytest.mark.rule("CF-29.8", "CF-26.9", "CF-26.10", "CF-26.15", "CF-24.6", "CF-16.13", "CF-9.9", "CF-15.15")
def test_a_conquered_city_falls_with_all_around_it() -> None:
    table = city(field(), P2, "b11")
    for square, what in (("b10", "market"), ("c10", "panama_canal"), ("a10", "artist")):
        marker(table, square, what)
    figures(figures(table, P2, scouts="d15"), P1, armies="b11", scouts="b11")
    table.sends[P2 * c.SCOUTS] = 1
    purse = [n for n in range(int(PURSES)) if n][-1]
    markets = table.stacks[c.STACK_IDS.index("market")]
    battle(table, "b11", "aircraft_7 aircraft_6")
    do(table, "play aircraft 6", "play aircraft 7")
    assert table.city_at[P2 * c.CITIES + 1] == c.NONE
    assert [int(table.marker[at(square)]) for square in ("a10", "b10", "c10")] == [c.NONE] * 3
    assert table.stacks[c.STACK_IDS.index("market")] == markets + 1
    assert table.wonder_of[c.WONDER.number("panama_canal")] == c.NONE
    assert table.coins_on[P2 * PURSES + purse] == 0
    assert table.sends[P2 * c.SCOUTS] == c.NONE
    assert standing_on(table, P1, "b11") == 2
    assert table.over == 0


def conquest(table: Table) -> Table:
    """Let P1 conquer a second city of P2."""
    figures(city(table, P2, "b11"), P1, armies="b11")
    battle(table, "b11", "aircraft_7 aircraft_6")
    return do(table, "play aircraft 6", "play aircraft 7")


@pytest.mark.rule("CF-26.11", "CF-26.14")
def test_loot_for_a_city_may_be_a_technology() -> None:
    table = know(field(), P2, "writing", "masonry", "mathematics")
    table.civilization[P1] = c.CIVILIZATION.number("germany")
    conquest(table)
    assert options(table) == ["learn masonry", "learn writing"], "known, or without a spot in the pyramid: not"
    assert refused(table, "learn mathematics") == "CF-27.3"
    assert refused(table, "take hut") == "CF-26.14"
    do(table, "learn writing")
    assert table.techs[P1] >> c.TECHNOLOGY.number("writing") & 1
    assert step(table) != "loot"


@pytest.mark.rule("CF-26.11", "CF-34.8")
def test_loot_for_a_city_may_be_a_random_event() -> None:
    table = field()
    event = c.EVENT.number("drought")
    table.hand[P2 * c.EVENTS + event], table.hand_held[P2 * c.DECKS] = 1, 1
    table.event_deck[event] -= 1
    table.techs[P2] = 0
    table.civilization[P1] = c.CIVILIZATION.number("germany")
    conquest(table)
    assert step(table) != "loot", "the only loot there is is taken at once"
    assert table.hand[P1 * c.EVENTS + event] == 1
    assert (table.hand_held[P1 * c.DECKS], table.hand_held[P2 * c.DECKS]) == (1, 0)


@pytest.mark.rule("CF-26.11")
def test_loot_for_a_city_may_be_two_tokens() -> None:
    table = field()
    table.resources[P2 * c.RESOURCES + 2] = 1
    token = c.TOKEN.ids.index("hut_spy")
    table.tokens[P2 * c.TOKENS + token], table.tokens_held[P2 * c.SITES] = 1, 1
    table.pool[token] -= 1
    conquest(table)
    assert options(table) == ["take silk", "take hut"]
    do(table, "take hut")
    assert table.tokens[P1 * c.TOKENS + token] == 1
    assert options(table) == ["pass", "take silk"]
    do(table, "take silk")
    assert table.resources[P1 * c.RESOURCES + 2] == 1
    assert step(table) != "loot"
    assert table.unsound() == ""


@pytest.mark.rule("CF-26.13", "CF-26.14")
def test_what_cannot_be_taken_is_not_offered() -> None:
    table = field()
    table.trade[P1], table.trade[P2] = 26, 9
    table = fight("aircraft_7", "", table=table)
    do(table, "play aircraft 7")
    assert (table.trade[P1], table.trade[P2]) == (27, 8), "room for one, which is the only loot there is"
    table = field()
    table.trade[P1], table.trade[P2] = 27, 9
    table = fight("aircraft_7", "", table=table)
    do(table, "play aircraft 7")
    assert (table.trade[P1], table.trade[P2]) == (27, 9)
    assert step(table) != "loot"


@pytest.mark.rule("CF-26.18", "CF-29.3")
def test_loot_by_points() -> None:
    table = field(faq_loot=True)
    table.coins_on[P2 * PURSES + 1] = 1
    table.trade[P2] = 9
    conquest(table)
    assert options(table, "take") == ["take 1 trade", "take 2 trade", "take 3 trade", options(table)[-1]]
    assert options(table, "break")
    do(table, "take 3 trade")
    assert not options(table, "learn"), "one point is left"
    assert not options(table, "take coin")
    do(table, "take 2 trade")
    assert step(table) != "loot-by-points"
    assert (table.trade[P1], table.trade[P2]) == (5, 4)
    table = field(faq_loot=True)
    table.coins_on[P2 * PURSES + 1] = 2
    conquest(table)
    do(table, options(table, "take coin")[0])
    assert (table.coins_on[P1 * PURSES], table.coins_on[P2 * PURSES + 1]) == (1, 1)


# --- barbarians (CF-23) ---


@pytest.mark.rule("CF-23.6", "CF-23.7", "CF-23.8", "CF-23.10", "CF-34.7")
def test_the_next_player_leads_the_barbarians() -> None:
    table = figures(field(), P1, armies="c7")
    units(table, P1, "infantry_3")
    units(table, P2, "mounted_3")
    do(table, "move c7", "go east")
    assert sorted(card[:-2] for card in forces(table, DEFENDER)) == ["artillery", "infantry", "mounted"]
    assert table.commander[DEFENDER] == P2
    assert asked(table) == P2
    assert held(table, P2) == ["mounted_3"]
    assert -1 in table.view(P1).force
    assert list(table.view(P2).force[c.UNIT_CARDS :]) == list(table.force[c.UNIT_CARDS :])


@pytest.mark.rule("CF-23.8", "CF-23.9")
def test_nothing_of_their_leader_counts_for_barbarians() -> None:
    table = figures(know(field(), P2, "chivalry", "gunpowder"), P1, armies="c7")
    marker(marker(table, "a14", "barracks"), "a15", "himeji_samurai_castle")
    units(table, P1, "infantry_3")
    do(table, "move c7", "go east")
    assert strength_of(table, DEFENDER, c.UNIT_CARD_IDS.index("mounted_2")) == 2
    assert winning_side(table) == DEFENDER
    table.front = vec_of([c.UNIT_CARD_IDS.index("infantry_1")])
    table.front_side, table.wounds = vec_of([0]), vec_of([0])
    assert winning_side(table) == 0, "no bonus either"


@pytest.mark.rule("CF-23.7")
def test_for_a_short_deck_their_leader_chooses_another() -> None:
    table = figures(field(), P1, armies="c7")
    for card in range(c.CARDS_OF_UNIT):
        table.deck[card] = 0
    table.deck_held[c.INFANTRY] = 0
    units(table, P1, "aircraft_5")
    do(table, "move c7", "go east")
    assert (step(table), asked(table)) == ("muster", P2)
    assert options(table) == ["muster artillery", "muster mounted"]
    do(table, "muster mounted")
    assert sorted(card[:-2] for card in forces(table, DEFENDER)) == ["artillery", "mounted", "mounted"]


def village(winner: int, under: str = "village_iron", civilization: str = "rome") -> Table:
    """Let P1 fight for the village on d7, which has a certain token, and win or lose."""
    table = figures(field(), P1, armies="c7", scouts="c7")
    table.civilization[P1] = c.CIVILIZATION.number(civilization)
    for number, one in enumerate(c.TOKEN.ids):
        table.spent[number] = table.pool[number] if one.startswith("village") and one != under else 0
        table.pool[number] -= table.spent[number]
    units(table, P1, "aircraft_7 aircraft_7 aircraft_6" if winner == P1 else "infantry_1")
    do(table, "move c7", "with 1 scout1", "go east")
    while step(table) == "battle-turn":
        text = options(table)[0]
        do(table, text)
        if step(table) == "battle-turn" and "new front" in options(table):
            do(table, "new front")
    return table


@pytest.mark.rule("CF-23.11", "CF-23.13", "CF-23.14", "CF-23.15", "CF-32.8")
def test_who_wins_takes_the_token_of_the_village() -> None:
    table = village(P1)
    assert table.site[at("d7")] == c.NONE
    assert table.tokens[c.TOKEN.ids.index("village_iron")] == 1
    assert sum(table.returned) >= 3
    assert held(table, P1) == ["aircraft_6", "aircraft_7", "aircraft_7"]
    assert table.track[P1] == 1, "Rome advances"
    assert standing_on(table, P1, "d7") == 2
    assert step(table) != "loot"
    assert table.unsound() == ""


@pytest.mark.rule("CF-23.11", "CF-19.1")
def test_a_village_may_hide_a_great_person() -> None:
    table = village(P1, "village_great_person", "germany")
    assert (step(table), asked(table)) == ("place-person", P1)
    assert sum(table.tokens_held) == 0
    assert sum(table.people_left) == 17


@pytest.mark.rule("CF-32.2", "CF-23.5")
def test_china_gains_culture_for_a_village() -> None:
    table = village(P1, civilization="china")
    assert table.culture[P1] == 3


@pytest.mark.rule("CF-23.12", "CF-26.17")
def test_who_loses_to_barbarians_loses_the_group() -> None:
    table = village(P2)
    assert standing_on(table, P1, "d7") == 0
    assert table.site[at("d7")] == c.VILLAGE
    assert sum(table.tokens_held) == 0
    assert step(table) != "loot"
    assert held(table, P1) == ["infantry_1"]
    assert held(table, P2) == []


@pytest.mark.rule("CF-28.9")
def test_code_of_laws_pays_once_a_turn() -> None:
    table = know(field(), P1, "code_of_laws")
    figures(figures(table, P2, scouts="c11 b12"), P1, armies="c10 b10")
    do(table, "move c10", "go south")
    assert sum(table.coins_on) == 1
    do(table, "move b10", "go south", "go south")
    assert sum(table.coins_on) == 1


@pytest.mark.rule("CF-32.8")
def test_rome_advances_for_a_conquered_city() -> None:
    table = conquest(field())
    assert table.track[P1] == 1
