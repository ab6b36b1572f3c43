public import Calendar
import Fields
public import FoundationEssentials
public import Questionnaires

/// Which of a participant's records, and in which order.
public struct RecordFilter: Sendable, Hashable {
  public enum Order: Sendable, Hashable {
    /// Latest first.
    case time
    case title
    case type
  }

  /// Empty: of all studies.
  public var studyID = ""
  /// Empty: all.
  public var types: Set<RecordType> = []
  /// Only what was or went on at it or after it.
  public var from: Instant?
  /// Only what was or went on before it.
  public var until: Instant?
  /// As ``RecordWords`` has them; nil: whatever is in them.
  public var words: String?
  public var order = Order.time

  public init() {}
}

/// Place of a record in a list.
public struct RecordPosition: Sendable, Hashable {
  /// What it is ordered by before time and id: title or type; empty where it is ordered by time.
  public var leading: String
  /// Microseconds since 1970; 0 where it is ordered by title.
  public var time: Int64
  public var recordID: UUID

  public init(leading: String, time: Int64, recordID: UUID) {
    self.leading = leading
    self.time = time
    self.recordID = recordID
  }

  /// Nil for anything that ``key`` cannot be.
  public init?(key: String) {
    let parts = key.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let recordID = UUID(text: String(parts[0])),
      let time = Int64(parts[1]), Instant(microseconds: time) > .distantPast
    else { return nil }
    self.init(leading: String(parts[2]), time: time, recordID: recordID)
  }

  /// As page tokens have it.
  public var key: String { "\(recordID.text)|\(time)|\(leading)" }
}

/// What changed since a cursor.
public struct RecordChanges: Sendable {
  /// By their latest change, tombstones included.
  public var records: [StoredRecord]
  /// For the next call.
  public var cursor: RecordCursor
  /// Whether there is more.
  public var hasMore: Bool
  /// Whether this began anew because tombstones are gone that the cursor had not seen.
  public var isReset: Bool

  public init(records: [StoredRecord], cursor: RecordCursor, hasMore: Bool, isReset: Bool) {
    self.records = records
    self.cursor = cursor
    self.hasMore = hasMore
    self.isReset = isReset
  }
}
