"""Position: where a game stands as text, both ways, as FEN is for chess.

    position bazaar 1
    players 3
    option rounds=2
    ply 7
    frame raid p1
    frame fight p1 target=p2
    round 2
    goods p1.silk=2 p1.spice=1
    goods p2.silk=2
    inside p1=pearl p2=? p3=?

A line is a word and values. A value that is 0, or for what names a thing nothing, is left out; `?` is what a view does
not know. Things go by the names that the game gives (`Game.names_of`), seats by p1, p2 and so on. `;` begins a comment.
Drafts and answers that have not taken effect are not part of a position.

A pile is its cards from the top, and a deck says behind each card who knows it. A piece is its owner, its kind, its
place, and who knows its kind; the pieces stand in the order of their numbers:

    city_pile rome giza athens
    deck 17:all 80:p1,p3 4
    tokens p1.guide@gate:p1 p1.porter@camp:all p2.?@camp
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from epocha.engine.asking import FRAME_BITS
from epocha.engine.chance import Chance
from epocha.engine.course import END, FLOOR, SEALED, TURN, WINDOW, Step
from epocha.engine.deck import EVERYBODY, new_deck, tell
from epocha.engine.fields import DECK, INDEX, PIECES, PILE, SEAT, SET, Field, size_of
from epocha.engine.frames import ANSWERED, ASKED, NOBODY
from epocha.engine.game import BadTable, BadVersion, Game
from epocha.engine.ledger import goes_on_for_ever
from epocha.engine.numbers import whole_number
from epocha.engine.options import BadOption
from epocha.engine.pieces import EACH, NOWHERE
from epocha.engine.pile import new_pile
from epocha.engine.registry import Unknown, load_game
from epocha.engine.state import CUT_OFF, REFEREE, SPECTATOR, UNKNOWN, State, vec_of

MOST_CHARACTERS = 300_000
"""Room for MOST_LISTED pieces, told by five lists of names, and for the rest of any table."""
NUMBERS = ("ply", "over", "disclosures")
HIDDEN = "?"
BLANK = " "
"""In the name of a thing that this match has not, such as a region of a smaller map; no position speaks of it."""
MOST_FRAMES = 64
"""Frames on each other; no game comes near it."""
MOST_LISTED = 4000
"""Numbers of a list whose length changes, where the field does not say how many there is room for.

Pieces on a map are such lists: long games get past a thousand, and none comes near this. Rules compare pieces with each
other, so what is asked of so many is still answered within seconds.
"""
MOST_BY_ITSELF = 10_000
"""Steps of the table until somebody is asked; in a game there are a few dozen at most."""
_BLANKS: Final = re.compile(r"[^\S ]|(?<= ) ")
"""Blanks in a text that words between blanks do not bring back."""
WATCHING = "spectator"
BY_ALL = "all"


class BadPosition(ValueError):
    """A text that is no position; the message names the line and says what is expected there."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


# --- writing ---------------------------------------------------------------------------------------------------------


def position_of(state: State) -> str:
    """Return the position of a state, or of a view as far as it is known, as text; chance is not part of it."""
    setup = state.setup
    lines = [f"position {setup.game.name} {setup.version}", f"players {setup.players}"]
    usual = {option.name: option.default for option in setup.game.options}
    lines += [f"option {name}={_in_words(str(value))}" for name, value in setup.options.items() if value != usual[name]]
    if state.is_view:
        lines.append(f"viewer {WATCHING if state.viewer == SPECTATOR else seat_word(int(state.viewer))}")
    lines += [f"{name} {getattr(state, name)}" for name in NUMBERS if getattr(state, name)]
    if state.out:
        lines.append(f"out {_members(_seats(state), int(state.out))}")
    lines += _frames(state)
    for field in state.FIELDS:
        if not field.derived:
            lines += _field_lines(state, field)
    return "\n".join(lines) + "\n"


def seat_word(seat: int) -> str:
    """Return what a position calls a seat."""
    return f"p{seat + 1}"


def _seats(state: State) -> list[str]:
    return [seat_word(seat) for seat in range(int(state.players))]


def _in_words(value: str) -> str:
    """Return the value of an option so that it comes back from words of a line, whatever blanks a file of the table's
    own has in its texts."""
    return _BLANKS.sub(lambda found: f"\\u{ord(found[0]):04x}", value)


