public import OrderedCollections

/// An ordered collection of elements that each have an id of their own, found by position or by id at the same cost.
///
/// It reads like an array, and adds access by id that stays right when elements move:
///
/// ```swift
/// struct Standup: Identifiable { let id: UUID; var title = "" }
///
/// var standups: IdentifiedArrayOf<Standup> = [design, product]
/// standups[id: design.id]?.title = "Design"     // changed in place
/// standups[id: product.id] = nil                // removed
/// standups.append(engineering)
/// standups[0].title = "Morning"                 // by position
/// ```
///
/// The id is a property of the element: `id` of an `Identifiable` element, or any property named by a key path
/// (``init(uniqueElements:id:)``). Ids are unique within one array.
///
/// ## Duplicate ids
///
/// - A call that says what became of the element (``append(_:)``, ``insert(_:at:)``) leaves the array as it is when the id is
///   taken, and says so in its result.
/// - A call without such a result (initialisers, literals, ``append(contentsOf:)``, ``replaceSubrange(_:with:)``) keeps the first
///   element of each id, skips the others and reports an issue that names them.
/// - ``init(_:uniquingIDsWith:)`` asks which of two elements to keep; ``updateOrAppend(_:)`` replaces the stored one.
/// - Decoding throws a `DecodingError` that names the id.
///
/// ## Elements whose id changes
///
/// - By position, `array[2] = other` and `array[2].id = newID` are ordinary changes: the element at that position is then found
///   under its new id.
/// - By id, `array[id: a] = elementWithIDb` and `array[id: a]?.id = b` contradict themselves and report an issue. The assignment is
///   not carried out; the change in place, which has already happened, is kept and the element is found under its new id.
/// - If the new id belongs to another element, an issue is reported. An assignment is not carried out. An element changed in place
///   cannot be changed back: it stays where it is, and is found under its former id until it is given a free one.
///
/// ## Performance
///
/// An array holds its elements and, beside them, an `OrderedSet` of their ids. Finding an element by id is one hash look-up;
/// changing one through ``subscript(id:)`` or ``subscript(position:)`` happens in place, whatever the number of elements.
/// Inserting and removing anywhere but at the end move the elements behind, as in an `Array`. Complexities assume an id whose
/// hashing and comparison take constant time; *n* is the number of elements.
public struct IdentifiedArray<ID: Hashable, Element> {
  // Invariant: as many ids as elements, the id of `storedElements[i]` at `storedIDs[i]`. Only an element that was given a taken id
  // in place differs from its entry (see above), so positions are always taken from here and never computed from an element.
  @usableFromInline var storedIDs: OrderedSet<ID>
  @usableFromInline var storedElements: [Element]
  @usableFromInline let identity: ElementIdentity<ID, Element>
  // Whatever changes `storedIDs` calls `stampMembership()` afterwards, and nothing else does.
  @usableFromInline var membershipStamp: UInt64 = 0

  @inlinable
  init(storedIDs: OrderedSet<ID>, storedElements: [Element], identity: ElementIdentity<ID, Element>) {
    self.storedIDs = storedIDs
    self.storedElements = storedElements
    self.identity = identity
  }

  /// The ids in the order of the elements. Complexity: O(1).
  @inlinable
  public var ids: OrderedSet<ID> {
    storedIDs
  }

  /// The elements as an array. Complexity: O(1).
  @inlinable
  public var elements: [Element] {
    storedElements
  }

  /// The property of an element that is its id. Complexity: O(1).
  public var id: KeyPath<Element, ID> {
    identity.keyPath
  }
}

/// An identified array of elements that say themselves what their id is.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
