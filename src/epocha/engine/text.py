"""Words for people: messages in English, Czech and Slovak, by Fluent (projectfluent.org).

Every sentence is a whole message with named places; plural forms and cases are the message's own affair.

A game knows no names of people. Where one of its messages speaks of a player, it puts what a name may replace into
brackets, with the number of their seat last: "Attack ⟦player { $seat }⟧". In the text there are invisible marks in
place of the brackets, so it can be shown as it is, and `call_players` puts names in.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs", "sk")
MARK = "\u2063"
"""Before and after the words for a player; nothing is shown for it."""
LONGEST_KEPT = 60
"""Letters of what stands in a message that is kept; with longer ones the messages kept would take too much memory."""


class Texts:
    """The messages of one package, from the files `locale/LANG/*.ftl` inside it, read in the order of their names.

    Args:
        package: dotted name of a package that has a folder `locale`.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def has(self, lang: str, message: str) -> bool:
        """Return whether there is such a message in that language."""
        bundle = _bundle(self.package, known_language(lang))
        bundle.read(message)
        return bool(bundle.has_message(message))

    def say(self, lang: str, message: str, **places: object) -> str:
        """Return a message in a language, its places filled in.

        Raises:
            KeyError: there is no such message, or a place is missing.
        """
        for value in places.values():
            if isinstance(value, str) and len(value) > LONGEST_KEPT:  # what people wrote, and seldom twice
                return _said.__wrapped__(self.package, known_language(lang), message, **places)
        return _said(self.package, known_language(lang), message, **places)


def call_players(text: str, names: Sequence[str] = ()) -> str:
    """Return a text in which players are called by their names, those without one by what stands there.

    Args:
        text: from the messages of a game.
        names: of each seat; empty or missing if there is none. They go in as they are: into markup only escaped.
    """
    if MARK not in text:
        return text

    def name(found: re.Match[str]) -> str:
        seat = int(found[2]) - 1
        return (seat < len(names) and names[seat]) or found[1]

    return _PLAYER.sub(name, text)


def players_called(text: str) -> tuple[int, ...]:
    """Return the seats that a message of a game speaks of, each once; none if they have their names already."""
    return tuple(dict.fromkeys(int(seat) - 1 for _, seat in _PLAYER.findall(text)))


_PLAYER = re.compile(f"{MARK}([^{MARK}]*?([1-9][0-9]*)){MARK}")


def known_language(lang: str) -> str:
    """Return the language if there are texts in it, else English."""
    return lang if lang in LANGUAGES else "en"


@lru_cache(maxsize=1 << 15, typed=True)
def _said(package: str, lang: str, message: str, /, **places: object) -> str:
    """Return a message; a page has hundreds, most of them the same as on the page before, so they are kept."""
    bundle = _bundle(package, lang)
    bundle.read(message)
    if not bundle.has_message(message):
        raise KeyError(f"{package} has no message {message} in {lang}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(f"{package}: message {message} in {lang} has no text")
    text, errors = bundle.format_pattern(pattern, places)
    if errors:
        raise KeyError(f"message {message} in {lang}: {errors[0]}")
    return str(text)


_ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
_SPOKEN_OF = re.compile(r"[{(]\s*(-?[a-zA-Z][\w-]*)")


class _Bundle(FluentBundle):
    """The messages of a package in a language. Each is parsed when it is first said: most never are, and it is slow."""

    def __init__(self, package: str, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        self.reading = RLock()
        folder = files(package).joinpath("locale", lang)
        pages = [page for page in folder.iterdir() if page.name.endswith(".ftl")] if folder.is_dir() else []
        for path in sorted(pages, key=lambda page: page.name):
            source = path.read_text(encoding="utf-8").replace("⟦", MARK).replace("⟧", MARK)
            _, *entries = _ENTRY.split(source)
            for name, entry in zip(entries[::2], entries[1::2], strict=True):
                self.unread.setdefault(name, entry)

    def read(self, name: str) -> None:
        """Parse an entry and those that it speaks of, if they are not parsed yet."""
        with self.reading:
            entry = self.unread.pop(name, None)
            if entry is not None:
                self.add_resource(FluentResource(entry))
                for other in _SPOKEN_OF.findall(entry):
                    self.read(other)


@cache
def _bundle(package: str, lang: str) -> _Bundle:
    return _Bundle(package, lang)
