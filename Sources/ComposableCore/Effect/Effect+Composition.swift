extension Effect {
  /// An effect that runs all of `effects` side by side.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// An effect that runs all of `effects` side by side.
  ///
  /// - Complexity: O(*n*) in the number of effects.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    var operations: [EffectOperation<Action>] = []
    for effect in effects {
      switch effect.operation {
      case .none: break
      case .merge(let inner): operations += inner
      default: operations.append(effect.operation)
      }
    }
    return switch operations.count {
    case 0: .none
    case 1: Self(operation: operations[0])
    default: Self(operation: .merge(operations))
    }
  }

  /// An effect that runs this one and `other` side by side.
  @inlinable
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    return other.isNone ? self : merged(with: other)
  }

  @usableFromInline
  func merged(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    case (.merge(var all), .merge(let more)):
      {
        all.append(contentsOf: more)
        return Self(operation: .merge(all))
      }()
    case (.merge(var all), let one):
      {
        all.append(one)
        return Self(operation: .merge(all))
      }()
    case (let first, let second): Self(operation: .merge([first, second]))
    }
  }

  /// An effect that runs `effects` one after the other: each starts when the one before has ended.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// An effect that runs `effects` one after the other: each starts when the one before has ended.
  ///
  /// An effect that is cancelled by its own id counts as ended, and the next one starts. Cancelling the whole sequence starts nothing more.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let operations: [EffectOperation<Action>] = effects.flatMap { effect -> [EffectOperation<Action>] in
      switch effect.operation {
      case .none: []
      case .concatenate(let inner): inner
      default: [effect.operation]
      }
    }
    return switch operations.count {
    case 0: .none
    case 1: Self(operation: operations[0])
    default: Self(operation: .concatenate(operations))
    }
  }

  /// An effect that runs this one and then `other`.
  public func concatenate(with other: Self) -> Self {
    .concatenate([self, other])
  }
}
