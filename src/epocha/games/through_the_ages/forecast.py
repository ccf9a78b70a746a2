"""What the end of a turn will bring as things stand (TA-24.1): worked out by the rules, on a copy of the view.

All of it follows from what everybody sees; which cards will be drawn does not, so only their number is told.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import BASE
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import Svg, group, icon, kept, label, rect, tag, text_width, title
from epocha.games.through_the_ages.components import MOST_DRAWN, NONE
from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.names import TEXTS
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.upkeep import harvest, mine
from epocha.games.through_the_ages.stores import consume, corrupt, stock
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.values import discontent

SIZE: Final = (340, 132)
LINE: Final = (1040, 24)
NARROW: Final = (780, 24)
ROW: Final = 25
LETTERS: Final = 14.0


class Change(NamedTuple):
    """How a number changes: what it is now, what comes, what goes, and what it will be."""

    name: str
    now: int
    gain: int
    loss: int
    then: int
    lost: str


class Outlook(NamedTuple):
    """The end of a seat's turn.

    Attributes:
        uprising: whether nothing of it happens (TA-23.5). changes: of the numbers. famine: culture lost for missing
            food. drawn, held, limit: military cards drawn, then in hand, and how many may stay; drawn is -1 if none
            are played with.
    """

    uprising: bool
    changes: tuple[Change, ...]
    famine: int
    drawn: int
    held: int
    limit: int


def outlook_of(view: Table, p: int) -> Outlook:
    """Return what the end of a seat's turn brings if nothing more is done."""
    t = view.clone()
    culture, science, food, resources = int(t.culture[p]), int(t.science[p]), stock(t, p, FOOD), stock(t, p, RESOURCES)
    if discontent(t, p) > t.unused[p]:
        now = {"culture": culture, "science": science, "food": int(food), "resources": int(resources)}
        same = [Change(name, n, 0, 0, n, "") for name, n in now.items()]
        return Outlook(True, tuple(same), 0, 0 if has_military_cards(t) else -1, *hand(t, p, 0))
    harvest(t, p)
    scored, harvested = int(t.culture[p]), int(stock(t, p, FOOD))
    consume(t, p)
    mine(t, p, NONE)
    mined = int(stock(t, p, RESOURCES))
    if t.terms.mode != TUTORIAL:
        corrupt(t, p)
    ends = int(t.culture[p]), int(t.science[p]), int(stock(t, p, FOOD)), int(stock(t, p, RESOURCES))
    changes = (
        Change("culture", culture, scored - culture, scored - ends[0], ends[0], "famine"),
        Change("science", science, ends[1] - science, 0, ends[1], ""),
        Change("food", int(food), harvested - int(food), harvested - ends[2], ends[2], "eaten"),
        Change("resources", int(resources), mined - int(resources), mined - ends[3], ends[3], "corruption"),
    )
    drawn = cards_drawn(t, p)
    return Outlook(False, changes, scored - ends[0], drawn, *hand(t, p, max(0, drawn)))


def has_military_cards(t: Table) -> bool:
    """Return whether military cards are drawn at the end of a turn at all (TA-2.3, TA-42.9)."""
    return bool(t.terms.mode != TUTORIAL and not t.terms.draw_in_turn)


def cards_drawn(t: Table, p: int) -> int:
    """Return how many military cards a seat draws for actions not used, -1 if cards are not drawn now (TA-26.1)."""
    if not has_military_cards(t) or p != t.turn or t.round == 1:
        return -1
    there = len(t.military_deck) + len(t.discards) if t.terms.has_military_deck(t.age) else 0
    return int(min(MOST_DRAWN, t.military_left(), there))


def hand(t: Table, p: int, drawn: int) -> tuple[int, int]:
    """Return how many military cards will be in a hand, and how many may stay in it."""
    return int(t.military_count[p]) + drawn, int(t.military_limit[p])


# --- the picture ---


def outlook(t: Table, lang: str) -> list[Picture]:
    """Return the outlook of whoever looks; those who only watch have none."""
    p = int(t.viewer)
    if p < 0 or t.over or t.is_out(p):
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: line(t, p, lang, LINE),
        "narrow": lambda: line(t, p, lang, NARROW),
        "middle": lambda: box(t, p, lang),
        "tall": lambda: box(t, p, lang),
    }
    return [Picture("outlook", "hand", TEXTS.say(lang, "outlook"), forms, p)]


