// swift-tools-version: 6.2
import PackageDescription

// A package of somebody who uses Counterpoint, with one test that must fail.
//
// As it stands, the test target forgets the test support. Its issues could only be printed, so "swift test" must stop with the cure.
// With LINK_TEST_SUPPORT=1 in the environment it is linked, and "swift test" must report the failure of the test, and those of a test store in XCTest. Build each in a scratch
// path of its own (--scratch-path): the library that one leaves behind would be found by the other.
let isLinked = Context.environment["LINK_TEST_SUPPORT"] != nil
let testSupport: [Target.Dependency] =
  isLinked ? ["ComposableArchitecture", "ComposableTestSupport"].map { .product(name: $0, package: "counterpoint") } : []

let package = Package(
  name: "missing-test-support",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "counterpoint", path: "../../..", traits: [])],
  targets: [
    .target(name: "Feature", dependencies: [.product(name: "Dependencies", package: "counterpoint")]),
    .testTarget(
      name: "FeatureTests",
      dependencies: ["Feature"] + testSupport,
      swiftSettings: isLinked ? [.define("LINKED_TEST_SUPPORT")] : []
    ),
  ]
)
