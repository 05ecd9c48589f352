// swift-tools-version: 6.2
import PackageDescription

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
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]
    ),
  ]
)
