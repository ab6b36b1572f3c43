import Bus
import FoundationEssentials
import Postgres
import Synchronization

/// Notes each event in a table, by an id that the table holds once: a second effect would fail.
final class EffectConsumer: EventConsumer {
  static let table: PostgresQuery = """
    CREATE TABLE IF NOT EXISTS effects (event_id uuid PRIMARY KEY, subject text NOT NULL)
    """

  let name = "effects"
  let types: Set<String> = [EventSource.type]
  private let state = Mutex((applied: 0, lastEffect: ContinuousClock.now))
  private let awaited = Mutex<(event: UUID, seen: CheckedContinuation<Void, Never>?)?>(nil)

  /// Including those whose transaction is not yet committed.
  var applied: Int { state.withLock { $0.applied } }

  var lastEffect: ContinuousClock.Instant { state.withLock { $0.lastEffect } }

  /// Before it is published: `hasBegun` will wait for this event.
  func expect(_ event: UUID) {
    awaited.withLock { $0 = (event, nil) }
  }

  /// Waits until the awaited event is being applied.
  func hasBegun() async {
    await withCheckedContinuation { continuation in
      let isThere = awaited.withLock { awaited in
        awaited?.seen = continuation
        return awaited == nil
      }
      if isThere { continuation.resume() }
    }
  }

  private func begin(_ events: [Event]) {
    let seen = awaited.withLock { awaited -> CheckedContinuation<Void, Never>? in
      guard let event = awaited?.event, events.contains(where: { $0.id == event }) else {
        return nil
      }
      defer { awaited = nil }
      return awaited?.seen
    }
    seen?.resume()
  }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO effects (event_id, subject)
      SELECT * FROM unnest(\(events.map(\.id)), \(events.map(\.subject)))
      """)
    state.withLock { $0 = ($0.applied + events.count, .now) }
    begin(events)
  }
}
