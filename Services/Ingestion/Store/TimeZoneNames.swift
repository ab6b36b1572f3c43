import Postgres

/// The IANA zone names that the database knows. It computes the offsets, so its list decides.
enum TimeZoneNames {
  /// - Throws: `PostgresError`.
  static func load(from pool: PostgresPool) async throws -> Set<String> {
    // `posix/` and `right/` are copies of the tree; the others stand for the machine's own zone.
    let rows = try await pool.query(
      """
      SELECT name FROM pg_timezone_names
      WHERE name !~ '^(posix|right)/' AND name NOT IN ('localtime', 'posixrules', 'Factory')
      """)
    return Set(try rows.map { try $0.decode("name") })
  }
}
