"""Sources hold no notes to self and no code that was switched off by commenting it out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .finding import Finding
from .tree import SourceFile, SourceTree

_NOTE = re.compile(r"\b(TODO|FIXME|XXX)\b")

_MODIFIERS = r"(?:(?:public|private|fileprivate|internal|package|open|static|final|override|mutating|@\w+) )*"
# Each is a whole line that is Swift and could hardly be a line of English.
_CODE = re.compile(
    "^(?:"
    + "|".join(
        (
            _MODIFIERS + r"(?:let|var) \w+\s*(?::|=)\s*\S.*",
            _MODIFIERS + r"func [\w`]+\s*[(<].*",
            _MODIFIERS + r"(?:struct|class|enum|actor|extension|protocol) \w.*\{",
            r"(?:public |internal |@\w+ )*import [A-Z]\w*",
            r"(?:if|guard|for|while|switch|do|else|defer|repeat)\b.*\{",
            r"\}[)\]]*(?: else.*\{)?",
            r"(?:try|await|return)[?!]? (?:await )?[\w.]+\((?!(?:\w+:)*\)).*\)",
            r"(?:self\.|_)\w[\w.]*\s*[-+*]?= \S.*",
            r"\w+(?:\.\w+)+\((?!(?:\w+:)+\)).*\)",
        )
    )
    + ")$"
)


def check_notes(tree: SourceTree) -> Iterator[Finding]:
    for file in tree.files:
        if file.top != "Sources":
            continue
        for number, line in enumerate(file.text.split("\n"), start=1):
            if (match := _NOTE.search(line)) is not None:
                yield Finding(
                    file.path,
                    number,
                    "notes",
                    f"`{match[1]}` in the sources",
                    "What is not done is not done, and a note in the code is where nobody looks for it",
                    "Do it now, or file an issue and delete the note",
                )


def check_commented_code(tree: SourceTree) -> Iterator[Finding]:
    for file in tree.swift_files("Sources"):
        for number in _lines_of_commented_code(file):
            yield Finding(
                file.path,
                number,
                "commented-code",
                "this comment is code",
                "Nobody compiles or tests it, and the history keeps what was deleted",
                "Delete it; an example belongs in a documentation comment (`///`), and a remark in a sentence",
            )


def _lines_of_commented_code(file: SourceFile) -> Iterator[int]:
    for comment in file.swift.comments:
        if comment.is_documentation:
            continue
        for offset, line in enumerate(comment.text.split("\n")):
            if _CODE.match(line.strip()):
                yield comment.first_line + offset
                # One finding tells enough of one comment.
                break
