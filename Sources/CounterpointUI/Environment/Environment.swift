public import Observation

/// Reads a value from the surroundings of a view.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled
/// @Environment(SettingsModel.self) private var settings
/// ```
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let place = Place()
  private let read: @MainActor (EnvironmentValues) -> Value

  private final class Place {
    var environment = EnvironmentValues()
  }

  /// Reads a value of the environment.
  ///
  /// - Parameter keyPath: The value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object that ``View/environment(_:)`` has put into the environment; it is an error of the program when there is none.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: type] else {
        // There is no value to go on with, and SwiftUI's contract for this spelling is to stop, too.
        fatalError(
          """
          No object of type \(type) is in the environment of the view that reads it with '@Environment(\(type).self)'. \
          Add '.environment(…)' with the object to a view above it, or declare the property as optional.
          """
        )
      }
      return object
    }
  }

  /// Reads an object that ``View/environment(_:)`` has put into the environment; `nil` where there is none.
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value.
  public var wrappedValue: Value { read(place.environment) }

  /// Takes over the environment of the node.
  public func _connect(to slot: DynamicPropertySlot) {
    place.environment = slot.environment
  }
}
