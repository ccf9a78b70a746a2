"""Looking ahead, for any game: one decision, or many lines of play. Compiled; `greedy.py`, `search.py` are its faces.

Nothing here sees more than the view of one seat: every line of play starts from a state that `determinize` has made of
it. All arithmetic is exact or correctly rounded on every platform, so equal seeds give equal choices.
"""

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.course import FLOOR, TURN, Step
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec

SAMPLES: Final = 4
"""Ways in which the unknown may lie that are tried to put the answers in order before the search."""
GUESSES: Final = 2
"""Ways in which luck may go that are tried for each answer in a planned line."""
CANDIDATES: Final = 16
"""Answers that are searched: so many of those that look best one decision ahead."""
WARM_UP: Final = 16
"""Rounds of lines before the first candidate may be given up."""
REVIEW: Final = 8
"""Rounds of lines between two looks at which candidates to give up."""
DOUBT: Final = 2.0
"""Standard errors that a candidate must be behind the best to be given up."""
NOISE: Final = 1.0
"""Standard errors within which the lines do not tell two answers apart, so that what looks better is chosen."""
CERTAIN: Final = 2.0
"""Standard errors of what is still to come that a change of the choice must be away for the search to stop."""
TRIFLE: Final = 0.005
"""A difference of prospects that nobody would give anything for, however sure it is."""
PRIOR: Final = 8.0
"""How many lines the judgement one decision ahead counts for, if the game's evaluator sees ahead."""
BLIND_PRIOR: Final = 1.0
"""How many it counts for if not: then nothing speaks for what looks best but that something must come first."""
EXPLORATION: Final = 1.0
"""Weight of curiosity in the tree against the mean result, in standard deviations of the results so far."""
USUAL_SPREAD: Final = 0.15
"""The standard deviation of results that is assumed before there are any."""
LEAST_SPREAD: Final = 0.002
"""The least standard deviation that curiosity goes by."""
RIPE: Final = 32
"""Lines through a node from which on the tree goes on there, though more has been disclosed than at its root."""
WIDENING: Final = 1.5
"""A node with n visits has at most 1 + WIDENING * sqrt(n) branches."""
LEAST_GAIN: Final = 0.05
"""How much more, in points, a course of several answers must promise than the best one: much can come between."""
HAIR: Final = 1e-6
"""A lead, in points, that decides between equal answers only."""


# --- answers ---


def answers_open(view: State, player: i64, evaluator: Evaluator) -> list[list[int]]:
    """Return the answers to weigh against each other, each as the picks that are still to be made for it.

    Where an answer is made of several picks, these are what the game's evaluator proposes and all that take only one
    pick; if it proposes nothing, and in all other questions, they are the single picks that are open. What it shuns is
    left out.
    """
    choices = view.choices(player)
    singles = [[int(choices[i])] for i in range(len(choices)) if not evaluator.shuns(view, player, choices[i])]
    step: Step[Any] = view.course[view.step_number()]
    if not step.draft:
        return singles
    proposed = evaluator.proposals(view, player)
    if proposed is None:
        return singles
    found = [[pick] for pick in whole_picks(view, step, player) if not evaluator.shuns(view, player, pick)]
    found += [answer for answer in proposed if len(answer) > 1]
    return found if found else singles


def whole_picks(view: State, step: Step[Any], player: i64) -> list[int]:
    """Return the open picks that complete an answer; a step is asked when a pick is in the draft already."""
    choices = view.choices(player)
    tried = view.clone()
    before = len(view.draft(player))
    found: list[int] = []
    for i in range(len(choices)):
        tried.add_pick(player, choices[i])
        if view.is_aside(choices[i]) or step.completes(tried, player, choices[i]):
            found.append(int(choices[i]))
        tried.drop_picks(player, before)
    return found


def give(state: State, player: i64, answer: list[int]) -> None:
    """Make the picks of an answer."""
    for pick in answer:
        state.play(player, pick)


