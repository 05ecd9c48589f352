"""The command line of `scripts/lint`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .documentation import check_documentation, update_counts
from .exceptions import apply_exceptions, read_exceptions
from .file_length import check_file_length
from .finding import Finding
from .layering import check_layering
from .leftovers import check_commented_code, check_notes
from .names import check_names
from .sleeping_tests import check_sleeping_tests
from .swift_format import check_swift_format, format_sources
from .tree import SourceTree
from .unsafe_constructs import check_unsafe_constructs

# The two that wait for another process come first: the others run meanwhile.
CHECKS: dict[str, Callable[[SourceTree], Iterable[Finding]]] = {
    "swift-format": check_swift_format,
    "layering": check_layering,
    "documentation": check_documentation,
    "file-length": check_file_length,
    "names": check_names,
    "notes": check_notes,
    "commented-code": check_commented_code,
    "unsafe-constructs": check_unsafe_constructs,
    "sleeping-tests": check_sleeping_tests,
}


def findings(root: Path, checks: Iterable[str] = CHECKS) -> list[Finding]:
    """What the named checks find below `root`, in the order of the files, exceptions left out."""
    tree, names = SourceTree(root), list(checks)
    with ThreadPoolExecutor() as pool:
        found = [finding for result in pool.map(lambda name: list(CHECKS[name](tree)), names) for finding in result]
    return sorted(apply_exceptions(found, read_exceptions(root), names))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/lint", description="Checks the sources without building them.")
    parser.add_argument("checks", nargs="*", help=f"the checks to run; all of them if none is named: {', '.join(CHECKS)}")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[2], help="the work tree; this one if not given")
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--update-counts", action="store_true", help="lower the committed counts of undocumented public symbols")
    action.add_argument("--format", action="store_true", help="rewrite the Swift sources in the project's format")
    options = parser.parse_args(arguments)
    root = options.root.resolve()
    if unknown := set(options.checks) - CHECKS.keys():
        parser.error(f"no check is called {min(unknown)}; there are: {', '.join(CHECKS)}")

    if options.format:
        complaints = format_sources(SourceTree(root))
        sys.stderr.write(complaints)
        return 1 if "error:" in complaints else 0
    if options.update_counts:
        changes = update_counts(SourceTree(root))
        print("\n".join(changes) if changes else "lint: no count is lower than the committed one")
        return 0

    try:
        found = findings(root, options.checks or CHECKS)
    except ValueError as error:
        print(f"lint: {error}", file=sys.stderr)
        return 1
    for finding in found:
        print(finding)
    print(f"lint: {len(found)} to correct" if found else "lint: nothing to correct")
    return 1 if found else 0
