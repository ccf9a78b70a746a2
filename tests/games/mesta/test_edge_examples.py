"""The constructed cases for rulings, ME-EX-42 to ME-EX-54 (the numbering has gaps), with their numbers."""

import pytest
from epocha_fixtures.playing import asked, do, refused

from epocha.engine.pile import new_pile
from epocha.engine.state import vec_of
from epocha.games.mesta.components import DATA, KIND_IDS
from epocha.games.mesta.state import COMPLETE_END, STALL_END

from .build import (
    ATLAS,
    CITY_IDS,
    P1,
    P2,
    P3,
    ROOM,
    announce,
    begin,
    cities,
    city_pile,
    deal,
    empire_set,
    empty_city_pile,
    empty_event_pile,
    end_turn,
    event_pile,
    play_on,
    position,
    use,
)


@pytest.mark.example("ME-EX-42")
@pytest.mark.rule("ME-9.69", "ME-9.70", "ME-9.71")
def test_barbarians_with_3_and_with_2() -> None:
    table = position({P2: "rome ostia tusculum", P3: "athens sparta"}, {P1: "barbarians"})
    use(table, "barbarians")
    assert cities(table, P2) == cities(table, P3) == set()
    deal(table, P1, "games_navy")
    end_turn(table)
    assert len(cities(table, P2)) == 1
    do(table, "pass")
    assert cities(table, P3) == set()
    do(table, "pass")
    assert cities(table, P1) == set()


@pytest.mark.example("ME-EX-43")
@pytest.mark.rule("ME-4.8")
def test_chain_of_extra_events() -> None:
    table = position({P1: "tyre petra"}, {P1: "victory victory games_navy"})
    do(table, "use victory", "offer tyre")
    assert table.allowance == 1
    do(table, "use victory")
    assert table.allowance == 1
    do(table, "use games navy")
    assert asked(table) == P2


@pytest.mark.example("ME-EX-45")
@pytest.mark.rule("ME-8.8", "ME-9.87", "ME-9.90")
@pytest.mark.parametrize("answer", ["protect great", "no reaction"])
def test_flood_and_shield(answer: str) -> None:
    table = position({P2: "athens sparta"}, {P1: "flood", P2: "protection_great commander_rome"})
    table.city_pile = new_pile(vec_of([CITY_IDS.index("tyre")]), ROOM)  # so that a lost city is drawn at once
    announce(table, "flood")
    assert asked(table) == P2
    do(table, answer)
    if answer == "protect great":
        assert cities(table, P2) == {"athens", "sparta"}
    else:
        assert cities(table, P2) == {"athens", "tyre", "sparta"}  # sparta was under the pile already


@pytest.mark.example("ME-EX-46")
@pytest.mark.rule("ME-5.9", "ME-6.2")
def test_completion_in_the_middle_of_a_festival() -> None:
    table = position(
        {P1: "athens sparta corinth ephesus olympia rome"}, {P1: "festival_small"}, city_top="rhodes tyre veii"
    )
    use(table, "festival small")
    assert table.finished[P1] == empire_set("greece")
    assert cities(table, P1) == {"rome", "tyre"}


@pytest.mark.example("ME-EX-47")
@pytest.mark.rule("ME-5.8", "ME-7.12", "ME-11.1")
@pytest.mark.parametrize("actor_draws", [True, False])
def test_game_ends_inside_an_effect(actor_draws: bool) -> None:
    table = position(
        {P1: "alesia gergovia autricum avaricum bibracte", P2: "pella", P3: "petra" if actor_draws else ""},
        {P3: "festival_middle"},
        {P2: "rome greece carthage egypt persia jews etruscans"},
        city_top="mediolanum tyre cirta",
        turn=P3,
    )
    use(table, "festival middle")
    if actor_draws:
        assert not table.is_terminal
        assert cities(table, P3) == {"petra", "mediolanum"}
        assert len(cities(table, P2)) == 2
    else:
        assert table.over == COMPLETE_END
        assert cities(table, P2) == {"pella"}


@pytest.mark.example("ME-EX-48")
@pytest.mark.rule("ME-5.2")
def test_order_under_the_event_pile() -> None:
    table = position({}, {P1: "barbarians", P2: "protection", P3: "protection_small"})
    announce(table, "barbarians")
    do(table, "protect normal", "protect small")
    assert event_pile(table)[-3:] == ["barbarians", "protection", "protection_small"]


@pytest.mark.example("ME-EX-49")
@pytest.mark.rule("ME-11.6")
@pytest.mark.parametrize("used_in_third_round", [False, True])
def test_stall(used_in_third_round: bool) -> None:
    table = position({}, {P1: "games_navy", P2: "games_navy", P3: "games_navy"})
    empty_city_pile(table)
    empty_event_pile(table)
    play_on(table, 2)
    assert (table.round, table.still, table.is_terminal) == (3, 2, False)
    if used_in_third_round:
        do(table, "use games navy")
        assert table.moved == 1
        do(table, "pass", "pass")
        assert not table.is_terminal
        assert table.still == 0
    else:
        play_on(table, 1)
        assert table.over == STALL_END


@pytest.mark.example("ME-EX-50")
@pytest.mark.rule("ME-6.4")
def test_completed_empires_are_out_of_play() -> None:
    table = position({P1: "sparta", P2: "tyre"}, {P1: "attack festival_small"}, {P1: "rome"})
    assert refused(table, "use attack") == "ME-9.41"
    assert ATLAS.points(table.cities[P1], 0) == 1
    use(table, "festival small")
    assert cities(table, P1) == {"sparta"}


@pytest.mark.example("ME-EX-51")
@pytest.mark.rule("ME-11.5")
def test_tie() -> None:
    table = position(
        {P1: "veii caere clusium populonia volsinii"},
        finished={P1: "rome greece carthage", P2: "egypt persia celts jews"},
        city_top="tarquinia",
        players=2,
    )
    begin(table, P1)
    assert table.over == COMPLETE_END
    assert [int(table.score(seat)) for seat in (P1, P2)] == [4, 4]
    assert table.ranking() == [1, 1]


@pytest.mark.example("ME-EX-52")
@pytest.mark.rule("ME-9.13")
def test_unification_against_a_shield() -> None:
    table = position(
        {P1: "jerusalem lachish bethlehem jericho", P2: "ezion_geber", P3: "samaria"},
        {P1: "unification", P2: "protection_great", P3: "attack"},
    )
    announce(table, "unification")
    do(table, "protect great", "no reaction")
    assert cities(table, P1) == {"jerusalem", "lachish", "bethlehem", "jericho", "samaria"}
    assert cities(table, P2) == {"ezion_geber"}


@pytest.mark.example("ME-EX-53")
@pytest.mark.rule("ME-9.23")
def test_games_with_zero_points() -> None:
    table = position({}, {P1: "games_banking"})
    before = city_pile(table)
    use(table, "games banking")
    assert city_pile(table) == before


@pytest.mark.example("ME-EX-54")
@pytest.mark.rule("ME-1.1", "ME-1.13")
def test_card_totals() -> None:
    assert len(ATLAS.cities) == 54
    assert sum(record["count"] for record in DATA["event"]) == 75
    assert len(KIND_IDS) == 24
    assert sum(city.wonder != "" for city in ATLAS.cities) == 7
    assert sum(city.capital for city in ATLAS.cities) == 8
    covered = {kind for record in DATA["event"] if record["kind"] == "protection" for kind in covers(record)}
    assert covered - {"any"} <= set(KIND_IDS)


def covers(record: dict[str, list[dict[str, list[str]]]]) -> list[str]:
    return record["effects"][0]["covers"]
