/// A feature, or a part of one, that effects in flight belong to: a node in the tree of an ``EffectTable``.
///
/// An object, because a look at one that is a value copies all of it.
final class FeatureNode {
  let parent: EffectTable.NodeID
  let place: Place?
  /// The action that dismisses the feature, as the root store takes it.
  let dismissal: (() -> Any)?
  var children: [PlaceKey: EffectTable.NodeID] = [:]
  /// How many of the children have children.
  var nestedChildren = 0
  /// Its effects in flight, oldest first; not kept for the root, which never goes.
  var entries = EntryList()
  var cancelIndex: [CancelID: EntryList] = [:]
  /// How often it is held although no effect may belong to it.
  var holds = 0
  /// The version of the place at the last look.
  var version: UInt64?

  init(parent: EffectTable.NodeID, place: Place?, dismissal: (() -> Any)?) {
    self.parent = parent
    self.place = place
    self.dismissal = dismissal
  }
}
