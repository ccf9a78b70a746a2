"""Guide: the first game of somebody who learns, as data. `guide.toml` in a game's folder says where it begins, what the
other seats answer, and what is said at which moment; the words are messages of the game's locale.

Which step is shown follows from the log alone: whoever comes back to the game, on whatever device and after whatever
restart, meets the step where they were. Nothing is forced. An action that the step did not ask for is answered with
other words, and the game goes on from there. A step may ask for an answer of several picks, written with commas between
them; it stays until they are made, or another is.

A fact is a condition in the words of positions (see `engine.position.value_at`): `round = 2`, `stock.p1.wood >= 2`,
`cities.p1 has rome,ostia`, `used = wrath_greece`; with a bar between them one of several is enough.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from epocha.engine.game import Game
from epocha.engine.match import Match, Move
from epocha.engine.notation import NotUnderstood
from epocha.engine.numbers import whole_number
from epocha.engine.position import BadPosition, field_named, names_of, value_at
from epocha.engine.refusal import IllegalAction
from epocha.engine.state import State
from epocha.engine.text import LANGUAGES

FILE: Final = "guide.toml"
LONGEST: Final = 400
"""Actions after which no guide says anything more, so that a long game costs nothing."""

_FACT: Final = re.compile(r"([a-z_]+(?:\.\w+)*) (=|!=|<=|>=|has) ([\w,-]+)")


class BadGuide(ValueError):
    """A script that cannot be followed; the message says what is wrong and where."""


@dataclass(frozen=True)
class Fact:
    """One condition on a view: what is looked at, how it is compared, and with what."""

    name: str
    how: str
    value: str

    def holds(self, view: State) -> bool:
        """Return whether it is so in a view."""
        found = value_at(view, self.name)
        if self.how in ("=", "!="):
            return (found == self.value) == (self.how == "=")
        if self.how == "has":
            return set(self.value.split(",")) <= set(found.split(","))
        number, bound = whole_number(found), int(self.value)
        return number is not None and (number <= bound if self.how == "<=" else number >= bound)


Facts = tuple[tuple[Fact, ...], ...]
"""Conditions that must all hold; of each, one alternative is enough."""


@dataclass(frozen=True)
class Warned:
    """What is said before an action is carried out: the action, and when."""

    action: str
    where: Facts


@dataclass(frozen=True)
class Step:
    """One step of a script; its words are the messages `guide-NAME-title`, `guide-NAME-text` and so on.

    Attributes:
        name: its own in the script.
        asked: the decisions in which it may be shown; none for any.
        where: what must hold; offers: what must be open, as texts of actions or the words that these begin with; of
            alternatives with `|` between them one is enough.
        do: what it asks for: answers, of each as many picks as matter; none if it is only read.
        spots: what it points at: texts of actions, `symbol NAME` and `thing NAME` on one's own board, `#ID` on a page.
        exact: if this does not hold, `guide-NAME-other` is said in place of the text.
        then: what must hold for `guide-NAME-then` to be said after what it asks for was done.
        warning: an action before which `guide-NAME-warn` is said, or None.
        times: how many decisions it may be shown in.
        rules: ids of the numbered rules behind it.
    """

    name: str
    asked: tuple[str, ...] = ()
    where: Facts = ()
    offers: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    exact: Facts = ()
    then: Facts = ()
    warning: Warned | None = None
    times: int = 1
    rules: tuple[str, ...] = ()

    def fits(self, view: State, seat: int, open_texts: Sequence[str]) -> bool:
        """Return whether it may be shown at a decision of a seat, by the seat's view."""
        if self.asked and view.decision(seat).step not in self.asked:
            return False
        offered = all(any(is_open(one, open_texts) for one in either(text)) for text in self.offers)
        return offered and holds(self.where, view)

    @property
    def picks(self) -> tuple[str, ...]:
        """The picks of all answers that it asks for."""
        return tuple([pick for answer in self.do for pick in answer.split(", ")])

    def is_done(self, picks: Sequence[str]) -> bool:
        """Return whether an answer, by its picks so far, has all that it asks for."""
        answers = [answer.split(", ") for answer in self.do]
        return any(len(answer) <= len(picks) and all(map(begins, picks, answer)) for answer in answers)

    def is_begun(self, picks: Sequence[str]) -> bool:
        """Return whether an answer may still become what it asks for."""
        answers = [answer.split(", ") for answer in self.do]
        return not self.is_done(picks) and any(all(map(begins, picks, answer)) for answer in answers)

    def asks(self, picks: Sequence[str], open_texts: Sequence[str]) -> str:
        """Return the pick that it asks for first after those that are made, among what is open; "" if there is none."""
        answers = [answer.split(", ") for answer in self.do]
        following = [one[len(picks)] for one in answers if len(one) > len(picks) and all(map(begins, picks, one))]
        return next((pick for pick in following if is_open(pick, open_texts)), "")

    def spots_for(self, pick: str) -> tuple[str, ...]:
        """Return what it points at while a pick is asked for, without what is asked for before or after it.

        Where it points at the pick itself, it points at no others that begin with the same words.
        """
        own = [spot for spot in self.spots if spot == pick or (pick not in self.spots and touch(spot, pick))]
        return tuple([spot for spot in self.spots if spot in own or not any(touch(spot, one) for one in self.picks)])


