import Calendar
import FoundationEssentials
import Logging
import Postgres

/// Compares the local times that PostgreSQL computes with those by the host's folder.
///
/// Not of those that are abbreviations as well, such as `CET`: PostgreSQL reads them as one offset all the year
/// (PostgreSQL manual §8.5.3), whatever its zones are.
///
/// PostgreSQL tells no version of its zones. What counts are offsets, so those are compared: of every zone
/// that both have, now and at some moments of the next year, in which a new rule would show.
struct TimeZoneComparison: Sendable {
  /// Days from now; both halves of the year, twice.
  static let days = [0, 60, 120, 180, 240, 300, 365]
  /// Those that stand for the machine's own zone, or for copies of others.
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

  /// In a session of its own, which ends with it: one keeps the rules that it has read for as long as it
  /// lives, and each zone takes some memory there.
  ///
  /// - Returns: names, in their order.
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
