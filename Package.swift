// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

typealias Dependency = Target.Dependency

let customDump = Dependency.product(name: "CustomDump", package: "swift-custom-dump")
let issueReporting = Dependency.product(name: "IssueReporting", package: "xctest-dynamic-overlay")
let issueReportingTestSupport = Dependency.product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
let orderedCollections = Dependency.product(name: "OrderedCollections", package: "swift-collections")
let macros = Dependency.target(name: "CounterpointMacros", condition: .when(traits: ["Macros"]))

func syntax(_ products: String...) -> [Dependency] {
  products.map { .product(name: $0, package: "swift-syntax") }
}

func nio(_ products: String...) -> [Dependency] {
  products.map { .product(name: $0, package: "swift-nio") }
}

/// A target for tests: what they are about, and what makes a reported issue fail them.
func tests(of name: String, _ dependencies: Dependency..., path: String? = nil) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies + [issueReporting, issueReportingTestSupport],
    path: path
  )
}

// What tests of any target may use, and the executor that runs the jobs of a test one at a time.
let testSupport: [Target] = [
  .target(name: "CounterpointTestSupport", dependencies: [issueReporting]),
  .target(name: "CSchedules"),
  .target(name: "Schedules", dependencies: ["CSchedules", issueReporting]),
  .target(name: "SchedulesTestSupport", dependencies: ["Schedules"]),

  tests(of: "CounterpointTestSupport"),
  tests(of: "Schedules", "ConcurrencyExtras", "CounterpointTestSupport", "CSchedules", "SchedulesTestSupport"),
]

let foundation: [Target] = [
  // The macros of all modules. Nothing in Sources/ uses one, so only clients and tests wait for it, and with 'traits: []' nobody does.
  .macro(
    name: "CounterpointMacros",
    dependencies: syntax("SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros")
  ),
  .target(name: "CasePaths", dependencies: [macros, issueReporting]),
  .target(name: "Clocks", dependencies: ["Schedules", issueReporting, .product(name: "HeapModule", package: "swift-collections")]),
  .target(name: "ConcurrencyExtras", dependencies: ["CSchedules", issueReporting]),
  .target(name: "Dependencies", dependencies: ["Clocks", issueReporting]),
  .target(name: "DependenciesMacros", dependencies: ["Dependencies", macros, issueReporting]),
  .target(name: "DependenciesNetworking", dependencies: ["Dependencies"]),
  .target(name: "DependenciesTestSupport", dependencies: ["Dependencies", issueReportingTestSupport]),
  .target(name: "IdentifiedCollections", dependencies: [orderedCollections, issueReporting]),
  .target(name: "SwiftNavigation", dependencies: [customDump, issueReporting]),

  .testTarget(
    name: "CounterpointMacrosTests",
    dependencies: ["CasePaths", "CounterpointMacros", issueReporting, issueReportingTestSupport]
      + syntax("SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacrosGenericTestSupport")
  ),
  tests(of: "CasePaths"),
  tests(of: "Clocks", "Schedules"),
  tests(of: "ConcurrencyExtras", "CounterpointTestSupport", customDump),
  tests(of: "Dependencies", "Clocks", "CounterpointTestSupport", "DependenciesNetworking", "DependenciesTestSupport"),
  tests(of: "DependenciesMacros", "CounterpointTestSupport", "Dependencies", "DependenciesTestSupport"),
  tests(of: "IdentifiedCollections", "CounterpointTestSupport", orderedCollections, customDump),
  tests(of: "SwiftNavigation", customDump),
]

