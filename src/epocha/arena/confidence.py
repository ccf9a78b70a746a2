"""What can be said of a share of wins with confidence.

A shuffle is played once in every rotation of the seats, and the same luck is in all these games: they are not
independent, but shuffles are. So everything here counts shuffles: each gives a pair (wins, games) for one bot.
"""

from collections.abc import Sequence
from math import sqrt

NORMAL = 1.959964
"""Standard errors that a 95 % interval of the normal distribution reaches to either side."""
RICH = 40.0
"""Wealth that refutes what was bet against: reached wrongly in one of 40 matches, so on either side in one of 20."""
BOLDNESS = 0.75
"""The most of its wealth that a bettor stakes."""
GRID = 200
"""Shares that are tried as bounds of an interval."""

Shuffles = Sequence[tuple[float, int]]
"""By shuffle: wins and games of one bot."""


def interval(shuffles: Shuffles) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins; (0, 1) without games.

    It is Student's, with the variance between shuffles, after one made-up shuffle that is won and one that is lost
    outright (as Agresti and Coull have it), so that a few equal results do not claim certainty.
    """
    most = max([games for _, games in shuffles], default=0)
    if most == 0:
        return (0.0, 1.0)
    padded = [*shuffles, (0.0, most), (float(most), most)]
    games = sum([games for _, games in padded])
    share = sum([wins for wins, _ in padded]) / games
    square = sum([(wins - share * games) ** 2 for wins, games in padded])
    freedom = len(padded) - 1
    reach = student(freedom) * sqrt(square * len(padded) / freedom) / games
    return (max(0.0, share - reach), min(1.0, share + reach))


def student(freedom: int) -> float:
    """Return how many standard errors a 95 % interval of Student's distribution reaches to either side.

    This is Fisher's expansion, 3 % short with two degrees of freedom, and less than 1 % from three on.
    """
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


# --- while it is still going on --------------------------------------------------------------------------------------


def most_wealth(shares: Sequence[float], bound: float) -> float:
    """Return the most that a bettor against "the true share is at most `bound`" has ever had, having begun with 1.

    Before each shuffle they stake a part of what they have, by the mean and variance of those before it (the rule
    aGRAPA of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2023). If the claim is
    true the bet is fair or worse, so by Ville's inequality they reach RICH in at most one of 40 matches, however long
    these last and whenever one looks.
    """
    wealth = most = 1.0
    total, square = 0.5, 0.25
    for count, share in enumerate(shares, 1):
        mean = total / count
        lead = mean - bound
        stake = min(max(0.0, lead / (square / count + lead * lead)), BOLDNESS / bound)
        wealth *= 1 + stake * (share - bound)
        most = max(most, wealth)
        total += share
        square += (share - total / (count + 1)) ** 2
    return most


def verdict(shuffles: Shuffles, goal: float) -> str:
    """Return "above" or "below" if a bot's true share of wins is known to be above or below a goal, else "".

    One may ask after every shuffle and stop at the first answer: it is wrong in at most one of 20 matches.
    """
    shares = [wins / games for wins, games in shuffles]
    if most_wealth(shares, goal) >= RICH:
        return "above"
    return "below" if most_wealth([1 - share for share in shares], 1 - goal) >= RICH else ""


def lasting_interval(shuffles: Shuffles) -> tuple[float, float]:
    """Return a 95 % interval of a share of wins that stays right for a match which stopped when it liked.

    It holds the shares that no bettor has got rich against; it is wider than that of a match of a length fixed before.
    """
    shares = [wins / games for wins, games in shuffles]
    low = _lower_bound(shares)
    return (low, 1 - _lower_bound([1 - share for share in shares]))


def _lower_bound(shares: Sequence[float]) -> float:
    """Return the largest share below which all are refuted."""
    for step in range(1, GRID):
        if most_wealth(shares, step / GRID) < RICH:
            return (step - 1) / GRID
    return (GRID - 1) / GRID
