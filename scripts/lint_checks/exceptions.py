"""The files that a check leaves alone, `scripts/lint-exceptions.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .finding import Finding

LIST = "scripts/lint-exceptions.toml"


@dataclass(frozen=True)
class LintException:
    check: str
    path: str
    reason: str


def read_exceptions(root: Path) -> list[LintException]:
    """Reads the list; raises `ValueError` for an entry without check, path or reason."""
    location = root / LIST
    if not location.is_file():
        return []
    exceptions = []
    for entry in tomllib.loads(location.read_text(encoding="utf-8")).get("exception", []):
        values = [entry.get(key) for key in ("check", "path", "reason")]
        if entry.keys() != {"check", "path", "reason"} or not all(isinstance(value, str) and value.strip() for value in values):
            raise ValueError(f"{LIST}: each [[exception]] needs a check, a path and a reason, and nothing else: {entry}")
        exceptions.append(LintException(entry["check"], entry["path"], entry["reason"]))
    return exceptions


def apply_exceptions(findings: Iterable[Finding], exceptions: list[LintException], checks: Container[str]) -> Iterator[Finding]:
    """Leaves out what an exception names, and adds a finding for each exception of the given checks that named nothing."""
    unused = {(exception.check, exception.path): exception for exception in exceptions}
    excepted = set(unused)
    for finding in findings:
        key = (finding.check, finding.path)
        if key in excepted:
            unused.pop(key, None)
        else:
            yield finding
    for exception in unused.values():
        if exception.check in checks:
            yield Finding(
                LIST,
                1,
                "exceptions",
                f"{exception.path} has an exception from {exception.check} that it does not need",
                "An exception that is not needed hides the next violation",
                "Delete the entry",
            )
