public import FoundationEssentials
public import Logging
public import Postgres
internal import Synchronization

/// The log in the schema `bus` of a PostgreSQL database, which may be another database than the
/// services'.
///
/// A long-running transaction anywhere in that cluster delays the readers as long, since its events
/// may have to come first.
public final class PostgresEventLog: EventLog {
  static let channel = "otolith_bus"
  /// Key of the advisory lock for appending events of `source`.
  static let sourceKey = "hashtextextended('otolith log ' || source, 0)"

  public let name: String
  /// Schema of the tables.
  let schema: String
  let pool: PostgresPool
  private let listener: PostgresListener
  private let subscribers: LogSubscribers
  private let notifier: PostgresNotifier
  /// History of the last seen server.
  let history = Mutex<ServerHistory?>(nil)

  /// - Parameters:
  ///   - configuration: settings of the log's database; the role must be a member of
  ///     `otolith_bus_member`. One connection beside the pool's listens for notifications.
  ///   - name: see `EventLog.name`; a log that replaces another one needs a new name.
  public init(configuration: PostgresConfiguration, name: String = "postgres", logger: Logger) {
    var configuration = configuration
    schema = configuration.searchPath ?? "bus"
    configuration.searchPath = schema
    // Forces index scans in index order. With outdated statistics the planner would otherwise read
    // everything after a position, sort it and discard most of it.
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
      // Notifications may have been lost while disconnected.
      case .listening: subscribers.tell(.any)
      case .notification(let notification):
        subscribers.tell(LogNotification(payload: notification.payload))
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

  /// Maintenance of the log's partitions; members of `otolith_bus_member` may run it.
  ///
  /// - Parameter now: the clock of the events' times.
  public func partitionMaintenance(
    now: @escaping @Sendable () -> Date, logger: Logger,
    onReport: @escaping @Sendable (PartitionReport) -> Void = { _ in }
  ) -> PartitionMaintenance {
    PartitionMaintenance(
      pool: pool, name: "partitions of the log", now: now, logger: logger, onReport: onReport)
  }

  public func subscribe(_ onNews: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription
  {
    subscribers.add(onNews)
  }

  public func callReaders() async {
    tell(.any)
    await notifier.finish()
  }

  public func append(_ events: [Event]) async throws {
    guard !events.isEmpty else { return }
    // Two relays of one outbox may run at once: one that has lost its connection, and thereby its
    // lock, without noticing, and its successor. The one with the lower transaction id may insert
    // later, and these events would sort before the other's. So each takes this lock before its
    // transaction id is assigned, at its first row.
    var query: PostgresQuery = """
      WITH locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(key)
        FROM (
          SELECT DISTINCT \(unescaped: Self.sourceKey) AS key
          FROM unnest(\(Array(Set(events.map(\.source))))) AS sources (source)
          ORDER BY key
        ) AS keys
      )
      INSERT INTO log (\(unescaped: Event.columns)) SELECT \(unescaped: Event.columns) FROM
      """
    query.append(events.unnested)
    query.append(
      """
       WHERE (SELECT count(*) FROM locked) > 0
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
    "the role must be a member of otolith_bus_member and be mapped to the source of these events "
    + "in bus.sources (/usr/share/otolith/postgres/bootstrap.sql)"

  private func run(_ query: PostgresQuery, telling news: LogNotification) async throws {
    if let notification = notifier.begin(news) {
      // A separate transaction after the events, in the same packet.
      defer { notifier.end() }
      let statements = [query, notification]
      _ = try await pool.withConnection { try await $0.queryTogether(statements) }
    } else {
      try await pool.execute(query)
      notifier.tell(news)
    }
    subscribers.tell(news)
  }

  /// Notifies other processes of new events.
  func tell(_ news: LogNotification) {
    notifier.tell(news)
    subscribers.tell(news)
  }

  /// One statement, so one snapshot: events of transactions older than every running one are
  /// complete. Each type is read by the index separately, so other types cost nothing, however many
  /// events they have.
  public func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    let (rows, last, log) = try await explaining {
      try await pool.withConnection { connection in
        let rows = try await connection.query(Self.entries(after: position, types, limit))
        guard let last = rows.last else { throw BusError.unreadableLog("a read gave no row") }
        return (rows, last, try await identity(of: last, on: connection))
      }
    }
    let isUnsettled = try last.decode("unsettled", as: Bool.self)
    guard try last.decode("position", as: Int64?.self) != nil else {
      return LogBatch(
        events: [], end: position, rest: isUnsettled ? .unsettled : .none, log: log)
    }
    let events = try rows.map(Event.init(row:))
    let isFull =
      rows.count == limit || events.reduce(0) { $0 + $1.data.count } >= Event.batchBytesMax
    return LogBatch(
      events: events, end: try LogPosition(row: last),
      rest: isFull ? .more : isUnsettled ? .unsettled : .none,
      log: log, last: events.last?.id)
  }

  private static func entries(
    after position: LogPosition, _ types: Set<String>, _ limit: Int
  ) -> PostgresQuery {
    let types = types.sorted()
    return """
      SELECT \(unescaped: Event.columns), txid, position, unsettled,
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
        SELECT *,
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

extension LogNotification {
  /// Maximum bytes of a payload; NOTIFY accepts 7999.
  private static let payloadMax = 7900

  /// Comma-separated types; empty for any.
  var payload: String {
    guard case .types(let types) = self else { return "" }
    let text = types.sorted().joined(separator: ",")
    return text.utf8.count <= Self.payloadMax ? text : ""
  }

  init(payload: String) {
    self = payload.isEmpty ? .any : .types(Set(payload.split(separator: ",").map(String.init)))
  }
}
