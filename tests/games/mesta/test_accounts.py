"""What a seat has and what its numbers are made of, in the words of each viewer; and the table as plain text."""

import re

import pytest
from epocha_fixtures.playing import asked, do

from epocha import Chance
from epocha.engine.bits import listed
from epocha.engine.state import vec_of
from epocha.engine.text import LANGUAGES
from epocha.games.mesta.components import EVENTS
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table
from epocha.games.mesta.words import city_name

from .build import GAME, P1, P2, P3, city_set, event, position

Lines = dict[str, int]


def lines(t: Table, viewer: int | None, seat: int, symbol: str, lang: str = "en") -> Lines:
    return dict(GAME.breakdown(t.view(viewer), seat, lang)[symbol])


def rich_table(players: int = 3, **options: object) -> Table:
    """P1 has something of everything."""
    t = position(
        {P1: "rome athens giza pella tyre", P2: "ostia"},
        {P1: "attack attack protection", P2: "curse"},
        finished={P1: "persia", P2: "jews"},
        players=players,
        **options,
    )
    t.wonders_holder = P1
    return t


def test_stock_has_the_same_symbols_in_the_same_order_for_every_viewer() -> None:
    t = rich_table()
    expected = {"score": 6, "empires": 1, "cities": 5, "capitals": 2, "wonders": 3, "neutral": 2, "events": 3}
    for viewer in (None, P1, P2):
        assert list(GAME.stock(t.view(viewer), P1).items()) == list(expected.items())
    assert list(GAME.breakdown(t, P1, "en")) == list(expected)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_add_up_to_the_number(lang: str) -> None:
    t = rich_table()
    for viewer in (None, P1, P2):
        view = t.view(viewer)
        for seat in (P1, P2, P3):
            stock = GAME.stock(view, seat)
            for symbol, parts in GAME.breakdown(view, seat, lang).items():
                assert sum(amount for _, amount in parts) == stock[symbol], (seat, symbol)


@pytest.mark.rule("ME-11.2")
def test_the_score_tells_its_empires_and_the_bonus() -> None:
    assert lines(rich_table(), P2, P1, "score") == {"Completed empire: Persia": 1, "Wonders bonus": 5}
    assert lines(rich_table(), P2, P1, "score", "cs") == {"Kompletní říše: Persie": 1, "Odměna za divy světa": 5}


def test_in_a_team_the_sum_is_shown_beside() -> None:
    t = rich_table(players=4, teams="2v2")
    assert lines(t, P2, P3, "score") == {"Whole team together (not counted)": 6}


def test_alone_the_score_is_the_turns() -> None:
    t = position({P1: "rome"}, players=1)
    t.round = 17
    assert GAME.stock(t, P1)["score"] == 17
    assert lines(t, P1, P1, "score", "sk") == {"Odohrané ťahy": 17}


def test_cities_are_told_by_empire_and_wonders_with_the_finished_ones() -> None:
    t = rich_table()
    assert lines(t, None, P1, "cities") == {
        "Rome (of 6)": 1, "Greece (of 6)": 1, "Egypt (of 6)": 1, "Neutral cities": 2,
    }  # fmt: skip
    assert lines(t, None, P1, "wonders") == {
        "Giza": 1, "Babylon (in a completed empire)": 1, "Halicarnassus (in a completed empire)": 1,
    }  # fmt: skip
    assert lines(t, None, P1, "capitals", "cs") == {"Řím": 1, "Athény": 1}


@pytest.mark.rule("ME-14.1", "ME-14.2", "ME-12.6")
def test_others_events_are_counted_not_named() -> None:
    t = rich_table(players=4, teams="2v2")
    for viewer in (P1, P3):
        assert lines(t, viewer, P1, "events") == {"Attack": 2, "Protection": 1}
    for viewer in (None, P2):
        assert lines(t, viewer, P1, "events") == {"Events in hand": 3}
        assert lines(t, viewer, P3, "events") == {}


# --- the table as plain text ---


