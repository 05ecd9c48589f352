public import Foundation

/// A way to an address outside of the application.
///
/// A renderer follows only addresses of schemes that run nothing: `http`, `https`, `mailto`, `tel`, `sms`.
public struct Link<Label: View>: PrimitiveView {
  let content: Label
  private let destination: URL

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - destination: Where it leads.
  ///   - label: What it shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }

  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - destination: Where it leads.
  public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  var kind: RenderNode.Kind { .link(url: destination.absoluteString) }
}
