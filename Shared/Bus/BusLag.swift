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
    /// Events in the log, and in the previous one, that it has not read.
    public var behind: Int
    /// When the first of them happened.
    public var oldest: Date?
    /// Events that failed or wait behind one that did.
    public var parked: Int
    /// Events that it gave up.
    public var deadLetters: Int

    public init(behind: Int, oldest: Date?, parked: Int, deadLetters: Int) {
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

  /// Whether everything that was published and that the log has is applied or given up.
  public var isCaughtUp: Bool {
    outbox.events == 0 && consumers.values.allSatisfy { $0.behind == 0 && $0.parked == 0 }
  }
}
