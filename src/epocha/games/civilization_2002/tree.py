"""Technologies by era: who owns them, what they cost, what they lead to, and what each lets everybody buy.

Whoever owns one is paid for what others buy by it, so its mark stands beside the signs of these things.
"""

from collections.abc import Callable
from typing import Final

from epocha.engine.bits import listed
from epocha.engine.picture import Drawing, Form, Picture
from epocha.games.civilization_2002 import records as rec
from epocha.games.civilization_2002.components import (
    FIGURE,
    IMPROVEMENT,
    NONE,
    PREREQUISITES,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_ERA,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2002.names import TEXTS, technology_name
from epocha.games.civilization_2002.notation import words
from epocha.games.civilization_2002.places import asked
from epocha.games.civilization_2002.shelf import CLOSED, KNOWN, OPEN, TALL, WIDE, Lie, Row, by_era, shelves
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.technologies import learnable, obtained, owner_of, price_to_learn

VERBS: Final = ("learn", "take", "give technology", "take technology")
MOST_SIGNS: Final = 5
SHELVES: Final = by_era(int(TECHNOLOGIES), [int(era) for era in TECHNOLOGY_ERA])

LEADS_TO: Final = [
    [n for n in range(int(TECHNOLOGIES)) if PREREQUISITES[n] >> technology & 1]
    for technology in range(int(TECHNOLOGIES))
]
"""The technologies that each one is needed for."""


def tree(t: Table, lang: str) -> Picture:
    """Return the technologies."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, WIDE, lang),
        "tall": lambda: drawing(t, TALL, lang),
    }
    return Picture("technologies", "row", TEXTS.say(lang, "see-technologies"), forms, verbs=VERBS)


def drawing(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the technologies in columns."""
    known, open_now = int(obtained(t)), int(learnable(t))
    rows = [[row_of(t, one, known, open_now, lang) for one in shelf] for shelf in SHELVES]
    return shelves("techs", rows, lie, lang, int(t.era))


def row_of(t: Table, technology: int, known: int, open_now: int, lang: str) -> Row:
    """Return a technology as a row: by the basic rules all are alike, and its emblem is there for its looks."""
    name, owner, seat = TECHNOLOGY.ids[technology], int(owner_of(t, technology)), asked(t)
    is_known, is_open = bool(known >> technology & 1), bool(open_now >> technology & 1)
    advanced = bool(t.agreed.advanced)
    needs = [one for one in listed(PREREQUISITES[technology]) if not known >> one & 1]
    missing = ", ".join([technology_name(int(one), lang) for one in needs])
    is_closed = advanced and not is_known and not is_open
    price = ""
    if advanced and not is_known:
        price = str(int(price_to_learn(t, seat if seat != NONE else 0, technology)))
    title = technology_name(technology, lang)
    told = [title]
    if owner != NONE:
        told.append(TEXTS.say(lang, "see-owner", seat=owner + 1))
    if price:
        told.append(TEXTS.say(lang, "see-price", n=price))
    if missing and advanced:
        told.append(TEXTS.say(lang, "see-needs", what=missing))
    if advanced and LEADS_TO[technology]:
        following = ", ".join([technology_name(one, lang) for one in LEADS_TO[technology]])
        told.append(TEXTS.say(lang, "see-leads", what=following))
    text = words(name)
    return Row(
        f"technology-{name}", f"technology-{name}", "" if advanced else next(iter(opens(technology)), ""), title,
        TEXTS.say(lang, "see-needs-short", what=missing) if is_closed else "",
        opens(technology) if advanced and not is_closed else (),
        price, (owner,) if owner != NONE else (),
        KNOWN if is_known else OPEN if is_open or not advanced else CLOSED,
        f"learn {text}|take {text}|take technology {text}|give technology {text}",
        ". ".join(told),
    )  # fmt: skip


def opens(technology: int) -> tuple[str, ...]:
    """Return the symbols of what a technology lets everybody buy, and then of what it gives its owner."""
    card = TECHNOLOGY[technology]
    found: list[str] = []
    for one in (*card.enables, *card.owner):
        if isinstance(one, rec.EnableUnit):
            found.append(f"figure-{FIGURE.ids[UNIT[one.unit].figure]}")
        elif isinstance(one, rec.EnableImprovement):
            found.append(f"improvement-{IMPROVEMENT.ids[one.improvement]}")
        elif isinstance(one, rec.EnableSize | rec.EnlargeSettlement):
            found.append("enlarge")
        elif isinstance(one, rec.EnableShip | rec.GrantWonder):
            found.append(f"wonder-{WONDER.ids[one.wonder]}")
        elif isinstance(one, rec.VictoryPoints):
            found.append("points")
        elif isinstance(one, rec.SetTradeRange):
            found.append("pair")
    return tuple(dict.fromkeys(found))[:MOST_SIGNS]
