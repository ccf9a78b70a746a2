"""What is under way on the shared board of Města: the event in use, by whom and against whom, what is named and
picked for it, and the answers that can be given to it."""

from functools import reduce
from operator import or_
from typing import Final

from epocha.engine.bits import listed
from epocha.engine.picture import Key, key
from epocha.engine.state import NOBODY
from epocha.engine.svg import Svg, circle, group, hit, icon, join, label, player_mark, rect, tag, text_width, title
from epocha.games.mesta.components import (
    DATA,
    EMPIRE_IDS,
    EVENT_IDS,
    EVENTS,
    EXCHANGE,
    MODE,
    MODE_IDS,
    NONE,
    PROTECTION_CARDS,
    SIDE_IDS,
)
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.nesting import aside_below, reactions_below
from epocha.games.mesta.notation import protection_text
from epocha.games.mesta.pieces import (
    city_chip,
    emblem,
    event_back,
    event_card,
    event_words,
    plate,
    plate_width,
    protections,
)
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import (
    CONSENT,
    EXCHANGE_EVENTS,
    GIVE_CITIES,
    GIVE_EVENTS,
    NAME_FIRST,
    REACT,
    TAKE_CITIES,
    USE_EVENT,
)
from epocha.games.mesta.steps.picks import ExchangeEvents, GiveEvents, PickCities
from epocha.games.mesta.words import TEXTS, city_name, sees_hand

WIDTH: Final = 572
"""Width of the sheet between events, and with all that may ever be under way."""
HEIGHT: Final = 136
BRIEF: Final = (304, 68)
"""Width and height of the sheet while no event is in use and no card is shown, and none may be used."""
CHIPS: Final = 2
"""As many cities at stake are shown by name."""
STILL: Final = 22
"""How much higher it is with a line that tells for how long nothing has happened."""
SCALE: Final = 1.3
"""How much larger the sheet is shown, so that it can be read on a phone."""
UPPER: Final = 42
"""The middle of the row that says whom the event is used against."""
LOWER: Final = 98
"""The middle of the row with what is named and picked for it."""
BESIDE_CARD: Final = 156.0
"""Where both rows begin."""
DUE: Final = {
    int(GIVE_CITIES): ("cities", PickCities.LEFT),
    int(TAKE_CITIES): ("cities", PickCities.LEFT),
    int(GIVE_EVENTS): ("events", GiveEvents.LEFT),
    int(EXCHANGE_EVENTS): ("events", ExchangeEvents.LEFT),
}
"""At which steps something is still to be picked, and the number of the frame that says how much."""
ENDS: Final = ("", "complete", "stall", "cap")


def dialogue(t: Table, lang: str) -> Svg:
    """Return the sheet: the event in use with all about it, or between events how far the game is."""
    wide, high = sheet_width(t, lang), BRIEF[1] + STILL * bool(t.still) if is_brief(t) else HEIGHT
    is_between = t.used == NONE or t.over
    paper = [rect(3, 4, wide, high, "cast", 12), rect(0, 0, wide, high, "sheet edge kept-clear", 12)]
    if is_brief(t):
        drawn = brief(t, lang)
    elif is_between:
        drawn = between_events(t, lang)
    else:
        drawn = [*event_in_use(t, lang), *under_way(t, lang)[0], *answers(t, lang, wide - answers_room(t) / 2)]
    shown = "round-sheet" if is_brief(t) else None if is_between else "event-in-use"
    return tag("g", *paper, *drawn, transform=f"scale({SCALE})", class_=shown)


def dialogue_key(t: Table) -> Key:
    """Return all that the sheet is drawn from."""
    asked = step(t)
    due = DUE[asked][1] if asked in DUE else None
    frame = (asked, 0 if due is None else t.get(due), int(t.player()) if due is not None else NOBODY)
    named_for_it = (t.target, t.empire, t.side, t.mode, t.own_city, t.their_city)
    on_the_table = key(t.affected, t.shielded, t.reactions, t.given, t.lost, t.cities, t.finished, t.shown)
    going_on = key(t.round, t.turn, t.allowance, t.still, t.over, t.ranking() if t.over else ())
    return (*frame, *named_for_it, *on_the_table, *going_on, int(t.used), *key(t.current_players, t.hand), len(t.aside))


