import Bus
public import FoundationEssentials
import Settings

/// State of a service's bus at its last measurement.
public struct BusStatus: Codable, Sendable, Hashable {
  public struct Consumer: Codable, Sendable, Hashable {
    public var name: String
    /// Number of unread events; absent while the consumer is stopped.
    public var behind: Int?
    /// Time of the oldest unread event.
    public var oldestTime: Date?
    public var parked: Int
    public var deadLetters: Int
    /// Why the consumer is stopped.
    public var stop: String?

    public init(
      name: String, behind: Int?, oldestTime: Date? = nil, parked: Int = 0, deadLetters: Int = 0,
      stop: String? = nil
    ) {
      self.name = name
      self.behind = behind
      self.oldestTime = oldestTime
      self.parked = parked
      self.deadLetters = deadLetters
      self.stop = stop
    }
  }

  /// Name of the log that offsets are stored under: `postgres`, `nats:OTOLITH`.
  public var log: String
  /// Time of the clock that stamps events; compare event ages with it.
  public var time: Date
  /// Age of the measurement in seconds; absent before the first one.
  public var measuredSecondsAgo: Int?
  public var outbox: Int?
  public var outboxOldestTime: Date?
  public var consumers: [Consumer] = []
}

extension BusStatus {
  init(_ settings: BusSettings, _ observation: BusObservation, now: Date) {
    let measurement = observation.measurement
    let waiting = observation.outbox
    self.init(
      log: settings.transport.name, time: now,
      measuredSecondsAgo: measurement.map { Int((ContinuousClock.now - $0.at) / .seconds(1)) },
      outbox: waiting?.events, outboxOldestTime: waiting?.oldest,
      consumers: (measurement?.lag.consumers ?? [:]).sorted { $0.key < $1.key }
        .map { name, consumer in
          Consumer(
            name: name, behind: consumer.behind, oldestTime: consumer.oldest,
            parked: consumer.parked, deadLetters: consumer.deadLetters,
            stop: consumer.stop?.description)
        })
  }
}
