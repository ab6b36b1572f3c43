public import Calendar
public import FoundationEssentials

/// What becomes of changes, given the records as they are: decides one after the other, each on what the ones
/// before it left.
///
/// A change is carried out when it builds on the present revision; so nothing is overwritten that its device
/// did not know. The same change again, and one that says what is there already, changes nothing. Over a tombstone
/// the same holds: a late edit does not bring a deleted record back, only one that knows of the deletion does.
public struct RecordLedger: Sendable {
  public enum Outcome: Sendable, Hashable {
    case carriedOut
    /// Nothing had to be changed.
    case exists
    /// The present record is another one than the change builds on.
    case conflict(Violation)
    case rejected(Violation)
    case postponed(Violation)
  }

  /// By id, as they are.
  public private(set) var records: [UUID: StoredRecord]
  /// Those that were changed here.
  public private(set) var changed: Set<UUID> = []
  /// The number of the participant's latest change.
  public private(set) var newestChange: Int64
  private var recordCount: Int
  private var byteCount: Int
  private let limits: RecordLimits
  private let now: Instant

  /// - Parameters:
  ///   - records: those that the changes name, as far as there are any.
  ///   - recordCount: of all of the participant's, tombstones included.
  ///   - byteCount: of all of them.
  public init(
    records: [StoredRecord], newestChange: Int64, recordCount: Int, byteCount: Int,
    limits: RecordLimits, now: Instant
  ) {
    self.records = Dictionary(
      records.map { ($0.recordID, $0) }, uniquingKeysWith: { first, _ in first })
    self.newestChange = newestChange
    self.recordCount = recordCount
    self.byteCount = byteCount
    self.limits = limits
    self.now = now
  }

  public mutating func decide(
    _ accepted: AcceptedRecordChange, digests: RecordDigests
  ) -> Outcome {
    let change = accepted.change
    guard let present = records[accepted.recordID] else {
      guard change.baseRevision == 0, !change.isDeletion else { return .rejected(.recordUnknown) }
      return carryOut(accepted, digests, on: nil)
    }
    if let violation = Self.mismatch(of: change, with: present) { return .rejected(violation) }
    if present.changeDigests.contains(digests.change) { return .exists }
    let saysTheSame =
      change.isDeletion
      ? present.isDeleted : !present.isDeleted && present.contentsDigest == digests.contents
    if saysTheSame { return .exists }
    guard change.baseRevision <= present.revision else {
      return .conflict(.revisionUnknown(newest: present.revision))
    }
    guard change.baseRevision == present.revision else { return .conflict(.recordChanged) }
    return carryOut(accepted, digests, on: present)
  }

  private static func mismatch(
    of change: RecordChange, with present: StoredRecord
  ) -> Violation? {
    if change.record.studyID != present.studyID {
      return Violation(
        field: "record.study_id", reason: .recordContentsInvalid,
        description: "the record is of another study")
    }
    if let contents = change.record.contents, !change.isDeletion, contents.type != present.type {
      return Violation(
        field: "record", reason: .recordContentsInvalid,
        description: "the record is of the type \(present.type.rawValue)")
    }
    return nil
  }

  private mutating func carryOut(
    _ accepted: AcceptedRecordChange, _ digests: RecordDigests, on present: StoredRecord?
  ) -> Outcome {
    let bytes = accepted.change.isDeletion ? 0 : digests.recordBytes
    if !accepted.change.isDeletion,
      let violation = overflow(records: present == nil ? 1 : 0, bytes: bytes, on: present)
    {
      return .postponed(violation)
    }
    let record = accepted.change.record
    guard let type = record.contents?.type ?? present?.type else {
      return .rejected(.recordUnknown)
    }
    newestChange += 1
    let isDeletion = accepted.change.isDeletion
    records[accepted.recordID] = StoredRecord(
      recordID: accepted.recordID, studyID: record.studyID,
      type: isDeletion ? present?.type ?? type : type,
      title: isDeletion ? "" : record.title, note: isDeletion ? "" : record.note,
      contents: isDeletion ? nil : record.contents,
      vocabularyID: isDeletion ? "" : accepted.vocabularyID,
      timeZone: isDeletion ? "" : record.timeZone, changedAt: accepted.changedAt,
      revision: (present?.revision ?? 0) + 1, createdAt: present?.createdAt ?? now,
      updatedAt: now, change: newestChange, byteCount: bytes, contentsDigest: digests.contents,
      changeDigests: ((present?.changeDigests ?? []) + [digests.change])
        .suffix(RecordDigests.changeCountMax))
    changed.insert(accepted.recordID)
    recordCount += present == nil ? 1 : 0
    byteCount += bytes - (present?.byteCount ?? 0)
    return .carriedOut
  }

  private func overflow(records: Int, bytes: Int, on present: StoredRecord?) -> Violation? {
    if recordCount + records > limits.recordCountMax {
      return Violation(
        field: "", reason: .tooManyRecords,
        description: "at most \(limits.recordCountMax) records are kept of one participant,"
          + " with those deleted in the last \(RecordLimits.tombstoneDays) days")
    }
    let added = bytes - (present?.byteCount ?? 0)
    guard added > 0, byteCount + added > limits.bytesMax else { return nil }
    return Violation(
      field: "", reason: .tooManyRecords,
      description: "at most \(limits.bytesMax) bytes of records are kept of one participant")
  }
}

extension Violation {
  /// Of a record that was never there, or whose tombstone is gone.
  static let recordUnknown = Violation(
    field: "record.record_id", reason: .recordUnknown, description: "there is no such record")

  /// Beside the present record.
  static let recordChanged = Violation(
    field: "base_revision", reason: .recordChanged,
    description: "the record was changed since; its present revision stands beside this")

  /// Of a change behind another one of the same record that waits itself.
  public static let earlierChangeWaits = Violation(
    field: "record.record_id", reason: .earlierSheetWaits,
    description: "an earlier change of the record waits itself")
}
