import Bus
import Postgres
import Synchronization

/// The service that events come from.
final class Publisher: Sendable {
  static let subjects = 10_000

  let pool: PostgresPool
  let outbox = Outbox(source: EventSource.source)
  private let writer: BatchedWriter<Event, Void>
  private let published = Atomic<Int>(0)

  init(pool: PostgresPool) {
    self.pool = pool
    let outbox = outbox
    writer = BatchedWriter(pool: pool) { events, connection in
      try await outbox.publish(events, on: connection)
      return events.map { _ in }
    }
  }

  var count: Int { published.load(ordering: .relaxed) }

  /// Together with what others publish at this time.
  func publish(using randomness: inout Randomness) async throws {
    try await writer.submit(EventSource.make(subjects: Self.subjects, using: &randomness))
    published.add(1, ordering: .relaxed)
    outbox.wake()
  }

  /// Publishes in a transaction of its own.
  func publish(alone event: Event) async throws {
    try await pool.transaction { try await outbox.publish([event], on: $0) }
    published.add(1, ordering: .relaxed)
    outbox.wake()
  }
}
