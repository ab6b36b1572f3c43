internal import Fields

/// A health record as a device sends it, not yet checked (TNN §4).
public struct HealthRecord: Sendable, Hashable {
  public var recordID: String
  public var studyID: String
  public var title: String
  public var note: String
  /// Nil when there are none.
  public var contents: RecordContents?
  /// IANA name of the zone that the device was in.
  public var timeZone: String
  /// When it was last changed, by the clock of the device that did.
  public var changedAt: DeviceTime?

  public init(
    recordID: String, studyID: String, title: String = "", note: String = "",
    contents: RecordContents?, timeZone: String, changedAt: DeviceTime?
  ) {
    self.recordID = recordID
    self.studyID = studyID
    self.title = title
    self.note = note
    self.contents = contents
    self.timeZone = timeZone
    self.changedAt = changedAt
  }
}

/// A change that a device made.
public struct RecordChange: Sendable, Hashable {
  /// The revision that it builds on; 0: the record is new.
  public var baseRevision: UInt32
  /// As it is to be; of a deletion only its ids and time count.
  public var record: HealthRecord
  public var isDeletion: Bool

  public init(baseRevision: UInt32, record: HealthRecord, isDeletion: Bool = false) {
    self.baseRevision = baseRevision
    self.record = record
    self.isDeletion = isDeletion
  }
}

/// A term of a vocabulary.
public struct RecordCode: Sendable, Hashable {
  /// Of the study's vocabulary for the type of record.
  public var version: UInt32
  public var code: String

  public init(version: UInt32, code: String) {
    self.version = version
    self.code = code
  }
}

public enum Ear: String, Sendable, Hashable, CaseIterable {
  case left
  case right
  case both
}

extension HealthRecord {
  /// Whether its study can be one, and need be looked up.
  package var isWellNamed: Bool { IdentifierSyntax.isID(studyID) }
}