def play_through(state: State, player: i64, answer: list[int], evaluator: Evaluator, chance: Chance) -> None:
    """Make the picks of an answer, and by habit what must still be picked before it takes effect.

    That is the rest of a draft, and what others answer to a sealed question or in a window: nobody may answer what they
    have not seen.
    """
    ply = state.ply
    give(state, player, answer)
    while state.over == 0 and state.ply == ply:
        seat = player if state.asks(TURN) or state.unanswered() >> player & 1 else state.to_move()
        state.play(seat, evaluator.playout_choice(state, seat, state.choices(seat), chance))


def position_after(state: State, player: i64, answer: list[int], evaluator: Evaluator, chance: Chance) -> State:
    """Return where an answer leads, played on by habit to where it can be judged."""
    after = state.clone()
    play_through(after, player, answer, evaluator, chance)
    evaluator.conclude(after, chance)
    return after


def end_of_course(state: State, player: i64, course: list[list[int]], evaluator: Evaluator, chance: Chance) -> State:
    """Return where several answers of a seat lead, as far as nobody else is asked, and habit from there."""
    after = state.clone()
    step = after.step_number()
    for answer in course:
        goes_on = after.over == 0 and after.step_number() == step and after.to_move() == player
        if not goes_on or not give_while_open(after, player, answer):
            break
    evaluator.conclude(after, chance)
    return after


def give_while_open(state: State, player: i64, answer: list[int]) -> bool:
    """Make the picks of an answer as long as they are open, and return whether all were."""
    for pick in answer:
        if pick not in state.choices(player):
            return False
        state.play(player, pick)
    return True


def look_ahead(
    view: State, player: i64, answers: list[list[int]], evaluator: Evaluator, chance: Chance, samples: i64
) -> list[float]:
    """Return for each answer the mean lead, in points, that the seat has right after it.

    Every answer is judged in the same samples: what an evaluator makes of hidden things then adds the same to all.
    What habit does is put ahead by a hair, so that of equal answers it is chosen.

    Args:
        view: what the seat knows.
        player: the seat.
        answers: the picks of each.
        evaluator: judges the positions.
        chance: the bot's own randomness.
        samples: how many ways the unknown may lie are tried, if any of the answers discloses something.
    """
    sums = [0.0 for _ in range(len(answers))]
    habit: i64 = -1
    tried = 0
    disclosing = True
    first = view
    while tried < samples and disclosing:
        state = view.determinize(chance)
        if tried == 0:
            first = state
            evaluator.study(state)
            habit = evaluator.playout_choice(state, player, state.choices(player), chance)
        disclosing = False
        for i in range(len(answers)):
            after = position_after(state, player, answers[i], evaluator, chance)
            sums[i] += evaluator.margins(after)[player]
            if answers[i][0] == habit:
                sums[i] += HAIR
            disclosing = disclosing or after.disclosures != state.disclosures
        tried += 1
    leads = [total / tried for total in sums]
    evaluator.look_further(first, player, answers, leads, chance)
    return leads


def looks_best(state: State, player: i64, evaluator: Evaluator, chance: Chance) -> list[int]:
    """Return the answer after which a seat stands best in a full state, by the look one decision ahead.

    Nobody knows what luck the state itself has in store: an answer that discloses something is judged with other luck.
    """
    answers = answers_open(state, player, evaluator)
    if len(answers) == 1:
        return answers[0]
    evaluator.study(state)
    sums = [0.0 for _ in range(len(answers))]
    tried = 0
    disclosing = True
    while tried < GUESSES and disclosing:
        trial = state.clone()
        trial.chance = chance.split()
        disclosing = False
        for i in range(len(answers)):
            after = position_after(trial, player, answers[i], evaluator, chance)
            sums[i] += evaluator.margins(after)[player]
            disclosing = disclosing or after.disclosures != trial.disclosures
        tried += 1
    return answers[sums.index(max(sums))]


# --- search ---


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
        self.total = 0.0
        self.branches: list[Node] = []

    def mean(self) -> float:
        """Return the mean prospect of the player who took the action, who took it at least once."""
        return self.total / float(self.visits)


