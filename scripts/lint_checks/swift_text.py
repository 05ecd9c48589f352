"""Swift source with its comments and strings told apart from its code."""

from __future__ import annotations

import bisect
import re
from dataclasses import dataclass
from functools import cached_property

_OPENING = re.compile(r'//|/\*|(?P<regex>\#+)/|(?P<hashes>\#*)(?P<quote>"""|")')
_BLOCK_EDGE = re.compile(r"/\*|\*/")
_NOT_NEWLINE = re.compile(r"[^\n]")


@dataclass(frozen=True)
class Comment:
    """Neighbouring comment lines of one kind, or one block comment; lines count from 1."""

    first_line: int
    last_line: int
    text: str
    is_documentation: bool
    # Whether nothing but the comment is on its lines.
    stands_alone: bool


class SwiftText:
    """A Swift file's text: `code` is as long as the source, with comments and the insides of strings blanked."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._line_starts = [0] + [match.end() for match in re.finditer("\n", source)]
        self._spans: list[tuple[int, int]] = []
        self.code = self._blanked()

    def line(self, offset: int) -> int:
        """The line, from 1, that the character at `offset` is on."""
        return bisect.bisect_right(self._line_starts, offset)

    @cached_property
    def lines(self) -> list[str]:
        return self.source.split("\n")

    @cached_property
    def code_lines(self) -> list[str]:
        return self.code.split("\n")

    @cached_property
    def comments(self) -> list[Comment]:
        """All comments in order; line comments of one kind on neighbouring lines are one comment."""
        found: list[Comment] = []
        for start, end in self._spans:
            text = self.source[start:end]
            first, last = self.line(start), self.line(max(start, end - 1))
            is_documentation = text.startswith(("///", "/**")) and not text.startswith(("////", "/**/"))
            stands_alone = not any(self.code_lines[line - 1].strip() for line in range(first, last + 1))
            comment = Comment(first, last, _words_of(text), is_documentation, stands_alone)
            previous = found[-1] if found else None
            if (
                previous is not None
                and previous.stands_alone
                and comment.stands_alone
                and previous.is_documentation == is_documentation
                and previous.last_line == first - 1
            ):
                found[-1] = Comment(previous.first_line, last, f"{previous.text}\n{comment.text}", is_documentation, True)
            else:
                found.append(comment)
        return found

    @cached_property
    def comment_on_line(self) -> dict[int, Comment]:
        return {line: comment for comment in self.comments for line in range(comment.first_line, comment.last_line + 1)}

    def _blanked(self) -> str:
        pieces: list[str] = []
        position = 0
        while (opening := _OPENING.search(self.source, position)) is not None:
            pieces.append(self.source[position : opening.start()])
            position = _end_of(self.source, opening)
            if opening["quote"] is None and opening["regex"] is None:
                self._spans.append((opening.start(), position))
                pieces.append(_blank(self.source[opening.start() : position]))
            else:
                # One quote at each end stays, so that `f("x")` does not read as `f()`.
                inside = self.source[opening.end() : max(opening.end(), position - 1)]
                edge = '"' * (position - opening.end() - len(inside))
                pieces.append(" " * (opening.end() - opening.start() - 1) + '"' + _blank(inside) + edge)
        pieces.append(self.source[position:])
        return "".join(pieces)


def _blank(text: str) -> str:
    return _NOT_NEWLINE.sub(" ", text)


def _words_of(comment: str) -> str:
    if comment.startswith("//"):
        return comment.lstrip("/").strip()
    inside = comment.removeprefix("/*").removesuffix("*/")
    return "\n".join(line.strip().lstrip("*").strip() for line in inside.split("\n"))


def _end_of(source: str, opening: re.Match[str]) -> int:
    """Where the comment, string or regex literal that starts with `opening` ends."""
    if opening["quote"] is not None:
        return _end_of_string(source, opening.end(), opening["hashes"], opening["quote"])
    if opening["regex"] is not None:
        closing = source.find("/" + opening["regex"], opening.end())
        return len(source) if closing < 0 else closing + 1 + len(opening["regex"])
    if opening[0] == "//":
        newline = source.find("\n", opening.end())
        return len(source) if newline < 0 else newline
    return _end_of_block(source, opening.end())


def _end_of_block(source: str, position: int) -> int:
    depth = 1
    for edge in _BLOCK_EDGE.finditer(source, position):
        depth += 1 if edge[0] == "/*" else -1
        if depth == 0:
            return edge.end()
    return len(source)


def _end_of_string(source: str, position: int, hashes: str, quote: str) -> int:
    """A string ends with its quote and as many `#` as it began with; one of a single line ends with the line if it is not closed."""
    newline = "" if quote == '"""' else r"|(?P<newline>\n)"
    marks = re.compile(rf"\\{hashes}(?P<interpolation>\()|\\{hashes}.|(?P<close>{quote}{hashes}){newline}", re.DOTALL)
    while (mark := marks.search(source, position)) is not None:
        if mark["close"] is not None:
            return mark.end()
        if mark.groupdict().get("newline") is not None:
            return mark.start()
        position = _end_of_interpolation(source, mark.end()) if mark["interpolation"] else mark.end()
    return len(source)


def _end_of_interpolation(source: str, position: int) -> int:
    """The code of an interpolation may hold strings and parentheses of its own."""
    depth = 1
    marks = re.compile(rf"[()]|{_OPENING.pattern}")
    while (mark := marks.search(source, position)) is not None:
        if mark[0] == "(":
            depth += 1
        elif mark[0] == ")":
            depth -= 1
            if depth == 0:
                return mark.end()
        position = mark.end() if mark[0] in "()" else _end_of(source, mark)
    return len(source)
