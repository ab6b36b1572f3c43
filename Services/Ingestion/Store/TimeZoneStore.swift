package import Calendar
import FoundationEssentials
package import Postgres

/// The IANA zone names that the database knows. It computes the offsets, so its list decides.
package struct TimeZoneStore: Sendable {
  /// - Throws: `PostgresError`.
  package static func names(on executor: some PostgresExecutor) async throws -> Set<String> {
    // `posix/` and `right/` are copies of the tree; the others stand for the machine's own zone.
    let rows = try await executor.query(
      """
      SELECT name FROM pg_timezone_names
      WHERE name !~ '^(posix|right)/' AND name NOT IN ('localtime', 'posixrules', 'Factory')
      """)
    return Set(try rows.map { try $0.decode("name") })
  }

  /// When dates begin.
  package static func beginnings(
    of dates: Set<ZonedDate>
  ) -> PostgresStatement<[ZonedDate: Instant]> {
    let dates = Array(dates)
    return PostgresStatement(
      """
      SELECT place, date::date::timestamp AT TIME ZONE zone AS begins_at
      FROM unnest(\(dates.map(\.date.iso8601)), \(dates.map(\.timeZone)))
        WITH ORDINALITY AS asked (date, zone, place)
      """
    ) { rows in
      try rows.reduce(into: [:]) { beginnings, row in
        let (place, beginsAt) = try row.decode(Int64.self, Date.self)
        beginnings[dates[Int(place) - 1]] = Instant(beginsAt)
      }
    }
  }
}

/// A date in a time zone that the database knows.
package struct ZonedDate: Sendable, Hashable {
  package var date: CivilDate
  package var timeZone: String

  package init(date: CivilDate, timeZone: String) {
    self.date = date
    self.timeZone = timeZone
  }
}
