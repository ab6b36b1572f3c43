public import Logging
public import Postgres
import Synchronization

/// The log in the schema `bus` of a PostgreSQL database, which need not be the services' own.
///
/// A transaction that runs for long anywhere in that cluster holds up the readers as long, since
/// what it appends must come first.
public final class PostgresEventLog: EventLog {
  static let channel = "otolith_bus"
  /// The most entries that one read passes over, wanted or not.
  static let scanMax = 5000

  private let pool: PostgresPool
  private let listener: PostgresListener
  private let subscribers: NewsSubscribers

  /// - Parameter configuration: of the log's database; the role must be a member of
  ///   `otolith_bus_member`. Beside the pool's connections one listens.
  public init(configuration: PostgresConfiguration, logger: Logger) {
    var configuration = configuration
    if configuration.searchPath == nil { configuration.searchPath = "bus" }
    let subscribers = NewsSubscribers()
    self.subscribers = subscribers
    pool = PostgresPool(configuration: configuration, logger: logger)
    listener = PostgresListener(
      configuration: configuration, channels: [Self.channel], logger: logger
    ) { _ in subscribers.tell() }
    listener.start()
  }

  public func close() async {
    listener.close()
    subscribers.finish()
    await pool.close()
  }

  public func news() -> AsyncStream<Void> {
    subscribers.add()
  }

  public func append(_ events: [Event]) async throws {
    guard !events.isEmpty else { return }
    var query: PostgresQuery = """
      INSERT INTO log (event_id, source, type, subject, time, data)
      SELECT event_id, source, type, subject, time, data FROM
      """
    query.append(events.unnested)
    query.append(" ORDER BY place ON CONFLICT (event_id) DO NOTHING")
    try await pool.execute(query)
    subscribers.tell()
    await notify()
  }

  /// One for the whole batch, after its commit: a NOTIFY inside would make appenders queue for a
  /// lock of the whole cluster. Whoever misses it polls.
  private func notify() async {
    _ = try? await pool.query("SELECT pg_notify(\(Self.channel), '')::text")
  }

  public func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    let scan = try await scan(after: position)
    guard let end = scan.end else {
      return LogBatch(events: [], end: position, rest: scan.isUnsettled ? .unsettled : .none)
    }
    // The range is settled: nothing can appear in it any more, so no common snapshot is needed.
    let rows = try await pool.query(
      """
      SELECT event_id, source, type, subject, time, data, txid, position, found FROM (
        SELECT *, count(*) OVER () AS found,
          sum(octet_length(data)) OVER (ORDER BY txid, position) - octet_length(data) AS before
        FROM (
          SELECT * FROM log
          WHERE (txid, position) > (\(position.transactionID), \(position.number))
            AND (txid, position) <= (\(end.transactionID), \(end.number))
            AND type = ANY (\(types.sorted()))
          ORDER BY txid, position LIMIT \(limit)
        ) AS wanted
      ) AS measured
      WHERE before < \(Event.batchBytesMax)
      ORDER BY txid, position
      """)
    let events = try rows.map(Event.init(row:))
    if let last = rows.last {
      let found = try last.decode("found", as: Int.self)
      if found > rows.count || found == limit {
        return LogBatch(events: events, end: try LogPosition(row: last), rest: .more)
      }
    }
    let rest: LogBatch.Rest = scan.isFull ? .more : scan.isUnsettled ? .unsettled : .none
    return LogBatch(events: events, end: end, rest: rest)
  }

  public func count(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> Int {
    let rows = try await pool.query(
      """
      SELECT count(*) AS found FROM (
        SELECT FROM log
        WHERE (txid, position) > (\(position.transactionID), \(position.number))
          AND type = ANY (\(types.sorted()))
        LIMIT \(limit)
      ) AS wanted
      """)
    return try rows[0].decode("found")
  }

  private struct Scan {
    /// The last settled entry; nil when there is none.
    var end: LogPosition?
    var isUnsettled: Bool
    var isFull: Bool
  }

  /// Finds how far the log can be read: up to the oldest transaction that still runs, since that
  /// one may yet append entries which sort before those that are already there.
  private func scan(after position: LogPosition) async throws -> Scan {
    let rows = try await pool.query(
      """
      WITH horizon AS MATERIALIZED (
        SELECT pg_snapshot_xmin(pg_current_snapshot()) AS oldest
      ), scanned AS MATERIALIZED (
        SELECT txid, position FROM log
        WHERE (txid, position) > (\(position.transactionID), \(position.number))
        ORDER BY txid, position LIMIT \(Self.scanMax)
      ), settled AS MATERIALIZED (
        SELECT txid, position FROM scanned, horizon WHERE txid < oldest
      ), last AS (
        SELECT txid, position FROM settled ORDER BY txid DESC, position DESC LIMIT 1
      )
      SELECT (SELECT count(*) FROM scanned) AS scanned, (SELECT count(*) FROM settled) AS settled,
        last.txid, last.position
      FROM (VALUES (1)) AS one LEFT JOIN last ON true
      """)
    let (scanned, settled, transaction, number) = try rows[0].decode(
      Int.self, Int.self, TransactionID?.self, Int64?.self)
    var end: LogPosition?
    if let transaction, let number {
      end = LogPosition(transaction: transaction.value, number: number)
    }
    return Scan(
      end: end, isUnsettled: settled < scanned,
      isFull: scanned == Self.scanMax && settled == scanned)
  }
}

extension LogPosition {
  var transactionID: TransactionID { TransactionID(value: transaction) }

  /// Reads the columns txid and position.
  init(row: PostgresRow) throws {
    self.init(
      transaction: try row.decode("txid", as: TransactionID.self).value,
      number: try row.decode("position"))
  }
}
