"""All cards, pieces and tokens of the Boardgame to leaf through, and where a view knows them to be.

A token that a view has not seen is hidden, whether it lies face down on the map or is in the box (CE-25.1).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from epocha.engine.album import Album, Leaf, Trait, Whereabouts
from epocha.engine.catalogue import Records
from epocha.engine.parts.cards import Face, card
from epocha.engine.svg import Svg, icon, join
from epocha.games.civilization_2002.card_words import technology_text, wonder_text
from epocha.games.civilization_2002.components import (
    ERA,
    FIGURE,
    FIGURES,
    IMPROVEMENT,
    IMPROVEMENT_PRICE,
    MOST_PLAYERS,
    NONE,
    TECHNOLOGY,
    TOKEN,
    TOKENS,
    WONDER,
)
from epocha.games.civilization_2002.emblems import token
from epocha.games.civilization_2002.knowledge import unseen_tokens
from epocha.games.civilization_2002.layout import GONE, UP
from epocha.games.civilization_2002.names import TEXTS, heading, name_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.technologies import owner_of, owner_of_wonder
from epocha.games.civilization_2002.tree import opens

SIZE: Final = (116.0, 146.0)
"""Of a face."""
MIDDLE: Final = 12.0
"""Of the drawing on a card, across and down."""
SIGN_SIZES: Final = (30.0, 20.0, 14.0)
"""How large signs are by how many of them stand in a row."""
ROMAN: Final = ("I", "II", "III", "IV")
NO_ERA: Final = "none"
SPOTS: Final = ("play", "known", "gone", "to-come", "hidden")
Found = dict[str, int]


class Sort(NamedTuple):
    """Cards of a kind: their records, their faces, the era of each or NONE, and how many copies there are of each.

    Attributes:
        about: what is worth saying of a card beside what its close-up says.
    """

    records: Records[Any]
    face: Callable[[int, str], Face]
    era: Callable[[int], int]
    copies: Callable[[int], int]
    about: Callable[[int, str], str]


# --- faces ---


def _signs(symbols: tuple[str, ...]) -> Svg:
    """Return symbols around the middle of a card, in rows of up to three."""
    columns = min(len(SIGN_SIZES), len(symbols))
    size = SIGN_SIZES[columns - 1]
    rows = [symbols[first : first + columns] for first in range(0, len(symbols), max(columns, 1))]
    return join([
        icon(one, MIDDLE + size * (at - (len(row) - 1) / 2), MIDDLE + size * (line - (len(rows) - 1) / 2), 0.96 * size)
        for line, row in enumerate(rows)
        for at, one in enumerate(row)
    ])  # fmt: skip


def _technology(which: int, lang: str) -> Face:
    one = TECHNOLOGY[which]
    return Face(one.name.say(lang), "f-water", art=_signs(opens(which)), corner=ROMAN[one.era], price=str(one.cost))


def _wonder(which: int, lang: str) -> Face:
    return Face(
        WONDER[which].name.say(lang),
        "f-gold",
        art=_signs((f"wonder-{WONDER.ids[which]}",)),
        corner=ROMAN[WONDER[which].era],
    )


def _improvement(which: int, lang: str) -> Face:
    one = IMPROVEMENT[which]
    return Face(
        one.name.say(lang), "f-grass", art=_signs((f"improvement-{one.id}",)), corner=ROMAN[one.era],
        price=str(int(IMPROVEMENT_PRICE[one.era])),
    )  # fmt: skip


def _figure(which: int, lang: str) -> Face:
    corner = ROMAN[FIGURE[which].era] if which < FIGURES else ""
    return Face(FIGURE[which].name.say(lang), "f-clay", art=_signs((f"figure-{FIGURE.ids[which]}",)), corner=corner)


def _token(which: int, lang: str) -> Face:
    return Face(TOKEN[which].name.say(lang), "f-stone", art=_signs((token(which),)))


# --- kinds ---


def _one(which: int) -> int:
    return 1


def _nothing(which: int, lang: str) -> str:
    return ""


def _advanced(text: Callable[[int, bool, str], str]) -> Callable[[int, str], str]:
    """Return what says how a card works in the advanced rules; by the basic ones all of its kind are alike."""
    return lambda which, lang: TEXTS.say(lang, "album-advanced", text=text(which, True, lang))


def _pieces(which: int, lang: str) -> str:
    return TEXTS.say(lang, "album-tokens", n=TOKEN[which].count)


SORTS: Final[Mapping[str, Sort]] = {
    "technology": Sort(TECHNOLOGY, _technology, lambda one: TECHNOLOGY[one].era, _one, _advanced(technology_text)),
    "wonder": Sort(WONDER, _wonder, lambda one: WONDER[one].era, _one, _advanced(wonder_text)),
    "improvement": Sort(IMPROVEMENT, _improvement, lambda one: IMPROVEMENT[one].era, lambda one: MOST_PLAYERS,
                        lambda one, lang: TEXTS.say(lang, "album-improvement")),
    "figure": Sort(FIGURE, _figure, lambda one: FIGURE[one].era if one < FIGURES else NONE, _one, _nothing),
    "token": Sort(TOKEN, _token, lambda one: NONE, lambda one: TOKEN[one].count, _pieces),
}  # fmt: skip
"""The kinds of cards, by the word that their names as things begin with."""


def album(lang: str) -> Album:
    """Return all cards by kind, and within a kind by era."""
    kinds = tuple([(kind, TEXTS.say(lang, f"album-kind-{kind}")) for kind in SORTS])
    eras = [(era, name_of("era", era, lang)) for era in ERA.ids]
    traits = (
        Trait("kind", TEXTS.say(lang, "album-kind"), kinds),
        Trait("era", TEXTS.say(lang, "album-era"), (*eras, (NO_ERA, TEXTS.say(lang, "album-no-era")))),
    )
    return Album(traits, [leaf(kind, one, lang) for kind, one in cards()], SIZE)


def cards() -> Iterator[tuple[str, int]]:
    """Yield all cards in the order in which they are shown: their kind and number."""
    for kind, sort in SORTS.items():
        for one in sorted(range(len(sort.records)), key=sort.era):
            yield kind, one


def leaf(kind: str, one: int, lang: str) -> Leaf:
    """Return a card of the album."""
    sort = SORTS[kind]
    era = sort.era(one)
    return Leaf(
        f"{kind}-{sort.records.ids[one]}", heading(name_of(kind, sort.records.ids[one], lang)),
        card(sort.face(one, lang), *SIZE), (kind, ERA.ids[era] if era != NONE else NO_ERA), sort.copies(one),
        sort.about(one, lang),
    )  # fmt: skip


# --- where they are ---


def whereabouts(t: Table, lang: str) -> Whereabouts:
    """Return where a view knows the cards to be; improvements are in the advanced rules only."""
    counted = {
        "technology": [_technology_lies(t, one) for one in range(len(TECHNOLOGY))],
        "wonder": [{"play" if owner_of_wonder(t, one) != NONE else "to-come": 1} for one in range(len(WONDER))],
        "improvement": [_improvement_lies(t, one) for one in range(len(IMPROVEMENT)) if t.agreed.advanced],
        "figure": [_figure_stands(t, one) for one in range(len(FIGURE))],
        "token": _tokens(t),
    }
    found = {
        f"{kind}-{SORTS[kind].records.ids[one]}": {spot: n for spot, n in spots.items() if n > 0}
        for kind, lying in counted.items()
        for one, spots in enumerate(lying)
    }
    return Whereabouts(SPOTS, found)


def _technology_lies(t: Table, technology: int) -> Found:
    """Return whether somebody owns a technology, nobody does any more (CE-21.3), or nobody has learned it yet."""
    if t.aside >> technology & 1:
        return {"gone": 1}
    return {"play" if owner_of(t, technology) != NONE else "to-come": 1}


def _improvement_lies(t: Table, improvement: int) -> Found:
    """Return how many have an improvement, of which each may have one unless it is obsolete (CE-8.20, CE-8.22)."""
    owners = sum([int(owned) >> improvement & 1 for owned in t.improvements])
    return {"play": owners, "gone" if t.obsolete >> improvement & 1 else "to-come": int(t.players) - owners}


def _figure_stands(t: Table, figure: int) -> Found:
    """Return how many pieces of a kind stand on the map; there are as many as are bought."""
    standing = sum([1 for one in t.piece_figure if one == figure])
    return {"play": standing} if standing else {"to-come": 1}


def _tokens(t: Table) -> list[Found]:
    """Return where the tokens of each kind are."""
    unseen = unseen_tokens(t)
    found: list[Found] = [
        {"gone": int(t.spent[one]), "play": 0, "known": 0, "hidden": int(unseen[one])} for one in range(int(TOKENS))
    ]
    for land in range(int(t.world.land_count)):
        if t.token_lies[land] != GONE and t.token[land] >= 0:
            found[int(t.token[land])]["play" if t.token_lies[land] == UP else "known"] += 1
    return found
