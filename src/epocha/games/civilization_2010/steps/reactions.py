"""Reactions: the windows in which events, resource abilities and city actions may be cancelled (CF-31, R1 to R3).

A window lies on what it is about, a `Cancellable`. A cancel is a deed with a window of its own, so it can be cancelled
in turn; what stands in the end cancels what lies under its window.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.aims import aimed_verb
from epocha.games.civilization_2010.components import CITIES, DECKS, EVENT_DECK, EVENTS, NONE
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, EVENT_ABILITY
from epocha.games.civilization_2010.effects import (
    AIMED_ONLY,
    CANCEL,
    CITY_ACTION,
    CULTURE_EVENT,
    KILL,
    MOVE_STACK,
    REACTION,
    RESOURCE_USE,
    Ability,
)
from epocha.games.civilization_2010.ground import centre_at, figures_on, outskirts_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import (
    AIM_AT,
    AIM_CITY,
    AIM_SEAT,
    AIM_SQUARE,
    KIND_BITS,
    PASS,
    PAYLOAD,
    PLAY,
    USE,
    Table,
)
from epocha.games.civilization_2010.steps.common import Cancellable, settle
from epocha.games.civilization_2010.steps.costs import do_deed
from epocha.games.civilization_2010.steps.deeds import (
    Deed,
    ability_of,
    bars_deed,
    deed_picks,
    is_deed,
    is_named,
    source_of,
)
from epocha.games.civilization_2010.steps.effects_at_work import owner_of_victim
from epocha.games.civilization_2010.steps.gains import is_unused
from epocha.games.civilization_2010.steps.paying import may_pay

AIMED_CLOSELY: Final = 3
"""The rules version from which on an event is aimed at what it names only; before, at all that is on the square too."""


def cancels(ability: Ability, what: i64) -> bool:
    """Return whether an ability cancels things of a kind."""
    effect = ability.effects[0]
    return ability.use == REACTION and effect.verb == CANCEL and effect.among & single(what) != 0


def _decks_against(what: int) -> int:
    """Return the set of the decks with events that cancel things of a kind."""
    return sum({1 << int(EVENT_DECK[n]) for n, event in enumerate(EVENT_ABILITY) if cancels(event, what)})


AGAINST: Final[vec[i64]] = vec[i64]([_decks_against(what) for what in (CITY_ACTION, CULTURE_EVENT, RESOURCE_USE)])
"""For each kind of things the decks in which there are events that cancel them."""


def may_cancel(t: Layout, player: i64, what: i64) -> bool:
    """Return whether a player could cancel a thing of a kind, for all that others know."""
    for deck in range(DECKS):
        if AGAINST[what] & single(deck) and t.hand_held[player * DECKS + deck]:
            return True
    for number_ in range(ABILITIES):
        if cancels(ABILITY[number_], what) and is_unused(t, player, number_) and may_pay(t, player, number_):
            return True
    return False


def bars_cancelling(t: Table, player: i64, source: i64, what: i64) -> str | None:
    """Return the rule that keeps a player from cancelling what lies under the window on top, if one does."""
    ability = ability_of(source)
    if not cancels(ability, what):
        return "CF-31.2"
    if ability.effects[0].flag == AIMED_ONLY and not is_aimed_at(t, player, t.under(t.top)):
        return "CF-31.7"
    return bars_deed(t, player, source, ability.phase, REACTION)


def is_aimed_at(t: Table, player: i64, deed: i64) -> bool:
    """Return whether a deed is aimed at a player, or at a figure, square or building of theirs (CF-31.7)."""
    verb = aimed_verb(ability_of(t.read(deed, Deed.SOURCE)))
    square: i64 = NONE
    for at in range(Deed.FIRST, Deed.FOURTH + 1):
        pick = t.read(deed, at) - 1
        if pick < 0:
            return False
        if strikes(t, player, verb, square, pick):
            return True
        if pick >> KIND_BITS == AIM_SQUARE:
            square = pick & PAYLOAD
    return False


def strikes(t: Table, player: i64, verb: i64, square: i64, pick: i64) -> bool:
    """Return whether a pick of an aim names a player, or what is theirs; `square` was picked before it, or NONE.

    Figures that are killed or moved are aimed at themselves, wherever they stand; a square is if it is changed itself.
    """
    kind = pick >> KIND_BITS
    target = pick & PAYLOAD
    if kind == AIM_SEAT:
        return target == player
    if kind == AIM_CITY:
        return target // CITIES == player
    if kind == AIM_AT:
        return t.setup.version >= AIMED_CLOSELY and owner_of_victim(t, square, target) == player
    if kind != AIM_SQUARE:
        return False
    if t.setup.version < AIMED_CLOSELY:
        return figures_on(t, player, target) != 0 or is_in_city(t, player, target)
    if verb == MOVE_STACK:
        return square == NONE and figures_on(t, player, target) != 0
    return verb != KILL and is_in_city(t, player, target)


def is_in_city(t: Layout, player: i64, square: i64) -> bool:
    """Return whether a square is the centre of a player's city or in its outskirts."""
    return max(centre_at(t, square), outskirts_of(t, square)) // CITIES == player


class React(Step[Table]):
    """CF-D17: who could cancel may do so or let pass, from the left of the acting player (CF-31.3, CF-31.8)."""

    WHAT: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("what", most=RESOURCE_USE),)

    def seats(self, table: Table) -> i64:
        found: i64 = 0
        if table.read(table.under(table.top), Cancellable.CANCELLED):
            return found
        for p in range(table.players):
            if p != table.player() and may_cancel(table, p, table.get(React.WHAT)):
                found |= single(p)
        return found

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft):
            return deed_picks(table, player, draft)
        out = append(vec[i64](capacity=4), PASS << KIND_BITS)
        for source in range(ABILITIES):
            if bars_cancelling(table, player, source, table.get(React.WHAT)) is None:
                out = append(out, USE << KIND_BITS | source)
        for event in range(EVENTS):
            if bars_cancelling(table, player, ABILITIES + event, table.get(React.WHAT)) is None:
                out = append(out, PLAY << KIND_BITS | event)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if not is_deed(action >> KIND_BITS):
            return self.rule
        return bars_cancelling(table, player, source_of(action), table.get(React.WHAT)) or self.rule

    def begins(self, table: Table) -> i64:
        return (table.player() + 1) % table.players

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        return not is_deed(draft[0] >> KIND_BITS) or is_named(table, player, draft)

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        do_deed(table, player, picks)
        settle(table, player)

    def passed(self, table: Table) -> None:
        table.pop()
