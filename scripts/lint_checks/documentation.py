"""Every public symbol says in words what it is. The number of those that do not is committed, per target, and may only fall.

What counts: each declaration in Sources that says `public` or `open`, or is a member of a `public extension`, a requirement of a public
protocol or a `case` line of a public enum, and that no documentation comment stands directly above (attributes go below the comment).

What does not count, since a reader never sees it or finds the words elsewhere: members of types that are not public; names that begin
with an underscore; `@_spi` and `@_documentation(visibility: internal)`, with their members; `override`s; functions, properties and
initializers named as a requirement of one of our public protocols (`reduce(into:)`), or of one from elsewhere that is listed below,
whose words Swift shows for them. Extensions themselves need no comment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from .declarations import TYPE_KEYWORDS, Declaration, declarations, is_hidden
from .finding import Finding
from .swift_text import SwiftText
from .tree import SourceFile, SourceTree

COUNTS = "scripts/undocumented-public.json"

# By name, and the first argument label for what has one.
_WITNESSES = {
    *("==(lhs", "<(lhs", "hash(into", "hashValue", "encode(to", "init(from", "description", "debugDescription", "customMirror"),
    *("now", "minimumResolution", "sleep(until", "makeIterator", "makeAsyncIterator", "errorDescription"),
    *("expansion(of", "customDumpValue", "customDumpMirror", "customDumpDescription"),
}


def check_documentation(tree: SourceTree) -> Iterator[Finding]:
    committed = _committed_counts(tree.root)
    undocumented = undocumented_symbols(tree)
    for target in sorted(committed.keys() | undocumented.keys()):
        found, allowed = undocumented.get(target, []), committed.get(target, 0)
        if len(found) > allowed:
            for file, declaration in found:
                yield Finding(
                    file.path,
                    declaration.line,
                    "documentation",
                    f"`{declaration.name}` is public and has no documentation comment ({target}: {len(found)} such, at most {allowed})",
                    "A reader knows a module by its public symbols, and the number of bare ones may only fall",
                    "Write a `///` comment above its attributes: one sentence, then parameters, errors, cost and an example",
                )
        elif len(found) < allowed:
            yield Finding(
                COUNTS,
                1,
                "documentation",
                f"{target} has {len(found)} undocumented public symbols, and {allowed} are committed",
                "A number that is too high would let new ones in",
                "Run scripts/lint --update-counts and commit the file",
            )


def update_counts(tree: SourceTree) -> list[str]:
    """Lowers the committed counts to what is found and says which; a count never rises here."""
    committed = _committed_counts(tree.root)
    undocumented = undocumented_symbols(tree)
    lowered = {target: min(count, len(undocumented.get(target, []))) for target, count in committed.items()}
    changes = [f"{target}: {committed[target]} -> {count}" for target, count in sorted(lowered.items()) if count < committed[target]]
    if changes:
        kept = {target: count for target, count in sorted(lowered.items()) if count > 0}
        (tree.root / COUNTS).write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    return changes


def undocumented_symbols(tree: SourceTree) -> dict[str, list[tuple[SourceFile, Declaration]]]:
    """The public declarations without a documentation comment, by target."""
    files: dict[str, list[SourceFile]] = {}
    for file in tree.swift_files("Sources"):
        files.setdefault(file.target, []).append(file)
    unseen = {target: _unseen_types(members) for target, members in files.items()}
    public = [
        (target, file, declaration)
        for target, members in files.items()
        for file in members
        for declaration in declarations(file.swift, unseen[target])
        if declaration.is_public
    ]
    witnesses = _WITNESSES | {_last_part(declaration) for _, _, declaration in public if declaration.is_requirement}
    found: dict[str, list[tuple[SourceFile, Declaration]]] = {}
    for target, file, declaration in public:
        if _needs_words(declaration, witnesses) and not _has_words(file.swift, declaration):
            found.setdefault(target, []).append((file, declaration))
    return found


def _unseen_types(files: list[SourceFile]) -> frozenset[str]:
    return frozenset(
        declaration.name
        for file in files
        for declaration in declarations(file.swift)
        if declaration.keyword in TYPE_KEYWORDS and (not declaration.is_public or is_hidden(declaration))
    )


def _needs_words(declaration: Declaration, witnesses: set[str]) -> bool:
    if is_hidden(declaration) or "override" in declaration.modifiers:
        return False
    is_member = "." in declaration.name and declaration.keyword in {"func", "var", "let", "init", "subscript"}
    return declaration.is_requirement or not (is_member and _last_part(declaration) in witnesses)


def _last_part(declaration: Declaration) -> str:
    """The signature without the types that it is in."""
    return declaration.signature.rpartition(".")[2]


def _has_words(text: SwiftText, declaration: Declaration) -> bool:
    line = declaration.line - 1
    while line > 0:
        comment = text.comment_on_line.get(line)
        if comment is not None and comment.stands_alone:
            if comment.is_documentation:
                return bool(comment.text.strip())
            # A plain comment may come between, such as an instruction to the formatter.
            line = comment.first_line - 1
        elif declaration.has_condition and text.lines[line - 1].lstrip().startswith("#if"):
            line -= 1
        else:
            return False
    return False


def _committed_counts(root: Path) -> dict[str, int]:
    location = root / COUNTS
    if not location.is_file():
        return {}
    counts = json.loads(location.read_text(encoding="utf-8"))
    if not isinstance(counts, dict) or not all(isinstance(count, int) and count >= 0 for count in counts.values()):
        raise ValueError(f"{COUNTS} has to map the names of targets to counts")
    return counts
