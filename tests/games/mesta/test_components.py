"""Section 1: the components, as `components.toml` has them."""

import pytest

from epocha.engine.bits import count, listed
from epocha.games.mesta.components import (
    CITIES,
    COPIES,
    COVERED,
    DATA,
    DISCIPLINE_IDS,
    EMPIRE_IDS,
    EMPIRE_SIZE,
    EMPIRES,
    EVENT_IDS,
    KIND_IDS,
    NEUTRAL,
    PROTECTION_CARDS,
    PROTECTIONS,
    SIDE_IDS,
    SPECIALTY,
)
from epocha.games.mesta.events import CLASSES

from .build import ATLAS, city_set, city_words

COPIES_OF_KIND = {
    "commander": 8, "festival": 3, "unification": 4, "charisma": 1, "wrath": 8, "games": 8, "plague": 1,
    "friendly_exchange": 1, "unrest": 3, "loss_of_influence": 1, "protection": 4, "attack": 6, "victory": 2,
    "wonders_influence": 1, "revolt": 2, "trade": 4, "crisis": 4, "education": 3, "barbarians": 2, "calm": 1,
    "uncovering": 2, "curse": 3, "espionage": 2, "flood": 1,
}  # fmt: skip


@pytest.mark.rule("ME-1.1")
def test_54_cities_in_8_empires_and_6_neutral_ones() -> None:
    assert len(ATLAS.cities) == CITIES == 54
    assert [count(cities) for cities in ATLAS.of_empire] == [EMPIRE_SIZE] * 9
    assert EMPIRES == 8


@pytest.mark.rule("ME-1.2")
def test_the_empires() -> None:
    assert EMPIRE_IDS == ["rome", "greece", "carthage", "egypt", "persia", "celts", "jews", "etruscans", "neutral"]


@pytest.mark.rule("ME-1.3")
def test_what_a_city_card_has() -> None:
    for city in ATLAS.cities:
        assert 0 <= city.empire <= NEUTRAL
        assert 0 <= city.main < len(DISCIPLINE_IDS)
        assert city.capital == (city.secondary == -1)
        assert set(city.names) == {"en", "cs", "sk"}


@pytest.mark.rule("ME-1.4")
def test_one_capital_in_each_empire_and_none_among_the_neutral() -> None:
    assert [count(cities & ATLAS.capitals) for cities in ATLAS.of_empire] == [1] * 8 + [0]


@pytest.mark.rule("ME-1.5")
def test_the_disciplines() -> None:
    assert DISCIPLINE_IDS == [
        "army", "culture", "navy", "agriculture", "slavery", "metallurgy", "banking", "building",
    ]  # fmt: skip


@pytest.mark.rule("ME-1.6")
def test_specialties() -> None:
    assert list(SPECIALTY) == list(range(8))
    for empire in range(8):
        points = [int(ATLAS.points(ATLAS.of_empire[empire], d)) for d in range(8)]
        assert points.index(max(points)) == SPECIALTY[empire]
        assert points.count(max(points)) == 1


@pytest.mark.rule("ME-1.7", "ME-1.8")
def test_points_of_every_city_are_those_of_the_file() -> None:
    for number, record in enumerate(DATA["city"]):
        for d, word in enumerate(DISCIPLINE_IDS):
            assert ATLAS.points(1 << number, d) == record["points"][word]
            assert ATLAS.with_points[d] >> number & 1 == (record["points"][word] > 0)
    assert [int(ATLAS.points(city_set("rome"), d)) for d in range(8)] == [3, 1, 1, 1, 1, 1, 1, 1]
    assert [int(ATLAS.points(city_set("ostia"), d)) for d in range(8)] == [2, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.rule("ME-1.9")
def test_every_empire_lacks_a_discipline() -> None:
    for empire in range(8):
        ordinary = ATLAS.of_empire[empire] & ATLAS.ordinary
        assert any(ATLAS.points(ordinary, d) == 0 for d in range(8))


@pytest.mark.rule("ME-1.10")
def test_the_wonders() -> None:
    by_empire = {EMPIRE_IDS[e]: city_words(ATLAS.wonders & ATLAS.of_empire[e]) for e in range(9)}
    assert {empire: cities for empire, cities in by_empire.items() if cities} == {
        "egypt": {"giza", "alexandria"},
        "persia": {"babylon", "halicarnassus"},
        "greece": {"ephesus", "olympia", "rhodes"},
    }


@pytest.mark.rule("ME-1.11")
def test_the_sides() -> None:
    for side, empires in enumerate(("rome carthage celts etruscans", "greece egypt persia jews")):
        cities = sum(int(ATLAS.of_empire[EMPIRE_IDS.index(empire)]) for empire in empires.split())
        assert ATLAS.of_side[side] == cities, SIDE_IDS[side]
    assert (ATLAS.of_side[0] | ATLAS.of_side[1]) & ATLAS.neutral == 0


@pytest.mark.rule("ME-1.12")
def test_ordinary_cities_are_all_but_capitals() -> None:
    assert ATLAS.ordinary ^ ATLAS.capitals == (1 << 54) - 1
    assert ATLAS.neutral & ATLAS.ordinary == ATLAS.neutral
    assert ATLAS.wonders & ATLAS.ordinary == ATLAS.wonders


@pytest.mark.rule("ME-1.13", "ME-1.14")
def test_75_event_cards_of_24_kinds() -> None:
    copies = dict.fromkeys(KIND_IDS, 0)
    for record, number in zip(DATA["event"], COPIES, strict=True):
        copies[record["kind"]] += int(number)
    assert copies == COPIES_OF_KIND
    assert sum(copies.values()) == 75
    assert len(EVENT_IDS) == 53
    assert set(CLASSES) == set(KIND_IDS)


@pytest.mark.rule("ME-1.14")
def test_copies_within_the_kinds() -> None:
    copies = dict(zip(EVENT_IDS, map(int, COPIES), strict=True))
    assert [copies[f"festival_{size}"] for size in ("great", "middle", "small")] == [1, 1, 1]
    assert [copies[f"unrest_{size}"] for size in ("small", "great")] == [2, 1]
    assert [copies[name] for name in ("protection_small", "protection", "protection_great")] == [1, 2, 1]
    for family, records in (("commander", 8), ("wrath", 8), ("games", 8), ("crisis", 4)):
        assert [n for name, n in copies.items() if name.startswith(family)] == [1] * records


@pytest.mark.rule("ME-8.5", "ME-8.6", "ME-8.7")
def test_events_and_protections_agree_on_what_covers_what() -> None:
    for number, record in enumerate(DATA["event"]):
        for i in range(int(PROTECTIONS)):
            protection = DATA["event"][int(PROTECTION_CARDS[i])]
            kinds = protection["effects"][0]["covers"]
            opens_window = bool(record["blocked_by"])
            covers = opens_window and (kinds == ["any"] or record["kind"] in kinds)
            assert bool(COVERED[number * int(PROTECTIONS) + i]) == covers, (record["id"], protection["id"])


def test_sets_of_cities_list_their_members() -> None:
    assert list(listed(city_set("rome petra sparta"))) == [0, 7, 53]
