// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]

let package = Package(
  name: "counterpoint-benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [
    // Without the macros, and so without swift-syntax: the cases are written by hand, and the build takes seconds.
    .package(name: "counterpoint", path: "..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "CMemory"),
    .executableTarget(
      name: "counterpoint-bench",
      dependencies: [
        "CMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ComposableArchitecture", package: "counterpoint"),
        .product(name: "CasePaths", package: "counterpoint"),
        .product(name: "Clocks", package: "counterpoint"),
        .product(name: "Dependencies", package: "counterpoint"),
        .product(name: "IdentifiedCollections", package: "counterpoint"),
        .product(name: "Schedules", package: "counterpoint"),
      ],
      swiftSettings: settings
    ),
    // What `scripts/bench-web` opens in a browser, and in a thousand sessions at once.
    .executableTarget(
      name: "counterpoint-web-bench",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "counterpoint"),
        .product(name: "CounterpointUI", package: "counterpoint"),
        .product(name: "CounterpointWeb", package: "counterpoint"),
      ],
      swiftSettings: settings
    ),
  ]
)