let architecture: [Target] = [
  .target(name: "CObservation"),
  .target(
    name: "ComposableCore",
    dependencies: [
      "CObservation", "CasePaths", "Dependencies", "IdentifiedCollections", "SwiftNavigation",
      macros, customDump, issueReporting, orderedCollections,
    ]
  ),
  .target(
    name: "ComposableTesting",
    dependencies: ["CasePaths", "Clocks", "ComposableCore", "Dependencies", "Schedules", customDump, issueReporting]
  ),
  .target(
    name: "ComposableArchitecture",
    dependencies: [
      "CasePaths", "Clocks", "ComposableCore", "ComposableTesting", "ConcurrencyExtras", "Dependencies", "DependenciesMacros",
      "IdentifiedCollections", "Schedules", "SwiftNavigation", customDump, issueReporting,
    ]
  ),
  .target(
    name: "ComposableTestSupport",
    dependencies: ["ComposableTesting", "DependenciesTestSupport", "SchedulesTestSupport", issueReportingTestSupport]
  ),

  tests(
    of: "ComposableCore",
    "CasePaths", "Clocks", "CounterpointTestSupport", "Dependencies", "IdentifiedCollections", "ReportingProgram", "Schedules",
    "SwiftNavigation", customDump
  ),
  // A program that makes mistakes, to see what becomes of their reports where no test runner is.
  .executableTarget(name: "ReportingProgram", dependencies: ["ComposableArchitecture", issueReporting], path: "Tests/ReportingProgram"),
  tests(
    of: "ComposableTesting",
    "CasePaths", "Clocks", "ComposableCore", "ConcurrencyExtras", "CounterpointTestSupport", "Dependencies", "IdentifiedCollections",
    "Schedules", "SchedulesTestSupport", "SwiftNavigation"
  ),
  // The code listings that existing features are made of, in the spelling of their day.
  .testTarget(
    name: "ListingsTests",
    dependencies: [
      "ComposableArchitecture", "CounterpointTestSupport", "CounterpointUI", "CounterpointUITesting", "Schedules",
      issueReporting, issueReportingTestSupport,
    ]
  ),
  // Everything that the macros write, written by hand.
  .testTarget(
    name: "WithoutMacrosTests",
    dependencies: ["ComposableArchitecture", "CounterpointTestSupport", "Schedules", issueReporting, issueReportingTestSupport]
  ),
]

let views: [Target] = [
  .target(
    name: "CounterpointUI",
    dependencies: [
      "CasePaths", "ComposableCore", "ConcurrencyExtras", "Dependencies", "IdentifiedCollections", "SwiftNavigation", issueReporting,
    ]
  ),
  .target(
    name: "CounterpointWeb",
    dependencies: [
      "CounterpointUI",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "Logging", package: "swift-log"),
    ] + nio("NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"),
    resources: ["client.js", "icon.svg", "icons.svg", "microphone.js", "microphone-worklet.js", "style.css"].map {
      .embedInCode("Resources/\($0)")
    }
  ),

  .target(name: "CounterpointUITesting", dependencies: ["CounterpointUI", "Schedules"]),

  tests(of: "CounterpointUI", "ComposableArchitecture", "CounterpointTestSupport", "CounterpointUITesting", "Dependencies", "Schedules"),
  tests(of: "CounterpointWeb", "CounterpointTestSupport", "CounterpointUI", "CounterpointUITesting", "Schedules"),
]

let speech: [Target] = [
  .target(name: "CMoonshine"),
  .target(name: "SpeechRecognition", dependencies: ["CMoonshine", "Dependencies", issueReporting]),
  .executableTarget(
    name: "SpeechCommand",
    dependencies: ["SpeechRecognition", .product(name: "ArgumentParser", package: "swift-argument-parser")]
  ),
  .target(name: "CounterpointSpeech", dependencies: ["CounterpointUI", "SpeechRecognition"]),
  // The C interface of the recogniser, played by a program of ours that a test can tell what to do.
  .target(name: "CMoonshineStandIn", dependencies: ["CMoonshine"], path: "Tests/CMoonshineStandIn"),

  tests(
    of: "SpeechRecognition",
    "Clocks", "CMoonshine", "CMoonshineStandIn", "CounterpointTestSupport", "Dependencies", "Schedules", "SchedulesTestSupport"
  ),
  tests(of: "CounterpointSpeech", "CounterpointUI", "Dependencies", "SpeechRecognition"),
]

