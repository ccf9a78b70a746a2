"""How near each seat is to the victories, in hundredths, and its result in words (CF-30.1 to CF-30.4)."""

from collections.abc import Mapping

from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import COINS_TO_WIN, LAST_SPACE
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.seats import PYRAMID, in_pyramid, is_conqueror
from epocha.games.civilization_2010.state import Table


def sources(t: Table, seat: int) -> Mapping[str, int]:
    """Return how much of each victory a seat has reached; of a capital nobody can take a part."""
    return {
        "culture": _part(int(t.track[seat]), int(LAST_SPACE)),
        "technology": _part(in_pyramid(t, seat), PYRAMID),
        "economy": _part(int(coins(t, seat)), int(COINS_TO_WIN)),
        "military": 100 if is_conqueror(t, seat) else 0,
    }


def _part(reached: int, goal: int) -> int:
    return min(100, 100 * reached // goal)


def result(t: Table, seat: int, lang: str) -> str:
    """Return how a seat did: that it won, or how near it came to its nearest victory."""
    if int(t.winners) >> seat & 1:
        return TEXTS.say(lang, "result-won")
    return TEXTS.say(lang, "result-part", n=max(sources(t, seat).values()))


def score(won: bool, lang: str) -> str:
    """Return a result as lists of games say it, which know no more than whether it was a victory."""
    return TEXTS.say(lang, "score-won" if won else "score-lost")