def sheet_width(t: Table, lang: str) -> float:
    """Return how wide the sheet is, before it is enlarged: as wide as what is on it."""
    if is_brief(t):
        return BRIEF[0] + 36 * int(t.allowance) + 30 * (step(t) == USE_EVENT)
    if t.used == NONE or t.over:
        return WIDTH
    against = BESIDE_CARD + 44 + 40 * len(concerned(t))
    return max(against, under_way(t, lang)[1]) + 4 + answers_room(t)


def is_brief(t: Table) -> bool:
    """Return whether nothing is under way: the sheet has one line then, and leaves the map in sight."""
    return bool(t.used == NONE and not len(t.shown) and not t.over)


def step(t: Table) -> int:
    """Return the step that a player is asked at, or NOBODY when the game is over."""
    return NOBODY if t.over else int(t.step_number())


# --- between events ---


def brief(t: Table, lang: str) -> list[Svg]:
    """Return in one line the round, and whose turn it is with the events they may still use."""
    turn, middle = int(t.turn), BRIEF[1] / 2
    drawn = [
        group(title(TEXTS.say(lang, "turn-of", seat=turn + 1)), player_mark(turn, 22, 36, middle)),
        label(TEXTS.say(lang, "round", round=int(t.round)), 72, middle + 11, 32, "t-bold", 190, "start"),
        allowed(t, lang, 272, middle),
    ]
    if t.still:
        drawn.append(still(t, lang, BRIEF[1] + 10))
    if step(t) == USE_EVENT:
        drawn.append(answer("pass", "arrow", TEXTS.say(lang, "answer-pass"), sheet_width(t, lang) - 34, middle))
    return drawn


def between_events(t: Table, lang: str) -> list[Svg]:
    """Return the round, whose turn it is with the events they may still use, and the cards shown last (ME-14.7)."""
    if t.over:
        return ended(t, lang)
    turn = int(t.turn)
    drawn = [
        group(title(TEXTS.say(lang, "turn-of", seat=turn + 1)), player_mark(turn, 34, 56, 62)),
        label(TEXTS.say(lang, "round", round=int(t.round)), 108, 58, 36, "t-bold", 196, "start"),
        allowed(t, lang, 124, 92),
    ]
    if t.still:
        drawn.append(still(t, lang, 127))
    drawn += shown_cards(t, lang)
    if step(t) == USE_EVENT:
        drawn.append(answer("pass", "arrow", TEXTS.say(lang, "answer-pass"), WIDTH - 42, 64))
    return drawn


def allowed(t: Table, lang: str, x: float, y: float) -> Svg:
    """Return a symbol for each event that may still be used this turn, from a point to the right."""
    symbols = [icon("event-use", x + 36 * i, y, 34) for i in range(int(t.allowance))]
    return group(title(TEXTS.say(lang, "allowance", events=int(t.allowance))), *symbols, data_thing="allowance")


def still(t: Table, lang: str, y: float) -> Svg:
    """Return for how many rounds nothing has happened, and after how many the game ends."""
    words = TEXTS.say(lang, "still", rounds=int(t.still), limit=int(t.stall_rounds))
    return label(words, 16, y, 16, "t-soft", (sheet_width(t, lang) if is_brief(t) else 398) - 30, "start")


