"""Proof: which numbered rules of a game are shown by tests, which are excused, and which nobody has shown yet.

A test names the rules that it proves: `@pytest.mark.rule("PB-1.4")` on a function or class, in the marks of a
parameter, or in `pytestmark` of a module or class. A rule that no program can show stands with its reason in
`excused.toml` of the game's folder: `"PB-1.1" = "the cards have no faces here"`.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from epocha.engine.game import Game


class NoTests(ValueError):
    """There are no tests beside the game, as in an installed package."""


@dataclass(frozen=True)
class Proof:
    """How far the rules of a game are proven.

    Attributes:
        proven: by rule, the tests that name it, as pytest writes their names.
        excused: by rule that no test names, the reason why none can.
        missing: rules with neither, in the order of the book.
        unknown: by id that is no rule of the game but looks like one, where it is named.
    """

    proven: dict[str, list[str]]
    excused: dict[str, str]
    missing: list[str]
    unknown: dict[str, list[str]]

    @property
    def is_complete(self) -> bool:
        """Whether no rule is missing, and no test or excuse names a rule that is not there."""
        return not self.missing and not self.unknown


def proof_of(game: Game, tests: Path | None = None) -> Proof:
    """Return how far the rules of a game are proven by the tests in a folder, by default those of the working copy.

    Raises:
        NoTests: there is no such folder.
    """
    tests = tests or folder_of_tests(game)
    rules = game.rules()
    named: dict[str, list[str]] = {}
    for node, rule in _marks_in(tests):
        if rule.startswith(f"{game.prefix}-") and node not in named.setdefault(rule, []):
            named[rule].append(node)
    excuses = _excuses(game)
    needed = [rule.id for rule in rules.values() if not rule.is_row]
    excused = {id_: excuses[id_] for id_ in needed if id_ in excuses and id_ not in named}
    unknown = {id_: nodes for id_, nodes in named.items() if id_ not in rules}
    unknown |= {id_: ["excused.toml"] for id_ in excuses if id_ not in rules}
    return Proof(
        proven={id_: named[id_] for id_ in needed if id_ in named},
        excused=excused,
        missing=[id_ for id_ in needed if id_ not in named and id_ not in excused],
        unknown=unknown,
    )


def folder_of_tests(game: Game) -> Path:
    """Return the folder `tests` of the working copy that a game lies in; NoTests if it is installed without one."""
    folder = Path(str(files(game.package)))
    for above in folder.parents:
        if above.name in ("site-packages", "dist-packages"):
            break
        if (above / "pyproject.toml").is_file() and (above / "tests").is_dir():
            return above / "tests"
    raise NoTests(f"{game.name} is installed without its tests; what they prove is known in a working copy only")


def _excuses(game: Game) -> dict[str, str]:
    """Return the reason of each excused rule."""
    file = files(game.package).joinpath("excused.toml")
    if not file.is_file():
        return {}
    return {id_: str(reason) for id_, reason in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def _marks_in(tests: Path) -> Iterator[tuple[str, str]]:
    """Yield every test and rule that it names, file by file in the order of their names."""
    for file in sorted(tests.rglob("test_*.py")):
        name = f"{tests.name}/{file.relative_to(tests).as_posix()}"
        yield from _marks_of(ast.parse(file.read_text(encoding="utf-8")), name, ())


def _marks_of(parent: ast.Module | ast.ClassDef, name: str, above: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield the tests inside a module or class with the rules that they, or what they stand in, name."""
    here = above + tuple([rule for node in parent.body if _is_pytestmark(node) for rule in _rules_in(node)])
    for node in parent.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for rule in [*here, *[rule for decorator in node.decorator_list for rule in _rules_in(decorator)]]:
                yield f"{name}::{node.name}", rule
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = tuple([rule for decorator in node.decorator_list for rule in _rules_in(decorator)])
            yield from _marks_of(node, f"{name}::{node.name}", here + own)


def _is_pytestmark(node: ast.stmt) -> bool:
    """Return whether a statement assigns `pytestmark`."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _rules_in(tree: ast.AST) -> Iterator[str]:
    """Yield the rules named by every `mark.rule(...)` inside a piece of source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            if isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value
