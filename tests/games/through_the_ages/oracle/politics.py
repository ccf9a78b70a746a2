"""What a political action does at once, before anything is resolved (TA-27, TA-28, TA-31 to TA-33, TA-42)."""

from copy import copy

from .goods import actions_left, with_points
from .prices import attack_cost
from .ratings import military_actions
from .reading import CARDS, LEVEL, NAMES, Civ, World
from .results import give_colony

WITH_A_CARD = ("prepare", "attack", "declare", "colonize", "offer")


def after(world: World, text: str) -> tuple[list[Civ], int]:
    """Return all civilizations after a political action, and the military actions left."""
    civs = [copy(civ) for civ in world.civs]
    me, military = civs[world.turn], actions_left(world)
    verb, _, rest = text.partition(" ")
    name, _, on = rest.partition(" to " if verb == "offer" else " on ")
    card = name.replace(" ", "_")
    target = civs[int(on) - 1] if on and verb != "offer" else None
    if verb in WITH_A_CARD:
        me.military_hand = list(me.military_hand)
        me.military_hand.remove(card)
    if verb == "prepare":
        me.culture = with_points(world, me, LEVEL[card], 0).culture
    if verb == "colonize":
        me = civs[me.seat] = give_colony(me, me, card)[0]
        me.has_colonized = True
    if verb == "cancel":
        cancel(world, civs, int(rest) - 1)
    if target:
        military -= attack_cost(card, world.civs[target.seat])
        target.culture += 5 * (target.leader == "joan_of_arc")
        end_by_attack(me, target)
    if verb == "declare":
        assert target
        me.war, me.war_on = card, target.seat
    if world.options["milder_fights"]:
        for civ in civs:
            civ.marker = me.seat if civ is target else -1 if civ.marker == me.seat else civ.marker
    return civs, military + military_actions(me) - military_actions(world.active)


def after_reply(world: World, text: str) -> list[Civ]:
    """Return all civilizations after the answer to an offer (TA-33.4 to TA-33.6)."""
    civs = [copy(civ) for civ in world.civs]
    owner, other = civs[world.frame["offerer"]], civs[world.asked]
    if text == "refuse":
        owner.military_hand = sorted([*owner.military_hand, world.shown], key=NAMES.index)
        return civs
    if world.pacts[owner.seat]:
        cancel(world, civs, owner.seat)
    owner_side, other_side = ("a", "b") if world.frame["side"] == 0 else ("b", "a")
    owner.pacts = [*owner.pacts, (world.shown, owner_side, other.seat)]
    other.pacts = [*other.pacts, (world.shown, other_side, owner.seat)]
    return civs


def cancel(world: World, civs: list[Civ], owner: int) -> None:
    """TA-33.8: the pact that lies in front of an owner ends for both parties."""
    other = world.pact_partners[owner][0]
    for seat, partner in ((owner, other), (other, owner)):
        civs[seat].pacts = [pact for pact in civs[seat].pacts if pact[2] != partner or pact[0] != world.pacts[owner]]


def end_by_attack(me: Civ, target: Civ) -> None:
    """TA-33.12: pacts that an attack between their parties ends."""
    for civ, other in ((me, target), (target, me)):
        civ.pacts = [
            pact for pact in civ.pacts if pact[2] != other.seat or not CARDS[pact[0]]["ends_if_party_attacks_party"]
        ]
