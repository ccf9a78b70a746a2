"""Looking ahead, for any game: one decision, or a tree of them. Compiled; `greedy.py` and `search.py` are its faces.

Nothing here sees more than the view of one seat: every line of play starts from a state that `determinize` has made of
it. All arithmetic is exact or correctly rounded on every platform, so equal seeds give equal choices.
"""

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import FRAME, PLAYER, State, Step
from epocha.engine.vec import vec

EXPLORATION: Final = 0.15
"""Weight of curiosity against the mean result of an action."""
WIDENING: Final = 1.5
"""A node with n visits has at most 1 + WIDENING * sqrt(n) branches."""
PRIOR: Final = 1.0
"""How many playouts the judgement one decision ahead counts for at the root."""


def to_move(state: State) -> i64:
    """Return the seat to move; in a simultaneous decision the first that has not chosen."""
    step: Step[Any] = state.course[state.step_number()]
    return state.current_players[0] if step.simultaneous else state.stack[state.depth - FRAME + PLAYER]


def is_simultaneous(state: State) -> bool:
    """Return whether a simultaneous decision is open."""
    step: Step[Any] = state.course[state.step_number()]
    return step.simultaneous


def play_and_open(state: State, player: i64, action: i64, evaluator: Evaluator, chance: Chance) -> None:
    """Play an action; if it is sealed, the others choose by habit, for nobody may answer what he has not seen."""
    sealed = is_simultaneous(state)
    ply = state.asked
    state.play(player, action)
    while sealed and state.over == 0 and state.asked == ply and is_simultaneous(state):
        other = to_move(state)
        state.play(other, evaluator.playout_choice(state, other, state.choices(other), chance))


def look_ahead(view: State, player: i64, evaluator: Evaluator, chance: Chance, samples: i64) -> list[float]:
    """Return for each open action the mean lead, in points, that the seat has right after it.

    Args:
        view: what the seat knows.
        player: the seat.
        evaluator: judges the positions.
        chance: the bot's own randomness.
        samples: how many ways the unknown may lie are tried, for an action that discloses something.
    """
    sums: list[float] = []
    counts: list[int] = []
    for sample in range(samples):
        state = view.determinize(chance)
        if sample == 0:
            evaluator.study(state)
        choices = state.choices(player)
        for i in range(len(choices)):
            if sample == 0:
                sums.append(0.0)
                counts.append(0)
            elif counts[i] < sample:
                continue  # it disclosed nothing, so every sample would say the same
            after = state.clone()
            play_and_open(after, player, choices[i], evaluator, chance)
            evaluator.conclude(after, chance)
            sums[i] += evaluator.margins(after)[player]
            counts[i] += 1
            if after.disclosures == state.disclosures:
                counts[i] = 1
    return [sums[i] / counts[i] for i in range(len(sums))]


class Node:
    """What the search knows of one action at one point.

    Attributes:
        action: the action; player: who took it.
        visits: lines of play through it; available: how often it could have been chosen.
        total: sum of the player's prospects over these lines.
        branches: what was tried next.
    """

    def __init__(self, player: i64, action: i64) -> None:
        self.player = player
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.weight = 0.0
        self.total = 0.0
        self.branches: list[Node] = []


