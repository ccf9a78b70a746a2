"""What a turn's end brings and what cards score, compared with the oracle in random games."""

import pytest

from epocha import Chance
from epocha.games.through_the_ages.scoring import score_card, tutorial_points
from epocha.games.through_the_ages.state import END, Table

from . import oracle
from .build import GAME, card
from .games import eager, random_game

IMPACTS = [
    "agriculture", "architecture", "colonies", "competition", "government", "happiness", "industry", "population",
    "progress", "technology", "wonders",
]  # fmt: skip


def pact_goods(nation: oracle.Nation, good: str) -> int:
    return nation.added(f"{good}_per_turn")


def check_upkeep(before: Table, after: Table, seat: int) -> bool:
    """Compare a seat's goods after its upkeep with what the rulebook says; False where the blue bank ran out."""
    nation = oracle.Nation(before, seat)
    tutorial = before.setup.options["mode"] == "tutorial"
    if oracle.discontent(before, seat) > before.unused[seat]:
        assert (after.culture[seat], after.science[seat]) == (before.culture[seat], before.science[seat])
        assert list(after.tokens[seat * 12 : seat * 12 + 12]) == list(before.tokens[seat * 12 : seat * 12 + 12])
        return True
    farms = [one["token_value"]["food"] for one, n in nation.on(["farm"]) for _ in range(n)]
    mines = oracle.mined(nation)
    if before.blue[seat] < len(farms) + len(mines) + 4:
        return False
    eaten = oracle.consumption(int(before.yellow[seat]))
    food_tokens, food = oracle.stored(before, seat, "farm")
    food += sum(farms) + max(pact_goods(nation, "food"), -sum(farms))
    left_tokens, left = oracle.stored(after, seat, "farm")
    assert left == max(0, food - eaten)
    famine = 4 * max(0, eaten - food)
    culture = before.culture[seat] + nation.per_turn("culture", 30)
    assert after.culture[seat] == max(0, culture - famine)
    assert after.science[seat] == before.science[seat] + nation.per_turn("science", 9999)
    resources = oracle.stored(before, seat, "mine")[1] + oracle.stored(before, seat, "lab")[1] + sum(mines)
    more = max(pact_goods(nation, "resources"), -sum(mines))
    if not more:
        bank = before.blue[seat] + food_tokens - left_tokens - len(mines)
        lost = 0 if tutorial else min(resources, oracle.corruption(int(bank)))
        assert oracle.stored(after, seat, "mine")[1] + oracle.stored(after, seat, "lab")[1] == resources - lost
    return True


@pytest.mark.rule("TA-24.1", "TA-24.2", "TA-24.3", "TA-24.4", "TA-24.5", "TA-24.6", "TA-25.1", "TA-25.2", "TA-23.6")
@pytest.mark.parametrize("mode", ["tutorial", "advanced", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_upkeep_is_what_the_oracle_says(players: int, mode: str) -> None:
    table = GAME.new_initial_state(players, 21, {"mode": mode})
    chance = Chance.from_seed(players)
    checked = 0
    while not table.is_terminal:
        seat, action = eager(table, chance)
        before = table.clone()
        table.apply_action(seat, action)
        quiet = max(before.war) < 0 and table.shown < 0 and len(table.past_events) == len(before.past_events)
        if action == END and quiet and not table.is_terminal and table.age == before.age:
            checked += check_upkeep(before, table, seat)
    assert checked > 3


@pytest.mark.rule("TA-37.8", "TA-40.6", "TA-43.40", "TA-43.41", "TA-43.54", "TA-43.35")
@pytest.mark.parametrize("mode", ["advanced", "full"])
def test_scoring_events_score_what_the_oracle_says(mode: str) -> None:
    for at, table in enumerate(random_game(3, 17, {"mode": mode})):
        if at % 29 == 0:
            for name in IMPACTS:
                scored = table.clone()
                score_card(scored, card(f"impact_of_{name}"), 0)
                for seat in range(3):
                    expected = int(table.culture[seat])
                    if name == "happiness":  # two effects, and culture never falls below 0
                        expected += min(16, 2 * oracle.Nation(table, seat).happy())
                        expected = max(0, expected - 2 * oracle.discontent(table, seat))
                    else:
                        expected += oracle.impact(table, seat, name)
                    assert scored.culture[seat] == expected, name
            assert [tutorial_points(table, seat) for seat in range(3)] == [
                oracle.in_the_tutorial(table, seat) for seat in range(3)
            ]
