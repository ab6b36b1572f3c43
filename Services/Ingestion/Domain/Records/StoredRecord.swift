public import Calendar
public import FoundationEssentials
public import Questionnaires

/// A record as the server has it.
public struct StoredRecord: Sendable, Hashable {
  public var recordID: UUID
  public var studyID: String
  public var type: RecordType
  public var title: String
  public var note: String
  /// Nil: it was deleted, and this is the tombstone.
  public var contents: RecordContents?
  /// Whose terms the codes in it are; empty: it has none.
  public var vocabularyID: String
  public var timeZone: String
  /// By the clock of the device that made the change.
  public var changedAt: Instant
  /// Counts the changes, from 1.
  public var revision: UInt32
  public var createdAt: Instant
  public var updatedAt: Instant
  /// Place of the latest change among all of the participant's: in the order of their commits, without gaps
  /// that would be filled later.
  public var change: Int64
  /// How much is stored of it.
  public var byteCount: Int
  /// Of what it says, see ``RecordDigests/contents``.
  public var contentsDigest: [UInt8]
  /// Of the changes that made it what it is, the latest last; see ``RecordDigests/change``.
  public var changeDigests: [[UInt8]]

  public init(
    recordID: UUID, studyID: String, type: RecordType, title: String, note: String,
    contents: RecordContents?, vocabularyID: String, timeZone: String, changedAt: Instant,
    revision: UInt32,
    createdAt: Instant, updatedAt: Instant, change: Int64, byteCount: Int,
    contentsDigest: [UInt8], changeDigests: [[UInt8]]
  ) {
    self.recordID = recordID
    self.studyID = studyID
    self.type = type
    self.title = title
    self.note = note
    self.contents = contents
    self.vocabularyID = vocabularyID
    self.timeZone = timeZone
    self.changedAt = changedAt
    self.revision = revision
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.change = change
    self.byteCount = byteCount
    self.contentsDigest = contentsDigest
    self.changeDigests = changeDigests
  }

  public var isDeleted: Bool { contents == nil }
}

/// What tells changes and contents apart.
public struct RecordDigests: Sendable, Hashable {
  /// Bytes of a digest.
  public static let byteCount = 16
  /// Of the latest changes of a record so many are kept: what comes again later than these is a conflict.
  public static let changeCountMax = 16

  /// Of what the record says, without the time of the change: two devices that say the same agree.
  public var contents: [UInt8]
  /// Of that, the time of the change, and the revision that it builds on.
  public var change: [UInt8]
  /// Of what would be stored.
  public var recordBytes: Int

  public init(contents: [UInt8], change: [UInt8], recordBytes: Int) {
    self.contents = contents
    self.change = change
    self.recordBytes = recordBytes
  }
}
