"""Battles, and what follows them: joining, combat rounds, captures (CE-11, CE-12)."""

from collections.abc import Generator
from dataclasses import dataclass, field

from . import grounds, learning, moving, units
from .asides import lost_settlement
from .reading import CAUGHT, LANDS, NEUTRAL, REGIONS, Ask, Piece, Play, World, ask, name_of, text_of

BEATS = {("cavalry", "infantry"), ("infantry", "artillery"), ("artillery", "cavalry")}


@dataclass
class Battle:
    """A battle of the player who moves: where, against whom, declared by themselves or not, who helps that opponent."""

    region: str
    foe: int
    own: bool
    helpers: set[int] = field(default_factory=set)


@dataclass
class Choice:
    """What a side sends into a combat round."""

    number: int
    piece: Piece
    aircraft: list[int]


def battles(w: World, seat: int) -> Play:
    yield from declare(w, seat)
    while True:
        w.battles = [battle for battle in w.battles if not lapses(w, seat, battle)]
        if not w.battles:
            break
        early = {battle.region for battle in w.battles if not battle.own}
        found = {
            f"fight {seat_text(battle.foe)} in {text_of(battle.region)}": battle
            for battle in w.battles
            if not battle.own or battle.region not in early
        }
        text = yield from ask("battles", seat, found)
        battle = found[text]
        w.battles.remove(battle)
        yield from fight(w, seat, battle)
    for piece in w.pieces.values():
        if piece.owner == seat:
            piece.spent = 0
    yield from captures(w, seat)


def seat_text(seat: int) -> str:
    return "neutral" if seat == NEUTRAL else str(seat + 1)


def fighters(w: World, seat: int, region: str) -> list[tuple[int, Piece]]:
    """Return the units that can fight in a region (CE-11.7, CE-11.8)."""
    if seat == NEUTRAL:
        return w.neutrals(region)
    return w.kind_at(seat, region, "fleet") if grounds.is_sea(region) else w.armies(seat, region)


def forces(w: World, seat: int, region: str) -> list[tuple[int, Piece]]:
    """Return the units that can fight or support in a region."""
    return fighters(w, seat, region) + w.kind_at(seat, region, "aircraft")


def declare(w: World, seat: int) -> Play:
    """Ask the player who has moved for battles of their own (CE-11.1, CE-11.2, CE-11.32)."""
    while True:
        taken = {(battle.region, battle.foe) for battle in w.battles}
        found: dict[str, tuple[str, int]] = {}
        for region in REGIONS:
            if not fighters(w, seat, region):
                continue
            foes = [one for one in w.in_order(0) if one != seat and forces(w, one, region)]
            for foe in foes + ([NEUTRAL] if w.neutrals(region) else []):
                if (region, foe) not in taken:
                    found[f"attack {seat_text(foe)} in {text_of(region)}"] = (region, foe)
        text = yield from ask("declare", seat, ["done", *found])
        if text == "done":
            return
        w.battles.append(Battle(*found[text], own=True))


# --- a battle ---


def lapses(w: World, seat: int, battle: Battle) -> bool:
    """Return whether a battle cannot be fought any more (CE-11.33)."""
    region, foe = battle.region, battle.foe
    if foe == NEUTRAL:
        alone = [one for one in w.kind_at(seat, region, "settler") if one[1].spent == CAUGHT]
        return not w.neutrals(region) or not (fighters(w, seat, region) or alone)
    battle.helpers -= w.out
    declarer, other = (seat, foe) if battle.own else (foe, seat)
    meets = forces(w, other, region) or w.kind_at(other, region, "settler")
    return foe in w.out or not fighters(w, declarer, region) or not meets


