public import FoundationEssentials
import Postgres

/// An event that a consumer has given up.
public struct DeadLetter: Sendable, Hashable {
  public var consumer: String
  public var event: Event
  /// The error of the last attempt.
  public var reason: String
  public var attempts: Int
  public var firstFailedAt: Date
  public var lastFailedAt: Date

  public init(
    consumer: String, event: Event, reason: String, attempts: Int, firstFailedAt: Date,
    lastFailedAt: Date
  ) {
    self.consumer = consumer
    self.event = event
    self.reason = reason
    self.attempts = attempts
    self.firstFailedAt = firstFailedAt
    self.lastFailedAt = lastFailedAt
  }

  init(row: PostgresRow) throws {
    consumer = try row.decode("consumer")
    event = try Event(row: row)
    reason = try row.decode("reason")
    attempts = try row.decode("attempts")
    firstFailedAt = try row.decode("first_failed_at")
    lastFailedAt = try row.decode("last_failed_at")
  }
}
