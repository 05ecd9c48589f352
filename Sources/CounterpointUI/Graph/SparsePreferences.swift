/// Keeps ``Preferences`` out of the way of those who ask for nothing, which is almost every node: they take the room of one pointer.
@propertyWrapper
struct SparsePreferences {
  private final class Box {
    var value: Preferences

    init(_ value: Preferences) {
      self.value = value
    }
  }

  private var box: Box?

  init() {}

  init(_ value: Preferences) {
    wrappedValue = value
  }

  /// Whether nothing is asked for; cheaper than to look into the value.
  var isEmpty: Bool { box == nil }

  /// The preferences as they are kept, to be handed on without a look into them.
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  var wrappedValue: Preferences {
    get { box?.value ?? Preferences() }
    set { box = newValue.isEmpty ? nil : Box(newValue) }
    // In place, because a list adds the actions of each of its rows.
    _modify {
      let own = ownBox()
      yield &own.value
      if own.value.isEmpty { box = nil }
    }
  }

  private mutating func ownBox() -> Box {
    if let box, isKnownUniquelyReferenced(&self.box) { return box }
    let own = Box(wrappedValue)
    box = own
    return own
  }
}
