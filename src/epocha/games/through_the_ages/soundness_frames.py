"""What the frames of a position given by hand must keep: a step stands on one that puts it, with the card it is about.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from typing import Final

from epocha.engine.frames import NOBODY
from epocha.engine.soundness import Frame, frames_of
from epocha.games.through_the_ages import change
from epocha.games.through_the_ages.components import (
    AGGRESSION,
    CATEGORY,
    EVENT,
    FIRST_TERRITORY,
    NONE,
    PACT,
    STORES,
    TERRITORY,
    UNITS,
    WAR,
)
from epocha.games.through_the_ages.effect_tables import EFFECTS
from epocha.games.through_the_ages.effects import FOOD, TURN_DOWN
from epocha.games.through_the_ages.layout import MOST_BLUE, MOST_GOODS, Layout
from epocha.games.through_the_ages.stores import kept_on_card

OF_TURN: Final = frozenset(
    ["begin-turn", "resigning", "replenish", "wars", "turn-event", "politics", "discard-excess", "actions", "upkeep",
     "soften", "upkeep-end", "end-turn"]
)  # fmt: skip
"""The steps of a turn, of which one lies at the bottom, and belongs to the active player."""

FIGHTS: Final = ("fight", "defend", "sacrifice", "after-fight")
ON: Final[dict[str, frozenset[str]]] = {
    "perform": frozenset(["actions"]),
    "pact-reply": frozenset(["discard-excess"]),
    "bidding": frozenset(["discard-excess"]),
    "landing": frozenset(["discard-excess"]),
    "fight": frozenset(["discard-excess", "wars"]),
    "after-fight": frozenset(["discard-excess", "wars"]),
    "defend": frozenset(["fight"]),
    "sacrifice": frozenset(["fight", "defend", "sacrifice"]),
    "carry-out": frozenset(["discard-excess", "actions", "after-fight"]),
    "payment": OF_TURN | {"perform", "carry-out", "event-mines", "payment"},
}
"""On which steps each of the others is put; those that are not named here are choices of a card's effects."""
CHOICE: Final = frozenset(["carry-out"])

ABOUT: Final[dict[str, tuple[int, ...]]] = {
    "pact-reply": (PACT,),
    "bidding": (TERRITORY,),
    "landing": (TERRITORY,),
    "carry-out": (EVENT, TERRITORY, AGGRESSION, WAR),
} | dict.fromkeys(FIGHTS, (AGGRESSION, WAR))
"""What the card is that is shown while a step is on the stack; without any of these no card is."""


def wrong_frames(t: Layout) -> str:
    """The stack could have come about, with the card shown, the fight and the payment that its frames are about."""
    if t.over:
        return ""
    frames = frames_of(t)
    for one in frames:
        for check in (_wrong_place, _wrong_card_shown, _wrong_fight, _wrong_choice, _wrong_payment):
            if fault := check(t, one):
                return f"frame {one.step}: {fault}"
    if t.shown != NONE and not any(one.step in ABOUT for one in frames):
        return "a card is shown, and no frame is about it"
    if any(t.sacrifice) and not any(one.step in FIGHTS for one in frames):
        return "units are sent, and nobody fights"
    return ""


def _wrong_place(t: Layout, one: Frame) -> str:
    if (one.player == NOBODY) != (one.step == "carry-out"):
        return "it needs a player" if one.player == NOBODY else "it is nobody's"
    if one.step in OF_TURN:
        return "" if one.player == t.turn and not one.below else "it is not at the bottom, or of another turn"
    return "" if one.below in ON.get(one.step, CHOICE) else f"it cannot stand on {one.below or 'nothing'}"


def _wrong_card_shown(t: Layout, one: Frame) -> str:
    if one.step not in ABOUT:
        return ""
    if t.shown == NONE or CATEGORY[t.shown] not in ABOUT[one.step]:
        return "the card shown is of another kind"
    owners = [p for p in range(int(t.players)) if _has_colony(t, p, int(t.shown))]
    if one.step != "carry-out":
        return "the territory is a colony already" if owners else ""
    if (CATEGORY[t.shown] in (AGGRESSION, WAR)) != (one.below == "after-fight"):
        return "the card shown and the frame below contradict each other"
    if CATEGORY[t.shown] == TERRITORY and owners != [one.numbers["actor"]]:
        return "the territory is not the actor's"
    if one.numbers["effect"] > len(EFFECTS[t.shown]) or one.numbers["place"] > t.players:
        return "the card shown has not so many effects"
    return "it needs an actor and a chooser" if NONE in (one.numbers["actor"], one.numbers["chooser"]) else ""


def _has_colony(t: Layout, p: int, card: int) -> bool:
    return bool(CATEGORY[card] == TERRITORY and t.colonies[p] >> (card - FIRST_TERRITORY) & 1)


def _wrong_fight(t: Layout, one: Frame) -> str:
    if one.step not in ("fight", "after-fight"):
        return ""
    target = one.numbers["target"]
    others = [p for p in range(int(t.players)) if p not in (one.player, target)]
    if any(any(t.sacrifice[p * UNITS : (p + 1) * UNITS]) for p in others):
        return "units are sent by somebody who does not fight"
    return "nobody fights with themselves" if one.player in (target, NOBODY) else ""


def _wrong_choice(t: Layout, one: Frame) -> str:
    """What may be chosen is there."""
    if one.step == "choose-card":
        owner = one.numbers["owner"]
        there = t.wonders[owner] if one.numbers["verb"] == TURN_DOWN else t.colonies[owner]
        return "it names what is not there" if one.numbers["among"] & ~there else ""
    if one.step == "build-or-not":
        built = t.techs[one.player] >> one.numbers["site"] & 1
        return "" if built and t.unused[one.player] else "it needs a technology in play and an unused worker"
    if one.step == "split-goods" and one.numbers["is_gain"] and one.numbers["amount"] > MOST_GOODS:
        return f"nobody gains more than {MOST_GOODS}"
    return ""


def _wrong_payment(t: Layout, one: Frame) -> str:
    """What happened by itself is one of the ways, and what is to be moved instead lies on the cards."""
    if one.step != "payment":
        return ""
    good, had, labs, left = [one.numbers[name] for name in ("good", "had", "labs", "left")]
    tokens = t.tokens[one.player * STORES : (one.player + 1) * STORES]
    there, on_cards = change.packed(tokens, good, True), change.packed(tokens, good, False)
    for level in range(change.LEVELS):
        on_lab = change.count(labs, level)
        kept = change.count(left, level)
        on_card = int(kept_on_card(kept, change.count(had, level) - on_lab, on_lab))
        held = change.count(on_cards, level)
        if not (on_card <= held and kept - on_card <= change.count(there, level) - held):
            return "it moves tokens that are not there"
    if change.number(had) > MOST_BLUE or (good == FOOD and labs):
        return "it moves more tokens than anybody has"
    return ""
