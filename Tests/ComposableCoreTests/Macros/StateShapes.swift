import ComposableCore

@ObservableState struct PlainFields { var count = 1; var name: String; var note: String? }

enum Source {
  // Used by one test alone.
  nonisolated(unsafe) static var count = 0
  static func next() -> Int { count += 1; return count }
}

@ObservableState struct Made { var number = Source.next() }

@ObservableState
struct Shapes {
  var observed = 0 { didSet { observed = min(observed, 10); changes += 1 } }
  var shadowed = 0 { willSet(shadowed) { last = shadowed } }
  var changes = 0
  var last = 0
  var pair = (1, 2)
  var `default` = 0
  private var secret = 0
  fileprivate(set) var half = 0
  lazy var lazy = 5
  static let shared = 0
  let constant = 3
  var function: @Sendable () -> Int = { 1 }
  @available(*, deprecated) var old = 0
  #if os(Linux)
    var onLinux = 1
  #elseif os(macOS)
    var onMac = 1
  #else
    var elsewhere = 1
  #endif

  mutating func setSecret(_ value: Int) { secret = value }
  var readSecret: Int { secret }
}
