"""Ledger: what an action brought, told to one viewer: a cause and its consequences, each with what it changed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from epocha.engine.course import END, TABLE, TURN
from epocha.engine.game import EVERYBODY, Game
from epocha.engine.outcome import Chapter
from epocha.engine.state import NOBODY, State
from epocha.engine.text import players_called

ROUND: Final = "round"
"""The kind of the table's own doing that begins a round: it stands under the heading of the new one."""


CUES: Final[Mapping[str, str]] = {
    "action": "place",
    "forced": "place",
    "roll": "dice",
    "draw": "cards",
    "feeding": "coins",
    "scoring": "coins",
}
"""What each kind of event sounds like, unless the game says it of a step: `engine.game.Game.cues`."""


class Change(NamedTuple):
    """How one amount of a seat changed: by how much, and what it is now."""

    delta: int
    total: int


def stocks(game: Game, state: State) -> list[dict[str, int]]:
    """Return what every seat has, as `Game.stock` tells it of each."""
    return [game.stock(state, seat) for seat in range(int(state.players))]


def compared(before: Sequence[Mapping[str, int]], after: Sequence[Mapping[str, int]]) -> list[dict[str, Change]]:
    """Return what changed between the stocks of two positions: per seat, the changes by symbol.

    Both must be known equally well: of two full states, or of two views of the same seat. Symbols that did not change
    are left out; the others come in the order of `Game.stock`.
    """
    return [
        {symbol: Change(new[symbol] - old[symbol], new[symbol]) for symbol in new if new[symbol] != old[symbol]}
        for old, new in zip(before, after, strict=True)
    ]


class Event(NamedTuple):
    """One line of the log: what happened to one seat.

    Attributes:
        kind: "action" for an answer, "forced" for one that was not asked for; else see `engine.game.Outcome`.
        player: the seat.
        sentence: to follow the seat's name; empty if only amounts changed. Players in it are not called by name yet.
        changes: what it changed in the seat's stock, by symbol.
        places: texts of actions whose places in the pictures it speaks of.
        chapter: the heading that it stands under.
        cue: what it sounds like: "place", "dice", "cards", "coins", another word, or nothing.
        doer: the seat whose answer did it; NOBODY for what the table did by itself.
        brought: whether a battle brought it: what came of blows, and what was taken after them.
    """

    kind: str
    player: int
    sentence: str
    changes: dict[str, Change]
    places: tuple[str, ...]
    chapter: Chapter
    cue: str = ""
    doer: int = NOBODY
    brought: bool = False


def events(
    game: Game, state: State, player: int, picks: Sequence[int], viewer: int | None, lang: str
) -> tuple[list[Event], State]:
    """Return what a legal answer brings, the answer first, and the full state after it.

    All is made from the viewer's views, so it can tell no more than these.

    Args:
        state: the full state before it; it stays as it is.
        viewer: the seat that is told, None for a spectator.
    """
    told: list[Event] = []
    found = stages(state, player, picks)
    views = [state.view(viewer), *[stage.after.view(viewer) for stage in found]]
    had = [stocks(game, view) for view in views]
    said = ""
    for number, stage in enumerate(found):
        before, after = views[number : number + 2]  # each stage begins where the one before it ended
        changed = compared(had[number], had[number + 1])
        step = before.course[int(before.step_number())].name
        kind = game.log_kinds.get(step, "effect")
        chapter = game.chapter(after if kind == ROUND else before, lang)
        for seat in _in_turn(game, stage, len(changed)):
            outcomes = game.outcome(before, after, seat, lang)
            own = [{s: changed[seat].pop(s) for s in one.symbols if s in changed[seat]} for one in outcomes]
            lines = [
                Event(one.kind or kind, seat, one.sentence, amounts, one.places, chapter)
                for one, amounts in zip(outcomes, own, strict=True)
            ]
            if seat == stage.player:
                sentence = game.report_line(before, seat, stage.picks, lang)
                if number == 0 or sentence != said or changed[seat]:
                    places = _places(game, stage, viewer)
                    again = "" if number and sentence == said else sentence
                    lines.insert(0, Event("forced" if number else "action", seat, again, {}, places, chapter))
                said = sentence
            if changed[seat]:
                lines = lines or [Event(kind, seat, "", {}, (), chapter)]
                lines[0].changes.update(changed[seat])
            told += [
                line._replace(cue=_cue(game, line, step), doer=stage.player, brought=_brought(game, line, stage.before))
                for line in lines
            ]
    return told, found[-1].after


def _cue(game: Game, event: Event, step: str) -> str:
    """Return what an event in a step sounds like; where nothing else is said, amounts that change sound like coins."""
    if event.kind in ("action", "forced") and step in game.cues:
        return game.cues[step]
    return CUES.get(event.kind, "coins" if event.changes else "")


