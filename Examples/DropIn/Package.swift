// swift-tools-version: 6.2
import PackageDescription

// A package of somebody who had features before: its sources and tests are as they were. What changed is here: where the products come from, and that the
// tests link the test support, without which an issue cannot fail a test on Linux.
let package = Package(
  name: "drop-in",
  platforms: [.macOS("15.4")],
  products: [.library(name: "Reminders", targets: ["Reminders"])],
  dependencies: [.package(name: "counterpoint", path: "../..")],
  targets: [
    .target(name: "Reminders", dependencies: [.product(name: "ComposableArchitecture", package: "counterpoint")]),
    .testTarget(
      name: "RemindersTests",
      dependencies: ["Reminders", .product(name: "ComposableTestSupport", package: "counterpoint")]
    ),
  ]
)
