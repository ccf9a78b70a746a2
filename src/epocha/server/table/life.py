"""Life of a table: how it begins, and what people and bots may do at it; coming and going is in `seating`.

Every verb is a function of the table that returns the change to be stored, or None if the same request has been carried
out before; it raises Problem if the request is refused. Nothing here waits, stores or sends anything.
"""

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from epocha.bots import bot_class
from epocha.engine.course import FLOOR, WINDOW
from epocha.engine.deal import SECRET_BYTES
from epocha.engine.game import BadTable, Game
from epocha.engine.match import Match, Played, drafts_of
from epocha.engine.match import Undo as Undoable
from epocha.engine.notation import NotUnderstood
from epocha.engine.numbers import whole_number
from epocha.engine.options import BadOption, OptionValue, read_options
from epocha.engine.position import BadPosition, position_of, read_position
from epocha.engine.refusal import IllegalAction
from epocha.engine.registry import Unknown, load_game
from epocha.engine.standing import TURN, LetPass, current
from epocha.engine.state import State
from epocha.server.errors import Problem
from epocha.server.store.kept import By, Change, Draft, Header, Said, Seat, Stored, StoredMove, UndoAsk
from epocha.server.table.beginning import build_match, full_position
from epocha.server.table.input import Act, NewTable, Say, SeatPlan, UndoAct, Withdraw
from epocha.server.table.table import Table

log = logging.getLogger(__name__)


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
    seats = [replace(seat, awaited=plan.contribute and seat.kind == "human") for seat in seats]
    once = f"asked {plan.once}" if plan.once else ""  # never what the site itself would say, as in `rematch`
    game, options, position = _begins(plan)
    return _new_table(table_id, game, options, seats, browser, plan.title, once, now, position)


def _begins(plan: NewTable) -> tuple[Game, Mapping[str, OptionValue], str]:
    """Return the game of a new table, its options, and the position that it begins from, which then says both."""
    game = known_game(plan.game)
    if not plan.position:
        return game, plan.options, ""
    try:
        state = read_position(plan.position)
    except BadPosition as problem:
        raise Problem("error-bad-position", field="position", detail=str(problem)) from None
    setup = state.setup
    if setup.game.name != game.name:
        raise Problem(
            "error-bad-position", field="position", detail=f"it is a position of {setup.game.name}, not of {game.name}"
        )
    if setup.players != len(plan.seats):
        raise Problem("error-position-players", field="players", least=int(setup.players))
    return setup.game, read_options(setup.game.options, setup.options), position_of(state)


def _new_table(
    table_id: str,
    game: Game,
    options: Mapping[str, OptionValue],
    seats: list[Seat],
    host: str,
    title: str,
    once: str,
    now: float,
    position: str,
) -> Stored:
    secret = secrets.token_bytes(SECRET_BYTES)
    try:
        begins = full_position(position, secret) if position else ""
        match = Match(game, len(seats), options=options, position=begins)
    except BadTable:
        least, most = game.min_players, game.max_players
        raise Problem("error-bad-players", field="players", least=least, most=most) from None
    except BadOption as problem:
        raise Problem("error-bad-option", field=f"option_{problem.option}", detail=str(problem)) from problem
    except BadPosition as problem:
        raise Problem("error-bad-position", field="position", detail=str(problem)) from None
    header = Header(
        id=table_id,
        game=game.name,
        rules_version=game.version,
        players=len(seats),
        title=title,
        options=match.options,
        commitment=replace(match.terms, table=table_id).commitment(secret),
        host=host,
        public=any(seat.kind == "open" for seat in seats),
        created=now,
        changed=now,
        once=once,
        from_position=bool(position),
        drafted=(0,) * len(seats),
    )
    return Stored(begun(header, seats, secret, position), secret, seats, position=position)


def rematch(table: Table, browser: str, contributes: bool, now: float) -> Stored:
    """Return a new table like this one, a normal one after a guided game, all on the same seats; it waits for all.

    Args:
        contributes: whether the browser will contribute to the shuffles once it sees what the table is committed to.
    """
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
            contribution="",
            awaited=seat.kind == "human" and (contributes or seat.owner != browser),
        )
        for seat in table.seats
    ]
    game = known_game(header.game)
    once = f"rematch {header.id}"
    begins = "" if header.guided else table.position
    return _new_table(table_id, game, header.options, seats, header.host, header.title, once, now, begins)


def followed(table: Table, rematch_id: str, now: float) -> Change:
    """Return the change that leads from a finished table to the one that followed it."""
    return Change(next_header(table, now, rematch=rematch_id))


def known_game(name: str) -> Game:
    """Return a game by its name."""
    try:
        return load_game(name)
    except Unknown:
        raise Problem("error-no-game", game=name) from None


