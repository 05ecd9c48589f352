/// Screens over each other, with those that views further down have opened.
struct Screens<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var kind: RenderNode.Kind { .navigation }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.isInList = false
    environment.isLazy = false
    return environment
  }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    let pushed = arranger.preferences.screens
    arranger.preferences.screens = []
    let screens = content.output + pushed.map(\.node)
    arranger.preferences.title = pushed.last?.title ?? arranger.preferences.title
    arranger.preferences.location = pushed.last?.location ?? arranger.preferences.location
    return screens.enumerated().map { depth, node in
      arranger.relook(node, .screen(ScreenLook(isTop: depth == screens.count - 1, depth: depth)))
    }
  }
}

/// One screen with its bars.
struct Screen<Content: View>: PrimitiveView {
  let content: Content
  private let depth: Int
  private let pop: DismissAction?

  init(depth: Int, pop: DismissAction?, @ViewBuilder content: () -> Content) {
    self.depth = depth
    self.pop = pop
    self.content = content()
  }

  var kind: RenderNode.Kind { .screen(ScreenLook(isTop: true, depth: depth)) }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let pop else { return environment }
    var environment = environment
    environment.dismiss = pop
    environment.isPresented = true
    return environment
  }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    let asked = arranger.preferences
    arranger.preferences.toolbar = []
    arranger.preferences.hidesBackButton = false
    let isLarge = asked.title?.isLarge ?? true
    var parts = [BarLook: [RenderNode]]()
    for entry in asked.toolbar { parts[entry.placement.bar, default: []] += entry.nodes }
    if let pop, !asked.hidesBackButton { parts[.leading, default: []].insert(backButton(pop, in: &arranger), at: 0) }
    if let title = asked.title, !isLarge, parts[.principal] == nil {
      parts[.principal] = [arranger.node(.screenTitle(title.text, isLarge: false), "title")]
    }
    var nodes: [RenderNode] = []
    let top = [BarLook.leading, .principal, .trailing].compactMap { look in
      parts[look].map { arranger.node(.bar(look), look.rawValue, children: $0) }
    }
    if !top.isEmpty { nodes.append(arranger.node(.bar(.top), "top", children: top)) }
    if let title = asked.title, isLarge { nodes.append(arranger.node(.screenTitle(title.text, isLarge: true), "large title")) }
    nodes.append(arranger.node(.screenContent, "content", children: content.output))
    if let bottom = parts[.bottom] { nodes.append(arranger.node(.bar(.bottom), "bottom", children: bottom)) }
    return nodes
  }

  private func backButton(_ pop: DismissAction, in arranger: inout Arranger) -> RenderNode {
    let icon = arranger.node(.image(.symbol("chevron.left")), "back icon", modifiers: [.accessibility(.hidden)])
    let label = arranger.node(.text("Back", TextStyle()), "back label")
    let button = arranger.node(.button(ButtonLook(style: .borderless)), "back", children: [icon, label])
    arranger.listen(to: button) { event in
      guard event == .tap else { return false }
      pop()
      return true
    }
    return button
  }
}
