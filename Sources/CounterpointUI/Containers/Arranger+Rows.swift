extension Arranger {
  /// Puts nodes that are no sections into sections of their own.
  mutating func sections(_ nodes: [RenderNode]) -> [RenderNode] {
    var sections: [RenderNode] = []
    var loose: [RenderNode] = []
    func isSection(_ node: RenderNode) -> Bool { if case .section = node.kind { true } else { false } }
    func closeSection(_ arranger: inout Arranger) {
      guard !loose.isEmpty else { return }
      let rows = arranger.node(.rows, "rows", sections.count, children: arranger.rows(loose))
      sections.append(arranger.node(.section, "section", sections.count, children: [rows]))
      loose = []
    }
    for node in nodes {
      if isSection(node) {
        closeSection(&self)
        sections.append(node)
      } else {
        loose.append(node)
      }
    }
    closeSection(&self)
    return sections
  }

  /// Makes a row of each node, with what can be done to it.
  mutating func rows(_ nodes: [RenderNode]) -> [RenderNode] {
    nodes.map { node in
      if node.kind == .end { return node }
      let actions = preferences.rowActions.removeValue(forKey: node.id)
      var look = RowLook()
      var modifiers: [RenderNode.Modifier] = []
      for modifier in node.modifiers {
        switch modifier {
        case .rowBackground(let paint): look.background = paint
        case .rowSeparator(let isVisible): look.hasSeparator = isVisible
        case .transition: modifiers.append(modifier)
        default: break
        }
      }
      look.isMovable = actions?.move != nil
      // A row has room around its content; what the view asks for comes in addition.
      let isPadded = node.modifiers.contains { if case .padding = $0 { true } else { false } }
      var children = [isPadded ? self.node(.box, "padded", with: node, children: [node]) : node]
      if let leading = actions?.leading, !leading.isEmpty {
        children.append(self.node(.rowActions(isLeading: true), "leading actions", with: node, children: leading))
      }
      if let trailing = actions?.trailing, !trailing.isEmpty {
        children.append(self.node(.rowActions(isLeading: false), "trailing actions", with: node, children: trailing))
      }
      let row = self.node(.row(look), "row", with: node, modifiers: modifiers, children: children)
      if let move = actions?.move {
        listen(to: row) { event in
          guard case .move(let offset) = event else { return false }
          move(toOffset: offset)
          return true
        }
      }
      return row
    }
  }
}
