"""The technologies that whoever looks at them may learn, by level; those that they know are in their pyramid."""

from collections.abc import Callable, Mapping
from typing import Final

from epocha.engine.bits import single
from epocha.engine.parts.pieces import Piece, lay
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import Svg, group, rect
from epocha.games.civilization_2010.cards import BAND, TECH, drawn, tech_face
from epocha.games.civilization_2010.components import LEVEL, NONE, TECHNOLOGIES, TECHNOLOGY
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.places import asked
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.techs import has_spot

COLUMNS: Final[Mapping[Form, int]] = {"wide": 10, "middle": 6, "tall": 4}
GAP: Final = 5
VERBS: Final = ("research", "learn")


def library(t: Table, lang: str) -> Picture:
    """Return the technologies that are still to be learned."""

    def in_columns(columns: int) -> Callable[[], Drawing]:
        return lambda: drawing(t, lang, columns)

    forms = {form: in_columns(columns) for form, columns in COLUMNS.items()}
    return Picture("library", "row", TEXTS.say(lang, "see-library"), forms, verbs=VERBS)


def to_learn(t: Table) -> list[list[int]]:
    """Return the technologies that are not known, by level from I."""
    seat = asked(t)
    known = int(t.techs[seat]) if seat != NONE else 0
    levels = range(1, max(LEVEL) + 1)
    left = [tech for tech in range(int(TECHNOLOGIES)) if not known & single(tech)]
    return [[tech for tech in left if LEVEL[tech] == level] for level in levels]


def drawing(t: Table, lang: str, columns: int) -> Drawing:
    """Return the technologies in rows; each level begins a row, unless what is left of the last one has room for it."""
    seat = asked(t)
    levels = to_learn(t)
    fitting = [tech for level in levels for tech in level if seat == NONE or has_spot(t, seat, tech)]
    spots: dict[int, tuple[int, int]] = {}
    at = 0
    for level in levels:
        at += 0 if len(level) <= -at % columns else -at % columns
        spots |= {tech: ((at + i) % columns, (at + i) // columns) for i, tech in enumerate(level)}
        at += len(level)
    row = -(-at // columns)
    shown = (tuple(spots.items()), tuple(fitting))
    size = (columns * (TECH[0] + GAP) + GAP, row * (TECH[1] + GAP) + GAP)
    return Drawing(*size, [Layer("cards", shown, lambda: cards(spots, fitting, lang))])


def cards(spots: dict[int, tuple[int, int]], fitting: list[int], lang: str) -> Svg:
    """Return the cards; those that would lie on nothing are veiled."""
    width, height = TECH
    out: list[Svg] = []
    for tech, (column, row) in spots.items():
        face = tech_face(tech, lang)
        veil = () if tech in fitting else (rect(1, BAND, width - 2, height - BAND - 1, "veil", 6),)
        name = TECHNOLOGY[tech].id.replace("_", " ")
        art = group(drawn(face, width, height), *veil)
        piece = Piece(f"library-{TECHNOLOGY[tech].id}", art, width, height, face.name, f"research {name}|learn {name}")
        laid = lay(piece, GAP + column * (width + GAP), GAP + row * (height + GAP))
        out.append(group(laid, data_thing=f"tech-{TECHNOLOGY[tech].id}"))
    return group(*out)
