import Calendar
import Fields
import FoundationEssentials

/// A health record as sent by a device, not yet validated (TNN §4).
struct HealthRecord: Sendable, Hashable {
  var recordID: String
  var studyID: String
  var title: String = ""
  var note: String = ""
  /// The contents; nil if missing.
  var contents: RecordContents?
  /// IANA name of the device's time zone.
  var timeZone: String
  /// Device time of the last change.
  var changedAt: DeviceTime?
}

/// A change made on a device.
struct RecordChange: Sendable, Hashable {
  /// Revision that the change is based on; 0 for a new record.
  var baseRevision: UInt32
  /// The record after the change; a deletion uses only its ids and time.
  var record: HealthRecord
  var isDeletion: Bool = false
}

/// A term of a vocabulary.
struct RecordCode: Sendable, Hashable {
  /// Version of the study's vocabulary for the type of record.
  var version: UInt32
  var code: String
}

enum Ear: String, Sendable, Hashable, CaseIterable {
  case left
  case right
  case both
}

extension HealthRecord {
  /// Whether the study id is well-formed and needs a lookup.
  var isWellNamed: Bool { IdentifierSyntax.isID(studyID) }
}

/// A change that passed validation.
struct AcceptedRecordChange: Sendable, Hashable {
  var recordID: UUID
  var changedAt: Instant
  /// The vocabulary of its codes; empty if it has none.
  var vocabularyID: String = ""
  var change: RecordChange
}
