"""What each seat has, for all to see: how near it is to each victory, its government, and the numbers of its goods."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.picture import Drawing, Layer, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, label, player_mark, rect, title
from epocha.games.civilization_2010.cities import cities_of
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import (
    CITIES,
    CIVILIZATION,
    COINS_TO_WIN,
    FIGURES,
    FIRST_SCOUT,
    GOVERNMENT,
    HUT,
    LAST_SPACE,
    LEVELS,
    NONE,
    RESOURCES,
    SITES,
    VILLAGE,
)
from epocha.games.civilization_2010.names import LEVEL_IDS, TEXTS
from epocha.games.civilization_2010.piles import events_held
from epocha.games.civilization_2010.state import MILITARY_END, Table
from epocha.games.civilization_2010.techs import cards_in_row, most_cities

MIDDLE: Final = (520, 118)
SLIM: Final = (340, 118)
LOW: Final = (224, 92)
LINE: Final = (460, 60)
TALL: Final = (340, 176)
PYRAMID: Final = int(LEVELS) * (int(LEVELS) + 1) // 2
"""The technologies of the smallest pyramid that has a top."""
NEAR: Final = 12
"""From so many squares away an army begins to be a threat to a capital."""
ROOMY: Final = 60
"""The room for how far a goal is, from which on words stand in it."""
FULL: Final = 0.86
"""The share of a goal from which on a seat may reach it within a turn."""


class Goal(NamedTuple):
    """How far a seat is on a way to win.

    Attributes:
        name, symbol: of the way. share: of what is needed. brief: what there is. words: what is missing.
        short: what there is, where there is hardly any room; empty for `brief`.
    """

    name: str
    symbol: str
    share: float
    brief: str
    words: str
    short: str = ""


def goals(t: Table, seat: int, lang: str) -> list[Goal]:
    """Return how far a seat is on each way to win."""
    space, gold, laid = int(t.track[seat]), int(coins(t, seat)), in_pyramid(t, seat)
    known = int(t.techs[seat]).bit_count()
    track, wealth = int(LAST_SPACE), int(COINS_TO_WIN)
    march = nearest_march(t, seat)
    return [
        Goal("culture", "space", space / track, f"{space}/{track}",
             TEXTS.say(lang, "see-goal-culture", n=space, left=track - space)),
        Goal("technology", "research", laid / PYRAMID, f"{laid}/{PYRAMID}",
             TEXTS.say(lang, "see-goal-technology", n=known, missing=missing_rows(t, seat) or "–")),
        Goal("economy", "coin", gold / wealth, f"{gold}/{wealth}",
             TEXTS.say(lang, "see-goal-economy", n=gold, left=max(0, wealth - gold))),
        Goal("military", "combat", _conquered(t, seat, march),
             TEXTS.say(lang, "see-march", n=march) if march != NONE else "–",
             TEXTS.say(lang, "see-goal-military", n=march) if march != NONE else TEXTS.say(lang, "see-goal-no-army"),
             f"→ {march}" if march != NONE else ""),
    ]  # fmt: skip


def _conquered(t: Table, seat: int, march: int) -> float:
    """Return how near an army is to a capital; after the end only whether a capital was taken, as the result tells."""
    if t.over:
        return float(is_conqueror(t, seat))
    return max(0.0, 1 - march / NEAR) if march != NONE else 0.0


def is_conqueror(t: Table, seat: int) -> bool:
    """Return whether a seat has won by a capital that it took (CF-30.4)."""
    return t.over == MILITARY_END and bool(int(t.winners) >> seat & 1)


def in_pyramid(t: Table, seat: int) -> int:
    """Return how many technologies count for a pyramid with a top; more in a row are of no use for it."""
    levels = int(LEVELS)
    return sum([min(levels + 1 - row, int(cards_in_row(t, seat, row))) for row in range(1, levels + 1)])


def missing_rows(t: Table, seat: int) -> str:
    """Return how many technologies each row still needs below a top of the pyramid: "I 2, II 3"."""
    levels = int(LEVELS)
    short = {row: levels + 1 - row - int(cards_in_row(t, seat, row)) for row in range(1, levels + 1)}
    return ", ".join([f"{LEVEL_IDS[row]} {n}" for row, n in short.items() if n > 0])


def nearest_march(t: Table, seat: int) -> int:
    """Return how many squares an army of a seat is from the nearest capital of another, or NONE."""
    armies = [int(at) for at in t.figure_at[seat * FIGURES : seat * FIGURES + FIRST_SCOUT] if at != NONE]
    others = [other for other in range(int(t.players)) if other != seat]
    capitals = [int(t.city_at[other * CITIES]) for other in others if t.city_at[other * CITIES] != NONE]
    return min([int(t.plan.grid.distance(army, capital)) for army in armies for capital in capitals], default=NONE)


def numbers(t: Table, seat: int) -> list[tuple[str, str, str]]:
    """Return the goods of a seat in number: name of the message that tells it, symbol, number."""
    resources = sum([int(t.resources[seat * int(RESOURCES) + kind]) for kind in range(int(RESOURCES))])
    held = [int(t.tokens_held[seat * int(SITES) + site]) for site in (HUT, VILLAGE)]
    return [
        ("trade", "trade", str(int(t.trade[seat]))),
        ("culture", "culture", str(int(t.culture[seat]))),
        ("cities", "town", f"{int(cities_of(t, seat))}/{int(most_cities(t, seat))}"),
        ("resources", "any-resource", str(resources)),
        ("huts", "hut", str(held[0])),
        ("villages", "village", str(held[1])),
        ("events", "culture-hand", str(int(events_held(t, seat)))),
        ("units", "unit-hand", str(int(t.forces_held[seat]))),
    ]


def sheet(t: Table, seat: int, size: tuple[int, int], lang: str) -> Drawing:
    """Return the sheet of a seat in one layer."""
    told = tuple([tuple(goal) for goal in goals(t, seat, lang)])
    shown = (key(t.civilization[seat], t.government[seat], t.first), told, tuple(numbers(t, seat)))
    draw = {MIDDLE: middle, SLIM: slim, LOW: low, LINE: line, TALL: tall}[size]
    name, words = f"place-seat-{seat}-{size[0]}", TEXTS.say(lang, "see-seat", seat=seat + 1)
    spot = rect(2, 2, size[0] - 4, size[1] - 4, r=10)
    return Drawing(*size, [
        Layer("places", (), lambda: hit(name, words, f"choose {seat + 1}", spot), tells=False),
        Layer("sheet", shown, lambda: draw(t, seat, lang)),
    ])  # fmt: skip


def head(t: Table, seat: int, width: float, lang: str) -> Drawing:
    """Return whose pyramid it is: the mark of the seat, its civilization, its government."""
    civilization, government = int(t.civilization[seat]), int(t.government[seat])

    def draw() -> Svg:
        name = GOVERNMENT[government].names.say(lang)
        return group(
            rect(1, 1, width - 2, 34, "shelf", 8),
            _emblems(t, seat, 24, 18, 28),
            icon(f"government-{GOVERNMENT.ids[government]}", 66, 18, 26),
            label(name, 84, 24, 17, "t-bold", width - 170, "start"),
            icon("research", width - 62, 18, 24),
            label(str(int(t.techs[seat]).bit_count()), width - 44, 24, 18, "t-bold", anchor="start"),
        )

    return Drawing(width, 36, [Layer("head", key(civilization, government, t.techs[seat]), draw)])


def _emblems(t: Table, seat: int, x: float, y: float, size: float) -> Svg:
    """Return whose sheet it is: the mark of the seat, and the civilization."""
    civilization = int(t.civilization[seat])
    if civilization == NONE:
        return player_mark(seat, size * 0.4, x, y)
    name = CIVILIZATION.ids[civilization]
    people = group(icon(f"civ-{name}", x, y, size), data_thing=f"civ-{name}")
    return join([people, player_mark(seat, size * 0.26, x + size * 0.44, y + size * 0.4)])


def _government(t: Table, seat: int, x: float, y: float, size: float) -> Svg:
    name = GOVERNMENT.ids[int(t.government[seat])]
    return group(icon(f"government-{name}", x, y, size), data_thing=f"government-{name}")


def _bar(goal: Goal, x: float, y: float, length: float, size: float, room: float = 86) -> Svg:
    """Return how much of what wins there is, as a bar with the number; golden where it may be reached in a turn."""
    share = min(1.0, goal.share)
    fill = "f-gold" if share >= FULL else "f-player"
    return group(
        title(goal.words),
        icon(goal.symbol, x, y, size * 1.3),
        rect(x + size, y - 7, length, 14, "trough", 7),
        rect(x + size + 1.5, y - 5.5, max(11.0, (length - 3) * share), 11, fill, 5.5) if share else NOTHING,
        label(goal.brief, x + size + length + 5, y + size * 0.36, size, "t-bold", room, "start"),
        data_thing=f"goal-{goal.name}", data_now=goal.words,
    )  # fmt: skip


def _number(one: tuple[str, str, str], x: float, y: float, size: float, lang: str) -> Svg:
    name, symbol, text = one
    return group(
        icon(symbol, x, y, size * 1.25), label(text, x + size * 0.85, y + size * 0.36, size, "t-bold", anchor="start"),
        data_thing=f"count-{name}", data_now=TEXTS.say(lang, f"see-{name}", n=text),
    )  # fmt: skip


def _panel(width: float, height: float) -> Svg:
    return join([rect(1, 1, width - 2, height - 2, "shelf", 10), rect(1, 1, 7, height - 2, "f-player", 3)])


def middle(t: Table, seat: int, lang: str) -> Svg:
    """Return a sheet with the bars and all numbers."""
    width, height = MIDDLE
    bars = [_bar(goal, 102, 18 + 27 * i, 120, 17) for i, goal in enumerate(goals(t, seat, lang))]
    counts = [_number(one, 346 + i // 4 * 94, 18 + 27 * (i % 4), 18, lang) for i, one in enumerate(numbers(t, seat))]
    return group(_panel(width, height), _emblems(t, seat, 46, 34, 46), _government(t, seat, 46, 86, 38), *bars, *counts)


def slim(t: Table, seat: int, lang: str) -> Svg:
    """Return a sheet for a slim column: short bars, and all numbers."""
    width, height = SLIM
    bars = [_bar(goal, 88, 18 + 27 * i, 36, 17, 72) for i, goal in enumerate(goals(t, seat, lang))]
    counts = [_number(one, 234 + i // 4 * 62, 18 + 27 * (i % 4), 18, lang) for i, one in enumerate(numbers(t, seat))]
    return group(_panel(width, height), _emblems(t, seat, 40, 34, 42), _government(t, seat, 40, 86, 36), *bars, *counts)


def low(t: Table, seat: int, lang: str) -> Svg:
    """Return a strip, to be read two abreast on a phone, three on a tablet: how far the seat is, and its numbers."""
    width, height = LOW
    counts = [_number(one, 130 + i // 4 * 58, 14 + 21 * (i % 4), 17, lang) for i, one in enumerate(numbers(t, seat))]
    whose = join([_emblems(t, seat, 26, 26, 30), _government(t, seat, 26, 70, 26)])
    return group(_panel(width, height), whose, *_shares(goals(t, seat, lang), 17), *counts)


def line(t: Table, seat: int, lang: str) -> Svg:
    """Return a strip of two lines: how far the seat is, and below that its numbers."""
    width, height = LINE
    spots = (90, 141, 192, 264, 303, 342, 381, 420)
    counts = [_number(one, x, 44, 17, lang) for one, x in zip(numbers(t, seat), spots, strict=True)]
    whose = join([_emblems(t, seat, 26, 30, 34), _government(t, seat, 62, 30, 28)])
    return group(_panel(width, height), whose, *_shares(goals(t, seat, lang), 17, (90, 16), (94, 0), 76), *counts)


def tall(t: Table, seat: int, lang: str) -> Svg:
    """Return a sheet for a phone: the bars, and the numbers below them in two rows."""
    width, height = TALL
    bars = [_bar(goal, 98, 18 + 26 * i, 112, 17) for i, goal in enumerate(goals(t, seat, lang))]
    counts = [_number(one, 32 + i % 4 * 80, 126 + i // 4 * 30, 18, lang) for i, one in enumerate(numbers(t, seat))]
    return group(_panel(width, height), _emblems(t, seat, 46, 34, 46), _government(t, seat, 46, 84, 36), *bars, *counts)


def _shares(
    shown: Sequence[Goal],
    size: float,
    at: tuple[float, float] = (60, 14),
    step: tuple[float, float] = (0, 21),
    room: float = 46,
) -> list[Svg]:
    """Return the goals without bars, from a point on; below each other, or where there is another step beside.

    What may be reached in a turn stands on gold, as its bar is golden where there is room for one.
    """
    near = {goal.name for goal in shown if goal.share >= FULL}
    gold = min(room + 23, step[0] - 2) if step[0] else room + 23
    briefs = [(room < ROOMY and goal.short) or goal.brief for goal in shown]
    return [
        group(
            title(goal.words),
            rect(at[0] - 10 + step[0] * i, at[1] - 9.5 + step[1] * i, gold, 19, "f-gold", 6)
            if goal.name in near
            else NOTHING,
            icon(goal.symbol, at[0] + step[0] * i, at[1] + step[1] * i, 18),
            label(briefs[i], at[0] + 10 + step[0] * i, at[1] + 5.5 + step[1] * i, size,
                  "t-bold t-edge" if goal.name in near else "t-bold", room, "start"),
            data_thing=f"goal-{goal.name}", data_now=goal.words,
        )
        for i, goal in enumerate(shown)
    ]  # fmt: skip
