import ComposableArchitecture
import SpeechRecognition
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeetingFeature>

  private var theme: Theme { store.standup.theme }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(spacing: 20) {
          MeetingHeader(store: store)
          SpeakerView(store: store)
          MeetingFooter(store: store)
        }
        .padding(18)
        .frame(maxWidth: .infinity)
        .foregroundStyle(theme.textColor)
        .background(theme.ground, in: RoundedRectangle(cornerRadius: 24))
        TranscriptView(store: store)
      }
      .padding()
    }
    .navigationTitle(store.standup.title)
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("End meeting") { store.send(.endMeetingButtonTapped) }
          .disabled(store.ending != nil)
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.onTask).finish() }
  }
}

/// How much of the meeting is over, and how much is left.
private struct MeetingHeader: View {
  let store: StoreOf<RecordMeetingFeature>

  private var seconds: Int { store.standup.seconds }

  var body: some View {
    VStack(spacing: 10) {
      ProgressBar(fraction: Double(store.secondsElapsed) / Double(seconds), theme: store.standup.theme)
        .accessibilityLabel("Progress of the meeting")
      HStack {
        VStack(alignment: .leading, spacing: 0) {
          Text("Elapsed").font(.caption)
          Label(Duration.seconds(store.secondsElapsed).onClock, systemImage: "hourglass.bottomhalf.filled").monospacedDigit()
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          Text("Remaining").font(.caption)
          Label(Duration.seconds(seconds - store.secondsElapsed).onClock, systemImage: "hourglass.tophalf.filled")
            .monospacedDigit()
            .accessibilityIdentifier("remaining")
        }
      }
    }
  }
}

/// A bar in the colours of a theme.
private struct ProgressBar: View {
  let fraction: Double
  let theme: Theme

  var body: some View {
    ProgressView(value: fraction).tint(theme.textColor)
  }
}

/// Who speaks, in a ring of all speakers.
private struct SpeakerView: View {
  let store: StoreOf<RecordMeetingFeature>

  var body: some View {
    ZStack {
      SpeakerRing(
        speakers: store.standup.attendees.count,
        turns: Double(store.secondsElapsed) / Double(store.standup.secondsPerAttendee),
        theme: store.standup.theme
      )
      VStack(spacing: 6) {
        Text(store.speaker?.name ?? "Somebody").font(.title2).lineLimit(2).multilineTextAlignment(.center)
        Text("is speaking").font(.subheadline)
        Image(systemName: store.speech == .listening ? "mic.fill" : "mic.slash").font(.title).accessibilityHidden(true)
      }
      .frame(maxWidth: 170)
    }
  }
}

/// Whose turn it is, and who hands over.
private struct MeetingFooter: View {
  let store: StoreOf<RecordMeetingFeature>

  var body: some View {
    HStack {
      if store.speakerIndex < store.standup.attendees.count - 1 {
        Text("Speaker \(store.speakerIndex + 1) of \(store.standup.attendees.count)")
      } else {
        Text("No more speakers")
      }
      Spacer()
      Button {
        store.send(.nextButtonTapped)
      } label: {
        Label(store.speakerIndex < store.standup.attendees.count - 1 ? "Next" : "Finish", systemImage: "forward.fill")
          .padding(.horizontal, 16)
          .frame(minHeight: 44)
          .background(store.standup.theme.textColor.opacity(0.16), in: .capsule)
      }
      .buttonStyle(.plain)
      .disabled(store.ending != nil)
    }
    .font(.headline)
  }
}

/// What has been said.
private struct TranscriptView: View {
  let store: StoreOf<RecordMeetingFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol)
        .font(.subheadline)
        .foregroundStyle(store.speech == .listening ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Text(store.transcript.isEmpty ? hint : store.transcript)
        .foregroundStyle(store.transcript.isEmpty ? .secondary : .primary)
        .accessibilityIdentifier("transcript")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(18)
    .background(.quaternary.opacity(0.35), in: RoundedRectangle(cornerRadius: 20))
  }

  private var title: String {
    if store.ending == .hearingOut { return "Writing down the last words…" }
    return switch store.speech {
    case .listening: "Live transcript"
    case .waiting: "Waiting for the microphone"
    case .off: "Transcript is off"
    case .unavailable: "No transcript"
    case .interrupted: "The transcript was interrupted"
    }
  }

  private var symbol: String {
    switch store.speech {
    case .listening: "waveform"
    case .waiting: "mic"
    case .off, .unavailable: "mic.slash"
    case .interrupted: "exclamationmark.triangle"
    }
  }

  private var hint: String {
    switch store.speech {
    case .listening: "Your words appear here as you speak."
    case .waiting: "Your browser asks whether the meeting may hear you. The time runs meanwhile."
    case .off: "The meeting is saved without what is said."
    case .unavailable(.denied): "The microphone is blocked for this page. The meeting goes on without it."
    case .unavailable: "There is no microphone or no speech recogniser here. The meeting goes on without it."
    case .interrupted: "The meeting goes on without it."
    }
  }
}
