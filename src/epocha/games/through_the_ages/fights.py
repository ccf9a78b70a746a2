"""How a fight or a landing stands, as sentences and pictures tell it: totals with what has been chosen so far."""

from typing import NamedTuple

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.through_the_ages.components import COLONIZATION, DEFENCE, NONE
from epocha.games.through_the_ages.effect_tables import ATTACKER_BONUS
from epocha.games.through_the_ages.effects import BONUS_CARD_MORE, DEFENCE_MORE
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.attacks import Fight, cards_value, is_between, sent_strength
from epocha.games.through_the_ages.steps.colonies import force_of
from epocha.games.through_the_ages.steps.common import DEFEND, FIGHT, LANDING


class Standing(NamedTuple):
    """A fight as everybody sees it: who, and their totals without what is still being chosen."""

    attacker: int
    target: int
    attack: int
    defence: int


def standing(t: Table) -> Standing:
    """Return how the fight stands that is being fought out."""
    frame = t.frame_of(FIGHT)
    attacker, target = t.player_of(frame), t.read(frame, Fight.TARGET)
    attack = t.strength[attacker] + attacker_bonus(t, attacker, target) + t.read(frame, Fight.ATTACK)
    return Standing(int(attacker), int(target), int(attack), int(t.strength[target] + t.read(frame, Fight.DEFENCE)))


def attacker_bonus(t: Table, attacker: i64, target: i64) -> int:
    """Return what a pact between two players adds to the strength of the attacker."""
    found = 0
    for seat in range(t.players):
        if t.pact[seat] != NONE and is_between(t, seat, attacker, target):
            found += int(ATTACKER_BONUS[t.pact[seat]])
    return found


def total_with(t: Table, player: i64, chosen: vec[i64]) -> int:
    """Return the total of a side with the units and bonus cards chosen."""
    now = standing(t)
    own = now.attack if player == now.attacker else now.defence
    cards = cards_value(t, player, chosen, True) if t.step_number() == DEFEND else 0
    return own + int(sent_strength(t, player, chosen) + cards)


def force_with(t: Table, player: i64, chosen: vec[i64]) -> int:
    """Return the force that lands with the units and bonus cards chosen."""
    return int(force_of(t, player, chosen))


def bonus_value(t: Table, player: i64, card: i64) -> int:
    """Return what a bonus card adds in the fight or landing at hand."""
    if t.step_number() == LANDING:
        return int(COLONIZATION[card] + t.perk(player, BONUS_CARD_MORE))
    return int(DEFENCE[card] * (1 + t.perk(player, DEFENCE_MORE)))
