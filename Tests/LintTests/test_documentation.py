import json
import unittest

from planting import PlantingTestCase

from lint_checks.documentation import COUNTS, update_counts
from lint_checks.tree import SourceTree

_FILE = "Sources/Core/Core.swift"


class DocumentationTests(PlantingTestCase):
    check = "documentation"

    def test_a_bare_public_symbol_is_caught(self) -> None:
        self.plant(_FILE, "/// A store.\npublic struct Store {\n  public var state: Int\n}\n")
        self.assertCaught(_FILE, 3, "Store.state", "///")

    def test_every_kind_of_public_declaration_counts(self) -> None:
        self.plant(
            _FILE,
            "public struct S<T>: P where T: Q {\n"
            "  public init?(x: Int) { let y = { public in } }\n"
            "  public static func + (a: S, b: S) -> S { a }\n"
            "  public subscript(i: Int) -> Int { get { 1 } set {} }\n"
            "  public private(set) var x: [Int] = [1].map { $0 }\n"
            "  public typealias A = Int\n"
            "}\n"
            "open class C {\n"
            "  open class func f() {}\n"
            "}\n"
            "public func g() {}\n"
            "public actor D {}\n"
            '@freestanding(expression) public macro m() = #externalMacro(module: "M", type: "T")\n',
        )
        self.assertLines(1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13)

    def test_requirements_and_cases_are_as_public_as_their_type(self) -> None:
        self.plant(
            _FILE,
            "/// P.\npublic protocol P {\n  associatedtype A\n  func f()\n  var v: Int { get }\n}\n"
            "/// E.\npublic enum E {\n  case a, b\n  indirect case c(E)\n"
            "  func hidden() { switch self { case .a: break\n default: break } }\n}\n",
        )
        self.assertLines(3, 4, 5, 9, 10)

    def test_members_of_a_public_extension_are_public(self) -> None:
        self.plant(_FILE, "public extension Int {\n  func f() {}\n  private func g() {}\n  internal var h: Int { 1 }\n}\n")
        self.assertLines(2)

    def test_nested_types_are_followed(self) -> None:
        self.plant(
            _FILE,
            "/// A.\npublic struct A {\n  struct B {\n    public var hidden = 1\n  }\n  /// C.\n  public struct C {\n"
            "    public let x = 1\n  }\n  public func f() {\n    struct Local { public var y = 1 }\n  }\n}\n",
        )
        self.assertLines(8, 10)

    def test_the_comment_stands_above_attributes_and_plain_comments(self) -> None:
        self.plant(
            _FILE,
            "/// Documented.\n// swift-format-ignore\n@MainActor @available(macOS 15, *)\n@Builder<A, B>\n"
            "public\nfunc f(\n  a: Int,\n  b: Int\n) {}\n"
            "/**\n Documented.\n */\npublic func g() {}\n"
            "@inlinable\n/// Below the attribute, where no tool finds it for certain.\npublic func h() {}\n"
            "/// Far above.\n\npublic func i() {}\n"
            "///\npublic func j() {}\n",
        )
        self.assertLines(14, 19, 21)

    def test_a_condition_may_stand_among_the_attributes(self) -> None:
        self.plant(_FILE, "/// Documented.\n#if compiler(>=6)\n  @preconcurrency\n#endif\npublic protocol P {}\n")
        self.assertClean()

    def test_what_a_reader_never_sees_is_exempt(self) -> None:
        self.plant(
            _FILE,
            "struct Inside { public var a = 1 }\n"
            "extension Inside { public func b() {} }\n"
            "@_spi(Internals) public struct C { public var d = 1 }\n"
            "@_documentation(visibility: internal) public struct E { public var f = 1 }\n"
            "public struct _G { public var h = 1 }\n"
            "public import Foundation\n"
            "/// I.\npublic class I {\n  public override func j() {}\n  deinit {}\n}\n"
            "func f() { let text = \"public func k() {}\" }  // public func l() {}\n",
        )
        self.assertClean()

    def test_witnesses_of_known_requirements_are_exempt(self) -> None:
        self.plant("Sources/Core/R.swift", "/// R.\npublic protocol Reducer {\n  /// Runs.\n  func reduce(into state: inout Int)\n}\n")
        self.plant(
            _FILE,
            "/// S.\npublic struct S: Reducer, Hashable {\n  public func reduce(into state: inout Int) {}\n"
            "  public static func == (lhs: S, rhs: S) -> Bool { true }\n  public func hash(into hasher: inout Hasher) {}\n"
            "  public func reduce(_ other: Int) {}\n  public init(from decoder: any Decoder) throws {}\n"
            "  public init(from other: Int) {}\n}\n",
        )
        self.assertLines(6)

    def test_the_committed_count_allows_as_many_and_no_more(self) -> None:
        self.plant(_FILE, "public func a() {}\npublic func b() {}\n")
        self.plant(COUNTS, '{"Core": 2}')
        self.assertClean()
        self.plant(COUNTS, '{"Core": 1}')
        self.assertLines(1, 2)

    def test_a_count_that_is_too_high_has_to_be_lowered(self) -> None:
        self.plant(_FILE, "public func a() {}\n")
        self.plant(COUNTS, '{"Core": 3, "Gone": 1}')
        self.assertLines(1, 1)
        self.assertEqual(update_counts(SourceTree(self.root)), ["Core: 3 -> 1", "Gone: 1 -> 0"])
        self.assertEqual(json.loads((self.root / COUNTS).read_text()), {"Core": 1})
        self.assertClean()

    def test_updating_never_raises_a_count(self) -> None:
        self.plant(_FILE, "public func a() {}\npublic func b() {}\n")
        self.plant(COUNTS, '{"Core": 1}')
        self.assertEqual(update_counts(SourceTree(self.root)), [])
        self.assertEqual(json.loads((self.root / COUNTS).read_text()), {"Core": 1})


if __name__ == "__main__":
    unittest.main()
