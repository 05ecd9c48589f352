import ComposableArchitecture
import Foundation

extension Standup {
  /// Six speakers of ten seconds each, and a meeting that has been held: for previews.
  public static let mock = Standup(
    id: sampleID(1),
    attendees: [
      Attendee(id: sampleID(11), name: "Blob"),
      Attendee(id: sampleID(12), name: "Blob Jr"),
      Attendee(id: sampleID(13), name: "Blob Sr"),
      Attendee(id: sampleID(14), name: "Blob Esq"),
      Attendee(id: sampleID(15), name: "Blob III"),
      Attendee(id: sampleID(16), name: "Blob I"),
    ],
    duration: .seconds(60),
    meetings: [
      Meeting(
        id: sampleID(21),
        date: Date(timeIntervalSince1970: 1_234_567_890),
        transcript: """
          Good morning. The new buttons are in, and they look good in the dark as well. Next I take on the settings page. \
          I am still waiting for the final icons. The usability test is on Thursday, and there are two seats left.
          """
      )
    ],
    theme: .lilac,
    title: "Design"
  )

  /// A few standups that differ in everything: for previews and screenshots.
  public static let samples = [
    mock,
    Standup(
      id: sampleID(2), attendees: [Attendee(id: sampleID(31), name: "Ada"), Attendee(id: sampleID(32), name: "Grace")],
      duration: .seconds(600), theme: .peacock, title: "Engineering"
    ),
    Standup(
      id: sampleID(3),
      attendees: [
        Attendee(id: sampleID(41), name: "Nils"), Attendee(id: sampleID(42), name: "Mira"), Attendee(id: sampleID(43), name: "Tom"),
      ],
      duration: .seconds(900), theme: .honey, title: "Product"
    ),
  ]

  private static func sampleID(_ number: UInt8) -> UUID {
    UUID(uuid: (0x5A, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
