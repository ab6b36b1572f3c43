public import Logging
public import Postgres

/// The bus of one service: relays its outbox to the log, and lets its consumers apply what the log
/// brings.
///
/// Several instances of a service may run one each; the database lets one at a time relay, and one
/// at a time apply for each consumer. While the log cannot be reached the service goes on, and its
/// outbox grows.
public final class BusRunner: Sendable {
  private let pool: PostgresPool
  private let log: any EventLog
  private let outbox: Outbox
  private let consumers: [any EventConsumer]
  private let configuration: BusConfiguration
  private let logger: Logger

  /// - Parameters:
  ///   - pool: the service's own, with its schema in the search path.
  ///   - outbox: the one that the service publishes with.
  ///   - consumers: each with a name of its own.
  public init(
    pool: PostgresPool, log: any EventLog, outbox: Outbox, consumers: [any EventConsumer],
    configuration: BusConfiguration = BusConfiguration(), logger: Logger
  ) {
    self.pool = pool
    self.log = log
    self.outbox = outbox
    self.consumers = consumers
    self.configuration = configuration
    self.logger = logger
  }

  /// Relays and consumes until the task is cancelled, through whatever fails meanwhile.
  ///
  /// - Throws: `BusError` when two consumers have one name.
  public func run() async throws {
    let names = consumers.map(\.name)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw BusError.duplicateConsumer(name)
    }
    let signals = consumers.map { _ in WakeSignal() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.relay() }
      group.addTask { await self.prune() }
      group.addTask {
        for await _ in self.log.news() {
          for signal in signals { signal.raise() }
        }
      }
      for (consumer, signal) in zip(consumers, signals) {
        group.addTask { await self.consume(consumer, signal) }
      }
      await group.waitForAll()
    }
  }

  /// Makes a consumer read the log again from the start, as if it were new: its effects must bear
  /// that, being upserts. Also parked events come again; dead letters stay until they are replayed.
  ///
  /// - Throws: `BusError.unknownConsumer`; `PostgresError`.
  public func rebuild(consumer: String) async throws {
    guard consumers.contains(where: { $0.name == consumer }) else {
      throw BusError.unknownConsumer(consumer)
    }
    try await pool.transaction { connection in
      // The lock first: it waits for the batch under way.
      try await connection.execute(
        "UPDATE bus_cursors SET txid = '0', position = 0 WHERE consumer = \(consumer)")
      try await connection.execute("DELETE FROM inbox WHERE consumer = \(consumer)")
      try await connection.execute("DELETE FROM parked_events WHERE consumer = \(consumer)")
    }
  }

  /// How far this service is behind.
  ///
  /// - Throws: `PostgresError`, also of the log's database.
  public func lag() async throws -> BusLag {
    let rows = try await pool.query(
      """
      SELECT count(*) AS waiting FROM (SELECT FROM outbox LIMIT \(BusLag.countMax)) AS oldest
      """)
    var lag = BusLag(outbox: try rows[0].decode("waiting"), consumers: [:])
    for consumer in consumers {
      let state = try await ConsumerState.read(consumer.name, on: pool)
      let letters = try await pool.query(
        "SELECT count(*) AS letters FROM dead_letters WHERE consumer = \(consumer.name)")
      lag.consumers[consumer.name] = BusLag.Consumer(
        behind: try await log.count(
          after: state.position, types: consumer.types, limit: BusLag.countMax),
        parked: state.parked, deadLetters: try letters[0].decode("letters"))
    }
    return lag
  }

  /// Whether everything that was published, here and in the log, is applied or given up.
  ///
  /// - Throws: as `lag`.
  public func caughtUp() async throws -> Bool {
    try await lag().isCaughtUp
  }

  private func relay() async {
    let relay = Relay(pool: pool, log: log, batchMax: configuration.batchMax)
    let loop = BusLoop(
      configuration: configuration, signal: outbox.signal,
      outages: OutageLog("relaying events", logger: logger))
    await loop.run { try await relay.moveBatch() }
  }

  private func consume(_ consumer: any EventConsumer, _ signal: WakeSignal) async {
    let consumerLoop = ConsumerLoop(
      consumer: consumer, pool: pool, log: log, configuration: configuration, logger: logger)
    let loop = BusLoop(
      configuration: configuration, signal: signal,
      outages: OutageLog("consumer \(consumer.name)", logger: logger))
    await loop.run {
      let progress = try await consumerLoop.advance()
      // A consumer may have published.
      if case .busy = progress { outbox.wake() }
      return progress
    }
  }

  /// Forgets what the inbox no longer needs, now and then and a little at a time.
  private func prune() async {
    while !Task.isCancelled {
      do {
        let deleted = try await pool.execute(
          """
          DELETE FROM inbox WHERE (consumer, event_id) IN (
            SELECT consumer, event_id FROM inbox
            WHERE applied_at < clock_timestamp()
              - make_interval(secs => \(configuration.inboxRetention / .seconds(1)))
            LIMIT 1000)
          """)
        if deleted == 1000 { continue }
      } catch {
        logger.debug("cannot prune the inbox", metadata: ["error": "\(error)"])
      }
      try? await Task.sleep(for: .seconds(600))
    }
  }
}
