"""Wonders and improvements by era: who has them, what they do, and whether they still do it; and the milestones."""

from collections.abc import Callable
from typing import Final

from epocha.engine.picture import Drawing, Form, Picture
from epocha.games.civilization_2002 import records as rec
from epocha.games.civilization_2002.components import (
    APOLLO,
    IMPROVEMENT,
    IMPROVEMENT_ERA,
    IMPROVEMENT_TECHNOLOGY,
    IMPROVEMENTS,
    MILESTONE,
    MILESTONE_ERA,
    MILESTONES,
    NONE,
    SHIP,
    UNITED_NATIONS,
    WONDER,
    WONDER_ERA,
    WONDERS,
)
from epocha.games.civilization_2002.names import (
    TEXTS,
    improvement_name,
    milestone_name,
    technology_name,
    wonder_name,
)
from epocha.games.civilization_2002.notation import words
from epocha.games.civilization_2002.prices import price_of_improvement
from epocha.games.civilization_2002.shelf import CLOSED, KNOWN, OPEN, PAST, TALL, WIDE, Lie, Row, by_era, shelves
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.common import PICK_WONDER
from epocha.games.civilization_2002.technologies import has_wonder, is_obtained, owner_of_wonder

WONDER_VERBS: Final = ("wonder", "end game", "declare", "buy ship", "give wonder", "take wonder")
IMPROVEMENT_VERBS: Final = ("build", "outdate")
ENDERS: Final = (int(UNITED_NATIONS), int(APOLLO))
OF_WONDERS: Final = by_era(int(WONDERS), [int(era) for era in WONDER_ERA])
OF_IMPROVEMENTS: Final = by_era(int(IMPROVEMENTS), [int(era) for era in IMPROVEMENT_ERA])
OF_MILESTONES: Final = by_era(int(MILESTONES), [int(era) for era in MILESTONE_ERA])


NARROW: Final = Lie(206, WIDE.columns)
"""Narrower columns than those of technologies, of which there are more."""


def _forms(draw: Callable[[Lie], Drawing]) -> dict[Form, Callable[[], Drawing]]:
    return {"wide": lambda: draw(NARROW), "tall": lambda: draw(TALL)}


# --- wonders ---


def wonders(t: Table, lang: str) -> Picture:
    """Return the wonders; in the basic rules with the milestones that give them."""
    forms = _forms(lambda lie: wonder_shelves(t, lie, lang))
    if t.step_number() == PICK_WONDER:
        # on a phone held flat those of one era are seen at once, while the others are beside them
        forms["flat"] = forms["wide"]
    return Picture("wonders", "row", TEXTS.say(lang, "see-wonders"), forms, verbs=WONDER_VERBS)