def names_of(state: State, kind: str) -> Sequence[str]:
    """Return the names of the things of a kind; numbers from 1 where the game gives none."""
    if kind == SEAT:
        return _seats(state)
    named: Sequence[str] = state.setup.game.names_of(state, kind)
    return named or [str(number) for number in range(1, size_of(kind, int(state.players), state.KINDS) + 1)]


def _members(names: Sequence[str], members: int) -> str:
    return ",".join(name for bit, name in enumerate(names) if members >> bit & 1)


def _frames(state: State) -> list[str]:
    """Return a line for each frame, from the bottom."""
    found: list[str] = []
    at = int(state.top)
    while at != NOBODY:
        step = state.course[int(state.step_of(at))]
        player = int(state.player_of(at))
        words = ["frame", step.name, seat_word(player) if player >= 0 else "-"]
        numbers = [int(state.read(at, i)) for i in range(int(step.width))]
        named = zip(step.NUMBERS, numbers, strict=True)
        words += [f"{field.name}={_value(state, field, number)}" for field, number in named if number != field.default]
        if state.asked_in(at):
            words.append(f"asked={_members(_seats(state), int(state.asked_in(at)))}")
        found.insert(0, " ".join(words))
        at = int(state.under(at))
    return found


def _field_lines(state: State, field: Field) -> list[str]:
    """Return the lines of a field; one for each thing of the first axis if there are several axes."""
    value: Any = getattr(state, field.name)
    if not field.is_list:
        return [] if value == field.default else [f"{field.name} {_value(state, field, int(value))}"]
    if field.length(int(state.players), state.KINDS) is None:
        words = _words(state, field, field.said(value))
        return [f"{field.name} {' '.join(words)}"] if words else []
    rows: dict[str, list[str]] = {}
    things = field.things(value, int(state.players), state.KINDS)
    for key, item in zip(_keys(state, field), things, strict=True):
        if any(BLANK in name for name in key):
            continue
        if item != field.default or (field.secret and state.is_view and item == UNKNOWN):
            row = key[0] if len(key) > 1 else ""
            rows.setdefault(row, []).append(f"{'.'.join(key)}={_value(state, field, int(item))}")
    return [f"{field.name} {' '.join(words)}" for words in rows.values()]


def _words(state: State, field: Field, numbers: list[int]) -> list[str]:
    """Return the words of a list whose length changes: one for each number, card or piece."""
    if field.meaning == DECK:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return [_value(state, field, card) + _known_by(state, known) for card, known in pairs]
    if field.meaning == PIECES:
        return [_piece(state, field, numbers[at : at + EACH]) for at in range(0, len(numbers), EACH)]
    return [_value(state, field, number) for number in numbers]


def _piece(state: State, field: Field, numbers: list[int]) -> str:
    owner, kind, place, known = numbers
    whose = seat_word(owner) if owner >= 0 else "-"
    where = names_of(state, field.places)[place] if place >= 0 else "-"
    return f"{whose}.{_value(state, field, kind)}@{where}{_known_by(state, known)}"


def _known_by(state: State, known: int) -> str:
    """Return who knows a card or piece, behind a colon."""
    if known & EVERYBODY:
        return f":{BY_ALL}"
    return f":{_members(_seats(state), known)}" if known else ""


def _keys(state: State, field: Field) -> Iterator[tuple[str, ...]]:
    """Yield the names under which the numbers of a field stand, in their order."""
    return product(*[names_of(state, axis) for axis in field.axes])


def _value(state: State, field: Field, value: int) -> str:
    if value == UNKNOWN and field.secret and state.is_view:
        return HIDDEN
    if field.of and field.meaning == SET:
        return _members(names_of(state, field.of), value) or "-"
    if field.of and value >= 0:
        return names_of(state, field.of)[value]
    return "-" if field.of else str(value)


# --- reading ---------------------------------------------------------------------------------------------------------


