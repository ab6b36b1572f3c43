import FoundationEssentials
import Logging
import Postgres

/// Reads the log for one consumer and applies its events.
final class ConsumerLoop {
  /// Maximum number of parked events of one subject handled in one transaction.
  static let retryMax = 50

  let consumer: any EventConsumer
  let pool: PostgresPool
  let reader: LogReader
  let configuration: BusConfiguration
  let metrics: ConsumerMetrics
  let tracing: (any EventTracing)?
  let logger: Logger
  private var size: BatchSize
  /// The cached state; nil if it must be read.
  var state: ConsumerState?
  private var hasStarted = false
  /// Whether it has too many parked events, and that was logged.
  private var isFull = false

  init(
    consumer: any EventConsumer, pool: PostgresPool, log: any EventLog,
    configuration: BusConfiguration, metrics: ConsumerMetrics,
    tracing: (any EventTracing)? = nil, logger: Logger
  ) {
    self.consumer = consumer
    self.pool = pool
    let filter = SourceFilter(
      consumer: consumer.name, sources: consumer.sources, refused: metrics.refused, logger: logger)
    reader = LogReader(log: log, types: consumer.types, filter: filter)
    self.configuration = configuration
    self.metrics = metrics
    self.tracing = tracing
    self.logger = logger
    size = BatchSize(max: configuration.batchMax)
  }

  /// One round: parked events that are due, otherwise the next batch.
  nonisolated(nonsending) func advance() async throws -> Progress {
    do {
      return try await round()
    } catch {
      forget()
      throw error
    }
  }

  private func forget() {
    state = nil
    reader.forget()
  }

  private nonisolated(nonsending) func round() async throws -> Progress {
    if !hasStarted {
      try await register()
      hasStarted = true
    }
    let state = try await currentState()
    let nextRetry = state.nextRetry.map { $0 - (ContinuousClock.now - state.readAt) }
    if let nextRetry, nextRetry <= .zero {
      self.state = nil
      return try await retry()
    }
    guard state.parked < configuration.parkedMax else {
      if !isFull {
        logger.warning(
          "consumer has too many parked events and stopped reading",
          metadata: ["consumer": "\(consumer.name)", "parked": "\(state.parked)"])
      }
      isFull = true
      self.state = nil
      return .idle(until: nextRetry)
    }
    isFull = false
    let position = state.cursor.position
    let batch = try await reader.next(after: position, limit: size.current)
    try await meet(batch.log, at: state.cursor)
    guard batch.end != position else {
      return batch.rest == .unsettled ? .soon : .idle(until: nextRetry)
    }
    return try await apply(batch, from: position)
  }

  /// The state, cached for a short time: other processes may have parked or reset something.
  private nonisolated(nonsending) func currentState() async throws -> ConsumerState {
    if let state, ContinuousClock.now - state.readAt < configuration.stateAgeMax { return state }
    let read = try await ConsumerState.read(consumer.name, log: reader.log.name, on: pool)
    state = read
    return read
  }

  /// Records the consumer's types in the database, and makes events due that waited for an upgrade.
  private nonisolated(nonsending) func register() async throws {
    try await pool.transaction { connection in
      try await ConsumerLock.take(consumer.name, on: connection)
      try await connection.execute(
        """
        INSERT INTO bus_consumers (consumer, types, started_at)
        VALUES (\(consumer.name), \(consumer.types.sorted()), clock_timestamp())
        ON CONFLICT (consumer) DO UPDATE
        SET types = excluded.types, started_at = excluded.started_at
        """)
      try await begin(on: connection).wake(understanding: consumer.schemaVersions)
    }
  }

  /// Checks that a batch comes from the log of the cursor. Completes a valid cursor without a log
  /// identity (a new or old one), or with an older timeline after a promotion without loss.
  ///
  /// - Throws: `ConsumptionStop`.
  private nonisolated(nonsending) func meet(
    _ identity: LogIdentity, at cursor: LogCursor
  ) async throws {
    guard cursor.log != identity else { return }
    let log = reader.log
    if let stop = try await log.stop(at: cursor, in: identity, storedIn: pool) { throw stop }
    let noted = try await pool.execute(
      """
      UPDATE bus_cursors SET log_id = \(identity.id), log_timeline = \(identity.timeline)
      WHERE consumer = \(consumer.name) AND log = \(log.name)
        AND txid = \(cursor.position.transactionID) AND position = \(cursor.position.number)
        AND log_id IS NOT DISTINCT FROM \(cursor.log?.id)
        AND log_timeline IS NOT DISTINCT FROM \(cursor.log?.timeline)
      """)
    // Otherwise another instance was faster, or the cursor was reset: read it again.
    if noted == 1 { state?.cursor.log = identity } else { state = nil }
  }

