public import SwiftNavigation

extension View {
  /// Does something when this view appears; before what it changes is shown.
  ///
  /// - Parameter action: Called once for every time that the view comes to life.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, hook: .appear(action ?? {}))
  }

  /// Does something when this view has gone.
  ///
  /// - Parameter action: Called once for every time that the view goes.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, hook: .disappear(action ?? {}))
  }

  /// Runs a task as long as this view is there; the task is cancelled when the view goes.
  ///
  /// ```swift
  /// List(model.movies) { MovieRow(movie: $0) }
  ///   .task { await model.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work, on the main actor to begin with.
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    LifecycleView(content: self, hook: .task(id: nil, priority: priority, action))
  }

  /// Runs a task as long as this view is there, and from the beginning again whenever a value changes.
  ///
  /// - Parameters:
  ///   - id: The value. When it changes, the task is cancelled and another one begins.
  ///   - priority: The priority of the task.
  ///   - action: The work, on the main actor to begin with.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    LifecycleView(content: self, hook: .task(id: id, priority: priority, action))
  }

  /// Does something after a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value; it is compared whenever the body that it stands in is evaluated.
  ///   - initial: Whether to do it when the view appears, too.
  ///   - action: Called with the old value and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    LifecycleView(
      content: self,
      hook: .change(value, isInitial: initial) { old, new in
        if let old = old as? Value, let new = new as? Value { action(old, new) }
      }
    )
  }

  /// Does something after a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value; it is compared whenever the body that it stands in is evaluated.
  ///   - initial: Whether to do it when the view appears, too.
  ///   - action: Called after the change.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something after a value has changed; an earlier spelling.
  ///
  /// - Parameters:
  ///   - value: The value; it is compared whenever the body that it stands in is evaluated.
  ///   - action: Called with the new value.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Animates what else changes when a value does.
  ///
  /// - Parameters:
  ///   - animation: How; `nil` to make the changes at once.
  ///   - value: The value.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    LifecycleView(content: self, hook: .animate(value, animation))
  }
}
