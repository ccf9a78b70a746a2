"""The worked examples at the edges of the rules, SA-EX-40 to SA-EX-70 (the numbering has gaps), with their numbers."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.scoring import green_sets, terms

from .build import (
    BLUE,
    GREEN,
    RED,
    acting,
    cards_in_deck,
    changing,
    feeding,
    give,
    lay,
    multisets,
    own,
    own_tiles,
    owned,
    placing,
    position,
    rig,
    shorten_deck,
    show,
    spaces,
    stock,
    tools,
)


@pytest.mark.example("SA-EX-40")
@pytest.mark.rule("SA-6.16", "SA-6.17", "SA-6.18", "SA-6.19", "SA-6.20")
def test_tool_ladder() -> None:
    t = position()
    ladder = []
    for _ in range(13):
        t.gain_tool(RED)
        ladder.append("/".join(map(str, tools(t, RED))))
    wanted = "1/0/0 1/1/0 1/1/1 2/1/1 2/2/1 2/2/2 3/2/2 3/3/2 3/3/3 4/3/3 4/4/3 4/4/4 4/4/4"
    assert " ".join(ladder) == wanted


@pytest.mark.example("SA-EX-42")
@pytest.mark.rule("SA-6.10")
def test_new_tool_used_at_once() -> None:
    t = position()
    give(t, RED, tools=(1, 0, 0), used=(1, 0, 0))
    rig(t, 2, 3)
    acting(t, {RED: {"tool maker": 1, "forest": 2}})
    do(t, "go tool maker")
    assert tools(t, RED) == (1, 1, 0)
    assert options(t) == ["use tool 2", "done"]
    do(t, "use tool 2")
    assert stock(t, RED) == (2, 0, 0, 0)


@pytest.mark.example("SA-EX-43")
@pytest.mark.rule("SA-4.11", "SA-5.9")
def test_hut_at_10_workers() -> None:
    t = position()
    give(t, RED, workers=10)
    placing(t)
    assert "place hut" in options(t)
    acting(t, {RED: {"hut": 2}})
    assert t.workers[RED] == t.idle[RED] == 10


@pytest.mark.example("SA-EX-44")
@pytest.mark.rule("SA-5.12")
@pytest.mark.parametrize("source", ["field", "card", "market"])
def test_field_at_10(source: str) -> None:
    t = position()
    lay(t, "time grain" if source == "card" else "time market")
    give(t, RED, grain=10, wood=1)
    rig(t, 6, 1, 1, 1)
    acting(t, {RED: {"field" if source == "field" else "card 1": 1}})
    if source != "field":
        do(t, "pay wood")
    if source == "market":
        do(t, "take die 6")
    assert t.grain[RED] == 10


@pytest.mark.example("SA-EX-46")
@pytest.mark.rule("SA-4.21", "SA-4.5")
def test_only_the_hut_left() -> None:
    t = position()
    give(t, RED, workers=10)
    give(t, BLUE, workers=10)
    places = ["hunting grounds", "forest", "clay pit", "quarry", "river", "tool maker", "field", "card 1", "card 2"]
    others = ["card 3", "card 4", "building 1", "building 2", "building 3", "building 4", "hunting grounds"]
    placed = {RED: dict.fromkeys(places, 1), BLUE: dict.fromkeys(others, 1)}
    placing(t, placed)
    assert t.idle[RED] == 1
    assert asked(t) == BLUE, "red has no legal placement and is skipped"


@pytest.mark.example("SA-EX-47")
@pytest.mark.rule("SA-13.3", "SA-13.4")
def test_village_with_3_players() -> None:
    t = position(3)
    do(t, "place tool maker", "place card 1", "place card 2", "place field")
    for p in (BLUE, GREEN, RED):
        placing(t, turn=p)
        assert refused(t, "place hut") == "SA-13.3"


@pytest.mark.example("SA-EX-48")
@pytest.mark.rule("SA-9.2", "SA-9.3", "SA-9.4")
def test_feeding_surplus_grain() -> None:
    t = position()
    give(t, RED, grain=7, food=0)
    feeding(t)
    assert t.food[RED] == 2


@pytest.mark.example("SA-EX-49")
@pytest.mark.rule("SA-9.5", "SA-9.6", "SA-9.7")
def test_feeding_cover() -> None:
    t = position()
    give(t, RED, workers=6, grain=1, food=2, wood=3, gold=1)
    feeding(t)
    assert t.food[RED] == 0
    assert t.decision(RED).most == 3
    assert options(t) == ["pay wood", "pay gold", "starve"]
    assert multisets(stock(t, RED), 3) == {(3, 0, 0, 0), (2, 0, 0, 1)}
    do(t, "pay wood", "pay wood", "pay wood")
    assert (t.food[RED], stock(t, RED), t.score[RED]) == (0, (0, 0, 0, 1), 0)


@pytest.mark.example("SA-EX-50")
@pytest.mark.rule("SA-9.8")
def test_feeding_cannot_cover() -> None:
    t = position()
    give(t, RED, workers=6, food=2, wood=3)
    feeding(t)
    assert step(t) == "place", "no decision"
    assert (t.score[RED], t.food[RED], stock(t, RED)) == (-10, 0, (3, 0, 0, 0))


@pytest.mark.example("SA-EX-51")
@pytest.mark.rule("SA-9.12")
def test_feeding_with_the_unused_card() -> None:
    t = position()
    give(t, RED, workers=6, food=2, wood=3)
    own(t, RED, "healing any2")
    feeding(t)
    assert step(t) == "cover-shortage"
    do(t, "redeem healing any2", "take gold", "take clay")
    assert sum(stock(t, RED)) == 5
    do(t, "pay wood", "pay wood", "pay wood", "pay clay")
    assert (t.score[RED], stock(t, RED)) == (0, (0, 0, 0, 1))


@pytest.mark.example("SA-EX-52")
@pytest.mark.rule("SA-9.9")
def test_negative_score() -> None:
    t = position()
    give(t, RED, score=4, food=0)
    feeding(t)
    assert t.score[RED] == -6


@pytest.mark.example("SA-EX-54")
@pytest.mark.rule("SA-10.3", "SA-10.4")
@pytest.mark.parametrize(("free", "deck", "ends"), [(2, 1, True), (2, 2, False), (0, 0, False)])
def test_card_end(free: int, deck: int, ends: bool) -> None:
    t = position()
    lay(t, *[""] * free)
    shorten_deck(t, deck)
    changing(t)
    assert t.is_terminal == ends
    assert len(cards_in_deck(t)) == (deck if ends else 0)


@pytest.mark.example("SA-EX-56")
@pytest.mark.rule("SA-7.18")
def test_extra_card_from_an_empty_deck() -> None:
    t = position()
    lay(t, "writing extra card")
    shorten_deck(t, 0)
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert owned(t, RED) == ["writing extra card"]
    assert green_sets(t, RED) == 1
    assert t.secrets[RED] == 0


@pytest.mark.example("SA-EX-58")
@pytest.mark.rule("SA-7.14")
def test_card_gathering() -> None:
    t = position()
    lay(t, "art dice gold")
    give(t, RED, wood=1, tools=(2, 1, 1))
    rig(t, 3, 5)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood", "use tool 1", "use tool 2", "use tool 3")
    assert stock(t, RED) == (0, 0, 0, 2)


@pytest.mark.example("SA-EX-59")
@pytest.mark.rule("SA-7.26", "SA-18.1")
def test_market_with_two_players() -> None:
    t = position(2)
    lay(t, "time market")
    give(t, RED, wood=1)
    rig(t, 4, 4)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert stock(t, RED) == stock(t, BLUE) == (0, 0, 0, 1)
    assert step(t) == "choose-place"


@pytest.mark.example("SA-EX-61")
@pytest.mark.rule("SA-7.2")
def test_exact_card_price() -> None:
    t = position()
    give(t, RED, wood=4, gold=4, food=9)
    acting(t, {RED: {"card 3": 1}})
    do(t, "pay wood", "pay gold")
    assert refused(t, "done") == "SA-7.2", "two are too few"
    do(t, "pay wood")
    assert stock(t, RED) == (2, 0, 0, 3), "and a fourth is never taken"
    assert len(owned(t, RED)) == 1


@pytest.mark.example("SA-EX-62")
@pytest.mark.rule("SA-7.6")
def test_gains_do_not_pay() -> None:
    t = position()
    lay(t, "time grain", "transport stone2")
    acting(t, {RED: {"card 2": 1, "field": 1, "hut": 2}})
    do(t, "go card 2")
    assert step(t) == "choose-place", "declining was the only option"
    assert stock(t, RED) == (0, 0, 0, 0)
    assert spaces(t)[1] == "transport stone2"


@pytest.mark.example("SA-EX-63")
@pytest.mark.rule("SA-8.3")
def test_variable_tile_needs_the_exact_kinds() -> None:
    t = position()
    show(t, "any5 kinds1")
    give(t, RED, wood=5, clay=5)
    acting(t, {RED: {"building 1": 1}})
    do(t, "pay wood")
    assert t.score[RED] == 15, "from the first wood on, there is no other way"
    t = position()
    show(t, "any5 kinds1")
    give(t, RED, wood=4, clay=1)
    acting(t, {RED: {"building 1": 1, "field": 1, "hut": 2}})
    do(t, "go building 1")
    assert step(t) == "choose-place"
    assert stock(t, RED) == (4, 1, 0, 0)


@pytest.mark.example("SA-EX-66")
@pytest.mark.rule("SA-12.9")
def test_leftovers() -> None:
    t = position()
    give(t, RED, wood=4, gold=1, food=9)
    lay(t, "")
    shorten_deck(t, 0)
    changing(t)
    assert t.score[RED] == 5


@pytest.mark.example("SA-EX-67")
@pytest.mark.rule("SA-7.22", "SA-7.25")
def test_unused_deferred_cards() -> None:
    t = position()
    give(t, RED, tools=(1, 1, 1))
    own(t, RED, "tool crafter1 onetime4", "healing any2")
    assert t.tool_total(RED) == 3
    lay(t, "")
    shorten_deck(t, 0)
    changing(t)
    assert t.score[RED] == 1 * 3 + 1 + 2, "a tool maker times 3, a set of one, two resources"


@pytest.mark.example("SA-EX-68")
@pytest.mark.rule("SA-12.12", "SA-12.13")
@pytest.mark.parametrize(("grain", "places"), [(7, [1, 2]), (8, [1, 1])])
def test_tie_break(grain: int, places: list[int]) -> None:
    t = position(2)
    give(t, RED, score=150, grain=5, tools=(2, 2, 2), workers=8)
    give(t, BLUE, score=150, grain=grain, tools=(1, 1, 1), workers=8)
    lay(t, "")
    shorten_deck(t, 0)
    changing(t)
    assert list(t.score) == [150, 150]
    assert [t.standing(p)[1] for p in (RED, BLUE)] == [19, 11 + grain]
    assert t.ranking() == places


@pytest.mark.example("SA-EX-69")
@pytest.mark.rule("SA-12.1", "SA-12.2", "SA-12.4", "SA-12.5", "SA-12.6", "SA-12.7", "SA-12.8", "SA-12.9")
def test_full_score() -> None:
    t = position()
    give(t, RED, score=60, grain=6, workers=7, tools=(2, 1, 1), wood=1, clay=1, gold=1)
    own_tiles(t, RED, 5)
    own(t, RED, "pottery food7", "art tool", "time grain", "music points3 a")
    own(t, RED, "farmer2 food3", "hut builder3 points3", "shaman1 gold1", "tool crafter2 market a")
    assert list(terms(t, RED)) == [16, 12, 15, 7, 8, 3]
    lay(t, "")
    shorten_deck(t, 0)
    changing(t)
    assert t.score[RED] == 121


@pytest.mark.example("SA-EX-70")
@pytest.mark.rule("SA-10.5")
def test_start_player() -> None:
    t = position(3)
    starts = [int(t.start)]
    for _ in range(3):
        changing(t)
        starts.append(int(t.start))
    assert starts == [RED, BLUE, GREEN, RED]
