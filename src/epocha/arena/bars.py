"""The bars of speed: what each figure of `epocha bench` has to reach, and whether it does."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Games = Mapping[str, Mapping[str, Mapping[str, Mapping[str, float]]]]
"""Figures by game, number of players, and "pure" or "compiled"."""

RATES: Final = ("decisions_per_s", "decisions_per_s_inside")
"""Figures of which more is better; judged are their multiples of the yardstick's. Of all others less is better."""


@dataclass(frozen=True)
class Bar:
    """What a figure of a game has to reach.

    Attributes:
        players: the number that it is for, as it is written; "" for all, of which the worst counts.
        limit: the least of a rate, as a multiple of the yardstick's; the most of anything else.
    """

    game: str
    players: str
    variant: str
    figure: str
    limit: float


BARS: Final = (
    Bar("stone_age", "", "pure", "decisions_per_s", 4),
    Bar("stone_age", "", "compiled", "decisions_per_s_inside", 100),
    Bar("mesta", "", "pure", "decisions_per_s", 2),
    Bar("mesta", "", "compiled", "decisions_per_s_inside", 40),
    Bar("through_the_ages", "3", "pure", "decisions_per_s", 1),
    Bar("through_the_ages", "3", "compiled", "decisions_per_s_inside", 20),
    Bar("through_the_ages", "", "compiled", "clone_us", 5),
    Bar("through_the_ages", "4", "compiled", "replay_ms", 50),
    Bar("through_the_ages", "", "compiled", "changed_ms", 15),
    Bar("through_the_ages", "", "compiled", "dearest_table_ms", 40),
    Bar("civilization_2010", "3", "pure", "decisions_per_s", 0.7),
    Bar("civilization_2010", "3", "compiled", "decisions_per_s_inside", 20),
    Bar("civilization_2010", "", "compiled", "clone_us", 6),
    Bar("civilization_2010", "4", "compiled", "replay_ms", 60),
    Bar("civilization_2010", "", "compiled", "changed_ms", 15),
    Bar("civilization_2010", "", "compiled", "dearest_table_ms", 40),
    Bar("civilization_2002", "4", "pure", "decisions_per_s", 0.7),
    Bar("civilization_2002", "4", "compiled", "decisions_per_s_inside", 20),
    Bar("civilization_2002", "", "compiled", "clone_us", 6),
    Bar("civilization_2002", "6", "compiled", "replay_ms", 80),
    Bar("civilization_2002", "", "compiled", "changed_ms", 15),
    Bar("civilization_2002", "", "compiled", "dearest_table_ms", 50),
)
OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {"civilization_2002": {"rules": "advanced"}}
"""The options with which a game is measured, where its bars are not for the usual ones."""
SITE_BARS: Final[Mapping[str, float]] = {
    "click_to_first_decision_ms": 1000,
    "round_trip_ms": 30,
    "action_visible_ms": 60,
    "sent_per_action_kb": 40,
    "open_table_of_3000_actions_ms": 100,
}
"""The most of each figure of the site."""


@dataclass(frozen=True)
class Verdict:
    """A figure that has a bar: what it is of, what was measured, the bar, and whether it is reached."""

    what: str
    value: float
    bar: str
    holds: bool


def verdicts(games: Games, site: Mapping[str, float]) -> list[Verdict]:
    """Return a verdict on every figure that was measured and has a bar."""
    found = [verdict for bar in BARS if (verdict := _judged(bar, games)) is not None]
    for name, most in SITE_BARS.items():
        if name in site:
            found.append(Verdict(f"site {name}", site[name], f"<= {most:g}", site[name] <= most))
    return found


def _judged(bar: Bar, games: Games) -> Verdict | None:
    """Return the verdict on a game's figure, None if it was not measured, or a rate that nothing stands beside."""
    counts = games.get(bar.game, {})
    wanted = [bar.players] if bar.players else list(counts)
    figure = f"{bar.figure}_x" if bar.figure in RATES else bar.figure
    measured = [counts[n][bar.variant] for n in wanted if bar.variant in counts.get(n, {})]
    values = [figures[figure] for figures in measured if figure in figures]
    what = " ".join(filter(None, (bar.game, bar.players, bar.variant, bar.figure)))
    if not values:
        return None
    if bar.figure in RATES:
        return Verdict(f"{what} x", min(values), f">= {bar.limit:g}", min(values) >= bar.limit)
    return Verdict(what, max(values), f"<= {bar.limit:g}", max(values) <= bar.limit)
