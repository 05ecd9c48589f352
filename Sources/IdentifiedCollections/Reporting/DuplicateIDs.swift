import IssueReporting

/// Reports that elements were left out because their ids are taken.
///
/// - Parameters:
///   - ids: The ids of the elements left out; nothing is reported if there are none.
///   - operation: The call that was given the elements.
///   - type: The array's type.
@usableFromInline
func reportSkippedDuplicates<ID>(_ ids: [ID], operation: StaticString, type: Any.Type) {
  guard !ids.isEmpty else { return }
  let list = ids.prefix(10).map { "'\($0)'" }.joined(separator: ", ") + (ids.count > 10 ? ", ..." : "")
  reportIssue(
    """
    '\(operation)' of '\(type)' skipped \(ids.count == 1 ? "an element" : "\(ids.count) elements"), because another element of the \
    array has the same id: \(list).

    Ids must be unique. Give each element an id of its own, use 'updateOrAppend(_:)' to replace the element that is there, or \
    'init(_:uniquingIDsWith:)' to choose between the two.
    """
  )
}

/// Reports an assignment that would have given two elements the same id.
@usableFromInline
func reportRefusedDuplicate<ID>(_ id: ID, operation: StaticString, type: Any.Type) {
  reportIssue(
    """
    '\(operation)' of '\(type)' was given an element whose id '\(id)' belongs to another element of the array. Nothing was changed.

    Ids must be unique. Change the other element with 'updateOrAppend(_:)', or remove it first.
    """
  )
}

/// Reports that an element in the array was given the id of another one in place.
@usableFromInline
func reportDuplicateInPlace<ID>(_ id: ID, former: ID, type: Any.Type) {
  reportIssue(
    """
    The id of an element of '\(type)' was changed from '\(former)' to '\(id)', which belongs to another element. The element is \
    still found under '\(former)'.

    Ids must be unique. Give the element an id that is free, or remove the other element first.
    """
  )
}
