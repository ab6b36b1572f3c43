public import FoundationEssentials

/// A consumer's position in a log, as stored in its service's database.
public struct LogCursor: Sendable, Hashable {
  public var position: LogPosition
  /// The id of the event at this position; nil if unknown.
  public var event: UUID?
  /// The log of the position; nil before the first read.
  public var log: LogIdentity?

  public init(position: LogPosition, event: UUID? = nil, log: LogIdentity? = nil) {
    self.position = position
    self.event = event
    self.log = log
  }

  /// The cursor of a consumer that has not read anything.
  public static let start = LogCursor(position: .start)
}

/// A position in a log: everything up to and including it was read. Positions of different logs
/// (`EventLog.name`) cannot be compared.
public struct LogPosition: Sendable, Hashable, Comparable {
  /// PostgreSQL: the transaction that appended. NATS: when the server stored it, in nanoseconds
  /// since 1970, which detects a stream that was created again.
  public var transaction: UInt64
  /// The number within the log. NATS: the stream sequence.
  public var number: Int64

  public init(transaction: UInt64 = 0, number: Int64) {
    self.transaction = transaction
    self.number = number
  }

  /// Before the first event.
  public static let start = LogPosition(transaction: 0, number: 0)

  public static func < (one: LogPosition, other: LogPosition) -> Bool {
    (one.transaction, one.number) < (other.transaction, other.number)
  }
}

/// Identifies a log independent of its name. Positions are valid only within one log.
public struct LogIdentity: Sendable, Hashable {
  /// Identifies the log and the sequence that numbers its events. PostgreSQL: a random id of the
  /// log and the server's system identifier, since transaction ids belong to the cluster. NATS: the
  /// stream and its description or creation time.
  public var id: String
  /// The history of the sequence. Another timeline branched off at some point, so it may lack the
  /// end of this one and reuse its positions. PostgreSQL: the timeline, which changes when a
  /// replica is promoted or a backup is rolled forward. NATS: always empty, since each position
  /// includes the time at which its event was stored.
  public var timeline: String

  public init(id: String, timeline: String) {
    self.id = id
    self.timeline = timeline
  }

  /// Whether this may be the same log although the identities differ. pg_upgrade changes the
  /// cluster's system identifier, and a promotion the timeline; a log keeps its random id, and a
  /// stream its creation time.
  func mayBe(_ other: LogIdentity) -> Bool {
    // NATS has no timelines.
    guard !timeline.isEmpty, !other.timeline.isEmpty else { return id == other.id }
    return ownID == other.ownID
  }

  private var ownID: Substring { id.prefix { $0 != "/" } }
}

extension LogIdentity: CustomStringConvertible {
  public var description: String { timeline.isEmpty ? id : "\(id), timeline \(timeline)" }
}
