"""Compile the engine, the games and the bots' search with mypyc.

As a hatchling build hook it does so when EPOCHA_COMPILE=1, and gives a pure wheel otherwise. As a script it compiles in
place, so that a working copy runs compiled; `--clean` removes what it made.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where there is no hatchling
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def modules() -> list[str]:
    """Return the hot modules: what is on the path of a move, in one group so that calls between them are direct."""
    return (ROOT / "tools" / "compiled.txt").read_text(encoding="utf-8").split()


def compile_in_place(level: str = "3") -> None:
    """Build the extension modules beside their sources; CalledProcessError if the compiler refuses."""
    scratch = ROOT / "build"
    script = (
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"setup(name='epocha', packages=[],\n"
        f"      script_args=['-q', 'build_ext', '--inplace', '--build-temp', {str(scratch)!r}],\n"
        f"      ext_modules=mypycify(['--strict', *{modules()!r}], opt_level={level!r}, group_name='epocha',\n"
        f"                           target_dir={str(scratch)!r}))\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=SOURCE, check=True)  # noqa: S603


def clean() -> None:
    """Remove everything that compiling made."""
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    shutil.rmtree(SOURCE / "build", ignore_errors=True)
    for made in SOURCE.rglob("*.so"):
        made.unlink()


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    """Hatchling's hook: with EPOCHA_COMPILE=1 the wheel holds the compiled modules too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling collects the files."""
        if os.environ.get("EPOCHA_COMPILE") != "1" or self.target_name != "wheel" or version == "editable":
            return
        compile_in_place()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += ["src/**/*.so"]


if __name__ == "__main__":
    if "--clean" in sys.argv:
        clean()
    else:
        compile_in_place()
