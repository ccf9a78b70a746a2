"""The technologies of a seat as its pyramid, and the spots for the next ones.

Where in its row a technology lies means nothing, so rows are centred.
"""

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import Piece, lay
from epocha.engine.picture import Drawing, Layer, key
from epocha.engine.svg import Svg, group, kept, label, rect, title
from epocha.games.civilization_2010.cards import chip, drawn, tech_face
from epocha.games.civilization_2010.components import LEVELS, NONE, START_TECH, TECHNOLOGY
from epocha.games.civilization_2010.effect_tables import ABILITY, PURSE_CARD, PURSES
from epocha.games.civilization_2010.gist import NUMERALS
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.notation import ABILITY_IDS, words
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.techs import cards_in_row

GAP: Final = 5
IN_LINE: Final = 5
"""So many technologies stand in a line at most."""


def _uses() -> dict[int, list[str]]:
    """Return by technology the texts of the actions that use its abilities."""
    found: dict[int, list[str]] = {}
    for name, ability in zip(ABILITY_IDS, ABILITY, strict=True):
        found.setdefault(int(ability.card), []).append(f"use {words(name)}")
    return found


def _abilities() -> dict[int, int]:
    """Return by technology the set of its abilities."""
    found: dict[int, int] = {}
    for number, ability in enumerate(ABILITY):
        found[int(ability.card)] = found.get(int(ability.card), 0) | 1 << number
    return found


def _purses() -> dict[int, tuple[int, int]]:
    """Return by technology on which coins may lie its purse, and how many coins go there."""
    found: dict[int, tuple[int, int]] = {}
    for purse, card in enumerate(PURSE_CARD):
        limits = [int(one.purse_limit) for one in ABILITY if one.purse == purse]
        if limits:
            found[int(card)] = purse, max(limits)
    return found


USES: Final = _uses()
LEVEL_OF: Final = [record.level for record in TECHNOLOGY]
ABILITIES_OF: Final = _abilities()
PURSE_OF: Final = _purses()
Lines = list[list[tuple[int, int]]]
"""The lines of a pyramid from below: of each spot the row and the technology, NONE where one could lie next."""


class Look(NamedTuple):
    """How technologies are drawn: how wide and high, whether with names and what they do, and as places for that.

    Attributes:
        span: how wide a row may be, 0 for one of five.
    """

    width: float
    height: float
    named: bool = False
    offers: bool = True
    span: float = 0.0

    @property
    def room(self) -> float:
        """How wide a row may be."""
        return self.span or 5 * (self.width + GAP) + 6


LEAST_LAID: Final = 50
"""On a narrower one the number of coins cannot be read."""
LEAST_NAMED: Final = 68
"""A narrower one has no room for its name."""
BARE: Final = Look(88, 60)
"""Where there is no room for letters that can be read."""
SLIM: Final = Look(68, 60)
"""The same beside a map that is to be large."""
LARGEST: Final = (136.0, 124.0)
"""Width and height of one that has all the room it can use."""


def filling(
    t: Table,
    seats: Sequence[int],
    span: float,
    height: float,
    most: tuple[float, float] = LARGEST,
    least: tuple[float, float] = (SLIM.width, SLIM.height),
) -> Look:
    """Return how the technologies of seats are drawn so that each fills a span and a height."""
    lines = [lines_of(t, seat) for seat in seats]
    longest = max([len(line) for one in lines for line in one])
    width = min(most[0], (span - 6 + GAP) / longest - GAP)
    high = min(most[1], (height - GAP) / max([len(one) for one in lines]) - GAP)
    return Look(max(least[0], width), max(least[1], high), span=span)


def pyramid(t: Table, seat: int, name: str, look: Look, lang: str, lit: Set[int] = frozenset()) -> Drawing:
    """Return the technologies of a seat, with its layers from below.

    Args:
        name: of the panel, which makes the ids of its places its own.
    """
    first = seat * int(PURSES)
    known = (look, key(t.techs[seat], t.civilization[seat], t.used[seat], t.coins_on[first : first + int(PURSES)]))
    lines = lines_of(t, seat)
    return Drawing(look.room, len(lines) * (look.height + GAP) + GAP, [
        Layer("spots", (known, tuple(sorted(lit))), lambda: spots(lines, look, lit, lang), tells=False),
        Layer("cards", known, lambda: cards(t, seat, lines, name, look, lang), tells=False),
    ])  # fmt: skip


