import SwiftNavigation

/// A view that does something as it comes, stays or goes.
struct LifecycleView<Content: View>: View {
  let content: Content
  let hook: LifecycleHook

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    LifecycleNode(view, in: context)
  }
}

/// When something is done, and what.
enum LifecycleHook {
  case appear(@MainActor () -> Void)
  case disappear(@MainActor () -> Void)
  case task(id: Any?, priority: TaskPriority, @MainActor @Sendable () async -> Void)
  case change(Any, isInitial: Bool, @MainActor (_ old: Any, _ new: Any) -> Void)
  case animate(Any, Animation?)
  case animateAll(Animation?)
}

/// Keeps a view and what it does as it comes, stays or goes.
private final class LifecycleNode<Content: View>: ContainerNode<LifecycleView<Content>, Content> {
  private var hook: LifecycleHook
  private var task: Task<Void, Never>?

  override init(_ view: LifecycleView<Content>, in context: NodeContext) {
    hook = view.hook
    super.init(view, in: context)
    mount(view.content)
    graph.afterFlush.append { [weak self] in self?.appear() }
  }

  // A graph that is released without being closed takes its tasks along.
  deinit {
    task?.cancel()
  }

  private func appear() {
    guard isMounted else { return }
    switch hook {
    case .appear(let action): action()
    case .task: startTask()
    case .change(let value, isInitial: true, let action): action(value, value)
    case .disappear, .change, .animate, .animateAll: break
    }
  }

  override func update(_ view: LifecycleView<Content>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    let old = hook
    hook = view.hook
    switch (old, hook) {
    case (.task(let before?, _, _), .task(let after?, _, _)) where !areEqual(before, after):
      graph.afterFlush.append { [weak self] in
        guard let self, isMounted else { return }
        task?.cancel()
        startTask()
      }
    case (.change(let before, _, _), .change(let after, _, let action)) where !areEqual(before, after):
      graph.afterFlush.append { action(before, after) }
    case (.animate(let before, _), .animate(let after, let animation)) where !areEqual(before, after):
      graph.animation = animation
    default:
      break
    }
    child?.update(view.content, in: environment)
    collect()
  }

  override func collect() {
    let before = output
    super.collect()
    if case .animateAll(let animation?) = hook, !before.isEmpty, !output.isIdentical(to: before) { graph.animation = animation }
  }

  private func startTask() {
    guard case .task(_, let priority, let action) = hook else { return }
    task = Task(priority: priority) { @MainActor in await action() }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
    task = nil
    if case .disappear(let action) = hook { graph.afterFlush.append(action) }
  }
}
