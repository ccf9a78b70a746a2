"""Sections 0 and 1: the components are what the rulebook prints."""

from collections import Counter

import pytest

from epocha import BadTable
from epocha.engine.course import END, TABLE, TURN
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages import effects as fx
from epocha.games.through_the_ages.components import CATEGORY_IDS as IDS
from epocha.games.through_the_ages.effect_tables import EFFECTS, LASTING, PERFORMS, PERFORMS_BUILD, PERFORMS_UPGRADE
from epocha.games.through_the_ages.steps import COURSE
from epocha.games.through_the_ages.tableau import add_blue, add_yellow, learn, score
from epocha.games.through_the_ages.terms import MODES
from epocha.games.through_the_ages.values import buildings_of, population, technologies

from .build import GAME, P1, P2, card, civ, do, hand, position

SIZES = {"A": (20, 10), "I": (55, 50), "II": (55, 50), "III": (55, 45)}


def of(category: str) -> list[str]:
    return [c.CARD_IDS[n] for n in range(int(c.CARDS)) if IDS[c.CATEGORY[n]] == category]


@pytest.mark.rule("TA-1.1")
def test_two_to_four_play() -> None:
    assert [GAME.new_initial_state(players).players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadTable):
            GAME.new_initial_state(players)


@pytest.mark.rule("TA-0.1", "TA-0.2", "TA-1.4", "TA-1.5", "TA-3.1")
def test_eight_decks_of_340_cards() -> None:
    copies = c.copies(4)
    found: Counter[tuple[str, str]] = Counter()
    for number, record in enumerate(c.CARD_RECORDS):
        assert record.level == c.AGE_IDS.index(record.age)
        found[record.age, record.deck] += copies[number]
    assert found == {(a, d): n for a, both in SIZES.items() for d, n in zip(("civil", "military"), both, strict=True)}
    assert sum(found.values()) == 340 == c.CIVIL_META.total_cards_both_decks
    assert (c.CIVIL_META.total_cards, c.MILITARY_META.total_cards) == (185, 155)
    assert c.META.edition == "2006/2007"


@pytest.mark.rule("TA-1.6", "TA-3.2", "TA-3.3")
def test_marked_cards_are_left_out_with_fewer_players() -> None:
    for age in ("I", "II", "III"):
        records = [r for r in c.CARD_RECORDS if r.deck == "civil" and r.age == age]
        assert sum(r.marks.three_plus for r in records) == sum(r.marks.four for r in records) == 5
        for record in records:
            assert record.copies == (
                record.marks.none,
                record.marks.none + record.marks.three_plus,
                record.marks.none + record.marks.three_plus + record.marks.four,
            )
    for players, size in ((2, 45), (3, 50), (4, 55)):
        table = position(players)
        for age in (1, 2, 3):
            assert sum(table.terms.copies[n] for n in range(int(c.CIVIL_CARDS)) if c.AGE[n] == age) == size


@pytest.mark.rule("TA-1.2", "TA-1.3", "TA-13.1")
def test_the_row_has_thirteen_spaces_in_three_zones() -> None:
    assert list(c.SPACE_COST) == [1] * 5 + [2] * 4 + [3] * 4
    assert len(position().row) == 13


@pytest.mark.rule("TA-1.7", "TA-1.11", "TA-2.2", "TA-3.8", "TA-3.9", "TA-3.10", "TA-3.11", "TA-8.2")
@pytest.mark.parametrize("mode", ["tutorial", "advanced", "full"])
def test_everybody_starts_alike_in_all_three_games(mode: str) -> None:
    """The six printed technologies are in play, with their workers."""
    table = GAME.new_initial_state(3, 1, {"mode": mode})
    for seat in range(3):
        assert (table.yellow[seat], table.unused[seat], table.blue[seat]) == (18, 1, 18)
        on = {c.CARD_IDS[s]: table.workers[seat * 34 + s] for s in range(34) if table.workers[seat * 34 + s]}
        assert on == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        in_play = {c.CARD_IDS[s] for s in range(34) if table.techs[seat] >> s & 1}
        assert in_play == {"agriculture", "bronze", "philosophy", "warriors", "religion"}
        assert table.government[seat] == card("despotism")
        assert (table.civil_total[seat], table.military_total[seat], table.urban_limit[seat]) == (4, 2, 2)
        rated = (table.strength[seat], table.culture_rate[seat], table.science_rate[seat], table.happy[seat])
        assert rated == (1, 0, 1, 0)
        assert (table.culture[seat], table.science[seat]) == (0, 0)


