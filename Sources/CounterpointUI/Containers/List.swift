/// Rows, and sections of rows.
///
/// ```swift
/// List {
///   Section("Attendees") {
///     ForEach(attendees) { Text($0.name) }
///   }
/// }
/// ```
///
/// A `ForEach` in a list begins with the first rows and makes more of them as the end comes into view.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  /// Makes a list.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list of one row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of one row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  static var observes: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    .list(environment.listStyle._look, refresh: environment.refresh?.look ?? .none)
  }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    environment.refresh?.handle(event) ?? false
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { .inList(environment) }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    arranger.refreshControl(content.parent?.environment.refresh) + arranger.sections(content.output)
  }
}

/// Controls in sections, to be filled in.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Makes a form.
  ///
  /// - Parameter content: The controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var kind: RenderNode.Kind { .list(.insetGrouped, refresh: .none) }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { .inList(environment) }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    arranger.sections(content.output)
  }
}

/// Rows that belong together.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  let content: TupleView<SectionPart<Header>, SectionPart<Content>, SectionPart<Footer>>

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: Its title.
  ///   - footer: A remark below it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
    self.content = TupleView(
      (
        SectionPart(content: header(), kind: .sectionHeader), SectionPart(content: content(), kind: .rows),
        SectionPart(content: footer(), kind: .sectionFooter)
      ))
  }

  var kind: RenderNode.Kind { .section }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    content.output.filter { $0.kind == .rows || !$0.children.isEmpty }
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Makes a section without a footer; an earlier spelling.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Header == EmptyView {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Makes a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// The header, the rows or the footer of a section.
struct SectionPart<Content: View>: PrimitiveView {
  let content: Content
  let kind: RenderNode.Kind

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    kind == .rows && content.environment.isInList ? arranger.rows(content.output) : content.output
  }
}

extension EnvironmentValues {
  fileprivate static func inList(_ environment: Self) -> Self {
    var environment = environment
    environment.isInList = true
    environment.isLazy = true
    environment.refresh = nil
    return environment
  }
}
