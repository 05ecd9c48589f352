import IssueReporting

/// Reports an element that was to be stored under an id that is not its own.
@usableFromInline
func reportMismatchedAssignment<ID>(_ id: ID, elementID: ID, operation: StaticString, type: Any.Type) {
  reportIssue(
    """
    '\(operation)' of '\(type)' was given an element with the id '\(elementID)' for the id '\(id)'. Nothing was changed.

    Use the element's own id, or 'updateOrAppend(_:)', which needs none. To replace one element by another, assign it by position.
    """
  )
}

/// Reports an element whose id changed while it was accessed by the former one.
@usableFromInline
func reportChangedID<ID>(from former: ID, to id: ID, type: Any.Type) {
  reportIssue(
    """
    The id of an element of '\(type)' was changed from '\(former)' to '\(id)' through 'subscript(id:)', which promises that it \
    stays. The element is now found under '\(id)'.

    Change an id by position, or remove the element and insert it again.
    """
  )
}