def fight(w: World, seat: int, battle: Battle) -> Play:
    region, foe = battle.region, battle.foe
    if foe == NEUTRAL:
        yield from fight_neutral(w, seat, battle)
        return
    declarer, other = (seat, foe) if battle.own else (foe, seat)
    if not battle.own and not forces(w, other, region):
        w.remove_all(w.kind_at(other, region, "settler"))  # CE-11.31
        w.happened["settlers intercepted"] += 1
        return
    attackers, defenders = [seat], [foe, *sorted(battle.helpers)]
    for third in w.in_order(declarer):
        if third in attackers + defenders or not forces(w, third, region):
            continue
        text = yield from ask("join", third, ("done", "join the attacker", "join the defender"))
        if text == "join the attacker":
            attackers.append(third)
        elif text == "join the defender":
            defenders.append(third)
    yield from rounds(w, region, attackers, defenders)
    if len(attackers) + len(defenders) > 2:
        w.happened["battle with helpers"] += 1
    if grounds.is_sea(region):  # CE-11.34
        for one in range(w.players):
            w.remove_all(w.kind_at(one, region, "aircraft")[moving.places(w, one, region) :])


def fight_neutral(w: World, seat: int, battle: Battle) -> Play:
    """Fight the neutral cavalry, which spares no settlers that came alone (CE-11.30)."""
    region = battle.region
    w.happened["battle with neutral"] += 1
    if fighters(w, seat, region):
        attackers = [seat]
        for third in w.in_order(seat)[1:]:
            if forces(w, third, region):
                text = yield from ask("join", third, ("done", "join the attacker"))
                attackers += [third] if text != "done" else []
        yield from rounds(w, region, attackers, [NEUTRAL])
    if not w.armies(seat, region):
        w.remove_all([one for one in w.of(seat, region) if one[1].kind == "settler" and one[1].spent == CAUGHT])


def rounds(w: World, region: str, *sides: list[int]) -> Play:
    """Fight combat rounds until a side has nothing left to fight with (CE-11.25, CE-11.26)."""
    while all(any(fighters(w, seat, region) for seat in side) for side in sides):
        picks = yield from choices(w, region, sides)
        w.totals = totals = [total(w, region, sides[one], picks[one], picks[1 - one]) for one in (0, 1)]
        w.happened[f"round at {'sea' if grounds.is_sea(region) else 'land'}"] += 1
        w.happened["round with aircraft"] += any(pick.aircraft for pick in picks)
        for one in (0, 1):
            if totals[one] <= totals[1 - one]:
                for number in [picks[one].number, *picks[one].aircraft]:
                    w.remove(number)
    for side in sides:
        if not any(fighters(w, seat, region) for seat in side):
            for seat in side:
                if seat != NEUTRAL:
                    w.remove_all(w.kind_at(seat, region, "aircraft"))


def total(w: World, region: str, side: list[int], own: Choice, other: Choice) -> int:
    """Roll, and add all that counts (CE-11.13 to CE-11.24)."""
    kind = units.type_of(w, own.piece.figure)
    support = units.type_of(w, "jet")["support_dice"]
    found = w.roll(kind["dice"] + support * len(own.aircraft))
    if (own.piece.kind, other.piece.kind) in BEATS:
        found += w.era + 1
    if side == [NEUTRAL]:
        return found + int(kind.get("bonus", 0))
    if w.advanced:
        found += kind["bonus"]
    else:
        found += len(w.technologies[side[0]]) // 2
    if region in LANDS and w.owner[region] in side:
        wall = w.advanced and learning.effects(w, w.owner[region], "defence_bonus")
        found += 2 if wall else 1
    return int(found)


# --- choosing ---

Choosing = dict[int, list[str]]