def _planned_seat(table_id: str, index: int, plan: SeatPlan, browser: str, name: str) -> Seat:
    if plan.kind == "bot":
        check_bot(plan.bot, plan.strength, f"seat{index}")
        return Seat(index, "bot", "bot", bot=plan.bot, strength=plan.strength)
    link = new_link(table_id)
    if plan.kind == "me":
        return Seat(index, "human", "open", owner=browser, name=plan.name or name, token=link)
    return Seat(index, plan.kind, plan.kind, token=link)


def check_bot(bot: str, strength: str, field: str = "") -> None:
    """Raise Problem if there is no such bot, or not of that strength; `field` says where it was wished for."""
    try:
        bot_class(bot)(0, strength)
    except (Unknown, ImportError):
        raise Problem("error-no-bot", field=field, bot=bot) from None


def begun(header: Header, seats: Sequence[Seat], secret: bytes, position: str) -> Header:
    """Return the header of a waiting table, begun if all its seats are taken and have contributed what they will."""
    if header.status != "waiting" or any(seat.kind in ("open", "friend") or seat.awaited for seat in seats):
        return header
    running = replace(header, status="running")
    return _standing_at(running, build_match(running, secret, seats, position).state)


def _standing_at(header: Header, state: State) -> Header:
    """Return a header with what lists of tables show of a position."""
    points = tuple([int(state.points(p)) for p in range(header.players)]) if state.is_terminal else ()
    asked = state.asked_of_all()
    done = tuple([seat for seat in asked if seat not in state.current_players])
    return replace(header, to_move=asked, done=done, ranking=tuple(state.ranking()), points=points)


def next_header(table: Table, now: float, **changes: object) -> Header:
    header = table.header
    return replace(header, revision=header.revision + 1, changed=now, **changes)  # type: ignore[arg-type]


# --- playing ---------------------------------------------------------------------------------------------------------


def act(table: Table, seats: Sequence[int], request: Act, now: float, by: By = "human") -> Change | None:
    """Carry out an action in answer to a decision.

    Args:
        seats: those for which the sender may answer.
        request: quotes the decision; an answer to one that is no longer asked is refused as stale.
    """
    seat = seat_of(request.decision)
    if seat not in seats:
        raise Problem("error-not-your-seat")
    answers: list[Draft | StoredMove] = [*table.moves, *table.drafts]
    answered = [one.text for one in answers if one.decision == request.decision and one.seat == seat]
    if answered:
        if is_end_of(", ".join(answered), request.action):
            return None
        raise Problem("error-stale")
    if table.header.status != "running":
        raise Problem("error-not-running")
    match = table.match
    if seat not in match.state.current_players or request.decision != table.decision_id(seat):
        raise Problem("error-stale")
    try:
        played = match.judge(seat, request.action)
    except NotUnderstood:
        raise Problem("error-not-understood", action=request.action) from None
    except IllegalAction as refused:
        raise Problem("error-illegal", refused.rule) from refused
    except Exception:
        if not table.header.from_position:
            raise
        log.warning("nothing follows from an action in a position from outside", exc_info=True)
        raise Problem("error-no-going-on") from None  # the rules may meet anything in what no play leads to
    frame = int(match.state.top)
    given = {(draft.seat, draft.frame): draft for draft in table.drafts}
    given[seat, frame] = Draft(seat, frame, "", False, request.decision, by, now)
    moves = tuple(
        StoredMove(ply, move.player, move.text, answer.decision, answer.by, now)
        for ply, move in enumerate(played.moves, played.after)
        for answer in [given[move.player, frame]]
    )
    drafts = _drafts(played.state, given)
    if not moves:
        return Change(_drafted(table.header, seat), drafts=drafts, played=played, private=seat)
    status = "finished" if played.state.is_terminal else "running"
    header = next_header(table, now, plies=len(table.moves) + len(moves), undo=None, status=status)
    return Change(_standing_at(header, played.state), moves=moves, drafts=drafts, played=played)


def action_of(game: Game, view: State, text: str) -> int | None:
    """Return the action of a text, None if it is none; texts like it are not looked for, which takes long."""
    try:
        return game.text_to_action(view, text)
    except NotUnderstood:
        return None


def picks_of(game: Game, view: State, text: str) -> tuple[int, ...]:
    """Return the picks of an answer's text, none if one of them is no action."""
    try:
        return game.text_to_picks(view, text)
    except NotUnderstood:
        return ()


def _drafts(state: State, given: Mapping[tuple[int, int], Draft]) -> tuple[Draft, ...]:
    """Return the drafts of a position: their texts are its own, the rest is as in those given, by seat and frame.

    If another's answer has shortened a draft, its owner is asked again what they were asked before the dropped picks,
    so that question counts as not answered.
    """
    found: list[Draft] = []
    for seat, frame, text in drafts_of(state):
        draft = given[seat, frame]
        is_given = frame == state.top and seat not in state.current_players
        decision = "" if draft.text not in ("", text) else draft.decision
        found.append(replace(draft, frame=frame, text=text, given=is_given, decision=decision))
    return tuple(found)