@pytest.mark.rule("TA-0.8", "TA-0.9", "TA-0.10")
def test_kinds_of_buildings_units_and_special_technologies() -> None:
    assert IDS[c.LAB : c.THEATER + 1] == ["lab", "temple", "arena", "library", "theater"]
    assert IDS[c.INFANTRY : c.AIR_FORCE + 1] == ["infantry", "cavalry", "artillery", "air_force"]
    assert {c.CARD_RECORDS[card(name)].line for name in of("special")} == set(c.LINE_IDS)  # type: ignore[union-attr]


@pytest.mark.rule("TA-0.7", "TA-26.15")
def test_colours() -> None:
    expected = {
        "farm": "brown", "mine": "brown", "lab": "gray", "temple": "gray", "arena": "gray", "library": "gray",
        "theater": "gray", "infantry": "red", "cavalry": "red", "artillery": "red", "air_force": "red",
        "government": "orange", "special": "blue", "leader": "green", "wonder": "purple", "action": "yellow",
        "event": "green", "territory": "green", "aggression": "brown", "war": "black", "pact": "blue",
        "tactics": "red", "bonus": "two_color",
    }  # fmt: skip
    assert {record.category: record.color for record in c.CARD_RECORDS} == expected


def test_printed_cards_agree_with_the_board() -> None:
    for printed in c.STARTING:
        record = c.CARD_RECORDS[card(printed.id)]
        assert (record.category, record.level, record.name.en) == (printed.kind, printed.level, printed.name_en)
        number = card(printed.id)
        assert c.START_WORKERS[number] == printed.workers
        assert c.WORTH[number] == printed.token_value_food + printed.token_value_resources
        assert (c.COST[number], c.CULTURE[number], c.HAPPY[number]) == (
            printed.build_cost, printed.culture, printed.happy_faces,
        )  # fmt: skip
        assert (c.SCIENCE[number], c.STRENGTH[number]) == (printed.science, printed.strength)


@pytest.mark.parametrize("number", range(int(c.CARDS)), ids=lambda n: c.CARD_IDS[n])
def test_every_card_does_something(number: int) -> None:
    """A card has numbers that rules read, a lasting effect or one that happens once; and its text says so in words."""
    record = c.CARD_RECORDS[number]
    does = [
        *EFFECTS[number], *LASTING[number].adds, *LASTING[number].perks,
        PERFORMS[number], PERFORMS_BUILD[number], PERFORMS_UPGRADE[number],
        c.WORTH[number], c.STRENGTH[number], c.HAPPY[number], c.SCIENCE[number], c.CULTURE[number],
        c.URBAN_LIMIT[number], c.ARMY[number], c.DEFENCE[number],
    ]  # fmt: skip
    quiet = record.id == "no_event" or record.category == "pact"
    assert any(does) or quiet
    assert record.text
    assert all(record.name)


def test_effects_have_known_verbs() -> None:
    verbs = {int(effect.verb) for effects in EFFECTS for effect in effects}
    assert verbs == set(range(fx.SCORE_RANK + 1))


@pytest.mark.rule("TA-0.3", "TA-0.4", "TA-0.5", "TA-0.6")
def test_a_technology_without_workers_gives_nothing() -> None:
    table = position()
    assert population(table, P1) == 7
    assert buildings_of(table, P1, c.LAB) == 1
    before = (table.strength[P1], table.science_rate[P1])
    table.techs[P1] |= 1 << card("alchemy") | 1 << card("knights") | 1 << card("iron")
    assert (table.strength[P1], table.science_rate[P1]) == before == (table.strength[P2], table.science_rate[P2])


