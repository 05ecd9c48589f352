public import Foundation

extension DependencyValues {
  /// The notification center; in tests and previews a center of their own, so that they do not hear each other.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var previewValue: NotificationCenter { NotificationCenter() }
  static var testValue: NotificationCenter { NotificationCenter() }
}
