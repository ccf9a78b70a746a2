"""Deeds: abilities and culture events, from being named to taking effect (CF-18.5, CF-20.5 to CF-20.9, CF-31).

A deed is named in a draft: what it is, its aim, what pays for it. Then it lies on the stack as a `Deed`, above it the
windows in which it may be cancelled. Its source is the number of an ability, or behind those that of a culture event.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.fields import Field, flag, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.aims import aimed_effect, aims, has_aim
from epocha.games.civilization_2010.components import EVENTS, NONE
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, DEEDS_OF, EVENT_ABILITY
from epocha.games.civilization_2010.effects import CHOOSE_ONE, SACRIFICE, SPLIT, TRIGGERED, USES, Ability
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, PLAY, USE, Table
from epocha.games.civilization_2010.steps.common import DEED, Cancellable
from epocha.games.civilization_2010.steps.effects_at_work import carry_out
from epocha.games.civilization_2010.steps.gains import has_room, is_unused
from epocha.games.civilization_2010.steps.paying import can_pay, payments, symbols

MOST_PICKS: Final = 4
"""Picks of an aim."""


def ability_of(source: i64) -> Ability:
    """Return what a deed does."""
    return ABILITY[source] if source < ABILITIES else EVENT_ABILITY[source - ABILITIES]


# --- what may be used ---


def is_deed(kind: i64) -> bool:
    """Return whether a kind of actions names a deed."""
    return kind in (USE, PLAY)


def source_of(action: i64) -> i64:
    """Return the source of the deed that an action names."""
    return (action & PAYLOAD) + (ABILITIES if action >> KIND_BITS == PLAY else 0)


def action_of(source: i64) -> i64:
    """Return the action that names a deed."""
    return USE << KIND_BITS | source if source < ABILITIES else PLAY << KIND_BITS | (source - ABILITIES)


def bars_deed(t: Layout, player: i64, source: i64, phase: i64, use: i64) -> str | None:
    """Return the rule that keeps a player from using an ability or playing an event, if one does."""
    ability = ability_of(source)
    is_event = source >= ABILITIES
    if ability.phase != phase or ability.use != use:
        return "CF-18.5" if is_event else "CF-20.8"
    if is_event:
        if t.hand[player * EVENTS + ability.card] == 0:
            return "CF-18.5"
    elif ability.kind == TRIGGERED or ability.takes_action or ability.effects[0].verb == SPLIT:
        return "CF-12.1"
    elif ability.effects[0].verb == SACRIFICE:
        return "CF-32.12"  # a way of moving, not a deed of its own
    elif not is_unused(t, player, source):
        return "CF-20.7"
    elif not has_room(t, player, ability):
        return "CF-29.4"
    elif t.trade[player] < ability.trade or t.culture[player] < ability.culture:
        return "CF-28.8"
    elif not can_pay(t, player, source, symbols(source)):
        return "CF-20.5"
    return None if has_aim(t, player, ability) else "CF-18.18"


def add_deeds(t: Layout, player: i64, phase: i64, use: i64, out: vec[i64]) -> vec[i64]:
    """Add the abilities that a player can use now, and the events that can be played."""
    sources = DEEDS_OF[phase * USES + use]
    for at in range(len(sources)):
        source = sources[at]
        if bars_deed(t, player, source, phase, use) is None:
            out = append(out, action_of(source))
    return out


# --- naming: the draft of a deed, `use monarchy, option 1, aim at oracle, pay silk` ---


def aim_picks(t: Layout, player: i64, draft: vec[i64]) -> i64:
    """Return how many picks of a draft, after the first, are its aim."""
    ability = ability_of(source_of(draft[0]))
    at = aimed_effect(ability)
    if at == NONE:
        return 0
    found: i64 = 0
    while found + 1 < len(draft):
        if len(aims(t, player, ability, ability.effects[at], draft[1 : found + 1])) == 0:
            break
        found += 1
    return found


def deed_picks(t: Layout, player: i64, draft: vec[i64]) -> vec[i64]:
    """Return what may be picked next for a deed that is being named: first its aim, then what pays for it."""
    source = source_of(draft[0])
    ability = ability_of(source)
    at = aimed_effect(ability)
    out = vec[i64](capacity=16)
    if at != NONE:
        out = aims(t, player, ability, ability.effects[at], draft[1 : aim_picks(t, player, draft) + 1])
    if len(out) or source >= ABILITIES:
        return out
    first = aim_picks(t, player, draft) + 1
    return payments(t, player, source, draft, first, symbols(source), out)


def is_named(t: Layout, player: i64, draft: vec[i64]) -> bool:
    """Return whether a deed is named with all that it needs."""
    return len(deed_picks(t, player, draft)) == 0


def begin_deed(t: Table, player: i64, source: i64, picks: vec[i64]) -> None:
    """Put a deed, with the picks of its aim, on the table."""
    t.push(DEED, player, 0, source)
    for at in range(len(picks)):
        t.put(Deed.FIRST + at, picks[at] + 1)


class Deed(Cancellable):
    """A deed takes effect, unless it was cancelled (CF-31.5)."""

    SOURCE: Final = 1
    FIRST: Final = 2  # the picks of its aim, each one higher, so that 0 is none
    SECOND: Final = 3
    THIRD: Final = 4
    FOURTH: Final = 5
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        flag("cancelled"),
        number("source", most=99),
        number("first"),
        number("second"),
        number("third"),
        number("fourth"),
    )

    def work(self, table: Table) -> None:
        player = table.player()
        cancelled = table.get(Deed.CANCELLED)
        ability = ability_of(table.get(Deed.SOURCE))
        picks = vec[i64](capacity=MOST_PICKS)
        for at in range(MOST_PICKS):
            if table.get(Deed.FIRST + at):
                picks = append(picks, table.get(Deed.FIRST + at) - 1)
        table.pop()
        if cancelled or player == NOBODY:
            return
        for effect in ability.effects:
            if effect.verb == CHOOSE_ONE:
                carry_out(table, player, ability, effect.options[picks[0] & PAYLOAD], picks[1:])
            else:
                carry_out(table, player, ability, effect, picks)
