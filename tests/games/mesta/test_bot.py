"""What the bots of Města understand: points within reach, protections, partners; and how strong they are."""

import pytest
from epocha_fixtures.playing import asked, do, from_a_game
from epocha_fixtures.positions import is_looked_at_elsewhere

from epocha import Chance, load_game
from epocha.arena.match import play_matches
from epocha.bots import Clock, ask, make_bot
from epocha.bots.search_core import Search
from epocha.games.mesta.bot import MestaEvaluator
from epocha.games.mesta.components import SIZES
from epocha.games.mesta.outlook import HANDY, NEARNESS, city_worth, is_decided
from epocha.games.mesta.state import Table

from .build import ATLAS, CITY_IDS, EMPIRE_IDS, GAME, P1, P2, P3, hand, position


def empire(word: str, cities: int = 6) -> list[str]:
    """Return ids of cities of an empire, in the order of the list."""
    members = ATLAS.of_empire[EMPIRE_IDS.index(word)]
    return [CITY_IDS[city] for city in range(len(CITY_IDS)) if members >> city & 1][:cities]


def words(*groups: list[str]) -> str:
    return " ".join(word for group in groups for word in group)


def choice(table: Table, bot: str, seed: int = 1) -> str:
    """Return what a bot chooses for whoever is asked."""
    seat = asked(table)
    return GAME.action_to_text(table, ask(make_bot(bot, seed), table.view(seat), Clock(iterations=100)))


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


LAST: dict[str, object] = {"size": "quick_5", "wonders_goal": False}
"""Rome, Greece, Carthage, Egypt and Persia."""
FIVE: dict[str, object] = {"size": "quick_5"}
FULL_HAND = "unification unification wonders_influence protection_great protection victory victory trade trade"


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize(
    ("own", "theirs"),
    [("greece egypt", "carthage persia"), ("greece egypt carthage persia", ""), ("greece egypt", "carthage")],
)
def test_bots_complete_what_they_surely_can_and_end_the_game(bot: str, own: str, theirs: str) -> None:
    """A full hand and a lead that hardly grows are no reasons to wait: nothing but points counts at the end."""
    rome = empire("rome")
    table = position(
        {P1: words(rome[:5]), P2: words(rome[5:], empire("carthage", 1) if "carthage" not in own + theirs else [])},
        {P1: "attack education " + FULL_HAND},
        {P1: own, P2: theirs},
        players=2,
        **LAST,
    )
    assert choice(table, bot) in ("use attack", "use unification")
    while table.turn == P1 and not table.is_terminal:
        do(table, choice(table, bot))
    assert "rome" in {EMPIRE_IDS[e] for e in range(5) if table.finished[P1] & table.atlas.of_empire[e]}


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_losers_go_on_completing(bot: str) -> None:
    """The last empire does not win the game any more, yet whoever can completes it."""
    rome = empire("rome")
    table = position(
        {P1: words(rome[:5]), P2: words(rome[5:])},
        {P1: "attack education " + FULL_HAND, P2: "attack"},
        {P1: "greece", P2: "egypt carthage persia"},
        players=2,
        **LAST,
    )
    while not table.is_terminal and table.turn == P1:
        do(table, choice(table, bot))
    assert table.is_terminal
    assert table.completed(P1) == 2


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize("kept", ["unification", "winner"])
def test_whoever_can_complete_an_empire_does(bot: str, kept: str) -> None:
    """No lines of play tell these completions from waiting, by which the leader might hold a little more."""
    for seed in range(3):
        table = from_a_game(__file__, kept)
        assert isinstance(table, Table)
        player = table.turn
        before = table.completed(player)
        while table.turn == player and not table.is_terminal:
            do(table, choice(table, bot, seed) if asked(table) == player else greedy(table))
        assert table.completed(player) > before


def test_nobody_uses_an_event_to_be_rid_of_it() -> None:
    """Alone, with more events than are handy, one used its Commander against its own cities."""
    many = "attack victory protection protection_great revolt curse curse espionage espionage wonders_influence trade"
    carthage = words(empire("carthage", 5))
    for useless in ("commander_carthage", "unification"):
        table = position({P1: carthage}, {P1: words([useless], [many], ["calm_before_storm"])}, players=1)
        assert table.hand_size[P1] > HANDY
        assert greedy(table) == "pass"


def test_nobody_holds_up_a_game_that_is_decided() -> None:
    """Three rounds without a move ended this game: two players with nearly all events waited, far behind the third."""
    celts = empire("celts")
    table = position(
        {
            P1: words(["carthage", "persepolis"], celts[:1], celts[2:]),
            P3: words(empire("carthage")[1:], empire("persia")[1:], celts[1:2]),
        },
        {P1: "attack games_army games_culture games_banking unrest_small revolt curse " + FULL_HAND, P3: "attack"},
        {P1: "rome", P2: "egypt", P3: "greece"},
        players=3,
        size="normal_6",
    )
    table.wonders_holder = P2
    assert is_decided(table)
    while table.turn == P1:
        do(table, greedy(table))
    assert table.completed(P1) == 2


def test_greedy_keeps_its_capital_from_barbarians() -> None:
    """Without one there are neither attacks nor trades (ME-9.41, ME-9.45)."""
    for kept in ("athens ephesus olympia babylon sardis", "athens corinth ephesus olympia rhodes babylon"):
        table = position({P1: kept, P2: "rome ostia"}, {P2: "barbarians", P1: "attack"}, players=2, turn=P2, **FIVE)
        do(table, "use barbarians")
        while asked(table) == P1 and table.used >= 0:
            do(table, greedy(table))
        assert table.has_capital(P1)


