"""The culture track: three sections with their prices and decks, the spaces of great people, and the markers."""

from typing import Final

from epocha.engine.parts.tracks import track
from epocha.engine.phrases import listed
from epocha.engine.picture import Drawing, Layer, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, rect
from epocha.games.civilization_2010.cards import row_of
from epocha.games.civilization_2010.components import (
    DECKS,
    LAST_SPACE,
    NONE,
    SPACE_CULTURE,
    SPACE_DECK,
    SPACE_PERSON,
    SPACE_TRADE,
)
from epocha.games.civilization_2010.gist import Part
from epocha.games.civilization_2010.names import TEXTS, amounts
from epocha.games.civilization_2010.places import asked
from epocha.games.civilization_2010.state import Table

TRACK: Final = "culture"
HEAD: Final = 100
MARGIN: Final = 8
COLUMNS: Final = 8
APART: Final = 2
BETWEEN: Final = 6
"""Between the spaces of a section, and between sections."""


def first_spaces() -> list[int]:
    """Return the space with which each section begins; the start lies before the first."""
    spaces = range(int(LAST_SPACE) + 1)
    return [next(space for space in spaces if SPACE_DECK[space] == deck) for deck in range(int(DECKS))]


def culture_track(t: Table, width: float, lang: str, name: str = TRACK) -> Drawing:
    """Return the culture track, with spaces as large as its width leaves room for.

    Args:
        name: of what is on it; under another name than its own it only tells how far everybody is, without letters.
    """
    size = (width - 2 * MARGIN - HEAD) / COLUMNS - APART
    layers = [Layer("track", (key(t.track), size), lambda: spaces(t, size, lang, name))]
    if name == TRACK:
        next_one = (key(t.track, asked(t)), size)
        layers.append(Layer("next", next_one, lambda: next_space(t, size, lang), tells=False))
    return Drawing(width, 2 * MARGIN + 3 * size + 2 * BETWEEN, layers)


def spaces(t: Table, size: float, lang: str, name: str) -> Svg:
    """Return the spaces with the markers, those further behind on top."""
    firsts = first_spaces()
    seats = sorted(range(int(t.players)), key=lambda seat: -int(t.track[seat]))
    markers = [(seat, int(t.track[seat])) for seat in seats]
    words = [TEXTS.say(lang, "see-marker", seat=seat + 1, n=space) for seat, space in markers]
    milestones = {space: "great-person" for space in range(1, int(LAST_SPACE)) if SPACE_PERSON[space]}
    milestones[int(LAST_SPACE)] = "victory"
    sections = [(0 if i == 0 else first, "") for i, first in enumerate(firsts)]
    drawn = track(name, int(LAST_SPACE), markers, words, MARGIN, MARGIN, size, milestones=milestones,
                  sections=sections, head=HEAD, numbered=name == TRACK)  # fmt: skip
    middles = [MARGIN + deck * (size + BETWEEN) + size / 2 for deck in range(len(firsts))]
    ends = [*firsts[1:], int(LAST_SPACE) + 1]
    bands = [
        rect(MARGIN - 4, y - size / 2 - 4, HEAD + (end - (first if deck else 0)) * (size + APART) + 6, size + 8,
             f"b-deck-{deck} band", 8)
        for deck, (y, first, end) in enumerate(zip(middles, firsts, ends, strict=True))
    ]  # fmt: skip
    drawn = group(*bands, drawn)
    if name != TRACK:
        return group(drawn, *[icon(f"level-{deck + 1}", HEAD - 22, y, 38) for deck, y in enumerate(middles)])
    return group(drawn, *[_head(deck, first, y) for deck, (first, y) in enumerate(zip(firsts, middles, strict=True))])


def next_space(t: Table, size: float, lang: str) -> Svg:
    """Return the place by which whoever looks moves on: the space after theirs, with what it costs."""
    seat = asked(t)
    space = int(t.track[seat]) + 1 if seat != NONE else int(LAST_SPACE) + 1
    if space > LAST_SPACE:
        return NOTHING
    deck = int(SPACE_DECK[space])
    first = first_spaces()[deck]
    x = MARGIN + HEAD + (space - (first if deck else 0)) * (size + APART)
    spot = rect(x, MARGIN + deck * (size + BETWEEN), size, size, r=5)
    prices = {"culture": int(SPACE_CULTURE[space]), "trade": int(SPACE_TRADE[space])}
    words = TEXTS.say(lang, "see-next-space", n=space, price=listed(amounts(prices, lang), lang))
    return hit("place-next-space", words, "advance", spot)


def _head(deck: int, first: int, y: float) -> Svg:
    """Return what stands before a section, around a height: whose events it gives, and what a step costs there."""
    prices = [("culture", int(SPACE_CULTURE[first])), ("trade", int(SPACE_TRADE[first]))]
    parts = tuple([Part(symbol, str(n)) for symbol, n in prices if n])
    return join([
        icon(f"level-{deck + 1}", MARGIN + 14, y, 28),
        row_of(parts, MARGIN + 64, y, 15),
    ])  # fmt: skip
