"""What may be done at one's own decision points and in the windows: milestones, endings, the bomb (CE-29.5)."""

from . import learning, units
from .reading import ERAS, LANDS, MILESTONES, REGIONS, WONDERS, Play, World, ask, name_of, text_of


def asides(w: World, seat: int) -> set[str]:
    if not w.advanced:
        return {f"declare {text_of(one)}" for one in MILESTONES if may_declare(w, seat, one)}
    found: set[str] = set()
    if not w.ending:
        for wonder in sorted(w.wonders[seat]):
            if any(effect["verb"] == "may_end_game" for effect in WONDERS[wonder]["effects"]):
                found.add(f"end game {wonder.replace('_', ' ')}")
    if "manhattan_project" in w.wonders[seat] and not w.bombed:
        last = w.settlements(seat) if len(w.settlements(seat)) == 1 else []
        found |= {f"bomb {text_of(one)}" for one in REGIONS if one not in last}
    return found


def may_declare(w: World, seat: int, name: str) -> bool:
    """Return whether a milestone is fulfilled and free (CE-19.3 to CE-19.7, CE-19.11)."""
    what = MILESTONES[name]
    if ERAS.index(what["era"]) != w.era or name in w.milestones:
        return False
    units_of = [one for one in w.pieces.values() if one.owner == seat and one.kind != "settler"]
    pieces = [one for one in units_of if units.era_of_figure(w, one.figure) == w.era]
    number = {
        "settlements": sum(w.size[land] == what.get("size") for land in w.settlements(seat)),
        "technologies": sum(learning.era_number(one) == w.era for one in w.technologies[seat]),
        "armies": sum(one.is_army for one in pieces),
        "fleets": sum(one.kind == "fleet" for one in pieces),
        "gold": w.gold[seat],
    }[what["kind"]]
    return bool(number >= what["amount"])


def do_aside(w: World, seat: int, text: str) -> Play:
    if text.startswith("declare "):
        w.milestones.add(name_of(text.removeprefix("declare ")))
        taken = set().union(*w.wonders)
        left = [one for one, what in WONDERS.items() if ERAS.index(what["era"]) == w.era and one not in taken]
        card = yield from ask("pick-wonder", seat, [f"wonder {text_of(one)}" for one in left])
        w.wonders[seat].add(name_of(card.removeprefix("wonder ")))
    elif text.startswith("end game "):
        wonder = WONDERS[name_of(text.removeprefix("end game "))]
        learning.trigger(w, next(one["ending"] for one in wonder["effects"] if one["verb"] == "may_end_game"))
    else:
        bomb(w, seat, name_of(text.removeprefix("bomb ")))


def bomb(w: World, seat: int, region: str) -> None:
    """Destroy all that is in a region (CE-20.6)."""
    w.bombed = True
    w.happened["bomb"] += 1
    for number in [number for number, piece in w.pieces.items() if piece.at == region]:
        w.remove(number)
    if region in LANDS and w.owner[region] >= 0:
        loser = w.owner[region]
        w.owner[region], w.size[region], w.card_with[region] = -1, 0, -1
        w.before[region] = w.placed[region] = 0  # whatever is founded there is new (CE-8.18)
        w.enlarged.discard(region)
        w.founded.discard(region)
        lost_settlement(w, loser, seat)


def lost_settlement(w: World, loser: int, winner: int) -> None:
    """Eliminate whoever has lost the last settlement, in favour of whoever caused it (CE-21)."""
    if not w.advanced or w.settlements(loser):
        return
    w.out.add(loser)
    w.happened["elimination"] += 1
    w.gold[winner] += w.gold[loser]
    w.gold[loser] = 0
    w.wonders[winner] |= w.wonders[loser]
    w.wonders[loser] = set()
    w.aside |= w.technologies[loser]
    w.technologies[loser], w.improvements[loser] = set(), set()
    for number in [number for number, piece in w.pieces.items() if piece.owner == loser]:
        w.remove(number)
    w.card_with = {land: -1 if holder == loser else holder for land, holder in w.card_with.items()}
