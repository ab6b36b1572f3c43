public import Logging
public import Postgres

/// A service's part of the bus: the relay of its outbox and its consumers.
public final class BusRunner: Sendable {
  private let relay: Relay
  private let runners: [ConsumerRunner]
  private let pool: PostgresPool
  private let log: any EventLog
  private let outbox: Outbox
  private let news: [WakeSignal]
  private let logger: Logger

  /// How long a loop with nothing to do sleeps; it doubles from the first to the second.
  private static let idlePauses = (
    first: Duration.milliseconds(5), last: Duration.milliseconds(500)
  )

  /// - Parameter pool: the service's own schema.
  public init(
    pool: PostgresPool, log: any EventLog, outbox: Outbox, consumers: [any EventConsumer],
    policy: RetryPolicy = RetryPolicy(), logger: Logger
  ) {
    self.pool = pool
    self.log = log
    self.outbox = outbox
    self.logger = logger
    relay = Relay(pool: pool, log: log, logger: logger)
    runners = consumers.map {
      ConsumerRunner(consumer: $0, pool: pool, log: log, policy: policy, logger: logger)
    }
    news = consumers.map { _ in WakeSignal() }
  }

  /// Relays and consumes until cancelled. An unreachable database is waited for, not an error.
  public func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        try await loop("relay", signal: outbox.signal) { try await self.relay.carry() }
      }
      group.addTask { [self] in
        let news = news
        try await log.listen { for signal in news { signal.signal() } }
      }
      for (runner, signal) in zip(runners, news) {
        group.addTask { [self] in
          var isPrepared = false
          try await loop(runner.consumer.name, signal: signal) {
            if !isPrepared {
              try await runner.prepare()
              isPrepared = true
            }
            return try await runner.advance()
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Whether everything published so far has left the outbox and every consumer has dealt with
  /// what it can read, parked events included.
  public func isCaughtUp() async throws -> Bool {
    let waiting = try await pool.query(
      """
      SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM parked_events) AS waiting
      """
    ).first?.decode("waiting", as: Int.self)
    guard waiting == 0 else { return false }
    for runner in runners {
      guard let position = try await runner.currentPosition() else { return false }
      let page = try await log.read(after: position, types: runner.consumer.types, limit: 1)
      if !page.events.isEmpty { return false }
    }
    return true
  }

  /// Makes a consumer read the log from its start again. Its effects must be upserts.
  public func rebuild(consumer name: String) async throws {
    try await pool.transaction { connection in
      try await connection.execute("DELETE FROM inbox WHERE consumer = \(name)")
      try await connection.execute("DELETE FROM parked_events WHERE consumer = \(name)")
      try await connection.execute(
        "UPDATE bus_cursors SET txid = '0', position = 0 WHERE consumer = \(name)")
    }
  }

  /// Gives dead letters of a consumer another chance, in their order; returns how many.
  public func replayDeadLetters(of name: String) async throws -> Int {
    try await pool.transaction { connection in
      let moved = try await connection.execute(
        """
        INSERT INTO parked_events (consumer, event_id, source, type, subject, occurred_at, data,
          attempts, next_attempt_at, first_failed_at, reason)
        SELECT consumer, event_id, source, type, subject, occurred_at, data, 0,
          clock_timestamp(), first_failed_at, reason
        FROM dead_letters WHERE consumer = \(name) ORDER BY id
        ON CONFLICT (consumer, event_id) DO NOTHING
        """)
      try await connection.execute("DELETE FROM dead_letters WHERE consumer = \(name)")
      return moved
    }
  }

  // MARK: - Loops

  private func loop(
    _ name: String, signal: WakeSignal, _ work: () async throws -> Int
  ) async throws {
    var pause = Self.idlePauses.first
    var backoff = Backoff(first: .milliseconds(100), max: .seconds(10))
    var isFailing = false
    while !Task.isCancelled {
      do {
        let handled = try await work()
        if isFailing {
          logger.notice("the bus works again", metadata: ["part": "\(name)"])
          isFailing = false
        }
        backoff.reset()
        pause = handled > 0 ? Self.idlePauses.first : min(pause * 2, Self.idlePauses.last)
        if handled == 0 { await signal.wait(atMost: pause) }
      } catch {
        if Task.isCancelled { return }
        // Once per outage: a loop that fails for an hour has one thing to say.
        if !isFailing {
          logger.warning(
            "the bus stands still", metadata: ["part": "\(name)", "reason": "\(error)"])
          isFailing = true
        }
        try await Task.sleep(for: backoff.next())
      }
    }
  }
}
