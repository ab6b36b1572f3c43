/// A place in a log: everything up to and including it was read. Positions of different logs
/// (`EventLog.name`) have nothing to do with each other.
public struct LogPosition: Sendable, Hashable, Comparable {
  /// PostgreSQL: the transaction that appended. NATS: when the server stored it, in nanoseconds since
  /// 1970, by which a stream that was made anew is noticed.
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
