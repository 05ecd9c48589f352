#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

/// What there is to see, each on a screen of its own and at an address of its own.
public enum Exhibit: String, CaseIterable, Identifiable, Hashable {
  case counter, form, rows, navigation, dialogs, drag, animation, refresh, scroll, shapes, pictures

  public var id: Self { self }

  /// The title of the screen.
  public var title: String {
    switch self {
    case .counter: "Counter"
    case .form: "Form"
    case .rows: "A thousand rows"
    case .navigation: "Navigation"
    case .dialogs: "Sheets, alerts, dialogs"
    case .drag: "Drag"
    case .animation: "Animation"
    case .refresh: "Refresh"
    case .scroll: "Endless scrolling"
    case .shapes: "Shapes and colours"
    case .pictures: "Pictures"
    }
  }

  var symbol: String {
    switch self {
    case .counter: "plus.circle"
    case .form: "list.bullet"
    case .rows: "arrow.up.arrow.down"
    case .navigation: "arrow.right"
    case .dialogs: "text.bubble"
    case .drag: "hand.tap"
    case .animation: "waveform"
    case .refresh: "arrow.clockwise"
    case .scroll: "arrow.down"
    case .shapes: "paintpalette"
    case .pictures: "photo"
    }
  }
}

/// The list of exhibits, and the one that is open.
public struct GalleryView: View {
  @State private var path: [Exhibit] = []

  /// Makes the gallery.
  public init() {}

  public var body: some View {
    NavigationStack(path: $path) {
      List(Exhibit.allCases) { exhibit in
        NavigationLink(value: exhibit) {
          Label(exhibit.title, systemImage: exhibit.symbol)
        }
      }
      .navigationTitle("Gallery")
      .navigationDestination(for: Exhibit.self) { exhibit in
        ExhibitView(exhibit: exhibit).navigationTitle(exhibit.title).navigationBarTitleDisplayMode(.inline)
      }
    }
    #if !canImport(SwiftUI)
      .location(path.last.map { "/\($0.rawValue)" } ?? "/")
    #endif
    .onOpenURL { url in
      path = Exhibit(rawValue: String(url.path.dropFirst())).map { [$0] } ?? []
    }
  }
}

struct ExhibitView: View {
  let exhibit: Exhibit

  var body: some View {
    switch exhibit {
    case .counter: CounterExhibit()
    case .form: FormExhibit()
    case .rows: RowsExhibit()
    case .navigation: NavigationExhibit()
    case .dialogs: DialogsExhibit()
    case .drag: DragExhibit()
    case .animation: AnimationExhibit()
    case .refresh: RefreshExhibit()
    case .scroll: ScrollExhibit()
    case .shapes: ShapesExhibit()
    case .pictures: PicturesExhibit()
    }
  }
}
