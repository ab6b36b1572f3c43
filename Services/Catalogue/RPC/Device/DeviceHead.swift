internal import Messages
internal import Postgres

/// What decides on a device's view of a study: the study's revision, and the newest versions of what it
/// names without a version.
struct DeviceHead: Sendable, Hashable {
  var study: StudyHead
  /// Of the study, which decides on the sounds and vocabularies that it may use.
  var projectID: String
  /// By id, in the study's order.
  var sounds: [String]
  var vocabularies: [String]
  /// Versions of both, in their order; 0 for one that is missing.
  var versions: [UInt32]
  /// Of all texts, those of sounds and vocabularies included.
  var languages: Set<String>

  var soundNames: [LibraryStore.Name] {
    sounds.map { LibraryStore.Name(projectID: projectID, id: $0) }
  }

  var vocabularyNames: [LibraryStore.Name] {
    vocabularies.map { LibraryStore.Name(projectID: projectID, id: $0) }
  }

  var tagParts: [String] {
    [study.id, String(study.revision)]
      + zip(sounds + vocabularies, versions).flatMap { [$0, String($1)] }
  }
}
