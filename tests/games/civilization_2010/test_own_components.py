"""A table's own components: governments and counts that replace what is reconstructed (R-71 to R-73)."""

from pathlib import Path

import pytest
from epocha_fixtures.playing import said_in_english

from epocha.engine.options import BadOption
from epocha.engine.position import position_of, read_position
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.cities import production_of
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.forces import bonus_sheet
from epocha.games.civilization_2010.setup import OPTIONS

from .build import (
    GAME,
    P1,
    P2,
    Table,
    army,
    asked,
    cover,
    do,
    management,
    meadow,
    options,
    refused,
    square,
    start_of_turn,
    town,
)

OPTION = next(option for option in OPTIONS if option.name == "components_file")
SPIES = """
[[exploration_token]]
id = "hut_spy"
count = 4
[[exploration_token]]
id = "hut_silk"
count = 4
"""


def governed(name: str) -> Table:
    """Return a table with the attested later governments, where P1 has one of them."""
    table = meadow(components_file="alternative")
    table.government[P1] = c.GOVERNMENT.number(name)
    table.refresh()
    return table


@pytest.mark.rule("CF-8.9")
def test_replaced_governments_last() -> None:
    assert production_of(governed("despotism"), P1, 1) == production_of(governed("anarchy"), P1, 1) + 1
    assert coins(governed("democracy"), P1) == coins(governed("anarchy"), P1) + 1
    table = cover(governed("communism"), e7="forest")
    assert production_of(table, P1, 0) >= production_of(table, P1, 1) == production_of(table, P1, 0)
    assert bonus_of(governed("fundamentalism")) == bonus_of(governed("anarchy")) + 4


