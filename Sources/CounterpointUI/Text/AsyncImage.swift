public import Foundation
public import SwiftNavigation

/// A picture that is loaded from an address, and something else until it is there.
///
/// ```swift
/// AsyncImage(url: movie.poster) { poster in
///   poster.resizable().aspectRatio(contentMode: .fill)
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 100, height: 150)
/// ```
///
/// Whatever shows the view loads the picture: a browser does so itself, when the view comes near what is seen, and keeps it. The policy of a page lets it load
/// from its own server and by `https` from others.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: UITransaction
  private let content: (AsyncImagePhase) -> Content
  @State private var outcome: Outcome?

  private struct Outcome: Equatable {
    let url: URL
    let isLoaded: Bool
  }

  /// Loads a picture and shows what is made of each phase of that.
  ///
  /// - Parameters:
  ///   - url: The address of the picture; `nil` for none yet.
  ///   - scale: How many points of the picture make one of the screen. A browser knows that from the picture; the parameter is there for code that names it.
  ///   - transaction: How the change from one phase to the next is animated.
  ///   - content: Makes what is shown.
  public init(
    url: URL?, scale: Double = 1, transaction: UITransaction = UITransaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  /// Loads a picture and shows something else until it is there, and when it cannot be loaded.
  ///
  /// - Parameters:
  ///   - url: The address of the picture; `nil` for none yet.
  ///   - scale: How many points of the picture make one of the screen.
  ///   - content: Makes what is shown of the picture.
  ///   - placeholder: What is shown without it.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Loads a picture, and shows a grey ground until it is there.
  ///
  /// - Parameters:
  ///   - url: The address of the picture; `nil` for none yet.
  ///   - scale: How many points of the picture make one of the screen.
  public init(url: URL?, scale: Double = 1) where Content == ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.gray.opacity(0.3) }
    }
  }

  /// What is shown in the phase that the loading has reached.
  public var body: some View {
    content(phase).background {
      if let url, case .empty = phase {
        ImageLoader(url: url) { isLoaded in
          withUITransaction(transaction) { outcome = Outcome(url: url, isLoaded: isLoaded) }
        }
      }
    }
  }

  private var phase: AsyncImagePhase {
    guard let url, let outcome, outcome.url == url else { return .empty }
    return outcome.isLoaded ? .success(Image(url: url)) : .failure(ImageNotLoaded(url: url))
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  /// It has not come yet, or has no address.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it cannot be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Whatever shows the views could not load a picture: there is none at the address, or it is not permitted to load it from there.
public struct ImageNotLoaded: Error, Equatable, CustomStringConvertible {
  /// The address.
  public let url: URL

  /// What is wrong, and what to do.
  public var description: String {
    "There is no picture at \(url), or it may not be loaded from there: pages load pictures from their own server and by 'https' from others."
  }
}

/// Has the renderer load a picture, and is told when that is done.
private struct ImageLoader: PrimitiveView {
  let url: URL
  let finish: @MainActor (Bool) -> Void

  var kind: RenderNode.Kind { .image(.loading(url.absoluteString)) }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    guard case .loaded(let isLoaded) = event else { return false }
    finish(isLoaded)
    return true
  }
}
