"""What is paid or added in one go: whatever fits is carried out, and the cheapest and the best are that."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from epocha import load_game
from epocha.engine.match import Match
from epocha.engine.notation import NotUnderstood
from epocha.engine.payment import Payment, Portion

GAME = load_game("stone_age")


def met(seeds: range) -> Iterator[tuple[Match, int, random.Random]]:
    """Yield matches before every decision of random games, with the seat asked."""
    for seed in seeds:
        match, rng = Match(GAME, 3, seed=seed), random.Random(seed)  # noqa: S311
        for _ in range(300):
            if match.state.is_terminal:
                break
            player = match.state.current_players[0]
            yield match, player, rng
            match.apply(player, rng.choice(list(match.state.legal_actions(player))))


def test_every_payment_that_fits_is_carried_out_in_any_order() -> None:
    paid: Counter[str] = Counter()
    for match, player, rng in met(range(8)):
        view = match.state.view(player)
        payment = GAME.payment(view, player, "en")
        if payment is None:
            continue
        step = view.course[int(view.step_number())].name
        amounts = list(product(*[range(min(one.most, payment.most) + 1) for one in payment.portions]))
        for some in [payment.cheapest(), *rng.sample(amounts, min(6, len(amounts)))]:
            if payment.fits(some) and sum(some):
                picks = payment.text(some).split(", ")
                first = picks[: sum(some)]
                rng.shuffle(first)
                played = match.judge(player, ", ".join(first + picks[sum(some) :]))
                after = played.state
                assert (after.top, after.step_number()) != (match.state.top, step)
                paid[step] += 1
    assert set(paid) == {"buy-card", "buy-building", "cover-shortage", "redeem"}


def test_the_best_tools_bring_most_and_none_is_wasted() -> None:
    tried = 0
    for match, player, _ in met(range(6)):
        view = match.state.view(player)
        for whole in GAME.wholes(view, player, "en"):
            tried += 1
            done = match.judge(player, "done").state
            best = match.judge(player, whole.text).state
            gained = [
                GAME.stock(best, player)[name] - GAME.stock(done, player)[name] for name in GAME.stock(done, player)
            ]
            assert max(gained) > 0
            picks = whole.text.split(", ")[:-1]
            for left_out in picks if len(picks) > 1 else []:
                fewer = match.judge(player, ", ".join([*[pick for pick in picks if pick != left_out], "done"])).state
                stocks = GAME.stock(fewer, player), GAME.stock(best, player)
                assert stocks[0] != stocks[1], "a tool was added for nothing"
    assert tried > 20


def test_the_cheapest_payment_is_the_cheapest_that_fits() -> None:
    rng = random.Random(1)  # noqa: S311
    for _ in range(300):
        portions = [Portion(f"pay {i}", "", "", rng.randrange(4), cost=3 + i) for i in range(4)]
        least = rng.randint(1, 5)
        payment = Payment(portions, least, least + rng.randrange(3), "", kinds=rng.randrange(4))
        fitting = [some for some in product(range(4), repeat=4) if payment.fits(some)]
        costs = [sum(n * one.cost for n, one in zip(some, portions, strict=True)) for some in fitting]
        cheapest = payment.cheapest()
        if fitting:
            assert payment.fits(cheapest)
            assert sum(n * one.cost for n, one in zip(cheapest, portions, strict=True)) == min(costs)
        else:
            assert not any(cheapest)


def test_an_answer_says_nothing_beyond_what_reveals_something() -> None:
    """Else a refusal would tell what the dice of the first picks show."""
    for match, player, _ in met(range(4)):
        texts = [GAME.action_to_text(match.state, action) for action in match.state.legal_actions(player)]
        if "go forest" in texts:
            for then in ("done", "use tool 1", "use tool 3"):
                with pytest.raises(NotUnderstood):
                    match.judge(player, f"go forest, {then}")
            return
    raise AssertionError("nobody went to the forest")
