"""The technologies that whoever looks at them may learn, by level; those that they know are in their pyramid.

On a wide screen the pyramid stands beside them, small, with the spots lit up where one can be learned now.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final

from epocha.engine.bits import single
from epocha.engine.parts.panels import Panel, below, whole
from epocha.engine.parts.pieces import Piece, lay
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import Svg, group, label
from epocha.games.civilization_2010.cards import TECH, drawn, tech_face
from epocha.games.civilization_2010.components import LEVEL, NONE, TECHNOLOGIES, TECHNOLOGY
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.places import asked
from epocha.games.civilization_2010.pyramid import GAP as APART
from epocha.games.civilization_2010.pyramid import IN_LINE, Look, lines_of, pyramid
from epocha.games.civilization_2010.state import KIND_BITS, LEARN, PAYLOAD, RESEARCH, Table
from epocha.games.civilization_2010.techs import has_spot, research_cost

COLUMNS: Final[Mapping[Form, int]] = {"middle": 6, "flat": 6, "tall": 4}
MOST: Final = 10
"""Columns of the wide form; the pyramid takes the last two, or if a level needs these, those of a row that does not."""
FREE: Final = 8
LEAST: Final = 7
"""Columns that are left then at most and at least."""
GAP: Final = 3
HEAD: Final = 22
"""Height of what is written above the pyramid."""
HIGHEST: Final = 50.0
"""Height of a technology in it at most."""
VERBS: Final = ("research", "learn")


def library(t: Table, lang: str) -> Picture:
    """Return the technologies that are still to be learned."""

    def in_columns(columns: int) -> Callable[[], Drawing]:
        return lambda: drawing(t, lang, columns)

    forms: dict[Form, Callable[[], Drawing]] = {form: in_columns(n) for form, n in COLUMNS.items()}
    forms["wide"] = lambda: with_pyramid(t, lang)
    return Picture("library", "row", TEXTS.say(lang, "see-library"), forms, verbs=VERBS)


def to_learn(t: Table) -> list[list[int]]:
    """Return the technologies that are not known, by level from I."""
    seat = asked(t)
    known = int(t.techs[seat]) if seat != NONE else 0
    levels = range(1, max(LEVEL) + 1)
    left = [tech for tech in range(int(TECHNOLOGIES)) if not known & single(tech)]
    return [[tech for tech in left if LEVEL[tech] == level] for level in levels]


def with_pyramid(t: Table, lang: str) -> Drawing:
    """Return the technologies, and in two columns beside them or below the pyramid of whoever looks."""
    seat = asked(t)
    columns = beside_pyramid(t)
    shelf = Panel("", drawing(t, lang, columns), 0, 0)
    if seat == NONE:
        return whole([shelf])
    taken = min(columns, FREE)
    left, top, high = GAP + taken * (TECH[0] + GAP) + 6.0, 0.0, shelf.bottom
    if columns == MOST:
        top, high = shelf.bottom - (TECH[1] + GAP if has_room(t) else 0), float(TECH[1])
    width = (MOST - taken) * (TECH[0] + GAP) - 6.0
    each = (high - HEAD) / len(lines_of(t, seat)) - APART
    look = Look((width - 6) / IN_LINE - APART, min(HIGHEST, each), offers=False)
    name = TEXTS.say(lang, "see-own-pyramid")
    head = Drawing(width, HEAD, [Layer("head", (width,), lambda: label(name, width / 2, 16, 15, "t-bold", width))])
    techs = pyramid(t, seat, "own-pyramid", look, lang, lit_rows(t, seat))
    return whole([shelf, *below([("own-head", head), ("own-pyramid", techs)], left, top, gap=0)])


def beside_pyramid(t: Table) -> int:
    """Return the columns of the wide form: the fewest that leave the fewest rows, so that the cards can be large."""
    longest = max([len(level) for level in to_learn(t)])
    if longest > FREE:
        return MOST
    return min(range(max(LEAST, longest), FREE + 1), key=lambda columns: rows_in(t, columns))


def has_room(t: Table) -> bool:
    """Return whether the last two columns of the last row are free if there are as many columns as can be."""
    columns = [column for column, row in spots_in(t, MOST).values() if row == rows_in(t, MOST) - 1]
    return max(columns) < FREE


def lit_rows(t: Table, seat: int) -> Set[int]:
    """Return the rows of a pyramid in which a technology can be learned now, from 0."""
    legal = t.legal_actions(seat) if seat == t.viewer and seat in t.current_players else []
    return {int(LEVEL[one & PAYLOAD]) - 1 for one in legal if one >> KIND_BITS in (RESEARCH, LEARN)}


def spots_in(t: Table, columns: int) -> dict[int, tuple[int, int]]:
    """Return in which column and row each technology stands.

    Each level begins a row, unless what is left of the last one has room for it.
    """
    spots: dict[int, tuple[int, int]] = {}
    at = 0
    for level in to_learn(t):
        at += 0 if len(level) <= -at % columns else -at % columns
        spots |= {tech: ((at + i) % columns, (at + i) // columns) for i, tech in enumerate(level)}
        at += len(level)
    return spots


def rows_in(t: Table, columns: int) -> int:
    """Return how many rows there are."""
    return 1 + max([row for _, row in spots_in(t, columns).values()], default=-1)


def drawing(t: Table, lang: str, columns: int) -> Drawing:
    """Return the technologies in rows."""
    seat = asked(t)
    fitting = [tech for level in to_learn(t) for tech in level if seat == NONE or has_spot(t, seat, tech)]
    dear = too_dear(t, seat, fitting)
    spots = spots_in(t, columns)
    row = rows_in(t, columns)
    shown = (tuple(spots.items()), tuple(fitting), tuple(dear))
    size = (columns * (TECH[0] + GAP) + GAP, row * (TECH[1] + GAP) + GAP)
    return Drawing(*size, [Layer("cards", shown, lambda: cards(spots, fitting, dear, lang), tells=False)])


def too_dear(t: Table, seat: int, fitting: Sequence[int]) -> list[int]:
    """Return which of some technologies cost more trade than a seat has, unless one is to be had for nothing."""
    if seat == NONE:
        return []
    legal = t.legal_actions(seat) if seat == t.viewer and seat in t.current_players else []
    free = {int(one & PAYLOAD) for one in legal if one >> KIND_BITS == LEARN}
    return [tech for tech in fitting if tech not in free and research_cost(t, seat, tech) > t.trade[seat]]


def cards(spots: dict[int, tuple[int, int]], fitting: list[int], dear: list[int], lang: str) -> Svg:
    """Return the cards; those that would lie on nothing are muted, and a little those that cannot be paid for.

    What they do stays as clear as on the others: one studies them to know what to aim for.
    """
    width, height = TECH
    out: list[Svg] = []
    for tech, (column, row) in spots.items():
        face = tech_face(tech, lang)
        look = "dear" if tech in dear else None if tech in fitting else "to-come"
        name = TECHNOLOGY[tech].id.replace("_", " ")
        art = group(drawn(face, width, height), class_=look)
        piece = Piece(f"library-{TECHNOLOGY[tech].id}", art, width, height, face.name, f"research {name}|learn {name}")
        laid = lay(piece, GAP + column * (width + GAP), GAP + row * (height + GAP))
        out.append(group(laid, data_thing=f"tech-{TECHNOLOGY[tech].id}"))
    return group(*out)