@pytest.mark.rule("TA-3.12", "TA-20.14")
def test_starting_technologies_are_of_level_0() -> None:
    assert technologies(position(), P1, 0) == 6
    assert technologies(civ(position(), government="monarchy"), P1, 0) == 5


@pytest.mark.rule("TA-1.9", "TA-7.1")
def test_tokens_and_culture_have_no_end() -> None:
    table = position()
    add_yellow(table, P1, 40)
    add_blue(table, P1, 40)
    score(table, P1, 999)
    assert (table.yellow[P1], table.blue[P1], table.culture[P1]) == (58, 58, 999)


@pytest.mark.rule("TA-7.2", "TA-7.3", "TA-7.6", "TA-2.4")
def test_science_tracks_end_where_the_table_says() -> None:
    table = civ(position(science_points_max=30, science_rating_max=3), on={"alchemy": 2})
    assert table.science_rate[P1] == 3
    learn(table, P1, 99)
    assert table.science[P1] == 30
    learn(table, P1, -99)
    score(table, P1, -5)
    assert (table.science[P1], table.culture[P1]) == (0, 0)
    free = civ(position(), on={"alchemy": 20})
    learn(free, P1, 999)
    assert (free.science_rate[P1], free.science[P1]) == (41, 999)


@pytest.mark.rule("TA-5.8", "TA-44.1")
def test_all_tokens_are_public() -> None:
    table = civ(position(3), P2, yellow=7, blue=4, unused=3, stored={"bronze": 2})
    view = table.view(P1)
    assert (view.yellow, view.blue, view.unused, view.tokens) == (table.yellow, table.blue, table.unused, table.tokens)


@pytest.mark.rule("TA-4.11", "TA-45.2", "TA-45.3")
def test_every_deck_is_shuffled() -> None:
    rows, events, military = set(), set(), set()
    for seed in range(8):
        table = position(3, seed=seed)
        events.add(tuple(table.current_events))
        military.add(tuple(table.military_deck))
        rows.add(tuple(table.civil_deck))
        rows.add(tuple(GAME.new_initial_state(3, seed).row))
    assert (len(rows), len(events), len(military)) == (16, 8, 8)


@pytest.mark.rule("TA-2.1", "TA-2.3")
def test_what_the_three_games_use() -> None:
    def decks(mode: str, civil: bool) -> set[str]:
        terms = position(4, mode=mode).terms
        cards = range(int(c.CIVIL_CARDS)) if civil else range(int(c.CIVIL_CARDS), int(c.CARDS))
        return {c.CARD_RECORDS[n].age for n in cards if terms.copies[n]}

    assert decks("tutorial", True) == {"A", "I"}
    assert decks("advanced", True) == {"A", "I", "II"}
    assert decks("full", True) == {"A", "I", "II", "III"}
    drawn = {mode: [a for a in range(5) if position(2, mode=mode).terms.has_military_deck(a)] for mode in MODES}
    assert drawn == {"tutorial": [], "advanced": [1, 2], "full": [1, 2, 3]}
    assert decks("tutorial", False) == {"A"}


@pytest.mark.rule("TA-46.1", "TA-46.3")
def test_nobody_decides_together_with_others() -> None:
    assert {step.mode for step in COURSE.steps} == {TABLE, TURN, END}


@pytest.mark.rule("TA-37.5", "TA-37.6")
def test_the_tutorial_ignores_what_it_has_no_use_for() -> None:
    table = hand(civ(position(mode="tutorial"), science=9, yellow=3, blue=2), "cartography julius_caesar")
    do(table, "play cartography", "play julius caesar")
    assert (table.strength[P1], table.military_left()) == (3, 3)
    do(table, "end")
    assert (table.military_count[P1], table.tokens[4]) == (0, 2)
