import ComposableArchitecture

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

/// Shows a ``SpeechDemo``.
public struct SpeechDemoView: View {
  private let store: StoreOf<SpeechDemo>

  /// Makes the view.
  public init(store: StoreOf<SpeechDemo>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 20) {
      Text("Speech").font(.largeTitle)
      Text(store.transcribedText.isEmpty ? hint : store.transcribedText)
        .foregroundStyle(store.transcribedText.isEmpty ? .secondary : .primary)
        .accessibilityIdentifier("transcript")
      Spacer()
      Button(store.isRecording ? "Stop recording" : "Start recording") { store.send(.recordButtonTapped) }
        .buttonStyle(.borderedProminent)
        .tint(store.isRecording ? .red : .green)
    }
    .padding()
    .alert(
      "Recording has ended",
      isPresented: Binding(get: { store.problem != nil }, set: { if !$0 { store.send(.problemDismissed) } })
    ) {
      Button("OK") { store.send(.problemDismissed) }
    } message: {
      Text(store.problem ?? "")
    }
  }

  private var hint: String { store.isRecording ? "Say something." : "Start a recording, and what you say appears here." }
}

#Preview("Speech") {
  SpeechDemoView(store: Store(initialState: SpeechDemo.State()) { SpeechDemo() })
}
