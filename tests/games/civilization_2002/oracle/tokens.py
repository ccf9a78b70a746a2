"""Civ tokens: looking at them, turning them, and what they do (CE-4, CE-10)."""

from . import grounds, learning, units
from .reading import ERAS, NEUTRAL, NOBODY, NUMBERS, TOKENS, Piece, Play, World, ask, text_of

RADIUS = (0, 1, 2, 3)


def limit(w: World, land: str) -> int:
    """Return how large a settlement may be in a land region (CE-4.25 to CE-4.27, CE-5.15)."""
    if w.lies[land] == "gone" or (w.lies[land] == "down" and not w.open_tokens):
        return 4
    return int(TOKENS[w.token[land]].get("max_settlement_size", 4))


def is_fertile(w: World, land: str) -> bool:
    return w.lies[land] == "up" and w.token[land] == "fertile"


def take_away(w: World, land: str) -> None:
    """Take a token out of the game."""
    w.lies[land], w.token[land], w.seen[land] = "gone", "", set()


def turn_up(w: World, land: str) -> None:
    w.lies[land] = "up"


def may_explore(w: World, land: str, seat: int) -> bool:
    """Return whether a seat's settler may look at the token of a land (CE-10.1, CE-10.7, CE-5.15)."""
    if w.lies[land] != "down":
        return False
    if w.open_tokens:
        return bool(TOKENS[w.token[land]]["group"] == "event")
    return seat not in w.seen[land]


def explore(w: World, seat: int, piece: Piece) -> Play:
    """Look at the token where a settler stands; that ends its movement (CE-10.3)."""
    land = piece.at
    piece.spent = piece.moves
    if not w.open_tokens:
        w.seen[land].add(seat)
    kind = w.token[land]
    if TOKENS[kind]["group"] == "resource":
        text = yield from ask("token", seat, ("keep", "turn up"))
        if text == "turn up":
            turn_up(w, land)
    elif kind == "no_effect":
        text = yield from ask("token", seat, ("keep", "remove"))
        if text == "remove":
            take_away(w, land)
    else:
        yield from turned(w, seat, land)


def turned(w: World, seat: int, land: str) -> Play:
    """Turn a token face up; a seat has found it, by looking or by founding (CE-10.6, CE-7.9)."""
    kind = w.token[land]
    group = TOKENS[kind]["group"]
    if group in ("resource", "terrain"):
        turn_up(w, land)
        if kind == "fertile" and w.size[land]:  # CE-4.29
            w.size[land] = min(4, w.size[land] + 1)
        return
    take_away(w, land)
    w.happened[kind] += 1
    if kind == "treasure":
        w.gold[seat] += NUMBERS["treasure_gold"]
    elif kind == "free_technology":
        yield from free_technology(w, seat)
    elif kind == "neutral_nation":
        yield from neutral_nation(w, land)
    elif kind == "plague":
        plague(w, land)


def free_technology(w: World, seat: int) -> Play:
    """Take a technology of the era at no cost (CE-4.11, CE-4.12)."""
    found = learning.free_ones(w)
    if found and not w.advanced:  # all are alike (CE-7.17)
        yield from learning.gain(w, seat, found[0])
    elif found:
        text = yield from ask("free-technology", seat, [f"take {text_of(one)}" for one in found])
        yield from learning.gain(w, seat, next(one for one in found if text == f"take {text_of(one)}"))


def fewest(w: World) -> int:
    """Return who has strictly the fewest settlements, or NOBODY (CE-4.13, CE-4.17)."""
    numbers = {seat: len(w.settlements(seat)) for seat in range(w.players) if seat not in w.out}
    least = min(numbers.values())
    poorest = [seat for seat, number in numbers.items() if number == least]
    return poorest[0] if len(poorest) == 1 else NOBODY


def neutral_nation(w: World, land: str) -> Play:
    seat = fewest(w)
    if seat == NOBODY:
        w.happened["neutral cavalry"] += 1
        w.add(NEUTRAL, units.figure_for(w, "cavalry", ERAS[w.era]), land)
        return
    w.owner[land], w.size[land] = seat, 1
    armies = units.armies_for_sale(w)
    if armies:
        text = yield from ask("neutral-army", seat, [f"army {text_of(one)}" for one in armies])
        w.add(seat, next(one for one in armies if text == f"army {text_of(one)}"), land)


def plague(w: World, land: str) -> None:
    """Empty the land regions around, and shrink what stands there (CE-4.21 to CE-4.24)."""
    for hit in grounds.within(land, RADIUS[w.era]):
        for number in [number for number, piece in w.pieces.items() if piece.at == hit]:
            w.remove(number)
        w.size[hit] = max(min(w.size[hit], 1), w.size[hit] - 1)


def turn_at_start(w: World, seat: int, land: str) -> Play:
    """Turn the token of a start region, when all have been chosen (CE-5.11, CE-4.31)."""
    if TOKENS[w.token[land]]["ignored_in_start_region"] or w.token[land] == "no_effect":
        take_away(w, land)
    else:
        yield from turned(w, seat, land)


def found(w: World, seat: int, land: str) -> Play:
    """Found a village with a settler, if what lies there lets it (CE-7.7 to CE-7.9)."""
    if w.lies[land] == "down" and w.token[land] == "no_effect":
        take_away(w, land)
    elif w.lies[land] == "down":
        yield from turned(w, seat, land)
    settlers = w.kind_at(seat, land, "settler")
    if settlers and not w.owner[land] >= 0 and not w.neutrals(land) and limit(w, land) > 0:
        w.remove(settlers[0][0])
        w.owner[land], w.size[land] = seat, 2 if is_fertile(w, land) else 1
        w.founded.add(land)
    else:
        w.happened["failed founding"] += 1


def may_found(w: World, seat: int, land: str) -> bool:
    """Return whether a settler of a seat can try (CE-7.8)."""
    free = w.owner[land] == NOBODY and not w.neutrals(land) and limit(w, land) > 0
    return free and bool(w.kind_at(seat, land, "settler"))
