"""No file is longer than a reader can hold in mind."""

from __future__ import annotations

from collections.abc import Iterator

from .finding import Finding
from .tree import SourceTree

LIMIT = 500
_SUFFIXES = {".swift", ".js", ".py", ".css", ".c", ".h"}


def check_file_length(tree: SourceTree) -> Iterator[Finding]:
    for file in tree.files:
        if file.suffix not in _SUFFIXES:
            continue
        length = len(file.text.splitlines())
        if length > LIMIT:
            yield Finding(
                file.path,
                LIMIT + 1,
                "file-length",
                f"{length} lines, over the limit of {LIMIT}",
                "A file has one job, and half the project's files are under 100 lines",
                "Move a job of it into a file of its own (`Store+Scope.swift`), "
                "or give the file an entry with the reason in scripts/lint-exceptions.toml",
            )
