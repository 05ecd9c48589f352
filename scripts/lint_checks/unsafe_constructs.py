"""Whatever the compiler or the program takes on trust has its proof beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .finding import Finding
from .swift_text import Comment, SwiftText
from .tree import SourceTree

_CONSTRUCT = re.compile(
    r"@unchecked\s+Sendable\b|\bnonisolated\(unsafe\)|\bunsafeBitCast\b|\btry!|\bfatalError\b(?=\s*\()"
)
# How many lines of the same statement may lie between the comment and the construct.
_REACH = 3
# A documentation comment says what something is for. It is a proof only if it speaks of this.
_PROVING_WORDS = re.compile(r"sendable|safe|\block|isolat|atomic|immutable|crash|trap|cannot|never", re.IGNORECASE)
_LEAST_WORDS = 3


def check_unsafe_constructs(tree: SourceTree) -> Iterator[Finding]:
    for file in tree.swift_files("Sources"):
        for match in _CONSTRUCT.finditer(file.swift.code):
            line = file.swift.line(match.start())
            if not _is_explained(file.swift, line):
                construct = " ".join(match[0].split())
                yield Finding(
                    file.path,
                    line,
                    "unsafe-constructs",
                    f"`{construct}` without a comment",
                    "It switches off a check of the compiler or ends the program, so a reader has to see why that is right",
                    "Say it in a `//` comment on the line or just before the statement, or do without",
                )


def _is_explained(text: SwiftText, line: int) -> bool:
    for candidate in range(line, max(0, line - _REACH - 1), -1):
        comment = text.comment_on_line.get(candidate)
        # A comment at the end of an earlier line belongs to that line.
        if comment is not None and (candidate == line or comment.stands_alone):
            return _proves_something(comment)
        if not text.lines[candidate - 1].strip():
            return False
    return False


def _proves_something(comment: Comment) -> bool:
    if comment.is_documentation:
        return _PROVING_WORDS.search(comment.text) is not None
    return len(comment.text.split()) >= _LEAST_WORDS
