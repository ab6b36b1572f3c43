/// The limits of a service's bus.
public struct BusConfiguration: Sendable {
  /// The most events that are relayed, or applied in one transaction. Consumers begin with 500 and go
  /// up to it while they are behind and a batch takes little time.
  public var batchMax = 5_000
  /// How often an event is tried before it becomes a dead letter.
  public var attemptsMax = 10
  /// The wait before the second attempt; each further one is twice as long.
  public var retryFirst: Duration = .milliseconds(500)
  /// The longest wait between two attempts.
  public var retryMax: Duration = .seconds(300)
  /// The most parked events of one consumer; with more it reads no further.
  public var parkedMax = 100_000
  /// The shortest and the longest wait before an idle relay or consumer looks again, though nobody has
  /// told it of news: that is for hints that were lost, for what another process published and died,
  /// and for what somebody changed in the database by hand.
  public var pollFirst: Duration = .milliseconds(50)
  public var pollMax: Duration = .seconds(20)
  /// The shortest time from the beginning of a round of a relay or a consumer that found something, and all of it,
  /// to that of the next. After a pause news are looked at at once.
  public var roundInterval: Duration = .milliseconds(50)
  /// The wait before a relay or a consumer looks again whose work another instance is at.
  public var standbyWait: Duration = .milliseconds(500)
  /// How long a consumer that is at it believes that nobody set it back or replayed something.
  public var stateAgeMax: Duration = .milliseconds(500)
  /// The shortest and the longest wait for an older transaction that keeps a reader from what is
  /// there already.
  public var unsettledFirst: Duration = .milliseconds(1)
  public var unsettledMax: Duration = .milliseconds(20)
  /// The longest wait after the log or the database failed.
  public var outageMax: Duration = .seconds(10)
  /// How long the inbox remembers an event. Longer than any event could be delivered again, which
  /// happens only after the log or a cursor was set back.
  public var inboxRetention: Duration = .seconds(30 * 86_400)
  /// How often the topics' retention is seen to.
  public var pruneInterval: Duration = .seconds(3_600)
  /// How often the gauges of lag are set.
  public var reportInterval: Duration = .seconds(15)

  public init() {}
}
