"""Seats of a table: who comes, who goes, and when play can begin.

Verbs like those of `life`: functions of the table that return the change to be stored, or None if the same request has
been carried out before; they raise Problem if the request is refused.
"""

import secrets
from dataclasses import replace

from epocha.server.errors import Problem
from epocha.server.store.kept import Change, Seat
from epocha.server.table.input import Join, Replace
from epocha.server.table.life import begun, check_bot, new_link, next_header
from epocha.server.table.table import Table


def join(table: Table, browser: str, name: str, request: Join, now: float) -> Change | None:
    """Sit down on a seat open to anyone, or return to the seat that this person left."""
    free = [seat for seat in table.seats if seat.kind == "open"]
    word = request.contribution
    if request.seat is not None:
        if request.seat >= len(table.seats):
            raise Problem("error-seat-taken")
        seat = table.seats[request.seat]
        if seat.kind == "human" and seat.owner == browser:
            return None
        if returnable(table, seat, browser):
            return _returned(table, seat, now)
        free = [seat] if seat in free else []
    elif table.seats_of(browser):
        return None
    if not free:
        raise Problem("error-seat-taken")
    return _seated(table, free[0], browser, name, word, now)


def rename(table: Table, browser: str, name: str, now: float) -> Change | None:
    """Call the seats of a person who had no name by the one they give."""
    called = tuple([replace(table.seats[index], name=name) for index in table.seats_of(browser)])
    nameless = tuple([seat for seat in called if not table.seats[seat.index].name])
    return Change(next_header(table, now), nameless) if nameless and name else None


def returnable(table: Table, seat: Seat, browser: str) -> bool:
    """Return whether a person may sit down again on a seat that they left or were replaced on."""
    return seat.owner == browser and seat.kind in ("empty", "bot") and table.header.status == "running"


def _returned(table: Table, seat: Seat, now: float) -> Change:
    back = replace(seat, kind="human", bot="", strength="", token=new_link(table.header.id))
    return Change(next_header(table, now), (back,))


def seat_of_link(table: Table, token: str) -> Seat:
    """Return the seat that a secret link belongs to."""
    for seat in table.seats:
        if seat.token and secrets.compare_digest(seat.token.encode(), token.encode()):
            return seat
    raise Problem("error-no-link")


def is_stranger(table: Table, browser: str) -> bool:
    """Return whether a browser has no part in a table, so that it sees what all strangers see."""
    return browser != table.header.host and all(browser != seat.owner for seat in table.seats)


def take_link(table: Table, token: str, browser: str, name: str, word: str, now: float) -> Change | None:
    """Sit down on the seat that a secret link belongs to: one kept for a friend, or an own one on another device.

    A link is good for one person; whoever follows it again and sits at the table already is just let in.

    Args:
        word: what the browser contributes to the shuffles, or empty.
    """
    try:
        seat = seat_of_link(table, token)
    except Problem:
        if table.seats_of(browser):
            return None
        raise
    if seat.kind == "human" and seat.owner != browser:
        moved = replace(seat, owner=browser, token=new_link(table.header.id))
        host = browser if table.header.host == seat.owner else table.header.host
        return Change(next_header(table, now, host=host), (moved,))
    return None if seat.kind == "human" else _seated(table, seat, browser, name, word, now)


def _seated(table: Table, seat: Seat, browser: str, name: str, word: str, now: float) -> Change:
    link = new_link(table.header.id)
    taken = replace(seat, kind="human", owner=browser, name=name, token=link, contribution=word, awaited=False)
    return _with_seats(table, (taken,), now)


def _with_seats(table: Table, changed: tuple[Seat, ...], now: float) -> Change:
    """Return a change of seats; a waiting table begins if they were the last to be taken.

    A request to take back ends, as in `leave`.
    """
    seats = list(table.seats)
    for seat in changed:
        seats[seat.index] = seat
    return Change(begun(next_header(table, now, undo=None), seats, table.secret, table.position), changed)


