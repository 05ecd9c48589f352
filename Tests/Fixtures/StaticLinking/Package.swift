// swift-tools-version: 6.2
import PackageDescription

// A program that runs test stores and is linked with '-static-stdlib': the hooks of the runtime that schedules need are then in the program itself, where a look-up by
// name at run time would not find them.
let package = Package(
  name: "static-linking",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "counterpoint", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "StaticCheck",
      dependencies: [.product(name: "ComposableArchitecture", package: "counterpoint")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
