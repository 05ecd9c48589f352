// For the linker alone: with these modules come their previews.
import CounterFeature
import CounterpointUI
import CounterpointWeb
import SpeechDemoFeature
import StandupsViews

/// Every preview of the examples: what `make previews` serves.
@main
struct PreviewsApp: App {
  var body: some Scene {
    WindowGroup("Previews") { PreviewGallery() }
  }
}
