"""Lesson: how a game is played, told on one page, as data.

`lesson.toml` in a game's folder has the pictures of a turn, each drawn by the game from a position. It also says how
the numbered rules are put before somebody who reads them.

The words are messages of the game's locale: `learn-goal`, `learn-end`, for each picture `learn-NAME-title` and
`learn-NAME`, and as many as there are of `learn-sN` (points), `learn-mN` (mistakes) and `learn-tN` (tips) from 1. A
game without points tells in `learn-sN` how it is won, and in `learn-s-title` what stands above that.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count, takewhile
from math import atan2, cos, hypot, sin
from typing import Any, Final, cast

from epocha.engine.game import Game
from epocha.engine.picture import Form, Picture
from epocha.engine.position import BadPosition, read_position
from epocha.engine.rulebook import Rule
from epocha.engine.state import State
from epocha.engine.svg import Svg, number, path, rect, tag, text_width
from epocha.engine.text import LANGUAGES

FILE: Final = "lesson.toml"
HEAD: Final = 15.0
"""How long the head of an arrow is, in units of the picture."""
MISTAKES: Final = (3, 4, 5)
"""How many mistakes of beginners may be told."""

_INERT: Final = re.compile(r' (?:role|tabindex|aria-label|data-[a-z]+)="[^"]*"')
_ID: Final = re.compile(r' id="([^"]*)"')
_SECTION: Final = re.compile(r"\d+")

Place = tuple[float, ...]


class BadLesson(ValueError):
    """A lesson that cannot be read; the message says what is wrong."""


@dataclass(frozen=True)
class Note:
    """A few words or numbers on a picture, the same in all languages: where, what, and how high its letters are."""

    at: Place
    text: str
    size: float


@dataclass(frozen=True)
class Shown:
    """One picture of a lesson.

    Attributes:
        name: of the picture in the words.
        position: what is drawn, as text; whose eyes it names see it.
        picture, form: which of the game's pictures, and in which form.
        crop: the part that is shown: left, top, width, height; empty for all of it.
        rings: what is ringed: left, top, width, height; arrows: from where to where; notes: what is written on it.
    """

    name: str
    position: str
    picture: str
    form: Form
    crop: Place
    rings: tuple[Place, ...]
    arrows: tuple[Place, ...]
    notes: tuple[Note, ...]


@dataclass(frozen=True)
class Lesson:
    """How a game is played.

    Attributes:
        game: which.
        pictures: of a turn, in their order.
        order: numbers of the sections of the rules in the order of a reader; those not named follow.
        programmers: numbers of the sections, and ids of the rules, that are written for programmers only.
    """

    game: Game
    pictures: tuple[Shown, ...]
    order: tuple[str, ...]
    programmers: frozenset[str]

    def say(self, what: str, lang: str) -> str:
        """Return a message of the lesson."""
        return self.game.texts.say(lang, f"learn-{what}")

    def several(self, letter: str, lang: str) -> list[str]:
        """Return the messages `learn-LETTER1`, `learn-LETTER2` and so on, as many as there are."""
        has = self.game.texts.has
        names = takewhile(lambda name: has(lang, f"learn-{name}"), (f"{letter}{n}" for n in count(1)))
        return [self.say(name, lang) for name in names]

    def points_title(self, lang: str) -> str:
        """Return what stands above the lines of points; "" if the game has no words of its own for it."""
        return self.say("s-title", lang) if self.game.texts.has(lang, "learn-s-title") else ""

    def for_readers(self, lang: str) -> dict[str, list[Rule]]:
        """Return the numbered rules for those who play, by heading, in the order of a reader."""
        return self._sections(lang, False)

    def for_programmers(self, lang: str) -> dict[str, list[Rule]]:
        """Return the other numbered rules, by heading."""
        return self._sections(lang, True)

    def _sections(self, lang: str, programmers: bool) -> dict[str, list[Rule]]:
        found: dict[str, list[Rule]] = {}
        for rule in self.game.rules(lang).values():
            if self._is_for_programmers(rule) == programmers:
                found.setdefault(rule.section, []).append(rule)
        place = {number: at for at, number in enumerate(self.order)}
        headings = sorted(found, key=lambda heading: place.get(section_number(heading), len(place)))
        return {heading: found[heading] for heading in headings}

    def _is_for_programmers(self, rule: Rule) -> bool:
        return rule.id in self.programmers or section_number(rule.section) in self.programmers


def section_number(heading: str) -> str:
    """Return the number that a heading of the rules begins with, or ""."""
    found = _SECTION.match(heading)
    return found[0] if found else ""


# --- drawing ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def draw(game: Game, shown: Shown, lang: str) -> Svg:
    """Return a picture of a lesson as SVG for a page that has the game's sprite and style sheets: to be looked at only.

    Raises:
        BadLesson: the game has no such picture.
    """
    view = seen(shown)
    picture = picture_of(game, view, shown, lang)
    drawing = picture.drawing(shown.form)
    crop = shown.crop or (0.0, 0.0, drawing.width, drawing.height)
    words = f"{game.texts.say(lang, f'learn-{shown.name}-title')}: {picture.words}"
    return tag(
        "svg",
        inert(picture.placed("", shown.form)),
        *[rect(x, y, width, height, "mark-ring", 12) for x, y, width, height in shown.rings],
        *[arrow(*ends) for ends in shown.arrows],
        *[written(note) for note in shown.notes],
        class_="drawing lesson-picture",
        viewBox=" ".join([number(part) for part in crop]),
        width=crop[2],
        height=crop[3],
        role="img",
        aria_label=words.replace("\u2063", ""),
    )


def seen(shown: Shown) -> State:
    """Return the view that a picture is drawn from."""
    state = read_position(shown.position)
    return state if state.is_view else state.view(None)


def picture_of(game: Game, view: State, shown: Shown, lang: str) -> Picture:
    """Return the picture of the game that is shown."""
    for picture in game.pictures(view, lang):
        if picture.name == shown.picture:
            return picture
    raise BadLesson(f"{game.name} has no picture {shown.picture}")


def inert(drawn: Svg) -> Svg:
    """Return what was drawn without anything that can be chosen, and without names that a page may have only once."""
    used = set(re.findall(r'href="#([^"]*)"', drawn))
    plain = _ID.sub(lambda found: found[0] if found[1] in used else "", drawn)
    return Svg(_INERT.sub("", plain))


def arrow(x1: float, y1: float, x2: float, y2: float) -> Svg:
    """Return a bowed arrow from one point to another."""
    bow = hypot(x2 - x1, y2 - y1) / 6
    along = atan2(y2 - y1, x2 - x1)
    cx, cy = (x1 + x2) / 2 - bow * sin(along), (y1 + y2) / 2 + bow * cos(along)
    end = atan2(y2 - cy, x2 - cx)
    wings = [(x2 - HEAD * cos(end + turn), y2 - HEAD * sin(end + turn)) for turn in (-0.5, 0.5)]
    head = "".join([f"M{number(x)} {number(y)}L{number(x2)} {number(y2)}" for x, y in wings])
    return path(f"M{number(x1)} {number(y1)}Q{number(cx)} {number(cy)} {number(x2)} {number(y2)}{head}", "mark-arrow")


def written(note: Note) -> Svg:
    """Return a note on a plate around its middle."""
    x, y = note.at
    width, height = text_width(note.text, note.size) + note.size, 1.7 * note.size
    plate = rect(x - width / 2, y - height / 2, width, height, "mark-plate", height / 2)
    words = tag("text", note.text, x=x, y=y + note.size * 0.35, font_size=note.size, class_="mark-note")
    return tag("g", plate, words)


# --- reading ---------------------------------------------------------------------------------------------------------


def lesson_of(game: Game) -> Lesson | None:
    """Return the lesson of a game, or None if it has none.

    Raises:
        BadLesson: it cannot be read.
    """
    return _read(game)


@cache
def _read(game: Game) -> Lesson | None:
    source = files(game.package).joinpath(FILE)
    if not source.is_file():
        return None
    try:
        data = tomllib.loads(source.read_text(encoding="utf-8"))
        rules = data["rules"]
        pictures = tuple([_shown(one) for one in data["picture"]])
        return Lesson(game, pictures, tuple(rules["order"]), frozenset(rules["programmers"]))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as problem:
        raise BadLesson(f"{FILE} of {game.name}: {problem}") from None


def _shown(data: Mapping[str, Any]) -> Shown:
    notes = [Note(_place(one["at"]), one["text"], float(one.get("size", 22))) for one in data.get("notes", ())]
    return Shown(
        name=data["name"],
        position=data["position"],
        picture=data["picture"],
        form=cast(Form, data.get("form", "wide")),
        crop=_place(data.get("crop", ())),
        rings=tuple([_place(one) for one in data.get("rings", ())]),
        arrows=tuple([_place(one) for one in data.get("arrows", ())]),
        notes=tuple(notes),
    )


def _place(numbers: Sequence[float]) -> Place:
    return tuple([float(one) for one in numbers])


# --- checking --------------------------------------------------------------------------------------------------------


def problems(lesson: Lesson) -> list[str]:
    """Return all that is wrong with a lesson; empty if nothing is."""
    game = lesson.game
    found = []
    for lang in LANGUAGES:
        names = ["goal", "end", *[f"{one.name}{kind}" for one in lesson.pictures for kind in ("", "-title")]]
        found += [f"there is no learn-{name} in {lang}" for name in names if not game.texts.has(lang, f"learn-{name}")]
        found += [] if len(lesson.several("m", lang)) in MISTAKES else [f"there are not 3 to 5 mistakes in {lang}"]
        found += [] if lesson.several("s", lang) else [f"nothing is said of points in {lang}"]
        if len({len(lesson.several(letter, one)) for one in (lang, LANGUAGES[0]) for letter in "s"}) > 1:
            found.append(f"there are not as many lines of points in {lang}")
    for shown in lesson.pictures:
        try:
            draw(game, shown, LANGUAGES[0])
        except (BadPosition, BadLesson, KeyError) as problem:
            found.append(f"picture {shown.name}: {problem}")
    return found + _rule_problems(lesson)


def _rule_problems(lesson: Lesson) -> list[str]:
    rules = lesson.game.rules()
    sections = {section_number(rule.section) for rule in rules.values()}
    named = [*lesson.order, *lesson.programmers]
    return [f"there is no section or rule {name}" for name in named if name not in sections and name not in rules]
