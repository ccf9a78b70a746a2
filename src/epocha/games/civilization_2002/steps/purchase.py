"""A player's purchase turn: one purchase after the other, each paid at once (CE-7, CE-8)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import listed, single
from epocha.engine.course import Step
from epocha.engine.fields import Field, index
from epocha.engine.vec import append, vec
from epocha.engine.vectors import put_in
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS
from epocha.games.civilization_2002.components import (
    ANCIENT,
    FIGURE_CLASS,
    FIGURES,
    FLEET,
    IMPROVEMENT_ERA,
    IMPROVEMENT_TECHNOLOGY,
    IMPROVEMENTS,
    NONE,
    PIECE_KINDS,
    SETTLER,
    SHIP,
    SHIP_PRICE,
    SHIP_TECHNOLOGY,
)
from epocha.games.civilization_2002.forces import add_piece, find_piece, is_loaded, is_of, regions_with, remove_piece
from epocha.games.civilization_2002.layout import DOWN
from epocha.games.civilization_2002.lists import is_in
from epocha.games.civilization_2002.prices import (
    bars_improvement,
    bars_selling,
    is_for_sale,
    may_be_outdated,
    next_card,
    paid_for,
    pay,
    price_of,
    price_of_card,
    price_of_improvement,
    price_to_enlarge,
    selling_price,
)
from epocha.games.civilization_2002.scoring import SPACE_END, trigger
from epocha.games.civilization_2002.settlements import bars_enlarging, bars_founding, lands_of, put_settlement
from epocha.games.civilization_2002.state import (
    BUY,
    BUY_SHIP,
    ENLARGE,
    FOUND,
    IMPROVE,
    KIND_BITS,
    LEARN,
    LEARN_ONE,
    OUTDATE,
    PASS,
    PAYLOAD,
    SELL,
    Table,
)
from epocha.games.civilization_2002.steps.common import FOUNDING, NAME_OBSOLETE, Going, Play, actions, or_pass
from epocha.games.civilization_2002.steps.gaining import obtain, take_wonder
from epocha.games.civilization_2002.steps.tokens import turn_up
from epocha.games.civilization_2002.technologies import (
    bars_learning,
    era_of,
    is_obtained,
    learnable,
    owner_of,
    owner_of_wonder,
    price_to_learn,
)


class Purchase(Going):
    """D-PURCHASE, CE-7.1, CE-8.1."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=64), PASS << KIND_BITS)
        out = add_pieces(table, player, out)
        for land in regions_with(table, player, SETTLER):
            if bars_settling(table, player, land) is None:
                out = append(out, FOUND << KIND_BITS | land)
        for land in lands_of(table, player):
            if bars_growth(table, player, land) is None:
                out = append(out, ENLARGE << KIND_BITS | land)
        return add_cards(table, player, out) if table.agreed.advanced else add_basic_card(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return bars(table, player, action >> KIND_BITS, action & PAYLOAD) or self.rule

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        thing = action & PAYLOAD
        if kind == PASS:
            table.pop()
        elif kind == BUY:
            buy_piece(table, player, thing // MOST_LANDS, thing % MOST_LANDS)
        elif kind == FOUND:
            table.push(FOUNDING, player, thing)
            if table.token_lies[thing] == DOWN:
                turn_up(table, player, thing)
        elif kind == ENLARGE:
            table.gold[player] -= price_to_enlarge(table, thing)
            table.settlement_size[thing] += 1
            table.enlarged |= single(thing)
        elif kind == IMPROVE:
            improve(table, player, thing)
        elif kind == SELL:
            sell_piece(table, player, thing // MOST_REGIONS, thing % MOST_REGIONS)
        elif kind == LEARN:
            table.gold[player] -= price_to_learn(table, player, thing)
            obtain(table, player, thing, True)
        elif kind == LEARN_ONE:
            table.gold[player] -= price_of_card(table, player)
            obtain(table, player, next_card(table), True)
        else:
            table.gold[player] -= SHIP_PRICE
            take_wonder(table, player, SHIP)
            trigger(table, SPACE_END)


# --- what is open ---


def add_pieces(t: Table, player: i64, out: vec[i64]) -> vec[i64]:
    """Add the pieces that a player can buy, and where."""
    own = lands_of(t, player)
    for figure in range(PIECE_KINDS):
        if is_for_sale(t, figure) and price_of(t, figure) <= t.gold[player]:
            for land in own:
                if bars_placing(t, player, figure, land) is None:
                    out = append(out, BUY << KIND_BITS | figure * MOST_LANDS + land)
    return out


def add_basic_card(t: Table, player: i64, out: vec[i64]) -> vec[i64]:
    """Add the technology that a player can buy in the basic rules."""
    return out if bars(t, player, LEARN_ONE, 0) else append(out, LEARN_ONE << KIND_BITS)


def add_cards(t: Table, player: i64, out: vec[i64]) -> vec[i64]:
    """Add improvements, technologies, sales and the ship, in the advanced rules."""
    for improvement in range(IMPROVEMENTS):
        if price_of_improvement(improvement) <= t.gold[player] and bars_improvement(t, player, improvement) is None:
            out = append(out, IMPROVE << KIND_BITS | improvement)
    for technology in listed(learnable(t)):
        if price_to_learn(t, player, technology) <= t.gold[player]:
            out = append(out, LEARN << KIND_BITS | technology)
    for figure in range(FIGURES):
        if bars_selling(t, figure) is None:
            for region in regions_to_sell(t, player, figure):
                out = append(out, SELL << KIND_BITS | figure * MOST_REGIONS + region)
    return out if bars(t, player, BUY_SHIP, 0) else append(out, BUY_SHIP << KIND_BITS)


def regions_to_sell(t: Table, player: i64, figure: i64) -> vec[i64]:
    """Return the regions where a player has a figure that could be sold, ascending."""
    out = vec[i64](capacity=4)
    for piece in range(len(t.piece_at)):
        if t.piece_owner[piece] == player and t.piece_figure[piece] == figure:
            region = t.piece_at[piece]
            if not is_in(out, region) and piece_to_sell(t, player, figure, region) != NONE:
                out = put_in(out, region)
    return out


def piece_to_sell(t: Table, player: i64, figure: i64, region: i64) -> i64:
    """Return one of a player's figures of a kind, which a fleet may carry, but which carries nothing; or NONE."""
    for piece in range(len(t.piece_at)):
        if is_of(t, piece, player, region) and t.piece_figure[piece] == figure and not is_loaded(t, piece):
            return piece
    return NONE


def bars(t: Table, player: i64, kind: i64, thing: i64) -> str | None:
    """Return the rule that forbids a purchase, if one does."""
    if kind == BUY:
        figure = thing // MOST_LANDS
        if not is_for_sale(t, figure):
            return "CE-8.8" if t.agreed.advanced else "CE-7.2"
        return bars_placing(t, player, figure, thing % MOST_LANDS) or too_dear(t, player, price_of(t, figure))
    if kind == FOUND:
        return bars_settling(t, player, thing)
    if kind == ENLARGE:
        return bars_growth(t, player, thing)
    if kind == LEARN_ONE:
        if t.agreed.advanced:
            return "CE-18.1"
        return "CE-7.15" if next_card(t) == NONE else too_dear(t, player, price_of_card(t, player))
    if not t.agreed.advanced:
        return "CE-7.1"
    if kind == IMPROVE:
        return bars_improvement(t, player, thing) or too_dear(t, player, price_of_improvement(thing))
    if kind == LEARN:
        return bars_learning(t, thing) or too_dear(t, player, price_to_learn(t, player, thing))
    if kind == SELL:
        return bars_selling(t, thing // MOST_REGIONS) or "CE-8.23"
    if kind == BUY_SHIP:
        if not is_obtained(t, SHIP_TECHNOLOGY) or owner_of_wonder(t, SHIP) != NONE:
            return "CE-20.9"
        return too_dear(t, player, SHIP_PRICE)
    return None


def too_dear(t: Table, player: i64, price: i64) -> str | None:
    """CE-1.8: nobody owes."""
    return "CE-1.8" if price > t.gold[player] else None


def bars_placing(t: Table, player: i64, figure: i64, land: i64) -> str | None:
    """Return the rule that forbids to place a bought piece on a land, if one does."""
    if t.settlement_of[land] != player or t.before[land] == 0:
        return "CE-8.18" if t.agreed.advanced else "CE-7.4"
    if FIGURE_CLASS[figure] == FLEET and not t.world.is_coastal(land):
        return "CE-7.5"
    if t.agreed.advanced and t.placed[land] >= t.before[land]:
        return "CE-8.17" if FIGURE_CLASS[figure] == FLEET else "CE-8.16"
    return None


def bars_settling(t: Table, player: i64, land: i64) -> str | None:
    """Return the rule that keeps a player from founding a settlement on a land, if one does."""
    if find_piece(t, player, land, SETTLER) == NONE:
        return "CE-7.7"
    return bars_founding(t, land)


def bars_growth(t: Table, player: i64, land: i64) -> str | None:
    """Return the rule that keeps a player from enlarging the settlement of a land, if one does."""
    if t.settlement_of[land] != player:
        return "CE-8.5" if t.agreed.advanced else "CE-7.11"
    if t.founded & single(land):
        return "CE-7.13"
    if t.enlarged & single(land):
        return "CE-7.12"
    return bars_enlarging(t, land) or too_dear(t, player, price_to_enlarge(t, land))


# --- what is done ---


def buy_piece(t: Table, player: i64, figure: i64, land: i64) -> None:
    """Place a piece and pay for it."""
    pay(t, player, price_of(t, figure), paid_for(t, figure), era_of(t, figure) if figure < FIGURES else ANCIENT)
    add_piece(t, player, figure, land)
    t.placed[land] += 1


def improve(t: Table, player: i64, improvement: i64) -> None:
    """Pay for an improvement; the first one bought in an era may bring an older one to an end (CE-8.22)."""
    royal = owner_of(t, IMPROVEMENT_TECHNOLOGY[improvement])
    pay(t, player, price_of_improvement(improvement), royal, IMPROVEMENT_ERA[improvement])
    t.improvements[player] |= single(improvement)
    if t.named_in & single(t.era) == 0:
        t.named_in |= single(t.era)
        t.push(NAME_OBSOLETE, player)


def sell_piece(t: Table, player: i64, figure: i64, region: i64) -> None:
    """Take a piece off the map for a part of its price (CE-8.23)."""
    remove_piece(t, piece_to_sell(t, player, figure, region))
    t.gold[player] += selling_price(t, figure)


class Founding(Step[Table]):
    """CE-7.7, CE-7.9: after the token was turned, the village is placed if that is still possible."""

    LAND: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("land", of="land", none=False),)

    def run(self, table: Table) -> None:
        land = table.get(Founding.LAND)
        player = table.player()
        table.pop()
        if bars_settling(table, player, land) is None:
            remove_piece(table, find_piece(table, player, land, SETTLER))
            put_settlement(table, player, land)
            table.founded |= single(land)


class NameObsolete(Play):
    """D-OBSOLETE, CE-8.22."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        found = listed(may_be_outdated(table))
        return or_pass(actions(OUTDATE, found)) if len(found) else found

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        if action >> KIND_BITS == OUTDATE:
            table.obsolete |= single(action & PAYLOAD)
            for p in range(table.players):
                table.improvements[p] &= ~single(action & PAYLOAD)
