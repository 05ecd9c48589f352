import ComposableArchitecture
import CounterpointUI

struct SpeechDemoView: View {
  let store: StoreOf<SpeechDemo>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack {
        Text(viewStore.transcribedText)
        Button(viewStore.isRecording ? "Stop Recording" : "Start Recording") {
          viewStore.send(.recordButtonTapped)
        }
      }
      .alert(self.store.scope(state: \.alert), dismiss: .alertDismissed)
    }
  }
}
