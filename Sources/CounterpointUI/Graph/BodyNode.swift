import Foundation

/// Keeps a view of the application: evaluates its body, observes what the body reads, and is the unit of invalidation.
final class BodyNode<V: View>: ContainerNode<V, V.Body> {
  private var view: V
  private var slot: DynamicPropertySlot?
  private var tracker: Tracker?

  override init(_ view: V, in context: NodeContext) {
    self.view = view
    super.init(view, in: context)
    tracker = V.self is any UnobservedBody.Type ? nil : Tracker(of: self)
    mount(evaluateBody())
  }

  override func update(_ view: V, in environment: EnvironmentValues) {
    // A body whose view and surroundings are the same gives the same result; if what it reads has changed, it is refreshed for that.
    if environment.isIdentical(to: self.environment), hasSameBytes(self.view, view) { return }
    super.update(view, in: environment)
    self.view = view
    refresh()
  }

  override var needsRefresh: Bool { tracker?.isObserving == false }

  override func refresh() {
    child?.update(evaluateBody(), in: environment)
    collect()
  }

  private func evaluateBody() -> V.Body {
    slot = DynamicPropertySlot.connecting(view, environment: environment, previous: slot)
    guard let tracker else { return view.body }
    return tracker.track(V.self) { view.body }
  }

  override func unmount() {
    super.unmount()
    tracker?.cancel()
  }
}

/// A view of the library whose body reads nothing that can be observed to change; observing it would cost more memory than all the rest of it.
@MainActor
protocol UnobservedBody: View {}

/// Whether the elements of two arrays at a position are the same, byte for byte, without a copy of either.
func hasSameBytes<Value>(_ left: UnsafeBufferPointer<Value>, _ right: UnsafeBufferPointer<Value>, at index: Int) -> Bool {
  guard let a = left.baseAddress, let b = right.baseAddress else { return true }
  return memcmp(a + index, b + index, MemoryLayout<Value>.size) == 0
}

/// Whether two values are the same, byte for byte.
///
/// Equal bytes mean equal values as long as the left one is alive, because whatever it refers to cannot have been replaced by something else at the same
/// address. Different bytes can still be equal values; then a body is evaluated that need not have been.
func hasSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      guard let a = left.baseAddress, let b = right.baseAddress else { return true }
      return memcmp(a, b, left.count) == 0
    }
  }
}
