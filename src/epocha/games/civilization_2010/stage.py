"""What is being resolved, newest on top, and the choices that have no place on other pictures.

A deed or an action of a city lies on the table with the cancels that answer it, each above what it would cancel.
Governments, loot and the like are chosen from cards that lie here.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from epocha.engine.battle import ATTACKER
from epocha.engine.frames import NOBODY
from epocha.engine.parts.panels import Panel, below, enlarged, whole
from epocha.engine.parts.pieces import LEADING, Piece, lay, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, group, icon, join, path, rect, tag, title, wrapped
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.battle_picture import TALL, WIDE, Lie
from epocha.games.civilization_2010.battle_picture import drawing as battle_drawing
from epocha.games.civilization_2010.board import map_alone
from epocha.games.civilization_2010.card_words import deed_text
from epocha.games.civilization_2010.city_sheet import Sheets
from epocha.games.civilization_2010.components import (
    CARDS_OF_UNIT,
    CIVILIZATION,
    EVENT,
    GOVERNMENT,
    ICON_IDS,
    NONE,
    PERSON,
    RESOURCE,
    SITE_IDS,
    TECHNOLOGY,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2010.effect_tables import (
    ABILITIES,
    ABILITY,
    FIRST_CIVILIZATION_CARD,
    FIRST_GOVERNMENT_CARD,
    FIRST_WONDER_CARD,
)
from epocha.games.civilization_2010.emblems import EVENT_SIGNS
from epocha.games.civilization_2010.names import CITY_IDS, TEXTS
from epocha.games.civilization_2010.notation import NOTATION
from epocha.games.civilization_2010.questions import city_action_words, source_name
from epocha.games.civilization_2010.seats import MIDDLE, sheet
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.deeds import Deed, source_of
from epocha.games.civilization_2010.steps.loot import Loot, LootByPoints
from epocha.games.civilization_2010.steps.management import CityAction
from epocha.games.civilization_2010.words import describe

KINDS: Final = (
    s.PICK, s.GOVERN, s.SEND_FOR, s.AIM_AT, s.OPTION, s.AIM_COLUMN, s.MUSTER_FROM, s.SAVE, s.TAKE_TRADE, s.TAKE_CULTURE,
    s.TAKE_RESOURCE, s.TAKE_TOKEN, s.TAKE_EVENT, s.TAKE_COIN, s.BREAK_COIN,
)  # fmt: skip
"""Kinds of actions that are chosen here, besides the abilities that no technology gives."""
VERBS: Final = (
    "pick", "govern", "send for", "hit", "option", "column", "muster", "save", "take", "break coin on", "use",
)  # fmt: skip
CHOICE: Final = (238.0, 92.0)
PENDING: Final = 104.0
EFFECT: Final = 16.5
"""The size of the letters in which the table tells what a card does that may be cancelled."""
GAP: Final = 8
LARGE: Final = 1.8
"""So many times larger it is beside the map, which is high, so that it can be read there."""


class Pending(NamedTuple):
    """Something that lies on the table: who did it, what, whether it is cancelled, its card, and what that does."""

    seat: int
    words: str
    cancelled: bool
    source: int
    effect: str = ""


def stage(t: Table, sheets: Sheets, lang: str) -> list[Picture]:
    """Return the picture of what is being resolved and chosen, if there is anything."""
    if t.over or not (open_here(t) or pending(t, lang)):
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: beside_map(t, lang),
        "tall": lambda: below_each_other(t, sheets, lang),
    }
    return [Picture("stage", "battle", TEXTS.say(lang, "see-stage"), forms, verbs=VERBS)]


# --- what there is ---


def is_of_card(source: int) -> bool:
    """Return whether an ability is of a government, wonder or civilization, which lie on no pyramid."""
    return source < ABILITIES and bool(ABILITY[source].card >= FIRST_GOVERNMENT_CARD)


def open_here(t: Table) -> list[int]:
    """Return the open actions of whoever looks that are chosen here."""
    if t.viewer not in t.current_players:
        return []
    legal = [int(action) for action in t.legal_actions(t.viewer)]
    return [
        action
        for action in legal
        if action >> KIND_BITS in KINDS or (action >> KIND_BITS == s.USE and is_of_card(action & PAYLOAD))
    ]


def pending(t: Table, lang: str) -> list[Pending]:
    """Return the deeds and city actions that are not carried out yet, the newest first."""
    found: list[Pending] = []
    base = t.top
    while base != NOBODY:
        step, seat = t.step_of(base), int(t.player_of(base))
        if step == c.DEED:
            source = int(t.read(base, Deed.SOURCE))
            words = source_name(source, lang)
            effect = deed_text(source, lang)
            found.append(Pending(seat, words, bool(t.read(base, Deed.CANCELLED)), source, effect))
        elif step == c.CITY_ACTION:
            city = CITY_IDS[t.read(base, CityAction.CITY)]
            words = TEXTS.say(lang, "see-city-action", city=city, what=city_action_words(t, int(base), lang))
            found.append(Pending(seat, words, bool(t.read(base, CityAction.CANCELLED)), NOBODY))
        base = t.under(base)
    return found


# --- drawing ---


def beside_map(t: Table, lang: str) -> Drawing:
    """Return what lies on the table beside the map, below one that is wide, or alone where more is chosen than the map
    is high.
    """
    if t.commander[ATTACKER] != NONE:
        return with_battle(t, WIDE, 3, lang)
    land = Panel("map", map_alone(t, lang), 0, 0)
    is_low = land.right > land.bottom
    shown = with_loser(t, 4 if is_low else 1, lang)
    if is_low and shown.height <= land.bottom:
        return whole([land, Panel("", shown, 0, land.bottom + GAP)])
    if is_low or shown.height * LARGE > land.bottom:
        return drawing(t, 3, lang)
    return whole([land, Panel("", enlarged(shown, LARGE), land.right + 12, 0)])


def below_each_other(t: Table, sheets: Sheets, lang: str) -> Drawing:
    """Return what lies on the table as a phone shows it, which has no room for the map: with the city that acts."""
    if t.commander[ATTACKER] != NONE:
        return with_battle(t, TALL, 2, lang)
    return with_city(t, sheets, with_loser(t, 2, lang))


def with_city(t: Table, sheets: Sheets, shown: Drawing) -> Drawing:
    """Return what lies on the table, and below it the city whose action lies there, if one does."""
    acting = acting_city(t)
    if acting is None or open_here(t):
        return shown
    sheet = sheets.drawing(*acting, "acting")
    # nothing is chosen below what lies there
    lying = shown._replace(height=shown.height - CHOICE[1] - GAP)
    return whole(below([("", lying), ("acting", enlarged(sheet, shown.width / sheet.width))], gap=0))


def acting_city(t: Table) -> tuple[int, int] | None:
    """Return the seat and the number of the city whose action lies on the table, or None."""
    base = t.top
    while base != NOBODY:
        if t.step_of(base) == c.CITY_ACTION:
            return int(t.player_of(base)), int(t.read(base, CityAction.CITY))
        base = t.under(base)
    return None


def with_battle(t: Table, lie: Lie, columns: int, lang: str) -> Drawing:
    """Return the battle that this comes of, which stays in sight, and above it what is chosen."""
    chosen = drawing(t, columns, lang)
    fight = battle_drawing(t, lie, lang)
    fight = fight._replace(layers=[layer for layer in fight.layers if layer.name != "about"])
    return whole(below([("chosen", enlarged(chosen, lie.width / chosen.width)), ("battle", fight)]))


def with_loser(t: Table, columns: int, lang: str) -> Drawing:
    """Return what lies on the table; where loot is chosen, and there is room, with what the loser has below it."""
    shown = drawing(t, columns, lang)
    loser = robbed(t)
    if loser == NOBODY or columns == 1:
        return shown
    own = sheet(t, loser, MIDDLE, lang)
    in_colour = own._replace(layers=[coloured(layer, loser) for layer in own.layers if layer.tells])
    return whole(below([("chosen", shown), ("loser", enlarged(in_colour, shown.width / MIDDLE[0]))]))


def coloured(layer: Layer, seat: int) -> Layer:
    """Return a layer in the colour of a seat, on a picture that is nobody's."""
    return layer._replace(key=(seat, layer.key), draw=lambda: group(layer.draw(), class_=f"p{seat}"))


