"""The imports of a Swift file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .swift_text import SwiftText

_IMPORT = re.compile(
    r"""
    (?:^|;) [ \t]*
    (?P<attributes> (?:@\w+ (?:\([^)]*\))? \s+)* )
    (?: (?:public|package|internal|fileprivate|private) \s+ )?
    import \s+
    (?: (?:typealias|struct|class|enum|actor|protocol|let|var|func|macro) \s+ )?
    (?P<module> `?[A-Za-z_]\w*`? )
    """,
    re.MULTILINE | re.VERBOSE,
)
_DIRECTIVE = re.compile(r"^[ \t]*#(?P<kind>if|elseif|else|endif)\b(?P<condition>[^\n]*)", re.MULTILINE)


@dataclass(frozen=True)
class Import:
    """`import struct Foundation.Date` imports the module `Foundation`."""

    module: str
    line: int
    is_exported: bool
    # The conditions of the `#if` branches around it; an `#else` has none.
    conditions: tuple[str, ...]

    @property
    def is_guarded(self) -> bool:
        """Whether the import is compiled only where the module exists."""
        can_import = re.compile(rf"(?<!!)\bcanImport\(\s*{re.escape(self.module)}\s*[,)]")
        return any(can_import.search(condition) is not None and "||" not in condition for condition in self.conditions)


def imports(text: SwiftText) -> Iterator[Import]:
    """The imports of a file in order, those of every `#if` branch included."""
    marks = [*_IMPORT.finditer(text.code), *_DIRECTIVE.finditer(text.code)]
    conditions: list[str] = []
    for mark in sorted(marks, key=lambda mark: mark.start()):
        if mark.re is _IMPORT:
            line = text.line(mark.start("module"))
            yield Import(mark["module"].strip("`"), line, "@_exported" in mark["attributes"], tuple(conditions))
        elif mark["kind"] == "if":
            conditions.append(mark["condition"])
        elif conditions and mark["kind"] == "endif":
            conditions.pop()
        elif conditions:
            conditions[-1] = mark["condition"]
