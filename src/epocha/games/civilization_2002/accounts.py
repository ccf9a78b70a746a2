"""What a seat has, as amounts by symbol, and what these are made of; points by source."""

from epocha.engine.bits import count
from epocha.engine.game import Lines
from epocha.games.civilization_2002.components import ERA, OF_ERA, SIZE, WONDER_ERA, WONDERS
from epocha.games.civilization_2002.names import name_of
from epocha.games.civilization_2002.scoring import count_of
from epocha.games.civilization_2002.settlements import settlements_of, settlements_of_size
from epocha.games.civilization_2002.state import Table

SOURCES = ("settlements", "technologies", "wonders", "ending")
"""Where points come from, in the order of `scoring.count_of`."""


def stock(t: Table, p: int) -> dict[str, int]:
    """Return what a seat has by symbol; all of it is public (CE-25.6)."""
    return {
        "gold": int(t.gold[p]),
        "settlements": int(settlements_of(t, p)),
        "technologies": int(count(t.technologies[p])),
        "wonders": int(count(t.wonders[p])),
    }


def breakdown(t: Table, p: int, lang: str) -> dict[str, Lines]:
    """Return what the numbers of a seat are made of: settlements by size, cards by era."""
    sizes = [(name_of("size", one, lang), int(settlements_of_size(t, p, at + 1))) for at, one in enumerate(SIZE.ids)]
    learned, wonders = [], []
    for era, one in enumerate(ERA.ids):
        name = name_of("era", one, lang)
        learned.append((name, int(count(t.technologies[p] & OF_ERA[era]))))
        wonders.append((name, sum([1 for n in range(int(WONDERS)) if t.wonders[p] >> n & 1 and WONDER_ERA[n] == era])))
    parts = {"settlements": sizes, "technologies": learned, "wonders": wonders}
    return {symbol: [line for line in lines if line[1]] for symbol, lines in parts.items()}


def sources(t: Table, p: int) -> dict[str, int]:
    """Return the points of a seat by where they come from, as if the game ended now (CE-22.3, CE-23.11)."""
    return dict(zip(SOURCES, [int(n) for n in count_of(t, p)], strict=True))