@dataclass(frozen=True)
class Replies:
    """What another seat answers where something holds: the first of these texts that is unused and open."""

    seat: int
    where: Facts
    actions: tuple[str, ...]


Outcome = Literal["then", "else"]


@dataclass(frozen=True)
class Said:
    """What is said of the last own action: the step that was shown, and whether it was done."""

    step: Step
    outcome: Outcome


Words = tuple[str, bool]
"""The name of a step, and whether its text is the usual one."""


@dataclass(frozen=True)
class Moment:
    """Where somebody stands in a guide.

    Attributes:
        steps: to be shown now, in their order: some to read, then at most one to do; none if it is not their turn.
        said: what to say of their last action, or None.
        shown: how many of the script's steps have been shown, these included.
        over: the last step was shown before; the guide has nothing more to say.
        asks: the pick that the last of the steps asks for now, or the words that it begins with; "" if none.
        again: whether that step was to be read, in the same words, already before the pick that has just been made.
    """

    steps: tuple[Step, ...] = ()
    said: Said | None = None
    shown: int = 0
    over: bool = False
    asks: str = ""
    again: bool = False


@dataclass(frozen=True)
class Guide:
    """The script of a first game.

    Attributes:
        game: whose it is.
        seat: of whoever learns; everybody else is a bot.
        position: where the game begins, as text; seed: what its dice and shuffles follow from.
        steps: in the order in which they are looked for.
        replies: of the others, as far as they are scripted.
        rival: what the lesson calls the one who is met in it, "" if it gives no name.
    """

    game: Game
    seat: int
    position: str
    seed: int
    steps: tuple[Step, ...]
    replies: tuple[Replies, ...]
    rival: str = ""

    def match(self) -> Match:
        """Return the match before its first action."""
        return Match.from_position(self.position, self.seed)

    def words(self, step: Step, kind: str, lang: str) -> str:
        """Return what a step says of a kind (`title`, `text`, `why`, `then`, ...), "" if it has no such words."""
        message = f"guide-{step.name}-{kind}"
        return self.game.texts.say(lang, message) if self.game.texts.has(lang, message) else ""

    def text(self, step: Step, view: State, lang: str) -> str:
        """Return the text of a step as it fits a view."""
        return self.words(step, "text" if holds(step.exact, view) else "other", lang)

    def warns(self, step: Step, view: State) -> bool:
        """Return whether a step warns of its action in a view."""
        return step.warning is not None and holds(step.warning.where, view)

    def moment(self, match: Match) -> Moment:
        """Return where the learner stands, by the log of a match that began where this guide does."""
        if len(match.moves) > LONGEST:
            return Moment(over=True)
        shown: dict[str, int] = {}
        said: Said | None = None
        read: Words | None = None
        for before, move in _lines(match):
            if move.player == self.seat and self.steps[-1].name not in shown:
                steps = self._next(before, shown)
                said = judged(steps, move.text.split(", "))
                read = words_of(steps, before.view(self.seat))
        over = self.steps[-1].name in shown
        asked = self.seat in match.state.current_players
        draft = match.drafts().get(self.seat, "")
        picks = draft.split(", ") if draft else []
        decision = match.state_at(len(match.moves))
        steps = self._next(decision, shown) if not over and (asked or picks) else ()
        if picks:
            said = judged(steps, picks) if judged(steps, picks) != judged(steps, picks[:-1]) else None  # said before
            read = words_of(steps, decision.view(self.seat))
            steps = steps[-1:] if asked and steps and steps[-1].is_begun(picks) else ()
        view = match.state.view(self.seat)
        asks = steps[-1].asks(picks, open_texts(view, self.seat)) if steps else ""
        again = bool(asks) and words_of(steps, view) == read and not (said and said.outcome == "else")
        if said and said.outcome == "then" and not holds(said.step.then, view):
            said = None
        return Moment(steps, said, len(shown), over, asks, again)

    def _next(self, state: State, shown: dict[str, int]) -> tuple[Step, ...]:
        """Return the steps to be shown at a decision of the learner, and count them as shown."""
        view = state.view(self.seat)
        texts = open_texts(view, self.seat)
        found: list[Step] = []
        for step in self.steps:
            if shown.get(step.name, 0) < step.times and step.fits(view, self.seat, texts):
                found.append(step)
                shown[step.name] = shown.get(step.name, 0) + 1
                if step.do:
                    break
        return tuple(found)

    def reply(self, match: Match, seat: int) -> str:
        """Return the text of what the script has a seat answer now, or "" if a bot shall decide."""
        if len(match.moves) > LONGEST:
            return ""
        used: list[tuple[Replies, str]] = []
        for before, move in _lines(match):
            scripted = self._replies(before, seat) if move.player == seat else None
            if scripted:
                used.append((scripted, move.text))
        scripted = self._replies(match.state, seat)
        left = list(scripted.actions) if scripted else []
        for when, text in used:
            if when is scripted and text in left:
                left.remove(text)
        return next((text for text in left if can_answer(match, seat, text)), "")

    def _replies(self, state: State, seat: int) -> Replies | None:
        view = state.view(seat)
        return next((one for one in self.replies if one.seat == seat and holds(one.where, view)), None)


