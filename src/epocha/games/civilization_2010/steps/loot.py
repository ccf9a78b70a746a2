"""Loot: what the winner of a battle takes from the loser (CF-26.8, CF-26.11, CF-26.13, CF-26.14, CF-26.18)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.fields import SEAT, Field, flag, index, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.cities import gain_trade
from epocha.games.civilization_2010.components import (
    DECKS,
    EVENT_DECK,
    EVENTS,
    FIRST_EVENT,
    FIRST_TOKEN,
    MOST_TRADE,
    RESOURCES,
    SITES,
    TECHNOLOGIES,
    TOKENS,
)
from epocha.games.civilization_2010.effect_tables import PURSES, SHEET
from epocha.games.civilization_2010.piles import drawn, events_held, keep_token
from epocha.games.civilization_2010.state import (
    ANY_DECK,
    BREAK_COIN,
    KIND_BITS,
    LEARN,
    PASS,
    PAYLOAD,
    TAKE_COIN,
    TAKE_CULTURE,
    TAKE_EVENT,
    TAKE_RESOURCE,
    TAKE_TOKEN,
    TAKE_TRADE,
    Table,
)
from epocha.games.civilization_2010.steps.common import Going
from epocha.games.civilization_2010.steps.learning import acquire
from epocha.games.civilization_2010.techs import bars_learning, knows

MOST_TAKEN: Final = 3
"""The most trade or culture that is taken at once."""
TOKENS_OF_CITY: Final = 2
"""Resource tokens that may be taken for a city."""


class Loot(Going):
    """CF-D24: one thing for lost figures, another for a conquered city; for a city a second token may follow."""

    LOSER: Final = 0
    CITY: Final = 1
    TAKEN: Final = 2  # resource tokens taken so far
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("loser", of=SEAT, none=False),
        flag("city"),
        number("taken", most=TOKENS_OF_CITY),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        loser = table.get(Loot.LOSER)
        out = vec[i64](capacity=16)
        if table.get(Loot.TAKEN):
            out = add_tokens(table, loser, append(out, PASS << KIND_BITS))
            return out if len(out) > 1 else vec[i64](capacity=1)
        if table.get(Loot.CITY) == 0:
            return add_tokens(table, loser, add_amounts(table, player, loser, out))
        out = add_technologies(table, player, loser, out)
        out = add_tokens(table, loser, out)
        if events_held(table, loser):
            out = append(out, TAKE_EVENT << KIND_BITS | ANY_DECK)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == LEARN:
            return bars_learning(table, player, action & PAYLOAD) or "CF-26.11"
        if kind in (TAKE_TRADE, TAKE_CULTURE):
            return "CF-26.8"
        return "CF-26.14"

    def act(self, table: Table, player: i64, action: i64) -> None:
        loser = table.get(Loot.LOSER)
        kind = action >> KIND_BITS
        if table.get(Loot.CITY) and table.get(Loot.TAKEN) + 1 < TOKENS_OF_CITY and kind in (TAKE_RESOURCE, TAKE_TOKEN):
            table.put(Loot.TAKEN, table.get(Loot.TAKEN) + 1)
        else:
            table.pop()
        take(table, player, loser, action)


class LootByPoints(Going):
    """CF-26.18: loot is bought with points, one for lost figures and two for a city; effects may repeat."""

    LOSER: Final = 0
    POINTS: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("loser", of=SEAT, none=False), number("points", most=2))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        loser = table.get(LootByPoints.LOSER)
        points = table.get(LootByPoints.POINTS)
        out = vec[i64](capacity=16)
        if points == 0:
            return out
        if points > 1:
            out = add_technologies(table, player, loser, out)
        out = add_tokens(table, loser, add_amounts(table, player, loser, out))
        if points > 1:
            for deck in range(DECKS):
                if table.hand_held[loser * DECKS + deck]:
                    out = append(out, TAKE_EVENT << KIND_BITS | deck)
        out = add_coins(table, loser, BREAK_COIN << KIND_BITS, out)
        return add_coins(table, loser, TAKE_COIN << KIND_BITS, out) if points > 1 else out

    def act(self, table: Table, player: i64, action: i64) -> None:
        price = 2 if action >> KIND_BITS in (LEARN, TAKE_EVENT, TAKE_COIN) else 1
        loser = table.get(LootByPoints.LOSER)
        table.put(LootByPoints.POINTS, table.get(LootByPoints.POINTS) - price)
        take(table, player, loser, action)


# --- what there is to take ---


def add_amounts(t: Table, player: i64, loser: i64, out: vec[i64]) -> vec[i64]:
    """Add how much trade, or culture, may be taken: up to three of what the loser has and the winner has room for."""
    for amount in range(1, min(MOST_TAKEN, t.trade[loser], MOST_TRADE - t.trade[player]) + 1):
        out = append(out, TAKE_TRADE << KIND_BITS | amount)
    for amount in range(1, min(MOST_TAKEN, t.culture[loser]) + 1):
        out = append(out, TAKE_CULTURE << KIND_BITS | amount)
    return out


def add_tokens(t: Table, loser: i64, out: vec[i64]) -> vec[i64]:
    """Add the loser's resource tokens: of the market by kind, from huts and villages unseen."""
    for resource in range(RESOURCES):
        if t.resources[loser * RESOURCES + resource]:
            out = append(out, TAKE_RESOURCE << KIND_BITS | resource)
    for site in range(SITES):
        if t.tokens_held[loser * SITES + site]:
            out = append(out, TAKE_TOKEN << KIND_BITS | site)
    return out


