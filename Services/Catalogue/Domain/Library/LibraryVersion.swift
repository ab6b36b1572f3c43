/// A published version of a sound collection, a vocabulary or an item.
package struct LibraryVersion: Sendable {
  package var id: String
  package var projectID: String
  package var version: UInt32
  package var contentHash: ContentHash
  /// In its stored form.
  package var definition: [UInt8]
  /// Whether others may read it.
  package var isShared: Bool
  /// Of all texts.
  package var languages: Set<String>

  package init(
    id: String, projectID: String, version: UInt32, contentHash: ContentHash, definition: [UInt8],
    isShared: Bool, languages: Set<String>
  ) {
    self.id = id
    self.projectID = projectID
    self.version = version
    self.contentHash = contentHash
    self.definition = definition
    self.isShared = isShared
    self.languages = languages
  }
}

/// What a study names in the library.
package struct LibraryName: Sendable, Hashable {
  /// Of the study.
  package var projectID: String
  package var id: String

  package init(projectID: String, id: String) {
    self.projectID = projectID
    self.id = id
  }
}
