/// Shows how far something has come, or that it is being done.
///
/// ```swift
/// ProgressView(value: elapsed, total: duration)
/// ProgressView()   // nobody knows how long it takes
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  /// Makes a view of progress.
  ///
  /// - Parameters:
  ///   - value: How far it has come; `nil` for nobody knows.
  ///   - total: How far it has to go.
  ///   - label: What is being done.
  ///   - currentValueLabel: How far it has come, in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// The progress in the style of the surroundings.
  public var body: some View {
    AnyView(
      erasing: style.makeBody(
        configuration: ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: label is EmptyView ? nil : .init(content: AnyView(label)),
          currentValueLabel: currentValueLabel is EmptyView ? nil : .init(content: AnyView(currentValueLabel)),
          name: text(in: label)
        )))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view of progress.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Makes a view of something whose duration nobody knows.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose duration nobody knows.
  public init() {
    self.init(value: Double?.none) { EmptyView() }
  }

  /// Makes a view of progress.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose duration nobody knows.
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Makes a view of progress.
  public init<S: StringProtocol, Value: BinaryFloatingPoint>(_ title: S, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How progress looks.
@MainActor
public protocol ProgressViewStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// Makes a view of progress.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What there is to show.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a view of progress has to show.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// How far it has come, from 0 to 1; `nil` for nobody knows.
  public let fractionCompleted: Double?
  /// What is being done.
  public let label: Part?
  /// How far it has come, in words.
  public let currentValueLabel: Part?
  let name: String

  /// A part of the view.
  public struct Part: View {
    let content: AnyView

    /// The part.
    public var body: AnyView { content }
  }
}

/// A bar where it is known how far it has come, and a turning wheel elsewhere.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, isCircular: configuration.fractionCompleted == nil)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, isCircular: false)
  }
}

/// A ring, or a turning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, isCircular: true)
  }
}

private struct ProgressParts: View {
  let configuration: ProgressViewStyleConfiguration
  let isCircular: Bool

  var body: some View {
    let drawing = ProgressDrawing(
      value: configuration.fractionCompleted, label: configuration.name.isEmpty ? nil : configuration.name, isCircular: isCircular)
    if configuration.label == nil, configuration.currentValueLabel == nil {
      drawing
    } else {
      VStack(alignment: isCircular ? .center : .leading, spacing: 4) {
        configuration.label
        drawing
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private struct ProgressDrawing: PrimitiveView {
  let value: Double?
  let label: String?
  let isCircular: Bool

  typealias Content = EmptyView

  var kind: RenderNode.Kind { .progress(value: value, label: label, isCircular: isCircular) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual one.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a turning wheel.
  public static var circular: Self { Self() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress looks in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: { $0.progressViewStyle = style }, value: style)
  }
}
