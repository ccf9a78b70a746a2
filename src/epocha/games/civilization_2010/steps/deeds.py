"""Deeds: abilities and culture events, from being named to taking effect (CF-18.5, CF-20.5 to CF-20.9, CF-31).

A deed lies on the stack as a `Deed`. Above it come its aim, its payment, and the windows in which it may be cancelled.
Its source is the number of an ability, or behind those that of a culture event.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, flag, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.aims import aimed_effect, aims, has_aim
from epocha.games.civilization_2010.components import EVENTS, NONE, RESOURCES, TOKEN_RESOURCE, TOKENS
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, EVENT_ABILITY
from epocha.games.civilization_2010.effects import CHOOSE_ONE, SPLIT, TRIGGERED, Ability
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import discard_event, spend_token
from epocha.games.civilization_2010.state import KIND_BITS, PAY, PAY_TOKEN, PAYLOAD, PLAY, USE, Table
from epocha.games.civilization_2010.steps.common import AIM, DEED, PAYMENT, Play, Work
from epocha.games.civilization_2010.steps.effects_at_work import carry_out
from epocha.games.civilization_2010.steps.gains import has_room, is_unused

MOST_PICKS: Final = 4
"""Picks of an aim."""
MOST_TOKENS: Final = 3
"""Tokens that an ability costs at most."""


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
    elif not is_unused(t, player, source):
        return "CF-20.7"
    elif not has_room(t, player, ability):
        return "CF-29.4"
    elif not can_pay(t, player, ability):
        return "CF-20.5"
    return None if has_aim(t, player, ability) else "CF-18.18"


def add_deeds(t: Layout, player: i64, phase: i64, use: i64, out: vec[i64]) -> vec[i64]:
    """Add the abilities that a player can use now, and the events that can be played."""
    for source in range(ABILITIES):
        if bars_deed(t, player, source, phase, use) is None:
            out = append(out, USE << KIND_BITS | source)
    for event in range(EVENTS):
        if bars_deed(t, player, ABILITIES + event, phase, use) is None:
            out = append(out, PLAY << KIND_BITS | event)
    return out


def can_pay(t: Layout, player: i64, ability: Ability) -> bool:
    """Return whether a player has what an ability costs."""
    if t.trade[player] < ability.trade or t.culture[player] < ability.culture:
        return False
    for i in range(len(ability.resources)):
        if tokens_like(t, player, ability.resources[i]) == 0:
            return False
    return all_tokens(t, player) >= len(ability.resources) + ability.any_resources


def tokens_like(t: Layout, player: i64, resource: i64) -> i64:
    """Return how many tokens of a resource a player has, of the market and others (CF-20.5)."""
    found = t.resources[player * RESOURCES + resource]
    for token in range(TOKENS):
        if TOKEN_RESOURCE[token] == resource:
            found += t.tokens[player * TOKENS + token]
    return found


def all_tokens(t: Layout, player: i64) -> i64:
    """Return how many resource tokens a player has (CF-20.9)."""
    found: i64 = 0
    for resource in range(RESOURCES):
        found += tokens_like(t, player, resource)
    return found


# --- naming, aiming, paying ---


def begin_deed(t: Table, player: i64, source: i64) -> None:
    """Put a deed on the table: an event leaves the hand, an ability is used up; then it is aimed and paid for."""
    ability = ability_of(source)
    if source < ABILITIES:
        t.used[player] |= single(source)
        t.trade[player] -= ability.trade
        t.culture[player] -= ability.culture
    else:
        discard_event(t, player, ability.card)
    t.push(DEED, player, 0, source)
    if len(ability.resources) + ability.any_resources:
        t.push(PAYMENT, player, source)
    if aimed_effect(ability) != NONE:
        t.push(AIM, player, source)


class Aim(Play):
    """CF-D27: the target of a deed, as a draft."""

    SOURCE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("source", most=99),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        ability = ability_of(table.get(Aim.SOURCE))
        effect = ability.effects[aimed_effect(ability)]
        return aims(table, player, ability, effect, table.draft(player))

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        return len(self.legal(table, player)) == 0

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        table.pop()
        deed = table.frame_of(DEED)
        for at in range(len(picks)):
            table.write(deed, Deed.FIRST + at, picks[at] + 1)


class Payment(Play):
    """CF-D28: one token after the other; the market's return there, others leave the game (CF-20.6)."""

    SOURCE: Final = 0
    PAID: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("source", most=99), number("paid", most=MOST_TOKENS))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        ability = ability_of(table.get(Payment.SOURCE))
        paid = table.get(Payment.PAID)
        wanted = ability.resources[paid] if paid < len(ability.resources) else NONE
        out = vec[i64](capacity=16)
        if paid == len(ability.resources) + ability.any_resources:
            return out
        for resource in range(RESOURCES):
            if table.resources[player * RESOURCES + resource] and wanted in (NONE, resource):
                out = append(out, PAY << KIND_BITS | resource)
        for token in range(TOKENS):
            if table.tokens[player * TOKENS + token] and wanted in (NONE, TOKEN_RESOURCE[token]):
                out = append(out, PAY << KIND_BITS | PAY_TOKEN + token)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CF-20.5"

    def act(self, table: Table, player: i64, action: i64) -> None:
        thing = action & PAYLOAD
        table.put(Payment.PAID, table.get(Payment.PAID) + 1)
        if thing >= PAY_TOKEN:
            spend_token(table, player, thing - PAY_TOKEN)
        else:
            table.resources[player * RESOURCES + thing] -= 1
            table.market[thing] += 1


class Deed(Work):
    """A deed takes effect, unless it was cancelled (CF-31.5)."""

    CANCELLED: Final = 0
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
