"""Sections 18, 28 and 31: what others may do while a player moves."""

from typing import cast

import pytest

from epocha.engine.text import call_players
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.chart import map_lines
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.steps.common import ROUND
from epocha.games.civilization_2010.steps.rounds import Round

from . import field as fields
from .field import (
    P1,
    P2,
    Table,
    arm,
    asked,
    at,
    do,
    field,
    figures,
    finish,
    forces,
    give,
    know,
    move,
    options,
    refused,
    step,
    units,
)  # fmt: skip


def stands(table: Table, seat: int, figure: int = 0) -> int:
    """Return where a figure stands."""
    return int(table.figure_at[seat * c.FIGURES + figure])


def chart_of(table: Table) -> dict[str, str]:
    """Return the four letters of each square that the chart of a terminal shows, by its name."""
    columns, *rows = map_lines(table, "en")
    shown = {row[:2].strip(): row[3:].ljust(4 * len(columns)) for row in rows if row[:2].strip().isdecimal()}
    return {
        f"{column.lower()}{name}": line[4 * at : 4 * at + 4]
        for at, column in enumerate(columns.split())
        for name, line in shown.items()
    }


def buttons(table: Table, lang: str) -> list[str]:
    """Return what stands on the buttons of whoever is asked."""
    seat = asked(table)
    view = cast(Table, table.view(seat))
    said = [fields.GAME.describe(view, action, lang) for action in view.legal_actions(seat)]
    return [call_players(one) for one in said]


@pytest.mark.rule("CF-31.1", "CF-31.2", "CF-18.12", "CF-31.10", "CF-D16")
def test_defection_kills_a_figure_between_its_step_and_what_follows() -> None:
    table = give(figures(field(), P2, armies="c6"), P2, "defection")
    figures(table, P1, armies="c10 b7 a16")
    do(table, "move b7", "go north")
    assert (step(table), asked(table)) == ("interrupt", P2)
    assert table.site[at("b6")] == c.HUT, "nothing has followed the step"
    do(table, "play defection", "aim at b6")
    finish(table)
    assert stands(table, P1, 1) == c.NONE
    assert table.site[at("b6")] == c.HUT
    assert (step(table), asked(table)) == ("movement", P1)


@pytest.mark.rule("CF-18.12", "CF-31.10")
def test_defection_kills_whom_it_names_where_two_players_stand_for_a_moment() -> None:
    """An army has stepped onto defenders, and no battle has begun: all who stand there can be killed."""
    table = give(figures(field(), P1, armies="c11", scouts="c11"), P1, "mass_defection")
    move(figures(table, P2, armies="c10"), P2)
    do(table, "move c10", "go south")
    assert (step(table), asked(table)) == ("interrupt", P1)
    do(table, "play mass defection", "aim at c11")
    assert options(table, "hit") == ["hit army of 1", "hit scout of 1", "hit army of 2"]
    assert {lang: buttons(table, lang) for lang in ("en", "cs", "sk")} == {
        "en": ["An army of player 1", "A scout of player 1", "An army of player 2"],
        "cs": ["Armáda hráče 1", "Osadník hráče 1", "Armáda hráče 2"],
        "sk": ["Armáda hráča 1", "Osadník hráča 1", "Armáda hráča 2"],
    }
    assert chart_of(table)["c11"][2:] == "12"
    do(table, "hit army of 2")
    assert options(table) == ["pass", "hit army of 1", "hit scout of 1"]
    do(table, "pass")
    finish(table)
    assert stands(table, P2) == c.NONE
    assert stands(table, P1) == stands(table, P1, c.FIRST_SCOUT) == at("c11")


@pytest.mark.rule("CF-31.7", "CF-18.12")
@pytest.mark.parametrize(("hit", "works"), [("army of 1", False), ("scout of 1", False), ("army of 2", True)])
def test_bread_and_circuses_saves_only_figures_of_its_owner_from_defection(hit: str, works: bool) -> None:
    """P2's army has stepped onto P1's figures, and P1 kills one of those who stand there for a moment."""
    table = give(figures(field(), P1, armies="c11", scouts="c11"), P1, "defection")
    move(figures(give(table, P2, "bread_and_circuses"), P2, armies="c10"), P2)
    do(table, "move c10", "go south", "play defection", "aim at c11", f"hit {hit}")
    assert (step(table), asked(table)) == ("react", P2)
    assert options(table) == ["pass"] + ["play bread and circuses"] * works


