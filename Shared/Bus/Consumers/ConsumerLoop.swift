import FoundationEssentials
import Logging
import Postgres

/// Reads the log for one consumer and applies what it finds.
///
/// With a previous log (the service moves from one transport to another) each batch of the log is
/// applied only after the previous log was read to an end that was seen after the batch. What
/// somebody appended to the log comes after everything that they appended to the previous one, so
/// that the order of each source is kept, whichever services have moved already.
final class ConsumerLoop {
  /// How many parked events of one subject are caught up with in one transaction.
  static let retryMax = 50

  let consumer: any EventConsumer
  let pool: PostgresPool
  let reader: LogReader
  let previous: LogReader?
  let configuration: BusConfiguration
  let metrics: ConsumerMetrics
  let tracing: (any EventTracing)?
  let logger: Logger
  private var size: BatchSize
  /// Nil when it has to be read.
  var state: ConsumerState?
  private var hasStarted = false
  /// It has too many parked events, which was said.
  private var isFull = false

  init(
    consumer: any EventConsumer, pool: PostgresPool, log: any EventLog,
    previous: (any EventLog)?, configuration: BusConfiguration, metrics: ConsumerMetrics,
    tracing: (any EventTracing)? = nil, logger: Logger
  ) {
    self.consumer = consumer
    self.pool = pool
    let filter = SourceFilter(
      consumer: consumer.name, sources: consumer.sources, refused: metrics.refused, logger: logger)
    reader = LogReader(log: log, types: consumer.types, filter: filter)
    self.previous = previous.map { LogReader(log: $0, types: consumer.types, filter: filter) }
    self.configuration = configuration
    self.metrics = metrics
    self.tracing = tracing
    self.logger = logger
    size = BatchSize(max: configuration.batchMax)
  }

  /// One round: what is parked and due, else the next batch.
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
    previous?.forget()
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
          "a consumer has too many parked events and reads no further",
          metadata: ["consumer": "\(consumer.name)", "parked": "\(state.parked)"])
      }
      isFull = true
      self.state = nil
      return .idle(until: nextRetry)
    }
    isFull = false
    let cursor = state.cursors[reader.log.name] ?? .start
    let position = cursor.position
    reader.server = state.server
    previous?.server = state.server
    let batch = try await reader.next(after: position, limit: size.current)
    try await meet(batch.log, of: reader.log, at: cursor)
    if let previous {
      let oldCursor = state.cursors[previous.log.name] ?? .start
      let place = oldCursor.position
      // Never from what was read ahead: it has to be read after the batch.
      let old = try await previous.read(after: place, limit: size.current)
      try await meet(old.log, of: previous.log, at: oldCursor)
      if old.end != place || old.rest != .none {
        reader.keep(batch, after: position)
        if old.end == place { return .soon }
        return try await apply(old, of: previous, from: place)
      }
    }
    guard batch.end != position else {
      return batch.rest == .unsettled ? .soon : .idle(until: nextRetry)
    }
    return try await apply(batch, of: reader, from: position)
  }

  /// What is remembered, for a while: others may have parked or set back something.
  private nonisolated(nonsending) func currentState() async throws -> ConsumerState {
    if let state, ContinuousClock.now - state.readAt < configuration.stateAgeMax { return state }
    let logs = [reader.log.name] + (previous.map { [$0.log.name] } ?? [])
    let read = try await ConsumerState.read(consumer.name, logs: logs, on: pool)
    state = read
    return read
  }

  /// Tells the database what this consumer wants, and looks again at what waited for an upgrade.
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

  // MARK: A batch

  /// A failed event, and that it failed among others.
  private struct BatchFailure: Error {
    var cause: any Error
  }

  /// The transaction has to be rolled back: it is another's turn.
  private struct NotMyTurn: Error {
    var turn: ConsumerTransaction.Turn
  }

  private nonisolated(nonsending) func apply(
    _ batch: LogBatch, of reader: LogReader, from position: LogPosition
  ) async throws -> Progress {
    let start = ContinuousClock.now
    if batch.rest == .more, reader === self.reader {
      reader.readAhead(after: batch.end, limit: size.current)
    }
    do {
      let hasParked = try await applyTogether(batch, of: reader, from: position)
      state?.cursors[reader.log.name]?.position = batch.end
      state?.cursors[reader.log.name]?.event = batch.last
      if hasParked { state = nil }
      metrics.applied.increment(by: batch.events.count)
      size.succeeded(isFull: batch.rest == .more, in: ContinuousClock.now - start)
      switch batch.rest {
      case .more: return .busy
      case .unsettled: return .soon
      case .none: return waitsOnlyForNews ? .done : .busy
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
    // One of a few fails: each by itself, to find out which.
    do {
      try await applySeparately(batch, of: reader, from: position)
      return .busy
    } catch let other as NotMyTurn {
      if case .elsewhere = other.turn { return .standby }
      return .busy
    }
  }

  /// Whether at the end of the log there is nothing else to look after: no parked event, no other log.
  private var waitsOnlyForNews: Bool {
    guard let state else { return false }
    return state.nextRetry == nil && previous == nil
  }

  func begin(on connection: PostgresConnection) -> ConsumerTransaction {
    ConsumerTransaction(
      consumer: consumer, configuration: configuration, tracing: tracing, connection: connection)
  }

  nonisolated(nonsending) func begin(
    on connection: PostgresConnection, batch: LogBatch, of reader: LogReader,
    from position: LogPosition
  ) async throws -> ConsumerTransaction {
    let transaction = begin(on: connection)
    guard let server = reader.server(for: connection) else { throw NotMyTurn(turn: .moved) }
    let turn = try await transaction.advance(
      in: reader.log.name, from: position, over: batch, on: server)
    guard case .mine = turn else { throw NotMyTurn(turn: turn) }
    return transaction
  }

  /// - Returns: whether some were set aside.
  private nonisolated(nonsending) func applyTogether(
    _ batch: LogBatch, of reader: LogReader, from position: LogPosition
  ) async throws -> Bool {
    if let newer = batch.events.first(where: { !consumer.understands($0) }) {
      throw BatchFailure(
        cause: NewerVersion(
          type: newer.type, version: newer.schemaVersion,
          known: consumer.schemaVersions[newer.type, default: 1]))
    }
    return try await pool.transaction { connection in
      guard let server = reader.server(for: connection) else { throw NotMyTurn(turn: .moved) }
      let (turn, events, hasParked) = try await begin(on: connection).advance(
        in: reader.log.name, from: position, admitting: batch, on: server)
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
    _ batch: LogBatch, of reader: LogReader, from position: LogPosition
  ) async throws {
    try await pool.transaction { connection in
      let transaction = try await begin(on: connection, batch: batch, of: reader, from: position)
      var parked = try await transaction.parked(among: batch.events)
      for event in batch.events {
        if parked.contains(event.subject) {
          try await transaction.park([event])
        } else if let error = try await transaction.attempt(event) {
          metrics.failed.increment()
          if transaction.isDeadLetter(error, attempts: 1) {
            try await deadLetter(event, attempts: 1, after: error, transaction)
          } else {
            logger.info("an event fails and is parked", metadata: metadata(of: event, error))
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
