"""Hands that lie open: what a view sees of those of others, where a table has agreed on that (TA-R-68)."""

from typing import Final

from epocha.engine.picture import Layer
from epocha.engine.state import UNKNOWN
from epocha.engine.svg import Svg, group, icon, label, title
from epocha.games.through_the_ages.cards import tile
from epocha.games.through_the_ages.components import CARD_IDS
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, MILITARY_SLOTS
from epocha.games.through_the_ages.names import TEXTS, card_label, kind_name
from epocha.games.through_the_ages.state import Table

HEAD: Final = 32
"""Width of what stands before the cards: that it is a hand, and of how many cards."""
HEIGHT: Final = 44
"""Of a card."""
LINE: Final = 48
"""From line to line."""


def open_hand(
    t: Table, p: int, lang: str, x: float, y: float, width: float, columns: int, size: float
) -> tuple[list[Layer], float]:
    """Return the open hand of another seat as small cards in lines, and how much height they need.

    Args:
        columns: how many cards stand in a line. size: of their letters.
    """
    cards = seen_in_hand(t, p)
    step = (width - HEAD) / columns

    def draw() -> Svg:
        at = [(x + HEAD + step * (i % columns), y + LINE * (i // columns)) for i in range(len(cards))]
        lying = [small_card(card, lang, step - 4, size, *corner) for card, corner in zip(cards, at, strict=True)]
        return group(hand_head(len(cards), lang, x, y, size), *lying)

    if not cards:
        return [], 0
    return [Layer("open-hand", (cards, y), draw)], LINE * -(-len(cards) // columns)


def seen_in_hand(t: Table, p: int) -> tuple[int, ...]:
    """Return the cards of another seat's hands that the view sees; one's own have a picture of their own."""
    if p == t.viewer:
        return ()
    civil = t.civil_hand[p * CIVIL_SLOTS : p * CIVIL_SLOTS + t.civil_count[p]]
    military = t.military_hand[p * MILITARY_SLOTS : p * MILITARY_SLOTS + t.military_count[p]]
    return tuple([int(card) for card in (*civil, *military) if card != UNKNOWN])


def hand_head(count: int, lang: str, x: float, y: float, size: float) -> Svg:
    """Return what stands before the cards of an open hand."""
    words = TEXTS.say(lang, "hand-open", n=count)
    middle = x + HEAD / 2 - 2
    return group(
        title(words), icon("civil-cards", middle, y + 15, 20), label(str(count), middle, y + 40, size, "t-bold")
    )


def small_card(card: int, lang: str, width: float, size: float, x: float, y: float) -> Svg:
    """Return a card of an open hand."""
    words = TEXTS.say(lang, "row-card", card=card_label(card, lang), kind=kind_name(card, lang))
    return group(title(words), tile(card, lang, width, HEIGHT, size), at=(x, y), data_thing=f"card-{CARD_IDS[card]}")
