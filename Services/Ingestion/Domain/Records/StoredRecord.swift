import Calendar
import FoundationEssentials
import Questionnaires

/// A stored record.
struct StoredRecord: Sendable, Hashable {
  var recordID: UUID
  var studyID: String
  var type: RecordType
  var title: String
  var note: String
  /// The contents; nil for the tombstone of a deleted record.
  var contents: RecordContents?
  /// The vocabulary of its codes; empty if it has none.
  var vocabularyID: String
  var timeZone: String
  /// Device time of the change.
  var changedAt: Instant
  /// Number of changes, starting at 1.
  var revision: UInt32
  var createdAt: Instant
  var updatedAt: Instant
  /// Number of the latest change among all changes of the participant, in commit order and without
  /// gaps that are filled later.
  var change: Int64
  /// Stored size in bytes.
  var byteCount: Int
  /// Digest of the contents, see ``RecordDigests/contents``.
  var contentsDigest: [UInt8]
  /// Digests of the latest changes, newest last; see ``RecordDigests/change``.
  var changeDigests: [[UInt8]]

  var isDeleted: Bool { contents == nil }
}

/// Digests for comparing changes and contents.
struct RecordDigests: Sendable, Hashable {
  /// Length of a digest in bytes.
  static let byteCount = 16
  /// Number of digests kept per record; an older change that is sent again is a conflict.
  static let changeCountMax = 16

  /// Digest of the contents without the time of the change, so that equal edits of two devices
  /// match.
  var contents: [UInt8]
  /// Digest of contents, time and base revision of the change.
  var change: [UInt8]
  /// Number of bytes to be stored.
  var recordBytes: Int
}
