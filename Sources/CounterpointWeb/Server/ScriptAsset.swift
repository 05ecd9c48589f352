/// The scripts of a page as they are sent: without the comments and the indentation that are for those who read them here.
enum ScriptAsset {
  static let client = stripped(PackageResources.client_js)
  static let microphone = stripped(PackageResources.microphone_js)
  static let microphoneWorklet = stripped(PackageResources.microphone_worklet_js)

  /// Leaves out lines that are comments, and the spaces before lines. The scripts have no string or template that goes over several lines.
  static func stripped(_ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
    return Array(lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n").utf8)
  }
}
