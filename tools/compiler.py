"""Compile modules in place with mypyc, whose C code is mended on the way in two things (as of mypyc 2.4.1).

- A `vec` that interpreted code hands over, as an argument or an attribute, is never freed: the code that should borrow
  it keeps a reference of its own. `tests/engine/test_memory.py` proves the mending.
- Docstrings are left out, so that `help` says nothing of compiled classes and functions.

The engine with the bots' search is one group and each game is a group of its own, or two: one shared library, in which
calls are direct. Between groups a call goes through a table of pointers; that costs 0 to 4 % of speed. mypyc remembers
the modules that it read and reads only those anew that changed, or that lean on them, and the engine; where only games
changed, the others are not even looked at. A group is compiled only if its C code, or a header of another group that it
includes, has changed; and groups are compiled in parallel.

Run in the folder that holds the package: `python compiler.py SCRATCH`, with a folder for what the compiler writes.
MYPYC_OPT_LEVEL, from 0 to 3, says how hard the C compiler tries; as fast as can be is usual.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var, get_path

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from mypyc.codegen.cstring import c_string_initializer
from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

TYPE_CHECK = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
"""What depends on other packages is checked by `make lint`; where a wheel is built they are not installed."""
BORROWED = re.compile(
    r"^( *)(tmp|arg_\w+) = Vec(\w+)Api\.unbox\(\w+\);\n"
    r" *if \(VEC_IS_ERROR\(\2\)\) \{\n[^\n]*\n *\}\n",
    re.MULTILINE,
)
"""Where a setter or the wrapper of a function unboxes a vec of which it only borrows the items."""
ONE_TABLE = [] if os.name == "nt" else ["-fcommon"]
"""The files of a group share the table of each other group; as of mypyc 2.4.1 every one of them defines it."""
BESIDE = Path.cwd().anchor
"""Where paths of object files begin, so that each lies beside its C file and is found from any copy of the sources."""
READ = "read"
"""The folder in the scratch folder in which mypyc remembers what it read, a few small files for each module."""
DONE = "done.json"
"""The file in the scratch folder that says of which sources the extension modules were made."""
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


def contents() -> dict[str, str]:
    """Return a hash of each file that decides over what is compiled, by its path."""
    files = {path.as_posix(): path for kind in ("*.py", "compiled.txt") for path in Path("epocha").rglob(kind)}
    files["compiler.py"] = Path(__file__)
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}


def note_done(scratch: Path, files: dict[str, str]) -> None:
    """Remember with which contents of files the extension modules are up to date."""
    text = json.dumps({"folder": str(Path.cwd()), "files": files})
    (scratch / DONE).write_text(text, encoding="utf-8")


def changed_files(scratch: Path, now: dict[str, str]) -> set[str] | None:
    """Return which files changed since their folder was last brought up to date with this scratch folder, None if it
    was not; until the next `note_done` they count as changed, however this run ends."""
    note = scratch / DONE
    done = json.loads(note.read_text(encoding="utf-8")) if note.exists() else {}
    if done.get("folder") != str(Path.cwd()):
        return None
    files: dict[str, str] = done["files"]
    changed = {path for path in files.keys() | now.keys() if files.get(path) != now.get(path)}
    note_done(scratch, files | dict.fromkeys(changed, "changed"))
    return changed


def owner(path: str) -> str:
    """Return the game in whose folder a file lies, or nothing."""
    found = re.match(r"epocha/games/(\w+)/", path)
    return found[1] if found else ""


def concerned(grouped: dict[str, list[str]], changed: set[str] | None) -> dict[str, list[str]]:
    """Return the groups that may have to be compiled: if only files of games changed, theirs and the engine's."""
    if changed is None or not all(made.exists() for made in built(grouped)):
        return grouped
    owners = {owner(path) for path in changed}
    if not owners or "" in owners:
        return grouped if owners else {}
    return {name: files for name, files in grouped.items() if owner(files[0]) in owners | {""}}


def forget(scratch: Path, grouped: dict[str, list[str]], changed: set[str]) -> None:
    """Have mypyc read the hot modules anew of each game of which one changed, and those of the engine.

    As of mypyc 2.4.1 it does not remember which numbers of a class have a bit that says whether they are there, and
    fails over that where what it reads uses a class that it remembers.
    """
    owners = {owner(files[0]) for files in grouped.values() if changed & {*files, "compiler.py"}}
    for file in [file for files in grouped.values() if owners and owner(files[0]) in owners | {""} for file in files]:
        for remembered in (scratch / READ).glob(f"*/{file.removesuffix('.py')}.*"):
            remembered.unlink()


def mend(extension: Extension, files: list[str]) -> None:
    """Have the library of a group built from mended C code, whose files keep their time if nothing changed."""
    docs = docstrings(files)
    sources = []
    for source in map(Path, extension.sources):
        if source.name.startswith("__native"):  # the others are mypyc's own, the same for all groups
            code = add_docstrings(free_borrowed(source.read_text(encoding="utf-8")), docs)
            source = source.with_name(f"mended{source.name}")
            if not source.exists() or source.read_text(encoding="utf-8") != code:
                source.write_text(code, encoding="utf-8")
        sources.append(str(source))
    extension.sources = sources


