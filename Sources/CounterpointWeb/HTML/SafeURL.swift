/// Which addresses may stand in a page.
enum SafeURL {
  /// The schemes that lead to another page, a mail or a call, and run nothing.
  private static let schemes: Set<Substring> = ["http", "https", "mailto", "tel", "sms"]

  /// The address, if it may stand in a page: one with a scheme that is known to do no harm, or one without a scheme.
  static func text(_ url: String) -> String? {
    // Browsers leave out spaces and control characters before they look for a scheme, so an address that has some could be another one to them.
    guard !url.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }) else { return nil }
    let head = url.prefix { !"/?#".contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return url }
    return schemes.contains(Substring(head[..<colon].lowercased())) ? url : nil
  }
}
