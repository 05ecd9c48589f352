import Dependencies

/// A feature that needs a dependency for which there is no test value.
public struct Feature {
  @Dependency(Greeter.self) var greeter

  public init() {}

  public func greet() -> String { greeter.greeting }
}

struct Greeter: DependencyKey {
  var greeting: String

  static let liveValue = Greeter(greeting: "Hello from the outside world")
}