def wonder_shelves(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the wonders in columns."""
    rows = [[wonder_row(t, one, lang) for one in shelf] for shelf in OF_WONDERS]
    if not t.agreed.advanced:
        rows = [
            [*[milestone_row(t, one, lang) for one in OF_MILESTONES[era]], *row] for era, row in enumerate(rows)
        ]  # fmt: skip
    return shelves("wonders", rows, lie, lang, int(t.era))


def wonder_row(t: Table, wonder: int, lang: str) -> Row:
    """Return a wonder as a row."""
    name, owner = WONDER.ids[wonder], int(owner_of_wonder(t, wonder))
    works = owner != NONE and bool(has_wonder(t, owner, wonder))
    is_past = bool(t.agreed.advanced) and bool(WONDER_ERA[wonder] < t.era)
    actions = [f"{verb} {words(name)}" for verb in ("wonder", "give wonder", "take wonder")]
    actions += [f"end game {words(name)}"] if wonder in ENDERS else []
    actions += ["buy ship"] if wonder == SHIP else []
    signs, detail = effects(wonder) if t.agreed.advanced else ((), "")
    title = wonder_name(wonder, lang)
    told = title if owner == NONE else f"{title}. {TEXTS.say(lang, 'see-owner', seat=owner + 1)}"
    if owner != NONE and t.agreed.advanced and not works and is_past:
        told = f"{told}. {TEXTS.say(lang, 'see-past')}"
    state = PAST if is_past else KNOWN if owner != NONE else CLOSED
    return Row(
        f"wonder-{name}", f"wonder-{name}", f"wonder-{name}", title, detail, signs, "",
        (owner,) if owner != NONE else (), state, "|".join(actions), told,
    )  # fmt: skip


def effects(wonder: int) -> tuple[tuple[str, ...], str]:
    """Return what a wonder does as symbols, and a number behind them."""
    signs: list[str] = []
    number = ""
    for one in WONDER[wonder].effects:
        if isinstance(one, rec.GrantSettler):
            signs, number = [*signs, "figure-settler"], f"×{one.count}"
        elif isinstance(one, rec.GrantUnitClass):
            signs, number = [*signs, f"class-{CLASSES[one.class_]}"], f"×{one.count}"
        elif isinstance(one, rec.Discount):
            signs, number = [*signs, "technologies", "coin"], f"−{one.gold}"
        elif isinstance(one, rec.Lasting):
            sign, value = LASTING[one.verb], one.gold or one.points or one.value
            signs, number = [*signs, sign], f"+{value}" if value else ""
        else:
            signs.append(DEEDS[one.verb])
    return tuple(signs), number


CLASSES: Final = ("infantry", "artillery", "cavalry", "fleet", "aircraft", "settler")
LASTING: Final = {
    "production_gold": "coin", "happiness": "happy", "productivity": "productive", "defence_bonus": "guard",
    "see_opponent_pick": "eye",
}  # fmt: skip
DEEDS: Final = {
    "force_resource_swap": "swap", "destroy_region": "burst", "may_end_game": "hourglass", "end_game": "hourglass"
}  # fmt: skip


def milestone_row(t: Table, milestone: int, lang: str) -> Row:
    """Return a milestone of the basic rules as a row."""
    name = MILESTONE.ids[milestone]
    is_done = bool(t.milestones >> milestone & 1)
    title = milestone_name(milestone, lang)
    state = PAST if is_done else OPEN if MILESTONE_ERA[milestone] <= t.era else CLOSED
    told = f"{title}. {TEXTS.say(lang, 'see-declared')}" if is_done else title
    return Row(
        f"milestone-{name}", f"milestone-{name}", "accept" if is_done else "star", title, "", (), "", (), state,
        f"declare {words(name)}", told,
    )  # fmt: skip


# --- improvements ---


def improvements(t: Table, lang: str) -> list[Picture]:
    """Return the improvements, which there are in the advanced rules only."""
    if not t.agreed.advanced:
        return []
    forms = _forms(lambda lie: improvement_shelves(t, lie, lang))
    return [Picture("improvements", "row", TEXTS.say(lang, "see-improvements"), forms, verbs=IMPROVEMENT_VERBS)]


def improvement_shelves(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the improvements in columns."""
    rows = [[improvement_row(t, one, lang) for one in shelf] for shelf in OF_IMPROVEMENTS]
    return shelves("improvements", rows, lie, lang, int(t.era))


def improvement_row(t: Table, improvement: int, lang: str) -> Row:
    """Return an improvement as a row: how many settlements it makes happy or productive, and who has it."""
    card, name = IMPROVEMENT[improvement], IMPROVEMENT.ids[improvement]
    technology = int(IMPROVEMENT_TECHNOLOGY[improvement])
    is_open, is_past = bool(is_obtained(t, technology)), bool(t.obsolete >> improvement & 1)
    title = improvement_name(improvement, lang)
    sign = "happy" if card.kind == "happiness" else "productive"
    needed = technology_name(technology, lang)
    owners = tuple([seat for seat in range(int(t.players)) if t.improvements[seat] >> improvement & 1])
    told = [title, *[TEXTS.say(lang, "see-owner", seat=seat + 1) for seat in owners]]
    if is_past:
        told.append(TEXTS.say(lang, "see-obsolete"))
    elif not is_open:
        told.append(TEXTS.say(lang, "see-needs", what=needed))
    detail = f"+{card.points}" if is_open else TEXTS.say(lang, "see-needs-short", what=needed)
    return Row(
        f"improvement-{name}", f"improvement-{name}", f"improvement-{name}", title, detail, (sign,),
        "" if is_past else str(int(price_of_improvement(improvement))), owners,
        PAST if is_past else OPEN if is_open else CLOSED, f"build {words(name)}|outdate {words(name)}", ". ".join(told),
    )  # fmt: skip
