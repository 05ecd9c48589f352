import Foundation

/// Previews to choose from; each can be reset, and seen narrow and wide, light and dark.
///
/// The address of a preview is `/` and its name, so a page can be opened at it. A program shows its gallery with the option `--previews`; one of its own is
///
/// ```swift
/// @main struct Previews: App {
///   var body: some Scene {
///     WindowGroup("Previews") { PreviewGallery() }
///   }
/// }
/// ```
public struct PreviewGallery: View {
  private let modules: [Module]
  @State private var path: [String] = []
  @State private var resets = 0
  @State private var isNarrow = false
  @State private var scheme: ColorScheme?

  /// The previews of a module.
  private struct Module: Identifiable {
    let id: String
    var previews: [Preview] = []
  }

  /// Makes a gallery of every preview that the program has.
  public init() {
    self.init(Preview.all)
  }

  /// Makes a gallery.
  ///
  /// - Parameter previews: The previews. Of several with the same name, the later ones get a number.
  public init(_ previews: [Preview]) {
    var modules: [Module] = []
    var counts: [String: Int] = [:]
    for preview in previews {
      let count = counts[preview.name, default: 0] + 1
      counts[preview.name] = count
      if modules.last?.id != preview.module { modules.append(Module(id: preview.module)) }
      modules[modules.count - 1].previews.append(count == 1 ? preview : preview.renamed("\(preview.name) \(count)"))
    }
    self.modules = modules
  }

  /// The list of previews, and the one that is open.
  public var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(modules) { module in
          Section(module.id) {
            ForEach(module.previews) { preview in
              NavigationLink(preview.name, value: preview.name)
            }
          }
        }
        if modules.isEmpty {
          Text("There are no previews. Declare one with #Preview(\"Name\") { … } in a module of this program.").foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Previews")
      .navigationDestination(for: String.self) { name in
        if let preview = modules.lazy.flatMap(\.previews).first(where: { $0.name == name }) {
          OpenPreview(preview: preview, isNarrow: isNarrow)
            .id(resets)
            .navigationTitle(name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              Button(isNarrow ? "Wide" : "Narrow") { isNarrow.toggle() }
              Button(scheme == .dark ? "Light" : "Dark") { scheme = scheme == .dark ? .light : .dark }
              Button("Reset") { resets += 1 }
            }
            .preferredColorScheme(scheme)
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
