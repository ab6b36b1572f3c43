/// A place in the log: everything up to and including it was read.
public struct LogPosition: Sendable, Hashable {
  /// The transaction that appended.
  public var transaction: UInt64
  /// The number within the log.
  public var number: Int64

  public init(transaction: UInt64, number: Int64) {
    self.transaction = transaction
    self.number = number
  }

  /// Before the first event.
  public static let start = LogPosition(transaction: 0, number: 0)
}
