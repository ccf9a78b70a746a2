"""The table of Města as plain text of at most 80 columns, for a terminal or a Python prompt."""

from epocha.engine.bits import count, listed
from epocha.engine.diagram import NO_BREAK, Names, result, seat_name, totals, wrapped
from epocha.engine.pile import size
from epocha.engine.text import call_players
from epocha.games.mesta.accounts import completed, held_events, stock
from epocha.games.mesta.board import restricted, team_letter
from epocha.games.mesta.components import DISCIPLINE_IDS, EMPIRE_IDS, EMPIRE_SIZE, EVENTS, NEUTRAL, NONE
from epocha.games.mesta.nesting import reactions_below
from epocha.games.mesta.pieces import IN_PILE, whose
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import CONSENT, NAME_FIRST
from epocha.games.mesta.words import (
    TEXTS,
    city_name,
    enumerated,
    event_places,
    event_text,
    name_of,
    quoted,
    sees_hand,
)
from epocha.games.mesta.words import result as solo_result


def diagram(t: Table, lang: str, names: Names) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1.

    A hand is listed only where the view shows it.
    """
    places = {"round": t.round, "seat": t.first + 1}
    head = call_players(TEXTS.say(lang, "diagram-head", **places), names)
    lines = [*wrapped(head), *common_goal(t, lang), TEXTS.say(lang, "diagram-marks"), ""]
    lines += [TEXTS.say(lang, "event-pile", cards=size(t.event_pile)), *city_pile(t, lang), ""]
    lines += totals(TEXTS, [stock(t, seat) for seat in range(int(t.players))], lang)
    for seat in range(int(t.players)):
        lines += ["", *table_of(t, seat, lang, names)]
    below = [*under_way(t, lang, names), standing(t, lang, names)]
    return "\n".join([*lines, "", *[line for words in below for line in wrapped(words)]])


def common_goal(t: Table, lang: str) -> list[str]:
    """Return who has which of the seven wonders, while they are a goal (ME-6.7)."""
    if not t.wonders_goal:
        return []
    found: list[str] = []
    for city in listed(t.atlas.wonders & t.in_play):
        seat = whose(t, int(city))
        name = city_name(t, int(city), lang)
        found.append(name if seat == IN_PILE else TEXTS.say(lang, "diagram-whose", city=name, seat=seat + 1))
    return wrapped(TEXTS.say(lang, "diagram-wonders", wonders=", ".join(found)))


def city_pile(t: Table, lang: str) -> list[str]:
    """Return the cities that lie in the pile, by empire; their order is hidden."""
    left = t.in_play & ~t.laid_out()
    lines = [TEXTS.say(lang, "city-pile", cards=size(t.city_pile))]
    for empire in range(len(EMPIRE_IDS)):
        if cities := left & t.atlas.of_empire[empire]:
            lines += wrapped(f"{title_of(empire, lang)}: {listing(t, cities, lang)}", 1)
    return lines


def title_of(empire: int, lang: str) -> str:
    """Return the name of an empire, or of the neutral cities, as it begins a line."""
    name = name_of("empire", empire, lang)
    return name[0].upper() + name[1:]


def listing(t: Table, cities: int, lang: str) -> str:
    """Return cities by name with the marks of capitals and wonders."""
    return ", ".join([marked(t, int(city), lang) for city in listed(cities)])


# --- a seat ---


def table_of(t: Table, seat: int, lang: str, names: Names) -> list[str]:
    """Return a seat's cities by empire, its completed empires and restrictions, and its hand if the view shows it."""
    head = [seat_name(seat, lang, names)]
    if t.teams:
        head.append(TEXTS.say(lang, "team-score", team=team_letter(t, seat), score=int(t.team_score(seat))))
    if t.wonders_holder == seat:
        head.append(TEXTS.say(lang, "wonders-bonus"))
    lines = wrapped("; ".join(head))
    for empire in range(len(EMPIRE_IDS)):
        cities = t.cities[seat] & t.atlas.of_empire[empire]
        if cities:
            title = title_of(empire, lang)
            if empire != NEUTRAL:
                title = TEXTS.say(lang, "diagram-set", empire=title, own=count(cities), size=EMPIRE_SIZE)
            lines += wrapped(f"{title}: {listing(t, cities, lang)}", 1)
    if t.cities[seat]:
        lines += wrapped(TEXTS.say(lang, "diagram-disciplines", points=disciplines(t, seat, lang)), 1)
    if done := completed(t, seat):
        empires = ", ".join([name_of("empire", empire, lang) for empire in done])
        lines += wrapped(TEXTS.say(lang, "diagram-completed", empires=empires), 1)
    for words in restricted(t, seat, lang):
        lines += wrapped(words, 1)
    return [*lines, *hand(t, seat, lang)]


