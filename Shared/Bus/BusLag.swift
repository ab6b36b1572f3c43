public import FoundationEssentials

/// How far a service's bus is behind; all counts stop at `countMax`.
public struct BusLag: Sendable, Hashable {
  public static let countMax = 100_000

  public struct Outbox: Sendable, Hashable {
    /// Events that wait to be relayed.
    public var events: Int
    /// When the first of them happened.
    public var oldest: Date?

    public init(events: Int, oldest: Date?) {
      self.events = events
      self.oldest = oldest
    }
  }

  public struct Consumer: Sendable, Hashable {
    /// Events in the log, and in the previous one, that it has not read; nil when that cannot be known,
    /// since its cursor belongs to another log.
    public var behind: Int?
    /// When the first of them happened.
    public var oldest: Date?
    /// Events that failed or wait behind one that did.
    public var parked: Int
    /// Events that it gave up.
    public var deadLetters: Int
    /// Why it reads no further, by the names of logs; empty while it does.
    public var stops: [String: ConsumptionStop] = [:]

    public init(behind: Int?, oldest: Date?, parked: Int, deadLetters: Int) {
      self.behind = behind
      self.oldest = oldest
      self.parked = parked
      self.deadLetters = deadLetters
    }
  }

  public var outbox: Outbox
  /// By the consumers' names.
  public var consumers: [String: Consumer]

  public init(outbox: Outbox, consumers: [String: Consumer]) {
    self.outbox = outbox
    self.consumers = consumers
  }

  /// What a monitor should hear of, in words: what is over a limit; a consumer that is stopped; each
  /// that has dead letters, whatever the limit, for they go away by an operator's hand alone.
  ///
  /// - Parameter max: the most events that may wait in the outbox, in front of or beside a consumer.
  public func alarms(over max: Int) -> [String] {
    var alarms: [String] = []
    if outbox.events > max { alarms.append("outbox: \(outbox.events) events wait, over \(max)") }
    for (name, consumer) in consumers.sorted(by: { $0.key < $1.key }) {
      for stop in consumer.stops.values { alarms.append("\(name): its lag is unknown: \(stop)") }
      if let behind = consumer.behind, behind > max {
        alarms.append("\(name): \(behind) events are not read, over \(max)")
      }
      if consumer.parked > max {
        alarms.append("\(name): \(consumer.parked) events are parked, over \(max)")
      }
      if consumer.deadLetters > 0 {
        alarms.append(
          "\(name): \(consumer.deadLetters) dead letters, see `otolithctl bus dead-letters`")
      }
    }
    return alarms
  }

  /// Whether everything that was published and that the log has is applied or given up.
  public var isCaughtUp: Bool {
    outbox.events == 0 && consumers.values.allSatisfy { $0.behind == 0 && $0.parked == 0 }
  }
}
