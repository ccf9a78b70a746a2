"""The purchase phase of both rule sets (CE-7, CE-8)."""

from . import grounds, learning, tokens, units
from .asides import asides, do_aside
from .reading import (
    AGAIN,
    ERAS,
    FIGURES,
    IMPROVEMENTS,
    LANDS,
    NOBODY,
    NUMBERS,
    REGIONS,
    TECHNOLOGIES,
    WONDERS,
    Play,
    World,
    ask,
    name_of,
    text_of,
)

SHIP = "alpha_centauri_colony_ship"
LAST_DIE = {"short": 1, "medium": 2}
"""Of which era a technology must be for the die to be rolled."""


def begin(w: World) -> None:
    """Note what stands before the phase (CE-7.4, CE-8.16)."""
    w.before, w.placed = dict(w.size), dict.fromkeys(LANDS, 0)
    w.enlarged, w.founded = set(), set()


def turn(w: World, seat: int) -> Play:
    while True:
        found = {"done"} | asides(w, seat)
        found |= bought_pieces(w, seat) | {f"found {text_of(one)}" for one in LANDS if tokens.may_found(w, seat, one)}
        found |= {f"enlarge {text_of(one)}" for one in w.settlements(seat) if may_enlarge(w, seat, one)}
        found |= learned(w, seat)
        if w.advanced:
            found |= {f"build {text_of(one)}" for one in improvements(w, seat)}
            found |= sales(w, seat)
            found |= {"buy ship"} if may_buy_ship(w, seat) else set()
        text = yield from ask("purchase", seat, found)
        if text == "done":
            return
        if text != AGAIN:
            yield from do(w, seat, text)


def do(w: World, seat: int, text: str) -> Play:
    verb, _, what = text.partition(" ")
    if text == "buy ship":
        w.gold[seat] -= ship_price()
        w.wonders[seat].add(SHIP)
        yield from learning.use_wonder(w, seat, SHIP)
    elif verb == "buy":
        figure, land = split(what)
        pay_for(w, seat, units.for_sale(w)[figure], figure=figure)
        w.add(seat, figure, land)
        w.placed[land] += 1
    elif verb == "found":
        yield from tokens.found(w, seat, name_of(what))
    elif verb == "enlarge":
        land = name_of(what)
        w.gold[seat] -= price_of_size(w, land)
        w.size[land] += 1
        w.enlarged.add(land)
    elif verb == "build":
        yield from build(w, seat, name_of(what))
    elif verb == "learn":
        yield from learn(w, seat, what)
    elif verb == "sell":
        sell(w, seat, *split(what))
    else:
        yield from do_aside(w, seat, text)


def split(text: str) -> tuple[str, str]:
    """Return the figure and the region that a text names."""
    for figure in FIGURES:
        rest = text.removeprefix(text_of(figure) + " ")
        if rest != text and name_of(rest) in REGIONS:
            return figure, name_of(rest)
    raise AssertionError(text)


# --- units ---


def bought_pieces(w: World, seat: int) -> set[str]:
    """Return what can be bought, and where it is placed (CE-7.4, CE-7.5, CE-8.16)."""
    found: set[str] = set()
    for land in w.settlements(seat):
        if w.before[land] == 0 or land in w.founded or (w.advanced and w.placed[land] >= w.before[land]):
            continue
        for figure, price in units.for_sale(w).items():
            lies_well = FIGURES[figure]["class"] != "fleet" or grounds.is_coastal(land)
            if price <= w.gold[seat] and lies_well:
                found.add(f"buy {text_of(figure)} {text_of(land)}")
    return found


def pay_for(w: World, seat: int, price: int, technology: str = "", figure: str = "") -> None:
    """Pay for a unit or improvement, part of it to the owner of its technology (CE-8.11 to CE-8.15)."""
    w.gold[seat] -= price
    if not w.advanced or figure == "settler":
        return
    technology = technology or units.type_of(w, figure)["technology"]
    owner = next((one for one in range(w.players) if technology in w.technologies[one]), NOBODY)
    if owner not in (NOBODY, seat):
        era = units.era_of_figure(w, figure) if figure else learning.era_number(technology)
        w.gold[owner] += NUMBERS["royalty"][era]
        w.happened["royalty"] += 1


