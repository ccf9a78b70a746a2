"""The option `cities_file`: a table's own list of cities (ME-R-02), and what is wrong with a wrong one."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from epocha_fixtures.playing import said_in_english

from epocha import BadOption, Chance
from epocha.engine.match import Match
from epocha.engine.position import position_of, read_position
from epocha.engine.record import Line, Record, record_of, transcript_of, verify
from epocha.games.mesta.city_list import LONGEST_LIST, one_line, read_cities
from epocha.games.mesta.components import DATA
from epocha.games.mesta.state import Table

from .build import ATLAS, GAME, P1

Records = list[dict[str, Any]]
KEYS = ("id", "empire", "status", "main", "secondary", "wonder", "wonder_id", "names")


def shipped() -> Records:
    """Return the records of the list that comes with the game, without remarks."""
    return [{key: city[key] for key in KEYS if key in city} for city in DATA["city"]]


def text_of(records: Records) -> str:
    """Return records as TOML, as a person would write them."""
    lines = []
    for record in records:
        lines.append("[[city]]")
        for key, value in record.items():
            if isinstance(value, dict):
                shown = "{" + ", ".join(f'{lang} = "{name}"' for lang, name in value.items()) + "}"
            else:
                shown = str(value).lower() if isinstance(value, bool) else f'"{value}"'
            lines.append(f"{key} = {shown}")
    return "\n".join(lines)


def start(records: Records, **options: object) -> Table:
    table = GAME.new_initial_state(2, 1, {"cities_file": text_of(records), "first_player": 1} | options)
    assert isinstance(table, Table)
    return table


def renamed() -> Records:
    """Return a list where Rome has another capital, and a Roman city is strong in agriculture."""
    records = shipped()
    records[0] |= {"id": "latium", "names": {"en": "Latium"}, "status": "ordinary", "secondary": "banking"}
    records[1] |= {"id": "ostia", "status": "capital", "secondary": "none"}
    records[3] |= {"main": "agriculture", "secondary": "army"}
    return records


def test_the_shipped_list_may_be_given_as_it_stands_with_all_its_remarks() -> None:
    data = files("epocha.games.mesta").joinpath("components.toml").read_text(encoding="utf-8")
    text = data[data.index("\n[[city]]") : data.index("\n[[wonder]]")]
    table = GAME.new_initial_state(2, 1, {"cities_file": text})
    assert isinstance(table, Table)
    for name in ("of_empire", "of_side", "main", "secondary", "with_points"):
        assert list(getattr(table.atlas, name)) == list(getattr(ATLAS, name))
    assert table.atlas.cities == start(shipped()).atlas.cities == ATLAS.cities


def test_a_list_written_on_one_line_reads_back() -> None:
    line = one_line(read_cities(renamed()))
    assert "\n" not in line
    assert read_cities(tomllib.loads(line)["city"]) == read_cities(renamed())
    assert len(line) < LONGEST_LIST


def test_a_table_plays_with_its_own_list() -> None:
    table = start(renamed())
    assert table.atlas.cities[0].id == "latium"
    assert table.atlas.capitals & 0b11 == 0b10
    table.cities[P1] = 0b10
    assert table.has_capital(P1)
    assert table.atlas.points(0b1000, 3) == 2
    action = GAME.text_to_action(table, "give up latium")
    assert GAME.action_to_text(table, action) == "give up latium"
    other = GAME.new_initial_state(2, 1)
    assert GAME.action_to_text(other, action) == "give up rome"


def test_a_whole_game_with_an_own_list_is_stored_and_proved() -> None:
    match = Match(GAME, 3, 5, {"cities_file": text_of(renamed()), "size": "very_short", "empires": "rome greece egypt"})
    chance = Chance.from_seed(5)
    while not match.state.is_terminal:
        player = match.state.current_players[0]
        actions = match.state.legal_actions(player)
        match.apply(player, GAME.action_to_text(match.state, actions[chance.below(len(actions))]))
        again = GAME.from_bytes(match.state.to_bytes())
        assert again == match.state
        assert isinstance(again, Table)
        assert again.atlas is match.state.atlas  # type: ignore[attr-defined]
    record = Record.from_text(record_of(match).to_text())
    assert not verify(record).problems


def test_the_transcript_of_a_game_with_an_own_list_names_its_cities() -> None:
    match = Match(GAME, 2, 1, {"cities_file": text_of(renamed())})
    for text, ok in (("give up latium", True), ("give up rome", False), ("give up nowhere", False)):
        transcript = replace(transcript_of(match, None), actions=1, lines=(Line(0, text),))
        assert verify(Record.from_text(transcript.to_text())).ok == ok, text


def test_a_position_carries_an_own_list() -> None:
    records = shipped()
    records[0]["names"] = {**records[0]["names"], "en": "Somewhere; else"}
    table = GAME.new_initial_state(2, 1, {"cities_file": text_of(records)})
    again = read_position(position_of(table))
    assert again.setup.options == table.setup.options


def test_views_and_copies_keep_the_list() -> None:
    table = start(renamed())
    for state in (table.clone(), table.view(P1), table.view(P1).determinize(Chance.from_seed(1))):
        assert isinstance(state, Table)
        assert state.atlas is table.atlas
        assert GAME.from_bytes(state.to_bytes()).legal_actions(P1) == table.legal_actions(P1)


def test_a_file_may_be_given_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "cities.toml"
    file.write_text(text_of(renamed()), encoding="utf-8")
    table = GAME.new_initial_state(2, 1, {"cities_file": file})
    assert isinstance(table, Table)
    assert table.atlas.cities[0].id == "latium"
    with pytest.raises(BadOption, match="cannot be read"):
        GAME.new_initial_state(2, 1, {"cities_file": tmp_path / "nothing.toml"})
    with pytest.raises(BadOption, match="not TOML"):
        GAME.new_initial_state(2, 1, {"cities_file": str(file)})  # text names no files: forms must not reach them


def change(number: int, **fields: object) -> Callable[[Records], object]:
    """Return what changes fields of a record, counted from 1; None takes a field out."""

    def edit(records: Records) -> None:
        for key, value in fields.items():
            records[number - 1][key] = value
            if value is None:
                del records[number - 1][key]

    return edit


WRONG: dict[str, tuple[Callable[[Records], object], str]] = {
    "missing id": (change(2, id=None), r"city 2: id is 1 to 30 .*, not missing"),
    "bad id": (change(2, id="Ostia!"), r"city 2: id is 1 to 30 .*, not 'Ostia!'"),
    "id with a gap": (change(2, id="os__tia"), r"city 2: id is 1 to 30 .*, not 'os__tia'"),
    "long id": (change(2, id="o" * 31), r"city 2: id is 1 to 30 .*, not 'ooo"),
    "unknown field": (change(2, colour="red"), r"city 2 \(ostia\): there is no field 'colour'"),
    "unknown empire": (change(2, empire="atlantis"), r"city 2 \(ostia\): empire is one of .*not 'atlantis' \(ME-1.2\)"),
    "unknown status": (change(2, status="big"), r"city 2 \(ostia\): status is one of capital, ordinary.*ME-1.3"),
    "unknown discipline": (change(2, main="trade"), r"city 2 \(ostia\): main is one of .*ME-1.5"),
    "no secondary": (change(2, secondary="none"), r"city 2 \(ostia\): secondary is one of .*ME-1.8"),
    "same disciplines": (change(2, secondary="army"), r"city 2 \(ostia\): main and secondary .*ME-1.8"),
    "capital with secondary": (change(1, secondary="navy"), r"city 1 \(rome\): a capital has no secondary .*ME-1.7"),
    "neutral capital": (change(49, status="capital", secondary="none"), r"city 49 \(pella\): a neutral city .*ME-1.4"),
    "two copies": (change(2, count=2), r"city 2 \(ostia\): count is 1.*ME-1.1"),
    "a count that is no number": (change(2, count=True), r"city 2 \(ostia\): count is 1.*ME-1.1\), not True"),
    "wonder without id": (change(22, wonder=True), r"city 22 \(thebes_egypt\): wonder_id is one of .*ME-1.10"),
    "wonder elsewhere": (change(2, wonder=True, wonder_id="zeus"), r"city 2 \(ostia\): the wonder zeus stands in gr"),
    "wonder lost": (change(11, wonder=False, wonder_id=None), r"the wonder zeus is carried by 1 city, not by 0"),
    "wonder twice": (change(9, wonder=True, wonder_id="zeus"), r"the wonder zeus is carried by 1 city, not by 2"),
    "wonder no switch": (change(11, wonder="yes"), r"city 11 \(olympia\): wonder is true or false"),
    "wonder id alone": (change(11, wonder=False), r"city 11 \(olympia\): wonder_id without wonder"),
    "same id twice": (change(3, id="ostia"), r"there are 2 cities with the id ostia"),
    "a city too few": (lambda records: records.pop(), r"there are 54 cities, not 53 \(ME-1.1\)"),
    "a city moved": (change(2, empire="greece"), r"rome has 6 cities, not 5 \(ME-1.1\)"),
    "two capitals": (change(2, status="capital", secondary="none"), r"rome has 1 capital, not 2 \(ME-1.4\)"),
    "no capital": (change(1, status="ordinary", secondary="navy"), r"rome has 1 capital, not 0 \(ME-1.4\)"),
    "long name": (change(2, names={"en": "x" * 41}), r"city 2 \(ostia\): a name has 1 to 40 printable"),
    "name in no language": (change(2, names={"de": "Ostia"}), r"city 2 \(ostia\): names has en"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_an_error_names_the_record_and_the_rule(case: str) -> None:
    edit, message = WRONG[case]
    records = shipped()
    edit(records)
    with pytest.raises(BadOption, match=message) as refusal:
        start(records)
    assert said_in_english(refusal.value, GAME.texts) == []


def test_points_must_be_those_of_the_disciplines() -> None:
    records = [dict(city) for city in DATA["city"]]
    assert read_cities(records) == ATLAS.cities
    records[1] = records[1] | {"points": records[1]["points"] | {"army": 3}}
    with pytest.raises(ValueError, match=r"city 2 \(ostia\): points are the whole numbers army 2, navy 1 \(ME-1.8\)"):
        read_cities(records)
    records[0] = records[0] | {"points": {"army": 3}}
    with pytest.raises(
        ValueError, match=r"city 1 \(rome\): points are the whole numbers army 3, culture 1.* \(ME-1.7\)"
    ):
        read_cities(records)


@pytest.mark.parametrize("two", [2.0, "2", None])
def test_points_must_be_whole_numbers(two: object) -> None:
    records = [dict(city) for city in DATA["city"]]
    records[1] = records[1] | {"points": records[1]["points"] | {"army": two}}
    with pytest.raises(ValueError, match=r"city 2 \(ostia\): points are the whole numbers army 2, navy 1 \(ME-1.8\)"):
        read_cities(records)
    records[1] = records[1] | {"points": records[1]["points"] | {"army": 2, "navy": True}}
    with pytest.raises(ValueError, match=r"city 2 \(ostia\): points are the whole numbers army 2, navy 1 \(ME-1.8\)"):
        read_cities(records)


def test_an_empire_specialises_and_lacks_a_discipline() -> None:
    records = shipped()
    for number in range(1, 5):
        records[number] |= {"main": "navy", "secondary": "culture"}
    with pytest.raises(BadOption, match=r"rome has most points in army \(ME-1.6\)"):
        start(records)
    records = shipped()
    records[4] |= {"main": "metallurgy", "secondary": "slavery"}
    records[5] |= {"main": "banking", "secondary": "building"}
    with pytest.raises(BadOption, match=r"rome has a discipline in which no ordinary city .*ME-1.9"):
        start(records)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[city]", "not TOML"),
        ("city = 5", r"\[\[city\]\] records"),
        ("city = [1]", "city 1 is not a record"),
        ("[[town]]\nid = 'x'", "not 'town'"),
        ("city = " + "[" * 20_000, "at most 6 levels"),
        ("city." * 9_000 + "a = 1", "at most 6 levels"),
        ("city = " + "1" * 20_000, "a number has too many digits"),
        ("#" * (LONGEST_LIST + 1), "at most 50000 characters"),
        ("# nothing", "there are 54 cities, not 0"),
    ],
)
def test_what_is_no_list_at_all(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.new_initial_state(2, 1, {"cities_file": text})
