extension RenderNode {
  /// Whether a node takes the room that it is given, or only what it needs.
  public struct Flexibility: OptionSet, Hashable, Sendable {
    /// The elements as bits.
    public let rawValue: UInt8

    /// Makes a set of bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It takes all the width that there is.
    public static let horizontal = Self(rawValue: 1)
    /// It takes all the height that there is.
    public static let vertical = Self(rawValue: 2)
    /// It takes what is left along the axis of the stack that it is in.
    public static let alongStack = Self(rawValue: 4)
    /// It takes what there is across the axis of the stack that it is in.
    public static let acrossStack = Self(rawValue: 8)
  }

  static func flexibility(_ kind: Kind, _ modifiers: [Modifier], _ children: [RenderNode]) -> Flexibility {
    var flexibility = flexibility(kind, children)
    for modifier in modifiers {
      switch modifier {
      case .frame(let frame):
        if frame.width != nil { flexibility.remove(.horizontal) }
        if frame.height != nil { flexibility.remove(.vertical) }
        if frame.maxWidth == .infinity { flexibility.insert(.horizontal) }
        if frame.maxHeight == .infinity { flexibility.insert(.vertical) }
      case .fixedSize(let horizontal, let vertical):
        if horizontal { flexibility.remove(.horizontal) }
        if vertical { flexibility.remove(.vertical) }
      default: break
      }
    }
    return flexibility
  }

  private static func flexibility(_ kind: Kind, _ children: [RenderNode]) -> Flexibility {
    switch kind {
    case .spacer: return .alongStack
    case .divider: return .acrossStack
    case .shape, .navigation, .screen, .screenContent: return [.horizontal, .vertical]
    case .image(.remote(_, isResizable: true)): return [.horizontal, .vertical]
    case .textField, .slider, .labeled, .list, .section, .rows, .row: return .horizontal
    case .progress(_, _, let isCircular): return isCircular ? [] : .horizontal
    case .picker(_, _, let style): return style == .menu ? [] : .horizontal
    case .scroll(let look): return look.isVertical ? [.horizontal, .vertical] : .horizontal
    case .stack(let layout):
      var result = children.reduce(into: Flexibility()) { $0.formUnion($1.flexibility) }
      let (along, across): (Flexibility, Flexibility) =
        layout.axis == .vertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
      if result.contains(.alongStack) { result.insert(along) }
      if result.contains(.acrossStack) { result.insert(across) }
      return result.intersection([.horizontal, .vertical])
    case .layers, .box, .touchable, .group, .button:
      return children.reduce(into: Flexibility()) { result, child in
        if case .layer = child.kind { return }
        result.formUnion(child.flexibility)
      }
    case .root, .layer, .text, .runs, .image, .link, .toggle, .option, .choice, .sectionHeader, .sectionFooter, .rowActions, .end,
      .dialog, .bar, .screenTitle:
      return []
    }
  }
}
