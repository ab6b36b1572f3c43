public import FoundationEssentials
public import Logging
public import Postgres
internal import Synchronization

/// The log in the schema `bus` of a PostgreSQL database, which need not be the services' own.
///
/// A transaction that runs for long anywhere in that cluster holds up the readers as long, since
/// what it appends must come first.
public final class PostgresEventLog: EventLog {
  static let channel = "otolith_bus"
  /// The advisory lock of who appends for a `source`.
  static let sourceKey = "hashtextextended('otolith log ' || source, 0)"

  public let name: String
  /// That the tables are in.
  let schema: String
  let pool: PostgresPool
  private let listener: PostgresListener
  private let subscribers: LogSubscribers
  private let notifier: PostgresNotifier
  /// Of the server that was met last.
  let history = Mutex<ServerHistory?>(nil)

  /// - Parameters:
  ///   - configuration: of the log's database; the role must be a member of `otolith_bus_member`.
  ///     Beside the pool's connections one listens.
  ///   - name: to be given where a service sees two logs in PostgreSQL, see `EventLog.name`.
  public init(configuration: PostgresConfiguration, name: String = "postgres", logger: Logger) {
    var configuration = configuration
    schema = configuration.searchPath ?? "bus"
    configuration.searchPath = schema
    // Every statement goes along an index, in its order. Left to itself the planner takes all that
    // follows a position, sorts it and throws most away, as long as its statistics are behind what
    // was appended.
    configuration.sessionSettings.merge([
      "enable_seqscan": "off", "enable_bitmapscan": "off", "enable_sort": "off", "jit": "off",
      "plan_cache_mode": "force_generic_plan",
    ]) { given, _ in given }
    let subscribers = LogSubscribers()
    self.name = name
    self.subscribers = subscribers
    pool = PostgresPool(configuration: configuration, logger: logger)
    notifier = PostgresNotifier(pool: pool, channel: Self.channel)
    listener = PostgresListener(
      configuration: configuration, channels: [Self.channel], logger: logger
    ) { event in
      switch event {
      // Something may have been missed while the connection was down.
      case .listening: subscribers.tell(.any)
      case .notification(let notification): subscribers.tell(LogNews(payload: notification.payload))
      }
    }
    listener.start()
  }

  public func close() async {
    listener.close()
    subscribers.removeAll()
    await notifier.finish()
    await pool.close()
  }

  /// Keeps the log's partitions ready; members of `otolith_bus_member` may.
  ///
  /// - Parameter now: the clock that events' times come from.
  public func partitionMaintenance(
    now: @escaping @Sendable () -> Date, logger: Logger,
    onReport: @escaping @Sendable (PartitionReport) -> Void = { _ in }
  ) -> PartitionMaintenance {
    PartitionMaintenance(
      pool: pool, name: "partitions of the log", now: now, logger: logger, onReport: onReport)
  }

  public func subscribe(_ onNews: @escaping @Sendable (LogNews) -> Void) -> LogSubscription {
    subscribers.add(onNews)
  }

  public func callReaders() async {
    tell(.any)
    await notifier.finish()
  }

  public func append(_ events: [Event], beside outboxServer: ServerInstance?) async throws {
    guard !events.isEmpty else { return }
    // Two relays of one outbox may be here at once: one that has lost its own lock with its connection
    // and does not know yet, and its successor. The one with the lower transaction id need not be the
    // first to insert, and what it then inserts beyond the other's events would sort before them. So
    // each waits for the other before it gets its transaction id, which is at its first row.
    var query: PostgresQuery = """
      WITH locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(key)
        FROM (
          SELECT DISTINCT \(unescaped: Self.sourceKey) AS key
          FROM unnest(\(Array(Set(events.map(\.source))))) AS sources (source)
          ORDER BY key
        ) AS keys
      ), durability AS MATERIALIZED (
        SELECT set_config('synchronous_commit',
          CASE WHEN \(unescaped: ServerInstance.expression) = \(outboxServer?.startedAt)
            THEN 'off' ELSE current_setting('synchronous_commit') END, true) AS mode
      )
      INSERT INTO log (\(unescaped: Event.columns)) SELECT \(unescaped: Event.columns) FROM
      """
    query.append(events.unnested)
    query.append(
      """
       WHERE (SELECT count(*) FROM locked) > 0 AND (SELECT mode FROM durability) <> ''
      ORDER BY place ON CONFLICT DO NOTHING
      """)
    let statement = query
    try await explainingAppending {
      try await run(statement, telling: .types(Set(events.map(\.type))))
    }
  }

  nonisolated(nonsending) func explainingAppending<T>(
    _ body: nonisolated(nonsending) () async throws -> T
  ) async throws -> T {
    do {
      return try await explaining(Self.appendStates, body)
    } catch var error as PostgresError where error.sqlState == "42501" {
      error.message += "; \(Self.rightsNeeded)"
      throw error
    }
  }

  private static let rightsNeeded =
    "the role must be a member of otolith_bus_member and speak for the service whose events these "
    + "are, see bus.sources (deploy/postgres/bootstrap.sql)"

