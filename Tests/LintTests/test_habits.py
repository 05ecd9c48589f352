import contextlib
import io
import json
import unittest

from planting import REPOSITORY, PlantingTestCase

from lint_checks.command import main
from lint_checks.swift_format import CONFIGURATION

_FILE = "Sources/Core/Core.swift"


class FileLengthTests(PlantingTestCase):
    check = "file-length"

    def test_a_file_over_the_limit_is_caught_in_every_language(self) -> None:
        for path in ("Sources/Core/A.swift", "Sources/Web/client.js", "Sources/Web/a.css", "Sources/C/a.c", "Tests/Browser/test_a.py"):
            with self.subTest(path):
                self.plant(path, "x\n" * 501)
                self.assertCaught(path, 501, "501 lines")
                self.plant(path, "x\n" * 500)
                self.assertClean()

    def test_hidden_folders_are_left_out(self) -> None:
        self.plant("Benchmarks/.build/A.swift", "x\n" * 501)
        self.assertClean()

    def test_an_exception_with_a_reason_is_left_alone(self) -> None:
        self.plant(_FILE, "x\n" * 501)
        self.plant("scripts/lint-exceptions.toml", f'[[exception]]\ncheck = "file-length"\npath = "{_FILE}"\nreason = "A table."\n')
        self.assertClean()

    def test_an_exception_that_is_not_needed_is_caught(self) -> None:
        self.plant("scripts/lint-exceptions.toml", f'[[exception]]\ncheck = "file-length"\npath = "{_FILE}"\nreason = "A table."\n')
        self.assertCaught("scripts/lint-exceptions.toml", 1, _FILE)

    def test_an_exception_without_a_reason_is_refused(self) -> None:
        self.plant("scripts/lint-exceptions.toml", f'[[exception]]\ncheck = "file-length"\npath = "{_FILE}"\n')
        with self.assertRaisesRegex(ValueError, "reason"):
            self.found()


class NamesTests(PlantingTestCase):
    check = "names"

    def test_an_empty_name_is_caught(self) -> None:
        for path, where in (
            ("Sources/Core/Utils/A.swift", "Sources/Core/Utils"),
            ("Sources/Core/Internal/A.swift", "Sources/Core/Internal"),
            ("Sources/Core/Store+Internal.swift", "Sources/Core/Store+Internal.swift"),
            ("Sources/Core/StringHelpers.swift", "Sources/Core/StringHelpers.swift"),
            ("Tests/Browser/page_utils.py", "Tests/Browser/page_utils.py"),
            ("Examples/Counter/Misc.swift", "Examples/Counter/Misc.swift"),
        ):
            with self.subTest(path):
                self.plant(path, "")
                self.assertCaught(where, 1)
                (self.root / path).unlink()

    def test_a_name_that_says_something_is_allowed(self) -> None:
        for path in ("Store/InternalError.swift", "Utilization.swift", "Miscount.swift", "Store+Scope.swift"):
            self.plant(f"Sources/Core/{path}", "")
        self.assertClean()


class NotesTests(PlantingTestCase):
    check = "notes"

    def test_notes_to_self_are_caught_in_sources(self) -> None:
        self.plant(_FILE, "// TODO: this\nlet x = 1  // FIXME\n/// XXX\nlet todo = 1\n")
        self.assertLines(1, 2, 3)

    def test_tests_may_plant_them(self) -> None:
        self.plant("Tests/CoreTests/A.swift", "// TODO\n")
        self.assertClean()


class CommentedCodeTests(PlantingTestCase):
    check = "commented-code"

    def test_code_in_a_comment_is_caught(self) -> None:
        for code in (
            "let x = 1",
            "public private var y: Int = 2",
            "func f(a: Int) {",
            "if x == 1 {",
            "}",
            "} else {",
            "import Foundation",
            "self.state = state",
            "store.send(.tapped)",
            "try await clock.sleep(for: .seconds(1))",
            "final class Store {",
        ):
            with self.subTest(code):
                self.plant(_FILE, f"let a = 1\n// {code}\nlet b = 2\n")
                self.assertCaught(_FILE, 2)
        self.plant(_FILE, "/*\nlet x = 1\n*/\n")
        self.assertLines(2)

    def test_remarks_and_examples_are_allowed(self) -> None:
        for remark in (
            "// Let it go: the store is gone.\n",
            "// See Store.send(_:) for the order.\n// Store.send(_:)\n",
            "// n = number of elements\n",
            "// For each child, in order.\n// If it is there, return early.\n",
            "// A guard around\n// self\n",
            "/// ```swift\n/// let x = 1\n/// store.send(.tapped)\n/// ```\n",
        ):
            with self.subTest(remark):
                self.plant(_FILE, f"{remark}let a = 1\n")
                self.assertClean()


