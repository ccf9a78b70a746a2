"""The numbered rules of a game, as they stand in its `rules.md`."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_SECTION = re.compile(r"^## (.+)$")
_RULE = re.compile(r"^- \**([A-Z]{2}-\d+\.\d+[a-z]?)\**\s+(.*)$")
_ROW = re.compile(r"^\| *([A-Z]{2}-(?:\d+\.\d+[a-z]?|[A-Z]+-?\d+))\b([^|]*\|.*)\|\s*$")
_SOURCE = re.compile(r"\s*\[[^\[\]]*\]\s*$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its id, its text without the source, the source in brackets, and its section's heading.

    A row of a table sums up what numbered rules say, so it needs no proof of its own.
    """

    id: str
    text: str
    source: str
    section: str
    is_row: bool = False


@cache
def rulebook(package: str, lang: str = "en") -> dict[str, Rule]:
    """Return the rules of a game's package by id, in the order of the book, rows of tables included.

    `rules.md` is the specification; a translation `rules.LANG.md` has the same ids.
    """
    rules: dict[str, Rule] = {}
    section = ""
    translated = files(package).joinpath(f"rules.{lang}.md")
    book = translated if translated.is_file() else files(package).joinpath("rules.md")
    for line in book.read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.match(line):
            section = heading.group(1)
        elif found := _RULE.match(line):
            source = _SOURCE.search(found.group(2))
            text = _SOURCE.sub("", found.group(2))
            rules[found.group(1)] = Rule(found.group(1), text, source.group().strip(" []") if source else "", section)
        elif found := _ROW.match(line):
            cells = [cell.strip() for cell in found.group(2).split("|") if cell.strip()]
            rules[found.group(1)] = Rule(found.group(1), " - ".join(cells), "", section, is_row=True)
    return rules