def shown_cards(t: Table, lang: str) -> list[Svg]:
    """Return the cards that Charisma or Flood made their owners show, with whose they are."""
    drawn: list[Svg] = []
    shown = [(int(at) // int(EVENTS), int(at) % int(EVENTS)) for at in t.shown]
    for i, (seat, event) in enumerate(shown):
        x = 312 + min(92.0, 80 / max(1, len(shown))) * i
        card, thing = event_card(t, event, lang), f"event-{EVENT_IDS[event]}"
        drawn.append(group(card, player_mark(seat, 12, 72, 104), at=(x, 10), data_thing=thing))
    return drawn


def ended(t: Table, lang: str) -> list[Svg]:
    """Return why the game is over, and who has won."""
    reason = TEXTS.say(lang, f"over-{ENDS[t.over]}") if 0 < t.over < len(ENDS) else TEXTS.say(lang, "over-cut-off")
    winners = [p for p, place in enumerate(t.ranking()) if place == 1]
    drawn = [label(reason, WIDTH / 2, 40, 24, "t-bold", WIDTH - 30)]
    for i, p in enumerate(winners):
        x = WIDTH / 2 + 84 * (i - (len(winners) - 1) / 2)
        drawn += [icon("laurel", x, 90, 76), player_mark(p, 18, x, 88)]
    return drawn


# --- an event in use ---


def event_in_use(t: Table, lang: str) -> list[Svg]:
    """Return who uses which event, and how all who are affected stand: asked, shielded, or open to it."""
    actor, event = int(t.turn), int(t.used)
    left = sees_hand(t, actor) and t.holds(actor, event)
    name = None if left else f"event-{actor}-{EVENT_IDS[event]}"  # it comes from the hand, if no other is left there
    thing = f"event-{EVENT_IDS[event]}"
    card = group(event_card(t, event, lang), at=(50, 10), id=name, class_="moves", data_thing=thing)
    drawn = [player_mark(actor, 17, 26, 68), card]
    reactions = t.reactions[reactions_below(t) :]
    apart = min(14.0, 20 / max(1, len(reactions) - 1))
    drawn += [  # below who uses the event, where they cover nothing that its card says
        icon(f"event-{EVENT_IDS[card]}", 34 - apart * i, 107, 28) for i, card in enumerate(reactions)
    ]
    seats = concerned(t)
    if seats:
        drawn.append(icon("arrow", BESIDE_CARD + 12, UPPER, 22))
    asked = t.current_players if step(t) == REACT else ()
    for i, p in enumerate(seats):
        x = BESIDE_CARD + 44 + 40 * i
        if p in asked:
            drawn.append(circle(x, UPPER, 19, "to-move"))
        drawn.append(player_mark(p, 13, x, UPPER))
        if t.shielded >> p & 1:
            drawn.append(icon("event-protection", x + 9, UPPER + 8, 22))
    return drawn


def concerned(t: Table) -> list[int]:
    """Return the seats that an event is used against, in turn order from its player."""
    order = [(int(t.turn) + i) % int(t.players) for i in range(int(t.players))]
    return [p for p in order if t.affected >> p & 1 or p == t.target]


Row = tuple[list[Svg], float]
"""What is drawn in a row, and where it ends."""


def under_way(t: Table, lang: str) -> Row:
    """Return what is named for the event, then how much is still to be picked, then what has been."""
    drawn, x = named(t, lang, BESIDE_CARD)
    for part in (due, picks):
        more, x = part(t, lang, x)
        drawn = [*drawn, *more]
    return drawn, x


def named(t: Table, lang: str, x: float) -> Row:
    """Return the empire, side, mode and cities that are named for the event, in a row (ME-7.4)."""
    if t.own_city != NONE or t.their_city != NONE:
        both = t.own_city != NONE and t.their_city != NONE
        sign = icon("swap" if both else "arrow", x + 144 if t.own_city != NONE else x + 12, LOWER, 26)
        chips = []
        if t.own_city != NONE:
            chips.append(city_chip(t, int(t.own_city), lang, x + 62, LOWER))
            x += 136
        if t.their_city != NONE:
            chips.append(city_chip(t, int(t.their_city), lang, x + 90, LOWER))
            x += 136
        return [*chips, sign], x + 24
    if t.empire != NONE:
        width = plate_width(int(t.empire), lang)
        return [group(plate(int(t.empire), lang), at=(x + width / 2, LOWER))], x + width + 14
    if t.side != NONE:
        words = TEXTS.say(lang, f"side-{SIDE_IDS[t.side]}")
        return [label(words, x, LOWER + 7, 20, "t-bold", anchor="start")], x + text_width(words, 20) + 14
    if t.mode != NONE:
        symbol = "swap" if t.mode == EXCHANGE else "ban"
        words = TEXTS.say(lang, f"mode-{MODE_IDS[t.mode]}")
        art = [icon(symbol, x + 14, LOWER, 28), icon("events", x + 48, LOWER, 30)]
        return [group(title(words), *art)], x + 74
    return threatened(t, lang, x)


def threatened(t: Table, lang: str, x: float) -> Row:
    """Return the cities at stake for who is asked about a reaction: the first of them, and how many more there are."""
    cities = [int(city) for city in listed(at_stake(t))]
    if not cities:
        return [], x
    shown = cities if len(cities) <= CHIPS else cities[: CHIPS - 1]
    step = min(136.0, (WIDTH - answers_room(t) - x) / CHIPS)
    drawn = [city_chip(t, city, lang, x + step * (i + 0.5), LOWER, step - 16) for i, city in enumerate(shown)]
    x += step * len(shown)
    if len(shown) == len(cities):
        return drawn, x
    more = label(f"+{len(cities) - len(shown)}", x, LOWER + 7, 20, "t-bold", 36, "start")
    return [*drawn, more, icon("cities", x + 54, LOWER, 28)], x + 76


def at_stake(t: Table) -> int:
    """Return the set of cities that an event would take, all or some, from who is asked about a reaction: from the
    viewer, or else from all who are asked."""
    rule = EVENT[t.used] if step(t) == REACT else None
    asked = [p for p in t.current_players if p == t.viewer] or t.current_players
    pools = [rule.pool(t, p, part) for p in asked for part in range(int(rule.parts))] if rule else []
    return reduce(or_, map(int, pools), 0)


def looked_at(t: Table) -> int:
    """Return the set of cities that the map of a phone opens on: those at stake, or that an exchange is about; of who
    may use an event, those of the empires that it may strike, or else their own."""
    if stake := at_stake(t):
        return stake
    if t.own_city != NONE or t.their_city != NONE:
        return reduce(or_, [1 << int(city) for city in (t.own_city, t.their_city) if city != NONE])
    p = int(t.viewer)
    if step(t) != USE_EVENT or p not in t.current_players:
        return 0
    held = [DATA["event"][event] for event in range(int(EVENTS)) if t.holds(p, event)]
    empires = {EMPIRE_IDS.index(one["empire"]) for one in held if "empire" in one}
    on_tables = reduce(or_, map(int, t.cities[: int(t.players)]))
    return reduce(or_, [int(t.atlas.of_empire[empire]) for empire in empires], 0) & on_tables or int(t.cities[p])


def due(t: Table, _lang: str, x: float) -> Row:
    """Return how many cities or events are still to be picked, and by whom."""
    if step(t) not in DUE:
        return [], x
    what, number = DUE[step(t)]
    drawn = [
        player_mark(int(t.player()), 13, x + 14, LOWER),
        label(str(t.get(number)), x + 46, LOWER + 10, 28, "t-bold"),
        icon(what, x + 76, LOWER, 32),
    ]
    return drawn, x + 102


def picks(t: Table, lang: str, x: float) -> Row:
    """Return the cities picked so far with where they go, and the events put away."""
    given = [(city, True) for p in range(int(t.players)) for city in map(int, listed(t.given[p]))]
    lost = [(city, False) for p in range(int(t.players)) for city in map(int, listed(t.lost[p]))]
    drawn: list[Svg] = []
    chosen = [*given, *lost]
    away = int(len(t.aside) - aside_below(t))
    pitch = min(34.0, (WIDTH - answers_room(t) - 24 - x) / max(1, len(chosen)))
    for i, (city, to_actor) in enumerate(chosen):
        record = t.atlas.cities[city]
        goes = player_mark(int(t.turn), 8, 11, 11) if to_actor else icon("pile", 12, 11, 17)
        drawn.append(
            group(
                title(city_name(t, city, lang)),
                emblem(record.empire, 0, 0, 29),
                goes,
                at=(x + 16 + pitch * i, LOWER),
                data_thing=f"city-{record.id}",
            )
        )
    x += pitch * len(chosen) + 8 * bool(chosen)
    drawn += [group(event_back(24, 33), at=(x + 16 * i, LOWER - 16)) for i in range(away)]
    return drawn, x + 16 * away + 16 * bool(away)


# --- answers ---


def answers_room(t: Table) -> int:
    """Return how much of the sheet's right side has the answers of the player asked."""
    asked = step(t)
    if asked == REACT:
        return 46 * (len(protections(int(t.used))) + 1) + 20
    return {int(CONSENT): 148, int(EXCHANGE_EVENTS): 80, int(NAME_FIRST + MODE): 152}.get(asked, 12)


def answers(t: Table, lang: str, middle: float) -> list[Svg]:
    """Return what the player asked may answer; only their choices tell the page whether they hold a protection."""
    asked = step(t)
    if asked == CONSENT:
        return [
            player_mark(int(t.target), 15, middle, 24),
            answer("accept", "yes", TEXTS.say(lang, "answer-accept"), middle - 34, 84),
            answer("refuse", "no", TEXTS.say(lang, "answer-refuse"), middle + 34, 84),
        ]
    if asked == REACT:
        return reactions(t, lang, middle)
    if asked == EXCHANGE_EVENTS:
        return [answer("done", "yes", TEXTS.say(lang, "answer-done"), middle, 68)]
    if asked == NAME_FIRST + MODE:
        return [
            answer(f"mode {mode}", symbol, TEXTS.say(lang, f"mode-{mode}"), middle - 36 + 72 * i, 70)
            for i, (mode, symbol) in enumerate(zip(MODE_IDS, ("swap", "ban"), strict=True))
        ]
    return []


def reactions(t: Table, lang: str, middle: float) -> list[Svg]:
    """Return the protections that cover the event, strongest last, and the answer to use none (ME-8.12).

    Only to those asked they are places, and faded what they do not hold; to all others they look the same.
    """
    asked = int(t.viewer) if int(t.viewer) in t.current_players else int(NONE)
    able = [int(PROTECTION_CARDS[strength]) for strength in protections(int(t.used))]
    first = middle - 23 * len(able)
    drawn = [player_mark(asked, 13, middle, 34)] if asked != NONE else []
    for i, card in enumerate(able):
        held = asked != NONE and t.holds(asked, card)
        symbol, words, x = f"event-{EVENT_IDS[card]}", event_words(t, card, lang), first + 46 * i
        thing = f"event-{EVENT_IDS[card]}"
        if held:
            drawn.append(answer(protection_text(card), symbol, words, x, 78, 42, data_thing=thing))
        else:
            faded = "faded" if asked != NONE else None
            drawn.append(group(title(words), tile(symbol, x, 78, 42), class_=faded, data_thing=thing))
    last = first + 46 * len(able)
    return [*drawn, answer("no reaction", "no", TEXTS.say(lang, "answer-no-reaction"), last, 78, 42)]


def answer(action: str, symbol: str, words: str, x: float, y: float, size: float = 60, **attributes: object) -> Svg:
    """Return a button: a symbol on a tile, its middle at a point, that stands for one action; see `hit`."""
    shape = rect(x - size / 2, y - size / 2, size, size, r=12)
    return join(
        [tile(symbol, x, y, size), hit(f"place-{action.replace(' ', '-')}", words, action, shape, **attributes)]
    )


def tile(symbol: str, x: float, y: float, size: float) -> Svg:
    """Return a symbol on a tile, its middle at a point."""
    return join([rect(x - size / 2, y - size / 2, size, size, "f-paper edge", 12), icon(symbol, x, y, size * 0.72)])
