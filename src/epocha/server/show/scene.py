"""Scene: from a position and a seat to everything that this seat may see of it, drawn and said in its language."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from epocha.engine.game import Game
from epocha.engine.ledger import Event, aims, events
from epocha.engine.match import Match
from epocha.engine.picture import FORMS, Picture
from epocha.engine.state import NOBODY, State
from epocha.engine.text import call_players
from epocha.server.show.model import BreakdownLine, LogEntry, LogLine, PictureView, ResultView, Scene, StockChange
from epocha.server.show.parts import Kept
from epocha.server.store.kept import StoredMove

PIECE: Final = 32
"""Lines of the log that are made together; a divisor of `engine.match.MARK_EVERY`."""
PIECES_KEPT: Final = 10
LINE_BYTES: Final = 3500
"""Memory of a line, about."""


def word(game: Game, lang: str, message: str, otherwise: str) -> str:
    """Return a message of a game, or if the game has not written it, a plain word in its place."""
    return game.texts.say(lang, message) if game.texts.has(lang, message) else otherwise


class Sight(NamedTuple):
    """What one seat, or a spectator, sees: the scene, and its pictures, of which nothing is drawn yet."""

    scene: Scene
    pictures: list[Picture]


def look(
    game: Game, state: State, seat: int | None, lang: str, names: Sequence[str], log: list[LogLine], plies: int
) -> Sight:
    """Return what `seat`, or with None a spectator, sees of a full state.

    Args:
        game: the rulebook.
        state: the full state; only its view is used.
        seat: whose eyes.
        lang: of all words.
        names: of the seats.
        log: the latest lines up to this position, as the seat may read them.
        plies: number of actions of the whole match.
    """
    view = state.view(seat)
    seats = range(int(state.players))
    stock = [game.stock(view, p) for p in seats]
    pictures = game.pictures(view, lang)
    scene = Scene(
        seat=seat,
        ply=int(state.ply),
        plies=plies,
        lang=lang,
        symbols={symbol: word(game, lang, f"symbol-{symbol}", symbol) for symbol in (stock[0] if stock else {})},
        stock=stock,
        breakdown=[_breakdown(game, view, p, lang) for p in seats],
        pictures=[_picture_view(picture, names) for picture in pictures],
        concern=game.front(view, seat, pictures, past=int(state.ply) < plies),
        diagram="" if pictures else game.diagram(view, lang, names),
        log=log,
        result=_result(game, view, lang),
    )
    return Sight(scene, pictures)


def _picture_view(picture: Picture, names: Sequence[str]) -> PictureView:
    return PictureView(
        name=picture.name,
        role=picture.role,
        seat=None if picture.seat == NOBODY else picture.seat,
        title=call_players(picture.words, names),
        forms=[form for form in FORMS if form in picture.forms],
        mark=picture.mark(),
        caption=call_players(picture.caption, names),
    )


def _breakdown(game: Game, view: State, player: int, lang: str) -> dict[str, list[BreakdownLine]]:
    return {
        symbol: [BreakdownLine(name=name, amount=amount) for name, amount in lines]
        for symbol, lines in game.breakdown(view, player, lang).items()
    }


def _result(game: Game, view: State, lang: str) -> ResultView | None:
    if not view.is_terminal:
        return None
    return ResultView(
        end=game.end(view),
        end_text=game.end_text(view, lang),
        ranking=view.ranking(),
        returns=view.returns(),
        standings=[view.standing(p) for p in range(int(view.players))],
        points=[int(view.points(p)) for p in range(int(view.players))],
        results=[game.result(view, p, lang) for p in range(int(view.players))],
        has_goals=game.has_goals,
    )


class Ledger:
    """The log of a match as one seat, or a spectator, may read it, made where it is read.

    Every line is made from the seat's views before and after the action, so it can tell no more than these. Lines are
    made and forgotten in pieces of `PIECE`, so that a long game costs no more than a short one; those of a piece before
    the first that is read are not made. Beside the lines it keeps, for actions that were not the last of their
    decision, the step they were made in.

    Attributes:
        kept: what pages with these lines are made of.
    """

    def __init__(self, match: Match, seat: int | None, lang: str, names: Sequence[str]) -> None:
        self._match = match
        self._seat = seat
        self._lang = lang
        self._names = names
        self._pieces: OrderedDict[int, _Piece] = OrderedDict()
        self._hidden: set[int] = set()
        self._known = -1
        self.kept = Kept()

    @property
    def bytes(self) -> int:
        """About how much memory the lines and what was made of them take."""
        return sum(len(piece.lines) for piece in self._pieces.values()) * LINE_BYTES + self.kept.bytes

    def cut(self, left: int) -> None:
        """Forget what was taken back: all lines from number `left` on."""
        self._known = -1
        for number in [number for number in self._pieces if (number + 1) * PIECE > left]:
            del self._pieces[number]

    def lines(self, moves: Sequence[StoredMove], first: int, end: int) -> list[LogLine]:
        """Return the lines of the actions from number `first` to before `end`, counted from 0."""
        self._look_again()
        found: list[LogLine] = []
        for number in range(first // PIECE, -(-end // PIECE)):
            start = number * PIECE
            piece = self._piece(moves, number, max(0, first - start))
            found += piece.lines[max(0, first - start - piece.first) : max(0, end - start - piece.first)]
        return found

    def missing(self, first: int, end: int) -> int:
        """Return how many lines would have to be made for those from number `first` to before `end`."""
        return PIECE * sum(number not in self._pieces for number in range(first // PIECE, -(-end // PIECE)))

    def chain(self, moves: Sequence[StoredMove], seat: int, step: str) -> int:
        """Return the number of the first action of the decision that a seat is still in, a step of several choices."""
        self._look_again()
        first = len(moves)
        while first > 0 and moves[first - 1].seat == seat and self._more(moves, first - 1) == step:
            first -= 1
        return first

    def _more(self, moves: Sequence[StoredMove], ply: int) -> str:
        piece = self._piece(moves, ply // PIECE, ply % PIECE)
        return piece.more[ply % PIECE - piece.first]

    def _look_again(self) -> None:
        """Note what is hidden now, and forget the pieces with lines that were hidden and no longer are."""
        if self._known == len(self._match.moves):
            return
        self._known = len(self._match.moves)
        over = self._match.state.is_terminal
        before, self._hidden = self._hidden, set() if over else self._match.hidden_moves(self._seat)
        for number in {ply // PIECE for ply in before - self._hidden}:
            self._pieces.pop(number, None)

    def _piece(self, moves: Sequence[StoredMove], number: int, first: int) -> "_Piece":
        """Return a piece of the log, with all its lines from one of them up to now; a second time with those before."""
        piece = self._pieces.pop(number, None)
        if piece is None or piece.first > first:
            first = first if piece is None else 0
            piece = _Piece(first, self._match.state_at(number * PIECE + first), [], [])
        self._pieces[number] = piece
        while len(self._pieces) > PIECES_KEPT:
            self._pieces.popitem(last=False)
        for stored in moves[number * PIECE + piece.first + len(piece.lines) : (number + 1) * PIECE]:
            self._add_line(piece, stored)
        return piece

    def _add_line(self, piece: "_Piece", stored: StoredMove) -> None:
        """Add the line of the next action to a piece, with what followed from it, and note the state after it."""
        state = piece.state
        hidden = stored.ply in self._hidden
        game = self._match.game
        move = self._match.moves[stored.ply]
        asked = state.decision(move.player)
        piece.more.append(asked.step if asked.most > 1 else "")
        declined = not hidden and asked.reaction and move.action == state.course[int(state.step_number())].decline
        fought = _of_battle(game, state)
        found, piece.state = events(game, state, move.player, move.picks, self._seat, self._lang)
        did, *followed = [self._entry(event) for event in found]
        line = LogLine(
            **dict(did) | ({"places": ()} if hidden else {}),
            ply=stored.ply + 1,
            text="" if hidden else move.text,
            followed=followed,
            hidden=hidden,
            declined=declined,
            by=stored.by,
            at=stored.at,
            aims=aims(found, move.player),
            battle="" if not fought else "on" if _of_battle(game, piece.state) else "over",
        )
        piece.lines.append(line)

    def _entry(self, event: Event) -> LogEntry:
        """Return something that happened, with people called by their names."""
        return LogEntry(
            kind=event.kind,
            seat=event.player,
            sentence=call_players(event.sentence, self._names),
            changes=[
                StockChange(seat=event.player, symbol=symbol, delta=change.delta, total=change.total)
                for symbol, change in event.changes.items()
            ],
            places=event.places,
            round=event.chapter.round,
            turn=event.chapter.turn,
            heading=call_players(event.chapter.heading, self._names),
            cue=event.cue,
            brought=event.brought,
        )


def _of_battle(game: Game, state: State) -> bool:
    """Return whether a battle goes on, to where all that it brings has been taken."""
    return game.in_battle(state) or game.takes_spoils(state)


@dataclass
class _Piece:
    """Lines of a log, the step of each action that was not the last of its decision, and the state after the last.

    The first line of it that somebody read is number `first` of the piece; those before it are not made.
    """

    first: int
    state: State
    lines: list[LogLine]
    more: list[str]
