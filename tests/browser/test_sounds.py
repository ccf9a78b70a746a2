"""Sounds, as Chromium makes them: each can be heard, none is cut off at the top, and no two are like one another."""

from itertools import combinations
from math import hypot, sqrt
from typing import Any

from browsing import Arrive

SOUNDS = ("place", "dice", "coins", "cards", "threat", "turn", "over", "victory")

RENDER = """async names => {
    const { play } = await import("/static/sounds.js");
    const rate = 44100;
    const audio = new OfflineAudioContext(1, 2 * rate, rate);
    play(audio, names, 1);
    const data = (await audio.startRendering()).getChannelData(0);
    const peak = data.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const heard = [...data.keys()].filter(n => Math.abs(data[n]) > peak / 100);
    const mean = Math.sqrt(data.reduce((sum, one) => sum + one * one, 0) / heard.length);
    const bands = [];
    for (let pitch = 63; pitch < 12000; pitch *= 2 ** (1 / 3)) {
        const twice = 2 * Math.cos(2 * Math.PI * pitch / rate);
        let power = 0;
        for (let from = 0; from + 1024 < data.length; from += 1024) {
            let [last, one] = [0, 0];
            for (let n = 0; n < 1024; n++) {
                const bent = data[from + n] * (0.5 - 0.5 * Math.cos(2 * Math.PI * n / 1024));
                [last, one] = [one, bent + twice * one - last];
            }
            power += one * one + last * last - twice * one * last;
        }
        bands.push(Math.sqrt(Math.max(0, power)));
    }
    return { peak, mean, length: (heard.at(-1) - heard[0]) / rate, bands };
}"""
"""Render sounds; return their loudest moment, their average, their length, and how much of each pitch there is."""


def alike(one: list[float], other: list[float]) -> float:
    """Return how alike two sounds are by their pitches, from 0 to 1."""
    both = sum(a * b for a, b in zip(one, other, strict=True))
    return both / sqrt(hypot(*one) ** 2 * hypot(*other) ** 2)


def test_each_sound_is_heard_uncut_and_unlike_the_others(arrive: Arrive) -> None:
    person = arrive()
    person.page.goto(person.address)
    made: dict[str, Any] = {name: person.page.evaluate(RENDER, [name]) for name in SOUNDS}
    for name, sound in made.items():
        assert 0.15 < sound["peak"] < 0.9, name
        assert sound["mean"] > 0.03, name
        assert 0.05 < sound["length"] < 1.5, name
    close = {(a, b): alike(made[a]["bands"], made[b]["bands"]) for a, b in combinations(SOUNDS, 2)}
    assert max(close.values()) < 0.85, close
    together = person.page.evaluate(RENDER, ["threat", "turn", "victory"])
    assert together["peak"] < 0.95, "three at once are not cut off either"
