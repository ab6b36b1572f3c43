/// The limits of a service's bus.
public struct BusConfiguration: Sendable {
  /// The most events that are relayed, or applied in one transaction.
  public var batchMax = 500
  /// How often an event is tried before it becomes a dead letter.
  public var attemptsMax = 10
  /// The wait before the second attempt; each further one is twice as long.
  public var retryFirst: Duration = .milliseconds(500)
  /// The longest wait between two attempts.
  public var retryMax: Duration = .seconds(300)
  /// The most parked events of one consumer; with more it reads no further.
  public var parkedMax = 100_000
  /// The shortest and the longest wait before an idle relay or consumer looks again.
  public var pollFirst: Duration = .milliseconds(5)
  public var pollMax: Duration = .milliseconds(500)
  /// The longest wait after the log or the database failed.
  public var outageMax: Duration = .seconds(10)
  /// How long the inbox remembers an event. Longer than any event could be delivered again, which
  /// happens only after the log or a cursor was set back.
  public var inboxRetention: Duration = .seconds(30 * 86_400)

  public init() {}
}
