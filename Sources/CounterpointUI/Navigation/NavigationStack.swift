import IssueReporting

/// Screens of which each opens the next.
///
/// ```swift
/// NavigationStack(path: $model.path) {
///   StandupsList()
///     .navigationDestination(for: Standup.self) { StandupDetail(standup: $0) }
/// }
/// ```
///
/// The path says which screens are open over the first one. A screen that stays open keeps its state while others come and go over it.
public struct NavigationStack<Root: View>: View {
  private let path: NavigationPathSource?
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var context = NavigationContext()

  init(path: NavigationPathSource?, root: Root) {
    self.path = path
    self.root = root
  }

  /// Makes a stack that keeps its path to itself.
  ///
  /// - Parameter root: The first screen.
  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// Makes a stack for a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The values of the screens over the first one.
  ///   - root: The first screen.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: .erased(path), root: root())
  }

  /// Makes a stack for a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the screens over the first one.
  ///   - root: The first screen.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.init(path: .values(path), root: root())
  }

  /// The screens.
  public var body: some View {
    let source = path ?? .erased($ownPath)
    let _ = context.source = source
    Screens {
      Screen(depth: 0, pop: nil) { root }
      ForEach(source.entries(), id: \.key) { entry in
        PathScreen(entry: entry, context: context)
      }
    }
    .environment(\.navigation, context)
  }
}

/// The screen of an entry of a path.
private struct PathScreen: View {
  let entry: NavigationPathSource.Entry
  let context: NavigationContext
  @State private var place = Place()

  var body: some View {
    let _ = place.pop = entry.pop
    Screen(depth: entry.depth, pop: DismissAction(of: place) { [place] in place.pop() }) {
      entry.content ?? AnyView(Destination(value: entry.value, context: context))
    }
  }

  /// Stays the same as long as the screen is there, so that its views are not evaluated again whenever another one comes or goes.
  @MainActor
  private final class Place {
    var pop: @MainActor () -> Void = {}
  }
}

/// The view of a value on a path.
private struct Destination: View {
  let value: AnyHashable
  let context: NavigationContext

  var body: AnyView { context.destination(for: value) }
}

/// What a navigation stack is to the views in it.
@MainActor
final class NavigationContext {
  var source: NavigationPathSource?
  private let signal = ChangeSignal()
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  /// Opens the screen of a value.
  func push<Value: Hashable>(_ value: Value) {
    source?.push(AnyHashable(value))
  }

  /// Says how the values of a type are shown.
  func register<Value: Hashable, Content: View>(_ type: Value.Type, _ content: @escaping (Value) -> Content) {
    signal.write {
      destinations[ObjectIdentifier(type)] = { value in (value.base as? Value).map { AnyView(content($0)) } }
    }
  }

  func destination(for value: AnyHashable) -> AnyView {
    signal.read()
    if let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) { return view }
    reportMissing(value)
    return AnyView(Image(systemName: "exclamationmark.triangle").accessibilityLabel("This screen is missing"))
  }

  private var reported: Set<ObjectIdentifier> = []

  private func reportMissing(_ value: AnyHashable) {
    let type = type(of: value.base)
    guard reported.insert(ObjectIdentifier(type)).inserted else { return }
    reportIssue(
      """
      The path of a NavigationStack has a value of type \(type), and no view in the stack says how to show it. \
      Write '.navigationDestination(for: \(type).self) { … }' on a view inside of the stack.
      """
    )
  }
}

extension NavigationContext: Equatable {
  nonisolated static func == (left: NavigationContext, right: NavigationContext) -> Bool { left === right }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
