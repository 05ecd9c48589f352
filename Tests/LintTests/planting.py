"""A small work tree in a temporary folder, for a test to plant a violation in."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(REPOSITORY / "scripts"))

from lint_checks.command import findings  # noqa: E402
from lint_checks.finding import Finding  # noqa: E402


class PlantingTestCase(unittest.TestCase):
    """A test of one check: `plant` writes a file, `found` runs the check over what was planted."""

    check = ""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()

    def plant(self, path: str, text: str) -> None:
        location = self.root / path
        location.parent.mkdir(parents=True, exist_ok=True)
        location.write_text(text, encoding="utf-8")

    def found(self) -> list[Finding]:
        return findings(self.root, [self.check])

    def assertCaught(self, path: str, line: int, *words: str) -> None:
        """Exactly one violation is found, there, in a message that has the words and a cure."""
        found = self.found()
        self.assertEqual([(finding.path, finding.line) for finding in found], [(path, line)], "\n".join(map(str, found)))
        for word in words:
            self.assertIn(word, str(found[0]))
        self.assertTrue(found[0].cure)

    def assertLines(self, *lines: int) -> None:
        """Violations are found on these lines and on no others."""
        found = self.found()
        self.assertEqual(sorted(finding.line for finding in found), sorted(lines), "\n".join(map(str, found)))

    def assertClean(self) -> None:
        self.assertEqual([str(finding) for finding in self.found()], [])