def _lines(match: Match) -> Iterator[tuple[State, Move]]:
    """Yield the lines of a log, each with the state before it, which is used again."""
    state = match.state_at(0)
    for move in match.moves:
        yield state, move
        for pick in move.picks:
            state.play(move.player, pick)


def words_of(steps: Sequence[Step], view: State) -> Words | None:
    """Return which words are to be read last of the steps that are shown; None if there are none."""
    return (steps[-1].name, holds(steps[-1].exact, view)) if steps else None


def judged(steps: Sequence[Step], picks: Sequence[str]) -> Said | None:
    """Return what is to be said of an answer, or None if nothing was asked for or it may still become that."""
    asked = steps[-1] if steps and steps[-1].do else None
    if asked is None or asked.is_begun(picks):
        return None
    return Said(asked, "then" if asked.is_done(picks) else "else")


def can_answer(match: Match, seat: int, text: str) -> bool:
    """Return whether an answer, of one pick or several, is open to a seat."""
    try:
        match.judge(seat, text)
    except (IllegalAction, NotUnderstood):
        return False
    return True


def begins(text: str, wanted: str) -> bool:
    """Return whether an action is the wanted one, or begins with its words."""
    return text == wanted or text.startswith(f"{wanted} ")


def touch(spot: str, pick: str) -> bool:
    """Return whether what is pointed at is what offers a pick, or is one of several that begin with its words."""
    return begins(spot, pick) or begins(pick, spot)


def is_open(wanted: str, texts: Sequence[str]) -> bool:
    """Return whether one of the open actions is the wanted one, or begins with its words."""
    return any(begins(text, wanted) for text in texts)


def open_texts(view: State, seat: int) -> list[str]:
    """Return the texts of what is open to a seat."""
    return [view.setup.game.action_to_text(view, action) for action in view.legal_actions(seat)]


def holds(facts: Facts, view: State) -> bool:
    """Return whether all facts hold in a view."""
    return all(any(fact.holds(view) for fact in either) for either in facts)


# --- reading ---------------------------------------------------------------------------------------------------------


def guide_of(game: Game) -> Guide | None:
    """Return the guide of a game as of its newest rules version, or None if it has none.

    Raises:
        BadGuide: it cannot be read.
    """
    return _read(game) if game.version == game.rules_version else None


@cache
def _read(game: Game) -> Guide | None:
    source = files(game.package).joinpath(FILE)
    if not source.is_file():
        return None
    try:
        data = tomllib.loads(source.read_text(encoding="utf-8"))
        steps = tuple([_step(one) for one in data["step"]])
        replies = tuple([_replies(one) for one in data["replies"]])
        return Guide(game, data["seat"] - 1, data["position"], data["seed"], steps, replies, data.get("rival", ""))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as problem:
        raise BadGuide(f"{FILE} of {game.name}: {problem}") from None


def _step(data: Mapping[str, Any]) -> Step:
    known = {field for field in Step.__dataclass_fields__ if field != "warning"}
    if strange := data.keys() - known - {"warn"}:
        raise BadGuide(f"a step has no {', '.join(sorted(strange))}")
    warn = data.get("warn")
    return Step(
        name=data["name"],
        asked=tuple(data.get("asked", ())),
        where=read_facts(data.get("where", ())),
        offers=tuple(data.get("offers", ())),
        do=tuple(data.get("do", ())),
        spots=tuple(data.get("spots", ())),
        exact=read_facts(data.get("exact", ())),
        then=read_facts(data.get("then", ())),
        warning=Warned(warn["action"], read_facts(warn.get("where", ()))) if warn else None,
        times=data.get("times", 1),
        rules=tuple(data.get("rules", ())),
    )