def test_outlooks_count_less_towards_the_end() -> None:
    rome = words(empire("rome", 4))
    lead = [
        worth(table, P1) - table.score(P1)
        for done in ("", "greece egypt", "greece egypt carthage", "greece egypt carthage persia")
        for table in [position({P1: rome}, {P1: "attack"}, {P2: done}, players=2, **LAST)]
    ]
    assert lead == sorted(lead, reverse=True)
    assert 0.0 < lead[-1] < 0.2 < lead[0]


def test_a_lead_that_cannot_be_caught_is_as_good_as_won() -> None:
    rome = words(empire("rome", 5))
    safe = position({P2: rome}, finished={P1: "greece egypt carthage", P2: "persia"}, players=2, **LAST)
    open_yet = position({P2: rome}, finished={P1: "greece egypt", P2: "persia"}, players=2, **LAST)
    assert is_decided(safe)
    assert not is_decided(open_yet)
    evaluator = MestaEvaluator()
    assert evaluator.prospects(safe)[P1] > 0.9 > evaluator.prospects(open_yet)[P1]


def test_search_looks_past_what_is_disclosed() -> None:
    """The next player draws first; the tree goes on with what they may do then, over all that they may have drawn."""
    table = position({P1: "rome", P2: "athens"}, {P1: "attack", P2: "attack trade"}, players=2, **FIVE)
    search = Search(table.view(P1), P1, MestaEvaluator(), Chance.from_seed(1))
    search.run(400)
    seen = [candidate.tree for candidate in search.racing]
    for node in seen:
        seen += node.branches
    assert "use trade" in {GAME.action_to_text(table, node.action) for node in seen if node.player == P2}


def test_search_gives_up_what_is_clearly_worse() -> None:
    """To give one of five cities away in a trade is worse than all else; no more time is spent on that."""
    rome = empire("rome")
    table = position({P1: words(rome[:5]), P2: words(rome[5:])}, {P1: "attack trade charisma"}, players=2, **FIVE)
    search = Search(table.view(P1), P1, MestaEvaluator(), Chance.from_seed(1))
    assert len(search.racing) == len(table.legal_actions(P1))
    search.run(1000)
    racing = {GAME.action_to_text(table, candidate.answer[0]) for candidate in search.racing}
    assert "use trade" not in racing
    assert search.rounds > 1000 // 4


def test_lines_of_a_round_have_the_same_luck() -> None:
    """Two results of a round differ by less than two results of different rounds, whose variances would add up."""
    table = position({P1: "rome", P2: "athens"}, {P1: "trade charisma games_navy", P2: "attack"}, players=2, **FIVE)
    search = Search(table.view(P1), P1, MestaEvaluator(), Chance.from_seed(1))
    racing = search.racing
    search.run(15 * len(racing))  # before anybody is given up
    pairs = [(one, other) for one in racing for other in racing if one is not other]
    together = sum(one.apart[other.number] for one, other in pairs) / len(pairs) / float(search.rounds)
    mean = search.sum / float(search.lines)
    alone = search.squares / float(search.lines) - mean * mean
    assert together < 1.5 * alone


def test_chances_of_all_seats() -> None:
    even = position({P1: "rome", P2: "athens"}, players=2, **FIVE)
    one, other = MestaEvaluator().prospects(even)
    assert one + other == pytest.approx(1.0)
    assert one == pytest.approx(0.5, abs=0.05)
    ahead = position({P1: words(empire("rome", 4)), P2: "athens"}, {P1: "victory"}, players=2, **FIVE)
    assert MestaEvaluator().prospects(ahead)[P1] > 0.65
    partners = position({P1: words(empire("rome", 4))}, players=4, teams="2v2")
    found = MestaEvaluator().prospects(partners)
    assert found[0] == found[2] > found[1] == found[3]


def test_greedy_does_not_flood_its_own_empire() -> None:
    rome = empire("rome")
    ahead = position({P1: words(rome[:5]), P2: words(empire("celts", 1))}, {P1: "flood"}, players=2)
    assert greedy(ahead) == "pass"
    behind = position({P2: words(rome[:5]), P1: words(empire("celts", 1))}, {P1: "flood"}, players=2)
    assert greedy(behind) == "use flood"


def threatened(cities: str) -> Table:
    """Return a table where P2 is asked whether they protect these cities of Rome from its Commander."""
    table = position({P2: cities}, {P1: "commander_rome", P2: "protection_small"}, players=2)
    assert "protection_small" in hand(table, P2)
    return do(table, "use commander rome")


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_bots_protect_what_is_worth_it_and_keep_the_card_otherwise(bot: str) -> None:
    rome = empire("rome")
    assert choice(threatened(words(rome[:5])), bot).startswith("protect")
    assert choice(threatened(words(rome[5:])), bot) == "no reaction"


def test_habits_use_an_event_where_it_gains_and_keep_it_where_it_costs() -> None:
    """What lines of play rest on: nobody strikes themselves, or wastes a strong event."""
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


SMALL = [table for table in TABLES if table[0] < 5]


@pytest.mark.parametrize(("players", "options", "seed"), SMALL if is_looked_at_elsewhere(GAME) else TABLES)
def test_greedy_finishes_with_any_players_and_teams(players: int, options: dict[str, object], seed: int) -> None:
    assert finish(players, "greedy", {"size": "very_short"} | options, seed) == "complete"


@pytest.mark.parametrize(("players", "options", "seed"), [table for table in TABLES if table[0] < 5 or table[1]])
def test_search_finishes_alone_and_with_teams(players: int, options: dict[str, object], seed: int) -> None:
    assert finish(players, "search", {"size": "very_short"} | options, seed) == "complete"


def test_greedy_beats_random() -> None:
    result = play_matches("mesta", ["greedy", "random"], 10, options={"size": "quick_5"}, seed=5)
    assert result.entrants[0].wins >= 8
