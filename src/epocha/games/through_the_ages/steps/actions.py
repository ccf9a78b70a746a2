"""The action phase: every civil and military action that is open, and what action cards perform (TA-8 to TA-22)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import listed, single
from epocha.engine.course import Step
from epocha.engine.fields import Field, index
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    ACTION,
    BETTER,
    CATEGORY,
    CIVIL_SITES,
    FIRST,
    GOVERNMENT,
    LEADER,
    NONE,
    SITES,
    SPACE_COST,
    SPACES,
    SPECIAL,
    TACTICS,
    UNIT_SITE,
    UNIT_SITES,
)
from epocha.games.through_the_ages.effect_tables import (
    PERFORM_FOOD_OFF,
    PERFORM_RESOURCES_OFF,
    PERFORMS,
    PERFORMS_BUILD,
    PERFORMS_UPGRADE,
)
from epocha.games.through_the_ages.effects import (
    FOOD,
    PAY_WITH_FOOD,
    PAY_WITH_RESOURCES,
    PERFORM_POPULATION,
    PERFORM_STAGE,
    PERFORM_TECHNOLOGY,
    PERKS,
    RECRUIT_FOOD,
    RECRUIT_RESOURCES,
    RESOURCES,
    SETTLE_FOOD,
    TAKE_OFF,
)
from epocha.games.through_the_ages.effects import RECRUIT as MAY_RECRUIT
from epocha.games.through_the_ages.effects import SETTLE as MAY_SETTLE
from epocha.games.through_the_ages.layout import ARMED, UNARMED
from epocha.games.through_the_ages.piles import (
    draw_military,
    hand_kinds,
    military_kinds,
)
from epocha.games.through_the_ages.prices import (
    after_pools,
    build_price,
    growth_price,
    is_affordable,
    is_full,
    is_unit,
    most_stages,
    take_cost,
    unbuildable,
    ungrowable,
    unplayable_technology,
    unstageable,
    untakable,
    unupgradable,
)
from epocha.games.through_the_ages.state import (
    BUILD,
    BY_HAND,
    COLONIZE,
    DRAW,
    END,
    EXCHANGE,
    GROW,
    KIND_BITS,
    PAYLOAD,
    PLAY,
    PREPARE,
    RAZE,
    RECRUIT,
    REVOLT,
    SETTLE,
    STAGES,
    TAKE,
    UPGRADE,
    Table,
)
from epocha.games.through_the_ages.steps.building import (
    build,
    build_stages,
    increase_population,
    upgrade,
)
from epocha.games.through_the_ages.steps.common import UPKEEP
from epocha.games.through_the_ages.steps.paying import may_choose
from epocha.games.through_the_ages.steps.playing import (
    do_effects,
    performs,
    play_action_card,
    play_leader,
    play_tactics,
    play_technology,
    unplayable,
    unready,
    unrevoltable,
)
from epocha.games.through_the_ages.steps.taking import take_card
from epocha.games.through_the_ages.stores import can_pay, purse, stock
from epocha.games.through_the_ages.tableau import raze

SITE_BITS: Final = 6
SITE_MASK: Final = 63


class Actions(Step[Table]):
    """DP-ACTION, DP-FIRST: any actions in any order, and the end of the phase (TA-8.8, TA-9.6, TA-10.1)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=64), END << KIND_BITS)
        civil = table.civil_left()
        out = add_takes(table, player, civil, out)
        if table.round == 1:
            return out
        military = table.military_left()
        money = purse(table, player, RESOURCES)
        if civil and ungrowable(table, player, 0) is None:
            out = append(out, GROW << KIND_BITS)
        out = add_builds(table, player, civil, military, money, out)
        if civil and table.wonder[player] != NONE:
            for number in range(1, most_stages(table, player) + 1):
                if unstageable(table, player, number, 0, number, money) is None:
                    out = append(out, STAGES << KIND_BITS | number)
        out = add_plays(table, player, civil, military, money, out)
        return add_options(table, player, civil, military, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        payload = action & PAYLOAD
        if table.round == 1 and kind != TAKE:
            return "TA-10.1"
        if kind == TAKE:
            return untakable(table, player, payload, table.civil_left()) or "TA-13.1"
        if kind == GROW:
            return ungrowable(table, player, 0) or "TA-14.1"
        if kind == STAGES:
            money = purse(table, player, RESOURCES)
            return unstageable(table, player, payload, 0, most_stages(table, player), money) or "TA-17.2"
        if kind == PLAY or kind == REVOLT:
            return forbids_playing(table, player, payload, kind == REVOLT)
        if kind in (BUILD, UPGRADE, RAZE):
            return forbids_building(table, player, kind, payload)
        return forbids_option(table, player, kind, payload)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        payload = action & PAYLOAD
        if kind == END:
            table.replace(UPKEEP, player)
        elif kind == TAKE:
            table.civil_spent += take_cost(table, player, payload)
            take_card(table, player, payload)
        elif kind == PLAY or kind == REVOLT:
            play(table, player, payload, kind == REVOLT)
        elif kind in (BUILD, UPGRADE, RAZE):
            site = payload >> SITE_BITS if kind == UPGRADE else payload
            if is_unit(site):
                table.military_spent += 1
            else:
                table.civil_spent += 1
            change_site(table, player, kind, payload, 0)
        elif kind == GROW:
            table.civil_spent += 1
            increase_population(table, player, 0)
        elif kind == STAGES:
            table.civil_spent += 1
            build_stages(table, player, payload, 0)
        else:
            use_option(table, player, kind, payload)


def change_site(t: Table, p: i64, kind: i64, payload: i64, off: i64) -> None:
    """Build, upgrade or destroy."""
    if kind == BUILD:
        build(t, p, payload, off)
    elif kind == UPGRADE:
        upgrade(t, p, payload >> SITE_BITS, payload & SITE_MASK, off)
    else:
        raze(t, p, payload)


# --- taking cards ---


def add_takes(t: Table, p: i64, civil: i64, out: vec[i64]) -> vec[i64]:
    """Add the cards of the row that can be taken."""
    if t.civil_count[p] >= t.civil_limit[p] and t.wonder[p] != NONE:
        return out  # neither a card for the hand nor a wonder (TA-13.5, TA-13.9)
    reach = civil + t.perk(p, TAKE_OFF)
    for space in range(SPACES):
        if SPACE_COST[space] > reach:
            break  # the further back, the dearer
        if untakable(t, p, space, civil) is None:
            out = append(out, TAKE << KIND_BITS | space)
    return out


# --- building ---


def add_builds(t: Table, p: i64, civil: i64, military: i64, money: i64, out: vec[i64]) -> vec[i64]:
    """Add everything that can be built, upgraded, destroyed or disbanded."""
    techs = t.techs[p]
    sites = listed(techs & ((CIVIL_SITES if civil else 0) | (UNIT_SITES if military else 0)))
    workers = t.workers
    base = p * SITES
    if t.unused[p]:
        for site in sites:
            if is_affordable(t, p, site, 0, money) and not is_full(t, p, site):
                out = append(out, BUILD << KIND_BITS | site)
    for site in sites:
        if techs & BETTER[site] and workers[base + site]:
            out = add_upgrades(t, p, site, 0, money, out)
    for site in sites:
        if workers[base + site]:
            out = append(out, RAZE << KIND_BITS | site)
    return out


def add_upgrades(t: Table, p: i64, old: i64, off: i64, money: i64, out: vec[i64]) -> vec[i64]:
    """Add the upgrades of one building or unit."""
    for new in listed(t.techs[p] & BETTER[old]):
        if unupgradable(t, p, old, new, off, money) is None:
            out = append(out, UPGRADE << KIND_BITS | old << SITE_BITS | new)
    return out


def forbids_building(t: Table, p: i64, kind: i64, payload: i64) -> str:
    """Return the rule that forbids building, upgrading or destroying."""
    site = payload >> SITE_BITS if kind == UPGRADE else payload
    unit = is_unit(site)
    money = purse(t, p, RESOURCES)
    if kind == BUILD:
        return unbuildable(t, p, site, 0, money) or ("TA-16.1" if unit else "TA-15.1")
    if kind == UPGRADE:
        return unupgradable(t, p, site, payload & SITE_MASK, 0, money) or ("TA-16.4" if unit else "TA-15.9")
    return "TA-16.3" if unit else "TA-15.8"


# --- playing cards from the hand ---


def add_plays(t: Table, p: i64, civil: i64, military: i64, money: i64, out: vec[i64]) -> vec[i64]:
    """Add the cards that can be played, then the revolutions."""
    kinds = hand_kinds(t, p)
    if civil:
        for card in kinds:
            if unready(t, p, card, False) is None and (not performs(card) or can_perform(t, p, card, money)):
                out = append(out, PLAY << KIND_BITS | card)
    if military:
        for card in military_kinds(t, p, FIRST[TACTICS]):
            if CATEGORY[card] == TACTICS:
                out = append(out, PLAY << KIND_BITS | card)
    for card in kinds:
        if CATEGORY[card] == GOVERNMENT and unready(t, p, card, True) is None:
            out = append(out, REVOLT << KIND_BITS | card)
    return out


def forbids_playing(t: Table, p: i64, card: i64, revolution: bool) -> str:
    """Return the rule that forbids playing a card."""
    if CATEGORY[card] == TACTICS:
        return "TA-34.1"
    found = unplayable(t, p, card, revolution)
    if found is None:
        return "TA-21.5" if performs(card) else "TA-8.9"
    return found


def play(t: Table, p: i64, card: i64, revolution: bool) -> None:
    """Play a card from the hand for its action."""
    kind = CATEGORY[card]
    if kind == TACTICS:
        t.military_spent += 1
        play_tactics(t, p, card)
        return
    if not revolution:
        t.civil_spent += 1
    if kind == LEADER:
        play_leader(t, p, card)
    elif kind == ACTION:
        play_action_card(t, p, card)
    else:
        play_technology(t, p, card, revolution)


# --- what action cards perform ---


def can_perform(t: Table, p: i64, card: i64, money: i64) -> bool:
    """Return whether the action that a card contains could be carried out (TA-21.5)."""
    t.civil_spent += 1
    found = len(performable(t, p, card, money)) > 0
    t.civil_spent -= 1
    return found


def performable(t: Table, p: i64, card: i64, money: i64) -> vec[i64]:
    """Return what a card can perform for so many resources, its own civil action being spent (TA-21.4 to TA-21.10)."""
    out = vec[i64](capacity=16)
    off = PERFORM_RESOURCES_OFF[card]
    flags = PERFORMS[card]
    if flags & PERFORM_POPULATION and ungrowable(t, p, PERFORM_FOOD_OFF[card]) is None:
        out = append(out, GROW << KIND_BITS)
    if PERFORMS_BUILD[card] and t.unused[p]:
        for site in listed(t.techs[p] & PERFORMS_BUILD[card]):
            if is_affordable(t, p, site, off, money) and not is_full(t, p, site):
                out = append(out, BUILD << KIND_BITS | site)
    if PERFORMS_UPGRADE[card]:
        for site in listed(t.techs[p] & PERFORMS_UPGRADE[card]):
            if t.workers[p * SITES + site]:
                out = add_upgrades(t, p, site, off, money, out)
    if flags & PERFORM_STAGE and unstageable(t, p, 1, off, 1, money) is None:
        out = append(out, STAGES << KIND_BITS | 1)
    if flags & PERFORM_TECHNOLOGY:
        kinds = hand_kinds(t, p)
        for held in kinds:
            if CATEGORY[held] <= SPECIAL and unplayable_technology(t, p, held, False) is None:
                out = append(out, PLAY << KIND_BITS | held)
        for held in kinds:
            if CATEGORY[held] == GOVERNMENT and unrevoltable(t, p, 1) is None:
                if unplayable_technology(t, p, held, True) is None:
                    out = append(out, REVOLT << KIND_BITS | held)
    return out


class Perform(Step[Table]):
    """An action card carries out the action that it contains (TA-21.4); what it gives comes afterwards (TA-21.8)."""

    CARD: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("card", of="card", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return performable(table, player, table.get(Perform.CARD), purse(table, player, RESOURCES))

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-21.5"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        card = table.get(Perform.CARD)
        kind = action >> KIND_BITS
        payload = action & PAYLOAD
        table.pop()
        if kind == GROW:
            increase_population(table, player, PERFORM_FOOD_OFF[card])
        elif kind == STAGES:
            build_stages(table, player, payload, PERFORM_RESOURCES_OFF[card])
        elif kind == PLAY or kind == REVOLT:
            play_technology(table, player, payload, kind == REVOLT)
        else:
            change_site(table, player, kind, payload, PERFORM_RESOURCES_OFF[card])
        do_effects(table, player, card)


# --- options of leaders, wonders, pacts and variants ---


def add_options(t: Table, p: i64, civil: i64, military: i64, out: vec[i64]) -> vec[i64]:
    """Add what cards in play and variants let a player do besides."""
    perks = t.perks
    own = p * PERKS
    if civil and perks[own + MAY_RECRUIT]:
        for site in range(UNIT_SITE, SITES):
            if unrecruitable(t, p, site) is None:
                out = append(out, RECRUIT << KIND_BITS | site)
    if perks[own + MAY_SETTLE] and not t.settled and ungrowable(t, p, t.perk(p, SETTLE_FOOD)) is None:
        out = append(out, SETTLE << KIND_BITS)
    if may_exchange(t, p):
        out = append(out, EXCHANGE << KIND_BITS)
    if military and t.terms.draw_in_turn and t.terms.has_military_deck(t.age):
        if len(t.military_deck) + len(t.discards):
            out = append(out, DRAW << KIND_BITS)
    if may_choose(t, p):
        out = append(out, BY_HAND << KIND_BITS)
    return out


def recruit_price(t: Table, p: i64, site: i64) -> i64:
    """Return the resources for a unit that is built at once with a new worker (TA-43.26)."""
    return max(0, after_pools(t, site, build_price(t, p, site, t.perk(p, RECRUIT_RESOURCES))))


def unrecruitable(t: Table, p: i64, site: i64) -> str | None:
    """Return the rule that forbids increasing population and building a unit at once (TA-43.26)."""
    if not t.perk(p, MAY_RECRUIT) or t.techs[p] >> site & 1 == 0:
        return "TA-43.26"
    if t.yellow[p] == 0:
        return "TA-14.2"
    price = recruit_price(t, p, site)
    food = growth_price(t, p, t.perk(p, RECRUIT_FOOD))
    return None if can_pay(t, p, FOOD, food, price) and can_pay(t, p, RESOURCES, price, food) else "TA-43.26"


def may_exchange(t: Table, p: i64) -> bool:
    """Return whether a pact lets a player pay one good with the other, once a turn (TA-43.44)."""
    if t.exchange != UNARMED:
        return False
    own = p * PERKS
    if t.perks[own + PAY_WITH_FOOD] and stock(t, p, FOOD):
        return True
    return t.perks[own + PAY_WITH_RESOURCES] > 0 and stock(t, p, RESOURCES) > 0


def forbids_option(t: Table, p: i64, kind: i64, payload: i64) -> str:
    """Return the rule that forbids an option."""
    if kind == RECRUIT:
        return unrecruitable(t, p, payload) or "TA-43.26"
    if kind == SETTLE:
        return "TA-43.27"
    if kind == EXCHANGE:
        return "TA-43.44"
    if kind == BY_HAND:
        return "TA-22.16"
    if PREPARE <= kind <= COLONIZE:
        return "TA-27.1"
    return "TA-42.9" if kind == DRAW else "TA-8.9"


def use_option(t: Table, p: i64, kind: i64, payload: i64) -> None:
    """Carry out an option."""
    if kind == RECRUIT:
        t.civil_spent += 1
        increase_population(t, p, t.perk(p, RECRUIT_FOOD), recruit_price(t, p, payload))
        build(t, p, payload, t.perk(p, RECRUIT_RESOURCES))
    elif kind == SETTLE:
        t.settled = 1
        increase_population(t, p, t.perk(p, SETTLE_FOOD))
    elif kind == EXCHANGE:
        t.exchange = ARMED
    elif kind == BY_HAND:
        t.by_hand |= single(p)
    elif kind == DRAW:
        t.military_spent += 1
        draw_military(t, p, 1)
