/// A part of a state about which everything that an observer of it needs to know is told by the field that holds it.
///
/// A navigation stack is one: the field tells when elements come or go, and each element tells of itself.
protocol FieldObservedState {}

extension StackState: FieldObservedState {}
