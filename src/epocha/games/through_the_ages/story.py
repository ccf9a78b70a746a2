"""How a game of Through the Ages went: what the culture came from, and what kinds of military cards were drawn."""

from collections import Counter
from typing import Final

from epocha.engine.lot import Lot
from epocha.games.through_the_ages.components import (
    AGGRESSION,
    CARDS,
    CATEGORY,
    CULTURE,
    LEADER,
    NONE,
    SITES,
    TERRITORY,
    WAR,
    WONDER,
    WONDERS,
)
from epocha.games.through_the_ages.effect_tables import LASTING
from epocha.games.through_the_ages.effects import CULTURE_RATING
from epocha.games.through_the_ages.layout import MILITARY_SLOTS
from epocha.games.through_the_ages.ratings import FACE_DOWN_CULTURE, in_play
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.values import amount_of

UNTOLD: Final = "points"
SOURCES: Final = ("buildings", "wonders", "leaders", "state", "events", "fights", "final")
"""What brings culture; what none of these did counts as points: action cards, famine, and what few cards do."""
OF_TURN: Final = {WONDER: "wonders", LEADER: "leaders"}
"""The source that a card in play adds to each turn, by kind; government, colonies and pacts are the state."""


def sources(t: Table, player: int) -> dict[str, int]:
    """Return the points of a seat; a position does not tell where they came from."""
    return dict.fromkeys(SOURCES, 0) | {UNTOLD: int(t.culture[player])}


def earned(before: Table, after: Table, player: int) -> dict[str, int]:
    """Return by source what one stage of play brought a seat, or took."""
    more = int(after.culture[player] - before.culture[player])
    if not more:
        return {}
    if after.over and not before.over:
        return {"final": more}
    step = int(before.step_number())
    if step == c.UPKEEP and player == before.turn:
        return of_turn(before, player)
    if step == c.CARRY_OUT:
        return {"fights" if CATEGORY[before.shown] in (AGGRESSION, WAR) else "events": more}
    if before.wonders[player] != after.wonders[player]:
        return {"wonders": more}
    return {"events": more} if step in (c.POLITICS, c.TURN_EVENT) else {}


def of_turn(t: Table, p: int) -> dict[str, int]:
    """Return by source what the culture rating of a seat is made of; what a loss outweighs counts nowhere."""
    found: Counter[str] = Counter()
    found["buildings"] = sum([int(t.workers[p * SITES + site] * CULTURE[site]) for site in range(int(SITES))])
    for wonder in range(int(WONDERS)):
        if t.face_down[p] >> wonder & 1:
            found["wonders"] += int(FACE_DOWN_CULTURE)
    cards = in_play(t, p)
    for i in range(0, len(cards), 2):
        at = int(cards[i])
        source = OF_TURN.get(int(CATEGORY[at]), "state") if at < CARDS else "state"
        adds = [one for one in LASTING[at].adds if one.to == CULTURE_RATING]
        found[source] += sum([int(amount_of(t, p, one.value, cards[i + 1])) for one in adds])
    return dict(found) if sum(found.values()) == t.culture_rate[p] else {}


def luck(before: Table, after: Table, player: int) -> list[Lot]:
    """Return how many military cards a seat drew, and how many of them were for the hand: no events or territories.

    As many are to be expected as are such among the cards that could be drawn.
    """
    deck = [int(card) for card in before.military_deck]
    drawn = gained(before, after, player)
    if not drawn or step_returns_cards(before):
        return []
    pool = deck if len(deck) >= len(drawn) else [*deck, *[int(card) for card in before.discards]]
    if not pool:
        return []
    share = sum(map(for_hand, pool)) / len(pool)
    return [Lot("military", len(drawn), sum(map(for_hand, drawn)), share * len(drawn))]


def step_returns_cards(t: Table) -> bool:
    """Return whether a card that comes to a hand now was there before: a pact that was refused."""
    return bool(t.step_number() == c.PACT_REPLY)


def gained(before: Table, after: Table, player: int) -> list[int]:
    """Return the cards that a military hand has got."""
    start = player * int(MILITARY_SLOTS)
    hands = [
        Counter([int(card) for card in t.military_hand[start : start + t.military_count[player]] if card != NONE])
        for t in (before, after)
    ]
    return list((hands[1] - hands[0]).elements())


def for_hand(card: int) -> bool:
    """Return whether a military card is neither an event nor a territory."""
    return bool(CATEGORY[card] > TERRITORY)
