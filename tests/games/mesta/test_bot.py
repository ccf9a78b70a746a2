"""What the bots of Města understand: points within reach, protections, partners; and how strong they are."""

import pytest
from epocha_fixtures.playing import asked, do

from epocha import Chance, load_game
from epocha.arena.match import play_matches
from epocha.bots import Clock, ask, make_bot
from epocha.games.mesta.bot import MestaEvaluator
from epocha.games.mesta.components import SIZES
from epocha.games.mesta.outlook import NEARNESS, city_worth
from epocha.games.mesta.state import Table

from .build import ATLAS, CITY_IDS, EMPIRE_IDS, GAME, P1, P2, hand, position


def empire(word: str, cities: int = 6) -> list[str]:
    """Return ids of cities of an empire, in the order of the list."""
    members = ATLAS.of_empire[EMPIRE_IDS.index(word)]
    return [CITY_IDS[city] for city in range(len(CITY_IDS)) if members >> city & 1][:cities]


def words(*groups: list[str]) -> str:
    return " ".join(word for group in groups for word in group)


def choice(table: Table, bot: str) -> str:
    """Return what a bot chooses for whoever is asked."""
    seat = asked(table)
    return GAME.action_to_text(table, ask(make_bot(bot, 1), table.view(seat), Clock(iterations=100)))


def greedy(table: Table) -> str:
    return choice(table, "greedy")


def habit(table: Table) -> str:
    """Return what whoever is asked does by habit."""
    seat = asked(table)
    choices = table.choices(seat)
    return GAME.action_to_text(table, MestaEvaluator().playout_choice(table, seat, choices, Chance.from_seed(1)))


def worth(table: Table, seat: int) -> float:
    return MestaEvaluator().value(table, seat)


def test_nearer_to_an_empire_is_better() -> None:
    assert sorted(NEARNESS) == list(NEARNESS)
    rome = empire("rome")
    celts = empire("celts")
    gathered = position({P1: words(rome[:5])}, players=2)
    scattered = position({P1: words(rome[:3], celts[4:])}, players=2)
    assert worth(gathered, P1) > worth(scattered, P1)


def test_wonders_are_worth_nothing_more_once_one_is_finished_by_another() -> None:
    wonder = CITY_IDS.index("rhodes")
    open_to_all = position({P1: words(empire("persia", 2))}, players=2)
    closed = position({P1: words(empire("persia", 2))}, finished={P2: "egypt"}, players=2)
    assert city_worth(open_to_all, P1, wonder) > city_worth(closed, P1, wonder)


def test_greedy_takes_the_city_that_completes_an_empire() -> None:
    rome = empire("rome")
    table = position({P1: words(rome[:5]), P2: words(rome[5:], empire("celts", 3))}, {P1: "attack"}, players=2)
    do(table, "use attack")
    assert greedy(table) == f"take {rome[5]}"
    do(table, f"take {rome[5]}")
    assert table.completed(P1) == 1


def test_greedy_does_not_flood_its_own_empire() -> None:
    rome = empire("rome")
    ahead = position({P1: words(rome[:5]), P2: words(empire("celts", 1))}, {P1: "flood"}, players=2)
    assert greedy(ahead) == "pass"
    behind = position({P2: words(rome[:5]), P1: words(empire("celts", 1))}, {P1: "flood"}, players=2)
    assert greedy(behind) == "use flood"


def threatened(cities: str) -> Table:
    """Return a table where P2 is asked whether he protects these cities of Rome from its Commander."""
    table = position({P2: cities}, {P1: "commander_rome", P2: "protection_small"}, players=2)
    assert "protection_small" in hand(table, P2)
    return do(table, "use commander rome")


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_bots_protect_what_is_worth_it_and_keep_the_card_otherwise(bot: str) -> None:
    rome = empire("rome")
    assert choice(threatened(words(rome[:5])), bot).startswith("protect")
    assert choice(threatened(words(rome[5:])), bot) == "no reaction"


def test_habits_use_an_event_where_it_gains_and_keep_it_where_it_costs() -> None:
    """What lines of play rest on: nobody strikes himself, or wastes a strong event."""
    rome = empire("rome")
    celts = empire("celts")
    gains = position({P1: words(rome[:4]), P2: words(rome[4:])}, {P1: "unification"}, players=2)
    assert habit(gains) == "use unification"
    wasted = position({P1: words(rome[:4]), P2: words(celts[:1])}, {P1: "unification"}, players=2)
    assert habit(wasted) == "pass"
    ahead = position({P1: words(rome[:5]), P2: words(celts[:1])}, {P1: "barbarians"}, players=2)
    assert habit(ahead) == "pass"
    behind = position({P1: words(celts[:1]), P2: words(rome[:3], empire("egypt", 5))}, {P1: "flood"}, players=2)
    assert habit(behind) == "use flood"


def test_partners_share_what_they_have() -> None:
    table = position({P1: words(empire("rome", 5))}, players=4, teams="2v2")
    evaluator = MestaEvaluator()
    margins = evaluator.margins(table)
    assert margins[0] == margins[2] == -margins[1] == -margins[3]
    assert margins[0] > 0.0


def test_judging_ends_an_event_that_is_announced() -> None:
    table = threatened(words(empire("rome", 5)))
    assert table.used >= 0
    bot = make_bot("greedy", 1)
    state = table.view(P2).determinize(bot.chance(table.view(P2)))
    MestaEvaluator().conclude(state, bot.chance(table.view(P2)))
    assert isinstance(state, Table)
    assert state.used < 0


def finish(players: int, bot: str, options: dict[str, object], seed: int = 4) -> str:
    """Return how a game between bots of one kind ends."""
    state = load_game("mesta").new_initial_state(players, seed, options)
    bots = [make_bot(bot, seat) for seat in range(players)]
    while not state.is_terminal:
        seat = state.current_players[0]
        state.play(seat, ask(bots[seat], state.view(seat), Clock(iterations=2)))
    return GAME.ends[state.over - 1]


@pytest.mark.parametrize("size", SIZES)
def test_greedy_finishes_every_size(size: str) -> None:
    """All cities are collected; neither house end is needed (ME-11.1)."""
    assert finish(2, "greedy", {"size": size}) == "complete"


TABLES: tuple[tuple[int, dict[str, object], int], ...] = (
    (1, {}, 4),
    (1, {"solo_disasters": "plague barbarians flood"}, 4),
    (3, {}, 4),
    (4, {"teams": "2v2"}, 6),
    (5, {}, 4),
    (6, {}, 5),
    (6, {"teams": "3v3"}, 5),
    (6, {"teams": "2v2v2"}, 2),
)
"""Every number of players, every grouping into teams, and disasters, with seeds of short games."""


@pytest.mark.parametrize(("players", "options", "seed"), TABLES)
def test_greedy_finishes_with_any_players_and_teams(players: int, options: dict[str, object], seed: int) -> None:
    assert finish(players, "greedy", {"size": "very_short"} | options, seed) == "complete"


@pytest.mark.parametrize(("players", "options", "seed"), [table for table in TABLES if table[0] < 5 or table[1]])
def test_search_finishes_alone_and_with_teams(players: int, options: dict[str, object], seed: int) -> None:
    assert finish(players, "search", {"size": "very_short"} | options, seed) == "complete"


def test_greedy_beats_random() -> None:
    result = play_matches("mesta", ["greedy", "random"], 10, options={"size": "quick_5"}, seed=5)
    assert result.entrants[0].wins >= 8
