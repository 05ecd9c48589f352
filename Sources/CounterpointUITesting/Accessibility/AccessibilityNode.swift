public import CounterpointUI

/// What assistive technology is told of a view: a role, a name, a value, and what is inside.
///
/// It is what a person who does not see the screen meets, and what a test looks for. ``outline`` writes it as lines, to be compared with a snapshot:
///
/// ```
/// heading "Settings"
/// switch "Notifications" on
/// button "Save" disabled
/// ```
public struct AccessibilityNode: Hashable, Sendable {
  /// What something is to a user.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something that is read.
    case text
    /// A title.
    case heading
    /// A control that is pressed.
    case button
    /// A way to another place.
    case link
    /// A line of text that is edited.
    case textbox
    /// Something that is on or off.
    case `switch`
    /// A number that is chosen by sliding.
    case slider
    /// Options in a menu.
    case combobox
    /// An option of a menu.
    case option
    /// Options that are all seen.
    case radiogroup
    /// One of them.
    case radio
    /// How far something has come.
    case progressbar
    /// A picture with a name.
    case image
    /// Rows.
    case list
    /// One of them.
    case listitem
    /// Something that has opened over everything else.
    case dialog
    /// Things that belong together.
    case group
  }

  /// What it is.
  public var role: Role
  /// What it is called.
  public var name: String
  /// What it shows, if the user can change that.
  public var value: String?
  /// What else is to be said: "disabled", "focused", "selected".
  public var states: [String] = []
  /// The node that draws it.
  public var node: RenderNode.ID
  /// What is inside.
  public var children: [AccessibilityNode] = []

  /// The tree as lines, those inside of others indented.
  public var outline: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var line = "\(role.rawValue) \"\(name)\""
    if let value { line += " = \"\(value)\"" }
    if !states.isEmpty { line += " " + states.joined(separator: " ") }
    return [line] + children.flatMap(\.lines).map { "  \($0)" }
  }

  /// This node and all that are inside, in order.
  public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}

extension RenderNode {
  /// What assistive technology is told of this node: one or several nodes, or none.
  public var accessibility: [AccessibilityNode] { accessibility(label: nil) }

  private func accessibility(label: String?) -> [AccessibilityNode] {
    if modifiers.contains(.accessibility(.hidden)) || modifiers.contains(.hidden) { return [] }
    switch kind {
    case .text(let string, _): return string.isEmpty ? [] : [leaf(.text, name: string)]
    case .runs: return [leaf(.text, name: plainText)]
    case .screenTitle(let title, _): return [leaf(.heading, name: title)]
    case .sectionHeader: return [leaf(.heading, name: plainText)]
    case .image: return ownLabel.map { [leaf(.image, name: $0)] } ?? []
    case .button: return [leaf(.button, name: plainText)]
    case .link: return [leaf(.link, name: plainText)]
    case .textField(let look):
      return [
        leaf(.textbox, name: label ?? look.label, value: look.isSecure ? String(repeating: "•", count: look.value.count) : look.value)
      ]
    case .toggle(let isOn, let own, _): return [leaf(.switch, name: own ?? label ?? "", states: [isOn ? "on" : "off"])]
    case .slider(let look): return [leaf(.slider, name: label ?? look.label, value: look.value.formatted)]
    case .picker(let own, let selection, let style): return [picker(own, selection: selection, style: style)]
    case .option(let text): return [leaf(.option, name: text)]
    case .choice(let isSelected): return [leaf(.radio, name: plainText, states: isSelected ? ["selected"] : [])]
    case .progress(let value, let own, _):
      return [leaf(.progressbar, name: own ?? label ?? "Loading", value: value.map { "\(($0 * 100).rounded().formatted)%" })]
    case .labeled:
      let name = children.first?.plainText
      return children.dropFirst().flatMap { $0.accessibility(label: name) }
    case .rows, .row, .dialog, .group: return container
    case .screen(let look): return look.isTop ? inner : []
    default:
      if let name = ownLabel { return [leaf(.group, name: name)] }
      if modifiers.contains(.accessibility(.header)) { return [leaf(.heading, name: plainText)] }
      return inner
    }
  }

  private var inner: [AccessibilityNode] { children.flatMap { $0.accessibility(label: nil) } }

  private var container: [AccessibilityNode] {
    let role: AccessibilityNode.Role
    var name = ownLabel ?? ""
    switch kind {
    case .rows: role = .list
    case .row: role = .listitem
    case .dialog(let look): (role, name) = (.dialog, look.label)
    case .group(let label):
      guard let label else { return inner }
      (role, name) = (.group, label)
    default: return inner
    }
    return [AccessibilityNode(role: role, name: name, states: states, node: id, children: inner)]
  }

  private func picker(_ label: String, selection: ID?, style: PickerLook) -> AccessibilityNode {
    guard style == .menu else { return AccessibilityNode(role: .radiogroup, name: label, states: states, node: id, children: inner) }
    let selected = children.first { $0.id == selection }.map(\.plainText)
    return AccessibilityNode(role: .combobox, name: label, value: selected ?? "", states: states, node: id, children: inner)
  }

  private func leaf(_ role: AccessibilityNode.Role, name: String, value: String? = nil, states own: [String] = []) -> AccessibilityNode {
    let isHeading = role == .text && modifiers.contains(.accessibility(.header))
    return AccessibilityNode(
      role: isHeading ? .heading : role, name: ownLabel ?? name, value: ownValue ?? value, states: own + states, node: id)
  }

  private var states: [String] {
    modifiers.compactMap { modifier in
      switch modifier {
      case .disabled: "disabled"
      case .focused(true): "focused"
      default: nil
      }
    }
  }

  private var ownLabel: String? {
    for case .accessibility(.label(let label)) in modifiers { return label }
    return nil
  }

  private var ownValue: String? {
    for case .accessibility(.value(let value)) in modifiers { return value }
    return nil
  }

  /// The text in it, names of pictures included.
  fileprivate var plainText: String {
    if modifiers.contains(.accessibility(.hidden)) { return "" }
    if let ownLabel { return ownLabel }
    switch kind {
    case .text(let string, _), .option(let string), .screenTitle(let string, _): return string
    case .runs: return children.map(\.plainText).joined()
    default: return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension Double {
  fileprivate var formatted: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