def _drafted(header: Header, seat: int) -> Header:
    """Return a header after a seat has changed an answer that has not taken effect."""
    return replace(header, drafted=tuple([times + (n == seat) for n, times in enumerate(header.drafted)]))


def answer(table: Table, seats: Sequence[int], request: Act, now: float) -> Change | None:
    """Carry out an action of a person; in a reaction window it says anew what answer their seat leaves for others.

    To let everything pass from now on is a no as well.
    """
    seat, state = seat_of(request.decision), table.match.state
    is_window = seat in state.current_players and state.decision(seat).reaction
    if request.passing and is_window:
        decline = int(state.course[int(state.step_number())].decline)
        request = request.model_copy(update={"action": table.match.game.action_to_text(state, decline)})
    change = act(table, seats, request, now)
    if change is None or not is_window:
        return change
    standing = {other: left for other, left in table.match.standing_answers.items() if other != seat}
    if request.passing or request.spare:
        until = request.passing or TURN
        standing[seat] = LetPass(until, current(state, until), bool(request.passing))
    return replace(change, standing=standing)


def ask_again(table: Table, seats: Sequence[int]) -> Change | None:
    """End the standing answers of own seats: they are asked in windows as before. Nobody is told."""
    if not seats:
        raise Problem("error-not-your-seat")
    before = table.match.standing_answers
    left = {seat: answer for seat, answer in before.items() if seat not in seats}
    return Change(table.header, standing=left, private=seats[0]) if left != before else None


def withdraw(table: Table, seats: Sequence[int], request: Withdraw) -> Change:
    """Take back picks of an own answer that has not taken effect; nobody is told and nobody must agree.

    What was answered in a window stays: the answer says something of what its player holds.
    """
    seat = seat_of(request.decision)
    if seat not in seats:
        raise Problem("error-not-your-seat")
    state = table.match.state.clone()
    if request.decision != table.answer_id(seat) or state.asks(WINDOW):
        raise Problem("error-stale")
    try:
        state.withdraw(seat, request.left)
    except ValueError:
        raise Problem("error-stale") from None
    drafts = _drafts(state, {(draft.seat, draft.frame): draft for draft in table.drafts})
    played = Played(state, len(table.moves))
    return Change(_drafted(table.header, seat), drafts=drafts, played=played, private=seat)


def is_end_of(answered: str, given: str) -> bool:
    """Return whether what was answered ends with the picks of a text, of which there may be one or several.

    A text may say more than was answered: what followed by force is not part of an answer.
    """
    picks = [" ".join(pick.lower().split()) for pick in given.split(",")]
    done = answered.split(", ")
    return done[-len(picks) :] == picks or picks[: len(done)] == done


def seat_of(decision: str) -> int:
    """Return the seat that a decision's id names, or -1."""
    seat = whole_number(decision.rpartition(".")[2], 0)
    return -1 if seat is None else seat


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
    """Return one's own seat that would take back: the wanted one, else the one that acted last."""
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
    return Change(next_header(table, now, undo=UndoAsk(seat, left)))


def _answer_undo(table: Table, own: Sequence[int], agree: bool, now: float) -> Change | None:
    ask = table.header.undo
    if ask is None:
        raise Problem("error-undo-not-asked")
    if not agree:
        return Change(next_header(table, now, undo=None))
    asked = consenting(table, ask.seat)
    mine = [seat for seat in own if seat in asked]
    if not mine:
        raise Problem("error-not-your-seat")
    agreed = tuple(sorted({*ask.agreed, *mine}))
    if set(asked) <= set(agreed):
        return _taken_back(table, ask.ply, now)
    if agreed == ask.agreed:
        return None
    return Change(next_header(table, now, undo=replace(ask, agreed=agreed)))


def _taken_back(table: Table, left: int, now: float) -> Change:
    state = table.match.state_at(left)
    header = next_header(table, now, plies=left, undo=None, generation=table.header.generation + 1)
    return Change(_standing_at(header, state), cut=left, drafts=_left_drafts(table, state))


def _left_drafts(table: Table, state: State) -> tuple[Draft, ...]:
    """Return the drafts that a taking back leaves as they are: those for questions on a floor that are asked still."""
    if not state.asks(FLOOR):
        return ()
    since, before = state.since, table.match.state.since
    left = [draft for draft in table.drafts if draft.frame == state.top and state.is_asked(draft.seat)]
    return tuple(draft for draft in left if since[draft.seat] == before[draft.seat])


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
    line = Said(table.chat_count + 1, seat, browser, name, request.text, now, request.once)
    return Change(next_header(table, now), said=line)
