import Bus
public import FoundationEssentials

/// How a service's bus stands, as it last measured it itself.
public struct BusStatus: Codable, Sendable, Hashable {
  public struct Consumer: Codable, Sendable, Hashable {
    public var name: String
    /// Events that it has not read; absent while it is stopped.
    public var behind: Int?
    /// When the first of them happened.
    public var oldestTime: Date?
    public var parked: Int
    public var deadLetters: Int
    /// Why it is stopped.
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

  /// What its places are remembered under: `postgres`, `nats:OTOLITH`.
  public var log: String
  /// The name of the one that it moves away from.
  public var previousLog: String?
  /// By the clock of events: what ages of theirs are to be compared with.
  public var time: Date
  /// How long ago it was measured; absent before the first time.
  public var measuredSecondsAgo: Int?
  public var outbox: Int?
  public var outboxOldestTime: Date?
  public var consumers: [Consumer]

  public init(
    log: String, previousLog: String? = nil, time: Date, measuredSecondsAgo: Int? = nil,
    outbox: Int? = nil, outboxOldestTime: Date? = nil, consumers: [Consumer] = []
  ) {
    self.log = log
    self.previousLog = previousLog
    self.time = time
    self.measuredSecondsAgo = measuredSecondsAgo
    self.outbox = outbox
    self.outboxOldestTime = outboxOldestTime
    self.consumers = consumers
  }
}

extension BusStatus {
  init(_ settings: BusSettings, _ measurement: BusObservation.Measurement?, now: Date) {
    self.init(
      log: settings.transport.name, previousLog: settings.previous?.name, time: now,
      measuredSecondsAgo: measurement.map { Int((ContinuousClock.now - $0.at) / .seconds(1)) },
      outbox: measurement?.lag.outbox.events, outboxOldestTime: measurement?.lag.outbox.oldest,
      consumers: (measurement?.lag.consumers ?? [:]).sorted { $0.key < $1.key }
        .map { name, consumer in
          Consumer(
            name: name, behind: consumer.behind, oldestTime: consumer.oldest,
            parked: consumer.parked, deadLetters: consumer.deadLetters,
            stop: consumer.stops.sorted { $0.key < $1.key }.first?.value.description)
        })
  }
}
