// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let issueReporting = Target.Dependency.product(name: "IssueReporting", package: "xctest-dynamic-overlay")
let issueReportingTestSupport = Target.Dependency.product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
let orderedCollections = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")
let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")

let package = Package(
  name: "counterpoint",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
    .library(name: "CounterpointUI", targets: ["CounterpointUI"]),
    .library(name: "CounterpointWeb", targets: ["CounterpointWeb"]),
    .library(name: "Schedules", targets: ["Schedules"]),
    .executable(name: "counter", targets: ["Counter"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros, and with them swift-syntax. Without it everything can be written by hand."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // What tests of any target may use.
    .target(name: "CounterpointTestSupport", dependencies: [issueReporting]),
    .testTarget(name: "CounterpointTestSupportTests", dependencies: ["CounterpointTestSupport", issueReportingTestSupport]),

    // Runs the jobs of a test one at a time.
    .target(name: "CSchedules"),
    .target(name: "Schedules", dependencies: ["CSchedules", issueReporting]),

    .target(name: "Clocks", dependencies: ["Schedules", issueReporting, .product(name: "HeapModule", package: "swift-collections")]),

    .target(name: "ConcurrencyExtras", dependencies: ["CSchedules", issueReporting]),
    .testTarget(
      name: "ConcurrencyExtrasTests",
      dependencies: ["ConcurrencyExtras", "CounterpointTestSupport", customDump, issueReportingTestSupport]
    ),
    .target(name: "IdentifiedCollections", dependencies: [orderedCollections, issueReporting]),
    .testTarget(
      name: "IdentifiedCollectionsTests",
      dependencies: ["CounterpointTestSupport", "IdentifiedCollections", orderedCollections, customDump, issueReportingTestSupport]
    ),
    .target(name: "SwiftNavigation", dependencies: [customDump, issueReporting]),
    .testTarget(
      name: "SwiftNavigationTests",
      dependencies: ["SwiftNavigation", customDump, issueReporting, issueReportingTestSupport]
    ),

    // The architecture.
    .target(name: "ComposableCore", dependencies: [issueReporting]),
    .target(name: "ComposableTesting", dependencies: ["ComposableCore", "Schedules", customDump, issueReporting]),
    .testTarget(name: "ComposableCoreTests", dependencies: ["ComposableCore", "Schedules", issueReporting, issueReportingTestSupport]),
    .testTarget(
      name: "ComposableTestingTests",
      dependencies: ["Clocks", "ComposableCore", "ComposableTesting", "Schedules", issueReporting, issueReportingTestSupport]
    ),
    .target(name: "ComposableArchitecture", dependencies: ["Clocks", "ComposableCore", "ComposableTesting"]),

    // Views, and browsers to show them.
    .target(name: "CounterpointUI", dependencies: [issueReporting]),
    .target(
      name: "CounterpointWeb",
      dependencies: [
        "CounterpointUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.embedInCode("Resources/client.js"), .embedInCode("Resources/icon.svg"), .embedInCode("Resources/style.css")]
    ),

    .testTarget(
      name: "CounterpointUITests",
      dependencies: ["CounterpointTestSupport", "CounterpointUI", "Schedules", issueReporting, issueReportingTestSupport]),
    .testTarget(name: "CounterpointWebTests", dependencies: ["CounterpointUI", "CounterpointWeb", "Schedules", issueReportingTestSupport]),

    // Examples.
    .target(name: "CounterFeature", dependencies: ["ComposableArchitecture", "CounterpointUI"], path: "Examples/Counter/CounterFeature"),
    .executableTarget(
      name: "Counter",
      dependencies: ["ComposableArchitecture", "CounterFeature", "CounterpointUI", "CounterpointWeb"],
      path: "Examples/Counter/Counter"
    ),
    .testTarget(
      name: "CounterTests",
      dependencies: ["ComposableArchitecture", "CounterFeature", issueReportingTestSupport],
      path: "Examples/Counter/Tests"
    ),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  // An application's code says 'import' as everybody writes it; a library says what of it becomes part of its own interface.
  if target.path == nil { target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault")) }
}
