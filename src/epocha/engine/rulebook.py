"""The numbered rules of a game, as they stand in its `rules.md`."""

import re
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

_SECTION = re.compile(r"^## (.+)$")
_RULE = re.compile(r"^- \**([A-Z]{2}-\d+\.\d+[a-z]?)\**\s+(.*)$")
_ROW = re.compile(r"^\| *([A-Z]{2}-(?:\d+\.\d+[a-z]?|[A-Z]+-?\d+))\b([^|]*\|.*)\|\s*$")
_HEAD = re.compile(r"^\| *ID *\|(.*)\|\s*$", re.IGNORECASE)
_TABLE = re.compile(r"^\|(.*)\|\s*$")
_ITEM = re.compile(r"^ +- (.+)$")
_SOURCE = re.compile(r"\s*\[[^\[\]]*\]\s*$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its id, its text without the source, the source in brackets, and its section's heading.

    A text that ends with a colon has what it announces, a list or a table, in further lines.
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
    columns: list[str] = []
    translated = files(package).joinpath(f"rules.{lang}.md")
    book = translated if translated.is_file() else files(package).joinpath("rules.md")
    announced = ""
    for line in book.read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.match(line):
            section, announced = heading.group(1), ""
        elif found := _RULE.match(line):
            source = _SOURCE.search(found.group(2))
            text = _SOURCE.sub("", found.group(2))
            rules[found.group(1)] = Rule(found.group(1), text, source.group().strip(" []") if source else "", section)
            announced, columns = found.group(1) if text.endswith(":") else "", []
        elif head := _HEAD.match(line):
            columns = _cells(head.group(1))
        elif found := _ROW.match(line):
            rules[found.group(1)] = Rule(
                found.group(1), _row(columns, _cells(found.group(2))), "", section, is_row=True
            )
        elif announced and (item := _ITEM.match(line)):
            rules[announced] = _longer(rules[announced], item.group(1))
        elif announced and (row := _TABLE.match(line)) and not set(line) <= set("|-: "):
            cells = _cells(row.group(1))
            if columns:
                rules[announced] = _longer(rules[announced], _row(columns, cells))
            columns = columns or cells
    return rules


def _longer(rule: Rule, line: str) -> Rule:
    """Return a rule with a further line, which may name a source of its own."""
    return replace(rule, text=f"{rule.text}\n– {_SOURCE.sub('', line)}")


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|") if cell.strip()]


def _row(columns: list[str], cells: list[str]) -> str:
    """Return a row of a table as a line: what it is about, then each column's head and cell."""
    about = cells[: 1 + max(0, len(cells) - len(columns))]
    told = zip(columns[-len(cells) + len(about) :], cells[len(about) :], strict=False)
    return "; ".join([" ".join(about), *(f"{column.lower()}: {cell}" for column, cell in told)])