def marked(t: Table, city: int, lang: str) -> str:
    """Return a city's name with the mark of a capital or a wonder."""
    record = t.atlas.cities[city]
    return city_name(t, city, lang) + ("*" if record.capital else "+" if record.wonder else "")


def disciplines(t: Table, seat: int, lang: str) -> str:
    """Return a seat's points in each discipline."""
    points = [int(t.atlas.points(t.cities[seat], d)) for d in range(len(DISCIPLINE_IDS))]
    return ", ".join([f"{name_of('discipline', d, lang)}{NO_BREAK}{n}" for d, n in enumerate(points)])


def hand(t: Table, seat: int, lang: str) -> list[str]:
    """Return the events in a hand with what they do, to those who see it (ME-14.2)."""
    if not sees_hand(t, seat) or not t.hand_size[seat]:
        return []
    lines = wrapped(TEXTS.say(lang, "diagram-hand"), 1)
    for event, copies in held_events(t, seat):
        times = f"{NO_BREAK}×{copies}" if copies > 1 else ""
        lines += wrapped(f"{quoted(event, lang)}{times}: {event_text(event, lang, bool(t.unrest_to_pile))}", 2)
    return lines


# --- what is going on ---


def under_way(t: Table, lang: str, names: Names) -> list[str]:
    """Return all that is announced, chosen and answered for the event in use, or between events whose turn it is."""
    if t.over:
        return []
    found: list[str] = []
    if t.used != NONE:
        name = "use" if t.step_number() in range(NAME_FIRST, CONSENT) else "announce"
        found.append(f"{seat_name(t.turn, lang, names)} {TEXTS.say(lang, f'did-{name}', **event_places(t, lang))}")
        reactions = t.reactions[reactions_below(t) :]
        found += [TEXTS.say(lang, "diagram-used", events=named(reactions, lang))] if len(reactions) else []
        safe = [seat_name(seat, lang, names) for seat in range(int(t.players)) if t.shielded >> seat & 1]
        found += [TEXTS.say(lang, "diagram-protected", players=", ".join(safe))] if safe else []
        found += picked(t, lang, names)
    else:
        found.append(
            f"{TEXTS.say(lang, 'turn-of', seat=t.turn + 1)}. {TEXTS.say(lang, 'allowance', events=t.allowance)}."
        )
    if len(t.waiting):
        found.append(TEXTS.say(lang, "diagram-waiting", events=named(t.waiting, lang)))
    if len(t.shown):
        found += [TEXTS.say(lang, "diagram-shown", cards=", ".join(shown(t, lang, names)))]
    if t.still:
        found.append(TEXTS.say(lang, "still", rounds=t.still, limit=t.stall_rounds))
    return [call_players(words, names) for words in found]


def named(events: object, lang: str) -> str:
    """Return events as an enumeration."""
    return enumerated([quoted(int(event), lang) for event in events], lang)  # type: ignore[attr-defined]


def picked(t: Table, lang: str, names: Names) -> list[str]:
    """Return the cities picked so far to be given or lost; they move when all are picked."""
    found: list[str] = []
    for seat in range(int(t.players)):
        chosen = t.given[seat] | t.lost[seat]
        if chosen:
            cities = ", ".join([city_name(t, int(city), lang) for city in listed(chosen)])
            found.append(TEXTS.say(lang, "diagram-picked", player=seat_name(seat, lang, names), cities=cities))
    return found


def shown(t: Table, lang: str, names: Names) -> list[str]:
    """Return the cards shown last, each with whose it is (ME-14.7)."""
    cards = [(int(at) // int(EVENTS), int(at) % int(EVENTS)) for at in t.shown]
    return [f"{quoted(event, lang)} ({seat_name(seat, lang, names)})" for seat, event in cards]


def standing(t: Table, lang: str, names: Names) -> str:
    """Return who is asked what, or who has come in where; not the question itself, which may tell of a hand."""
    if t.over:
        return (
            TEXTS.say(lang, "diagram-over", result=solo_result(t, 0, lang))
            if t.players == 1
            else result(t, lang, names)
        )
    player = int(t.viewer) if int(t.viewer) in t.current_players else t.current_players[0]
    return f"{seat_name(player, lang, names)}: {TEXTS.say(lang, f'step-{t.course[t.step_number()].name}')}"
