/// An application: what it shows, and where it begins.
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   var body: some Scene {
///     WindowGroup("Counter") {
///       CounterView(store: Store(initialState: Counter.State()) { Counter() })
///     }
///   }
/// }
/// ```
///
/// `import CounterpointWeb` gives it a `main()` that serves the application to browsers.
@MainActor
public protocol App {
  /// The type of ``body``.
  associatedtype Body: Scene

  /// The windows of the application.
  @SceneBuilder
  var body: Body { get }

  /// Makes the application; called once, when the process begins.
  init()
}

/// A part of an application that has a window of its own.
@MainActor
public protocol Scene {
  /// What the library needs to open a window of this scene.
  var _window: WindowDescription { get }
}

/// Takes the scene that is written in an ``App/body``.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// The one scene of an application.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// A window of which every user, and every tab of a browser, opens their own.
///
/// The content is evaluated once per window. A store that is made in there belongs to that window; one that is made outside is shared by all of them.
public struct WindowGroup<Content: View>: Scene {
  /// The title and the way to open a window.
  public let _window: WindowDescription

  /// Makes a group of windows.
  ///
  /// - Parameters:
  ///   - title: The title of each window.
  ///   - content: Makes the view that a window shows.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
    _window = WindowDescription(title: String(title)) {
      WindowCapabilities.open { ViewGraph(content()) }
    }
  }
}

/// How to open a window.
@MainActor
public struct WindowDescription {
  /// The title of the window.
  public let title: String
  /// Brings the content of a new window to life.
  public let open: @MainActor () -> ViewGraph
}