def rows_of(t: Table, seat: int) -> list[list[int]]:
    """Return the technologies in each row, from level I up; a start technology lies in the first (CF-4.5)."""
    rows: list[list[int]] = [[] for _ in range(int(LEVELS))]
    known = int(t.techs[seat])
    start = int(START_TECH[t.civilization[seat]]) if t.civilization[seat] != NONE else NONE
    for tech, level in enumerate(LEVEL_OF):
        if known >> tech & 1:
            rows[0 if tech == start else level - 1].append(tech)
    return rows


def free_spots(t: Table, seat: int) -> list[bool]:
    """Return for each row whether a technology could lie there next (CF-27.3)."""
    free = [True]
    for row in range(2, int(LEVELS) + 1):
        free.append(cards_in_row(t, seat, row) + 1 <= cards_in_row(t, seat, row - 1) - 1)
    return free


def lines_of(t: Table, seat: int) -> Lines:
    """Return the lines of a pyramid, several for a row with many."""
    lines: Lines = []
    free = free_spots(t, seat)
    for row, techs in enumerate(rows_of(t, seat)):
        there = [(row, tech) for tech in techs] + [(row, int(NONE))] * free[row]
        count = -(-len(there) // IN_LINE)
        bounds = [len(there) * n // count for n in range(count + 1)] if count else []
        lines += [there[start:end] for start, end in pairwise(bounds)]
    return lines


def place_of(look: Look, lines: int, line: int, i: int, count: int) -> tuple[float, float, float]:
    """Return where the i-th of so many cards lies in a line of so many, and how wide it is; many lie closer."""
    width = min(look.width, (look.room - 6 + GAP) / count - GAP)
    left = (look.room - count * (width + GAP) + GAP) / 2
    return left + i * (width + GAP), GAP + (lines - 1 - line) * (look.height + GAP), width


def spots(lines: Lines, look: Look, lit: Set[int], lang: str) -> Svg:
    """Return an outline in each row where a technology could lie next; lit up where one can be had now."""
    out: list[Svg] = []
    size = min(24.0, 0.66 * look.height)
    for n, line in enumerate(lines):
        row, tech = line[-1]
        if tech == NONE:
            x, y, width = place_of(look, len(lines), n, len(line) - 1, len(line))
            out.append(group(
                title(TEXTS.say(lang, "see-spot", level=NUMERALS[row + 1])),
                rect(1, 1, width - 2, look.height - 2, "spot lit-spot" if row in lit else "spot", 7),
                label(NUMERALS[row + 1], width / 2, look.height / 2 + 0.36 * size, size, "t-soft", width - 4),
                at=(x, y),
            ))  # fmt: skip
    return group(*out)


def cards(t: Table, seat: int, lines: Lines, panel: str, look: Look, lang: str) -> Svg:
    """Return the technologies, each a place for its abilities."""
    out: list[Svg] = []
    used = int(t.used[seat])
    for n, line in enumerate(lines):
        for i, (_, tech) in enumerate(line):
            if tech != NONE:
                coins = laid(t, seat, tech) if look.width >= LEAST_LAID else ""
                at = place_of(look, len(lines), n, i, len(line))
                out.append(_card(tech, panel, look, at, coins, bool(used & ABILITIES_OF.get(tech, 0)), lang))
    return group(*out)


@kept
def _card(tech: int, panel: str, look: Look, at: tuple[float, float, float], coins: str, tired: bool, lang: str) -> Svg:
    """Return a technology in its place, which says how wide it is too."""
    x, y, width = at
    name = TECHNOLOGY[tech].id
    face = tech_face(tech, lang, coins, tired)
    is_named = look.named and width >= LEAST_NAMED
    art = drawn(face, width, look.height) if is_named else chip(face, width, look.height)
    actions = "|".join(USES.get(tech, ())) if look.offers else ""
    return group(
        lay(Piece(f"{panel}-{name}", art, width, look.height, face.name, actions), x, y), data_thing=f"tech-{name}"
    )


def laid(t: Table, seat: int, tech: int) -> str:
    """Return how many coins lie on a technology, of how many that may; "" if none ever does."""
    if tech not in PURSE_OF:
        return ""
    purse, most = PURSE_OF[tech]
    return f"{int(t.coins_on[seat * int(PURSES) + purse])}/{most}"
