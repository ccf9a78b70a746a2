"""The movement turn: steps, cargo, interception, aircraft (CE-9)."""

from typing import NamedTuple

from . import fighting, grounds, tokens
from .asides import asides, do_aside
from .reading import AGAIN, CAUGHT, LANDS, NEUTRAL, NOBODY, REGIONS, Piece, Play, World, ask, name_of, text_of

CAPACITY = 3
PER_CARRIER = 2


class Mover(NamedTuple):
    """A piece as a player names it."""

    text: str
    number: int
    piece: Piece


def turn(w: World, seat: int) -> Play:
    """Move, then declare battles, fight them and capture (CE-9.23)."""
    w.moving, w.visited, w.battles = True, set(), []
    while True:
        regions = [region for region in REGIONS if movers(w, seat, region)]
        found = {"done"} | asides(w, seat) | {f"from {text_of(region)}" for region in regions}
        text = yield from ask("move", seat, found)
        if text == "done":
            break
        if text == AGAIN:
            continue
        if text.startswith("from "):
            yield from march(w, seat, name_of(text.removeprefix("from ")))
        else:
            yield from do_aside(w, seat, text)
    w.moving = False
    lose_aircraft(w, seat)
    for piece in w.pieces.values():
        if piece.owner == seat and piece.spent != CAUGHT:
            piece.spent = 0
    yield from fighting.battles(w, seat)


def march(w: World, seat: int, region: str) -> Play:
    found = {mover.text: mover for mover in reversed(movers(w, seat, region))}
    text = yield from ask("move", seat, found)
    mover = found[text]
    goal = yield from ask("move", seat, goals(w, mover))
    if goal == "explore":
        yield from tokens.explore(w, seat, mover.piece)
    elif goal.startswith("board "):
        board(w, seat, mover.piece, goal)
    else:
        yield from go(w, seat, mover, name_of(goal.removeprefix("to ")))


# --- what may be done ---


def movers(w: World, seat: int, region: str) -> list[Mover]:
    """Return the pieces in a region that can do something."""
    found: list[Mover] = []
    fleets = w.fleets(seat, region)
    for number, piece in w.of(seat, region):
        if piece.kind == "fleet":
            if number in fleets:
                found.append(Mover(f"fleet {fleets.index(number) + 1}", number, piece))
        else:
            found.append(Mover(like(piece), number, piece))
    for at, fleet in enumerate(fleets):
        found += [Mover(f"{like(piece)} of fleet {at + 1}", number, piece) for number, piece in w.cargo(fleet)]
    return [mover for mover in found if goals(w, mover)]


def like(piece: Piece) -> str:
    return text_of(piece.figure) + (f" moved {piece.spent}" if piece.spent else "")


def goals(w: World, mover: Mover) -> set[str]:
    """Return where a piece may go in one step, and whether it may explore."""
    piece = mover.piece
    found: set[str] = set()
    ashore = piece.kind == "settler" and piece.aboard == NOBODY
    if ashore and tokens.may_explore(w, piece.at, piece.owner):
        found.add("explore")
    if piece.spent >= piece.moves:
        return found
    if piece.kind == "fleet":
        return {f"to {text_of(one)}" for one in grounds.seas_beside(piece.at)}
    if piece.kind == "aircraft":
        return {f"to {text_of(one)}" for one in grounds.seas_beside(piece.at) + grounds.lands_beside(piece.at)}
    if piece.aboard != NOBODY and piece.is_army and w.pieces[piece.aboard].spent:
        return set()  # CE-9.8
    found |= {f"to {text_of(one)}" for one in grounds.lands_beside(piece.at)}
    if piece.aboard == NOBODY:
        for sea in grounds.seas_beside(piece.at):
            for at, fleet in enumerate(w.fleets(piece.owner, sea)):
                if len(w.cargo(fleet)) < CAPACITY:
                    found.add(f"board fleet {at + 1} in {text_of(sea)}")
    return found


# --- doing it ---


def board(w: World, seat: int, piece: Piece, goal: str) -> None:
    name, _, sea = goal.removeprefix("board fleet ").partition(" in ")
    piece.at = name_of(sea)
    piece.aboard = w.fleets(seat, piece.at)[int(name) - 1]
    piece.spent += 1


def go(w: World, seat: int, mover: Mover, region: str) -> Play:
    """Take a step into a region, where others may intercept (CE-9.17 to CE-9.22)."""
    piece = mover.piece
    piece.at, piece.aboard = region, NOBODY
    piece.spent += 1
    for _, one in w.cargo(mover.number):
        one.at = region
    if piece.kind == "aircraft":
        return
    if any(battle.region == region and battle.foe != NEUTRAL for battle in w.battles):
        piece.spent = piece.moves
    if piece.kind != "fleet" and w.neutrals(region):
        piece.spent = CAUGHT
        if not any(battle.region == region and battle.foe == NEUTRAL for battle in w.battles):
            w.battles.append(fighting.Battle(region, NEUTRAL, False))
    if region not in w.visited:
        yield from intercepted(w, seat, mover.number, region)


def defenders(w: World, seat: int, region: str) -> bool:
    return bool(w.kind_at(seat, region, "fleet") if grounds.is_sea(region) else w.armies(seat, region))


def intercepted(w: World, seat: int, number: int, region: str) -> Play:
    """Ask everybody who could whether they declare battle (CE-9.17, CE-9.20)."""
    others = [one for one in w.in_order(seat)[1:] if defenders(w, one, region)]
    w.visited.add(region)
    declared: list[int] = []
    for other in others:
        text = yield from ask("intercept", other, ("done", "intercept"))
        declared += [other] if text == "intercept" else []
    if not declared:
        return
    w.pieces[number].spent = max(w.pieces[number].spent, w.pieces[number].moves)
    strength = {one: military(w, one, region) for one in sorted(declared)}
    leaders = [one for one, units in strength.items() if units == max(strength.values())]
    w.happened["tied leaders"] += len(leaders) > 1
    while len(leaders) > 1:
        rolls = {one: w.roll(2) for one in leaders}
        leaders = [one for one in leaders if rolls[one] == max(rolls.values())]
    w.battles.append(fighting.Battle(region, leaders[0], False, set(declared) - set(leaders)))


def military(w: World, seat: int, region: str) -> int:
    """Return how many military units somebody has in a region, those aboard fleets too (CE-1.10)."""
    return sum(piece.kind != "settler" for _, piece in w.of(seat, region, ashore=False))


# --- aircraft ---


def places(w: World, seat: int, region: str) -> int:
    """Return how many of a seat's aircraft may stay in a sea region (CE-9.13, CE-9.14)."""
    ships = [piece for _, piece in w.kind_at(seat, region, "fleet") if piece.figure == "battleship"]
    if not w.advanced:
        return 1000 if ships else 0
    return PER_CARRIER * len(ships) if "advanced_flight" in w.obtained else 0


def lose_aircraft(w: World, seat: int, *, round_ends: bool = False) -> None:
    """Take away the aircraft that have no base (CE-9.24, CE-6.5)."""
    for region in REGIONS:
        aircraft = w.kind_at(seat, region, "aircraft")
        if region not in LANDS:
            w.happened["aircraft at sea"] += bool(aircraft)
            w.remove_all(aircraft[places(w, seat, region) :])
        elif w.owner[region] != seat and (round_ends or not w.armies(seat, region)):
            w.remove_all(aircraft)
