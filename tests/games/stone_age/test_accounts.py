"""What a seat has and what its numbers are made of, in the words of each viewer; and the table as plain text."""

import pytest
from epocha_fixtures.playing import asked, do

from epocha import Chance, load_game
from epocha.engine.text import LANGUAGES
from epocha.games.stone_age.components import RESOURCE_IDS
from epocha.games.stone_age.state import Table

from .build import BLUE, GREEN, RED, acting, give, lay, own, own_tiles, placing, position, rig, show

GAME = load_game("stone_age")


def lines(t: Table, viewer: int | None, seat: int, symbol: str, lang: str = "en") -> dict[str, int]:
    return dict(GAME.breakdown(t.view(viewer), seat, lang)[symbol])


def rich_table() -> Table:
    """Red has something of everything, one card of it drawn secretly."""
    t = position(3)
    give(t, RED, score=20, food=4, grain=5, workers=7, tools=(2, 1, 1), used=(0, 1, 0), wood=3, gold=1)
    own(t, RED, "farmer2 food3", "pottery food7", "tool crafter1 onetime4", "healing any2")
    own(t, RED, "healing food5", secret=True)
    own_tiles(t, RED, 2)
    return placing(t, {RED: {"forest": 3}}, turn=BLUE)


def final(t: Table) -> Table:
    """Play a random game to its end."""
    chance = Chance.from_seed(1)
    while not t.is_terminal:
        actions = t.legal_actions(asked(t))
        t.apply_action(asked(t), actions[chance.below(len(actions))])
    return t


