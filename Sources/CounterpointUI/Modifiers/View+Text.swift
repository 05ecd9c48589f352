extension View {
  /// Sets the size and weight of the text in this view; `nil` for the renderer's own.
  @ViewBuilder
  public func font(_ font: Font?) -> some View {
    if let font { modified(.font(font)) } else { self }
  }

  /// Sets the thickness of the text in this view; `nil` for the renderer's own.
  @ViewBuilder
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    if let weight { modified(.fontWeight(weight)) } else { self }
  }

  /// Makes the text in this view bold.
  @ViewBuilder
  public func bold(_ isActive: Bool = true) -> some View {
    if isActive { modified(.fontWeight(.bold)) } else { self }
  }

  /// Slants the text in this view.
  @ViewBuilder
  public func italic(_ isActive: Bool = true) -> some View {
    if isActive { modified(.italic) } else { self }
  }

  /// Gives all digits in this view the same width.
  public func monospacedDigit() -> some View { modified(.monospacedDigits) }

  /// Limits the lines that a text in this view takes; `nil` for no limit.
  @ViewBuilder
  public func lineLimit(_ number: Int?) -> some View {
    if let number { modified(.lineLimit(number)) } else { self }
  }

  /// Sets where the lines of texts in this view begin and end.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified(.textAlignment(alignment)) }

  /// Changes the letters of the text in this view; `nil` to leave them.
  @ViewBuilder
  public func textCase(_ textCase: TextCase?) -> some View {
    if let textCase { modified(.textCase(textCase)) } else { self }
  }

  /// Sets what text and shapes in this view are painted with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { modified(.foreground(style._paint)) }

  /// Sets the colour of text and shapes in this view; `nil` for that around it.
  @ViewBuilder
  public func foregroundColor(_ color: Color?) -> some View {
    if let color { modified(.foreground(.color(color))) } else { self }
  }

  /// Sets the colour of what can be pressed in this view; `nil` for that around it.
  @ViewBuilder
  public func tint(_ color: Color?) -> some View {
    if let color { modified(.tint(.color(color))) } else { self }
  }

  /// Sets what stands out in the controls of this view.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View { modified(.tint(style._paint)) }

  /// Sets the colour of what can be pressed in this view.
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}