def test_a_record_of_the_first_rules_version_hits_the_first_of_two_players_as_it_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fields, "GAME", Civilization(1))
    table = give(figures(field(), P1, armies="c11"), P1, "defection")
    move(figures(table, P2, armies="c10"), P2)
    do(table, "move c10", "go south", "play defection", "aim at c11")
    assert options(table) == ["hit army"]
    do(table, "hit army")
    finish(table)
    assert (stands(table, P1), stands(table, P2)) == (c.NONE, at("c11"))


@pytest.mark.rule("CF-31.2", "CF-28.16", "CF-20.6")
def test_communism_closes_the_square_on_which_a_group_is() -> None:
    table = arm(know(field(), P2, "communism"), P2, "hut_spy")
    figures(table, P1, armies="c11 a16")
    do(table, "move c11", "go north")
    assert (step(table), asked(table)) == ("interrupt", P2)
    do(table, "use communism", "column c", "aim at c10", "pay hut spy")
    assert (step(table), asked(table)) == ("movement", P1), "it stops there"
    assert options(table, "move") == ["move a16"]
    assert stands(table, P1) == at("c10")
    assert table.locked[P2] == at("c10")


@pytest.mark.rule("CF-31.8", "CF-31.3", "CF-34.8", "CF-34.3")
def test_who_holds_any_card_or_token_is_asked_and_others_are_not() -> None:
    """An event of another kind, or a token that is no spy: the question is the same."""
    for hold, is_asked in ((lambda t: give(t, P2, "despot_day"), True), (lambda t: t, False)):
        table = hold(figures(field(), P1, armies="c11 a16"))
        do(table, "move c11", "go north")
        assert (step(table) == "interrupt") == is_asked
        if is_asked:
            assert options(table) == ["pass"]
            do(table, "pass")
        assert (step(table), asked(table)) == ("walk", P1)
    table = arm(know(figures(field(), P1, armies="c11 a16"), P2, "communism"), P2, "hut_silk")
    do(table, "move c11", "go north")
    assert options(table) == ["pass"]
    assert refused(table, "use communism") == "CF-20.5"


@pytest.mark.rule("CF-31.1")
def test_a_window_opens_before_the_first_move_of_a_turn() -> None:
    table = give(figures(figures(field(), P2, armies="d14"), P1, armies="c11"), P1, "defection")
    table.write(table.frame_of(ROUND), Round.TURNS, 1)
    do(table, "pass")
    assert (step(table), asked(table)) == ("interrupt", P1), "P2 is going to move"
    do(table, "pass")
    assert (step(table), asked(table)) == ("movement", P2)


@pytest.mark.rule("CF-18.6", "CF-20.8")
def test_the_mover_may_interrupt_the_own_movement() -> None:
    table = give(figures(field(), P2, armies="c7"), P1, "defection")
    figures(table, P1, armies="c10 a16")
    assert "play defection" in options(table), "between figures"
    do(table, "move c10", "go south")
    assert "play defection" in options(table), "between steps"
    do(table, "play defection", "aim at c7")
    finish(table)
    assert stands(table, P2) == c.NONE
    assert step(table) == "walk"


@pytest.mark.rule("CF-28.21", "CF-27.15")
def test_atomic_theory_destroys_a_city_and_all_around_it() -> None:
    table = know(field(), P1, "atomic_theory")
    table.city_at[P2 * c.CITIES + 1] = at("b10")
    token = c.TOKEN.ids.index("village_uranium")
    table.pool[token] -= 1
    table.tokens[P1 * c.TOKENS + token], table.tokens_held[P1 * c.SITES + c.VILLAGE] = 1, 1
    figures(figures(table, P2, armies="a9", scouts="d12"), P1, armies="c10 a16")
    use = next(text for text in options(table, "use atomic theory"))
    do(table, use)
    finish(table)
    assert table.city_at[P2 * c.CITIES + 1] == c.NONE
    assert stands(table, P2) == stands(table, P1) == c.NONE
    assert stands(table, P2, c.FIRST_SCOUT) == at("d12")
    assert table.over == 0


@pytest.mark.rule("CF-31.9")
def test_battles_have_no_window_for_movement() -> None:
    table = give(figures(field(), P2, armies="c11"), P2, "defection")
    units(table, P2, "infantry_1")
    figures(table, P1, armies="c10")
    do(table, "move c10", "go south", "pass")
    assert (step(table), asked(table)) == ("battle-turn", P2)
    assert forces(table, 1) == ["infantry_1"]
    assert options(table) == ["play infantry 1"]