def test_stock_has_the_same_symbols_in_the_same_order_for_every_viewer() -> None:
    t = rich_table()
    expected = [20, 4, 5, 3, 0, 0, 1, 7, 4, 5, 2]
    symbols = ["score", "food", "grain", *RESOURCE_IDS, "workers", "tools", "cards", "buildings"]
    for viewer in (None, RED, BLUE):
        assert GAME.stock(t.view(viewer), RED) == dict(zip(symbols, expected, strict=True))
        assert list(GAME.stock(t.view(viewer), RED)) == symbols
    assert set(symbols) >= set(GAME.breakdown(t, RED, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_add_up_to_the_number(lang: str) -> None:
    t = rich_table()
    for viewer in (None, RED, GREEN):
        view = t.view(viewer)
        stock = GAME.stock(view, RED)
        parts = GAME.breakdown(view, RED, lang)
        assert sum(amount for _, amount in parts["cards"]) == stock["cards"]
        assert sum(amount for _, amount in parts["buildings"]) == stock["buildings"]
        assert sum(amount for _, amount in parts["workers"][:2]) == stock["workers"]
        assert sum(amount for _, amount in parts["tools"][:3]) == stock["tools"]
        assert [amount for _, amount in parts["food"]] == [4, 5, -7]


def test_own_score_tells_what_final_scoring_would_add() -> None:
    assert lines(rich_table(), RED, RED, "score") == {
        "Points so far": 20,
        "Sets of green cards": 2 * 2 + 1 * 1,
        "Farmers: 2 × grain level 5": 10,
        "Tool makers (craftsmen): 1 × tool value 4": 4,
        "Leftover resources": 4,
        "Unused card “Any 2 resources / Healing”": 2,
        "If the game ended now": 45,
    }


@pytest.mark.rule("SA-14.3", "SA-14.5")
def test_others_cards_are_counted_not_named() -> None:
    t = rich_table()
    for viewer in (None, BLUE):
        assert lines(t, viewer, RED, "score") == {"Points so far": 20}
        assert lines(t, viewer, RED, "cards") == {
            "Any 2 resources / Healing (not used yet)": 1,
            "One-time tool / Tool maker 1 (not used yet)": 1,
            "Face down": 3,
        }
    own_cards = lines(t, RED, RED, "cards", "cs")
    assert own_cards["Jídlo / léčitelství (tajně dobraná)"] == 1
    assert len(own_cards) == 5


def test_tools_and_figures_tell_where_they_are() -> None:
    t = rich_table()
    assert lines(t, BLUE, RED, "tools") == {
        "Left tool": 2,
        "Middle tool, used this round": 1,
        "Right tool": 1,
        "One-time tool (not counted)": 4,
    }
    assert lines(t, BLUE, RED, "workers", "sk") == {
        "Na doske hráča": 4,
        "Na hernom pláne": 3,
        "Ešte v zásobe (nepočítajú sa)": 3,
    }


def test_buildings_are_named_with_printed_points() -> None:
    t = position()
    show(t, "wood2 clay1", "open a")
    for stack in (0, 1):
        t.tile_owner[t.top_tile(stack)] = RED
    assert lines(t, BLUE, RED, "buildings", "cs") == {
        "Budova: 2 dřeva + 1 jíl (10 bodů)": 1,
        "Budova: 1 až 7 surovin": 1,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_end_everybody_sees_how_every_score_came_about(players: int) -> None:
    t = final(position(players))
    for seat in range(players):
        parts = lines(t, None, seat, "score")
        assert next(iter(parts)) == "Points before final scoring"
        assert sum(parts.values()) == GAME.stock(t, seat)["score"]


def test_a_game_broken_off_has_no_final_scoring() -> None:
    t = final(position(2, max_rounds=3))
    parts = list(lines(t, None, RED, "score").items())
    assert parts[0] == ("Points so far", t.score[RED])
    assert parts[-1][0] == "If the game ended now"
    assert GAME.diagram(t).endswith("The game was broken off.")


# --- the table as plain text ---


def test_the_diagram_fits_a_terminal_and_shows_the_table() -> None:
    t = rich_table()
    show(t, "wood2 clay1")
    text = GAME.diagram(t.view(BLUE))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Forest, 3 of 7" in text
    assert "1:3" in text
    assert "Building 1: 2 wood and 1 clay, 10 points" in text
    assert "Seat 1: 4 figures on the player board, tools 2/1/1; used this round: tool 2" in text
    assert text.endswith("Seat 2: Placing figures")
    row = next(line for line in text.splitlines() if line.startswith("   1 "))
    assert [int(number) for number in row.split()] == [1, 20, 4, 5, 3, 0, 0, 1, 7, 4, 5, 2]


@pytest.mark.rule("SA-14.2", "SA-7.19")
def test_the_diagram_tells_a_player_all_his_cards_and_others_those_that_lie_open() -> None:
    t = rich_table()
    own_lines = [
        "  Any 2 resources / Healing (not used yet): Once, later, take any 2 resources.",
        "  Cards: Food / Pottery; Food / Healing (drawn secretly); Food / Farmer 2",
    ]
    text = GAME.diagram(t.view(RED))
    assert all(line in text for line in own_lines)
    assert "Farmers: 2 × grain level 5 = 10;" in text
    for viewer in (None, BLUE):
        others = GAME.diagram(t.view(viewer))
        assert own_lines[0] in others
        assert not any(line in others for line in (*own_lines[1:], "secretly", "Food / Pottery", "Farmers: 2"))


def test_the_diagram_tells_what_cards_and_buildings_in_view_cost_and_give() -> None:
    t = position(3)
    lay(t, "healing any2", "", "writing market")
    show(t, "wood2 clay1", "open a", "any4 kinds2")
    text = GAME.diagram(t.view(None))
    assert "Card for 1: Any 2 resources / Healing\n  Once, later, take any 2 resources. Green: healing.\n" in text
    assert "Card for 2: none\nCard for 3: Dice market / Writing\n" in text
    assert "Building 1: 2 wood and 1 clay, 10 points; 7 left" in text
    assert "Building 2: 1 to 7 resources, points by value; 7 left" in text
    assert "Building 3: 4 resources of exactly 2 kinds, points by value; 7 left" in text


def test_the_diagram_shows_dice_the_market_and_what_is_closed() -> None:
    t = position(2)
    give(t, RED, wood=4)
    lay(t, "time market")
    acting(t, {RED: {"card 1": 1, "forest": 2}})
    rig(t, 2, 6)
    do(t, "go forest")
    assert "Last roll: 2, 6; total 8" in GAME.diagram(t.view(BLUE))
    rig(t, 3, 5)
    do(t, "pay wood")
    assert "Dice market, left: 3: 1 stone; 5: 1 tool" in GAME.diagram(t.view(BLUE))
    two = placing(position(2), {RED: {"hut": 2, "tool maker": 1}}, turn=BLUE)
    assert "Field, 0 of 1; closed this round" in GAME.diagram(two)


def test_the_diagram_speaks_other_languages_and_calls_seats_by_name() -> None:
    t = rich_table()
    text = GAME.diagram(t.view(RED), "cs", ("Anna", "", "Petr"))
    assert text.startswith("Doba kamenná, 1. kolo; začíná Anna; karet v balíčku: 27\n")
    assert "Les, 3 ze 7; hod ÷ 3 = dřevo" in text
    assert "Místo 1 (Anna): má na své desce 4 figurky, nástroje 2/1/1; už použitý nástroj: 2" in text
    assert "  Karty: Jídlo / hrnčířství; Jídlo / léčitelství (tajně dobraná); Jídlo / rolník\n    2" in text
    assert text.endswith("Místo 2: Umísťování figurek")


def test_diagrams_of_whole_games_fit_and_end_with_the_places() -> None:
    for players in (2, 4):
        t = position(players)
        chance = Chance.from_seed(players)
        while not t.is_terminal:
            assert max(len(line) for line in GAME.diagram(t.view(None)).splitlines()) <= 80
            actions = t.legal_actions(asked(t))
            t.apply_action(asked(t), actions[chance.below(len(actions))])
        assert "The game is over: seat 1 has place" in GAME.diagram(t)
        assert str(t.view(RED)) == GAME.diagram(t)


@pytest.mark.rule("SA-14.2")
def test_the_diagram_is_the_same_whatever_is_hidden() -> None:
    t = acting(rich_table_without_figures(), {RED: {"card 1": 1, "forest": 1}})
    view = t.view(BLUE)
    texts = {GAME.diagram(view.determinize(Chance.from_seed(seed)).view(BLUE)) for seed in range(5)}
    assert texts == {GAME.diagram(view)}


def rich_table_without_figures() -> Table:
    t = position(3)
    give(t, RED, wood=2)
    own(t, RED, "healing food5", secret=True)
    return t
