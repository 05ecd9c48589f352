/// What views ask of those around them, on the way up to whoever answers it.
struct Preferences {
  /// The title of the screen.
  var title: ScreenTitle?
  /// What stands in the bars of the screen.
  var toolbar: [ToolbarEntry] = []
  /// Alerts, dialogs and sheets that are open.
  var presentations: [RenderNode] = []
  /// What can be done to a row, by the number of the node that is drawn in it.
  var rowActions: [RenderNode.ID: RowActions] = [:]
  /// Screens that were opened from inside of another one.
  var screens: [PushedNode] = []
  /// The address of what is shown.
  var location: String?
  /// Whether the screen is left by its own controls only.
  var hidesBackButton = false
  /// Whether a sheet is left by its own controls only.
  var disablesInteractiveDismiss = false

  var isEmpty: Bool {
    title == nil && toolbar.isEmpty && presentations.isEmpty && rowActions.isEmpty && screens.isEmpty && location == nil && !hidesBackButton
      && !disablesInteractiveDismiss
  }

  /// Adds what a view further down, or later in the order, asks for; for what there can only be one of, the later wins.
  mutating func merge(_ other: Preferences) {
    if other.isEmpty { return }
    title = other.title ?? title
    toolbar += other.toolbar
    presentations += other.presentations
    screens += other.screens
    rowActions.merge(other.rowActions) { $1 }
    location = other.location ?? location
    hidesBackButton = hidesBackButton || other.hidesBackButton
    disablesInteractiveDismiss = disablesInteractiveDismiss || other.disablesInteractiveDismiss
  }

  func isIdentical(to other: Preferences) -> Bool {
    if isEmpty && other.isEmpty { return true }
    return title == other.title && location == other.location && hidesBackButton == other.hidesBackButton
      && disablesInteractiveDismiss == other.disablesInteractiveDismiss
      && presentations.isIdentical(to: other.presentations)
      && screens.count == other.screens.count && zip(screens, other.screens).allSatisfy { $0.isIdentical(to: $1) }
      && toolbar.count == other.toolbar.count && zip(toolbar, other.toolbar).allSatisfy { $0.isIdentical(to: $1) }
      && rowActions.count == other.rowActions.count
      && rowActions.allSatisfy { id, actions in other.rowActions[id]?.isIdentical(to: actions) ?? false }
  }
}

/// The title of a screen, and how much room it takes.
struct ScreenTitle: Hashable {
  var text: String
  var isLarge: Bool?
}

/// A screen that was opened from inside of another one.
struct PushedNode {
  let node: RenderNode
  let title: ScreenTitle?
  let location: String?

  func isIdentical(to other: Self) -> Bool {
    node === other.node && title == other.title && location == other.location
  }
}

/// Views that ask for a place in a bar of the screen.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let nodes: [RenderNode]

  func isIdentical(to other: Self) -> Bool {
    placement == other.placement && nodes.isIdentical(to: other.nodes)
  }
}

/// What can be done to a row besides pressing it.
struct RowActions {
  /// Buttons that a swipe from the trailing edge uncovers.
  var trailing: [RenderNode] = []
  /// Buttons that a swipe from the leading edge uncovers.
  var leading: [RenderNode] = []
  /// Moves the row to stand before the row at an index; `nil` when it cannot be moved.
  var move: MoveAction?

  mutating func merge(_ other: Self) {
    leading += other.leading
    trailing += other.trailing
    move = other.move ?? move
  }

  func isIdentical(to other: Self) -> Bool {
    trailing.isIdentical(to: other.trailing) && leading.isIdentical(to: other.leading) && move === other.move
  }
}

/// Moves one row of a list.
@MainActor
final class MoveAction {
  /// Where the row stands among its siblings.
  var index: Int
  private let perform: @MainActor (IndexSet, Int) -> Void

  init(index: Int, perform: @escaping @MainActor (IndexSet, Int) -> Void) {
    self.index = index
    self.perform = perform
  }

  /// Moves the row to stand before the one that is now at `offset`.
  func callAsFunction(toOffset offset: Int) {
    perform(IndexSet(integer: index), offset)
  }
}
