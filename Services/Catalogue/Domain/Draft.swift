import Fields
import FoundationEssentials

/// A questionnaire in preparation.
struct Draft: Sendable {
  var id: UUID
  var projectID: String
  /// Number of changes, from 1.
  var revision: Int
  /// Contents; in lists only the heading.
  var contents: DraftContents
  /// The published version that it is based on; 0 if none.
  var baseVersion: UInt32
  var createdAt: Date
  var updatedAt: Date
  /// Hash of the request that created it.
  var requestHash: [UInt8]
  /// The revision published last, and its version.
  var publishedRevision: Int?
  var publishedVersion: UInt32?

  /// Resource name in the audit trail.
  var resource: String { Self.resource(id) }

  static func resource(_ id: UUID) -> String { "drafts/\(id.text)" }
}

/// The contents of a draft in stored form. An unfinished draft has to be readable as it was sent,
/// so it is not decoded to a definition.
struct DraftContents: Sendable, Hashable {
  var questionnaireID: String
  /// A questionnaire in stored form; empty in lists.
  var bytes: [UInt8]
  /// The part shown in lists, in the same form.
  var heading: [UInt8]
}
