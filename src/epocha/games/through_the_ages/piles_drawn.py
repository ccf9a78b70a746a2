"""Decks and event piles as all may know them: how many cards, the ages on their backs, and who prepared what."""

from typing import Any, Final, NamedTuple

from epocha.engine.picture import Layer
from epocha.engine.state import UNKNOWN
from epocha.engine.svg import NOTHING, Svg, group, hit, label, rect, title
from epocha.games.through_the_ages.cards import SIZE, back
from epocha.games.through_the_ages.components import AGE_IDS
from epocha.games.through_the_ages.names import TEXTS, age_name, card_label, heading
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL

AREA: Final = 132
"""Width that the piles take at the end of a strip."""
BELOW: Final = 19
"""From one of them to that below it on a phone."""
CHIP: Final = (23, 16)
"""A pile is shown by the back of its top card; this is its size beside text of `SIZE`."""
NAMED: Final = 30
"""Room that the name of a pile needs at least; without it, it is told where the pile is pointed at."""


class Heap(NamedTuple):
    """A deck or a pile: its name as a thing, the deck it belongs to, the age on top, what is written beside it."""

    name: str
    deck: str
    age: int
    cards: int
    now: str


def heaps(t: Table, lang: str) -> list[Heap]:
    """Return the decks and piles that the mode has; a view knows of them what stands on their backs."""
    age = min(int(t.age), int(t.terms.last_age))
    found = [_deck("civil-deck", "civil", age, len(t.civil_deck), lang)]
    if t.terms.mode != TUTORIAL:
        found.append(_deck("military-deck", "military", age, len(t.military_deck), lang))
    current = [int(one) for one in t.current_ages]
    found.append(_deck("current-events", "event", current[-1] if current else age, len(current), lang))
    if t.terms.mode != TUTORIAL:
        ages = [int(one) for one in t.future_ages]
        now = TEXTS.say(lang, "pile-future", n=len(ages), cards=", ".join(prepared(t, lang)) if ages else "–")
        found.append(Heap("future-events", "event", max(ages, default=age), len(ages), now))
    if len(t.past_events):
        past = ", ".join([card_label(card, lang) for card in t.past_events])
        now = TEXTS.say(lang, "pile-past", n=len(t.past_events), cards=past)
        found.append(Heap("past-events", "event", age, len(t.past_events), now))
    if len(t.laid_out):
        open_ones = [card_label(card, lang) for card in t.laid_out if card != UNKNOWN]
        now = TEXTS.say(lang, "pile-laid-out", n=len(t.laid_out), cards=", ".join(open_ones) or "–")
        found.append(Heap("laid-out", "event", 3, len(t.laid_out), now))
    return found


def _deck(name: str, deck: str, age: int, count: int, lang: str) -> Heap:
    return Heap(name, deck, age, count, TEXTS.say(lang, f"pile-{name}", n=count, age=AGE_IDS[age]))


def prepared(t: Table, lang: str) -> list[str]:
    """Return the future events: each by its age and who prepared it, and by name where the view shows it."""
    found: list[str] = []
    for i, card in enumerate(t.future_events):
        name = AGE_IDS[t.future_ages[i]] if card == UNKNOWN else card_label(card, lang)
        found.append(TEXTS.say(lang, "diagram-prepared", card=name, seat=t.future_by[i] + 1))
    return found


def age_now(t: Table, lang: str) -> str:
    """Return what age it is; once the end is known, the last round."""
    if t.last_round:
        return TEXTS.say(lang, "pile-last-round", round=t.last_round)
    return heading(age_name(t.age, lang)).partition(" (")[0]


def area(t: Table, lang: str, x: float, y: float, width: float, size: float) -> list[Layer]:
    """Return the piles below each other under the age."""
    line, age = size + 6.5, age_now(t, lang)
    at = [(x + 4, y + 22 + line * i) for i in range(len(heaps(t, lang)))]
    head = Layer("age", age, lambda: label(age, width / 2, 15, size + 2, "t-bold", width - 4), at=(x, y))
    return [head, *heap_layers(t, lang, at, width - 8, size)]


def heap_layers(t: Table, lang: str, at: list[tuple[float, float]], width: float, size: float) -> list[Layer]:
    """Return each pile by itself, its upper left corner at a point."""

    def layer(one: Heap, corner: tuple[float, float]) -> Layer:
        return Layer(f"pile-{one.name}", (one, width, size), lambda: heap(t, one, lang, width, size), at=corner)

    return [layer(one, corner) for one, corner in zip(heaps(t, lang), at, strict=True)]


def heap(t: Table, one: Heap, lang: str, width: float, size: float) -> Svg:
    """Return a pile as a line: the back on top, its name, and how many cards it has."""
    high = size + 4
    middle = high / 2 + 0.36 * size
    wide, tall = CHIP[0] * size / SIZE, CHIP[1] * size / SIZE
    room = width - wide - 28
    chip = back(one.deck, one.age, wide, tall) if one.cards else rect(0.5, 0.5, wide - 1, tall - 1, "absent", 3)
    name = TEXTS.say(lang, f"pile-{one.name}-short")
    drawn = [
        group(chip, at=(0, (high - tall) / 2)),
        label(name, wide + 4, middle, size, "", room, "start") if room > NAMED else NOTHING,
        label(str(one.cards), width, middle, size + 1, "t-bold", anchor="end"),
    ]
    about: dict[str, Any] = {"data_thing": one.name, "data_now": one.now}
    if one.name == "military-deck" and t.terms.draw_in_turn:
        place = hit("place-draw", name, "draw", rect(-2, 0, width + 4, high, r=4), **about)
        return group(*drawn, place)
    return group(title(name), *drawn, **about)