def date_now(paths: list[str]) -> None:
    """Take back the second that mypyc dates its files ahead: what is compiled within it would seem older than they."""
    for path in map(Path, paths):
        if path.stat().st_mtime_ns > time.time_ns():
            os.utime(path)


def compile_changed(libraries: list[Extension]) -> None:
    """Compile the C files that changed, or of which a header did, several at once; setuptools has only to link them.

    Setuptools itself compiles all files of a library anew if one has changed, and one after the other.
    """
    compiler = new_compiler()
    customize_compiler(compiler)
    stale: dict[str, Extension] = {}
    for library in libraries:
        date_now([*library.sources, *library.depends])
        headers = max(Path(header).stat().st_mtime_ns for header in library.depends)
        objects = compiler.object_filenames(library.sources, output_dir=BESIDE)
        for source, made in zip(library.sources, objects, strict=True):
            changed = max(headers if "__native" in source else 0, Path(source).stat().st_mtime_ns)
            if not Path(made).exists() or Path(made).stat().st_mtime_ns < changed:
                stale[source] = library
        library.sources, library.extra_objects = [], objects
        library.depends = [*library.depends, *objects]

    def compile_one(source: str) -> None:
        library = stale[source]
        include = [*library.include_dirs, get_path("include")]
        arguments = [*library.extra_compile_args, *ONE_TABLE]
        compiler.compile([source], output_dir=BESIDE, include_dirs=include, extra_postargs=arguments)

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        largest_first = sorted(stale, key=lambda source: -Path(source).stat().st_size)
        list(workers.map(compile_one, largest_first))


def built(grouped: dict[str, list[str]]) -> set[Path]:
    """Return the extension modules of groups: one for each source, beside it, and a library for each group."""
    suffix = get_config_var("EXT_SUFFIX")
    modules = {Path(file).with_suffix(suffix) for files in grouped.values() for file in files}
    return modules | {Path(f"{name}__mypyc{suffix}") for name in grouped}


def remove_others(grouped: dict[str, list[str]]) -> None:
    """Remove other compiled modules beside the sources: they would hide the sources of what is no longer compiled."""
    for made in set(Path().rglob("*.so")) - built(grouped):
        made.unlink()


def translate(grouped: dict[str, list[str]], scratch: Path) -> list[Extension]:
    """Return the extension modules of all groups, with their C code written.

    Where mypyc fails all the same over what `forget` tells of, as of a change that reaches a hot module by way of one
    that is not hot, this process begins again with nothing remembered.
    """
    remembered = scratch / READ
    may_fail = remembered.exists()
    files = [file for group in grouped.values() for file in group]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in grouped.items()]
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    checked = [*TYPE_CHECK, f"--cache-dir={remembered}", "--no-sqlite-cache", *files]
    try:
        found: list[Extension] = mypycify(
            checked, separate=separate, target_dir=str(scratch), opt_level=level, debug_level="0", multi_file=True
        )
    except Exception as problem:  # mistakes in the sources end the process with a message instead
        if not may_fail:
            raise
        sys.stdout.write(f"mypyc cannot go on from its last run ({problem!r}); all is read anew\n")
        sys.stdout.flush()
        shutil.rmtree(remembered)
        os.execv(sys.executable, [sys.executable, *sys.argv])  # noqa: S606
    return found


def build(grouped: dict[str, list[str]], scratch: Path) -> None:
    """Bring the extension modules of some groups up to date."""
    extensions = translate(grouped, scratch)
    libraries = [extension for extension in extensions if extension.name.endswith("__mypyc")]
    for library in libraries:
        mend(library, grouped[library.name.removesuffix("__mypyc")])
    compile_changed(libraries)
    arguments = ["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    arguments += [f"--build-lib={scratch}", f"--build-temp={scratch}"]
    setup(name="epocha", packages=[], script_args=arguments, ext_modules=extensions)
    for made in sorted(built(grouped)):  # what setuptools copied within the same second passes for up to date with it
        if not made.exists() or (scratch / made).read_bytes() != made.read_bytes():
            made.unlink(missing_ok=True)
            shutil.copy2(scratch / made, made)


def main(folder: str) -> None:
    """Bring the extension modules beside their sources up to date."""
    scratch = Path(folder).resolve()
    start_anew_after_upgrade(scratch)
    grouped, now = groups(), contents()
    changed = changed_files(scratch, now)
    remove_others(grouped)
    wanted = concerned(grouped, changed)
    forget(scratch, wanted, changed or set())
    if wanted:
        build(wanted, scratch)
    note_done(scratch, now)


if __name__ == "__main__":
    main(*sys.argv[1:])
