public import FoundationEssentials
public import Logging

/// Creates a schema's upcoming partitions and drops those past retention.
///
/// Several instances may run it. While none runs, rows go to default partitions, and the next round
/// moves them.
public struct PartitionMaintenance: Sendable {
  /// Interval of rounds.
  static let interval = Duration.seconds(3600)
  /// The wait after an incomplete round.
  static let retryInterval = Duration.seconds(300)
  /// Interval of clock checks. If the clock was changed by more than ``jumpSeconds``, a round
  /// follows at once.
  static let clockInterval = Duration.seconds(30)
  static let jumpSeconds = 3600.0

  private let pool: PostgresPool
  private let name: String
  private let now: @Sendable () -> Date
  private let onReport: @Sendable (PartitionReport) -> Void
  private let logger: Logger

  /// - Parameters:
  ///   - pool: a pool of the serving role or the owner, with the schema first in its search path.
  ///   - name: a name for the log; a process may maintain several schemas.
  ///   - now: the clock of the rows' times.
  ///   - onReport: called for each table after each round.
  public init(
    pool: PostgresPool, name: String = "partitions", now: @escaping @Sendable () -> Date,
    logger: Logger,
    onReport: @escaping @Sendable (PartitionReport) -> Void = { _ in }
  ) {
    self.pool = pool
    self.name = name
    self.now = now
    self.onReport = onReport
    self.logger = logger
  }

  /// Runs rounds until the task is cancelled. Failures are retried.
  public func run() async throws {
    while true {
      let (start, clock) = (ContinuousClock.now, now())
      var interval = Self.retryInterval
      do {
        let reports = try await maintain()
        for report in reports { tell(report) }
        if reports.allSatisfy(\.problems.isEmpty) { interval = Self.interval }
      } catch {
        try Task.checkCancellation()
        logger.warning(
          "cannot maintain \(name); retrying", metadata: ["error": "\(error)"])
      }
      repeat {
        try await Task.sleep(for: Self.clockInterval)
      } while start.duration(to: .now) < interval
        && !Self.isJump(from: clock, to: now(), after: start.duration(to: .now))
    }
  }

  /// Runs one round: each table in its own transaction.
  ///
  /// - Throws: `PostgresError`.
  @discardableResult
  public func maintain() async throws -> [PartitionReport] {
    let tables = try await pool.query(
      "SELECT table_name FROM partitioned_tables ORDER BY table_name"
    ).map { try $0.decode(String.self) }
    var reports: [PartitionReport] = []
    for table in tables {
      let report = try await pool.transaction { connection in
        // Moving many rows out of a default partition may take long.
        try await connection.execute("SET LOCAL statement_timeout = '10min'")
        let rows = try await connection.query(
          "SELECT * FROM maintain_partitions(\(table), \(now()))")
        return try PartitionReport(
          table: table, row: rows[0],
          readyUntil: try await Self.end(of: table, from: now(), on: connection))
      }
      onReport(report)
      reports.append(report)
    }
    return reports
  }

  /// The end of the gapless partitions from `time` on; `time` if missing. Does not use
  /// `partitions_of`, which only owners may call.
  private static func end(
    of table: String, from time: Date, on connection: PostgresConnection
  ) async throws -> Date {
    try await connection.query(
      """
      WITH parts AS (
        SELECT times[1]::timestamptz AS starts_at, times[2]::timestamptz AS ends_at
        FROM pg_inherits JOIN pg_class ON oid = inhrelid, regexp_match(
          pg_get_expr(relpartbound, oid), $$FROM \\('([^']+)'\\) TO \\('([^']+)'\\)$$) AS times
        WHERE inhparent = to_regclass(quote_ident(\(table)))
      ), clock AS (SELECT \(time) AS now)
      SELECT coalesce(min(ends_at), (SELECT now FROM clock)) AS ready_until
      FROM parts, clock
      WHERE ends_at > now
        AND EXISTS (SELECT FROM parts WHERE starts_at <= now AND ends_at > now)
        AND NOT EXISTS (SELECT FROM parts AS next WHERE next.starts_at = parts.ends_at)
      """
    )[0].decode("ready_until")
  }

  /// Whether the clock was changed.
  static func isJump(from start: Date, to end: Date, after elapsed: Duration) -> Bool {
    (end.timeIntervalSince(start) - elapsed / .seconds(1)).magnitude > jumpSeconds
  }

  private func tell(_ report: PartitionReport) {
    if report.created + report.dropped > 0 {
      logger.info(
        "created or dropped partitions",
        metadata: [
          "table": "\(report.table)", "created": "\(report.created)",
          "dropped": "\(report.dropped)",
        ])
    }
    for problem in report.problems {
      logger.warning(
        "cannot maintain a partition; retrying",
        metadata: ["table": "\(report.table)", "problem": "\(problem)"])
    }
    if report.defaultRows > 0 {
      logger.warning(
        "rows are in the default partition: their times are far from the clock's",
        metadata: ["table": "\(report.table)", "rows": "\(report.defaultRows)"])
    }
  }
}
