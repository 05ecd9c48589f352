"""Folders and files are named for a concept or a job, never for the lack of one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .finding import Finding
from .tree import SourceTree

# Refused wherever they are a word of a name: `StoreHelpers.swift`, `string_utils.py`.
_EMPTY_WORDS = {"util", "utils", "utilities", "helper", "helpers", "misc", "miscellaneous"}
# Refused only as a whole name or after a `+`: `InternalError.swift` says what it is about.
_EMPTY_NAMES = {"internal", "internals"}
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def check_names(tree: SourceTree) -> Iterator[Finding]:
    reported: set[str] = set()
    for file in tree.files:
        parts = file.path.split("/")
        for depth, part in enumerate(parts, start=1):
            path = "/".join(parts[:depth])
            word = _empty_word(part.split(".")[0])
            if word is None or path in reported:
                continue
            reported.add(path)
            kind = "file" if depth == len(parts) else "folder"
            yield Finding(
                path,
                1,
                "names",
                f"the {kind}'s name says `{word}`",
                "Such a name says nothing of what is inside, so anything ends up there",
                "Name it for the concept it holds, or move each declaration to the type that it serves",
            )


def _empty_word(name: str) -> str | None:
    for component in name.split("+"):
        if component.lower() in _EMPTY_NAMES:
            return component
        for word in _WORD.findall(component):
            if word.lower() in _EMPTY_WORDS:
                return str(word)
    return None
