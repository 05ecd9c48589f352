internal import Synchronization

/// What all copies of one feature's state share: its identity, and the observers of its fields.
///
/// The fields that somebody has observed are a list that only grows, so that it is read without a lock: a state has few fields, and those in sight are fewer.
final class StateExtent: Sendable {
  let id = ObservableStateID()

  private let first = AtomicLazyReference<FieldObservation>()

  /// Whether any field may have observers.
  var isObserved: Bool {
    first.load() != nil
  }

  /// The observers of a field, or `nil` if it never had any.
  func observation(of field: Int) -> FieldObservation? {
    var current = first.load()
    while let observation = current, observation.field != field { current = observation.next.load() }
    return current
  }

  /// The observers of a field, who may be about to come.
  func makeObservation(of field: Int) -> FieldObservation {
    var current = first.load() ?? first.storeIfNil(FieldObservation(field: field))
    while current.field != field {
      // Where two threads append at once, both go on behind the one that was first.
      current = current.next.load() ?? current.next.storeIfNil(FieldObservation(field: field))
    }
    return current
  }

  /// Tells the observers of every field.
  func notifyAll() {
    var current = first.load()
    while let observation = current {
      PendingObservations.note(observation)
      current = observation.next.load()
    }
  }
}