def test_the_diagram_shows_the_table() -> None:
    t = rich_table()
    t.skips[P2] = SKIP_CITY | SKIP_EVENT
    t.silence[P2] = 2
    text = GAME.diagram(t.view(P1))
    assert "Greece 1 of 6: Athens*" in text
    assert "Egypt 1 of 6: Giza+" in text
    assert "Neutral cities: Pella, Tyre" in text
    assert "Completed: Persia" in text
    assert "Disciplines: Army 6, Culture 4" in text
    assert "  Hand:\n    “Protection”: " in text
    assert "    “Attack” ×2: If you have a capital: take any 1 city from a player of" in text
    assert "  Skips drawing a city and an event in the next turn.\n  May not use any event until the end of" in text
    assert "Seat 1; 5 points for all seven wonders" in text
    assert "Wonders, and whose they are: Ephesus, Olympia, Rhodes, Giza (seat 1)" in text
    assert text.endswith("Seat 1: Using an event")
    row = next(line for line in text.splitlines() if line.startswith("   1 "))
    assert [int(number) for number in row.split()] == [1, 6, 1, 5, 2, 3, 2, 3]


def test_the_diagram_tells_what_is_announced_and_who_is_protected() -> None:
    t = position(
        {P1: "athens", P2: "sparta", P3: "corinth"}, {P1: "trade commander_greece", P2: "protection", P3: "curse"}
    )
    do(t, "use commander greece", "no reaction", "protect normal")
    told = ["Seat 1 uses “Greek Commander”", "Used against it: “Protection”", "Protected: Seat 2", "Seat 3: Reaction"]
    assert GAME.diagram(t.view(None)).splitlines()[-4:] == told


def test_the_diagram_speaks_other_languages_and_calls_seats_by_name() -> None:
    text = GAME.diagram(rich_table().view(P1), "cs", ("Anna", "", "Petr"))
    assert text.startswith("Města, 1. kolo; začíná Anna\nDivy světa a čí jsou: ")
    assert "Místo 1 (Anna); 5 bodů za všech sedm divů světa\n  Řím 1 ze 6: Řím*\n" in text
    assert "    „Útok“ ×2: Máš-li hlavní město: vezmi zvolenému hráči 1 libovolné město." in text
    assert text.endswith("Na tahu je Anna. V tomto tahu ještě 1 událost.\nMísto 1 (Anna): Použití události")


@pytest.mark.rule("ME-14.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_diagram_names_every_city_in_play_with_where_it_lies(lang: str) -> None:
    t = position({P1: "athens giza", P2: "ostia"})
    words = " ".join(GAME.diagram(t.view(P3), lang).split())
    for city in listed(t.in_play & ~t.atlas.wonders):
        name = city_name(t, int(city), lang)
        assert len(re.findall(rf"[:,] {name}\*?(?=[, ])", words)) == 1, name


@pytest.mark.rule("ME-14.7", "ME-13.5")
def test_the_diagram_tells_shown_cards_picks_and_disasters_to_come() -> None:
    t = rich_table()
    t.shown = vec_of([P2 * int(EVENTS) + event("curse")])
    t.given[P2] = city_set("ostia")
    t.waiting = vec_of([event("flood")])
    t.still = 2
    text = GAME.diagram(t.view(P3))
    assert "Cards shown to everybody: “Curse” (Seat 2)" in text
    assert "Disasters still to come: “Flood”" in text
    assert "No card has moved for 2 rounds" in text
    t.used = event("attack")
    assert "Cities given up by Seat 2 so far: Ostia" in GAME.diagram(t.view(P3))


def test_diagrams_of_whole_games_fit_a_terminal_and_end_with_the_result() -> None:
    for players, options, result in ((2, {}, "seat 1 has place"), (1, {"max_rounds": 20}, "20 turns")):
        t = GAME.new_initial_state(players, 5, {"size": "very_short"} | options)
        chance = Chance.from_seed(players)
        while not t.is_terminal:
            text = GAME.diagram(t.view(None))
            assert max(len(line) for line in text.splitlines()) <= 80
            assert "Hand:" not in text
            player = asked(t)
            actions = t.legal_actions(player)
            t.apply_action(player, actions[chance.below(len(actions))])
        assert f"The game is over: {result}" in GAME.diagram(t)
        assert str(t.view(P1)) == GAME.diagram(t.view(P1))


@pytest.mark.rule("ME-14.3", "ME-14.10")
def test_the_diagram_is_the_same_whatever_is_hidden() -> None:
    t = rich_table()
    view = t.view(None)
    texts = {GAME.diagram(view.determinize(Chance.from_seed(seed)).view(None)) for seed in range(5)}
    assert texts == {GAME.diagram(view)}
    assert t.holds(P2, event("curse"))
