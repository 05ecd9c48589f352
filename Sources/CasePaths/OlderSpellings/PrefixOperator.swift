prefix operator /

/// Makes the path of a case from the case's constructor, for any enum: `/Action.alert`.
///
/// New code uses `@CasePathable` and the case key path `\.alert`, which costs a `switch` instead of a look into the runtime's metadata.
///
/// If the enum has no case whose associated value can be found that way, an issue is reported that says what to do instead.
///
/// - Parameter embed: The constructor of a case with one associated value. A function that does more than to build a case gives a path that
///   need not find anything.
/// - Returns: The path.
public prefix func / <Root, Value>(embed: @escaping @Sendable (Value) -> Root) -> AnyCasePath<Root, Value> {
  let reflected = ReflectedCase(embed: embed)
  return AnyCasePath(embed: embed, extract: reflected.extract(from:))
}

/// Makes the path of a case with several associated values from the case's constructor: `/Action.loaded`.
///
/// - Parameter embed: The constructor of the case.
/// - Returns: The path to a tuple of the associated values.
public prefix func / <Root, each Value>(
  embed: @escaping @Sendable (repeat each Value) -> Root
) -> AnyCasePath<Root, (repeat each Value)> {
  let embedTuple: @Sendable ((repeat each Value)) -> Root = { values in embed(repeat each values) }
  let reflected = ReflectedCase(embed: embedTuple)
  return AnyCasePath(embed: embedTuple, extract: reflected.extract(from:))
}

/// Makes the path of a case without an associated value from the case itself: `/Action.dismiss`.
///
/// An issue is reported, and nothing is ever found, if the value is not an enum's or its case has an associated value.
///
/// - Parameter root: The case.
/// - Returns: The path.
public prefix func / <Root: Equatable>(root: Root) -> AnyCasePath<Root, Void> {
  casePath(to: root)
}

/// Makes the path of a case without an associated value from the case itself, for enums that are not equatable: `let path = /Action.dismiss`.
///
/// The parameter is a pack, and meant to be one value, since the compiler would otherwise choose this operator for constructors, too. The price
/// is that the path needs a name of its own: where a path of a certain enum is asked for, the compiler does not see that it is one.
///
/// - Parameter root: The case.
/// - Returns: The path.
public prefix func / <each Root>(root: repeat each Root) -> AnyCasePath<(repeat each Root), Void> {
  casePath(to: (repeat each root))
}

private func casePath<Root>(to root: Root) -> AnyCasePath<Root, Void> {
  let constant = ConstantCase(root)
  return AnyCasePath(embed: { constant.root }, extract: constant.extract(from:))
}