  private func run(_ query: PostgresQuery, telling news: LogNews) async throws {
    if let notification = notifier.begin(news) {
      // A transaction of its own, behind that of the events in the same packet.
      defer { notifier.end() }
      let statements = [query, notification]
      _ = try await pool.withConnection { try await $0.queryTogether(statements) }
    } else {
      try await pool.execute(query)
      notifier.tell(news)
    }
    subscribers.tell(news)
  }

  /// Tells of what others may read now.
  func tell(_ news: LogNews) {
    notifier.tell(news)
    subscribers.tell(news)
  }

  /// One statement, hence one snapshot: what it sees of transactions older than every running one
  /// is all that they will ever have appended. Each type is read by the index on its own, so that
  /// others cost nothing, be there millions of them.
  public func read(
    after position: LogPosition, types: Set<String>, limit: Int,
    beside effectServer: ServerInstance?
  ) async throws -> LogBatch {
    // Both on one connection: it would not outlive a crash in between.
    let (rows, last, log) = try await explaining {
      try await pool.withConnection { connection in
        let rows = try await connection.query(Self.entries(after: position, types, limit))
        guard let last = rows.last else { throw BusError.unreadableLog("a read gave no row") }
        let log = try await identity(of: last, on: connection)
        if try last.decode("found", as: Int?.self) != nil,
          try last.decode("server_started_at", as: Int64.self) != effectServer?.startedAt
        {
          try await connection.execute(ServerInstance.flush)
        }
        return (rows, last, log)
      }
    }
    let isUnsettled = try last.decode("unsettled", as: Bool.self)
    guard let found = try last.decode("found", as: Int?.self) else {
      return LogBatch(
        events: [], end: position, rest: isUnsettled ? .unsettled : .none, log: log)
    }
    let events = try rows.map(Event.init(row:))
    return LogBatch(
      events: events, end: try LogPosition(row: last),
      rest: found > rows.count || found == limit ? .more : isUnsettled ? .unsettled : .none,
      log: log, last: events.last?.id)
  }

  private static func entries(
    after position: LogPosition, _ types: Set<String>, _ limit: Int
  ) -> PostgresQuery {
    let types = types.sorted()
    return """
      SELECT \(unescaped: Event.columns), txid, position, found, unsettled,
        \(unescaped: identityColumns)
      FROM (
        SELECT EXISTS (
          SELECT FROM unnest(\(types)) AS topic (name) CROSS JOIN LATERAL (
            SELECT FROM log
            WHERE type = name AND txid >= pg_snapshot_xmin(pg_current_snapshot())
            LIMIT 1
          ) AS late
        ) AS unsettled
      ) AS rest LEFT JOIN (
        SELECT *, count(*) OVER () AS found,
          sum(octet_length(data)) OVER (ORDER BY txid, position) - octet_length(data) AS before
        FROM (
          SELECT entry.* FROM unnest(\(types)) AS topic (name) CROSS JOIN LATERAL (
            SELECT * FROM log
            WHERE type = name AND (txid, position) > (\(position.transactionID), \(position.number))
              AND txid < pg_snapshot_xmin(pg_current_snapshot())
            ORDER BY txid, position LIMIT \(limit)
          ) AS entry
          ORDER BY entry.txid, entry.position LIMIT \(limit)
        ) AS wanted
      ) AS measured ON before < \(Event.batchBytesMax)
      ORDER BY txid, position
      """
  }

  public func backlog(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBacklog {
    let types = types.sorted()
    let query: PostgresQuery = """
      SELECT \(unescaped: Self.identityColumns), (
        SELECT count(*) FROM (
          SELECT FROM unnest(\(types)) AS topic (name) CROSS JOIN LATERAL (
            SELECT FROM log
            WHERE type = name AND (txid, position) > (\(position.transactionID), \(position.number))
            LIMIT \(limit)
          ) AS entry LIMIT \(limit)
        ) AS wanted
      ) AS events, (
        SELECT min(time) FROM unnest(\(types)) AS topic (name) CROSS JOIN LATERAL (
          SELECT time FROM log
          WHERE type = name AND (txid, position) > (\(position.transactionID), \(position.number))
          ORDER BY txid, position LIMIT 1
        ) AS next
      ) AS oldest
      """
    return try await explaining {
      try await pool.withConnection { connection in
        let rows = try await connection.query(query)
        return LogBacklog(
          events: try rows[0].decode("events"), oldest: try rows[0].decode("oldest"),
          log: try await identity(of: rows[0], on: connection))
      }
    }
  }
}

extension LogNews {
  /// The most bytes that NOTIFY takes are 7999.
  private static let payloadMax = 7900

  /// Types separated by commas; empty for any.
  var payload: String {
    guard case .types(let types) = self else { return "" }
    let text = types.sorted().joined(separator: ",")
    return text.utf8.count <= Self.payloadMax ? text : ""
  }

  init(payload: String) {
    self = payload.isEmpty ? .any : .types(Set(payload.split(separator: ",").map(String.init)))
  }
}