let examples: [Target] = [
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

let gallery: [Target] = [
  .target(name: "GalleryViews", dependencies: ["CounterpointUI"], path: "Examples/Gallery/GalleryViews"),
  .executableTarget(
    name: "Gallery",
    dependencies: ["CounterpointUI", "CounterpointWeb", "GalleryViews"],
    path: "Examples/Gallery/Gallery"
  ),
  .testTarget(
    name: "GalleryTests",
    dependencies: ["CounterpointUI", "CounterpointUITesting", "GalleryViews", issueReportingTestSupport],
    path: "Examples/Gallery/Tests"
  ),
]

let speechDemo: [Target] = [
  .target(
    name: "SpeechDemoFeature",
    dependencies: ["ComposableArchitecture", "CounterpointUI", "SpeechRecognition"],
    path: "Examples/SpeechDemo/SpeechDemoFeature"
  ),
  .executableTarget(
    name: "SpeechDemo",
    dependencies: [
      "ComposableArchitecture", "CounterpointSpeech", "CounterpointUI", "CounterpointWeb", "SpeechDemoFeature", "SpeechRecognition",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Examples/SpeechDemo/SpeechDemo"
  ),
  .testTarget(
    name: "SpeechDemoTests",
    dependencies: ["ComposableArchitecture", "SpeechDemoFeature", "SpeechRecognition", issueReportingTestSupport],
    path: "Examples/SpeechDemo/Tests"
  ),
]

let standups: [Target] = [
  .target(
    name: "StandupsFeature",
    dependencies: [
      "ComposableArchitecture", "CounterpointUI", "SpeechRecognition", .product(name: "Logging", package: "swift-log"),
    ],
    path: "Examples/Standups/StandupsFeature"
  ),
  .target(
    name: "StandupsViews",
    dependencies: ["ComposableArchitecture", "CounterpointUI", "SpeechRecognition", "StandupsFeature"],
    path: "Examples/Standups/StandupsViews"
  ),
  .executableTarget(
    name: "Standups",
    dependencies: [
      "ComposableArchitecture", "CounterpointSpeech", "CounterpointUI", "CounterpointWeb", "SpeechRecognition", "StandupsFeature",
      "StandupsViews", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Examples/Standups/Standups"
  ),
  .testTarget(
    name: "StandupsTests",
    dependencies: [
      "ComposableArchitecture", "ComposableTestSupport", "CounterpointUI", "CounterpointUITesting", "Schedules", "SchedulesTestSupport",
      "SpeechRecognition", "StandupsFeature", "StandupsViews", issueReportingTestSupport,
    ],
    path: "Examples/Standups/Tests"
  ),
]

let libraries = [
  "CasePaths", "Clocks", "ComposableArchitecture", "ComposableTestSupport", "ConcurrencyExtras", "CounterpointSpeech",
  "CounterpointTestSupport", "CounterpointUI", "CounterpointUITesting", "CounterpointWeb", "Dependencies", "DependenciesMacros",
  "DependenciesNetworking",
  "DependenciesTestSupport", "IdentifiedCollections",
  "Schedules", "SchedulesTestSupport", "SpeechRecognition", "SwiftNavigation",
]

var products: [Product] = libraries.map { .library(name: $0, targets: [$0]) }
products.append(.executable(name: "counter", targets: ["Counter"]))
products.append(.executable(name: "gallery", targets: ["Gallery"]))
products.append(.executable(name: "speech-demo", targets: ["SpeechDemo"]))
products.append(.executable(name: "standups", targets: ["Standups"]))
products.append(.executable(name: "counterpoint-speech", targets: ["SpeechCommand"]))

let package = Package(
  name: "counterpoint",
  platforms: [.macOS("15.4")],
  products: products,
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
  targets: [testSupport, foundation, architecture, views, speech, examples, gallery, speechDemo, standups].flatMap { $0 }
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  // An application and a test say 'import' as everybody writes it; a library says what of it becomes part of its own interface.
  if target.path == nil, target.type != .test { target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault")) }
}
