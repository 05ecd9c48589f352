"""The Swift sources are in the project's format."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

from .finding import Finding
from .tree import SourceTree

CONFIGURATION = ".swift-format"
_MESSAGE = re.compile(r"^(?P<path>.+?):(?P<line>\d+):\d+: (?:warning|error): (?P<text>.*)$")
# Keeps one command line far below every system's limit.
_BATCH = 500


def check_swift_format(tree: SourceTree) -> Iterator[Finding]:
    for output in _run(tree, "lint", "--strict"):
        for line in output.splitlines():
            if (message := _MESSAGE.match(line)) is not None:
                path = message["path"].removeprefix(f"{tree.root}/")
                yield Finding(
                    path,
                    int(message["line"]),
                    "swift-format",
                    message["text"],
                    "The project has one format, so that a diff shows what changed",
                    "Run make format; what that does not change is to be written differently",
                )
            elif line.strip():
                yield Finding(CONFIGURATION, 1, "swift-format", f"swift format said: {line.strip()}", "", "Correct that and run it again")


def format_sources(tree: SourceTree) -> str:
    """Rewrites the sources in the project's format; what comes back is what the formatter complained of."""
    return "".join(_run(tree, "format", "--in-place"))


def _run(tree: SourceTree, *command: str) -> Iterator[str]:
    files = [file.path for file in tree.swift_files()]
    for start in range(0, len(files), _BATCH):
        batch = files[start : start + _BATCH]
        yield subprocess.run(
            ["swift", "format", *command, "--parallel", "--configuration", CONFIGURATION, *batch],
            cwd=tree.root,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        ).stdout
