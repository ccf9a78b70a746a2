"""The course of a game: set-up, rounds, phases, windows, eras, the end and the points (CE-5, CE-6, CE-22, CE-23)."""

from epocha.engine.vectors import vec_of

from . import buying, income, learning, moving, tokens, trading
from .asides import asides, do_aside
from .reading import FIGURES, LANDS, NUMBERS, TECHNOLOGIES, Play, World, ask, name_of, text_of
from .units import era_of

PHASES = ("purchase", "movement", "trade", "production")


def whole(w: World, chooser: int) -> Play:
    """Play a game from the first decision; somebody has rolled the most, and chooses first."""
    yield from set_up(w, chooser)
    while not w.over:
        yield from one_round(w)


# --- setting up ---


def set_up(w: World, chooser: int) -> Play:
    order = w.in_order(chooser)
    for seat in [*order, *reversed(order)]:
        free = [land for land in LANDS if w.owner[land] < 0]
        text = yield from ask("place-start", seat, [f"place {text_of(land)}" for land in free])
        land = name_of(text.removeprefix("place "))
        w.owner[land], w.size[land] = seat, 1
        w.add(seat, "swordsman", land)
        w.add(seat, "settler", land)
        w.starts.append(land)
    if w.advanced:
        yield from deal(w, order)
    for land in list(w.starts):
        yield from tokens.turn_at_start(w, w.owner[land], land)
    w.first = roll_off(w)
    w.round = 1


def deal(w: World, order: list[int]) -> Play:
    """Deal the starting technologies, then give their owners what they bring (CE-5.8 to CE-5.10)."""
    names = list(TECHNOLOGIES)
    deck = vec_of([names.index(name) for name in NUMBERS["dealt_technologies"]])
    w.chance.shuffle(deck)
    dealt = dict(zip(order, [NUMBERS["first_technology"], *(names[one] for one in deck)], strict=False))
    for seat, technology in dealt.items():
        learning.take(w, seat, technology)
    for seat, technology in dealt.items():
        yield from learning.place_gifts(w, seat, technology)


def roll_off(w: World) -> int:
    """CE-5.12."""
    tied = list(range(w.players))
    while len(tied) > 1:
        for seat in tied:
            w.rolled[seat] = w.roll(2)
        best = max(w.rolled[seat] for seat in tied)
        tied = [seat for seat in tied if w.rolled[seat] == best]
    return tied[0]


# --- rounds ---


def one_round(w: World) -> Play:
    last = w.options["phase_order"] == "purchase_last"
    for phase in [*PHASES[1:], PHASES[0]] if last else PHASES:
        if phase == "purchase" and w.round == 1 and not last:
            continue
        w.phase = phase
        yield from play(w, phase)
        yield from windows(w)
        if phase == "purchase" and w.ending and not last:
            finish(w, w.ending)
            return
        if phase != ("purchase" if last else "production"):
            next_era(w)
    end_of_round(w)


def play(w: World, phase: str) -> Play:
    if phase == "production":
        income.phase(w)
    elif phase == "trade":
        yield from trading.phase(w)
    else:
        if phase == "purchase":
            buying.begin(w)
        for seat in w.in_order(w.first):
            if seat not in w.out:
                yield from (buying.turn if phase == "purchase" else moving.turn)(w, seat)


def windows(w: World) -> Play:
    """Ask everybody at the end of a phase for what they may do besides (CE-19.9, CE-27.8)."""
    for seat in w.in_order(w.first):
        while seat not in w.out:
            text = yield from ask("closing", seat, {"done"} | asides(w, seat))
            if text == "done":
                break
            yield from do_aside(w, seat, text)


def next_era(w: World) -> None:
    """Begin the next era if the last has ended: in the basic rules, with a phase (CE-17.4)."""
    if not w.advanced and w.era_ends:
        w.happened["new era"] += 1
        w.era, w.era_ends = w.era + 1, False


def end_of_round(w: World) -> None:
    for seat in range(w.players):
        moving.lose_aircraft(w, seat, round_ends=True)
    alive = {owner for owner in w.owner.values() if owner >= 0}
    if w.advanced and len(alive) == 1:
        finish(w, learning.ENDS["conquest"])
        return
    if w.advanced:  # CE-18.5, CE-18.6
        before = w.era
        w.era = max([w.era, *(learning.era_number(one) for one in w.obtained)])
        w.happened["new era"] += w.era > before
    if w.ending:
        finish(w, w.ending)
    elif w.options["max_rounds"] == w.round:
        finish(w, learning.ENDS["rounds"])
    else:
        next_era(w)
        w.first = w.in_order(w.first + 1)[0]
        w.round += 1


# --- the end ---


def finish(w: World, why: int) -> None:
    w.over = why
    w.happened[f"end: {next(name for name, number in learning.ENDS.items() if number == why)}"] += 1


def score(w: World, seat: int) -> int:
    """CE-22.3, CE-23.11 to CE-23.13."""
    sizes = sum(w.size[land] for land in w.settlements(seat))
    technologies, wonders = w.technologies[seat], len(w.wonders[seat])
    if not w.advanced:
        return int(
            sizes + NUMBERS["technology_points_basic"] * len(technologies) + NUMBERS["wonder_points_basic"] * wonders
        )
    found = sizes + NUMBERS["wonder_points_advanced"] * wonders
    found += NUMBERS["seminal_points"] * sum(TECHNOLOGIES[one]["seminal"] for one in technologies)
    if w.over == learning.ENDS["diplomatic"] and "united_nations" in w.wonders[seat]:
        found += NUMBERS["diplomatic_points"]
    elif w.over == learning.ENDS["military"]:
        own = [one for one in w.pieces.values() if one.owner == seat and one.kind != "settler"]
        found += sum(era_of(FIGURES[one.figure]) == 3 for one in own)
    elif w.over == learning.ENDS["space"]:
        found += len(technologies)
    return int(found)


def ranking(w: World) -> list[int]:
    """Return everybody's place; those with equal points share it (CE-22.4, CE-23.14, CE-23.5)."""
    marks = [score(w, seat) for seat in range(w.players)]
    if w.over == learning.ENDS["conquest"]:
        marks = [int(bool(w.settlements(seat))) for seat in range(w.players)]
    return [1 + sum(other > mark for other in marks) for mark in marks]
