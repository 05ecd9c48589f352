import Dependencies
import Foundation

/// A view to look at by itself, in a state of its own.
///
/// `#Preview("name") { }` declares one, and a ``PreviewGallery`` shows it:
///
/// ```swift
/// #Preview("Last speaker") {
///   RecordView(store: .preview(speaker: 5))
/// }
/// ```
///
/// The content is made under preview dependencies, so that what it starts needs no permissions, no network and no rest of the application; it is made anew each time that
/// the preview is opened or reset.
@MainActor
public struct Preview: Identifiable {
  /// What it shows.
  public let name: String
  /// The module and the file that it was declared in; empty where that is not known.
  let fileID: String
  let line: Int
  let content: @MainActor () -> AnyView

  /// The name.
  public nonisolated var id: String { name }

  /// The module that it was declared in.
  public nonisolated var module: String { String(fileID.prefix { $0 != "/" }) }

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - name: What it shows; `nil` to call it by its file.
  ///   - fileID: The module and the file that it is declared in.
  ///   - line: The line of the file.
  ///   - content: The view.
  public init<Content: View>(
    _ name: String?, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name: name ?? Self.name(ofFile: fileID), fileID: fileID, line: line) {
      withDependencies {
        $0.context = .preview
      } operation: {
        AnyView(content())
      }
    }
  }

  private init(name: String, fileID: String, line: Int, content: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.content = content
  }

  private static func name(ofFile fileID: String) -> String {
    let file = fileID.split(separator: "/").last ?? "Preview"
    return String(file.prefix { $0 != "." })
  }

  /// The same preview under another name.
  func renamed(_ name: String) -> Preview {
    Preview(name: name, fileID: fileID, line: line, content: content)
  }
}
