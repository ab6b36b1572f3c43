public import FoundationEssentials

/// The backlog of a service's bus. All counts stop at `countMax`.
public struct BusLag: Sendable, Hashable {
  public static let countMax = 100_000

  public struct Outbox: Sendable, Hashable {
    /// Number of events waiting to be relayed.
    public var events: Int
    /// Time of the oldest of them.
    public var oldest: Date?

    public init(events: Int, oldest: Date?) {
      self.events = events
      self.oldest = oldest
    }
  }

  public struct Consumer: Sendable, Hashable {
    /// Number of unread events; nil if unknown because the cursor belongs to another log.
    public var behind: Int?
    /// Time of the oldest of them.
    public var oldest: Date?
    /// Number of events that failed, or wait behind a failed one.
    public var parked: Int
    /// Number of events that were given up.
    public var deadLetters: Int
    /// Why it is stopped; nil while it reads.
    public var stop: ConsumptionStop?

    public init(behind: Int?, oldest: Date?, parked: Int, deadLetters: Int) {
      self.behind = behind
      self.oldest = oldest
      self.parked = parked
      self.deadLetters = deadLetters
    }
  }

  public var outbox: Outbox
  /// Backlog by consumer name.
  public var consumers: [String: Consumer]

  public init(outbox: Outbox, consumers: [String: Consumer]) {
    self.outbox = outbox
    self.consumers = consumers
  }

  /// Messages for monitoring: counts over a limit, stopped consumers, and consumers with dead
  /// letters (independent of the limit, since only an operator can remove them).
  ///
  /// - Parameter max: maximum number of events that may wait in the outbox, and unread or parked
  ///   per consumer.
  public func alarms(over max: Int) -> [String] {
    var alarms: [String] = []
    if outbox.events > max { alarms.append("outbox: \(outbox.events) events; the limit is \(max)") }
    for (name, consumer) in consumers.sorted(by: { $0.key < $1.key }) {
      if let stop = consumer.stop { alarms.append("\(name): its lag is unknown: \(stop)") }
      if let behind = consumer.behind, behind > max {
        alarms.append("\(name): \(behind) unread events; the limit is \(max)")
      }
      if consumer.parked > max {
        alarms.append("\(name): \(consumer.parked) parked events; the limit is \(max)")
      }
      if consumer.deadLetters > 0 {
        alarms.append(
          "\(name): \(consumer.deadLetters) dead letters, see `otolithctl bus dead-letters`")
      }
    }
    return alarms
  }

  /// Whether all published events, here and in the log, are applied or given up.
  public var isCaughtUp: Bool {
    outbox.events == 0 && consumers.values.allSatisfy { $0.behind == 0 && $0.parked == 0 }
  }
}
