import Foundation

/// A picture.
///
/// `Image(systemName:)` shows one of the library's own drawings, under the names that are usual for such symbols. They have the colour and the size of text.
public struct Image: Hashable {
  private var look: ImageContent

  /// Shows a symbol.
  ///
  /// - Parameter systemName: The name of the symbol. One for which there is no drawing is shown as a square, and reported by the renderer.
  public init(systemName: String) {
    look = .symbol(systemName)
  }

  /// Shows a picture from an address.
  init(url: URL) {
    look = .remote(url.absoluteString, isResizable: false)
  }

  /// Lets the picture take the size of its room.
  public func resizable() -> Image {
    guard case .remote(let url, _) = look else { return self }
    var image = self
    image.look = .remote(url, isResizable: true)
    return image
  }

  /// Sets how large a symbol is, compared to the text around it.
  @MainActor
  public func imageScale(_ scale: Scale) -> some View {
    modified(.font(.system(size: scale.size)))
  }

  /// The size of a symbol, compared to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller.
    case small
    /// As large as text.
    case medium
    /// Larger.
    case large

    fileprivate var size: Double {
      switch self {
      case .small: 13
      case .medium: 17
      case .large: 22
      }
    }
  }
}

extension Image: PrimitiveView {
  typealias Content = EmptyView

  var kind: RenderNode.Kind { .image(look) }
}

/// Where a picture comes from.
public enum ImageContent: Hashable, Sendable {
  /// A drawing of the renderer's.
  case symbol(String)
  /// An address.
  case remote(String, isResizable: Bool)
  /// An address from which to load a picture without showing it; the renderer says when it is there.
  case loading(String)

  func isReplaced(by other: Self) -> Bool {
    switch (self, other) {
    case (.symbol, .symbol), (.remote, .remote), (.loading, .loading): false
    default: true
    }
  }
}

/// A symbol and a title.
///
/// ```swift
/// Label("New standup", systemImage: "plus")
/// ```
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - icon: Its symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style of its surroundings.
  public var body: some View {
    AnyView(erasing: style.makeBody(configuration: LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - name: The name of the symbol.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
