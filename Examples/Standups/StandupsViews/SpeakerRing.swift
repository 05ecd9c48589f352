import Foundation
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

/// A ring with an arc for each speaker, which fills while they speak.
struct SpeakerRing: View {
  /// How many speak.
  let speakers: Int
  /// How many turns are over, with the part of the one that is going on.
  let turns: Double
  let theme: Theme

  var body: some View {
    Circle()
      .strokeBorder(theme.textColor.opacity(0.1), lineWidth: 22)
      .overlay {
        ForEach(0..<max(speakers, 1)) { speaker in
          let fraction = min(max(turns - Double(speaker), 0), 1)
          if fraction > 0 {
            SpeakerArc(speaker: speaker, speakers: max(speakers, 1))
              .trim(from: 0, to: fraction)
              .stroke(theme.textColor, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          }
        }
      }
      .frame(width: 260, height: 260)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Turns")
      .accessibilityValue("\(Int(turns)) of \(speakers) over")
  }
}

/// The part of a ring that belongs to a speaker, with a gap to the neighbours.
struct SpeakerArc: Shape {
  let speaker: Int
  let speakers: Int

  func path(in rect: CGRect) -> Path {
    let radius = Double(min(rect.width, rect.height)) / 2 - 11
    let share = 360 / Double(speakers)
    let gap = speakers > 1 ? min(9, share / 4) : 0
    let start = share * Double(speaker) - 90
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(start + gap / 2),
        endAngle: .degrees(start + share - gap / 2), clockwise: false)
    }
  }
}
