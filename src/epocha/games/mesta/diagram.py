"""The table of Města as plain English text of at most 80 columns, for a terminal or a Python prompt."""

from textwrap import wrap
from typing import Final

from epocha.engine.bits import count, listed
from epocha.engine.diagram import LANG, WIDTH, result, totals
from epocha.engine.pile import size
from epocha.engine.text import call_players
from epocha.games.mesta.accounts import completed, event_lines, stock
from epocha.games.mesta.components import EMPIRE_IDS, EMPIRE_SIZE, NEUTRAL, NONE
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table
from epocha.games.mesta.steps.common import CONSENT, NAME_FIRST
from epocha.games.mesta.words import TEXTS, city_name, event_places, name_of, sees_hand

INDENT: Final = "    "


def diagram(t: Table) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1.

    A hand is listed only where the view shows it.
    """
    piles = f"city pile {size(t.city_pile)}, event pile {size(t.event_pile)}"
    head = f"Cities, round {t.round}, first player: seat {t.first + 1}, {piles}"
    lines = [
        head,
        "Marks: * capital, + wonder city",
        "",
        *totals(TEXTS, [stock(t, seat) for seat in range(int(t.players))]),
    ]
    for seat in range(int(t.players)):
        lines += ["", *table_of(t, seat)]
    return "\n".join([*lines, "", *in_use(t), *wrap(standing(t), WIDTH)])


def table_of(t: Table, seat: int) -> list[str]:
    """Return a seat's cities by empire, its completed empires and restrictions, and its hand if the view shows it."""
    team = f", team {seat % t.teams + 1}" if t.teams else ""
    bonus = ", earned the wonders bonus" if t.wonders_holder == seat else ""
    lines = [f"Seat {seat + 1}{team}{bonus}"]
    for empire in range(len(EMPIRE_IDS)):
        cities = t.cities[seat] & t.atlas.of_empire[empire]
        if cities:
            of = "" if empire == NEUTRAL else f" {count(cities)} of {EMPIRE_SIZE}"
            names = [marked(t, int(city)) for city in listed(cities)]
            lines += row(f"{name_of('empire', empire, LANG).capitalize()}{of}", names)
    if t.finished[seat]:
        lines += row("Completed", [name_of("empire", empire, LANG) for empire in completed(t, seat)])
    if limits := restrictions(t, seat):
        lines += row("Restricted", limits)
    if sees_hand(t, seat) and t.hand_size[seat]:
        lines += row("Hand", [f"{name} x{n}" if n > 1 else name for name, n in event_lines(t, seat, LANG)])
    return lines


def row(title: str, items: list[str]) -> list[str]:
    """Return a titled enumeration, indented and wrapped."""
    return wrap(f"{title}: {', '.join(items)}", WIDTH, initial_indent="  ", subsequent_indent=INDENT)


def marked(t: Table, city: int) -> str:
    """Return a city's name with the mark of a capital or a wonder."""
    record = t.atlas.cities[city]
    return city_name(t, city, LANG) + ("*" if record.capital else "+" if record.wonder else "")


def restrictions(t: Table, seat: int) -> list[str]:
    """Return what a seat will have to leave out (section 10)."""
    found = [word for flag, word in ((SKIP_CITY, "city draw"), (SKIP_EVENT, "event draw")) if t.skips[seat] & flag]
    limits = [f"skips the {' and the '.join(found)} of the next turn"] if found else []
    return [*limits, f"no events until the end of turn {t.silence[seat]} from now"] if t.silence[seat] else limits


def in_use(t: Table) -> list[str]:
    """Return what is announced of the event in use, and who is protected from it."""
    if t.used == NONE or t.over:
        return []
    name = "use" if t.step_number() in range(NAME_FIRST, CONSENT) else "announce"
    announced = call_players(TEXTS.say(LANG, f"did-{name}", **event_places(t, LANG)))
    shielded = [f"seat {seat + 1}" for seat in range(int(t.players)) if t.shielded >> seat & 1]
    protected = f"; protected: {', '.join(shielded)}" if shielded else ""
    return wrap(f"Seat {t.turn + 1} {announced}{protected}", WIDTH)


def standing(t: Table) -> str:
    """Return who is asked what, or who has come in where; not the question itself, which may tell of a hand."""
    if t.over:
        return f"The game is over: turns taken: {t.round}" if t.players == 1 else result(t)
    (player,) = t.current_players
    return f"Seat {player + 1}: {TEXTS.say(LANG, f'step-{t.course[t.step_number()].name}')}"
