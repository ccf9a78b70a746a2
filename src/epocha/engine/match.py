"""Match: the log is the truth. A match is (game, options, seed or key, actions); all else is computed from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from epocha.engine.game import Game
from epocha.engine.options import OptionValue, read_options
from epocha.engine.state import State


class Undo(Enum):
    """Whether a player may take back his last action."""

    FREE = "free"
    CONSENT = "consent"
    DISCLOSED = "disclosed"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Move:
    """One action of the log: who, what, as an integer and as text, and whether it answered a reaction window."""

    player: int
    action: int
    text: str
    reaction: bool = False


@dataclass
class Match:
    """One game being played: its set-up, its log, and the state that follows from them.

    Args:
        game: the rulebook.
        players: number of seats.
        seed: starts the fast generator; used when there is no key.
        options: by name, defaults filled in.
        key: secret of a verifiable match, or empty.
    """

    game: Game
    players: int
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    key: bytes = b""
    moves: list[Move] = field(default_factory=list, init=False)
    state: State = field(init=False)
    _disclosures: list[int] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        self.options = read_options(self.game.options, self.options)
        self.state = self.initial_state()

    def initial_state(self) -> State:
        """Return the full state before the first action."""
        return self.game.new_initial_state(self.players, self.seed, self.options, self.key)

    def apply(self, player: int, text: str) -> Move:
        """Carry out an action given as text, and log it.

        Raises:
            NotUnderstood: the text is no action of this game.
            IllegalAction: naming the rule that forbids it; nothing has changed.
        """
        action = self.game.text_to_action(self.state, text)
        reaction = player in self.state.current_players and self.state.decision(player).reaction
        move = Move(player, action, self.game.action_to_text(self.state, action), reaction)
        before = self.state.disclosures
        self.state.apply_action(player, action)
        self.moves.append(move)
        self._disclosures.append(before)
        return move

    def state_at(self, ply: int) -> State:
        """Return the full state after the first `ply` actions; ValueError if there are not so many."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"this match has {len(self.moves)} actions, there is no position {ply}")
        if ply == len(self.moves):
            return self.state.clone()
        state = self.initial_state()
        for move in self.moves[:ply]:
            state.play(move.player, move.action)
        return state

    def undo_to(self, player: int) -> tuple[Undo, int]:
        """Return whether `player` may take back his last action, and the number of actions that would be left.

        Free while nobody else has acted and nothing was disclosed since; by consent of the others when somebody has;
        impossible once anything was disclosed. What somebody answered in a reaction window, "no" too, says something of
        what he holds: nobody may ask it, take back, and ask again elsewhere.
        """
        for ply in range(len(self.moves) - 1, -1, -1):
            if self.moves[ply].player != player:
                continue
            if self.state.disclosures != self._disclosures[ply] or any(move.reaction for move in self.moves[ply:]):
                return Undo.DISCLOSED, ply
            others = any(move.player != player for move in self.moves[ply:])
            return (Undo.CONSENT if others else Undo.FREE), ply
        return Undo.NOTHING, 0

    def cut(self, ply: int) -> None:
        """Take back all actions from number `ply` on; whether that is allowed is the caller's business."""
        self.state = self.state_at(ply)
        del self.moves[ply:]
        del self._disclosures[ply:]
