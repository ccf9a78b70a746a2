"""Compile the engine, the games and the bots' search with mypyc.

As a hatchling build hook it does so when EPOCHA_COMPILE=1, and gives a pure wheel otherwise; EPOCHA_SCRATCH may name a
folder in which the compiler has written before, `build/native` of a working copy say, so that only what changed is
compiled. As a script it compiles in place, so that a working copy runs compiled; what has not changed since the last
time is kept. `--clean` removes it all.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where there is no hatchling
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def compile_in(source: Path, scratch: Path) -> None:
    """Build the extension modules beside the sources in a folder; CalledProcessError if the compiler refuses."""
    command = [sys.executable, str(ROOT / "tools" / "compiler.py"), str(scratch)]
    subprocess.run(command, cwd=source, check=True)  # noqa: S603


def clean() -> None:
    """Remove everything that compiling made."""
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    for made in SOURCE.rglob("*.so"):
        made.unlink()


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Hatchling's hook: with EPOCHA_COMPILE=1 the wheel holds the compiled modules too."""

    def wanted(self) -> bool:
        """Return whether this build is to be compiled."""
        return os.environ.get("EPOCHA_COMPILE") == "1" and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """Return what compiling needs beside a C compiler: the extra `fast`."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return list(project["optional-dependencies"]["fast"]) if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile a copy of the sources before hatchling collects the files; the working copy stays as it is."""
        if not self.wanted() or version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory()
        source = Path(self.folder.name) / "src"
        shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        compile_in(source, Path(os.environ.get("EPOCHA_SCRATCH") or Path(self.folder.name) / "scratch"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for made in sorted(source.rglob("*.so")):
            build_data["force_include"][str(made)] = made.relative_to(source).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled copy."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


if __name__ == "__main__":
    if "--clean" in sys.argv:
        clean()
    else:
        compile_in(SOURCE, ROOT / "build" / "native")
