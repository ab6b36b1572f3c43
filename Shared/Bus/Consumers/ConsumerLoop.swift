import FoundationEssentials
import Logging
import Postgres

/// Reads the log for one consumer and applies what it finds.
struct ConsumerLoop: Sendable {
  /// How many parked events of one subject are caught up with in one transaction.
  static let retryMax = 50

  let consumer: any EventConsumer
  let pool: PostgresPool
  let log: any EventLog
  let configuration: BusConfiguration
  let logger: Logger

  /// One round: what is parked and due, else the next batch.
  func advance() async throws -> Progress {
    let state = try await ConsumerState.read(consumer.name, on: pool)
    if let nextRetry = state.nextRetry, nextRetry <= .zero { return try await retry() }
    guard state.parked < configuration.parkedMax else {
      logger.warning(
        "a consumer has too many parked events and reads no further",
        metadata: ["consumer": "\(consumer.name)", "parked": "\(state.parked)"])
      return .idle(until: state.nextRetry)
    }
    let batch = try await log.read(
      after: state.position, types: consumer.types, limit: configuration.batchMax)
    if batch.end != state.position {
      let isApplied = try await apply(batch, from: state.position)
      guard isApplied else { return .standby }
    }
    switch batch.rest {
    case .more: return .busy
    case .unsettled: return .soon
    case .none: return batch.events.isEmpty ? .idle(until: state.nextRetry) : .busy
    }
  }

  // MARK: A batch

  /// A failed event, and that it failed among others.
  private struct BatchFailure: Error {
    var cause: any Error
  }

  /// - Returns: false when another instance is at it.
  private func apply(_ batch: LogBatch, from position: LogPosition) async throws -> Bool {
    do {
      return try await pool.transaction { connection in
        let transaction = begin(on: connection)
        guard try await transaction.lock() == position else { return false }
        try await applyTogether(batch.events, transaction)
        try await transaction.advance(to: batch.end)
        return true
      }
    } catch let failure as BatchFailure {
      if Task.isCancelled || ConsumerTransaction.isOutage(failure.cause) { throw failure.cause }
    }
    // One of them fails: each by itself, to find out which.
    return try await pool.transaction { connection in
      let transaction = begin(on: connection)
      guard try await transaction.lock() == position else { return false }
      try await applySeparately(batch.events, transaction)
      try await transaction.advance(to: batch.end)
      return true
    }
  }

  private func begin(on connection: PostgresConnection) -> ConsumerTransaction {
    ConsumerTransaction(consumer: consumer, configuration: configuration, connection: connection)
  }

  private func applyTogether(
    _ events: [Event], _ transaction: ConsumerTransaction
  ) async throws {
    guard !events.isEmpty else { return }
    let parked = try await transaction.parked(among: events)
    try await transaction.park(events.filter { parked.contains($0.subject) })
    let free = events.filter { !parked.contains($0.subject) }
    guard !free.isEmpty else { return }
    let new = try await transaction.note(free)
    for event in free where new.contains(event.id) {
      do {
        try await consumer.apply(event, on: transaction.connection)
      } catch {
        throw BatchFailure(cause: error)
      }
    }
  }

  private func applySeparately(
    _ events: [Event], _ transaction: ConsumerTransaction
  ) async throws {
    var parked = try await transaction.parked(among: events)
    for event in events {
      if parked.contains(event.subject) {
        try await transaction.park([event])
      } else if let error = try await transaction.attempt(event) {
        if transaction.isHopeless(error, attempts: 1) {
          try await bury(event, attempts: 1, after: error, transaction)
        } else {
          logger.info("an event fails and is parked", metadata: metadata(of: event, error))
          try await transaction.park(event, after: error)
          parked.insert(event.subject)
        }
      }
    }
  }

  // MARK: Parked events

  /// Tries the event that is due for the longest time, and those that wait behind it.
  private func retry() async throws -> Progress {
    try await pool.transaction { connection in
      let transaction = begin(on: connection)
      guard try await transaction.lock() != nil else { return .standby }
      guard var parked = try await ParkedEvent.due(consumer.name, on: connection) else {
        return .busy
      }
      for _ in 0..<Self.retryMax {
        if let error = try await transaction.attempt(parked.event) {
          let attempts = parked.attempts + 1
          guard transaction.isHopeless(error, attempts: attempts) else {
            try await transaction.postpone(parked.event, attempts: attempts, after: error)
            return .busy
          }
          try await bury(
            parked.event, attempts: attempts, firstFailedAt: parked.parkedAt, after: error,
            transaction)
        }
        try await transaction.unpark(parked.event)
        guard
          let next = try await ParkedEvent.due(
            consumer.name, subject: parked.event.subject, on: connection)
        else { break }
        parked = next
      }
      return .busy
    }
  }

  private func bury(
    _ event: Event, attempts: Int, firstFailedAt: Date? = nil, after error: any Error,
    _ transaction: ConsumerTransaction
  ) async throws {
    try await transaction.bury(
      event, attempts: attempts, firstFailedAt: firstFailedAt, after: error)
    logger.error("an event is given up: dead letter", metadata: metadata(of: event, error))
  }

  private func metadata(of event: Event, _ error: any Error) -> Logger.Metadata {
    [
      "consumer": "\(consumer.name)", "event": "\(event.id)", "type": "\(event.type)",
      "error": "\(ConsumerTransaction.reason(of: error))",
    ]
  }
}
