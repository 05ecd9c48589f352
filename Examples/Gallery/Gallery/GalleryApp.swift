import CounterpointUI
import CounterpointWeb
import GalleryViews

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") { GalleryView() }
  }
}
