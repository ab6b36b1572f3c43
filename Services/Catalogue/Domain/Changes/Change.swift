package import FoundationEssentials

/// Something that was published, changed or retired.
package struct Change: Sendable, Hashable {
  package var kind: ResourceKind
  package var resourceID: String
  /// 0 for what has no versions.
  package var version: UInt32
  package var isRetired: Bool
  package var projectID: String
  package var time: Date

  package init(
    kind: ResourceKind, resourceID: String, version: UInt32, isRetired: Bool, projectID: String,
    time: Date
  ) {
    self.kind = kind
    self.resourceID = resourceID
    self.version = version
    self.isRetired = isRetired
    self.projectID = projectID
    self.time = time
  }
}

/// A change that is about to be recorded.
package struct NewChange: Sendable, Hashable {
  package var kind: ResourceKind
  package var id: String
  package var version: UInt32
  package var isRetired: Bool
  /// Whether callers without a role in the project hear of it.
  package var isShared: Bool

  package init(
    kind: ResourceKind, id: String, version: UInt32 = 0, isRetired: Bool = false, isShared: Bool
  ) {
    self.kind = kind
    self.id = id
    self.version = version
    self.isRetired = isRetired
    self.isShared = isShared
  }
}

package struct ChangePage: Sendable, Hashable {
  package var changes: [Change]
  package var end: ChangeCursor
  package var hasMore: Bool

  package init(changes: [Change], end: ChangeCursor, hasMore: Bool) {
    self.changes = changes
    self.end = end
    self.hasMore = hasMore
  }
}
