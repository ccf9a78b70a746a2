"""Section 12: final scoring and the winner."""

import pytest

from epocha.games.stone_age.components import CARD_IDS, CARDS, CRAFT, CRAFT_IDS, CRAFTSMEN, SYMBOL, SYMBOL_IDS
from epocha.games.stone_age.scoring import green_sets, terms
from epocha.games.stone_age.state import SECRET, Table

from .build import BLUE, GREEN, RED, YELLOW, card, changing, give, lay, own, own_tiles, position, shorten_deck

GREENS = {
    "healing": ["healing food5", "healing any2"],
    "art": ["art tool", "art dice gold"],
    "music": ["music points3 a", "music points3 b"],
    "writing": ["writing extra card", "writing market"],
    "time": ["time grain", "time market"],
    "pottery": ["pottery food7", "pottery market"],
    "transport": ["transport stone2", "transport market"],
    "weaving": ["weaving food1", "weaving food3"],
}


def end(t: Table) -> Table:
    """Let the game end now, at a round change without enough cards."""
    lay(t, "")
    shorten_deck(t, 0)
    return changing(t)


def craftsmen(craft: str, figures: int) -> list[str]:
    """Return cards that together show so many figures of a craft."""
    found: list[str] = []
    cards = [c for c in range(CARDS) if CRAFT[c] == CRAFT_IDS.index(craft)]
    for c in sorted(cards, key=lambda c: -CRAFTSMEN[c]):
        if CRAFTSMEN[c] <= figures:
            figures -= CRAFTSMEN[c]
            found.append(CARD_IDS[c].removeprefix("civ_").replace("_", " "))
    assert figures == 0
    return found


@pytest.mark.rule("SA-12.3", "SA-12.4")
@pytest.mark.parametrize("pairs", range(9))
@pytest.mark.parametrize("singles", range(9))
def test_green_sets_score_squares(pairs: int, singles: int) -> None:
    """d different symbols, p of them twice: d * d + p * p."""
    if pairs + singles > 8:
        singles = 8 - pairs
    t = position()
    for n, words in enumerate(GREENS.values()):
        own(t, RED, *(words if n < pairs else words[:1] if n < pairs + singles else []), used=True)
    assert green_sets(t, RED) == (pairs + singles) ** 2 + pairs**2
    assert sum(terms(t, RED)) == green_sets(t, RED)


@pytest.mark.rule("SA-12.3")
def test_the_names_of_the_green_cards_here_are_right() -> None:
    for symbol, words in GREENS.items():
        assert [SYMBOL[card(word)] for word in words] == [SYMBOL_IDS.index(symbol)] * 2


@pytest.mark.rule("SA-12.5", "SA-12.6", "SA-12.7", "SA-12.8", "SA-12.10", "SA-1.21")
@pytest.mark.parametrize(
    ("craft", "amount", "term"), [("farmer", 9, 1), ("hut_builder", 4, 2), ("shaman", 8, 3), ("tool_crafter", 10, 4)]
)
@pytest.mark.parametrize("figures", [1, 2, 4, 7])
def test_crafts_multiply(craft: str, amount: int, term: int, figures: int) -> None:
    """Grain 9, 4 buildings, 8 workers, tools 4/3/3: only the figures' own craft counts, times its amount."""
    t = position()
    give(t, RED, grain=9, workers=8, tools=(4, 3, 3))
    own_tiles(t, RED, 4)
    own(t, RED, *craftsmen(craft, figures), used=True)
    expected = [0] * 6
    expected[term] = figures * amount
    assert list(terms(t, RED)) == expected


@pytest.mark.rule("SA-12.7", "SA-12.10")
def test_reserve_and_markers_are_no_workers() -> None:
    t = position()
    own(t, RED, *craftsmen("shaman", 7))
    assert list(terms(t, RED))[3] == 7 * 5


@pytest.mark.rule("SA-12.8", "SA-7.22")
@pytest.mark.parametrize("used", [False, True])
def test_one_time_tools_are_no_part_of_the_tool_total(used: bool) -> None:
    t = position()
    give(t, RED, tools=(1, 1, 1))
    own(t, RED, "tool crafter1 onetime4", used=used)
    assert t.tool_total(RED) == 3
    assert list(terms(t, RED))[4] == 3
    assert t.standing(RED)[1] == 0 + 3 + 5


