public import FoundationEssentials
public import Logging

/// Keeps a schema's partitions ready ahead of time and drops those past retention.
///
/// Any number of instances may run it. While it does not run, rows go to default partitions, from
/// where its next round moves them.
public struct PartitionMaintenance: Sendable {
  /// A round at least this often.
  static let interval = Duration.seconds(3600)
  /// The wait after a round that could not do everything.
  static let retryInterval = Duration.seconds(300)
  /// How often the clock is looked at. When it was put forward or back by more than
  /// ``jumpSeconds``, a round follows at once.
  static let clockInterval = Duration.seconds(30)
  static let jumpSeconds = 3600.0

  private let pool: PostgresPool
  private let name: String
  private let now: @Sendable () -> Date
  private let onReport: @Sendable (PartitionReport) -> Void
  private let logger: Logger

  /// - Parameters:
  ///   - pool: with the schema first in its search path, of the role that serves or of the owner.
  ///   - name: what they are called in the log: a process may keep those of several schemas.
  ///   - now: the clock that the rows' times come from.
  ///   - onReport: told of each table after each round.
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

  /// Rounds until the task is cancelled, through whatever fails meanwhile.
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
          "\(name) cannot be maintained, which is tried again", metadata: ["error": "\(error)"])
      }
      repeat {
        try await Task.sleep(for: Self.clockInterval)
      } while start.duration(to: .now) < interval
        && !Self.isJump(from: clock, to: now(), after: start.duration(to: .now))
    }
  }

  /// One round: each table in a transaction of its own.
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
        // Moving many rows out of a default partition takes its time.
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

  /// Until when rows find a partition without a gap; `time` where not even those of now do. Not by
  /// `partitions_of`, which is for owners.
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

  /// Whether the clock went otherwise than time did.
  static func isJump(from start: Date, to end: Date, after elapsed: Duration) -> Bool {
    abs(end.timeIntervalSince(start) - elapsed / .seconds(1)) > jumpSeconds
  }

  private func tell(_ report: PartitionReport) {
    if report.created + report.dropped > 0 {
      logger.info(
        "partitions were made or dropped",
        metadata: [
          "table": "\(report.table)", "created": "\(report.created)",
          "dropped": "\(report.dropped)",
        ])
    }
    for problem in report.problems {
      logger.warning(
        "a partition could not be maintained, which is tried again",
        metadata: ["table": "\(report.table)", "problem": "\(problem)"])
    }
    if report.defaultRows > 0 {
      logger.warning(
        "rows are in no partition of their own: their times are far from the clock's",
        metadata: ["table": "\(report.table)", "rows": "\(report.defaultRows)"])
    }
  }
}