def add_technologies(t: Table, player: i64, loser: i64, out: vec[i64]) -> vec[i64]:
    """Add the loser's technologies that the winner can learn (CF-26.11, CF-27.12)."""
    for tech in range(TECHNOLOGIES):
        if knows(t, loser, tech) and bars_learning(t, player, tech) is None:
            out = append(out, LEARN << KIND_BITS | tech)
    return out


def add_coins(t: Table, loser: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """Add the purses in which the loser has coin tokens, for an action of a kind."""
    for purse in range(PURSES):
        if t.coins_on[loser * PURSES + purse]:
            out = append(out, kind | purse)
    return out


# --- taking it ---


def take(t: Table, player: i64, loser: i64, action: i64) -> None:
    """Carry out a choice of loot; PASS takes nothing more."""
    kind = action >> KIND_BITS
    what = action & PAYLOAD
    if kind == TAKE_TRADE:
        t.trade[loser] -= what
        gain_trade(t, player, what)
    elif kind == TAKE_CULTURE:
        t.culture[loser] -= what
        t.culture[player] += what
    elif kind == TAKE_RESOURCE:
        t.resources[loser * RESOURCES + what] -= 1
        t.resources[player * RESOURCES + what] += 1
    elif kind == TAKE_TOKEN:
        take_token(t, player, loser, what)
    elif kind == TAKE_EVENT:
        take_event(t, player, loser, what)
    elif kind == LEARN:
        acquire(t, player, what)
    elif kind == BREAK_COIN:
        t.coins_on[loser * PURSES + what] -= 1
    elif kind == TAKE_COIN:
        t.coins_on[loser * PURSES + what] -= 1
        t.coins_on[player * PURSES + SHEET] += 1


def take_token(t: Table, player: i64, loser: i64, site: i64) -> None:
    """Take a face-down token unseen (CF-35.11); its new owner may look at it."""
    first = loser * TOKENS
    token = drawn(t.tokens, first + FIRST_TOKEN[site], first + FIRST_TOKEN[site + 1], t.dice_cup()) - first
    t.tokens_held[loser * SITES + site] -= 1
    keep_token(t, player, token)
    t.disclosures += 1


def take_event(t: Table, player: i64, loser: i64, deck: i64) -> None:
    """Take a random culture event, of one deck or of all (CF-35.10)."""
    first = loser * EVENTS
    low = first + (0 if deck == ANY_DECK else FIRST_EVENT[deck])
    high = first + (EVENTS if deck == ANY_DECK else FIRST_EVENT[deck + 1])
    event = drawn(t.hand, low, high, t.dice_cup()) - first
    t.hand_held[loser * DECKS + EVENT_DECK[event]] -= 1
    t.hand[player * EVENTS + event] += 1
    t.hand_held[player * DECKS + EVENT_DECK[event]] += 1
    t.disclosures += 1
