import Dependencies
import Foundation

/// A view to look at by itself, in a state of its own.
///
/// ```swift
/// extension RecordView {
///   static let previews = [
///     Preview("Two minutes in") { RecordView(store: .preview(elapsed: 120)) },
///     Preview("Last speaker") { RecordView(store: .preview(speaker: 5)) },
///   ]
/// }
/// ```
///
/// A ``PreviewGallery`` shows them. The content is made under preview dependencies, so that what it starts needs no permissions, no network and no rest of the
/// application; it is made anew each time that the preview is opened or reset.
@MainActor
public struct Preview: Identifiable {
  /// The name of the preview; unique in its gallery.
  public let name: String
  let content: @MainActor () -> AnyView

  /// The name.
  public nonisolated var id: String { name }

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - name: What it shows.
  ///   - content: The view.
  public init<Content: View>(_ name: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.name = name
    self.content = {
      withDependencies {
        $0.context = .preview
      } operation: {
        AnyView(content())
      }
    }
  }
}

/// Previews to choose from; each can be reset, and seen narrow and wide.
///
/// The address of a preview is `/` and its name, so a page can be opened at it.
///
/// ```swift
/// @main struct Previews: App {
///   var body: some Scene {
///     WindowGroup("Previews") { PreviewGallery(RecordView.previews + DetailView.previews) }
///   }
/// }
/// ```
public struct PreviewGallery: View {
  private let previews: [Preview]
  @State private var path: [String] = []
  @State private var resets = 0
  @State private var isNarrow = false

  /// Makes a gallery.
  ///
  /// - Parameter previews: The previews.
  public init(_ previews: [Preview]) {
    self.previews = previews
  }

  /// The list of previews, and the one that is open.
  public var body: some View {
    NavigationStack(path: $path) {
      List(previews) { preview in
        NavigationLink(preview.name, value: preview.name)
      }
      .navigationTitle("Previews")
      .navigationDestination(for: String.self) { name in
        if let preview = previews.first(where: { $0.name == name }) {
          OpenPreview(preview: preview, isNarrow: isNarrow)
            .id(resets)
            .navigationTitle(name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              Button(isNarrow ? "Wide" : "Narrow") { isNarrow.toggle() }
              Button("Reset") { resets += 1 }
            }
        } else {
          Text("There is no preview called “\(name)”.").foregroundStyle(.secondary)
        }
      }
      .location("/")
    }
    .location(path.last.map { "/" + ($0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0) } ?? "/")
    .onOpenURL { url in
      let name = String(url.path.dropFirst())
      path = name.isEmpty ? [] : [name]
    }
  }
}

/// A preview, alive.
private struct OpenPreview: View {
  let preview: Preview
  let isNarrow: Bool
  @State private var content: AnyView?

  var body: some View {
    Group {
      if let content { content }
    }
    .frame(maxWidth: isNarrow ? 360 : .infinity, maxHeight: .infinity)
    .onAppear { content = preview.content() }
  }
}
