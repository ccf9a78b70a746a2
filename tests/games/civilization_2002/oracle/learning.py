"""Technologies: what they cost, who may have them, and what their owners get at once (CE-17, CE-18, CE-20)."""

from . import grounds, tokens, units
from .reading import (
    ERAS,
    FIGURES,
    IMPROVEMENTS,
    NUMBERS,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
    Play,
    World,
    ask,
    name_of,
    text_of,
)  # fmt: skip

ENDS = {"technology": 1, "die": 2, "conquest": 3, "diplomatic": 4, "military": 5, "space": 6, "rounds": 7}
SIZES = {effect["size"]: name for name, one in TECHNOLOGIES.items() for effect in one["enables"]
         if effect["verb"] == "enable_settlement_size"}  # fmt: skip


def era_number(technology: str) -> int:
    return ERAS.index(TECHNOLOGIES[technology]["era"])


def is_active(w: World, wonder: str) -> bool:
    """Return whether a wonder still has its effect (CE-20.3, CE-18.8)."""
    return ERAS.index(WONDERS[wonder]["era"]) >= w.era


def effects(w: World, seat: int, verb: str) -> list[dict[str, object]]:
    """Return the effects of a kind that the wonders of a seat have; the basic rules know none (CE-19.1)."""
    if not w.advanced:
        return []
    own = [one for one in sorted(w.wonders[seat]) if is_active(w, one)]
    return [effect for one in own for effect in WONDERS[one]["effects"] if effect["verb"] == verb]


def trigger(w: World, ending: str) -> None:
    """Bring about the end of the game; the first thing that does decides (CE-23.10)."""
    w.happened[f"end triggered: {ending}"] += 1
    w.ending = w.ending or ENDS[ending]


# --- which can be had ---


def unowned(w: World) -> list[str]:
    return [one for one in TECHNOLOGIES if one not in w.obtained]


def is_open(w: World, technology: str) -> bool:
    """Return whether its prerequisites have been obtained (CE-8.25)."""
    return set(TECHNOLOGIES[technology]["prereq"]) <= w.obtained


def free_ones(w: World) -> list[str]:
    """Return what a free technology may be (CE-4.11, CE-4.12)."""
    of_era = [one for one in unowned(w) if era_number(one) == w.era]
    return [one for one in of_era if not w.advanced or is_open(w, one)]


def price(w: World, seat: int, technology: str) -> int:
    """Return the price of a technology (CE-7.15, CE-8.26, CE-20.11)."""
    if not w.advanced:
        return int(NUMBERS["technology_first"] + NUMBERS["technology_more"] * len(w.technologies[seat]))
    cost = int(TECHNOLOGIES[technology]["cost"])
    if era_number(technology) < w.era:
        cost = (cost + 1) // 2
    for effect in effects(w, seat, "technology_discount"):
        if effect["era"] == TECHNOLOGIES[technology]["era"]:
            cost -= int(str(effect["gold"]))
    return cost


# --- what follows ---


def gain(w: World, seat: int, technology: str) -> Play:
    """Obtain a technology, with what it gives its owner (CE-18.2)."""
    take(w, seat, technology)
    yield from place_gifts(w, seat, technology)


def take(w: World, seat: int, technology: str) -> None:
    """Obtain a technology with its wonder and improvement."""
    w.technologies[seat].add(technology)
    if not w.advanced:
        has_gained(w, seat)
        return
    for effect in TECHNOLOGIES[technology]["owner"]:
        if effect["verb"] == "grant_wonder":
            w.wonders[seat].add(effect["wonder"])
        elif effect["verb"] == "grant_improvement" and effect["improvement"] not in w.obsolete:
            w.improvements[seat].add(effect["improvement"])


def place_gifts(w: World, seat: int, technology: str) -> Play:
    """Place the free pieces of a technology and its wonders, and enlarge a settlement."""
    for effect in TECHNOLOGIES[technology]["owner"] if w.advanced else []:
        if effect["verb"] == "grant_wonder":
            yield from use_wonder(w, seat, effect["wonder"])
        elif effect["verb"] == "grant_unit":
            yield from place(w, seat, UNITS[effect["unit"]]["figure"], effect["count"])
        elif effect["verb"] == "enlarge_settlement":
            yield from enlarge(w, seat, effect["max_size"])


def has_gained(w: World, seat: int) -> None:
    """Let the era end, or the game, when a player has the third technology of it (CE-17.3, CE-22.1)."""
    if w.advanced:
        return
    of_era = [one for one in w.technologies[seat] if era_number(one) == w.era]
    left = [one for one in unowned(w) if era_number(one) == w.era]
    if len(of_era) >= 3 or not left:
        if w.era == 3:
            if len(of_era) >= 3:
                trigger(w, "technology")
        else:
            w.era_ends = True


def use_wonder(w: World, seat: int, wonder: str) -> Play:
    """Do what a wonder gives at once, which it does only before its era has ended (CE-20.2, CE-20.4)."""
    if not is_active(w, wonder):
        return
    for effect in WONDERS[wonder]["effects"]:
        if effect["verb"] == "grant_settler":
            yield from place(w, seat, "settler", effect["count"])
        elif effect["verb"] == "grant_unit_class":
            yield from place(w, seat, units.figure_for(w, effect["class"], effect["era"]), effect["count"])
        elif effect["verb"] == "end_game":
            trigger(w, effect["ending"])


def place(w: World, seat: int, figure: str, count: int) -> Play:
    """Place free pieces, each in a region with a settlement of one's own (CE-8.19)."""
    for _ in range(count):
        lands = w.settlements(seat)
        if FIGURES[figure]["class"] == "fleet":
            lands = [land for land in lands if grounds.is_coastal(land)]
        if lands:
            text = yield from ask("place-free", seat, [f"place {text_of(land)}" for land in lands])
            w.add(seat, figure, name_of(text.removeprefix("place ")))


def enlarge(w: World, seat: int, most: int) -> Play:
    """Enlarge one settlement at no cost, if its owner likes (CE-18.11)."""
    lands = [one for one in w.settlements(seat) if w.size[one] < min(most, tokens.limit(w, one))]
    text = yield from ask("enlarge-free", seat, ["done", *[f"enlarge {text_of(land)}" for land in lands]])
    if text != "done":
        w.size[name_of(text.removeprefix("enlarge "))] += 1


def improvement_era(improvement: str) -> int:
    return ERAS.index(IMPROVEMENTS[improvement]["era"])
