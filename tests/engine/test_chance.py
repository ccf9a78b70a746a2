"""Chance: exact, repeatable, verifiable."""

from collections import Counter
from hashlib import blake2b

import pytest

from epocha.engine.chance import Chance
from epocha.engine.state import vec_of

KEY = bytes(range(32))


@pytest.mark.parametrize("chance", [Chance.from_seed(7), Chance.from_key(KEY)], ids=["seed", "key"])
def test_every_number_below_n_is_equally_likely(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert max(abs(count - 10_000) for count in counts.values()) < 450  # five standard deviations


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance.from_seed(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = vec_of([0, 1, 2, 3])
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert max(abs(count - 1_000) for count in counts.values()) < 160


def test_the_fast_generator_is_sfc32() -> None:
    """The first words of sfc32 from a=1, b=2, c=3, counter=4, worked out from its published definition."""
    a, b, c, counter = 1, 2, 3, 4
    mask = 0xFFFFFFFF
    chance = Chance(a, b, c, counter, b"")
    for _ in range(50):
        word = (a + b + counter) & mask
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + word) & mask
        assert chance.word() == word


def test_anybody_can_recompute_the_keyed_words() -> None:
    chance = Chance.from_key(KEY)
    for number in range(3):
        block = blake2b(number.to_bytes(8, "little"), key=KEY, person=b"epocha-chance").digest()
        for at in range(0, 64, 4):
            assert chance.word() == int.from_bytes(block[at : at + 4], "little")


@pytest.mark.parametrize("chance", [Chance.from_seed(1), Chance.from_key(KEY)], ids=["seed", "key"])
def test_copies_and_stored_generators_draw_the_same_numbers(chance: Chance) -> None:
    for _ in range(21):
        chance.word()
    copy, stored = chance.clone(), Chance.from_text(chance.to_text())
    words = [chance.word() for _ in range(40)]
    assert [copy.word() for _ in range(40)] == words
    assert [stored.word() for _ in range(40)] == words


def test_seeds_differ() -> None:
    assert len({tuple(Chance.from_seed(seed).word() for _ in range(3)) for seed in range(-50, 200)}) == 250


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Chance.from_key(b"abc")
