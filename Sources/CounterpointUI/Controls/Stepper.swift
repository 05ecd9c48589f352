/// Two buttons that count up and down.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...10)
/// ```
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - label: What is counted.
  ///   - onIncrement: Counts up; `nil` when that is not possible.
  ///   - onDecrement: Counts down; `nil` when that is not possible.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Makes a stepper for a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: How far one press goes.
  ///   - label: What the number is.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let (up, down) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -step))
    let increment: @MainActor () -> Void = { value.wrappedValue = up }
    let decrement: @MainActor () -> Void = { value.wrappedValue = down }
    self.init(
      label: label,
      onIncrement: up <= bounds.upperBound ? increment : nil,
      onDecrement: down >= bounds.lowerBound ? decrement : nil
    )
  }

  /// Makes a stepper for a number without limits.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: How far one press goes.
  ///   - label: What the number is.
  public init<Value: Strideable>(value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    )
  }

  /// The label and the two buttons.
  public var body: some View {
    NamedGroup(label: nil) {
      HStack {
        label
        Spacer()
        StepperButton(symbol: "minus", label: "Decrement", action: decrement)
        StepperButton(symbol: "plus", label: "Increment", action: increment)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper for a number, with a title.
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Makes a stepper for a number without limits, with a title.
  public init<S: StringProtocol, Value: Strideable>(_ title: S, value: Binding<Value>, step: Value.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Makes a stepper, with a title.
  public init<S: StringProtocol>(_ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

private struct StepperButton: View {
  let symbol: String
  let label: String
  let action: (@MainActor () -> Void)?

  var body: some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol).accessibilityLabel(label)
    }
    .buttonStyle(.bordered)
    .disabled(action == nil)
  }
}

/// Views that belong together and have a name.
struct NamedGroup<Content: View>: PrimitiveView {
  let label: String?
  let content: Content

  init(label: String?, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var kind: RenderNode.Kind { .group(label: label) }
}
