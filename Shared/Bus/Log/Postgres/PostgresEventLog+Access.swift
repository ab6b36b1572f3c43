import Postgres

extension PostgresEventLog {
  /// Does something with the log's tables. Where they are not to be found or not to be used, the error
  /// says why: PostgreSQL itself tells a role without rights on a schema that its tables do not exist.
  ///
  /// - Throws: `BusError.logUnusable`; else what `body` throws.
  nonisolated(nonsending) func explaining<T>(
    _ states: Set<String> = PostgresEventLog.accessStates,
    _ body: nonisolated(nonsending) () async throws -> T
  ) async throws -> T {
    do {
      return try await body()
    } catch let error as PostgresError {
      guard let state = error.sqlState, states.contains(state),
        let reason = try? await obstacle()
      else { throw error }
      throw BusError.logUnusable("\(reason) (\(error.message))")
    }
  }

  /// Undefined table, column, function and schema; insufficient rights.
  static let accessStates: Set<String> = ["42P01", "42703", "42883", "3F000", "42501"]
  /// Of an append the rights are checked by row, which has a reason of its own.
  static let appendStates = accessStates.subtracting(["42501"])

  /// Why this role cannot use the log, and what to do about it.
  private func obstacle() async throws -> String {
    let rows = try await pool.query(
      """
      SELECT current_user::text AS role, current_database()::text AS database,
        to_regnamespace('bus') IS NOT NULL AS has_schema,
        coalesce(has_schema_privilege(to_regnamespace('bus')::oid, 'USAGE'), false) AS may_use,
        EXISTS (
          SELECT FROM pg_class WHERE relname = 'log' AND relnamespace = to_regnamespace('bus')
        ) AS has_log
      """)
    let row = rows[0]
    let role = try row.decode("role", as: String.self)
    let database = try row.decode("database", as: String.self)
    if try !row.decode("has_schema", as: Bool.self) {
      return
        "the database \(database) has no schema bus: run deploy/postgres/bootstrap.sql there and "
        + "`otolithctl bus migrate`, or correct OTOLITH_BUS_DATABASE_URL"
    }
    if try !row.decode("may_use", as: Bool.self) {
      return "the role \(role) has no rights on the schema bus, for it is no member of "
        + "otolith_bus_member: give the role that serves, such as otolith_planning, in "
        + "OTOLITH_DATABASE_URL or OTOLITH_BUS_DATABASE_URL, not the schema's owner; or, where one role is to "
        + "do both, GRANT otolith_bus_member TO it"
    }
    if try !row.decode("has_log", as: Bool.self) {
      return "the log is not made yet: run `otolithctl bus migrate`"
    }
    return "the log is of an older version, or the role \(role) lacks rights on it: run "
      + "`otolithctl bus migrate`"
  }
}
