import Foundation
import IssueReporting

/// Keeps a node for each element of a collection.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: NodeOf<ForEach<Data, ID, Content>> {
  private typealias Row = NodeOf<ForEachRow<Data.Element, Content>>

  /// The identity of a row; rows whose elements claim the same one are told apart by their order.
  private struct Key: Hashable {
    let id: ID
    let repetition: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var keys: [Key] = []
  private var rows: [Row] = []
  private var arranger: Arranger
  private var limit: Int
  private var reportedDuplicates: Set<ID> = []

  /// How many rows of something long there are to begin with, and how many more each time that the end comes into view.
  private static var firstRows: Int { 40 }
  private static var moreRows: Int { 80 }

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    arranger = Arranger(graph: context.graph)
    limit = context.environment.isLazy ? Self.firstRows : .max
    super.init(view, in: context)
    updateRows()
    collect()
  }

  override func update(_ view: ForEach<Data, ID, Content>, in environment: EnvironmentValues) {
    let old = self.view
    // Rows of equal elements stay as they are if what makes them and what is around them is the same.
    let isSameContent = environment.isIdentical(to: self.environment) && hasSameBytes(old.content, view.content)
    super.update(view, in: environment)
    self.view = view
    if !isSameContent || !updateChangedRows(since: old) { updateRows() }
    collect()
  }

  /// Updates the rows whose elements are others than before, in place and without a look at the rest.
  ///
  /// - Returns: `false` when that cannot be told, or rows have come, gone or moved.
  private func updateChangedRows(since old: ForEach<Data, ID, Content>) -> Bool {
    guard limit == .max, reportedDuplicates.isEmpty, view.data.count == rows.count else { return false }
    let isUpdated = old.data.withContiguousStorageIfAvailable { before in
      view.data.withContiguousStorageIfAvailable { after in
        guard before.count == rows.count, after.count == rows.count else { return false }
        for index in rows.indices where !hasSameBytes(before, after, at: index) {
          guard view.identity(after[index]) == keys[index].id else { return false }
          rows[index].update(row(after[index]), in: environment)
        }
        return true
      }
    }
    return isUpdated == true
  }

  private func updateRows() {
    let elements = view.data.prefix(limit)
    if hasSameKeys(elements) {
      for (element, row) in zip(elements, rows) { row.update(self.row(element), in: environment) }
      return
    }
    let newKeys = makeKeys(elements)
    let context = rowContext
    var old = Dictionary(uniqueKeysWithValues: zip(keys, rows))
    let kept = newKeys.map { old.removeValue(forKey: $0) }
    // What goes, goes first: a view that comes back under another key must find its place free.
    for row in old.values { row.unmount() }
    rows = zip(elements, kept).map { element, row in
      guard let row else { return ForEachRow._makeNode(self.row(element), in: context) }
      row.update(self.row(element), in: environment)
      return row
    }
    keys = newKeys
  }

  private var rowContext: NodeContext { childContext() }

  private func row(_ element: Data.Element) -> ForEachRow<Data.Element, Content> {
    ForEachRow(element: element, content: view.content)
  }

  /// Whether there are the same elements in the same order as before; looked at first, because it is the usual case and needs no table.
  private func hasSameKeys(_ elements: Data.SubSequence) -> Bool {
    elements.count == keys.count && reportedDuplicates.isEmpty
      && zip(elements, keys).allSatisfy { view.identity($0) == $1.id }
  }

  private func makeKeys(_ elements: Data.SubSequence) -> [Key] {
    var seen: [ID: Int] = [:]
    return elements.map { element in
      let id = view.identity(element)
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      if repetition > 0, reportedDuplicates.insert(id).inserted {
        reportIssue(
          """
          A ForEach over \(Data.self) has several elements with the id \(id). They are shown, told apart by their order, but which of their views is which \
          can change when the collection does, and with it what they show of their own state. Give each element an id of its own.
          """
        )
      }
      return Key(id: id, repetition: repetition)
    }
  }

  override func collect() {
    var nodes: [RenderNode] = []
    var collected = Preferences()
    nodes.reserveCapacity(rows.count)
    for row in rows {
      nodes += row.output
      row.addPreferences(to: &collected)
    }
    arranger.begin(SparsePreferences(collected))
    if environment.collectsTags { tagRows() }
    if view.delete != nil || view.move != nil { offerActions() }
    if view.data.count > limit {
      let end = arranger.node(.end, "end")
      arranger.listen(to: end) { [weak self] event in
        guard event == .visible, let self else { return false }
        showMore()
        return true
      }
      nodes.append(end)
    }
    $preferences = arranger.$preferences
    arranger.end()
    output = nodes
  }

  private func showMore() {
    limit += Self.moreRows
    updateRows()
    graph.invalidate(self)
  }

  private func tagRows() {
    for (key, row) in zip(keys, rows) {
      for node in row.output where graph.tag(of: node.id) == nil { graph.setTag(AnyHashable(key.id), of: node.id) }
    }
  }

  private func offerActions() {
    for (index, row) in rows.enumerated() {
      for node in row.output {
        var actions = RowActions()
        if view.delete != nil { actions.trailing = [deleteButton(for: node, key: keys[index])] }
        if let move = view.move { actions.move = MoveAction(index: index, perform: move) }
        arranger.preferences.rowActions[node.id, default: RowActions()].merge(actions)
      }
    }
  }

  private func deleteButton(for node: RenderNode, key: Key) -> RenderNode {
    let label = arranger.node(.text("Delete", TextStyle()), "delete label", with: node, children: [])
    let button = arranger.node(.button(ButtonLook(role: .destructive)), "delete", with: node, children: [label])
    arranger.listen(to: button) { [weak self] event in
      guard event == .tap, let self, let index = keys.firstIndex(of: key) else { return false }
      view.delete?(IndexSet(integer: index))
      return true
    }
    return button
  }

  override func unmount() {
    super.unmount()
    for row in rows { row.unmount() }
    arranger.unregister()
  }
}

/// The view of one element; the unit of invalidation in a long list.
struct ForEachRow<Element, Content: View>: View {
  let element: Element
  let content: (Element) -> Content

  var body: Content { content(element) }
}
