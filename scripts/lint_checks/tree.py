"""The files that the checks look at."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from .swift_text import SwiftText

ROOTS = ("Sources", "Tests", "Examples", "Benchmarks", "scripts")
_SKIPPED_FOLDERS = {"__pycache__", "node_modules"}


class SourceFile:
    """A file by its path from the root, with forward slashes; its text is read once, when somebody asks for it."""

    def __init__(self, root: Path, path: str) -> None:
        self.path = path
        self._location = root / path

    @property
    def suffix(self) -> str:
        return self._location.suffix

    @property
    def top(self) -> str:
        """The folder of the root that the file is in."""
        return self.path.partition("/")[0]

    @property
    def target(self) -> str:
        """For a file in Sources or Tests: the name of its target, which is its folder's name."""
        return self.path.split("/")[1]

    @cached_property
    def text(self) -> str:
        return self._location.read_text(encoding="utf-8", errors="replace")

    @cached_property
    def swift(self) -> SwiftText:
        return SwiftText(self.text)


class SourceTree:
    """A work tree, new files included; hidden folders such as build folders are left out."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def files(self) -> list[SourceFile]:
        paths = ["Package.swift"] if (self.root / "Package.swift").is_file() else []
        for top in ROOTS:
            for folder, folders, names in os.walk(self.root / top):
                folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in _SKIPPED_FOLDERS)
                relative = Path(folder).relative_to(self.root).as_posix()
                paths.extend(f"{relative}/{name}" for name in sorted(names) if not name.startswith("."))
        return [SourceFile(self.root, path) for path in paths]

    def swift_files(self, *tops: str) -> Iterator[SourceFile]:
        """The Swift files below the given folders of the root, or all of them."""
        for file in self.files:
            if file.suffix == ".swift" and (not tops or file.top in tops):
                yield file

    def source_targets(self) -> list[str]:
        """The names of the folders in Sources that hold a file."""
        return sorted({file.target for file in self.files if file.top == "Sources" and file.path.count("/") > 1})