def read_position(text: str, seed: int = 0, key: bytes = b"") -> State:
    """Return the state, or the view, of a position's text.

    Args:
        text: as `position_of` writes it.
        seed: starts the chance of a full state.
        key: 32 secret bytes that start the verifiable generator instead.

    Raises:
        BadPosition: naming the line that is wrong.
    """
    if len(text) > MOST_CHARACTERS:
        raise BadPosition(0, f"a position has at most {MOST_CHARACTERS} characters")
    rows = [(number, row.split(";")[0].split()) for number, row in enumerate(text.splitlines(), 1)]
    chance = Chance.from_key(key) if key else Chance.from_seed(seed)
    return _Reader([(number, words) for number, words in rows if words]).read(chance)


class _Reader:
    """Reads one position, line by line."""

    def __init__(self, rows: list[tuple[int, list[str]]]) -> None:
        self.rows = rows
        self.line = 0
        self.is_view = False
        self.places: dict[str, Mapping[str, int]] = {}

    def read(self, chance: Chance) -> State:
        state = self._blank()
        fields = {field.name: field for field in state.FIELDS if not field.derived}
        values = {name: self._defaults(state, field) for name, field in fields.items()}
        self.is_view = bool(self._headers("viewer"))
        if len(self._headers("frame")) > MOST_FRAMES:
            raise self._bad(f"there are at most {MOST_FRAMES} frames")
        for line, (word, *rest) in self.rows:
            self.line = line
            if word in fields:
                self._read_field(state, fields[word], rest, values)
            elif word == "frame":
                self._read_frame(state, rest)
            elif word == "viewer":
                state.viewer = SPECTATOR if rest == [WATCHING] else self._one(_seats(state), rest, "seat")
            elif word == "out":
                state.out = self._set(_seats(state), self._only(rest))
            elif word in NUMBERS:
                setattr(state, word, self._number(self._only(rest)))
            elif word not in ("position", "players", "option"):
                raise self._bad(f"there is no field {word[:40]!r}")
        self.line = 0
        self._fill(state, fields, values)
        return self._stand(state, chance)

    def _bad(self, problem: str) -> BadPosition:
        return BadPosition(self.line, problem)

    def _headers(self, word: str) -> list[list[str]]:
        found = []
        for number, words in self.rows:
            if words[0] == word:
                self.line = number
                found.append(words[1:])
        return found

    def _blank(self) -> State:
        """Return an empty state of the game, players and options that the headers name."""
        names = self._headers("position")
        if len(names) != 1 or len(names[0]) != 2:
            raise self._bad("a position begins with `position GAME VERSION`")
        try:
            game: Game = load_game(names[0][0]).at_version(self._number(names[0][1]))
            options = dict(self._pair(word) for words in self._headers("option") for word in [" ".join(words)])
            players = self._headers("players")
            setup = game.setup(self._number(self._only(players[0])) if players else game.min_players, options)
        except (Unknown, BadVersion, BadTable, BadOption) as problem:
            raise self._bad(str(problem)) from None
        state = game.blank(setup)
        state.clear_frames()
        return state

    def _defaults(self, state: State, field: Field) -> list[int]:
        length = field.length(int(state.players), state.KINDS)
        return [field.default] * ((length or 0) // field.words(int(state.players), state.KINDS))

    def _read_field(self, state: State, field: Field, words: list[str], values: Mapping[str, list[int]]) -> None:
        """Put what a line says of a field into `values`."""
        at = values[field.name]
        if not field.is_list:
            at[0] = self._of(state, field, self._only(words))
        elif field.length(int(state.players), state.KINDS) is None:
            at[:] = self._listed(state, field, words)
        else:
            places = self._places_in(state, field)
            for word in words:
                key, value = self._pair(word)
                if key not in places:
                    raise self._bad(f"{field.name} has no {key[:40]!r}; it has: {', '.join(list(places)[:8])} ...")
                at[places[key]] = self._of(state, field, value)

    def _places_in(self, state: State, field: Field) -> Mapping[str, int]:
        """Return where the numbers of a field stand, by their names; worked out once, however many lines it has."""
        if field.name not in self.places:
            self.places[field.name] = {".".join(key): i for i, key in enumerate(_keys(state, field))}
        return self.places[field.name]

    def _listed(self, state: State, field: Field, words: list[str]) -> list[int]:
        """Return the numbers of a list whose length changes."""
        room = field.most if field.meaning in (PILE, DECK, PIECES) else MOST_LISTED
        if len(words) > room:
            raise self._bad(f"{field.name} has room for {room}, not for {len(words)}")
        if field.meaning == PIECES:
            return [number for word in words for number in self._read_piece(state, field, word)]
        if field.meaning == DECK:
            pairs = [self._read_known(state, word) for word in words]
            cards = new_deck(vec_of([self._of(state, field, card) for card, _ in pairs]), field.most)
            for depth, (_, known) in enumerate(pairs):
                tell(cards, depth, known)
            return [int(number) for number in cards]
        numbers = [self._of(state, field, word) for word in words]
        return list(new_pile(vec_of(numbers), field.most)) if field.meaning == PILE else numbers

    def _read_piece(self, state: State, field: Field, word: str) -> list[int]:
        what, known = self._read_known(state, word)
        whose, dot, rest = what.partition(".")
        kind, at, where = rest.rpartition("@")
        if not dot or not at:
            raise self._bad(f"a piece is written OWNER.KIND@PLACE, not {word[:40]!r}")
        owner = NOBODY if whose == "-" else self._one(_seats(state), [whose], "seat")
        place = NOWHERE if where == "-" else self._one(names_of(state, field.places), [where], field.places)
        return [owner, self._of(state, field, kind), place, known]

    def _read_known(self, state: State, word: str) -> tuple[str, int]:
        """Return what stands before the colon, and the seats behind it."""
        what, _, seats = word.partition(":")
        return what, int(EVERYBODY) if seats == BY_ALL else self._set(_seats(state), seats)

    def _of(self, state: State, field: Field, word: str) -> int:
        if word == HIDDEN and field.secret:
            if not self.is_view:
                raise self._bad(f"{field.name} has a {HIDDEN}; only in the view of a seat may something be unknown")
            return UNKNOWN
        if not field.of:
            return self._number(word)
        names = names_of(state, field.of)
        if field.meaning == SET:
            return self._set(names, "" if word == "-" else word)
        return -1 if word == "-" else self._one(names, [word], field.of)

    def _read_frame(self, state: State, words: list[str]) -> None:
        """Push a frame: its step, its player, and numbers by name."""
        number = state.setup.course.number
        if len(words) < 2 or words[0] not in number:
            raise self._bad(f"a frame is `frame STEP PLAYER NAME=NUMBER ...`; steps are: {', '.join(number)}")
        step = state.course[number[words[0]]]
        player = NOBODY if words[1] == "-" else self._one(_seats(state), [words[1]], "seat")
        if step.mode == TURN and player == NOBODY:
            raise self._bad(f"a frame of {step.name} needs a player")
        state.push(number[words[0]], player)
        for at, field in enumerate(step.NUMBERS):
            state.put(at, field.default)
        for word in words[2:]:
            name, value = self._pair(word)
            if name == "asked" and step.mode in (SEALED, FLOOR, WINDOW):
                state.stack[state.top + ASKED] = self._set(_seats(state), value)
            elif name in step.numbers:
                self._read_number(state, step, step.numbers.index(name), value)
            else:
                raise self._bad(f"a frame of {step.name} has no {name[:40]!r}; it has: {', '.join(step.numbers)}")

    def _read_number(self, state: State, step: Step[Any], at: int, word: str) -> None:
        """Set a number of the frame on top."""
        field = step.NUMBERS[at]
        value = self._of(state, field, word)
        if fault := field.fault([value], int(state.players), state.KINDS):
            raise self._bad(f"frame {step.name}: {fault}")
        state.put(at, value)

    def _fill(self, state: State, fields: Mapping[str, Field], values: Mapping[str, list[int]]) -> None:
        """Set the fields; BadPosition if a number is out of its bounds."""
        for name, field in fields.items():
            numbers = field.numbers_of(values[name], int(state.players), state.KINDS)
            if field.meaning in (PILE, DECK) and not numbers:
                numbers = self._listed(state, field, [])
            if fault := field.fault(numbers, int(state.players), state.KINDS):
                raise self._bad(fault)
            setattr(state, name, vec_of(numbers) if field.is_list else numbers[0])
        if state.depth == 0:
            raise self._bad("there is no frame, so nothing says what happens next")
        if state.out + 1 == 1 << state.players and not state.over:
            raise self._bad("everybody is out of the game, which is not over")

    def _stand(self, state: State, chance: Chance) -> State:
        """Work out what follows from the fields, up to the question at hand."""
        state.asked = state.ply
        state.since = vec_of([int(state.ply << FRAME_BITS | state.top)] * int(state.players))
        try:
            state.restored()
            if state.viewer != REFEREE:
                state.refresh()
            else:
                if fault := state.unsound():  # before the rules look at it, which could take for ever
                    raise self._bad(fault)
                state.chance = chance
                if state.asked_in(state.top):
                    state.stack[state.top + ANSWERED] = 0
                elif goes_on_for_ever(state, MOST_BY_ITSELF):
                    raise self._bad("the table goes on and on by itself, and nobody is asked anything")
            self._check_playable(state)
        except BadPosition:
            raise
        except Exception as problem:  # the rules of a game may meet anything in a position that no play leads to
            raise BadPosition(0, f"nobody can play on from it: {problem}"[:300]) from None
        return state

    def _check_playable(self, state: State) -> None:
        """Raise BadPosition unless the game is over, or everybody who is asked has something to choose."""
        if state.asks(END) != state.is_terminal:
            raise self._bad("`over` and a frame in which the game is over go together")
        if not (state.over == CUT_OFF or 0 <= state.over <= len(state.setup.game.ends)):
            raise self._bad(f"the game has no end {state.over}")
        asked = state.current_players
        if not (asked or state.is_terminal):
            raise self._bad("nobody is asked anything")
        for seat in asked:
            if not 0 <= seat < state.players or state.out >> seat & 1:
                raise self._bad("somebody is asked who is not in the game")
            if not state.is_view or state.viewer == seat:
                state.decision(seat)
                state.legal_actions(seat)
        if not state.is_view:
            for viewer in (None, *range(int(state.players))):
                state.view(viewer)

    def _only(self, words: list[str]) -> str:
        if len(words) != 1:
            raise self._bad("one value is expected")
        return words[0]

    def _pair(self, word: str) -> tuple[str, str]:
        name, is_pair, value = word.partition("=")
        if not is_pair:
            raise self._bad(f"expected NAME=VALUE, found {word[:40]!r}")
        return name, value

    def _number(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 12):
            raise self._bad(f"expected a number, found {word[:40]!r}")
        return int(word)

    def _one(self, names: Sequence[str], words: list[str], kind: str) -> int:
        word = self._only(words)
        if word not in names:
            raise self._bad(f"there is no {kind} {word[:40]!r}")
        return names.index(word)

    def _set(self, names: Sequence[str], word: str) -> int:
        return sum(1 << member for member in {self._one(names, [name], "member") for name in word.split(",") if name})


# --- one number ------------------------------------------------------------------------------------------------------


def value_at(state: State, name: str) -> str:
    """Return what a position says of one number of a state or view: `round`, `idle.p1`, `stock.p1.wood`.

    `frame.NAME` is a number of the frame on top; it is "" if that frame has none of this name. `front.2` is the second
    of a list of any length; it is "-" if the list is shorter.

    Raises:
        KeyError: there is no such number.
    """
    word, _, rest = name.partition(".")
    if word == "frame":
        return _frame_value(state, rest)
    field = field_named(state, word)
    value: Any = getattr(state, word)
    if not field.is_list:
        return _value(state, field, int(value))
    if field.length(int(state.players), state.KINDS) is None:
        place = whole_number(rest, least=1)
        if not place:
            raise KeyError(f"{word} is a list: which of it is meant?")
        return _value(state, field, int(value[place - 1])) if place <= len(value) else "-"
    things = dict(zip(_keys(state, field), field.things(value, int(state.players), state.KINDS), strict=True))
    return _value(state, field, int(things[tuple(rest.split("."))]))


def field_named(state: State, name: str) -> Field:
    """Return a field whose numbers `value_at` finds; KeyError if there is none of that name."""
    for field in state.FIELDS:
        countable = not field.is_list or field.length(int(state.players), state.KINDS) is not None
        if field.name == name and (countable or field.meaning == INDEX):
            return field
    raise KeyError(f"there is no field {name}")


def _frame_value(state: State, name: str) -> str:
    step = state.course[int(state.step_number())]
    for at, field in enumerate(step.NUMBERS):
        if field.name == name:
            return _value(state, field, int(state.get(at)))
    return ""
