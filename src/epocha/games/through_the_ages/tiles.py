"""Cards in play as a civilization shows them: tiles with workers and blue tokens, and plates with no more than a name.

Civil cards have round corners and their band above, military ones cut corners and their band below.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import LEAST
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, kept, label, path, rect, text_width, title
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CARD_IDS,
    UNIT_SITE,
)
from epocha.games.through_the_ages.emblems import emblem as emblem_of
from epocha.games.through_the_ages.emblems import family
from epocha.games.through_the_ages.gist import Part, given
from epocha.games.through_the_ages.name_lines import in_two, name_lines, name_on, too_wide
from epocha.games.through_the_ages.names import TEXTS, card_name
from epocha.games.through_the_ages.scenes import CORNER, band_of, scene
from epocha.games.through_the_ages.tokens import amount, amount_width, least_width, tokens

TILE: Final = (80, 62)
BAND: Final = 28
"""Height of the band with the name, which has room for two lines."""


UPRIGHT: Final = 83.0
"""A card that is as high stands upright: its emblem is large, and workers and blue tokens lie below it."""
BROAD: Final = 72.0
"""One that is as broad tells its price above and what it gives at its foot."""
AGES: Final = 17.0
"""How far the age reaches into such a card."""
WORKER: Final = 15.0
STORED: Final = 12.0
"""Sizes of tokens on a tile."""


class Standing(NamedTuple):
    """How a card that workers stand on is doing: who stands there, what is stored, and what one more would cost."""

    card: int
    workers: int
    stored: int
    price: int


def emblem(card: int, x: float, y: float, size: float) -> Svg:
    """Return the emblem of a card from its upper left corner."""
    return icon(emblem_of(card), x + size / 2, y + size / 2, size)


@kept
def tile(one: Standing, lang: str, width: float = TILE[0], height: float = TILE[1]) -> Svg:
    """Return a card with its workers, from its upper left corner."""
    if height >= UPRIGHT:
        return upright(one, lang, width, height)
    is_unit = one.card >= UNIT_SITE
    top = 0.0 if is_unit else float(BAND)
    body = height - BAND
    sign = emblem(one.card, 4, top + 2, 18)
    return join([
        frame(width, height, is_unit, band_of(one.card), not one.workers),
        name_on_band(one.card, lang, width, height - BAND if is_unit else 0),
        scene(one.card, 1, top + 1, 23, body - 2) if one.workers else NOTHING,
        sign if one.workers else group(sign, class_="faded"),
        label(AGE_IDS[AGE[one.card]], 13, top + body - 4, LEAST, "t-bold"),  # clear of the rim of what can be chosen
        standing_on(one, 25, width - 3, top, body),
    ])  # fmt: skip


def upright(one: Standing, lang: str, width: float, height: float) -> Svg:
    """Return a card that is high enough for a large emblem, and, if it is broad enough, for what each worker gives."""
    is_unit = one.card >= UNIT_SITE
    top, body = 0.0 if is_unit else float(BAND), height - BAND
    is_broad = width >= BROAD
    price, price_width = str(one.price), amount_width(str(one.price), LEAST)
    left = AGES + 1
    last = top + body - 9
    second = min(top + body * 0.67, last - (WORKER + 2 + STORED) / 2)  # one does not lie on the other
    high = second - top - WORKER / 2 - 2
    side = min(high - 2, width - left - (price_width + 4 if is_broad else 3))
    sign = icon(
        emblem_of(one.card), (left + width - (price_width if is_broad else 0) - 2) / 2, top + high / 2 + 0.5, side
    )
    picture = join([scene(one.card, 1, top + 1, width - 2, high, CORNER - 1 if is_unit else 0), sign])
    on_sky = "t-print" if one.workers else "t-bold"
    beside = yields(one.card) if is_broad else (Part(price, "resources"),)
    room = width - 7 - sum([amount_width(part.text, LEAST) for part in beside])
    fits = least_width(one.stored, STORED) <= room
    return join([
        frame(width, height, is_unit, band_of(one.card), not one.workers),
        name_on_band(one.card, lang, width, height - BAND if is_unit else 0),
        picture if one.workers else group(picture, class_="faded"),
        label(AGE_IDS[AGE[one.card]], 4, top + 15, LEAST + 1, on_sky, anchor="start"),
        amount("resources", price, width - 3 - price_width, top + 11, LEAST, on_sky) if is_broad else NOTHING,
        tokens("workers", one.workers, 4, second, width - 6, WORKER + 2),
        tokens("blue", one.stored, 4, last, room if fits else width - 6, STORED),
        row_of(beside, width - 3, last) if fits else NOTHING,
    ])  # fmt: skip


def yields(card: int) -> tuple[Part, ...]:
    """Return what each worker on a card gives, as far as a card in play has room for it."""
    return given(card)[:2]


def row_of(parts: Sequence[Part], right: float, y: float) -> Svg:
    """Return amounts in a row that ends at a point."""
    drawn: list[Svg] = []
    for part in reversed(parts):
        right -= amount_width(part.text, LEAST)
        drawn.append(amount(part.symbol, part.text, right, y, LEAST, "t-soft"))
    return join(drawn)


def lacking(sign: str, x: float, y: float, size: float) -> Svg:
    """Return what shows faintly around a point where there is no card."""
    return group(icon(sign, x, y, size), class_="lacking")


def limit_sign(built: int, limit: int, right: float, y: float, size: float = LEAST) -> Svg:
    """Return how many buildings of a kind there are of those allowed; where all are built, in red."""
    full, width = "t-full" if built >= limit else "t-on-light", 1.85 * size
    return join([
        rect(right - width, y - 0.86 * size, width, 1.04 * size, "f-bone", 4),
        label(f"{built}/{limit}", right - width / 2, y + 0.04 * size, size, f"{full} t-bold"),
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
    paper = "idle" if idle else "in-play"
    if is_military:
        cut = f"M7 0H{width - 7:g}L{width:g} 7V{height - 7:g}L{width - 7:g} {height:g}H7L0 {height - 7:g}V7z"
        low = f"M0 {height - BAND:g}H{width:g}V{height - 7:g}L{width - 7:g} {height:g}H7L0 {height - 7:g}z"
        return join([path(cut, paper), path(low, band)])
    high = f"M0 {BAND}V6Q0 0 6 0H{width - 6:g}Q{width:g} 0 {width:g} 6V{BAND}z"
    return join([rect(0, 0, width, height, paper, 6), path(high, band)])


def name_on_band(card: int, lang: str, width: float, y: float) -> Svg:
    """Return a card's name in one or two lines, whole however narrow the card is."""
    room = width - 4
    lines = in_two(name_lines(card, lang, room, LEAST), LEAST)
    class_ = "t-bone t-bold"
    if not too_wide(lines, room, LEAST):
        return name_on(card, lang, 2, y, room, BAND, LEAST, class_)
    first = y + BAND / 2 + LEAST * (0.36 - 0.56 * (len(lines) - 1))
    return join([pressed(line, width / 2, first + LEAST * i, room, class_) for i, line in enumerate(lines)])


def pressed(line: str, x: float, y: float, room: float, class_: str) -> Svg:
    """Return a line about a point, its letters as narrow as the room makes them."""
    if text_width(line, LEAST) <= room:
        return label(line, x, y, LEAST, class_)
    return label(line, x, y, LEAST, class_, textLength=room, lengthAdjust="spacingAndGlyphs")


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