def _brought(game: Game, event: Event, before: State) -> bool:
    """Return whether a battle brought an event: in a fight no blow itself, after it also what was taken by choice."""
    fighting = event.kind not in ("action", "forced") and game.in_battle(before)
    return bool(event.sentence or event.changes) and (fighting or game.takes_spoils(before))


def aims(events: Sequence[Event], player: int) -> tuple[int, ...]:
    """Return the other seats that a player's answer was aimed at: those that it spoke of, or did something to."""
    found: list[int] = []
    for event in events:
        if event.player == player and event.kind in ("action", "forced"):
            found += players_called(event.sentence)
        elif event.doer == player:
            found.append(event.player)
    return tuple(dict.fromkeys(seat for seat in found if seat != player))


def _places(game: Game, stage: "Stage", viewer: int | None) -> tuple[str, ...]:
    """Return the texts of what was done in a stage, if the viewer may read them."""
    readers = game.readers(stage.before, stage.player, stage.picks)
    if readers != EVERYBODY and (viewer is None or not readers >> viewer & 1):
        return ()
    return tuple([game.action_to_text(stage.before, pick) for pick in stage.picks])


def _in_turn(game: Game, stage: "Stage", seats: int) -> list[int]:
    """Return the seats in play order, from whoever acted; from the first seat on, if the table did."""
    first = stage.player if stage.player != NOBODY else game.first_seat(stage.after)
    return [(first + seat) % seats for seat in range(seats)]


class Stage(NamedTuple):
    """One thing that happened in the course of an answer: the answer, a forced one after it, or the table's own doing.

    Attributes:
        before, after: the full states around it.
        player: who acted, or NOBODY if the table did something by itself.
        picks: what they did; empty if the table acted.
    """

    before: State
    after: State
    player: int
    picks: tuple[int, ...]


def stages(state: State, player: int, picks: Sequence[int]) -> list[Stage]:
    """Return the stages of a legal answer in a full state, which stays as it is; they end where `State.play` does.

    What the table does in one step, or in the same step several times in a row, is one stage.
    """
    now, before = state.clone(), state
    found: list[Stage] = []
    for who, what in slowly(now, player, picks):
        after = now.clone()
        if found and who == NOBODY == found[-1].player and found[-1].before.step_number() == before.step_number():
            found[-1] = found[-1]._replace(after=after)
        else:
            found.append(Stage(before, after, who, what))
        before = after
    found[-1] = found[-1]._replace(after=now)  # nothing happens any more, but the next question is put
    return found


def slowly(state: State, player: int, picks: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Carry out an answer as `State.play` does, and halt after each thing that happens; yield who did it, and what.

    While the answer awaits others', or more picks, nothing more happens.
    """
    ply = state.ply
    state.halting = True
    for pick in picks:
        state.play(player, pick)
    yield player, tuple(picks)
    if state.ply > ply:
        while (doing := _by_itself(state)) is not None:
            _carry_out(state, *doing)
            yield doing
    state.halting = False
    if state.ply > ply:
        state.advance()


def forced_after(state: State, player: int, pick: int) -> list[int]:
    """Return what a seat does by force after a legal pick, before anything is revealed; uses the full state up."""
    disclosures = state.disclosures
    found: list[int] = []
    for number, (who, what) in enumerate(slowly(state, player, (pick,))):
        if number and who == player and what:
            found.append(what[0])
        if state.disclosures != disclosures:
            break
    return found


def goes_on_for_ever(state: State, most: int) -> bool:
    """Carry out what happens by itself, as `State.advance` does; True, if it still goes on after `most` steps."""
    state.halting = True
    for _ in range(most):
        doing = _by_itself(state)
        if doing is None:
            break
        _carry_out(state, *doing)
    else:
        return True
    state.halting = False
    state.advance()
    return False


def _carry_out(state: State, player: int, picks: tuple[int, ...]) -> None:
    """Carry out what comes next by itself."""
    step = state.course[int(state.step_number())]
    if picks:
        step.apply(state, player, picks[0])
    elif step.mode == TABLE:
        step.run(state)
    elif step.mode == TURN:
        step.skip(state, int(state.player()))
    else:
        state.ask_several(step)


def _by_itself(state: State) -> tuple[int, tuple[int, ...]] | None:
    """Return the forced answer that comes next; NOBODY's if the table acts, None if nothing happens by itself."""
    step = state.course[int(state.step_number())]
    if step.mode == TABLE:
        return (NOBODY, ())
    if step.mode == END:
        return None
    if step.mode == TURN:
        player = int(state.player())
        choices = [] if state.out >> player & 1 else list(state.picks_of(step, player))
        if choices and not (step.forced and len(choices) == 1):
            return None
        return (player, (int(choices[0]),)) if choices else (NOBODY, ())
    return None if state.clone().ask_several(step) else (NOBODY, ())
