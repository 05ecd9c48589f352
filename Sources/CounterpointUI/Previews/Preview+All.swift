internal import CPreviews

extension Preview {
  /// Every preview that `#Preview` declares in the modules of this program, by module and place in its files.
  ///
  /// Collected on systems with ELF programs, Linux among them; elsewhere there is none.
  public static let all: [Preview] = {
    guard let begin = cpreviews_begin(), let end = cpreviews_end() else { return [] }
    let previews = UnsafeBufferPointer(start: begin, count: end - begin).compactMap { record -> Preview? in
      guard let pointer = record?() else { return nil }
      // Each record is the function of a '#Preview', which returns what '_previewRecord' has retained.
      return Unmanaged<PreviewRecord>.fromOpaque(pointer).takeRetainedValue().make()
    }
    return previews.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }()
}

private final class PreviewRecord: Sendable {
  let make: @MainActor @Sendable () -> Preview

  init(_ make: @escaping @MainActor @Sendable () -> Preview) {
    self.make = make
  }
}

/// Hands a preview over to ``Preview/all``. The code of `#Preview` calls it.
///
/// - Parameter make: Makes the preview.
/// - Returns: An object that is retained for whoever takes it.
public func _previewRecord(_ make: @escaping @MainActor @Sendable () -> Preview) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PreviewRecord(make)).toOpaque()
}