  // MARK: A batch

  /// A failure of an event within a batch.
  private struct BatchFailure: Error {
    var cause: any Error
  }

  /// The transaction must be rolled back: another instance is active.
  private struct NotMyTurn: Error {
    var turn: ConsumerTransaction.Turn
  }

  private nonisolated(nonsending) func apply(
    _ batch: LogBatch, from position: LogPosition
  ) async throws -> Progress {
    let start = ContinuousClock.now
    if batch.rest == .more { reader.readAhead(after: batch.end, limit: size.current) }
    do {
      let hasParked = try await applyTogether(batch, from: position)
      state?.cursor.position = batch.end
      state?.cursor.event = batch.last
      if hasParked { state = nil }
      metrics.applied.increment(by: batch.events.count)
      size.succeeded(isFull: batch.rest == .more, in: ContinuousClock.now - start)
      switch batch.rest {
      case .more: return .busy
      // This is usual under load: a running transaction may still append before a later event.
      case .unsettled: return .later
      // Otherwise parked events can be next.
      case .none: return state != nil && state?.nextRetry == nil ? .done : .busy
      }
    } catch let other as NotMyTurn {
      forget()
      if case .elsewhere = other.turn { return .standby }
      return .busy
    } catch let failure as BatchFailure {
      forget()
      if Task.isCancelled || ConsumerTransaction.isOutage(failure.cause) { throw failure.cause }
      if size.failed(with: batch.events.count) { return .busy }
    }
    // Apply each of the few events separately, to find the failing one.
    do {
      try await applySeparately(batch, from: position)
      return .busy
    } catch let other as NotMyTurn {
      if case .elsewhere = other.turn { return .standby }
      return .busy
    }
  }

  func begin(on connection: PostgresConnection) -> ConsumerTransaction {
    ConsumerTransaction(
      consumer: consumer, configuration: configuration, tracing: tracing, connection: connection)
  }

  /// - Returns: whether events were parked.
  private nonisolated(nonsending) func applyTogether(
    _ batch: LogBatch, from position: LogPosition
  ) async throws -> Bool {
    if let newer = batch.events.first(where: { !consumer.understands($0) }) {
      throw BatchFailure(
        cause: NewerVersion(
          type: newer.type, version: newer.schemaVersion,
          known: consumer.schemaVersions[newer.type, default: 1]))
    }
    return try await pool.transaction { connection in
      let (turn, events, hasParked) = try await begin(on: connection).advance(
        in: reader.log.name, from: position, admitting: batch)
      guard case .mine = turn else { throw NotMyTurn(turn: turn) }
      guard !events.isEmpty else { return hasParked }
      do {
        try await tracing.recording(events, consumer: consumer.name) { events in
          try await EventTrace.$current.withValue(events.count == 1 ? events[0].trace : nil) {
            try await consumer.apply(events, on: connection)
          }
        }
      } catch {
        throw BatchFailure(cause: error)
      }
      return hasParked
    }
  }

  private nonisolated(nonsending) func applySeparately(
    _ batch: LogBatch, from position: LogPosition
  ) async throws {
    try await pool.transaction { connection in
      let transaction = begin(on: connection)
      let turn = try await transaction.advance(
        in: reader.log.name, from: position, over: batch)
      guard case .mine = turn else { throw NotMyTurn(turn: turn) }
      var parked = try await transaction.parked(among: batch.events)
      for event in batch.events {
        if parked.contains(event.subject) {
          try await transaction.park([event])
        } else if let error = try await transaction.attempt(event) {
          metrics.failed.increment()
          if transaction.isDeadLetter(error, attempts: 1) {
            try await deadLetter(event, attempts: 1, after: error, transaction)
          } else {
            logger.info("event failed and is parked", metadata: metadata(of: event, error))
            try await transaction.park(event, after: error)
            parked.insert(event.subject)
          }
        } else {
          metrics.applied.increment()
        }
      }
    }
  }
}
