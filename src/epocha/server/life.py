"""Life of a table: what people and bots may do with it.

Every verb is a function of the table that returns the change to be stored, or None if the same request has been carried
out before; it raises Problem if the request is refused. Nothing here waits, stores or sends anything.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from epocha.bots import bot_class
from epocha.engine.chance import KEY_BYTES, commitment
from epocha.engine.game import BadTable, Game
from epocha.engine.match import Match
from epocha.engine.match import Undo as Undoable
from epocha.engine.notation import NotUnderstood
from epocha.engine.options import BadOption, OptionValue
from epocha.engine.registry import Unknown, load_game
from epocha.engine.state import State
from epocha.server.errors import Problem
from epocha.server.input import Act, Join, NewTable, Replace, Say, SeatPlan, UndoAct
from epocha.server.store import By, Change, Header, Said, Seat, Stored, StoredMove, UndoAsk
from epocha.server.table import Table


def new_id() -> str:
    """Return an id or secret that nobody guesses."""
    return secrets.token_urlsafe(12)


def new_link(table_id: str) -> str:
    """Return a fresh secret link to a seat of a table."""
    return f"{table_id}.{new_id()}"


# --- beginning -------------------------------------------------------------------------------------------------------


def create(plan: NewTable, browser: str, name: str, now: float) -> Stored:
    """Return a new table; it runs at once if nobody has to be waited for."""
    table_id = new_id()
    seats = [_planned_seat(table_id, index, seat, browser, name) for index, seat in enumerate(plan.seats)]
    return _new_table(table_id, known_game(plan.game), plan.options, seats, browser, plan.title, plan.once, now)


def _new_table(
    table_id: str,
    game: Game,
    options: Mapping[str, OptionValue],
    seats: list[Seat],
    host: str,
    title: str,
    once: str,
    now: float,
) -> Stored:
    key = secrets.token_bytes(KEY_BYTES)
    try:
        match = Match(game, len(seats), options=options, key=key)
    except BadTable:
        raise Problem("error-bad-players", least=game.min_players, most=game.max_players) from None
    except BadOption as problem:
        raise Problem("error-bad-option", detail=str(problem)) from None
    header = Header(
        id=table_id,
        game=game.name,
        rules_version=game.version,
        players=len(seats),
        title=title,
        options=match.options,
        commitment=commitment(key),
        host=host,
        public=any(seat.kind == "open" for seat in seats),
        created=now,
        changed=now,
        once=once,
    )
    return Stored(_begun(header, seats, match), key, seats)


def known_game(name: str) -> Game:
    """Return a game by its name."""
    try:
        return load_game(name)
    except Unknown:
        raise Problem("error-no-game", game=name) from None


def _planned_seat(table_id: str, index: int, plan: SeatPlan, browser: str, name: str) -> Seat:
    if plan.kind == "bot":
        check_bot(plan.bot, plan.strength)
        return Seat(index, "bot", "bot", bot=plan.bot, strength=plan.strength)
    link = new_link(table_id)
    if plan.kind == "me":
        return Seat(index, "human", "open", owner=browser, name=plan.name or name, token=link)
    return Seat(index, plan.kind, plan.kind, token=link)


def check_bot(bot: str, strength: str) -> None:
    """Raise Problem if there is no such bot, or not of that strength."""
    try:
        bot_class(bot)(0, strength)
    except (Unknown, ImportError):
        raise Problem("error-no-bot", bot=bot) from None


def _begun(header: Header, seats: Sequence[Seat], match: Match) -> Header:
    """Return the header of a waiting table, begun if all its seats are taken."""
    if header.status != "waiting" or any(seat.kind in ("open", "friend") for seat in seats):
        return header
    return _standing_at(replace(header, status="running"), match.state)


def _standing_at(header: Header, state: State) -> Header:
    """Return a header with what lists of tables show of a position."""
    return replace(header, to_move=state.current_players, ranking=tuple(state.ranking()))


def _next(table: Table, now: float, **changes: object) -> Header:
    header = table.header
    return replace(header, revision=header.revision + 1, changed=now, **changes)  # type: ignore[arg-type]


# --- playing ---------------------------------------------------------------------------------------------------------


def act(table: Table, seats: Sequence[int], request: Act, now: float, by: By = "human") -> Change | None:
    """Carry out an action in answer to a decision.

    Args:
        seats: those for which the sender may answer.
        request: quotes the decision; an answer to one that is no longer asked is refused as stale.
    """
    seat = _seat_of(request.decision)
    if seat not in seats:
        raise Problem("error-not-your-seat")
    for move in reversed(table.moves):
        if move.decision == request.decision:
            if " ".join(request.action.lower().split()) == move.text:
                return None
            raise Problem("error-stale")
    if table.header.status != "running":
        raise Problem("error-not-running")
    match = table.match
    if seat not in match.state.current_players or request.decision != table.decision_id(seat):
        raise Problem("error-stale")
    text, after = _carried_out(match, seat, request.action)
    move = StoredMove(len(table.moves), seat, text, request.decision, by, now)
    status = "finished" if after.is_terminal else "running"
    header = _next(table, now, plies=len(table.moves) + 1, undo=None, status=status)
    return Change(_standing_at(header, after), move=move)


def _seat_of(decision: str) -> int:
    """Return the seat that a decision's id names, or -1."""
    last = decision.rpartition(".")[2]
    return int(last) if last.isascii() and last.isdecimal() else -1


