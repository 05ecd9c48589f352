#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct PicturesExhibit: View {
  // One that every page of this server has, and one that nobody has.
  private let found = URL(string: "/counterpoint/icon.svg")
  private let missing = URL(string: "/counterpoint/missing.png")

  var body: some View {
    List {
      Section("One that is there") {
        AsyncImage(url: found) { image in
          image.resizable().aspectRatio(contentMode: .fit).accessibilityLabel("Icon")
        } placeholder: {
          ProgressView()
        }
        .frame(width: 96, height: 96)
      }
      Section("One that is missing") {
        AsyncImage(url: missing) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable()
          case .failure: Label("No picture", systemImage: "exclamationmark.triangle")
          }
        }
      }
    }
  }
}
