"""Compile modules in place with mypyc, whose C code is mended on the way in two things (as of mypyc 2.4.1).

- A `vec` that interpreted code hands over, as an argument or an attribute, is never freed: the code that should borrow
  it keeps a reference of its own. `tests/engine/test_memory.py` proves the mending.
- Docstrings are left out, so that `help` says nothing of compiled classes and functions.

The engine with the bots' search is one group and each game is a group of its own, or two: one shared library, in which
calls are direct. Between groups a call goes through a table of pointers; that costs 0 to 4 % of speed. mypyc remembers
the modules that it read and reads only those anew that changed, or that lean on them. A group is compiled only if its C
code, or a header of another group that it includes, has changed; and groups are compiled in parallel.

Run in the folder that holds the package: `python compiler.py SCRATCH`, with a folder for what the compiler writes.
MYPYC_OPT_LEVEL, from 0 to 3, says how hard the C compiler tries; as fast as can be is usual.
"""

import ast
import os
import re
import shutil
import sys
from pathlib import Path
from sysconfig import get_config_var

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from mypyc.codegen.cstring import c_string_initializer
from setuptools import Extension, setup

TYPE_CHECK = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
"""What depends on other packages is checked by `make lint`; where a wheel is built they are not installed."""
BORROWED = re.compile(
    r"^( *)(tmp|arg_\w+) = Vec(\w+)Api\.unbox\(\w+\);\n"
    r" *if \(VEC_IS_ERROR\(\2\)\) \{\n[^\n]*\n *\}\n",
    re.MULTILINE,
)
"""Where a setter or the wrapper of a function unboxes a vec of which it only borrows the items."""
UNBOXED = re.compile(r"\b(?:tmp|arg_\w+) = Vec\w*Api\.unbox\(")
STRING = r'"(?:[^"\\]|\\.)*"'
FUNCTION_DOC = re.compile(rf"\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_ |]+, PyDoc_STR\(({STRING})\)")
CLASS_DOC = re.compile(rf"CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\(({STRING}|NULL)\)")


def free_borrowed(code: str) -> str:
    """Return C code that gives back the reference which unboxing takes, where a vec is only borrowed."""
    mended, times = BORROWED.subn(
        lambda found: f"{found[0]}{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", code
    )
    if times != len(UNBOXED.findall(code)):
        raise SystemExit("mypyc hands vecs over in a way that tools/compiler.py does not know; see its first lines")
    return mended


def docstrings(files: list[str]) -> dict[str, str]:
    """Return the docstrings in some source files by each name that mypyc may give their owner in C."""
    found: dict[str, str] = {}

    def take(path: list[str], node: ast.FunctionDef | ast.ClassDef, inside: str) -> None:
        for start in range(len(path)):
            found["___".join([*path[start:], inside + node.name])] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    take(path, part, f"{node.name}___")

    for file in files:
        for node in ast.parse(Path(file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                take(file.removesuffix(".py").removesuffix("/__init__").split("/"), node, "")
    return found


def add_docstrings(code: str, docs: dict[str, str]) -> str:
    """Return C code in which classes and functions have their docstrings, after the signature if it is there."""

    def with_doc(found: re.Match[str]) -> str:
        doc = c_string_initializer(docs.get(found[1], "").encode())
        return found[0].removesuffix(")").removesuffix("NULL") + f" {doc})"

    return CLASS_DOC.sub(with_doc, FUNCTION_DOC.sub(with_doc, code))


def groups() -> dict[str, list[str]]:
    """Return the files of each group.

    A folder's `compiled.txt` names its hot modules. A game's are its own group; what stands there after an empty line
    is another one, so that both are compiled at once and a change in one leaves the other as it is.
    """
    found: dict[str, list[str]] = {}
    for listed in sorted(Path("epocha").rglob("compiled.txt")):
        folder = listed.parent
        name = folder.name if folder.parent.name == "games" else "engine"
        for number, part in enumerate(listed.read_text(encoding="utf-8").split("\n\n"), start=1):
            group = f"epocha_{name}" if number == 1 else f"epocha_{name}_{number}"
            found.setdefault(group, []).extend([(folder / line).as_posix() for line in part.split()])
    return found


def start_anew_after_upgrade(scratch: Path) -> None:
    """Empty the scratch folder if another compiler wrote it: what is left of it would pass for up to date."""
    compiler = f"Python {sys.version}, mypy {mypy_version}\n"
    stamp = scratch / "compiler.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != compiler:
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir(parents=True)
        stamp.write_text(compiler, encoding="utf-8")


def mend(extension: Extension, files: list[str]) -> None:
    """Have the library of a group built from mended C code, whose file keeps its time if nothing changed."""
    (source,) = map(Path, extension.sources)
    code = add_docstrings(free_borrowed(source.read_text(encoding="utf-8")), docstrings(files))
    mended = source.with_name(f"mended{source.name}")
    if not mended.exists() or mended.read_text(encoding="utf-8") != code:
        mended.write_text(code, encoding="utf-8")
    extension.sources = [str(mended)]


def remove_others(extensions: list[Extension]) -> None:
    """Remove other compiled modules beside the sources: they would hide the sources of what is no longer compiled."""
    built = {Path(*extension.name.split(".")).with_suffix(get_config_var("EXT_SUFFIX")) for extension in extensions}
    for made in set(Path().rglob("*.so")) - built:
        made.unlink()


def main(folder: str) -> None:
    """Bring the extension modules beside their sources up to date."""
    scratch = Path(folder)
    start_anew_after_upgrade(scratch)
    grouped = groups()
    files = [file for group in grouped.values() for file in group]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in grouped.items()]
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    checked = [*TYPE_CHECK, f"--cache-dir={scratch / 'read'}", *files]
    extensions = mypycify(checked, separate=separate, target_dir=folder, opt_level=level, debug_level="0")
    for extension in extensions:
        if extension.name.endswith("__mypyc"):
            mend(extension, grouped[extension.name.removesuffix("__mypyc")])
    extensions.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)  # the longest first
    remove_others(extensions)
    arguments = ["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    arguments += ["--build-lib", folder, "--build-temp", folder]
    setup(name="epocha", packages=[], script_args=arguments, ext_modules=extensions)


if __name__ == "__main__":
    main(*sys.argv[1:])
