import Calendar
import FoundationEssentials

/// Applies changes to the stored records, one after the other.
///
/// A change is applied if it is based on the current revision, so no change unknown to its device
/// is overwritten. Repeated changes, and changes to the current contents, have no effect. The same
/// holds for tombstones: only a change that knows of the deletion restores a deleted record.
struct RecordLedger: Sendable {
  enum Outcome: Sendable, Hashable {
    case carriedOut
    /// No change was necessary.
    case exists
    /// The stored record has a different revision than the change is based on.
    case conflict(Violation)
    case rejected(Violation)
    case postponed(Violation)
  }

  /// The current records, by id.
  public private(set) var records: [UUID: StoredRecord]
  /// Ids of the records changed by this ledger.
  public private(set) var changed: Set<UUID> = []
  /// Number of the participant's latest change.
  public private(set) var newestChange: Int64
  private var recordCount: Int
  private var byteCount: Int
  private let limits: RecordLimits
  private let now: Instant

  /// - Parameters:
  /// - records: the existing records that the changes refer to.
  /// - recordCount: number of all records of the participant, including tombstones.
  /// - byteCount: total size of them.
  init(
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

  mutating func decide(
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
        description: "the record belongs to another study")
    }
    if let contents = change.record.contents, !change.isDeletion, contents.type != present.type {
      return Violation(
        field: "record", reason: .recordContentsInvalid,
        description: "the record has the type \(present.type.rawValue)")
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
        description: "at most \(limits.recordCountMax) records are kept per participant, "
          + "including those deleted in the last \(RecordLimits.tombstoneDays) days")
    }
    let added = bytes - (present?.byteCount ?? 0)
    guard added > 0, byteCount + added > limits.bytesMax else { return nil }
    return Violation(
      field: "", reason: .tooManyRecords,
      description: "at most \(limits.bytesMax) bytes of records are kept per participant")
  }
}

extension Violation {
  /// The violation of a change to a record that never existed, or whose tombstone was forgotten.
  static let recordUnknown = Violation(
    field: "record.record_id", reason: .recordUnknown, description: "the record does not exist")

  /// Returned together with the current record.
  static let recordChanged = Violation(
    field: "base_revision", reason: .recordChanged,
    description: "the record changed since base_revision; the current record is included")

  /// The violation of a change that follows a postponed change of the same record.
  static let earlierChangeWaits = Violation(
    field: "record.record_id", reason: .earlierSheetWaits,
    description: "an earlier change of the record is still pending")
}
