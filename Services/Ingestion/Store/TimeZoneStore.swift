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
}
