"""Action <-> text: `take 5`, `build bronze`, `upgrade bronze to iron`, `play moses`, `attack raid i on 2`, `bid 4`."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.notation import Notation
from epocha.games.through_the_ages import state
from epocha.games.through_the_ages.components import (
    ACTION,
    AGE_IDS,
    AGGRESSION,
    BONUS,
    CARD_IDS,
    CARDS,
    CATEGORY,
    CIVIL_CARDS,
    EVENT,
    GOVERNMENT,
    LEADER,
    LINE_IDS,
    PACT,
    SITES,
    SPACES,
    SPECIAL,
    STAGES,
    STARTING_CARDS,
    SYMMETRIC,
    TACTICS,
    TERRITORY,
    UNIT_SITE,
    WAR,
    WONDER,
)
from epocha.games.through_the_ages.layout import MOST_GOODS
from epocha.games.through_the_ages.steps.actions import SITE_BITS
from epocha.games.through_the_ages.steps.colonies import MOST_BID
from epocha.games.through_the_ages.values import LAB_SITE

SEATS: Final = 4
MOST_STAGES: Final = min(4, int(STAGES))
MOST_PEOPLE: Final = 2


def word(card: int) -> str:
    """Return what texts call a card: its id, with blanks."""
    return CARD_IDS[card].replace("_", " ")


def _cards(*kinds: int) -> list[int]:
    return [card for card in range(int(CARDS)) if CATEGORY[card] in kinds]


def _plain() -> dict[int, str]:
    """Return the texts of actions without a card, by kind and payload."""
    texts = {
        (state.END, 0): "end", (state.GROW, 0): "increase population", (state.SETTLE, 0): "settle",
        (state.EXCHANGE, 0): "exchange", (state.DRAW, 0): "draw", (state.PASS, 0): "pass", (state.RESIGN, 0): "resign",
        (state.STAY, 0): "stay", (state.ACCEPT, 0): "accept", (state.REFUSE, 0): "refuse",
        (state.BUILD_IT, 0): "build it", (state.DONE, 0): "done", (state.BY_HAND, 0): "by-hand",
    }  # fmt: skip
    texts |= {(state.TAKE, space): f"take {space + 1}" for space in range(int(SPACES))}
    texts |= {(state.STAGES, n): f"stages {n}" for n in range(1, MOST_STAGES + 1)}
    texts |= {(state.CANCEL, seat): f"cancel {seat + 1}" for seat in range(SEATS)}
    texts |= {(state.BID, n): f"bid {n}" if n else "no bid" for n in range(MOST_BID + 1)}
    texts |= {(state.SPLIT, n): f"food {n}" for n in range(MOST_GOODS + 1)}
    texts |= {(state.PEOPLE, n): f"people {n}" for n in range(MOST_PEOPLE + 1)}
    return {kind << state.KIND_BITS | payload: text for (kind, payload), text in texts.items()}


def _of_sites() -> dict[int, str]:
    """Return the texts of actions about buildings and units."""
    found: dict[int, str] = {}
    for site in range(int(SITES)):
        verbs = {state.BUILD: "build", state.LOSE: "lose", state.RAZE: "disband" if site >= UNIT_SITE else "destroy"}
        if site >= UNIT_SITE:
            verbs |= {state.RECRUIT: "recruit", state.SEND: "send"}
        else:
            verbs |= {state.DESTROY: "raze", state.LEAVE_OUT: "leave out"}
        if site < LAB_SITE:
            verbs |= {state.RETURN_TOKEN: "return", state.LAY_TOKEN: "lay on"}
        for kind, verb in verbs.items():
            found[kind << state.KIND_BITS | site] = f"{verb} {word(site)}"
        for new in range(site + 1, int(SITES)):
            if CATEGORY[new] == CATEGORY[site]:
                payload = site << SITE_BITS | new
                found[state.UPGRADE << state.KIND_BITS | payload] = f"upgrade {word(site)} to {word(new)}"
    return found


def _of_cards() -> dict[int, str]:
    """Return the texts of actions with a card alone."""
    found: dict[int, str] = {}
    technologies = [card for card in range(int(CIVIL_CARDS)) if CATEGORY[card] <= SPECIAL]
    played = [card for card in technologies if card not in STARTING_CARDS] + _cards(LEADER, ACTION, TACTICS)
    kinds: dict[int, tuple[str, Sequence[int]]] = {
        state.PLAY: ("play", played),
        state.REVOLT: ("revolt", [card for card in _cards(GOVERNMENT) if card not in STARTING_CARDS]),
        state.PREPARE: ("prepare", _cards(EVENT, TERRITORY)),
        state.COLONIZE: ("colonize", _cards(TERRITORY)),
        state.SPEND: ("spend", _cards(BONUS)),
        state.DISCARD: ("discard", range(int(CIVIL_CARDS), int(CARDS))),
        state.CHOOSE: ("choose", _cards(SPECIAL, WONDER, TERRITORY)),
    }
    for kind, (verb, cards) in kinds.items():
        for card in cards:
            found[kind << state.KIND_BITS | card] = f"{verb} {word(card)}"
    return found


def _of_cards_and_seats() -> dict[int, str]:
    """Return the texts of attacks and offers."""
    found: dict[int, str] = {}
    for kind, verb, category in ((state.ATTACK, "attack", AGGRESSION), (state.DECLARE, "declare", WAR)):
        for card in _cards(category):
            for seat in range(SEATS):
                found[kind << state.KIND_BITS | card << 2 | seat] = f"{verb} {word(card)} on {seat + 1}"
    for card in _cards(PACT):
        for seat in range(SEATS):
            for side in range(1 if SYMMETRIC[card] else 2):
                payload = card << 3 | seat << 1 | side
                as_side = "" if SYMMETRIC[card] else f" as {'ab'[side]}"
                found[state.OFFER << state.KIND_BITS | payload] = f"offer {word(card)} to {seat + 1}{as_side}"
    return found


NOTATION: Final = Notation({**_plain(), **_of_sites(), **_of_cards(), **_of_cards_and_seats()})


def names_of(kind: str) -> Sequence[str]:
    """Return what positions call things."""
    ranges = {
        "site": (0, int(SITES)),
        "store": (0, 12),
        "unit": (int(UNIT_SITE), int(SITES)),
        "card": (0, int(CARDS)),
        "wonder": (_cards(WONDER)[0], _cards(WONDER)[-1] + 1),
        "territory": (_cards(TERRITORY)[0], _cards(TERRITORY)[-1] + 1),
        "event": (_cards(EVENT)[0], _cards(TERRITORY)[-1] + 1),
    }
    if kind in ranges:
        first, last = ranges[kind]
        return CARD_IDS[first:last]
    return {"line": LINE_IDS, "age": AGE_IDS}.get(kind, ())
