"""Aggressions and wars: sacrifices, defence, the comparison, and what follows (TA-31, TA-32, TA-35)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, index, number
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    ATTACK_COST,
    BONUS,
    CATEGORY,
    COLONIZATION,
    COST_LEVEL_OF,
    DEFENCE,
    ENDS_BY_ATTACK,
    FORBIDS_ATTACK,
    LAB,
    LEVEL_OF_LEADER,
    MUST_HAVE,
    MUST_HAVE_IDS,
    NONE,
    SITES,
    THEATER,
    UNIT_SITE,
    UNITS,
    WAR,
)
from epocha.games.through_the_ages.effect_tables import ATTACKER_BONUS
from epocha.games.through_the_ages.effects import (
    ATTACK_COST_MORE,
    BONUS_CARD_MORE,
    DEFENCE_MORE,
    FOOD,
    NO_WAR_ON_OWNER,
    ON_ATTACK_CULTURE,
    PEACEFUL,
    RESOURCES,
)
from epocha.games.through_the_ages.piles import drop_military, military_held, military_kinds, throw_away
from epocha.games.through_the_ages.ratings import settle_workers, unit_strength
from epocha.games.through_the_ages.state import DONE, KIND_BITS, PAYLOAD, SEND, SPEND, Table, picked
from epocha.games.through_the_ages.steps.common import AFTER_FIGHT, DEFEND, FIGHT, SACRIFICE
from epocha.games.through_the_ages.steps.events import begin_effects
from epocha.games.through_the_ages.stores import stock
from epocha.games.through_the_ages.tableau import end_pact, score
from epocha.games.through_the_ages.values import bonus_of, buildings_of, population

_WORKER: Final[i64] = MUST_HAVE_IDS.index("worker")
_URBAN: Final[i64] = MUST_HAVE_IDS.index("urban_building")
_GOODS: Final[i64] = MUST_HAVE_IDS.index("food_or_resources")
_SCIENCE: Final[i64] = MUST_HAVE_IDS.index("science")
_CULTURE: Final[i64] = MUST_HAVE_IDS.index("culture")
_LEADER: Final[i64] = MUST_HAVE_IDS.index("leader")
_WONDER: Final[i64] = MUST_HAVE_IDS.index("unfinished_wonder")
_COLONY: Final[i64] = MUST_HAVE_IDS.index("colony")

# --- whom a card may be played against ---


def unattackable(t: Table, p: i64, card: i64, target: i64) -> str | None:
    """Return the rule that keeps a player from playing an aggression or war against a seat, if one does."""
    is_war = CATEGORY[card] == WAR
    if target == p or target >= t.players or t.is_out(target):
        return "TA-31.5"
    if t.perk(p, PEACEFUL):
        return "TA-43.28"
    for q in range(t.players):
        if is_between(t, q, p, target) and FORBIDS_ATTACK[t.pact[q]]:
            return "TA-33.11"
    if t.terms.milder and t.marker[target] != NONE and t.marker[target] != p:
        return "TA-42.5"
    if is_war and t.is_last_round():
        return "TA-32.12"
    if is_war and t.perk(target, NO_WAR_ON_OWNER):
        return "TA-43.47"
    if not is_war and not has(t, target, MUST_HAVE[card]):
        return "TA-31.4"
    if attack_cost(t, card, target) > t.military_left():
        return "TA-32.1" if is_war else "TA-31.2"
    return None


def is_between(t: Table, q: i64, one: i64, other: i64) -> bool:
    """Return whether a pact between two players lies in front of a seat."""
    if t.pact[q] == NONE:
        return False
    return (q == one and t.pact_with[q] == other) or (q == other and t.pact_with[q] == one)


def has(t: Table, p: i64, what: i64) -> bool:
    """Return whether a player has what an aggression would take or destroy (TA-31.4)."""
    if what == _WORKER:
        return population(t, p) > 0
    if what == _URBAN:
        found: i64 = 0
        for category in range(LAB, THEATER + 1):
            found += buildings_of(t, p, category)
        return found > 0
    if what == _GOODS:
        return stock(t, p, FOOD) + stock(t, p, RESOURCES) > 0
    if what == _SCIENCE:
        return t.science[p] > 0
    if what == _CULTURE:
        return t.culture[p] > 0
    if what == _LEADER:
        return t.leader[p] != NONE
    if what == _WONDER:
        return t.wonder[p] != NONE
    return what != _COLONY or t.colonies[p] != 0


def attack_cost(t: Table, card: i64, target: i64) -> i64:
    """Return the military actions that an attack costs (TA-31.1, TA-31.20, TA-43.28)."""
    cost = ATTACK_COST[card]
    if COST_LEVEL_OF[card]:
        lost = t.leader[target] if COST_LEVEL_OF[card] == LEVEL_OF_LEADER else t.wonder[target]
        cost = AGE[lost] if lost != NONE else 0
    return cost * (1 + t.perk(target, ATTACK_COST_MORE))


def announce(t: Table, p: i64, card: i64, target: i64) -> None:
    """An attack is played: it is paid, pacts that it breaks end, and its target may profit (TA-33.12, TA-43.29)."""
    t.military_spent += attack_cost(t, card, target)
    drop_military(t, p, card)
    t.disclosures += 1
    for q in range(t.players):
        if is_between(t, q, p, target) and ENDS_BY_ATTACK[t.pact[q]]:
            end_pact(t, q)
    score(t, target, t.perk(target, ON_ATTACK_CULTURE))


# --- the fight ---


def begin_fight(t: Table, p: i64, target: i64, card: i64) -> None:
    """Let an aggression or a war be fought out: first who attacks, then who defends (TA-31.6, TA-31.7, TA-32.5)."""
    t.shown = card
    t.push(FIGHT, p, target)
    t.push(SACRIFICE if CATEGORY[card] == WAR else DEFEND, target)
    t.push(SACRIFICE, p)


def sent_units(draft: vec[i64]) -> vec[i64]:
    """Return how many units of each site a draft sends."""
    out = vec[i64](capacity=16)
    for site in range(UNIT_SITE, SITES):
        out = append(out, picked(draft, SEND << KIND_BITS | site))
    return out


def sent_strength(t: Table, p: i64, draft: vec[i64]) -> i64:
    """Return what the units sent by a draft are worth: their own strength and that of whole armies (TA-35.2)."""
    units = sent_units(draft)
    found = bonus_of(t, p, units, False)
    for unit in range(UNITS):
        if units[unit]:
            found += units[unit] * unit_strength(t, p, UNIT_SITE + unit)
    return found


def cards_value(t: Table, p: i64, draft: vec[i64], defence: bool) -> i64:
    """Return what the bonus cards of a draft add to defence, or to colonisation (TA-30.28, TA-43.71)."""
    found: i64 = 0
    for i in range(len(draft)):
        if draft[i] >> KIND_BITS == SPEND:
            card = draft[i] & PAYLOAD
            if defence:
                found += DEFENCE[card] * (1 + t.perk(p, DEFENCE_MORE))
            else:
                found += COLONIZATION[card] + t.perk(p, BONUS_CARD_MORE)
    return found


def units_to_send(t: Table, p: i64, draft: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add the units that may still be sent to a list of picks."""
    for site in range(UNIT_SITE, SITES):
        action = SEND << KIND_BITS | site
        if picked(draft, action) < t.workers[p * SITES + site]:
            out = append(out, action)
    return out


