import unittest

from planting import REPOSITORY, PlantingTestCase

from lint_checks.layers import read_layers

_TABLE = """
everywhere = ["Swift"]
apple = ["SwiftUI"]
[groups]
base = ["IssueReporting"]
[why]
"Foundation" = "Foundation is large"
[targets.Macros]
plugin = true
[targets.Low]
[targets.Beside]
[targets.Middle]
imports = ["Low"]
external = ["@base"]
[targets.High]
over = ["Middle"]
external = ["NIO*"]
reexports = true
"""


class LayeringTests(PlantingTestCase):
    check = "layering"

    def setUp(self) -> None:
        super().setUp()
        self.plant("scripts/layers.toml", _TABLE)

    def test_imports_from_below_are_allowed(self) -> None:
        self.plant("Sources/Middle/A.swift", "import Swift\npublic import Low\ninternal import IssueReporting\n")
        self.plant("Sources/High/B.swift", "@_exported public import Middle\nimport Low\nimport NIOCore\n")
        self.assertClean()

    def test_an_import_from_above_is_caught(self) -> None:
        self.plant("Sources/Low/A.swift", "import Swift\nimport Middle\n")
        self.assertCaught("Sources/Low/A.swift", 2, "Low imports Middle", "down")

    def test_an_import_from_beside_is_caught(self) -> None:
        self.plant("Sources/Middle/A.swift", "import Beside\n")
        self.assertCaught("Sources/Middle/A.swift", 1, "Middle imports Beside")

    def test_every_form_of_import_is_seen(self) -> None:
        for form in (
            "public import High",
            "@testable import High",
            "internal import High",
            "@_spi(Internals) import High",
            "@_spi(Internals) @preconcurrency\n  public import High",
            "@_implementationOnly import High",
            "import struct High.Value",
            "package import func High.make",
            "import Swift; import High",
            "import High.Submodule",
        ):
            with self.subTest(form):
                self.plant("Sources/Low/A.swift", f"// A file.\n{form}\n")
                self.assertEqual(["Low imports High" in str(finding) for finding in self.found()], [True])

    def test_words_in_comments_and_strings_are_no_imports(self) -> None:
        self.plant("Sources/Low/A.swift", '// import High\n/*\nimport High\n*/\nlet x = """\n  import High\n  """\n')
        self.assertClean()

    def test_a_module_from_elsewhere_has_to_be_allowed(self) -> None:
        self.plant("Sources/Middle/A.swift", "import Foundation\n")
        self.assertCaught("Sources/Middle/A.swift", 1, "Foundation is large")
        self.plant("Sources/Middle/A.swift", "import NIOCore\n")
        self.assertCaught("Sources/Middle/A.swift", 1, "NIOCore")

    def test_an_apple_module_needs_a_guard(self) -> None:
        self.plant("Sources/Low/A.swift", "#if canImport(SwiftUI)\n  import SwiftUI\n#else\n  import Swift\n#endif\n")
        self.assertClean()
        self.plant("Sources/Low/A.swift", "import SwiftUI\n")
        self.assertCaught("Sources/Low/A.swift", 1, "#if canImport(SwiftUI)")
        self.plant(
            "Sources/Low/A.swift",
            "#if !canImport(SwiftUI)\nimport SwiftUI\n#elseif DEBUG\n"
            "import SwiftUI\n#else\nimport SwiftUI\n#endif\n",
        )
        self.assertLines(2, 4, 6)

    def test_a_guard_does_not_excuse_a_module_that_exists_here(self) -> None:
        self.plant("Sources/Low/A.swift", "#if canImport(Foundation)\n  import Foundation\n#endif\n")
        self.assertLines(2)

    def test_only_the_umbrellas_re_export(self) -> None:
        self.plant("Sources/Middle/A.swift", "@_exported public import Low\n")
        self.assertCaught("Sources/Middle/A.swift", 1, "re-exports Low", "High")

    def test_a_plugin_is_not_imported(self) -> None:
        self.plant("Sources/High/A.swift", "import Macros\n")
        self.assertCaught("Sources/High/A.swift", 1, "Macros")

    def test_a_target_has_to_be_in_the_table(self) -> None:
        self.plant("Sources/New/A.swift", "import High\n")
        self.assertCaught("Sources/New", 1, "[targets.New]")

    def test_a_table_that_is_out_of_order_is_caught(self) -> None:
        self.plant("scripts/layers.toml", '[targets.A]\nimports = ["B"]\n[targets.B]\n')
        self.assertCaught("scripts/layers.toml", 1, "A may import B", "lower target first")

    def test_a_missing_or_malformed_table_is_caught(self) -> None:
        self.plant("scripts/layers.toml", "[")
        self.assertCaught("scripts/layers.toml", 1, "no TOML")
        (self.root / "scripts/layers.toml").unlink()
        self.assertCaught("scripts/layers.toml", 1, "missing")

    def test_dependencies_that_the_manifest_declares_are_compared_too(self) -> None:
        self.plant("Sources/Low/A.swift", "")
        self.plant(
            "Package.swift",
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            'let package = Package(name: "p", dependencies: [.package(url: "https://example.invalid/x", from: "1.0.0")], targets: [\n'
            '  .target(name: "Macros"),\n'
            '  .target(name: "Low", dependencies: ["Macros", "Beside"]),\n'
            '  .target(name: "Beside"),\n'
            '  .target(name: "Middle", dependencies: [.target(name: "Low"), .product(name: "NIOCore", package: "x")]),\n'
            '  .target(name: "High", dependencies: ["Middle", .product(name: "NIOCore", package: "x")]),\n'
            '  .testTarget(name: "LowTests", dependencies: ["High"]),\n'
            "])\n",
        )
        self.assertLines(5, 7)

    def test_a_manifest_that_does_not_compile_is_caught(self) -> None:
        self.plant("Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = 1\n")
        found = self.found()
        self.assertEqual([(finding.path, finding.check) for finding in found], [("Package.swift", "layering")])


class ProjectTableTests(unittest.TestCase):
    """What the architecture demands of the project's own table."""

    def setUp(self) -> None:
        self.layers = read_layers(REPOSITORY)

    def test_the_core_and_all_below_it_stay_free_of_platforms(self) -> None:
        core = self.layers.targets["ComposableCore"]
        for target in {"ComposableCore", *core.imports} - {"Dependencies", "IdentifiedCollections", "SwiftNavigation"}:
            for module in ("Foundation", "Combine", "SwiftUI", "NIOCore", "SwiftSyntax"):
                with self.subTest(target=target, module=module):
                    self.assertFalse(self.layers.allows_external(target, module))

    def test_some_modules_have_one_home(self) -> None:
        for module, home in (("NIOCore", "CounterpointWeb"), ("SwiftSyntaxMacros", "CounterpointMacros")):
            with self.subTest(module):
                self.assertEqual([name for name in self.layers.targets if self.layers.allows_external(name, module)], [home])

    def test_two_targets_re_export(self) -> None:
        self.assertEqual(
            [name for name, layer in self.layers.targets.items() if layer.may_reexport], ["ComposableArchitecture", "CounterpointUI"]
        )

    def test_speech_knows_nothing_of_the_architecture(self) -> None:
        # The seam is a dependency; nothing of reducers, effects and stores is known.
        self.assertEqual(self.layers.targets["SpeechRecognition"].imports, {"CMoonshine", "Dependencies"})


if __name__ == "__main__":
    unittest.main()