def contribute(table: Table, browser: str, word: str, now: float) -> Change | None:
    """Contribute a word, or nothing, to the shuffles for own seats that are waited for; with the last, play begins."""
    own = [table.seats[index] for index in table.seats_of(browser)]
    if not own:
        raise Problem("error-not-your-seat")
    awaited = [seat for seat in own if seat.awaited]
    if table.header.status != "waiting" or not awaited:
        return None
    return _with_seats(table, tuple([replace(seat, contribution=word, awaited=False) for seat in awaited]), now)


def leave(table: Table, browser: str, wanted: int | None, now: float) -> Change | None:
    """Get up: before the start the seat is free again, afterwards it is empty until a bot or its person takes it.

    A request to take back ends: whoever left can neither agree nor refuse, and while it stands no bot plays on. With
    the last person the game ends for good: what it was dealt from is shown.
    """
    own = [index for index in table.seats_of(browser) if wanted in (None, index)]
    if not own:
        raise Problem("error-not-your-seat")
    status = table.header.status
    if status not in ("waiting", "running"):
        raise Problem("error-not-running")
    if status == "waiting":
        left = tuple(
            Seat(i, table.seats[i].origin, table.seats[i].origin, token=new_link(table.header.id)) for i in own
        )
    else:
        left = tuple(replace(table.seats[i], kind="empty", token="") for i in own)
    people = [seat for seat in table.seats if seat.kind == "human" and seat.index not in own]
    public = table.header.public or any(seat.kind == "open" for seat in left)
    return Change(next_header(table, now, status=status if people else "abandoned", undo=None, public=public), left)


def replaceable(table: Table, seat: Seat, browser: str, away_after: float) -> bool:
    """Return whether a browser's person may put a bot on a seat.

    Before the start the host may on any free seat; afterwards any person at the table may on a seat that was left, or
    whose person has been away for long.
    """
    if table.header.status == "waiting":
        return browser == table.header.host and seat.kind in ("open", "friend")
    if table.header.status != "running" or not table.seats_of(browser):
        return False
    away = seat.kind == "human" and seat.owner != browser and table.presence.away(seat.owner, away_after)
    return seat.kind == "empty" or away


def replace_seat(table: Table, browser: str, request: Replace, away_after: float, now: float) -> Change | None:
    """Put a bot on a seat that nobody has taken, or that was left."""
    if request.seat >= len(table.seats):
        raise Problem("error-not-replaceable")
    seat = table.seats[request.seat]
    if (seat.kind, seat.bot, seat.strength) == ("bot", request.bot, request.strength):
        return None
    if not replaceable(table, seat, browser, away_after):
        raise Problem("error-not-replaceable")
    check_bot(request.bot, request.strength)
    filled = replace(seat, kind="bot", bot=request.bot, strength=request.strength, token="")
    return _with_seats(table, (filled,), now)


def may_start(table: Table, browser: str) -> bool:
    """Return whether a browser may begin the game now: its host, or where no seat is free anybody who sits there."""
    free = any(seat.kind in ("open", "friend") for seat in table.seats)
    return browser == table.header.host or (not free and bool(table.seats_of(browser)))


def start(table: Table, browser: str, bot: str, strength: str, now: float) -> Change | None:
    """Begin a waiting table now: bots take the seats that are still free, and no contribution is waited for."""
    if not may_start(table, browser):
        raise Problem("error-not-host")
    if table.header.status == "running":
        return None
    if table.header.status != "waiting":
        raise Problem("error-not-waiting")
    check_bot(bot, strength)
    free = [seat for seat in table.seats if seat.kind in ("open", "friend")]
    filled = [replace(seat, kind="bot", bot=bot, strength=strength, token="") for seat in free]
    late = [replace(seat, awaited=False) for seat in table.seats if seat.awaited]
    return _with_seats(table, (*filled, *late), now)