def sales(w: World, seat: int) -> set[str]:
    """Return what can be sold (CE-8.23, CE-8.24)."""
    found: set[str] = set()
    for number, piece in w.pieces.items():
        sold = piece.is_army or (piece.kind == "fleet" and not w.cargo(number))
        if piece.owner == seat and sold and units.era_of_figure(w, piece.figure) < w.era:
            found.add(f"sell {text_of(piece.figure)} {text_of(piece.at)}")
    return found


def sell(w: World, seat: int, figure: str, region: str) -> None:
    price = units.price_of(w, figure, units.era_of_figure(w, figure))
    w.happened["sale"] += 1
    w.gold[seat] += price // NUMBERS["sells_for_one_in"]
    own = w.of(seat, region, ashore=False)
    found = [number for number, piece in own if piece.figure == figure and not w.cargo(number)]
    w.remove(found[0])


# --- settlements ---


def price_of_size(w: World, land: str) -> int:
    return int(NUMBERS["enlarge_advanced"] if w.advanced else NUMBERS["enlarge_basic"][w.size[land] - 1])


def may_enlarge(w: World, seat: int, land: str) -> bool:
    """CE-7.11 to CE-7.14, CE-8.6."""
    larger = w.size[land] + 1
    if larger > min(4, tokens.limit(w, land)) or land in w.enlarged | w.founded:
        return False
    enabled = not w.advanced or learning.SIZES[larger] in w.obtained
    return enabled and w.gold[seat] >= price_of_size(w, land)


# --- improvements ---


def improvements(w: World, seat: int) -> list[str]:
    """Return what can be built (CE-8.7, CE-8.8, CE-8.20, CE-8.22)."""
    known = w.obtained
    return [
        one
        for one, what in IMPROVEMENTS.items()
        if what["technology"] in known
        and one not in w.improvements[seat] | w.obsolete
        and NUMBERS["improvement"][learning.improvement_era(one)] <= w.gold[seat]
    ]


def build(w: World, seat: int, improvement: str) -> Play:
    """Build, and name an obsolete improvement if that is the first purchase of one in the era (CE-8.22)."""
    price = NUMBERS["improvement"][learning.improvement_era(improvement)]
    pay_for(w, seat, price, IMPROVEMENTS[improvement]["technology"])
    w.improvements[seat].add(improvement)
    era = ERAS[w.era]
    if w.era == 0 or era in w.named_in:
        return
    w.named_in.add(era)
    known = w.obtained
    old = [
        one
        for one, what in IMPROVEMENTS.items()
        if learning.improvement_era(one) < w.era and what["technology"] in known and one not in w.obsolete
    ]
    text = yield from ask("name-obsolete", seat, ["done", *[f"outdate {text_of(one)}" for one in old]])
    if text != "done":
        gone = name_of(text.removeprefix("outdate "))
        w.obsolete.add(gone)
        for own in w.improvements:
            own.discard(gone)


# --- technologies ---


def learned(w: World, seat: int) -> set[str]:
    """Return the technologies that can be bought (CE-7.15 to CE-7.17, CE-8.25)."""
    if not w.advanced:
        return {"learn"} if learning.free_ones(w) and learning.price(w, seat, "") <= w.gold[seat] else set()
    found = [one for one in learning.unowned(w) if learning.is_open(w, one)]
    return {f"learn {text_of(one)}" for one in found if learning.price(w, seat, one) <= w.gold[seat]}


def learn(w: World, seat: int, what: str) -> Play:
    technology = name_of(what) or learning.free_ones(w)[0]
    w.gold[seat] -= learning.price(w, seat, technology)
    yield from learning.gain(w, seat, technology)
    era = LAST_DIE.get(w.options["length"])
    if w.advanced and learning.era_number(technology) == era:  # CE-23.1, CE-23.2
        w.die = w.roll(1)
        if w.die <= sum(learning.era_number(one) == era for one in w.obtained):
            learning.trigger(w, "die")


def ship_price() -> int:
    effects = [effect for one in TECHNOLOGIES.values() for effect in one["enables"]]
    return int(next(one["cost"] for one in effects if one["verb"] == "enable_wonder_purchase"))


def may_buy_ship(w: World, seat: int) -> bool:
    """CE-20.9."""
    taken = any(SHIP in own for own in w.wonders)
    return "fusion" in w.obtained and not taken and w.gold[seat] >= ship_price() and SHIP in WONDERS
