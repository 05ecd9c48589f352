"""The feature that the README shows is one that is compiled and tested."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


class ReadmeTests(unittest.TestCase):
    def test_the_example_is_the_tested_one(self) -> None:
        readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
        tested = (REPOSITORY / "Examples" / "Counter" / "Tests" / "ReadmeTests.swift").read_text(encoding="utf-8")
        examples = re.findall(r"```swift\n(.*?)```", readme, re.DOTALL)
        self.assertIn(tested, examples, "README.md and Examples/Counter/Tests/ReadmeTests.swift show different code")


if __name__ == "__main__":
    unittest.main()
