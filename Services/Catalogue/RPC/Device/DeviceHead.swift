internal import Messages
internal import Postgres

/// What decides on a device's view of a study: the study's revision, and the newest versions of what it
/// names without a version.
struct DeviceHead: Sendable, Hashable {
  var study: StudyHead
  /// By id, in the study's order.
  var sounds: [String]
  var vocabularies: [String]
  /// Versions of both, in their order; 0 for one that is missing.
  var versions: [UInt32]
  /// Of all texts, those of sounds and vocabularies included.
  var languages: Set<String>

  var tagParts: [String] {
    [study.id, String(study.revision)]
      + zip(sounds + vocabularies, versions).flatMap { [$0, String($1)] }
  }
}
