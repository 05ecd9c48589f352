"""Tests wait for facts, never for time to pass."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator

from .finding import Finding
from .tree import SourceFile, SourceTree

_SWIFT_SLEEP = re.compile(r"\bTask(?:<[^>]*>)?\.sleep\b|\bThread\.sleep\b|(?<![\w.])(?<!func )(?:usleep|nanosleep|sleep)\s*\(")
_PYTHON_SLEEP = re.compile(r"\b(?:time|asyncio)\.sleep\b|(?<![\w.])sleep\(|\.wait_for_timeout\(")

_SWIFT_CURE = (
    "Use a test clock, or await what the test is about; where virtual time itself is the subject, "
    "give the file an entry with the reason in scripts/lint-exceptions.toml"
)
_PYTHON_CURE = "Wait for what the page or the process shows (`expect(...)`)"
# From Python 3.12 on, an f-string is several tokens.
_NO_CODE = {tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


def check_sleeping_tests(tree: SourceTree) -> Iterator[Finding]:
    for file in tree.files:
        # The examples bring tests of their own: Examples/Counter/Tests.
        if "Tests" not in file.path.split("/")[:-1]:
            continue
        if file.suffix == ".swift":
            lines, pattern, cure = file.swift.code_lines, _SWIFT_SLEEP, _SWIFT_CURE
        elif file.suffix == ".py":
            lines, pattern, cure = _python_code_lines(file), _PYTHON_SLEEP, _PYTHON_CURE
        else:
            continue
        for number, line in enumerate(lines, start=1):
            if (match := pattern.search(line)) is not None:
                yield Finding(
                    file.path,
                    number,
                    "sleeping-tests",
                    f"`{match[0].strip('(. ')}` in a test",
                    "A sleep is too short on a slow machine and wasted on a fast one",
                    cure,
                )


def _python_code_lines(file: SourceFile) -> list[str]:
    """The lines with strings and comments blanked; a file that is not Python is left as it is."""
    lines = file.text.split("\n")
    try:
        tokens = [token for token in tokenize.generate_tokens(io.StringIO(file.text).readline) if token.type in _NO_CODE]
    except (tokenize.TokenError, SyntaxError):
        return lines
    for token in tokens:
        (first, start), (last, end) = token.start, token.end
        for number in range(first, last + 1):
            line = lines[number - 1]
            left = start if number == first else 0
            right = end if number == last else len(line)
            lines[number - 1] = line[:left] + " " * (right - left) + line[right:]
    return lines
