/// Which requests the server listens to, judged by their headers alone.
///
/// A page of another site can make a browser send requests here, and a name that somebody else controls can be made to point here. Both are recognised by the
/// `Host` and `Origin` headers, which a page cannot choose.
struct AccessPolicy: Sendable {
  private let hosts: Set<String>

  /// Makes a policy for a server that is reached under the given names.
  ///
  /// - Parameters:
  ///   - host: The address that the server is bound to.
  ///   - port: The port that it is bound to.
  init(host: String, port: Int) {
    var names = [host.contains(":") ? "[\(host)]" : host]
    if ["127.0.0.1", "::1", "localhost"].contains(host) { names = ["127.0.0.1", "localhost", "[::1]"] }
    hosts = Set(names.map { "\($0):\(port)" })
  }

  /// Whether a request was made under a name of this server.
  func allows(host: String?) -> Bool {
    host.map { hosts.contains($0.lowercased()) } ?? false
  }

  /// Whether a live connection comes from a page of this server. A missing `Origin` does not.
  func allows(origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return hosts.contains(origin.dropFirst("http://".count).lowercased())
  }
}
