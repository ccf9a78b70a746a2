"""Scene: from a position and a seat to everything that this seat may see of it, drawn and said in its language."""

from collections.abc import Sequence
from html import escape

from epocha.engine.game import Game
from epocha.engine.ledger import changes
from epocha.engine.match import Match
from epocha.engine.record import hidden_moves
from epocha.engine.state import State
from epocha.engine.text import call_players
from epocha.server.model import BreakdownLine, Change, LogLine, PlayerBoard, ResultView, Scene
from epocha.server.parts import Kept
from epocha.server.store import StoredMove


def word(game: Game, lang: str, message: str, otherwise: str) -> str:
    """Return a message of a game, or if the game has not written it, a plain word in its place."""
    return game.texts.say(lang, message) if game.texts.has(lang, message) else otherwise


def draw_scene(
    game: Game, state: State, seat: int | None, lang: str, names: Sequence[str], log: list[LogLine], plies: int
) -> Scene:
    """Return the scene of a full state as `seat`, or with None a spectator, sees it.

    Args:
        game: the rulebook.
        state: the full state; only its view is used.
        seat: whose eyes.
        lang: of all words.
        names: of the seats.
        log: the lines up to this position, as the seat may read them.
        plies: number of actions of the whole match.
    """
    view = state.view(seat)
    seats = range(int(state.players))
    stock = [game.stock(view, p) for p in seats]
    drawn_names = [escape(name) for name in names]
    return Scene(
        seat=seat,
        ply=int(state.ply),
        plies=plies,
        lang=lang,
        symbols={symbol: word(game, lang, f"symbol-{symbol}", symbol) for symbol in (stock[0] if stock else {})},
        stock=stock,
        breakdown=[_breakdown(game, view, p, lang) for p in seats],
        board=call_players(game.board(view, lang), drawn_names),
        player_boards=[
            PlayerBoard(
                seat=p,
                svg=call_players(game.player_board(view, p, lang), drawn_names),
                compact=call_players(game.player_board(view, p, lang, compact=True), drawn_names),
            )
            for p in seats
        ],
        log=log,
        result=_result(game, view, lang),
    )


def _breakdown(game: Game, view: State, player: int, lang: str) -> dict[str, list[BreakdownLine]]:
    return {
        symbol: [BreakdownLine(name=name, amount=amount) for name, amount in lines]
        for symbol, lines in game.breakdown(view, player, lang).items()
    }


def _result(game: Game, view: State, lang: str) -> ResultView | None:
    if not view.is_terminal:
        return None
    end = game.end(view)
    return ResultView(
        end=end,
        end_text=word(game, lang, f"end-{end}", end),
        ranking=view.ranking(),
        returns=view.returns(),
        standings=[view.standing(p) for p in range(int(view.players))],
    )


class Ledger:
    """The log of a match as one seat, or a spectator, may read it; grows with the match without being made again.

    Every line is made from the seat's views before and after the action, so it can tell no more than these. Beside
    the lines it keeps, for actions that were not the last of their decision, the step they were made in.

    Attributes:
        kept: what pages with these lines are made of.
    """

    def __init__(self, match: Match, seat: int | None, lang: str, names: Sequence[str]) -> None:
        self._match = match
        self._seat = seat
        self._lang = lang
        self._names = names
        self._lines: list[LogLine] = []
        self._more: list[str] = []
        self._state = match.initial_state()
        self.kept = Kept()

    def cut(self, left: int) -> None:
        """Forget what was taken back: all lines from number `left` on."""
        if left < len(self._lines):
            del self._lines[left:]
            del self._more[left:]
            self._state = self._match.state_at(left)

    def lines(self, moves: Sequence[StoredMove]) -> list[LogLine]:
        """Return all lines up to now; those that were hidden and no longer are, are written anew."""
        over = self._match.state.is_terminal
        hidden = set() if over else hidden_moves(self._match, self._seat)
        opened = [ply for ply, line in enumerate(self._lines) if line.hidden and ply not in hidden]
        if opened:
            self.cut(opened[0])
        while len(self._lines) < len(moves):
            ply = len(self._lines)
            self._lines.append(self._line(self._state, moves[ply], ply in hidden))
        return list(self._lines)

    def chain(self, moves: Sequence[StoredMove], seat: int, step: str) -> int:
        """Return the number of the first action of the decision that a seat is still in, a step of several choices."""
        self.lines(moves)
        first = len(moves)
        while first > 0 and moves[first - 1].seat == seat and self._more[first - 1] == step:
            first -= 1
        return first

    def _line(self, state: State, stored: StoredMove, hidden: bool) -> LogLine:
        """Return the line of an action, and carry the action out on `state`."""
        game = self._match.game
        move = self._match.moves[stored.ply]
        asked = state.decision(move.player)
        self._more.append(asked.step if asked.most > 1 else "")
        before = state.view(self._seat)
        declined = not hidden and asked.reaction and move.action == min(state.legal_actions(move.player))
        state.play(move.player, move.action)
        changed = changes(game, before, state.view(self._seat))
        is_told = not hidden or game.is_secret(move.action)
        sentence = game.report(before, move.player, move.action, self._lang) if is_told else ""
        return LogLine(
            ply=stored.ply + 1,
            seat=move.player,
            text="" if hidden else move.text,
            sentence=call_players(sentence, self._names),
            changes=[
                Change(seat=seat, symbol=symbol, delta=change.delta, total=change.total)
                for seat, amounts in enumerate(changed)
                for symbol, change in amounts.items()
            ],
            hidden=hidden,
            declined=declined,
            by=stored.by,
            at=stored.at,
        )
