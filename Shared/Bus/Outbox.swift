public import FoundationEssentials
public import Messages
public import Postgres

/// Publishes events with the state change that they tell of: both are committed, or neither.
///
/// A relay (`BusRunner`) moves them to the log afterwards. Call `wake` after the commit to spare
/// it a poll.
///
/// **Order.** Publishing locks the subject until the end of the transaction (an advisory lock), so
/// that of two transactions which publish for one subject the second gets its ids, by which the
/// relay orders, only after the first has committed. Publish therefore late in a transaction, and
/// all subjects in one call: locks of one call are taken in one order, those of several calls may
/// end in a deadlock, which PostgreSQL resolves by failing one (SQLSTATE 40P01, retryable).
public struct Outbox: Sendable {
  /// The most events of one call.
  public static let eventsMax = 10_000
  /// The most bytes of one event's data; what `Messages.DecodingLimits` lets a reader decode.
  public static let eventBytesMax = 4 << 20

  /// The service that publishes, `otolith-auth`.
  public let source: String

  let signal = WakeSignal()

  public init(source: String) {
    self.source = source
  }

  /// Publishes one message.
  ///
  /// - Parameters:
  ///   - subject: the aggregate's id, the unit of order.
  ///   - time: when it happened, by the service's clock.
  /// - Throws: `BusError`; `PostgresError`.
  public func publish<M: Message>(
    _ message: M, subject: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await publish(
      [Event(source: source, subject: subject, time: time, message: message)], on: connection)
  }

  /// Publishes events in this order, in one statement.
  ///
  /// - Throws: `BusError`, when they are over a limit; then none is published. `PostgresError`.
  public func publish(_ events: [Event], on connection: PostgresConnection) async throws {
    guard !events.isEmpty else { return }
    guard events.count <= Self.eventsMax else { throw BusError.tooManyEvents(events.count) }
    if let large = events.first(where: { $0.data.count > Self.eventBytesMax }) {
      throw BusError.eventTooLarge(type: large.type, bytes: large.data.count)
    }
    var query: PostgresQuery = """
      WITH locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(key)
        FROM (
          SELECT DISTINCT hashtextextended(\("outbox \(source) ") || subject, 0) AS key
          FROM unnest(\(Array(Set(events.map(\.subject))))) AS subjects (subject)
          ORDER BY key
        ) AS keys
      )
      INSERT INTO outbox (event_id, source, type, subject, time, data)
      SELECT event_id, source, type, subject, time, data FROM
      """
    query.append(events.unnested)
    // Reading the locks makes them precede the ids, which are given as the rows are inserted.
    query.append(" WHERE (SELECT count(*) FROM locked) > 0 ORDER BY place")
    try await connection.execute(query)
  }

  /// Tells the relay of this process that something was committed. Cheap, and safe to call for
  /// nothing.
  public func wake() {
    signal.raise()
  }
}