def robbed(t: Table) -> int:
    """Return the seat from which loot is chosen now, or NOBODY."""
    step = t.step_of(t.top) if t.top != NOBODY else NOBODY
    if step == c.LOOT:
        return int(t.read(t.top, Loot.LOSER))
    return int(t.read(t.top, LootByPoints.LOSER)) if step == c.LOOT_BY_POINTS else NOBODY


def drawing(t: Table, columns: int, lang: str) -> Drawing:
    """Return what lies on the table above, and below it the choices in columns."""
    lying = pending(t, lang)
    actions = open_here(t)
    words = [describe(t, action, lang) for action in actions]
    width = columns * (CHOICE[0] + GAP) + GAP
    tall = effect_height(lying, width)
    top = GAP + len(lying) * (PENDING + tall + GAP)
    height = top + max(1, -(-len(actions) // columns)) * (CHOICE[1] + GAP)
    chosen = tuple(zip(actions, words, strict=True))
    return Drawing(width, height, [
        Layer("pending", (width, tuple([tuple(one) for one in lying])), lambda: lie_in_rows(lying, width, tall, lang)),
        Layer("choices", (chosen, columns, top), lambda: choices(actions, words, columns, top, lang), tells=False),
    ])  # fmt: skip


def effect_height(lying: list[Pending], width: float) -> float:
    """Return the height that what the cards on the table do needs below their names, the same for each."""
    lines = max([len(wrapped(one.effect, width - 4 * GAP, EFFECT)) for one in lying if one.effect], default=0)
    return lines * LEADING * EFFECT + GAP if lines else 0.0


def lie_in_rows(lying: list[Pending], width: float, tall: float, lang: str) -> Svg:
    """Return what is being resolved below each other, the newest first; what is cancelled is struck out."""
    out: list[Svg] = []
    for i, one in enumerate(lying):
        words = TEXTS.say(lang, "see-pending-cancelled" if one.cancelled else "see-pending", seat=one.seat + 1,
                          what=one.words)  # fmt: skip
        left = 132 if one.source != NOBODY else 48
        strike = path(f"M120 {PENDING / 2:g}H{width - 30:g}", "hatch") if one.cancelled else NOTHING
        out.append(group(
            title(words),
            rect(0, 0, width - 2 * GAP, PENDING + tall, "shelf", 12),
            group(seat_mark(one.seat, 13), at=(26, PENDING / 2)),
            group(emblem(sign_of(one.source)), at=(left - 92, 7)) if one.source != NOBODY else NOTHING,
            text_box(one.words, left, 8, width - left - 24, PENDING - 16, 22, "t-bold", least=13),
            text_box(one.effect, GAP, PENDING - 4, width - 4 * GAP, tall, EFFECT) if one.effect else NOTHING,
            strike,
            at=(GAP, GAP + i * (PENDING + tall + GAP)),
        ))  # fmt: skip
    return group(*out)


def choices(actions: list[int], words: list[str], columns: int, top: float, lang: str) -> Svg:
    """Return the choices as cards with what they do."""
    out: list[Svg] = []
    width, height = CHOICE
    for i, (action, said) in enumerate(zip(actions, words, strict=True)):
        art = join([
            rect(0.5, 0.5, width - 1, height - 1, "shelf", 10),
            art_of(action),
            text_box(said, 88, 3, width - 92, height - 6, 18, "t-bold", least=13),
        ])  # fmt: skip
        text = NOTATION.text(action)
        piece = Piece(f"choice-{text.replace(' ', '-')}", art, width, height, said, text)
        at = (GAP + i % columns * (width + GAP), top + i // columns * (height + GAP))
        out.append(lay(piece, *at))
    return group(*out)


def art_of(action: int) -> Svg:
    """Return the emblem of a choice, on its left."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    signs: dict[int, Any] = {
        s.PICK: lambda: f"civ-{CIVILIZATION.ids[what]}", s.SEND_FOR: lambda: f"person-{PERSON.ids[what]}",
        s.MUSTER_FROM: lambda: f"unit-{UNIT.ids[what]}", s.SAVE: lambda: f"unit-{UNIT.ids[what // CARDS_OF_UNIT]}",
        s.TAKE_TRADE: lambda: ICON_IDS[0], s.TAKE_CULTURE: lambda: "culture",
        s.TAKE_RESOURCE: lambda: f"resource-{RESOURCE.ids[what]}", s.TAKE_TOKEN: lambda: SITE_IDS[what],
        s.TAKE_EVENT: lambda: "culture-hand", s.TAKE_COIN: lambda: "coin", s.BREAK_COIN: lambda: "coin",
        s.AIM_AT: lambda: victim_art(what),
        s.GOVERN: lambda: f"government-{GOVERNMENT.ids[what]}", s.USE: lambda: sign_of(what),
    }  # fmt: skip
    return emblem(signs[kind]() if kind in signs else "any-resource")


def victim_art(what: int) -> str:
    """Return the symbol of what can be killed."""
    kind = int(s.kind_hit(what))
    return "great-person" if kind == s.GREAT_PERSON else f"{('army', 'scout')[kind]}-{max(0, int(s.owner_hit(what)))}"


def emblem(symbol: str) -> Svg:
    """Return a symbol on a field."""
    return join([rect(10, 12, 68, 68, "field", 8), icon(symbol, 44, 46, 58)])


def sign_of(source: int) -> str:
    """Return the symbol of the card that an ability or a culture event is of: there is no room for its letters."""
    if source >= ABILITIES:
        return EVENT_SIGNS[EVENT[source - int(ABILITIES)].id]
    card = int(ABILITY[source].card)
    if card < FIRST_GOVERNMENT_CARD:
        return f"tech-{TECHNOLOGY[card].id}"
    if card < FIRST_WONDER_CARD:
        return f"government-{GOVERNMENT.ids[card - int(FIRST_GOVERNMENT_CARD)]}"
    if card < FIRST_CIVILIZATION_CARD:
        return f"wonder-{WONDER[card - int(FIRST_WONDER_CARD)].id}"
    return f"civ-{CIVILIZATION.ids[card - int(FIRST_CIVILIZATION_CARD)]}"


def played_card(action: int) -> Svg:
    """Return the emblem of the card that an action uses or plays as a picture of its own, beside a sentence."""
    if action >> KIND_BITS not in (s.USE, s.PLAY):
        return NOTHING
    source = int(source_of(action))
    symbol = sign_of(source)
    name = f"event-{EVENT.ids[source - int(ABILITIES)]}" if source >= ABILITIES else symbol
    art = group(emblem(symbol), data_thing=name)
    return tag("svg", art, class_="drawing", viewBox="8 10 72 72", aria_hidden="true")
