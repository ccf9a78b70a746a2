"""What is said of pieces and goods: those that a pick names, fleets with their cargo, both sides of a deal."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.bundles import TAKEN
from epocha.engine.phrases import listed
from epocha.games.civilization_2002 import goods
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS
from epocha.games.civilization_2002.components import FIGURE_MOVES, NONE, PIECE_KINDS
from epocha.games.civilization_2002.moves import CARGO_BITS, FLEET_OF, GIVE, SPENT_BITS, TAKE, UNIT
from epocha.games.civilization_2002.names import (
    TEXTS,
    a_piece,
    gold,
    piece_name,
    pieces,
    place,
    resource_name,
    technology_name,
    wonder_name,
)
from epocha.games.civilization_2002.settlements import resource_of
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.travel import MOST_FLEETS, kinds_of_fleets

SPENT: Final = (1 << SPENT_BITS) - 1
CARGO_MASK: Final = (1 << CARGO_BITS) - 1

# --- pieces ---


def bought(payload: int) -> tuple[int, int]:
    """Return the figure and the land of a purchase."""
    return divmod(payload, MOST_LANDS)


def sold(payload: int) -> tuple[int, int]:
    """Return the figure and the region of a sale."""
    return divmod(payload, MOST_REGIONS)


def alike(t: Table, like: int, lang: str) -> str:
    """Return a piece by its kind and the steps that it has left: "settler (1 step left)"."""
    figure, spent = like >> SPENT_BITS, like & SPENT
    name = piece_name(t, figure, lang)
    left = max(0, int(FIGURE_MOVES[figure]) - spent)
    return TEXTS.say(lang, "piece-spent", piece=name, left=left) if spent else name


def fleet_of(t: Table, owner: int, region: int, number: int) -> int:
    """Return one of the fleets of a kind that somebody has in a region, or NONE."""
    fleets = kinds_of_fleets(t, owner, region)
    return int(fleets[number]) if number < len(fleets) else int(NONE)


def cargo(t: Table, fleet: int) -> list[int]:
    """Return the figures that a fleet carries."""
    return [int(t.piece_figure[piece]) for piece, ship in enumerate(t.piece_aboard) if ship == fleet]


def a_fleet(t: Table, fleet: int, lang: str) -> str:
    """Return a fleet with its cargo as the object of a sentence."""
    if fleet == NONE:
        return TEXTS.say(lang, "a-fleet")
    ship = a_piece(t, int(t.piece_figure[fleet]), lang)
    load = cargo(t, fleet)
    return TEXTS.say(lang, "piece-loaded", piece=ship, cargo=pieces(t, load, lang)) if load else ship


def fleet_name(t: Table, fleet: int, lang: str) -> str:
    """Return a fleet with its cargo and the steps that it has left, as a button says it."""
    if fleet == NONE:
        return TEXTS.say(lang, "a-fleet")
    figure = int(t.piece_figure[fleet])
    name = alike(t, figure << SPENT_BITS | min(int(t.piece_spent[fleet]), SPENT), lang)
    load = cargo(t, fleet)
    return TEXTS.say(lang, "piece-loaded", piece=name, cargo=pieces(t, load, lang)) if load else name


def picked_name(t: Table, owner: int, region: int, pick: int, lang: str) -> str:
    """Return the piece that a pick names, as a button says it; `region` is where it stands, or NONE."""
    kind, payload = pick >> KIND_BITS, int(pick & PAYLOAD)
    if kind == UNIT:
        return alike(t, payload, lang)
    number = payload if kind == FLEET_OF else payload >> CARGO_BITS
    fleet = fleet_of(t, owner, region, number) if region != NONE else int(NONE)
    if kind == FLEET_OF:
        return fleet_name(t, fleet, lang)
    ship = TEXTS.say(lang, "a-fleet") if fleet == NONE else piece_name(t, int(t.piece_figure[fleet]), lang)
    return TEXTS.say(lang, "piece-aboard", piece=alike(t, payload & CARGO_MASK, lang), fleet=ship)


def picked_object(t: Table, owner: int, region: int, pick: int, lang: str) -> str:
    """Return the piece that a pick names as the object of a sentence."""
    kind, payload = pick >> KIND_BITS, int(pick & PAYLOAD)
    if kind == FLEET_OF:
        return a_fleet(t, fleet_of(t, owner, region, payload) if region != NONE else int(NONE), lang)
    return a_piece(t, (payload if kind == UNIT else payload & CARGO_MASK) >> SPENT_BITS, lang)


def pieces_at(t: Table, owner: int, region: int) -> list[int]:
    """Return the figures that somebody has in a region, those aboard fleets too."""
    return [
        int(figure)
        for piece, figure in enumerate(t.piece_figure)
        if figure != NONE and t.piece_owner[piece] == owner and t.piece_at[piece] == region
    ]


# --- goods ---


def a_card(t: Table, land: int, lang: str) -> str:
    """Return the city card of a land as the object of a sentence, with its resource if it has one."""
    resource = int(resource_of(t, land))
    if resource == NONE:
        return TEXTS.say(lang, "a-blank-card", region=place(t, land, lang))
    return TEXTS.say(lang, "a-card", what=resource_name(resource, lang), region=place(t, land, lang))


def the_settlement(t: Table, land: int, lang: str) -> str:
    """Return the settlement of a land as the object of a sentence: "the town in Yukon"."""
    size = max(1, int(t.settlement_size[land]))
    return TEXTS.say(lang, "settlement-in", size=size, region=place(t, land, lang))


def good(t: Table, item: int, lang: str) -> str:
    """Return an item that is no piece as the object of a sentence."""
    if item < goods.FIRST_CARD:
        return gold(int(goods.COINS[item]), lang)
    if item < goods.FIRST_SETTLEMENT:
        return a_card(t, item - goods.FIRST_CARD, lang)
    if item < goods.FIRST_TECHNOLOGY:
        return the_settlement(t, item - int(goods.FIRST_SETTLEMENT), lang)
    if item < goods.FIRST_WONDER:
        return TEXTS.say(lang, "a-technology", name=technology_name(item - int(goods.FIRST_TECHNOLOGY), lang))
    return TEXTS.say(lang, "a-wonder", name=wonder_name(item - int(goods.FIRST_WONDER), lang))


def a_piece_in(t: Table, figure: int, region: int, n: int, lang: str) -> str:
    """Return pieces of a kind in a region as the object of a sentence: "a knight in Yukon", "2× knight in Yukon"."""
    what = a_piece(t, figure, lang) if n == 1 else f"{n}× {piece_name(t, figure, lang)}"
    return TEXTS.say(lang, "piece-in", piece=what, region=place(t, region, lang))


def a_fleet_in(t: Table, fleet: int, region: int, n: int, lang: str) -> str:
    """Return fleets of a kind in a region as the object of a sentence, with their cargo."""
    what = a_fleet(t, fleet, lang) if n == 1 else f"{n}× {fleet_name(t, fleet, lang)}"
    return TEXTS.say(lang, "piece-in", piece=what, region=place(t, region, lang))


def picked_good(t: Table, giver: int, item: int, n: int, lang: str) -> str:
    """Return an item as a pick names it, so often; a piece by its kind and region."""
    if item < goods.FIRST_PIECE:
        return good(t, item, lang)
    if item < goods.FIRST_FLEET:
        code = item - int(goods.FIRST_PIECE)
        return a_piece_in(t, code % int(PIECE_KINDS), code // int(PIECE_KINDS), n, lang)
    code = item - int(goods.FIRST_FLEET)
    region = code // MOST_FLEETS
    return a_fleet_in(t, fleet_of(t, giver, region, code % MOST_FLEETS), region, n, lang)


def pick_of_line(t: Table, giver: int, item: int) -> int:
    """Return the pick that names an item of an open offer; like pieces have the same. NONE of a piece that is gone."""
    if item < goods.FIRST_PIECE:
        return item
    piece = item - int(goods.FIRST_PIECE)
    there = piece < len(t.piece_figure) and t.piece_figure[piece] != NONE
    return int(goods.pick_of_piece(t, giver, piece)) if there else int(NONE)


def bundle(t: Table, giver: int, items: Sequence[int], lang: str) -> str:
    """Return the goods that some picks name as people list them, gold added up; "nothing" if there are none."""
    coins = sum([int(goods.COINS[item]) for item in items if 0 <= item < goods.FIRST_CARD])
    parts = [gold(coins, lang)] if coins else []
    for item in dict.fromkeys([item for item in items if not 0 <= item < goods.FIRST_CARD]):
        lost = TEXTS.say(lang, "a-lost-piece")
        parts.append(lost if item == NONE else picked_good(t, giver, item, list(items).count(item), lang))
    return listed(parts, lang) or TEXTS.say(lang, "nothing")


def deal_of_picks(t: Table, maker: int, other: int, picks: Sequence[int], lang: str) -> dict[str, str]:
    """Return both sides of an offer that is being made, or was made, from its picks."""
    given = [int(pick & PAYLOAD) for pick in picks if pick >> KIND_BITS == GIVE]
    taken = [int(pick & PAYLOAD) for pick in picks if pick >> KIND_BITS == TAKE]
    return {"given": bundle(t, maker, given, lang), "taken": bundle(t, other, taken, lang)}


def deal_of_offer(t: Table, offer: int, lang: str) -> dict[str, str]:
    """Return both sides of an open offer."""
    sides: dict[str, str] = {}
    for name, taken in (("given", 0), ("taken", TAKEN)):
        giver = int(t.offered_to[offer]) if taken else offer // int(t.slots)
        items = [pick_of_line(t, giver, int(item)) for item in goods.items_given(t, offer, taken)]
        sides[name] = bundle(t, giver, items, lang)
    return sides