def box(t: Table, p: int, lang: str) -> Drawing:
    """Return the outlook in lines."""
    found = outlook_of(t, p)
    return Drawing(*SIZE, [Layer("lines", found, lambda: lines(found, lang))])


def line(t: Table, p: int, lang: str, size: tuple[float, float]) -> Drawing:
    """Return the outlook in one line."""
    found = outlook_of(t, p)
    return Drawing(*size, [Layer("line", found, lambda: one_line(found, lang, size[0]))])


@kept
def lines(found: Outlook, lang: str) -> Svg:
    """Return a line for each number, and one for the cards or the uprising."""
    drawn = [rect(1, 1, SIZE[0] - 2, SIZE[1] - 2, "f-paper-2 hair", 8)]
    drawn += [group(change(one, lang), at=(8, 6 + ROW * i)) for i, one in enumerate(found.changes)]
    y = 6 + ROW * 4
    if found.uprising:
        words = TEXTS.say(lang, "outlook-uprising")
        drawn.append(label(words, 10, y + 15, LETTERS, "t-danger t-bold", SIZE[0] - 20, "start"))
    elif found.drawn >= 0:
        drawn.append(group(cards(found, lang), at=(8, y)))
    return group(*drawn)


@kept
def one_line(found: Outlook, lang: str, width: float) -> Svg:
    """Return all numbers side by side, a little smaller where they would be wider than the picture."""
    if found.uprising:
        return label(TEXTS.say(lang, "outlook-uprising"), 6, 17, LETTERS, "t-danger t-bold", NARROW[0] - 12, "start")
    x, drawn = 4.0, []
    for one in found.changes:
        drawn.append(group(change(one, lang), at=(x, 0)))
        x += 24 + sum([room_for(text) for text, _ in parts_of(one, lang)]) + 12
    if found.drawn >= 0:
        drawn.append(group(cards(found, lang), at=(x, 0)))
        x += 24 + text_width(cards_then(found), LETTERS)
    return tag("g", *drawn, transform=f"scale({width / x:.3f})" if x > width else None)


def parts_of(one: Change, lang: str) -> list[tuple[str, str]]:
    """Return what is said of a number, with its classes: `41`, `+9`, `= 50`; what is lost is red and says why."""
    parts = [(str(one.now), "t-soft"), (f"+{one.gain}", "t-bold")]
    if one.loss:
        parts.append((f"−{one.loss} {TEXTS.say(lang, f'outlook-{one.lost}')}", "t-danger t-bold"))
    return [*parts, (f"= {one.then}", "t-bold")]


def room_for(text: str) -> float:
    """Return how much of a line a text takes with the gap behind it; words in fat letters must not fill that."""
    return 1.06 * text_width(text, LETTERS) + 7


def change(one: Change, lang: str) -> Svg:
    """Return how a number changes, in one line."""
    x, drawn = 24.0, [icon(one.name, 11, 11, 19)]
    for text, class_ in parts_of(one, lang):
        drawn.append(label(text, x, 11 + BASE * LETTERS, LETTERS, class_, anchor="start"))
        x += room_for(text)
    named = TEXTS.say(lang, f"symbol-{one.name}")
    words = TEXTS.say(lang, "outlook-change", name=named, now=one.now, gain=one.gain, loss=one.loss, then=one.then)
    return group(title(words), *drawn, data_symbol=one.name)


def cards_then(found: Outlook) -> str:
    """Return how many military cards are drawn, how many are held then, and how many may be."""
    return f"+{found.drawn} = {found.held}/{found.limit}"


def cards(found: Outlook, lang: str) -> Svg:
    """Return how many military cards are drawn, and what is in the hand then; red if some must go."""
    words = TEXTS.say(lang, "outlook-cards", drawn=found.drawn, held=found.held, limit=found.limit)
    class_ = "t-danger t-bold" if found.held > found.limit else "t-bold"
    text = cards_then(found)
    return group(
        title(words),
        icon("military-cards", 11, 11, 18),
        label(text, 24, 11 + BASE * LETTERS, LETTERS, class_, anchor="start"),
    )
