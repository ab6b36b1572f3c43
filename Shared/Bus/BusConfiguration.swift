/// The limits of a service's bus.
public struct BusConfiguration: Sendable {
  /// Maximum number of events relayed, or applied in one transaction. Consumers start with 500 and
  /// go up to this maximum while they are behind and batches are fast.
  public var batchMax = 5_000
  /// Number of attempts before an event becomes a dead letter.
  public var attemptsMax = 10
  /// The wait before the second attempt; doubles with each further attempt.
  public var retryFirst: Duration = .milliseconds(500)
  /// The longest wait between two attempts.
  public var retryMax: Duration = .seconds(300)
  /// Maximum number of parked events per consumer; above it the consumer stops reading.
  public var parkedMax = 100_000
  /// Minimum and maximum interval at which an idle relay or consumer polls without a notification.
  /// Polling finds lost notifications, events of a process that died after publishing, and manual
  /// changes in the database.
  public var pollFirst: Duration = .milliseconds(50)
  public var pollMax: Duration = .seconds(20)
  /// Minimum time between the starts of two rounds of a relay or a consumer without backlog. After
  /// a pause a notification is handled at once.
  public var roundInterval: Duration = .milliseconds(50)
  /// The wait before a relay or consumer checks again whether another instance still holds its
  /// lock.
  public var standbyWait: Duration = .milliseconds(500)
  /// Maximum age of a consumer's cached state; a reset or replay is noticed after that.
  public var stateAgeMax: Duration = .milliseconds(500)
  /// Minimum and maximum wait for an older transaction that blocks a reader.
  public var unsettledFirst: Duration = .milliseconds(1)
  public var unsettledMax: Duration = .milliseconds(20)
  /// Maximum wait after a failure of the log or the database.
  public var outageMax: Duration = .seconds(10)
  /// How long the inbox remembers an event. It must exceed the time after which an event can be
  /// delivered again, which happens only after the log or a cursor was reset.
  public var inboxRetention: Duration = .seconds(30 * 86_400)
  /// Interval at which the topics' retention is enforced.
  public var pruneInterval: Duration = .seconds(3_600)
  /// Interval at which the lag gauges are updated.
  public var reportInterval: Duration = .seconds(15)

  public init() {}
}