def cards_to_spend(t: Table, p: i64, draft: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add the bonus cards that may still be used to a list of picks."""
    kinds = military_kinds(t, p)
    for i in range(len(kinds)):
        action = SPEND << KIND_BITS | kinds[i]
        if CATEGORY[kinds[i]] == BONUS and picked(draft, action) < military_held(t, p, kinds[i]):
            out = append(out, action)
    return out


def spend_cards(t: Table, p: i64, picks: vec[i64]) -> None:
    """Discard the bonus cards of a draft openly (TA-30.15)."""
    for i in range(len(picks)):
        if picks[i] >> KIND_BITS == SPEND:
            drop_military(t, p, picks[i] & PAYLOAD)
            throw_away(t, picks[i] & PAYLOAD, NONE)
            t.disclosures += 1


def lose_units(t: Table, p: i64, units: vec[i64]) -> None:
    """Return sacrificed units to the yellow bank (TA-5.7, TA-35.8)."""
    for unit in range(UNITS):
        t.workers[p * SITES + UNIT_SITE + unit] -= units[unit]
        t.yellow[p] += units[unit]
    settle_workers(t, p)


def has_units(t: Table, p: i64) -> bool:
    """Return whether a player has any unit."""
    for site in range(UNIT_SITE, SITES):
        if t.workers[p * SITES + site]:
            return True
    return False


class Sacrifice(Step[Table]):
    """DP-AGG-SAC, DP-WAR-SAC-A, DP-WAR-SAC-D: units sacrificed in a fight, none in the last round (TA-31.16)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if table.is_last_round() or not has_units(table, player):
            return out
        out = units_to_send(table, player, table.draft(player), out)
        return append(out, DONE << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-31.17" if action >> KIND_BITS == SPEND else "TA-31.6"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        return action >> KIND_BITS == DONE

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        units = sent_units(picks)
        for unit in range(UNITS):
            table.sacrifice[player * UNITS + unit] = units[unit]
        total = sent_strength(table, player, picks)
        table.pop()
        frame = table.frame_of(FIGHT)
        mine = Fight.ATTACK if table.player_of(frame) == player else Fight.DEFENCE
        table.write(frame, mine, total)

    def skip(self, table: Table, player: i64) -> None:
        table.pop()


class Defend(Step[Table]):
    """DP-AGG-DEF: units sacrificed and bonus cards discarded against an aggression (TA-31.7, TA-31.18)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        send = has_units(table, player) and not table.is_last_round()
        if not send and table.military_count[player] == 0:
            return out
        draft = table.draft(player)
        if send:
            out = units_to_send(table, player, draft, out)
        out = cards_to_spend(table, player, draft, out)
        return append(out, DONE << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "TA-31.16" if action >> KIND_BITS == SEND and table.is_last_round() else "TA-31.7"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        return action >> KIND_BITS == DONE

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        units = sent_units(picks)
        for unit in range(UNITS):
            table.sacrifice[player * UNITS + unit] = units[unit]
        total = sent_strength(table, player, picks) + cards_value(table, player, picks, True)
        spend_cards(table, player, picks)
        table.pop()
        table.write(table.frame_of(FIGHT), Fight.DEFENCE, total)

    def skip(self, table: Table, player: i64) -> None:
        """Nobody to send and no card at all, as everybody can see."""
        table.pop()


class Fight(Step[Table]):
    """The totals are compared (TA-31.8 to TA-31.12, TA-32.7 to TA-32.9)."""

    TARGET: Final = 0
    ATTACK: Final = 1  # what the attacker adds to the strength rating
    DEFENCE: Final = 2
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("target", of=SEAT, none=False),
        number("attack"),
        number("defence"),
    )

    def run(self, table: Table) -> None:
        p = table.player()
        target = table.get(Fight.TARGET)
        ahead = table.get(Fight.ATTACK) + table.strength[p] - table.get(Fight.DEFENCE) - table.strength[target]
        for q in range(table.players):
            if is_between(table, q, p, target):
                ahead += ATTACKER_BONUS[table.pact[q]]
        table.replace(AFTER_FIGHT, p, target)
        if ahead > 0:
            begin_effects(table, p, target, ahead)
        elif ahead < 0 and CATEGORY[table.shown] == WAR:
            begin_effects(table, target, p, -ahead)


class AfterFight(Step[Table]):
    """The card is discarded and the sacrificed units leave (TA-31.13, TA-31.14)."""

    TARGET: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("target", of=SEAT, none=False),)

    def run(self, table: Table) -> None:
        p = table.player()
        target = table.get(AfterFight.TARGET)
        table.pop()
        throw_away(table, table.shown, NONE)
        table.shown = NONE
        for seat in (p, target):
            units = table.sacrifice[seat * UNITS : (seat + 1) * UNITS]
            for unit in range(UNITS):
                table.sacrifice[seat * UNITS + unit] = 0
            lose_units(table, seat, units)