class UnsafeConstructsTests(PlantingTestCase):
    check = "unsafe-constructs"

    def test_each_construct_without_a_comment_is_caught(self) -> None:
        for construct in (
            "final class A: @unchecked Sendable {}",
            "nonisolated(unsafe) var a = 1",
            "let a = unsafeBitCast(b, to: Int.self)",
            "let a = try! f()",
            'fatalError("no")',
        ):
            with self.subTest(construct):
                self.plant(_FILE, f"let x = 1  // Something about x alone.\n{construct}\n")
                self.assertCaught(_FILE, 2)

    def test_a_comment_that_proves_it_is_enough(self) -> None:
        self.plant(
            _FILE,
            "// All access is under the lock.\nfinal class A:\n  B,\n  @unchecked Sendable\n{}\n\n"
            "let a = try! f()  // The literal is a valid pattern.\n\n"
            "/// A box. It is Sendable because its value never changes.\nextension C: @unchecked Sendable {}\n",
        )
        self.assertClean()

    def test_a_comment_about_something_else_is_not(self) -> None:
        self.plant(
            _FILE,
            "// All access is under the lock.\n\nfinal class A: @unchecked Sendable {}\n\n"
            "/// A box for values.\nfinal class B: @unchecked Sendable {}\n\n// ok\nlet a = try! f()\n",
        )
        self.assertLines(3, 6, 9)

    def test_words_in_comments_and_strings_are_no_constructs(self) -> None:
        self.plant(_FILE, '/// Never use try! here.\nlet x = "fatalError("\n')
        self.assertClean()


class SleepingTestsTests(PlantingTestCase):
    check = "sleeping-tests"

    def test_a_sleep_is_caught_in_swift(self) -> None:
        self.plant(
            "Tests/CoreTests/A.swift",
            "try await Task.sleep(for: .seconds(1))\nusleep(1)\nThread.sleep(forTimeInterval: 1)\n"
            "try await Task<Never, Never>.sleep(nanoseconds: 1)\n",
        )
        self.assertLines(1, 2, 3, 4)

    def test_the_tests_of_an_example_are_tests(self) -> None:
        self.plant("Examples/Counter/Tests/A.swift", "try await Task.sleep(for: .seconds(1))\n")
        self.assertLines(1)

    def test_a_sleep_is_caught_in_python(self) -> None:
        self.plant("Tests/Browser/test_a.py", "import time\ntime.sleep(1)\npage.wait_for_timeout(100)\n")
        self.assertLines(2, 3)

    def test_waiting_on_a_clock_and_speaking_of_sleep_are_allowed(self) -> None:
        self.plant(
            "Tests/CoreTests/A.swift",
            'try await clock.sleep(for: .seconds(1))  // Task.sleep would wait.\nfunc sleep() {}\nlet x = "Task.sleep"\n',
        )
        self.plant("Tests/Browser/test_a.py", 'x = "time.sleep"  # time.sleep\ny = """\ntime.sleep(1)\n"""\n')
        self.plant("Sources/Core/A.swift", "try await Task.sleep(for: .seconds(1))\n")
        self.assertClean()


class SwiftFormatTests(PlantingTestCase):
    check = "swift-format"

    def setUp(self) -> None:
        super().setUp()
        self.plant(CONFIGURATION, (REPOSITORY / CONFIGURATION).read_text(encoding="utf-8"))

    def test_another_format_is_caught(self) -> None:
        for path in (_FILE, "Tests/CoreTests/A.swift", "Examples/Counter/A.swift", "Package.swift"):
            with self.subTest(path):
                self.plant(path, "struct A {\n    let x = 1\n}\n")
                self.assertCaught(path, 2, "Indentation", "make format")
                (self.root / path).unlink()

    def test_the_projects_format_is_allowed_and_is_what_formatting_makes(self) -> None:
        self.plant(_FILE, "struct A {\n    let x = 1\n}\n")
        self.assertEqual(main(["--format", "--root", str(self.root)]), 0)
        self.assertEqual((self.root / _FILE).read_text(), "struct A {\n  let x = 1\n}\n")
        self.assertClean()

    def test_a_missing_configuration_is_caught(self) -> None:
        (self.root / CONFIGURATION).unlink()
        self.plant(_FILE, "struct A {}\n")
        self.assertTrue(self.found())


class CommandTests(PlantingTestCase):
    def run_main(self, *arguments: str) -> tuple[int, str]:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = main([*arguments, "--root", str(self.root)])
        return status, output.getvalue()

    def test_a_clean_tree_passes_every_check(self) -> None:
        self.plant(CONFIGURATION, (REPOSITORY / CONFIGURATION).read_text(encoding="utf-8"))
        self.plant("scripts/layers.toml", "[targets.Core]\n")
        self.plant("scripts/undocumented-public.json", json.dumps({}))
        self.plant(_FILE, "/// A store.\npublic struct Store {}\n")
        self.plant("Tests/CoreTests/StoreTests.swift", "import Testing\n")
        self.plant(
            "Package.swift",
            "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
            'let package = Package(name: "p", targets: [.target(name: "Core")])\n',
        )
        self.assertEqual(self.run_main(), (0, "lint: nothing to correct\n"))

    def test_a_violation_fails_the_command(self) -> None:
        self.plant(_FILE, "// TODO\n")
        status, output = self.run_main("notes")
        self.assertEqual(status, 1)
        self.assertTrue(output.startswith(f"{_FILE}:1: `TODO`"), output)


if __name__ == "__main__":
    unittest.main()