def choices(w: World, region: str, sides: tuple[list[int], ...]) -> Generator[Ask, tuple[int, str], list[Choice]]:
    """Ask both leaders; the Oracle lets its holder choose last (CE-11.10, CE-11.29)."""
    found: Choosing = {}
    leaders = {side[0]: side for side in sides if side[0] != NEUTRAL}
    seers = [seat for seat in leaders if w.advanced and learning.effects(w, seat, "see_opponent_pick")]
    if seers and len(leaders) == 2:
        first = next(seat for seat in leaders if seat not in seers)
        for seat in (first, seers[0]):
            found[seat] = []
            while not is_complete(w, region, leaders[seat], found[seat]):
                options = next_picks(w, region, leaders[seat], found[seat])
                found[seat].append((yield from ask("choose-openly", seat, options)))
    else:
        found = {seat: [] for seat in leaders}
        while True:
            open_ = {seat: side for seat, side in leaders.items() if not is_complete(w, region, side, found[seat])}
            if not open_:
                break
            asked = {seat: next_picks(w, region, side, found[seat]) for seat, side in open_.items()}
            seat, text = yield Ask("choose", asked)
            found[seat].append(text)
    picked: list[Choice] = []
    for side in sides:
        if side == [NEUTRAL]:
            number, piece = w.neutrals(region)[0]
            picked.append(Choice(number, piece, []))
        else:
            picked.append(chosen(w, region, found[side[0]]))
    return picked


def next_picks(w: World, region: str, side: list[int], picks: list[str]) -> set[str]:
    """Return what a leader may add to their choice."""
    if not picks:
        found: set[str] = set()
        for seat in side:
            if grounds.is_sea(region):
                names = [f"fleet {at + 1}" for at in range(len(w.fleets(seat, region)))]
            else:
                names = [text_of(piece.figure) for _, piece in w.armies(seat, region)]
            found |= {f"use {name} of {seat + 1}" for name in names}
        return found
    found = {"roll"}
    if grounds.is_sea(region) and chosen(w, region, picks).piece.figure != "battleship":
        return found
    last = picks[-1] if len(picks) > 1 else ""
    for seat in side:  # named in the order of seats, so that each set of aircraft is one answer
        used = picks.count(f"with an aircraft of {seat + 1}")
        text = f"with an aircraft of {seat + 1}"
        if len(w.kind_at(seat, region, "aircraft")) > used and text >= last:
            found.add(text)
    return found


def is_complete(w: World, region: str, side: list[int], picks: list[str]) -> bool:
    """Return whether a leader has nothing to add."""
    return picks[-1:] == ["roll"] or (len(picks) == 1 and next_picks(w, region, side, picks) == {"roll"})


def chosen(w: World, region: str, picks: list[str]) -> Choice:
    name, _, seat_word = picks[0].removeprefix("use ").rpartition(" of ")
    seat = int(seat_word) - 1
    if name.startswith("fleet "):
        number = w.fleets(seat, region)[int(name.removeprefix("fleet ")) - 1]
    else:
        number = next(number for number, piece in w.armies(seat, region) if text_of(piece.figure) == name)
    aircraft: list[int] = []
    for text in picks[1:]:
        if text != "roll":
            own = w.kind_at(int(text.removeprefix("with an aircraft of ")) - 1, region, "aircraft")
            aircraft.append(next(one for one, _ in own if one not in aircraft))
    return Choice(number, w.pieces[number], aircraft)


# --- after the battles ---


def captures(w: World, seat: int) -> Play:
    """Capture settlements and destroy settlers, in any order (CE-12)."""
    while True:
        found = {"done"}
        for land in [land for land in LANDS if w.armies(seat, land)]:
            for other in w.in_order(0):
                if other == seat or w.armies(other, land) or w.kind_at(other, land, "aircraft"):
                    continue
                if w.owner[land] == other:
                    found.add(f"capture {text_of(land)}")
                if w.kind_at(other, land, "settler"):
                    found.add(f"destroy settlers of {other + 1} in {text_of(land)}")
        text = yield from ask("captures", seat, found)
        if text == "done":
            return
        if text.startswith("capture "):
            capture(w, seat, name_of(text.removeprefix("capture ")))
        else:
            loser, _, place = text.removeprefix("destroy settlers of ").partition(" in ")
            w.remove_all(w.kind_at(int(loser) - 1, name_of(place), "settler"))


def capture(w: World, seat: int, land: str) -> None:
    """CE-12.2 to CE-12.6."""
    loser = w.owner[land]
    w.owner[land] = seat
    w.remove_all(w.kind_at(loser, land, "settler") + w.kind_at(loser, land, "fleet"))
    lost_settlement(w, loser, seat)
