/// A published version of a sound collection, a vocabulary or an item.
struct LibraryVersion: Sendable {
  var id: String
  var projectID: String
  var version: UInt32
  var contentHash: ContentHash
  /// Stored form.
  var definition: [UInt8]
  /// Whether outsiders may read it.
  var isShared: Bool
  /// Languages of all texts.
  var languages: Set<String>
}

/// The owner of a library entry, and the contents of its newest version.
struct LibraryOwner: Sendable, Hashable {
  var projectID: String
  /// The study that published the entry first; nil if it was published without a study.
  var homeStudyID: String?
  var contentHash: ContentHash
}

/// A study's reference to a library entry.
struct LibraryName: Sendable, Hashable {
  /// Project of the study.
  var projectID: String
  var id: String
}