def _replies(data: Mapping[str, Any]) -> Replies:
    return Replies(data["seat"] - 1, read_facts(data.get("where", ())), tuple(data["actions"]))


def either(text: str) -> list[str]:
    """Return the alternatives that stand in a text with `|` between them."""
    return [one.strip() for one in text.split("|")]


def read_facts(texts: Sequence[str]) -> Facts:
    """Return facts given as texts; BadGuide if one is none."""
    return tuple([tuple([_fact(one) for one in either(text)]) for text in texts])


def _fact(text: str) -> Fact:
    found = _FACT.fullmatch(text)
    if not found or (found[2] in ("<=", ">=") and not found[3].isdecimal()):
        raise BadGuide(f"{text!r} is no fact, such as `round = 2` or `stock.p1.wood >= 2`")
    return Fact(found[1], found[2], found[3])


# --- checking --------------------------------------------------------------------------------------------------------


def problems(guide: Guide) -> list[str]:
    """Return all that is wrong with a guide: names that do not exist, words that are missing. Empty if nothing is."""
    try:
        state = guide.match().state
    except (BadPosition, ValueError) as problem:
        return [f"it cannot begin: {problem}"]
    names = [step.name for step in guide.steps]
    found = [f"two steps are called {name}" for name in set(names) if names.count(name) > 1]
    for step in guide.steps:
        found += [f"step {step.name}: {problem}" for problem in _step_problems(guide, step, state)]
    for replies in guide.replies:
        picks = [pick for text in replies.actions for pick in text.split(", ")]
        found += [f"replies: {problem}" for problem in _unknown_texts(state, picks)]
        found += [f"replies: {problem}" for problem in _wrong_facts(replies.where, state)]
    return found


def _step_problems(guide: Guide, step: Step, state: State) -> Iterator[str]:
    game = guide.game
    warned = [step.warning.action] if step.warning else []
    pointed = [spot for spot in step.spots if not spot.startswith(("symbol ", "thing ", "#"))]
    offered = [one for text in step.offers for one in either(text)]
    yield from _unknown_texts(state, [*offered, *step.picks, *pointed, *warned])
    yield from [f"there is no decision {name}" for name in step.asked if name not in state.setup.course.number]
    yield from [f"there is no rule {rule}" for rule in step.rules if rule not in game.rules()]
    symbols = game.stock(state.view(guide.seat), guide.seat)
    for spot in step.spots:
        if spot.startswith("symbol ") and spot.removeprefix("symbol ") not in symbols:
            yield f"no stock has a {spot}"
        if spot.startswith("thing ") and not game.thing(state.view(guide.seat), spot.removeprefix("thing "), "en"):
            yield f"no picture has a {spot}"
    facts = step.where + step.exact + step.then + (step.warning.where if step.warning else ())
    yield from _wrong_facts(facts, state)
    kinds = ["title", "text"]
    kinds += ["else"] if step.do else []
    kinds += ["other"] if step.exact else []
    kinds += ["warn"] if step.warning else []
    for lang in LANGUAGES:
        yield from [
            f"there is no guide-{step.name}-{kind} in {lang}" for kind in kinds if not guide.words(step, kind, lang)
        ]


def _unknown_texts(state: State, texts: Sequence[str]) -> Iterator[str]:
    notation = state.setup.notation
    known = [notation.text(action) for action in notation.actions]
    yield from [f"no action is or begins with {text!r}" for text in texts if not is_open(text, known)]


def _wrong_facts(facts: Facts, state: State) -> Iterator[str]:
    for fact in [fact for either in facts for fact in either]:
        problem = _wrong_frame(fact, state) if fact.name.startswith("frame.") else _wrong_field(fact, state)
        if problem:
            yield f"{fact.name} {fact.how} {fact.value}: {problem}"


def _wrong_frame(fact: Fact, state: State) -> str:
    name = fact.name.removeprefix("frame.")
    return "" if any(name in step.numbers for step in state.setup.course.steps) else "no frame has such a number"


def _wrong_field(fact: Fact, state: State) -> str:
    try:
        value_at(state, fact.name)
        field = field_named(state, fact.name.partition(".")[0])
    except KeyError:
        return "no position has such a number"
    known = [*names_of(state, field.of), "-"] if field.of else []
    wrong = [value for value in fact.value.split(",") if known and value not in known]
    return f"there is no {wrong[0]}" if wrong else ""
