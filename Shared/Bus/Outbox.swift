public import FoundationEssentials
public import Messages
public import Postgres

/// Publishes events in the transaction of the change that they tell of: either both happen or
/// neither.
public struct Outbox: Sendable {
  /// Name of the service, the `source` of its events.
  public let source: String
  let signal = WakeSignal()

  public init(source: String) { self.source = source }

  /// Publishes one message when the transaction commits.
  public func publish<M: Message>(
    _ message: M, subject: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    let event = Event(
      source: source, type: M.fullName, subject: subject, time: time, data: message.serialized())
    try await publish([event], on: connection)
  }

  /// Publishes several events, in their order, with one statement.
  ///
  /// Takes a transaction lock per subject, so that the outbox's ids of one subject follow the order
  /// of commits even where the caller's own row locks do not force it.
  public func publish(_ events: [Event], on connection: PostgresConnection) async throws {
    if events.isEmpty { return }
    let columns = EventColumns(events)
    try await connection.execute(
      """
      SELECT pg_advisory_xact_lock(lock) FROM (
        SELECT DISTINCT hashtextextended('outbox ' || subject, 0) AS lock
        FROM unnest(\(columns.subjects)) AS subject ORDER BY lock) AS locks
      """)
    try await connection.execute(
      """
      INSERT INTO outbox (event_id, source, type, subject, occurred_at, data)
      SELECT event_id, source, type, subject, occurred_at, data
      FROM unnest(\(columns.ids), \(columns.sources), \(columns.types), \(columns.subjects),
        \(columns.times), \(columns.data)) WITH ORDINALITY
        AS events (event_id, source, type, subject, occurred_at, data, place)
      ORDER BY place
      """)
  }

  /// Call it after the commit: the relay looks at once instead of at its next poll.
  public func wake() { signal.signal() }
}
