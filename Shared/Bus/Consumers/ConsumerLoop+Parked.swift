import FoundationEssentials
import Logging
import Postgres

/// Handling of failed events.
extension ConsumerLoop {
  /// Retries the event that is due longest, and the events parked behind it.
  nonisolated(nonsending) func retry() async throws -> Progress {
    try await pool.transaction { connection in
      let transaction = begin(on: connection)
      guard try await ConsumerLock.tryTaking(consumer.name, on: connection) else { return .standby }
      guard var parked = try await ParkedEvent.due(consumer.name, on: connection) else {
        return .busy
      }
      for _ in 0..<Self.retryMax {
        if let error = try await transaction.attempt(parked.event) {
          metrics.failed.increment()
          let attempts = parked.attempts + 1
          guard transaction.isDeadLetter(error, attempts: attempts) else {
            try await transaction.postpone(parked.event, attempts: attempts, after: error)
            return .busy
          }
          try await deadLetter(
            parked.event, attempts: attempts, firstFailedAt: parked.parkedAt, after: error,
            transaction)
        } else {
          metrics.applied.increment()
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

  nonisolated(nonsending) func deadLetter(
    _ event: Event, attempts: Int, firstFailedAt: Date? = nil, after error: any Error,
    _ transaction: ConsumerTransaction
  ) async throws {
    try await transaction.deadLetter(
      event, attempts: attempts, firstFailedAt: firstFailedAt, after: error)
    metrics.deadLettered.increment()
    logger.error("event given up; now a dead letter", metadata: metadata(of: event, error))
  }

  func metadata(of event: Event, _ error: any Error) -> Logger.Metadata {
    var metadata: Logger.Metadata = [
      "consumer": "\(consumer.name)", "event": "\(event.id)", "type": "\(event.type)",
      "error": "\(ConsumerTransaction.reason(of: error))",
    ]
    if let trace = event.trace { metadata["traceparent"] = "\(trace.parent)" }
    return metadata
  }
}