def _carried_out(match: Match, seat: int, text: str) -> tuple[str, State]:
    """Return an action's text as recorded, and the state after it; the match itself does not change."""
    state = match.state
    try:
        action = match.game.text_to_action(state, text)
    except NotUnderstood:
        raise Problem("error-not-understood", action=text) from None
    rule = state.forbids(seat, action)
    if rule is not None:
        raise Problem("error-illegal", rule)
    after = state.clone()
    after.play(seat, action)
    return match.game.action_to_text(state, action), after


# --- taking back -----------------------------------------------------------------------------------------------------


def undo_token(table: Table) -> str:
    """Return what a request to take back quotes, so that it is never carried out in another position."""
    return f"{table.header.generation}.{len(table.moves)}"


def consenting(table: Table, seat: int) -> list[int]:
    """Return the seats that must agree when `seat` takes back beyond others' actions: all other people's."""
    owner = table.seats[seat].owner
    return [other.index for other in table.seats if other.kind == "human" and other.owner != owner]


def undoable(table: Table, seat: int) -> tuple[Undoable, int]:
    """Return whether a seat may take back, and what would be left; bots agree to everything."""
    how, left = table.match.undo_to(seat)
    if how is Undoable.CONSENT and not consenting(table, seat):
        return Undoable.FREE, left
    return how, left


def undo_seat(table: Table, own: Sequence[int], wanted: int | None) -> int | None:
    """Return the own seat that would take back: the wanted one, else the one that acted last."""
    if wanted is not None:
        return wanted if wanted in own else None
    return next((move.seat for move in reversed(table.moves) if move.seat in own), own[0] if own else None)


def undo(table: Table, own: Sequence[int], request: UndoAct, now: float) -> Change | None:
    """Ask for taking back, agree to it, or refuse it."""
    if not own:
        raise Problem("error-not-your-seat")
    if table.header.status != "running":
        raise Problem("error-undo-finished" if table.header.status == "finished" else "error-not-running")
    if request.token != undo_token(table):
        raise Problem("error-stale")
    if request.what == "ask":
        return _ask_undo(table, own, request, now)
    return _answer_undo(table, own, request.what == "agree", now)


def _ask_undo(table: Table, own: Sequence[int], request: UndoAct, now: float) -> Change | None:
    seat = undo_seat(table, own, request.seat)
    if seat is None:
        raise Problem("error-not-your-seat")
    how, left = undoable(table, seat)
    if how is Undoable.NOTHING:
        raise Problem("error-undo-nothing")
    if how is Undoable.DISCLOSED:
        raise Problem("error-undo-disclosed")
    if how is Undoable.FREE:
        return _taken_back(table, left, now)
    if table.header.undo:
        if table.header.undo.seat == seat:
            return None
        raise Problem("error-undo-asked")
    return Change(_next(table, now, undo=UndoAsk(seat, left)))


def _answer_undo(table: Table, own: Sequence[int], agree: bool, now: float) -> Change | None:
    ask = table.header.undo
    if ask is None:
        raise Problem("error-undo-not-asked")
    if not agree:
        return Change(_next(table, now, undo=None))
    asked = consenting(table, ask.seat)
    mine = [seat for seat in own if seat in asked]
    if not mine:
        raise Problem("error-not-your-seat")
    agreed = tuple(sorted({*ask.agreed, *mine}))
    if set(asked) <= set(agreed):
        return _taken_back(table, ask.ply, now)
    if agreed == ask.agreed:
        return None
    return Change(_next(table, now, undo=replace(ask, agreed=agreed)))


def _taken_back(table: Table, left: int, now: float) -> Change:
    state = table.match.state_at(left)
    header = _next(table, now, plies=left, undo=None, generation=table.header.generation + 1)
    return Change(_standing_at(header, state), cut=left)


