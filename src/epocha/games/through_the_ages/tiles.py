"""Cards in play as a civilization shows them: tiles with workers and blue tokens, and plates with no more than a name.

Civil cards have round corners and their band above, military ones cut corners and their band below.
"""

from typing import Final, NamedTuple

from epocha.engine.parts.pieces import LEAST, text_box
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, kept, label, path, rect, text_width, title
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CARD_IDS,
    CARD_RECORDS,
    CATEGORY,
    CATEGORY_IDS,
    CIVIL_CARDS,
    UNIT_SITE,
)
from epocha.games.through_the_ages.emblems import emblem as emblem_of
from epocha.games.through_the_ages.emblems import family
from epocha.games.through_the_ages.names import TEXTS, card_name
from epocha.games.through_the_ages.tokens import amount, amount_width, least_width, tokens

TILE: Final = (80, 62)
BAND: Final = 28
"""Height of the band with the name, which has room for two lines."""


WORKER: Final = 15.0
STORED: Final = 12.0
"""Sizes of tokens on a tile."""


class Standing(NamedTuple):
    """How a card that workers stand on is doing: who stands there, what is stored, and what one more would cost."""

    card: int
    workers: int
    stored: int
    price: int


def band_of(card: int) -> str:
    """Return the class of the colour of a card's band."""
    kind = CATEGORY_IDS[CATEGORY[card]]
    groups = {"territory": "event", "bonus": "tactics"}
    group_of = CARD_RECORDS[card].group if card < CIVIL_CARDS else groups.get(kind, kind)  # type: ignore[union-attr]
    return f"b-{'unit' if group_of == 'military' else group_of}"


def emblem(card: int, x: float, y: float, size: float) -> Svg:
    """Return the emblem of a card from its upper left corner."""
    return icon(emblem_of(card), x + size / 2, y + size / 2, size)


@kept
def tile(one: Standing, lang: str, width: float = TILE[0]) -> Svg:
    """Return a card with its workers, from its upper left corner."""
    height, is_unit = TILE[1], one.card >= UNIT_SITE
    top = 0.0 if is_unit else float(BAND)
    body = height - BAND
    sign = emblem(one.card, 4, top + 2, 18)
    return join([
        frame(width, height, is_unit, band_of(one.card), not one.workers),
        name_on_band(one.card, lang, width, height - BAND if is_unit else 0),
        rect(3, top + 1.5, 20, 19, "field", 4) if one.workers else NOTHING,
        sign if one.workers else group(sign, class_="faded"),
        label(AGE_IDS[AGE[one.card]], 13, top + body - 2, LEAST, "t-bold"),
        standing_on(one, 25, width - 3, top, body),
    ])  # fmt: skip


def standing_on(one: Standing, x: float, right: float, top: float, body: float) -> Svg:
    """Return workers, below them blue tokens, and the price of one more beside either, whichever leaves room for it."""
    first, second = top + body * 0.28, top + body * 0.74
    price, room = str(one.price), right - x
    left = room - amount_width(price, LEAST)
    beside_stored = least_width(one.stored, STORED) <= left
    is_priced = beside_stored or least_width(one.workers, WORKER) <= left
    y = second if beside_stored else first
    return join([
        tokens("workers", one.workers, x, first, left if is_priced and not beside_stored else room, WORKER),
        tokens("blue", one.stored, x, second, left if beside_stored else room, STORED),
        amount("resources", price, x + left, y, LEAST, "t-soft") if is_priced else NOTHING,
    ])  # fmt: skip


@kept
def frame(width: float, height: float, is_military: bool, band: str, idle: bool = False) -> Svg:
    """Return what a card is drawn on; one that nobody works on is paler (TA-0.6)."""
    paper = "idle" if idle else "f-paper-2 edge"
    if is_military:
        cut = f"M7 0H{width - 7:g}L{width:g} 7V{height - 7:g}L{width - 7:g} {height:g}H7L0 {height - 7:g}V7z"
        low = f"M0 {height - BAND:g}H{width:g}V{height - 7:g}L{width - 7:g} {height:g}H7L0 {height - 7:g}z"
        return join([path(cut, paper), path(low, band)])
    high = f"M0 {BAND}V6Q0 0 6 0H{width - 6:g}Q{width:g} 0 {width:g} 6V{BAND}z"
    return join([rect(0, 0, width, height, paper, 6), path(high, band)])


def name_on_band(card: int, lang: str, width: float, y: float) -> Svg:
    """Return a card's name in one or two lines."""
    return text_box(card_name(card, lang), 3, y + 0.5, width - 6, BAND - 1, LEAST + 1, "t-bone t-bold")


LEAST_WIDTH: Final = 0.78
"""How narrow the letters of a name may become on a plate before its short form is shown."""


@kept
def plate(card: int, lang: str, width: float, height: float = 18, size: float = LEAST, down: bool = False) -> Svg:
    """Return a card as a plate with its age and its name, in the colour of its kind or grey if it was turned down."""
    base, left = height / 2 + 0.36 * size, size * 1.8
    room = width - left - 3
    return join([
        rect(0, 0, width, height, f"{'b-down' if down else band_of(card)} edge", 4),
        label(AGE_IDS[AGE[card]], 4, base, size, "t-bone t-bold", anchor="start"),
        label(name_in_line(card, lang, room, size), left, base, size, "t-bone t-bold", room, "start"),
    ])  # fmt: skip


def name_in_line(card: int, lang: str, room: float, size: float) -> str:
    """Return the name of a card for one line: its short form if the whole could not be read in so much room."""
    name = card_name(card, lang)
    message = f"short-{family(card).replace('_', '-')}"
    if text_width(name, size) * LEAST_WIDTH <= room or not TEXTS.has(lang, message):
        return name
    return TEXTS.say(lang, message).replace("- ", "")


def placed(
    name: str, drawn: Svg, words: str, actions: str, x: float, y: float, width: float, height: float, card: int
) -> Svg:
    """Return a card where it lies, as a place if it offers any action.

    Args:
        name: of the element, without `place-`; "" for one that has none. words: what is said of it.
        actions: beginnings of the texts of the actions that it offers.
    """
    on_top = title(words)
    if actions:
        on_top = hit(f"place-{name}", words, actions, rect(0, 0, width, height, r=6))
    return group(drawn, on_top, at=(x, y), id=name or None, class_="moves snug", data_thing=f"card-{CARD_IDS[card]}")
