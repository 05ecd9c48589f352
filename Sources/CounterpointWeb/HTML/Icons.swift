import Foundation
import Logging
import Synchronization

/// The drawings that symbols are shown by.
enum Icons {
  /// The names of all drawings, as the file that is served has them.
  static let names: Set<String> = {
    let text = String(decoding: PackageResources.icons_svg, as: UTF8.self)
    return Set(text.split(separator: "<symbol id=\"").dropFirst().compactMap { $0.split(separator: "\"").first.map(String.init) })
  }()

  private static let reported = Mutex<Set<String>>([])

  /// The name of the drawing to show for a symbol; the first time that there is none, the log says so.
  static func known(_ name: String) -> String {
    if names.contains(name) { return name }
    let isNew = reported.withLock { $0.insert(name).inserted }
    if isNew {
      Logger(label: "counterpoint.web").warning(
        "There is no drawing for the symbol '\(name)'; a square is shown. Choose one that CounterpointWeb has, or draw it in icons.svg."
      )
    }
    return "square"
  }
}
