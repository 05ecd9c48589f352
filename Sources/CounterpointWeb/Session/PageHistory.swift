/// The addresses that a page has shown, as its browser remembers them, and the place in them.
struct PageHistory: Equatable {
  private(set) var urls: [String]
  private(set) var index = 0

  init(_ url: String) {
    urls = [url]
  }

  /// The address that the page shows.
  var current: String { urls[index] }

  /// Follows the application to an address.
  ///
  /// An address that leads further in is added; one that the user came by is gone back to; any other takes the place of the current one.
  ///
  /// - Returns: What the browser has to do; `nil` when it is there already.
  mutating func show(_ url: String) -> HistoryChange? {
    if url == current { return nil }
    if let earlier = urls[..<index].lastIndex(of: url) {
      defer { index = earlier }
      return .back(index - earlier)
    }
    if url.hasPrefix(current.hasSuffix("/") ? current : current + "/") {
      urls.removeSubrange((index + 1)...)
      urls.append(url)
      index += 1
      return .push(url)
    }
    urls[index] = url
    return .replace(url)
  }

  /// Follows the browser, whose user went back or forward.
  mutating func went(to url: String, index newIndex: Int) {
    if urls.indices.contains(newIndex), urls[newIndex] == url {
      index = newIndex
    } else {
      // The browser remembers more than this session does: it came here by a reload.
      urls = [url]
      index = 0
    }
  }
}

/// What the browser has to do with its history.
enum HistoryChange: Equatable {
  case push(String)
  case replace(String)
  case back(Int)
}
