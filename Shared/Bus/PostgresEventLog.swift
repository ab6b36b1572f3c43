public import Logging
public import Postgres

/// The log as a table, in the services' own database or in another one.
public struct PostgresEventLog: EventLog {
  private let configuration: PostgresConfiguration
  private let pool: PostgresPool
  private let logger: Logger
  private static let channel = "otolith_bus"

  /// - Parameter configuration: its search path is the log's schema.
  public init(configuration: PostgresConfiguration, logger: Logger) {
    self.configuration = configuration
    self.logger = logger
    pool = PostgresPool(configuration: configuration, logger: logger)
  }

  public func close() async { await pool.close() }

  public func append(_ events: [Event]) async throws {
    if events.isEmpty { return }
    let columns = EventColumns(events)
    try await pool.execute(
      """
      INSERT INTO log (event_id, source, type, subject, occurred_at, data)
      SELECT event_id, source, type, subject, occurred_at, data
      FROM unnest(\(columns.ids), \(columns.sources), \(columns.types), \(columns.subjects),
        \(columns.times), \(columns.data)) WITH ORDINALITY
        AS events (event_id, source, type, subject, occurred_at, data, place)
      ORDER BY place
      ON CONFLICT (event_id) DO NOTHING
      """)
    // After the commit and once per batch: NOTIFY takes a lock on the whole database at commit.
    try await pool.execute("NOTIFY \(unescaped: Self.channel)")
  }

  public func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogPage {
    // The end is looked up first: whatever lies before it has committed, so a page that is not
    // full brings the reader there even when the last events are of other types.
    guard let end = try await readableEnd(), end != position else {
      return LogPage(events: [], next: position, atEnd: true)
    }
    let rows = try await pool.query(
      """
      SELECT txid::text AS txid, position, event_id, source, type, subject, occurred_at, data
      FROM log
      WHERE (txid, position) > (\(position.transaction)::text::xid8, \(position.position))
        AND (txid, position) <= (\(end.transaction)::text::xid8, \(end.position))
        AND type = ANY (\(types.sorted()))
      ORDER BY log.txid, position
      LIMIT \(limit)
      """)
    let events = try rows.map { row in
      (
        position: LogPosition(
          transaction: try row.decode("txid"), position: try row.decode("position")),
        event: try Event(row: row)
      )
    }
    if events.count == limit, let last = events.last {
      return LogPage(events: events, next: last.position, atEnd: false)
    }
    return LogPage(events: events, next: end, atEnd: true)
  }

  public func listen(_ onNews: @escaping @Sendable () -> Void) async throws {
    let listener = PostgresListener(
      configuration: configuration, channels: [Self.channel], logger: logger,
      // What was appended while nobody listened is news as well.
      onEvent: { _ in onNews() })
    listener.start()
    defer { listener.close() }
    while true { try await Task.sleep(for: .seconds(3600)) }
  }

  private func readableEnd() async throws -> LogPosition? {
    let rows = try await pool.query(
      """
      SELECT txid::text, position FROM log
      WHERE txid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY log.txid DESC, position DESC
      LIMIT 1
      """)
    guard let row = rows.first else { return nil }
    let (transaction, position) = try row.decode(String.self, Int.self)
    return LogPosition(transaction: transaction, position: position)
  }
}