class Candidate:
    """An answer that may be the best.

    Attributes:
        answer: its picks. number: its place among the candidates.
        judged: the prospect that it has by the look one decision ahead. prior: lines that this counts for.
        tree: what was tried after it; its visits and total are those of the answer.
        result: of the last line. apart: for each candidate the sum of the squared differences from its results.
    """

    def __init__(self, answer: list[int], player: i64, judged: float, prior: float) -> None:
        self.answer = answer
        self.judged = judged
        self.prior = prior
        self.tree = Node(player, answer[0])
        self.number: i64 = 0
        self.result = 0.0
        self.apart: list[float] = []

    def worth(self) -> float:
        """Return its mean prospect."""
        return (self.tree.total + self.prior * self.judged) / (float(self.tree.visits) + self.prior)


class Search:
    """Monte Carlo search for one decision of one seat: a race between answers.

    In every round each candidate gets one line of play. The lines of a round start from the same determinization of the
    view and draw the same luck, so that what sets them apart is the answers and not the shuffle. Whoever is clearly
    behind is given up, and the race goes on between the others.

    After the answer a line goes down the tree of what was tried after it, whose nodes are the actions taken. Among the
    branches that are open in this determinization it takes the most promising for the player to move; the game's habits
    propose new branches, and play on from the first new one to a settled position, which is then judged.

    The tree sees over chance and the turns of others (an open loop): a node past a disclosure stands for all that may
    have been disclosed, and its results are the mean over it. Such nodes grow only where many lines pass, for among few
    a habit, which sees what was disclosed, chooses better.

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
        self.luck = chance.clone()
        self.decisions: i64 = 0
        self.lines: i64 = 0
        self.sum = 0.0
        self.squares = 0.0
        self.curiosity = EXPLORATION * USUAL_SPREAD
        answers = answers_open(view, player, evaluator)
        reach = evaluator.reach(view)
        leads = look_ahead(view, player, answers, evaluator, chance, SAMPLES)
        prior = self.prior()
        self.noise = NOISE if evaluator.sees_ahead() else 0.0
        found: list[Candidate] = []
        for i in range(len(answers)):
            found.append(Candidate(answers[i], player, evaluator.squash(leads[i], reach), prior))
        found.sort(key=by_promise)
        self.racing = found[:CANDIDATES]
        for i in range(len(self.racing)):
            self.racing[i].number = i
            self.racing[i].apart = [0.0 for _ in range(len(self.racing))]
        self.next: i64 = 0
        self.rounds: i64 = 0

    def prior(self) -> float:
        """Return for how many lines the judgement one decision ahead counts."""
        return PRIOR if self.evaluator.sees_ahead() else BLIND_PRIOR

    def run(self, lines: int) -> None:
        """Play so many lines."""
        for _ in range(lines):
            if self.next == 0:
                self.luck = self.chance.split()
            self.line(self.racing[self.next], self.luck.clone())
            self.next += 1
            if self.next == len(self.racing):
                self.next = 0
                self.close_round()

    def best(self) -> int:
        """Return the first pick of the answer to give: of those with nearly the best results, what looks best now.

        Where all roads lead to the same end, that is the short one: whoever can take a point takes it. An evaluator
        that sees only the standing would take every point at hand; with it all differences count but trifles.
        """
        return self.chosen(self.leader()).answer[0]

    def chosen(self, leader: Candidate) -> Candidate:
        """Return the candidate to choose, given the one with the best results."""
        for candidate in self.racing:  # in the order of how they look
            if not self.is_behind(candidate, leader, self.noise):
                return candidate
        return leader

    def leader(self) -> Candidate:
        """Return the candidate with the best results; of equals, the one that looked better."""
        best = self.racing[0]
        for candidate in self.racing:
            if candidate.worth() > best.worth():
                best = candidate
        return best

    def decided(self, lines: int) -> bool:
        """Return whether so many more lines cannot change the choice, or hardly can."""
        if lines <= 0 or not self.is_open():
            return True
        if self.rounds < WARM_UP:
            return False
        more = float(lines) / float(len(self.racing))
        leader = self.leader()
        chosen = self.chosen(leader)
        passed = True  # what stands before the chosen one looks better, but is found to be behind
        for other in self.racing:
            if other is chosen:
                passed = False
            elif other.answer[0] != chosen.answer[0]:
                if passed:
                    rises = self.clear_lead(leader, other, more, -CERTAIN) <= 0.0
                else:
                    rises = self.clear_lead(other, chosen, more, CERTAIN) > 0.0
                if rises:
                    return False
        return True

    def clear_lead(self, one: Candidate, other: Candidate, more: float, errors: float) -> float:
        """Return how much more than must be one will lead another by to be called ahead, after so many more rounds.

        Args:
            errors: by how many standard errors what is to come will be better for it than what has been.
        """
        lead = one.worth() - other.worth()
        rounds = float(self.rounds)
        spread = sqrt(max(0.0, one.apart[other.number] / rounds - lead * lead))
        drift = spread * sqrt(more / (rounds * (rounds + more)))
        return lead + errors * drift - max(TRIFLE, self.noise * spread / sqrt(rounds + more))

    def is_open(self) -> bool:
        """Return whether there is still something to choose: only the first pick is, the others are asked for anew."""
        for candidate in self.racing:
            if candidate.answer[0] != self.racing[0].answer[0]:
                return True
        return False

    def close_round(self) -> None:
        """Compare the lines of a round, and now and then give up who is clearly behind, or always equal to the best."""
        for one in self.racing:
            for other in self.racing:
                difference = one.result - other.result
                one.apart[other.number] += difference * difference
        self.rounds += 1
        if self.rounds < WARM_UP or self.rounds % REVIEW:
            return
        leader = self.leader()
        left: list[Candidate] = []
        for candidate in self.racing:
            is_equal = candidate.apart[leader.number] == 0.0
            if candidate is leader or not (is_equal or self.is_behind(candidate, leader, DOUBT)):
                left.append(candidate)
        self.racing = left

    def is_behind(self, candidate: Candidate, leader: Candidate, errors: float) -> bool:
        """Return whether a candidate is behind the leader by more than so many standard errors, and than a trifle."""
        lag = leader.worth() - candidate.worth()
        if lag <= TRIFLE or self.rounds == 0:
            return False
        rounds = float(self.rounds)
        variance = max(0.0, candidate.apart[leader.number] / rounds - lag * lag)
        return lag >= errors * sqrt(variance / rounds)

    def line(self, candidate: Candidate, chance: Chance) -> None:
        """Play one line: the candidate, down the tree, on by habit, and back with the result."""
        evaluator = self.evaluator
        state = self.view.determinize(chance)
        disclosures = state.disclosures  # of the root
        give(state, self.player, candidate.answer)
        node = candidate.tree
        path = [node]
        count: i64 = 1
        in_tree = True
        while state.over == 0 and not evaluator.settled(state) and count < evaluator.horizon:
            player = state.to_move()
            choices = state.choices(player)
            if state.disclosures != disclosures and node.visits < RIPE:
                in_tree = False
            if in_tree and (player == self.player or state.asks(TURN) or state.asks(FLOOR)):
                grown = len(node.branches)
                branch = self.select(node, player, choices, state, chance)
                in_tree = len(node.branches) == grown
                path.append(branch)
                node = branch
                action = branch.action
            else:
                action = evaluator.playout_choice(state, player, choices, chance)
            state.play(player, action)
            count += 1
        self.decisions += count
        evaluator.conclude(state, chance)
        prospects = evaluator.prospects(state)
        for node in path:
            node.visits += 1
            node.total += prospects[node.player]
        candidate.result = prospects[self.player]
        self.measure(candidate.result)

    def measure(self, result: float) -> None:
        """Fit curiosity to how far the results of this decision spread: where a game is nearly won or lost, little."""
        self.lines += 1
        self.sum += result
        self.squares += result * result
        if self.lines >= WARM_UP:
            middle = self.sum / float(self.lines)
            variance = max(0.0, self.squares / float(self.lines) - middle * middle)
            self.curiosity = EXPLORATION * max(LEAST_SPREAD, sqrt(variance))

    def select(self, node: Node, player: i64, choices: vec[i64], state: State, chance: Chance) -> Node:
        """Return the branch to follow for the player to move: a new one while there is room, else the best known."""
        best: Node | None = None
        best_score = -1.0
        for branch in node.branches:
            if branch.player == player and branch.action in choices:
                branch.available += 1
                score = branch.mean() + self.curiosity * sqrt(
                    sqrt(float(branch.available)) / (float(branch.visits) + 1.0)
                )
                if score > best_score:
                    best_score = score
                    best = branch
        if best is None or len(node.branches) <= WIDENING * sqrt(float(node.visits)):
            action = self.evaluator.playout_choice(state, player, choices, chance)
            known = find(node, player, action)
            if known is None:
                known = Node(player, action)
                node.branches.append(known)
                return known
            if best is None:
                best = known
        return best


class Judgement(Search):
    """No lines at all: what looks best one decision ahead is chosen, or at the end of a course of several.

    It is for games whose habits would tell less.
    """

    def __init__(self, view: State, player: i64, evaluator: Evaluator, chance: Chance) -> None:
        super().__init__(view, player, evaluator, chance)
        state = view.determinize(chance)
        evaluator.study(state)
        courses = evaluator.courses(state, player)
        if len(courses) == 0:
            return
        first = self.racing[0]
        most = LEAST_GAIN + evaluator.margins(position_after(state, player, first.answer, evaluator, chance))[player]
        for course in courses:
            lead = evaluator.margins(end_of_course(state, player, course, evaluator, chance))[player]
            if lead > most:
                most = lead
                self.racing[0] = Candidate(course[0], player, first.judged, first.prior)

    def decided(self, lines: int) -> bool:
        return True

    def best(self) -> int:
        return self.racing[0].answer[0]


class PlannedSearch(Search):
    """A search of few lines, in which whoever is asked does what looks best one decision ahead, to the end of the turn.

    Few such lines tell more than many by habit where much is still to be chosen and little is left to luck. So every
    answer gets as many as the game's evaluator says, none is given up before, and the best results decide.
    """

    def __init__(self, view: State, player: i64, evaluator: Evaluator, chance: Chance) -> None:
        super().__init__(view, player, evaluator, chance)
        self.enough = evaluator.lines_planned(view)
        self.planner = view.setup.game.evaluator().for_search()

    def prior(self) -> float:
        return HAIR

    def chosen(self, leader: Candidate) -> Candidate:
        return leader

    def leader(self) -> Candidate:
        """Return the candidate with the best results; what there was no time for looked worse than others."""
        best = self.racing[0]
        for candidate in self.racing:
            if candidate.tree.visits and candidate.worth() > best.worth():
                best = candidate
        return best

    def decided(self, lines: int) -> bool:
        """Return whether every answer has had its lines, or there is nothing to choose."""
        return lines <= 0 or not self.is_open() or self.rounds >= self.enough

    def close_round(self) -> None:
        self.rounds += 1

    def line(self, candidate: Candidate, chance: Chance) -> None:
        """Play the line of a candidate to the end of the turn by what looks best at every choice."""
        evaluator = self.evaluator
        state = self.view.determinize(chance)
        turn = evaluator.turn_number(state)
        play_through(state, self.player, candidate.answer, evaluator, chance)
        count: i64 = 1
        while state.over == 0 and evaluator.turn_number(state) == turn and count < evaluator.horizon:
            player = state.to_move()
            give(state, player, looks_best(state, player, self.planner, chance))
            count += 1
        self.decisions += count
        evaluator.conclude(state, chance)
        candidate.tree.visits += 1
        candidate.tree.total += evaluator.prospects(state)[self.player]


def search_for(view: State, player: i64, evaluator: Evaluator, chance: Chance) -> Search:
    """Return the kind of search that the game's evaluator wants here."""
    if evaluator.lines_planned(view):
        return PlannedSearch(view, player, evaluator, chance)
    if evaluator.plays_lines(view):
        return Search(view, player, evaluator, chance)
    return Judgement(view, player, evaluator, chance)


def find(node: Node, player: i64, action: i64) -> Node | None:
    """Return the branch of a node for a player and an action, or None if it has not grown."""
    for branch in node.branches:
        if branch.action == action and branch.player == player:
            return branch
    return None


def by_promise(candidate: Candidate) -> tuple[float, list[int]]:
    """Sort key: the more promising first, then the lower picks."""
    return (-candidate.judged, candidate.answer)
