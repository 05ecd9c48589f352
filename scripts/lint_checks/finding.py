"""What a check reports."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Finding:
    """One violation: where it is, what is wrong, why that matters and what to do about it."""

    path: str
    line: int
    check: str
    what: str
    why: str
    cure: str

    def __str__(self) -> str:
        sentences = " ".join(f"{part.rstrip('.')}." for part in (self.what, self.why, self.cure) if part)
        return f"{self.path}:{self.line}: {sentences} [{self.check}]"
