/// A number that is chosen by sliding.
///
/// ```swift
/// Slider(value: $minutes, in: 5...30, step: 1) { Text("Length") }
/// ```
public struct Slider<Label: View>: PrimitiveView {
  let content: EmptyView
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: String

  private init<Value: BinaryFloatingPoint>(_ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride?, label: String)
  where Value.Stride: BinaryFloatingPoint {
    content = EmptyView()
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
  }

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance between the numbers that can be chosen.
  ///   - label: What the number is; read out by assistive technology.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: text(in: label()))
  }

  /// Makes a slider for any number between two.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - label: What the number is; read out by assistive technology.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label: text(in: label()))
  }

  static var observes: Bool { true }
  static var isControl: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    .slider(
      SliderLook(label: label, value: clamped(value.wrappedValue), minimum: bounds.lowerBound, maximum: bounds.upperBound, step: step))
  }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    guard case .input(.text(let text)) = event, let number = Double(text), number.isFinite else { return false }
    value.wrappedValue = clamped(number)
    return true
  }

  private func clamped(_ number: Double) -> Double {
    number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
  }
}

extension Slider where Label == EmptyView {
  /// Makes a slider without a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance between the numbers that can be chosen.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride)
  where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }

  /// Makes a slider without a label, for any number between two.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1)
  where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds) { EmptyView() }
  }
}

/// The text that a view shows, where only text can be used.
@MainActor
func text<Content: View>(in view: Content) -> String {
  if let text = view as? Text { return text.string }
  if view is EmptyView { return "" }
  return ViewGraph(view).tree.text
}

extension RenderNode {
  /// The text in it, in order.
  var text: String {
    if case .text(let string, _) = kind { return string }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
