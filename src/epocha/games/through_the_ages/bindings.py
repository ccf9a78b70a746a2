"""Which actions the places of a civilization and of the stage offer, as beginnings of their texts.

A seat's own board offers what its owner may do there. The boards of others offer only what a question about their
owner asks for, so that nobody builds at home by clicking on a rival's farm.
"""

from typing import Final

from epocha.games.through_the_ages.components import CATEGORY, FIRST, NONE, SPECIAL, TERRITORY, UNIT_SITE, WONDER
from epocha.games.through_the_ages.notation import word
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.choices import ChooseCard, DestroyBuildings, TakeTechnology
from epocha.games.through_the_ages.steps.common import CHOOSE_CARD, DESTROY_BUILDINGS, TAKE_TECHNOLOGY
from epocha.games.through_the_ages.values import LAB_SITE

VERBS: Final = (
    "increase population", "settle", "build", "recruit", "upgrade", "destroy", "disband", "stages", "lose", "send",
    "leave out", "raze", "choose", "cancel", "return", "lay on",
)  # fmt: skip
"""What the actions of a civilization's places begin with."""
_OWNERS: Final = {
    DESTROY_BUILDINGS: DestroyBuildings.OWNER, CHOOSE_CARD: ChooseCard.OWNER, TAKE_TECHNOLOGY: TakeTechnology.OWNER,
}  # fmt: skip


def is_own(t: Table, p: int) -> bool:
    """Return whether a board is that of whoever looks; who sees all or nothing special looks at it so, too."""
    return bool(t.viewer < 0 or t.viewer == p)


def asked_about(t: Table) -> int:
    """Return whose things the question at hand is about, or NONE."""
    owner = _OWNERS.get(int(t.step_number())) if not t.over else None
    return int(NONE if owner is None else t.get(owner))


def offered_at_site(t: Table, p: int, site: int) -> str:
    """Return what a card that workers stand on offers."""
    name = word(site)
    found = [] if site >= UNIT_SITE or asked_about(t) not in (p, NONE) else [f"raze {name}"]
    if is_own(t, p):
        of_units = ("recruit", "disband", "send") if site >= UNIT_SITE else ("destroy", "leave out")
        found += [f"{verb} {name}" for verb in ("build", *of_units, "lose")]
        if site < LAB_SITE:
            found += [f"return {name}", f"lay on {name}"]
        kind = int(CATEGORY[site])
        if site + 1 < FIRST[kind + 1]:
            found.append(f"upgrade {name}")
        lower = [old for old in range(int(FIRST[kind]), site) if t.techs[p] >> old & 1]
        found += [f"upgrade {word(old)} to {name}" for old in lower]
    return "|".join(found)


def offered_by_card(t: Table, p: int, card: int) -> str:
    """Return what a special technology, a wonder or a colony offers."""
    may_be_chosen = CATEGORY[card] in (SPECIAL, WONDER, TERRITORY) and asked_about(t) in (p, NONE)
    return f"choose {word(card)}" if may_be_chosen else ""