@pytest.mark.rule("SA-12.9")
def test_leftover_resources_score_one_each_and_food_nothing() -> None:
    t = position()
    give(t, RED, wood=2, clay=3, stone=4, gold=5, food=99)
    assert list(terms(t, RED)) == [0, 0, 0, 0, 0, 14]


@pytest.mark.rule("SA-12.10", "SA-12.9")
def test_nothing_else_scores() -> None:
    t = position()
    give(t, RED, grain=10, workers=10, tools=(4, 4, 4), food=50)
    own_tiles(t, RED, 5)
    assert sum(terms(t, RED)) == 0


@pytest.mark.rule("SA-12.1", "SA-12.2", "SA-17.4")
def test_all_terms_are_added_to_the_score() -> None:
    """Bought, deferred used or unused, and secretly drawn cards all count."""
    t = position()
    give(t, RED, score=-5, grain=3, wood=2)
    own(t, RED, "farmer2 food3", "time grain")
    own(t, RED, "healing any2", used=True)
    own(t, RED, "tool crafter2 onetime2")
    own(t, RED, "art tool", secret=True)
    give(t, RED, tools=(2, 1, 1))
    end(t)
    assert list(t.score) == [-5 + 2 * 3 + 3 * 3 + 2 * 4 + 2, 0, 0, 0]


@pytest.mark.rule("SA-7.25", "SA-17.4", "SA-12.9")
def test_the_unused_card_is_redeemed_before_final_scoring() -> None:
    t = position()
    own(t, BLUE, "healing any2")
    end(t)
    assert t.score[BLUE] == 1 + 2
    assert t.redeemer(BLUE) == -1


@pytest.mark.rule("SA-7.25", "SA-7.17")
def test_a_secret_card_is_not_redeemed_at_the_end() -> None:
    t = position()
    own(t, BLUE, "healing any2", secret=True)
    end(t)
    assert t.score[BLUE] == 1


@pytest.mark.rule("SA-14.6", "SA-14.5", "SA-12.2")
def test_at_final_scoring_all_cards_are_shown() -> None:
    t = position()
    own(t, BLUE, "art tool", secret=True)
    assert t.view(RED).owner[card("art tool")] == -1
    disclosed = t.disclosures
    end(t)
    for seat in (RED, BLUE, None):
        assert t.view(seat).owner[card("art tool")] == BLUE
        assert t.view(seat).mark[card("art tool")] == SECRET
    assert t.disclosures > disclosed


@pytest.mark.rule("SA-12.11", "SA-12.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_most_points_win(players: int) -> None:
    t = position(players)
    for p in range(players):
        give(t, p, score=10 * p)
    end(t)
    assert t.ranking() == list(range(players, 0, -1))
    assert t.returns()[-1] == 1.0
    assert t.returns()[0] == -1.0


@pytest.mark.rule("SA-12.12", "SA-12.13", "SA-12.14")
def test_ties_are_broken_by_grain_tools_and_workers_and_else_shared() -> None:
    t = position(4)
    for p, grain in ((RED, 2), (BLUE, 3), (GREEN, 3), (YELLOW, 9)):
        give(t, p, score=50 if p != YELLOW else 49, grain=grain)
    end(t)
    assert t.ranking() == [3, 1, 1, 4]
    assert t.returns() == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])


@pytest.mark.rule("SA-12.12")
@pytest.mark.parametrize("quantity", ["grain", "tools", "workers"])
def test_each_quantity_breaks_a_tie(quantity: str) -> None:
    t = position(2)
    give(t, BLUE, **{quantity: {"grain": 1, "tools": (1, 0, 0), "workers": 6}[quantity]})  # type: ignore[arg-type]
    end(t)
    assert t.ranking() == [2, 1]


@pytest.mark.rule("SA-12.12", "SA-12.14")
def test_the_tie_break_never_outweighs_points() -> None:
    t = position(3)
    give(t, RED, score=1)
    give(t, BLUE, grain=10, tools=(4, 4, 4), workers=10)
    end(t)
    assert t.ranking() == [1, 2, 3]