class Search:
    """Information-set Monte Carlo tree search for one decision of one seat.

    Each line of play starts from another determinization of the view and runs down one tree, whose nodes are what the
    seat can tell apart before anything more is disclosed: the actions taken. Among the branches that are open in this
    determinization it takes the most promising for the player to move; the game's habits propose new branches, and play
    on from the first new one, or from the first disclosure, to a settled position, which is then judged.

    Args:
        view: what the seat knows.
        player: the seat.
        evaluator: judges positions, and has the habits.
        chance: the bot's own randomness.
    """

    def __init__(self, view: State, player: i64, evaluator: Evaluator, chance: Chance) -> None:
        self.view = view
        self.player = player
        self.evaluator = evaluator
        self.chance = chance
        self.root = Node(player, -1)
        self.order: list[Node] = []
        self.decisions: i64 = 0
        leads = look_ahead(view, player, evaluator, chance, 4)
        choices = view.choices(player)
        for i in range(len(choices)):
            node = Node(player, choices[i])
            node.weight = PRIOR
            node.total = PRIOR * evaluator.squash(leads[i])
            self.order.append(node)
        self.order.sort(key=by_promise)

    def run(self, lines: int) -> None:
        """Play so many lines."""
        for _ in range(lines):
            self.line()

    def best(self) -> int:
        """Return the action that was tried most; of equals, the one with the better results."""
        chosen = self.order[0]
        for node in self.root.branches:
            if node.visits > chosen.visits or (node.visits == chosen.visits and mean(node) > mean(chosen)):
                chosen = node
        return int(chosen.action)

    def decided(self, lines: int) -> bool:
        """Return whether so many more lines cannot change what is tried most."""
        if lines <= 0 or len(self.order) == 1:
            return True
        most: i64 = 0
        second: i64 = 0
        for node in self.root.branches:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
        return most - second > lines

    def line(self) -> None:
        """Play one line: down the tree, on by habit, and back with the result."""
        evaluator = self.evaluator
        chance = self.chance
        state = self.view.determinize(chance)
        disclosures = state.disclosures
        path = [self.root]
        node = self.root
        count: i64 = 0
        in_tree = True
        while state.over == 0 and not (count and evaluator.settled(state)) and count < evaluator.horizon:
            player = to_move(state)
            choices = state.choices(player)
            if in_tree and not (player != self.player and is_simultaneous(state)):
                grown = len(node.branches)
                branch = self.select(node, player, choices, state)
                in_tree = len(node.branches) == grown
                path.append(branch)
                node = branch
                action = branch.action
            else:
                action = evaluator.playout_choice(state, player, choices, chance)
            state.play(player, action)
            count += 1
            if state.disclosures != disclosures:
                in_tree = False
        self.decisions += count
        evaluator.conclude(state, chance)
        prospects = evaluator.prospects(state)
        for node in path:
            node.visits += 1
            node.weight += 1.0
            node.total += prospects[node.player]

    def select(self, node: Node, player: i64, choices: vec[i64], state: State) -> Node:
        """Return the branch to follow for the player to move: a new one while there is room, else the best known."""
        best: Node | None = None
        best_score = -1.0
        for branch in node.branches:
            if branch.player == player and branch.action in choices:
                branch.available += 1
                score = mean(branch) + EXPLORATION * sqrt(sqrt(float(branch.available)) / (branch.weight + 1.0))
                if score > best_score:
                    best_score = score
                    best = branch
        if best is None or len(node.branches) <= WIDENING * sqrt(float(node.visits)):
            proposed = self.propose(node, player, choices, state)
            known = find(node, proposed)
            if known is None:
                node.branches.append(proposed)
                return proposed
            if best is None:
                best = known
        return best

    def propose(self, node: Node, player: i64, choices: vec[i64], state: State) -> Node:
        """Return a branch that is worth trying: at the root the next most promising, elsewhere what habit does."""
        if node is self.root:
            grown = len(node.branches)
            return self.order[grown if grown < len(self.order) else 0]
        return Node(player, self.evaluator.playout_choice(state, player, choices, self.chance))


def find(node: Node, wanted: Node) -> Node | None:
    """Return the branch of a node for the same player and action, or None if it has not grown."""
    for branch in node.branches:
        if branch.action == wanted.action and branch.player == wanted.player:
            return branch
    return None


def mean(node: Node) -> float:
    """Return the mean prospect of the player who took the action; one half before anything is known."""
    return node.total / node.weight if node.weight > 0.0 else 0.5


def by_promise(node: Node) -> tuple[float, int]:
    """Sort key: the more promising first, then the lower action."""
    return (-mean(node), int(node.action))