# --- coming and going ------------------------------------------------------------------------------------------------


def join(table: Table, browser: str, name: str, request: Join, now: float) -> Change | None:
    """Sit down on a seat open to anyone, or return to the seat that this person left."""
    free = [seat for seat in table.seats if seat.kind == "open"]
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
    return _seated(table, free[0], browser, name, now)


def returnable(table: Table, seat: Seat, browser: str) -> bool:
    """Return whether a person may sit down again on a seat that he left or was replaced on."""
    return seat.owner == browser and seat.kind in ("empty", "bot") and table.header.status in ("running", "abandoned")


def _returned(table: Table, seat: Seat, now: float) -> Change:
    back = replace(seat, kind="human", bot="", strength="", token=new_link(table.header.id))
    return Change(_next(table, now, status="running"), (back,))


def seat_of_link(table: Table, token: str) -> Seat:
    """Return the seat that a secret link belongs to."""
    for seat in table.seats:
        if seat.token and secrets.compare_digest(seat.token.encode(), token.encode()):
            return seat
    raise Problem("error-no-link")


def is_stranger(table: Table, browser: str) -> bool:
    """Return whether a browser has no part in a table, so that it sees what all strangers see."""
    return browser != table.header.host and all(browser != seat.owner for seat in table.seats)


def take_link(table: Table, token: str, browser: str, name: str, now: float) -> Change | None:
    """Sit down on the seat that a secret link belongs to: one kept for a friend, or an own one on another device.

    A link is good for one person; whoever follows it again and sits at the table already is just let in.
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
        return Change(_next(table, now, host=host), (moved,))
    return None if seat.kind == "human" else _seated(table, seat, browser, name, now)


def _seated(table: Table, seat: Seat, browser: str, name: str, now: float) -> Change:
    taken = replace(seat, kind="human", owner=browser, name=name, token=new_link(table.header.id))
    return _with_seats(table, (taken,), now)


def _with_seats(table: Table, changed: tuple[Seat, ...], now: float) -> Change:
    """Return a change of seats of a waiting table, which begins if they were the last to be taken."""
    seats = list(table.seats)
    for seat in changed:
        seats[seat.index] = seat
    return Change(_begun(_next(table, now), seats, table.match), changed)


def leave(table: Table, browser: str, wanted: int | None, now: float) -> Change | None:
    """Get up: before the start the seat is free again, afterwards it is empty until a bot or its person takes it."""
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
    ask = table.header.undo
    if ask and ask.seat in own:
        ask = None
    return Change(_next(table, now, status=status if people else "abandoned", undo=ask), left)


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


def start(table: Table, browser: str, bot: str, strength: str, now: float) -> Change | None:
    """Begin a waiting table now: bots take the seats that are still free."""
    if browser != table.header.host:
        raise Problem("error-not-host")
    if table.header.status == "running":
        return None
    if table.header.status != "waiting":
        raise Problem("error-not-waiting")
    check_bot(bot, strength)
    free = [seat for seat in table.seats if seat.kind in ("open", "friend")]
    filled = tuple(replace(seat, kind="bot", bot=bot, strength=strength, token="") for seat in free)
    return _with_seats(table, filled, now)


def rematch(table: Table, browser: str, now: float) -> Stored:
    """Return a new table like this one, with the same people and bots on the same seats."""
    if not table.seats_of(browser):
        raise Problem("error-not-your-seat")
    if table.header.status != "finished":
        raise Problem("error-not-finished")
    header = table.header
    table_id = new_id()
    seats = [
        replace(
            seat,
            kind=seat.origin if seat.kind == "empty" else seat.kind,
            token="" if seat.kind == "bot" else new_link(table_id),
        )
        for seat in table.seats
    ]
    game = known_game(header.game)
    once = f"rematch {header.id}"
    return _new_table(table_id, game, header.options, seats, header.host, header.title, once, now)


def followed(table: Table, rematch_id: str, now: float) -> Change:
    """Return the change that leads from a finished table to the one that followed it."""
    return Change(_next(table, now, rematch=rematch_id))


# --- talking ---------------------------------------------------------------------------------------------------------


def say(table: Table, browser: str, request: Say, now: float) -> Change | None:
    """Add a line of chat; only people at the table talk."""
    own = table.seats_of(browser)
    if not own:
        raise Problem("error-not-your-seat")
    if request.once and any(said.once == request.once and said.browser == browser for said in table.chat):
        return None
    seat = table.seat_shown(browser, None)
    name = table.seats[own[0] if seat is None else seat].name
    line = Said(len(table.chat) + 1, seat, browser, name, request.text, now, request.once)
    return Change(_next(table, now), said=line)
