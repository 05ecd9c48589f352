import Foundation
import StandupsFeature

extension Duration {
  /// Minutes, or seconds where there is less than one: "5 min", "2:30 min", "45 s".
  var inWords: String {
    let seconds = Int(components.seconds)
    if seconds < 60 { return "\(seconds) s" }
    return seconds.isMultiple(of: 60) ? "\(seconds / 60) min" : "\(onClock) min"
  }

  /// Minutes and seconds, as a clock shows them: "2:05".
  var onClock: String {
    let seconds = max(Int(components.seconds), 0)
    let remainder = seconds % 60
    return "\(seconds / 60):\(remainder < 10 ? "0" : "")\(remainder)"
  }
}

extension Meeting {
  /// The day of the meeting.
  var day: String { date.formatted(Date.FormatStyle(locale: .meetings).weekday().day().month().year()) }

  /// The time of day at which it ended.
  var time: String { date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: .meetings)) }
}

extension Locale {
  /// The words around dates are English, and so are the dates.
  fileprivate static let meetings = Locale(identifier: "en_US")
}

/// A number of things: "1 attendee", "2 attendees".
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
