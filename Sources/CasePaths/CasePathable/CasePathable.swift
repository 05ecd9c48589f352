/// An enum whose cases can be addressed by key paths.
///
/// A conforming enum has one type, ``AllCasePaths``, with a property for each case. A key path to such a property, a
/// ``CaseKeyPath``, then names the case: it can be passed around, composed with the cases of nested enums, and used to test, read,
/// write and build values.
///
/// ```swift
/// @CasePathable
/// enum Destination {
///   case detail(Detail)
///   case settings
/// }
///
/// var destination = Destination.detail(Detail(title: "Design"))
/// destination.is(\.settings)                       // false
/// destination[case: \.detail]?.title               // "Design"
/// destination.modify(\.detail) { $0.title = "Web" }
/// ```
///
/// The macro only writes down what can be written by hand, which is all there is to a conformance:
///
/// ```swift
/// enum Destination: CasePathable {
///   case detail(Detail)
///   case settings
///
///   struct AllCasePaths: Sendable {
///     var detail: AnyCasePath<Destination, Detail> {
///       AnyCasePath(
///         embed: Destination.detail,
///         extract: { if case .detail(let value) = $0 { value } else { nil } }
///       )
///     }
///     var settings: AnyCasePath<Destination, Void> {
///       AnyCasePath(embed: { .settings }, extract: { if case .settings = $0 { () } else { nil } })
///     }
///   }
///
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
///
/// ## Performance
///
/// A case key path literal outside generic code costs a few dozen nanoseconds, to follow it a call of a property getter, and to extract through the path that
/// it leads to one `switch`. Code that uses a path often resolves it once with ``AnyCasePath/init(_:)-(CaseKeyPath<Root,Value>)`` and keeps the result.
public protocol CasePathable {
  /// The type that has a property of type ``AnyCasePath`` for each case.
  associatedtype AllCasePaths

  /// The case paths of this enum's cases.
  ///
  /// - Complexity: O(1); no case path is made before its property is read.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of this enum's case key paths, for literals whose context does not name the enum: `\Destination.Cases.detail`.
  public typealias Cases = AllCasePaths
}
