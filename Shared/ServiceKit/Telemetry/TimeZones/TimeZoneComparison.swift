import Calendar
import FoundationEssentials
import Logging
import Postgres

/// Compares PostgreSQL's local times with those of the host's time zone files.
///
/// PostgreSQL does not report the version of its time zones, so the offsets of all common zones are
/// compared, now and at several times of the next year. Names that are also abbreviations, such as
/// `CET`, are excluded: PostgreSQL reads them as a constant offset (PostgreSQL manual §8.5.3).
struct TimeZoneComparison: Sendable {
  /// Days from now to compare; each half of the year is covered twice.
  static let days = [0, 60, 120, 180, 240, 300, 365]
  /// Names of the machine's own zone and of copies of others.
  private static let skipped: Set<String> = ["localtime", "posixrules", "Factory"]

  private let configuration: PostgresConfiguration
  private let logger: Logger

  init(database: PostgresConfiguration, logger: Logger) {
    var configuration = database
    configuration.connections = 1
    configuration.applicationName += " time zones"
    self.configuration = configuration
    var logger = logger
    logger.logLevel = .critical
    self.logger = logger
  }

  /// Returns the differing zones, sorted by name. Uses a separate session, because a session caches
  /// the rules it has read, which takes memory.
  ///
  /// - Throws: `PostgresError`.
  func differing(from zones: ZoneDatabase, at now: Date = Date()) async throws -> [String] {
    let pool = PostgresPool(configuration: configuration, logger: logger)
    do {
      let found = try await differing(from: zones, at: now, on: pool)
      await pool.close()
      return found
    } catch {
      await pool.close()
      throw error
    }
  }

  private func differing(
    from zones: ZoneDatabase, at now: Date, on pool: PostgresPool
  ) async throws -> [String] {
    let seconds = Self.days.map { Int64(now.timeIntervalSince1970) + Int64($0) * 86_400 }
    let names = zones.names.subtracting(Self.skipped)
    let rows = try await pool.query(
      """
      SELECT name, array_agg(extract(epoch FROM (to_timestamp(second) AT TIME ZONE name)
          - (to_timestamp(second) AT TIME ZONE 'UTC'))::int8 ORDER BY second) AS offsets
      FROM pg_timezone_names, unnest(\(seconds)) AS second
      WHERE name = ANY (\(names.sorted())) AND name NOT IN (SELECT abbrev FROM pg_timezone_abbrevs)
      GROUP BY name
      """)
    return try rows.compactMap { row in
      let name = try row.decode("name", as: String.self)
      guard let zone = zones.zone(name) else { return nil }
      let theirs = try row.decode("offsets", as: [Int64].self)
      let ours = seconds.map { second in
        Int64(zone.offset(at: Instant(secondsSinceEpoch: Int(second))))
      }
      return theirs == ours ? nil : name
    }.sorted()
  }
}