def bonus_of(table: Table) -> int:
    """Return what the combat bonus of P1 is made of, in a battle with P2."""
    table.commander[0], table.commander[1] = P1, P2
    return sum(int(n) for n in bonus_sheet(table)[: len(bonus_sheet(table)) // 2])


@pytest.mark.rule("CF-6.3")
def test_replaced_governments_bring_something_at_the_start_of_turn() -> None:
    table = army(army(governed("fundamentalism"), "e4"), "e5", which=1)
    before = int(table.culture[P1]), int(table.culture[P2])
    do(management(table), "pass")
    for _ in range(60):
        if table.round > 1 and asked(table) == P1:
            break
        do(table, next(text for text in ("pass", "done", *options(table)) if text in options(table)))
    assert (table.round, table.culture[P1], table.culture[P2]) == (2, before[0] + 2, before[1])


@pytest.mark.rule("CF-7.2", "CF-12.1", "CF-20.1")
def test_replaced_governments_let_do_more() -> None:
    table = army(town(governed("republic"), "-"), "e8")
    assert "found with army1" in options(start_of_turn(table))
    do(table, "found with army1")
    assert (table.city_at[1], table.figure_at[0]) == (square("e8"), c.NONE)
    assert refused(start_of_turn(army(town(governed("despotism"), "-"), "e8")), "found with army1") == "CF-7.2"

    table = management(governed("monarchy"))
    do(table, "city 1", "arts")
    assert refused(table, "city 1") == "CF-12.1"  # there is nothing else that it could do
    table.extra[0] = 9
    do(management(table), "city 1")
    assert options(table)
    assert not {"arts"} & set(options(table))
    assert refused(table, "arts") == "CF-12.1"
    assert refused(do(management(governed("despotism")), "city 1", "arts"), "city 1") == "CF-12.1"


@pytest.mark.rule("CF-20.1")
def test_a_government_harvests_at_the_start_of_turn() -> None:
    table = governed("feudalism")
    for at in range(len(table.covered)):
        table.covered[at] = c.NONE
    start_of_turn(table)
    picks = options(table, "harvest")
    assert picks
    do(table, picks[0])
    assert sum(table.resources[: int(c.RESOURCES)]) == 1
    assert not options(table, "harvest")
    assert refused(table, picks[0]) == "CF-12.1"


@pytest.mark.rule("CF-1.8")
def test_other_counts(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(SPIES, encoding="utf-8")
    table = GAME.new_initial_state(2, 1, {"components_file": file})
    assert table.pool[c.TOKEN.number("hut_spy")] == 4
    assert table.unsound() == ""
    again = GAME.new_initial_state(2, 1, {"components_file": table.setup.options["components_file"]})
    assert list(again.pool) == list(table.pool)
    assert OPTION.read(OPTION.read("alternative")) == OPTION.read("alternative")


def test_own_components_of_several_kinds_stand_in_a_position() -> None:
    own = """
        [[government]]
        id = "republic"
        text = "One line; then\\nanother."
        effects = [{ verb = "coin", n = 2 }]
        [[culture_event]]
        id = "drought"
        count = 2
    """
    own = f"{own}\n{SPIES}"
    table = GAME.new_initial_state(2, 1, {"components_file": own})
    again = read_position(position_of(table))
    assert again.setup.options == table.setup.options
    assert position_of(again) == position_of(table)


def effects(effect: str, times: int = 1) -> str:
    """Return a file with a government that has an effect, once or more often."""
    return f"[[government]]\nid = 'republic'\neffects = [{', '.join([effect] * times)}]"


def test_text_comes_back_as_it_was_written() -> None:
    """On one line, as records have it; what a file may have at its beginning is no part of it."""
    line = OPTION.read("\ufeff" + effects("{ verb = 'coin' }") + '\ntext = "a;b  \\u007f\\t\'\u2028"')
    assert OPTION.read(line) == line
    table = GAME.new_initial_state(2, 1, {"components_file": line})
    assert read_position(position_of(table)).setup.options == table.setup.options


def test_notes_may_stand_anywhere_and_be_anything() -> None:
    noted = effects("{ verb = 'coin', provenance = 2020-01-01, note = { 'a b' = nan }, constraints = ['x', 'y'] }")
    line = OPTION.read(noted)
    assert "constraints" in line
    assert OPTION.read(line) == line


def test_what_would_be_too_long_in_a_record_is_refused() -> None:
    with pytest.raises(BadOption, match="characters on one line") as refusal:
        OPTION.read(effects("{ verb = 'coin' }") + f"\ntext = '{';' * 9000}'")
    assert "takes 54" in refusal.value.sentence(GAME.texts, "en")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(SPIES.encode("utf-16"))
    with pytest.raises(BadOption, match=r"own.toml cannot be read: .* save it as UTF-8") as refusal:
        OPTION.read(file)
    assert "UTF-8" in refusal.value.sentence(GAME.texts, "en")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[government]]\nid = 'empire'\neffects = []", "there is no government 'empire'"),
        (
            "[[government]]\nid = 'republic'\neffects = [{ verb = 'win', kind = 'technology' }]",
            "no government with 'win'",
        ),
        ("[[government]]\nid = 'republic'\neffects = [{ verb = 'coin', n = 99 }]", "coin is from 1 to 9, not 99"),
        ("[[government]]\nid = 'republic'\neffects = [{ verb = 'coyn' }]", "coyn"),
        (
            "[[government]]\nid = 'republic'\n"
            "effects = [{ verb = 'building_icon_off', buildings = ['bank'], icon = 'coin' }]",
            "switches coins off",
        ),
        ("[[exploration_token]]\nid = 'hut_spy'\ncount = 9", "of hut tokens there are 20 in all"),
        ("[[unit]]\nid = 'infantry'\ncounts = [5, 5, 6]", "of infantry there are 15 in all"),
        ("[[unit]]\nid = 'infantry'\ncounts = [-5, 15, 5]", "here are 15: infantry_1 -5"),
        ("[[culture_event]]\nid = 'drought'\ncount = -1", "of events"),
        (f"[[culture_event]]\nid = 'drought'\ncount = {2**63}", "culture_event.1.count: a number has too many digits"),
        (f"[[culture_event]]\nid = 'drought'\ncount = 0x{'F' * 5000}", "culture_event.1.count: a number has too many"),
        (f"[[culture_event]]\nid = 'drought'\ncount = {'9' * 5000}", "a number has too many digits"),
        ("[[culture_event]]\nid = 'drought'\ncount = 2.0", "is a number with a decimal point where a whole number"),
        ("[[culture_event]]\nid = 'drought'\ncount = 2020-01-01", "is a date or time where a whole number"),
        ("[unit]\nid = 'infantry'\ncounts = [5, 5, 5]", r"write \[\[unit\]\] before each"),
        ("[[goverment]]\nid = 'republic'\neffects = []", "nothing reads 'goverment'; did you mean 'government'"),
        ("own = 3", "own is not a table"),
        ("own = 'government'", "own is not a table"),
        (effects("{ verb = 'gain_trade', n = 2 }"), "'gain_trade' works only with phase"),
        (effects("{ verb = 'coin', phase = 'start_of_turn' }"), "'coin' works all the time: leave its phase out"),
        (effects("{ verb = 'hands_per_coins', per = 0 }"), "hands_per_coins, per is from 1 to 99, not 0"),
        (effects("{ verb = 'hands_per_coins', per = 5 }", 2), "twice: hands_per_coins"),
        (effects("{ verb = 'set_max_cities', n = 4 }"), "set_max_cities is from 1 to 3, not 4"),
        (effects("{ verb = 'capital_extra_action', different = false }"), "write different = true"),
        (effects("{ verb = 'building_icon_off', buildings = ['bank', 'bank'], icon = 'trade' }"), "twice: .* bank"),
        (effects("{ verb = 'building_icon_off', buildings = ['bank'], icon = 'trade' }", 2), "twice: .* bank"),
        (effects("{ verb = 'coin' }", 21), "it has 21 effects, and may have 20"),
        ("[[city]]\nid = 'rome'", "nothing reads 'city'"),
        ("government = 3", "government is not a list"),
        ("x", "Expected"),
    ],
)
def test_what_the_rules_cannot_use_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadOption, match=told) as refusal:
        OPTION.read(text)
    assert refusal.value.option == "components_file"
    assert said_in_english(refusal.value, GAME.texts) == []
