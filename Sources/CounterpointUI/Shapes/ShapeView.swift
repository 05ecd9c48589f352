import Foundation

/// A shape with its paint.
struct ShapeView<Content: Shape>: View {
  let shape: Content
  var fill: Paint?
  var stroke: StrokeLook?
  @State private var size: CGSize?

  init(shape: Content, fill: Paint? = nil, stroke: StrokeLook? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }

  var body: some View {
    DrawnShape(look: ShapeLook(form: form, fill: fill, stroke: stroke)) { width, height in
      size = CGSize(width: width, height: height)
    }
  }

  private var form: ShapeForm {
    let form = shape._form
    guard case .path = form, let size, size.width > 0, size.height > 0 else { return form }
    return .path(shape.path(in: CGRect(origin: .zero, size: size)), width: Double(size.width), height: Double(size.height))
  }
}

/// Draws a shape, and listens to how large it has become.
private struct DrawnShape: PrimitiveView {
  let look: ShapeLook
  let resized: @MainActor (Double, Double) -> Void

  typealias Content = EmptyView

  var kind: RenderNode.Kind { .shape(look) }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    guard case .resize(let width, let height) = event, case .path = look.form else { return false }
    resized(width, height)
    return true
  }
}

extension Path: Shape {
  /// The path as it is, wherever the rectangle lies.
  public func path(in rect: CGRect) -> Path { self }
}
