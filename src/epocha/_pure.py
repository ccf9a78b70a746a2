"""EPOCHA_PURE=1: use the interpreted source even where compiled modules stand beside it, to compare the two."""

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader


class _SourceFinder(MetaPathFinder):
    """Finds modules of this package as source files only."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if not fullname.startswith("epocha.") or not isinstance(path, list):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    """Make every later import of this package take the source file."""
    sys.meta_path.insert(0, _SourceFinder())
